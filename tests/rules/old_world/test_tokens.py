"""Old World tokens (R13): what each does by itself, the stock, and who else moves them."""

import pytest

from tests.kit.position import Position


@pytest.mark.cites("token.event", "R13.1", "C11")
def test_events_without_their_card_mean_nothing() -> None:
    """Events on the board and no comet card on the track: battle, dice, corruption and step 3 as ever."""
    t = Position("""
        start = "battle"
        stop = "end.3"
        dice = [1, 1, 4]
        old_world.track = ["skavengers", "peasant_uprising"]
        [regions.kislev]
        figures = ["Bloodletter", "2 Leper", "Plaguebearer"]
        tokens = ["2 event"]
    """)
    assert t["khorne.reserve"] == ["4 Bloodsworn", "6 Bloodletter", "Bloodthirster"]
    assert t["kislev.corruption"] == {"nurgle": 2}
    assert t["kislev.figures"] == ["2 Leper", "Plaguebearer"]


@pytest.mark.cites("token.event", "R13.1", "C11", "R4.6")
def test_events_stay_when_their_card_is_pushed_off_the_track() -> None:
    t = Position("""
        start = "old_world"
        old_world.deck = ["skavengers"]
        old_world.track = ["peasant_uprising", "greenskins_invade"]
        regions.empire.tokens = ["event"]
    """)
    assert t["track"] == ["skavengers", "peasant_uprising"]
    assert t["used"] == ["greenskins_invade"]
    assert t["empire.tokens"] == {"event": 1}


@pytest.mark.cites("token.event", "R13.1", "R4.4", "C11")
def test_events_left_over_are_cleared_by_the_next_comet_opening() -> None:
    t = Position("""
        start = "old_world"
        old_world.deck = ["greenskins_invade"]
        regions.norsca.tokens = ["2 event"]
        regions.kislev = {ruined = 1, tokens = ["event"]}
        regions.tilea.tokens = ["event"]
    """)
    assert t["norsca.tokens"] == t["kislev.tokens"] == {}
    assert t["tilea.tokens"] == t["empire.tokens"] == t["badlands.tokens"] == {"event": 1}
    assert t["stock"]["event"] == 3


@pytest.mark.cites("token.hero", "R13.2")
def test_a_hero_strikes_every_round_and_stays() -> None:
    t = Position("""
        start = "end.2"
        regions.norsca = {figures = ["2 Leper"], tokens = ["hero"]}
    """)
    assert t["norsca.figures"] == ["Leper"]
    assert t["norsca.tokens"] == {"hero": 1}
    assert t["stock"]["hero"] == 3


@pytest.mark.cites("token.noble", "R13.3")
def test_nobles_are_worth_a_point_each_to_the_dominator() -> None:
    t = Position("""
        start = "domination"
        regions.norsca = {figures = ["2 Leper"], tokens = ["3 noble"]}
    """)
    assert t["nurgle.vp"] == 1 + 3
    assert t["norsca.tokens"] == {"noble": 3}


@pytest.mark.cites("token.peasant", "R13.4", "R8.14")
def test_a_peasant_that_is_hit_is_kept_by_whoever_hit_it() -> None:
    t = Position("""
        start = "battle"
        dice = [4, 1]
        regions.norsca = {figures = ["Bloodletter"], tokens = ["2 peasant"]}
    """)
    assert t["khorne.peasants"] == 1
    assert t["norsca.tokens"] == {"peasant": 1}
    assert t["stock"]["peasant"] == 18


@pytest.mark.cites("token.skaven", "R13.5")
def test_a_skaven_can_make_the_difference_for_domination() -> None:
    position = """
        start = "domination"
        regions.kislev = {figures = ["3 Leper"], tokens = [%s]}
    """
    assert Position(position % "")["nurgle.vp"] == 0
    assert Position(position % '"skaven"')["nurgle.vp"] == 3


@pytest.mark.cites("token.warpstone", "R13.6", "slaanesh.degenerate_royalty")
def test_warpstone_is_not_corruption_for_degenerate_royalty() -> None:
    t = Position("""
        turn = "slaanesh"
        players.slaanesh = {power = 1, hand = ["degenerate_royalty"]}
        regions.norsca.tokens = ["4 warpstone"]
        regions.tilea.corruption = {khorne = 3}
    """)
    assert "degenerate_royalty@til.l" in t.legal
    assert "degenerate_royalty@nor.l" not in t.legal


@pytest.mark.cites("R13.6", "old_world.divine_inspiration")
def test_warpstone_is_not_taken_by_what_removes_corruption() -> None:
    t = Position("""
        start = "old_world"
        old_world.deck = ["divine_inspiration"]
        regions.norsca.tokens = ["4 warpstone"]
    """)
    assert t["seat"] == "none"
    assert t["norsca.tokens"] == {"warpstone": 4}


@pytest.mark.cites("R13.7", "R4.3")
def test_a_persistent_effect_works_only_while_its_card_lies_on_the_track() -> None:
    position = """
        start = "domination"
        old_world.track = [%s]
        regions.norsca = {figures = ["2 Leper"], tokens = ["peasant"]}
    """
    assert Position(position % '""')["nurgle.vp"] == 1
    assert Position(position % '"peasant_uprising"')["nurgle.vp"] == 0
    assert Position(position % '"", "peasant_uprising"')["nurgle.vp"] == 0


@pytest.mark.cites("R13.8", "slaanesh.dark_influence", "tzeentch.acolytes")
def test_cards_and_upgrades_move_tokens_without_touching_the_stock() -> None:
    t = Position("""
        turn = "tzeentch"
        players.tzeentch.upgrades = ["acolytes"]
        players.slaanesh.hand = ["dark_influence"]
        regions.norsca = {figures = ["Acolyte"], tokens = ["2 warpstone"]}
        regions.tilea.tokens = ["hero"]
    """)
    t.play("tzeentch: Tc1>tro", "tzeentch: warpstone>tro")
    t.play("slaanesh: dark_influence@til.l", "slaanesh: hero>bad")
    assert (t["norsca.tokens"], t["troll_country.tokens"]) == ({"warpstone": 1}, {"warpstone": 1})
    assert (t["tilea.tokens"], t["badlands.tokens"]) == ({}, {"hero": 1})
    assert (t["stock"]["warpstone"], t["stock"]["hero"]) == (12, 3)


@pytest.mark.cites("R13.9", "C5", "R1.9", "old_world.mass_exodus")
def test_too_few_tokens_go_where_the_chooser_wants_them() -> None:
    t = Position("""
        start = "old_world"
        old_world.deck = ["mass_exodus"]
        regions.norsca.tokens = ["17 peasant"]
    """)
    t.play("nurgle: +peasant@est", "nurgle: +peasant@kis")
    assert t.legal == ["+peasant@emp", "+peasant@bre", "+peasant@til", "+peasant@bor"]
    t.play("nurgle: +peasant@bre")
    placed = [region for region in ("kislev", "empire", "bretonnia", "estalia") if t[f"{region}.tokens"]]
    assert placed == ["kislev", "bretonnia", "estalia"]
    assert t["stock"]["peasant"] == 0


@pytest.mark.cites("R13.9", "C5", "R1.9", "old_world.mass_exodus")
def test_in_edition_1_too_few_tokens_went_to_the_first_regions_in_region_order() -> None:
    t = Position("""
        start = "old_world"
        options.edition = 1
        old_world.deck = ["mass_exodus"]
        regions.norsca.tokens = ["17 peasant"]
    """)
    placed = [region for region in ("kislev", "empire", "bretonnia", "estalia") if t[f"{region}.tokens"]]
    assert placed == ["kislev", "empire", "bretonnia"]
    assert t["stock"]["peasant"] == 0


@pytest.mark.cites("R13.9", "C5", "old_world.mass_exodus")
def test_a_token_that_a_ruined_region_cannot_take_serves_another_region() -> None:
    text = """
        start = "old_world"
        old_world.deck = ["mass_exodus"]
        regions.norsca.tokens = ["19 peasant"]
        regions.kislev.ruined = 1
    """
    t = Position(text)
    assert t.legal == ["+peasant@emp", "+peasant@bre", "+peasant@est", "+peasant@til", "+peasant@bor"]
    t.play("nurgle: +peasant@bre")
    assert (t["bretonnia.tokens"], t["stock"]["peasant"]) == ({"peasant": 1}, 0)
    assert Position("options.edition = 1" + text)["empire.tokens"] == {"peasant": 1}


@pytest.mark.cites("C5", "old_world.mass_exodus")
def test_tokens_that_are_enough_for_the_regions_not_ruined_ask_for_no_choice() -> None:
    t = Position("""
        start = "old_world"
        old_world.deck = ["mass_exodus"]
        regions.norsca.tokens = ["15 peasant"]
        regions.kislev.ruined = 1
    """)
    placed = ("empire", "bretonnia", "estalia", "tilea", "border_princes")
    assert [t[f"{region}.tokens"] for region in placed] == [{"peasant": 1}] * 5
    assert t["seat"] == "none"


@pytest.mark.cites("R13.10", "R8.14", "R1.9", "old_world.mass_exodus")
def test_taken_peasants_are_out_of_the_stock() -> None:
    t = Position("""
        start = "old_world"
        old_world.deck = ["mass_exodus"]
        players.khorne.peasants = 12
        players.nurgle.peasants = 8
    """)
    assert t["kislev.tokens"] == {}
    assert (t["khorne.peasants"], t["nurgle.peasants"]) == (12, 8)
