"""Old World tokens (R13): what each does by itself, the stock, and who else moves them."""

import pytest

from ruinous.rules.scenario import Table


@pytest.mark.cites("token.event", "R13.1", "C11")
def test_events_without_their_card_mean_nothing() -> None:
    """Events on the board and no comet card on the track: battle, dice, corruption and step 3 as ever."""
    table = Table("""
        start = "battle"
        stop = "end.3"
        dice = [1, 1, 4]
        old_world.track = ["skavengers", "peasant_uprising"]
        [regions.kislev]
        figures = ["Bloodletter", "2 Leper", "Plaguebearer"]
        tokens = ["2 event"]
    """)
    assert table["khorne.reserve"] == ["4 Bloodsworn", "6 Bloodletter", "Bloodthirster"]
    assert table["kislev.corruption"] == {"nurgle": 2}
    assert table["kislev.figures"] == ["2 Leper", "Plaguebearer"]


@pytest.mark.cites("token.event", "R13.1", "C11", "R4.6")
def test_events_stay_when_their_card_is_pushed_off_the_track() -> None:
    table = Table("""
        start = "old_world"
        old_world.deck = ["skavengers"]
        old_world.track = ["peasant_uprising", "greenskins_invade"]
        regions.empire.tokens = ["event"]
    """)
    assert table["track"] == ["skavengers", "peasant_uprising"]
    assert table["used"] == ["greenskins_invade"]
    assert table["empire.tokens"] == {"event": 1}


@pytest.mark.cites("token.event", "R13.1", "R4.4", "C11")
def test_events_left_over_are_cleared_by_the_next_comet_opening() -> None:
    table = Table("""
        start = "old_world"
        old_world.deck = ["greenskins_invade"]
        regions.norsca.tokens = ["2 event"]
        regions.kislev = {ruined = 1, tokens = ["event"]}
        regions.tilea.tokens = ["event"]
    """)
    assert table["norsca.tokens"] == table["kislev.tokens"] == {}
    assert table["tilea.tokens"] == table["empire.tokens"] == table["badlands.tokens"] == {"event": 1}
    assert table["stock"]["event"] == 3


@pytest.mark.cites("token.hero", "R13.2")
def test_a_hero_strikes_every_round_and_stays() -> None:
    table = Table("""
        start = "end.2"
        regions.norsca = {figures = ["2 Leper"], tokens = ["hero"]}
    """)
    assert table["norsca.figures"] == ["Leper"]
    assert table["norsca.tokens"] == {"hero": 1}
    assert table["stock"]["hero"] == 3


@pytest.mark.cites("token.noble", "R13.3")
def test_nobles_are_worth_a_point_each_to_the_dominator() -> None:
    table = Table("""
        start = "domination"
        regions.norsca = {figures = ["2 Leper"], tokens = ["3 noble"]}
    """)
    assert table["nurgle.vp"] == 1 + 3
    assert table["norsca.tokens"] == {"noble": 3}


@pytest.mark.cites("token.peasant", "R13.4", "R8.14")
def test_a_peasant_that_is_hit_is_kept_by_whoever_hit_it() -> None:
    table = Table("""
        start = "battle"
        dice = [4, 1]
        regions.norsca = {figures = ["Bloodletter"], tokens = ["2 peasant"]}
    """)
    assert table["khorne.peasants"] == 1
    assert table["norsca.tokens"] == {"peasant": 1}
    assert table["stock"]["peasant"] == 18


@pytest.mark.cites("token.skaven", "R13.5")
def test_a_skaven_can_make_the_difference_for_domination() -> None:
    position = """
        start = "domination"
        regions.kislev = {figures = ["3 Leper"], tokens = [%s]}
    """
    assert Table(position % "")["nurgle.vp"] == 0
    assert Table(position % '"skaven"')["nurgle.vp"] == 3


@pytest.mark.cites("token.warpstone", "R13.6", "slaanesh.degenerate_royalty")
def test_warpstone_is_not_corruption_for_degenerate_royalty() -> None:
    table = Table("""
        turn = "slaanesh"
        players.slaanesh = {power = 1, hand = ["degenerate_royalty"]}
        regions.norsca.tokens = ["4 warpstone"]
        regions.tilea.corruption = {khorne = 3}
    """)
    assert "degenerate_royalty@til.l" in table.legal
    assert "degenerate_royalty@nor.l" not in table.legal


@pytest.mark.cites("R13.6", "old_world.divine_inspiration")
def test_warpstone_is_not_taken_by_what_removes_corruption() -> None:
    table = Table("""
        start = "old_world"
        old_world.deck = ["divine_inspiration"]
        regions.norsca.tokens = ["4 warpstone"]
    """)
    assert table["seat"] == "none"
    assert table["norsca.tokens"] == {"warpstone": 4}


@pytest.mark.cites("R13.7", "R4.3")
def test_a_persistent_effect_works_only_while_its_card_lies_on_the_track() -> None:
    position = """
        start = "domination"
        old_world.track = [%s]
        regions.norsca = {figures = ["2 Leper"], tokens = ["peasant"]}
    """
    assert Table(position % '""')["nurgle.vp"] == 1
    assert Table(position % '"peasant_uprising"')["nurgle.vp"] == 0
    assert Table(position % '"", "peasant_uprising"')["nurgle.vp"] == 0


@pytest.mark.cites("R13.8", "slaanesh.dark_influence", "tzeentch.acolytes")
def test_cards_and_upgrades_move_tokens_without_touching_the_stock() -> None:
    table = Table("""
        turn = "tzeentch"
        players.tzeentch.upgrades = ["acolytes"]
        players.slaanesh.hand = ["dark_influence"]
        regions.norsca = {figures = ["Acolyte"], tokens = ["2 warpstone"]}
        regions.tilea.tokens = ["hero"]
    """)
    table.play("tzeentch: Tc1>tro", "tzeentch: warpstone>tro")
    table.play("slaanesh: dark_influence@til.l", "slaanesh: hero>bad")
    assert (table["norsca.tokens"], table["troll_country.tokens"]) == ({"warpstone": 1}, {"warpstone": 1})
    assert (table["tilea.tokens"], table["badlands.tokens"]) == ({}, {"hero": 1})
    assert (table["stock"]["warpstone"], table["stock"]["hero"]) == (12, 3)


@pytest.mark.cites("R13.9", "C5", "R1.9", "old_world.mass_exodus")
def test_too_few_tokens_go_to_the_first_regions_in_region_order() -> None:
    table = Table("""
        start = "old_world"
        old_world.deck = ["mass_exodus"]
        regions.norsca.tokens = ["17 peasant"]
    """)
    placed = [region for region in ("kislev", "empire", "bretonnia", "estalia") if table[f"{region}.tokens"]]
    assert placed == ["kislev", "empire", "bretonnia"]
    assert table["stock"]["peasant"] == 0


@pytest.mark.cites("R13.9", "C5", "old_world.mass_exodus")
def test_a_token_that_a_ruined_region_cannot_take_serves_a_later_region() -> None:
    table = Table("""
        start = "old_world"
        old_world.deck = ["mass_exodus"]
        regions.norsca.tokens = ["19 peasant"]
        regions.kislev.ruined = 1
    """)
    assert table["empire.tokens"] == {"peasant": 1}


@pytest.mark.cites("R13.10", "R8.14", "R1.9", "old_world.mass_exodus")
def test_taken_peasants_are_out_of_the_stock() -> None:
    table = Table("""
        start = "old_world"
        old_world.deck = ["mass_exodus"]
        players.khorne.peasants = 12
        players.nurgle.peasants = 8
    """)
    assert table["kislev.tokens"] == {}
    assert (table["khorne.peasants"], table["nurgle.peasants"]) == (12, 8)
