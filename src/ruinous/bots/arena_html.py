"""The report of an arena as one HTML file: plots drawn here as SVG, no script, nothing fetched, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Any

from ruinous.bots.arena_report import between, condition_name, labelled, percent, power_name

Found = dict[str, Any]
Bar = tuple[str, float, Sequence[float] | None, str, str]  # label, value, interval, what to write, mark

WIDTH, RIGHT, ROW, TOP, FOOT = 400, 78, 32, 8, 28
LETTER = 7.3  # the mean width of a letter
# One mark for each Power, told apart by shape as well as by colour.
MARKS = {
    "khorne": "M0 -6.5L6.5 5H-6.5Z",
    "nurgle": "M0 -6A6 6 0 1 1 -.01 -6Z",
    "tzeentch": "M0 -7.5L7.5 0L0 7.5L-7.5 0Z",
    "slaanesh": "M-5.5 -5.5H5.5V5.5H-5.5Z",
    "horned_rat": "M0 6.5L6.5 -5H-6.5Z",
    "": "M0 -5.5A5.5 5.5 0 1 1 -.01 -5.5Z",
}

STYLE = """
:root{color-scheme:light dark;--paper:#f6f4ef;--card:#fffdf9;--ink:#23201c;--soft:#6d665c;--line:#e2dcd0;
--grid:#ebe6db;--accent:#8a2b3c;--bar:#b9a37e;--khorne:#b3261e;--nurgle:#4f7a28;--tzeentch:#2460a7;
--slaanesh:#9a3a8f;--horned_rat:#8a6a12}
@media(prefers-color-scheme:dark){:root{--paper:#171513;--card:#201d1a;--ink:#ece6dc;--soft:#a79e90;--line:#38332d;
--grid:#2d2925;--accent:#e58a97;--bar:#85704c;--khorne:#f0756a;--nurgle:#97c467;--tzeentch:#7fb0ee;
--slaanesh:#dd8fd3;--horned_rat:#d9b450}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,
"Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:68rem;margin:0 auto;padding:2.5rem 1.25rem 3rem}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .3rem;letter-spacing:-.015em}
h2{font-size:1.05rem;margin:0 0 .15rem}
h3{font-size:.95rem;margin:0 0 .25rem;font-weight:600}
p{margin:0}.soft{color:var(--soft);font-size:.9rem}
dl{display:flex;flex-wrap:wrap;gap:.5rem 2.5rem;margin:1.5rem 0 1.75rem}
dt{color:var(--soft);font-size:.82rem}dd{margin:0;font-size:1.35rem;font-weight:600}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1.25rem}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.1rem 1.25rem;min-width:0}
.wide{grid-column:1/-1}
.panels{display:grid;margin-top:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr));
gap:1.25rem 2rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.92rem;margin-top:.6rem}
th,td{text-align:right;padding:.45rem .7rem;border-bottom:1px solid var(--line);white-space:nowrap}
th{color:var(--soft);font-weight:500;font-size:.82rem}
th:first-child,td:first-child{text-align:left;padding-left:0}td:first-child{font-weight:600}
tr:last-child td{border-bottom:0}td small{color:var(--soft);font-size:.82rem}
svg{display:block;width:100%;max-width:34rem;height:auto;margin-top:.5rem;overflow:visible}
text{fill:var(--ink);font-size:13px}.axis{fill:var(--soft);font-size:11.5px}.value{font-weight:600}
.grid-line{stroke:var(--grid)}.even{stroke:var(--soft);stroke-dasharray:3 4}
.whisker{stroke:currentColor;stroke-width:2.5;stroke-linecap:round;opacity:.45}.mark{fill:currentColor}
.bar{fill:var(--bar)}.plot{color:var(--accent)}
.khorne{color:var(--khorne)}.nurgle{color:var(--nurgle)}.tzeentch{color:var(--tzeentch)}
.slaanesh{color:var(--slaanesh)}.horned_rat{color:var(--horned_rat)}
footer{margin-top:1.75rem;max-width:46rem}footer p+p{margin-top:.5rem}
@media print{body{background:none}section{break-inside:avoid}}
"""


def page(found: Found) -> str:
    """The whole report."""
    bots, even = found["bots"], 1 / found["players"]
    names = ", ".join(labelled(bot) for bot in bots)
    won = [(labelled(b), b["win_share"], b["interval"], percent(b["win_share"]), "") for b in bots]
    rated = [(labelled(b), b["elo"], b["elo_interval"], str(b["elo"]), "") for b in bots]
    copies = any(bot["copies"] != 1 for bot in bots)
    per_copy = " Figures of a bot with several copies at a table are those of one copy." if copies else ""
    sections = [
        _section(
            "Games won",
            f"Share of games with its 95 % interval. Dashed: an even share, {percent(even)}.{per_copy}",
            points(won, "Games won by each bot", even=even, shares=True),
        ),
        _section(
            "Rating",
            "Plackett-Luce strength on the Elo scale, from the whole ranking of each game. 1500 is the mean.",
            points(rated, "Elo rating of each bot"),
        ),
        _section("The bots in figures", "", _table(found), wide=True),
        _section(
            "Games won with each Power",
            f"Share of games with its 95 % interval. Dashed: an even share, {percent(even)}.",
            f'<div class="panels">{_panels(found, even)}</div>',
            wide=True,
        ),
        _section("How the games ended", f"{found['games']} games.", ends(found)),
        _section(
            "Length",
            f"Games by the round they ended in; {found['length']['rounds']:.1f} rounds and "
            f"{found['length']['decisions']:.0f} decisions on average.",
            lengths(found),
        ),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        '<link rel="icon" href="data:,">\n'
        f"<title>Arena: {escape(names)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f'<header><h1>Arena</h1><p class="soft">{escape(names)}</p>{_key_figures(found)}</header>\n'
        f'<div class="grid">\n{"".join(sections)}</div>\n{_footer(found)}</main>\n</body>\n</html>\n'
    )


def _section(title: str, note: str, content: str, wide: bool = False) -> str:
    text = f'<p class="soft">{escape(note)}</p>' if note else ""
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(title)}</h2>{text}{content}</section>\n"


def _key_figures(found: Found) -> str:
    figures = {
        "Games": f"{found['games']:,}",
        "Blocks": f"{found['blocks']:,}",
        "Players": found["players"],
        "Time for a decision": "free" if found["time_ms"] is None else f"{found['time_ms']:,} ms",
        "Shared victories": found["shared"],
        "Nobody won": found["nobody"],
        "Seed": found["seed"],
    }
    return (
        "<dl>" + "".join(f"<div><dt>{name}</dt><dd>{figure}</dd></div>" for name, figure in figures.items()) + "</dl>"
    )


def _footer(found: Found) -> str:
    return (
        '<footer class="soft"><p>The games of a block share one secret: the same shuffles and dice for every seating. '
        "In each block each bot plays each Power equally often. A shared victory counts in parts.</p>"
        "<p>Intervals hold 95 % and are taken between blocks: Wilson’s at the effective number of games for shares, "
        "Student’s t for places, a bootstrap for ratings. Places go to the winners first, then by victory points.</p>"
        "</footer>\n"
    )


def _table(found: Found) -> str:
    heads = ["Bot", "Games", "Won", "Place", "Rating", "VP", "Decisions/s", "Mean ms", "Most ms"]
    timed = found["time_ms"] is not None
    together = any(bot["copies"] != 1 for bot in found["bots"])
    heads[3:3] = ["All copies"] if together else []
    heads += ["Too slow"] if timed else []
    rows = []
    for bot in found["bots"]:
        timing = bot["timing"]
        cells = [
            escape(labelled(bot)),
            f"{bot['games']:,}",
            _with(percent(bot["win_share"]), between(bot["interval"])),
            f"{bot['place']:.2f}",
            _with(str(bot["elo"]), between(bot["elo_interval"], 0, 1)),
            f"{bot['vp']:.1f}",
            "…" if timing["per_second"] is None else f"{timing['per_second']:,.0f}",
            "…" if timing["mean_ms"] is None else f"{timing['mean_ms']:,.2f}",
            f"{timing['max_ms']:,.1f}",
        ]
        cells[3:3] = [percent(bot["together"]["win_share"])] if together else []
        cells += [f"{timing['over_budget']:,}"] if timed else []
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    head = "".join(f'<th scope="col">{name}</th>' for name in heads)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def _with(figure: str, interval: str) -> str:
    return f"{figure} <small>{interval}</small>"


def _panels(found: Found, even: float) -> str:
    """One plot for each bot, and one for all of them together, on one scale."""
    several = len(found["bots"]) > 1
    parts = [("All bots", found["powers"])] if several else []
    parts += [(labelled(bot), bot["powers"]) for bot in found["bots"]]
    most = max(figures["interval"][1] for _, powers in parts for figures in powers.values())
    drawn = []
    for name, powers in parts:
        bars = [(power_name(p), f["win_share"], f["interval"], percent(f["win_share"]), p) for p, f in powers.items()]
        plot = points(bars, f"Games won with each Power: {name}", even=even, shares=True, most=most)
        drawn.append(f"<div><h3>{escape(name)}</h3>{plot}</div>")
    return "".join(drawn)


# --- plots --------------------------------------------------------------------------------------------------------


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from below `low` to above `high`, four to seven of them.

    >>> ticks(0, 0.7)
    [0.0, 0.2, 0.4, 0.6000000000000001, 0.8]
    >>> ticks(1312, 1820)
    [1200.0, 1400.0, 1600.0, 1800.0, 2000.0]
    """
    span = max(high - low, 1e-6)
    power = 10.0 ** floor(log10(span))
    step = next(s * power for s in (0.2, 0.25, 0.5, 1, 2, 2.5) if span / (s * power) <= 5)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [n * step for n in range(first, max(last, first + 1) + 1)]


def points(
    bars: Sequence[Bar], label: str, *, even: float | None = None, shares: bool = False, most: float | None = None
) -> str:
    """A row for each: a mark at its value, a whisker for its interval, the value at the right."""
    bounds = [bound for _, value, interval, _, _ in bars for bound in (value, *(interval or ()))]
    high = most if most is not None else max(*bounds, even or bounds[0])
    marks = ticks(0 if shares else min(bounds), min(high, 1) if shares else max(bounds))
    low, high = marks[0], marks[-1]
    height = TOP + ROW * len(bars) + FOOT
    left = max(118.0, LETTER * max(len(_short(name)) for name, *_ in bars) + 14)

    def x(value: float) -> float:
        return left + (WIDTH - left - RIGHT) * (value - low) / (high - low)

    bottom = TOP + ROW * len(bars)
    parts = []
    for mark in marks:
        text = percent(mark, 0) if shares else f"{mark:.0f}"
        parts.append(f'<path class="grid-line" d="M{x(mark):.1f} {TOP}V{bottom}"/>')
        parts.append(f'<text class="axis" x="{x(mark):.1f}" y="{bottom + 18}" text-anchor="middle">{text}</text>')
    if even is not None:
        parts.append(f'<path class="even" d="M{x(even):.1f} {TOP}V{bottom}"/>')
    for n, (name, value, interval, text, shape) in enumerate(bars):
        y = TOP + ROW * n + ROW / 2
        whisker = ""
        if interval is not None:
            whisker = f'<path class="whisker" d="M{x(interval[0]):.1f} {y}H{x(interval[1]):.1f}"/>'
        told = escape(f"{name}: {text} [{between(interval) if shares else between(interval, 0, 1)}]")
        parts.append(
            f'<text x="0" y="{y + 4.5}">{escape(_short(name))}</text>'
            f'<g class="{shape or "plot"}"><title>{told}</title>{whisker}'
            f'<path class="mark" transform="translate({x(value):.1f} {y})" d="{MARKS[shape]}"/></g>'
            f'<text class="value" x="{WIDTH}" y="{y + 4.5}" text-anchor="end">{escape(text)}</text>'
        )
    return _svg(height, label + ": " + "; ".join(f"{name} {text}" for name, _, _, text, _ in bars), parts)


def ends(found: Found) -> str:
    """A bar for each way a game can end."""
    left, most = 150, max(end["share"] for end in found["conditions"].values())
    parts = []
    for n, (condition, end) in enumerate(found["conditions"].items()):
        y = TOP + ROW * n
        wide = (WIDTH - left - RIGHT) * end["share"] / most
        parts.append(
            f'<text x="0" y="{y + 20}">{condition_name(condition)}</text>'
            f'<rect class="bar" x="{left}" y="{y + 6}" width="{max(wide, 1.5):.1f}" height="{ROW - 12}" rx="3"/>'
            f'<text class="value" x="{left + wide + 9:.1f}" y="{y + 20}">{percent(end["share"])}</text>'
        )
    told = "; ".join(f"{condition_name(c)} {percent(end['share'])}" for c, end in found["conditions"].items())
    return _svg(TOP + ROW * len(found["conditions"]), f"How the games ended: {told}", parts)


def lengths(found: Found) -> str:
    """A bar for each number of rounds."""
    counted = {int(rounds): n for rounds, n in found["length"]["by_rounds"].items()}
    rounds = range(min(counted), max(counted) + 1)
    most, height = max(counted.values()), TOP + ROW * len(found["conditions"])
    base, top = height - 24, TOP + 14
    wide = min(56.0, WIDTH / len(rounds))
    begin = (WIDTH - wide * len(rounds)) / 2
    parts = [f'<path class="grid-line" d="M0 {base + 0.5}H{WIDTH}"/>']
    for n, number in enumerate(rounds):
        games = counted.get(number, 0)
        tall, middle = (base - top) * games / most, begin + wide * (n + 0.5)
        parts.append(
            f'<rect class="bar" x="{begin + wide * n + wide * 0.1:.1f}" y="{base - tall:.1f}" width="{wide * 0.8:.1f}" '
            f'height="{tall:.1f}" rx="3"><title>{number} rounds: {games} games</title></rect>'
            f'<text class="axis" x="{middle:.1f}" y="{base + 18}" text-anchor="middle">{number}</text>'
        )
        if games:
            parts.append(
                f'<text class="value" x="{middle:.1f}" y="{base - tall - 6:.1f}" text-anchor="middle">{games}</text>'
            )
    told = "; ".join(f"{number} rounds: {games} games" for number, games in counted.items())
    return _svg(height, f"Length of the games: {told}", parts)


def _svg(height: float, label: str, parts: list[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}">'
    return head + "".join(parts) + "</svg>"


def _short(name: str, most: int = 20) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
