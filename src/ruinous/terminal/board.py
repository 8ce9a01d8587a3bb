"""The table as text, drawn from a seat's view: what is not in the view cannot be shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ruinous.content import Content, DialStop, OldWorldCard, Power
from ruinous.rules.ids import RANKS, REGION_CODES, REGIONS
from ruinous.terminal.paint import Paint, pad, short, shown
from ruinous.words.spelling import PHASES

View = Mapping[str, Any]

MARKS = {"shield": "'", "tipped": "†", "dazed": "~"}
HELD = "°"  # a card lies on the figure or holds it
DIAL_WORDS = {
    "score_vp": "score {n} VP",
    "upgrade_card": "an upgrade",
    "draw_cards": "draw {n} cards",
    "remove_corruption": "remove {n} corruption",
    "place_warpstone": "place {n} Warpstone",
    "place_nobles": "place {n} Nobles",
    "place_skaven": "place {n} Skaven",
    "remove_old_world_tokens": "remove {n} tokens",
    "victory": "VICTORY",
}
NAME, INDENT = 20, 42  # columns of a region's name, and before what is in the region


def whole(view: View, content: Content, paint: Paint) -> list[str]:
    """Round and phase, regions, Old World, players."""
    return [*regions(view, content, paint), *old_world(view, content, paint), *players(view, content, paint)]


def title(view: View) -> str:
    phase = PHASES[view["phase"]]
    return f"Round {view['round']}, {phase.removesuffix(' phase').removesuffix(' step')}"


# --- the regions --------------------------------------------------------------------------------------------------


def regions(view: View, content: Content, paint: Paint) -> list[str]:
    """One line or more for each region, in region order."""
    columns = paint.dim("val res con dom ruin  figures, tokens, cards, corruption")
    lines = [f"{paint.bold(f'{title(view):<{NAME}}')}{columns}"]
    for region in content.regions:
        data = view["regions"][region.id]
        name = f"{REGION_CODES[REGIONS.index(region.id)]} {region.name.removeprefix('The ')}"
        populous = "+" if region.populous else " "
        if data["ruin"]:
            first = f"{paint.dim(f'{name:<{NAME}}')}{paint.ink('warn', pad('RUINED', INDENT - NAME))}"
        else:
            dominator = data["dominator"]
            who = paint.ink(dominator, f"{_letter(content, dominator):>3}") if dominator else f"{'–':>3}"
            ruin = f"{data['ruin_count']:>2}/{content.limits.ruin}"
            if data["ruin_count"] >= content.limits.ruin - 2:
                ruin = paint.ink("warn", ruin)
            numbers = f"{region.value:>2}{populous} {data['resistance']:>3} {data['conquest']:>3} {who}"
            first = pad(f"{paint.bold(f'{name:<{NAME}}')}{numbers} {ruin}", INDENT)
        lines += paint.flow(list(_contents(data, view, content, paint)), INDENT, first)
    return lines


def _contents(data: View, view: View, content: Content, paint: Paint) -> list[str]:
    parts = [_figures(data, power, content, paint) for power in view["powers"]]
    tokens = [f"{n}×{_token(content, t)}" if n > 1 else _token(content, t) for t, n in data["tokens"].items()]
    if tokens:
        parts.append(", ".join(tokens))
    for side, space in zip("LRT", data["spaces"], strict=False):
        if space:
            parts.append(_space(side, space, content, paint))
    if data["corruption"]:
        drops = [paint.ink(p, f"{_letter(content, p)}{n}") for p, n in data["corruption"].items()]
        parts.append(paint.dim("corr ") + " ".join(drops))
    if data["face_up"]:
        parts.append(paint.ink("warn", "scored at the end of the round"))
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
        return f"{side}[{space['figure']} stands here]"
    name = next(card.name for card in content.chaos if card.id == space["card"])
    silenced = " (silenced)" if space["silenced"] else ""
    dead = f" †{' '.join(space['dead'])}" if space["dead"] else ""
    return paint.ink(space["owner"], f"{side}[{_letter(content, space['owner'])} {name}{silenced}{dead}]")


# --- the Old World and the players --------------------------------------------------------------------------------


def old_world(view: View, content: Content, paint: Paint) -> list[str]:
    """The track with what its cards do, and what is left."""
    data = view["old_world"]
    stacks = f"{data['deck']} left in the deck, {view['ruination_left']} ruination cards left"
    empty = "" if any(data["track"]) else " empty"
    lines = [f"{paint.bold('Old World track')}{empty} {paint.dim(f'({stacks})')}"]
    for number, card_id in enumerate(data["track"], 1):
        if card_id:
            card = old_world_card(content, card_id)
            comet = " (comet)" if card.comet else ""
            text = short(card.persistent_text or "no lasting effect", paint.width - 8 - len(card.name) - len(comet))
            lines.append(f"  {number} {card.name}{comet}: {paint.dim(text)}")
    if data["dead"]:
        lines += paint.paragraph(f"† {' '.join(data['dead'])}: dead, kept on the track", "    ", "  ")
    if data["top"]:
        names = ", then ".join(old_world_card(content, card).name for card in data["top"])
        lines += paint.paragraph(f"On top of the deck, as you have seen: {names}", "    ", "  ")
    return lines


def old_world_card(content: Content, card_id: str) -> OldWorldCard:
    return next(card for card in content.old_world if card.id == card_id)


def players(view: View, content: Content, paint: Paint) -> list[str]:
    """One line for each player, upgrades below."""
    lines = [paint.dim(f"{'':<12}pow  VP threat ctr  next on the dial      hand deck peas  reserve")]
    for power in content.powers:
        if power.id not in view["players"]:
            continue
        data = view["players"][power.id]
        threat = "win" if data["threat"] is None else data["threat"]
        line = (
            f"{data['power']:>3} {data['vp']:>3} {threat:>6} {data['counters']:>3}"
            f"  {next_on_dial(power, data['dial']):<21}"
            f"{data['hand_size']:>4} {data['deck_size']:>4} {data['peasants']:>4}  {_reserve(data['reserve'])}"
        )
        who = f"{power.letter} {power.name.removeprefix('the '):<10}"
        lines.append(f"{paint.ink(power.id, who)}{line}".rstrip())
        names = [upgrade.name for upgrade in content.upgrades if upgrade.id in data["upgrades"]]
        known = "all have seen in your hand" if data["hand"] is not None else "in hand, as you have seen"
        for what, cards in (
            ("upgrades", names),
            ("kept beside the sheet", _chaos_names(content, data["cached"])),
            (known, _chaos_names(content, data["known"])),
        ):
            if cards:
                lines += [paint.dim(text) for text in paint.paragraph(f"{what}: {', '.join(cards)}", " " * 12)]
    return lines


def _chaos_names(content: Content, ids: list[str]) -> list[str]:
    counts = Counter(ids)
    return [f"{c.name} ×{counts[c.id]}" if counts[c.id] > 1 else c.name for c in content.chaos if counts[c.id]]


def next_on_dial(power: Power, position: int) -> str:
    """What the next tick brings: `14: draw 2 cards`."""
    if position + 1 >= len(power.dial):
        return "at the end"
    stop = power.dial[position + 1]
    return f"{'' if stop.threat is None else f'{stop.threat}: '}{dial_words(stop)}"


def dial_words(stop: DialStop) -> str:
    return DIAL_WORDS[stop.do].format(n=stop.n)


def _reserve(figures: list[str]) -> str:
    counts = Counter(figure[1] for figure in figures)
    return " ".join(f"{counts[rank]}{rank}" for rank in "cwd" if counts[rank]) or "none"


# --- the hand -----------------------------------------------------------------------------------------------------


def hand(view: View, seat: str, content: Content, paint: Paint) -> list[str]:
    """The cards of the one who looks, with their costs and what they do in one line."""
    cards = Counter(view["players"][seat]["hand"])
    lines = [paint.bold(f"Your hand ({sum(cards.values())})")]
    for card in content.chaos:
        if card.id in cards:
            several = f" ×{cards[card.id]}" if cards[card.id] > 1 else ""
            magic = " magic" if card.magic else ""
            star = "*" if card.weakest == "reconstructed" else ""
            head = f"  {card.cost} {paint.ink(card.power, card.name)}{star}{several}{magic}"
            lines.append(f"{head}: {paint.dim(short(card.text, paint.width - shown(head) - 3))}")
    return lines if cards else [paint.bold("Your hand is empty.")]


def _letter(content: Content, power: str) -> str:
    return next(p.letter for p in content.powers if p.id == power)


def _token(content: Content, token: str) -> str:
    return next(t.name for t in content.tokens if t.id == token)
