"""Tzeentch's cards of cost 1 and 2."""

import pytest

from ruinous.rules import values
from ruinous.rules.ids import CARD_SLUGS, KISLEV, NURGLE
from tests.kit.position import Position

ALONE = """
players.khorne = {power = 0}
players.nurgle = {power = 0}
players.slaanesh = {power = 0}
"""


def tzeentch(text: str, *plays: str) -> Position:
    """Tzeentch's turn; then what he plays."""
    t = Position(f'turn = "tzeentch"\n{text}')
    t.play(*(f"tzeentch: {play}" for play in plays))
    return t


def price(t: Position, card: str) -> int:
    """What Nurgle would pay to play a card to Kislev."""
    return values.card_cost(t.g, NURGLE, CARD_SLUGS.index(card), KISLEV)


# --- Temporal Stasis ----------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.temporal_stasis", "R7.3")
def test_stasis_makes_opponents_pay_two_more_for_a_card() -> None:
    t = Position("""
        turn = "nurgle"
        regions.kislev = {cards = ["temporal_stasis"]}
        players.nurgle = {power = 3, hand = ["influenza"]}
    """)
    t.play("nurgle: influenza@kis.r")
    assert t["nurgle.power"] == 0
    assert t["kislev.domination"]["nurgle"] == 1


@pytest.mark.cites("tzeentch.temporal_stasis", "R7.1")
def test_stasis_bars_a_card_that_cannot_be_paid_there_only() -> None:
    t = Position("""
        turn = "nurgle"
        regions.kislev = {cards = ["temporal_stasis"]}
        players.nurgle = {power = 2, hand = ["influenza"]}
    """)
    assert "influenza@kis.r" not in t.legal
    assert "influenza@emp.r" in t.legal


@pytest.mark.cites("tzeentch.temporal_stasis")
def test_stasis_affects_neither_tzeentch_nor_figures() -> None:
    t = tzeentch(
        """
        regions.kislev = {cards = ["temporal_stasis"]}
        players.tzeentch = {power = 3, hand = ["teleport"]}
        players.slaanesh = {power = 3}
        """,
        "teleport@kis.r",
    )
    assert t["tzeentch.power"] == 2
    t.play("slaanesh: Sc1>kis")
    assert t["slaanesh.power"] == 2


@pytest.mark.cites("tzeentch.temporal_stasis", "slaanesh.degenerate_royalty", "R7.3")
def test_stasis_surcharge_is_added_to_a_cost_of_zero() -> None:
    t = Position("""
        turn = "slaanesh"
        regions.kislev = {corruption = {nurgle = 3}, cards = ["temporal_stasis"]}
        players.slaanesh = {power = 5, hand = ["degenerate_royalty"]}
    """)
    t.play("slaanesh: degenerate_royalty@kis.r")
    assert t["slaanesh.power"] == 3


@pytest.mark.cites("tzeentch.temporal_stasis", "R7.5")
def test_stasis_copies_add_up() -> None:
    # they fill both spaces, so the sum is only a price that nobody can pay
    t = Position('regions.kislev = {cards = ["temporal_stasis", "temporal_stasis"]}')
    assert price(t, "influenza") == 1 + 2 + 2


@pytest.mark.cites("tzeentch.temporal_stasis", "tzeentch.changer_of_ways", "C28")
def test_stasis_is_silenced() -> None:
    t = Position('regions.kislev = {cards = ["temporal_stasis", "changer_of_ways"]}')
    assert price(t, "influenza") == 1


# --- The Meddling of Skaven ---------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.the_meddling_of_skaven", "R23.5")
def test_meddling_the_named_player_chooses_two_cards_to_discard() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Bloodletter", "Leper", "Acolyte"]}
        regions.empire = {figures = ["Seductress"]}
        players.tzeentch = {hand = ["the_meddling_of_skaven"]}
        players.nurgle = {hand = ["influenza", "plague_aura", "rain_of_pus"]}
        """,
        "the_meddling_of_skaven@kis.l",
    )
    assert (t["seat"], t.legal) == ("tzeentch", ["name khorne", "name nurgle"])
    t.play("tzeentch: name nurgle", "nurgle: discard influenza", "nurgle: discard rain_of_pus")
    assert t["nurgle.hand"] == ["plague_aura"]
    assert t["nurgle.discard"] == ["influenza", "rain_of_pus"]
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch.the_meddling_of_skaven", "R1.6")
def test_meddling_takes_the_whole_hand_if_it_is_smaller() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Leper"]}
        players.tzeentch = {hand = ["the_meddling_of_skaven"]}
        players.nurgle = {hand = ["influenza"]}
        """,
        "the_meddling_of_skaven@kis.l",
    )
    t.play("nurgle: discard influenza")
    assert t["seat"] == "slaanesh"
    assert t["nurgle.hand"] == []
    assert t["nurgle.discard"] == ["influenza"]


@pytest.mark.cites("tzeentch.the_meddling_of_skaven")
def test_meddling_may_name_an_opponent_without_cards() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Leper", "Bloodletter"]}
        players.tzeentch = {hand = ["the_meddling_of_skaven"]}
        players.khorne = {hand = ["battle_cry", "battle_cry"]}
        """,
        *("the_meddling_of_skaven@kis.l", "name nurgle"),
    )
    assert t["khorne.hand.size"] == 2
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch.the_meddling_of_skaven", "R1.7")
def test_meddling_without_an_opponent_here_does_nothing() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Acolyte"]}
        players.tzeentch = {hand = ["the_meddling_of_skaven"]}
        players.khorne = {hand = ["battle_cry", "battle_cry"]}
        """,
        "the_meddling_of_skaven@kis.l",
    )
    assert t["seat"] == "slaanesh"
    assert t["khorne.hand.size"] == 2


@pytest.mark.cites("tzeentch.the_meddling_of_skaven", "R1.5", "R15.1")
def test_meddling_names_the_controller_of_a_figure_not_its_owner() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Leper controlled by slaanesh"]}
        players.tzeentch = {hand = ["the_meddling_of_skaven"]}
        players.nurgle = {hand = ["influenza"]}
        players.slaanesh = {hand = ["dark_influence"]}
        """,
        "the_meddling_of_skaven@kis.l",
    )
    t.play("slaanesh: discard dark_influence")
    assert (t["nurgle.hand.size"], t["slaanesh.hand.size"]) == (1, 0)


@pytest.mark.cites("tzeentch.the_meddling_of_skaven", "R7.5")
def test_meddling_copies_are_separate_plays() -> None:
    t = tzeentch(
        f"""
        regions.kislev = {{figures = ["Leper"]}}
        players.tzeentch = {{hand = ["the_meddling_of_skaven", "the_meddling_of_skaven"]}}
        {ALONE.replace("nurgle = {power = 0}", 'nurgle = {power = 0, hand = ["influenza", "influenza", "influenza"]}')}
        """,
        "the_meddling_of_skaven@kis.l",
    )
    t.play("nurgle: discard influenza", "nurgle: discard influenza")
    t.play("tzeentch: the_meddling_of_skaven@kis.r", "nurgle: discard influenza")
    assert t["nurgle.hand.size"] == 0


@pytest.mark.cites("tzeentch.the_meddling_of_skaven", "tzeentch.changer_of_ways", "C28")
def test_meddling_is_silenced() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Leper"], cards = ["changer_of_ways"]}
        players.tzeentch = {hand = ["the_meddling_of_skaven"]}
        players.nurgle = {hand = ["influenza"]}
        """,
        "the_meddling_of_skaven@kis.r",
    )
    assert t["nurgle.hand.size"] == 1


# --- Teleport -----------------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.teleport", "E7", "R1.6")
def test_teleport_must_move_one_cultist_or_warrior_to_any_other_region() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Bloodletter", "Acolyte", "Keeper of Secrets"]}
        regions.badlands = {ruined = 1}
        players.tzeentch = {power = 1, hand = ["teleport"]}
        """,
        "teleport@kis.l",
    )
    assert len(t.legal) == 2 * 8
    assert {text.split(">")[0] for text in t.legal} == {"Kw1", "Tc1"}
    assert "Kw1>kis" not in t.legal
    t.play("tzeentch: Kw1>bad")
    assert t["badlands.figures"] == ["Bloodletter"]
    assert (t["seat"], t["tzeentch.power"], t["khorne.power"]) == ("slaanesh", 0, 7)


@pytest.mark.cites("tzeentch.teleport", "R1.6")
def test_teleport_is_mandatory_also_to_his_own_harm() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Acolyte"]}
        players.tzeentch = {hand = ["teleport"]}
        """,
        "teleport@kis.l",
    )
    assert t["seat"] == "tzeentch"
    assert "done" not in t.legal


@pytest.mark.cites("tzeentch.teleport", "E7", "R1.7")
def test_teleport_without_a_movable_figure_is_a_legal_play() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Lord of Change"]}
        players.tzeentch = {hand = ["teleport"]}
        """,
        "teleport@kis.l",
    )
    assert t["seat"] == "slaanesh"
    assert t["kislev.figures"] == ["Lord of Change"]


@pytest.mark.cites("tzeentch.teleport", "old_world.road_wardens", "C17", "R6.9")
def test_in_edition_1_teleport_moved_nobody_held_by_road_wardens() -> None:
    t = tzeentch(
        """
        options.edition = 1
        regions.kislev = {figures = ["Acolyte"], tokens = ["hero"]}
        players.tzeentch = {hand = ["teleport"]}
        old_world.track = ["road_wardens"]
        """,
        "teleport@kis.l",
    )
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch.teleport", "khorne.field_of_carnage")
def test_teleport_moves_khornes_own_figure_off_his_field_of_carnage() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["field_of_carnage"]}
        players.tzeentch = {hand = ["teleport"]}
        """,
        "teleport@kis.r",
    )
    assert {text.split(">")[0] for text in t.legal} == {"Kw1"}


@pytest.mark.cites("tzeentch.teleport", "C36", "R15.4")
def test_teleport_ends_control() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Leper controlled by slaanesh"]}
        players.tzeentch = {hand = ["teleport"]}
        """,
        *("teleport@kis.l", "Nc1>bad"),
    )
    assert (t["badlands.nurgle"], t["badlands.slaanesh"]) == (1, 0)


@pytest.mark.cites("tzeentch.teleport", "tzeentch.changer_of_ways", "C28")
def test_teleport_is_silenced() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Leper"], cards = ["changer_of_ways"]}
        players.tzeentch = {hand = ["teleport"]}
        """,
        "teleport@kis.r",
    )
    assert t["seat"] == "slaanesh"


# --- The Persistence of Change ------------------------------------------------------------------------------------


def persistence(kislev: str, *dice: int, more: str = "") -> Position:
    """From the battle phase to the end of step 1 of the end phase."""
    return Position(f'start = "battle"\nstop = "end.1"\ndice = {list(dice)}\nregions.kislev = {kislev}\n{more}')


@pytest.mark.cites("tzeentch.the_persistence_of_change", "R11.2")
def test_persistence_stays_where_tzeentch_killed_an_enemy_figure() -> None:
    t = persistence(
        '{figures = ["Horror", "Leper"], cards = ["", "the_persistence_of_change"]}',
        *(4,),
        more="regions.badlands = {ruined = 1}",
    )
    assert t["kislev.cards"] == ["", "the_persistence_of_change"]
    assert t["tzeentch.discard"] == []
    assert (t["kislev.magic"], t["kislev.domination"]["tzeentch"]) == (1, 1 + 1)


@pytest.mark.cites("tzeentch.the_persistence_of_change", "R7.9")
def test_persistence_is_taken_up_without_a_kill_of_tzeentch_here() -> None:
    t = persistence(
        '{figures = ["Bloodletter", "Leper"], cards = ["the_persistence_of_change"]}',
        *(4, 1, 4),
        more='regions.empire = {figures = ["Horror", "Leper"]}',
    )
    assert (t["kislev.figures"], t["empire.figures"]) == (["Bloodletter"], ["Horror"])
    assert t["kislev.cards"] == ["", ""]
    assert t["tzeentch.discard"] == ["the_persistence_of_change"]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "R1.12")
def test_persistence_does_not_stay_for_a_peasant() -> None:
    t = persistence('{figures = ["Horror"], tokens = ["peasant"], cards = ["the_persistence_of_change"]}', 4)
    assert t["tzeentch.peasants"] == 1
    assert t["kislev.cards"] == ["", ""]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "C30")
def test_persistence_stays_for_his_own_figure_killed_under_anothers_control() -> None:
    t = persistence(
        '{figures = ["Horror", "Acolyte controlled by slaanesh"], cards = ["the_persistence_of_change"]}', 4
    )
    assert t["kislev.cards"] == ["the_persistence_of_change", ""]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "R1.16")
def test_persistence_is_tested_anew_each_round() -> None:
    t = Position("""
        start = "battle"
        stop = "end"
        dice = [4]
        powers = ["khorne", "tzeentch", "slaanesh"]
        regions.kislev = {figures = ["Horror", "Seductress"], cards = ["the_persistence_of_change"]}
        old_world.deck = ["mass_exodus", "franzs_decree"]
    """)
    assert t["round"] == 2
    assert t["kislev.cards"] == ["the_persistence_of_change", ""]
    while t["round"] == 2 and t["seat"] != "none":
        choice = "pass" if t["phase"] == "summoning" else t.legal[0]
        t.play(choice)
    assert t["kislev.cards"] == ["", ""]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "R7.5")
def test_persistence_copies_both_stay() -> None:
    t = persistence(
        '{figures = ["Horror", "Leper"], cards = ["the_persistence_of_change", "the_persistence_of_change"]}', 4
    )
    assert t["kislev.cards"] == ["the_persistence_of_change", "the_persistence_of_change"]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "C51")
def test_persistence_leaves_a_ruined_region() -> None:
    t = persistence(
        '{figures = ["Horror", "Leper"], corruption = {nurgle = 12}, cards = ["the_persistence_of_change"]}', 4
    )
    assert t["kislev.ruined"] == 1
    assert t["kislev.cards"] == ["", ""]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "tzeentch.changer_of_ways", "C28")
def test_persistence_silenced_is_taken_up() -> None:
    t = persistence('{figures = ["Horror", "Leper"], cards = ["the_persistence_of_change", "changer_of_ways"]}', 4)
    assert t["kislev.figures"] == ["Horror"]
    assert t["kislev.cards"] == ["", ""]


@pytest.mark.cites("tzeentch.the_persistence_of_change", "R7.2")
def test_persistence_that_stays_fills_its_space_in_the_next_round() -> None:
    t = tzeentch(
        """
        regions.kislev = {cards = ["the_persistence_of_change"]}
        players.tzeentch = {hand = ["teleport"]}
        """
    )
    assert "teleport@kis.l" not in t.legal
    assert "teleport@kis.r" in t.legal


# --- Dazzle -------------------------------------------------------------------------------------------------------


def dazzle(kislev: str) -> Position:
    return Position(f'start = "corruption"\nregions.kislev = {kislev}')


@pytest.mark.cites("tzeentch.dazzle", "R10.2")
def test_dazzle_keeps_one_cultist_of_each_opponent_idle() -> None:
    t = dazzle('{figures = ["3 Leper", "Bloodsworn", "2 Acolyte", "2 Seductress"], cards = ["dazzle"]}')
    assert t["kislev.corruption"] == {"nurgle": 2, "tzeentch": 2, "slaanesh": 1}


@pytest.mark.cites("tzeentch.dazzle", "R7.5")
def test_dazzle_copies_add_up_and_stop_at_zero() -> None:
    t = dazzle('{figures = ["3 Leper", "Bloodsworn"], cards = ["dazzle", "dazzle"]}')
    assert t["kislev.corruption"] == {"nurgle": 1}


@pytest.mark.cites("tzeentch.dazzle")
def test_dazzle_does_not_affect_domination() -> None:
    t = Position('regions.kislev = {figures = ["3 Leper"], cards = ["dazzle"]}')
    assert t["kislev.domination"]["nurgle"] == 3


@pytest.mark.cites("tzeentch.dazzle", "R1.5", "R15.1")
def test_dazzle_counts_cultists_by_controller() -> None:
    t = dazzle('{figures = ["Leper controlled by slaanesh", "Seductress", "2 Leper"], cards = ["dazzle"]}')
    assert t["kislev.corruption"] == {"nurgle": 1, "slaanesh": 1}


@pytest.mark.cites("tzeentch.dazzle", "tzeentch.changer_of_ways", "C28")
def test_dazzle_is_silenced() -> None:
    t = dazzle('{figures = ["2 Leper"], cards = ["dazzle", "changer_of_ways"]}')
    assert t["kislev.corruption"] == {"nurgle": 2}
