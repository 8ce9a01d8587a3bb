"""Figures that lie on cards of Khorne (Hate, Skulltaker), in all corners (R7.8, F13, C48, C54)."""

import pytest

from ruinous.rules import engine
from ruinous.rules.ids import FIGURE_NAMES, LAID, POWERS
from ruinous.rules.invariants import violations
from ruinous.rules.phases.end import end_phase
from ruinous.rules.phases.old_world import old_world_phase
from ruinous.rules.saved import CARD_SPACES
from ruinous.rules.scenario import figure_list
from tests.kit.position import Position


def play(text: str) -> Position:
    return Position(f'options.card_set = "morrslieb"\noptions.events = "mixed"\n{text}')


def on_cards(t: Position) -> list[str]:
    """The figures that lie on a card, dead or alive."""
    assert [v for v in violations(t.g) if " lies " in v] == []
    return sorted(FIGURE_NAMES[figure] for figure, _ in t.g.lying)


def dead(t: Position) -> list[str]:
    assert [v for v in violations(t.g) if " lies " in v] == []
    return figure_list(t.g.here[LAID])


def begin_end_phase(t: Position) -> None:
    """Up to step 1 of the end phase, when cards are taken up; nobody has anything to decide."""
    g = t.g
    assert t["seat"] == "none"
    end_phase(g)
    while g.stack[-1][0] != "take_up_cards":
        name, args, g.cause = g.stack.pop()
        engine.STEPS[name](g, *args)


# --- Hate ---------------------------------------------------------------------------------------------------------

HATE = """
turn = "khorne"
players.khorne = {power = 6, hand = ["hate", "hate"]}
players.tzeentch.power = 6
players.slaanesh.power = 0
"""
ALONE = HATE.replace("players.tzeentch.power = 6", "players.tzeentch.power = 0") + "players.nurgle.power = 0\n"


@pytest.mark.cites("khorne_m.hate")
def test_hate_khorne_chooses_an_enemy_figure_of_any_class_in_the_region() -> None:
    t = play(
        'regions.kislev.figures = ["Bloodletter", "2 Leper", "Great Unclean One", "Horror"]\n'
        'regions.empire.figures = ["Acolyte"]' + HATE
    )
    t.play("khorne: hate@kis.l")
    assert (t["seat"], t.legal) == ("khorne", ["pick Nc1", "pick Nd1", "pick Tw1"])
    t.play("khorne: pick Nd1")
    assert on_cards(t) == ["Nd1"]
    assert (t["seat"], t["ask"]) == ("nurgle", "turn")


@pytest.mark.cites("khorne_m.hate", "R6.9")
def test_a_hated_figure_may_not_be_summoned_out_but_others_of_its_class_may() -> None:
    t = play('regions.kislev.figures = ["2 Leper"]\nplayers.nurgle.power = 6' + HATE)
    t.play("khorne: hate@kis.l")
    assert "Nc2>emp" in t.legal
    assert [a for a in t.legal if a.startswith("Nc1>")] == []
    assert "Nc3>kis" in t.legal  # from the reserve


@pytest.mark.cites("khorne_m.hate", "R7.8")
def test_a_hated_figure_is_in_the_region_for_every_other_purpose() -> None:
    t = play('regions.kislev.figures = ["Plaguebearer"]\nplayers.nurgle.power = 6' + HATE)
    t.play("khorne: hate@kis.l")
    assert on_cards(t) == ["Nw1"]
    assert t["kislev.figures"] == ["Plaguebearer"]
    assert t["kislev.domination"]["nurgle"] == 1
    assert {a.partition(">")[2] for a in t.legal if a.startswith("Nc1>")} == {"tro", "kis", "emp"}


@pytest.mark.cites("khorne_m.hate", "R1.11", "tzeentch_m.warp_portal", "tzeentch_m.havoc")
@pytest.mark.parametrize("card", ["warp_portal", "havoc"])
def test_nothing_moves_a_hated_figure_out(card: str) -> None:
    t = play(
        f"""
        regions.kislev.figures = ["Leper", "Seductress"]
        players.tzeentch = {{power = 6, hand = ["{card}", "glean"]}}
        players.nurgle.power = 0
        """
        + HATE.replace("players.tzeentch.power = 6", "")
    )
    t.play("khorne: hate@kis.l", "khorne: pick Nc1", f"tzeentch: {card}@kis.r")
    if card == "warp_portal":
        t.play("tzeentch: discard glean")
    assert [a for a in t.legal if a.startswith("Nc1>")] == []
    assert [a for a in t.legal if a.startswith("Sc1>")] != []


@pytest.mark.cites("khorne_m.hate", "R1.7")
def test_hate_without_an_enemy_figure_holds_nobody() -> None:
    t = play('regions.kislev.figures = ["Bloodletter"]' + HATE)
    t.play("khorne: hate@kis.l")
    assert on_cards(t) == []
    assert (t["seat"], t["ask"]) == ("nurgle", "turn")


@pytest.mark.cites("khorne_m.hate", "R7.5")
def test_two_hates_hold_one_figure_each() -> None:
    t = play('regions.kislev.figures = ["Leper", "Acolyte"]' + ALONE)
    t.play("khorne: hate@kis.l", "khorne: pick Nc1", "khorne: hate@kis.r", "khorne: pick Tc1")
    assert on_cards(t) == ["Nc1", "Tc1"]


@pytest.mark.cites("khorne_m.hate", "R8.13", "R1.13")
def test_a_hated_figure_can_be_killed_and_is_free_when_it_comes_back() -> None:
    t = play(
        """
        dice = [4, 1]
        regions.kislev = {figures = ["Bloodletter", "Leper"]}
        players.nurgle.power = 6
        players.tzeentch.power = 0
        players.slaanesh.power = 0
        players.khorne = {power = 6, hand = ["hate", "rampage"]}
        """
    )
    t.play("khorne: hate@kis.l", "nurgle: Nw1>emp", "khorne: rampage@kis.r")
    assert (t["kislev.figures"], on_cards(t)) == (["Bloodletter"], [])
    t.play("nurgle: Nc1>kis", "khorne: Kc1>kis")
    assert "Nc1>emp" in t.legal


@pytest.mark.cites("khorne_m.hate", "R1.12")
def test_a_hated_figure_can_be_removed() -> None:
    t = play(
        """
        stop = "battle"
        regions.kislev = {figures = ["Acolyte"], corruption = {nurgle = 3}, cards = ["creeping_death"]}
        """
        + ALONE.replace("power = 6", "power = 1")
    )
    t.play("khorne: hate@kis.r")
    assert (t["kislev.figures"], on_cards(t)) == ([], [])
    assert t["tzeentch.reserve"][0] == "8 Acolyte"


@pytest.mark.cites("khorne_m.hate", "R11.2")
def test_a_hated_figure_is_free_when_the_card_is_taken_up_and_stays_in_its_region() -> None:
    t = play('stop = "end.1"\nregions.kislev.figures = ["Leper"]' + ALONE.replace("power = 6", "power = 1"))
    t.play("khorne: hate@kis.l")
    assert (t["kislev.figures"], on_cards(t)) == (["Leper"], [])
    assert t["kislev.cards"] == ["", ""]


@pytest.mark.cites("khorne_m.hate", "tzeentch_m.mystical_disregard")
def test_a_hated_figure_is_free_when_another_card_replaces_hate() -> None:
    t = play(
        """
        regions.kislev.figures = ["Leper"]
        players.nurgle.power = 6
        players.tzeentch = {power = 6, hand = ["glean"], upgrades = ["tzeentch_m.mystical_disregard"]}
        """
        + HATE.replace("players.tzeentch.power = 6", "")
    )
    t.play("khorne: hate@kis.l", "nurgle: Nw1>kis", "tzeentch: glean@kis.l")
    if t["ask"] != "turn":
        t.play(t.legal[0])
    assert on_cards(t) == []
    t.play("khorne: pass")
    assert "Nc1>emp" in t.legal


@pytest.mark.cites("khorne_m.hate", "tzeentch_m.mystical_disregard", "C17")
def test_a_second_card_under_the_figure_still_holds_it_when_the_first_is_replaced() -> None:
    t = play(
        """
        regions.kislev.figures = ["Leper"]
        players.nurgle.power = 6
        players.tzeentch = {power = 6, hand = ["warpstorm"], upgrades = ["tzeentch_m.mystical_disregard"]}
        """
        + HATE.replace("players.tzeentch.power = 6", "")
    )
    t.play("khorne: hate@kis.l", "nurgle: Nw1>kis", "tzeentch: Tc1>kis")
    t.play("khorne: hate@kis.r", "khorne: pick Nc1", "nurgle: Nw2>kis", "tzeentch: warpstorm@kis.l", "khorne: pass")
    assert [a for a in t.legal if a.startswith("Nc1>")] == []
    assert on_cards(t) == ["Nc1"]


@pytest.mark.cites("khorne_m.hate", "C17", "slaanesh_m.joyous_surrender")
def test_lying_on_another_card_does_not_free_a_hated_figure() -> None:
    t = play(
        """
        turn = "khorne"
        regions.kislev.figures = ["Seductress"]
        players.khorne = {power = 6, hand = ["hate"]}
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh = {power = 6, hand = ["joyous_surrender"]}
        """
    )
    t.play("khorne: hate@kis.l", "slaanesh: joyous_surrender@kis.r", "slaanesh: pick Sc1", "khorne: Kc1>nor")
    assert on_cards(t) == ["Sc1", "Sc1"]
    assert [a for a in t.legal if a.startswith("Sc1>")] == []


@pytest.mark.cites("khorne_m.hate", "khorne_m.lure_of_battle")
def test_khorne_himself_cannot_lure_away_what_he_hates() -> None:
    t = play(
        """
        regions.kislev.figures = ["Leper", "Plaguebearer"]
        regions.empire.figures = ["Bloodletter"]
        """
        + ALONE.replace('["hate", "hate"]', '["hate", "lure_of_battle"]')
    )
    t.play("khorne: hate@kis.l", "khorne: pick Nc1", "khorne: lure_of_battle@emp.l")
    assert t.legal == ["done", "Nw1>emp"]


# --- Skulltaker ---------------------------------------------------------------------------------------------------


def skulls(figures: str, *dice: int, more: str = "", cards: str = '["skulltaker"]') -> Position:
    """A battle in Tilea over a Skulltaker."""
    return play(
        f'start = "battle"\ndice = {list(dice)}\nregions.tilea = {{figures = {figures}, cards = {cards}}}\n{more}'
    )


@pytest.mark.cites("khorne_m.skulltaker", "C54", "F13")
def test_skulltaker_collects_whatever_dies_there_whoever_kills_it_without_khorne() -> None:
    t = skulls('["Plaguebearer", "Acolyte"]', 4)
    assert t["tilea.figures"] == ["Plaguebearer"]
    assert dead(t) == ["Acolyte"]
    assert t["tzeentch.reserve"][0] == "7 Acolyte"
    assert t["tilea.domination"]["khorne"] == 2  # the card's 1 and the skull


@pytest.mark.cites("khorne_m.skulltaker", "C54")
def test_skulltaker_collects_khornes_own_dead_too_and_only_khorne_counts_them() -> None:
    t = skulls('["Bloodletter", "Plaguebearer"]', 4, 1, 4)
    assert dead(t) == ["Bloodletter", "Plaguebearer"]
    assert t["tilea.domination"] == {"khorne": 3, "nurgle": 0, "tzeentch": 0, "slaanesh": 0}


@pytest.mark.cites("khorne_m.skulltaker", "R9.5")
def test_skulls_let_khorne_dominate_a_region_without_a_figure_of_his() -> None:
    t = skulls('["Plaguebearer", "Acolyte", "Seductress"]', 6, 4, more='stop = "domination"')
    t.play("nurgle: hit Tc1")
    assert dead(t) == ["Acolyte", "Seductress"]
    assert t["khorne.vp"] == 2  # 1 + 2 against a Resistance of 2, and Nurgle's 1


@pytest.mark.cites("khorne_m.skulltaker", "R7.5")
def test_a_skull_counts_once_however_many_copies_lie_there() -> None:
    t = skulls('["Plaguebearer", "Acolyte"]', 4, cards='["skulltaker", "skulltaker"]')
    assert dead(t) == ["Acolyte"]
    assert t["tilea.domination"]["khorne"] == 3


@pytest.mark.cites("khorne_m.skulltaker", "C66")
def test_of_two_skulltakers_the_left_one_takes_the_dead() -> None:
    t = skulls('["Plaguebearer", "Acolyte"]', 4, cards='["skulltaker", "skulltaker"]')
    assert [CARD_SPACES[place] for _, place in t.g.lying] == ["til.l"]


@pytest.mark.cites("khorne_m.skulltaker")
def test_skulltaker_collects_in_its_own_region_only() -> None:
    t = skulls('["Acolyte"]', 4, more='regions.kislev.figures = ["Plaguebearer", "Seductress"]')
    assert dead(t) == []
    assert "6 Seductress" in t["slaanesh.reserve"]


@pytest.mark.cites("khorne_m.skulltaker", "R1.12")
def test_skulltaker_does_not_collect_what_is_removed() -> None:
    t = play(
        """
        start = "battle"
        regions.tilea = {figures = ["Acolyte"], corruption = {nurgle = 3}, cards = ["creeping_death", "skulltaker"]}
        """
    )
    assert t["tilea.figures"] == []
    assert dead(t) == []


RAMPAGE = """
turn = "khorne"
players.khorne = {power = 6, hand = ["rampage", "skulltaker"]}
players.tzeentch = {power = 6, hand = ["warpstorm"], upgrades = ["tzeentch_m.mystical_disregard"]}
players.nurgle.power = 0
players.slaanesh.power = 0
"""


@pytest.mark.cites("khorne_m.skulltaker", "F13", "khorne_m.rampage")
def test_a_figure_on_skulltaker_cannot_be_summoned() -> None:
    t = play('dice = [4, 4, 1, 1, 1]\nregions.tilea.figures = ["Bloodletter", "Lord of Change"]' + RAMPAGE)
    t.play("khorne: skulltaker@til.l", "tzeentch: Tc1>til", "khorne: rampage@til.r", "khorne: hit Td1")
    assert dead(t) == ["Lord of Change"]
    assert t["seat"] == "tzeentch"
    assert [a for a in t.legal if a.startswith("Td1")] == []
    assert "Tc2>til" in t.legal


@pytest.mark.cites("khorne_m.skulltaker", "khorne_m.bloodbath", "C54")
@pytest.mark.parametrize(("card", "skulls_there", "vp"), [("skulltaker", ["Leper"], 0), ("bloodbath", [], 1)])
def test_skulltaker_and_bloodbath_count_what_dies_outside_battles(card: str, skulls_there: list[str], vp: int) -> None:
    t = play(
        f"""
        stop = "battle"
        turn = "tzeentch"
        dice = [4]
        regions.tilea = {{figures = ["Leper"], cards = ["{card}"]}}
        players.tzeentch = {{power = 1, hand = ["bolt_of_change"]}}
        players.khorne.power = 0
        players.nurgle.power = 0
        players.slaanesh.power = 0
        """
    )
    t.play("tzeentch: bolt_of_change@til.r", "tzeentch: pass")
    assert (t["tilea.figures"], dead(t), t["khorne.vp"]) == ([], skulls_there, vp)


@pytest.mark.cites("khorne_m.skulltaker")
def test_skulltaker_does_not_collect_what_died_before_it_was_played() -> None:
    t = play('dice = [4, 1]\nregions.tilea = {figures = ["Bloodletter", "Acolyte"]}' + RAMPAGE)
    t.play("khorne: rampage@til.l", "tzeentch: Tc1>nor", "khorne: skulltaker@til.r")
    assert dead(t) == []
    assert t["tilea.domination"]["khorne"] == 3  # two cards of cost 1 and the Bloodletter


@pytest.mark.cites("khorne_m.skulltaker", "tzeentch_m.mystical_disregard")
def test_the_dead_go_home_when_another_card_replaces_skulltaker() -> None:
    t = play('dice = [4, 1]\nregions.tilea = {figures = ["Bloodletter", "Acolyte"]}' + RAMPAGE)
    t.play("khorne: skulltaker@til.l", "tzeentch: Tc2>bre", "khorne: rampage@til.r")
    assert dead(t) == ["Acolyte"]
    t.play("tzeentch: warpstorm@til.l")
    assert dead(t) == []
    assert t["tilea.domination"]["khorne"] == 2
    assert t["tzeentch.reserve"][0] == "7 Acolyte"


@pytest.mark.cites("khorne_m.skulltaker", "F13", "R11.1")
def test_the_dead_go_home_at_the_beginning_of_the_end_phase_before_the_card_is_taken_up() -> None:
    t = skulls('["Plaguebearer", "Acolyte", "Seductress"]', 6, 4, more='stop = "corruption"')
    t.play("nurgle: hit Tc1")
    assert dead(t) == ["Acolyte", "Seductress"]
    begin_end_phase(t)
    assert dead(t) == []
    assert t["tilea.cards"] == ["skulltaker", ""]
    assert (t["tzeentch.reserve"][0], t["slaanesh.reserve"][0]) == ("8 Acolyte", "6 Seductress")


@pytest.mark.cites("khorne_m.skulltaker", "khorne_m.hate", "R11.1")
def test_skulltaker_gives_back_its_own_figures_only() -> None:
    t = play(
        """
        stop = "corruption"
        dice = [4]
        regions.tilea = {figures = ["Plaguebearer", "Leper", "Acolyte"], cards = ["skulltaker", ""]}
        """
        + ALONE.replace("power = 6", "power = 1")
    )
    t.play("khorne: hate@til.r", "khorne: pick Nc1")
    assert on_cards(t) == ["Nc1", "Tc1"]
    begin_end_phase(t)
    assert on_cards(t) == ["Nc1"]


@pytest.mark.cites("khorne_m.skulltaker", "R15.4")
def test_a_dead_figure_lies_there_as_its_owners_and_no_longer_as_its_controllers() -> None:
    t = skulls('["Bloodletter", "Leper controlled by slaanesh"]', 4, 1)
    assert dead(t) == ["Leper"]
    assert t.g.controller(FIGURE_NAMES.index("Nc1")) == POWERS.index("nurgle")


# --- Morrslieb Eclipsed -------------------------------------------------------------------------------------------

ECLIPSED = 'old_world = {track = ["morrslieb_eclipsed", "mass_exodus"], deck = ["electors_arise"]}'


@pytest.mark.cites("C48", "old_world_x.morrslieb_eclipsed", "khorne_m.skulltaker")
def test_the_dead_lie_on_skulltaker_first_then_on_morrslieb_eclipsed() -> None:
    t = skulls('["Plaguebearer", "Acolyte"]', 4, more=f'stop = "corruption"\n{ECLIPSED}')
    assert t["tilea.domination"]["khorne"] == 2
    begin_end_phase(t)
    assert dead(t) == ["Acolyte"]
    assert t["tilea.domination"]["khorne"] == 1  # no longer on Skulltaker
    assert t["tzeentch.reserve"][0] == "7 Acolyte"


@pytest.mark.cites("C48", "khorne_m.skulltaker", "tzeentch_m.mystical_disregard")
def test_the_dead_of_a_replaced_skulltaker_lie_on_morrslieb_eclipsed_and_cannot_be_summoned() -> None:
    t = play(f'dice = [4, 4, 1, 1, 1]\nregions.tilea.figures = ["Bloodletter", "Lord of Change"]{RAMPAGE}{ECLIPSED}')
    t.play("khorne: skulltaker@til.l", "tzeentch: Tc1>bre", "khorne: rampage@til.r")
    t.play("tzeentch: warpstorm@til.l", "khorne: Kc1>til")
    assert dead(t) == ["Lord of Change"]
    assert t["tilea.cards"] == ["warpstorm", "rampage"]
    assert [a for a in t.legal if a.startswith("Td1")] == []


@pytest.mark.cites("C48", "old_world_x.morrslieb_eclipsed", "F13", "R11.1")
def test_a_whole_end_phase_gives_the_dead_back_or_lays_them_on_the_track_until_that_card_leaves_it() -> None:
    t = skulls('["Plaguebearer", "Acolyte"]', 4, more='stop = "corruption"')
    end_phase(t.g)
    engine.run(t.g)
    assert (dead(t), t["tilea.cards"]) == ([], ["", ""])
    track = 'stop = "corruption"\nold_world.track = ["peasant_uprising", "morrslieb_eclipsed"]\n'
    t = skulls('["Plaguebearer", "Acolyte"]', 4, more=track + 'old_world.deck = ["electors_arise", "mass_exodus"]')
    end_phase(t.g)
    t.g.stack[0] = ("take_up_cards", (), ())  # instead of the next round
    engine.run(t.g)
    assert (dead(t), t["tilea.cards"]) == (["Acolyte"], ["", ""])
    old_world_phase(t.g)  # a card for the track pushes Morrslieb Eclipsed off it
    engine.run(t.g)
    while t["seat"] != "none":
        t.play(t.legal[0])
    assert t["used"] == ["morrslieb_eclipsed"]
    assert dead(t) == []
    assert t["tzeentch.reserve"][0] == "8 Acolyte"
