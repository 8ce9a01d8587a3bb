"""`ruinous ratings`: the ratings of a server; and all that follows from its logs, made anew."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any, get_args

from ruinous.server.people.credentials import tag_of
from ruinous.server.serve import ServeError, reason
from ruinous.server.standing import chronicle, rating
from ruinous.store import Store, StoreError, open_store
from ruinous.table.finished import Finished, finished_of
from ruinous.table.options import Pace
from ruinous.table.refusals import Refused
from ruinous.table.table import LogError, Table, read
from ruinous.words import say

AT_ONCE = 100  # tables
MOST = 1_000_000  # people


def ratings(place: str, rebuild: bool, as_json: bool) -> int:
    """Show the ratings of the store at a place, or make them anew."""
    told = asyncio.run(_opened(place, rebuild, as_json))
    if as_json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
    return 0


async def _opened(place: str, rebuild: bool, quiet: bool) -> dict[str, Any]:
    if "://" not in place and not Path(place).exists():
        raise ServeError("no_data", path=place)
    try:
        store = await open_store(place)
    except StoreError as error:
        raise ServeError(error.fact.id, **error.fact.args) from None
    except OSError as error:
        raise ServeError("no_database", reason=reason(error)) from None
    try:
        return await (_rebuild(store, quiet) if rebuild else _show(store, quiet))
    except StoreError as error:
        raise ServeError(error.fact.id, **error.fact.args) from None
    finally:
        await store.close()


async def _show(store: Store, quiet: bool) -> dict[str, Any]:
    lists: dict[str, Any] = {}
    for pace in get_args(Pace):
        rows = lists[pace] = []
        for n, (one, _) in enumerate(await store.leaders(pace, "", rating.settled(""), None, MOST), 1):
            fresh = one.games < rating.settled("")
            row = {
                "name": f"{one.name}#{tag_of(one.identity)}", "rating": rating.shown(one.mu),
                "margin": rating.margin(one.sigma), "games": one.games, "provisional": fresh,
            }  # fmt: skip
            rows.append(row)
            if not quiet:
                if n == 1:
                    print(say("standing.live" if pace == "live" else "standing.web"))
                print(
                    say(
                        "standing.line",
                        {
                            "n": n, "name": row["name"], "rating": row["rating"], "margin": row["margin"],
                            "games": one.games, "provisional": "yes" if fresh else "no",
                        },
                    )
                )  # fmt: skip
    if not quiet and not any(lists.values()):
        print(say("standing.none"))
    return lists


async def _rebuild(store: Store, quiet: bool) -> dict[str, Any]:
    before = await store.every_rating()
    games = unreadable = 0
    after = (-1, "")
    shows = not quiet and sys.stderr.isatty()
    while ended := await store.results_after(after, AT_ONCE):
        for _, table in ended:
            games += 1
            unreadable += not await chronicle.write(store, table, played_again)
        after = ended[-1]
        if shows:
            print("\r" + say("standing.progress", {"count": games}), end="", file=sys.stderr, flush=True)
    if shows and games:
        print(file=sys.stderr)
    made = await chronicle.rebuild_ratings(store)
    steps = {one.table for one in made}
    changed = len({(one.pace, one.identity) for one in set(made) ^ set(before)})
    told = {
        "games": games, "unreadable": unreadable, "rated": len(steps),
        "people": len({one.identity for one in made}), "changed": changed,
    }  # fmt: skip
    if not quiet:
        print(say("standing.rebuilt", {"games": games, "rated": told["rated"], "people": told["people"]}))
        if unreadable:
            print(say("standing.unreadable", {"count": unreadable}))
        print(say("standing.changed", {"count": changed}))
    return told


async def played_again(id: str, log: list[bytes]) -> Finished | None:
    return await asyncio.to_thread(_finished, log)


def _finished(log: list[bytes]) -> Finished | None:
    try:
        return finished_of(Table.of(read(log)))
    except LogError:
        raise Refused("unreadable", "unreadable") from None
