"""Random battles, dice and choices: the engine against a second telling of R8 that knows nothing of its code."""

from collections.abc import Generator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruinous.rules.ids import FIGURE_NAMES, N_PLACES, OWNED, POWERS, REGIONS, RESERVE
from tests.kit.position import Position

# --- the oracle ---------------------------------------------------------------------------------------------------

SIDES = "KNTS"
# attack and defense as on the sheets: Cultist, Warrior, Greater Daemon
SHEET = {
    "K": {"c": (0, 1), "w": (2, 1), "d": (4, 3)},
    "N": {"c": (0, 1), "w": (1, 1), "d": (3, 3)},
    "T": {"c": (0, 1), "w": (1, 2), "d": (3, 2)},
    "S": {"c": (0, 1), "w": (1, 2), "d": (2, 4)},
}
Ask = Generator[tuple[str, set[str]], str, None]


@dataclass
class Piece:
    name: str
    side: str
    shielded: bool = False
    tipped: bool = False
    early: dict[str, int] = field(default_factory=dict)
    sixes: dict[str, int] = field(default_factory=dict)  # among the early ones


@dataclass
class Oracle:
    """One region's battle phase. `phase` yields who must decide and among what, and is sent the choice."""

    pieces: list[Piece]
    peasants: int
    cards: list[str]
    upgrades: set[str]
    one_die: bool
    forbidden: bool
    dice: list[int]
    per_battle: bool
    explode: bool
    pool_rule: bool
    edition: int
    taken: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SIDES, 0))
    pool: dict[str, list[int]] = field(default_factory=dict)
    spent: set[str] = field(default_factory=set)
    counters: int = 0
    counted: bool = False
    khorne_kills: int = 0

    def phase(self) -> Ask:
        if "changer_of_ways" in self.cards:
            self.cards = []
        if self.forbidden or "field_of_ecstasy" in self.cards:
            return
        frenzy, extra = 2 * self.cards.count("blood_frenzy"), self.cards.count("reborn_in_blood")
        if frenzy and (self.peasants or self.targets("K")):
            yield from self.throw("K", frenzy, True, self.attack("K") > 0)
        for number in range(extra + 1):
            if not any(self.attack(p) and (self.targets(p) or self.peasants) and p not in self.spent for p in SIDES):
                break
            if number and self.per_battle:
                self.counted = False
            for early in (True, False):
                for p in SIDES:
                    dice = self.attack(p, early=early)
                    again = number < extra and self.attack(p, standing=True) > 0
                    if dice:
                        yield from self.throw(p, dice, early, again or (early and self.attack(p, early=False) > 0))
            self.clear()
        self.clear()

    def clear(self) -> None:
        self.pieces = [piece for piece in self.pieces if not piece.tipped]
        self.pool = {}
        for piece in self.pieces:
            piece.early, piece.sixes = {}, {}

    def attack(self, side: str, early: bool | None = None, standing: bool = False) -> int:
        total = 0
        for piece in self.pieces:
            kind = piece.name[:2]
            first = kind == "Kw" and "bloodletters" in self.upgrades
            if piece.side == side and early in (None, first) and not (standing and piece.tipped):
                total += 1 if kind == "Kc" and "bloodsworn" in self.upgrades else SHEET[kind[0]][kind[1]][0]
        return total

    def defense(self, piece: Piece) -> int:
        value = (
            2 if piece.name[:2] == "Sc" and "seductresses" in self.upgrades else SHEET[piece.name[0]][piece.name[1]][1]
        )
        if piece.side == "N":
            return value + self.cards.count("rain_of_pus")
        return max(1, value - self.cards.count("plague_touch"))

    def six_only(self, piece: Piece) -> bool:
        return piece.name[:2] == "Sw" and "daemonettes" in self.upgrades

    def targets(self, side: str) -> list[Piece]:
        return [p for p in self.pieces if p.side != side and not p.tipped and not p.shielded]

    def throw(self, side: str, dice: int, early: bool, later: bool) -> Ask:
        if self.one_die:
            if side in self.spent or (later and (yield side, {"roll", "wait"}) == "wait"):
                return
            self.spent.add(side)
            dice = 1
        plain = sixes = 0
        while dice:
            face = self.dice.pop(0)
            dice -= 1
            plain += face in (4, 5)
            sixes += face == 6
            dice += face == 6 and (self.explode or not self.one_die)
        kept = self.pool.pop(side, [0, 0])
        yield from self.assign(side, [plain + kept[0], sixes + kept[1]], early)

    def need(self, side: str, piece: Piece, early: bool) -> int:
        return 1 if early and not self.pool_rule else self.defense(piece) - piece.early.get(side, 0)

    def options(self, side: str, hits: list[int], early: bool) -> set[str]:
        plain, sixes = hits
        found = set()
        faces_matter = (
            plain > 0
            and sixes > 0
            and any(
                self.six_only(piece) and (self.edition == 1 or self.need(side, piece, early) <= sixes)
                for piece in self.targets(side)
            )
        )
        for piece in self.targets(side):
            need = self.need(side, piece, early)
            if (sixes if self.six_only(piece) else plain + sixes) >= need:
                found.add(f"hit {piece.name}")
                if faces_matter and not self.six_only(piece):
                    fewest = max(0, need - plain)
                    found |= {f"hit {piece.name}*{n}" for n in range(fewest + 1, min(need, sixes) + 1)}
        if self.peasants and plain + sixes:
            found |= {"hit peasant", "hit peasant*1"} if faces_matter else {"hit peasant"}
        return found

    def assign(self, side: str, hits: list[int], early: bool) -> Ask:
        avenged = []
        while sum(hits) and (options := self.options(side, hits, early)):
            name, _, star = (yield side, options).removeprefix("hit ").partition("*")
            piece = next((piece for piece in self.pieces if piece.name == name), None)
            need = self.need(side, piece, early) if piece else 1
            sixes = need if piece and self.six_only(piece) else int(star or max(0, need - hits[0]))
            hits[0] -= need - sixes
            hits[1] -= sixes
            assert min(hits) >= 0, "more hits spent than rolled"
            if piece is None:
                self.peasants -= 1
                self.taken[side] += 1
            elif need + piece.early.get(side, 0) < self.defense(piece):
                piece.early[side] = piece.early.get(side, 0) + need
                piece.sixes[side] = piece.sixes.get(side, 0) + sixes
            else:
                self.kill(piece, side, early)
                if name[:2] == "Nw" and "plaguebearers" in self.upgrades:
                    avenged.append(piece.side)
        if early and self.pool_rule and self.targets(side):
            self.pool[side] = hits
        for avenger in SIDES:
            yield from self.answer(avenger, side, avenged.count(avenger))

    def answer(self, side: str, killer: str, hits: int) -> Ask:
        while True:
            enemies = [p for p in self.targets(side) if p.side == killer and not self.six_only(p)]
            options = {f"hit {piece.name}" for piece in enemies if self.defense(piece) <= hits}
            if not options:
                return
            name = (yield side, options).removeprefix("hit ")
            piece = next(piece for piece in self.pieces if piece.name == name)
            hits -= self.defense(piece)
            self.kill(piece, side, early=False)

    def kill(self, piece: Piece, side: str, early: bool) -> None:
        if side == "K":
            self.counters += not self.counted
            self.counted = True
            self.khorne_kills += 1
        if early:
            self.pieces.remove(piece)
        piece.tipped = True

    def group(self, option: str) -> Any:
        """What an option comes to: figures nothing tells apart are offered once."""
        name, _, star = option.removeprefix("hit ").partition("*")
        piece = next((piece for piece in self.pieces if piece.name == name), None)
        if piece is None:
            return option
        sixes = tuple(sorted(piece.sixes.items())) if self.edition == 1 else ()
        return name[:2], piece.side, tuple(sorted(piece.early.items())), sixes, star


# --- positions ----------------------------------------------------------------------------------------------------

ACTING = ["blood_frenzy", "reborn_in_blood", "field_of_ecstasy", "plague_touch", "rain_of_pus", "ritual_slaying"]
UPGRADES = {"bloodsworn": 0, "bloodletters": 0, "plaguebearers": 1, "daemonettes": 3, "seductresses": 3}
BASE_FIGURES = [name for name in FIGURE_NAMES if name[0] != "H"]
FACES = (1, 2, 3, 4, 4, 5, 6, 6)
CARD_CHOICES = ["", *ACTING, *ACTING[:2] * 3, "changer_of_ways"]
TRACKS = ["", "", "", "greenskins_invade", "greenskins_invade", "electors_sue_for_peace"]


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    figures = []
    for name in sorted(draw(st.sets(st.sampled_from(BASE_FIGURES), min_size=2, max_size=10))):
        side = "S" if name[1] != "d" and draw(st.integers(0, 5)) == 0 else name[0]
        shield = "shielded " if side == "T" and draw(st.integers(0, 3)) == 0 else ""
        figures.append(f"{shield}{name}" + (" controlled by slaanesh" if side != name[0] else ""))
    upgrades = draw(st.sets(st.sampled_from(sorted(UPGRADES))))
    track = draw(st.sampled_from(TRACKS))
    event = bool(track) and draw(st.integers(0, 3)) > 0
    return {
        "start": "battle",
        "dice": [FACES[byte % 8] for byte in draw(st.binary(min_size=16, max_size=40))] + [1] * 300,
        "options": {
            "edition": draw(st.sampled_from([2, 2, 1])),
            "khorne_counters": draw(st.sampled_from(["per_region", "per_battle"])),
            "greenskins_explode": draw(st.sampled_from(["no", "yes"])),
            "early_hits": draw(st.sampled_from(["on_figure", "pool"])),
            "show_forced": True,
        },
        "regions": {
            draw(st.sampled_from(REGIONS)): {
                "figures": figures,
                "tokens": [f"{n} peasant" for n in (draw(st.integers(0, 3)),) if n] + ["event"] * event,
                "cards": draw(st.lists(st.sampled_from(CARD_CHOICES), min_size=2, max_size=2)),
            }
        },
        "players": {p: {"upgrades": sorted(u for u in upgrades if POWERS[UPGRADES[u]] == p)} for p in POWERS[:4]},
        "old_world": {"track": [track]},
    }


def oracle_of(position: dict[str, Any]) -> Oracle:
    (region,) = position["regions"].values()
    pieces = []
    for text in region["figures"]:
        name, _, slaanesh = text.removeprefix("shielded ").partition(" controlled by ")
        pieces.append(Piece(name, "S" if slaanesh else name[0], text.startswith("shielded")))
    event, (card,) = "event" in region["tokens"], position["old_world"]["track"]
    return Oracle(
        pieces=pieces,
        peasants=sum(int(text[0]) for text in region["tokens"] if "peasant" in text),
        cards=list(region["cards"]),
        upgrades={upgrade for player in position["players"].values() for upgrade in player["upgrades"]},
        one_die=event and card == "greenskins_invade",
        forbidden=event and card == "electors_sue_for_peace",
        dice=list(position["dice"]),
        per_battle=position["options"]["khorne_counters"] == "per_battle",
        explode=position["options"]["greenskins_explode"] == "yes",
        pool_rule=position["options"]["early_hits"] == "pool",
        edition=position["options"]["edition"],
    )


# --- the properties -----------------------------------------------------------------------------------------------


@pytest.mark.cites(
    "R8.3",
    "R8.5",
    "R8.6",
    "R8.7",
    "R8.8",
    "R8.9",
    "R8.10",
    "R8.11",
    "R8.12",
    "R8.13",
    "R8.14",
    "R8.15",
    "R8.16",
    "R8.17",
    "R8.18",
    "R8.19",
    "R8.20",
    "R8.21",
    "R8.22",
    "C1",
    "C2",
    "C12",
    "C26",
    "C31",
    "S1",
    "S2",
    "S9",
)
@settings(max_examples=600, deadline=None)
@given(position=positions(), seed=st.integers(0, 2**16))
def test_every_decision_and_every_result_is_the_oracles(position: dict[str, Any], seed: int):
    t, oracle, chooser = Position(position), oracle_of(position), Random(seed)
    phase = oracle.phase()
    asked = next(phase, None)
    while asked is not None:
        side, options = asked
        assert t["seat"][0].upper() == side
        legal = t.legal
        assert {oracle.group(option) for option in legal} == {oracle.group(option) for option in options}
        assert len({oracle.group(option) for option in legal}) == len(legal)
        choice = chooser.choice(legal)
        t.play(choice)
        try:
            asked = phase.send(choice)
        except StopIteration:
            asked = None
    assert t["seat"] == "none"

    (region,) = position["regions"]
    left = sorted(name for f, name in enumerate(FIGURE_NAMES) if t.g.here[REGIONS.index(region)] >> f & 1)
    assert left == sorted(piece.name for piece in oracle.pieces)
    assert {power[0].upper(): t[f"{power}.peasants"] for power in POWERS[:4]} == oracle.taken
    assert t[f"{region}.tokens"].get("peasant", 0) == oracle.peasants
    assert t["khorne.counters"] == oracle.counters
    assert t["khorne.hand.size"] == oracle.khorne_kills * oracle.cards.count("ritual_slaying")
    assert len(t.g.script) == len(oracle.dice)


@pytest.mark.cites("R8.8", "R8.13", "R8.20", "R8.23", "R1.13", "R15.4", "tzeentch.warp_shield")
@settings(max_examples=250, deadline=None)
@given(first=positions(), second=positions(), seed=st.integers(0, 2**16))
def test_what_holds_in_every_battle(first: dict[str, Any], second: dict[str, Any], seed: int):
    """Two regions at once: no own, protected or tipped figure is ever offered, and nothing is left when all is over."""
    taken = {text.removeprefix("shielded ")[:3] for there in first["regions"].values() for text in there["figures"]}
    for region, there in second["regions"].items():
        there["figures"] = [text for text in there["figures"] if text.removeprefix("shielded ")[:3] not in taken]
        there["cards"] = there["cards"][:1]  # no title has fewer than three copies
        first["regions"].setdefault(region, there)
    t, chooser = Position(first), Random(seed)
    shielded = {figure for what, figure, _ in t.g.bonds if what == "shield"}
    while t["seat"] != "none":
        for option in t.legal:
            name = option.removeprefix("hit ").partition("*")[0]
            if name in FIGURE_NAMES:
                figure = FIGURE_NAMES.index(name)
                assert not t.g.control[t.g.seat] >> figure & 1
                assert not t.g.tipped >> figure & 1
                assert figure not in shielded
                assert t.g.where(figure) < RESERVE
        t.play(chooser.choice(t.legal))

    assert t.g.tipped == 0
    assert t.g.early == ()
    for event in t.log:
        if event[0] == "kill":
            assert t.g.where(event[2]) == RESERVE
            assert event[2] not in shielded
    for p in range(len(POWERS)):
        home = t.g.here[RESERVE] & OWNED[p]
        assert home & t.g.control[p] == home
    assert sum(t.g.here) == sum(OWNED[:4])
    assert len(t.g.here) == N_PLACES


HIT_FACES = (4, 5, 6)


@pytest.mark.cites("R8.7", "R8.9", "R8.12", "R8.17")
@settings(max_examples=250, deadline=None)
@given(position=positions(), seed=st.integers(0, 2**16))
def test_the_hits_of_each_roll_balance(position: dict[str, Any], seed: int):
    """Hits given out after a roll, on figures and Peasants, and those lost make up the hits rolled."""
    position["options"]["early_hits"] = "on_figure"
    t, chooser = Position(position), Random(seed)
    while t["seat"] != "none":
        t.play(chooser.choice(t.legal))
    roller, rolled, given_out = -1, 0, 0
    for event in [*t.log, ("roll", -1, -1, ())]:
        if event[0] == "roll":
            assert given_out == rolled
            roller, rolled, given_out = event[1], sum(face in HIT_FACES for face in event[3]), 0
        elif event[0] == "hit" and event[1] == roller:
            given_out += event[4]
        elif event[0] == "peasant" and event[1] == roller:
            given_out += 1
        elif event[0] == "hits_lost":
            given_out += event[3]
