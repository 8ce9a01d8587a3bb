"""Threat and the dials (R12): every stop of every dial, every instruction, and the order of the ticks."""

from typing import Any

import pytest

from ruinous.rules.chance import secret_from
from ruinous.rules.ids import POWERS, REGIONS
from ruinous.rules.options import Options
from ruinous.rules.scenario import look
from ruinous.rules.setup import new_state
from tests.kit.position import Position

FOUR = POWERS[:4]
LAST = {"khorne": 9, "nurgle": 10, "tzeentch": 8, "slaanesh": 7}
"""The positions of Victory."""

VP, UP, CARDS, WARP, NOBLES, PURGE, TAKE = (
    "score_vp", "upgrade_card", "draw_cards", "place_warpstone", "place_nobles", "remove_corruption",
    "remove_old_world_tokens",
)  # fmt: skip
WALKS: dict[str, list[tuple[int, str, int]]] = {
    "khorne": [
        (6, VP, 4), (12, UP, 1), (14, CARDS, 2), (17, VP, 4), (23, UP, 1), (28, UP, 1), (31, CARDS, 2), (32, CARDS, 2),
    ],
    "nurgle": [
        (5, VP, 3), (10, PURGE, 1), (13, UP, 1), (18, VP, 3), (22, UP, 1), (26, PURGE, 2), (30, UP, 1), (33, VP, 3),
        (34, PURGE, 2),
    ],
    "tzeentch": [(7, WARP, 1), (9, UP, 1), (15, VP, 3), (20, UP, 1), (21, WARP, 2), (25, UP, 1), (29, VP, 5)],
    "slaanesh": [(8, VP, 3), (11, UP, 1), (16, NOBLES, 2), (19, UP, 1), (24, UP, 1), (27, TAKE, 2)],
}  # fmt: skip


def tick(power: str, dial: int, regions: dict[str, Any] | None = None, **player: Any) -> Position:
    """Step 5 with a single tick of one dial: another player has as many counters, but his dial is at Victory (C50)."""
    idle = FOUR[(FOUR.index(power) + 1) % 4]
    players = {power: {"dial": dial, "counters": 1, **player}, idle: {"dial": LAST[idle], "counters": 1}}
    return Position({"start": "end.5", "regions": regions or {}, "players": players})


def walk_cases() -> list[Any]:
    return [
        pytest.param(power, n, stop, id=f"{power}-{n}")
        for power, stops in WALKS.items()
        for n, stop in enumerate(stops, 1)
    ]


@pytest.mark.cites(
    "R12.1", "R12.6", "R23.8", "dial.khorne", "dial.nurgle", "dial.tzeentch", "dial.slaanesh", "dial.score_vp",
    "dial.upgrade_card", "dial.draw_cards", "dial.place_warpstone", "dial.place_nobles", "dial.remove_corruption",
    "dial.remove_old_world_tokens",
)  # fmt: skip
@pytest.mark.parametrize(("power", "position", "stop"), walk_cases())
def test_every_stop_of_every_dial(power: str, position: int, stop: tuple[int, str, int]) -> None:
    threat, do, n = stop
    corruption = {"khorne": 3, "slaanesh": 2}
    t = tick(power, position - 1, {"kislev": {"tokens": ["4 peasant"], "corruption": corruption}})
    assert (t[f"{power}.dial"], t[f"{power}.threat"]) == (position, threat)
    while t["seat"] != "none":
        assert t["seat"] == power
        t.play(t.legal[-1])
    tokens, left = sum(t["kislev.tokens"].values()), sum(t["kislev.corruption"].values())
    badlands = t["badlands.tokens"]
    found = {
        VP: t[f"{power}.vp"],
        UP: len(t[f"{power}.upgrades"]),
        CARDS: t[f"{power}.hand.size"],
        WARP: badlands.get("warpstone", 0),
        NOBLES: badlands.get("noble", 0),
        PURGE: 5 - left,
        TAKE: 4 - tokens,
    }
    assert found == dict.fromkeys(found, 0) | {do: n}
    assert t["stock"]["peasant"] == 16 + found[TAKE]


@pytest.mark.cites("dial.khorne", "dial.nurgle", "dial.tzeentch", "dial.slaanesh", "dial.victory", "R12.6")
@pytest.mark.parametrize("power", FOUR)
def test_the_last_tick_of_every_dial_is_victory(power: str) -> None:
    assert len(WALKS[power]) + 1 == LAST[power]
    t = tick(power, LAST[power] - 1)
    assert t[f"{power}.dial"] == LAST[power]
    assert t["seat"] == "none"
    assert t.g.vp[:4] == [0, 0, 0, 0]


@pytest.mark.cites("dial.start", "R12.1", "R12.6", "R2.11", "E23")
def test_every_dial_starts_at_start_which_does_nothing() -> None:
    g = new_state(tuple(range(4)), Options(), secret_from(1))
    assert [look(g, f"{power}.threat") for power in FOUR] == [3, 1, 2, 4]
    assert g.vp[:4] == [0, 0, 0, 0]
    assert g.upgrades == 0


@pytest.mark.cites("R12.1")
def test_the_34_threat_numbers_of_the_dials_never_tie() -> None:
    threats = [3, 1, 2, 4] + [stop[0] for stops in WALKS.values() for stop in stops]
    assert sorted(threats) == list(range(1, 35))
    found = [
        Position({"start": "end.2", "players": {power: {"dial": n}}})[f"{power}.threat"]
        for power in FOUR
        for n in range(LAST[power])
    ]
    assert sorted(found) == list(range(1, 35))


# --- single instructions ------------------------------------------------------------------------------------------


@pytest.mark.cites("dial.upgrade_card", "R17.1", "C24")
def test_upgrade_card_offers_every_upgrade_not_yet_in_play_and_no_refusal() -> None:
    t = tick("khorne", 4, upgrades=["bloodsworn", "more_cards"])
    assert t["seat"] == "khorne"
    assert t.legal == ["upgrade bloodletters", "upgrade bloodthirster", "upgrade khorne.more_power"]
    t.play("khorne: upgrade bloodthirster")
    assert set(t["khorne.upgrades"]) == {"bloodsworn", "more_cards", "bloodthirster"}


@pytest.mark.cites("dial.upgrade_card", "C24", "R1.7")
def test_upgrade_card_with_none_left_does_nothing() -> None:
    every = ["bloodsworn", "bloodletters", "bloodthirster", "more_power", "more_cards"]
    t = tick("khorne", 1, upgrades=every)
    assert (t["khorne.dial"], t["seat"]) == (2, "none")


@pytest.mark.cites("dial.draw_cards", "R5.5", "C37")
def test_draw_cards_reshuffles_the_discard_pile_when_the_deck_is_empty() -> None:
    t = tick("khorne", 2, deck=["blood_frenzy"], discard="rest")
    assert t["khorne.hand.size"] == 2
    assert "blood_frenzy" in t["khorne.hand"]
    assert t["khorne.discard"] == []


@pytest.mark.cites("dial.place_nobles", "R12.6")
def test_place_nobles_in_any_regions_not_ruined_also_both_in_one() -> None:
    t = tick("slaanesh", 2, {"norsca": {"ruined": 1}, "tilea": {"ruined": 2}})
    open_regions = [f"+noble@{region[:3]}" for region in REGIONS if region not in ("norsca", "tilea")]
    assert t.legal == open_regions
    t.play("slaanesh: +noble@emp", "slaanesh: +noble@emp")
    assert t["empire.tokens"] == {"noble": 2}
    assert t["seat"] == "none"


@pytest.mark.cites("dial.place_nobles", "R1.9", "R13.9")
def test_place_nobles_goes_on_only_while_the_stock_lasts() -> None:
    t = tick("slaanesh", 2, {"kislev": {"tokens": ["5 noble"]}})
    t.play("slaanesh: +noble@nor")
    assert t["seat"] == "none"
    assert tick("slaanesh", 2, {"kislev": {"tokens": ["6 noble"]}})["seat"] == "none"


@pytest.mark.cites("dial.place_warpstone", "R12.6", "R13.8", "R13.9")
def test_place_warpstone_in_any_regions_not_ruined() -> None:
    t = tick("tzeentch", 4, {"kislev": {"ruined": 1}})
    assert "+warpstone@kis" not in t.legal
    t.play("tzeentch: +warpstone@nor", "tzeentch: +warpstone@bad")
    assert t["norsca.tokens"] == t["badlands.tokens"] == {"warpstone": 1}
    assert t["stock"]["warpstone"] == 12


@pytest.mark.cites("dial.remove_corruption", "C47", "R12.6")
def test_remove_corruption_takes_tokens_of_any_powers_from_any_regions() -> None:
    regions = {"norsca": {"corruption": {"nurgle": 1, "khorne": 2}}, "badlands": {"corruption": {"slaanesh": 1}}}
    t = tick("nurgle", 5, regions)
    assert t.legal == ["-K@nor", "-N@nor", "-S@bad"]
    t.play("nurgle: -K@nor", "nurgle: -S@bad")
    assert t["norsca.corruption"] == {"khorne": 1, "nurgle": 1}
    assert t["badlands.corruption"] == {}
    assert t["seat"] == "none"


@pytest.mark.cites("dial.remove_corruption", "R12.6", "R13.6")
def test_remove_corruption_must_take_even_nurgles_own_and_never_warpstone() -> None:
    t = tick("nurgle", 5, {"norsca": {"corruption": {"nurgle": 1}, "tokens": ["2 warpstone"]}})
    assert t["seat"] == "none"
    assert t["norsca.corruption"] == {}
    assert t["norsca.tokens"] == {"warpstone": 2}


@pytest.mark.cites("dial.remove_old_world_tokens", "R12.6", "R13.8", "C11")
def test_remove_old_world_tokens_takes_any_types_also_from_ruined_regions() -> None:
    regions = {
        "norsca": {"tokens": ["event", "warpstone"], "ruined": 1},
        "tilea": {"tokens": ["hero", "skaven", "noble", "peasant"]},
    }
    t = tick("slaanesh", 5, regions)
    on_the_board = {"-event@nor", "-warpstone@nor", "-hero@til", "-noble@til", "-peasant@til", "-skaven@til"}
    assert set(t.legal) == on_the_board
    t.play("slaanesh: -warpstone@nor", "slaanesh: -event@nor")
    assert t["norsca.tokens"] == {}
    assert (t["stock"]["event"], t["stock"]["warpstone"]) == (6, 14)
    assert t["seat"] == "none"


# --- advancing ----------------------------------------------------------------------------------------------------


@pytest.mark.cites("R12.5", "R11.6")
def test_who_has_no_counter_does_not_advance() -> None:
    t = Position("""
        start = "end.5"
        players.khorne.counters = 1
        players.slaanesh.counters = 1
    """)
    assert list(t.g.dial[:4]) == [1, 0, 0, 1]
    assert t.g.vp[:4] == [4, 0, 0, 3]


@pytest.mark.cites("R12.5")
def test_without_any_counter_nothing_advances() -> None:
    assert list(Position({"start": "end.5"}).g.dial[:4]) == [0, 0, 0, 0]


@pytest.mark.cites("R12.5")
def test_the_player_with_most_counters_alone_advances_once_more() -> None:
    t = Position("""
        start = "end.5"
        players.khorne.counters = 1
        players.slaanesh.counters = 4
    """)
    assert list(t.g.dial[:4]) == [1, 0, 0, 2]


@pytest.mark.cites("R12.5")
def test_the_only_player_with_a_counter_advances_twice() -> None:
    t = Position({"start": "end.5", "players": {"khorne": {"counters": 1}}})
    assert t["khorne.dial"] == 2


@pytest.mark.cites("R12.5")
def test_a_tie_for_most_counters_gives_nobody_the_second_tick() -> None:
    t = Position("""
        start = "end.5"
        players.khorne.counters = 3
        players.nurgle.counters = 1
        players.slaanesh.counters = 3
    """)
    assert list(t.g.dial[:4]) == [1, 1, 0, 1]


@pytest.mark.cites("R12.5", "C25")
def test_first_one_tick_for_all_in_power_order_then_the_second() -> None:
    t = Position("""
        start = "end.5"
        players.khorne = {dial = 1, counters = 3}
        players.nurgle = {counters = 1}
        players.tzeentch = {counters = 2}
        players.slaanesh = {counters = 1}
    """)
    t.play("khorne: upgrade bloodsworn", "tzeentch: +warpstone@nor")
    ticks = [(POWERS[event[1]], event[2]) for event in t.log if event[0] == "tick"]
    assert ticks == [("khorne", 2), ("nurgle", 1), ("tzeentch", 1), ("slaanesh", 1), ("khorne", 3)]


@pytest.mark.cites("R12.5")
def test_each_instruction_is_done_before_the_next_dial_moves() -> None:
    """Tzeentch's Warpstone lies there when Slaanesh must return Old World tokens."""
    t = Position("""
        start = "end.5"
        players.tzeentch.counters = 1
        players.slaanesh = {dial = 5, counters = 1}
    """)
    assert (t["seat"], t["slaanesh.dial"]) == ("tzeentch", 5)
    t.play("tzeentch: +warpstone@nor")
    assert t["slaanesh.dial"] == 6
    assert t["norsca.tokens"] == {}


@pytest.mark.cites("R12.5")
def test_then_all_counters_go_back() -> None:
    t = Position("""
        start = "end.5"
        players.khorne.counters = 5
        players.nurgle.counters = 2
    """)
    t.play("khorne: upgrade bloodsworn")
    assert list(t.g.counters[:4]) == [0, 0, 0, 0]


@pytest.mark.cites("C50", "dial.victory", "R12.6")
def test_a_dial_at_victory_ignores_a_second_tick() -> None:
    t = Position({"start": "end.5", "players": {"slaanesh": {"dial": 6, "counters": 2}}})
    assert t["slaanesh.dial"] == 7


@pytest.mark.cites("R12.1")
def test_threat_does_not_change_before_step_five() -> None:
    t = Position("""
        start = "corruption"
        stop = "end.4"
        regions.kislev.figures = ["2 Leper"]
    """)
    assert (t["nurgle.counters"], t["nurgle.threat"]) == (1, 1)
