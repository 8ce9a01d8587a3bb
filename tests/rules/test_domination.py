"""The domination step (R9): values, Resistance, Conquest Value, who dominates, and what follows."""

from typing import Any

import pytest

from ruinous.rules.ids import BADLANDS, BORDER_PRINCES, KHORNE, KISLEV, NORSCA, NURGLE, TROLL_COUNTRY
from tests.kit.position import Position


def kislev(track: tuple[str, ...] = (), players: dict[str, Any] | None = None, **region: Any) -> Position:
    """The domination step with everything in Kislev (value 3)."""
    return Position(
        {
            "start": "domination",
            "regions": {"kislev": region},
            "players": players or {},
            "old_world": {"track": track},
        }
    )


def scored(t: Position) -> list[int]:
    return t.g.vp[:4]


# --- the value of a player (R9.2) ---------------------------------------------------------------------------------


@pytest.mark.cites("R9.2")
def test_value_is_printed_costs_of_cards_plus_number_of_figures() -> None:
    t = kislev(figures=["2 Bloodsworn", "Bloodletter"], cards=["reborn_in_blood", "battle_cry"])
    assert t["kislev.domination"] == {"khorne": 6, "nurgle": 0, "tzeentch": 0, "slaanesh": 0}


@pytest.mark.cites("R9.2")
def test_a_greater_daemon_counts_as_one_figure_whatever_it_costs() -> None:
    t = kislev(figures=["Great Unclean One", "Bloodthirster", "2 Leper"])
    assert t["kislev.domination"]["khorne"] == 1
    assert t["kislev.domination"]["nurgle"] == 3


@pytest.mark.cites("R9.2")
def test_each_player_counts_his_own_cards_only() -> None:
    t = kislev(cards=["influenza", "field_of_ecstasy"])
    assert t["kislev.domination"] == {"khorne": 0, "nurgle": 1, "tzeentch": 0, "slaanesh": 2}


@pytest.mark.cites("R9.2", "R7.3")
def test_the_printed_cost_counts_whatever_was_paid() -> None:
    t = Position("""
        stop = "domination"
        turn = "slaanesh"
        players.khorne.power = 0
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh = {power = 1, hand = ["degenerate_royalty"]}
        [regions.norsca]
        corruption = {nurgle = 3}
    """)
    t.play("slaanesh: degenerate_royalty@nor.l", "slaanesh: pass")
    assert scored(t) == [0, 0, 0, 1]


@pytest.mark.cites("R9.2", "R15.1")
def test_a_controlled_figure_counts_for_its_controller() -> None:
    t = kislev(figures=["2 Leper", "2 Plaguebearer controlled by slaanesh"])
    assert t["kislev.domination"] == {"khorne": 0, "nurgle": 2, "tzeentch": 0, "slaanesh": 2}


@pytest.mark.cites("R9.2", "khorne.bloodthirster")
def test_the_upgraded_bloodthirster_counts_as_three_figures() -> None:
    t = kislev(figures=["Bloodthirster", "Bloodsworn"], players={"khorne": {"upgrades": ["bloodthirster"]}})
    assert t["kislev.domination"]["khorne"] == 4


@pytest.mark.cites("R9.2", "slaanesh.abyssal_pact")
def test_abyssal_pact_leaves_opponents_only_their_cards() -> None:
    t = kislev(figures=["3 Bloodsworn", "2 Seductress"], cards=["abyssal_pact", "battle_cry"])
    assert t["kislev.domination"] == {"khorne": 1, "nurgle": 0, "tzeentch": 0, "slaanesh": 2}


@pytest.mark.cites("R9.2", "khorne.the_skull_throne", "C14")
def test_the_skull_throne_counts_attack_instead_of_figures() -> None:
    t = kislev(figures=["2 Bloodsworn", "2 Bloodletter", "Bloodthirster", "Leper"], cards=["the_skull_throne"])
    assert t["kislev.domination"]["khorne"] == 1 + 0 + 4 + 4
    assert t["kislev.domination"]["nurgle"] == 1


@pytest.mark.cites("C14", "slaanesh.abyssal_pact")
def test_abyssal_pact_beats_the_skull_throne() -> None:
    t = kislev(figures=["2 Bloodletter"], cards=["abyssal_pact", "the_skull_throne"])
    assert t["kislev.domination"]["khorne"] == 1


@pytest.mark.cites("C33", "khorne.bloodthirster")
def test_the_upgraded_bloodthirster_under_the_skull_throne_counts_its_attack_only() -> None:
    upgraded = {"khorne": {"upgrades": ["bloodthirster"]}}
    t = kislev(figures=["Bloodthirster"], cards=["the_skull_throne"], players=upgraded)
    assert t["kislev.domination"]["khorne"] == 1 + 4


@pytest.mark.cites("khorne.bloodthirster", "slaanesh.abyssal_pact")
def test_the_upgraded_bloodthirster_counts_nothing_under_abyssal_pact() -> None:
    upgraded = {"khorne": {"upgrades": ["bloodthirster"]}}
    t = kislev(figures=["Bloodthirster"], cards=["abyssal_pact"], players=upgraded)
    assert t["kislev.domination"]["khorne"] == 0


@pytest.mark.cites("R9.2", "nurgle.plague_aura")
def test_plague_aura_adds_nurgles_tokens_once_per_copy() -> None:
    t = kislev(corruption={"nurgle": 2, "khorne": 5}, cards=["plague_aura", "plague_aura"], figures=["Leper"])
    assert t["kislev.domination"]["nurgle"] == 1 + 2 + 2


@pytest.mark.cites("R9.2", "slaanesh.insidious_lies")
def test_insidious_lies_adds_two_for_each_noble_and_hero() -> None:
    t = kislev(tokens=["noble", "hero", "peasant"], cards=["insidious_lies"])
    assert t["kislev.domination"]["slaanesh"] == 1 + 4


# --- Resistance and Conquest Value --------------------------------------------------------------------------------


@pytest.mark.cites("R9.3", "R13.5", "token.skaven")
def test_each_skaven_lowers_resistance_by_one_and_not_the_conquest_value() -> None:
    t = kislev(tokens=["2 skaven"])
    assert (t["kislev.resistance"], t["kislev.conquest"]) == (1, 3)


@pytest.mark.cites("R9.3", "nurgle.influenza")
def test_each_influenza_lowers_resistance_by_two() -> None:
    assert kislev(cards=["influenza"])["kislev.resistance"] == 1
    both = Position({"start": "domination", "regions": {"empire": {"cards": ["influenza", "influenza"]}}})
    assert (both["empire.resistance"], both["empire.conquest"]) == (1, 5)


@pytest.mark.cites("R9.3", "F6")
@pytest.mark.parametrize("what", [{"tokens": ["4 skaven"]}, {"cards": ["influenza", "influenza"]}])
def test_resistance_never_falls_below_zero(what: dict[str, Any]) -> None:
    assert kislev(**what)["kislev.resistance"] == 0


@pytest.mark.cites("F6", "R9.5")
def test_a_value_of_zero_does_not_exceed_a_resistance_of_zero() -> None:
    t = kislev(tokens=["4 skaven"], cards=["plague_aura"])
    assert t["kislev.dominator"] == "none"
    assert scored(t) == [0, 0, 0, 0]


@pytest.mark.cites("R9.3", "F6")
def test_additions_and_reductions_are_summed_before_the_floor() -> None:
    t = kislev(tokens=["4 skaven", "3 peasant"], track=("peasant_uprising",))
    assert t["kislev.resistance"] == 3 - 4 + 3


@pytest.mark.cites("R9.4", "R13.3", "token.noble")
def test_each_noble_raises_the_conquest_value_and_not_resistance() -> None:
    t = kislev(tokens=["2 noble"], figures=["4 Bloodsworn"])
    assert (t["kislev.conquest"], t["kislev.resistance"]) == (5, 3)
    assert scored(t) == [5, 0, 0, 0]


@pytest.mark.cites("R9.4")
def test_a_lower_resistance_leaves_the_points_as_they_are() -> None:
    assert scored(kislev(tokens=["3 skaven"], figures=["Leper"])) == [0, 3, 0, 0]


@pytest.mark.cites("R9.3", "R9.4", "token.event", "R13.1")
@pytest.mark.parametrize("token", ["event", "hero", "peasant", "warpstone"])
def test_other_tokens_change_neither_resistance_nor_conquest_value(token: str) -> None:
    t = kislev(tokens=[f"2 {token}"])
    assert (t["kislev.resistance"], t["kislev.conquest"]) == (3, 3)


# --- who dominates ------------------------------------------------------------------------------------------------


@pytest.mark.cites("R9.5")
def test_the_highest_value_above_resistance_scores_the_conquest_value() -> None:
    t = kislev(figures=["4 Leper", "2 Acolyte"])
    assert t.happened("dominate", NURGLE, KISLEV)
    assert scored(t) == [0, 3, 0, 0]


@pytest.mark.cites("R9.5")
def test_a_value_equal_to_resistance_is_not_enough() -> None:
    t = kislev(figures=["3 Leper"])
    assert t["kislev.dominator"] == "none"
    assert scored(t) == [0, 0, 0, 0]


@pytest.mark.cites("R9.5")
def test_a_shared_highest_value_dominates_for_nobody_not_even_for_the_third() -> None:
    t = kislev(figures=["4 Leper", "4 Acolyte", "1 Bloodsworn"], tokens=["3 skaven"])
    assert t["kislev.dominator"] == "none"
    assert scored(t) == [0, 0, 0, 0]


@pytest.mark.cites("R9.5")
def test_a_tie_below_the_highest_value_does_not_matter() -> None:
    t = kislev(figures=["4 Bloodsworn", "4 Leper", "5 Acolyte"])
    assert t["kislev.dominator"] == "tzeentch"
    assert scored(t) == [0, 0, 3, 0]


@pytest.mark.cites("R9.5")
def test_cards_alone_can_dominate_without_a_figure() -> None:
    t = Position({"start": "domination", "regions": {"tilea": {"cards": ["degenerate_royalty"]}}})
    assert scored(t) == [0, 0, 0, 2]


@pytest.mark.cites("R9.1")
def test_a_ruined_region_is_not_dominated() -> None:
    assert scored(kislev(figures=["6 Leper"], ruined=1)) == [0, 0, 0, 0]
    assert scored(kislev(figures=["6 Leper"], ruined=1, scored=False)) == [0, 0, 0, 0]


@pytest.mark.cites("R9.1", "R1.3")
def test_regions_are_dominated_in_region_order() -> None:
    t = Position("""
        start = "domination"
        regions.badlands.figures = ["2 Acolyte"]
        regions.border_princes.figures = ["2 Leper"]
        regions.norsca.figures = ["2 Bloodsworn"]
        regions.troll_country.figures = ["2 Leper"]
    """)
    order = [event[2] for event in t.log if event[0] == "dominate"]
    assert order == [NORSCA, TROLL_COUNTRY, BORDER_PRINCES, BADLANDS]


@pytest.mark.cites("R9.1", "slaanesh.keeper_of_secrets")
def test_the_beginning_of_the_corruption_phase_comes_before_the_first_region() -> None:
    t = Position("""
        start = "domination"
        [regions.norsca]
        figures = ["Keeper of Secrets", "2 Bloodsworn"]
        [players.slaanesh]
        upgrades = ["keeper_of_secrets"]
    """)
    assert not t.happened("dominate")
    t.play("slaanesh: pick Kc1")
    assert scored(t) == [0, 0, 0, 1]


# --- having dominated ---------------------------------------------------------------------------------------------


@pytest.mark.cites("R9.6", "nurgle.the_stench_of_death")
def test_the_stench_of_death_follows_at_once_when_nurgle_dominates() -> None:
    t = kislev(figures=["Leper"], cards=["the_stench_of_death"])
    assert scored(t) == [0, 3, 0, 0]
    assert t["kislev.corruption"] == {"nurgle": 2}


@pytest.mark.cites("R9.6", "nurgle.the_stench_of_death")
def test_the_stench_of_death_does_nothing_when_somebody_else_dominates() -> None:
    t = kislev(figures=["4 Bloodsworn"], cards=["the_stench_of_death"])
    assert t.happened("dominate", KHORNE, KISLEV)
    assert t["kislev.corruption"] == {}


@pytest.mark.cites("R9.6")
def test_ruin_is_not_checked_in_the_domination_step() -> None:
    t = kislev(figures=["Leper"], cards=["the_stench_of_death"], corruption={"nurgle": 11})
    assert t["kislev.corruption"] == {"nurgle": 13}
    assert t["kislev.ruined"] == 0
