"""Analyses in the background: a line that is fair to all, a process that stands back, and what was found is kept.

An analysis goes on while nobody looks; but one that still waits in the line when nobody has asked for it for a while is
dropped. What was found is kept in the store by what it is about, so that it is worked out once. Where other processes
write to the store too, it also says what is under way, so that none of them begins it a second time.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import json

from ruinous.analysis import VERSION, Analysis
from ruinous.analysis import told as with_words
from ruinous.server.analysis.analyst import Analyst, Lost, Subject
from ruinous.server.bots.line import Full, Line, Payer, Ticket
from ruinous.server.chance import Now
from ruinous.server.tasks import Tasks
from ruinous.store.analyses import StoredAnalysis
from ruinous.table.analysing import AnalysisTold, Onward, Studied, game_in, onward, position_at, studied
from ruinous.table.refusals import Refused
from ruinous.table.wishes import spelled
from ruinous.words import speaking

if TYPE_CHECKING:
    from ruinous.rules.game import Game
    from ruinous.server.replays.working import Replays
    from ruinous.store.protocol import Store

log = logging.getLogger("ruinous.server")

OF_PERSON, OF_ADDRESS = 4, 16  # analyses that wait at most
UNDER_WAY = -1  # made: not yet, but some process is at it
SAID, BELIEVED = 2.0, 15.0  # seconds between two words about that, and for which one is believed
WANTED = 120.0  # seconds for which one that nobody asks for keeps its place
TRIES = 2
TEXT = "game-"  # how the id of a text begins
LETTERS = 20  # of its digest
DAY = 24 * 3600 * 1000  # milliseconds
SPOKEN = 16  # answers in memory


def id_of(text: str) -> str:
    """The id of a text. Who knows it has the text, or a link from somebody who has."""
    return TEXT + spelled(sha256(text.encode()).digest()[:LETTERS])


class Job(Ticket):
    """An analysis under way."""

    def __init__(self, key: str, payer: Payer, subject: Subject) -> None:
        super().__init__(payer, key)
        self.key = key
        self.subject = subject
        self.progress = 0.0
        self.analyst: Analyst | None = None  # who works at it
        self.dropped = Event()
        self.wanted = monotonic()
        self.ended = False
        self.writing = asyncio.Lock()  # what is under way is never written over what was found

    def kept(self, at: int, made: int, found: bytes = b"") -> StoredAnalysis:
        source = zlib.compress(self.subject.text.encode()) if self.subject.text else b""
        return StoredAnalysis(self.key, at, made, source, found)


class Analyses:
    """Those that wait, those that run, and those that are kept."""

    def __init__(
        self, store: Store, replays: Replays, now: Now, processes: int = 1, simulations: int = 6_000, factor: float = 1
    ) -> None:
        self.store = store
        self.replays = replays
        self.now = now
        self.simulations = simulations
        most = (max(1, round(OF_PERSON * factor)), max(1, round(OF_ADDRESS * factor))) if factor else (10**6, 10**6)
        self.most = most[0]
        self.line: Line[Job] = Line(*most)
        self.jobs: dict[str, Job] = {}
        self.broken: dict[str, None] = {}  # those that came to nothing, until somebody hears of it
        self.spoken: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._free = [Analyst() for _ in range(processes)]
        self._analysts = list(self._free)
        self._threads = ThreadPoolExecutor(processes, "analysing")
        self._tasks = Tasks()
        self._saying = False

    # --- texts ----------------------------------------------------------------------------------------------------

    async def bring(self, text: str, who: str) -> str:
        """Keep a text that can be analysed, and give its id; Refused if it can't."""
        id = id_of(text)
        if await self.store.analysis(id) is None:
            await self.replays.work(who, checked, text)
            packed = zlib.compress(text.encode())
            await self.store.put_analysis(StoredAnalysis(id, self.now(), source=packed))
        return id

    async def text(self, id: str) -> str:
        """A text that was brought; Refused if there is none, or none any more."""
        kept = await self.store.analysis(id)
        if kept is None or not kept.source:
            raise Refused("not_found", "no_analysis")
        return zlib.decompress(kept.source).decode()

    # --- asking ---------------------------------------------------------------------------------------------------

    async def state(self, key: str) -> tuple[AnalysisTold, bytes]:
        """How far an analysis is, and what is kept of it."""
        if job := self.jobs.get(key):
            job.wanted = monotonic()
            return self._how_far(job), b""
        if key in self.broken:
            del self.broken[key]
            raise Refused("fault", "analysis_broken")
        kept = await self.store.analysis(key)
        if kept and kept.made == UNDER_WAY and self.now() - kept.at < BELIEVED * 1000:
            return json.decode(kept.found, type=AnalysisTold), b""
        if kept is None or kept.made != VERSION:
            return AnalysisTold("none"), b""
        if self.now() - kept.at > DAY:
            await self.store.want_analysis(key, self.now())
        return AnalysisTold("done"), kept.found

    async def ask(
        self, key: str, payer: Payer, subject: Callable[[], Awaitable[Subject]]
    ) -> tuple[AnalysisTold, bytes]:
        """The same; it is begun if nobody has begun it. Refused if this person or address has too many in the line."""
        told, found = await self.state(key)
        if told.state != "none":
            return told, found
        about = await subject()
        if key not in self.jobs:
            job = Job(key, payer, about)
            try:
                self.line.join(job)
            except Full:
                raise Refused("busy", "too_many_analyses", count=self.most) from None
            self.jobs[key] = job
            self._call()
            if self.store.shared and not self._saying:
                self._saying = True
                self._tasks.spawn(self._say())
        return await self.state(key)

    async def drop(self, key: str, payer: Payer) -> None:
        """Nobody wants it any more, if it was the one who asked for it who says so."""
        job = self.jobs.get(key)
        if job is None or job.payer != payer:
            return
        if job.analyst:
            job.dropped.set()
        else:
            self.line.leave(job)
            del self.jobs[key]
            await self._keep(job, None)

    async def told(
        self, key: str, found: bytes, subject: Callable[[], Awaitable[Subject]], language: str, who: str
    ) -> bytes:
        """What was found, with its words, as JSON."""
        spoken = self.spoken.get((key, language))
        if spoken is None:
            spoken = await self.replays.work(who, said, await subject(), zlib.decompress(found), language)
        self.spoken[key, language] = spoken
        self.spoken.move_to_end((key, language))
        while len(self.spoken) > SPOKEN:
            self.spoken.popitem(last=False)
        return spoken

    # --- the line -------------------------------------------------------------------------------------------------

    def _how_far(self, job: Job) -> AnalysisTold:
        """Before one that waits come those that run, too."""
        if job.analyst:
            return AnalysisTold("running", progress=job.progress)
        return AnalysisTold(
            "waiting", ahead=self.line.ahead(job) + sum(bool(one.analyst) for one in self.jobs.values())
        )

    def _call(self) -> None:
        while self._free and self.line:
            job = self.line.take()
            if monotonic() - job.wanted > WANTED:
                del self.jobs[job.key]
                continue
            job.analyst = self._free.pop()
            self._tasks.spawn(self._run(job, job.analyst))

    async def _say(self) -> None:
        """Tell the other processes what is under way, while anything is."""
        try:
            while self.jobs:
                for job in list(self.jobs.values()):
                    async with job.writing:
                        if not job.ended and job.key in self.jobs:
                            told = json.encode(self._how_far(job))
                            await self.store.put_analysis(job.kept(self.now(), UNDER_WAY, told))
                await asyncio.sleep(SAID)
        finally:
            self._saying = False

    async def _run(self, job: Job, analyst: Analyst) -> None:
        try:
            found = await self._found(job, analyst)
            await self._keep(job, found)
        except Exception:
            log.exception("An analysis has come to nothing.")
            self.broken[job.key] = None
        finally:
            self._free.append(analyst)
            self.jobs.pop(job.key, None)
            self._call()

    async def _keep(self, job: Job, found: bytes | None) -> None:
        """What was found; of one that was dropped only that nobody is at it any more."""
        async with job.writing:
            job.ended = True
            if found is not None:
                await self.store.put_analysis(job.kept(self.now(), VERSION, zlib.compress(found)))
            elif self.store.shared:
                await self.store.put_analysis(job.kept(self.now(), 0))

    async def _found(self, job: Job, analyst: Analyst) -> bytes | None:
        loop = asyncio.get_running_loop()

        def tell(progress: float) -> None:
            job.progress = progress

        for attempt in range(TRIES):
            try:
                return await loop.run_in_executor(
                    self._threads, analyst.analyse, job.subject, self.simulations, tell, job.dropped
                )
            except Lost:
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def stop(self) -> None:
        self._tasks.cancel()
        for analyst in self._analysts:
            analyst.stop()
        self._threads.shutdown()


# --- in the process of the replays ----------------------------------------------------------------------------------

_games: OrderedDict[bytes, Game] = OrderedDict()  # at hand
AT_HAND = 4


def checked(text: str) -> bytes:
    """Refused if a text can't be analysed."""
    game_in(text)
    return b""


def said(subject: Subject, found: bytes, language: str) -> bytes:
    """What was found, with its words."""
    with speaking(language):
        return json.encode(with_words(json.decode(found, type=Analysis), at_hand(subject)))


def shown(
    subject: Subject, at: int, moves: tuple[str, ...], seat: str | None, hands_open: bool, language: str
) -> bytes:
    with speaking(language):
        told: Studied = studied(at_hand(subject), at, moves, seat, hands_open)
        return json.encode(told)


def position(subject: Subject, at: int, moves: tuple[str, ...]) -> bytes:
    return position_at(at_hand(subject), at, moves).encode()


def going_on(subject: Subject, at: int, moves: tuple[str, ...]) -> bytes:
    found: Onward = onward(at_hand(subject), at, moves)
    return json.encode(found)


def at_hand(subject: Subject) -> Game:
    """The game of a subject. It is not to be changed."""
    name = sha256(subject.text.encode() + b"\0".join(subject.log)).digest()
    game = _games.pop(name, None) or subject.game()
    _games[name] = game
    while len(_games) > AT_HAND:
        _games.popitem(last=False)
    return game
