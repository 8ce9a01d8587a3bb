"""A thread with a queue. It takes all that waits at once, so that one commit may serve many."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from ruinous.store.protocol import Down

T = TypeVar("T")
MOST = 500  # jobs in one batch


class Job(NamedTuple):
    future: asyncio.Future[Any]
    call: Callable[..., Any]
    args: tuple[Any, ...]


class Outcome(NamedTuple):
    """What has become of a job: a result, or an error."""

    future: asyncio.Future[Any]
    result: Any
    error: Exception | None


class Worker:
    """Runs jobs in batches, in order. `run` gets a batch and returns what has become of each."""

    def __init__(self, name: str, run: Callable[[list[Job]], list[Outcome]]) -> None:
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._run = run
        self._closed = False
        self._thread = threading.Thread(target=self._loop, name=name, daemon=True)
        self._thread.start()

    def submit(self, call: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        if self._closed:
            raise Down("closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put(Job(future, call, args))
        return future

    async def close(self) -> None:
        """Finish what is queued, then end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _loop(self) -> None:
        more = True
        while more:
            batch: list[Job] = []
            try:
                job = self._queue.get()
                while job is not None:
                    batch.append(job)
                    if len(batch) == MOST:
                        break
                    job = self._queue.get_nowait()
                more = job is not None
            except Empty:
                pass
            # Whoever was cancelled while waiting wants nothing any more.
            batch = [job for job in batch if not job.future.cancelled()]
            try:
                outcomes = self._run(batch)
            except Exception as error:
                outcomes = [Outcome(job.future, None, error) for job in batch]
            _wake(outcomes)
            del batch, outcomes  # while the thread waits for the next jobs it holds none


def _wake(outcomes: list[Outcome]) -> None:
    """Tell those who wait: one call into each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        loops.setdefault(outcome.future.get_loop(), []).append(outcome)
    for loop, told in loops.items():
        try:
            loop.call_soon_threadsafe(_settle, told)
        except RuntimeError:
            pass  # the loop is closed: nobody waits any more


def _settle(outcomes: Iterable[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.done():
            continue  # cancelled meanwhile
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
