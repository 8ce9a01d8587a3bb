"""Processes that play for another one end with it."""

import os
import signal
import subprocess
import sys
import time

PARENT = """
import os, sys, time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from ruinous.bots import workers

if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=workers.begin)
    print(pool.submit(os.getpid).result(), flush=True)
    pool.submit(time.sleep, 600)
    time.sleep(600)
"""


def runs(process: int) -> bool:
    """Whether a process is there and no mere entry of a dead one."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_worker_whose_parent_is_killed_ends(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout
        worker = int(parent.stdout.readline())
        assert runs(worker)
        os.kill(parent.pid, signal.SIGKILL)
    for _ in range(600):
        if not runs(worker):
            break
        time.sleep(0.1)
    assert not runs(worker)
