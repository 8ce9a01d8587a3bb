"""Ruleset: the components and switches of one game, compiled into tables the engine can look things up in."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ruinous import content
from ruinous.rules.cards import CHAOS_CARDS, HOOKS, ChaosCard
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
)
from ruinous.rules.options import Options
from ruinous.rules.upgrades import Upgrade
from ruinous.rules.upgrades_more import UPGRADE_CARDS

DUES = ("old_world.the_horned_ones_due", "old_world_x.the_horned_ones_due")  # the base card and the revised one
VICTORY = 99  # the Threat of a dial at Victory: above all others


class Ruleset:
    """Shared by all states of a game and never changed."""

    def __init__(self, options: Options, with_rat: bool) -> None:
        self.options = options
        self.with_rat = with_rat  # whether the Horned Rat plays: without him nothing of his is looked at
        sets = (options.card_set, "horned_rat") if with_rat else (options.card_set,)
        self.switches = options.switches()
        c = self.content = content.corrected(options.cards) if options.cards else content.components()

        # Chaos cards: index 0 is no card
        self.card_cost = bytes([0, *(card.cost for card in c.chaos)])
        self.card_magic = bytes([0, *(card.magic for card in c.chaos)])
        self.decks = tuple(
            bytes(
                title
                for title, card in enumerate(c.chaos, 1)
                if card.power == power and card.set in sets
                for _ in range(card.copies)
            )
            for power in POWERS
        )
        self.cards: tuple[ChaosCard | None, ...] = (
            None,
            *(CHAOS_CARDS[card.id](title, card, self.switches) for title, card in enumerate(c.chaos, 1)),
        )
        in_decks = frozenset(b"".join(self.decks))
        cards = [card for card in self.cards if card and card.title in in_decks]  # those of this game
        self.hooks: dict[str, dict[int, Callable[..., Any]]] = {
            name: {card.title: getattr(card, name) for card in cards if hasattr(card, name)} for name in HOOKS
        }
        self.acts_together = tuple(bool(card and card.together) for card in self.cards)
        self.counts_losses = any(card.counts_losses for card in cards)
        self.silencers = bytes(card.title for card in cards if card.silences)
        self.no_battle = frozenset(card.title for card in cards if card.forbids_battle)
        self.no_corruption = frozenset(card.title for card in cards if card.forbids_corruption)
        self.holds_enemies = frozenset(card.title for card in cards if card.holds_enemies)
        self.attack_cards = self.hooks["attack"]
        self.holders = bytes(self.holds_enemies)
        self.surchargers = bytes(self.hooks["surcharge"])
        self.figure_surchargers = bytes(self.hooks["figure_surcharge"])
        self.extra_battle = frozenset(card.title for card in cards if card.extra_battle)

        # followers and upgrades
        sheet = [follower for power in c.powers for follower in power.followers]
        self.sheet = tuple((f.cost, f.attack, f.defense) for f in sheet)
        self.upgrades: tuple[Upgrade, ...] = tuple(
            UPGRADE_CARDS[u.id](n, u, self.switches) for n, u in enumerate(c.upgrades)
        )
        self.in_use = tuple(u.set in sets for u in c.upgrades)
        in_use = [upgrade for upgrade in self.upgrades if self.in_use[upgrade.number]]
        self.class_upgrade = [-1] * N_CLASSES
        for upgrade in in_use:
            if upgrade.kind in RANKS:
                self.class_upgrade[CLASSES.index((upgrade.power, RANKS.index(upgrade.kind)))] = upgrade.number
        self.power_upgrades = tuple(
            tuple(u for u in in_use if u.power == p and u.kind == "power") for p in range(N_POWERS)
        )

        def figures_with(flag: str) -> tuple[tuple[int, int], ...]:
            return tuple(
                (u, CLASS_MASK[k])
                for k, u in enumerate(self.class_upgrade)
                if u >= 0 and getattr(self.upgrades[u], flag)
            )

        self.strikes_first = figures_with("strikes_first")
        self.six_only = figures_with("six_only")
        self.avenged = figures_with("avenged")
        self.weighted = tuple((u, mask, self.upgrades[u].weight) for u, mask in figures_with("weight"))
        self.magical = tuple((u, mask, self.upgrades[u].magic) for u, mask in figures_with("magic"))
        self.free_alone = figures_with("free_alone")
        self.standers = sum(1 << u for u, _ in figures_with("stands"))
        self.guards = tuple(
            (u, mask, CLASS_MASK[CLASS_OF[mask.bit_length() - 1] - 1]) for u, mask in figures_with("guards")
        )
        self.noble_like = tuple((u, mask, self.upgrades[u].nobles) for u, mask in figures_with("nobles"))
        self.barters = figures_with("barters")
        self.more_dice = tuple(u.number for u in in_use if u.more_dice)
        self.overwrites = tuple(u.number for u in in_use if u.overwrites)
        self.third_card = tuple(u.number for u in in_use if u.third_card)
        self.more_spaces = sum(1 << u for u in (*self.overwrites, *self.third_card))
        self.falls = tuple(u.number for u in in_use if u.falls)
        self.colonies = tuple(u.number for u in in_use if u.colonies)
        self.upgrade_hooks: dict[str, tuple[Upgrade, ...]] = {
            name: tuple(u for u in in_use if hasattr(u, name)) for name in HOOKS
        }

        self._affordable: dict[int, list[int]] = {}
        self._attackers: dict[int, list[tuple[int, int]]] = {}

        # the board, the dials, the Old World
        self.stock = bytes(token.stock_rat if with_rat else token.stock for token in c.tokens)
        self.starting_tokens = c.starting_tokens_rat if with_rat else c.starting_tokens
        self.old_world_pool = self._pool()
        self.corrupts = tuple(power.corrupts for power in c.powers)
        self.loses_ties = tuple(power.loses_ties for power in c.powers)
        self.dials = tuple(power.dial for power in c.powers)
        self.threat = tuple(tuple(VICTORY if s.threat is None else s.threat for s in dial) for dial in self.dials)
        self.ruiners = (0, *(card.ruiners for card in c.ruinations))
        self.ruin_points = (
            (),
            *(tuple(tuple(card.points[region.id]) for region in c.regions) for card in c.ruinations),
        )
        self.old_world: tuple[Any, ...] = (None, *(card.with_switches(self.switches) for card in c.old_world))
        self.no_battle_token = self._marks("forbid", "battle")
        self.no_corruption_token = self._marks("forbid", "corruption")
        self.no_leaving = self._marks("forbid", "leaving")
        self.no_cards_token = self._marks("forbid", "cards")
        self.surcharge_token = self._marks("summon_surcharge")
        self.card_limit = self._marks("cards_per_region")
        self.dice_limit = self._marks("dice_per_player")
        self.resistance_per = (
            (),
            *(
                tuple(
                    (c["resistance"], TOKENS.index(c["per"]), c["stacks"]) for c in card.constant if "resistance" in c
                )
                for card in self.old_world
                if card
            ),
        )

        self.limiting = bytes(
            bool(card and any("cards_per_region" in c or c.get("forbid") == "cards" for c in card.constant))
            for card in self.old_world
        )
        self.peasant_defense = bytes(
            next((c["peasant_defense"] for c in card.constant if "peasant_defense" in c), 1) if card else 1
            for card in self.old_world
        )
        self.prices_change = bool(self.hooks["figure_surcharge"]) or any(
            self.surcharge_token[card] < 255 for card in self.old_world_pool
        )
        self.bans_ranks = any("forbid_rank" in c for card in self.old_world_pool for c in self.old_world[card].constant)
        self.rolls_more = bool(self.hooks["dice"] or self.more_dice)
        self.holding = bytes(
            bool(card and any("forbid_rank" in c or c.get("forbid") == "leaving" for c in card.constant))
            for card in self.old_world
        )
        self.constant = {
            verb: tuple(
                next((c for c in card.constant if verb in c), None) if card else None for card in self.old_world
            )
            for verb in ("forbid_rank", "keeps_dead", "summon_surcharge", "cards_per_region")
        }

    def _pool(self) -> bytes:
        """The cards the Old World deck is dealt from (R2.8, R19.2, R21)."""
        events = self.options.events
        revised = self.with_rat or events != "base"
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

    def stats(self, cls: int, upgrades: int) -> tuple[int, int, int]:
        """Cost, attack and defense of a class: the sheet's, or those of the upgrade in play (R17.2)."""
        upgrade = self.class_upgrade[cls]
        return self.upgrades[upgrade].stats if upgrade >= 0 and upgrades >> upgrade & 1 else self.sheet[cls]

    def _marks(self, verb: str, value: str = "") -> bytes:
        """For each Old World title the token that marks the regions of a constant effect, or 255."""
        marks = [255]
        for card in self.old_world[1:]:
            tokens = [TOKENS.index(c["where"]) for c in card.constant if verb in c and value in (c[verb], "")]
            marks.append(tokens[0] if tokens else 255)
        return bytes(marks)


def ruleset(options: Options, powers: tuple[int, ...] = ()) -> Ruleset:
    """The rules of a game with these options and Powers."""
    return _ruleset(options, HORNED_RAT in powers)


@lru_cache(maxsize=64)
def _ruleset(options: Options, with_rat: bool) -> Ruleset:
    return Ruleset(options, with_rat)
