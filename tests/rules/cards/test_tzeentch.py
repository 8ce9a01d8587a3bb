"""Tzeentch's cards of cost 0: Changer of Ways, Drain Power, Warp Shield."""

import pytest

from ruinous.rules import values
from ruinous.rules.ids import FIGURE_NAMES, KISLEV, POWERS
from tests.kit.position import Position


def tzeentch(text: str, *plays: str) -> Position:
    """Tzeentch's turn; then what he plays."""
    t = Position(f'turn = "tzeentch"\n{text}')
    t.play(*(f"tzeentch: {play}" for play in plays))
    return t


# --- Changer of Ways ----------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.changer_of_ways", "R7.3", "R16.2")
def test_changer_leaves_costs_and_symbols() -> None:
    t = Position('regions.kislev = {cards = ["the_stench_of_death", "changer_of_ways"]}')
    assert t["kislev.domination"]["nurgle"] == 3
    assert t["kislev.magic"] == 2


@pytest.mark.cites("tzeentch.changer_of_ways", "C28")
def test_changer_silences_tzeentchs_own_cards_too() -> None:
    t = Position("""
        start = "corruption"
        regions.kislev = {figures = ["2 Leper"], cards = ["dazzle", "changer_of_ways"]}
    """)
    assert t["kislev.corruption"] == {"nurgle": 2}


@pytest.mark.cites("tzeentch.changer_of_ways")
def test_changer_acts_in_its_own_region_only() -> None:
    t = Position("""
        regions.kislev = {cards = ["changer_of_ways"]}
        regions.empire = {cards = ["influenza"]}
    """)
    assert t["empire.resistance"] == 3


@pytest.mark.cites("tzeentch.changer_of_ways", "C28")
def test_changer_played_later_does_not_undo_what_was_carried_out() -> None:
    t = Position("""
        turn = "slaanesh"
        players.slaanesh = {hand = ["perverse_infiltration"]}
        players.tzeentch = {hand = ["changer_of_ways"]}
    """)
    t.play("slaanesh: perverse_infiltration@kis.l", "khorne: pass", "nurgle: pass")
    t.play("tzeentch: changer_of_ways@kis.r")
    assert t["kislev.corruption"] == {"slaanesh": 1}


@pytest.mark.cites("tzeentch.changer_of_ways", "nurgle.influenza", "C28")
def test_changer_played_later_stops_a_lasting_effect() -> None:
    t = tzeentch("""
        regions.empire = {cards = ["influenza"]}
        players.tzeentch = {hand = ["changer_of_ways"]}
    """)
    assert t["empire.resistance"] == 3
    t.play("tzeentch: changer_of_ways@emp.r")
    assert t["empire.resistance"] == 5


@pytest.mark.cites("tzeentch.changer_of_ways", "slaanesh.soporific_musk", "C28", "R7.7")
def test_changer_ends_the_control_of_a_musk_in_its_region() -> None:
    t = Position("""
        turn = "slaanesh"
        regions.kislev = {figures = ["Leper"]}
        regions.empire = {figures = ["Acolyte controlled by slaanesh"], cards = ["soporific_musk"]}
        players.slaanesh = {hand = ["soporific_musk"]}
        players.tzeentch = {hand = ["changer_of_ways"]}
    """)
    t.play("slaanesh: soporific_musk@kis.l", "khorne: pass", "nurgle: pass")
    assert (t["kislev.nurgle"], t["kislev.slaanesh"]) == (0, 1)
    t.play("tzeentch: changer_of_ways@kis.r")
    assert (t["kislev.nurgle"], t["kislev.slaanesh"]) == (1, 0)
    assert t["empire.slaanesh"] == 1


@pytest.mark.cites("tzeentch.changer_of_ways", "tzeentch.warp_shield", "C28")
def test_changer_ends_the_protection_of_a_warp_shield_in_its_region_wherever_the_figure_is() -> None:
    t = Position("""
        start = "summoning"
        stop = "battle"
        turn = "tzeentch"
        dice = [4, 1]
        regions.kislev = {figures = ["Acolyte"]}
        regions.empire = {figures = ["Bloodletter"]}
        players.tzeentch = {hand = ["warp_shield", "changer_of_ways"]}
        players.khorne = {power = 0}
        players.nurgle = {power = 0}
        players.slaanesh = {power = 0}
    """)
    t.play("tzeentch: warp_shield@kis.l", "tzeentch: Tc1>emp", "tzeentch: changer_of_ways@kis.r", "tzeentch: pass")
    assert t["empire.figures"] == ["Bloodletter"]


@pytest.mark.cites("tzeentch.changer_of_ways", "tzeentch.warp_shield", "C28")
def test_changer_elsewhere_leaves_a_warp_shield_alone() -> None:
    t = Position("""
        start = "summoning"
        stop = "battle"
        turn = "tzeentch"
        regions.kislev = {figures = ["Acolyte"]}
        regions.empire = {figures = ["Bloodletter"]}
        players.tzeentch = {hand = ["warp_shield", "changer_of_ways"]}
        players.khorne = {power = 0}
        players.nurgle = {power = 0}
        players.slaanesh = {power = 0}
    """)
    t.play("tzeentch: warp_shield@kis.l", "tzeentch: Tc1>emp", "tzeentch: changer_of_ways@emp.r", "tzeentch: pass")
    assert t["empire.figures"] == ["Bloodletter", "Acolyte"]


@pytest.mark.cites("tzeentch.changer_of_ways", "C28", "R7.5")
def test_changers_do_not_silence_each_other() -> None:
    t = Position('regions.kislev = {cards = ["changer_of_ways", "changer_of_ways"]}')
    assert values.texts(t.g, KISLEV) == t.g.cards_in(KISLEV)
    assert len(values.texts(t.g, KISLEV)) == 2


@pytest.mark.cites("tzeentch.changer_of_ways", "slaanesh.degenerate_royalty", "C28")
def test_changer_does_not_change_the_price_of_degenerate_royalty() -> None:
    t = Position("""
        turn = "slaanesh"
        regions.kislev = {corruption = {nurgle = 3}, cards = ["changer_of_ways"]}
        players.slaanesh = {power = 1, hand = ["degenerate_royalty"]}
    """)
    t.play("slaanesh: degenerate_royalty@kis.r")
    assert t["slaanesh.power"] == 1
    assert t["kislev.domination"]["slaanesh"] == 3


# --- Drain Power --------------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.drain_power")
def test_drain_power_takes_one_from_each_opponent_with_a_cultist_here() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["2 Bloodsworn", "Leper", "Plaguebearer", "Daemonette", "Acolyte"]}
        regions.empire = {figures = ["Seductress"]}
        players.tzeentch = {power = 4, hand = ["drain_power"]}
        """,
        "drain_power@kis.l",
    )
    assert [t[f"{power}.power"] for power in POWERS[:4]] == [7 - 1, 6 - 1, 4 + 1, 6]


@pytest.mark.cites("tzeentch.drain_power")
def test_drain_power_gains_one_even_if_nobody_lost_any() -> None:
    t = tzeentch('players.tzeentch = {power = 4, hand = ["drain_power"]}', "drain_power@kis.l")
    assert [t[f"{power}.power"] for power in POWERS[:4]] == [7, 6, 5, 6]


@pytest.mark.cites("tzeentch.drain_power", "F8")
def test_drain_power_goes_neither_below_zero_nor_above_twelve() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Bloodsworn"]}
        players.tzeentch = {power = 12, hand = ["drain_power"]}
        players.khorne = {power = 0}
        """,
        "drain_power@kis.l",
    )
    assert (t["khorne.power"], t["tzeentch.power"]) == (0, 12)


@pytest.mark.cites("tzeentch.drain_power", "R1.5", "R15.1")
def test_drain_power_goes_by_the_controller_of_the_cultist() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Leper controlled by slaanesh"]}
        players.tzeentch = {power = 4, hand = ["drain_power"]}
        """,
        "drain_power@kis.l",
    )
    assert (t["nurgle.power"], t["slaanesh.power"]) == (6, 5)


@pytest.mark.cites("tzeentch.drain_power", "R7.5")
def test_drain_power_copies_are_separate_plays() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Leper"]}
        players.tzeentch = {power = 4, hand = ["drain_power", "drain_power"]}
        """,
        "drain_power@kis.l",
    )
    t.play("slaanesh: pass", "khorne: pass", "nurgle: Nc2>kis", "tzeentch: drain_power@kis.r")
    assert (t["nurgle.power"], t["tzeentch.power"]) == (6 - 1 - 1 - 1, 4 + 1 + 1)


@pytest.mark.cites("tzeentch.drain_power", "tzeentch.changer_of_ways", "C28")
def test_drain_power_is_silenced() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Leper"], cards = ["changer_of_ways"]}
        players.tzeentch = {power = 4, hand = ["drain_power"]}
        """,
        "drain_power@kis.r",
    )
    assert (t["nurgle.power"], t["tzeentch.power"]) == (6, 4)


# --- Warp Shield --------------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.warp_shield", "R8.8")
def test_warp_shield_makes_one_figure_no_target() -> None:
    t = Position("""
        start = "battle"
        dice = [4, 4]
        regions.kislev = {figures = ["Bloodletter", "shielded Acolyte", "Acolyte"]}
    """)
    assert t["kislev.figures"] == ["Bloodletter", "Acolyte"]
    assert t.happened("hits_lost", 0)


@pytest.mark.cites("tzeentch.warp_shield", "R1.6")
def test_warp_shield_tzeentch_must_pick_a_figure_he_controls_here() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Acolyte", "Lord of Change", "Leper", "Horror controlled by slaanesh"]}
        players.tzeentch = {hand = ["warp_shield"]}
        """,
        "warp_shield@kis.l",
    )
    assert (t["seat"], t.legal) == ("tzeentch", ["pick Tc1", "pick Td1"])


@pytest.mark.cites("tzeentch.warp_shield", "R1.7")
def test_warp_shield_without_a_figure_here_does_nothing() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["Leper"]}
        regions.empire = {figures = ["Acolyte"]}
        players.tzeentch = {hand = ["warp_shield"]}
        """,
        "warp_shield@kis.l",
    )
    assert t["seat"] == "slaanesh"
    assert values.shielded(t.g) == 0


@pytest.mark.cites("tzeentch.warp_shield", "R7.5")
def test_warp_shield_a_second_copy_may_take_another_figure() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["2 Acolyte"]}
        players.tzeentch = {hand = ["warp_shield", "warp_shield"]}
        players.khorne = {power = 0}
        players.nurgle = {power = 0}
        players.slaanesh = {power = 0}
        """,
        *("warp_shield@kis.l", "warp_shield@kis.r", "pick Tc2"),
    )
    assert values.shielded(t.g) == 1 << FIGURE_NAMES.index("Tc1") | 1 << FIGURE_NAMES.index("Tc2")


@pytest.mark.cites("tzeentch.warp_shield", "tzeentch.teleport", "E9", "C52", "R7.8")
@pytest.mark.parametrize("way", ["teleport@emp.r", "Tc1>bre"])
def test_warp_shield_goes_with_the_figure(way: str) -> None:
    t = Position("""
        start = "summoning"
        stop = "battle"
        turn = "tzeentch"
        regions.empire = {figures = ["Acolyte"]}
        regions.bretonnia = {figures = ["Bloodletter"]}
        players.tzeentch = {hand = ["warp_shield", "teleport"]}
        players.khorne = {power = 0}
        players.nurgle = {power = 0}
        players.slaanesh = {power = 0}
    """)
    t.play("tzeentch: warp_shield@emp.l", f"tzeentch: {way}")
    if way.startswith("teleport"):
        t.play("tzeentch: Tc1>bre")
    t.play("tzeentch: pass")
    assert t["bretonnia.figures"] == ["Bloodletter", "Acolyte"]
    assert not t.happened("roll")


@pytest.mark.cites("tzeentch.warp_shield", "R11.3")
def test_warp_shield_does_not_help_against_a_hero() -> None:
    t = Position("""
        start = "end.2"
        regions.kislev = {figures = ["shielded Acolyte"], tokens = ["hero"]}
    """)
    assert t["kislev.figures"] == []


@pytest.mark.cites("tzeentch.warp_shield", "R11.7")
def test_warp_shield_lasts_to_the_end_of_the_round() -> None:
    t = Position("""
        start = "end.1"
        stop = "end.5"
        regions.kislev = {figures = ["shielded Acolyte"], cards = ["warp_shield"]}
    """)
    assert values.shielded(t.g)
    t = Position("""
        start = "end"
        regions.kislev = {figures = ["shielded Acolyte"], cards = ["warp_shield"]}
        old_world.deck = ["mass_exodus", "franzs_decree"]
    """)
    assert not values.shielded(t.g)


@pytest.mark.cites("tzeentch.warp_shield", "tzeentch.changer_of_ways", "C28")
def test_warp_shield_is_silenced() -> None:
    t = tzeentch(
        """
        regions.kislev = {figures = ["2 Acolyte"], cards = ["changer_of_ways"]}
        players.tzeentch = {hand = ["warp_shield"]}
        """,
        "warp_shield@kis.r",
    )
    assert t["seat"] == "slaanesh"
    assert values.shielded(t.g) == 0
