"""The Old World cards that edition 2 corrected from records of real games.

Franz's Decree, Road Wardens, Teclis Aids the Empire, Witch Hunters, the revised Horned One's Due. What they did in
edition 1 is proved beside the other cards of their kind.
"""

from typing import Any

import pytest

from ruinous.rules import why
from ruinous.rules.facts import Fact
from ruinous.rules.ids import NURGLE, OLD_WORLD, OLD_WORLD_SLUGS, POWERS, REGIONS, TZEENTCH
from tests.kit.position import Position

Data = dict[str, Any]
HERO, EVENT = "hero", "event"


def tokens(t: Position, token: str) -> dict[str, int]:
    return {r: t[f"{r}.tokens"][token] for r in REGIONS if token in t[f"{r}.tokens"]}


# --- Franz's Decree -----------------------------------------------------------------------------------------------


def decreed(*deck: str, **more: Any) -> Position:
    """The Old World phase in which Franz's Decree is drawn, with these cards after it."""
    track = more.pop("track", [])
    return Position({"start": "old_world", "old_world": {"deck": ["franzs_decree", *deck], "track": track}, **more})


def drawn(t: Position) -> list[str]:
    return [OLD_WORLD_SLUGS[event[1]] for event in t.events("old_world")]


@pytest.mark.cites("old_world.franzs_decree", "R4.1", "R4.6", "R4.7")
def test_franzs_decree_leaves_the_game_and_the_next_card_is_carried_out_in_the_same_phase() -> None:
    t = decreed("peasant_uprising", "skavengers", track=["warpstone_discovery", ""])
    assert drawn(t) == ["franzs_decree", "peasant_uprising"]
    assert tokens(t, "peasant") == {region: 1 for region in REGIONS if region != "badlands"}
    assert (t["track"], t["used"]) == (["peasant_uprising", "warpstone_discovery"], ["franzs_decree"])
    assert len(t.g.old_world_deck) == 1
    assert [event[0] for event in t.events("old_world", "leaves_game", "track")] == [
        "old_world",
        "leaves_game",
        "old_world",
        "track",
    ]
    assert len(t.events("phase")) == 1


@pytest.mark.cites("old_world.franzs_decree")
def test_nobody_discards_a_chaos_card_for_franzs_decree() -> None:
    t = decreed(
        "peasant_uprising", players={power: {"hand": []} for power in POWERS[:4]} | {"khorne": {"hand": ["battle_cry"]}}
    )
    assert (t["khorne.hand"], t["seat"]) == (["battle_cry"], "none")


@pytest.mark.cites("old_world.franzs_decree", "R4.2", "R23.1")
def test_the_lowest_threat_makes_the_choices_of_the_second_card() -> None:
    t = decreed("road_wardens", players={"nurgle": {"dial": 1}})
    t.play("tzeentch: +hero@kis", "tzeentch: +hero@emp", "tzeentch: +hero@est")
    assert (tokens(t, HERO), t["seat"]) == ({"kislev": 1, "empire": 1, "estalia": 1}, "none")


@pytest.mark.cites("old_world.franzs_decree", "R4.4")
def test_a_comet_may_be_the_second_card() -> None:
    regions = {"badlands": {"tokens": [EVENT]}, "kislev": {"tokens": [EVENT]}}
    t = decreed("norse_reavers", track=["greenskins_invade", "skavengers"], regions=regions)
    assert tokens(t, EVENT) == {"empire": 1, "bretonnia": 1, "tilea": 1}
    assert (t["track"], t["used"]) == (["norse_reavers", "skavengers"], ["franzs_decree", "greenskins_invade"])


@pytest.mark.cites("old_world.franzs_decree", "C22", "R18.5")
def test_with_an_empty_deck_nothing_more_happens_and_the_round_is_the_last() -> None:
    t = decreed(stop="draw")
    assert (drawn(t), t["used"], t["phase"]) == (["franzs_decree"], ["franzs_decree"], "draw")
    last = decreed(stop="end", players={power: {"power": 0} for power in POWERS[:4]})
    last.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert (last["round"], last["result"]) == (1, "deck_empty")


@pytest.mark.cites("old_world.franzs_decree", "R18.5", "C22")
def test_the_second_card_may_be_the_last_one() -> None:
    t = decreed("peasant_uprising", stop="end")
    t.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert (drawn(t), t["result"]) == (["franzs_decree", "peasant_uprising"], "deck_empty")


@pytest.mark.cites("old_world.franzs_decree")
def test_a_second_decree_brings_a_third_card() -> None:
    """A host's corrections can make another card do the same."""
    cards = '[old_world."old_world.mass_exodus"]\nimmediate = [{draw_event = true}]\n'
    t = decreed("mass_exodus", "peasant_uprising", "skavengers", options={"cards": cards})
    assert drawn(t) == ["franzs_decree", "mass_exodus", "peasant_uprising"]
    assert (t["track"], t["used"]) == (["peasant_uprising", ""], ["franzs_decree", "mass_exodus"])


@pytest.mark.cites("old_world.franzs_decree", "tzeentch_m.lord_of_change", "R22.10")
def test_tzeentch_does_not_know_the_card_after_the_two_he_has_seen() -> None:
    t = decreed(
        "peasant_uprising",
        "skavengers",
        options={"card_set": "morrslieb"},
        regions={"kislev": {"figures": ["Lord of Change"]}},
        players={"tzeentch": {"upgrades": ["tzeentch_m.lord_of_change"]}},
    )
    t.play("tzeentch: option 1")
    assert (drawn(t), t.g.peeked) == (["franzs_decree", "peasant_uprising"], 0)


# --- Road Wardens -------------------------------------------------------------------------------------------------


def guarded(regions: Data, **more: Any) -> Position:
    return Position({"start": "end.3", "regions": regions, "old_world": {"track": ["", "road_wardens"]}, **more})


@pytest.mark.cites("old_world.road_wardens", "C7", "R11.4", "R23.2")
def test_road_wardens_leave_two_heroes_and_the_lowest_threat_chooses() -> None:
    regions = {"norsca": {"tokens": ["2 hero"]}, "kislev": {"tokens": ["hero"]}, "tilea": {"tokens": ["hero"]}}
    t = guarded(regions, players={"nurgle": {"dial": 1}})
    assert t.legal == ["-hero@nor", "-hero@kis", "-hero@til"]
    t.play("tzeentch: -hero@nor", "tzeentch: -hero@til")
    assert tokens(t, HERO) == {"norsca": 1, "kislev": 1}
    assert (t["stock"]["hero"], t["seat"]) == (2, "none")


@pytest.mark.cites("old_world.road_wardens")
@pytest.mark.parametrize("heroes", [[], ["hero"], ["2 hero"]])
def test_road_wardens_leave_two_heroes_or_fewer_alone(heroes: list[str]) -> None:
    t = guarded({"norsca": {"tokens": heroes}})
    assert (t["seat"], t["stock"]["hero"]) == ("none", 4 - tokens(t, HERO).get("norsca", 0))


@pytest.mark.cites("old_world.road_wardens", "R14.2")
def test_road_wardens_take_heroes_from_ruined_regions_too() -> None:
    t = guarded({"norsca": {"tokens": ["2 hero"]}, "kislev": {"tokens": ["hero"], "ruined": 1}})
    t.play("nurgle: -hero@kis")
    assert tokens(t, HERO) == {"norsca": 2}


@pytest.mark.cites("old_world.road_wardens", "slaanesh_m.shroud_of_secrets")
@pytest.mark.parametrize(
    ("regions", "left"),
    [
        ({"kislev": ["3 hero"]}, {"kislev": 3}),
        ({"kislev": ["2 hero"], "norsca": ["2 hero"]}, {"kislev": 2}),
        ({"kislev": ["3 hero"], "norsca": ["hero"]}, {"kislev": 3}),
    ],
)
def test_shrouded_heroes_stay(regions: dict[str, list[str]], left: dict[str, int]) -> None:
    t = Position(
        {
            "turn": "slaanesh",
            "stop": "end.3",
            "options": {"card_set": "morrslieb"},
            "regions": {region: {"tokens": there} for region, there in regions.items()},
            "players": {p: {"power": 0} for p in POWERS[:3]}
            | {"slaanesh": {"power": 1, "hand": ["shroud_of_secrets"]}},
            "old_world": {"track": ["road_wardens"]},
        }
    )
    t.play("slaanesh: shroud_of_secrets@kis.l")
    assert (tokens(t, HERO), t["seat"]) == (left, "none")


@pytest.mark.cites("old_world.road_wardens", "R6.9")
def test_road_wardens_hold_no_figure() -> None:
    t = Position("""
        regions.kislev = {figures = ["Bloodletter", "Leper"], tokens = ["hero"]}
        players.khorne.hand = ["the_blood_gods_call"]
        old_world.track = ["road_wardens"]
    """)
    assert "Kw1>tro" in t.legal
    t.play("khorne: the_blood_gods_call@nor.l")
    assert t.legal == ["done", "Kw1>nor", "Nc1>nor"]


@pytest.mark.cites("old_world.road_wardens", "C18", "R11.3")
def test_all_heroes_strike_before_the_wardens_send_some_away() -> None:
    t = Position("""
        start = "end.2"
        stop = "end.3"
        regions.kislev = {figures = ["4 Leper"], tokens = ["3 hero"]}
        old_world.track = ["road_wardens"]
    """)
    assert (t["kislev.figures"], tokens(t, HERO)) == (["Leper"], {"kislev": 2})


# --- Teclis Aids the Empire ---------------------------------------------------------------------------------------


def teclis(text: str) -> Position:
    return Position(f'regions.kislev.tokens = ["event"]\nold_world.track = ["", "teclis_aids_the_empire"]\n{text}')


def into(t: Position, region: str) -> set[str]:
    return {text.partition("@")[0] for text in t.legal if f"@{region}." in text}


@pytest.mark.cites("old_world.teclis_aids_the_empire", "R7.2", "R16.2")
def test_no_card_with_a_magic_symbol_is_played_beside_the_event_of_teclis() -> None:
    t = teclis('turn = "tzeentch"\nplayers.tzeentch.hand = ["dazzle", "changer_of_ways", "teleport", "drain_power"]')
    assert into(t, "kis") == {"teleport", "drain_power"}
    assert into(t, "emp") == {"dazzle", "changer_of_ways", "teleport", "drain_power"}
    error = why.illegal(t.g, "dazzle@kis.l")
    assert error.fact == Fact("why.no_magic", {"rule": "R7.2", "region": "kislev"})


@pytest.mark.cites("old_world.teclis_aids_the_empire")
@pytest.mark.parametrize(("power", "card"), [("nurgle", "plague_aura"), ("slaanesh", "abyssal_pact")])
def test_teclis_forbids_the_magic_of_every_power(power: str, card: str) -> None:
    t = teclis(f'turn = "{power}"\nplayers.{power}.hand = ["{card}"]')
    assert (into(t, "kis"), into(t, "til")) == (set(), {card})


@pytest.mark.cites("old_world.teclis_aids_the_empire", "horned_rat.council_of_thirteen")
def test_a_third_card_is_no_exception() -> None:
    t = Position({
        "powers": list(POWERS),
        "turn": "horned_rat",
        "regions": {"kislev": {"tokens": [EVENT], "cards": ["battle_cry", "battle_cry"]}},
        "players": {"horned_rat": {"hand": ["strength_in_numbers", "doomwheel"], "upgrades": ["council_of_thirteen"]}},
        "old_world": {"track": ["teclis_aids_the_empire"]},
    })  # fmt: skip
    assert [text for text in t.legal if text.endswith("@kis.t")] == ["doomwheel@kis.t"]


@pytest.mark.cites("old_world.teclis_aids_the_empire", "tzeentch_m.mystical_disregard")
def test_nor_is_one_played_in_the_place_of_another() -> None:
    t = Position("""
        turn = "tzeentch"
        options.card_set = "morrslieb"
        regions.kislev = {tokens = ["event"], cards = ["hate", "hate"]}
        players.tzeentch = {hand = ["glean", "bolt_of_change"], upgrades = ["tzeentch_m.mystical_disregard"]}
        old_world.track = ["teclis_aids_the_empire"]
    """)
    assert into(t, "kis") == {"bolt_of_change"}


@pytest.mark.cites("old_world.teclis_aids_the_empire", "R16.2")
def test_magic_that_lies_there_already_stays_and_counts() -> None:
    t = teclis('regions.kislev.cards = ["dazzle", ""]').g
    assert t.cards_in(REGIONS.index("kislev"))
    assert teclis('regions.kislev.cards = ["dazzle", ""]')["kislev.magic"] == 1


@pytest.mark.cites("old_world.teclis_aids_the_empire", "R10.2")
def test_corruption_is_placed_beside_the_event_of_teclis() -> None:
    t = teclis('start = "corruption"\nregions.kislev.figures = ["2 Leper"]')
    assert (t["kislev.corruption"], t["nurgle.counters"]) == ({"nurgle": 2}, 1)


@pytest.mark.cites("old_world.teclis_aids_the_empire", "C11")
def test_the_event_means_nothing_without_the_card() -> None:
    t = Position('turn = "tzeentch"\nregions.kislev.tokens = ["event"]\nplayers.tzeentch.hand = ["dazzle"]')
    assert into(t, "kis") == {"dazzle"}


# --- Witch Hunters ------------------------------------------------------------------------------------------------


def hunted(regions: Data, **more: Any) -> Position:
    return Position(
        {"start": "end.2", "stop": "end.3", "regions": regions, "old_world": {"track": ["witch_hunters"]}, **more}
    )


def kislev(figures: list[str], corruption: dict[str, int], heroes: str = "hero") -> Data:
    return {"kislev": {"figures": figures, "corruption": corruption, "tokens": [heroes]}}


@pytest.mark.cites("old_world.witch_hunters", "C18")
def test_who_loses_a_figure_to_a_hero_loses_a_token_there_too() -> None:
    t = hunted(kislev(["Acolyte", "Leper", "Horror"], {"tzeentch": 2, "nurgle": 2, "slaanesh": 1}))
    t.play("tzeentch: pick Tw1")  # a Warrior does as well
    assert t["kislev.figures"] == ["Leper", "Acolyte"]
    assert t["kislev.corruption"] == {"tzeentch": 1, "nurgle": 2, "slaanesh": 1}
    cause = ("old_world", OLD_WORLD.index("old_world.witch_hunters"))
    assert t.events("cleanse") == [("cleanse", TZEENTCH, REGIONS.index("kislev"), 1, cause)]


@pytest.mark.cites("old_world.witch_hunters", "R1.7")
def test_without_a_token_of_his_own_there_he_loses_nothing_more() -> None:
    t = hunted(kislev(["Acolyte"], {"nurgle": 2}) | {"norsca": {"corruption": {"tzeentch": 3}}})
    assert (t["kislev.figures"], t["kislev.corruption"], t["norsca.corruption"]) == ([], {"nurgle": 2}, {"tzeentch": 3})


@pytest.mark.cites("old_world.witch_hunters", "R11.3")
def test_without_a_figure_nobody_loses_a_token() -> None:
    t = hunted(kislev([], {"nurgle": 2, "tzeentch": 2}))
    assert t["kislev.corruption"] == {"nurgle": 2, "tzeentch": 2}


@pytest.mark.cites("old_world.witch_hunters", "C18")
def test_two_heroes_take_two_figures_and_two_tokens() -> None:
    one = hunted(kislev(["3 Leper"], {"nurgle": 3}, "2 hero"))
    assert (one["kislev.figures"], one["kislev.corruption"]) == (["Leper"], {"nurgle": 1})
    two = hunted(kislev(["Leper", "Acolyte"], {"nurgle": 3, "tzeentch": 1}, "2 hero"))
    assert (two["kislev.figures"], two["kislev.corruption"]) == ([], {"nurgle": 2})


@pytest.mark.cites("old_world.witch_hunters", "R15.1", "C43")
def test_the_one_who_controlled_the_figure_loses_the_token() -> None:
    t = hunted(kislev(["Leper controlled by slaanesh"], {"nurgle": 2, "slaanesh": 2}))
    assert (t["kislev.figures"], t["kislev.corruption"]) == ([], {"nurgle": 2, "slaanesh": 1})


@pytest.mark.cites("old_world.witch_hunters", "R13.7")
def test_a_cultist_by_a_hero_costs_nothing_by_itself_and_without_the_card_neither_does_a_figure() -> None:
    t = Position(
        {"start": "end.3", "regions": kislev(["Leper"], {"nurgle": 2}), "old_world": {"track": ["witch_hunters"]}}
    )
    assert t["kislev.corruption"] == {"nurgle": 2}
    t = hunted(kislev(["Leper"], {"nurgle": 2}), old_world={"track": ["skavengers"]})
    assert (t["kislev.figures"], t["kislev.corruption"]) == ([], {"nurgle": 2})
    assert t.happened("hero", NURGLE)


# --- the revised Horned One's Due ---------------------------------------------------------------------------------

DUE = "old_world_x.the_horned_ones_due"


@pytest.mark.cites("old_world_x.the_horned_ones_due", "R4.4", "R19.2")
def test_the_revised_due_is_a_comet() -> None:
    t = Position(
        {
            "powers": list(POWERS),
            "start": "old_world",
            "regions": {"kislev": {"tokens": [EVENT]}, "norsca": {"tokens": ["2 event"]}},
            "old_world": {"deck": [DUE], "track": ["greenskins_invade", "skavengers"]},
        }
    )
    t.play("horned_rat: option 2")
    assert tokens(t, EVENT) == {}
    assert (t["track"], t["used"]) == ([DUE, "skavengers"], ["greenskins_invade"])
    assert tokens(t, "skaven") == {"estalia": 1, "tilea": 1}


@pytest.mark.cites("old_world_x.the_horned_ones_due", "R4.4")
def test_the_revised_due_leaves_the_track_with_the_next_comet() -> None:
    t = Position(
        {
            "powers": list(POWERS),
            "start": "old_world",
            "old_world": {"deck": ["norse_reavers"], "track": [DUE, ""]},
        }
    )
    assert (t["track"], t["used"]) == (["norse_reavers", ""], [DUE])


@pytest.mark.cites("old_world_x.the_horned_ones_due", "R4.4", "R21.3")
def test_in_edition_1_and_as_the_base_card_it_was_no_comet() -> None:
    for edition, card in ((1, DUE), (2, "the_horned_ones_due")):
        t = Position(
            {
                "start": "old_world",
                "options": {"edition": edition, "events": "mixed"},
                "old_world": {"deck": ["norse_reavers"], "track": [card, ""]},
            }
        )
        assert t["track"] == ["norse_reavers", card]
