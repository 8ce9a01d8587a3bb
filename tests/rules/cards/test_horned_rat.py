"""The Chaos cards of the Horned Rat."""

import pytest

from tests.kit.position import Position

ALL_FIVE = 'powers = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]'
QUIET = """
players.khorne.power = 0
players.nurgle.power = 0
players.tzeentch.power = 0
players.slaanesh.power = 0
"""


def rat(text: str, card: str) -> Position:
    """The Horned Rat's turns with two copies of a card; the others have no power."""
    return Position(f'{ALL_FIVE}\nturn = "horned_rat"\nplayers.horned_rat.hand = ["{card}", "{card}"]\n{QUIET}\n{text}')


def set_up(text: str) -> Position:
    return Position(f"{ALL_FIVE}\n{text}")


def moves(t: Position) -> set[str]:
    """The figures and regions that may be chosen, without the rest."""
    return {text for text in t.legal if ">" in text}


# --- Empty the Warrens --------------------------------------------------------------------------------------------


@pytest.mark.cites("horned_rat.empty_the_warrens")
def test_empty_the_warrens_places_one_skaven_here_for_nothing() -> None:
    t = rat("", "empty_the_warrens")
    t.play("horned_rat: empty_the_warrens@emp.l")
    assert t["empire.tokens"] == {"skaven": 1}
    assert t["stock"]["skaven"] == 15
    assert t["horned_rat.power"] == 6
    t.play("horned_rat: empty_the_warrens@emp.r")
    assert t["empire.tokens"] == {"skaven": 2}


@pytest.mark.cites("horned_rat.empty_the_warrens", "R2.7", "R13.9")
def test_empty_the_warrens_with_the_stock_empty_does_nothing() -> None:
    t = rat('regions.tilea.tokens = ["16 skaven"]', "empty_the_warrens")
    t.play("horned_rat: empty_the_warrens@emp.l")
    assert t["empire.tokens"] == {}
    assert t["empire.cards"] == ["empty_the_warrens", ""]


# --- Skitterleap --------------------------------------------------------------------------------------------------


@pytest.mark.cites("horned_rat.skitterleap")
def test_skitterleap_moves_up_to_two_figures_of_any_class_from_anywhere() -> None:
    t = rat(
        """
        regions.norsca.figures = ["2 Clanrat"]
        regions.estalia.figures = ["Rat Ogre", "Bloodletter"]
        regions.tilea.figures = ["Verminlord"]
        regions.badlands.figures = ["Clanrat"]
        """,
        "skitterleap",
    )
    t.play("horned_rat: skitterleap@bad.r")
    assert moves(t) == {"Hc1>bad", "Hw1>bad", "Hd1>bad"}
    t.play("horned_rat: Hd1>bad")
    assert moves(t) == {"Hc1>bad", "Hw1>bad"}
    t.play("horned_rat: Hc1>bad")
    assert t["badlands.figures"] == ["2 Clanrat", "Verminlord"]
    assert t["norsca.figures"] == ["Clanrat"]
    assert t["horned_rat.power"] == 6
    assert "pass" in t.legal


@pytest.mark.cites("horned_rat.skitterleap")
def test_skitterleap_may_move_one_figure_or_none() -> None:
    t = rat('regions.norsca.figures = ["2 Clanrat"]', "skitterleap")
    t.play("horned_rat: skitterleap@bad.l", "horned_rat: done")
    assert t["badlands.figures"] == []
    t.play("horned_rat: skitterleap@bad.r", "horned_rat: Hc1>bad", "horned_rat: done")
    assert t["badlands.figures"] == ["Clanrat"]
    assert "pass" in t.legal


@pytest.mark.cites("horned_rat.skitterleap", "R6.9", "R15.1")
def test_skitterleap_takes_no_figure_that_is_held_or_another_controls_nor_from_the_reserve() -> None:
    t = rat(
        """
        regions.norsca = {figures = ["Clanrat"], cards = ["field_of_carnage"]}
        regions.kislev.figures = ["Clanrat controlled by slaanesh"]
        regions.tilea.figures = ["Rat Ogre"]
        """,
        "skitterleap",
    )
    t.play("horned_rat: skitterleap@bad.l")
    assert moves(t) == {"Hw1>bad"}


@pytest.mark.cites("horned_rat.skitterleap", "horned_rat.clanrats", "C17")
def test_skitterleap_is_no_summoning_by_the_action_of_a_turn() -> None:
    t = rat('regions.norsca.figures = ["Clanrat"]\nplayers.horned_rat.upgrades = ["clanrats"]', "skitterleap")
    t.play("horned_rat: skitterleap@bad.l", "horned_rat: Hc1>bad")
    assert t["badlands.figures"] == ["Clanrat"]
    assert "pass" in t.legal


# --- Doomwheel ----------------------------------------------------------------------------------------------------


@pytest.mark.cites("horned_rat.doomwheel", "R8.5")
def test_doomwheel_rolls_two_dice_without_a_figure() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [3, 4]
        regions.tilea = {tokens = ["2 peasant"], cards = ["doomwheel"]}
        """
    )
    assert t["horned_rat.peasants"] == 1
    assert t.g.script == ()


@pytest.mark.cites("horned_rat.doomwheel", "R7.5", "R8.5")
def test_doomwheel_dice_add_up_and_join_those_of_the_figures() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [2, 3, 2, 3, 2]
        regions.tilea = {figures = ["Rat Ogre", "Leper"], cards = ["doomwheel", "doomwheel"]}
        """
    )
    assert t.happened("roll", 4, 6, (2, 3, 2, 3, 2))
    assert t["seat"] == "none"


@pytest.mark.cites("horned_rat.doomwheel", "R8.20", "R1.12")
def test_doomwheel_each_one_on_its_own_dice_kills_a_clanrat_after_the_battle() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [1, 1, 1]
        regions.tilea = {figures = ["Rat Ogre", "3 Clanrat", "Leper"], cards = ["doomwheel"]}
        """
    )
    assert t["tilea.figures"] == ["Leper", "Clanrat", "Rat Ogre"]
    assert t["horned_rat.reserve"] == ["10 Clanrat", "2 Rat Ogre", "Verminlord"]
    assert [e[1] for e in t.log if e[0] == "kill"] == [-1, -1]


@pytest.mark.cites("horned_rat.doomwheel")
def test_doomwheel_ones_on_other_dice_and_on_explosions_kill_nothing() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [1, 6, 3, 1]
        regions.tilea = {figures = ["Rat Ogre", "3 Clanrat", "Leper"], cards = ["doomwheel"]}
        """
    )
    # the figure's own 1, the two of the Doomwheel, and the 1 that a six of the Doomwheel brought
    assert t.happened("roll", 4, 6, (1, 6, 3, 1))
    assert t["tilea.horned_rat"] == 4
    assert t.g.doomed == 0


@pytest.mark.cites("horned_rat.doomwheel")
def test_doomwheel_ones_of_other_players_kill_nothing() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [1, 1, 2, 2]
        regions.tilea = {figures = ["Bloodletter", "2 Clanrat"], cards = ["doomwheel"]}
        """
    )
    assert t.happened("roll", 0, 6, (1, 1))
    assert t["tilea.horned_rat"] == 2


@pytest.mark.cites("horned_rat.doomwheel")
def test_doomwheel_without_a_clanrat_left_kills_nothing() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [2, 1, 1]
        regions.tilea = {figures = ["Rat Ogre", "Leper", "Clanrat controlled by slaanesh"], cards = ["doomwheel"]}
        """
    )
    assert t["tilea.figures"] == ["Leper", "Clanrat", "Rat Ogre"]
    assert not t.happened("kill")


@pytest.mark.cites("horned_rat.doomwheel", "R8.21")
def test_doomwheel_rolls_in_every_battle_and_kills_after_each() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [1, 2, 2, 1]
        regions.tilea = {figures = ["3 Clanrat", "Leper"], cards = ["doomwheel", "reborn_in_blood"]}
        """
    )
    happenings = [e[0] for e in t.log if e[0] in ("battle", "roll", "kill")]
    assert happenings == ["battle", "roll", "kill", "battle", "roll", "kill"]
    assert t["tilea.horned_rat"] == 1


@pytest.mark.cites("horned_rat.doomwheel", "R8.3")
def test_doomwheel_rolls_nothing_without_a_target() -> None:
    t = set_up('start = "battle"\nregions.tilea = {figures = ["2 Clanrat"], cards = ["doomwheel"]}')
    assert not t.happened("roll")


@pytest.mark.cites("horned_rat.doomwheel", "R8.22", "C65")
def test_doomwheel_under_greenskins_the_one_die_is_a_figures_if_one_rolls() -> None:
    text = """
        start = "battle"
        dice = [1]
        old_world.track = ["greenskins_invade", ""]
        regions.tilea = {{figures = ["2 Clanrat", {ogre} "Leper"], tokens = ["event"], cards = ["doomwheel"]}}
        """
    assert set_up(text.format(ogre='"Rat Ogre",'))["tilea.horned_rat"] == 3
    assert set_up(text.format(ogre=""))["tilea.horned_rat"] == 1


@pytest.mark.cites("horned_rat.doomwheel", "R8.22")
def test_doomwheel_under_greenskins_its_die_may_wait_for_an_extra_battle() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [3]
        old_world.track = ["greenskins_invade", ""]
        regions.tilea = {figures = ["Leper"], tokens = ["event"], cards = ["doomwheel", "reborn_in_blood"]}
        """
    )
    assert t["legal"] == ["roll", "wait"]
    t.play("horned_rat: wait")
    assert t["seat"] == "none"
    assert t.happened("roll", 4, 6, (3,))


# --- Grey Seer ----------------------------------------------------------------------------------------------------


@pytest.mark.cites("horned_rat.grey_seer")
def test_grey_seer_places_a_skaven_here_or_next_to_it_or_moves_one_here() -> None:
    t = rat('regions.badlands.tokens = ["skaven"]\nregions.tilea = {ruined = 1, tokens = ["skaven"]}', "grey_seer")
    t.play("horned_rat: grey_seer@est.l")
    assert sorted(t.legal) == sorted(["+skaven@est", "+skaven@bre", "-skaven@bad", "-skaven@til"])
    assert t["horned_rat.power"] == 5
    t.play("horned_rat: -skaven@til")
    assert (t["estalia.tokens"], t["tilea.tokens"]) == ({"skaven": 1}, {})
    assert t["stock"]["skaven"] == 14
    t.play("horned_rat: grey_seer@est.r", "horned_rat: +skaven@bre")
    assert (t["bretonnia.tokens"], t["estalia.tokens"]) == ({"skaven": 1}, {"skaven": 1})
    assert t["stock"]["skaven"] == 13


@pytest.mark.cites("horned_rat.grey_seer", "R1.7")
def test_grey_seer_must_move_one_when_none_is_left_in_the_stock() -> None:
    t = rat('regions.badlands.tokens = ["15 skaven"]\nregions.kislev.tokens = ["skaven"]', "grey_seer")
    t.play("horned_rat: grey_seer@est.l")
    assert t.legal == ["-skaven@kis", "-skaven@bad"]


@pytest.mark.cites("horned_rat.grey_seer", "R1.7")
def test_grey_seer_with_every_skaven_here_already_does_nothing() -> None:
    t = rat('regions.estalia.tokens = ["16 skaven"]', "grey_seer")
    t.play("horned_rat: grey_seer@est.l")
    assert "pass" in t.legal
    assert t["estalia.tokens"] == {"skaven": 16}


# --- Strength in Numbers ------------------------------------------------------------------------------------------


@pytest.mark.cites("horned_rat.strength_in_numbers", "R8.25")
def test_strength_in_numbers_against_one_with_fewer_figures() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [4, 5]
        regions.tilea = {figures = ["Bloodletter", "2 Clanrat"], cards = ["strength_in_numbers"]}
        """
    )
    assert t["tilea.figures"] == ["Bloodletter", "Clanrat"]  # two hits for one Clanrat


@pytest.mark.cites("horned_rat.strength_in_numbers", "R8.25")
def test_strength_in_numbers_not_against_one_with_as_many() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [4, 5, 1]
        regions.tilea = {figures = ["Bloodletter", "Bloodsworn", "2 Clanrat"], cards = ["strength_in_numbers"]}
        """
    )
    assert t["tilea.figures"] == ["Bloodsworn", "Bloodletter"]


@pytest.mark.cites("horned_rat.strength_in_numbers", "R7.5")
def test_strength_in_numbers_copies_add_up() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [4, 5]
        [regions.tilea]
        figures = ["Bloodletter", "2 Clanrat"]
        cards = ["strength_in_numbers", "strength_in_numbers"]
        """
    )
    assert t["tilea.horned_rat"] == 2
    assert t.happened("hits_lost", 0, 6, 2)


@pytest.mark.cites("horned_rat.strength_in_numbers", "R8.13")
def test_strength_in_numbers_counts_tipped_figures() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [4, 5, 4]
        regions.tilea = {figures = ["Bloodletter", "Plaguebearer", "2 Clanrat"], cards = ["strength_in_numbers"]}
        """
    )
    t.play("khorne: hit Hc1")
    assert t["tilea.figures"] == ["Plaguebearer", "Clanrat"]  # Nurgle's hit could kill the Bloodletter only


@pytest.mark.cites("horned_rat.strength_in_numbers", "R15.3")
def test_strength_in_numbers_does_not_help_others_or_figures_others_control() -> None:
    t = set_up(
        """
        start = "battle"
        dice = [4, 5]
        [regions.tilea]
        figures = ["Bloodletter", "3 Rat Ogre", "Leper", "Clanrat controlled by slaanesh"]
        cards = ["strength_in_numbers"]
        """
    )
    assert t.legal == ["hit Nc1", "hit Hc1"]


# --- Verminous Horde ----------------------------------------------------------------------------------------------

HORDE = 'regions.tilea = {{figures = ["2 Clanrat", {others}], cards = [{cards}]}}\nplayers.khorne.power = {power}'


def horde(others: str, cards: str = '"verminous_horde"', power: int = 7) -> Position:
    """Khorne's turn, with Bloodsworn to summon into Tilea."""
    return set_up(HORDE.format(others=others, cards=cards, power=power))


@pytest.mark.cites("horned_rat.verminous_horde", "R6.8")
@pytest.mark.parametrize(
    ("others", "cards", "extra"),
    [
        ('"Bloodsworn"', '"verminous_horde"', 1),
        ('"Bloodsworn"', '"verminous_horde", "verminous_horde"', 2),
        ('"2 Bloodsworn"', '"verminous_horde"', 0),
        ('"Bloodsworn", "2 Leper"', '"verminous_horde"', 0),
        ('"Bloodsworn", "Leper", "Acolyte"', '"verminous_horde"', 1),
        ('"Bloodsworn"', '"verminous_horde", "changer_of_ways"', 0),
    ],
    ids=["more", "copies", "as_many", "a_third_has_as_many", "each_single_opponent", "silenced"],
)
def test_verminous_horde_makes_figures_dearer_while_he_has_more_than_each(others: str, cards: str, extra: int) -> None:
    t = horde(others, cards)
    t.play("khorne: Kd1>til")
    assert t["khorne.power"] == 7 - 3 - extra


@pytest.mark.cites("horned_rat.verminous_horde", "R6.5")
def test_verminous_horde_what_cannot_be_paid_is_illegal_and_other_regions_cost_the_same() -> None:
    t = horde('"Bloodsworn"', power=1)
    assert "Kc2>bor" in t.legal
    assert "Kc2>til" not in t.legal


@pytest.mark.cites("horned_rat.verminous_horde")
def test_verminous_horde_is_tested_at_each_summoning() -> None:
    t = horde('"Bloodsworn"')
    t.play("khorne: Kc2>til", *(f"{power}: pass" for power in ("nurgle", "tzeentch", "slaanesh", "horned_rat")))
    t.play("khorne: Kc3>til")
    assert t["khorne.power"] == 7 - 2 - 1


@pytest.mark.cites("horned_rat.verminous_horde", "C17")
def test_verminous_horde_spares_the_rat_and_figures_moved_by_cards() -> None:
    t = rat('regions.tilea = {figures = ["2 Clanrat"], cards = ["verminous_horde"]}', "skitterleap")
    t.play("horned_rat: Hc3>til")
    assert t["horned_rat.power"] == 5
    t = set_up(
        """
        regions.tilea = {figures = ["2 Clanrat"], cards = ["verminous_horde"]}
        regions.bretonnia.figures = ["2 Bloodletter"]
        players.khorne = {power = 2, hand = ["the_blood_gods_call"]}
        """
    )
    t.play("khorne: the_blood_gods_call@til.r", "khorne: Kw1>til", "khorne: Kw2>til")
    assert (t["tilea.khorne"], t["khorne.power"]) == (2, 0)


@pytest.mark.cites("horned_rat.verminous_horde", "nurgle.lepers", "R6.8")
def test_verminous_horde_is_added_to_a_free_leper() -> None:
    t = set_up(
        """
        turn = "nurgle"
        regions.tilea = {figures = ["Clanrat"], cards = ["verminous_horde"]}
        players.nurgle = {power = 3, upgrades = ["lepers"]}
        """
    )
    t.play("nurgle: Nc1>til")
    assert t["nurgle.power"] == 2
