"""Ruin: ruiners (R10.6, R10.7), the scoring of ruined regions (R11.5), and life in them afterwards (R14)."""

from typing import Any

import pytest

from ruinous.rules.ids import KHORNE, NORSCA, NURGLE, REGIONS
from tests.kit.position import Position


def corruption(regions: dict[str, Any], **more: Any) -> Position:
    return Position({"start": "corruption", "regions": regions, **more})


def scoring(tokens: dict[str, int], region: str = "empire", card: int = 1, **more: Any) -> list[int]:
    """The VP after step 4 of the end phase of a region ruined this round. The Empire with card 1: 10 and 5."""
    ruined = {"corruption": tokens, "ruined": card, "scored": False}
    return Position({"start": "end.4", "regions": {region: ruined}, **more}).g.vp[:4]


# --- ruiners ------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R10.6")
def test_each_player_who_placed_scores_the_ruiner_points_once() -> None:
    t = corruption({"norsca": {"figures": ["3 Leper", "Acolyte"], "corruption": {"khorne": 8}}})
    assert t.g.vp[:4] == [0, 3, 3, 0]


@pytest.mark.cites("R10.6")
def test_the_ruination_card_lies_face_up_until_it_is_scored() -> None:
    t = corruption({"norsca": {"corruption": {"khorne": 12}}}, stop="end.4")
    assert t["norsca.ruined"] == 1
    assert t.g.vp[:4] == [6, 0, 0, 0]


@pytest.mark.cites("R10.6", "R2.6")
@pytest.mark.parametrize(("already", "points"), [(0, 3), (1, 4), (2, 4), (3, 5), (4, 5)])
def test_the_ruination_cards_are_used_in_order(already: int, points: int) -> None:
    ruined = {region: {"ruined": n} for n, region in enumerate(REGIONS[:already], 1)}
    t = corruption({**ruined, "tilea": {"figures": ["Leper"], "corruption": {"khorne": 11}}})
    assert t["tilea.ruined"] == already + 1
    assert t["nurgle.vp"] == points


@pytest.mark.cites("F1", "R10.6", "slaanesh.perverse_infiltration")
def test_tokens_put_there_in_the_summoning_phase_make_a_ruiner() -> None:
    t = Position("""
        stop = "corruption"
        turn = "slaanesh"
        players.khorne.power = 0
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh = {power = 1, hand = ["perverse_infiltration"]}
        regions.norsca.corruption = {khorne = 11, tzeentch = 3}
    """)
    t.play("slaanesh: perverse_infiltration@nor.l", "slaanesh: pass")
    assert t.g.vp[:4] == [0, 0, 0, 3]


@pytest.mark.cites("F1", "R10.6")
def test_a_token_that_has_gone_again_still_makes_a_ruiner() -> None:
    t = Position("""
        stop = "corruption"
        turn = "slaanesh"
        players.khorne.power = 0
        players.nurgle = {power = 1, hand = ["all_things_decay"]}
        players.tzeentch.power = 0
        players.slaanesh = {power = 1, hand = ["perverse_infiltration"]}
        regions.norsca.corruption = {khorne = 12}
    """)
    t.play("slaanesh: perverse_infiltration@nor.l", "nurgle: all_things_decay@nor.r", "nurgle: -S@nor")
    t.play("slaanesh: pass")
    assert t["norsca.corruption"] == {"khorne": 12}
    assert t.g.vp[:4] == [0, 0, 0, 3]


@pytest.mark.cites("F1", "R10.6", "R11.7")
def test_tokens_of_an_earlier_round_make_no_ruiner() -> None:
    """Khorne's Bloodsworn places in round 1 and is taken by the Hero; the Lepers bring the twelfth token in round 2."""
    t = Position("""
        start = "corruption"
        stop = "end.6"
        regions.norsca = {figures = ["Bloodsworn", "3 Leper"], corruption = {nurgle = 5}, tokens = ["hero"]}
        old_world.deck = ["mass_exodus", "skavengers"]
    """)
    assert t["round"] == 2
    assert t["norsca.corruption"] == {"khorne": 1, "nurgle": 8}
    t.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert t["norsca.ruined"] == 1
    assert t.happened("score", NURGLE, 3, ("ruiner", NORSCA, 1))
    assert not [event for event in t.log if event[:2] == ("score", KHORNE) and event[-1][0] == "ruiner"]


@pytest.mark.cites("R10.6", "R15.1")
def test_the_controller_of_a_cultist_is_the_ruiner() -> None:
    t = corruption({"norsca": {"figures": ["Leper controlled by slaanesh"], "corruption": {"nurgle": 11}}})
    assert t.g.vp[:4] == [0, 0, 0, 3]


@pytest.mark.cites("R10.2", "R10.6", "tzeentch.dazzle")
def test_a_player_whose_only_cultist_was_dazzled_is_no_ruiner() -> None:
    t = corruption({"norsca": {"figures": ["Leper", "Acolyte"], "corruption": {"khorne": 11}, "cards": ["dazzle"]}})
    assert t.g.vp[:4] == [0, 0, 3, 0]


FIVE = {region: {"ruined": n} for n, region in enumerate(REGIONS[:5], 1)}


@pytest.mark.cites("R10.7")
def test_without_a_ruination_card_nothing_is_ruined_or_scored_and_the_tokens_stay() -> None:
    tilea = {"figures": ["Leper"], "corruption": {"khorne": 14}}
    t = corruption({**FIVE, "tilea": tilea}, stop="end.4", players={"nurgle": {"upgrades": ["provender_of_ruin"]}})
    assert t["tilea.ruined"] == 0
    assert t.g.vp[:4] == [0, 0, 0, 0]
    assert t["tilea.corruption"] == {"khorne": 14, "nurgle": 1}


# --- scoring ruined regions (R11.5) -------------------------------------------------------------------------------

FIRST_AND_SECOND = {
    1: [(6, 3), (6, 3), (8, 4), (10, 5), (8, 4), (9, 4), (7, 3), (7, 3), (6, 3)],
    2: [(7, 3), (7, 3), (9, 4), (11, 5), (9, 4), (10, 5), (8, 4), (8, 4), (7, 3)],
    3: [(7, 3), (7, 3), (9, 4), (11, 5), (9, 4), (10, 5), (8, 4), (8, 4), (7, 3)],
    4: [(8, 4), (8, 4), (10, 5), (12, 6), (10, 5), (11, 5), (9, 4), (9, 4), (8, 4)],
    5: [(8, 4), (8, 4), (10, 5), (12, 6), (10, 5), (11, 5), (9, 4), (9, 4), (8, 4)],
}


@pytest.mark.cites("R11.5")
@pytest.mark.parametrize("card", FIRST_AND_SECOND)
def test_first_and_second_points_of_every_region_and_card(card: int) -> None:
    tokens = {"nurgle": 6, "khorne": 5, "slaanesh": 1}
    for region, (first, second) in zip(REGIONS, FIRST_AND_SECOND[card], strict=True):
        assert scoring(tokens, region, card) == [second, first, 0, 0], region


@pytest.mark.cites("R11.5", "R1.8")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        pytest.param({"khorne": 6, "nurgle": 6, "tzeentch": 2}, [7, 7, 0, 0], id="two share the most"),
        pytest.param({"khorne": 4, "nurgle": 4, "tzeentch": 4}, [5, 5, 5, 0], id="three share the most"),
        pytest.param(dict.fromkeys(("khorne", "nurgle", "tzeentch", "slaanesh"), 3), [3, 3, 3, 3], id="all four"),
        pytest.param({"khorne": 6, "nurgle": 3, "tzeentch": 3}, [10, 2, 2, 0], id="two share second"),
        pytest.param({"slaanesh": 6, "khorne": 2, "nurgle": 2, "tzeentch": 2}, [1, 1, 1, 10], id="three share second"),
        pytest.param({"tzeentch": 12}, [0, 0, 10, 0], id="only one has any"),
        pytest.param({"khorne": 5, "nurgle": 4, "tzeentch": 3, "slaanesh": 2}, [10, 5, 0, 0], id="no third"),
        pytest.param({}, [0, 0, 0, 0], id="nobody has any"),
    ],
)
def test_ties_for_most_and_second_in_the_empire_with_card_one(tokens: dict[str, int], points: list[int]) -> None:
    assert scoring(tokens) == points


@pytest.mark.cites("R11.5", "R1.1")
def test_three_players_share_by_their_own_number() -> None:
    powers = ["nurgle", "tzeentch", "slaanesh"]
    assert scoring({"nurgle": 6, "slaanesh": 6}, powers=powers) == [0, 7, 0, 7]


@pytest.mark.cites("R11.5", "R13.6", "token.warpstone")
def test_warpstone_scores_for_nobody() -> None:
    t = Position({"start": "end.4", "regions": {"empire": {"ruined": 1, "scored": False, "tokens": ["12 warpstone"]}}})
    assert t.g.vp[:4] == [0, 0, 0, 0]


@pytest.mark.cites("R11.5")
def test_then_corruption_is_cleared_and_old_world_tokens_and_figures_stay() -> None:
    t = Position("""
        start = "end.4"
        [regions.empire]
        ruined = 2
        scored = false
        corruption = {khorne = 7, slaanesh = 4}
        tokens = ["warpstone", "2 noble"]
        figures = ["Bloodsworn"]
    """)
    assert t["empire.corruption"] == {}
    assert t["empire.tokens"] == {"noble": 2, "warpstone": 1}
    assert t["empire.figures"] == ["Bloodsworn"]
    assert t["empire.ruined"] == 2
    assert not t.g.face_up


@pytest.mark.cites("R11.5")
def test_a_card_turned_face_down_is_not_scored_again() -> None:
    t = Position({"start": "end.4", "regions": {"empire": {"ruined": 1, "corruption": {"khorne": 5}}}})
    assert t.g.vp[:4] == [0, 0, 0, 0]


@pytest.mark.cites("R11.5")
def test_several_regions_ruined_in_one_round_are_all_scored() -> None:
    t = corruption(
        {"norsca": {"corruption": {"khorne": 12}}, "kislev": {"corruption": {"khorne": 4, "nurgle": 8}}}, stop="end.4"
    )
    assert t.g.vp[:4] == [6 + 4, 9, 0, 0]


# --- ruined regions (R14) -----------------------------------------------------------------------------------------


@pytest.mark.cites("R14.1")
def test_no_chaos_card_is_played_into_a_ruined_region() -> None:
    t = Position("""
        turn = "khorne"
        players.khorne.hand = ["blood_frenzy"]
        [regions]
        kislev.ruined = 1
        tilea = {ruined = 2, scored = false}
    """)
    plays = [action for action in t.legal if action.startswith("blood_frenzy")]
    assert len(plays) == 7 * 2
    assert not [action for action in plays if "@kis" in action or "@til" in action]


@pytest.mark.cites("R14.1", "C39", "nurgle.great_unclean_one")
def test_no_corruption_is_placed_in_a_ruined_region_in_the_summoning_phase_either() -> None:
    t = Position("""
        turn = "nurgle"
        players.nurgle.upgrades = ["great_unclean_one"]
        regions.kislev.ruined = 1
    """)
    t.play("nurgle: Nd1>kis")
    assert t["kislev.figures"] == ["Great Unclean One"]
    assert t["kislev.corruption"] == {}
    assert t["nurgle.counters"] == 0


@pytest.mark.cites("R14.1", "R13.9", "old_world.peasant_uprising")
def test_no_old_world_token_is_placed_in_a_ruined_region_and_those_there_stay() -> None:
    t = Position("""
        start = "old_world"
        old_world.deck = ["peasant_uprising"]
        regions.kislev = {ruined = 1, tokens = ["2 peasant", "noble"]}
    """)
    assert t["kislev.tokens"] == {"noble": 1, "peasant": 2}
    assert t["empire.tokens"] == {"peasant": 1}


@pytest.mark.cites("R13.9", "slaanesh.dark_influence")
def test_no_token_is_moved_into_a_ruined_region() -> None:
    t = Position("""
        turn = "slaanesh"
        players.slaanesh.hand = ["dark_influence"]
        regions.kislev.ruined = 1
        regions.empire.tokens = ["noble"]
    """)
    t.play("slaanesh: dark_influence@emp.l")
    assert "noble>tro" in t.legal
    assert "noble>kis" not in t.legal


@pytest.mark.cites("R14.2")
def test_figures_enter_and_leave_a_ruined_region() -> None:
    t = Position("""
        turn = "khorne"
        regions.kislev = {ruined = 1, figures = ["Bloodletter"]}
        regions.empire.figures = ["Bloodsworn"]
    """)
    assert {"Kw1>tro", "Kc1>kis"} <= set(t.legal)


@pytest.mark.cites("R14.2")
def test_battles_are_fought_and_heroes_strike_in_a_ruined_region() -> None:
    t = Position("""
        start = "battle"
        stop = "end.2"
        dice = [4, 1]
        regions.kislev = {ruined = 1, figures = ["Bloodletter", "2 Leper"], tokens = ["hero"]}
    """)
    assert t["khorne.counters"] == 1
    assert t["kislev.figures"] == ["Leper"]  # Khorne's Threat is the greater


@pytest.mark.cites("R14.3")
def test_cards_in_a_region_ruined_this_round_stay_until_step_one() -> None:
    position = """
        start = "corruption"
        stop = "%s"
        regions.kislev = {corruption = {khorne = 12}, cards = ["battle_cry", "influenza"]}
    """
    assert Position(position % "corruption")["kislev.cards"] == ["battle_cry", "influenza"]
    assert Position(position % "end.1")["kislev.cards"] == ["", ""]


@pytest.mark.cites("R14.3", "C21", "old_world.greenskins_invade")
def test_greenskins_still_limit_the_dice_in_a_ruined_region() -> None:
    t = Position("""
        start = "battle"
        dice = [4]
        old_world.track = ["greenskins_invade"]
        regions.kislev = {ruined = 1, figures = ["Bloodthirster", "2 Leper"], tokens = ["event"]}
    """)
    assert t["kislev.figures"] == ["Bloodthirster", "Leper"]
    assert not t.g.script


@pytest.mark.cites("C21", "R14.3", "old_world.peasant_uprising", "old_world.the_horned_ones_due")
def test_uprising_and_due_have_nothing_to_act_on_in_a_ruined_region() -> None:
    t = Position("""
        start = "domination"
        old_world.track = ["peasant_uprising", "the_horned_ones_due"]
        regions.kislev = {ruined = 1, figures = ["6 Leper"], tokens = ["peasant", "skaven"]}
    """)
    assert t.g.vp[:4] == [0, 0, 0, 0]


@pytest.mark.cites("C51", "tzeentch.the_persistence_of_change")
@pytest.mark.parametrize(("corruption", "stays"), [(11, True), (12, False)])
def test_a_card_that_would_stay_is_taken_up_if_its_region_was_ruined(corruption: int, stays: bool) -> None:
    t = Position(f"""
        start = "battle"
        stop = "end.1"
        dice = [4]
        [regions.kislev]
        figures = ["Horror", "Leper"]
        cards = ["the_persistence_of_change", ""]
        corruption = {{khorne = {corruption}}}
    """)
    assert t.happened("kill")
    assert t["kislev.cards"] == (["the_persistence_of_change", ""] if stays else ["", ""])
    assert t["tzeentch.discard"] == ([] if stays else ["the_persistence_of_change"])
