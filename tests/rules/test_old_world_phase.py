"""R4: the Old World phase."""

import pytest

from ruinous.rules.ids import OLD_WORLD, REGIONS
from tests.kit.position import Position


def drawn(card: str, **more: object) -> Position:
    """The Old World phase with this card on top of the deck."""
    old_world = {"deck": [card, "plunged_into_chaos"], "track": more.pop("track", [])}
    return Position({"start": "old_world", "old_world": old_world, **more})


def events(t: Position) -> set[str]:
    """The regions with an Event."""
    names = ("norsca troll_country kislev empire bretonnia estalia tilea border_princes badlands").split()
    return {name for name in names if "event" in t[f"{name}.tokens"]}


# --- drawing and choosing -----------------------------------------------------------------------------------------


@pytest.mark.cites("R4.1")
def test_the_top_card_is_drawn_and_shown() -> None:
    t = Position("""
    start = "old_world"
    [old_world]
    deck = ["mass_exodus", "witch_hunters", "skavengers"]
    """)
    assert t.happened("old_world", OLD_WORLD.index("old_world.mass_exodus"))
    assert [OLD_WORLD[card] for card in t.g.old_world_deck] == ["old_world.skavengers", "old_world.witch_hunters"]
    assert t["used"] == ["mass_exodus"]


@pytest.mark.cites("R4.2", "R23.1", "R1.14")
@pytest.mark.parametrize(
    ("dials", "seat"),
    [
        ({"khorne": 0, "nurgle": 0, "tzeentch": 0, "slaanesh": 0}, "nurgle"),
        ({"khorne": 0, "nurgle": 1, "tzeentch": 0, "slaanesh": 0}, "tzeentch"),
        ({"khorne": 0, "nurgle": 1, "tzeentch": 1, "slaanesh": 0}, "khorne"),
        ({"khorne": 1, "nurgle": 1, "tzeentch": 1, "slaanesh": 0}, "slaanesh"),
        ({"khorne": 1, "nurgle": 1, "tzeentch": 1, "slaanesh": 1}, "nurgle"),
    ],
)
def test_the_player_with_the_lowest_threat_makes_the_choices(dials: dict[str, int], seat: str) -> None:
    t = drawn("warpstone_discovery", players={power: {"dial": dial} for power, dial in dials.items()})
    assert t["seat"] == seat
    t.play(f"{seat}: +warpstone@til")
    assert t["tilea.tokens"] == {"warpstone": 2}


@pytest.mark.cites("R4.2", "R23.5", "C41")
def test_a_choice_the_card_gives_to_others_is_theirs() -> None:
    players = {"slaanesh": {"hand": ["abyssal_pact", "dark_influence"]}}
    t = drawn("franzs_decree", players=players, options={"edition": 1})
    t.play("slaanesh: discard dark_influence")
    assert (t["slaanesh.hand"], t["slaanesh.discard"]) == (["abyssal_pact"], ["dark_influence"])


@pytest.mark.cites("R4.3", "old_world.electors_arise")
def test_a_card_is_not_on_the_track_while_its_instruction_is_carried_out() -> None:
    t = drawn("electors_arise", track=["skavengers"])
    assert (t["seat"], t["empire.tokens"]) == ("nurgle", {"noble": 1})
    assert t["track"] == ["skavengers", ""]
    assert t["empire.resistance"] == 5  # its effect on Nobles is not yet active
    t.play("nurgle: +noble@kis")
    assert t["track"] == ["electors_arise", "skavengers"]
    assert t["empire.resistance"] == 6


# --- the comet ----------------------------------------------------------------------------------------------------


@pytest.mark.cites("R4.4", "E1")
@pytest.mark.parametrize(
    ("track", "after"),
    [
        (["greenskins_invade", "skavengers"], ["dark_elf_corsairs", "skavengers"]),
        (["skavengers", "greenskins_invade"], ["dark_elf_corsairs", "skavengers"]),
        (["greenskins_invade", "the_grail_is_found"], ["dark_elf_corsairs", ""]),
    ],
)
def test_a_comet_card_clears_the_comet_cards_from_the_track(track: list[str], after: list[str]) -> None:
    t = drawn("dark_elf_corsairs", track=track)
    assert t["track"] == after
    assert set(t["used"]) == {card for card in track if card != "skavengers"}


@pytest.mark.cites("R4.4", "C11")
def test_a_comet_card_clears_all_events_before_it_places_its_own() -> None:
    # All six Events lie on the board, two of them in a ruined region: without the clearing none could be placed.
    regions = {
        "norsca": {"tokens": ["3 event"]},
        "tilea": {"tokens": ["event"]},
        "kislev": {"tokens": ["2 event"], "ruined": 1},
    }
    t = drawn("greenskins_invade", regions=regions)
    assert events(t) == {"empire", "tilea", "badlands"}
    assert t["tilea.tokens"] == {"event": 1}
    assert t["stock"]["event"] == 3


@pytest.mark.cites("R4.4")
def test_other_cards_leave_comet_cards_and_events_alone() -> None:
    t = drawn("skavengers", track=["greenskins_invade"], regions={"empire": {"tokens": ["event"]}})
    assert t["track"] == ["skavengers", "greenskins_invade"]
    assert t["empire.tokens"] == {"event": 1}


@pytest.mark.cites("C11", "R13.1")
def test_events_stay_without_effect_when_their_card_is_pushed_off_the_track() -> None:
    regions = {"empire": {"tokens": ["event"], "figures": ["Bloodletter", "Leper"]}}
    peace = "electors_sue_for_peace"
    held = Position({"start": "battle", "regions": regions, "old_world": {"track": ["", peace]}})
    assert not held.happened("battle")
    gone = drawn("witch_hunters", track=["skavengers", peace], stop="battle", regions=regions, dice=[1, 1])
    gone.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert gone["track"] == ["witch_hunters", "skavengers"]
    assert gone["empire.tokens"] == {"event": 1, "hero": 1}
    assert gone.happened("battle", REGIONS.index("empire"))


@pytest.mark.cites("C11", "dial.remove_old_world_tokens")
def test_events_without_a_card_are_still_old_world_tokens() -> None:
    t = Position("""
    start = "end.5"
    [regions.kislev]
    tokens = ["event", "noble", "hero"]
    [players.slaanesh]
    dial = 5
    counters = 1
    """)
    assert "-event@kis" in t.legal
    t.play("slaanesh: -event@kis", "slaanesh: -hero@kis")
    assert t["kislev.tokens"] == {"noble": 1}


# --- placing ------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R4.5")
def test_instructions_are_carried_out_in_the_order_given() -> None:
    t = drawn("the_crusade_is_come")
    t.play("nurgle: +peasant@nor", "nurgle: +peasant@tro", "nurgle: +hero@nor", "nurgle: +hero@tro")
    t.play("nurgle: +noble@nor", "nurgle: +noble@bad")
    assert t["seat"] == "none"
    assert t["norsca.tokens"] == {"hero": 1, "noble": 1, "peasant": 1}


@pytest.mark.cites("R4.5")
def test_two_regions_of_choice_must_differ() -> None:
    t = drawn("meteor_showers")
    assert len(t.legal) == 9
    t.play("nurgle: +warpstone@emp")
    assert len(t.legal) == 8
    assert "+warpstone@emp" not in t.legal


@pytest.mark.cites("R4.5")
def test_in_one_region_means_one_region() -> None:
    t = drawn("warpstone_discovery")
    t.play("nurgle: +warpstone@emp")
    assert (t["empire.tokens"], t["seat"]) == ({"warpstone": 2}, "none")


@pytest.mark.cites("C5", "R1.9", "R4.5", "old_world.mass_exodus")
def test_too_few_tokens_for_named_regions_go_where_the_lowest_threat_wants_them() -> None:
    t = drawn("mass_exodus", regions={"badlands": {"tokens": ["17 peasant"]}}, players={"nurgle": {"dial": 1}})
    t.play("tzeentch: +peasant@est", "tzeentch: +peasant@emp", "tzeentch: +peasant@bre")
    placed = [r for r in ("kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes") if t[f"{r}.tokens"]]
    assert (placed, t["seat"]) == (["empire", "bretonnia", "estalia"], "none")


@pytest.mark.cites("C5", "R1.9", "R4.5", "old_world.mass_exodus")
def test_in_edition_1_too_few_tokens_for_named_regions_were_placed_in_region_order() -> None:
    t = drawn("mass_exodus", regions={"badlands": {"tokens": ["17 peasant"]}}, options={"edition": 1})
    placed = [r for r in ("kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes") if t[f"{r}.tokens"]]
    assert placed == ["kislev", "empire", "bretonnia"]


@pytest.mark.cites("C5", "old_world.meteor_showers")
def test_too_few_tokens_for_regions_of_choice_go_where_the_chooser_likes() -> None:
    t = drawn("meteor_showers", regions={"norsca": {"tokens": ["13 warpstone"]}})
    t.play("nurgle: +warpstone@bad")
    assert (t["badlands.tokens"], t["seat"]) == ({"warpstone": 1}, "none")


@pytest.mark.cites("C8", "R14.1")
@pytest.mark.parametrize(
    ("card", "ruined", "option", "placed"),
    [
        pytest.param(
            "dwarf_trollslayers",
            "kislev",
            1,
            {"norsca": "hero"},
            marks=pytest.mark.cites("old_world.dwarf_trollslayers"),
        ),
        pytest.param(
            "the_horned_ones_due",
            "estalia",
            2,
            {"tilea": "skaven"},
            marks=pytest.mark.cites("old_world.the_horned_ones_due"),
        ),
    ],
)
def test_a_pair_with_a_ruined_region_may_be_chosen(card: str, ruined: str, option: int, placed: dict[str, str]) -> None:
    t = drawn(card, regions={ruined: {"ruined": 1}})
    assert t.legal == ["option 1", "option 2"]
    t.play(f"nurgle: option {option}")
    assert t[f"{ruined}.tokens"] == {}
    for region, token in placed.items():
        assert t[f"{region}.tokens"] == {token: 1}


@pytest.mark.cites("C8")
def test_a_pair_of_two_ruined_regions_may_be_chosen_too() -> None:
    t = drawn("dwarf_trollslayers", regions={"norsca": {"ruined": 1}, "kislev": {"ruined": 2}})
    t.play("nurgle: option 1")
    assert t["stock"]["hero"] == 4


@pytest.mark.cites("C9", "R1.7")
def test_two_regions_when_only_one_can_take_a_token() -> None:
    others = ("norsca", "troll_country", "kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes")
    t = drawn("meteor_showers", regions={name: {"ruined": n} for n, name in enumerate(others, 1)})
    assert (t["badlands.tokens"], t["seat"]) == ({"warpstone": 1}, "none")


@pytest.mark.cites("C46")
@pytest.mark.parametrize(
    ("card", "ruined", "legal"),
    [
        pytest.param(
            "electors_sue_for_peace",
            ["kislev"],
            {"+event@bre", "+event@bor"},
            marks=pytest.mark.cites("old_world.electors_sue_for_peace"),
        ),
        pytest.param(
            "bretonnian_knights",
            ["tilea"],
            {f"+hero@{r}" for r in ("nor", "tro", "kis", "emp", "est", "bor", "bad")},
            marks=pytest.mark.cites("old_world.bretonnian_knights"),
        ),
    ],
)
def test_another_or_an_adjacent_region_is_any_that_is_not_ruined(card: str, ruined: list[str], legal: set[str]) -> None:
    t = drawn(card, regions={name: {"ruined": n} for n, name in enumerate(ruined, 1)})
    assert (t["seat"], set(t.legal)) == ("nurgle", legal)


@pytest.mark.cites("C46", "R1.7")
def test_with_no_such_region_left_nothing_is_placed() -> None:
    ruined = {"kislev": {"ruined": 1}, "bretonnia": {"ruined": 2}, "border_princes": {"ruined": 3}}
    t = drawn("electors_arise", regions=ruined)
    assert (t["seat"], t["stock"]["noble"]) == ("none", 5)
    assert t["empire.tokens"] == {"noble": 1}


# --- laying away --------------------------------------------------------------------------------------------------


@pytest.mark.cites("R4.6")
@pytest.mark.parametrize(
    ("track", "after", "used"),
    [
        (["", ""], ["witch_hunters", ""], []),
        (["skavengers", ""], ["witch_hunters", "skavengers"], []),
        (["", "skavengers"], ["witch_hunters", "skavengers"], []),
        (["skavengers", "road_wardens"], ["witch_hunters", "skavengers"], ["road_wardens"]),
    ],
)
def test_a_card_that_stays_goes_to_space_one(track: list[str], after: list[str], used: list[str]) -> None:
    t = drawn("witch_hunters", track=track)
    assert (t["track"], t["used"]) == (after, used)


@pytest.mark.cites("R4.7")
def test_a_discarded_card_leaves_the_game_and_does_not_touch_the_track() -> None:
    t = drawn("mass_exodus", track=["skavengers", "road_wardens"])
    assert t["track"] == ["skavengers", "road_wardens"]
    assert t["used"] == ["mass_exodus"]
