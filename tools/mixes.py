"""Games of every kind for tests and measurements: 3 to 5 Powers, all sets, events, switches and editions."""

from collections.abc import Iterator
from random import Random

from ruinous import Game, Options
from ruinous.content import NEWEST, components
from ruinous.rules.ids import POWERS, UPGRADE_OWNER, bits
from ruinous.rules.options import CARD_SETS, EVENTS
from tools.golden import TEMPERS, choose

SEATS = (3, 4, 5)


def any_powers(random: Random) -> tuple[str, ...]:
    return tuple(random.sample(POWERS, random.choice(SEATS)))


def any_options(random: Random, edition: int | None = None) -> Options:
    """Every option by lot; half of the games have all switches as usual, as most tables do."""
    edition = edition or random.randint(1, NEWEST)
    lots: dict[str, str] = {}
    if random.random() < 0.5:
        lots = {switch.name: random.choice(switch.values) for switch in components(edition).switches}
    return Options(
        edition=edition,
        card_set=random.choice(CARD_SETS),
        events=random.choice(EVENTS),
        show_forced=random.random() < 0.2,
        **lots,
    )


def any_game(seed: int, edition: int | None = None, *, ahead: bool = True) -> tuple[Game, Random, str]:
    """A game of any kind, what decides in it, and the temper of those who play.

    With `ahead` every third game begins with upgrades in play: a random game seldom comes to the rarer ones.
    """
    random = Random(seed)
    game = Game.new(any_powers(random), seed, any_options(random, edition))
    if ahead and seed % 3 == 0:
        g = game.state
        in_use = [u for u, owner in enumerate(UPGRADE_OWNER) if owner in g.powers and g.rules.in_use[u]]
        g.upgrades = sum(1 << u for u in random.sample(in_use, random.randint(3, len(in_use))))
        assert all(u in in_use for u in bits(g.upgrades))
    return game, random, random.choice(TEMPERS)


def walk(seed: int, edition: int | None = None, *, ahead: bool = True) -> Iterator[Game]:
    """Such a game: the same object at each of its decisions, and at its end."""
    game, random, temper = any_game(seed, edition, ahead=ahead)
    while game.state.actions:
        yield game
        game.play(choose(game.state, temper, random))
    yield game
