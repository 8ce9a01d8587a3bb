"""Whether analyses slow down those who play: live tables of one server, with analyses running and without.

    python -m bench.analyses --json

Short slices with two analyses under way and without any take turns, so that whatever else the machine does hits both.
What counts is the ratio of the 99th percentiles, from an action sent to the last of the four views received; the target
is 1.2 at the most.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import sys
from pathlib import Path
from statistics import median
from time import sleep
from typing import Any

import uvloop

from bench.server import play, server
from ruinous.client import request

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
AT_ONCE = 2
LONG = 1_000_000  # simulations: they do not end by themselves


def texts() -> list[str]:
    """The longest games there are."""
    return sorted((file.read_text("utf-8") for file in GOLDEN.glob("*.ruinous")), key=len)[-AT_ONCE:]


def begin(url: str, ids: list[str]) -> None:
    """Ask for analyses, and wait until they run."""
    for id in ids:
        request(url, "POST", f"/api/analyses/{id}")
    while not all(request(url, "GET", f"/api/analyses/{id}")["state"] == "running" for id in ids):
        sleep(0.2)
    sleep(2)  # their processes have started


def end(url: str, ids: list[str]) -> None:
    for id in ids:
        request(url, "DELETE", f"/api/analyses/{id}")
    while any(request(url, "GET", f"/api/analyses/{id}")["state"] == "running" for id in ids):
        sleep(0.2)


def measured(slices: int, tables: int, seconds: float, seed: int) -> dict[str, Any]:
    os.environ |= {"RUINOUS_ANALYSES": str(AT_ONCE), "RUINOUS_ANALYSIS_SIMULATIONS": str(LONG)}
    found: dict[str, list[dict[str, Any]]] = {"without": [], "with": []}
    with server() as under:
        under.start()
        ids = [request(under.url, "POST", "/api/analyses", {"text": text})["id"] for text in texts()]
        asyncio.run(play(under.url, tables, 1.0, seconds, seed))  # everything is warm
        for number in range(slices):
            for kind in ("without", "with") if number % 2 else ("with", "without"):
                if kind == "with":
                    begin(under.url, ids)
                told = asyncio.run(play(under.url, tables, 1.0, seconds, seed + number))
                if kind == "with":
                    states = [request(under.url, "GET", f"/api/analyses/{id}") for id in ids]
                    assert all(one["state"] == "running" and one.get("progress") is not None for one in states), states
                    end(under.url, ids)
                found[kind].append(told)
                print(kind, json.dumps(told), file=sys.stderr, flush=True)
    p50, p99 = (
        {kind: median(told[what] for told in rows) for kind, rows in found.items()} for what in ("ms_p50", "ms_p99")
    )
    least = {kind: min(told["ms_p99"] for told in rows) for kind, rows in found.items()}
    ratios = [a["ms_p99"] / b["ms_p99"] for a, b in zip(found["with"], found["without"], strict=True)]
    return {
        "tables": tables,
        "slices": slices,
        "ms_p50": p50,
        "ms_p99": p99,
        "ratio_p99": round(p99["with"] / p99["without"], 2),
        "ratio_of_the_calmest": round(least["with"] / least["without"], 2),
        "ratios": [round(ratio, 2) for ratio in ratios],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slices", type=int, default=6)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    uvloop.install()
    gc.disable()  # the load must not pause
    found = measured(args.slices, args.tables, args.seconds, args.seed)
    print(json.dumps(found, indent=2) if args.json else found)


if __name__ == "__main__":
    main()
