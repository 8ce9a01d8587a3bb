"""Why a bot did something: reasons with an id, for everybody's ears, and nothing in them that is hidden."""

import re
from itertools import combinations
from random import Random

import pytest

from ruinous import Game, Options
from ruinous.bots import LEVELS, make
from ruinous.bots.reasons import SENTENCES, Reason, because, hopeful, known, why
from ruinous.rules.actions import kind
from ruinous.rules.ids import CHAOS, POWERS, REGIONS, UPGRADES
from ruinous.rules.view import NOBODY, information_set, shows_choice

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
    """Whether a reason is whole: a sentence of the list, with everything it is about spelled by its id."""
    assert isinstance(reason, Reason)
    assert reason.endswith(".")
    assert "{" not in reason
    named = set(re.findall(r"\{(\w+)\}", SENTENCES[reason.id]))
    assert named == set(reason.params) - {"chance"}
    spelled = {"power": POWERS, "region": REGIONS, "card": CHAOS, "upgrade": UPGRADES}
    return all(reason.params[name] in spelled.get(name, range(1, 60)) for name in named)


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
        assert (one.id, one.params) == (two.id, two.params)
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


def test_a_reason_is_its_sentence_and_knows_what_it_is_about():
    g = Game.new(POWERS[:4], 1).state
    reason = because(g, "no_ruin", power=1, ruin=3, region=REGIONS.index("estalia"))
    assert reason == "Blocks Nurgle's share of the third ruin, in Estalia."
    assert reason.id == "no_ruin"
    assert reason.params == {"power": "nurgle", "ruin": 3, "region": "estalia"}
    assert because(g, "points", points=1, region=REGIONS.index("empire")) == "Should bring 1 point in the Empire."


def test_a_chance_is_added_to_a_reason_and_kept_beside_it():
    g = Game.new(POWERS[:4], 1).state
    hope = hopeful(because(g, "wins"), 0.314)
    assert hope == "Wins the game; sees a chance of 31% to win."
    assert hope.id == "wins"
    assert hope.params == {"chance": 31}
    assert hopeful("So.", 0.5) == "So; sees a chance of 50% to win."


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
    assert why(game.state, action, "random").id == "random"
    assert why(game.state, action, "novice").id in SENTENCES
    assert why(game.state, action, "search").id == why(game.state, action, "scripted").id
