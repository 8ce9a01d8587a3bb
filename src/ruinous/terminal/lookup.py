"""Looking things up: cards, upgrades and rules, for the commands and for the table."""

from __future__ import annotations

import re
from dataclasses import asdict
from difflib import get_close_matches
from typing import Any

from ruinous.content import ChaosCard, Content, Example, OldWorldCard, Rule, Ruling, Section, Switch, Upgrade, rulebook
from ruinous.content.model import EVENT_SETS, LABELS, SETS
from ruinous.terminal.board import aside, explained, joined
from ruinous.terminal.paint import Paint, capital
from ruinous.words import name as say_name
from ruinous.words import phrase, say
from ruinous.words.columns import pad, short, shown
from ruinous.words.reference import (
    card_change,
    card_name,
    card_text,
    entry_reason,
    entry_text,
    entry_title,
    option_name,
    option_value,
    provenance_text,
    search_rules,
    search_switches,
    set_name,
    typed,
    when_text,
)

Card = ChaosCard | Upgrade | OldWorldCard

CARD_SETS = tuple(dict.fromkeys((*SETS, *EVENT_SETS)))
FULL = 4  # so many matches are shown in full


def all_cards(content: Content, only: str | None = None) -> tuple[Card, ...]:
    """Every card, or those of one set."""
    cards: tuple[Card, ...] = (*content.chaos, *content.upgrades, *content.old_world)
    return tuple(card for card in cards if only in (None, card.set))


def find_cards(content: Content, query: str, only: str | None = None) -> list[Card]:
    """By id or name; else every card with all the words in its name; else in its texts."""
    cards = all_cards(content, only)
    wanted = " ".join(typed(query).replace("_", " ").split())
    words = wanted.split()

    def names(card: Card) -> tuple[str, ...]:
        spoken = (typed(card_name(card)), typed(card_name(card, "en")))
        return *spoken, card.id.replace("_", " "), card.id.partition(".")[2].replace("_", " ")

    for found in (
        [card for card in cards if wanted in names(card)],
        [card for card in cards if all(any(word in name for name in names(card)) for word in words)],
        [card for card in cards if all(word in typed(_whole_text(card)) for word in words)],
    ):
        if found:
            return found if words else []
    return []


def _whole_text(card: Card) -> str:
    return " ".join((card.id, card_name(card), *(card_text(card, part) for part in _parts(card))))


def _parts(card: Card) -> tuple[str, ...]:
    return ("text", "track") if isinstance(card, OldWorldCard) else ("text", "rule")


def near_cards(content: Content, query: str, only: str | None = None) -> str:
    """A sentence for a query that matches nothing."""
    names = {typed(card_name(card, language)): card for card in all_cards(content, only) for language in ("en", None)}
    found = get_close_matches(typed(query).replace("_", " "), names, 3, 0.6)
    near = list(dict.fromkeys(card_name(names[name]) for name in found))
    asked = say("terminal.card.none", {"query": query})
    if only:
        asked = say("terminal.card.none.set", {"query": query, "set": set_name(only)})
    return phrase("terminal.card.near", {"none": asked, "titles": near}) if near else asked


# --- cards --------------------------------------------------------------------------------------------------------


def show_cards(content: Content, query: str, paint: Paint, only: str | None = None) -> list[str]:
    """The cards a query finds: in full if they are few, else one line each. Empty if there are none."""
    found = find_cards(content, query, only)
    if len(found) > FULL:
        return [say("terminal.card.match", {"count": len(found)}), *(one_line(card, paint) for card in found)]
    lines: list[str] = []
    for card in found:
        lines += [*([""] if lines else []), *card_lines(content, card, paint)]
    return lines


def head(card: Card) -> str:
    """What a card is, in one line."""
    if isinstance(card, ChaosCard):
        price = [say_part("cost", n=card.cost), *([say_part("magic")] if card.magic else [])]
        parts = [say("terminal.card.chaos", {"power": card.power}), joined(price), say_part("copies", n=card.copies)]
    elif isinstance(card, Upgrade):
        parts = [say(f"terminal.card.upgrade.{'power' if card.kind == 'power' else 'follower'}", _upgraded(card))]
        if card.stats:
            cost, attack, defense = card.stats
            parts.append(say_part("stats", cost=cost, attack=attack, defense=defense))
        if card.power_bonus:
            parts.append(say_part("bonus", n=card.power_bonus))
    else:
        after = say_part("to_track" if card.after == "track" else "discarded")
        comet = [phrase("terminal.comet", {})] if card.comet else []
        parts = [say("terminal.card.old_world"), *comet, after, say_part("copies", n=card.copies)]
    if card.set != "horned_rat":  # his own cards say so by his name
        parts.append(set_name(card.set))
    return " · ".join(parts)


def say_part(id: str, **args: int) -> str:
    return phrase(f"terminal.card.{id}", args)


def _upgraded(card: Upgrade) -> dict[str, str]:
    return {"power": card.power, "rank": card.kind}


def card_lines(content: Content, card: Card, paint: Paint) -> list[str]:
    """Everything about a card."""
    title = card_name(card)
    title = paint.ink(card.power, title) if not isinstance(card, OldWorldCard) else title
    lines = [f"{paint.bold(title)}  {paint.dim(card.id)}", f"  {head(card)}"]
    first, second = (card_text(card, part) for part in _parts(card))
    lines += paint.paragraph(first, "  ")
    if second:
        id = "track" if isinstance(card, OldWorldCard) else "rule"
        lines += paint.paragraph(explained(say(f"terminal.card.{id}"), second), "  ")
    if isinstance(card, ChaosCard):
        lines += paint.paragraph(explained(say("terminal.card.when"), when_text(card.when)), "  ")
    lines += _provenance(card, paint)
    if card.changed is not None:
        lines.append(f"  {say('terminal.card.changed', {'edition': card.changed})}")
        for part in ("was", "why"):
            told = explained(phrase(f"terminal.card.{part}", {}), card_change(card, part))
            lines += paint.paragraph(told, "      ", "    ")
    for ruling in card.rulings:
        lines += ruling_lines(content, ruling, paint)
    return lines


def _provenance(card: Card, paint: Paint) -> list[str]:
    lines = [f"  {say('terminal.card.known')}"]
    for label in LABELS:
        aspects = [phrase(f"table.aspect.{aspect}", {}) for aspect, known in card.provenance.items() if known == label]
        if aspects:
            meaning = explained(phrase(f"table.provenance.{label}", {}), provenance_text(label))
            lines += paint.paragraph(f"{joined(list(dict.fromkeys(aspects)))} — {meaning}", "      ", "    ")
    return lines


def ruling_lines(content: Content, number: str, paint: Paint) -> list[str]:
    """A ruling or switch that touches a card."""
    first = f"  {number:<4} "
    entry = rulebook().find(number)
    if isinstance(entry, Ruling):
        return paint.paragraph(entry_text(entry), "       ", first)
    for switch in content.switches:
        if switch.id == number:
            told = aside(option_name(switch.name), f"--option {switch.name}=…")
            return paint.paragraph(told, "       ", first)
    return [f"  {number}"]


def mark(card: Card) -> str:
    """A star at what is not certain."""
    return {"reconstructed": "*", "corrected": "!"}.get(
        card.weakest, "!" if "corrected" in card.provenance.values() else " "
    )


def one_line(card: Card, paint: Paint) -> str:
    if isinstance(card, ChaosCard):
        numbers, power = f"{card.copies}× {say_part('cost', n=card.cost)}{'m' if card.magic else ' '}", card.power
    elif isinstance(card, Upgrade):
        numbers, power = "/".join(map(str, card.stats)) if card.stats else say_part("upgrade"), card.power
    else:
        comet = f" {phrase('terminal.comet', {})}" if card.comet else ""
        numbers, power = f"{card.copies}×{comet}", ""
    title = pad(short(card_name(card), 40), 26)
    first = f"  {pad(numbers, 12)} {mark(card)} "
    text = short(card_text(card), paint.width - shown(first) - shown(title) - 1)
    return f"{first}{paint.ink(power, title) if power else title} {text}"


def overview(content: Content, paint: Paint, only: str | None = None) -> list[str]:
    """Every deck as a table, set by set."""
    lines = []
    for name in CARD_SETS if only is None else (only,):
        lines += ["", paint.bold(aside(capital(set_name(name)), f"--set {name}"))] if only is None else []
        for power in content.powers:
            deck = [card for card in content.chaos if card.power == power.id and card.set == name]
            if not deck:
                continue
            epithet = say_name("power", power.id, "epithet")
            count = sum(card.copies for card in deck)
            lines += [paint.rule(say("terminal.card.deck", {"power": power.id, "epithet": epithet, "count": count}))]
            lines += [one_line(card, paint) for card in deck]
            lines += [paint.dim(f"  {phrase('terminal.card.upgrades', {})}")]
            lines += [one_line(u, paint) for u in content.upgrades if u.power == power.id and u.set == name]
        events = [card for card in content.old_world if card.set == name]
        if events:
            lines += [paint.rule(say("terminal.card.events", {"count": sum(card.copies for card in events)}))]
            lines += [one_line(card, paint) for card in events]
    lines = lines[1:] if only is None else lines
    return [*lines, "", *paint.paragraph(phrase("terminal.card.legend", {}))]


def card_data(content: Content, card: Card) -> dict[str, Any]:
    """A card as JSON-ready data."""
    kind = {ChaosCard: "chaos", Upgrade: "upgrade", OldWorldCard: "old_world"}[type(card)]
    words: dict[str, Any] = {"name": card_name(card), **{part: card_text(card, part) for part in _parts(card)}}
    if card.changed:
        words["changed"] = {"edition": card.changed, **{part: card_change(card, part) for part in ("was", "why")}}
    return {"kind": kind, **asdict(card), **words, "reconstructed": reconstructed(card), "deck_of": _deck(card)}


def _deck(card: Card) -> str:
    return say("terminal.card.old_world.deck") if isinstance(card, OldWorldCard) else say_name("power", card.power)


def reconstructed(card: Card) -> list[str]:
    return [aspect for aspect, label in card.provenance.items() if label == "reconstructed"]


# --- rules --------------------------------------------------------------------------------------------------------


def show_rules(content: Content, query: str, paint: Paint) -> list[str]:
    """The rules a number or some words find. Empty if there are none."""
    wanted = query.strip().upper()
    switches = search_switches(content, query)
    if switches and switches[0].id == wanted:
        return entry_lines(switches[0], paint)
    found: list[Section | Rule | Ruling | Example | Switch] = list(search_rules(query))
    if found and isinstance(found[0], Section) and found[0].id == wanted:
        if wanted == "R24":
            found += content.switches
    elif not (len(found) == 1 and found[0].id == wanted):
        found += switches
    return [line for entry in found for line in entry_lines(entry, paint)]


def entry_lines(entry: Section | Rule | Ruling | Example | Switch, paint: Paint) -> list[str]:
    """An entry of the rules with its number."""
    first = f"{entry.id:<6} "
    if isinstance(entry, Switch):
        lines = paint.paragraph(aside(option_name(entry.name), f"--option {entry.name}=…"), " " * 7, first)
        for value in entry.values:
            named = aside(value, phrase("terminal.rules.default", {})) if value == entry.default else value
            lines += paint.paragraph(explained(named, option_value(entry.name, value)), " " * 11, " " * 7)
        return [paint.bold(first) + lines[0][len(first) :], *lines[1:]]
    text = entry_text(entry)
    if isinstance(entry, Section):
        return [paint.rule(f"{entry.id} {text}")]
    if isinstance(entry, Ruling):
        because = entry_reason(entry)
        told = explained(say("terminal.rules.why"), because)
        reason = paint.paragraph(told, " " * 7) if because else []
        lines = [*paint.paragraph(text, " " * 7, first), *map(paint.dim, reason)]
    elif isinstance(entry, Example):
        lines = paint.paragraph(say("terminal.rules.example", {"page": entry.page, "text": text}), " " * 7, first)
    else:
        opening, *parts = re.split(r" (?=\(\d+\) )", text)  # what it counts, each on a line of its own
        lines = paint.paragraph(opening, " " * 7, first)
        lines += [line for part in parts for line in paint.paragraph(part, " " * 11, " " * 7)]
    return [paint.bold(first) + lines[0][len(first) :], *lines[1:]]


def contents(content: Content, paint: Paint) -> list[str]:
    """The rulebook's table of contents."""
    book = rulebook()
    rows = []
    for section in book.sections:
        rules = book.of(section.id)
        rows.append((section.id, entry_title(section.id), rules[0].id if rules else "", rules[-1].id if rules else ""))
    families = {
        "faq": [r.id for r in book.rulings if r.id.startswith("F")],
        "rulings": [r.id for r in book.rulings if r.id.startswith("C")],
        "switches": [switch.id for switch in content.switches],
        "examples": [example.id for example in book.examples],
    }
    rows += [(ids[0][0], say(f"terminal.rules.{family}"), ids[0], ids[-1]) for family, ids in families.items()]
    wide = max(shown(title) for _, title, _, _ in rows) + 2
    lines = [paint.bold(say("terminal.rules.title"))]
    for number, title, begin, end in rows:
        span = phrase("terminal.rules.span", {"begin": begin, "end": end}) if begin != end else begin
        lines.append(f"  {number:<4} {pad(title, wide)}{paint.dim(span)}")
    return [*lines, "", *paint.paragraph(say("terminal.rules.search", {"command": "ruinous rules"}))]
