"""Steps: carried out one after the other they show one truth, moment by moment, and nothing a seat may not know."""

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruinous import Game
from ruinous.rules.events import event_data, seen_by
from ruinous.rules.ids import CHAOS, FIGURE_NAMES, OLD_WORLD, OWNER, PHASE_END, POWERS, REGIONS
from ruinous.rules.patch import apply
from ruinous.rules.state import Event, GameState
from ruinous.rules.steps import Step, Watcher
from ruinous.rules.view import NOBODY, view
from tools.golden import choose
from tools.mixes import any_game

seeds = st.integers(0, 2**32)


class Witness:
    """A log that keeps what `view` shows every seat after each event: the truth that steps are held against."""

    def __init__(self, game: Game, seats: tuple[int, ...]) -> None:
        self.game = game
        self.g = game.state
        self.events: list[Event] = game.log
        self.seats = seats
        self.shown: list[dict[int, dict]] = []
        self.g.log = self

    def append(self, event: Event) -> None:
        self.events.append(event)
        self.shown.append({seat: view(self.g, seat) for seat in self.seats})


def name(seat: int) -> str | None:
    return None if seat == NOBODY else POWERS[seat]


def spans(
    seed: int, *, ahead: bool = True
) -> Iterator[tuple[Game, GameState, int, int, list[Event], list[dict[int, dict]]]]:
    """Parts of a game of any kind: the game, the position then, since when, for whom, what happened, what was seen.

    A part is now one decision long, now many.
    """
    game, random, temper = any_game(seed, ahead=ahead)
    g = game.state
    seats = (NOBODY, *g.powers)
    length = random.choice((1, 1, 1, 3, 10, 1000))
    while g.actions:
        seat = random.choice(seats)
        then, since, begun = g.copy(), len(game.entries), len(game.log)
        witness = Witness(game, (seat,))
        for _ in range(length):
            if g.actions:
                game.play(choose(g, temper, random))
        g.log = game.log
        assert len(witness.shown) == len(game.log) - begun
        yield game, then, since, seat, game.log[begun:], witness.shown


# --- from then to now ---------------------------------------------------------------------------------------------


@pytest.mark.cites("R22.2", "R22.10")
@settings(max_examples=8)
@given(seed=seeds)
def test_steps_lead_from_the_view_then_to_the_view_now(seed):
    for game, then, since, seat, events, shown in spans(seed):
        seen = view(then, seat)
        steps = game.steps(name(seat), since, then)
        told = [(seen_by(e, seat), views[seat]) for e, views in zip(events, shown, strict=True) if seen_by(e, seat)]
        assert [step.event for step in steps if step.event] == [event_data(game.state, event) for event, _ in told]
        for n, step in enumerate(steps):
            before, seen = seen, apply(seen, step.changes)
            if step.event:
                assert seen == told[n][1]
                check_points(before, seen, step)
                check_place(step)
                check_reader(step.event, seat)
            check_secrets(seen, seat)
            assert json.loads(json.dumps(step.changes)) == [list(change) for change in step.changes]
            assert json.loads(json.dumps(step.event)) == step.event
        assert seen == view(game.state, seat)
        assert all(step.event for step in steps[:-1])
        if steps and not steps[-1].event:
            late = {"danger"} if game.state.phase == PHASE_END else set()  # no dial can advance any more: no event
            assert {change[0][0] for change in steps[-1].changes} <= {"decision"} | late


def check_points(before: dict, after: dict, step: Step) -> None:
    """Points change by a score alone, and by its points."""
    scored = {power: after["players"][power]["vp"] - before["players"][power]["vp"] for power in after["powers"]}
    told = {step.event["power"]: step.event["points"]} if step.event["what"] == "score" else {}
    assert {power: points for power, points in scored.items() if points} == told


# What follows from other parts of a view, and changes with whatever changes those.
DERIVED = {"ruin_count", "resistance", "conquest", "magic", "domination", "dice", "dominator", "parts", "stats"}
# Which parts of a region or a player, and which others, an event may change.
CHANGES: dict[str, set[str]] = {
    "phase": {"phase", "round"},
    "round_over": {"figures"},
    "game_end": {"result"},
    "old_world": {"deck", "top", "drawn"},
    "track": {"track", "drawn"},
    "leaves_game": {"track", "used", "drawn"},
    "peek": {"top"},
    "arranged": {"top"},
    "summon": {"power"},
    "move": {"figures", "spaces", "reserve"},
    "remove": {"figures", "spaces", "reserve"},
    "kill": {"figures", "spaces", "reserve", "dead"},
    "fallen": {"figures", "spaces", "reserve", "dead"},
    "homecoming": {"spaces", "reserve", "dead"},
    "control": {"figures"},
    "released": {"figures"},
    "shield": {"figures"},
    "shield_over": {"figures"},
    "stand": {"spaces"},
    "laid": {"figures"},
    "dazed": {"figures"},
    "place": {"tokens", "stock"},
    "take": {"tokens", "stock"},
    "carry": {"tokens"},
    "peasant": {"tokens", "peasants"},
    "peasants_back": {"peasants", "stock"},
    "corrupt": {"corruption"},
    "cleanse": {"corruption"},
    "ruin": {"ruin", "face_up", "ruination_left"},
    "ruin_over": {"face_up"},
    "reshuffle": {"deck_size", "discard", "shuffled"},
    "draw": {"hand", "hand_size", "deck_size"},
    "discard": {"hand", "hand_size", "discard", "known"},
    "play": {"hand", "hand_size", "known", "power", "spaces"},
    "taken_up": {"spaces", "discard", "figures"},
    "cached": {"spaces", "cached"},
    "spent": {"cached", "discard"},
    "fetch": {"hand", "hand_size", "known", "discard"},
    "glean": {"known"},
    "pass": {"power"},
    "power": {"power"},
    "score": {"vp"},
    "counter": {"counters"},
    "counters_back": {"counters"},
    "tick": {"dial", "threat"},
    "upgrade": {"upgrades", "followers"},
    "hit": {"figures"},
    "hits_lost": {"figures"},
    "battle_over": {"figures"},
}
ANYWHERE = {"round_over", "released", "shield_over", "homecoming"}  # they name no region, or the figure has left it


def check_place(step: Step) -> None:
    """A change stands with the event that made it: of the right kind, in the region and for the player it names."""
    event = step.event
    named = {event.get(key) for key in ("region", "from", "to", "power", "named")}
    if "figure" in event:
        named.add(POWERS[OWNER[FIGURE_NAMES.index(event["figure"])]])  # whose reserve it is
    for path, *_ in step.changes:
        where, part = path[0], path[2] if path[0] in ("regions", "players") else path[0]
        if where == "old_world":
            part = path[1]
        if part in ("decision", "danger", "battle") or (where == "regions" and part in DERIVED):
            continue
        assert part in CHANGES.get(event["what"], ()), (event, path)
        if where in ("regions", "players") and event["what"] not in ANYWHERE:
            assert path[1] in named, (event, path)


def check_reader(event: dict, seat: int) -> None:
    """What another alone has seen is no step, and cards another draws are a number."""
    if event["what"] in ("peek", "glean", "arranged"):
        assert event["power"] == name(seat)
    if event["what"] == "draw":
        assert ("cards" in event) is (event["power"] == name(seat))


ID = re.compile(r'"((?:{})(?:_m)?\.\w+)"'.format("|".join(POWERS)))
OLD_WORLD_ID = re.compile(r'"(old_world(?:_x)?\.\w+)"')


def check_secrets(seen: dict, seat: int) -> None:
    """No card is named but where it lies open, and no hand but one's own."""
    rest = json.loads(json.dumps(seen))
    for power, player in rest["players"].items():
        hand = player.pop("hand")
        assert (hand is None) is (POWERS.index(power) != seat)
        for pile in ("discard", "shuffled", "cached", "upgrades", "followers"):
            player.pop(pile)
        known = player.pop("known")
        assert not known or len(known) <= player["hand_size"]
    for region in rest["regions"].values():
        region.pop("spaces")
        region.pop("parts")
        for figure in region["figures"]:
            figure.pop("marks")
    old_world = rest["old_world"]
    for pile in ("track", "drawn", "used", "top"):
        cards = old_world.pop(pile)
        assert pile != "top" or not cards or POWERS[seat] == "tzeentch"
    if rest["decision"]:
        rest["decision"].pop("cause")
        if rest["decision"]["seat"] == name(seat):
            rest["decision"].pop("actions")
    text = json.dumps(rest)
    assert not ID.findall(text)
    assert not OLD_WORLD_ID.findall(text)


def test_the_search_for_secrets_finds_every_card_that_is_named():
    """It looks for ids by their form; all of them have it."""
    assert all(ID.fullmatch(f'"{card}"') for card in CHAOS[1:])
    assert all(OLD_WORLD_ID.fullmatch(f'"{card}"') for card in OLD_WORLD[1:])


@settings(max_examples=3)
@given(seed=seeds)
def test_a_whole_game_can_be_told_in_steps_without_a_kept_position(seed):
    """From any moment on: the game replays itself."""
    random = Random(seed)
    game, choices, temper = any_game(seed, ahead=False)
    positions = [game.state.copy()]
    while game.state.actions:
        game.play(choose(game.state, temper, choices))
        positions.append(game.state.copy())
    for since in (0, random.randrange(len(positions)), len(positions) - 1):
        for seat in (NOBODY, random.choice(game.state.powers)):
            seen = view(positions[since], seat)
            for step in game.steps(name(seat), since):
                seen = apply(seen, step.changes)
            assert seen == view(game.state, seat)
            assert seen == game.view(name(seat))


@settings(max_examples=2)
@given(seed=seeds)
def test_steps_change_nothing_in_the_game(seed):
    for game, then, since, seat, *_ in spans(seed):
        state, log, entries, kept = game.state.copy(), game.log[:], game.entries[:], then.copy()
        game.steps(name(seat), since, then)
        assert (game.state, game.log, game.entries, then) == (state, log, entries, kept)


def test_without_a_decision_since_there_is_no_step():
    game = Game.new(POWERS[:4], 1)
    assert game.steps("khorne", len(game.entries)) == []


# --- what others may not know -------------------------------------------------------------------------------------


def test_a_watcher_looks_with_the_eyes_of_one_seat():
    game = Game.new(POWERS, 3)
    watcher = Watcher(game.state, (2,), game.log)
    while game.state.actions and len(game.entries) < 30:
        game.play(game.state.actions[-1])
    watcher.rest()
    drawn = [step.event for step in watcher.steps[2] if step.event and step.event["what"] == "draw"]
    assert {event["power"] for event in drawn if "cards" in event} == {"tzeentch"}
    assert {event["power"] for event in drawn if "count" in event} == set(POWERS) - {"tzeentch"}


def test_places_are_told_by_name():
    """The check above knows regions and players by their ids."""
    seen = Game.new(POWERS[:4], 1).view()
    assert set(seen["regions"]) == set(REGIONS)
    assert list(seen["players"]) == list(POWERS[:4])
