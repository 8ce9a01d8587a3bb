"""The Morrslieb cards of Nurgle."""

import pytest

from ruinous.rules.ids import OWNER, POWERS
from ruinous.rules.scenario import Table


def play(text: str) -> Table:
    return Table(f'options.card_set = "morrslieb"\n{text}')


def step(name: str, text: str) -> Table:
    return play(f'start = "{name}"\n{text}')


def losers(table: Table) -> list[str]:
    """Whose figures were removed, in this order."""
    return [POWERS[OWNER[e[1]]] for e in table.g.log or () if e[0] == "remove"]


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
    table = play("regions.kislev.corruption = {khorne = 1, nurgle = 1, tzeentch = 2}" + FILTH)
    table.play("nurgle: filth@kis.l")
    assert (table["seat"], table.legal) == ("nurgle", ["-K@kis", "-T@kis"])
    table.play("nurgle: -T@kis")
    assert table["kislev.corruption"] == {"khorne": 1, "nurgle": 2, "tzeentch": 1}
    done = [(e[0], POWERS[e[1]]) for e in table.g.log or () if e[0] in ("cleanse", "corrupt")]
    assert done == [("cleanse", "tzeentch"), ("corrupt", "nurgle")]


@pytest.mark.cites("nurgle_m.filth")
def test_filth_still_places_where_there_is_nothing_to_remove() -> None:
    table = play("regions.kislev.corruption = {nurgle = 2}\nregions.empire.corruption = {khorne = 1}" + FILTH)
    table.play("nurgle: filth@kis.l")
    assert table["kislev.corruption"] == {"nurgle": 3}
    assert table["empire.corruption"] == {"khorne": 1}


@pytest.mark.cites("nurgle_m.filth", "R16.1")
def test_filth_only_removes_where_placing_is_forbidden() -> None:
    table = play(
        """
        regions.empire = {corruption = {khorne = 1}, tokens = ["event"]}
        old_world.track = ["teclis_aids_the_empire", ""]
        """
        + FILTH
    )
    table.play("nurgle: filth@emp.l")
    assert table["empire.corruption"] == {}


@pytest.mark.cites("nurgle_m.filth", "R12.4", "C23")
@pytest.mark.parametrize(("region", "counters"), [("kislev", 1), ("tilea", 0)])
def test_two_filths_in_a_populous_region_in_one_phase_meet_the_dial_condition(region: str, counters: int) -> None:
    table = play(FILTH)
    table.play(f"nurgle: filth@{region[:3]}.l")
    assert table["nurgle.counters"] == 0
    table.play(f"nurgle: filth@{region[:3]}.r")
    assert table["nurgle.counters"] == counters


@pytest.mark.cites("nurgle_m.filth", "R10.6")
def test_filth_makes_nurgle_a_ruiner() -> None:
    table = play('stop = "corruption"\nregions.kislev.corruption = {khorne = 11}' + FILTH)
    table.play("nurgle: filth@kis.l", "nurgle: pass")  # 10 and 1
    assert table["kislev.ruined"] == 0
    table = play('stop = "corruption"\nregions.kislev.corruption = {khorne = 12}' + FILTH)
    table.play("nurgle: filth@kis.l", "nurgle: pass")
    assert table["kislev.ruined"] == 1
    assert table["nurgle.vp"] > 0
    assert table["khorne.vp"] == 0


# --- Virulent Outbreak --------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.virulent_outbreak")
def test_virulent_outbreak_puts_a_token_into_an_adjacent_region_of_nurgles_choice() -> None:
    table = step("corruption", 'regions.kislev = {figures = ["2 Leper"], cards = ["virulent_outbreak"]}')
    assert (table["seat"], table.legal) == ("nurgle", ["+N@tro", "+N@emp"])
    table.play("nurgle: +N@emp")
    assert table["kislev.corruption"] == {"nurgle": 2}
    assert table["empire.corruption"] == {"nurgle": 1}


@pytest.mark.cites("nurgle_m.virulent_outbreak")
def test_virulent_outbreak_needs_two_tokens_of_nurgle_placed_here_this_phase() -> None:
    table = step(
        "corruption",
        """
        regions.kislev = {figures = ["Leper", "Acolyte"], corruption = {nurgle = 5}, cards = ["virulent_outbreak"]}
        regions.tilea.figures = ["3 Leper"]
        """,
    )
    assert table["seat"] == "none"
    assert table["kislev.corruption"] == {"nurgle": 6, "tzeentch": 1}
    assert (table["empire.corruption"], table["troll_country.corruption"]) == ({}, {})


@pytest.mark.cites("nurgle_m.virulent_outbreak", "R14.1", "R16.1")
def test_virulent_outbreak_passes_over_ruined_and_closed_regions() -> None:
    text = """
        regions.kislev = {figures = ["2 Leper"], cards = ["virulent_outbreak"]}
        regions.empire.tokens = ["event"]
        old_world.track = ["teclis_aids_the_empire", ""]
        """
    table = step("corruption", text)
    assert table["seat"] == "none"  # only Troll Country is left
    assert table["troll_country.corruption"] == {"nurgle": 1}
    table = step("corruption", text + "regions.troll_country.ruined = 1")
    assert table["troll_country.corruption"] == {}
    assert table["empire.corruption"] == {}


@pytest.mark.cites("nurgle_m.virulent_outbreak", "R7.5")
def test_two_virulent_outbreaks_place_two_tokens() -> None:
    table = step(
        "corruption", 'regions.kislev = {figures = ["2 Leper"], cards = ["virulent_outbreak", "virulent_outbreak"]}'
    )
    table.play("nurgle: +N@emp", "nurgle: +N@tro")
    assert (table["empire.corruption"], table["troll_country.corruption"]) == ({"nurgle": 1}, {"nurgle": 1})


@pytest.mark.cites("nurgle_m.virulent_outbreak", "C34")
def test_a_neighbour_dealt_with_before_is_not_ruined_by_the_outbreak_in_this_step() -> None:
    text = """
        regions.kislev = {figures = ["2 Leper"], cards = ["virulent_outbreak"]}
        regions.troll_country.corruption = {khorne = 11}
        regions.empire.corruption = {khorne = 11}
        """
    table = step("corruption", text)
    table.play("nurgle: +N@tro")
    assert (table["troll_country.corruption"], table["troll_country.ruined"]) == ({"khorne": 11, "nurgle": 1}, 0)
    table = step("corruption", text)
    table.play("nurgle: +N@emp")  # still to come
    assert table["empire.ruined"] == 1


@pytest.mark.cites("nurgle_m.virulent_outbreak", "R1.3", "C23")
def test_the_token_of_an_outbreak_counts_in_the_region_it_comes_to() -> None:
    table = step(
        "corruption",
        """
        regions.kislev = {figures = ["2 Leper"], cards = ["virulent_outbreak"]}
        regions.empire = {figures = ["Leper"], cards = ["virulent_outbreak"]}
        """,
    )
    table.play("nurgle: +N@emp")
    assert table.legal == ["+N@kis", "+N@bre", "+N@bor"]  # one by the outbreak, one by the Leper
    assert table["nurgle.counters"] == 2


# --- Creeping Death -----------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.creeping_death", "R23.7")
def test_creeping_death_takes_a_cultist_of_each_opponent_to_the_reserve() -> None:
    table = step(
        "battle",
        """
        regions.kislev.figures = ["2 Bloodsworn", "2 Leper", "Acolyte", "2 Seductress"]
        regions.kislev.corruption = {nurgle = 3}
        regions.kislev.cards = ["creeping_death"]
        """,
    )
    assert table["kislev.figures"] == ["Bloodsworn", "2 Leper", "Seductress"]
    assert losers(table) == ["khorne", "tzeentch", "slaanesh"]
    assert not table.happened("kill")


@pytest.mark.cites("nurgle_m.creeping_death")
def test_creeping_death_needs_three_tokens_of_nurgle() -> None:
    table = step(
        "battle",
        'regions.kislev = {figures = ["Acolyte"], corruption = {nurgle = 2, khorne = 5}, cards = ["creeping_death"]}',
    )
    assert table["kislev.figures"] == ["Acolyte"]


@pytest.mark.cites("nurgle_m.creeping_death")
def test_creeping_death_spares_warriors_and_comes_after_the_battle() -> None:
    table = play(
        """
        start = "battle"
        dice = [4, 1]
        regions.norsca = {figures = ["Acolyte", "Horror"], corruption = {nurgle = 4}, cards = ["creeping_death"]}
        regions.kislev = {figures = ["Bloodletter", "Leper", "Acolyte"], corruption = {nurgle = 3}}
        """
    )
    assert table["norsca.figures"] == ["Acolyte", "Horror"]  # Kislev is still being fought for
    table.play("khorne: hit Nc1")
    assert table["norsca.figures"] == ["Horror"]
    assert table["kislev.figures"] == ["Bloodletter", "Acolyte"]


@pytest.mark.cites("nurgle_m.creeping_death", "R7.5")
def test_two_creeping_deaths_take_two_cultists() -> None:
    table = step(
        "battle",
        """
        regions.kislev.figures = ["3 Acolyte", "Seductress", "Horror"]
        regions.kislev.corruption = {nurgle = 3}
        regions.kislev.cards = ["creeping_death", "creeping_death"]
        """,
    )
    assert table["kislev.figures"] == ["Acolyte", "Horror"]


# --- Festering Fever ----------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.festering_fever")
def test_festering_fever_places_a_token_for_each_dead_opponent_but_two_at_most() -> None:
    table = play(
        """
        start = "battle"
        dice = [4, 1]
        regions.kislev = {figures = ["Bloodletter", "4 Acolyte"], cards = ["festering_fever"]}
        """
    )
    assert table["kislev.corruption"] == {"nurgle": 1}
    table = play(
        """
        start = "battle"
        dice = [6, 4, 4]
        regions.kislev = {figures = ["Bloodletter", "4 Acolyte"], cards = ["festering_fever"]}
        """
    )
    assert table["kislev.figures"] == ["Bloodletter", "Acolyte"]
    assert table["kislev.corruption"] == {"nurgle": 2}
    assert table["nurgle.counters"] == 1


@pytest.mark.cites("nurgle_m.festering_fever", "R7.5")
def test_two_festering_fevers_place_two_tokens_each() -> None:
    table = play(
        """
        start = "battle"
        dice = [6, 4, 4]
        regions.kislev = {figures = ["Bloodletter", "4 Acolyte"], cards = ["festering_fever", "festering_fever"]}
        """
    )
    assert table["kislev.corruption"] == {"nurgle": 4}


@pytest.mark.cites("nurgle_m.festering_fever")
def test_festering_fever_does_not_mourn_nurgles_own_figures() -> None:
    table = play(
        """
        start = "battle"
        dice = [4, 1]
        regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["festering_fever"]}
        """
    )
    assert table["kislev.figures"] == ["Bloodletter"]
    assert table["kislev.corruption"] == {}


@pytest.mark.cites("nurgle_m.festering_fever", "R20.3")
def test_festering_fever_sleeps_in_a_rampage_and_has_its_two_tokens_in_the_battle_phase() -> None:
    table = play(
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
    table.play("khorne: rampage@kis.r")
    assert table["kislev.figures"] == ["Bloodletter", "2 Acolyte"]
    assert table["kislev.corruption"] == {}
    table.play("nurgle: pass")
    assert table["kislev.corruption"] == {"nurgle": 2}


@pytest.mark.cites("nurgle_m.festering_fever", "R16.1")
def test_festering_fever_places_nothing_where_that_is_forbidden() -> None:
    table = play(
        """
        start = "battle"
        dice = [4, 1]
        regions.empire = {figures = ["Bloodletter", "Acolyte"], tokens = ["event"], cards = ["festering_fever"]}
        old_world.track = ["teclis_aids_the_empire", ""]
        """
    )
    assert table["empire.figures"] == ["Bloodletter"]
    assert table["empire.corruption"] == {}


# --- Quicken Decay ------------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.quicken_decay")
@pytest.mark.parametrize(("figures", "tokens"), [("Leper", 2), ("3 Leper", 4), ("Plaguebearer", 0)])
def test_quicken_decay_adds_one_token_where_nurgles_cultists_placed_any(figures: str, tokens: int) -> None:
    table = step("corruption", f'regions.kislev = {{figures = ["{figures}", "Acolyte"], cards = ["quicken_decay"]}}')
    assert table["kislev.corruption"].get("nurgle", 0) == tokens
    assert table["kislev.corruption"]["tzeentch"] == 1


@pytest.mark.cites("nurgle_m.quicken_decay", "R7.5", "R10.5")
def test_two_quicken_decays_add_two_before_the_ruin_is_checked() -> None:
    table = step(
        "corruption",
        """
        regions.kislev = {figures = ["Leper"], corruption = {khorne = 9}, cards = ["quicken_decay", "quicken_decay"]}
        """,
    )
    assert table["kislev.corruption"] == {"khorne": 9, "nurgle": 3}
    assert table["kislev.ruined"] == 1
    assert table["nurgle.counters"] == 1


@pytest.mark.cites("nurgle_m.quicken_decay", "R15.1")
def test_quicken_decay_looks_at_the_cultists_nurgle_controls() -> None:
    table = step(
        "corruption", 'regions.kislev = {figures = ["Leper controlled by slaanesh"], cards = ["quicken_decay"]}'
    )
    assert table["kislev.corruption"] == {"slaanesh": 1}


@pytest.mark.cites("nurgle_m.quicken_decay", "nurgle_m.virulent_outbreak", "R10.3", "R7.6")
def test_the_cards_of_a_region_act_left_to_right_after_placing() -> None:
    cards = '["quicken_decay", "virulent_outbreak"]'
    table = step("corruption", f'regions.kislev = {{figures = ["Leper"], cards = {cards}}}')
    assert table["seat"] == "nurgle"  # the second token was there in time
    cards = '["virulent_outbreak", "quicken_decay"]'
    table = step("corruption", f'regions.kislev = {{figures = ["Leper"], cards = {cards}}}')
    assert table["seat"] == "none"
    assert table["kislev.corruption"] == {"nurgle": 2}


# --- Choking Stench -----------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.choking_stench")
@pytest.mark.parametrize("cards", ['["choking_stench"]', '["choking_stench", "choking_stench"]'])
def test_cultists_of_opponents_add_nothing_under_a_choking_stench(cards: str) -> None:
    figures = '["2 Bloodsworn", "Bloodletter", "2 Leper", "3 Acolyte", "Seductress", "Keeper of Secrets"]'
    table = step("corruption", f"regions.kislev = {{figures = {figures}, cards = {cards}}}")
    stench = 2 * cards.count("choking")
    assert table["kislev.domination"] == {"khorne": 1, "nurgle": 2 + stench, "tzeentch": 0, "slaanesh": 1}


@pytest.mark.cites("nurgle_m.choking_stench", "R9.5")
def test_choking_stench_changes_who_dominates_but_not_who_corrupts() -> None:
    text = 'regions.tilea = {figures = ["4 Acolyte", "Leper"], cards = CARDS}'
    assert step("domination", text.replace("CARDS", "[]"))["tzeentch.vp"] == 2
    table = play('start = "domination"\nstop = "corruption"\n' + text.replace("CARDS", '["choking_stench"]'))
    assert (table["tzeentch.vp"], table["nurgle.vp"]) == (0, 2)
    assert table["tilea.corruption"] == {"tzeentch": 4, "nurgle": 1}


# --- Ultimate Plague ----------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.ultimate_plague", "R11.2")
def test_ultimate_plague_stays_where_nurgle_placed_a_token_this_round() -> None:
    table = play(
        """
        start = "corruption"
        stop = "end.1"
        regions.kislev = {figures = ["Leper"], cards = ["choking_stench", "ultimate_plague"]}
        regions.tilea = {figures = ["Acolyte"], corruption = {nurgle = 4}, cards = ["ultimate_plague"]}
        """
    )
    assert table["kislev.cards"] == ["", "ultimate_plague"]
    assert table["kislev.domination"]["nurgle"] == 4  # its 3 and the Leper
    assert table["tilea.cards"] == ["", ""]
    assert table["nurgle.discard"] == ["choking_stench", "ultimate_plague"]


@pytest.mark.cites("nurgle_m.ultimate_plague", "nurgle_m.filth")
def test_ultimate_plague_counts_tokens_of_every_phase() -> None:
    table = play(
        'stop = "end.1"\nregions.badlands.cards = ["ultimate_plague"]'
        + FILTH.replace('["filth", "filth"]', '["filth"]')
    )
    table.play("nurgle: filth@bad.r", "nurgle: pass")
    assert table["badlands.cards"] == ["ultimate_plague", ""]


@pytest.mark.cites("nurgle_m.ultimate_plague", "C51")
def test_ultimate_plague_leaves_a_region_that_was_ruined() -> None:
    table = play(
        """
        start = "corruption"
        stop = "end.1"
        regions.kislev = {figures = ["Leper"], corruption = {khorne = 11}, cards = ["ultimate_plague"]}
        """
    )
    assert table["kislev.ruined"] == 1
    assert table["kislev.cards"] == ["", ""]
    assert table["nurgle.discard"] == ["ultimate_plague"]


@pytest.mark.cites("nurgle_m.ultimate_plague", "R1.16")
def test_ultimate_plague_is_tested_anew_each_round() -> None:
    table = play(
        """
        start = "corruption"
        stop = "end"
        regions.tilea = {figures = ["Leper"], cards = ["ultimate_plague", "ultimate_plague"]}
        old_world.deck = ["mass_exodus", "divine_inspiration"]
        """
    )
    while table["ask"] != "turn":
        table.play(table.legal[0])
    assert table["tilea.cards"] == ["ultimate_plague", "ultimate_plague"]  # both stay
    assert table["round"] == 2
    table.play("khorne: pass", "nurgle: Nc1>est", "tzeentch: pass", "slaanesh: pass", "nurgle: pass")
    assert table["estalia.corruption"]["nurgle"] == 1
    assert table["tilea.cards"] == ["", ""]


# --- Nurgle's Quest -----------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.nurgles_quest", "R9.6")
def test_nurgles_quest_gives_a_counter_when_nurgle_dominates_the_region() -> None:
    table = step("domination", 'regions.tilea.cards = ["nurgles_quest"]\nregions.norsca.figures = ["2 Leper"]')
    assert table["nurgle.vp"] == 3
    assert table["nurgle.counters"] == 1  # not for Norsca


@pytest.mark.cites("nurgle_m.nurgles_quest")
def test_nurgles_quest_gives_nothing_when_another_dominates_or_nobody() -> None:
    for figures in ("5 Acolyte", "4 Acolyte"):  # against Nurgle's 4: Tzeentch, nobody
        table = step("domination", f'regions.tilea = {{figures = ["{figures}"], cards = ["nurgles_quest"]}}')
        assert (table["nurgle.counters"], table["tzeentch.counters"]) == (0, 0)
