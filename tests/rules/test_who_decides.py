"""R23: who decides what."""

import pytest

from tests.kit.position import Position


@pytest.mark.cites("R23.1", "R4.2")
def test_the_immediate_instruction_of_an_old_world_card_is_up_to_the_lowest_threat() -> None:
    t = Position("""
    start = "old_world"
    [players]
    nurgle = {dial = 3}
    tzeentch = {dial = 2}
    khorne = {dial = 4}
    [old_world]
    deck = ["dwarf_trollslayers"]
    """)
    assert (t["seat"], t.legal) == ("slaanesh", ["option 1", "option 2"])


@pytest.mark.cites("R23.2", "R11.4", "C7", "old_world.skavengers")
def test_a_choice_in_step_three_that_is_given_to_nobody_is_up_to_the_lowest_threat() -> None:
    t = Position("""
    start = "end.3"
    [regions.norsca]
    tokens = ["warpstone"]
    [regions.tilea]
    tokens = ["warpstone"]
    figures = ["Acolyte"]
    [players.nurgle]
    dial = 1
    [old_world]
    track = ["skavengers"]
    """)
    assert (t["seat"], t.legal) == ("tzeentch", ["+skaven@nor", "+skaven@til"])


@pytest.mark.cites("R23.3")
def test_only_the_player_whose_turn_it_is_chooses_from_his_own_figures_and_cards() -> None:
    t = Position("""
    turn = "nurgle"
    [players]
    khorne = {hand = ["blood_frenzy"]}
    nurgle = {power = 1, hand = ["plague_aura"]}
    """)
    assert t["seat"] == "nurgle"
    assert {text[0] for text in t.legal if ">" in text} == {"N"}
    assert {text.partition("@")[0] for text in t.legal if "@" in text} == {"plague_aura"}


@pytest.mark.cites("R23.4", "tzeentch.teleport")
def test_the_owner_of_a_card_chooses_its_targets() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Leper", "Bloodletter"]
    [players.tzeentch]
    hand = ["teleport"]
    """)
    t.play("tzeentch: teleport@kis.l")
    assert t["seat"] == "tzeentch"
    assert {text.partition(">")[0] for text in t.legal} == {"Nc1", "Kw1"}


@pytest.mark.cites("R23.4", "slaanesh.keeper_of_secrets")
def test_the_owner_of_an_upgrade_chooses_its_targets() -> None:
    t = Position("""
    start = "domination"
    [regions.kislev]
    figures = ["Keeper of Secrets", "Leper", "Bloodsworn", "Bloodletter", "Seductress"]
    [players.slaanesh]
    upgrades = ["keeper_of_secrets"]
    """)
    assert (t["seat"], t.legal) == ("slaanesh", ["done", "pick Kc1", "pick Nc1"])


@pytest.mark.cites("R23.5", "tzeentch.the_meddling_of_skaven")
def test_the_player_who_discards_chooses_the_cards() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Leper", "Bloodletter"]
    [players]
    tzeentch = {hand = ["the_meddling_of_skaven"]}
    khorne = {hand = ["battle_cry", "blood_frenzy", "ritual_slaying"]}
    """)
    t.play("tzeentch: the_meddling_of_skaven@kis.l", "tzeentch: name khorne")
    assert t["seat"] == "khorne"
    t.play("khorne: discard ritual_slaying", "khorne: discard battle_cry")
    assert t["khorne.hand"] == ["blood_frenzy"]


@pytest.mark.cites("R23.6", "R8.6")
def test_the_roller_assigns_his_hits() -> None:
    t = Position("""
    start = "battle"
    dice = [4, 1]
    [regions.kislev]
    figures = ["Bloodletter", "Leper", "Acolyte"]
    """)
    assert (t["seat"], t.legal) == ("khorne", ["hit Nc1", "hit Tc1"])


@pytest.mark.cites("R23.6", "R8.19", "nurgle.plaguebearers")
def test_automatic_hits_are_assigned_by_whoever_controls_the_plaguebearers() -> None:
    t = Position("""
    start = "battle"
    dice = [4, 1, 1]
    [regions.kislev]
    figures = ["Bloodletter", "Bloodsworn", "Plaguebearer"]
    [players.nurgle]
    upgrades = ["plaguebearers"]
    """)
    assert (t["seat"], t.legal) == ("nurgle", ["hit Kc1", "hit Kw1"])


@pytest.mark.cites("R23.6", "R8.22", "C1")
def test_the_roller_chooses_his_one_die_under_greenskins_invade() -> None:
    t = Position("""
    start = "battle"
    [regions.tilea]
    figures = ["Bloodletter", "Leper"]
    tokens = ["event"]
    cards = ["blood_frenzy", ""]
    [old_world]
    track = ["greenskins_invade"]
    """)
    assert (t["seat"], t.legal) == ("khorne", ["roll", "wait"])


@pytest.mark.cites("R23.7", "R11.3")
def test_the_affected_player_chooses_what_a_hero_takes() -> None:
    t = Position("""
    start = "end.2"
    [regions.kislev]
    figures = ["Bloodsworn", "Bloodletter", "Leper"]
    tokens = ["hero"]
    """)
    assert (t["seat"], t.legal) == ("khorne", ["pick Kc1", "pick Kw1"])


@pytest.mark.cites("R23.7", "old_world.dark_elf_corsairs", "old_world.dwarf_trollslayers")
@pytest.mark.parametrize(
    ("card", "figures", "token", "legal"),
    [
        ("dark_elf_corsairs", ["Acolyte", "Leper controlled by tzeentch"], "event", ["pick Nc1", "pick Tc1"]),
        ("dwarf_trollslayers", ["Horror", "Lord of Change", "Acolyte"], "hero", ["pick Tw1", "pick Td1"]),
    ],
)
def test_the_player_who_loses_something_by_an_old_world_card_chooses_it(
    card: str, figures: list[str], token: str, legal: list[str]
) -> None:
    regions = {"norsca": {"figures": figures, "tokens": [token]}}
    t = Position({"start": "end.3", "regions": regions, "old_world": {"track": [card]}})
    assert (t["seat"], t.legal) == ("tzeentch", legal)


@pytest.mark.cites("R23.8", "R12.6", "dial.upgrade_card", "dial.place_warpstone")
def test_the_owner_of_a_dial_chooses_what_its_instruction_leaves_open() -> None:
    t = Position("""
    start = "end.5"
    [players]
    khorne = {dial = 1, counters = 1}
    tzeentch = {dial = 0, counters = 1}
    """)
    assert (t["seat"], len(t.legal)) == ("khorne", 5)
    t.play("khorne: upgrade bloodthirster")
    assert (t["seat"], len(t.legal)) == ("tzeentch", 9)
    t.play("tzeentch: +warpstone@bad")
    assert t["badlands.tokens"] == {"warpstone": 1}


@pytest.mark.cites("R23.9", "R6.10")
def test_of_identical_things_only_one_is_offered() -> None:
    t = Position("""
    start = "end.2"
    [regions.kislev]
    figures = ["3 Bloodsworn", "2 Bloodletter"]
    tokens = ["hero"]
    """)
    assert t.legal == ["pick Kc1", "pick Kw1"]


@pytest.mark.cites("R23.9")
def test_cards_of_one_title_are_offered_once() -> None:
    t = Position("""
    start = "draw"
    [players.tzeentch]
    hand = ["dazzle", "dazzle", "teleport"]
    """)
    assert sorted(t.legal) == ["discard dazzle", "discard teleport", "done"]
