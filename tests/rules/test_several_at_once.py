"""Values and limits on which several cards of the expansion work at one time (R6.9, R7.2, R8.25, R9.2–R9.4)."""

from typing import Any

import pytest

from tests.kit.position import Position

Data = dict[str, Any]
FIVE = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]
MORRSLIEB = {"card_set": "morrslieb"}


def kislev(figures: list[str], cards: list[str], tokens: list[str] | None = None, **more: Any) -> Position:
    """Kislev: its value is 3."""
    data: Data = {"start": "battle", "powers": FIVE, "regions": {"kislev": {"figures": figures, "cards": cards}}}
    data["regions"]["kislev"]["tokens"] = tokens or []
    return Position(data | more)


def played_into(t: Position, region: str) -> list[str]:
    return [text for text in t.legal if f"@{region}." in text]


# --- bans ---------------------------------------------------------------------------------------------------------


def hated() -> Position:
    figures = ["Bloodsworn", "2 Leper", "Plaguebearer"]
    players = {"khorne": {"hand": ["hate"]}, "tzeentch": {"hand": ["havoc"]}}
    t = kislev(figures, [], start="summoning", options=MORRSLIEB, players=players)
    t.play("khorne: hate@kis.l", "khorne: pick Nc1")
    return t


@pytest.mark.cites("R6.9", "khorne_m.hate")
def test_a_hated_figure_is_not_summoned_away_and_others_are() -> None:
    t = hated()
    assert {"Nc2>emp", "Nw1>emp"} <= set(t.legal)
    assert "Nc1>emp" not in t.legal


@pytest.mark.cites("R6.9", "R1.11", "khorne_m.hate", "tzeentch_m.havoc")
def test_a_hated_figure_is_not_moved_by_a_card_either() -> None:
    t = hated()
    t.play("nurgle: pass", "tzeentch: havoc@kis.r")
    assert {"Nc2>emp", "Nw1>emp", "Kc1>emp"} <= set(t.legal)
    assert "Nc1>emp" not in t.legal


@pytest.mark.cites("R6.9", "khorne.field_of_carnage", "horned_rat.skitterleap")
def test_skitterleap_takes_nobody_from_a_field_of_carnage() -> None:
    regions = {
        "kislev": {"figures": ["Clanrat"], "cards": ["field_of_carnage"]},
        "tilea": {"figures": ["Rat Ogre"]},
    }
    players = {"horned_rat": {"hand": ["skitterleap"]}}
    t = Position({"powers": FIVE, "turn": "horned_rat", "regions": regions, "players": players})
    t.play("horned_rat: skitterleap@nor.l")
    assert t.legal == ["done", "Hw1>nor"]


# --- card spaces --------------------------------------------------------------------------------------------------


def full(turn: str, cards: list[str], **region: Any) -> Position:
    players = {
        "khorne": {"hand": ["terror"]},
        "tzeentch": {"hand": ["havoc"], "upgrades": ["tzeentch_m.mystical_disregard"]},
        "horned_rat": {"hand": ["skitterleap"], "upgrades": ["council_of_thirteen"], "power": 6},
    }
    regions = {"tilea": {"cards": cards} | region}
    return Position({"options": MORRSLIEB, "powers": FIVE, "turn": turn, "regions": regions, "players": players})


@pytest.mark.cites("R7.2", "horned_rat.council_of_thirteen", "tzeentch_m.mystical_disregard")
@pytest.mark.parametrize(
    ("turn", "cards", "spaces"),
    [
        ("khorne", ["filth", "hate"], ""),
        ("khorne", ["filth", "hate", "doomwheel"], ""),
        ("khorne", ["filth", ""], "r"),
        ("tzeentch", ["filth", "hate"], "lr"),
        ("tzeentch", ["filth", "hate", "doomwheel"], "lrt"),
        ("tzeentch", ["", "hate"], "lr"),
        ("horned_rat", ["filth", "hate"], "t"),
        ("horned_rat", ["filth", "hate", "doomwheel"], ""),
        ("horned_rat", ["filth", ""], "r"),
    ],
)
def test_whose_cards_find_a_space(turn: str, cards: list[str], spaces: str) -> None:
    assert [text[-1] for text in played_into(full(turn, cards), "til")] == list(spaces)


@pytest.mark.cites("R7.2", "R14.1", "horned_rat.council_of_thirteen", "tzeentch_m.mystical_disregard")
@pytest.mark.parametrize("turn", ["khorne", "tzeentch", "horned_rat"])
def test_nobody_finds_a_space_in_a_ruined_region(turn: str) -> None:
    assert played_into(full(turn, ["filth", "hate"], ruined=1, scored=False), "til") == []


# --- defense and attack -------------------------------------------------------------------------------------------


@pytest.mark.cites("R8.25", "horned_rat.strength_in_numbers", "nurgle.plague_touch")
@pytest.mark.parametrize(
    ("cards", "rats", "killed"),
    [
        (["strength_in_numbers"], 2, False),  # 1 + 1
        (["strength_in_numbers"], 1, True),  # the Plaguebearer faces no greater number
        (["strength_in_numbers", "plague_touch"], 2, True),  # 1 + 1 - 1
        (["strength_in_numbers", "strength_in_numbers", "plague_touch"], 2, False),  # 1 + 2 - 1
        (["plague_touch", "plague_touch"], 2, True),  # not below 1: the one hit kills one
    ],
)
def test_what_is_added_to_a_defense_and_taken_from_it(cards: list[str], rats: int, killed: bool) -> None:
    t = kislev(["Plaguebearer", f"{rats} Clanrat"], cards, dice=[4])
    assert t["kislev.horned_rat"] == rats - killed


@pytest.mark.cites("R8.25", "slaanesh_m.pleasure_shield")
@pytest.mark.parametrize(("hits", "killed"), [(2, False), (3, False), (4, True)])
def test_two_pleasure_shields(hits: int, killed: bool) -> None:
    dice = [4] * hits + [1] * (4 - hits) + [1]
    shields = ["pleasure_shield", "pleasure_shield"]
    t = kislev(["2 Bloodletter", "Daemonette"], shields, dice=dice, options=MORRSLIEB)
    assert t["kislev.slaanesh"] == (not killed)


@pytest.mark.cites("R8.25", "R8.5", "slaanesh_m.festival_of_sinew", "khorne_m.terror")
@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        (["festival_of_sinew"], 3),  # two Seductresses with 1, the Daemonette with 1
        (["festival_of_sinew", "festival_of_sinew"], 5),
        (["festival_of_sinew", "terror"], 2),
        (["terror", "terror"], 0),
    ],
)
def test_the_dice_of_cultists_at_a_festival(cards: list[str], dice: int) -> None:
    figures = ["Bloodsworn", "2 Seductress", "Daemonette"]
    t = kislev(figures, cards, dice=[1] * dice, options=MORRSLIEB)
    rolled = [len(event[3]) for event in t.log if event[0] == "roll" and event[1] == FIVE.index("slaanesh")]
    assert rolled == ([dice] if dice else [])


# --- domination ---------------------------------------------------------------------------------------------------


@pytest.mark.cites("R9.2", "slaanesh_m.rapturous_excess", "nurgle_m.choking_stench")
def test_figures_that_count_double_and_figures_that_count_nothing() -> None:
    figures = ["Bloodsworn", "Leper", "Plaguebearer", "Seductress", "Daemonette", "Keeper of Secrets", "Rat Ogre"]
    t = kislev(figures, ["rapturous_excess", "choking_stench"], start="domination", options=MORRSLIEB)
    # Slaanesh: cost 1, two figures counting double, a Cultist that counts nothing; Nurgle: cost 2, two figures
    assert t["kislev.domination"] == {"khorne": 0, "nurgle": 4, "tzeentch": 0, "slaanesh": 5, "horned_rat": 1}
    assert (t["kislev.dominator"], t["slaanesh.vp"]) == ("slaanesh", 3)


@pytest.mark.cites("R9.2", "slaanesh_m.rapturous_excess", "nurgle_m.choking_stench")
@pytest.mark.parametrize(
    ("cards", "slaanesh"), [(["rapturous_excess"] * 2, 2 + 3), (["choking_stench"] * 2, 1), ([], 2)]
)
def test_copies_change_the_number_of_figures_once(cards: list[str], slaanesh: int) -> None:
    t = kislev(["Seductress", "Daemonette"], cards, start="domination", options=MORRSLIEB)
    assert t["kislev.domination"]["slaanesh"] == slaanesh


@pytest.mark.cites("R9.2", "R7.6", "horned_rat.screaming_bell", "slaanesh.abyssal_pact", "khorne.the_skull_throne")
def test_a_pact_cancels_figures_and_leaves_costs_and_additions() -> None:
    figures = ["Bloodletter", "2 Clanrat", "Seductress"]
    cards = ["the_skull_throne", "abyssal_pact", "screaming_bell"]
    t = kislev(figures, cards, ["3 skaven"], start="domination")
    # the bell costs 3 and adds 1 for each Skaven; the throne costs 1
    assert t["kislev.domination"] == {"khorne": 1, "nurgle": 0, "tzeentch": 0, "slaanesh": 1, "horned_rat": 6}
    assert t["kislev.resistance"] == 0
    assert t["horned_rat.vp"] == 3


@pytest.mark.cites("R9.2", "khorne_m.skulltaker", "nurgle_m.choking_stench")
def test_skulls_count_where_khornes_cultists_do_not() -> None:
    t = kislev(
        ["Bloodsworn", "Bloodletter", "2 Leper"],
        ["skulltaker", "choking_stench"],
        stop="domination",
        options=MORRSLIEB,
        dice=[4, 5],
    )
    # Khorne: cost 1, the Bloodletter, two dead Lepers
    assert t["kislev.domination"]["khorne"] == 4
    assert t["khorne.vp"] == 3


# --- Resistance and Conquest Value --------------------------------------------------------------------------------


@pytest.mark.cites("R9.3", "nurgle.influenza", "old_world.peasant_uprising", "old_world.electors_arise", "R13.5")
@pytest.mark.parametrize(
    ("tokens", "cards", "resistance"),
    [
        (["2 skaven", "2 noble", "3 peasant"], ["influenza"], 3 - 2 - 2 + 3 + 2),
        (["2 skaven", "2 noble", "3 peasant"], ["influenza", "influenza"], 3 - 2 - 4 + 3 + 2),
        (["6 skaven", "noble", "peasant"], ["influenza"], 0),
        (["9 skaven"], [], 0),
        (["peasant", "noble"], [], 5),
    ],
)
def test_resistance_with_everything_that_changes_it(tokens: list[str], cards: list[str], resistance: int) -> None:
    world = {"track": ["peasant_uprising", "electors_arise"]}
    t = kislev(["Clanrat"], cards, tokens, start="domination", old_world=world)
    assert t["kislev.resistance"] == resistance


@pytest.mark.cites("R9.4", "R9.3", "slaanesh_m.keeper_of_secrets", "slaanesh_m.joyous_surrender")
def test_conquest_value_with_everything_that_raises_it() -> None:
    t = kislev(
        ["3 Seductress", "Keeper of Secrets"],
        [],
        ["2 noble", "skaven"],
        start="summoning",
        turn="slaanesh",
        options=MORRSLIEB,
        players={"slaanesh": {"hand": ["joyous_surrender"], "upgrades": ["slaanesh_m.keeper_of_secrets"]}},
        old_world={"track": ["electors_arise"]},
    )
    assert (t["kislev.conquest"], t["kislev.resistance"]) == (3 + 2 + 3, 3 - 1 + 2)
    t.play("slaanesh: joyous_surrender@kis.l", "slaanesh: pick Sc1", "slaanesh: pick Sc2")
    assert (t["kislev.conquest"], t["kislev.resistance"]) == (3 + 2 + 3 + 2, 3 - 1 + 2)
