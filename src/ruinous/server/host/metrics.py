"""What is measured, in Prometheus' way: one set for the process. No label ever holds a name, an id or an address.

With several workers each writes its numbers to files of a common folder, and whoever is asked adds them up (serve.py
sets PROMETHEUS_MULTIPROC_DIR).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from ruinous import __version__
from ruinous.table.refusals import Refused

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
REGISTRY = CollectorRegistry()

FAST = (0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 2.0)  # seconds
SLOW = (0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 30.0)

REQUESTS = Counter("ruinous_requests", "Answers to requests", ("method", "route", "status"), registry=REGISTRY)
DURATIONS = Histogram(
    "ruinous_request_seconds", "From a request to the end of its answer", ("method", "route"),
    buckets=FAST, registry=REGISTRY,
)  # fmt: skip
COMMANDS = Counter("ruinous_commands", "What people did at tables", ("kind", "outcome"), registry=REGISTRY)
REFUSED = Counter("ruinous_limited", "Requests beyond a limit", ("limit",), registry=REGISTRY)
THINKING = Histogram("ruinous_bot_seconds", "A bot's wait and thought", ("level",), buckets=SLOW, registry=REGISTRY)
WRITES = Histogram("ruinous_write_seconds", "Until an entry is durable", buckets=FAST, registry=REGISTRY)
LAG = Histogram("ruinous_loop_lag_seconds", "How late the event loop was", buckets=FAST, registry=REGISTRY)
CPU = Counter("ruinous_cpu_seconds", "Processor time of the server, without bots", registry=REGISTRY)


def gauge(name: str, about: str, labels: tuple[str, ...] = ()) -> Gauge:
    """A number of each process; those of the living are added up."""
    return Gauge(f"ruinous_{name}", about, labels, registry=REGISTRY, multiprocess_mode="livesum")


def fact(name: str, about: str, labels: tuple[str, ...] = ()) -> Gauge:
    """A number that is the same for all processes."""
    return Gauge(f"ruinous_{name}", about, labels, registry=REGISTRY, multiprocess_mode="mostrecent")


SOCKETS = gauge("sockets", "Open sockets")
TABLES_IN_MEMORY = gauge("tables_in_memory", "Tables that a process has at hand")
WATCHERS = gauge("watchers", "Tables before somebody's eyes")
BOTS_WAITING = gauge("bots_waiting", "Bots that wait for an answer of their process")
MEMORY = gauge("memory_bytes", "Memory of the server, without bots")
WORKERS = gauge("workers", "Processes that answer")
BUSES = gauge("workers_on_bus", "Processes that hear of each other")
TABLES = fact("tables", "Tables in the store", ("state",))
DELIVERIES = fact("deliveries", "Notices to be told outside the page, or told", ("state",))
IDENTITIES = fact("identities", "Identities in the store")
ENTRIES = fact("entries", "Entries of all logs")
BUILD = fact("build_info", "The version", ("version",))
BUILD.labels(__version__).set(1)


@contextmanager
def counted(command: Struct) -> Iterator[None]:
    """Count a command by its kind and by what has become of it."""
    outcome = "failed"
    try:
        yield
        outcome = "done"
    except Refused:
        outcome = "refused"
        raise
    finally:
        COMMANDS.labels(str(command.__struct_config__.tag), outcome).inc()


def written() -> bytes:
    """All numbers, of all processes, as Prometheus reads them."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return generate_latest(REGISTRY)
    bury_the_dead(Path(folder))
    whole = CollectorRegistry()
    MultiProcessCollector(whole, folder)  # type: ignore[no-untyped-call]
    return generate_latest(whole)


def bury_the_dead(folder: Path) -> None:
    """What a process had at hand is gone with it; what it counted stays."""
    for pid in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*_*.db")}:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
        except PermissionError:
            pass
