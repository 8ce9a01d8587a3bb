"""The costly Chaos cards of the Horned Rat: Warp Token Cache and Screaming Bell."""

import pytest

from tests.kit.position import Position

ALL_FIVE = 'powers = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]'
QUIET = """
players.khorne.power = 0
players.nurgle.power = 0
players.tzeentch.power = 0
players.slaanesh.power = 0
"""


def set_up(text: str) -> Position:
    return Position(f"{ALL_FIVE}\n{text}")


# --- Warp Token Cache ---------------------------------------------------------------------------------------------


def cached(text: str, *plays: str) -> Position:
    """From step 1 of the end phase through the Old World and the draw phase of the next round."""
    t = set_up(f'start = "end"\nold_world.deck = ["vermin_outbreak", "skavengers"]\noptions.events = "mixed"\n{text}')
    t.play(*plays)
    return t


@pytest.mark.cites("horned_rat.warp_token_cache", "R11.2")
def test_a_cache_may_be_laid_beside_the_sheet_instead_of_discarded() -> None:
    text = 'start = "end.1"\nregions.tilea.cards = ["warp_token_cache"]'
    kept, gone = set_up(text), set_up(text)
    assert (kept["seat"], kept.legal) == ("horned_rat", ["done", "keep"])
    kept.play("horned_rat: keep")
    gone.play("horned_rat: done")
    assert (kept["horned_rat.discard"], gone["horned_rat.discard"]) == ([], ["warp_token_cache"])
    assert (len(kept.g.cached[4]), len(gone.g.cached[4])) == (1, 0)
    assert kept["tilea.cards"] == gone["tilea.cards"] == ["", ""]


@pytest.mark.cites("horned_rat.warp_token_cache", "R11.2")
def test_other_cards_of_his_cannot_be_kept() -> None:
    t = set_up('start = "end.1"\nregions.tilea.cards = ["screaming_bell", "grey_seer"]')
    assert t["seat"] == "none"
    assert t["horned_rat.discard"] == ["screaming_bell", "grey_seer"]


@pytest.mark.cites("horned_rat.warp_token_cache", "tzeentch.changer_of_ways", "C28")
def test_a_silenced_cache_cannot_be_kept() -> None:
    t = set_up('start = "end.1"\nregions.tilea.cards = ["warp_token_cache", "changer_of_ways"]')
    assert t["seat"] == "none"
    assert t["horned_rat.discard"] == ["warp_token_cache"]


@pytest.mark.cites("horned_rat.warp_token_cache", "R5.2")
def test_a_cache_is_worth_three_power_after_power_is_set() -> None:
    t = cached('regions.tilea.cards = ["warp_token_cache"]\nplayers.horned_rat.power = 0', "horned_rat: keep")
    assert (t["phase"], t["round"], t["seat"]) == ("draw", 2, "horned_rat")
    assert t.legal == ["done", "discard warp_token_cache"]
    assert t["horned_rat.power"] == 6
    assert t["horned_rat.hand.size"] == 0
    t.play("horned_rat: discard warp_token_cache")
    assert t["horned_rat.power"] == 9
    assert t["horned_rat.discard"] == ["warp_token_cache"]
    assert t.g.cached[4] == b""
    assert t["horned_rat.hand.size"] == 2


@pytest.mark.cites("horned_rat.warp_token_cache", "F8", "R5.2")
def test_three_caches_bring_him_to_twelve_and_no_further() -> None:
    cards = (
        'regions.tilea.cards = ["warp_token_cache", "warp_token_cache"]\nregions.empire.cards = ["warp_token_cache"]'
    )
    t = cached(cards, *["horned_rat: keep"] * 3)
    t.play("horned_rat: discard warp_token_cache")
    assert t["horned_rat.power"] == 9
    t.play("horned_rat: discard warp_token_cache")
    assert t["horned_rat.power"] == 12
    t.play("horned_rat: discard warp_token_cache")
    assert t["horned_rat.power"] == 12
    assert t["horned_rat.discard.size"] == 3


@pytest.mark.cites("horned_rat.warp_token_cache")
def test_a_cache_may_wait_for_a_later_round_and_some_may_be_kept_back() -> None:
    cards = 'regions.tilea.cards = ["warp_token_cache", "warp_token_cache"]'
    t = cached(
        cards, "horned_rat: keep", "horned_rat: keep", "horned_rat: discard warp_token_cache", "horned_rat: done"
    )
    assert (t["horned_rat.power"], len(t.g.cached[4])) == (9, 1)
    while not (t["round"] == 3 and t["phase"] == "draw" and t["seat"] == "horned_rat"):
        t.play("pass" if "pass" in t.legal else "done" if "done" in t.legal else t.legal[0])
    assert t.legal == ["done", "discard warp_token_cache"]
    assert t["horned_rat.power"] == 6
    t.play("horned_rat: discard warp_token_cache")
    assert t["horned_rat.power"] == 9


@pytest.mark.cites("horned_rat.warp_token_cache", "R5.5")
def test_a_cached_card_is_not_shuffled_into_a_new_deck() -> None:
    t = cached(
        'regions.tilea.cards = ["warp_token_cache"]\nplayers.horned_rat = {discard = "rest"}',
        "horned_rat: keep",
        "horned_rat: done",
    )
    assert len(t.g.shuffled[4]) == 23
    assert t["horned_rat.deck.size"] + t["horned_rat.hand.size"] == 23


@pytest.mark.cites("horned_rat.warp_token_cache", "R16.2")
def test_a_cache_costs_two_and_has_a_symbol_while_it_lies_on_the_board() -> None:
    t = set_up(f'turn = "horned_rat"\n{QUIET}\nplayers.horned_rat = {{power = 4, hand = ["warp_token_cache"]}}')
    t.play("horned_rat: warp_token_cache@til.l")
    assert (t["horned_rat.power"], t["tilea.magic"], t["tilea.domination"]["horned_rat"]) == (2, 1, 2)


# --- Screaming Bell -----------------------------------------------------------------------------------------------


@pytest.mark.cites("horned_rat.screaming_bell")
def test_screaming_bell_places_a_skaven_and_adds_one_per_skaven_to_his_domination() -> None:
    t = set_up(
        f"""
        turn = "horned_rat"
        {QUIET}
        players.horned_rat = {{power = 7, hand = ["screaming_bell", "screaming_bell"]}}
        regions.empire = {{tokens = ["2 skaven"], figures = ["Bloodletter"]}}
        """
    )
    t.play("horned_rat: screaming_bell@emp.l")
    assert t["empire.tokens"] == {"skaven": 3}
    assert t["horned_rat.power"] == 4
    assert t["empire.resistance"] == 2
    assert t["empire.domination"] == {"khorne": 1, "nurgle": 0, "tzeentch": 0, "slaanesh": 0, "horned_rat": 3 + 3}
    t.play("horned_rat: screaming_bell@emp.r")
    assert t["empire.domination"]["horned_rat"] == 2 * 3 + 2 * 4


@pytest.mark.cites("horned_rat.screaming_bell")
def test_screaming_bell_with_the_stock_empty_still_counts_the_skaven() -> None:
    t = set_up(
        f"""
        turn = "horned_rat"
        {QUIET}
        players.horned_rat = {{power = 7, hand = ["screaming_bell"]}}
        regions.empire.tokens = ["16 skaven"]
        """
    )
    t.play("horned_rat: screaming_bell@emp.l")
    assert t["empire.tokens"] == {"skaven": 16}
    assert t["empire.domination"]["horned_rat"] == 3 + 16


@pytest.mark.cites("horned_rat.screaming_bell", "tzeentch.changer_of_ways")
def test_screaming_bell_silenced_counts_only_its_cost() -> None:
    t = set_up('regions.empire = {tokens = ["2 skaven"], cards = ["screaming_bell", "changer_of_ways"]}')
    assert t["empire.domination"]["horned_rat"] == 3


@pytest.mark.cites("horned_rat.screaming_bell", "R9.5", "R12.4")
def test_screaming_bell_can_win_a_region_without_a_figure() -> None:
    t = set_up('start = "domination"\nregions.kislev = {tokens = ["skaven"], cards = ["screaming_bell"]}')
    assert t["horned_rat.vp"] == 3
    assert t["horned_rat.counters"] == 1
