"""The rulings C67 to C77, which came with edition 2; but for C70 they hold in edition 1 too."""

from typing import Any

import pytest

from ruinous.rules.ids import FIGURE_NAMES, NURGLE, POWERS, REGIONS
from tests.kit.position import Position

FIVE = list(POWERS)
MORRSLIEB = {"card_set": "morrslieb"}
KISLEV = REGIONS.index("kislev")
both_editions = pytest.mark.parametrize("edition", [1, 2])


def rolls(t: Position) -> list[tuple[str, tuple[int, ...]]]:
    return [(POWERS[event[1]], event[3]) for event in t.events("roll")]


def alone(who: str, **player: Any) -> dict[str, Any]:
    """Only this player has power."""
    return {name: {"power": 0} for name in POWERS[:4] if name != who} | {who: player}


# --- C67: a controlled figure that is summoned away ---------------------------------------------------------------


@both_editions
@pytest.mark.cites("C67", "C35", "R15.4", "tzeentch.acolytes")
def test_tzeentch_carries_the_warpstone_of_an_acolyte_that_slaanesh_summons_away(edition: int) -> None:
    t = Position(
        {
            "turn": "slaanesh",
            "options": {"edition": edition},
            "regions": {"kislev": {"figures": ["Acolyte controlled by slaanesh"], "tokens": ["warpstone"]}},
            "players": {"tzeentch": {"upgrades": ["acolytes"]}},
        }
    )
    t.play("slaanesh: Tc1>tro")
    assert (t["seat"], t.legal) == ("tzeentch", ["done", "warpstone>tro"])
    assert (t["troll_country.tzeentch"], t["troll_country.slaanesh"]) == (1, 0)
    t.play("tzeentch: warpstone>tro")
    assert (t["troll_country.tokens"], t["seat"]) == ({"warpstone": 1}, "khorne")


@both_editions
@pytest.mark.cites("C67", "C35", "C42", "tzeentch.horrors")
def test_tzeentch_may_set_a_horror_that_slaanesh_summons_away_on_a_card_space(edition: int) -> None:
    t = Position(
        {
            "turn": "slaanesh",
            "options": {"edition": edition},
            "regions": {"kislev": {"figures": ["Horror controlled by slaanesh"]}},
            "players": {"tzeentch": {"upgrades": ["horrors"]}},
        }
    )
    t.play("slaanesh: Tw1>tro")
    assert (t["seat"], t.legal) == ("tzeentch", ["done", "stand l", "stand r"])
    t.play("tzeentch: stand r")
    assert t["troll_country.cards"] == ["", "Horror"]


# --- C68, C69: two cards whose wording is doubtful ----------------------------------------------------------------


@pytest.mark.cites("C68", "R8.2", "khorne.blood_frenzy", "khorne.reborn_in_blood")
def test_blood_frenzy_is_rolled_once_although_two_battles_are_fought() -> None:
    t = Position(
        {
            "start": "battle",
            "dice": [1, 1, *[1] * 5, *[1] * 5],
            "regions": {
                "kislev": {
                    "figures": ["Bloodletter", "Great Unclean One"],
                    "cards": ["blood_frenzy", "reborn_in_blood"],
                }
            },
        }
    )
    assert [len(faces) for _, faces in rolls(t)] == [2, 2, 3, 2, 3]
    assert len(t.events("battle")) == 2


@pytest.mark.cites("C69", "khorne.field_of_carnage", "R6.9")
def test_field_of_carnage_forbids_to_leave_not_to_enter() -> None:
    t = Position("""
        turn = "nurgle"
        regions.kislev = {figures = ["Leper"], cards = ["field_of_carnage"]}
        regions.empire = {figures = ["Nc6"]}
    """)
    assert not [text for text in t.legal if text.startswith("Nc1>")]
    assert {"Nc6>kis", "Nc2>kis"} <= set(t.legal)


# --- C70: who moves first before the battles ----------------------------------------------------------------------


def before_battle(edition: int) -> Position:
    """Crimson, the Morrslieb Daemonettes and the Verminlord all have something to do; nobody rolls."""
    return Position(
        {
            "powers": FIVE,
            "start": "battle",
            "dice": [1] * 40,
            "options": {"edition": edition, **MORRSLIEB},
            "regions": {
                "norsca": {"figures": ["Bloodletter"]},
                "tilea": {"figures": ["Daemonette", "Acolyte", "Horror"]},
                "kislev": {"figures": ["Verminlord"]},
            },
            "players": {
                "khorne": {"upgrades": ["khorne_m.crimson"]},
                "slaanesh": {"upgrades": ["slaanesh_m.daemonettes"]},
                "horned_rat": {"upgrades": ["horned_rat.verminlord"]},
            },
        }
    )


@pytest.mark.cites("C70", "R3.4", "khorne_m.crimson", "slaanesh_m.daemonettes", "horned_rat.verminlord")
@pytest.mark.parametrize(
    ("edition", "order"),
    [(2, ["khorne", "slaanesh", "horned_rat"]), (1, ["horned_rat", "khorne", "slaanesh"])],
)
def test_upgrades_act_in_power_order_before_the_battles(edition: int, order: list[str]) -> None:
    t = before_battle(edition)
    asked = []
    while t["seat"] != "none" and t["ask"] in ("move_many", "daze"):
        asked.append(t["seat"])
        t.play(t.legal[0])
    assert asked == order


# --- C71: Virulent Outbreak ---------------------------------------------------------------------------------------

OUTBREAK = """
start = "corruption"
options = {card_set = "morrslieb", edition = %d}
regions.kislev = {figures = ["2 Leper"], cards = ["virulent_outbreak"]}
regions.empire.figures = ["Leper"]
"""


@both_editions
@pytest.mark.cites("C71", "R12.2", "nurgle_m.virulent_outbreak")
def test_the_counter_is_taken_while_nurgle_is_still_asked_where_the_token_goes(edition: int) -> None:
    t = Position(OUTBREAK % edition)
    assert (t["ask"], t["seat"], t["nurgle.counters"]) == ("spread", "nurgle", 1)
    t.play("nurgle: +N@tro")
    assert (t["troll_country.corruption"], t["nurgle.counters"]) == ({"nurgle": 1}, 1)


@pytest.mark.cites("C71", "C23", "nurgle_m.virulent_outbreak")
def test_the_token_of_the_outbreak_counts_for_a_populous_neighbour() -> None:
    t = Position(OUTBREAK % 2)
    t.play("nurgle: +N@emp")
    assert (t["empire.corruption"], t["nurgle.counters"]) == ({"nurgle": 2}, 2)
    assert [(event[1], REGIONS[event[2]]) for event in t.events("counter")] == [(NURGLE, "kislev"), (NURGLE, "empire")]


# --- C72: Rat Ogres and who controls them -------------------------------------------------------------------------


def rats(figures: list[str], *dice: int, edition: int = 2) -> Position:
    return Position(
        {
            "powers": FIVE,
            "start": "battle",
            "dice": list(dice),
            "options": {"edition": edition, "show_forced": True},
            "regions": {"kislev": {"figures": figures}},
            "players": {"horned_rat": {"upgrades": ["rat_ogres"]}},
        }
    )


@both_editions
@pytest.mark.cites("C72", "horned_rat.rat_ogres", "R15.1", "R15.3")
def test_who_controls_the_only_ogre_may_hit_clanrats(edition: int) -> None:
    t = rats(["Clanrat", "Rat Ogre controlled by slaanesh"], 4, edition=edition)
    assert (t["seat"], t.legal) == ("slaanesh", ["hit Hc1"])  # the Ogre itself is no target of his


@both_editions
@pytest.mark.cites("C72", "horned_rat.rat_ogres")
def test_an_ogre_of_a_third_player_still_guards(edition: int) -> None:
    t = rats(["Clanrat", "Rat Ogre", "Rat Ogre controlled by slaanesh"], 4, 4, edition=edition)
    assert t.legal == []  # one hit is too little for an Ogre, and the Horned Rat's own guards the Clanrat
    assert rolls(t) == [("slaanesh", (4,)), ("horned_rat", (4,))]
    t = rats(["Bloodletter", "Clanrat", "Rat Ogre controlled by slaanesh"], 4, 4, 1, edition=edition)
    assert (t["seat"], t.legal) == ("khorne", ["hit Hw1"])  # for Khorne it is Slaanesh's Ogre that guards


@both_editions
@pytest.mark.cites("C72", "horned_rat.rat_ogres", "C30")
def test_the_horned_rats_own_ogres_do_not_stop_him(edition: int) -> None:
    t = rats(["Clanrat controlled by slaanesh", "Rat Ogre"], 4, edition=edition)
    assert (t["seat"], t.legal) == ("horned_rat", ["hit Hc1"])


# --- C73: Warp Token Cache ----------------------------------------------------------------------------------------


def cards_taken_up(edition: int, **kislev: Any) -> Position:
    return Position(
        {
            "powers": FIVE,
            "start": "end.1",
            "options": {"edition": edition},
            "regions": {
                "kislev": {"figures": ["Leper controlled by slaanesh"], **kislev},
                "badlands": {"cards": ["blood_frenzy"]},
            },
        }
    )


@both_editions
@pytest.mark.cites("C73", "R11.2", "horned_rat.warp_token_cache")
def test_the_cache_is_asked_when_all_other_cards_and_the_musk_are_gone(edition: int) -> None:
    t = cards_taken_up(edition, cards=["warp_token_cache", "soporific_musk"])
    assert (t["seat"], t["ask"]) == ("horned_rat", "keep_card")
    assert (t["kislev.cards"], t["badlands.cards"]) == (["warp_token_cache", ""], ["", ""])
    assert (t["kislev.nurgle"], t["kislev.slaanesh"]) == (1, 0)
    t.play("horned_rat: keep")
    assert t["kislev.cards"] == ["", ""]


@both_editions
@pytest.mark.cites("C73", "horned_rat.warp_token_cache")
def test_the_cache_may_be_kept_from_a_ruined_region_but_not_if_it_is_silenced(edition: int) -> None:
    assert cards_taken_up(edition, cards=["warp_token_cache"], ruined=1)["ask"] == "keep_card"
    t = cards_taken_up(edition, cards=["warp_token_cache", "changer_of_ways"])
    assert (t["seat"], t["kislev.cards"]) == ("none", ["", ""])
    assert t["horned_rat.discard"] == ["warp_token_cache"]


# --- C74: the dice of the Doomwheel -------------------------------------------------------------------------------


def doom(figures: list[str], cards: list[str], *dice: int, edition: int = 2) -> Position:
    return Position(
        {
            "powers": FIVE,
            "start": "battle",
            "dice": list(dice),
            "options": {"edition": edition, **MORRSLIEB},
            "regions": {"kislev": {"figures": figures, "cards": cards}},
        }
    )


@both_editions
@pytest.mark.cites("C74", "horned_rat.doomwheel")
@pytest.mark.parametrize(("dice", "left"), [((1, 2, 2), 2), ((2, 1, 2), 1), ((2, 2, 1), 1), ((2, 1, 1), 0)])
def test_the_doomwheels_dice_are_the_last_of_the_roll(edition: int, dice: tuple[int, ...], left: int) -> None:
    t = doom(["Rat Ogre", "2 Clanrat", "Leper"], ["doomwheel"], *dice, edition=edition)
    assert t["kislev.figures"] == ["Leper", *{0: [], 1: ["Clanrat"], 2: ["2 Clanrat"]}[left], "Rat Ogre"]


@both_editions
@pytest.mark.cites("C74", "khorne_m.terror", "horned_rat.doomwheel")
def test_under_terror_the_dice_of_figures_are_lost_first(edition: int) -> None:
    t = doom(["Rat Ogre", "2 Clanrat", "Leper"], ["doomwheel", "terror"], 1, 1, edition=edition)
    assert rolls(t) == [("horned_rat", (1, 1))]
    assert t["kislev.figures"] == ["Leper", "Rat Ogre"]  # both dice are the Doomwheel's


# --- C75: Bolt of Change ------------------------------------------------------------------------------------------


def bolt(figures: list[str], die: int, cards: list[str], edition: int = 2) -> Position:
    t = Position(
        {
            "powers": FIVE,
            "turn": "tzeentch",
            "dice": [die],
            "options": {"edition": edition, **MORRSLIEB},
            "regions": {"kislev": {"figures": figures, "cards": cards}},
            "players": {
                "tzeentch": {"power": 6, "hand": ["bolt_of_change"]},
                "horned_rat": {"upgrades": ["rat_ogres"]},
            },
        }
    )
    t.play("tzeentch: bolt_of_change@kis.r")
    return t


@both_editions
@pytest.mark.cites("C75", "tzeentch_m.bolt_of_change", "horned_rat.strength_in_numbers")
def test_strength_in_numbers_counts_against_the_bolt(edition: int) -> None:
    assert bolt(["2 Clanrat"], 4, [], edition)["kislev.figures"] == ["Clanrat"]
    assert bolt(["2 Clanrat"], 4, ["strength_in_numbers"], edition)["kislev.figures"] == ["2 Clanrat"]


@both_editions
@pytest.mark.cites("C75", "tzeentch_m.bolt_of_change", "horned_rat.rat_ogres")
def test_rat_ogres_do_not_guard_against_the_bolt(edition: int) -> None:
    assert bolt(["Clanrat", "Rat Ogre"], 4, [], edition)["kislev.figures"] == ["Rat Ogre"]


@both_editions
@pytest.mark.cites("C75", "tzeentch_m.bolt_of_change")
def test_the_die_of_the_bolt_is_rolled_where_no_enemy_is(edition: int) -> None:
    t = bolt(["Acolyte"], 5, [], edition)
    assert rolls(t) == [("tzeentch", (5,))]
    assert t["kislev.figures"] == ["Acolyte"]


# --- C76: Hate and Skulltaker -------------------------------------------------------------------------------------


@both_editions
@pytest.mark.cites("C76", "khorne_m.hate", "tzeentch_m.transmogrify", "slaanesh_m.ascension_to_power")
@pytest.mark.parametrize(
    ("power", "card", "figure", "becomes"),
    [
        ("tzeentch", "transmogrify", "Tc1", "Horror"),
        ("slaanesh", "ascension_to_power", "Sc1", "Daemonette"),
    ],
)
def test_a_figure_held_by_hate_may_be_replaced(edition: int, power: str, card: str, figure: str, becomes: str) -> None:
    t = Position(
        {
            "turn": "khorne",
            "options": {"edition": edition, **MORRSLIEB},
            "regions": {"kislev": {"figures": [figure]}},
            "players": alone(power, power=6, hand=[card]) | {"khorne": {"power": 1, "hand": ["hate"]}},
        }
    )
    t.play("khorne: hate@kis.l")
    assert t.g.lying == ((FIGURE_NAMES.index(figure), KISLEV * 3),)
    assert not [text for text in t.legal if text.startswith(f"{figure}>")]
    t.play(f"{power}: {card}@kis.r", f"{power}: pick {figure}=warrior")
    assert (t["kislev.figures"], t.g.lying) == ([becomes], ())


def skulls(edition: int, *track: str) -> Position:
    """A Plaguebearer lies dead on Skulltaker, which Tzeentch may cover."""
    t = Position(
        {
            "turn": "khorne",
            "dice": [4, 1],
            "options": {"edition": edition, "events": "mixed", **MORRSLIEB},
            "regions": {"kislev": {"figures": ["Bloodletter", "Plaguebearer"], "cards": ["skulltaker"]}},
            "players": alone("tzeentch", power=6, hand=["bolt_of_change"], upgrades=["tzeentch_m.mystical_disregard"])
            | {"khorne": {"power": 1, "hand": ["rampage"]}},
            "old_world": {"track": list(track)},
        }
    )
    t.play("khorne: rampage@kis.r")
    assert t["kislev.figures"] == ["Bloodletter"]
    assert [place for _, place in t.g.lying] == [KISLEV * 3]
    return t


@both_editions
@pytest.mark.cites("C76", "C48", "khorne_m.skulltaker", "tzeentch_m.mystical_disregard")
def test_the_dead_of_a_replaced_skulltaker_go_home_or_to_the_track(edition: int) -> None:
    for track, reserve in (((), 5), (("morrslieb_eclipsed",), 4)):
        t = skulls(edition, *track)
        t.g.script = (1,)
        t.play("tzeentch: bolt_of_change@kis.l")
        assert t["kislev.cards"] == ["bolt_of_change", "rampage"]
        assert f"{reserve} Plaguebearer" in t["nurgle.reserve"]
        assert [place for _, place in t.g.lying] == [-1] * len(track)


# --- C77: Infested Colony, Joyous Surrender -----------------------------------------------------------------------


@both_editions
@pytest.mark.cites("C77", "nurgle_m.infested_colony")
def test_the_colony_gives_one_counter_per_round_also_in_another_phase(edition: int) -> None:
    """Two tokens in the battle phase by Festering Fever, two more of the same region in the corruption step."""
    t = Position(
        {
            "start": "battle",
            "stop": "corruption",
            "dice": [4, 4, 1],
            "options": {"edition": edition, **MORRSLIEB},
            "regions": {
                "tilea": {
                    "figures": ["Bloodletter", "2 Acolyte", "2 Leper"],
                    "corruption": {"nurgle": 3},
                    "cards": ["festering_fever"],
                }
            },
            "players": {"nurgle": {"upgrades": ["nurgle_m.infested_colony"]}},
        }
    )
    t.play("khorne: hit Tc1", "khorne: hit Tc2")
    assert [event[3] for event in t.events("corrupt") if event[1] == NURGLE] == [1, 1, 2]
    assert (t["tilea.corruption"], t["nurgle.counters"]) == ({"nurgle": 7}, 1)


@both_editions
@pytest.mark.cites("C77", "slaanesh_m.joyous_surrender")
def test_a_cultist_on_one_joyous_surrender_is_not_offered_by_another(edition: int) -> None:
    t = Position(
        {
            "turn": "slaanesh",
            "options": {"edition": edition, **MORRSLIEB},
            "regions": {"kislev": {"figures": ["3 Seductress"]}},
            "players": alone("slaanesh", power=6, hand=["joyous_surrender", "joyous_surrender"]),
        }
    )
    t.play("slaanesh: joyous_surrender@kis.l", "slaanesh: pick Sc1", "slaanesh: pick Sc2")
    t.play("slaanesh: joyous_surrender@kis.r")
    assert t.legal == ["done", "pick Sc3"]
    t.play("slaanesh: pick Sc3")
    assert t["kislev.conquest"] == 3 + 3
    assert t["seat"] == "slaanesh"
