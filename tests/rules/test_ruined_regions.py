"""R14: ruined regions."""

import pytest

from tests.kit.position import Position


@pytest.mark.cites("R14.1", "R7.2")
@pytest.mark.parametrize("scored", [True, False])
def test_no_chaos_card_is_played_into_a_ruined_region(scored: bool) -> None:
    regions = {"kislev": {"ruined": 1, "scored": scored}}
    t = Position({"regions": regions, "players": {"khorne": {"hand": ["battle_cry"]}}})
    assert not {"battle_cry@kis.l", "battle_cry@kis.r"} & set(t.legal)
    assert "battle_cry@emp.l" in t.legal


@pytest.mark.cites("R14.1", "R13.9")
def test_no_old_world_token_is_placed_there_but_those_there_stay() -> None:
    t = Position("""
    start = "old_world"
    [regions.empire]
    ruined = 1
    tokens = ["noble", "hero"]
    [old_world]
    deck = ["witch_hunters"]
    """)
    assert t["empire.tokens"] == {"noble": 1, "hero": 1}
    assert t["bretonnia.tokens"] == {"hero": 1}


@pytest.mark.cites("R14.1", "R13.9")
@pytest.mark.parametrize(
    ("position", "plays", "goal"),
    [
        pytest.param(
            """
            turn = "slaanesh"
            [regions.tilea]
            tokens = ["noble"]
            [regions.kislev]
            ruined = 1
            [players.slaanesh]
            hand = ["dark_influence"]
            """,
            ["slaanesh: dark_influence@til.l"],
            "noble>kis",
            marks=pytest.mark.cites("slaanesh.dark_influence"),
        ),
        pytest.param(
            """
            turn = "tzeentch"
            [regions.troll_country]
            figures = ["Acolyte"]
            tokens = ["warpstone"]
            [regions.kislev]
            ruined = 1
            [players.tzeentch]
            upgrades = ["acolytes"]
            """,
            ["tzeentch: Tc1>kis"],
            "warpstone>kis",
            marks=pytest.mark.cites("tzeentch.acolytes"),
        ),
    ],
)
def test_no_token_is_moved_into_a_ruined_region(position: str, plays: list[str], goal: str) -> None:
    t = Position(position)
    t.play(*plays)
    assert goal not in t.legal


@pytest.mark.cites("R14.1", "R9.1")
@pytest.mark.parametrize("ruined", [0, 1])
def test_domination_is_not_checked_in_a_ruined_region(ruined: int) -> None:
    t = Position({"start": "domination", "regions": {"kislev": {"figures": ["4 Bloodletter"], "ruined": ruined}}})
    assert t["khorne.vp"] == (0 if ruined else 3)


@pytest.mark.cites("R14.1", "C39", "R10.1")
def test_cultists_place_nothing_in_a_ruined_region() -> None:
    t = Position("""
    start = "corruption"
    [regions.kislev]
    figures = ["3 Leper"]
    ruined = 1
    """)
    assert t["kislev.corruption"] == {}
    assert t["nurgle.counters"] == 0


@pytest.mark.cites("R14.1", "C39", "nurgle.great_unclean_one")
def test_nor_does_anything_else_in_any_phase() -> None:
    t = Position("""
    turn = "nurgle"
    [regions.kislev]
    ruined = 1
    [players.nurgle]
    upgrades = ["great_unclean_one"]
    """)
    t.play("nurgle: Nd1>kis")
    assert (t["kislev.figures"], t["kislev.corruption"]) == (["Great Unclean One"], {})


@pytest.mark.cites("R14.1", "C40")
def test_a_ruined_region_is_ruined_for_good_and_never_again() -> None:
    t = Position("""
    start = "corruption"
    [regions.kislev]
    ruined = 1
    tokens = ["14 warpstone"]
    """)
    assert t["kislev.ruined"] == 1
    assert t.g.ruined.bit_count() == 1


@pytest.mark.cites("R14.2")
def test_figures_enter_and_leave_a_ruined_region_and_it_is_still_adjacent() -> None:
    t = Position("""
    [regions.kislev]
    figures = ["Bloodsworn"]
    ruined = 1
    """)
    assert {"Kc1>tro", "Kc1>emp", "Kc2>kis", "Kc2>tro", "Kc2>emp"} < set(t.legal)


@pytest.mark.cites("R14.2")
def test_battles_are_fought_in_a_ruined_region() -> None:
    t = Position("""
    start = "battle"
    dice = [4, 1]
    [regions.kislev]
    figures = ["Bloodletter", "Leper"]
    ruined = 1
    """)
    assert (t["kislev.figures"], t["khorne.counters"]) == (["Bloodletter"], 1)


@pytest.mark.cites("R14.2", "R11.3")
def test_heroes_strike_in_a_ruined_region() -> None:
    t = Position("""
    start = "end.2"
    [regions.kislev]
    figures = ["Leper"]
    tokens = ["hero"]
    ruined = 1
    """)
    assert t["kislev.figures"] == []


RUINED_THIS_ROUND = """
start = "corruption"
[regions.kislev]
corruption = {khorne = 12}
cards = ["battle_cry", "dazzle"]
"""


@pytest.mark.cites("R14.3", "R7.9")
@pytest.mark.parametrize(("stop", "cards"), [("corruption", ["battle_cry", "dazzle"]), ("end.1", ["", ""])])
def test_chaos_cards_stay_where_a_region_is_ruined_until_they_are_taken_up(stop: str, cards: list[str]) -> None:
    t = Position(f'stop = "{stop}"' + RUINED_THIS_ROUND)
    assert (t["kislev.ruined"], t["kislev.cards"]) == (1, cards)


@pytest.mark.cites("R14.3", "C21", "old_world.greenskins_invade")
def test_old_world_effects_on_battle_still_work_in_a_ruined_region() -> None:
    t = Position("""
    start = "battle"
    dice = [4]
    [regions.tilea]
    figures = ["2 Bloodletter", "2 Leper"]
    tokens = ["event"]
    ruined = 1
    [old_world]
    track = ["greenskins_invade"]
    """)
    assert t["tilea.figures"] == ["2 Bloodletter", "Leper"]


@pytest.mark.cites("R14.3", "old_world.road_wardens")
def test_and_so_do_those_on_movement() -> None:
    t = Position("""
    options.edition = 1
    [regions.kislev]
    figures = ["Bloodsworn"]
    tokens = ["hero"]
    ruined = 1
    [old_world]
    track = ["road_wardens"]
    """)
    assert not {"Kc1>tro", "Kc1>emp"} & set(t.legal)
