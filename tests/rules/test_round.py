"""R3: the round and its windows."""

from functools import partial
from typing import Any

import pytest

from ruinous.rules.ids import CHAOS, KHORNE, NURGLE, REGIONS, SLAANESH, UPGRADES
from tests.kit.position import Position


def in_order(log: list[tuple[Any, ...]], *events: tuple[Any, ...]) -> None:
    """Each of these events is in the log, one after the other; an event is given by its first words."""
    start = 0
    for wanted in events:
        found = [i for i, event in enumerate(log) if i >= start and event[: len(wanted)] == wanted]
        assert found, f"{wanted} is missing after {log[max(0, start - 3) : start]}"
        start = found[0] + 1


def everybody_passes(t: Position) -> None:
    t.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")


@pytest.mark.cites("R3.1", "R3.2")
def test_the_phases_of_a_round_follow_one_another() -> None:
    t = Position("""
    start = "end.6"
    [old_world]
    deck = ["plunged_into_chaos", "plunged_into_chaos"]
    """)
    everybody_passes(t)
    phases = [event[1:-1] for event in t.log if event[0] == "phase"]
    # the two steps of the corruption phase are told apart; in round 3 Tzeentch is asked in the draw phase
    assert phases == [(2, n) for n in range(7)] + [(3, 0), (3, 1)]


@pytest.mark.cites("R3.2", "R11.2", "R11.3")
def test_cards_are_taken_up_before_heroes_strike() -> None:
    # Control by Soporific Musk ends in step 1, so the Hero finds Slaanesh (Threat 4) gone and only Khorne (3) there.
    t = Position("""
    start = "end.6"
    [regions.norsca]
    figures = ["Bloodsworn"]
    tokens = ["hero"]
    [players]
    slaanesh = {power = 6, hand = ["soporific_musk"]}
    [old_world]
    deck = ["plunged_into_chaos", "plunged_into_chaos"]
    """)
    t.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: soporific_musk@nor.l", "slaanesh: pass")
    assert t.happened("hero", KHORNE)
    assert not t.happened("hero", SLAANESH)


@pytest.mark.cites("R3.2", "R3.3")
def test_the_steps_of_the_end_phase() -> None:
    t = Position("""
    start = "end.6"
    [regions.norsca]
    figures = ["Leper"]
    tokens = ["hero"]
    [regions.tilea]
    corruption = {khorne = 12}
    figures = ["Bloodsworn"]
    [players]
    khorne = {counters = 1}
    nurgle = {counters = 1}
    [old_world]
    track = ["skavengers", ""]
    deck = ["plunged_into_chaos"]
    """)
    everybody_passes(t)
    in_order(
        t.log,
        ("phase", 2, 6),
        ("hero", NURGLE),
        ("persistent",),
        ("score", KHORNE, 7, ("first", REGIONS.index("tilea"), 1)),
        ("tick", KHORNE),
        ("game_end",),
    )


@pytest.mark.cites("R3.3", "R6.5", "R7.1")
@pytest.mark.parametrize("edition", [1, 2])
def test_the_windows_of_a_round_in_order(edition: int) -> None:
    text = """
    start = "end.6"
    dice = [1, 1, 1, 1]
    [regions.norsca]
    figures = ["Bloodletter", "Acolyte"]
    [regions.kislev]
    figures = ["Nc5"]
    cards = ["the_stench_of_death", ""]
    [regions.estalia]
    figures = ["2 Leper"]
    corruption = {khorne = 9}
    cards = ["a_great_foul_consumption", ""]
    [regions.tilea]
    figures = ["Keeper of Secrets", "Plaguebearer", "Nc6"]
    cards = ["", "field_of_ecstasy"]
    [regions.badlands]
    figures = ["Acolyte"]
    tokens = ["peasant"]
    corruption = {nurgle = 1}
    cards = ["blood_frenzy", "the_final_rotting"]
    [players]
    nurgle = {upgrades = ["great_unclean_one", "provender_of_ruin"]}
    slaanesh = {upgrades = ["keeper_of_secrets"], hand = ["perverse_infiltration"]}
    [old_world]
    deck = ["skavengers"]
    """
    t = Position(f"options.edition = {edition}{text}")
    t.play("khorne: pass", "nurgle: Nd1>kis", "tzeentch: pass", "slaanesh: perverse_infiltration@nor.l")
    t.play("nurgle: pass", "slaanesh: pass", "slaanesh: pick Nc6")
    provender = ("score", NURGLE, 3, ("upgrade", UPGRADES.index("nurgle.provender_of_ruin")))
    norsca, kislev, estalia, tilea, badlands = map(REGIONS.index, ("norsca", "kislev", "estalia", "tilea", "badlands"))
    in_order(
        t.log,
        ("phase", 2, 0),
        ("old_world",),
        ("place",),
        ("track",),
        ("phase", 2, 1),
        ("power", SLAANESH),
        ("draw", KHORNE),
        ("phase", 2, 2),
        ("move",),
        ("corrupt", NURGLE, kislev, 2),  # the Great Unclean One
        ("play", SLAANESH),
        ("corrupt", SLAANESH, norsca, 1),
        ("phase", 2, 3),
        ("roll", KHORNE, badlands),  # Blood Frenzy, before the first region
        ("battle", norsca),
        ("roll", KHORNE, norsca),
        ("kill", NURGLE),  # The Final Rotting, after all regions
        ("phase", 2, 4),
        ("control", SLAANESH),  # the Keeper of Secrets
        ("dominate", NURGLE, kislev),
        ("score", NURGLE, 3, ("domination", kislev)),
        ("corrupt", NURGLE, kislev, 2),  # The Stench of Death
        ("phase", 2, 5),
        ("corrupt", NURGLE, estalia, 2),
        ("remove",),
        ("corrupt", NURGLE, estalia, 1),  # A Great Foul Consumption
        ("ruin", estalia, 1),
        ("score", NURGLE, 3, ("ruiner", estalia, 1)),
        *([provender] if edition == 1 else []),
        ("corrupt", SLAANESH, tilea, 1),
        ("phase", 2, 6),
    )


# --- several effects in one window --------------------------------------------------------------------------------


@pytest.mark.cites("R3.4", "R1.3")
def test_cards_act_region_by_region_whoever_owns_them() -> None:
    t = Position("""
    start = "battle"
    dice = [4, 1, 5, 1]
    [regions.badlands]
    tokens = ["peasant"]
    cards = ["", "blood_frenzy"]
    [regions.norsca]
    tokens = ["peasant"]
    cards = ["", "blood_frenzy"]
    """)
    rolls = [event[2:-1] for event in t.log if event[0] == "roll"]
    assert rolls == [(0, (4, 1)), (8, (5, 1))]


@pytest.mark.cites("R3.4", "R7.6")
def test_upgrades_act_before_cards_and_left_cards_before_right_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    # No two different cards of the base game share a window; two that do nothing by themselves are lent one here.
    acted: list[tuple[str, int]] = []
    rules = Position("").g.rules
    for name in ("slaanesh.abyssal_pact", "khorne.the_skull_throne"):
        act = partial(lambda name, g, region: acted.append((name, region)), name)
        monkeypatch.setitem(rules.hooks["corruption_start"], CHAOS.index(name), act)
    t = Position("""
    start = "domination"
    [regions.badlands]
    figures = ["Keeper of Secrets", "Leper"]
    cards = ["the_skull_throne", "abyssal_pact"]
    [regions.kislev]
    cards = ["abyssal_pact", "the_skull_throne"]
    [players.slaanesh]
    upgrades = ["keeper_of_secrets"]
    """)
    assert (t["ask"], acted) == ("whisper", [])
    t.play("slaanesh: done")
    assert acted == [
        ("slaanesh.abyssal_pact", 2),
        ("khorne.the_skull_throne", 2),
        ("khorne.the_skull_throne", 8),
        ("slaanesh.abyssal_pact", 8),
    ]


@pytest.mark.cites("R3.4", "R11.4")
@pytest.mark.parametrize(
    ("track", "hand"),
    [
        (["warpstone_discovery", "bretonnian_knights"], []),  # drawn, then discarded
        (["bretonnian_knights", "warpstone_discovery"], ["battle_cry"]),  # nothing to discard, then drawn
    ],
)
def test_old_world_cards_act_space_one_before_space_two(track: list[str], hand: list[str]) -> None:
    t = Position(
        {
            "start": "end.3",
            "regions": {"bretonnia": {"figures": ["Bloodsworn"], "tokens": ["warpstone"]}},
            "players": {"khorne": {"deck": ["battle_cry"]}},
            "old_world": {"track": track},
        }
    )
    if not hand:
        t.play("khorne: discard battle_cry")
    assert (t["khorne.hand"], t["seat"]) == (hand, "none")


@pytest.mark.cites("R3.5")
def test_an_effect_is_finished_before_the_next_one_begins() -> None:
    # What reacts to the first figure that is moved is done before the second one moves.
    t = Position("""
    [regions.kislev]
    figures = ["2 Horror"]
    [players]
    khorne = {hand = ["the_blood_gods_call"]}
    tzeentch = {upgrades = ["horrors"]}
    """)
    t.play("khorne: the_blood_gods_call@nor.l", "khorne: Tw1>nor")
    assert (t["seat"], t.legal) == ("tzeentch", ["done", "stand r"])
    t.play("tzeentch: stand r")
    assert t["norsca.cards"] == ["the_blood_gods_call", "Horror"]
    assert (t["seat"], t.legal) == ("khorne", ["done", "Tw2>nor"])


@pytest.mark.cites("R3.5")
def test_nobody_can_answer_with_a_card_in_another_players_turn() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Leper"]
    [players]
    tzeentch = {hand = ["the_meddling_of_skaven"]}
    nurgle = {hand = ["plague_aura", "plague_touch", "influenza"]}
    """)
    t.play("tzeentch: the_meddling_of_skaven@kis.l")
    assert t["seat"] == "nurgle"
    assert sorted(t.legal) == ["discard influenza", "discard plague_aura", "discard plague_touch"]


@pytest.mark.cites("R3.3", "R11.1")
def test_every_window_of_the_round_opens_once_and_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that stays in Norsca is lent every window in turn and writes down when it acts."""
    t = Position("""
    start = "end.6"
    dice = [1, 1]
    [regions.norsca]
    figures = ["Bloodletter", "Leper"]
    cards = ["ritual_slaying", ""]
    [regions.tilea]
    corruption = {khorne = 12}
    [old_world]
    deck = ["plunged_into_chaos", "plunged_into_chaos"]
    """)
    g = t.g
    card = CHAOS.index("khorne.ritual_slaying")
    windows = (
        "old_world_start draw_power summoning_start battle_start battle_over battle_end corruption_start"
        " domination_won after_place end_start"
    ).split()
    for name in windows:
        monkeypatch.setitem(g.rules.hooks[name], card, partial(lambda name, g, *args: g.note("window", name), name))
    monkeypatch.setitem(g.rules.hooks["stays"], card, lambda g, region: True)
    everybody_passes(t)
    opened = [event[1] for event in t.log if event[0] == "window"]
    # Lent in the summoning phase of round 2; the last decision is Tzeentch's, in the draw phase of round 3.
    assert opened == [*windows[3:], *windows[:2]]
    t.play("tzeentch: done")
    assert t.log[-1][:2] == ("window", "summoning_start")
