"""Tzeentch's upgrades of the Morrslieb set. What the Lord of Change keeps secret is in test_secrets_shown.py."""

import pytest

from ruinous.rules.ids import OLD_WORLD_SLUGS, TZEENTCH
from tests.kit.position import Position


def tzeentch(upgrade: str, text: str, player: str = "", *plays: str) -> Position:
    """A game with the Morrslieb set and one upgrade of Tzeentch in play; then what Tzeentch does."""
    t = Position(f"""
        options.card_set = "morrslieb"
        {text}
        [players.tzeentch]
        upgrades = ["tzeentch_m.{upgrade}"]
        {player}
    """)
    t.play(*(f"tzeentch: {play}" for play in plays))
    return t


# --- Acolytes -----------------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch_m.acolytes")
def test_an_acolyte_may_be_paid_for_with_a_card() -> None:
    t = tzeentch("acolytes", 'turn = "tzeentch"', 'power = 1\nhand = ["havoc", "warpshock"]', "Tc1>kis$")
    assert t["legal"] == ["discard warpshock", "discard havoc"]
    t.play("tzeentch: discard havoc")
    assert t["kislev.figures"] == ["Acolyte"]
    assert (t["tzeentch.power"], t["tzeentch.discard"]) == (1, ["havoc"])
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch_m.acolytes")
def test_an_acolyte_may_still_be_paid_for_with_power() -> None:
    t = tzeentch("acolytes", 'turn = "tzeentch"', 'power = 1\nhand = ["havoc"]', "Tc1>kis")
    assert (t["tzeentch.power"], t["tzeentch.hand"]) == (0, ["havoc"])


@pytest.mark.cites("tzeentch_m.acolytes")
def test_only_acolytes_are_paid_with_cards_and_only_while_he_has_one() -> None:
    t = tzeentch("acolytes", 'turn = "tzeentch"', 'power = 5\nhand = ["havoc"]')
    assert {action[:2] for action in t.legal if action.endswith("$")} == {"Tc"}
    t = tzeentch("acolytes", 'turn = "tzeentch"', "power = 5")
    assert not [action for action in t.legal if action.endswith("$")]
    t = tzeentch("horrors", 'turn = "tzeentch"', 'power = 5\nhand = ["havoc"]')
    assert not [action for action in t.legal if action.endswith("$")]


@pytest.mark.cites("tzeentch_m.acolytes", "R6.1")
def test_without_power_there_is_no_turn_to_pay_with_a_card_in() -> None:
    t = tzeentch("acolytes", 'turn = "tzeentch"', 'power = 0\nhand = ["havoc"]')
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch_m.acolytes", "R6.8", "old_world_x.the_warrens_erupt")
def test_surcharges_are_still_paid_in_power() -> None:
    text = """
        turn = "tzeentch"
        options.events = "realm_of_chaos"
        regions.kislev = {tokens = ["skaven"]}
        old_world.track = ["the_warrens_erupt"]
    """
    t = tzeentch("acolytes", text, 'power = 1\nhand = ["havoc"]')
    assert "Tc1>kis" not in t.legal
    t.play("tzeentch: Tc1>kis$", "tzeentch: discard havoc")
    assert (t["tzeentch.power"], t["tzeentch.hand"]) == (0, [])
    t = tzeentch("acolytes", text, 'power = 1\nhand = ["havoc"]', "Tc1>emp$", "discard havoc")
    assert t["tzeentch.power"] == 1


# --- Horrors ------------------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch_m.horrors", "R16.2")
def test_each_horror_is_a_magic_symbol_where_it_stands() -> None:
    text = """
        regions.kislev = {figures = ["2 Horror", "Acolyte"], cards = ["glean"]}
        regions.empire = {figures = ["Acolyte"]}
    """
    t = tzeentch("horrors", text)
    assert (t["kislev.magic"], t["empire.magic"]) == (3, 0)
    assert tzeentch("acolytes", text)["kislev.magic"] == 1


@pytest.mark.cites("tzeentch_m.horrors", "R12.4")
@pytest.mark.parametrize(("upgrade", "counters"), [("horrors", 1), ("acolytes", 0)])
def test_symbols_of_horrors_count_for_his_dial(upgrade: str, counters: int) -> None:
    text = 'start = "corruption"\nregions.kislev = {figures = ["2 Horror", "2 Acolyte"]}'
    assert tzeentch(upgrade, text)["tzeentch.counters"] == counters


# --- Lord of Change -----------------------------------------------------------------------------------------------

LOOK = """
    start = "old_world"
    regions.kislev = {figures = ["Lord of Change"]}
    old_world.deck = ["mass_exodus", "plunged_into_chaos", "greenskins_invade"]
"""


@pytest.mark.cites("tzeentch_m.lord_of_change")
@pytest.mark.parametrize(
    ("option", "drawn", "later"),
    [
        ("option 1", "mass_exodus", ["plunged_into_chaos", "greenskins_invade"]),
        ("option 2", "plunged_into_chaos", ["mass_exodus", "greenskins_invade"]),
    ],
)
def test_the_lord_of_change_orders_the_next_two_old_world_cards(option: str, drawn: str, later: list[str]) -> None:
    t = tzeentch("lord_of_change", LOOK)
    assert t["legal"] == ["option 1", "option 2"]
    t.play(f"tzeentch: {option}")
    assert t["used"] == [drawn]
    slugs = [OLD_WORLD_SLUGS[card] for card in reversed(t.g.old_world_deck)]
    assert slugs == later


@pytest.mark.cites("tzeentch_m.lord_of_change")
def test_the_lord_of_change_must_be_on_the_board() -> None:
    t = tzeentch("lord_of_change", LOOK.replace("Lord of Change", "Horror"))
    assert not t.happened("peek")
    assert t["used"] == ["mass_exodus"]


@pytest.mark.cites("tzeentch_m.lord_of_change")
def test_the_lord_of_change_looks_at_the_last_card_alone() -> None:
    t = tzeentch("lord_of_change", LOOK.replace(', "plunged_into_chaos", "greenskins_invade"', ""))
    assert t.happened("peek", TZEENTCH, bytes([OLD_WORLD_SLUGS.index("mass_exodus")]))
    assert t["used"] == ["mass_exodus"]


# --- Mystical Disregard -------------------------------------------------------------------------------------------

FULL = """
    turn = "tzeentch"
    powers = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]
    regions.kislev = {figures = ["Seductress"], cards = ["pleasure_shield", "warpshock", "doomwheel"]}
    players.horned_rat = {upgrades = ["council_of_thirteen"]}
"""


@pytest.mark.cites("tzeentch_m.mystical_disregard", "R7.2")
def test_he_may_play_onto_any_card_his_own_and_the_third_one_too() -> None:
    t = tzeentch("mystical_disregard", FULL, 'hand = ["glean"]')
    assert {"glean@kis.l", "glean@kis.r", "glean@kis.t", "glean@emp.l"} <= set(t.legal)
    assert "glean@emp.t" not in t.legal
    assert not [a for a in tzeentch("well", FULL, 'hand = ["glean"]').legal if a.startswith("glean@kis")]


@pytest.mark.cites("tzeentch_m.mystical_disregard")
def test_a_replaced_card_is_discarded_and_counts_no_more() -> None:
    t = tzeentch("mystical_disregard", FULL, 'power = 3\nhand = ["havoc"]')
    assert t["kislev.domination"]["slaanesh"] == 1 + 2
    t.play("tzeentch: havoc@kis.l", "tzeentch: done")
    assert t["kislev.cards"] == ["havoc", "warpshock", "doomwheel"]
    assert t["slaanesh.discard"] == ["pleasure_shield"]
    assert t["kislev.domination"]["slaanesh"] == 1
    assert t["kislev.magic"] == 2
    assert t["tzeentch.power"] == 1


@pytest.mark.cites("tzeentch_m.mystical_disregard")
def test_the_third_card_of_the_horned_rat_goes_to_his_pile() -> None:
    t = tzeentch("mystical_disregard", FULL, 'hand = ["warpstorm"]', "warpstorm@kis.t")
    assert t["horned_rat.discard"] == ["doomwheel"]
    assert t["kislev.cards"] == ["pleasure_shield", "warpshock", "warpstorm"]


@pytest.mark.cites("tzeentch_m.mystical_disregard")
def test_nobody_else_may_play_onto_cards() -> None:
    text = FULL.replace('turn = "tzeentch"', 'turn = "slaanesh"\nplayers.slaanesh = {hand = ["debauchery"]}')
    t = tzeentch("mystical_disregard", text)
    assert t["seat"] == "slaanesh"
    assert not [action for action in t.legal if action.startswith("debauchery@kis")]


@pytest.mark.cites("tzeentch_m.mystical_disregard", "slaanesh_m.corrupt_from_within")
def test_what_a_replaced_card_has_done_stays_done() -> None:
    text = """
        turn = "slaanesh"
        regions.kislev = {figures = ["Leper"]}
        players.slaanesh = {hand = ["corrupt_from_within"]}
        players.khorne.power = 0
        players.nurgle.power = 0
    """
    t = tzeentch("mystical_disregard", text, 'hand = ["warpstorm"]')
    t.play("slaanesh: corrupt_from_within@kis.l", "tzeentch: warpstorm@kis.l")
    assert t["kislev.corruption"] == {"slaanesh": 1}


@pytest.mark.cites("tzeentch_m.mystical_disregard", "slaanesh_m.joyous_surrender")
def test_what_lies_on_a_replaced_card_is_free() -> None:
    text = """
        turn = "slaanesh"
        regions.kislev = {figures = ["Seductress"]}
        players.slaanesh = {hand = ["joyous_surrender"]}
        players.khorne.power = 0
        players.nurgle.power = 0
    """
    t = tzeentch("mystical_disregard", text, 'hand = ["warpstorm"]')
    t.play("slaanesh: joyous_surrender@kis.l", "slaanesh: pick Sc1", "tzeentch: warpstorm@kis.l")
    assert (t["kislev.conquest"], t["kislev.figures"]) == (3, ["Seductress"])


DUE = """
    turn = "tzeentch"
    regions.kislev = {tokens = ["skaven"], cards = ["pleasure_shield"]}
    old_world.track = ["the_horned_ones_due"]
"""


@pytest.mark.cites("C63", "tzeentch_m.mystical_disregard", "old_world.the_horned_ones_due")
def test_replacing_the_one_card_the_horned_ones_due_allows_is_legal() -> None:
    t = tzeentch("mystical_disregard", DUE, 'hand = ["glean"]')
    assert [action for action in t.legal if action.startswith("glean@kis")] == ["glean@kis.l"]
    assert not [a for a in tzeentch("well", DUE, 'hand = ["glean"]').legal if a.startswith("glean@kis")]


@pytest.mark.cites("C63", "tzeentch_m.mystical_disregard", "old_world_x.the_horned_ones_due")
@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        (["pleasure_shield", "doomwheel"], ["l"]),  # the card of the Horned Rat does not count, so it may not go
        (["doomwheel", ""], ["l", "r"]),
        (["pleasure_shield", "warpshock"], ["l", "r"]),
    ],
)
def test_replacing_a_card_the_limit_does_not_count_would_be_one_more(cards: list[str], legal: list[str]) -> None:
    text = f"""
        turn = "tzeentch"
        powers = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]
        regions.kislev = {{tokens = ["skaven"], cards = {cards}}}
        old_world.track = ["old_world_x.the_horned_ones_due"]
    """
    t = tzeentch("mystical_disregard", text, 'hand = ["glean"]')
    assert [a.rpartition(".")[2] for a in t.legal if a.startswith("glean@kis")] == legal


@pytest.mark.cites("tzeentch_m.mystical_disregard", "old_world_x.high_elf_protection")
def test_no_card_is_replaced_where_none_may_be_played() -> None:
    text = """
        turn = "tzeentch"
        options.events = "realm_of_chaos"
        regions.kislev = {tokens = ["event"], cards = ["pleasure_shield"]}
        regions.empire = {ruined = 1, cards = ["pleasure_shield"]}
        old_world.track = ["high_elf_protection"]
    """
    t = tzeentch("mystical_disregard", text, 'hand = ["glean"]')
    assert not [action for action in t.legal if action.startswith(("glean@kis", "glean@emp"))]
    assert "glean@nor.l" in t.legal


# --- Well ---------------------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch_m.well", "R5.1")
def test_the_well_gives_power_where_he_stands_and_two_symbols_or_warpstone_are() -> None:
    text = """
        start = "draw"
        regions.kislev = {figures = ["Acolyte"], tokens = ["2 warpstone"]}
        regions.empire = {figures = ["2 Horror"], tokens = ["warpstone"], cards = ["glean"]}
        regions.tilea = {figures = ["Acolyte"], tokens = ["warpstone"]}
        regions.estalia = {figures = ["Leper"], tokens = ["2 warpstone"]}
    """
    base = tzeentch("acolytes", text)["tzeentch.power"]
    assert tzeentch("well", text)["tzeentch.power"] == base + 2


@pytest.mark.cites("tzeentch_m.well", "F8")
def test_the_well_fills_to_the_end_of_the_track_only() -> None:
    regions = ("norsca", "troll_country", "kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes")
    lines = [
        f'regions.{region} = {{figures = ["Acolyte"], cards = ["{a}", "{b}"]}}'
        for region, a, b in zip(
            regions,
            ["glean"] * 3 + ["warpstorm"] * 3 + ["warp_portal"] * 2,
            ["convocation"] * 3 + ["warpshock"] * 3 + ["havoc"] * 2,
            strict=True,
        )
    ]
    text = 'start = "draw"\n' + "\n".join(lines)
    assert tzeentch("acolytes", text)["tzeentch.power"] + 8 > 12
    assert tzeentch("well", text)["tzeentch.power"] == 12
