"""The seven Old World cards that leave the game after use."""

from typing import Any

import pytest

from ruinous.rules.ids import REGIONS
from tests.kit.position import Position

TOKEN_STOCK = {"event": 6, "hero": 4, "noble": 6, "peasant": 20, "skaven": 6, "warpstone": 14}


Data = dict[str, Any]


def drawn(card: str, regions: Data | None = None, players: Data | None = None, **more: Any) -> Position:
    return Position(
        {
            "start": "old_world",
            "regions": regions or {},
            "players": players or {},
            "old_world": {"deck": [card], "track": ["road_wardens", "electors_arise"]},
            **more,
        }
    )


def tokens(t: Position, token: str) -> dict[str, int]:
    return {r: t[f"{r}.tokens"][token] for r in REGIONS if token in t[f"{r}.tokens"]}


def all_but(*open_regions: str) -> dict[str, Any]:
    """More regions ruined than the rules allow, to leave only these for a token."""
    return {region: {"ruined": 1} for region in REGIONS if region not in open_regions}


@pytest.mark.cites(
    "R4.7", "old_world.the_crusade_is_come", "old_world.divine_inspiration", "old_world.franzs_decree",
    "old_world.mass_exodus", "old_world.meteor_showers", "old_world.plunged_into_chaos",
    "old_world.up_from_skavenblight",
)  # fmt: skip
@pytest.mark.parametrize(
    "card",
    [
        "the_crusade_is_come",
        "divine_inspiration",
        "franzs_decree",
        "mass_exodus",
        "meteor_showers",
        "plunged_into_chaos",
        "up_from_skavenblight",
    ],
)
def test_the_card_leaves_the_game_and_the_track_is_not_touched(card: str) -> None:
    t = drawn(card)
    while t["seat"] != "none":
        t.play(t.legal[-1])
    assert t["used"] == [card]
    assert t["track"] == ["road_wardens", "electors_arise"]


# --- The Crusade is Come ------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.the_crusade_is_come", "R4.5", "R23.1")
def test_the_crusade_brings_two_peasants_then_two_heroes_then_two_nobles() -> None:
    t = drawn("the_crusade_is_come")
    t.play("nurgle: +peasant@emp")
    assert "+peasant@emp" not in t.legal  # two different regions
    t.play("nurgle: +peasant@nor", "nurgle: +hero@emp", "nurgle: +hero@kis", "nurgle: +noble@emp")
    t.play("nurgle: +noble@nor")
    assert t["seat"] == "none"
    assert t["empire.tokens"] == {"hero": 1, "noble": 1, "peasant": 1}
    assert t["norsca.tokens"] == {"noble": 1, "peasant": 1}
    assert t["kislev.tokens"] == {"hero": 1}


@pytest.mark.cites("old_world.the_crusade_is_come", "C9", "R1.7")
def test_the_crusade_with_one_region_left_places_one_of_each() -> None:
    t = drawn("the_crusade_is_come", all_but("tilea"))
    assert t["seat"] == "none"
    assert t["tilea.tokens"] == {"hero": 1, "noble": 1, "peasant": 1}


@pytest.mark.cites("old_world.the_crusade_is_come", "C5")
def test_the_crusade_skips_what_the_stock_lacks_and_the_chooser_places_the_rest() -> None:
    """All Heroes are on the board and one Noble is left: the chooser says where it goes."""
    t = drawn("the_crusade_is_come", {"norsca": {"tokens": ["4 hero", "5 noble"]}})
    t.play("nurgle: +peasant@tro", "nurgle: +peasant@kis", "nurgle: +noble@bad")
    assert t["seat"] == "none"
    assert tokens(t, "noble") == {"norsca": 5, "badlands": 1}


# --- Divine Inspiration -------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.divine_inspiration", "C47", "R23.1")
def test_divine_inspiration_takes_up_to_three_tokens_of_any_powers_from_one_region() -> None:
    regions = {
        "norsca": {"corruption": {"khorne": 2, "tzeentch": 2, "slaanesh": 1}},
        "tilea": {"corruption": {"nurgle": 3}},
    }
    t = drawn("divine_inspiration", regions)
    assert t["seat"] == "nurgle"
    assert t.legal == ["done", "-K@nor", "-N@til", "-T@nor", "-S@nor"]
    t.play("nurgle: -K@nor")
    assert t.legal == ["done", "-K@nor", "-T@nor", "-S@nor"]
    t.play("nurgle: -T@nor", "nurgle: -S@nor")
    assert t["seat"] == "none"
    assert t["norsca.corruption"] == {"khorne": 1, "tzeentch": 1}


@pytest.mark.cites("old_world.divine_inspiration", "R1.6")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_divine_inspiration_may_take_fewer(taken: int) -> None:
    t = drawn("divine_inspiration", {"norsca": {"corruption": {"khorne": 5}}})
    t.play(*["nurgle: -K@nor"] * taken, "nurgle: done")
    assert t["norsca.corruption"] == {"khorne": 5 - taken}
    assert t["used"] == ["divine_inspiration"]


# --- Franz's Decree -----------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.franzs_decree", "R23.5", "C41", "R1.2")
def test_in_edition_1_franzs_decree_made_each_player_discard_a_card_of_his_choice() -> None:
    players = {
        "khorne": {"hand": ["blood_frenzy", "battle_cry", "battle_cry"]},
        "nurgle": {"hand": ["influenza"]},
        "tzeentch": {"hand": []},
        "slaanesh": {"hand": ["abyssal_pact", "insidious_lies"]},
    }
    t = drawn("franzs_decree", players=players, options={"edition": 1})
    assert t["seat"] == "khorne"
    assert t.legal == ["discard blood_frenzy", "discard battle_cry"]
    t.play("khorne: discard battle_cry", "slaanesh: discard abyssal_pact")
    assert t["khorne.hand"] == ["blood_frenzy", "battle_cry"]
    assert [t[f"{power}.discard"] for power in players] == [["battle_cry"], ["influenza"], [], ["abyssal_pact"]]


@pytest.mark.cites("old_world.franzs_decree")
def test_franzs_decree_moves_no_token() -> None:
    t = drawn("franzs_decree", {"norsca": {"tokens": ["noble", "hero"]}})
    assert t["norsca.tokens"] == {"hero": 1, "noble": 1}
    assert t["stock"] == TOKEN_STOCK | {"noble": 5, "hero": 3}


# --- Mass Exodus --------------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.mass_exodus", "R14.1")
def test_mass_exodus_brings_a_peasant_to_six_regions() -> None:
    t = drawn("mass_exodus", {"kislev": {"tokens": ["2 peasant"]}, "tilea": {"ruined": 1}})
    assert tokens(t, "peasant") == {"kislev": 3, "empire": 1, "bretonnia": 1, "estalia": 1, "border_princes": 1}


# --- Meteor Showers -----------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.meteor_showers", "R4.5", "R23.1")
def test_meteor_showers_bring_a_warpstone_to_each_of_two_different_regions() -> None:
    t = drawn("meteor_showers", {"kislev": {"ruined": 1}}, {"nurgle": {"dial": 2}, "tzeentch": {"dial": 1}})
    assert t["seat"] == "khorne"
    assert "+warpstone@kis" not in t.legal
    t.play("khorne: +warpstone@bad")
    assert "+warpstone@bad" not in t.legal
    t.play("khorne: +warpstone@nor")
    assert tokens(t, "warpstone") == {"norsca": 1, "badlands": 1}


@pytest.mark.cites("old_world.meteor_showers", "C9", "C5")
@pytest.mark.parametrize("regions", [all_but("tilea"), {"norsca": {"tokens": ["13 warpstone"]}, "tilea": {}}])
def test_meteor_showers_place_one_when_only_one_can_be_placed(regions: dict[str, Any]) -> None:
    t = drawn("meteor_showers", regions)
    if t["seat"] == "nurgle":
        t.play("nurgle: +warpstone@til")
    assert t["seat"] == "none"
    assert t["tilea.tokens"] == {"warpstone": 1}


@pytest.mark.cites("old_world.meteor_showers", "C40")
def test_a_twelfth_token_of_the_meteors_ruins_in_the_corruption_step() -> None:
    t = drawn("meteor_showers", {"norsca": {"corruption": {"khorne": 11}}}, stop="corruption")
    t.play("nurgle: +warpstone@nor", "nurgle: +warpstone@bad")
    assert t["norsca.ruined"] == 0
    t.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert t["norsca.ruined"] == 1


# --- Plunged Into Chaos -------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.plunged_into_chaos", "R13.10", "S8")
@pytest.mark.parametrize(
    ("taken", "points"),
    [
        pytest.param([4, 1, 0, 2], [7, 1, 0, 2], id="one has the most"),
        pytest.param([3, 3, 1, 0], [3, 3, 1, 0], id="two share the most"),
        pytest.param([2, 2, 2, 2], [2, 2, 2, 2], id="all share the most"),
        pytest.param([0, 0, 0, 1], [0, 0, 0, 4], id="one Peasant in all"),
        pytest.param([0, 0, 0, 0], [0, 0, 0, 0], id="none"),
    ],
)
@pytest.mark.parametrize("switch", ["kept", "returned"])
def test_plunged_into_chaos_scores_taken_peasants(taken: list[int], points: list[int], switch: str) -> None:
    powers = ("khorne", "nurgle", "tzeentch", "slaanesh")
    players = {power: {"peasants": n} for power, n in zip(powers, taken, strict=True)}
    t = drawn("plunged_into_chaos", players=players, options={"plunged_peasants": switch})
    assert t.g.vp[:4] == points
    kept = switch == "kept"
    assert list(t.g.peasants[:4]) == (taken if kept else [0, 0, 0, 0])
    assert t["stock"]["peasant"] == (20 - sum(taken) if kept else 20)


@pytest.mark.cites("old_world.plunged_into_chaos")
def test_peasants_on_the_board_do_not_score() -> None:
    t = drawn("plunged_into_chaos", {"norsca": {"tokens": ["5 peasant"], "figures": ["Leper"]}})
    assert t.g.vp[:4] == [0, 0, 0, 0]


# --- Up From Skavenblight -----------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.up_from_skavenblight", "S6", "R23.1")
def test_a_skaven_for_each_region_with_warpstone_there_or_next_to_it() -> None:
    regions = {"norsca": {"tokens": ["3 warpstone"]}, "estalia": {"tokens": ["warpstone"]}}
    t = drawn("up_from_skavenblight", regions)
    assert t.legal == ["+skaven@nor", "+skaven@tro"]
    t.play("nurgle: +skaven@tro")
    assert t.legal == ["+skaven@bre", "+skaven@est", "+skaven@til"]
    t.play("nurgle: +skaven@est")
    assert t["seat"] == "none"
    assert tokens(t, "skaven") == {"troll_country": 1, "estalia": 1}


@pytest.mark.cites("old_world.up_from_skavenblight", "C46", "R13.9")
def test_a_ruined_region_with_warpstone_can_send_its_skaven_next_door() -> None:
    regions = {"norsca": {"tokens": ["warpstone"], "ruined": 1}, "badlands": {"tokens": ["warpstone"]}}
    t = drawn("up_from_skavenblight", {**regions, "border_princes": {"ruined": 2}})
    assert tokens(t, "skaven") == {"troll_country": 1, "badlands": 1}


@pytest.mark.cites("old_world.up_from_skavenblight", "C46", "R1.7")
def test_no_region_left_for_the_skaven_means_none() -> None:
    regions = {"norsca": {"tokens": ["warpstone"], "ruined": 1}, "troll_country": {"ruined": 2}}
    t = drawn("up_from_skavenblight", regions)
    assert tokens(t, "skaven") == {}


@pytest.mark.cites("old_world.up_from_skavenblight")
@pytest.mark.parametrize("switch", ["per_region", "one_in_all"])
def test_no_warpstone_means_no_skaven(switch: str) -> None:
    t = drawn("up_from_skavenblight", options={"skavenblight": switch})
    assert t["seat"] == "none"
    assert tokens(t, "skaven") == {}


@pytest.mark.cites("old_world.up_from_skavenblight", "C5")
def test_skaven_come_in_region_order_while_the_stock_lasts() -> None:
    regions = {"norsca": {"tokens": ["warpstone"]}, "kislev": {"tokens": ["warpstone", "5 skaven"]}}
    t = drawn("up_from_skavenblight", regions)
    t.play("nurgle: +skaven@nor")
    assert t["seat"] == "none"
    assert tokens(t, "skaven") == {"norsca": 1, "kislev": 5}


@pytest.mark.cites("old_world.up_from_skavenblight", "S6", "R24.1")
def test_switched_one_skaven_comes_in_all() -> None:
    regions = {"norsca": {"tokens": ["warpstone"]}, "badlands": {"tokens": ["warpstone"]}}
    t = drawn("up_from_skavenblight", regions, options={"skavenblight": "one_in_all"})
    assert t.legal == ["+skaven@nor", "+skaven@tro", "+skaven@bor", "+skaven@bad"]
    t.play("nurgle: +skaven@bor")
    assert t["seat"] == "none"
    assert tokens(t, "skaven") == {"border_princes": 1}
