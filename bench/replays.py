"""Do looks at the past keep others waiting? `python -m bench.replays [--seconds 10] [--clients 20] [--json]`.

Some clients ask for the past of long games as fast as they can, always another moment. Meanwhile somebody looks at a
table that is being played, and talks there. The peer in the same run is the same somebody while nobody asks. Then
they go through more finished games than the server keeps in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context

import httpx

from bench.server import server
from ruinous.client import request, sign_up
from tests.kit.cold import copies

GAMES = 3
COLD = 600  # finished games, more than are kept in memory
PAUSE = 0.02  # seconds between two questions of the one who is measured
BOTS = ["random", "random", "random"]


def long_game(url: str, token: str, seed: int) -> tuple[str, int]:
    """A game to its end, and its decisions."""
    choose = random.Random(seed).choice
    body = {"options": {"access": "open"}, "places": [{"me": True}, *({"bot": bot} for bot in BOTS)], "start": True}
    table = str(request(url, "POST", "/api/tables", body, token)["table"])
    while True:
        shown = request(url, "GET", f"/api/tables/{table}", token=token)["state"]
        if shown["table"]["state"] == "over":
            return table, int(shown["table"]["decisions"])
        seat = (shown["ask"] or {}).get("seat")
        mine = shown["table"]["places"][0]["power"]
        if seat != mine:
            time.sleep(0.005)
            continue
        seen = request(url, "GET", f"/api/tables/{table}?seat={seat}", token=token)
        if seen["state"]["ask"]:
            action = choose(seen["state"]["ask"]["actions"])["do"]
            try:
                play = {"do": "play", "action": action, "version": seen["version"]}
                request(url, "POST", f"/api/tables/{table}/do", play, token)
            except Exception:
                continue  # the bots were quicker


def questions(games: list[tuple[str, int]]) -> Iterator[str]:
    """Always another moment."""
    for number in count():
        table, decisions = games[number % len(games)]
        kind = number % 4
        at = number // 4 * 7 % decisions
        tail = {0: f"at/{at}", 1: f"story?begin={max(0, at - 20)}&end={at}", 2: "chart", 3: "steps"}[kind]
        yield f"/api/tables/{table}/{tail}{'&' if '?' in tail else '?'}nothing={number}"


def round_and_round(tables: list[str]) -> Iterator[str]:
    """Always another table."""
    return (f"/api/tables/{tables[number % len(tables)]}" for number in count())


async def hammering(url: str, asked: Iterator[str], clients: int, seconds: float) -> int:
    """So many looks were answered."""
    done = 0
    end = time.perf_counter() + seconds

    async def hammer() -> None:
        nonlocal done
        async with httpx.AsyncClient(base_url=url, timeout=60, verify=False) as http:
            while time.perf_counter() < end:
                (await http.get(next(asked))).raise_for_status()
                done += 1

    await asyncio.gather(*(hammer() for _ in range(clients)))
    return done


def hammered(url: str, games: list[tuple[str, int]], cold: list[str], clients: int, seconds: float) -> int:
    asked = round_and_round(cold) if cold else questions(games)
    return asyncio.run(hammering(url, asked, clients, seconds))


async def somebody(url: str, token: str, seconds: float) -> list[float]:
    """How long somebody waits who looks at the lobby and at a table, and talks there."""
    live = request(url, "POST", "/api/tables", {}, token)["table"]
    took: list[float] = []
    end = time.perf_counter() + seconds
    headers = {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=url, timeout=60, verify=False, headers=headers) as http:
        while time.perf_counter() < end:
            for method, path, body in (
                ("GET", "/api/tables", None),
                ("GET", f"/api/tables/{live}", None),
                ("POST", f"/api/tables/{live}/do", {"do": "say", "text": "hello"}),
            ):
                begun = time.perf_counter()
                (await http.request(method, path, json=body)).raise_for_status()
                took.append(time.perf_counter() - begun)
                await asyncio.sleep(PAUSE)
    return sorted(took)


def measure(
    url: str, token: str, games: list[tuple[str, int]], clients: int, seconds: float, cold: list[str] | None = None
) -> dict[str, float]:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as others:
        others.submit(int).result()
        done = others.submit(hammered, url, games, cold or [], clients, seconds + 2)
        time.sleep(1)
        took = asyncio.run(somebody(url, token, seconds))
        answered = done.result()
    return {
        "clients": clients,
        "looks_per_second": round(answered / (seconds + 2), 1),
        "answers": len(took),
        "p50_ms": round(took[len(took) // 2] * 1e3, 1),
        "p99_ms": round(took[int(len(took) * 0.99)] * 1e3, 1),
        "max_ms": round(took[-1] * 1e3, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--clients", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with server() as under:
        under.start()
        me = sign_up(under.url, "Anna")
        games = [long_game(under.url, me.token, seed) for seed in range(GAMES)]
        found: dict[str, object] = {
            "decisions": [decisions for _, decisions in games],
            "idle": measure(under.url, me.token, games, 0, args.seconds),
            "busy": measure(under.url, me.token, games, args.clients, args.seconds),
            "memory_mb": round(under.memory(), 1),
        }
        under.stop()
        cold = copies(under.data, games[0][0], COLD)
        under.start()
        found["cold"] = measure(under.url, me.token, games, args.clients, args.seconds, cold)
    print(json.dumps(found, indent=None if args.json else 2))


if __name__ == "__main__":
    main()
