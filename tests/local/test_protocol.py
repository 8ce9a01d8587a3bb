"""One protocol: what is asked of a server's table and of a tab's, and answered alike."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from ruinous.client import ApiError
from ruinous.rules.game import verify
from ruinous.rules.patch import apply
from ruinous.rules.puzzle import puzzles
from ruinous.structs import decode, encode
from ruinous.table.accounts import Accounts
from ruinous.table.messages import Heard
from ruinous.table.past import Chart, Decisions, Passage
from ruinous.table.wishes import Made, Shown
from tests.kit.play import Home, Person, Stage, staged
from tests.kit.tab import Refusal, Tab
from tests.kit.wire import fits


class Seat:
    """A person with a table before them, wherever it stands."""

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        raise NotImplementedError

    async def say(self, **message: Any) -> None:
        raise NotImplementedError

    async def next(self) -> dict[str, Any]:
        raise NotImplementedError

    async def hear(self, *types: str) -> dict[str, Any]:
        """The next message of a type; each message on the way is of the wire."""
        while True:
            message = await self.next()
            fits(Heard, message)
            if message["type"] in types:
                return message

    async def refused(self, asked: Awaitable[Any]) -> str:
        try:
            await asked
        except (ApiError, Refusal) as error:
            return str(error.code)
        raise AssertionError("It was not refused.")

    async def reason(self, asked: Awaitable[Any]) -> str:
        """The sentence with which something is refused."""
        with pytest.raises((ApiError, Refusal)) as error:
            await asked
        return str(error.value)

    async def watch(self, table: str, seat: str | None = "mine") -> dict[str, Any]:
        await self.say(type="watch", id="w", table=table, seat=seat, since=0, steps=True)
        state = await self.hear("state")
        await self.hear("done")
        return state

    async def do(self, table: str, do: str, **command: Any) -> dict[str, Any]:
        await self.say(type="do", id="d", table=table, command={"do": do, **command})
        return await self.hear("done", "refused")

    async def my_turn(self, table: str, seat: str) -> dict[str, Any]:
        """The state of the table when a seat must decide."""
        while True:
            shown: dict[str, Any] = await self.ask("GET", f"/api/tables/{table}?seat={seat}")
            if shown["state"]["table"]["state"] == "over" or (shown["state"]["ask"] or {}).get("actions"):
                return shown
            await self.wait()

    async def wait(self) -> None:
        raise NotImplementedError


class AtServer(Seat):
    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        return await self.person.ask(method, path, body)

    async def say(self, **message: Any) -> None:
        await self.socket.send(encode(message).decode())

    async def next(self) -> dict[str, Any]:
        message: dict[str, Any] = decode(await asyncio.wait_for(self.socket.recv(), 30))
        return message

    async def wait(self) -> None:
        await self.hear("update", "state")


class InTab(Seat):
    def __init__(self) -> None:
        self.tab = Tab()
        self.read = 0

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        return await self.tab.ask(method, path, body)

    async def say(self, **message: Any) -> None:
        await self.tab.say(**message)

    async def next(self) -> dict[str, Any]:
        while self.read >= len(self.tab.heard):
            assert self.tab.desk.due() >= 0, "nothing more will be heard"
            await self.tab.desk.bots()
        self.read += 1
        return self.tab.heard[self.read - 1]

    async def wait(self) -> None:
        await self.hear("update", "state")


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder: Path = tmp_path_factory.mktemp("server")
    with staged(folder) as made:
        yield made


Story = Callable[[Seat], Awaitable[None]]


@pytest.fixture(params=["server", "tab"])
def plays(request: pytest.FixtureRequest) -> Callable[[Story], None]:
    def at_server(story: Story) -> None:
        async def told(home: Home) -> None:
            person = await home.person("Anna")
            address = f"{home.url.replace('http', 'ws')}/api/live"
            async with connect(address, additional_headers={"Authorization": f"Bearer {person.token}"}) as socket:
                await story(AtServer(person, socket))

        request.getfixturevalue("stage").play(told)

    def in_tab(story: Story) -> None:
        asyncio.run(asyncio.wait_for(_of(story(InTab())), 60))

    return at_server if request.param == "server" else in_tab


async def _of(story: Awaitable[None]) -> None:
    await story


async def quick(seat: Seat, **wish: Any) -> str:
    body = {"power": "khorne", "level": "random", **wish}
    made = await seat.ask("POST", "/api/tables/quick", body)
    fits(Made, made)
    return str(made["table"])


def test_a_game_is_watched_and_played(plays: Callable[[Story], None]) -> None:
    async def story(seat: Seat) -> None:
        table = await quick(seat)
        whole = await seat.watch(table)
        assert whole["seat"] == "khorne"
        assert whole["state"]["table"]["state"] == "playing"
        shown = await seat.my_turn(table, "khorne")
        fits(Shown, shown)
        action = shown["state"]["ask"]["actions"][-1]
        assert action["text"]
        done = await seat.do(table, "play", action=action["do"], version=shown["version"], key="k1")
        assert done["type"] == "done"
        again = await seat.do(table, "play", action=action["do"], version=shown["version"], key="k1")
        assert (again["version"], again["repeated"]) == (done["version"], True)
        other = await seat.do(table, "play", action="pass", version=shown["version"], key="k1")
        assert other["code"] == "key_reused"

    plays(story)


def test_what_cannot_be_done_is_refused_with_its_fact(plays: Callable[[Story], None]) -> None:
    async def story(seat: Seat) -> None:
        table = await quick(seat)
        await seat.watch(table)
        shown = await seat.my_turn(table, "khorne")
        version = shown["version"]
        for command, code in (
            ({"do": "play", "action": "Kw1>nowhere", "version": version}, "no_action"),
            ({"do": "play", "action": "pass", "version": 1}, "stale"),
            ({"do": "undo", "version": version, "count": 99}, "barrier"),
            ({"do": "start"}, "wrong_time"),
            ({"do": "leave", "place": 3}, "not_seated"),
            ({"do": "withdraw"}, "no_vote"),
        ):
            told = await seat.do(table, command.pop("do"), **command)
            assert (told["type"], told["code"]) == ("refused", code), told
            assert told["fact"]["id"].startswith(("refusal.", "why."))
            assert told["sentence"]
        told = await seat.do("nowhere", "undo", version=1)
        assert told["code"] == "not_found"
        await seat.say(type="watch", id="x", table=table, seat="nurgle")
        assert (await seat.hear("refused"))["code"] == "not_allowed"
        for message, wrong, field in (
            ({"type": "dance"}, "shape_choice", "type"),
            ({"type": "watch"}, "shape_missing", "table"),
            ({"type": "watch", "table": table, "since": "x"}, "shape_kind", "since"),
            ({"type": "watch", "table": table, "deep": 1}, "shape_unknown", "deep"),
            ({"type": "why", "table": table, "action": "x" * 81}, "shape_long", "action"),
            ({"type": "watch", "table": table, "since": -1}, "shape_least", "since"),
            (
                {"type": "do", "table": table, "command": {"do": "undo", "version": "x"}},
                "shape_kind",
                "command.version",
            ),
            ({"type": "why", "table": table, "action": "\0"}, "message_nul", None),
        ):
            await seat.say(**message, id="y")
            told = await seat.hear("refused")
            assert (told["id"], told["code"], told["fact"]["id"]) == ("y", "bad_request", f"refusal.{wrong}")
            assert told["fact"]["args"].get("field") == field
        assert await seat.refused(seat.ask("GET", f"/api/tables/{table}?seat=nurgle")) == "not_allowed"
        assert await seat.refused(seat.ask("POST", "/api/tables/quick", {"level": "nobody"})) == "bad_request"
        assert await seat.refused(seat.ask("POST", "/api/tables/lesson", {"lesson": "none"})) == "bad_request"
        for body, wrong in (
            (None, "The request needs a body of JSON."),
            ({"options": {"bots": "slow"}}, "The field “options.bots” must be one of"),
            ({"places": [{"me": "yes"}]}, "The field “places[0].me” must be"),
        ):
            assert (await seat.reason(seat.ask("POST", "/api/tables", body))).startswith(wrong)

    plays(story)


def test_why_not_and_what_if(plays: Callable[[Story], None]) -> None:
    async def story(seat: Seat) -> None:
        table = await quick(seat)
        await seat.watch(table)
        shown = await seat.my_turn(table, "khorne")
        action = shown["state"]["ask"]["actions"][0]["do"]
        await seat.say(type="plan", id="p", table=table, action=action)
        assert (await seat.hear("plan"))["plan"]["action"] == action
        await seat.say(type="why", id="q", table=table, action="Nd>nor")
        told = await seat.hear("why")
        assert told["fact"]["id"].startswith("why.")
        assert told["sentence"]
        await seat.say(type="why", id="r", table=table, action=action)
        assert (await seat.hear("why"))["fact"] is None
        assert (await seat.ask("GET", f"/api/tables/{table}/plan?action={action}"))["action"] == action

    plays(story)


def test_updates_lead_step_by_step_to_the_state_that_is_asked_for(plays: Callable[[Story], None]) -> None:
    async def story(seat: Seat) -> None:
        table = await quick(seat)
        whole = await seat.watch(table)
        state, version = whole["state"], whole["version"]
        for _ in range(8):
            if (state["ask"] or {}).get("actions"):
                command = {"do": "play", "action": state["ask"]["actions"][-1]["do"], "version": version}
                await seat.say(type="do", id="d", table=table, command=command)
            update = await seat.hear("update")
            assert update["was"] == version
            for step in (*update.get("steps", ()), update):
                state = apply(state, step["changes"])
            version = update["version"]
        while not (state["ask"] or {}).get("actions"):
            update = await seat.hear("update")
            for step in (*update.get("steps", ()), update):
                state = apply(state, step["changes"])
        assert (await seat.watch(table, "khorne"))["state"] == state

    plays(story)


def test_undo_is_told_with_what_still_stands(plays: Callable[[Story], None]) -> None:
    async def story(seat: Seat) -> None:
        places = [{"me": True}] * 3
        options = {"powers": ["khorne", "nurgle", "slaanesh"], "hot_seat": True, "take_back": "free"}
        made = await seat.ask("POST", "/api/tables", {"options": options, "places": places, "start": True})
        table = made["table"]
        whole = await seat.watch(table)
        assert whole["seat"] is None  # of several seats somebody must choose
        asked = whole["state"]["ask"]["seat"]
        whole = await seat.watch(table, asked)
        while not (moves := [one["do"] for one in whole["state"]["ask"]["actions"] if ">" in one["do"]]):
            first = whole["state"]["ask"]["actions"][0]["do"]
            await seat.do(table, "play", action=first, version=whole["version"], seat=asked)
            asked = (await seat.watch(table))["state"]["ask"]["seat"]
            whole = await seat.watch(table, asked)
        action = moves[0]
        done = await seat.do(table, "play", action=action, version=whole["version"])
        assert (await seat.ask("GET", f"/api/tables/{table}?seat={asked}"))["state"]["undo"] == 1
        told = await seat.do(table, "undo", version=done["version"], seat=asked)
        assert told["type"] == "done"
        back = await seat.ask("GET", f"/api/tables/{table}?seat={asked}")
        assert back["state"]["ask"] == whole["state"]["ask"]
        assert [mark["count"] for mark in back["state"]["taken_back"]] == [1]

    plays(story)


def test_a_lesson_begins_where_it_should(plays: Callable[[Story], None]) -> None:
    async def story(seat: Seat) -> None:
        made = await seat.ask("POST", "/api/tables/lesson", {"lesson": "round"})
        whole = await seat.watch(made["table"])
        assert whole["state"]["table"]["lesson"] == "round"
        assert whole["state"]["table"]["decisions"] > 0
        assert whole["state"]["ask"]["actions"]

    plays(story)


def test_a_lesson_asks_for_one_thing_after_the_other(plays: Callable[[Story], None]) -> None:
    async def story(seat: Seat) -> None:
        assert "tzeentch" in [one["name"] for one in await seat.ask("GET", "/api/tables/lessons")]
        made = await seat.ask("POST", "/api/tables/lesson", {"lesson": "tzeentch"})
        table = made["table"]
        whole = await seat.watch(table)
        assert (whole["state"]["lesson"]["done"], len(whole["state"]["lesson"]["steps"])) == (0, 6)
        assert (await seat.do(table, "play", action="pass", version=2))["code"] == "lesson"
        assert (await seat.do(table, "play", action="changer_of_ways@til.l", version=2))["type"] == "done"
        assert (await seat.ask("GET", f"/api/tables/{table}?seat=tzeentch"))["state"]["lesson"]["done"] == 1

    plays(story)


def test_a_puzzle_takes_the_right_turn_and_no_other(plays: Callable[[Story], None]) -> None:
    async def story(seat: Seat) -> None:
        every = await seat.ask("GET", "/api/tables/puzzles")
        one = next(one for one in every if one["kind"] == "win")
        found = await seat.ask("GET", f"/api/tables/puzzles/{one['id']}")
        assert found["percent"] > found["others"][0]["percent"]
        assert await seat.refused(seat.ask("GET", "/api/tables/puzzles/none")) == "bad_request"
        table = (await seat.ask("POST", "/api/tables/lesson", {"lesson": f"puzzle.{one['id']}"}))["table"]
        whole = await seat.watch(table)
        assert whole["state"]["lesson"]["met"] is False
        assert (await seat.do(table, "play", action="pass", version=2))["code"] == "puzzle"
        for version, action in enumerate(puzzles()[one["id"]].solution[0], 2):
            assert (await seat.do(table, "play", action=action, version=version))["type"] == "done"
        assert (await seat.ask("GET", f"/api/tables/{table}?seat={one['seat']}"))["state"]["lesson"]["met"]

    plays(story)


def test_the_past_and_the_record_of_a_whole_game(plays: Callable[[Story], None]) -> None:
    async def story(seat: Seat) -> None:
        body = {"options": {"bots": "at_once"}, "places": [{"me": True}, *[{"bot": "random"}] * 3], "start": True}
        table = (await seat.ask("POST", "/api/tables", body))["table"]
        await seat.watch(table)
        await seat.do(table, "hand", bot="random")
        while (shown := await seat.ask("GET", f"/api/tables/{table}"))["state"]["table"]["state"] != "over":
            await seat.wait()
        count = shown["state"]["table"]["decisions"]
        steps = await seat.ask("GET", f"/api/tables/{table}/steps")
        fits(Decisions, steps)
        assert [step["number"] for step in steps["steps"]] == list(range(1, count + 1))
        fits(Chart, await seat.ask("GET", f"/api/tables/{table}/chart"))
        fits(Passage, await seat.ask("GET", f"/api/tables/{table}/story?begin=3&end=9"))
        accounts = await seat.ask("GET", f"/api/tables/{table}/accounts")
        fits(Accounts, accounts)
        assert accounts["story"]
        moment = await seat.ask("GET", f"/api/tables/{table}/at/5")
        assert (moment["decisions"], moment["of"]) == (5, count)
        assert await seat.refused(seat.ask("GET", f"/api/tables/{table}/at/{count + 1}")) == "not_found"
        why = await seat.ask("GET", f"/api/tables/{table}/why/{count}")
        assert why["text"]
        record = await seat.ask("GET", f"/api/tables/{table}/record")
        assert len(verify(record).entries) == count

    plays(story)


def test_one_person_alone_agrees_at_once(plays: Callable[[Story], None]) -> None:
    async def story(seat: Seat) -> None:
        async def now() -> dict[str, Any]:
            shown: dict[str, Any] = await seat.ask("GET", f"/api/tables/{table}")
            return shown["state"]["table"]  # type: ignore[no-any-return]

        options = {"powers": ["khorne", "nurgle", "slaanesh"], "hot_seat": True}
        body = {"options": options, "places": [{"me": True}] * 3, "start": True}
        table = (await seat.ask("POST", "/api/tables", body))["table"]
        whole = await seat.watch(table)
        asked, begun = whole["state"]["ask"]["seat"], (await now())["decisions"]
        whole = await seat.watch(table, asked)
        action = {"action": whole["state"]["ask"]["actions"][0]["do"], "seat": asked}
        await seat.do(table, "play", **action, version=whole["version"])
        assert (await now())["decisions"] > begun
        assert (await seat.do(table, "propose", vote="rewind"))["code"] == "bad_request"
        back = await seat.do(table, "propose", vote="rewind", to=begun)
        assert (await now())["decisions"] == begun
        paused = await seat.do(table, "propose", vote="pause")
        assert (await now())["paused"]
        assert paused["version"] > back["version"]
        assert (await seat.do(table, "play", **action, version=paused["version"]))["code"] == "paused"
        assert (await seat.do(table, "hand", bot="random", place=0))["type"] == "done"
        assert (await now())["places"][0]["bot"] == "random"
        assert (await seat.do(table, "return", place=0))["type"] == "done"
        assert (await now())["places"][0]["bot"] is None
        again = await seat.do(table, "propose", vote="resume")
        assert (await seat.do(table, "play", **action, version=again["version"]))["type"] == "done"
        await seat.do(table, "propose", vote="abandon")
        over = await now()
        assert (over["state"], over["ending"], over["vote"]) == ("over", "abandoned", None)
        record = await seat.ask("GET", f"/api/tables/{table}/record")
        assert await seat.refused(seat.ask("POST", "/api/tables/record", {"record": record[:-9]})) == "bad_request"
        made = await seat.ask("POST", "/api/tables/record", {"record": record, "power": "nurgle", "level": "random"})
        fits(Made, made)
        table = made["table"]
        went_on = await now()
        assert (went_on["state"], went_on["places"][1]["bot"]) == ("playing", None)
        assert went_on["decisions"] >= over["decisions"]

    plays(story)


def test_a_rematch_is_announced_and_knows_its_old_table(plays: Callable[[Story], None]) -> None:
    async def story(seat: Seat) -> None:
        table = await quick(seat)
        await seat.watch(table)
        assert (await seat.do(table, "rematch"))["code"] == "not_over"
        await seat.do(table, "propose", vote="abandon")
        told = await seat.do(table, "rematch", key="r1")
        assert told["type"] == "done"
        old = (await seat.ask("GET", f"/api/tables/{table}"))["state"]["table"]
        new = (await seat.ask("GET", f"/api/tables/{told['table']}"))["state"]["table"]
        assert (old["rematch"], new["rematch_of"], new["state"]) == (told["table"], table, "open")
        powers = [place["power"] for place in old["places"]]
        assert [place["power"] for place in new["places"]] == powers[1:] + powers[:1]
        for key in ("r1", "r2"):
            again = await seat.do(table, "rematch", key=key)
            assert (again["table"], again["version"]) == (told["table"], told["version"])
        assert (await seat.do(told["table"], "start"))["type"] == "done"
        await seat.watch(told["table"])

    plays(story)


def test_powers_are_drafted(plays: Callable[[Story], None]) -> None:
    async def story(seat: Seat) -> None:
        places = [{"me": True}, *[{"bot": "random"}] * 3]
        made = await seat.ask("POST", "/api/tables", {"options": {"assign": "draft"}, "places": places, "start": True})
        table = made["table"]
        assert (await seat.watch(table))["seat"] is None
        picked = ""
        while (info := (await seat.ask("GET", f"/api/tables/{table}"))["state"]["table"])["state"] == "drafting":
            if info["draft"]["picking"] == 0:
                assert (await seat.do(table, "pick", power="nobody"))["type"] == "refused"
                picked = info["draft"]["left"][-1]
                assert (await seat.do(table, "pick", power=picked))["type"] == "done"
            else:
                await seat.wait()
        assert picked
        assert info["state"] == "playing"
        assert next(place["power"] for place in info["places"] if not place["bot"]) == picked
        assert (await seat.watch(table))["seat"] == picked

    plays(story)
