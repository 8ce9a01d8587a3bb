"""Looking things up: cards, upgrades and rules, for the commands and for the table."""

from __future__ import annotations

import re
from dataclasses import asdict
from difflib import get_close_matches
from typing import Any

from ruinous.content import ChaosCard, Content, Example, OldWorldCard, Rule, Ruling, Section, Switch, Upgrade, rulebook
from ruinous.content.model import SET_NAMES
from ruinous.terminal.paint import Paint, capital, listed, short

Card = ChaosCard | Upgrade | OldWorldCard

LABELS = {
    "printed": "a rulebook prints it, or independent sources agree on it",
    "reported": "one credible source, or the records of real games",
    "reconstructed": "OUR GUESS: the real card may say something else",
    "corrected": "from your corrections file",
}
WHEN = {
    "battle.start": "at the beginning of the battle phase",
    "battle.region.roll": "when dice are rolled in this region",
    "battle.region.assign": "when hits are assigned in this region",
    "battle.region.end": "at the end of the battle in this region",
    "battle.end": "at the end of the battle phase",
    "corruption.place": "when corruption is placed here",
    "corruption.after_place": "after corruption was placed in the corruption step",
    "cost": "while its own cost is paid",
    "domination.value": "when domination is worked out here",
    "domination.won": "when this region is dominated",
    "end.1": "in step 1 of the end phase",
    "on_kill": "when a figure is killed here",
    "on_play": "when it is played",
    "round": "for the rest of the round",
    "while_here": "while it lies here",
}
KINDS = {"cultist": "Cultists", "warrior": "Warriors", "greater_daemon": "the Greater Daemon", "power": "the Power"}
FULL = 4  # so many matches are shown in full


def all_cards(content: Content, only: str | None = None) -> tuple[Card, ...]:
    """Every card, or those of one set."""
    cards: tuple[Card, ...] = (*content.chaos, *content.upgrades, *content.old_world)
    return tuple(card for card in cards if only in (None, card.set))


def find_cards(content: Content, query: str, only: str | None = None) -> list[Card]:
    """By id or name; else every card with all the words in its name; else in its texts."""
    cards = all_cards(content, only)
    wanted = " ".join(query.lower().replace("_", " ").split())
    words = wanted.split()

    def names(card: Card) -> tuple[str, ...]:
        return card.name.lower(), card.id.replace("_", " "), card.id.partition(".")[2].replace("_", " ")

    for found in (
        [card for card in cards if wanted in names(card)],
        [card for card in cards if all(any(word in name for name in names(card)) for word in words)],
        [card for card in cards if all(word in _whole_text(card).lower() for word in words)],
    ):
        if found:
            return found if words else []
    return []


def _whole_text(card: Card) -> str:
    more = (card.persistent_text or "") if isinstance(card, OldWorldCard) else card.rule
    return f"{card.id} {card.name} {card.text} {more}"


def near_cards(content: Content, query: str, only: str | None = None) -> str:
    """A sentence for a query that matches nothing."""
    names = {card.name.lower(): card.name for card in all_cards(content, only)}
    near = [names[name] for name in get_close_matches(query.lower().replace("_", " "), names, 3, 0.6)]
    where = f" in {SET_NAMES[only]}" if only else ""
    return f"No card matches {query!r}{where}" + (f"; did you mean {listed(near, 'or')}?" if near else ".")


# --- cards --------------------------------------------------------------------------------------------------------


def show_cards(content: Content, query: str, paint: Paint, only: str | None = None) -> list[str]:
    """The cards a query finds: in full if they are few, else one line each. Empty if there are none."""
    found = find_cards(content, query, only)
    if len(found) > FULL:
        return [f"{len(found)} cards match:", *(one_line(card, paint) for card in found)]
    lines: list[str] = []
    for card in found:
        lines += [*([""] if lines else []), *card_lines(content, card, paint)]
    return lines


def head(content: Content, card: Card) -> str:
    if isinstance(card, ChaosCard):
        magic = ", magic symbol" if card.magic else ""
        power = _power_name(content, card.power)
        return f"{power} Chaos card · cost {card.cost}{magic} · {_copies(card.copies)}{_set(card)}"
    if isinstance(card, Upgrade):
        stats = " · cost {}, attack {}, defense {}".format(*card.stats) if card.stats else ""
        bonus = f" · power +{card.power_bonus}" if card.power_bonus else ""
        return f"{_power_name(content, card.power)} upgrade of {KINDS[card.kind]}{stats}{bonus}{_set(card)}"
    comet = " · comet" if card.comet else ""
    after = "goes to the track" if card.after == "track" else "is discarded"
    return f"Old World card{comet} · {after} · {_copies(card.copies)}{_set(card)}"


def card_lines(content: Content, card: Card, paint: Paint) -> list[str]:
    """Everything about a card."""
    title = paint.ink(card.power, card.name) if not isinstance(card, OldWorldCard) else card.name
    lines = [f"{paint.bold(title)}  {paint.dim(card.id)}", f"  {head(content, card)}"]
    lines += paint.paragraph(card.text, "  ")
    if isinstance(card, OldWorldCard):
        if card.persistent_text:
            lines += paint.paragraph(card.persistent_text, "  ", "  On the track: ")
    else:
        lines += paint.paragraph(card.rule, "  ", "  Rule: ")
    if isinstance(card, ChaosCard):
        lines.append(f"  When: {WHEN[card.when]}")
    lines += _provenance(card, paint)
    if card.changed is not None:
        lines.append(f"  Changed in edition {card.changed.edition}:")
        lines += paint.paragraph(card.changed.was, "      ", "    before: ")
        lines += paint.paragraph(card.changed.why, "      ", "    evidence: ")
    for ruling in card.rulings:
        lines += ruling_lines(content, ruling, paint)
    return lines


def _set(card: Card) -> str:
    """Where the card belongs; the Horned Rat's own cards say so by his name."""
    return f" · {SET_NAMES[card.set]}" if card.set != "horned_rat" else ""


def _copies(count: int) -> str:
    return "1 copy" if count == 1 else f"{count} copies"


def _power_name(content: Content, power: str) -> str:
    return capital(next(p.name for p in content.powers if p.id == power))


def _provenance(card: Card, paint: Paint) -> list[str]:
    lines = ["  How we know it:"]
    for label, meaning in LABELS.items():
        aspects = [aspect.replace("_", " ") for aspect, known in card.provenance.items() if known == label]
        if aspects:
            lines += paint.paragraph(f"{', '.join(aspects)} — {label} ({meaning})", "      ", "    ")
    return lines


def ruling_lines(content: Content, number: str, paint: Paint) -> list[str]:
    """A ruling or switch that touches a card."""
    entry = rulebook().find(number)
    if isinstance(entry, Ruling):
        return paint.paragraph(entry.text, "       ", f"  {number + ':':<5}")
    for switch in content.switches:
        if switch.id == number:
            return paint.paragraph(
                f"{switch.title}: {switch.text} (--option {switch.name}=…)", "       ", f"  {number + ':':<5}"
            )
    return [f"  {number}"]


def mark(card: Card) -> str:
    """A star at what is not certain."""
    return {"reconstructed": "*", "corrected": "!"}.get(
        card.weakest, "!" if "corrected" in card.provenance.values() else " "
    )


def one_line(card: Card, paint: Paint) -> str:
    if isinstance(card, ChaosCard):
        numbers, power = f"{card.copies}× cost {card.cost}{'m' if card.magic else ' '}", card.power
    elif isinstance(card, Upgrade):
        numbers, power = "/".join(map(str, card.stats)) if card.stats else "upgrade", card.power
    else:
        numbers, power = f"{card.copies}×{' comet' if card.comet else ''}", ""
    name = f"{card.name:<26}"
    text = short(card.text, paint.width - 17 - max(len(card.name), 26))
    return f"  {numbers:<10} {mark(card)} {paint.ink(power, name) if power else name} {text}"


def overview(content: Content, paint: Paint, only: str | None = None) -> list[str]:
    """Every deck as a table, set by set."""
    lines = []
    for name in SET_NAMES if only is None else (only,):
        lines += ["", paint.bold(f"{capital(SET_NAMES[name])} (--set {name})")] if only is None else []
        for power in content.powers:
            deck = [card for card in content.chaos if card.power == power.id and card.set == name]
            if not deck:
                continue
            copies = sum(card.copies for card in deck)
            lines += [paint.rule(f"{capital(power.name)}, {power.epithet}: {copies} Chaos cards")]
            lines += [one_line(card, paint) for card in deck]
            lines += [paint.dim("  upgrades (cost/attack/defense)")]
            lines += [one_line(u, paint) for u in content.upgrades if u.power == power.id and u.set == name]
        events = [card for card in content.old_world if card.set == name]
        if events:
            lines += [paint.rule(f"The Old World: {sum(card.copies for card in events)} cards")]
            lines += [one_line(card, paint) for card in events]
    lines = lines[1:] if only is None else lines
    lines += ["", "m: magic symbol.  *: something of it is our reconstruction; the card says what."]
    return lines


def card_data(content: Content, card: Card) -> dict[str, Any]:
    """A card as JSON-ready data."""
    kind = {ChaosCard: "chaos", Upgrade: "upgrade", OldWorldCard: "old_world"}[type(card)]
    return {"kind": kind, **asdict(card), "reconstructed": reconstructed(card), "deck_of": _deck(content, card)}


def _deck(content: Content, card: Card) -> str:
    return "The Old World" if isinstance(card, OldWorldCard) else _power_name(content, card.power)


def reconstructed(card: Card) -> list[str]:
    return [aspect for aspect, label in card.provenance.items() if label == "reconstructed"]


# --- rules --------------------------------------------------------------------------------------------------------


def show_rules(content: Content, query: str, paint: Paint) -> list[str]:
    """The rules a number or some words find. Empty if there are none."""
    wanted = query.strip().upper()
    switches = [switch for switch in content.switches if switch.id == wanted]
    if switches:
        return entry_lines(switches[0], paint)
    found: list[Section | Rule | Ruling | Example | Switch] = list(rulebook().search(query))
    words = query.lower().split()
    if found and isinstance(found[0], Section) and found[0].id == wanted:
        if wanted == "R24":
            found += content.switches
    elif not (len(found) == 1 and found[0].id == wanted):
        found += [
            switch
            for switch in content.switches
            if words and all(word in f"{switch.name} {switch.title} {switch.text}".lower() for word in words)
        ]
    return [line for entry in found for line in entry_lines(entry, paint)]


def entry_lines(entry: Section | Rule | Ruling | Example | Switch, paint: Paint) -> list[str]:
    if isinstance(entry, Section):
        return [paint.rule(f"{entry.id} {entry.title}")]
    first = f"{entry.id:<6} "
    if isinstance(entry, Ruling):
        reason = paint.paragraph(f"Why: {entry.reason}", " " * 7) if entry.reason else []
        lines = [*paint.paragraph(entry.text, " " * 7, first), *map(paint.dim, reason)]
    elif isinstance(entry, Switch):
        lines = paint.paragraph(f"{entry.title} (--option {entry.name}=…)", " " * 7, first)
        lines += paint.paragraph(entry.text, " " * 7)
        lines += paint.paragraph(f"Values: {', '.join(entry.values)}; the default is {entry.default}.", " " * 7)
    elif isinstance(entry, Example):
        lines = paint.paragraph(f"(example, page {entry.page}) {entry.text}", " " * 7, first)
    else:
        lead, *parts = re.split(r" (?=\(\d+\) )", entry.text)  # what it counts, each on a line of its own
        lines = paint.paragraph(lead, " " * 7, first)
        lines += [line for part in parts for line in paint.paragraph(part, " " * 11, " " * 7)]
    return [paint.bold(first) + lines[0][len(first) :], *lines[1:]]


def contents(content: Content, paint: Paint) -> list[str]:
    """The rulebook's table of contents."""
    book = rulebook()
    lines = [paint.bold("The rules: the base game and its expansion, for three to five players")]
    for section in book.sections:
        rules = book.of(section.id)
        span = f"{rules[0].id} to {rules[-1].id}" if len(rules) > 1 else "".join(rule.id for rule in rules)
        lines.append(f"  {section.id:<4} {section.title:<34} {paint.dim(span)}")
    families = {
        "Official answers (FAQ)": [r.id for r in book.rulings if r.id.startswith("F")],
        "Rulings on doubtful points": [r.id for r in book.rulings if r.id.startswith("C")],
        "Switches (--option)": [switch.id for switch in content.switches],
        "Worked examples": [example.id for example in book.examples],
    }
    for title, ids in families.items():
        lines.append(f"  {ids[0][0]:<4} {title:<34} {paint.dim(f'{ids[0]} to {ids[-1]}')}")
    lines += ["", "Give a number (R8, R8.9, C12, S4, E12) or words to search for: ruinous rules domination"]
    return lines
