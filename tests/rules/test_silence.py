"""Silence tells nothing: whether, whom and how often is asked does not depend on cards that others do not see."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruinous import Game, Options
from ruinous.content import NEWEST
from ruinous.rules import choices, engine
from ruinous.rules.actions import kind
from ruinous.rules.ids import CHAOS, FIGURE_NAMES, KHORNE, LAID, OWNED, POWERS, RESERVE, TZEENTCH, UPGRADES
from ruinous.rules.phases import summoning
from ruinous.rules.questions import QUESTIONS, Question
from ruinous.rules.state import GameState
from ruinous.rules.view import NOBODY, view
from tools.mixes import any_game
from tools.silence import Pair, leaks, main, measure, twin_of

seeds = st.integers(0, 2**32)
EDITIONS = range(1, NEWEST + 1)


# --- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.cites("R22.2", "R22.3", "R22.5", "R22.10")
@settings(max_examples=20)
@given(seed=seeds)
def test_hidden_cards_change_nothing_that_others_see_in_whole_games_with_undo(seed):
    found, moments = leaks(seed, NEWEST, every=50)
    assert found == []
    assert moments > 30


def test_the_first_edition_leaks_and_this_is_noticed():
    """There a question with one answer was never asked, and everybody saw who was passed over."""
    found = next(found for seed in range(LEAKING, LEAKING + 100) if (found := leaks(seed, 1, every=1000)[0]))
    assert {leak.edition for leak in found} == {1}
    assert found[0].what


LEAKING = 68  # from here on the first leak is soon found


def test_the_measure_counts_leaks_of_an_edition():
    found = measure(NEWEST, 3, 1, 1, 60)
    assert (found["edition"], found["games"], found["leaks"]) == (NEWEST, 3, 0)
    assert found["moments"] > 100
    assert measure(NEWEST, 50, 1, 1, 0)["games"] == 1  # the time was up


def test_the_measure_is_a_command(capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["silence", "--games", "1", "--edition", str(NEWEST)])
    assert main() == 0
    assert f"edition {NEWEST}: 0 leaks in 1 games" in capsys.readouterr().out


def test_a_twin_differs_for_its_owner_and_for_nobody_else():
    """Otherwise the comparison would be empty."""
    random, differing = Random(1), 0
    for seed in range(1, 13):
        game, choice, _ = any_game(seed, NEWEST, ahead=False)
        for _ in range(25):
            game.play(choice.choice(game.state.actions))
        g = game.state
        for b in g.powers:
            twin = twin_of(g, b, random)
            differing += view(twin, b) != view(g, b)
            assert all(view(twin, a) == view(g, a) for a in (NOBODY, *g.powers) if a != b)
    assert differing > 20


def test_a_difference_is_noticed_wherever_it_is():
    """What is compared: spoil the twin, and it is named."""
    game, random, _ = any_game(4, NEWEST)
    b, other = game.state.powers[:2]
    for name, spoil in (
        ("power", lambda g: g.power.__setitem__(b, 9)),
        ("hand size", lambda g: g.hand.__setitem__(b, g.hand[b][1:])),
        ("hand of another", lambda g: g.hand.__setitem__(other, g.hand[other][1:])),
        ("question", lambda g: g.stack.append(g.stack[-1])),
        ("old_world_deck size", lambda g: setattr(g, "old_world_deck", g.old_world_deck[1:])),
        ("chance", lambda g: setattr(g, "script", (1,))),
    ):
        pair = Pair(game, b, random)
        assert list(pair.differences(thoroughly=True)) == []
        spoil(pair.twin.state)
        assert name in list(pair.differences(thoroughly=True))
    pair = Pair(game, b, random)
    pair.twin.log.append(("pass", b, 1, ("turn", b)))
    assert "log" in list(pair.differences())


# --- one question at a time ---------------------------------------------------------------------------------------


def began(edition: int, **options: str) -> GameState:
    """The first turn of a game."""
    game = Game.new(POWERS[:4], 5, Options(edition=edition, **options))
    while game.state.stack[-1][0] != "turn":
        game.play(game.state.actions[0])
    return game.state


def shown(g: GameState) -> list[dict]:
    """What all but Khorne are shown."""
    return [view(g, seat) for seat in (NOBODY, 1, 2, 3)]


def cards(*names: str) -> bytes:
    return bytes(sorted(CHAOS.index(name) for name in names))


def held(g: GameState, power: int, *names: str) -> GameState:
    """The same position with these cards in a hand, the others in the deck."""
    twin = g.copy()
    deck = list(g.hand[power] + g.deck[power])
    for card in cards(*names):
        deck.remove(card)
    twin.hand[power], twin.deck[power] = cards(*names), bytes(deck)
    engine.ask_again(twin)
    return twin


def asked(g: GameState, step: Question, *args: int) -> GameState:
    """The position when this question comes up."""
    g.actions = None
    g.then(step, *args)
    engine.run(g)
    return g


def turn_of(g: GameState, power: int) -> GameState:
    """The same position when it is another's turn."""
    g.stack.pop()
    return asked(g, summoning.turn, power)


SAME = ("khorne.battle_cry", "khorne.battle_cry")
OTHER = ("khorne.battle_cry", "khorne.blood_frenzy")


@pytest.mark.cites("R22.2", "R23.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_must_discard_one_of_two_equal_cards_is_asked_like_anybody(edition):
    pair = [asked(held(began(edition), KHORNE, *hand), choices.discard_cards, KHORNE, 1) for hand in (SAME, OTHER)]
    same = shown(pair[0]) == shown(pair[1])
    assert same is (edition > 1)
    if edition > 1:
        assert all((g.seat, g.stack[-1][0]) == (KHORNE, "discard_cards") for g in pair)
        assert len(pair[0].actions) == 1


@pytest.mark.cites("R22.2", "R6.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_can_only_pass_is_asked_like_anybody(edition):
    """Khorne has power left, no figure to summon, and cards he can pay for, or none."""
    found = []
    for hand in (("khorne.blood_frenzy",), ("khorne.reborn_in_blood",)):
        g = held(began(edition), KHORNE, *hand)
        g.here = [mask & ~OWNED[KHORNE] for mask in g.here]
        g.here[LAID] |= OWNED[KHORNE]
        g.power[KHORNE] = 1
        found.append(turn_of(g, KHORNE))
    cheap, dear = found
    assert (shown(cheap) == shown(dear)) is (edition > 1)
    if edition > 1:
        assert len(dear.actions) == 1
        assert len(cheap.actions) > 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_figure_paid_with_a_card_asks_for_the_card_whatever_is_held(edition):
    """Tzeentch barters for an Acolyte; the other cards of the hand are all the same, or are not."""
    found = []
    for hand in (["tzeentch_m.glean"] * 2, ["tzeentch_m.glean", "tzeentch_m.havoc"]):
        g = held(began(edition, card_set="morrslieb"), TZEENTCH, *hand)
        g.upgrades |= 1 << UPGRADES.index("tzeentch_m.acolytes")
        turn_of(g, TZEENTCH)
        engine.apply(g, next(action for action in g.actions if kind(action)[0] == "trade"))
        found.append(g)
    others = [[view(g, seat) for seat in (NOBODY, 0, 1, 3)] for g in found]
    assert (others[0] == others[1]) is (edition > 1)


def test_a_question_that_looks_at_a_hand_is_declared_so():
    """Every question whose list names cards of a hand, and the turn."""
    assert {id for id, question in QUESTIONS.items() if question.from_hand} == {
        "turn",
        "discard_cards",
        "discard_first",
        "open_portal",
    }


@settings(max_examples=6)
@given(seed=seeds)
def test_no_other_question_depends_on_hidden_cards(seed):
    """The same list for every hand, of whoever; so it may be carried out in silence if it has one action."""
    game, random, _ = any_game(seed, NEWEST)
    while game.state.actions:
        g = game.state
        if not QUESTIONS[g.stack[-1][0]].from_hand and random.random() < 0.5:
            for b in g.powers:
                twin = twin_of(g, b, random, blind=True)
                assert (twin.seat, twin.actions) == (g.seat, g.actions)
        game.play(random.choice(g.actions))


# --- undo is no probe ---------------------------------------------------------------------------------------------


def test_what_one_may_take_back_does_not_depend_on_what_another_holds():
    """Tzeentch makes Khorne discard, sees that he is asked, and takes it back: he has learned nothing."""
    counts = []
    for hand in (SAME, OTHER):
        g = held(began(NEWEST), KHORNE, *hand)
        g.hand[TZEENTCH] = bytes(sorted(g.hand[TZEENTCH] + cards("tzeentch.the_meddling_of_skaven")))
        warrior = FIGURE_NAMES.index("Kw1")
        g.here[RESERVE] ^= 1 << warrior
        g.here[2] |= 1 << warrior
        g.power[TZEENTCH] = 6
        turn_of(g, TZEENTCH)
        game = Game(g, [], None)
        before = g.copy()
        game.play("the_meddling_of_skaven@kis.l")
        assert (game.decision.seat, game.decision.kind) == ("khorne", "discard_cards")
        counts.append(game.undoable("tzeentch"))
        assert game.back(1, before).state == before
    assert counts == [1, 1]
