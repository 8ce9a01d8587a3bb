"""Why a bot did something: facts with words, for everybody's ears, and nothing in them that is hidden."""

import ast
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

import ruinous
from ruinous import Game, Options
from ruinous.bots import LEVELS, make
from ruinous.bots.novice import WHY
from ruinous.bots.reasons import REASONS, because, hopeful, known, why
from ruinous.rules.actions import kind
from ruinous.rules.events import EVENTS
from ruinous.rules.facts import Fact
from ruinous.rules.ids import CHAOS, POWERS, REGIONS, UPGRADES
from ruinous.rules.questions import in_hand
from ruinous.rules.telling import ACTION_ARGS, ONE_WAY, TOLD_BY
from ruinous.rules.view import NOBODY, information_set, shows_choice
from ruinous.words import LANGUAGES
from ruinous.words.reasons import because as said
from tests.kit.messages import messages

KINDS = [(3, "base", "base"), (4, "base", "mixed"), (4, "morrslieb", "base"), (5, "morrslieb", "realm_of_chaos")]
OURS = [name for name in LEVELS if not name.startswith("search")]


def decisions(players, card_set, events, seed, driver="scripted"):
    """A game before each of its decisions, the action that is taken, and the level of the bot that takes it."""
    random = Random(f"{players} {card_set} {events} {seed}")
    powers = random.choice(list(combinations(POWERS, players)))
    game = Game.new(powers, seed, Options(card_set=card_set, events=events))
    bots = {p: make(driver, f"{p} {seed}") for p in game.seats}
    while game.decision:
        seat = game.decision.seat
        action = bots[seat].choose(game.copy(seat))
        yield game, action, random
        game.play(action)


def fits(reason):
    """Whether a reason is whole: one of the list, with a sentence, and everything it is about spelled by its id."""
    assert isinstance(reason, Fact)
    sentence = said(reason)
    assert sentence.endswith(".")
    assert "{" not in sentence
    named = REASONS[reason.id.removeprefix("reason.")]
    assert set(named) == set(reason.args) - {"chance"}
    spelled = {"power": POWERS, "region": REGIONS, "card": CHAOS, "upgrade": UPGRADES}
    return all(reason.args[name] in spelled.get(name, range(1, 60)) for name in named)


@pytest.mark.parametrize(("players", "card_set", "events"), KINDS)
def test_every_decision_of_a_game_can_be_explained_to_everybody(players, card_set, events):
    heard = set()
    for game, action, random in decisions(players, card_set, events, 3, "novice"):
        if game.decision.kind == "turn" and random.randrange(12):
            continue
        g = game.state
        before = g.copy()
        for viewer in (NOBODY, *g.powers):
            reason = why(g, action, random.choice(OURS), viewer)
            assert fits(reason), reason
            heard.add(reason.id)
        assert g == before
    assert len(heard) > 12


@pytest.mark.parametrize(("players", "card_set", "events"), KINDS)
@pytest.mark.parametrize("driver", ["random", "novice"])
def test_a_reason_tells_others_nothing_of_what_is_hidden(players, card_set, events, driver):
    """R22: the hidden cards are exchanged, also those of the bot itself; what others hear stays the same."""
    changed = heard = 0
    for game, action, random in decisions(players, card_set, events, 4, driver):
        if random.randrange(8 if game.decision.kind == "turn" else 2):
            continue
        g = game.state
        viewer = random.choice([p for p in (NOBODY, *g.powers) if p != g.seat])
        if not shows_choice(g, viewer):
            continue
        twin = known(g, action, viewer)
        twin = other_deal(twin, g.seat, action, viewer, random)
        changed += twin.hand[g.seat] != g.hand[g.seat]
        one, two = why(g, action, "scripted", viewer), why(twin, action, "scripted", viewer)
        assert one == two, (g.stack[-1], one, two)
        heard += 1
    assert heard > 20
    assert changed > 10


def other_deal(g, seat, action, viewer, random):
    """A game that is the same for the viewer, with other cards in the bot's hand. The action's own card stays."""
    for _ in range(20):
        c = information_set(g, viewer, random.getrandbits(32))
        what, args = kind(action)
        if what not in ("play", "discard") or args[0] in c.hand[seat]:
            return c
    return g


def test_to_itself_a_bot_says_what_it_says_anyway():
    for game, action, random in decisions(4, "base", "base", 5):
        if not random.randrange(10):
            seat = game.decision.seat
            told = make("scripted", 1).explain(game.copy(seat), action)
            assert why(game.state, action, "scripted", POWERS.index(seat)) == told


def test_a_reason_is_a_fact_about_ids_and_its_sentence_names_them():
    reason = because("no_ruin", power=1, ruin=3, region=REGIONS.index("estalia"))
    assert reason == Fact("reason.no_ruin", {"power": "nurgle", "ruin": 3, "region": "estalia"})
    assert said(reason) == "Cuts what Nurgle gains when Estalia becomes the third ruined region."
    empire = REGIONS.index("empire")
    assert said(because("points", points=1, region=empire)) == "Should score 1 point in the Empire."
    assert said(because("points", points=2, region=empire)) == "Should score 2 points in the Empire."
    frenzy = CHAOS.index("khorne.blood_frenzy")
    assert said(because("discard", card=frenzy)) == "Blood Frenzy is the card it needs least."


def test_a_reason_is_about_what_is_declared_and_nothing_else():
    with pytest.raises(KeyError):
        because("stops")
    with pytest.raises(AssertionError, match="not about region"):
        because("stops", power=1, region=1)


def test_a_chance_is_kept_beside_what_a_reason_is_about_and_told_after_it():
    hope = hopeful(because("stops", power=0), 0.314)
    assert hope == Fact("reason.stops", {"power": "khorne", "chance": 31})
    assert said(hope) == "Keeps Khorne from winning. Its chance of winning: 31%."


def used():
    """The ids that stand in the source as a reason."""
    package = Path(ruinous.__file__).parent
    for path in (*(package / "bots").rglob("*.py"), package / "table" / "explaining.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "because":
                yield from (part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant))
    yield from WHY.values()


def test_every_reason_is_used():
    assert set(used()) == set(REASONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_about_what_it_is_about(language):
    told = {id: message.args for id, message in messages(language).items() if id.startswith("reason-")}
    assert set(told) == {f"reason-{id}" for id in REASONS} | {"reason-chance"}
    assert told["reason-chance"] == {"chance"}
    for id, about in REASONS.items():
        assert told[f"reason-{id}"] == set(about), id


def test_only_what_no_hand_decides_is_said_to_be_the_only_way():
    """R22: that a player had no other choice would tell what cards he does not have."""
    assert set(TOLD_BY) == set(ACTION_ARGS)
    assert {event for events in TOLD_BY.values() for event in events} <= set(EVENTS)
    from_hand = set()
    for players, card_set, events in KINDS:
        for game, _, _ in decisions(players, card_set, events, 2, "random"):
            if in_hand(game.state).from_hand:
                from_hand |= {kind(action)[0] for action in game.state.actions}
    assert from_hand >= {"word", "move", "play", "discard"}
    assert not ONE_WAY & {event for what in from_hand for event in TOLD_BY[what]}


def test_the_card_that_is_played_is_known_and_the_rest_of_the_hand_is_not():
    """The hand is dealt anew for the one who watches, but for the card that the action shows."""
    seen = 0
    for game, action, _ in decisions(4, "base", "base", 6):
        g = game.state
        if kind(action)[0] == "play":
            c = known(g, action, NOBODY)
            assert kind(action)[1][0] in c.hand[g.seat]
            assert action in c.actions
            assert len(c.hand[g.seat]) == len(g.hand[g.seat])
            assert sorted(c.hand[g.seat] + c.deck[g.seat]) == sorted(g.hand[g.seat] + g.deck[g.seat])
            seen += c.hand[g.seat] != g.hand[g.seat]
    assert seen


def test_bots_that_do_not_weigh_say_something_too():
    game = Game.new(POWERS[:4], 7)
    action = game.decision.actions[0]
    assert why(game.state, action, "random").id == "reason.random"
    assert fits(why(game.state, action, "novice"))
    assert why(game.state, action, "search").id == why(game.state, action, "scripted").id
