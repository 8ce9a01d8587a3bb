"""The expert Old World cards that change killing and summoning: Morrslieb, the Rabble, the Warrens (R21)."""

from typing import Any

import pytest

from ruinous.content import NEWEST
from ruinous.rules.ids import LAID, REGIONS
from tests.kit.position import Position

Data = dict[str, Any]
EXPERT: Data = {"options": {"events": "realm_of_chaos"}}
MORRSLIEB: Data = {"options": {"events": "realm_of_chaos", "card_set": "morrslieb"}}
FIVE = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]


def with_card(card: str, start: str, regions: Data, **more: Any) -> Position:
    return Position(EXPERT | {"start": start, "regions": regions, "old_world": {"track": [card]}} | more)


def drawn(card: str, regions: Data | None = None, edition: int = NEWEST, **more: Any) -> Position:
    options = {"options": {"events": "realm_of_chaos", "edition": edition}}
    return Position(options | {"start": "old_world", "regions": regions or {}, "old_world": {"deck": [card]}} | more)


def tokens(t: Position, token: str) -> dict[str, int]:
    return {r: t[f"{r}.tokens"][token] for r in REGIONS if token in t[f"{r}.tokens"]}


def summoned_into(t: Position, region: str) -> list[str]:
    return [text for text in t.legal if text.endswith(f">{region}")]


# --- Morrslieb Eclipsed -------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world_x.morrslieb_eclipsed", "R13.7")
def test_morrslieb_eclipsed_does_nothing_at_once() -> None:
    t = drawn("morrslieb_eclipsed", {"kislev": {"figures": ["Bloodletter", "Leper"], "tokens": ["noble"]}})
    assert t["track"] == ["morrslieb_eclipsed", ""]
    assert t["kislev.figures"] == ["Bloodletter", "Leper"]
    assert t["seat"] == "none"


@pytest.mark.cites("old_world_x.morrslieb_eclipsed", "R1.13")
@pytest.mark.parametrize(("card", "home"), [("morrslieb_eclipsed", False), ("rousing_the_rabble", True)])
def test_under_the_eclipse_the_dead_lie_on_the_card(card: str, home: bool) -> None:
    regions = {"kislev": {"figures": ["Bloodletter", "2 Leper"]}}
    t = with_card(card, "battle", regions, dice=[4, 1])
    assert t["kislev.figures"] == ["Bloodletter", "Leper"]
    assert ("5 Leper" in t["nurgle.reserve"]) is home
    assert len(t.g.lying) == (not home)
    assert t.g.here[LAID].bit_count() == (not home)


@pytest.mark.cites("old_world_x.morrslieb_eclipsed", "R8.15")
def test_under_the_eclipse_those_killed_early_lie_on_the_card_at_once() -> None:
    kislev = {"figures": ["Bloodletter", "Plaguebearer"]}
    players = {"khorne": {"upgrades": ["bloodletters"]}}
    t = with_card("morrslieb_eclipsed", "battle", {"kislev": kislev}, players=players, dice=[4, 1, 1])
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t.g.here[LAID].bit_count() == 1


@pytest.mark.cites("old_world_x.morrslieb_eclipsed", "R15.4")
def test_a_controlled_figure_that_dies_under_the_eclipse_is_its_owners_again() -> None:
    kislev = {"figures": ["Bloodletter", "Leper controlled by slaanesh"]}
    t = with_card("morrslieb_eclipsed", "battle", {"kislev": kislev}, dice=[4, 1])
    leper = t.g.lying[0][0]
    assert t.g.controller(leper) == FIVE.index("nurgle")
    assert not t.g.bonds


@pytest.mark.cites("old_world_x.morrslieb_eclipsed", "tzeentch_m.bolt_of_change")
def test_a_figure_killed_outside_battle_lies_on_the_card_too() -> None:
    t = with_card(
        "morrslieb_eclipsed",
        "summoning",
        {"kislev": {"figures": ["Leper"]}},
        options=MORRSLIEB["options"],
        turn="tzeentch",
        players={"tzeentch": {"hand": ["bolt_of_change"]}},
        dice=[4],
    )
    t.play("tzeentch: bolt_of_change@kis.l")
    assert t["kislev.figures"] == []
    assert t["nurgle.reserve"][0] == "5 Leper"


@pytest.mark.cites("old_world_x.morrslieb_eclipsed", "R1.12")
def test_a_figure_removed_under_the_eclipse_goes_to_its_reserve() -> None:
    t = with_card("morrslieb_eclipsed", "end.2", {"kislev": {"figures": ["Leper"], "tokens": ["hero"]}})
    assert t["kislev.figures"] == []
    assert t["nurgle.reserve"][0] == "6 Leper"


def next_round(track: list[str], top: str) -> Position:
    """The Great Unclean One dies; the next round begins with this card."""
    world = {"track": track, "deck": [top, "call_to_arms"]}
    t = Position(
        EXPERT
        | {"start": "battle", "stop": "end", "old_world": world, "dice": [4, 4, 4, 1, 1, 1, 1]}
        | {"regions": {"kislev": {"figures": ["2 Bloodletter", "Great Unclean One"]}}}
    )
    while t["ask"] != "turn":  # Khorne's upgrade, then the choices of the card
        t.play(t.legal[0])
    assert t["round"] == 2
    return t


@pytest.mark.cites("old_world_x.morrslieb_eclipsed", "R4.6")
@pytest.mark.parametrize(
    ("track", "top", "back"),
    [
        (["morrslieb_eclipsed", ""], "rousing_the_rabble", False),  # it moves to space 2
        (["rousing_the_rabble", "morrslieb_eclipsed"], "vermin_outbreak", False),  # a discard pushes nothing
        (["the_light_of_day", "morrslieb_eclipsed"], "high_elf_protection", False),  # a comet, but it is none
        (["rousing_the_rabble", "morrslieb_eclipsed"], "the_warrens_erupt", True),
    ],
)
def test_the_dead_come_back_when_the_eclipse_leaves_the_track(track: list[str], top: str, back: bool) -> None:
    t = next_round(track, top)
    t.play("khorne: pass")
    assert t["seat"] == "nurgle"
    assert ("Great Unclean One" in t["nurgle.reserve"]) is back
    assert ("Nd1>emp" in t.legal) is back
    assert bool(t.g.lying) is not back


# --- Rousing the Rabble -------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world_x.rousing_the_rabble", "R13.9")
def test_the_rabble_is_roused_everywhere() -> None:
    t = drawn("rousing_the_rabble", {"kislev": {"ruined": 1}, "tilea": {"tokens": ["2 peasant"]}})
    wanted = {r: 1 for r in REGIONS if r != "kislev"} | {"tilea": 3}
    assert tokens(t, "peasant") == wanted
    assert t["track"] == ["rousing_the_rabble", ""]


@pytest.mark.cites("old_world_x.rousing_the_rabble", "C5")
def test_the_rabble_is_roused_while_the_stock_lasts() -> None:
    t = drawn("rousing_the_rabble", {"tilea": {"tokens": ["18 peasant"]}})
    t.play("nurgle: +peasant@bad", "nurgle: +peasant@til")
    assert tokens(t, "peasant") == {"tilea": 19, "badlands": 1}


@pytest.mark.cites("old_world_x.rousing_the_rabble", "C5")
def test_in_edition_1_the_rabble_was_roused_in_region_order() -> None:
    t = drawn("rousing_the_rabble", {"tilea": {"tokens": ["18 peasant"]}}, edition=1)
    assert tokens(t, "peasant") == {"norsca": 1, "troll_country": 1, "tilea": 18}


@pytest.mark.cites("old_world_x.rousing_the_rabble", "R8.14", "R8.9")
@pytest.mark.parametrize(
    ("card", "dice", "taken"),
    [
        ("rousing_the_rabble", [4, 1], 0),
        ("rousing_the_rabble", [4, 5], 1),
        ("rousing_the_rabble", [6, 6, 6, 4, 1], 2),
        ("vermin_outbreak", [4, 5], 2),
    ],
)
def test_a_roused_peasant_needs_two_hits(card: str, dice: list[int], taken: int) -> None:
    regions = {"kislev": {"figures": ["Bloodletter"], "tokens": ["3 peasant"]}}
    t = with_card(card, "battle", regions, dice=dice)
    assert (t["khorne.peasants"], t["kislev.tokens"]) == (taken, {"peasant": 3 - taken})
    assert t["khorne.counters"] == 0


@pytest.mark.cites("old_world_x.rousing_the_rabble", "R8.10", "R8.11")
def test_hits_on_the_rabble_must_kill_and_must_be_assigned() -> None:
    regions = {"kislev": {"figures": ["2 Bloodletter", "Leper"], "tokens": ["peasant"]}}
    t = with_card("rousing_the_rabble", "battle", regions, dice=[4, 4, 4, 1])
    assert t.legal == ["hit Nc1", "hit peasant"]
    t.play("khorne: hit Nc1")  # the two others can still take the Peasant, and so they do
    assert (t["khorne.peasants"], t["kislev.figures"]) == (1, ["2 Bloodletter"])
    t = with_card("rousing_the_rabble", "battle", regions, dice=[4, 4, 1, 1])
    t.play("khorne: hit Nc1")  # one hit is left and is lost
    assert t["khorne.peasants"] == 0


@pytest.mark.cites("old_world_x.rousing_the_rabble", "R8.17")
def test_two_players_cannot_bring_down_one_of_the_rabble_together() -> None:
    regions = {"kislev": {"figures": ["Plaguebearer", "shielded Horror"], "tokens": ["peasant"]}}
    t = with_card("rousing_the_rabble", "battle", regions, dice=[4, 1])
    assert t["kislev.tokens"] == {"peasant": 1}


@pytest.mark.cites("old_world_x.rousing_the_rabble", "R8.16", "khorne.blood_frenzy", "C64")
@pytest.mark.parametrize(
    ("dice", "taken"),
    [
        ([4, 5, 1, 1], 1),  # two early hits in one assignment
        ([4, 1, 4, 1], 0),  # an early hit does not lie on a token and wait for another
        ([4, 1, 4, 4], 1),
    ],
)
def test_early_hits_take_one_of_the_rabble_only_by_twos(dice: list[int], taken: int) -> None:
    regions = {"kislev": {"figures": ["Bloodletter"], "tokens": ["2 peasant"], "cards": ["blood_frenzy"]}}
    t = with_card("rousing_the_rabble", "battle", regions, dice=dice)
    assert t["khorne.peasants"] == taken
    assert not t.g.script


@pytest.mark.cites("old_world_x.rousing_the_rabble", "R8.12", "slaanesh.daemonettes")
def test_sixes_may_be_kept_for_daemonettes_when_the_rabble_is_hit() -> None:
    more = {"players": {"slaanesh": {"upgrades": ["daemonettes"]}}}
    regions = {"kislev": {"figures": ["Great Unclean One", "Daemonette"], "tokens": ["peasant"]}}

    def battle(dice: list[int]) -> Position:
        return with_card("rousing_the_rabble", "battle", regions, dice=[*dice, *[1] * 4], **more)

    t = battle([4, 5, 6, 6])
    assert [text for text in t.legal if "peasant" in text] == ["hit peasant", "hit peasant*1", "hit peasant*2"]
    t.play("nurgle: hit peasant")
    assert t["kislev.figures"] == ["Great Unclean One"]  # both sixes were left for the Daemonette
    t = battle([4, 5, 6, 6])
    t.play("nurgle: hit peasant*1")
    assert t["kislev.figures"] == ["Great Unclean One", "Daemonette"]


# --- The Warrens Erupt! -------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world_x.the_warrens_erupt", "R4.5", "R23.1")
def test_the_warrens_erupt_in_two_different_regions() -> None:
    t = drawn("the_warrens_erupt", {"kislev": {"ruined": 1}})
    assert len(t.legal) == 8
    t.play("nurgle: +skaven@emp")
    assert "+skaven@emp" not in t.legal
    t.play("nurgle: +skaven@nor")
    assert tokens(t, "skaven") == {"norsca": 2, "empire": 2}
    assert t["track"] == ["the_warrens_erupt", ""]


@pytest.mark.cites("old_world_x.the_warrens_erupt", "C5", "C9")
def test_the_warrens_erupt_while_the_stock_lasts() -> None:
    t = drawn("the_warrens_erupt", {"tilea": {"tokens": ["3 skaven"]}})
    t.play("nurgle: +skaven@tro", "nurgle: +skaven@emp")
    assert tokens(t, "skaven") == {"troll_country": 2, "empire": 1, "tilea": 3}


@pytest.mark.cites("old_world_x.the_warrens_erupt", "R6.8")
def test_figures_cost_one_more_where_the_skaven_are() -> None:
    regions = {"kislev": {"figures": ["Bloodsworn"]}, "empire": {"tokens": ["3 skaven"]}}
    t = with_card("the_warrens_erupt", "summoning", regions, players={"khorne": {"power": 2}})
    assert summoned_into(t, "emp") == ["Kc1>emp", "Kc2>emp"]
    assert summoned_into(t, "tro") == ["Kc1>tro", "Kc2>tro", "Kw1>tro"]
    t.play("khorne: Kc2>emp")
    assert t["khorne.power"] == 0


@pytest.mark.cites("old_world_x.the_warrens_erupt", "R4.3", "R13.7")
def test_the_skaven_alone_make_nothing_dearer() -> None:
    regions = {"empire": {"tokens": ["skaven"], "figures": ["Bloodsworn"]}}
    t = with_card("rousing_the_rabble", "summoning", regions, players={"khorne": {"power": 2}})
    t.play("khorne: Kc2>emp")
    assert t["khorne.power"] == 1


@pytest.mark.cites("old_world_x.the_warrens_erupt", "R6.8")
def test_the_horned_rat_pays_nothing_more_in_the_warrens() -> None:
    regions = {"empire": {"tokens": ["skaven"], "figures": ["Clanrat"]}}
    more: Data = {"powers": FIVE, "turn": "horned_rat", "players": {"horned_rat": {"power": 2}}}
    t = with_card("the_warrens_erupt", "summoning", regions, **more)
    t.play("horned_rat: Hc2>emp")
    assert t["horned_rat.power"] == 1


@pytest.mark.cites("old_world_x.the_warrens_erupt", "R6.8", "nurgle.lepers")
def test_a_free_leper_pays_the_warrens_all_the_same() -> None:
    regions = {"kislev": {"figures": ["Leper"]}, "empire": {"tokens": ["skaven"]}}
    more: Data = {"turn": "nurgle", "players": {"nurgle": {"power": 3, "upgrades": ["lepers"]}}}
    t = with_card("the_warrens_erupt", "summoning", regions, **more)
    t.play("nurgle: Nc2>emp")
    assert t["nurgle.power"] == 2


@pytest.mark.cites("old_world_x.the_warrens_erupt", "C17", "tzeentch.teleport")
def test_a_figure_moved_by_a_card_pays_nothing_to_the_warrens() -> None:
    regions = {"kislev": {"figures": ["Acolyte"]}, "empire": {"tokens": ["skaven"]}}
    more: Data = {"turn": "tzeentch", "players": {"tzeentch": {"power": 6, "hand": ["teleport"]}}}
    t = with_card("the_warrens_erupt", "summoning", regions, **more)
    t.play("tzeentch: teleport@kis.l")
    paid = t["tzeentch.power"]
    t.play("tzeentch: Tc1>emp")
    assert t["empire.figures"] == ["Acolyte"]
    assert t["tzeentch.power"] == paid


# --- several prices at once ---------------------------------------------------------------------------------------


def prices(cards: list[str], power: int, track: str, rats: int = 1, seat: str = "slaanesh") -> Position:
    empire = {"figures": ["Seductress", f"{rats} Clanrat"], "tokens": ["skaven"], "cards": cards}
    more: Data = {"powers": FIVE, "turn": seat, "options": MORRSLIEB["options"]}
    return with_card(track, "summoning", {"empire": empire}, players={seat: {"power": power}}, **more)


@pytest.mark.cites("R6.8", "slaanesh_m.daemonic_subtlety")
@pytest.mark.parametrize(
    ("cards", "power", "summoned"),
    [
        ([], 1, ["Sc2>emp"]),
        (["daemonic_subtlety"], 1, ["Sc2>emp", "Sw1>emp"]),
        (["daemonic_subtlety", "daemonic_subtlety"], 1, ["Sc2>emp", "Sw1>emp", "Sd1>emp"]),
    ],
)
def test_daemonic_subtlety_brings_greater_figures_within_reach(
    cards: list[str], power: int, summoned: list[str]
) -> None:
    assert summoned_into(prices(cards, power, "rousing_the_rabble"), "emp") == summoned


@pytest.mark.cites(
    "R6.8", "horned_rat.verminous_horde", "old_world_x.the_warrens_erupt", "slaanesh_m.daemonic_subtlety"
)
@pytest.mark.parametrize(
    ("cards", "track", "rats", "costs"),
    [
        (["verminous_horde"], "rousing_the_rabble", 2, {"Sc2": 2, "Sw1": 3, "Sd1": 4}),
        (["verminous_horde"], "rousing_the_rabble", 1, {"Sc2": 1, "Sw1": 2, "Sd1": 3}),
        (["verminous_horde", "verminous_horde"], "the_warrens_erupt", 2, {"Sc2": 4, "Sw1": 5, "Sd1": 6}),
        (["verminous_horde", "daemonic_subtlety"], "the_warrens_erupt", 2, {"Sc2": 3, "Sw1": 3, "Sd1": 4}),
        (["daemonic_subtlety", "daemonic_subtlety"], "the_warrens_erupt", 2, {"Sc2": 2, "Sw1": 1, "Sd1": 2}),
    ],
)
def test_surcharges_and_reductions_add_up(cards: list[str], track: str, rats: int, costs: dict[str, int]) -> None:
    for figure, cost in costs.items():
        assert f"{figure}>emp" in prices(cards, cost, track, rats).legal
        if cost > 1:
            assert f"{figure}>emp" not in prices(cards, cost - 1, track, rats).legal
        t = prices(cards, 7, track, rats)
        t.play(f"slaanesh: {figure}>emp")
        assert t["slaanesh.power"] == 7 - cost


@pytest.mark.cites("R6.8", "slaanesh_m.daemonic_subtlety")
def test_two_subtleties_make_a_daemonette_free() -> None:
    empire = {"figures": ["Seductress"], "cards": ["daemonic_subtlety", "daemonic_subtlety"]}
    more: Data = {"options": MORRSLIEB["options"], "turn": "slaanesh", "players": {"slaanesh": {"power": 2}}}
    t = with_card("rousing_the_rabble", "summoning", {"empire": empire}, **more)
    t.play("slaanesh: Sw1>emp")
    assert t["slaanesh.power"] == 2
