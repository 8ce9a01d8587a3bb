"""Why a value is what it is (R9.2–R9.4): the parts of a value, and that they add up to it wherever a game goes."""

from pathlib import Path
from typing import Any

import pytest

from ruinous import Game
from ruinous.rules import parts, values
from ruinous.rules.ids import KISLEV, POWERS, REGION_ORDER
from ruinous.rules.parts import SPELLED, Part
from ruinous.rules.record import Record
from ruinous.rules.state import GameState
from tests.kit.position import Position

GAMES = sorted((Path(__file__).parents[1] / "golden").glob("*.ruinous"))[::7]


def kislev(track: tuple[str, ...] = (), players: dict[str, Any] | None = None, **region: Any) -> Any:
    """What is told of the values of Kislev (value 3)."""
    t = Position(
        {
            "start": "domination",
            "stop": "domination",
            "regions": {"kislev": region},
            "players": players or {},
            "old_world": {"track": track},
        }
    )
    return parts.parts_data(t.g, KISLEV)


def test_a_plain_value_has_nothing_to_tell() -> None:
    assert kislev(figures=["2 Bloodsworn", "Leper"]) == {}


@pytest.mark.cites("R9.3", "R13.5", "nurgle.influenza", "old_world.electors_arise")
def test_the_parts_of_a_resistance_are_named() -> None:
    told = kislev(("electors_arise",), tokens=["skaven", "noble", "noble"], cards=["influenza"])
    assert told["resistance"] == [
        {"for": "value", "n": 3},
        {"for": "token", "n": -1, "token": "skaven"},
        {"for": "card", "n": -2, "card": "nurgle.influenza"},
        {"for": "old_world", "n": 2, "card": "old_world.electors_arise"},
    ]
    assert told["conquest"] == [{"for": "value", "n": 3}, {"for": "token", "n": 2, "token": "noble"}]


@pytest.mark.cites("R9.3")
def test_that_a_resistance_is_never_below_0_is_a_part_of_it() -> None:
    told = kislev(cards=["influenza", "influenza"])
    assert told["resistance"] == [
        {"for": "value", "n": 3},
        {"for": "card", "n": -4, "card": "nurgle.influenza"},
        {"for": "least", "n": 1},
    ]


@pytest.mark.cites("R9.2", "khorne.the_skull_throne", "khorne.bloodthirster")
def test_the_parts_of_a_domination_value_are_named() -> None:
    players = {"khorne": {"upgrades": ["bloodthirster"]}}
    told = kislev(players=players, figures=["Bloodthirster", "Bloodsworn", "Leper"], cards=["battle_cry"])
    assert told["domination"] == {
        "khorne": [
            {"for": "figures", "n": 2},
            {"for": "upgrade", "n": 2, "upgrade": "khorne.bloodthirster"},
            {"for": "cost", "n": 1, "card": "khorne.battle_cry"},
        ]
    }
    throne = kislev(figures=["2 Bloodletter"], cards=["the_skull_throne"])["domination"]["khorne"]
    assert {"for": "card", "n": 2, "card": "khorne.the_skull_throne"} in throne


def check(g: GameState, seen: set[str]) -> None:
    for r in REGION_ORDER:
        compared: list[tuple[list[Part], int]] = [
            (parts.resistance(g, r), values.resistance(g, r)),
            (parts.conquest(g, r), values.conquest(g, r)),
            *((parts.domination(g, p, r), values.domination(g, p, r)) for p in g.powers),
        ]
        for found, value in compared:
            assert sum(part.n for part in found) == value, (r, found)
            seen.update(part.source for part in found)
        told = parts.parts_data(g, r).get("domination", {})
        for p, (_, value) in zip(g.powers, compared[2:], strict=True):
            assert POWERS[p] in told or value == (g.here[r] & g.control[p]).bit_count(), (r, p)


def test_parts_add_up_to_their_value_in_every_position_of_golden_games() -> None:
    seen: set[str] = set()
    for path in GAMES:
        record = Record.loads(path.read_text())
        game = Game.replay(path.read_text(), upto=0)
        check(game.state, seen)
        for entry in record.entries:
            game.repeat(entry)
            check(game.state, seen)
    assert seen == {"value", "figures", "least", *SPELLED}
