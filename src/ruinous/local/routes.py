"""Single questions to the tables of a tab: the paths, bodies and answers are those of the server's HTTP interface."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

from ruinous.content import ContentError, corrected
from ruinous.local import analyses, saves
from ruinous.local.house import House
from ruinous.structs import DecodeError, convert, encode
from ruinous.table import accounts, acts, lessons, past, puzzles
from ruinous.table import commands as c
from ruinous.table.explaining import Why, answered, begun, explained, spoken
from ruinous.table.misfits import misfit
from ruinous.table.planning import planned, why_not
from ruinous.table.refusals import Refused
from ruinous.table.state import events, state
from ruinous.table.table import Table
from ruinous.table.watching import check_seat
from ruinous.table.wishes import (
    Done,
    LessonGame,
    Made,
    NewTable,
    QuickGame,
    Reason,
    RecordGame,
    ScenarioGame,
    Shown,
    Talk,
    against_bots,
    positioned,
    recorded,
    taught,
    wished,
)
from ruinous.words import names_in, phrase, with_rule

NO_NUMBER = 2**53


class Question:
    """One question: what stands in the path, behind it, and in the body."""

    def __init__(self, house: House, parts: tuple[str, ...], query: dict[str, list[str]], body: Any) -> None:
        self.house = house
        self.parts = parts
        self.query = query
        self.body = body

    def given(self, name: str) -> str | None:
        return self.query.get(name, [None])[0]

    def number(self, name: str) -> int | None:
        given = self.given(name)
        if given is None or not given.isdecimal():
            return None
        return int(given)

    def wish(self, kind: Any) -> Any:
        if self.body is None:
            raise Refused("bad_request", "no_body")
        try:
            return convert(self.body, kind)
        except DecodeError:
            fact = misfit(kind, self.body, "body")
        raise Refused("bad_request", fact.id, **fact.args)

    async def table(self, seat: str | None = None) -> Table:
        """The table of the path, which may be looked at from a seat."""
        live = await self.house.open(self.parts[0])
        check_seat(live.table, self.house.me.id, seat)
        return live.table


async def ask(house: House, method: str, path: str, body: Any = None) -> bytes:
    """The answer as it is sent; or Refused."""
    address = urlsplit(path)
    for known, pattern, answer in ROUTES:
        if known == method and (found := pattern.fullmatch(address.path)):
            told = await answer(Question(house, found.groups(), parse_qs(address.query), body))
            return b"" if told is None else told.encode() if isinstance(told, str) else encode(told)
    raise Refused("not_found", "not_found")


# --- making -------------------------------------------------------------------------------------------------------


def _made(table: Table) -> Made:
    return Made(table.id, f"#table={table.id}", table.version)


async def make(asked: Question) -> Made:
    wish, house = asked.wish(NewTable), asked.house
    places = wished(wish, house.me)
    return _made((await house.make(wish.options, places, house.start if wish.start else None)).table)


async def quick(asked: Question) -> Made:
    options, places = against_bots(asked.wish(QuickGame), asked.house.me)
    return _made((await asked.house.make(options, places, asked.house.start)).table)


async def lesson(asked: Question) -> Made:
    wish = asked.wish(LessonGame)
    options, places = taught(wish, asked.house.me)
    return _made((await asked.house.make(options, places, asked.house.start, wish.lesson)).table)


async def listed_lessons(asked: Question) -> Any:
    return lessons.listed()


async def listed_puzzles(asked: Question) -> Any:
    return puzzles.listed()


async def solution(asked: Question) -> Any:
    return puzzles.solution(asked.parts[0])


async def from_record(asked: Question) -> Made:
    house = asked.house
    record, options, places = recorded(asked.wish(RecordGame), house.me)
    live = await house.make(options, places, lambda table: acts.resume(table, house.me, record, house.now()))
    return _made(live.table)


async def from_scenario(asked: Question) -> Made:
    house, wish = asked.house, asked.wish(ScenarioGame)
    secret, options, places = positioned(wish, house.me)
    live = await house.make(
        options, places, lambda table: acts.set_up(table, house.me, wish.scenario, secret, house.now())
    )
    return _made(live.table)


# --- one table ----------------------------------------------------------------------------------------------------


async def look(asked: Question) -> Shown:
    seat, since = asked.given("seat"), asked.number("since")
    table = await asked.table(seat)
    return {
        "version": table.version,
        "seat": seat,
        "state": state(table, seat),
        "events": events(table, seat, NO_NUMBER if since is None else since),
        "present": asked.house.lives[table.id].present(asked.house.now()),
    }


async def do(asked: Question) -> Done:
    return await asked.house.do(asked.parts[0], asked.wish(c.AnyCommand))


async def why(asked: Question) -> Reason:
    reason = why_not(await asked.table(), asked.house.me.id, asked.given("action") or "")
    return Reason(with_rule(reason), *reason) if reason else Reason()


async def plan(asked: Question) -> Any:
    return planned(await asked.table(), asked.house.me.id, asked.given("action") or "")


async def talk(asked: Question) -> Talk:
    await asked.table()
    return Talk([])


async def hurry(asked: Question) -> None:
    asked.house.bots.hurry((await asked.table()).id)


async def why_bot(asked: Question) -> Why:
    seat = asked.given("seat")
    table = await asked.table(seat)
    _, line, number = asked.parts
    log = [entry.encode() for entry in await asked.house.store.entries(table.id)][: table.version]
    told = answered(explained(log, seat, "line" if line else "step", int(number), table.state == "over"))
    if isinstance(told, Refused):
        raise told
    return spoken(told, names_in(begun(table).state.rules.options))


# --- the past -----------------------------------------------------------------------------------------------------


async def steps(asked: Question) -> Any:
    seat = asked.given("seat")
    return past.steps_of(await asked.table(seat), seat)


async def moment(asked: Question) -> Any:
    seat = asked.given("seat")
    return past.moment_of(await asked.table(seat), seat, int(asked.parts[1]))


async def passage(asked: Question) -> Any:
    seat = asked.given("seat")
    part = asked.number("begin") or 0, asked.number("end"), asked.number("line")
    return past.story_of(await asked.table(seat), seat, *part)


async def chart(asked: Question) -> Any:
    return past.chart_of(await asked.table(), None)


async def ledger(asked: Question) -> Any:
    seat = asked.given("seat")
    return accounts.accounts_of(await asked.table(seat), seat, asked.number("lines"))


async def record(asked: Question) -> str:
    """A record also of a game that runs: whose device it is could look at the secret anyway."""
    game = begun(await asked.table())
    if game.start is None:
        raise Refused("wrong_time", "no_record_of_position")
    return game.record.dumps()


# --- the device ---------------------------------------------------------------------------------------------------


async def save(asked: Question) -> Any:
    return await saves.saved(asked.house, asked.parts[0])


async def restore(asked: Question) -> Any:
    return await saves.restored(asked.house, asked.wish(saves.Saves))


async def check_cards(asked: Question) -> Any:
    cards = asked.body.get("cards") if isinstance(asked.body, dict) else None
    if not isinstance(cards, str):
        raise Refused("bad_request", "shape", field="body")
    try:
        corrected(cards)
    except ContentError as error:
        return {"sentence": phrase("why.on_line", {"line": error.line, "text": f"{error.reason}."})}
    return {"sentence": None}


Answer = Callable[[Question], Awaitable[Any]]
TABLE = r"/api/tables/([\w-]+)"
ROUTES: list[tuple[str, re.Pattern[str], Answer]] = [
    (method, re.compile(pattern), answer)
    for method, pattern, answer in (
        ("POST", "/api/tables/?", make),
        ("POST", "/api/tables/quick", quick),
        ("POST", "/api/tables/lesson", lesson),
        ("GET", "/api/tables/lessons", listed_lessons),
        ("GET", "/api/tables/puzzles", listed_puzzles),
        ("GET", r"/api/tables/puzzles/([\w-]+)", solution),
        ("POST", "/api/tables/record", from_record),
        ("POST", "/api/tables/scenario", from_scenario),
        ("POST", "/api/tables/saves", restore),
        ("POST", "/api/reference/corrections", check_cards),
        ("GET", TABLE, look),
        ("POST", f"{TABLE}/do", do),
        ("GET", f"{TABLE}/why", why),
        ("GET", rf"{TABLE}/why/(line/)?(\d+)", why_bot),
        ("GET", f"{TABLE}/plan", plan),
        ("GET", f"{TABLE}/talk", talk),
        ("POST", f"{TABLE}/hurry", hurry),
        ("GET", f"{TABLE}/steps", steps),
        ("GET", rf"{TABLE}/at/(\d+)", moment),
        ("GET", f"{TABLE}/story", passage),
        ("GET", f"{TABLE}/chart", chart),
        ("GET", f"{TABLE}/accounts", ledger),
        ("GET", f"{TABLE}/record", record),
        ("GET", f"{TABLE}/save", save),
        ("POST", "/api/analyses/?", analyses.bring),
        ("POST", r"/api/analyses/([\w-]+)", analyses.work),
        ("GET", r"/api/analyses/([\w-]+)/at/(\d+)", analyses.moment),
        ("POST", r"/api/analyses/([\w-]+)/from", analyses.from_here),
        ("POST", r"/api/analyses/([\w-]+)/play", analyses.play),
    )
]
