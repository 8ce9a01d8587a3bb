"""Dice and shuffles: drawn from the game's secret, or read from a script, and written down as they fall.

Every draw is a function of the secret, the stream and a running number, so whoever learns the secret after the game
can derive all of them again. A replay reads the recorded outcomes from `g.script` instead and never needs the secret.
"""

from hashlib import sha256, shake_256

from ruinous.rules.facts import FactError
from ruinous.rules.state import GameState

SET_UP, DECKS, DICE = range(3)
STREAM_NAMES = (b"set-up", b"decks", b"dice")
STREAM_OF = {"old_world": SET_UP, "tokens": SET_UP, "deck": DECKS, "dice": DICE}


class ChanceError(FactError, ValueError):
    """A script of dice or decks that does not fit the game."""


def secret_from(seed: int | bytes | str) -> bytes:
    """The 256-bit secret of a game: given as such, or made from a seed."""
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    return sha256(b"ruinous seed " + str(seed).encode()).digest()


def commitment(secret: bytes) -> str:
    """What is shown at the start of a game so that its secret cannot be changed later."""
    return sha256(b"ruinous commitment " + secret).hexdigest()


def thrown(g: GameState, seed: int | bytes | str) -> GameState:
    """The position as a copy of which dice and decks fall otherwise: by another secret, from its first draw on."""
    c = g.copy()
    c.secret, c.draws, c.script = secret_from(seed), [0, 0, 0], ()
    return c


def _number(g: GameState, stream: int, count: int) -> int:
    """A random number with far more digits than `count` dice or cards need, so that its remainders are fair."""
    if not g.secret:
        raise ChanceError("chance.no_secret")
    key = b"%s %s %d" % (g.secret, STREAM_NAMES[stream], g.draws[stream])
    return int.from_bytes(shake_256(key).digest(16 + count), "big")


def roll(g: GameState, count: int) -> list[int]:
    """Roll battle dice (R1.10)."""
    if g.script:
        dice = [die for die in g.script[:count] if isinstance(die, int) and 1 <= die <= 6]
        if len(dice) < count:
            given = [outcome for outcome in g.script[:count] if isinstance(outcome, int)]
            raise ChanceError("chance.dice", count=count, given=given) if given else ChanceError("chance.no_dice")
        g.script = g.script[count:]
    else:
        number = _number(g, DICE, count)
        dice = []
        for _ in range(count):
            number, face = divmod(number, 6)
            dice.append(face + 1)
    g.draws[DICE] += 1
    if g.outcomes is not None:
        g.outcomes.append(("dice", bytes(dice)))
    return dice


def roll_exploding(g: GameState, count: int) -> list[int]:
    """Roll battle dice; each 6 brings one more, by the same rule (R8.7)."""
    faces = fallen = roll(g, count)
    while 6 in fallen:
        fallen = roll(g, fallen.count(6))
        faces = faces + fallen
    return faces


def shuffled(g: GameState, cards: bytes, what: str) -> bytes:
    """The same cards in a random order; `what` is "deck", "old_world" or "tokens"."""
    stream = STREAM_OF[what]
    if g.script:
        scripted = g.script[0]
        if not isinstance(scripted, bytes) or sorted(scripted) != sorted(cards):
            raise ChanceError("chance.order")
        order = scripted
        g.script = g.script[1:]
    else:
        mixed = bytearray(cards)
        number = _number(g, stream, len(mixed))
        for i in range(len(mixed) - 1, 0, -1):
            number, j = divmod(number, i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        order = bytes(mixed)
    g.draws[stream] += 1
    if g.outcomes is not None:
        g.outcomes.append((what, order))
    return order
