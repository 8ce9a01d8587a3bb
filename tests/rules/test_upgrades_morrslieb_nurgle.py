"""The Morrslieb upgrades of Nurgle."""

import pytest

from tests.kit.position import Position


def play(text: str) -> Position:
    return Position(f'options.card_set = "morrslieb"\n{text}')


# --- Lepers -------------------------------------------------------------------------------------------------------

LEPERS = 'start = "corruption"\nplayers.nurgle.upgrades = ["nurgle_m.lepers"]\n'


@pytest.mark.cites("nurgle_m.lepers", "C56")
@pytest.mark.parametrize(("lepers", "tokens"), [(1, 2), (3, 4)])
def test_lepers_place_one_more_token_in_each_region_however_many_they_are(lepers: int, tokens: int) -> None:
    t = play(
        LEPERS
        + f"""
        regions.kislev.figures = ["{lepers} Leper", "Acolyte"]
        regions.tilea.figures = ["Leper"]
        """
    )
    assert t["kislev.corruption"] == {"nurgle": tokens, "tzeentch": 1}
    assert t["tilea.corruption"] == {"nurgle": 2}


@pytest.mark.cites("nurgle_m.lepers")
def test_nothing_is_added_where_no_leper_placed_a_token_for_nurgle() -> None:
    t = play(
        LEPERS
        + """
        options.edition = 1
        regions.kislev.figures = ["Plaguebearer"]
        regions.empire = {figures = ["Leper"], tokens = ["event"]}
        regions.tilea.figures = ["Acolyte controlled by nurgle"]
        regions.estalia.figures = ["Leper controlled by slaanesh"]
        old_world.track = ["teclis_aids_the_empire", ""]
        """
    )
    assert t["kislev.corruption"] == {}
    assert t["empire.corruption"] == {}
    assert t["tilea.corruption"] == {"nurgle": 1}
    assert t["estalia.corruption"] == {"slaanesh": 1}


@pytest.mark.cites("nurgle_m.lepers", "R12.4", "R10.5")
def test_the_token_of_the_lepers_counts_for_the_dial_and_the_ruin() -> None:
    t = play(LEPERS + 'regions.kislev = {figures = ["Leper"], corruption = {khorne = 10}}')
    assert t["nurgle.counters"] == 1
    assert t["kislev.ruined"] == 1


@pytest.mark.cites("nurgle_m.lepers", "nurgle_m.virulent_outbreak", "R10.3")
def test_the_lepers_come_before_the_cards_of_the_region() -> None:
    t = play(LEPERS + 'regions.kislev = {figures = ["Leper"], cards = ["virulent_outbreak"]}')
    assert t.legal == ["+N@tro", "+N@emp"]


# --- Plaguebearers, Great Unclean One -----------------------------------------------------------------------------


@pytest.mark.cites("nurgle_m.plaguebearers")
def test_each_plaguebearer_killed_leaves_a_token() -> None:
    t = play(
        """
        start = "battle"
        dice = [4, 4, 1, 1]
        regions.kislev.figures = ["Bloodletter", "2 Plaguebearer"]
        players.nurgle.upgrades = ["nurgle_m.plaguebearers"]
        """
    )
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["kislev.corruption"] == {"nurgle": 2}
    assert t["nurgle.counters"] == 1


@pytest.mark.cites("nurgle_m.plaguebearers", "nurgle_m.great_unclean_one")
@pytest.mark.parametrize("upgrade", ["nurgle_m.plaguebearers", "nurgle_m.great_unclean_one"])
def test_others_that_die_leave_nothing(upgrade: str) -> None:
    t = play(
        f"""
        start = "battle"
        dice = [4, 4]
        regions.kislev.figures = ["Bloodletter", "Leper", "Acolyte"]
        players.nurgle.upgrades = ["{upgrade}"]
        """
    )
    t.play("khorne: hit Nc1")
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["kislev.corruption"] == {}


@pytest.mark.cites("nurgle_m.plaguebearers", "R1.12")
def test_a_plaguebearer_that_is_removed_leaves_nothing() -> None:
    t = play(
        """
        start = "end.2"
        regions.kislev = {figures = ["Plaguebearer"], tokens = ["hero"]}
        players.nurgle.upgrades = ["nurgle_m.plaguebearers"]
        """
    )
    assert t["kislev.figures"] == []
    assert t["kislev.corruption"] == {}


@pytest.mark.cites("nurgle_m.plaguebearers", "R14.1")
def test_a_plaguebearer_killed_in_a_ruined_region_leaves_nothing() -> None:
    t = play(
        """
        start = "battle"
        dice = [4, 1, 1]
        regions.kislev = {figures = ["Bloodletter", "Plaguebearer"], ruined = 1}
        players.nurgle.upgrades = ["nurgle_m.plaguebearers"]
        """
    )
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["kislev.corruption"] == {}


@pytest.mark.cites("nurgle_m.plaguebearers", "R15.2", "R1.5")
def test_a_controlled_plaguebearer_leaves_a_token_of_nurgle() -> None:
    t = play(
        """
        start = "battle"
        dice = [4, 1, 1]
        regions.kislev.figures = ["Bloodletter", "Plaguebearer controlled by slaanesh"]
        players.nurgle.upgrades = ["nurgle_m.plaguebearers"]
        """
    )
    assert t["kislev.corruption"] == {"nurgle": 1}


@pytest.mark.cites("nurgle_m.great_unclean_one")
def test_the_great_unclean_one_leaves_three_tokens() -> None:
    t = play(
        """
        start = "battle"
        dice = [4, 4, 4, 1, 1, 1, 1]
        regions.tilea.figures = ["2 Bloodletter", "Great Unclean One"]
        players.nurgle.upgrades = ["nurgle_m.great_unclean_one"]
        """
    )
    assert t["tilea.figures"] == ["2 Bloodletter"]
    assert t["tilea.corruption"] == {"nurgle": 3}


@pytest.mark.cites("nurgle_m.plaguebearers", "khorne_m.rampage", "C23", "R20.3")
def test_tokens_of_a_rampage_are_of_the_summoning_phase() -> None:
    t = play(
        """
        stop = "battle"
        turn = "khorne"
        dice = [4, 1, 1, 1, 4, 1, 1]
        regions.kislev.figures = ["Bloodletter", "2 Plaguebearer"]
        players.khorne = {power = 1, hand = ["rampage"]}
        players.nurgle = {power = 0, upgrades = ["nurgle_m.plaguebearers"]}
        players.tzeentch.power = 0
        players.slaanesh.power = 0
        """
    )
    t.play("khorne: rampage@kis.l")
    assert t["kislev.corruption"] == {"nurgle": 2}
    assert t["nurgle.counters"] == 0  # one in each phase


# --- Cavalcade of Decay -------------------------------------------------------------------------------------------

CAVALCADE = """
start = "draw"
stop = "summoning"
players.nurgle = {upgrades = ["nurgle_m.cavalcade_of_decay"], power = 0}
"""


@pytest.mark.cites("nurgle_m.cavalcade_of_decay", "R6.1")
def test_cavalcade_moves_each_leper_once_to_an_adjacent_region_before_the_first_turn() -> None:
    t = play(CAVALCADE + 'regions.norsca.figures = ["2 Leper"]\nregions.badlands.figures = ["Leper", "Plaguebearer"]')
    power = t["nurgle.power"]
    assert (t["seat"], sorted(t.legal)) == ("nurgle", ["Nc1>tro", "Nc3>bor", "done"])
    t.play("nurgle: Nc1>tro")
    assert sorted(t.legal) == ["Nc2>tro", "Nc3>bor", "done"]  # the first cannot go on
    t.play("nurgle: Nc3>bor", "nurgle: done")
    assert (t["norsca.figures"], t["troll_country.figures"]) == (["Leper"], ["Leper"])
    assert (t["badlands.figures"], t["border_princes.figures"]) == (["Plaguebearer"], ["Leper"])
    assert (t["seat"], t["ask"], t["nurgle.power"]) == ("khorne", "turn", power)


@pytest.mark.cites("nurgle_m.cavalcade_of_decay", "R6.9", "R1.11")
def test_cavalcade_cannot_move_lepers_that_may_not_leave() -> None:
    t = play(
        CAVALCADE
        + """
        options.edition = 1
        regions.kislev = {figures = ["Leper"], tokens = ["hero"]}
        old_world.track = ["road_wardens", ""]
        """
    )
    assert (t["seat"], t["ask"]) == ("khorne", "turn")


# --- Infested Colony ----------------------------------------------------------------------------------------------

COLONY = 'start = "corruption"\nplayers.nurgle.upgrades = ["nurgle_m.infested_colony"]\n'


@pytest.mark.cites("nurgle_m.infested_colony", "R12.4")
@pytest.mark.parametrize(("before", "lepers", "counters"), [(1, 2, 1), (0, 3, 1), (0, 2, 0), (5, 1, 0)])
def test_a_region_with_three_tokens_counts_as_populous(before: int, lepers: int, counters: int) -> None:
    region = f'regions.tilea = {{figures = ["{lepers} Leper"], corruption = {{nurgle = {before}}}}}'
    assert play(COLONY + region)["nurgle.counters"] == counters
    assert play('start = "corruption"\n' + region)["nurgle.counters"] == 0  # without the upgrade


@pytest.mark.cites("nurgle_m.infested_colony")
def test_only_nurgles_own_tokens_make_a_colony() -> None:
    t = play(COLONY + 'regions.tilea = {figures = ["2 Leper"], corruption = {khorne = 5}}')
    assert t["nurgle.counters"] == 0


@pytest.mark.cites("nurgle_m.infested_colony")
def test_the_colony_is_used_once_per_round_for_the_first_region_and_populous_regions_do_not_need_it() -> None:
    t = play(
        COLONY
        + """
        regions.norsca.figures = ["2 Leper"]
        regions.empire.figures = ["2 Leper"]
        regions.tilea = {figures = ["2 Leper"], corruption = {nurgle = 1}}
        """
    )
    assert t["nurgle.counters"] == 2  # the Empire, and Tilea: Norsca has not used it up
    t = play(
        COLONY
        + """
        regions.norsca = {figures = ["3 Leper"], corruption = {nurgle = 1}}
        regions.tilea = {figures = ["3 Leper"], corruption = {nurgle = 1}}
        """
    )
    assert t["nurgle.counters"] == 1
    assert t.happened("counter", 1, 0)  # Norsca


@pytest.mark.cites("nurgle_m.infested_colony", "nurgle_m.filth")
def test_a_colony_of_the_summoning_phase_is_used_up_for_the_round() -> None:
    t = play(
        """
        stop = "corruption"
        turn = "nurgle"
        regions.tilea = {figures = ["2 Leper"], corruption = {nurgle = 1}}
        players.nurgle = {power = 1, hand = ["filth", "filth"], upgrades = ["nurgle_m.infested_colony"]}
        players.khorne.power = 0
        players.tzeentch.power = 0
        players.slaanesh.power = 0
        """
    )
    t.play("nurgle: filth@til.l", "nurgle: filth@til.r")
    assert t["nurgle.counters"] == 1
    t.play("nurgle: pass")
    assert t["tilea.corruption"] == {"nurgle": 5}
    assert t["nurgle.counters"] == 1


@pytest.mark.cites("nurgle_m.infested_colony", "R11.7")
def test_the_colony_can_be_used_again_in_the_next_round() -> None:
    t = play(
        """
        stop = "end"
        start = "corruption"
        regions.tilea = {figures = ["2 Leper"], corruption = {nurgle = 1}}
        players.nurgle = {dial = 1, upgrades = ["nurgle_m.infested_colony"]}
        old_world.deck = ["mass_exodus", "divine_inspiration"]
        """
    )
    for _ in range(40):
        if t["round"] == 3 or t["seat"] == "none":
            break
        t.play("pass" if "pass" in t.legal else t.legal[0])
    counted = [e for e in t.log if e[0] == "counter"]
    assert [e[:-1] for e in counted] == [("counter", 1, 6), ("counter", 1, 6)]
