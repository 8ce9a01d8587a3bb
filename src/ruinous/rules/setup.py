"""Setting up a game (R2)."""

from collections.abc import Iterable

from ruinous.rules import board, chance, engine
from ruinous.rules.ids import POWERS, REGION_ORDER, TOKENS
from ruinous.rules.options import Options, SetupError
from ruinous.rules.phases.end import play_round
from ruinous.rules.ruleset import ruleset
from ruinous.rules.state import Chance, GameState, Log, Outcome

FEWEST, MOST = 3, len(POWERS)


def powers_from(names: Iterable[str]) -> tuple[int, ...]:
    """The Powers of a game in Power order, or a SetupError that says what is wrong (R1.1, R2.4)."""
    chosen = []
    for name in names:
        if name not in POWERS:
            raise SetupError("setup.power", name=str(name), choices=list(POWERS))
        power = POWERS.index(name)
        if power in chosen:
            raise SetupError("setup.twice", power=name)
        chosen.append(power)
    if not FEWEST <= len(chosen) <= MOST:
        raise SetupError("setup.players", fewest=FEWEST, most=MOST, players=len(chosen))
    return tuple(sorted(chosen))


def new_state(
    powers: tuple[int, ...],
    options: Options,
    secret: bytes,
    script: tuple[Outcome, ...] = (),
    outcomes: list[Chance] | None = None,
    log: Log | None = None,
) -> GameState:
    """The position at the first decision of round 1. `outcomes` and `log` collect what happens on the way."""
    g = GameState(ruleset(options, powers), powers)
    g.secret, g.script, g.outcomes, g.log = secret, script, outcomes, log
    g.cause = ("rule", "R2.9")
    content = g.rules.content
    # R2.8: the Old World deck; the rest is put aside unseen
    pool = chance.shuffled(g, g.rules.old_world_pool, "old_world")
    size = content.old_world_deck[len(powers)]
    g.old_world_aside, g.old_world_deck = pool[:-size], pool[-size:]
    # R2.9: one starting token in each region
    tokens = bytes(TOKENS.index(token) for token, n in g.rules.starting_tokens.items() for _ in range(n))
    for region, token in zip(REGION_ORDER, chance.shuffled(g, tokens, "tokens"), strict=True):
        board.place_token(g, token, region)
    # R2.5, R2.10: power, decks and hands
    g.cause = ("rule", "R2.10")
    for power in powers:
        g.power[power] = content.powers[power].power
        g.shuffled[power] = g.rules.decks[power]
        g.deck[power] = chance.shuffled(g, g.rules.decks[power], "deck")
        board.draw(g, power, content.limits.hand)
    g.then(play_round)
    engine.run(g)
    return g
