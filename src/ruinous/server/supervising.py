"""Several workers under uvicorn's supervisor, which replaces one that no longer answers."""

from __future__ import annotations

import socket

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess, multiprocess


class Worker(multiprocess.Process):
    """A worker that has never answered is still starting, which takes long on a busy machine: it is let start."""

    answered = False

    def is_alive(self, timeout: float = 5) -> bool:
        if not self.process.is_alive():
            return False
        answers = self.ping(timeout if self.answered else 0)
        self.answered |= answers
        return answers or not self.answered


def supervise(config: uvicorn.Config, listener: socket.socket) -> int:
    """Run the workers until they are told to stop; gives the exit status."""
    multiprocess.Process = Worker  # type: ignore[misc]  # the supervisor has no parameter for it
    supervisor = Multiprocess(config, sockets=[listener])
    supervisor.run()
    return 1 if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes) else 0
