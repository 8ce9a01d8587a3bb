"""R5: the draw phase."""

import pytest

from ruinous.rules.ids import CHAOS, KHORNE, SLAANESH, TZEENTCH
from ruinous.rules.options import Options
from ruinous.rules.ruleset import ruleset
from ruinous.rules.scenario import Table

FOUR = ("khorne", "nurgle", "tzeentch", "slaanesh")


def powers(table: Table) -> list[int]:
    return [table[f"{power}.power"] for power in FOUR]


def hands(table: Table) -> list[int]:
    return [table[f"{power}.hand.size"] for power in FOUR]


@pytest.mark.cites("R5.1")
@pytest.mark.parametrize("before", [0, 3, 12])
def test_power_is_set_to_the_highlighted_number_and_what_was_left_is_lost(before: int) -> None:
    table = Table({"start": "draw", "players": {power: {"power": before} for power in FOUR}})
    assert powers(table) == [7, 6, 6, 6]


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
    table = Table({"start": "draw", "players": {power: {"upgrades": upgrades}}})
    assert table[f"{power}.power"] == value
    assert sum(powers(table)) - value == 25 - {"khorne": 7}.get(power, 6)


@pytest.mark.cites("R5.2", "F8", "tzeentch.drain_power")
def test_power_never_exceeds_twelve() -> None:
    table = Table("""
    turn = "tzeentch"
    [players]
    tzeentch = {power = 12, hand = ["drain_power"]}
    """)
    table.play("tzeentch: drain_power@kis.l")
    assert table["tzeentch.power"] == 12


@pytest.mark.cites("R5.2", "F8")
def test_the_setting_of_the_draw_phase_does_not_exceed_twelve_either() -> None:
    # no card of ours sets power so high; a host's corrections may
    cards = """
    [upgrades."khorne.more_power"]
    power_bonus = 6
    """
    table = Table({"start": "draw", "options": {"cards": cards}, "players": {"khorne": {"upgrades": ["more_power"]}}})
    assert table["khorne.power"] == 12


@pytest.mark.cites("R5.3")
def test_khorne_nurgle_and_slaanesh_draw_two_cards_and_tzeentch_up_to_five() -> None:
    table = Table("""start = "draw" """)
    assert hands(table) == [2, 2, 5, 2]


@pytest.mark.cites("R5.3")
def test_each_player_draws_from_the_top_of_his_own_deck() -> None:
    table = Table("""
    start = "draw"
    [players]
    khorne = {deck = ["battle_cry", "ritual_slaying", "blood_frenzy"]}
    slaanesh = {deck = ["soporific_musk", "abyssal_pact", "dark_influence"]}
    """)
    assert sorted(table["khorne.hand"]) == ["battle_cry", "ritual_slaying"]
    assert sorted(table["slaanesh.hand"]) == ["abyssal_pact", "soporific_musk"]
    assert table["khorne.deck.size"] == 22


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
    table = Table({"start": "draw", "players": {"tzeentch": {"hand": hand}}})
    assert set(table.legal) == {"done", *(f"discard {card}" for card in hand)}
    table.play(f"tzeentch: {action}")
    discarded = action != "done"
    assert table["tzeentch.discard"] == ([action.partition(" ")[2]] if discarded else [])
    assert table["tzeentch.hand.size"] == len(hand) - discarded + drawn


@pytest.mark.cites("R5.4")
def test_there_is_no_hand_limit() -> None:
    hand = [CHAOS[card] for card in ruleset(Options()).decks[KHORNE]][:20]
    table = Table({"start": "draw", "players": {"khorne": {"hand": hand}}})
    assert (table["khorne.hand.size"], table["seat"]) == (22, "none")


@pytest.mark.cites("R5.5")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = Table("""
    start = "draw"
    [players]
    khorne = {discard = "rest"}
    """)
    assert table.happened("reshuffle", KHORNE)
    assert (table["khorne.hand.size"], table["khorne.deck.size"], table["khorne.discard.size"]) == (2, 22, 0)


@pytest.mark.cites("R5.5")
def test_a_deck_that_runs_out_in_the_middle_of_a_draw_is_made_anew() -> None:
    table = Table("""
    start = "draw"
    [players]
    khorne = {deck = ["ritual_slaying"], discard = "rest"}
    """)
    assert "ritual_slaying" in table["khorne.hand"]
    assert (table["khorne.hand.size"], table["khorne.deck.size"], table["khorne.discard.size"]) == (2, 22, 0)


@pytest.mark.cites("R5.5")
def test_the_new_deck_is_shuffled() -> None:
    text = """
    start = "draw"
    seed = %d
    [players]
    khorne = {discard = "rest"}
    """
    assert len({Table(text % seed).g.deck[KHORNE] for seed in range(8)}) == 8


@pytest.mark.cites("R5.5")
@pytest.mark.parametrize(("held", "drawn"), [(24, 0), (23, 1)])
def test_without_a_card_left_a_player_draws_no_more(held: int, drawn: int) -> None:
    cards = [CHAOS[card] for card in ruleset(Options()).decks[KHORNE]]
    players = {"khorne": {"hand": cards[:held], "discard": cards[held:]}}
    table = Table({"start": "draw", "players": players})
    assert (table["khorne.hand.size"], table["khorne.deck.size"]) == (held + drawn, 0)


@pytest.mark.cites("C37")
def test_a_deck_is_not_made_anew_before_a_card_must_be_drawn_from_it() -> None:
    table = Table("""
    start = "draw"
    [players]
    khorne = {deck = ["battle_cry", "ritual_slaying"], discard = "rest"}
    """)
    assert (table["khorne.hand.size"], table["khorne.deck.size"], table["khorne.discard.size"]) == (2, 0, 22)
    assert not table.happened("reshuffle")


@pytest.mark.cites("R5.6")
@pytest.mark.parametrize("action", ["done", "discard teleport"])
def test_no_draw_depends_on_another_players_choice(action: str) -> None:
    table = Table("""
    start = "draw"
    [players]
    tzeentch = {hand = ["teleport"]}
    slaanesh = {deck = ["soporific_musk", "abyssal_pact"]}
    """)
    assert table["seat"] == "tzeentch"
    table.play(f"tzeentch: {action}")
    assert sorted(table["slaanesh.hand"]) == ["abyssal_pact", "soporific_musk"]
    assert [event[1] for event in table.g.log if event[0] == "draw"] == [0, 1, TZEENTCH, SLAANESH]
