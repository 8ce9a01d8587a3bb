"""`ruinous bot run`: a program in any language takes a seat. It speaks JSON lines on its standard input and output.

The program gets what its seat may know and the legal list, and nothing else (docs/bots.md).
"""

from __future__ import annotations

import asyncio
import json
import math
import os
import re
import shlex
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from ruinous.client import ApiError, Connection, LostError, program_token, request, sign_up
from ruinous.rules.facts import FactError
from ruinous.words import say
from ruinous.words.system import why

PROTOCOL = 1
LONGEST_LINE = 1_000_000
LONGEST_ACTION = 80
RECONNECT = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between tries; the last one again and again
GIVE_UP = 300.0  # seconds without a server
REFUSALS = 10  # in a row, then the program is given up
LATER = ("too_many", "busy", "down", "full")  # refusals that pass


class BotError(FactError):
    """A bot that cannot go on; `str` is the sentence that says why."""

    ROOM = "bot"

    def __str__(self) -> str:
        return say(*self.fact)


class Wishes(NamedTuple):
    """What the command line asks for."""

    program: str
    table: str  # the link of a table
    name: str = ""
    place: int | None = None
    token: str = ""
    seconds: float = 60.0  # for an answer of the program


def read_link(link: str) -> tuple[str, str]:
    """The server and the code of a table from its link."""
    parts = urlsplit(link)
    found = re.search(r"(?:^|[#&])table=([a-z0-9]+)", f"#{parts.fragment}") or re.search(
        r"/tables?/([a-z0-9]+)", parts.path
    )
    if parts.scheme not in ("http", "https") or not parts.netloc or not found:
        raise BotError("link")
    return f"{parts.scheme}://{parts.netloc}", found[1]


async def run(wishes: Wishes) -> int:
    """Play until the game is over. 0 if it was played to its end."""
    url, table = read_link(wishes.table)
    token = wishes.token or os.environ.get("RUINOUS_TOKEN", "")
    try:
        if not token:
            name = wishes.name or bot_name(wishes.program)
            token = program_token(sign_up(url, name), name, table)  # all that it needs from now on
        me = request(url, "GET", "/api/identity", token=token)["id"]
    except (ApiError, LostError) as error:
        raise BotError("server", sentence=str(error)) from None
    program = await start(wishes.program)
    try:
        return await _play(wishes, url, table, token, me, program)
    finally:
        await stop(program)


def bot_name(program: str) -> str:
    return re.sub(r"[^A-Za-z0-9._ -]", "", os.path.basename(split(program)[0]))[:32] or "bot"


async def _play(wishes: Wishes, url: str, table: str, token: str, me: str, program: Process) -> int:
    tries = waited = 0.0
    greeted: set[str] = set()
    while True:
        try:
            async with Connection(url, token) as connection:
                await _sit(connection, table, me, wishes.place)
                tries = waited = 0
                return await _seat(connection, table, me, wishes.place, program, wishes.seconds, greeted)
        except LostError as error:
            if waited > GIVE_UP:
                raise BotError("server", sentence=str(error)) from None
            pause = RECONNECT[min(int(tries), len(RECONNECT) - 1)]
            tries, waited = tries + 1, waited + pause
            await asyncio.sleep(pause)
        except ApiError as error:
            raise BotError("server", sentence=error.sentence) from None


async def _sit(connection: Connection, table: str, me: str, place: int | None) -> None:
    """Take a seat, unless there is one already."""
    state = await connection.watch(table, None)
    places = state["table"]["places"]
    if not any(p["person"] and p["person"]["id"] == me for p in places):
        if state["table"]["state"] == "open":
            await connection.do(table, {"do": "join"} if place is None else {"do": "join", "place": place})
        else:
            free = [n for n, p in enumerate(places) if not p["person"]]
            if place is None and not free:
                raise BotError("no_free_seat")
            await connection.do(table, {"do": "take_over", "place": free[0] if place is None else place})
        state = await connection.watch(table, None)
        while (state["table"]["vote"] or {}).get("by") == me:  # those seated are asked
            await connection.changed()
            state = connection.states[table]
        if not any(p["person"] and p["person"]["id"] == me for p in state["table"]["places"]):
            raise BotError("turned_away")


def _power(info: dict[str, Any], me: str, place: int | None) -> str | None:
    """The Power the bot plays: that of the place it was given, or else of the first one it holds."""
    held = [n for n, p in enumerate(info["places"]) if p["person"] and p["person"]["id"] == me]
    number = place if place in held else next(iter(held), None)
    power: str | None = None if number is None else info["places"][number]["power"]
    return power


async def _seat(
    connection: Connection,
    table: str,
    me: str,
    place: int | None,
    program: Process,
    seconds: float,
    greeted: set[str],
) -> int:
    """Let the program decide whenever it must. `greeted` remembers whom the program was told to be."""
    while True:
        state = connection.states[table]
        info = state["table"]
        seat = _power(info, me, place)
        if info["state"] == "playing":
            if seat is None:
                raise BotError("lost_seat")
            if connection.seats[table] != seat:
                state = await connection.watch(table, seat)
                info = state["table"]
        if info["state"] == "playing" and seat not in greeted:
            greeted.add(str(seat))
            hello = {"type": "hello", "protocol": PROTOCOL, "table": table, "seat": seat}
            hello |= {"powers": [p["power"] for p in info["places"]], "options": info["options"]}
            await tell(program, hello, seconds)
        if info["state"] == "over":
            await tell(program, {"type": "over", "result": info["result"], "ending": info["ending"]}, seconds)
            return 0
        if info["state"] == "drafting" and me in info["awaited"]:
            await _draft(connection, table, info)
        elif info["state"] == "playing" and any(p["bot"] and p["power"] == seat for p in info["places"]):
            await _return(connection, table)  # another bot sits in, for we were away too long
        elif info["state"] == "playing" and (state["ask"] or {}).get("actions") and not info["paused"]:
            if await _decide(connection, table, program, seconds):
                continue
        await connection.changed()


async def _return(connection: Connection, table: str) -> None:
    try:
        await _do(connection, table, {"do": "return"})
    except ApiError as error:
        if error.code not in ("not_handed", "over"):
            raise


async def _do(connection: Connection, table: str, command: dict[str, Any]) -> None:
    """Carry out a command; if the server has too much to do, a little later."""
    while True:
        try:
            await connection.do(table, command)
            return
        except ApiError as error:
            if error.code not in LATER:
                raise
            await asyncio.sleep(1)


async def _draft(connection: Connection, table: str, info: dict[str, Any]) -> None:
    try:
        await _do(connection, table, {"do": "pick", "power": info["draft"]["left"][0]})
    except ApiError as error:
        if error.code not in ("out_of_turn", "wrong_time"):
            raise


async def _decide(connection: Connection, table: str, program: Process, seconds: float) -> bool:
    """One decision of the program's. False if there was nothing to decide any more."""
    state, version = connection.states[table], connection.versions[table]
    question = {"type": "decide", "version": version, "ask": state["ask"], "game": state["game"]}
    for _ in range(REFUSALS):
        await tell(program, question, seconds)
        action = await answer(program, seconds)
        key = f"{table}/{version}/{state['table']['decisions']}"
        command = {"do": "play", "action": action[:LONGEST_ACTION], "version": version, "key": key}
        try:
            await _do(connection, table, command)
        except ApiError as error:
            if error.code in ("not_legal", "no_action", "bad_request"):
                fact = {"id": error.fact.id, "args": error.fact.args}
                told = {"type": "refused", "code": error.code, "sentence": error.sentence, "fact": fact}
                await tell(program, told, seconds)
                refusal = error.sentence
                continue
            if error.code in ("stale", "out_of_turn", "paused", "handed", "over"):
                return False
            raise
        return True
    raise BotError("refused", count=REFUSALS, sentence=refusal)


# --- the program --------------------------------------------------------------------------------------------------


async def start(program: str) -> Process:
    words = split(program)
    if words[0].endswith(".py"):
        words = [sys.executable, *words]
        if not os.path.exists(words[1]):
            raise BotError("no_file", path=words[1])
    try:
        return await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
    except OSError as error:
        raise BotError("cannot_start", path=words[0], reason=why(error)) from None


def split(program: str) -> list[str]:
    """A program and its arguments. A file of just this name is meant as it is, spaces and all."""
    if os.path.isfile(program):
        return [program]
    try:
        words = shlex.split(program)
    except ValueError:
        words = []
    if not words:
        raise BotError("no_program", program=program)
    return words


async def stop(program: Process) -> None:
    if program.returncode is None:
        assert program.stdin is not None
        program.stdin.close()
        try:
            async with asyncio.timeout(3):
                await program.wait()
        except TimeoutError:
            program.kill()
            await program.wait()


async def tell(program: Process, message: dict[str, Any], seconds: float) -> None:
    assert program.stdin is not None
    try:
        program.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
        async with asyncio.timeout(seconds):
            await program.stdin.drain()
    except ConnectionError:
        if message["type"] != "over":
            raise BotError("ended") from None
    except TimeoutError:
        raise BotError("not_reading", seconds=math.ceil(seconds)) from None


async def answer(program: Process, seconds: float) -> str:
    """The action the program chooses: a line such as {"action": "pass"}, or the bare notation."""
    assert program.stdout is not None
    try:
        async with asyncio.timeout(seconds):
            line = await program.stdout.readline()
    except TimeoutError:
        raise BotError("no_answer", seconds=math.ceil(seconds)) from None
    except ValueError:
        raise BotError("long_line") from None
    if not line:
        raise BotError("ended")
    text = line.decode("utf-8", "replace").strip()
    if not text.startswith("{"):
        return text
    try:
        return str(json.loads(text)["action"])
    except (ValueError, KeyError, TypeError):
        raise BotError("wrong_answer", text=text[:80], example='{"action": "…"}') from None


def main(wishes: Wishes) -> int:
    try:
        return asyncio.run(run(wishes))
    except BotError as error:
        print(f"ruinous: {error}", file=sys.stderr)
        return 1
