"""Suppositions: a position as it would be with one piece elsewhere, for as long as one looks at it.

They are for those who look at thousands of positions that differ in one piece: quicker than a copy, and all is put back
whatever happens. No rule is carried out and nothing is noted.

    with Figures(g, region, g.here[region] | 1 << figure):
        values.dominator(g, region)
"""

from ruinous.rules.state import GameState


class Figures:
    """As if these figures and no others stood in a region, wherever else they are."""

    __slots__ = ("figures", "g", "region")

    def __init__(self, g: GameState, region: int, figures: int) -> None:
        self.g, self.region, self.figures = g, region, figures

    def __enter__(self) -> None:
        here, region = self.g.here, self.region
        here[region], self.figures = self.figures, here[region]

    def __exit__(self, *_: object) -> None:
        self.g.here[self.region] = self.figures


class Card:
    """As if this card lay in a card space, `region * spaces + space`."""

    __slots__ = ("card", "g", "place")

    def __init__(self, g: GameState, place: int, card: int) -> None:
        self.g, self.place, self.card = g, place, card

    def __enter__(self) -> None:
        space, place = self.g.space, self.place
        space[place], self.card = self.card, space[place]

    def __exit__(self, *_: object) -> None:
        self.g.space[self.place] = self.card


class Summoned:
    """As if the seat that must decide had summoned a figure into another region and paid for it."""

    __slots__ = ("bit", "cost", "g", "region", "source")

    def __init__(self, g: GameState, figure: int, region: int, cost: int) -> None:
        self.g, self.bit, self.region, self.cost = g, 1 << figure, region, cost
        self.source = g.where(figure)

    def __enter__(self) -> None:
        g = self.g
        g.here[self.source] ^= self.bit
        g.here[self.region] ^= self.bit
        g.power[g.seat] -= self.cost

    def __exit__(self, *_: object) -> None:
        g = self.g
        g.here[self.source] ^= self.bit
        g.here[self.region] ^= self.bit
        g.power[g.seat] += self.cost


class Laid:
    """As if the seat that must decide had laid a card of its hand in an empty card space and paid for it."""

    __slots__ = ("card", "cost", "g", "hand", "place")

    def __init__(self, g: GameState, place: int, card: int, cost: int) -> None:
        self.g, self.place, self.card, self.cost = g, place, card, cost
        self.hand = g.hand[g.seat]

    def __enter__(self) -> None:
        g, at = self.g, self.hand.index(self.card)
        g.space[self.place] = self.card
        g.hand[g.seat] = self.hand[:at] + self.hand[at + 1 :]
        g.power[g.seat] -= self.cost

    def __exit__(self, *_: object) -> None:
        g = self.g
        g.space[self.place] = 0
        g.hand[g.seat] = self.hand
        g.power[g.seat] += self.cost


class Purse:
    """As if a player had so much power."""

    __slots__ = ("g", "power", "seat")

    def __init__(self, g: GameState, seat: int, power: int) -> None:
        self.g, self.seat, self.power = g, seat, power

    def __enter__(self) -> None:
        power = self.g.power
        power[self.seat], self.power = self.power, power[self.seat]

    def __exit__(self, *_: object) -> None:
        self.g.power[self.seat] = self.power
