"""The Morrslieb cards of Tzeentch."""

from ruinous.rules import board, chance, choices, values
from ruinous.rules.actions import DISCARD, DONE, FETCH, NAME, PICK, TAKE
from ruinous.rules.arguments import Number, Region
from ruinous.rules.cards.card import ChaosCard, chaos_card
from ruinous.rules.ids import (
    ADJACENT,
    ALL_REGIONS,
    ANY_RANK,
    CHAOS_OWNER,
    CULTIST,
    N_REGIONS,
    OF_RANKS,
    REGIONS_IN,
    TZEENTCH,
    WARPSTONE,
)
from ruinous.rules.questions import question
from ruinous.rules.state import GameState


@chaos_card("tzeentch_m.bolt_of_change")
class BoltOfChange(ChaosCard):
    """Tzeentch rolls a die; if the hits reach the defense of an enemy figure here he kills one such figure."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        faces = chance.roll_exploding(g, self.params["dice"])
        g.note("roll", self.power, region, tuple(faces))
        g.then(smite, region, sum(face >= 4 for face in faces))


@question("smite", "R7.4", group="figure")
def smite(g: GameState, region: Region, hits: Number) -> None:
    enemies = values.distinct(g, g.here[region] & ~g.control[TZEENTCH])
    reached = [figure for figure in enemies if values.defense(g, figure, region, TZEENTCH) <= hits]
    if reached:
        g.ask(TZEENTCH, [PICK + figure for figure in reached])


@smite.answer
def smite_chosen(g: GameState, action: int, region: int, hits: int) -> None:
    board.kill(g, action - PICK, region, TZEENTCH, in_battle=False)


@chaos_card("tzeentch_m.glean")
class Glean(ChaosCard):
    """Tzeentch looks at the hand of an opponent who has a figure or a card here, then draws a card."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(glean, region, self.params["cards"])


@question("glean", "R7.4", group="player")
def glean(g: GameState, region: Region, cards: int) -> None:
    owners = {CHAOS_OWNER[card] for card in g.cards_in(region)}
    present = [p for p in g.powers if p != TZEENTCH and (p in owners or g.here[region] & g.control[p])]
    if present:
        g.ask(TZEENTCH, [NAME + p for p in present])
    else:
        board.draw(g, TZEENTCH, cards)


@glean.answer
def glean_chosen(g: GameState, action: int, region: int, cards: int) -> None:
    seen = action - NAME
    g.note("named", TZEENTCH, seen)
    g.gleaned[seen] = g.hand[seen]
    g.note("glean", TZEENTCH, seen, g.hand[seen])
    board.draw(g, TZEENTCH, cards)


@chaos_card("tzeentch_m.warp_portal")
class WarpPortal(ChaosCard):
    """Tzeentch may discard a card to move one figure of any owner from here to any other region."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(open_portal, region, self.params["figures"])


@question("open_portal", "R7.4", group="discard", optional=True, from_hand=True)
def open_portal(g: GameState, region: Region, figures: int) -> None:
    if g.hand[TZEENTCH] and values.free_to_leave(g, region, OF_RANKS[ANY_RANK]):
        g.ask(TZEENTCH, [DONE, *(DISCARD + card for card in dict.fromkeys(g.hand[TZEENTCH]))])


@open_portal.answer
def portal_opened(g: GameState, action: int, region: int, figures: int) -> None:
    if action != DONE:
        here = 1 << region
        board.discard(g, TZEENTCH, action - DISCARD)
        g.then(choices.move_figures, TZEENTCH, ANY_RANK, here, ALL_REGIONS ^ here, figures, False)


@chaos_card("tzeentch_m.warpstorm")
class Warpstorm(ChaosCard):
    """Tzeentch moves a Warpstone token from an adjacent region here."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(storm, region, self.params["tokens"])


@question("storm", "R7.4", group="move")
def storm(g: GameState, region: Region, count: Number) -> None:
    sources = [r for r in REGIONS_IN[ADJACENT[region]] if g.tokens[WARPSTONE * N_REGIONS + r]]
    if count and sources:
        g.ask(TZEENTCH, [TAKE + WARPSTONE * N_REGIONS + r for r in sources])


@storm.answer
def storm_chosen(g: GameState, action: int, region: int, count: int) -> None:
    board.carry_token(g, WARPSTONE, (action - TAKE) % N_REGIONS, region)
    g.then(storm, region, count - 1)


@chaos_card("tzeentch_m.the_blue_scribes")
class TheBlueScribes(ChaosCard):
    """Tzeentch takes a card of his choice from his discard pile into his hand."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(fetch, self.params["cards"])


@question("fetch", "R7.4", group="card")
def fetch(g: GameState, count: Number) -> None:
    if count and g.discard[TZEENTCH]:
        g.ask(TZEENTCH, [FETCH + card for card in sorted(set(g.discard[TZEENTCH]))])


@fetch.answer
def fetch_chosen(g: GameState, action: int, count: int) -> None:
    card = action - FETCH
    g.discard[TZEENTCH] = board.without(g.discard[TZEENTCH], card)
    g.hand[TZEENTCH] = bytes(sorted(g.hand[TZEENTCH] + bytes((card,))))
    g.shown[TZEENTCH] = bytes(sorted(g.shown[TZEENTCH] + bytes((card,))))
    g.note("fetch", TZEENTCH, card)
    g.then(fetch, count - 1)


@chaos_card("tzeentch_m.convocation")
class Convocation(ChaosCard):
    """Tzeentch moves up to two Acolytes from any regions here."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        here, most = 1 << region, self.params["figures"]
        g.then(choices.move_many, self.power, 1 << CULTIST, ALL_REGIONS ^ here, here, most, False, False, ())


@chaos_card("tzeentch_m.warpshock")
class Warpshock(ChaosCard):
    """Each opponent with a figure here loses 1 power."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        for power in g.powers:
            if power != self.power and g.here[region] & g.control[power]:
                board.change_power(g, power, -self.params["loss"])


@chaos_card("tzeentch_m.havoc")
class Havoc(ChaosCard):
    """Tzeentch moves up to two enemy figures from here, each to an adjacent region."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        most = self.params["figures"]
        g.then(choices.move_many, self.power, ANY_RANK, 1 << region, ADJACENT[region], most, True, True, ())


@chaos_card("tzeentch_m.transmogrify")
class Transmogrify(ChaosCard):
    """A Cultist or Warrior of Tzeentch here is replaced by a Warrior or Greater Daemon from his reserve."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(choices.promote, self.power, region)
