"""The table as text, drawn from a seat's view: what is not in the view cannot be shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from ruinous.content import Content, DialStop, OldWorldCard, Power
from ruinous.rules.ids import RANKS, REGION_CODES, REGIONS
from ruinous.terminal.paint import Paint
from ruinous.words import chosen, name, phrase, say
from ruinous.words.columns import lead, pad, short, shown
from ruinous.words.reference import card_name, card_text
from ruinous.words.voice import voice

View = Mapping[str, Any]

MARKS = {"shield": "'", "tipped": "†", "dazed": "~"}
HELD = "°"  # a card lies on the figure or holds it
NUMBERS = ("value", "resistance", "conquest", "dominator", "ruin")  # columns of a region
COLUMNS = ("power", "vp", "threat", "counters", "dial", "hand", "deck", "peasants", "reserve")  # of a player
RIGHT = (1, 2, 3, 4, 6, 7, 8)  # those of a player's columns that hold numbers


def label(id: str) -> str:
    """The head of a column, as the legend explains it (`? board`)."""
    return phrase(f"terminal.column.{id}", {})


def whole(view: View, content: Content, paint: Paint) -> list[str]:
    """Round and phase, regions, Old World, players."""
    return [*regions(view, content, paint), *old_world(view, content, paint), *players(view, content, paint)]


def title(view: View) -> str:
    return say("terminal.title", {"round": view["round"], "phase": view["phase"]})


# --- the regions --------------------------------------------------------------------------------------------------


def regions(view: View, content: Content, paint: Paint) -> list[str]:
    """One line or more for each region, in region order."""
    names = {
        region.id: f"{REGION_CODES[REGIONS.index(region.id)]} {region_name(region.id)}" for region in content.regions
    }
    heads = [label(column) for column in NUMBERS]
    wide = max(map(shown, names.values()))
    widths = [max(shown(head), least) for head, least in zip(heads, (3, 2, 2, 1, 5), strict=True)]
    indent = wide + sum(widths) + len(widths) + 2
    head = " ".join(map(lead, heads, widths))
    contents = short(label("contents"), paint.width - indent - 1)
    lines = [paint.rule(title(view)), paint.dim(f"{pad('', wide)} {head}  {contents}")]
    for region in content.regions:
        data = view["regions"][region.id]
        named = pad(names[region.id], wide)
        if data["ruin"]:
            first = f"{paint.dim(named)} {paint.ink('warn', phrase('terminal.ruined', {}))}"
        else:
            dominator, limit = data["dominator"], content.limits.ruin
            cells = [
                f"{region.value}{'+' if region.populous else ' '}",
                str(data["resistance"]),
                str(data["conquest"]),
                paint.ink(dominator, _letter(content, dominator)) if dominator else "–",
                f"{data['ruin_count']}/{limit}",
            ]
            if data["ruin_count"] >= limit - 2:
                cells[-1] = paint.ink("warn", cells[-1])
            first = f"{paint.bold(named)} {' '.join(map(lead, cells, widths))}"
        lines += paint.flow(list(_contents(data, view, content, paint)), indent, pad(first, indent))
    return lines


def region_name(region: str) -> str:
    """The name of a region in a list, without an article, and short."""
    id = f"terminal.region.{region}"
    return phrase(id, {}) if voice(chosen()).has(id) else name("region", region, "short")


def _contents(data: View, view: View, content: Content, paint: Paint) -> list[str]:
    parts = [_figures(data, power, content, paint) for power in view["powers"]]
    parts += [f"{n}×{name('token', t)}" if n > 1 else name("token", t) for t, n in data["tokens"].items()]
    for side, space in zip("LRT", data["spaces"], strict=False):
        if space:
            parts.append(_space(side, space, content, paint))
    if data["corruption"]:
        drops = [paint.ink(p, f"{_letter(content, p)}{n}") for p, n in data["corruption"].items()]
        parts.append(" ".join([paint.dim(label("corruption")), *drops]))
    if data["face_up"]:
        parts.append(paint.ink("warn", phrase("terminal.scored", {})))
    return [part for part in parts if part]


def _figures(data: View, power: str, content: Content, paint: Paint) -> str:
    """`K:2c w` — two Cultists and a Warrior; in brackets the owner of one that is only controlled."""
    counts: Counter[str] = Counter()
    for figure in data["figures"]:
        if figure["controller"] == power:
            rank = "d" if figure["rank"] == RANKS[2] else figure["rank"][0]
            owner = f"({_letter(content, figure['owner'])})" if figure["owner"] != power else ""
            marks = "".join(MARKS.get(mark, HELD if "." in mark else "") for mark in figure["marks"])
            hits = "!" * sum(figure["hits"].values())
            counts[f"{rank}{owner}{marks}{hits}"] += 1
    words = [f"{n}{figure}" if n > 1 else figure for figure, n in counts.items()]
    return paint.ink(power, f"{_letter(content, power)}:{' '.join(words)}") if words else ""


def _space(side: str, space: View, content: Content, paint: Paint) -> str:
    if "figure" in space:
        return f"{side}[{phrase('terminal.stands', {'id': space['figure']})}]"
    title = next(card_name(card) for card in content.chaos if card.id == space["card"])
    if space["silenced"]:
        title = aside(title, phrase("terminal.silenced", {}))
    dead = f" †{' '.join(space['dead'])}" if space["dead"] else ""
    return paint.ink(space["owner"], f"{side}[{_letter(content, space['owner'])} {title}{dead}]")


def aside(text: str, more: str) -> str:
    """Words with others in brackets behind them."""
    return phrase("terminal.aside", {"text": text, "more": more})


def explained(text: str, more: str) -> str:
    """Words with others behind a colon."""
    return phrase("terminal.explained", {"text": text, "more": more})


def joined(words: Sequence[str]) -> str:
    """Words one after the other, without an “and”."""
    return reduce(lambda first, following: phrase("list.next", {"first": first, "next": following}), words)


# --- the Old World and the players --------------------------------------------------------------------------------


def old_world(view: View, content: Content, paint: Paint) -> list[str]:
    """The track with what its cards do, and what is left."""
    data = view["old_world"]
    stacks = phrase("terminal.stacks", {"deck": data["deck"], "ruins": view["ruination_left"]})
    heading = say("terminal.track" if any(data["track"]) else "terminal.track.empty")
    room = paint.width - shown(aside(heading, "")) - 1
    lines = [aside(paint.bold(heading), paint.dim(short(stacks, room)))]
    for number, card_id in enumerate(data["track"], 1):
        if card_id:
            card = old_world_card(content, card_id)
            called = aside(card_name(card), phrase("terminal.comet", {})) if card.comet else card_name(card)
            head = explained(f"  {number} {called}", "")
            text = short(card_text(card, "track") or phrase("terminal.no_effect", {}), paint.width - shown(head) - 1)
            lines.append(head + paint.dim(text))
    if data["dead"]:
        dead = explained(f"† {' '.join(data['dead'])}", phrase("terminal.dead", {}))
        lines += paint.paragraph(dead, "    ", "  ")
    if data["top"]:
        names = [card_name(old_world_card(content, card)) for card in data["top"]]
        lines += paint.paragraph(say("terminal.top", {"titles": names}), "    ", "  ")
    return lines


def old_world_card(content: Content, card_id: str) -> OldWorldCard:
    return next(card for card in content.old_world if card.id == card_id)


def players(view: View, content: Content, paint: Paint) -> list[str]:
    """One line for each player, upgrades below."""
    playing = [power for power in content.powers if power.id in view["players"]]
    rows = [_player(power, view["players"][power.id], paint) for power in playing]
    head, *drawn = paint.table(["", *map(label, COLUMNS)], rows, RIGHT)
    lines = [head]
    for power, line in zip(playing, drawn, strict=True):
        data = view["players"][power.id]
        upgrades = [card_name(upgrade) for upgrade in content.upgrades if upgrade.id in data["upgrades"]]
        lines.append(line)
        for what, cards in (
            ("upgrades", upgrades),
            ("kept", _chaos_names(content, data["cached"])),
            ("seen_of_you" if data["hand"] is not None else "seen", _chaos_names(content, data["known"])),
        ):
            if cards:
                told = phrase(f"terminal.player.{what}", {"titles": joined(cards)})
                lines += [paint.dim(text) for text in paint.paragraph(told, " " * 12)]
    return lines


def _player(power: Power, data: View, paint: Paint) -> list[str]:
    threat = phrase("terminal.victory", {}) if data["threat"] is None else data["threat"]
    return [
        paint.ink(power.id, f"{power.letter} {name('power', power.id, 'short')}"),
        *(str(number) for number in (data["power"], data["vp"], threat, data["counters"])),
        next_on_dial(power, data["dial"]),
        *(str(number) for number in (data["hand_size"], data["deck_size"], data["peasants"])),
        _reserve(data["reserve"]),
    ]


def _chaos_names(content: Content, ids: list[str]) -> list[str]:
    counts = Counter(ids)
    held = [(card_name(card), counts[card.id]) for card in content.chaos if counts[card.id]]
    return [f"{title} ×{count}" if count > 1 else title for title, count in held]


def next_on_dial(power: Power, position: int) -> str:
    """What the next tick brings: `14: draw 2 cards`."""
    if position + 1 >= len(power.dial):
        return phrase("terminal.dial.end", {})
    stop = power.dial[position + 1]
    return dial_words(stop) if stop.threat is None else explained(str(stop.threat), dial_words(stop))


def dial_words(stop: DialStop) -> str:
    return phrase(f"terminal.dial.{stop.do}", {"n": stop.n})


def _reserve(figures: list[str]) -> str:
    counts = Counter(figure[1] for figure in figures)
    return " ".join(f"{counts[rank]}{rank}" for rank in "cwd" if counts[rank]) or phrase("terminal.none", {})


# --- the hand -----------------------------------------------------------------------------------------------------


def hand(view: View, seat: str, content: Content, paint: Paint, *, own: bool = True) -> list[str]:
    """The cards of a seat, with their costs and what they do in one line; `own` if it is the seat that looks."""
    cards = Counter(view["players"][seat]["hand"])
    id = "terminal.hand" + ("" if own else ".of") + ("" if cards else ".empty")
    lines = [paint.bold(say(id, {"count": sum(cards.values()), "power": seat}))]
    for card in content.chaos:
        if card.id in cards:
            several = f" ×{cards[card.id]}" if cards[card.id] > 1 else ""
            magic = f" {phrase('terminal.magic', {})}" if card.magic else ""
            star = "*" if card.weakest == "reconstructed" else ""
            head = explained(f"  {card.cost} {paint.ink(card.power, card_name(card))}{star}{several}{magic}", "")
            lines.append(head + paint.dim(short(card_text(card), paint.width - shown(head) - 1)))
    return lines


def _letter(content: Content, power: str) -> str:
    return next(p.letter for p in content.powers if p.id == power)
