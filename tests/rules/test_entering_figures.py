"""What reacts to a figure that enters a region (C35), and Horrors on card spaces (C42)."""

import pytest

from tests.kit.position import Position


@pytest.mark.cites("C42", "tzeentch.horrors")
@pytest.mark.parametrize(
    ("cards", "options"),
    [
        (["", ""], ["done", "stand l", "stand r"]),
        (["battle_cry", ""], ["done", "stand r"]),
        (["", "battle_cry"], ["done", "stand l"]),
    ],
)
def test_a_horror_may_stand_on_any_empty_space_left_or_right(cards: list[str], options: list[str]) -> None:
    t = Position(
        {
            "turn": "tzeentch",
            "regions": {"norsca": {"cards": cards}},
            "players": {"tzeentch": {"upgrades": ["horrors"]}},
        }
    )
    t.play("tzeentch: Tw1>nor")
    assert (t["seat"], t.legal) == ("tzeentch", options)


@pytest.mark.cites("C42", "tzeentch.horrors")
@pytest.mark.parametrize("region", [{"ruined": 1}, {"cards": ["battle_cry", "influenza"]}])
def test_not_in_a_ruined_region_and_not_without_an_empty_space(region: dict[str, object]) -> None:
    t = Position(
        {"turn": "tzeentch", "regions": {"norsca": region}, "players": {"tzeentch": {"upgrades": ["horrors"]}}}
    )
    t.play("tzeentch: Tw1>nor")
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("C35", "C42", "R23.4")
def test_a_horror_moved_by_an_opponents_card_may_stand_too_and_tzeentch_chooses() -> None:
    t = Position("""
    [regions.kislev]
    figures = ["Horror"]
    [players]
    khorne = {hand = ["the_blood_gods_call"]}
    tzeentch = {upgrades = ["horrors"]}
    """)
    t.play("khorne: the_blood_gods_call@nor.l", "khorne: Tw1>nor")
    assert (t["seat"], t.legal) == ("tzeentch", ["done", "stand r"])


@pytest.mark.cites("C35", "tzeentch.acolytes")
def test_an_acolyte_moved_by_a_card_may_take_a_warpstone_along() -> None:
    t = Position("""
    [regions.kislev]
    figures = ["Acolyte"]
    tokens = ["2 warpstone"]
    [players]
    khorne = {hand = ["the_blood_gods_call"]}
    tzeentch = {upgrades = ["acolytes"]}
    """)
    t.play("khorne: the_blood_gods_call@bad.l", "khorne: Tc1>bad")
    assert (t["seat"], t.legal) == ("tzeentch", ["done", "warpstone>bad"])
    t.play("tzeentch: warpstone>bad")
    assert (t["kislev.tokens"], t["badlands.tokens"]) == ({"warpstone": 1}, {"warpstone": 1})


@pytest.mark.cites("C35", "tzeentch.acolytes")
def test_an_acolyte_from_reserve_has_left_no_region_and_takes_nothing_along() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Acolyte"]
    tokens = ["warpstone"]
    [players.tzeentch]
    upgrades = ["acolytes"]
    """)
    t.play("tzeentch: Tc2>emp")
    assert (t["empire.figures"], t["seat"]) == (["Acolyte"], "slaanesh")
