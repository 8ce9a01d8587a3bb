"""The Morrslieb cards of Nurgle."""

import pytest

from ruinous.rules.ids import OWNER, POWERS
from tests.kit.position import Position


def play(text: str) -> Position:
    return Position(f'options.card_set = "morrslieb"\n{text}')


def step(name: str, text: str) -> Position:
    return play(f'start = "{name}"\n{text}')


def losers(t: Position) -> list[str]:
    """Whose figures were removed, in this order."""
    return [POWERS[OWNER[e[1]]] for e in t.log if e[0] == "remove"]


# --- Filth --------------------------------------------------------------------------------------------------------

FILTH = """
turn = "nurgle"
players.nurgle = {power = 6, hand = ["filth", "filth"]}
players.khorne.power = 0
players.tzeentch.power = 0
players.slaanesh.power = 0
"""


@pytest.mark.cites("nurgle_m.filth", "F14")
def test_filth_first_removes_a_token_of_another_power_then_places_nurgles() -> None:
    t = play("regions.kislev.corruption = {khorne = 1, nurgle = 1, tzeentch = 2}" + FILTH)
    t.play("nurgle: filth@kis.l")
    assert (t["seat"], t.legal) == ("nurgle", ["-K@kis", "-T@kis"])
    t.play("nurgle: -T@kis")
    assert t["kislev.corruption"] == {"khorne": 1, "nurgle": 2, "tzeentch": 1}
    done = [(e[0], POWERS[e[1]]) for e in t.log if e[0] in ("cleanse", "corrupt")]
    assert done == [("cleanse", "tzeentch"), ("corrupt", "nurgle")]


@pytest.mark.cites("nurgle_m.filth")
def test_filth_still_places_where_there_is_nothing_to_remove() -> None:
    t = play("regions.kislev.corruption = {nurgle = 2}\nregions.empire.corruption = {khorne = 1}" + FILTH)
    t.play("nurgle: filth@kis.l")
    assert t["kislev.corruption"] == {"nurgle": 3}
    assert t["empire.corruption"] == {"khorne": 1}


@pytest.mark.cites("nurgle_m.filth", "R16.1")
def test_filth_only_removes_where_placing_is_forbidden() -> None:
    t = play(
        """
        options.edition = 1
        regions.empire = {corruption = {khorne = 1}, tokens = ["event"]}
        old_world.track = ["teclis_aids_the_empire", ""]
        """
        + FILTH
    )
    t.play("nurgle: filth@emp.l")
    assert t["empire.corruption"] == {}


@pytest.mark.cites("nurgle_m.filth", "R12.4", "C23")
@pytest.mark.parametrize(("region", "counters"), [("kislev", 1), ("tilea", 0)])
def test_two_filths_in_a_populous_region_in_one_phase_meet_the_dial_condition(region: str, counters: int) -> None:
    t = play(FILTH)
    t.play(f"nurgle: filth@{region[:3]}.l")
    assert t["nurgle.counters"] == 0
    t.play(f"nurgle: filth@{region[:3]}.r")
    assert t["nurgle.counters"] == counters


@pytest.mark.cites("nurgle_m.filth", "R10.6")
def test_filth_makes_nurgle_a_ruiner() -> None:
    t = play('stop = "corruption"\nregions.kislev.corruption = {khorne = 11}' + FILTH)
    t.play("nurgle: filth@kis.l", "nurgle: pass")  # 10 and 1
    assert t["kislev.ruined"] == 0
    t = play('stop = "corruption"\nregions.kislev.corruption = {khorne = 12}' + FILTH)
    t.play("nurgle: filth@kis.l", "nurgle: pass")
    assert t["kislev.ruined"] == 1
    assert t["nurgle.vp"] > 0
    assert t["khorne.vp"] == 0


# --- Virulent Outbreak --------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.virulent_outbreak")
def test_virulent_outbreak_puts_a_token_into_an_adjacent_region_of_nurgles_choice() -> None:
    t = step("corruption", 'regions.kislev = {figures = ["2 Leper"], cards = ["virulent_outbreak"]}')
    assert (t["seat"], t.legal) == ("nurgle", ["+N@tro", "+N@emp"])
    t.play("nurgle: +N@emp")
    assert t["kislev.corruption"] == {"nurgle": 2}
    assert t["empire.corruption"] == {"nurgle": 1}


@pytest.mark.cites("nurgle_m.virulent_outbreak")
def test_virulent_outbreak_needs_two_tokens_of_nurgle_placed_here_this_phase() -> None:
    t = step(
        "corruption",
        """
        regions.kislev = {figures = ["Leper", "Acolyte"], corruption = {nurgle = 5}, cards = ["virulent_outbreak"]}
        regions.tilea.figures = ["3 Leper"]
        """,
    )
    assert t["seat"] == "none"
    assert t["kislev.corruption"] == {"nurgle": 6, "tzeentch": 1}
    assert (t["empire.corruption"], t["troll_country.corruption"]) == ({}, {})


@pytest.mark.cites("nurgle_m.virulent_outbreak", "R14.1", "R16.1")
def test_virulent_outbreak_passes_over_ruined_and_closed_regions() -> None:
    text = """
        options.edition = 1
        regions.kislev = {figures = ["2 Leper"], cards = ["virulent_outbreak"]}
        regions.empire.tokens = ["event"]
        old_world.track = ["teclis_aids_the_empire", ""]
        """
    t = step("corruption", text)
    assert t["seat"] == "none"  # only Troll Country is left
    assert t["troll_country.corruption"] == {"nurgle": 1}
    t = step("corruption", text + "regions.troll_country.ruined = 1")
    assert t["troll_country.corruption"] == {}
    assert t["empire.corruption"] == {}


@pytest.mark.cites("nurgle_m.virulent_outbreak", "R7.5")
def test_two_virulent_outbreaks_place_two_tokens() -> None:
    t = step(
        "corruption", 'regions.kislev = {figures = ["2 Leper"], cards = ["virulent_outbreak", "virulent_outbreak"]}'
    )
    t.play("nurgle: +N@emp", "nurgle: +N@tro")
    assert (t["empire.corruption"], t["troll_country.corruption"]) == ({"nurgle": 1}, {"nurgle": 1})


@pytest.mark.cites("nurgle_m.virulent_outbreak", "C34")
def test_a_neighbour_dealt_with_before_is_not_ruined_by_the_outbreak_in_this_step() -> None:
    text = """
        regions.kislev = {figures = ["2 Leper"], cards = ["virulent_outbreak"]}
        regions.troll_country.corruption = {khorne = 11}
        regions.empire.corruption = {khorne = 11}
        """
    t = step("corruption", text)
    t.play("nurgle: +N@tro")
    assert (t["troll_country.corruption"], t["troll_country.ruined"]) == ({"khorne": 11, "nurgle": 1}, 0)
    t = step("corruption", text)
    t.play("nurgle: +N@emp")  # still to come
    assert t["empire.ruined"] == 1


@pytest.mark.cites("nurgle_m.virulent_outbreak", "R1.3", "C23")
def test_the_token_of_an_outbreak_counts_in_the_region_it_comes_to() -> None:
    t = step(
        "corruption",
        """
        regions.kislev = {figures = ["2 Leper"], cards = ["virulent_outbreak"]}
        regions.empire = {figures = ["Leper"], cards = ["virulent_outbreak"]}
        """,
    )
    t.play("nurgle: +N@emp")
    assert t.legal == ["+N@kis", "+N@bre", "+N@bor"]  # one by the outbreak, one by the Leper
    assert t["nurgle.counters"] == 2


# --- Creeping Death -----------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.creeping_death", "R23.7")
def test_creeping_death_takes_a_cultist_of_each_opponent_to_the_reserve() -> None:
    t = step(
        "battle",
        """
        regions.kislev.figures = ["2 Bloodsworn", "2 Leper", "Acolyte", "2 Seductress"]
        regions.kislev.corruption = {nurgle = 3}
        regions.kislev.cards = ["creeping_death"]
        """,
    )
    assert t["kislev.figures"] == ["Bloodsworn", "2 Leper", "Seductress"]
    assert losers(t) == ["khorne", "tzeentch", "slaanesh"]
    assert not t.happened("kill")


@pytest.mark.cites("nurgle_m.creeping_death")
def test_creeping_death_needs_three_tokens_of_nurgle() -> None:
    t = step(
        "battle",
        'regions.kislev = {figures = ["Acolyte"], corruption = {nurgle = 2, khorne = 5}, cards = ["creeping_death"]}',
    )
    assert t["kislev.figures"] == ["Acolyte"]


@pytest.mark.cites("nurgle_m.creeping_death")
def test_creeping_death_spares_warriors_and_comes_after_the_battle() -> None:
    t = play(
        """
        start = "battle"
        dice = [4, 1]
        regions.norsca = {figures = ["Acolyte", "Horror"], corruption = {nurgle = 4}, cards = ["creeping_death"]}
        regions.kislev = {figures = ["Bloodletter", "Leper", "Acolyte"], corruption = {nurgle = 3}}
        """
    )
    assert t["norsca.figures"] == ["Acolyte", "Horror"]  # Kislev is still being fought for
    t.play("khorne: hit Nc1")
    assert t["norsca.figures"] == ["Horror"]
    assert t["kislev.figures"] == ["Bloodletter", "Acolyte"]


@pytest.mark.cites("nurgle_m.creeping_death", "R7.5")
def test_two_creeping_deaths_take_two_cultists() -> None:
    t = step(
        "battle",
        """
        regions.kislev.figures = ["3 Acolyte", "Seductress", "Horror"]
        regions.kislev.corruption = {nurgle = 3}
        regions.kislev.cards = ["creeping_death", "creeping_death"]
        """,
    )
    assert t["kislev.figures"] == ["Acolyte", "Horror"]


# --- Festering Fever ----------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.festering_fever")
def test_festering_fever_places_a_token_for_each_dead_opponent_but_two_at_most() -> None:
    t = play(
        """
        start = "battle"
        dice = [4, 1]
        regions.kislev = {figures = ["Bloodletter", "4 Acolyte"], cards = ["festering_fever"]}
        """
    )
    assert t["kislev.corruption"] == {"nurgle": 1}
    t = play(
        """
        start = "battle"
        dice = [6, 4, 4]
        regions.kislev = {figures = ["Bloodletter", "4 Acolyte"], cards = ["festering_fever"]}
        """
    )
    assert t["kislev.figures"] == ["Bloodletter", "Acolyte"]
    assert t["kislev.corruption"] == {"nurgle": 2}
    assert t["nurgle.counters"] == 1


@pytest.mark.cites("nurgle_m.festering_fever", "R7.5")
def test_two_festering_fevers_place_two_tokens_each() -> None:
    t = play(
        """
        start = "battle"
        dice = [6, 4, 4]
        regions.kislev = {figures = ["Bloodletter", "4 Acolyte"], cards = ["festering_fever", "festering_fever"]}
        """
    )
    assert t["kislev.corruption"] == {"nurgle": 4}


@pytest.mark.cites("nurgle_m.festering_fever")
def test_festering_fever_does_not_mourn_nurgles_own_figures() -> None:
    t = play(
        """
        start = "battle"
        dice = [4, 1]
        regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["festering_fever"]}
        """
    )
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["kislev.corruption"] == {}


@pytest.mark.cites("nurgle_m.festering_fever", "R20.3")
def test_festering_fever_sleeps_in_a_rampage_and_has_its_two_tokens_in_the_battle_phase() -> None:
    t = play(
        """
        stop = "battle"
        turn = "khorne"
        dice = [4, 1, 4, 4]
        regions.kislev = {figures = ["Bloodletter", "3 Acolyte"], cards = ["festering_fever"]}
        players.khorne = {power = 1, hand = ["rampage"]}
        players.nurgle.power = 1
        players.tzeentch.power = 0
        players.slaanesh.power = 0
        """
    )
    t.play("khorne: rampage@kis.r")
    assert t["kislev.figures"] == ["Bloodletter", "2 Acolyte"]
    assert t["kislev.corruption"] == {}
    t.play("nurgle: pass")
    assert t["kislev.corruption"] == {"nurgle": 2}


@pytest.mark.cites("nurgle_m.festering_fever", "R16.1")
def test_festering_fever_places_nothing_where_that_is_forbidden() -> None:
    t = play(
        """
        start = "battle"
        options.edition = 1
        dice = [4, 1]
        regions.empire = {figures = ["Bloodletter", "Acolyte"], tokens = ["event"], cards = ["festering_fever"]}
        old_world.track = ["teclis_aids_the_empire", ""]
        """
    )
    assert t["empire.figures"] == ["Bloodletter"]
    assert t["empire.corruption"] == {}


# --- Quicken Decay ------------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.quicken_decay")
@pytest.mark.parametrize(("figures", "tokens"), [("Leper", 2), ("3 Leper", 4), ("Plaguebearer", 0)])
def test_quicken_decay_adds_one_token_where_nurgles_cultists_placed_any(figures: str, tokens: int) -> None:
    t = step("corruption", f'regions.kislev = {{figures = ["{figures}", "Acolyte"], cards = ["quicken_decay"]}}')
    assert t["kislev.corruption"].get("nurgle", 0) == tokens
    assert t["kislev.corruption"]["tzeentch"] == 1


@pytest.mark.cites("nurgle_m.quicken_decay", "R7.5", "R10.5")
def test_two_quicken_decays_add_two_before_the_ruin_is_checked() -> None:
    t = step(
        "corruption",
        """
        regions.kislev = {figures = ["Leper"], corruption = {khorne = 9}, cards = ["quicken_decay", "quicken_decay"]}
        """,
    )
    assert t["kislev.corruption"] == {"khorne": 9, "nurgle": 3}
    assert t["kislev.ruined"] == 1
    assert t["nurgle.counters"] == 1


@pytest.mark.cites("nurgle_m.quicken_decay", "R15.1")
def test_quicken_decay_looks_at_the_cultists_nurgle_controls() -> None:
    t = step("corruption", 'regions.kislev = {figures = ["Leper controlled by slaanesh"], cards = ["quicken_decay"]}')
    assert t["kislev.corruption"] == {"slaanesh": 1}


@pytest.mark.cites("nurgle_m.quicken_decay", "nurgle_m.virulent_outbreak", "R10.3", "R7.6")
def test_the_cards_of_a_region_act_left_to_right_after_placing() -> None:
    cards = '["quicken_decay", "virulent_outbreak"]'
    t = step("corruption", f'regions.kislev = {{figures = ["Leper"], cards = {cards}}}')
    assert t["seat"] == "nurgle"  # the second token was there in time
    cards = '["virulent_outbreak", "quicken_decay"]'
    t = step("corruption", f'regions.kislev = {{figures = ["Leper"], cards = {cards}}}')
    assert t["seat"] == "none"
    assert t["kislev.corruption"] == {"nurgle": 2}


# --- Choking Stench -----------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.choking_stench")
@pytest.mark.parametrize("cards", ['["choking_stench"]', '["choking_stench", "choking_stench"]'])
def test_cultists_of_opponents_add_nothing_under_a_choking_stench(cards: str) -> None:
    figures = '["2 Bloodsworn", "Bloodletter", "2 Leper", "3 Acolyte", "Seductress", "Keeper of Secrets"]'
    t = step("corruption", f"regions.kislev = {{figures = {figures}, cards = {cards}}}")
    stench = 2 * cards.count("choking")
    assert t["kislev.domination"] == {"khorne": 1, "nurgle": 2 + stench, "tzeentch": 0, "slaanesh": 1}


@pytest.mark.cites("nurgle_m.choking_stench", "R9.5")
def test_choking_stench_changes_who_dominates_but_not_who_corrupts() -> None:
    text = 'regions.tilea = {figures = ["4 Acolyte", "Leper"], cards = CARDS}'
    assert step("domination", text.replace("CARDS", "[]"))["tzeentch.vp"] == 2
    t = play('start = "domination"\nstop = "corruption"\n' + text.replace("CARDS", '["choking_stench"]'))
    assert (t["tzeentch.vp"], t["nurgle.vp"]) == (0, 2)
    assert t["tilea.corruption"] == {"tzeentch": 4, "nurgle": 1}


# --- Ultimate Plague ----------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.ultimate_plague", "R11.2")
def test_ultimate_plague_stays_where_nurgle_placed_a_token_this_round() -> None:
    t = play(
        """
        start = "corruption"
        stop = "end.1"
        regions.kislev = {figures = ["Leper"], cards = ["choking_stench", "ultimate_plague"]}
        regions.tilea = {figures = ["Acolyte"], corruption = {nurgle = 4}, cards = ["ultimate_plague"]}
        """
    )
    assert t["kislev.cards"] == ["", "ultimate_plague"]
    assert t["kislev.domination"]["nurgle"] == 4  # its 3 and the Leper
    assert t["tilea.cards"] == ["", ""]
    assert t["nurgle.discard"] == ["choking_stench", "ultimate_plague"]


@pytest.mark.cites("nurgle_m.ultimate_plague", "nurgle_m.filth")
def test_ultimate_plague_counts_tokens_of_every_phase() -> None:
    t = play(
        'stop = "end.1"\nregions.badlands.cards = ["ultimate_plague"]'
        + FILTH.replace('["filth", "filth"]', '["filth"]')
    )
    t.play("nurgle: filth@bad.r", "nurgle: pass")
    assert t["badlands.cards"] == ["ultimate_plague", ""]


@pytest.mark.cites("nurgle_m.ultimate_plague", "C51")
def test_ultimate_plague_leaves_a_region_that_was_ruined() -> None:
    t = play(
        """
        start = "corruption"
        stop = "end.1"
        regions.kislev = {figures = ["Leper"], corruption = {khorne = 11}, cards = ["ultimate_plague"]}
        """
    )
    assert t["kislev.ruined"] == 1
    assert t["kislev.cards"] == ["", ""]
    assert t["nurgle.discard"] == ["ultimate_plague"]


@pytest.mark.cites("nurgle_m.ultimate_plague", "R1.16")
def test_ultimate_plague_is_tested_anew_each_round() -> None:
    t = play(
        """
        start = "corruption"
        stop = "end"
        regions.tilea = {figures = ["Leper"], cards = ["ultimate_plague", "ultimate_plague"]}
        old_world.deck = ["mass_exodus", "divine_inspiration"]
        """
    )
    while t["ask"] != "turn":
        t.play(t.legal[0])
    assert t["tilea.cards"] == ["ultimate_plague", "ultimate_plague"]  # both stay
    assert t["round"] == 2
    t.play("khorne: pass", "nurgle: Nc1>est", "tzeentch: pass", "slaanesh: pass", "nurgle: pass")
    assert t["estalia.corruption"]["nurgle"] == 1
    assert t["tilea.cards"] == ["", ""]


# --- Nurgle's Quest -----------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.nurgles_quest", "R9.6")
def test_nurgles_quest_gives_a_counter_when_nurgle_dominates_the_region() -> None:
    t = step("domination", 'regions.tilea.cards = ["nurgles_quest"]\nregions.norsca.figures = ["2 Leper"]')
    assert t["nurgle.vp"] == 3
    assert t["nurgle.counters"] == 1  # not for Norsca


@pytest.mark.cites("nurgle_m.nurgles_quest")
def test_nurgles_quest_gives_nothing_when_another_dominates_or_nobody() -> None:
    for figures in ("5 Acolyte", "4 Acolyte"):  # against Nurgle's 4: Tzeentch, nobody
        t = step("domination", f'regions.tilea = {{figures = ["{figures}"], cards = ["nurgles_quest"]}}')
        assert (t["nurgle.counters"], t["tzeentch.counters"]) == (0, 0)
