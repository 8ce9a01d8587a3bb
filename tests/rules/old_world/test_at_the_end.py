"""The Old World cards without a comet that stay on the track and act in step 3 of the end phase."""

from typing import Any

import pytest

from ruinous.rules.ids import REGIONS
from tests.kit.position import Position

Data = dict[str, Any]


def drawn(card: str, regions: Data | None = None, players: Data | None = None, **more: Any) -> Position:
    position = {"start": "old_world", "regions": regions or {}, "players": players or {}, "old_world": {"deck": [card]}}
    return Position({**position, **more})


def with_card(card: str, start: str, regions: Data, **more: Any) -> Position:
    return Position({"start": start, "regions": regions, "old_world": {"track": [card]}, **more})


def tokens(t: Position, token: str) -> dict[str, int]:
    return {r: t[f"{r}.tokens"][token] for r in REGIONS if token in t[f"{r}.tokens"]}


@pytest.mark.cites(
    "R4.6", "R4.3", "old_world.bretonnian_knights", "old_world.dwarf_trollslayers", "old_world.electors_arise",
    "old_world.the_horned_ones_due", "old_world.peasant_uprising", "old_world.road_wardens", "old_world.skavengers",
    "old_world.warpstone_discovery", "old_world.witch_hunters",
)  # fmt: skip
@pytest.mark.parametrize(
    "card",
    [
        "bretonnian_knights",
        "dwarf_trollslayers",
        "electors_arise",
        "the_horned_ones_due",
        "peasant_uprising",
        "road_wardens",
        "skavengers",
        "warpstone_discovery",
        "witch_hunters",
    ],
)
def test_the_card_goes_to_space_one_and_pushes_the_others(card: str) -> None:
    t = drawn(card, old_world={"deck": [card], "track": ["norse_reavers", "greenskins_invade"]})
    while t["seat"] != "none":
        assert t["track"] == ["norse_reavers", "greenskins_invade"]
        t.play(t.legal[-1])
    assert t["track"] == [card, "norse_reavers"]
    assert t["used"] == ["greenskins_invade"]


# --- Bretonnian Knights -------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.bretonnian_knights", "C46", "R23.1")
def test_knights_bring_a_hero_to_bretonnia_and_one_elsewhere() -> None:
    t = drawn("bretonnian_knights", {"kislev": {"ruined": 1}})
    assert t["bretonnia.tokens"] == {"hero": 1}
    assert t["seat"] == "nurgle"
    assert t.legal == [f"+hero@{region[:3]}" for region in REGIONS if region not in ("bretonnia", "kislev")]
    t.play("nurgle: +hero@bad")
    assert tokens(t, "hero") == {"bretonnia": 1, "badlands": 1}


@pytest.mark.cites("old_world.bretonnian_knights", "R13.9")
def test_knights_without_bretonnia_still_go_elsewhere() -> None:
    t = drawn("bretonnian_knights", {"bretonnia": {"ruined": 1}})
    t.play("nurgle: +hero@nor")
    assert tokens(t, "hero") == {"norsca": 1}


@pytest.mark.cites("old_world.bretonnian_knights", "C5")
def test_the_last_hero_goes_to_bretonnia() -> None:
    t = drawn("bretonnian_knights", {"norsca": {"tokens": ["3 hero"]}})
    assert t["seat"] == "none"
    assert tokens(t, "hero") == {"norsca": 3, "bretonnia": 1}


@pytest.mark.cites("old_world.bretonnian_knights", "C20", "R23.5")
@pytest.mark.parametrize("ruined", [{}, {"ruined": 1}])
def test_who_has_a_figure_in_bretonnia_discards_a_card_ruined_or_not(ruined: Data) -> None:
    t = with_card(
        "bretonnian_knights",
        "end.3",
        {
            "bretonnia": {"figures": ["Bloodletter", "2 Leper", "Acolyte"], **ruined},
            "tilea": {"figures": ["Seductress"]},
        },
        players={
            "khorne": {"hand": ["blood_frenzy", "battle_cry"]},
            "nurgle": {"hand": []},
            "tzeentch": {"hand": ["dazzle"]},
            "slaanesh": {"hand": ["abyssal_pact"]},
        },
    )
    assert t.legal == ["discard blood_frenzy", "discard battle_cry"]
    t.play("khorne: discard battle_cry", "tzeentch: discard dazzle")
    hands = [t[f"{power}.hand"] for power in ("khorne", "nurgle", "tzeentch", "slaanesh")]
    assert hands == [["blood_frenzy"], [], [], ["abyssal_pact"]]


@pytest.mark.cites("old_world.bretonnian_knights", "R15.1")
def test_the_knights_look_at_who_controls_the_figure() -> None:
    t = with_card(
        "bretonnian_knights",
        "end.3",
        {"bretonnia": {"figures": ["Leper controlled by slaanesh"]}},
        players={"nurgle": {"hand": ["influenza"]}, "slaanesh": {"hand": ["abyssal_pact"]}},
    )
    t.play("slaanesh: discard abyssal_pact")
    assert (t["nurgle.hand"], t["slaanesh.hand"]) == (["influenza"], [])


# --- Dwarf Trollslayers -------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.dwarf_trollslayers", "R23.1")
@pytest.mark.parametrize(
    ("option", "heroes"), [(1, {"norsca": 1, "kislev": 1}), (2, {"troll_country": 1, "empire": 1})]
)
def test_trollslayers_come_to_one_of_two_pairs(option: int, heroes: dict[str, int]) -> None:
    t = drawn("dwarf_trollslayers")
    assert t.legal == ["option 1", "option 2"]
    t.play(f"nurgle: option {option}")
    assert tokens(t, "hero") == heroes


@pytest.mark.cites("old_world.dwarf_trollslayers", "C8")
def test_a_pair_with_a_ruined_region_may_be_chosen() -> None:
    t = drawn("dwarf_trollslayers", {"kislev": {"ruined": 1}})
    t.play("nurgle: option 1")
    assert tokens(t, "hero") == {"norsca": 1}


@pytest.mark.cites("old_world.dwarf_trollslayers", "R23.7", "R1.14")
def test_trollslayers_take_a_warrior_or_daemon_of_the_greatest_threat_who_has_one() -> None:
    """Slaanesh has the greatest Threat but only a Cultist there; Khorne comes next. Two Heroes still take one."""
    figures = ["Seductress", "Bloodletter", "Bloodthirster", "Bloodsworn", "Great Unclean One"]
    t = with_card(
        "dwarf_trollslayers",
        "end.3",
        {"kislev": {"figures": figures, "tokens": ["2 hero"]}, "tilea": {"figures": ["Horror"]}},
    )
    assert t.legal == ["pick Kw1", "pick Kd1"]
    t.play("khorne: pick Kd1")
    assert t["seat"] == "none"
    assert t["kislev.figures"] == ["Bloodsworn", "Bloodletter", "Great Unclean One", "Seductress"]
    assert t["tilea.figures"] == ["Horror"]
    assert not t.happened("kill")


@pytest.mark.cites("old_world.dwarf_trollslayers", "R1.3")
def test_trollslayers_strike_in_every_region_with_a_hero_ruined_or_not() -> None:
    t = with_card(
        "dwarf_trollslayers",
        "end.3",
        {
            "norsca": {"figures": ["Plaguebearer"], "tokens": ["hero"]},
            "kislev": {"figures": ["Horror", "Plaguebearer"], "tokens": ["hero"], "ruined": 1},
            "empire": {"figures": ["Leper"], "tokens": ["hero"]},
        },
    )
    assert t["norsca.figures"] == []
    assert t["kislev.figures"] == ["Plaguebearer"]
    assert t["empire.figures"] == ["Leper"]


# --- Skavengers ---------------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.skavengers", "R14.1")
def test_skavengers_bring_skaven_to_the_border_princes_and_the_badlands() -> None:
    assert tokens(drawn("skavengers"), "skaven") == {"border_princes": 1, "badlands": 1}
    assert tokens(drawn("skavengers", {"badlands": {"ruined": 1}}), "skaven") == {"border_princes": 1}


@pytest.mark.cites("old_world.skavengers", "C5")
def test_the_last_skaven_goes_where_the_lowest_threat_wants_it() -> None:
    t = drawn("skavengers", {"norsca": {"tokens": ["5 skaven"]}})
    assert t.legal == ["+skaven@bor", "+skaven@bad"]
    t.play("nurgle: +skaven@bad")
    assert tokens(t, "skaven") == {"norsca": 5, "badlands": 1}


@pytest.mark.cites("old_world.skavengers", "C5")
def test_in_edition_1_the_last_skaven_went_to_the_border_princes() -> None:
    t = drawn("skavengers", {"norsca": {"tokens": ["5 skaven"]}}, options={"edition": 1})
    assert tokens(t, "skaven") == {"norsca": 5, "border_princes": 1}


@pytest.mark.cites("old_world.skavengers", "C7", "R1.6")
def test_the_lowest_threat_must_place_a_skaven_by_a_warpstone() -> None:
    regions = {
        "norsca": {"tokens": ["warpstone"]},
        "kislev": {"tokens": ["warpstone"], "ruined": 1},
        "tilea": {"tokens": ["2 warpstone"]},
    }
    t = with_card("skavengers", "end.3", regions)
    assert t["seat"] == "nurgle"
    assert t.legal == ["+skaven@nor", "+skaven@til"]
    t.play("nurgle: +skaven@til")
    assert tokens(t, "skaven") == {"tilea": 1}


@pytest.mark.cites("old_world.skavengers")
@pytest.mark.parametrize(
    "regions",
    [
        {},
        {"norsca": {"tokens": ["warpstone"], "ruined": 1}},
        {"norsca": {"tokens": ["warpstone"]}, "tilea": {"tokens": ["6 skaven"]}},
    ],
)
def test_without_a_warpstone_region_or_a_skaven_left_nothing_happens(regions: Data) -> None:
    t = with_card("skavengers", "end.3", regions)
    assert t["seat"] == "none"
    assert t["norsca.tokens"].get("skaven", 0) == 0


# --- Warpstone Discovery ------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.warpstone_discovery", "R23.1")
def test_two_warpstone_are_discovered_in_one_region() -> None:
    t = drawn("warpstone_discovery", {"kislev": {"ruined": 1}})
    assert t.legal == [f"+warpstone@{region[:3]}" for region in REGIONS if region != "kislev"]
    t.play("nurgle: +warpstone@est")
    assert t["seat"] == "none"
    assert tokens(t, "warpstone") == {"estalia": 2}


@pytest.mark.cites("old_world.warpstone_discovery", "C5")
def test_a_single_warpstone_left_is_discovered_alone() -> None:
    t = drawn("warpstone_discovery", {"kislev": {"tokens": ["13 warpstone"]}})
    t.play("nurgle: +warpstone@est")
    assert tokens(t, "warpstone") == {"kislev": 13, "estalia": 1}


@pytest.mark.cites("old_world.warpstone_discovery", "C20")
def test_each_player_with_a_figure_by_warpstone_draws_one_card() -> None:
    t = with_card(
        "warpstone_discovery",
        "end.3",
        {
            "norsca": {"figures": ["2 Bloodsworn", "Leper controlled by slaanesh"], "tokens": ["3 warpstone"]},
            "kislev": {"figures": ["Bloodletter"], "tokens": ["warpstone"], "ruined": 1},
            "tilea": {"figures": ["Acolyte"]},
        },
        players={"khorne": {"deck": ["battle_cry"]}},
    )
    assert [t[f"{power}.hand.size"] for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [1, 0, 0, 1]
    assert t["khorne.hand"] == ["battle_cry"]


@pytest.mark.cites("old_world.warpstone_discovery", "C20", "R5.5", "C37")
def test_an_empty_deck_is_reshuffled_for_the_draw_of_step_three() -> None:
    t = with_card(
        "warpstone_discovery",
        "end.3",
        {"kislev": {"figures": ["Leper"], "tokens": ["warpstone"]}},
        players={"nurgle": {"deck": [], "discard": "rest"}},
    )
    assert (t["nurgle.hand.size"], t["nurgle.deck.size"], t["nurgle.discard"]) == (1, 23, [])


# --- Witch Hunters ------------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.witch_hunters", "R14.1", "C5")
def test_witch_hunters_come_to_three_regions_while_heroes_last() -> None:
    assert tokens(drawn("witch_hunters"), "hero") == {"empire": 1, "bretonnia": 1, "estalia": 1}
    ruined = drawn("witch_hunters", {"empire": {"ruined": 1}})
    assert tokens(ruined, "hero") == {"bretonnia": 1, "estalia": 1}
    few = drawn("witch_hunters", {"norsca": {"tokens": ["2 hero"]}}, options={"edition": 1})
    assert tokens(few, "hero") == {"norsca": 2, "empire": 1, "bretonnia": 1}
    few = drawn("witch_hunters", {"norsca": {"tokens": ["2 hero"]}})
    few.play("nurgle: +hero@est", "nurgle: +hero@emp")
    assert tokens(few, "hero") == {"norsca": 2, "empire": 1, "estalia": 1}


@pytest.mark.cites("old_world.witch_hunters", "R15.1", "R23.7")
def test_in_edition_1_who_had_a_cultist_by_a_hero_lost_a_token_of_his_own_there() -> None:
    t = with_card(
        "witch_hunters",
        "end.3",
        options={"edition": 1},
        regions={
            "kislev": {
                "figures": ["3 Leper", "Acolyte controlled by slaanesh", "Bloodletter"],
                "tokens": ["2 hero"],
                "corruption": {"khorne": 2, "nurgle": 2, "tzeentch": 2, "slaanesh": 2},
            },
            "empire": {"figures": ["Leper"], "tokens": ["hero"], "corruption": {"khorne": 1}},
            "tilea": {"figures": ["Leper"], "corruption": {"nurgle": 1}},
        },
    )
    assert t["kislev.corruption"] == {"khorne": 2, "nurgle": 1, "tzeentch": 2, "slaanesh": 1}
    assert t["empire.corruption"] == {"khorne": 1}
    assert t["tilea.corruption"] == {"nurgle": 1}
