"""R5: the draw phase."""

import pytest

from ruinous.rules.ids import CHAOS, KHORNE, SLAANESH, TZEENTCH
from ruinous.rules.options import Options
from ruinous.rules.ruleset import ruleset
from tests.kit.position import Position

FOUR = ("khorne", "nurgle", "tzeentch", "slaanesh")


def powers(t: Position) -> list[int]:
    return [t[f"{power}.power"] for power in FOUR]


def hands(t: Position) -> list[int]:
    return [t[f"{power}.hand.size"] for power in FOUR]


@pytest.mark.cites("R5.1")
@pytest.mark.parametrize("before", [0, 3, 12])
def test_power_is_set_to_the_highlighted_number_and_what_was_left_is_lost(before: int) -> None:
    t = Position({"start": "draw", "players": {power: {"power": before} for power in FOUR}})
    assert powers(t) == [7, 6, 6, 6]


@pytest.mark.cites("R5.1", "R17.3")
@pytest.mark.parametrize(
    ("power", "upgrades", "value"),
    [
        pytest.param("khorne", ["more_power"], 8, marks=pytest.mark.cites("khorne.more_power")),
        pytest.param("nurgle", ["power_of_pestilence"], 7, marks=pytest.mark.cites("nurgle.power_of_pestilence")),
        pytest.param("tzeentch", ["more_power"], 7, marks=pytest.mark.cites("tzeentch.more_power")),
        pytest.param("slaanesh", ["power_of_pleasure"], 7, marks=pytest.mark.cites("slaanesh.power_of_pleasure")),
        pytest.param("slaanesh", ["power_of_pain"], 7, marks=pytest.mark.cites("slaanesh.power_of_pain")),
        pytest.param(
            "slaanesh",
            ["power_of_pleasure", "power_of_pain"],
            9,
            marks=pytest.mark.cites("slaanesh.power_of_pleasure", "slaanesh.power_of_pain"),
        ),
    ],
)
def test_power_upgrades_raise_the_setting(power: str, upgrades: list[str], value: int) -> None:
    t = Position({"start": "draw", "players": {power: {"upgrades": upgrades}}})
    assert t[f"{power}.power"] == value
    assert sum(powers(t)) - value == 25 - {"khorne": 7}.get(power, 6)


@pytest.mark.cites("R5.2", "F8", "tzeentch.drain_power")
def test_power_never_exceeds_twelve() -> None:
    t = Position("""
    turn = "tzeentch"
    [players]
    tzeentch = {power = 12, hand = ["drain_power"]}
    """)
    t.play("tzeentch: drain_power@kis.l")
    assert t["tzeentch.power"] == 12


@pytest.mark.cites("R5.2", "F8")
def test_the_setting_of_the_draw_phase_does_not_exceed_twelve_either() -> None:
    # no card of ours sets power so high; a host's corrections may
    cards = """
    [upgrades."khorne.more_power"]
    power_bonus = 6
    """
    t = Position({"start": "draw", "options": {"cards": cards}, "players": {"khorne": {"upgrades": ["more_power"]}}})
    assert t["khorne.power"] == 12


@pytest.mark.cites("R5.3")
def test_khorne_nurgle_and_slaanesh_draw_two_cards_and_tzeentch_up_to_five() -> None:
    t = Position("""start = "draw" """)
    assert hands(t) == [2, 2, 5, 2]


@pytest.mark.cites("R5.3")
def test_each_player_draws_from_the_top_of_his_own_deck() -> None:
    t = Position("""
    start = "draw"
    [players]
    khorne = {deck = ["battle_cry", "ritual_slaying", "blood_frenzy"]}
    slaanesh = {deck = ["soporific_musk", "abyssal_pact", "dark_influence"]}
    """)
    assert sorted(t["khorne.hand"]) == ["battle_cry", "ritual_slaying"]
    assert sorted(t["slaanesh.hand"]) == ["abyssal_pact", "soporific_musk"]
    assert t["khorne.deck.size"] == 22


@pytest.mark.cites("R5.3", "R23.5")
@pytest.mark.parametrize(
    ("hand", "action", "drawn"),
    [
        (["teleport", "dazzle"], "done", 3),
        (["teleport", "dazzle"], "discard dazzle", 4),
        (["teleport", "dazzle", "dazzle", "drain_power", "warp_shield"], "done", 0),
        (["teleport", "dazzle", "dazzle", "drain_power", "warp_shield"], "discard teleport", 1),
        (["teleport", "dazzle", "dazzle", "drain_power", "warp_shield", "warp_shield"], "discard teleport", 0),
        (["teleport", "dazzle", "dazzle", "drain_power", "warp_shield", "warp_shield"], "done", 0),
    ],
)
def test_tzeentch_may_discard_one_card_and_then_draws_up_to_five(hand: list[str], action: str, drawn: int) -> None:
    t = Position({"start": "draw", "players": {"tzeentch": {"hand": hand}}})
    assert set(t.legal) == {"done", *(f"discard {card}" for card in hand)}
    t.play(f"tzeentch: {action}")
    discarded = action != "done"
    assert t["tzeentch.discard"] == ([action.partition(" ")[2]] if discarded else [])
    assert t["tzeentch.hand.size"] == len(hand) - discarded + drawn


@pytest.mark.cites("R5.4")
def test_there_is_no_hand_limit() -> None:
    hand = [CHAOS[card] for card in ruleset(Options()).decks[KHORNE]][:20]
    t = Position({"start": "draw", "players": {"khorne": {"hand": hand}}})
    assert (t["khorne.hand.size"], t["seat"]) == (22, "none")


@pytest.mark.cites("R5.5")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    t = Position("""
    start = "draw"
    [players]
    khorne = {discard = "rest"}
    """)
    assert t.happened("reshuffle", KHORNE)
    assert (t["khorne.hand.size"], t["khorne.deck.size"], t["khorne.discard.size"]) == (2, 22, 0)


@pytest.mark.cites("R5.5")
def test_a_deck_that_runs_out_in_the_middle_of_a_draw_is_made_anew() -> None:
    t = Position("""
    start = "draw"
    [players]
    khorne = {deck = ["ritual_slaying"], discard = "rest"}
    """)
    assert "ritual_slaying" in t["khorne.hand"]
    assert (t["khorne.hand.size"], t["khorne.deck.size"], t["khorne.discard.size"]) == (2, 22, 0)


@pytest.mark.cites("R5.5")
def test_the_new_deck_is_shuffled() -> None:
    text = """
    start = "draw"
    seed = %d
    [players]
    khorne = {discard = "rest"}
    """
    assert len({Position(text % seed).g.deck[KHORNE] for seed in range(8)}) == 8


@pytest.mark.cites("R5.5")
@pytest.mark.parametrize(("held", "drawn"), [(24, 0), (23, 1)])
def test_without_a_card_left_a_player_draws_no_more(held: int, drawn: int) -> None:
    cards = [CHAOS[card] for card in ruleset(Options()).decks[KHORNE]]
    players = {"khorne": {"hand": cards[:held], "discard": cards[held:]}}
    t = Position({"start": "draw", "players": players})
    assert (t["khorne.hand.size"], t["khorne.deck.size"]) == (held + drawn, 0)


@pytest.mark.cites("C37", "R5.5")
def test_a_deck_that_becomes_empty_is_made_anew_at_once() -> None:
    t = Position("""
    start = "draw"
    stop = "end"
    [players]
    khorne = {deck = ["battle_cry", "ritual_slaying"], discard = "rest"}
    [old_world]
    deck = ["plunged_into_chaos"]
    """)
    assert (t["khorne.hand.size"], t["khorne.deck.size"], t["khorne.discard.size"]) == (2, 22, 0)
    assert [event[0] for event in t.log if event[:2] in (("draw", 0), ("reshuffle", 0))] == ["draw", "reshuffle"]
    made = t.g.deck[KHORNE]
    t.play("khorne: battle_cry@kis.l", "nurgle: pass", "tzeentch: pass", "slaanesh: pass", "khorne: pass")
    assert t["round"] == 2
    assert t["khorne.discard"] == ["battle_cry"]  # discarded later in the round: not in the new deck
    assert (t["khorne.hand.size"], t.g.deck[KHORNE]) == (3, made[:-2])


@pytest.mark.cites("C37", "R5.5")
def test_a_draw_goes_on_from_the_new_deck_and_ends_when_nothing_is_left() -> None:
    t = Position("""
    start = "draw"
    [players]
    khorne = {deck = ["battle_cry"], discard = "rest"}
    """)
    assert (t["khorne.hand.size"], t["khorne.deck.size"], t["khorne.discard.size"]) == (2, 22, 0)
    every = ["blood_frenzy", "battle_cry", "the_skull_throne"] * 4
    every += ["field_of_carnage", "ritual_slaying", "reborn_in_blood", "the_blood_gods_call"] * 3
    short = Position({"start": "draw", "players": {"khorne": {"hand": every[:23], "deck": every[23:]}}})
    assert (short["khorne.hand.size"], short["khorne.deck.size"]) == (24, 0)
    assert not short.happened("reshuffle", KHORNE)


@pytest.mark.cites("C37")
def test_in_edition_1_a_deck_was_not_made_anew_before_a_card_had_to_be_drawn_from_it() -> None:
    t = Position("""
    start = "draw"
    options.edition = 1
    [players]
    khorne = {deck = ["battle_cry", "ritual_slaying"], discard = "rest"}
    """)
    assert (t["khorne.hand.size"], t["khorne.deck.size"], t["khorne.discard.size"]) == (2, 0, 22)
    assert not t.happened("reshuffle")


@pytest.mark.cites("R5.6")
@pytest.mark.parametrize("action", ["done", "discard teleport"])
def test_no_draw_depends_on_another_players_choice(action: str) -> None:
    t = Position("""
    start = "draw"
    [players]
    tzeentch = {hand = ["teleport"]}
    slaanesh = {deck = ["soporific_musk", "abyssal_pact"]}
    """)
    assert t["seat"] == "tzeentch"
    t.play(f"tzeentch: {action}")
    assert sorted(t["slaanesh.hand"]) == ["abyssal_pact", "soporific_musk"]
    assert [event[1] for event in t.log if event[0] == "draw"] == [0, 1, TZEENTCH, SLAANESH]
