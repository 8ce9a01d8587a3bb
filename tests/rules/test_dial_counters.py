"""When a Power takes a dial counter (R12.2 to R12.4)."""

from typing import Any

import pytest

from ruinous.rules import board
from ruinous.rules.ids import ESTALIA, NURGLE, SLAANESH, TILEA, TZEENTCH
from tests.kit.position import Position


def counters(regions: dict[str, Any], start: str = "corruption", **more: Any) -> list[int]:
    return list(Position({"start": start, "regions": regions, **more}).g.counters[:4])


# --- Khorne -------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R12.4", "F2", "R12.2")
def test_khorne_takes_a_counter_at_once_for_one_enemy_killed() -> None:
    t = Position("""
        start = "battle"
        dice = [4, 1]
        regions.norsca.figures = ["Bloodletter", "Leper", "2 Acolyte"]
    """)
    t.play("khorne: hit Nc1")
    assert list(t.g.counters[:4]) == [1, 0, 0, 0]


@pytest.mark.cites("R12.3", "R12.4")
def test_khorne_takes_one_counter_however_many_he_kills_in_a_region() -> None:
    regions = {"norsca": {"figures": ["2 Bloodletter", "4 Leper"]}}
    assert counters(regions, "battle", dice=[4, 4, 4, 4]) == [1, 0, 0, 0]


@pytest.mark.cites("R12.2", "R12.4")
def test_khorne_takes_a_counter_in_each_region() -> None:
    regions = {region: {"figures": ["Bloodletter", "Leper"]} for region in ("norsca", "kislev", "tilea")}
    assert counters(regions, "battle", dice=[4, 1, 5, 1, 4, 4]) == [3, 0, 0, 0]


@pytest.mark.cites("F3", "R12.4", "token.peasant")
def test_peasants_give_khorne_no_counter() -> None:
    regions = {"norsca": {"figures": ["Bloodletter"], "tokens": ["2 peasant"]}}
    t = Position({"start": "battle", "regions": regions, "dice": [4, 4]})
    assert t["khorne.peasants"] == 2
    assert t["khorne.counters"] == 0


@pytest.mark.cites("R12.4")
def test_early_hits_count_for_khorne() -> None:
    regions = {"norsca": {"figures": ["Leper"], "cards": ["blood_frenzy"]}}
    assert counters(regions, "battle", dice=[4, 1]) == [1, 0, 0, 0]


@pytest.mark.cites("C30", "R12.4")
def test_khornes_own_figure_under_control_counts_as_an_enemy() -> None:
    regions = {"norsca": {"figures": ["Bloodletter", "Bloodsworn controlled by slaanesh"]}}
    assert counters(regions, "battle", dice=[4, 1]) == [1, 0, 0, 0]


@pytest.mark.cites("R12.4")
@pytest.mark.parametrize(
    ("figures", "dice"),
    [(["Plaguebearer", "Acolyte"], [4]), (["Horror", "Leper"], [4]), (["Daemonette", "Leper"], [4])],
)
def test_no_other_power_takes_counters_for_killing(figures: list[str], dice: list[int]) -> None:
    t = Position({"start": "battle", "regions": {"kislev": {"figures": figures}}, "dice": dice})
    assert t.happened("kill")
    assert list(t.g.counters[:4]) == [0, 0, 0, 0]


# --- Nurgle -------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R12.4", "R12.3")
@pytest.mark.parametrize(("lepers", "taken"), [(1, 0), (2, 1), (5, 1)])
def test_nurgle_needs_two_tokens_in_one_populous_region(lepers: int, taken: int) -> None:
    assert counters({"kislev": {"figures": [f"{lepers} Leper"]}}) == [0, taken, 0, 0]


@pytest.mark.cites("R12.4")
@pytest.mark.parametrize("region", ["kislev", "empire", "bretonnia", "estalia"])
def test_the_four_populous_regions_count_for_nurgle(region: str) -> None:
    assert counters({region: {"figures": ["2 Leper"]}}) == [0, 1, 0, 0]


@pytest.mark.cites("R12.4")
@pytest.mark.parametrize("region", ["norsca", "troll_country", "tilea", "border_princes", "badlands"])
def test_no_other_region_counts_for_nurgle(region: str) -> None:
    assert counters({region: {"figures": ["4 Leper"]}}) == [0, 0, 0, 0]


@pytest.mark.cites("R12.4")
def test_two_regions_with_one_token_each_are_not_enough_for_nurgle() -> None:
    assert counters({"kislev": {"figures": ["Leper"]}, "empire": {"figures": ["Leper"]}}) == [0, 0, 0, 0]


@pytest.mark.cites("R12.4", "R12.2", "nurgle.great_unclean_one")
def test_nurgle_takes_his_counter_at_once_in_the_summoning_phase() -> None:
    t = Position("""
        turn = "nurgle"
        players.nurgle.upgrades = ["great_unclean_one"]
    """)
    t.play("nurgle: Nd1>est")
    assert list(t.g.counters[:4]) == [0, 1, 0, 0]


@pytest.mark.cites("C23", "R12.4", "R1.16")
def test_tokens_of_two_phases_are_counted_apart_for_nurgle() -> None:
    """Two by the Great Unclean One while summoning, one by a Leper in the corruption phase: one counter only."""
    position = """
        stop = "corruption"
        turn = "nurgle"
        players.khorne.power = 0
        players.nurgle = {power = 3, upgrades = ["great_unclean_one"]}
        players.tzeentch.power = 0
        players.slaanesh.power = 0
        regions.estalia.figures = ["%s"]
    """
    t = Position(position % "Leper")
    t.play("nurgle: Nd1>est")
    assert t["estalia.corruption"] == {"nurgle": 3}
    assert list(t.g.counters[:4]) == [0, 1, 0, 0]
    t = Position(position % "2 Leper")
    t.play("nurgle: Nd1>est")
    assert list(t.g.counters[:4]) == [0, 2, 0, 0]


@pytest.mark.cites("C23", "R12.4", "R1.16")
@pytest.mark.parametrize(("lepers", "taken"), [(1, 1), (2, 2)])
def test_tokens_of_the_battle_phase_are_counted_apart_too(lepers: int, taken: int) -> None:
    """No card of the base game places tokens in the battle phase, so two are put there by hand."""
    t = Position(f"""
        start = "battle"
        stop = "corruption"
        dice = [4, 1]
        regions.norsca.figures = ["Bloodletter", "Plaguebearer", "Acolyte"]
        regions.estalia.figures = ["{lepers} Leper"]
    """)
    board.corrupt(t.g, NURGLE, ESTALIA, 2)
    assert t["nurgle.counters"] == 1
    t.play("khorne: hit Nw1")
    assert t["nurgle.counters"] == taken


STENCH = """
    [chaos."nurgle.the_stench_of_death"]
    params = { tokens = %d }
"""


@pytest.mark.cites("C23", "nurgle.the_stench_of_death")
def test_tokens_of_the_domination_and_the_corruption_step_add_up_for_nurgle() -> None:
    """The Stench of Death is set to one token here: one by it and one by the Leper make two."""
    kislev = {"figures": ["Leper"], "cards": ["the_stench_of_death"]}
    options = {"cards": STENCH % 1}
    assert counters({"kislev": kislev}, "domination", options=options) == [0, 0, 0, 0]
    assert counters({"kislev": kislev}, "domination", stop="corruption", options=options) == [0, 1, 0, 0]


@pytest.mark.cites("C23", "R12.3", "R12.4")
def test_both_steps_of_the_corruption_phase_give_nurgle_one_counter() -> None:
    kislev = {"figures": ["3 Leper"], "cards": ["the_stench_of_death"]}
    assert counters({"kislev": kislev}, "domination") == [0, 1, 0, 0]
    assert counters({"kislev": kislev}, "domination", stop="corruption") == [0, 1, 0, 0]


# --- Tzeentch -----------------------------------------------------------------------------------------------------


@pytest.mark.cites("F5", "R12.4", "R13.6", "token.warpstone", "R16.2")
@pytest.mark.parametrize(
    ("region", "taken"),
    [
        pytest.param({"tokens": ["2 warpstone"]}, 1, id="two Warpstone"),
        pytest.param({"cards": ["changer_of_ways", "temporal_stasis"]}, 1, id="two symbols"),
        pytest.param({"cards": ["temporal_stasis"], "tokens": ["warpstone"]}, 1, id="one of each"),
        pytest.param({"cards": ["plague_aura", "abyssal_pact"]}, 1, id="symbols of others"),
        pytest.param({"tokens": ["warpstone"]}, 0, id="one Warpstone"),
        pytest.param({"cards": ["temporal_stasis", "teleport"]}, 0, id="one symbol"),
        pytest.param({}, 0, id="neither"),
    ],
)
def test_tzeentch_needs_two_symbols_or_warpstone(region: dict[str, Any], taken: int) -> None:
    assert counters({"tilea": {"figures": ["2 Acolyte"], **region}}) == [0, 0, taken, 0]


@pytest.mark.cites("R12.4", "R12.3")
@pytest.mark.parametrize(("acolytes", "taken"), [(1, 0), (2, 1), (6, 1)])
def test_tzeentch_needs_two_tokens_in_the_region(acolytes: int, taken: int) -> None:
    assert counters({"tilea": {"figures": [f"{acolytes} Acolyte"], "tokens": ["3 warpstone"]}}) == [0, 0, taken, 0]


@pytest.mark.cites("R12.4", "tzeentch.lord_of_change")
def test_the_upgraded_lord_of_change_brings_two_symbols() -> None:
    tilea = {"figures": ["2 Acolyte", "Lord of Change"]}
    assert counters({"tilea": tilea}) == [0, 0, 0, 0]
    assert counters({"tilea": tilea}, players={"tzeentch": {"upgrades": ["lord_of_change"]}}) == [0, 0, 1, 0]


@pytest.mark.cites("R12.4")
def test_tokens_already_there_do_not_count_for_tzeentch() -> None:
    tilea = {"figures": ["Acolyte"], "tokens": ["2 warpstone"], "corruption": {"tzeentch": 5}}
    assert counters({"tilea": tilea}) == [0, 0, 0, 0]


# --- Slaanesh -----------------------------------------------------------------------------------------------------


@pytest.mark.cites("F4", "R12.4")
@pytest.mark.parametrize(("token", "taken"), [("noble", 1), ("hero", 1), ("peasant", 0), ("event", 0), ("skaven", 0)])
def test_slaanesh_needs_a_noble_or_a_hero_in_the_region(token: str, taken: int) -> None:
    assert counters({"tilea": {"figures": ["2 Seductress"], "tokens": [token]}}) == [0, 0, 0, taken]


@pytest.mark.cites("F4", "R12.4", "R12.3")
@pytest.mark.parametrize(("seductresses", "taken"), [(1, 0), (2, 1), (5, 1)])
def test_slaanesh_needs_two_tokens(seductresses: int, taken: int) -> None:
    tilea = {"figures": [f"{seductresses} Seductress"], "tokens": ["noble", "hero"]}
    assert counters({"tilea": tilea}) == [0, 0, 0, taken]


@pytest.mark.cites("R12.4", "R15.1")
def test_tokens_of_controlled_cultists_count_for_slaanesh_and_not_for_their_owner() -> None:
    kislev = {"figures": ["2 Leper controlled by slaanesh"], "tokens": ["noble"]}
    assert counters({"kislev": kislev}) == [0, 0, 0, 1]


@pytest.mark.cites("F4", "C23", "slaanesh.perverse_infiltration")
def test_tokens_of_the_summoning_phase_never_count_for_slaanesh() -> None:
    t = Position("""
        stop = "corruption"
        turn = "slaanesh"
        players.khorne.power = 0
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh = {power = 1, hand = ["perverse_infiltration", "perverse_infiltration"]}
        regions.tilea = {figures = ["Seductress"], tokens = ["noble"]}
    """)
    t.play("slaanesh: perverse_infiltration@til.l", "slaanesh: perverse_infiltration@til.r")
    assert t["slaanesh.counters"] == 0
    t.play("slaanesh: pass")
    assert t["tilea.corruption"] == {"slaanesh": 3}
    assert t["slaanesh.counters"] == 0


# --- steps ------------------------------------------------------------------------------------------------------------


def before_domination(figures: list[str]) -> Position:
    """The Keeper's choice at the beginning of the corruption phase: a moment to put tokens there by hand."""
    tilea = {"figures": figures, "tokens": ["2 warpstone", "noble"]}
    return Position(
        {
            "start": "domination",
            "stop": "corruption",
            "regions": {"tilea": tilea, "norsca": {"figures": ["Keeper of Secrets", "Leper"]}},
            "players": {"slaanesh": {"upgrades": ["keeper_of_secrets"]}},
        }
    )


@pytest.mark.cites("R12.4", "F4")
def test_tokens_of_the_domination_step_do_not_count_with_those_of_the_corruption_step() -> None:
    """For Tzeentch and Slaanesh, other than for Nurgle. No card of the base game places tokens for them then."""
    t = before_domination(["Acolyte", "Seductress"])
    board.corrupt(t.g, TZEENTCH, TILEA, 1)
    board.corrupt(t.g, SLAANESH, TILEA, 1)
    t.play("slaanesh: done")
    assert t["tilea.corruption"] == {"tzeentch": 2, "slaanesh": 2}
    assert list(t.g.counters[:4]) == [0, 0, 0, 0]


@pytest.mark.cites("R12.4", "F4", "C23")
def test_each_step_can_give_tzeentch_a_counter_but_only_the_corruption_step_slaanesh() -> None:
    t = before_domination(["2 Acolyte", "2 Seductress"])
    board.corrupt(t.g, TZEENTCH, TILEA, 2)
    board.corrupt(t.g, SLAANESH, TILEA, 2)
    assert list(t.g.counters[:4]) == [0, 0, 1, 0]
    t.play("slaanesh: done")
    assert list(t.g.counters[:4]) == [0, 0, 2, 1]


# --- all ----------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R12.2")
def test_counters_add_up_to_those_of_earlier_phases() -> None:
    regions = {"kislev": {"figures": ["2 Leper"]}, "empire": {"figures": ["2 Leper"]}}
    assert counters(regions, players={"nurgle": {"counters": 2}}) == [0, 4, 0, 0]


@pytest.mark.cites("R12.4", "khorne.battle_cry")
def test_tokens_that_may_not_be_placed_give_no_counter() -> None:
    kislev = {
        "figures": ["2 Leper", "2 Acolyte", "2 Seductress"],
        "tokens": ["2 warpstone", "noble"],
        "cards": ["battle_cry"],
    }
    assert counters({"kislev": kislev}) == [0, 0, 0, 0]
