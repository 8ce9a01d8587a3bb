"""Tzeentch's cards of cost 1 and 2."""

import pytest

from ruinous.rules import values
from ruinous.rules.ids import CARD_SLUGS, KISLEV, NURGLE
from ruinous.rules.scenario import Table

ALONE = """
players.khorne = {power = 0}
players.nurgle = {power = 0}
players.slaanesh = {power = 0}
"""


def tzeentch(text: str, *plays: str) -> Table:
    """Tzeentch's turn; then what he plays."""
    table = Table(f'turn = "tzeentch"\n{text}')
    table.play(*(f"tzeentch: {play}" for play in plays))
    return table


def price(table: Table, card: str) -> int:
    """What Nurgle would pay to play a card to Kislev."""
    return values.card_cost(table.g, NURGLE, CARD_SLUGS.index(card), KISLEV)


# --- Temporal Stasis ----------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.temporal_stasis", "R7.3")
def test_stasis_makes_opponents_pay_two_more_for_a_card() -> None:
    table = Table("""
        turn = "nurgle"
        regions.kislev = {cards = ["temporal_stasis"]}
        players.nurgle = {power = 3, hand = ["influenza"]}
    """)
    table.play("nurgle: influenza@kis.r")
    assert table["nurgle.power"] == 0
    assert table["kislev.domination"]["nurgle"] == 1


@pytest.mark.cites("tzeentch.temporal_stasis", "R7.1")
def test_stasis_bars_a_card_that_cannot_be_paid_there_only() -> None:
    table = Table("""
        turn = "nurgle"
        regions.kislev = {cards = ["temporal_stasis"]}
        players.nurgle = {power = 2, hand = ["influenza"]}
    """)
    assert "influenza@kis.r" not in table.legal
    assert "influenza@emp.r" in table.legal


@pytest.mark.cites("tzeentch.temporal_stasis")
def test_stasis_affects_neither_tzeentch_nor_figures() -> None:
    table = tzeentch(
        """
        regions.kislev = {cards = ["temporal_stasis"]}
        players.tzeentch = {power = 3, hand = ["teleport"]}
        players.slaanesh = {power = 3}
        """,
        "teleport@kis.r",
    )
    assert table["tzeentch.power"] == 2
    table.play("slaanesh: Sc1>kis")
    assert table["slaanesh.power"] == 2


@pytest.mark.cites("tzeentch.temporal_stasis", "slaanesh.degenerate_royalty", "R7.3")
def test_stasis_surcharge_is_added_to_a_cost_of_zero() -> None:
    table = Table("""
        turn = "slaanesh"
        regions.kislev = {corruption = {nurgle = 3}, cards = ["temporal_stasis"]}
        players.slaanesh = {power = 5, hand = ["degenerate_royalty"]}
    """)
    table.play("slaanesh: degenerate_royalty@kis.r")
    assert table["slaanesh.power"] == 3


@pytest.mark.cites("tzeentch.temporal_stasis", "R7.5")
def test_stasis_copies_add_up() -> None:
    # they fill both spaces, so the sum is only a price that nobody can pay
    table = Table('regions.kislev = {cards = ["temporal_stasis", "temporal_stasis"]}')
    assert price(table, "influenza") == 1 + 2 + 2


@pytest.mark.cites("tzeentch.temporal_stasis", "tzeentch.changer_of_ways", "C28")
def test_stasis_is_silenced() -> None:
    table = Table('regions.kislev = {cards = ["temporal_stasis", "changer_of_ways"]}')
    assert price(table, "influenza") == 1


# --- The Meddling of Skaven ---------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.the_meddling_of_skaven", "R23.5")
def test_meddling_the_named_player_chooses_two_cards_to_discard() -> None:
    table = tzeentch(
        """
        regions.kislev = {figures = ["Bloodletter", "Leper", "Acolyte"]}
        regions.empire = {figures = ["Seductress"]}
        players.tzeentch = {hand = ["the_meddling_of_skaven"]}
        players.nurgle = {hand = ["influenza", "plague_aura", "rain_of_pus"]}
        """,
        "the_meddling_of_skaven@kis.l",
    )
    assert (table["seat"], table.legal) == ("tzeentch", ["name khorne", "name nurgle"])
    table.play("tzeentch: name nurgle", "nurgle: discard influenza", "nurgle: discard rain_of_pus")
    assert table["nurgle.hand"] == ["plague_aura"]
    assert table["nurgle.discard"] == ["influenza", "rain_of_pus"]
    assert table["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch.the_meddling_of_skaven", "R1.6")
def test_meddling_takes_the_whole_hand_if_it_is_smaller() -> None:
    table = tzeentch(
        """
        regions.kislev = {figures = ["Leper"]}
        players.tzeentch = {hand = ["the_meddling_of_skaven"]}
        players.nurgle = {hand = ["influenza"]}
        """,
        "the_meddling_of_skaven@kis.l",
    )
    assert table["nurgle.hand"] == []
    assert table["nurgle.discard"] == ["influenza"]


@pytest.mark.cites("tzeentch.the_meddling_of_skaven")
def test_meddling_may_name_an_opponent_without_cards() -> None:
    table = tzeentch(
        """
        regions.kislev = {figures = ["Leper", "Bloodletter"]}
        players.tzeentch = {hand = ["the_meddling_of_skaven"]}
        players.khorne = {hand = ["battle_cry", "battle_cry"]}
        """,
        *("the_meddling_of_skaven@kis.l", "name nurgle"),
    )
    assert table["khorne.hand.size"] == 2
    assert table["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch.the_meddling_of_skaven", "R1.7")
def test_meddling_without_an_opponent_here_does_nothing() -> None:
    table = tzeentch(
        """
        regions.kislev = {figures = ["Acolyte"]}
        players.tzeentch = {hand = ["the_meddling_of_skaven"]}
        players.khorne = {hand = ["battle_cry", "battle_cry"]}
        """,
        "the_meddling_of_skaven@kis.l",
    )
    assert table["seat"] == "slaanesh"
    assert table["khorne.hand.size"] == 2


@pytest.mark.cites("tzeentch.the_meddling_of_skaven", "R1.5", "R15.1")
def test_meddling_names_the_controller_of_a_figure_not_its_owner() -> None:
    table = tzeentch(
        """
        regions.kislev = {figures = ["Leper controlled by slaanesh"]}
        players.tzeentch = {hand = ["the_meddling_of_skaven"]}
        players.nurgle = {hand = ["influenza"]}
        players.slaanesh = {hand = ["dark_influence"]}
        """,
        "the_meddling_of_skaven@kis.l",
    )
    assert (table["nurgle.hand.size"], table["slaanesh.hand.size"]) == (1, 0)


@pytest.mark.cites("tzeentch.the_meddling_of_skaven", "R7.5")
def test_meddling_copies_are_separate_plays() -> None:
    table = tzeentch(
        f"""
        regions.kislev = {{figures = ["Leper"]}}
        players.tzeentch = {{hand = ["the_meddling_of_skaven", "the_meddling_of_skaven"]}}
        {ALONE.replace("nurgle = {power = 0}", 'nurgle = {power = 0, hand = ["influenza", "influenza", "influenza"]}')}
        """,
        *("the_meddling_of_skaven@kis.l", "the_meddling_of_skaven@kis.r"),
    )
    assert table["nurgle.hand.size"] == 0


@pytest.mark.cites("tzeentch.the_meddling_of_skaven", "tzeentch.changer_of_ways", "C28")
def test_meddling_is_silenced() -> None:
    table = tzeentch(
        """
        regions.kislev = {figures = ["Leper"], cards = ["changer_of_ways"]}
        players.tzeentch = {hand = ["the_meddling_of_skaven"]}
        players.nurgle = {hand = ["influenza"]}
        """,
        "the_meddling_of_skaven@kis.r",
    )
    assert table["nurgle.hand.size"] == 1


# --- Teleport -----------------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.teleport", "E7", "R1.6")
def test_teleport_must_move_one_cultist_or_warrior_to_any_other_region() -> None:
    table = tzeentch(
        """
        regions.kislev = {figures = ["Bloodletter", "Acolyte", "Keeper of Secrets"]}
        regions.badlands = {ruined = 1}
        players.tzeentch = {power = 1, hand = ["teleport"]}
        """,
        "teleport@kis.l",
    )
    assert len(table.legal) == 2 * 8
    assert {text.split(">")[0] for text in table.legal} == {"Kw1", "Tc1"}
    assert "Kw1>kis" not in table.legal
    table.play("tzeentch: Kw1>bad")
    assert table["badlands.figures"] == ["Bloodletter"]
    assert (table["seat"], table["tzeentch.power"], table["khorne.power"]) == ("slaanesh", 0, 7)


@pytest.mark.cites("tzeentch.teleport", "R1.6")
def test_teleport_is_mandatory_also_to_his_own_harm() -> None:
    table = tzeentch(
        """
        regions.kislev = {figures = ["Acolyte"]}
        players.tzeentch = {hand = ["teleport"]}
        """,
        "teleport@kis.l",
    )
    assert table["seat"] == "tzeentch"
    assert "done" not in table.legal


@pytest.mark.cites("tzeentch.teleport", "E7", "R1.7")
def test_teleport_without_a_movable_figure_is_a_legal_play() -> None:
    table = tzeentch(
        """
        regions.kislev = {figures = ["Lord of Change"]}
        players.tzeentch = {hand = ["teleport"]}
        """,
        "teleport@kis.l",
    )
    assert table["seat"] == "slaanesh"
    assert table["kislev.figures"] == ["Lord of Change"]


@pytest.mark.cites("tzeentch.teleport", "old_world.road_wardens", "C17", "R6.9")
def test_teleport_moves_nobody_held_by_road_wardens() -> None:
    table = tzeentch(
        """
        regions.kislev = {figures = ["Acolyte"], tokens = ["hero"]}
        players.tzeentch = {hand = ["teleport"]}
        old_world.track = ["road_wardens"]
        """,
        "teleport@kis.l",
    )
    assert table["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch.teleport", "khorne.field_of_carnage")
def test_teleport_moves_khornes_own_figure_off_his_field_of_carnage() -> None:
    table = tzeentch(
        """
        regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["field_of_carnage"]}
        players.tzeentch = {hand = ["teleport"]}
        """,
        "teleport@kis.r",
    )
    assert {text.split(">")[0] for text in table.legal} == {"Kw1"}


@pytest.mark.cites("tzeentch.teleport", "C36", "R15.4")
def test_teleport_ends_control() -> None:
    table = tzeentch(
        """
        regions.kislev = {figures = ["Leper controlled by slaanesh"]}
        players.tzeentch = {hand = ["teleport"]}
        """,
        *("teleport@kis.l", "Nc1>bad"),
    )
    assert (table["badlands.nurgle"], table["badlands.slaanesh"]) == (1, 0)


@pytest.mark.cites("tzeentch.teleport", "tzeentch.changer_of_ways", "C28")
def test_teleport_is_silenced() -> None:
    table = tzeentch(
        """
        regions.kislev = {figures = ["Leper"], cards = ["changer_of_ways"]}
        players.tzeentch = {hand = ["teleport"]}
        """,
        "teleport@kis.r",
    )
    assert table["seat"] == "slaanesh"


# --- The Persistence of Change ------------------------------------------------------------------------------------


def persistence(kislev: str, *dice: int, more: str = "") -> Table:
    """From the battle phase to the end of step 1 of the end phase."""
    return Table(f'start = "battle"\nstop = "end.1"\ndice = {list(dice)}\nregions.kislev = {kislev}\n{more}')


@pytest.mark.cites("tzeentch.the_persistence_of_change", "R11.2")
def test_persistence_stays_where_tzeentch_killed_an_enemy_figure() -> None:
    table = persistence(
        '{figures = ["Horror", "Leper"], cards = ["", "the_persistence_of_change"]}',
        *(4,),
        more="regions.badlands = {ruined = 1}",
    )
    assert table["kislev.cards"] == ["", "the_persistence_of_change"]
    assert table["tzeentch.discard"] == []
    assert (table["kislev.magic"], table["kislev.domination"]["tzeentch"]) == (1, 1 + 1)


@pytest.mark.cites("tzeentch.the_persistence_of_change", "R7.9")
def test_persistence_is_taken_up_without_a_kill_of_tzeentch_here() -> None:
    table = persistence(
        '{figures = ["Bloodletter", "Leper"], cards = ["the_persistence_of_change"]}',
        *(4, 1, 4),
        more='regions.empire = {figures = ["Horror", "Leper"]}',
    )
    assert (table["kislev.figures"], table["empire.figures"]) == (["Bloodletter"], ["Horror"])
    assert table["kislev.cards"] == ["", ""]
    assert table["tzeentch.discard"] == ["the_persistence_of_change"]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "R1.12")
def test_persistence_does_not_stay_for_a_peasant() -> None:
    table = persistence('{figures = ["Horror"], tokens = ["peasant"], cards = ["the_persistence_of_change"]}', 4)
    assert table["tzeentch.peasants"] == 1
    assert table["kislev.cards"] == ["", ""]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "C30")
def test_persistence_stays_for_his_own_figure_killed_under_anothers_control() -> None:
    table = persistence(
        '{figures = ["Horror", "Acolyte controlled by slaanesh"], cards = ["the_persistence_of_change"]}', 4
    )
    assert table["kislev.cards"] == ["the_persistence_of_change", ""]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "R1.16")
def test_persistence_is_tested_anew_each_round() -> None:
    table = Table("""
        start = "battle"
        stop = "end"
        dice = [4]
        powers = ["khorne", "tzeentch", "slaanesh"]
        regions.kislev = {figures = ["Horror", "Seductress"], cards = ["the_persistence_of_change"]}
        old_world.deck = ["mass_exodus", "franzs_decree"]
    """)
    assert table["round"] == 2
    assert table["kislev.cards"] == ["the_persistence_of_change", ""]
    while table["round"] == 2 and table["seat"] != "none":
        choice = "pass" if table["phase"] == "summoning" else table.legal[0]
        table.play(choice)
    assert table["kislev.cards"] == ["", ""]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "R7.5")
def test_persistence_copies_both_stay() -> None:
    table = persistence(
        '{figures = ["Horror", "Leper"], cards = ["the_persistence_of_change", "the_persistence_of_change"]}', 4
    )
    assert table["kislev.cards"] == ["the_persistence_of_change", "the_persistence_of_change"]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "C51")
def test_persistence_leaves_a_ruined_region() -> None:
    table = persistence(
        '{figures = ["Horror", "Leper"], corruption = {nurgle = 12}, cards = ["the_persistence_of_change"]}', 4
    )
    assert table["kislev.ruined"] == 1
    assert table["kislev.cards"] == ["", ""]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "tzeentch.changer_of_ways", "C28")
def test_persistence_silenced_is_taken_up() -> None:
    table = persistence('{figures = ["Horror", "Leper"], cards = ["the_persistence_of_change", "changer_of_ways"]}', 4)
    assert table["kislev.figures"] == ["Horror"]
    assert table["kislev.cards"] == ["", ""]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "R7.2")
def test_persistence_that_stays_fills_its_space_in_the_next_round() -> None:
    table = tzeentch(
        """
        regions.kislev = {cards = ["the_persistence_of_change"]}
        players.tzeentch = {hand = ["teleport"]}
        """
    )
    assert "teleport@kis.l" not in table.legal
    assert "teleport@kis.r" in table.legal


# --- Dazzle -------------------------------------------------------------------------------------------------------


def dazzle(kislev: str) -> Table:
    return Table(f'start = "corruption"\nregions.kislev = {kislev}')


@pytest.mark.cites("tzeentch.dazzle", "R10.2")
def test_dazzle_keeps_one_cultist_of_each_opponent_idle() -> None:
    table = dazzle('{figures = ["3 Leper", "Bloodsworn", "2 Acolyte", "2 Seductress"], cards = ["dazzle"]}')
    assert table["kislev.corruption"] == {"nurgle": 2, "tzeentch": 2, "slaanesh": 1}


@pytest.mark.cites("tzeentch.dazzle", "R7.5")
def test_dazzle_copies_add_up_and_stop_at_zero() -> None:
    table = dazzle('{figures = ["3 Leper", "Bloodsworn"], cards = ["dazzle", "dazzle"]}')
    assert table["kislev.corruption"] == {"nurgle": 1}


@pytest.mark.cites("tzeentch.dazzle")
def test_dazzle_does_not_affect_domination() -> None:
    table = Table('regions.kislev = {figures = ["3 Leper"], cards = ["dazzle"]}')
    assert table["kislev.domination"]["nurgle"] == 3


@pytest.mark.cites("tzeentch.dazzle", "R1.5", "R15.1")
def test_dazzle_counts_cultists_by_controller() -> None:
    table = dazzle('{figures = ["Leper controlled by slaanesh", "Seductress", "2 Leper"], cards = ["dazzle"]}')
    assert table["kislev.corruption"] == {"nurgle": 1, "slaanesh": 1}


@pytest.mark.cites("tzeentch.dazzle", "tzeentch.changer_of_ways", "C28")
def test_dazzle_is_silenced() -> None:
    table = dazzle('{figures = ["2 Leper"], cards = ["dazzle", "changer_of_ways"]}')
    assert table["kislev.corruption"] == {"nurgle": 2}
