"""`ruinous.structs.plain` does what msgspec does, for everything that tables use of it."""

import json
import subprocess
import sys
from typing import Any

import pytest

from ruinous.structs import plain
from tests.kit.tab import FORBIDDEN, Tab, bare, read, run, wrong


def log_of_a_game() -> list[str]:
    async def story() -> list[str]:
        tab = Tab()
        made = await tab.ask("POST", "/api/tables/quick", {"power": "nurgle", "level": "random"})
        await tab.say(type="watch", id="1", table=made["table"], since=0)
        live = tab.desk.house.lives[made["table"]]
        for _ in range(5):
            await tab.bots()
            action = live.table.game.decision.notation[0] if live.table.game else ""
            await tab.say(
                type="do",
                id="2",
                table=live.id,
                command={"do": "play", "action": action, "version": live.table.version},
            )
        return tab.shelf.logs[live.id]

    return list(run(story()))


def test_a_log_is_read_and_written_alike() -> None:
    lines = log_of_a_game()
    jobs = [{"read": "entry", "text": line} for line in lines]
    assert len(jobs) > 14
    mine = [read(job) for job in jobs]
    assert [written for _, written in mine] == lines
    assert [list(told) for told in mine] == bare(*jobs)


MESSAGES = (
    '{"type":"watch","table":"abc","seat":null,"since":3,"steps":true,"language":"fr"}',
    '{"type":"watch","table":"abc"}',
    '{"type":"do","id":"7","table":"abc","command":{"do":"play","action":"pass","version":4,"seat":"khorne"}}',
    '{"type":"do","table":"abc","command":{"do":"propose","vote":"rewind","to":3,"version":1}}',
    '{"type":"do","table":"abc","command":{"do":"undo","version":4,"count":201}}',
    '{"type":"do","table":"abc","command":{"do":"join","place":5}}',
    '{"type":"do","table":"abc","command":{"do":"dance"}}',
    '{"type":"do","table":"abc","command":{"do":"say","text":""}}',
    '{"type":"hello","more":1}',
    '{"type":"hello","language":"xx"}',
    '{"type":"ping","id":7}',
    '{"type":"plan","table":"abc"}',
    '{"id":"3"}',
    '["ping"]',
    "{",
    "",
)


WISHES: tuple[dict[str, Any], ...] = (
    {},
    {"options": {"powers": ["khorne", "nurgle", "slaanesh"], "game": {"events": "mixed", "show_forced": True}}},
    {"options": {"powers": ["khorne", "khaine", "slaanesh"]}},
    {"options": {"clock": {"kind": "move", "seconds": 60}, "take_over": "free"}, "places": [{"me": True}]},
    {"options": {"clock": {"kind": "sand"}}},
    {"options": {"take_over": 3}},
    {"places": [{"me": "yes"}]},
    {"places": {"me": True}},
    {"options": {"name": "x" * 61}},
)


def test_messages_and_wishes_are_taken_or_refused_alike() -> None:
    jobs = [{"read": "message", "text": text} for text in MESSAGES]
    jobs += [{"read": "wish", "text": json.dumps(wish)} for wish in WISHES]
    mine = [told and list(told) for told in map(read, jobs)]
    assert mine == bare(*jobs)
    assert mine.count(None) == 19
    assert len(mine) == 25


WRONG = """
    shape_kind shape_missing shape_choice shape_most shape_short shape_long shape_unknown message_nul message_not_json
"""


def test_what_is_wrong_with_them_is_said_alike() -> None:
    jobs = [{"wrong": "message", "text": text} for text in (*MESSAGES, '{"type":"why","table":"a","action":"\\u0000"}')]
    jobs += [{"wrong": "wish", "text": json.dumps(wish)} for wish in WISHES]
    mine = [wrong(job) for job in jobs]
    assert mine == bare(*jobs)
    assert {f"refusal.{id}" for id in WRONG.split()} <= {told[0] for told in mine if isinstance(told, list)}


class Who(plain.Struct, frozen=True):
    id: str
    name: str = "Anna"
    marks: tuple[str, ...] = ()


def test_structs_are_values() -> None:
    anna = Who("a")
    assert anna == Who(id="a", name="Anna")
    assert anna != Who("b")
    assert hash(anna) == hash(Who("a"))
    assert plain.replace(anna, name="Ann") == Who("a", "Ann")
    assert plain.to_builtins({"who": (anna,)}) == {"who": [{"id": "a", "name": "Anna", "marks": []}]}
    with pytest.raises(AttributeError, match="immutable"):
        anna.name = "Ann"  # type: ignore[misc]
    for few in ((), ("a", "b", (), "d")):
        with pytest.raises(TypeError):
            Who(*few)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Who("a", id="b")  # type: ignore[misc]


def test_nothing_else_is_needed() -> None:
    """A tab has Python, Fluent and what Fluent needs, and nothing else."""
    code = (
        "import sys\n"
        f"for name in {FORBIDDEN!r}: sys.modules[name] = None\n"
        "import ruinous.local.browser, ruinous.bots.search, ruinous.bots.novice\n"
        "tops = {name.partition('.')[0] for name in sys.modules} - set(sys.stdlib_module_names)\n"
        "print(*sorted(top for top in tops if not top.startswith('_')))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    allowed = {"attr", "babel", "fluent", "pytz", "ruinous", "typing_extensions", *FORBIDDEN}
    assert set(done.stdout.split()) <= allowed | {"sitecustomize", "editables"}
