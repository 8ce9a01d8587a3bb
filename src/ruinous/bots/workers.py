"""Processes that play or think for another one."""

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait


def begin() -> None:
    """In a worker: one thread; Ctrl-C is for the one who waits for it; it ends when that one is gone."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(signal.SIGTERM)


def end_with_parent(how: signal.Signals) -> None:
    """End this process when the one that has started it is gone, however it ended."""
    parent = parent_process()
    if parent is not None:

        def watch() -> None:
            wait([parent.sentinel])
            os.kill(os.getpid(), how)

        threading.Thread(target=watch, daemon=True).start()
