"""The Morrslieb upgrades of Khorne, and the set itself (R20)."""

import pytest

from ruinous.content import components
from ruinous.rules.ids import CHAOS, POWERS, REGIONS
from ruinous.rules.options import Options, SetupError
from ruinous.rules.setup import new_state
from tests.kit.position import Position


def play(text: str) -> Position:
    return Position(f'options.card_set = "morrslieb"\n{text}')


def battle(text: str, *dice: int) -> Position:
    """A battle phase with these dice; a die that nobody rolls fails the test."""
    t = play(f'start = "battle"\ndice = {list(dice)}\n{text}')
    if t["seat"] == "none":
        assert t.g.script == ()
    return t


def rolls(t: Position) -> list[tuple[str, str, tuple[int, ...]]]:
    return [(POWERS[e[1]], REGIONS[e[2]], e[3]) for e in t.log if e[0] == "roll"]


# --- the set ------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R20.1")
@pytest.mark.parametrize(("card_set", "suffix"), [("base", ""), ("morrslieb", "_m")])
def test_all_four_powers_use_one_set_and_the_horned_rat_his_own(card_set: str, suffix: str) -> None:
    g = new_state((0, 1, 2, 3, 4), Options(card_set=card_set), b"r20")
    for power in g.powers:
        cards = [CHAOS[c].partition(".")[0] for c in g.hand[power] + g.deck[power]]
        assert len(cards) == 24
        assert set(cards) == {POWERS[power] + (suffix if POWERS[power] != "horned_rat" else "")}


@pytest.mark.cites("R20.1", "R17.1")
def test_only_upgrades_of_the_chosen_set_can_be_taken() -> None:
    dial = next(n for n, stop in enumerate(components().powers[0].dial) if stop.do == "upgrade_card")
    for card_set, prefix in (("base", ""), ("morrslieb", "khorne_m.")):
        t = Position(
            f'start = "end.5"\noptions.card_set = "{card_set}"\nplayers.khorne = {{counters = 1, dial = {dial - 1}}}\n'
            "players.nurgle.counters = 1"
        )
        choice = [a for a in t.legal if a.startswith("upgrade ")]
        assert len(choice) == 5
        assert all(a.startswith(f"upgrade {prefix}") for a in choice)
        assert prefix or not any("_m." in a for a in choice)


@pytest.mark.cites("R20.1")
def test_there_are_no_other_sets() -> None:
    with pytest.raises(SetupError):
        Options(card_set="both")


@pytest.mark.cites("R20.2")
def test_sheets_followers_and_dials_are_the_same_in_both_sets() -> None:
    base = new_state((0, 1, 2, 3), Options(), b"r20")
    other = new_state((0, 1, 2, 3), Options(card_set="morrslieb"), b"r20")
    assert base.rules.sheet == other.rules.sheet
    assert base.rules.dials == other.rules.dials
    assert (base.power, base.here) == (other.power, other.here)
    assert base.rules.threat == other.rules.threat


@pytest.mark.cites("R20.2", "R7.2")
def test_the_rules_for_playing_cards_hold_for_morrslieb_cards() -> None:
    t = play(
        """
        turn = "khorne"
        regions.kislev.ruined = 1
        regions.empire.cards = ["terror", ""]
        players.khorne = {power = 1, hand = ["terror", "hate", "lambs_to_the_slaughter"]}
        """
    )
    assert not [a for a in t.legal if "@kis" in a or "@emp.l" in a]
    assert {"terror@emp.r", "hate@emp.r"} <= set(t.legal)
    assert not [a for a in t.legal if a.startswith("lambs")]  # 2 power


# --- Bloodsworn ---------------------------------------------------------------------------------------------------

BLOODSWORN = (
    'turn = "khorne"\nplayers.khorne = {power = 5, hand = ["lure_of_battle"], upgrades = ["khorne_m.bloodsworn"]}\n'
)


@pytest.mark.cites("khorne_m.bloodsworn")
def test_a_second_bloodsworn_may_come_free_from_the_reserve_or_any_region() -> None:
    t = play(BLOODSWORN + 'regions.kislev.figures = ["Bloodsworn"]\nregions.badlands.figures = ["Bloodsworn"]')
    t.play("khorne: Kc1>emp")
    assert (t["seat"], sorted(t.legal)) == ("khorne", ["Kc2>emp", "Kc3>emp", "done"])
    t.play("khorne: Kc2>emp")
    assert (t["empire.figures"], t["badlands.figures"]) == (["2 Bloodsworn"], [])
    assert (t["khorne.power"], t["seat"], t["ask"]) == (4, "nurgle", "turn")  # the second triggers nothing


@pytest.mark.cites("khorne_m.bloodsworn")
def test_the_second_bloodsworn_is_optional_and_comes_only_with_a_bloodsworn() -> None:
    t = play(BLOODSWORN)
    t.play("khorne: Kc1>emp", "khorne: done")
    assert t["empire.figures"] == ["Bloodsworn"]
    t = play(BLOODSWORN)
    t.play("khorne: Kw1>emp")
    assert t["seat"] == "nurgle"
    t = play(BLOODSWORN.replace('upgrades = ["khorne_m.bloodsworn"]', "upgrades = []"))
    t.play("khorne: Kc1>emp")
    assert t["seat"] == "nurgle"


@pytest.mark.cites("khorne_m.bloodsworn", "R6.9")
def test_a_held_bloodsworn_cannot_be_the_second() -> None:
    t = play(
        BLOODSWORN
        + """
        options.edition = 1
        regions.kislev = {figures = ["3 Bloodsworn"], tokens = ["hero"]}
        old_world.track = ["road_wardens", ""]
        """
    )
    t.play("khorne: Kc4>emp")
    assert (t["seat"], t["empire.figures"]) == ("nurgle", ["Bloodsworn"])


@pytest.mark.cites("khorne_m.bloodsworn", "R6.5")
def test_the_second_bloodsworn_comes_by_the_action_of_khornes_turn_alone() -> None:
    t = play(
        """
        turn = "tzeentch"
        regions.kislev.figures = ["Bloodsworn", "Horror"]
        players.khorne.upgrades = ["khorne_m.bloodsworn"]
        players.tzeentch = {power = 5, hand = ["warp_portal", "glean"]}
        """
    )
    t.play("tzeentch: warp_portal@kis.l", "tzeentch: discard glean", "tzeentch: Kc1>tro")
    assert t["troll_country.figures"] == ["Bloodsworn"]
    assert (t["seat"], t["ask"]) == ("slaanesh", "turn")


@pytest.mark.cites("khorne_m.bloodsworn")
def test_upgraded_bloodsworn_still_do_not_fight() -> None:
    upgrade = 'players.khorne.upgrades = ["khorne_m.bloodsworn"]\n'
    assert rolls(battle(upgrade + 'regions.kislev.figures = ["2 Bloodsworn", "Leper"]')) == []


# --- Bloodletters -------------------------------------------------------------------------------------------------

BLOODLETTERS = 'players.khorne.upgrades = ["khorne_m.bloodletters"]\n'


@pytest.mark.cites("khorne_m.bloodletters", "C53")
def test_bloodletters_score_two_points_for_every_kill() -> None:
    t = battle(BLOODLETTERS + 'regions.kislev.figures = ["2 Bloodletter", "3 Leper"]', 4, 4, 4, 1)
    assert t["kislev.figures"] == ["2 Bloodletter"]
    assert t["khorne.vp"] == 6
    assert t["khorne.counters"] == 1


@pytest.mark.cites("khorne_m.bloodletters")
def test_khorne_needs_a_bloodletter_in_the_region_and_kills_of_others_or_peasants_do_not_count() -> None:
    t = battle(BLOODLETTERS + 'regions.kislev.figures = ["Bloodthirster", "Leper"]', 4, 1, 1, 1)
    assert (t["kislev.figures"], t["khorne.vp"]) == (["Bloodthirster"], 0)
    t = battle(BLOODLETTERS + 'regions.kislev = {figures = ["Bloodletter"], tokens = ["peasant"]}', 4, 1)
    assert (t["khorne.peasants"], t["khorne.vp"]) == (1, 0)
    t = battle(BLOODLETTERS + 'regions.kislev.figures = ["Bloodletter", "Plaguebearer", "Acolyte"]', 1, 1, 4)
    t.play("nurgle: hit Tc1")
    assert t["khorne.vp"] == 0


@pytest.mark.cites("khorne_m.bloodletters", "R8.5")
def test_the_bloodthirsters_kills_count_beside_a_bloodletter() -> None:
    t = battle(
        BLOODLETTERS + 'regions.kislev.figures = ["Bloodthirster", "Bloodletter", "Great Unclean One"]',
        *(4, 4, 4, 1, 1, 1, 1, 1, 1),
    )
    assert t["khorne.vp"] == 2


@pytest.mark.cites("khorne_m.bloodletters", "khorne_m.rampage", "R20.3")
def test_bloodletters_score_in_a_rampage_too() -> None:
    t = play(
        """
        dice = [4, 1]
        regions.kislev.figures = ["Bloodletter", "Leper"]
        players.khorne = {power = 3, hand = ["rampage"], upgrades = ["khorne_m.bloodletters"]}
        """
    )
    t.play("khorne: rampage@kis.l")
    assert t["khorne.vp"] == 2


# --- Bloodthirster ------------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne_m.bloodthirster", "R17.2")
def test_the_upgraded_bloodthirster_rolls_six_dice_and_counts_as_one_figure() -> None:
    t = battle(
        'players.khorne.upgrades = ["khorne_m.bloodthirster"]\nregions.kislev.figures = ["Bloodthirster", "Leper"]',
        *(1, 1, 1, 1, 1, 1),
    )
    assert rolls(t) == [("khorne", "kislev", (1, 1, 1, 1, 1, 1))]
    assert t["kislev.domination"]["khorne"] == 1


# --- Crimson ------------------------------------------------------------------------------------------------------

CRIMSON = 'players.khorne.upgrades = ["khorne_m.crimson"]\n'


@pytest.mark.cites("khorne_m.crimson", "R8.2")
def test_crimson_moves_each_warrior_once_to_an_adjacent_region_before_the_battles() -> None:
    t = battle(
        CRIMSON + 'regions.kislev.figures = ["Bloodletter", "Bloodsworn"]\nregions.norsca.figures = ["Bloodletter"]\n'
        'regions.empire.figures = ["Leper"]',
        *(4, 1),
    )
    assert (t["seat"], sorted(t.legal)) == ("khorne", ["Kw1>emp", "Kw1>tro", "Kw2>tro", "done"])
    t.play("khorne: Kw1>emp")
    assert sorted(t.legal) == ["Kw2>tro", "done"]  # Kw1 has moved
    t.play("khorne: Kw2>tro")
    assert rolls(t) == [("khorne", "empire", (4, 1))]
    assert (t["empire.figures"], t["troll_country.figures"]) == (["Bloodletter"], ["Bloodletter"])


@pytest.mark.cites("khorne_m.crimson")
def test_crimson_is_optional_and_free() -> None:
    t = battle(CRIMSON + 'players.khorne.power = 0\nregions.kislev.figures = ["Bloodletter"]')
    assert "Kw1>emp" in t.legal
    t.play("khorne: done")
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["khorne.power"] == 0


@pytest.mark.cites("khorne_m.crimson", "R8.3", "R8.14")
def test_a_warrior_moved_by_crimson_fights_peasants_where_nobody_stood_before() -> None:
    t = battle(CRIMSON + 'regions.kislev.figures = ["Bloodletter"]\nregions.troll_country.tokens = ["peasant"]', 4, 1)
    t.play("khorne: Kw1>tro")
    assert rolls(t) == [("khorne", "troll_country", (4, 1))]
    assert t["khorne.peasants"] == 1


@pytest.mark.cites("khorne_m.crimson", "R6.9")
def test_crimson_does_not_move_warriors_that_may_not_leave() -> None:
    t = battle(
        CRIMSON
        + 'regions.kislev = {figures = ["Bloodletter"], tokens = ["hero"]}\nold_world.track = ["road_wardens", ""]\n'
        + "options.edition = 1"
    )
    assert t["seat"] == "none"


# --- Vengeance ----------------------------------------------------------------------------------------------------

VENGEANCE = 'players.khorne.upgrades = ["khorne_m.vengeance"]\n'


@pytest.mark.cites("khorne_m.vengeance", "R8.5")
def test_vengeance_is_one_die_more_in_each_battle_where_khorne_has_a_figure() -> None:
    t = battle(
        VENGEANCE
        + """
        regions.kislev.figures = ["2 Bloodletter", "Leper"]
        regions.estalia.figures = ["Bloodsworn", "Leper"]
        regions.tilea.figures = ["Plaguebearer", "Acolyte"]
        """,
        *(1, 1, 1, 1, 1, 1, 1),
    )
    assert rolls(t) == [
        ("khorne", "kislev", (1, 1, 1, 1, 1)),
        ("khorne", "estalia", (1,)),  # a Bloodsworn is enough
        ("nurgle", "tilea", (1,)),
    ]


@pytest.mark.cites("khorne_m.vengeance", "khorne_m.rampage")
def test_vengeance_counts_in_a_rampage() -> None:
    t = play(
        """
        dice = [1, 1, 4]
        regions.kislev.figures = ["Bloodletter", "Leper"]
        players.khorne = {power = 3, hand = ["rampage"], upgrades = ["khorne_m.vengeance"]}
        """
    )
    t.play("khorne: rampage@kis.l")
    assert t["kislev.figures"] == ["Bloodletter"]
