"""Events say all: each as it is declared, each with its cause, and together they give the position."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruinous import Game, Options, content
from ruinous.content import rulebook
from ruinous.rules.events import ALL, CAUSES, COUNTED, EVENTS, OWN, cause_data, declare, event_data, points, seen_by
from ruinous.rules.ids import (
    HORNED_RAT,
    N_PLACES,
    N_POWERS,
    N_REGIONS,
    N_SPACES,
    OWNED,
    OWNER,
    PEASANT,
    POWERS,
    RESERVE,
    STANDING,
)
from ruinous.rules.state import Event, GameState
from tools.mixes import walk

seeds = st.integers(0, 2**32)


# --- the declarations ---------------------------------------------------------------------------------------------


@settings(max_examples=12)
@given(seed=seeds)
def test_every_event_and_its_cause_are_as_declared(seed):
    *_, game = walk(seed)
    rules = {rule.id for rule in rulebook().rules}
    told = []
    for event in game.log:
        what, *fields, cause = event
        assert len(fields) == len(EVENTS[what].fields), event
        assert cause, f"{event} has no cause"
        kind, *args = cause
        assert len(args) == len(CAUSES[kind]), event
        if kind == "rule":
            assert args[0] in rules
        data = event_data(game.state, event)
        told.append(data)
        assert data["what"] == what
        assert data["cause"]["for"] == kind
    assert json.loads(json.dumps(told)) == told


def test_all_kinds_of_events_and_causes_happen():
    """So that nothing is declared that the checks of this module never see."""
    logs = [game.log for seed in range(45) for *_, game in [walk(seed)]]
    happened = {event[0] for log in logs for event in log}
    assert set(EVENTS) - happened <= {"waits", "stand", "hits_kept", "peasants_back"}  # seldom
    assert {event[-1][0] for log in logs for event in log} == set(CAUSES)


@settings(max_examples=10)
@given(seed=seeds)
def test_an_event_as_another_may_read_it_is_plain_data_too(seed):
    *_, game = walk(seed)
    for event in game.log:
        for seat in (-1, *game.state.powers):
            seen = seen_by(event, seat)
            if seen is None:
                assert EVENTS[event[0]].seen == OWN
                assert seat != event[1]
                continue
            if seen != event:
                assert EVENTS[event[0]].seen == COUNTED
            assert json.dumps(event_data(game.state, seen))


def test_every_event_is_open_unless_it_is_declared_otherwise():
    assert {what for what, kind in EVENTS.items() if kind.seen != ALL} == {"draw", "glean", "peek", "arranged"}


def test_no_field_has_a_name_that_is_taken():
    for what, kind in EVENTS.items():
        names = [name for name, _ in kind.fields]
        assert len(set(names)) == len(names), what
        assert not {"what", "cause"} & set(names), what
    for name, fields in CAUSES.items():
        assert "for" not in dict(fields), name


def test_a_cause_that_was_lost_is_told_as_none():
    """A position saved before there were causes goes on without them."""
    assert cause_data(Game.new(POWERS[:4], 1).state, ()) is None


def test_an_event_cannot_be_declared_twice():
    """A second one of the same id would hide the first: the import stops."""
    with pytest.raises(ValueError, match="two events have the id 'phase'"):
        declare("phase")


# --- a position from events ---------------------------------------------------------------------------------------


class Retold:
    """What can be known of a game by reading its log alone, from the components laid ready (R2)."""

    def __init__(self, powers: tuple[int, ...], options: Options) -> None:
        c = content.components(options.edition)
        rat = HORNED_RAT in powers
        self.round = self.phase = 0
        self.vp = [0] * N_POWERS
        self.dial = [0] * N_POWERS
        self.counters = [0] * N_POWERS
        self.power = [c.powers[p].power if p in powers else 0 for p in range(N_POWERS)]
        self.corruption = [0] * (N_POWERS * N_REGIONS)
        self.stock = [token.stock_rat if rat else token.stock for token in c.tokens]
        self.tokens = [0] * (len(self.stock) * N_REGIONS)
        self.peasants = [0] * N_POWERS
        self.here = [0] * N_PLACES
        self.here[RESERVE] = sum(OWNED[p] for p in powers)
        self.control = [OWNED[p] if p in powers else 0 for p in range(N_POWERS)]
        self.tipped = 0
        sets = {options.card_set} | ({"horned_rat"} if rat else set())
        self.deck = [
            sum(card.copies for card in c.chaos if card.power == power and card.set in sets) * (p in powers)
            for p, power in enumerate(POWERS)
        ]
        self.hand: list[list[int]] = [[] for _ in POWERS]
        self.discarded: list[list[int]] = [[] for _ in POWERS]
        self.cached: list[list[int]] = [[] for _ in POWERS]
        self.space = [0] * (N_REGIONS * N_SPACES)
        self.upgrades = 0
        self.ruin = [0] * N_REGIONS
        self.face_up = 0
        self.track: list[int] = []
        self.used: list[int] = []
        self.dazed = self.shrouded = 0
        self.result: tuple[str, tuple[int, ...]] | None = None

    def hear(self, event: Event) -> None:
        what, *fields, _cause = event
        told = getattr(self, f"on_{what}", None)
        if told:
            told(*fields)

    # the course of the game

    def on_phase(self, number: int, phase: int) -> None:
        self.round, self.phase = number, phase

    def on_round_over(self, number: int) -> None:
        assert number == self.round
        self.dazed = self.shrouded = 0

    def on_game_end(self, condition: str, winners: tuple[int, ...]) -> None:
        self.result = condition, tuple(winners)

    def on_track(self, card: int) -> None:
        self.track.insert(0, card)

    def on_leaves_game(self, card: int) -> None:
        self.used.append(card)
        if card in self.track:  # the older one, if there are two
            del self.track[len(self.track) - 1 - self.track[::-1].index(card)]

    # figures

    def _put(self, figure: int, source: int, place: int) -> None:
        assert self.here[source] >> figure & 1
        self.here[source] ^= 1 << figure
        self.here[place] |= 1 << figure
        if place != source and source < RESERVE:
            self.space = [0 if content == STANDING + figure else content for content in self.space]

    def on_summon(self, power: int, figure: int, region: int, cost: int, source: int) -> None:
        self.power[power] -= cost

    def on_move(self, figure: int, source: int, region: int) -> None:
        self._put(figure, source, region)

    def on_remove(self, figure: int, region: int) -> None:
        self._put(figure, region, RESERVE)
        self.tipped &= ~(1 << figure)

    def on_kill(self, power: int, figure: int, region: int, place: int) -> None:
        self._put(figure, region, place)
        if place == region:
            self.tipped |= 1 << figure

    def on_fallen(self, figure: int, region: int, place: int) -> None:
        assert self.tipped >> figure & 1
        self._put(figure, region, place)
        self.tipped ^= 1 << figure

    def on_homecoming(self, figure: int, place: int) -> None:
        self._put(figure, N_PLACES - 1, place)

    def on_control(self, power: int, figure: int, region: int) -> None:
        self.control[OWNER[figure]] ^= 1 << figure
        self.control[power] |= 1 << figure

    def on_released(self, figure: int) -> None:
        self.control = [mask & ~(1 << figure) for mask in self.control]
        self.control[OWNER[figure]] |= 1 << figure

    def on_stand(self, figure: int, region: int, space: int) -> None:
        self.space[region * N_SPACES + space] = STANDING + figure

    def on_dazed(self, figure: int, region: int) -> None:
        self.dazed |= 1 << figure

    # tokens and corruption

    def on_place(self, token: int, region: int) -> None:
        self.stock[token] -= 1
        self.tokens[token * N_REGIONS + region] += 1

    def on_take(self, token: int, region: int) -> None:
        self.stock[token] += 1
        self.tokens[token * N_REGIONS + region] -= 1

    def on_carry(self, token: int, source: int, region: int) -> None:
        self.tokens[token * N_REGIONS + source] -= 1
        self.tokens[token * N_REGIONS + region] += 1

    def on_peasant(self, power: int, region: int) -> None:
        self.tokens[PEASANT * N_REGIONS + region] -= 1
        self.peasants[power] += 1

    def on_peasants_back(self, power: int, count: int) -> None:
        self.peasants[power] -= count
        self.stock[PEASANT] += count

    def on_corrupt(self, power: int, region: int, count: int) -> None:
        self.corruption[power * N_REGIONS + region] += count

    def on_cleanse(self, power: int, region: int, count: int) -> None:
        self.corruption[power * N_REGIONS + region] -= count

    def on_shrouded(self, region: int) -> None:
        self.shrouded |= 1 << region

    def on_ruin(self, region: int, number: int) -> None:
        self.ruin[region] = number
        self.face_up |= 1 << region

    def on_ruin_over(self, region: int) -> None:
        self.face_up ^= 1 << region

    # cards

    def on_draw(self, power: int, cards: bytes) -> None:
        self.hand[power] += cards
        self.deck[power] -= len(cards)

    def on_reshuffle(self, power: int) -> None:
        assert not self.deck[power]
        self.deck[power] = len(self.discarded[power])
        self.discarded[power] = []

    def on_discard(self, power: int, card: int) -> None:
        self.hand[power].remove(card)
        self.discarded[power].append(card)

    def on_play(self, power: int, card: int, region: int, space: int, cost: int) -> None:
        self.hand[power].remove(card)
        self.power[power] -= cost
        self.space[region * N_SPACES + space] = card

    def on_taken_up(self, power: int, card: int, region: int, space: int) -> None:
        assert self.space[region * N_SPACES + space] == card
        self.space[region * N_SPACES + space] = 0
        self.discarded[power].append(card)

    def on_cached(self, power: int, card: int, region: int, space: int) -> None:
        assert self.space[region * N_SPACES + space] == card
        self.space[region * N_SPACES + space] = 0
        self.cached[power].append(card)

    def on_spent(self, power: int, card: int) -> None:
        self.cached[power].remove(card)
        self.discarded[power].append(card)

    def on_fetch(self, power: int, card: int) -> None:
        self.discarded[power].remove(card)
        self.hand[power].append(card)

    # players

    def on_pass(self, power: int, lost: int) -> None:
        self.power[power] -= lost

    def on_power(self, power: int, amount: int, change: int) -> None:
        self.power[power] += change
        assert self.power[power] == amount

    def on_score(self, power: int, points: int) -> None:
        self.vp[power] += points

    def on_counter(self, power: int, region: int) -> None:
        self.counters[power] += 1

    def on_counters_back(self, power: int, count: int) -> None:
        self.counters[power] -= count

    def on_tick(self, power: int, position: int) -> None:
        assert position == self.dial[power] + 1
        self.dial[power] = position

    def on_upgrade(self, power: int, upgrade: int) -> None:
        self.upgrades |= 1 << upgrade

    # the proof

    def wrong(self, g: GameState) -> list[str]:
        """The parts of a position that events do not give."""
        same = {
            name: getattr(self, name) == getattr(g, name)
            for name in ("round", "phase", "here", "control", "tipped", "upgrades", "face_up", "dazed", "shrouded")
        }
        for name in ("vp", "dial", "counters", "power", "corruption", "stock", "tokens", "peasants", "space", "ruin"):
            same[name] = getattr(self, name) == list(getattr(g, name))
        same["hand"] = [sorted(hand) for hand in self.hand] == list(map(list, g.hand))
        same["deck"] = self.deck == list(map(len, g.deck))
        same["discard"] = self.discarded == list(map(list, g.discard))
        same["cached"] = self.cached == list(map(list, g.cached))
        same["ruined"] = sum(1 << r for r, number in enumerate(self.ruin) if number) == g.ruined
        same["track"] = self.track == [card for card in g.track if card]
        same["used"] = self.used == list(g.old_world_used)
        same["result"] = self.result == g.result
        return [name for name, alike in same.items() if not alike]


def retold(game: Game) -> Retold:
    """A log read up to the first decision of a game that has just begun."""
    story = Retold(game.state.powers, game.state.rules.options)
    story.upgrades = game.state.upgrades
    for event in game.log:
        story.hear(event)
    return story


@pytest.mark.cites("R22.6", "R22.7", "R22.8")
@settings(max_examples=60)
@given(seed=seeds)
def test_events_alone_give_the_position_after_every_decision(seed):
    story, scores = None, {}
    for game in walk(seed):
        news = game.log[game.told[-1] :] if game.told else game.log
        if story is None:
            story, scores = retold(game), dict.fromkeys(game.state.powers, 0)
        else:
            for event in news:
                story.hear(event)
        assert story.wrong(game.state) == [], (len(game.entries), game.log[-12:])
        scores = {p: scores[p] + scored for p, scored in points(news, game.state.powers).items()}
        assert scores == {p: game.state.vp[p] for p in game.state.powers}
    assert points(game.log, game.state.powers) == scores


def test_the_proof_can_fail():
    """Each kind of event that changes something is needed: without it the retold position is wrong."""
    needed_for = {name[3:] for name in vars(Retold) if name.startswith("on_")}
    assert needed_for <= set(EVENTS)
    happened = set()
    for seed in range(15):
        deaf: dict[str, Retold] = {}
        heard = 0
        for game in walk(seed):
            for what in list(deaf or needed_for):
                story = deaf.setdefault(what, Retold(game.state.powers, game.state.rules.options))
                story.upgrades = game.state.upgrades if not heard else story.upgrades
                try:
                    for event in game.log[heard:]:
                        if event[0] != what:
                            story.hear(event)
                    wrong = story.wrong(game.state)
                except (AssertionError, ValueError):
                    wrong = ["impossible"]
                if wrong:
                    needed_for.discard(what)
            deaf = {what: story for what, story in deaf.items() if what in needed_for}
            heard = len(game.log)
        happened |= {event[0] for event in game.log}
    assert not needed_for & happened, "no game is retold wrongly without these"
    assert len(needed_for) < 8


# --- causes -------------------------------------------------------------------------------------------------------


@settings(max_examples=15)
@given(seed=seeds)
def test_a_cause_fits_what_it_causes(seed):
    """A score for domination is in the region just dominated, a tick's reward at the dial's place, and so on."""
    *_, game = walk(seed)
    dominated, ruined, ticked = None, {}, {}
    for what, *fields, cause in game.log:
        kind, *args = cause
        if what == "dominate":
            dominated = fields[1], fields[0]
        elif what == "ruin":
            ruined[fields[0]] = fields[1]
        elif what == "tick":
            ticked[fields[0]] = fields[1]
        elif what == "score":
            if kind == "domination":
                assert (args[0], fields[0]) == dominated
            elif kind == "dial":
                assert args == [fields[0], ticked[fields[0]]]
            elif kind in ("ruiner", "first", "tied_first", "second", "tied_second"):
                assert ruined[args[0]] == args[1]
            else:
                assert kind in ("card", "upgrade", "old_world")
        elif what in ("summon", "play", "pass"):
            assert cause == ("turn", fields[0])
