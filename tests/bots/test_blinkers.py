"""Bots that overlook things look at a part of what they could do, and never pass for want of a look."""

from ruinous import Game
from ruinous.bots import LEVELS, make
from ruinous.bots.blinkers import EVERY_REGION, BlinkeredBot, noticeable
from ruinous.rules.actions import NOTATION, PASS, kind
from ruinous.rules.ids import POWERS


class Watched:
    """A bot that takes what another one would, and remembers what it was shown."""

    def __init__(self, bot, answer=None):
        self.bot, self.answer, self.shown = bot, answer, []

    def renew(self, seed, seconds):
        self.bot.renew(seed, seconds)

    def choose(self, game):
        self.shown.append(list(game.state.actions))
        return self.bot.choose(game) if self.answer is None else self.answer


def turns(seed=3, count=40):
    """Turns of a game, as whole games: a seat gets a copy."""
    game = Game.new(POWERS[:4], seed)
    bots = {seat: make("novice", f"{seed} {seat}") for seat in game.seats}
    while game.decision and count:
        seat = game.decision.seat
        if game.decision.kind == "turn":
            count -= 1
            yield game
        game.play(bots[seat].choose(game.copy(seat)))


def titles(actions):
    return {kind(a)[1][0] for a in actions if kind(a)[0] == "play"}


def places(actions):
    """The regions that actions are in."""
    return {NOTATION[a].partition(sign)[2][:3] for a in actions for sign in "@>" if sign in NOTATION[a]}


def test_it_looks_at_a_part_and_chooses_from_that():
    narrowed = 0
    for number, game in enumerate(turns()):
        bot = BlinkeredBot(watched := Watched(make("novice", 1)), number, cards=1, regions=2)
        action = bot.choose(game.copy(POWERS[game.state.seat]))
        shown, legal = watched.shown[0], game.state.actions
        assert set(shown) <= set(legal)
        assert len(titles(shown)) <= 1
        assert len(places(shown)) <= 2
        assert PASS in shown
        assert action in (shown if len(watched.shown) == 1 else legal)
        narrowed += len(shown) < len(legal)
    assert narrowed >= 35


def test_who_would_pass_looks_once_more_at_everything():
    game = next(turns())
    bot = BlinkeredBot(watched := Watched(make("novice", 1), PASS), 1, cards=0, regions=1)
    assert bot.choose(game) == PASS
    assert watched.shown[-1] == game.state.actions


def test_what_it_has_in_mind_stays_for_the_round_and_changes_with_it():
    bot, minds = BlinkeredBot(make("scripted", 1), 1, cards=1), {}
    for game in turns(5, 80):
        g = game.state
        held, mind = set(g.hand[g.seat]), bot.in_mind(g)
        assert len(mind) == min(1, len(held))
        assert mind <= held
        for had, before in minds.setdefault((g.round, g.seat), []):
            assert before == mind or not before <= held or not held <= had  # unless it was played, or cards came
        minds[g.round, g.seat].append((held, mind))
    assert len({tuple(sorted(mind)) for kept in minds.values() for _, mind in kept}) > 5


def test_it_knows_what_its_seat_knows_and_no_more():
    for game in turns(6, 10):
        seat = POWERS[game.state.seat]
        for level in ("novice:hasty", "scripted:forgetful"):
            assert len({make(level, 7).choose(game.copy(seat, deal)) for deal in range(3)}) == 1


def test_other_decisions_are_those_of_the_bot_itself():
    game = Game.new(POWERS[:4], 7)  # Tzeentch may throw a card away first
    copy = game.copy("tzeentch")
    assert copy.decision.kind != "turn"
    bot = BlinkeredBot(watched := Watched(make("novice", 1)), 1, cards=0, regions=1)
    bot.choose(copy)
    assert watched.shown == [copy.state.actions]


def test_noticeable_is_told_by_card_and_region():
    game = next(turns())
    actions = game.state.actions
    assert [a for a in actions if noticeable(a, set(), set())] == [PASS]
    everything = set(game.state.hand[game.state.seat])
    assert [a for a in actions if noticeable(a, everything, set(range(EVERY_REGION)))] == actions


def test_the_levels_are_such_bots():
    assert isinstance(LEVELS["novice:hasty"].make(1, 1.0), BlinkeredBot)
    assert isinstance(LEVELS["scripted:forgetful"].make(1, 1.0), BlinkeredBot)
