"""Ruleset: the components and switches of one game, compiled into tables the engine can look things up in."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

from ruinous import content
from ruinous.rules.cards import CHAOS_CARDS, ChaosCard
from ruinous.rules.hooks import HOOKS, takes_part
from ruinous.rules.ids import (
    CLASS_MASK,
    CLASS_OF,
    CLASSES,
    HORNED_RAT,
    N_CLASSES,
    N_POWERS,
    POWERS,
    RANKS,
    TOKENS,
    UPGRADES,
)
from ruinous.rules.options import Options
from ruinous.rules.questions import QUESTIONS
from ruinous.rules.rulings import Rulings
from ruinous.rules.upgrades import Upgrade
from ruinous.rules.upgrades_more import UPGRADE_CARDS

DUES = ("old_world.the_horned_ones_due", "old_world_x.the_horned_ones_due")  # the base card and the revised one
VICTORY = 99  # the Threat of a dial at Victory: above all others
NO_TOKEN = 255  # in a table of tokens that mark regions
V = TypeVar("V")


class Ruleset:
    """Shared by all states of a game and never changed."""

    def __init__(self, options: Options, with_rat: bool) -> None:
        self.options = options
        self.with_rat = with_rat  # whether the Horned Rat plays: without him nothing of his is looked at
        self.switches = options.switches()
        self.edition = content.edition(options.edition)
        self.rulings = Rulings(**self.edition.rulings)  # type: ignore[arg-type]
        self.content = (
            content.corrected(options.cards, edition=options.edition)
            if options.cards
            else content.components(options.edition)
        )
        hidden = (id for id, question in QUESTIONS.items() if question.from_hand)
        self.always_asked = frozenset(() if self.rulings.forced_in_silence else hidden)
        self._chaos_cards()
        self._followers()
        self._board()
        self._old_world()
        self.prices_change = bool(self.hooks["figure_surcharge"]) or any(
            self.surcharge_token[card] < NO_TOKEN for card in self.old_world_pool
        )
        self.rolls_more = bool(self.hooks["dice"] or self.more_dice)

    # --- Chaos cards: index 0 is no card --------------------------------------------------------------------------

    def _chaos_cards(self) -> None:
        titles = self.content.chaos
        sets = (self.options.card_set, "horned_rat") if self.with_rat else (self.options.card_set,)
        self.sets = sets
        self.card_cost = bytes([0, *(card.cost for card in titles)])
        self.card_magic = bytes([0, *(card.magic for card in titles)])
        self.decks = tuple(
            bytes(t for t, c in enumerate(titles, 1) if c.power == power and c.set in sets for _ in range(c.copies))
            for power in POWERS
        )
        self.cards: tuple[ChaosCard | None, ...] = (
            None,
            *(CHAOS_CARDS[card.id](title, card, self.switches) for title, card in enumerate(titles, 1)),
        )
        in_decks = frozenset(b"".join(self.decks))
        cards = [card for card in self.cards if card and card.title in in_decks]  # those of this game
        self.hooks: dict[str, dict[int, Callable[..., Any]]] = {
            hook: {card.title: getattr(card, method) for card in cards if takes_part(card, hook)}
            for hook, method in HOOKS.items()
        }

        def titles_with(trait: str) -> frozenset[int]:
            return frozenset(card.title for card in cards if getattr(card, trait))

        self.acts_together = titles_with("together")
        self.counts_losses = bool(titles_with("counts_losses"))
        self.silencers = bytes(sorted(titles_with("silences")))
        self.no_battle = titles_with("forbids_battle")
        self.no_corruption = titles_with("forbids_corruption")
        self.holds_enemies = titles_with("holds_enemies")
        self.holds_lying = titles_with("holds_lying")
        self.buries = titles_with("buries")
        self.may_keep = titles_with("may_keep")
        self.extra_battle = titles_with("extra_battle")
        self.gives_power = titles_with("gives_power")
        self.attack_cards = self.hooks["attack"]
        self.holders = bytes(self.holds_enemies)
        self.surchargers = bytes(self.hooks["surcharge"])
        self.figure_surchargers = bytes(self.hooks["figure_surcharge"])

    # --- followers and upgrades -----------------------------------------------------------------------------------

    def _followers(self) -> None:
        sheet = [follower for power in self.content.powers for follower in power.followers]
        self.sheet = tuple((f.cost, f.attack, f.defense) for f in sheet)
        self.upgrades: tuple[Upgrade, ...] = tuple(
            UPGRADE_CARDS[u.id](n, u, self.switches) for n, u in enumerate(self.content.upgrades)
        )
        self.in_use = tuple(u.set in self.sets for u in self.content.upgrades)
        in_use = [upgrade for upgrade in self.upgrades if self.in_use[upgrade.number]]
        self.class_upgrade = [-1] * N_CLASSES
        for upgrade in in_use:
            if upgrade.kind in RANKS:
                self.class_upgrade[CLASSES.index((upgrade.power, RANKS.index(upgrade.kind)))] = upgrade.number
        self.power_upgrades = tuple(
            tuple(u for u in in_use if u.power == p and u.kind == "power") for p in range(N_POWERS)
        )

        def classes_with(trait: str) -> tuple[tuple[int, int], ...]:
            """The upgrades of classes that have a trait, each with the figures of its class."""
            numbers = [(k, u) for k, u in enumerate(self.class_upgrade) if u >= 0]
            return tuple((u, CLASS_MASK[k]) for k, u in numbers if getattr(self.upgrades[u], trait))

        def numbers_with(trait: str) -> tuple[int, ...]:
            return tuple(u.number for u in in_use if getattr(u, trait))

        self.strikes_first = classes_with("strikes_first")
        self.six_only = classes_with("six_only")
        self.avenged = classes_with("avenged")
        self.free_alone = classes_with("free_alone")
        self.barters = classes_with("barters")
        self.weighted = tuple((u, mask, self.upgrades[u].weight) for u, mask in classes_with("weight"))
        self.magical = tuple((u, mask, self.upgrades[u].magic) for u, mask in classes_with("magic"))
        self.noble_like = tuple((u, mask, self.upgrades[u].nobles) for u, mask in classes_with("nobles"))
        self.standers = sum(1 << u for u, _ in classes_with("stands"))
        self.guards = tuple(
            (u, mask, CLASS_MASK[CLASS_OF[mask.bit_length() - 1] - 1]) for u, mask in classes_with("guards")
        )
        self.more_dice = numbers_with("more_dice")
        self.overwrites = numbers_with("overwrites")
        self.third_card = numbers_with("third_card")
        self.more_spaces = sum(1 << u for u in (*self.overwrites, *self.third_card))
        self.falls = numbers_with("falls")
        self.colonies = numbers_with("colonies")
        in_order = in_use if self.rulings.rat_acts_first else sorted(in_use, key=lambda u: u.power)  # C70
        self.upgrade_hooks: dict[str, tuple[Upgrade, ...]] = {
            hook: tuple(u for u in in_order if takes_part(u, hook)) for hook in HOOKS
        }
        self._affordable: dict[int, list[int]] = {}
        self._power_to_set: dict[tuple[int, tuple[int, ...]], int] = {}
        self._attackers: dict[int, list[tuple[int, int]]] = {}

    # --- the board and the dials ----------------------------------------------------------------------------------

    def _board(self) -> None:
        c = self.content
        self.stock = bytes(token.stock_rat if self.with_rat else token.stock for token in c.tokens)
        self.starting_tokens = c.starting_tokens_rat if self.with_rat else c.starting_tokens
        self.corrupts = tuple(power.corrupts for power in c.powers)
        self.loses_ties = tuple(power.loses_ties for power in c.powers)
        self.dials = tuple(power.dial for power in c.powers)
        self.threat = tuple(tuple(VICTORY if s.threat is None else s.threat for s in dial) for dial in self.dials)
        self.ruiners = (0, *(card.ruiners for card in c.ruinations))
        self.ruin_points = (
            (),
            *(tuple(tuple(card.points[region.id]) for region in c.regions) for card in c.ruinations),
        )

    # --- the Old World: index 0 is no card ------------------------------------------------------------------------

    def _old_world(self) -> None:
        self.old_world_pool = self._pool()
        self.old_world: tuple[Any, ...] = (
            None,
            *(card.with_switches(self.switches) for card in self.content.old_world),
        )
        self.draws_event = self._each(lambda card: any("draw_event" in op for op in card.immediate), False)
        self.no_battle_token = self._marks("forbid", "battle")
        self.no_corruption_token = self._marks("forbid", "corruption")
        self.no_leaving = self._marks("forbid", "leaving")
        self.no_cards_token = self._marks("forbid", "cards")
        self.no_magic_token = self._marks("forbid", "magic_cards")
        self.surcharge_token = self._marks("summon_surcharge")
        self.card_limit = self._marks("cards_per_region")
        self.dice_limit = self._marks("dice_per_player")
        nothing: tuple[tuple[int, int, bool], ...] = ()
        self.resistance_per = self._each(
            lambda card: tuple(
                (c["resistance"], TOKENS.index(c["per"]), c["stacks"]) for c in card.constant if "resistance" in c
            ),
            nothing,
        )
        self.stiffens = frozenset(card for card, per in enumerate(self.resistance_per) if per)
        self.constant = {
            verb: self._each(lambda card, verb=verb: next((c for c in card.constant if verb in c), None), None)  # type: ignore[misc]
            for verb in (
                "forbid_rank", "keeps_dead", "summon_surcharge", "cards_per_region", "peasant_defense", "hero_cleanses",
            )
        }  # fmt: skip
        self.limiting = bytes(
            limit < NO_TOKEN or none < NO_TOKEN
            for limit, none in zip(self.card_limit, self.no_cards_token, strict=True)
        )
        self.holding = bytes(
            leaving < NO_TOKEN or rank is not None
            for leaving, rank in zip(self.no_leaving, self.constant["forbid_rank"], strict=True)
        )
        self.peasant_defense = bytes(c["peasant_defense"] if c else 1 for c in self.constant["peasant_defense"])
        self.hero_cleanses = {card: c["hero_cleanses"] for card, c in enumerate(self.constant["hero_cleanses"]) if c}
        self.bans_magic = any(self.no_magic_token[card] < NO_TOKEN for card in self.old_world_pool)
        self.bans_ranks = any(self.constant["forbid_rank"][card] for card in self.old_world_pool)

    def _each(self, compiled: Callable[[Any], V], empty: V) -> tuple[V, ...]:
        """Something of each Old World title; the first is no card."""
        return (empty, *(compiled(card) for card in self.old_world[1:]))

    def _marks(self, verb: str, value: str = "") -> bytes:
        """For each Old World title the token that marks the regions of a constant effect, or NO_TOKEN."""

        def mark(card: Any) -> int:
            tokens = [TOKENS.index(c["where"]) for c in card.constant if verb in c and value in (c[verb], "")]
            return tokens[0] if tokens else NO_TOKEN

        return bytes(self._each(mark, NO_TOKEN))

    def _pool(self) -> bytes:
        """The cards the Old World deck is dealt from (R2.8, R19.2, R21)."""
        events = self.options.events
        revised = self.with_rat or (self.rulings.due_by_events and events != "base")
        pool = []
        for title, card in enumerate(self.content.old_world, 1):
            if card.id in DUES:
                used = card.id == DUES[revised]
            else:
                used = card.set == "base" if events == "base" else events == "mixed" or card.set == "expert"
            if used:
                pool += [title] * card.copies
        return bytes(pool)

    def affordable(self, upgrades: int) -> list[int]:
        """For each amount of power, the figures it can summon with these upgrades in play (kept: it is often asked)."""
        if upgrades not in self._affordable:
            costs = [self.stats(cls, upgrades)[0] for cls in range(N_CLASSES)]
            self._affordable[upgrades] = [
                sum(CLASS_MASK[cls] for cls, cost in enumerate(costs) if cost <= power)
                for power in range(self.content.limits.power + 1)
            ]
        return self._affordable[upgrades]

    def attackers(self, upgrades: int) -> list[tuple[int, int]]:
        """The figures of each class that has an attack value with these upgrades in play, and that value (kept)."""
        if upgrades not in self._attackers:
            attacks = [self.stats(cls, upgrades)[1] for cls in range(N_CLASSES)]
            self._attackers[upgrades] = [(CLASS_MASK[cls], attack) for cls, attack in enumerate(attacks) if attack]
        return self._attackers[upgrades]

    def power_to_set(self, power: int, upgrades: int) -> int:
        """The highlighted value and the power upgrades, up to the end of the track (kept; R5.1, R17.3, F8)."""
        in_play = tuple(u.number for u in self.power_upgrades[power] if upgrades >> u.number & 1)
        if (power, in_play) not in self._power_to_set:
            bonus = self.content.power_bonus(UPGRADES[u] for u in in_play)
            most = self.content.limits.power
            self._power_to_set[power, in_play] = min(self.content.powers[power].power + bonus, most)
        return self._power_to_set[power, in_play]

    def stats(self, cls: int, upgrades: int) -> tuple[int, int, int]:
        """Cost, attack and defense of a class: the sheet's, or those of the upgrade in play (R17.2)."""
        upgrade = self.class_upgrade[cls]
        return self.upgrades[upgrade].stats if upgrade >= 0 and upgrades >> upgrade & 1 else self.sheet[cls]


def ruleset(options: Options, powers: tuple[int, ...] = ()) -> Ruleset:
    """The rules of a game with these options and Powers."""
    return _ruleset(options, HORNED_RAT in powers)


@lru_cache(maxsize=64)
def _ruleset(options: Options, with_rat: bool) -> Ruleset:
    return Ruleset(options, with_rat)
