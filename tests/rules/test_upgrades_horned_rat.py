"""The upgrades of the Horned Rat: Clanrats, Rat Ogres, Verminlord, Under-Empire, Council of Thirteen."""

import pytest

from ruinous.rules import engine
from ruinous.rules.phases.end import end_phase
from tests.kit.position import Position

ALL_FIVE = 'powers = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]'
QUIET = """
players.khorne.power = 0
players.nurgle.power = 0
players.tzeentch.power = 0
players.slaanesh.power = 0
"""


def set_up(text: str, upgrade: str = "") -> Position:
    upgrades = f'players.horned_rat.upgrades = ["{upgrade}"]' if upgrade else ""
    return Position(f"{ALL_FIVE}\n{upgrades}\n{text}")


def moves(t: Position) -> set[str]:
    return {text for text in t.legal if ">" in text}


# --- Clanrats -----------------------------------------------------------------------------------------------------


def clanrats(text: str, upgrade: str = "clanrats") -> Position:
    return set_up(f'turn = "horned_rat"\n{QUIET}\n{text}', upgrade)


@pytest.mark.cites("horned_rat.clanrats")
def test_a_second_clanrat_may_come_free_from_the_reserve_or_from_any_region() -> None:
    t = clanrats('regions.norsca.figures = ["2 Clanrat"]\nregions.badlands.figures = ["Clanrat", "Rat Ogre"]')
    t.play("horned_rat: Hc4>bor")
    assert moves(t) == {"Hc1>bor", "Hc3>bor", "Hc5>bor"}
    assert "done" in t.legal
    t.play("horned_rat: Hc1>bor")
    assert t["border_princes.figures"] == ["2 Clanrat"]
    assert t["horned_rat.power"] == 5
    assert "pass" in t.legal  # the second one triggers nothing


@pytest.mark.cites("horned_rat.clanrats")
def test_the_second_clanrat_is_optional_and_needs_the_upgrade() -> None:
    t = clanrats("")
    t.play("horned_rat: Hc1>bor", "horned_rat: done")
    assert t["border_princes.figures"] == ["Clanrat"]
    t.play("horned_rat: Hc1>bad", "horned_rat: Hc2>bad")  # also when one on the board is summoned
    assert t["badlands.figures"] == ["2 Clanrat"]
    assert t["horned_rat.power"] == 4
    t = clanrats("", upgrade="rat_ogres")
    t.play("horned_rat: Hc1>bor")
    assert "pass" in t.legal


@pytest.mark.cites("horned_rat.clanrats")
def test_a_rat_ogre_brings_nobody() -> None:
    t = clanrats("")
    t.play("horned_rat: Hw1>bor")
    assert "pass" in t.legal


@pytest.mark.cites("horned_rat.clanrats", "R6.9", "R15.1")
def test_held_clanrats_and_those_of_others_do_not_come() -> None:
    t = clanrats(
        """
        regions.norsca = {figures = ["Clanrat"], cards = ["field_of_carnage"]}
        regions.kislev.figures = ["Clanrat controlled by slaanesh"]
        regions.tilea.figures = ["Clanrat"]
        """
    )
    t.play("horned_rat: Hc4>til")
    assert moves(t) == {"Hc5>til"}


@pytest.mark.cites("horned_rat.clanrats", "R15.2", "R15.4")
def test_a_clanrat_summoned_by_its_controller_brings_nobody() -> None:
    t = set_up(
        """
        turn = "slaanesh"
        regions.kislev.figures = ["Clanrat controlled by slaanesh"]
        """,
        "clanrats",
    )
    t.play("slaanesh: Hc1>emp")
    assert t["seat"] == "horned_rat"
    assert "pass" in t.legal


# --- Rat Ogres ----------------------------------------------------------------------------------------------------


def ogres(dice: str, figures: str, upgrade: str = "rat_ogres") -> Position:
    return set_up(f'start = "battle"\ndice = {dice}\nregions.tilea.figures = [{figures}]', upgrade)


@pytest.mark.cites("horned_rat.rat_ogres", "R8.8")
def test_clanrats_cannot_be_hit_before_every_rat_ogre() -> None:
    t = ogres("[4, 4, 4, 4, 1, 1]", '"Bloodthirster", "2 Clanrat", "Rat Ogre"')
    # two hits for the Ogre, forced, then the Clanrats
    assert t["tilea.figures"] == ["Bloodthirster"]
    hits = [e[2] for e in t.log if e[0] == "hit"]
    assert len(hits) == 3
    assert hits[0] > max(hits[1:])


@pytest.mark.cites("horned_rat.rat_ogres", "R8.8", "R8.10")
def test_hits_that_cannot_kill_the_ogre_are_lost() -> None:
    figures = '"Bloodletter", "2 Clanrat", "Rat Ogre"'
    t = ogres("[4, 1, 1]", figures)
    assert t["tilea.horned_rat"] == 3
    assert t.happened("hits_lost", 0, 6, 1)
    assert ogres("[4, 1, 1]", figures, upgrade="clanrats")["tilea.horned_rat"] == 2


@pytest.mark.cites("horned_rat.rat_ogres")
def test_every_standing_ogre_must_be_killed_by_the_same_player() -> None:
    t = ogres("[4, 4, 4, 1, 1, 1, 1]", '"2 Bloodletter", "Clanrat", "2 Rat Ogre", "Leper"')
    assert t.legal == ["hit Nc1", "hit Hw1"]
    t.play("khorne: hit Hw1")
    assert t["tilea.figures"] == ["2 Bloodletter", "Clanrat", "Rat Ogre"]  # the third hit was for the Leper


@pytest.mark.cites("horned_rat.rat_ogres", "R8.13")
def test_a_tipped_ogre_guards_no_more() -> None:
    t = ogres("[4, 4, 4, 1, 1]", '"Bloodletter", "Plaguebearer", "Clanrat", "Rat Ogre"')
    t.play("khorne: hit Hw1")
    # Nurgle has one hit: the Bloodletter or the Clanrat
    assert (t["seat"], t.legal) == ("nurgle", ["hit Kw1", "hit Hc1"])


@pytest.mark.cites("horned_rat.rat_ogres")
def test_an_ogre_elsewhere_guards_nobody_and_other_cultists_are_not_guarded() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [4, 1, 4, 1, 1]
        regions.kislev.figures = ["Bloodletter", "Clanrat"]
        regions.tilea.figures = ["Bloodletter", "Rat Ogre", "Leper"]
        """,
        "rat_ogres",
    )
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["tilea.figures"] == ["Bloodletter", "Rat Ogre"]


@pytest.mark.cites("horned_rat.rat_ogres", "R8.18", "R15.5")
def test_his_own_ogres_do_not_keep_him_from_a_clanrat_another_controls() -> None:
    t = ogres("[4]", '"Rat Ogre", "Clanrat controlled by slaanesh"')
    assert t["tilea.figures"] == ["Rat Ogre"]


# --- Verminlord ---------------------------------------------------------------------------------------------------


@pytest.mark.cites("horned_rat.verminlord", "R8.2")
def test_the_verminlord_or_one_figure_with_it_may_move_before_the_battles() -> None:
    text = """
        start = "battle"
        dice = [1, 1, 1]
        regions.empire.figures = ["Verminlord", "2 Clanrat", "Rat Ogre"]
        regions.tilea.figures = ["Clanrat"]
        regions.kislev.figures = ["Leper"]
        """
    t = set_up(text, "verminlord")
    near = ("kis", "bre", "bor")
    assert moves(t) == {f"{figure}>{region}" for figure in ("Hd1", "Hc1", "Hw1") for region in near}
    t.play("horned_rat: Hd1>kis")
    assert t["kislev.figures"] == ["Leper", "Verminlord"]
    assert t.happened("roll", 4, 2, (1, 1, 1))
    assert t["seat"] == "none"  # one figure only
    t = set_up(text, "verminlord")
    t.play("horned_rat: Hc1>bor")
    assert (t["border_princes.figures"], t["seat"]) == (["Clanrat"], "none")
    t = set_up(text, "verminlord")
    t.play("horned_rat: done")
    assert (t["empire.horned_rat"], t["seat"]) == (4, "none")
    assert set_up(text, "clanrats")["seat"] == "none"


@pytest.mark.cites("horned_rat.verminlord", "R8.3")
def test_the_verminlord_fights_also_where_nobody_stood_before() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [1, 4, 1]
        regions.empire.figures = ["Verminlord"]
        regions.kislev.tokens = ["peasant"]
        """,
        "verminlord",
    )
    t.play("horned_rat: Hd1>kis")
    assert t["horned_rat.peasants"] == 1


@pytest.mark.cites("horned_rat.verminlord", "R6.9")
def test_a_held_verminlord_cannot_move_nor_one_in_reserve() -> None:
    held = """
        start = "battle"
        regions.empire = {figures = ["Verminlord"], cards = ["field_of_carnage"]}
        """
    assert set_up(held, "verminlord")["seat"] == "none"
    assert set_up('start = "battle"\nregions.empire.figures = ["2 Clanrat"]', "verminlord")["seat"] == "none"


@pytest.mark.cites("C45", "horned_rat.verminlord", "khorne.blood_frenzy", "R3.4", "R8.2")
def test_upgrades_act_before_cards_at_the_beginning_of_the_battle_phase() -> None:
    text = """
        start = "battle"
        dice = [4, 4, 1, 1, 1, 1, 1]
        regions.kislev = {figures = ["Bloodletter", "Clanrat", "Verminlord"], cards = ["blood_frenzy"]}
        """
    t = set_up(text, "verminlord")
    assert t["seat"] == "horned_rat"
    assert not t.happened("roll")
    t.play("horned_rat: Hc1>emp")  # out of reach of the Frenzy
    assert t.happened("roll", 0, 2)
    assert not t.happened("kill")
    assert t["empire.figures"] == ["Clanrat"]


# --- Under-Empire -------------------------------------------------------------------------------------------------


def burrows(text: str, upgrade: str = "under_empire") -> Position:
    """The beginning of an end phase in which the Old World deck is empty."""
    t = set_up(f'start = "end.2"\n{text}\n[old_world]\ndeck = []', upgrade)
    t.g.then(end_phase)
    engine.run(t.g)
    return t


@pytest.mark.cites("horned_rat.under_empire", "R11.1")
def test_clanrats_move_to_a_neighbour_or_from_skaven_to_skaven_each_once() -> None:
    t = burrows(
        """
        regions.norsca = {figures = ["2 Clanrat", "Rat Ogre"], tokens = ["skaven"]}
        regions.tilea.tokens = ["2 skaven"]
        regions.badlands.figures = ["Clanrat", "Leper"]
        """
    )
    assert moves(t) == {"Hc1>tro", "Hc1>til", "Hc3>bor"}
    t.play("horned_rat: Hc1>til")
    assert moves(t) == {"Hc2>tro", "Hc2>til", "Hc3>bor"}  # the one in Tilea is not asked again
    t.play("horned_rat: Hc2>tro", "horned_rat: Hc3>bor")
    assert t["result"] == "deck_empty"
    assert t["tilea.figures"] == t["troll_country.figures"] == t["border_princes.figures"] == ["Clanrat"]
    assert t["norsca.figures"] == ["Rat Ogre"]


@pytest.mark.cites("horned_rat.under_empire")
def test_under_empire_is_optional_and_may_stop_at_any_time() -> None:
    t = burrows('regions.norsca.figures = ["2 Clanrat"]')
    t.play("horned_rat: Hc1>tro", "horned_rat: done")
    assert (t["norsca.figures"], t["result"]) == (["Clanrat"], "deck_empty")
    assert burrows('regions.norsca.figures = ["2 Clanrat"]', "clanrats")["result"] == "deck_empty"


@pytest.mark.cites("horned_rat.under_empire", "R6.9", "R15.1", "R11.1")
def test_held_clanrats_and_those_of_others_do_not_burrow() -> None:
    t = burrows(
        """
        regions.norsca = {figures = ["Clanrat"], cards = ["field_of_carnage"]}
        regions.kislev.figures = ["Clanrat controlled by slaanesh"]
        regions.badlands.figures = ["Clanrat"]
        """
    )
    assert moves(t) == {"Hc3>bor"}  # the cards still lie there


# --- Council of Thirteen ------------------------------------------------------------------------------------------

FULL = 'regions.tilea.cards = ["blood_frenzy", "influenza"]'


def council(text: str, seat: str = "horned_rat") -> Position:
    hands = (
        'players.horned_rat.hand = ["screaming_bell", "grey_seer", "grey_seer"]\nplayers.khorne.hand = ["battle_cry"]'
    )
    return set_up(f'turn = "{seat}"\n{hands}\n{text}', "council_of_thirteen")


def third(t: Position) -> set[str]:
    return {text for text in t.legal if text.endswith(".t")}


@pytest.mark.cites("horned_rat.council_of_thirteen", "R7.2")
def test_where_no_space_is_open_he_may_lay_a_third_card() -> None:
    t = council(FULL + '\nregions.estalia.cards = ["battle_cry"]')
    assert third(t) == {"screaming_bell@til.t", "grey_seer@til.t"}
    assert "grey_seer@til.l" not in t.legal
    t.play("horned_rat: screaming_bell@til.t")
    assert t["tilea.cards"] == ["blood_frenzy", "influenza", "screaming_bell"]
    assert (t["horned_rat.power"], t["tilea.tokens"]) == (3, {"skaven": 1})
    assert t["tilea.domination"]["horned_rat"] == 3 + 1


@pytest.mark.cites("horned_rat.council_of_thirteen")
def test_there_is_one_third_card_per_region_and_only_for_him() -> None:
    t = council('regions.tilea.cards = ["blood_frenzy", "influenza", "doomwheel"]')
    assert not third(t)
    t = council(FULL, seat="khorne")
    assert "battle_cry@est.l" in t.legal
    assert not third(t)


@pytest.mark.cites("horned_rat.council_of_thirteen")
def test_without_the_council_there_is_no_third_place() -> None:
    t = set_up(f'turn = "horned_rat"\nplayers.horned_rat.hand = ["grey_seer"]\n{FULL}', "under_empire")
    assert not third(t)


@pytest.mark.cites("horned_rat.council_of_thirteen", "R14.1", "R7.2")
def test_a_ruined_region_takes_no_third_card() -> None:
    t = council('regions.tilea = {cards = ["blood_frenzy", "influenza"], ruined = 1}')
    assert not third(t)


@pytest.mark.cites("horned_rat.council_of_thirteen", "old_world_x.high_elf_protection")
def test_where_no_cards_may_be_played_there_is_no_third_one() -> None:
    t = council(
        """
        options.events = "mixed"
        old_world.track = ["high_elf_protection", ""]
        regions.tilea = {cards = ["blood_frenzy", "influenza"], tokens = ["event"]}
        regions.kislev.cards = ["blood_frenzy", "influenza"]
        """
    )
    assert {text.partition("@")[2] for text in third(t)} == {"kis.t"}


@pytest.mark.cites("horned_rat.council_of_thirteen", "tzeentch.horrors")
def test_a_horror_on_a_space_closes_it_for_him_too() -> None:
    t = council('regions.tilea.cards = ["blood_frenzy", "Horror"]')
    assert "grey_seer@til.t" in t.legal


@pytest.mark.cites("horned_rat.council_of_thirteen", "R7.9", "R11.2")
def test_the_third_card_is_taken_up_with_the_others() -> None:
    t = set_up('start = "end.1"\nregions.tilea.cards = ["blood_frenzy", "influenza", "doomwheel"]')
    assert (t["tilea.cards"], t["horned_rat.discard"]) == (["", ""], ["doomwheel"])


@pytest.mark.cites("horned_rat.council_of_thirteen", "R7.6")
def test_the_third_card_comes_after_the_left_and_the_right() -> None:
    t = set_up('start = "end.1"\nregions.tilea.cards = ["doomwheel", "grey_seer", "screaming_bell"]')
    assert t["horned_rat.discard"] == ["doomwheel", "grey_seer", "screaming_bell"]


@pytest.mark.cites("horned_rat.council_of_thirteen", "tzeentch_m.mystical_disregard")
def test_mystical_disregard_may_replace_the_third_card_but_not_lay_one() -> None:
    t = Position(
        f"""
        {ALL_FIVE}
        turn = "tzeentch"
        options.card_set = "morrslieb"
        players.tzeentch = {{hand = ["tzeentch_m.glean"], upgrades = ["tzeentch_m.mystical_disregard"]}}
        players.horned_rat.upgrades = ["council_of_thirteen"]
        regions.tilea.cards = ["doomwheel", "grey_seer", "screaming_bell"]
        regions.kislev.cards = ["doomwheel", "grey_seer"]
        """
    )
    assert {text.partition("@")[2] for text in third(t)} == {"til.t"}
    t.play(f"tzeentch: {next(iter(third(t)))}")
    assert t["horned_rat.discard"] == ["screaming_bell"]
