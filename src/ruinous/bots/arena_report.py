"""What came of an arena, in words: a table for the terminal, and the Markdown page about the balance of the Powers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ruinous.bots.arena import Job, Outcome, schedule
from ruinous.bots.arena_stats import summary
from ruinous.bots.simulate import line_ups
from ruinous.rules.ids import POWER_NAMES, POWERS
from ruinous.rules.options import CARD_SETS, Options, default
from ruinous.rules.setup import FEWEST, MOST

Found = dict[str, Any]

CONDITIONS = {  # short enough to stand above a column
    "max_threat": "dial at Victory",
    "fifty_vp": "50 points",
    "five_ruined": "five ruins",
    "deck_empty": "nobody (deck empty)",
}
SET_NAMES = {"base": "base cards", "morrslieb": "Morrslieb cards"}


def power_name(power: str) -> str:
    """The name of a Power as a heading shows it."""
    name = POWER_NAMES[POWERS.index(power)]
    return name[0].upper() + name[1:]


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def between(interval: Sequence[float] | None, digits: int = 1, scale: float = 100) -> str:
    """An interval as `12.3–15.6`, or an ellipsis where there is none."""
    return "…" if interval is None else "–".join(f"{scale * bound:.{digits}f}" for bound in interval)


def labelled(bot: Found) -> str:
    """The name of a bot, with how many copies of it sit at a table."""
    return f"{bot['name']} ×{bot['copies']:g}" if bot["copies"] != 1 else str(bot["name"])


# --- the terminal -------------------------------------------------------------------------------------------------


def text(found: Found) -> list[str]:
    """The figures as lines of text."""
    bots = found["bots"]
    wide = max(len("bot"), *(len(labelled(bot)) for bot in bots)) + 2
    lines = [
        f"{found['games']} games of {found['players']} players in {found['blocks']} blocks, seed {found['seed']}",
        "",
        f"{'bot':<{wide}}{'games won':<22}{'place':<20}{'rating (Elo)':<22}{'VP':>5}{'ms a decision':>16}{'most':>8}",
    ]
    for bot in bots:
        timing = bot["timing"]
        won = f"{percent(bot['win_share']):>7} [{between(bot['interval'])}]"
        place = f"{bot['place']:.2f} [{between(bot['place_interval'], 2, 1)}]"
        elo = f"{bot['elo']} [{between(bot['elo_interval'], 0, 1)}]"
        mean, most = timing["mean_ms"] or 0, timing["max_ms"]
        lines.append(f"{labelled(bot):<{wide}}{won:<22}{place:<20}{elo:<22}{bot['vp']:>5.1f}{mean:>16.2f}{most:>8.1f}")
    if any(bot["copies"] != 1 for bot in bots):
        lines.append("Where a bot sits at a table more than once, its figures are those of one copy.")
    lines.append("Intervals (in brackets) hold 95 % and are taken between blocks.")
    for bot in bots:
        if late := bot["timing"]["over_budget"]:
            lines.append(f"{bot['name']}: {late} of {bot['timing']['decisions']} decisions took too long.")
    lines += ["", f"{'Power':<17}{'games won':<24}" + "".join(f"{labelled(bot):<{wide + 6}}" for bot in bots)]
    for power, figures in found["powers"].items():
        won = f"{percent(figures['win_share']):>7} [{between(figures['interval'])}]"
        each = "".join(f"{_share_of(bot, power):<{wide + 6}}" for bot in bots)
        lines.append(f"{power_name(power):<17}{won:<24}{each}".rstrip())
    lines += ["", "How the games ended"]
    for condition, end in found["conditions"].items():
        lines.append(f"  {CONDITIONS[condition]:<24}{end['games']:>6}{percent(end['share']):>9}")
    length = found["length"]
    lines += ["", f"{length['rounds']:.1f} rounds and {length['decisions']:.0f} decisions a game."]
    return lines


def _share_of(bot: Found, power: str) -> str:
    return percent(bot["powers"][power]["win_share"]) if power in bot["powers"] else ""


# --- the balance of the Powers ------------------------------------------------------------------------------------


def balance_jobs(
    bot: str, games: int, *, seed: int = 1, options: Options | None = None, seconds: float | None = None
) -> dict[tuple[int, str], list[Job]]:
    """The jobs for each number of players and each card set: one bot in every seat, every line-up equally often."""
    most = max(len(line_ups(players)) for players in range(FEWEST, MOST + 1))
    games += -games % most
    return {
        (players, cards): schedule(
            [bot],
            games,
            players=players,
            seed=seed,
            options=replace(options or default(), card_set=cards),
            seconds=seconds,
        )
        for cards in CARD_SETS
        for players in range(FEWEST, MOST + 1)
    }


def balance(
    bot: str,
    games: int,
    play: Callable[[list[Job]], list[Outcome]],
    *,
    seed: int = 1,
    options: Options | None = None,
    seconds: float | None = None,
) -> str:
    """Play all kinds of tables and write the page about them."""
    tables = balance_jobs(bot, games, seed=seed, options=options, seconds=seconds)
    jobs = [job for some in tables.values() for job in some]
    outcomes = iter(play([replace(job, number=n) for n, job in enumerate(jobs)]))
    found = {
        table: summary([next(outcomes) for _ in some], seed=seed, seconds=seconds) for table, some in tables.items()
    }
    time = f" --time {1000 * seconds:g}" if seconds is not None else ""
    events = (options or default()).events
    more = f" --events {events}" if events != "base" else ""
    return balance_page(found, bot, f"ruinous arena --balance {bot} --games {games} --seed {seed}{time}{more}")


def balance_page(found: dict[tuple[int, str], Found], bot: str, command: str) -> str:
    """docs/balance.md: who wins how often when all seats are played alike."""
    games = next(iter(found.values()))["games"]
    heads = [power_name(power) for power in POWERS]
    ends = list(CONDITIONS.values())
    lines = [
        "# The balance of the Powers",
        "",
        f"How often each Power wins when one and the same bot, `{bot}`, plays every seat. Made by",
        "",
        f"    {command}",
        "",
        f"with {games} games of each kind. A cell is the share of games won and its 95 % interval (Wilson);",
        "**bold** where an even share lies outside the interval. A shared victory counts in parts. With three players",
        "every choice of three of the four old Powers is played equally often, so a Power sits in three games of four,",
        "and its share is that of the games it was in. The figures tell about this bot as much as about the game.",
        "",
        "## Games won",
        "",
        *_row(["players", "cards", "even share", *heads]),
        *_row(["---:", "---", "---:", *("---" for _ in heads)]),
    ]
    for (players, cards), one in found.items():
        cells = [_cell(one["powers"].get(power), 1 / players) for power in POWERS]
        lines += _row([str(players), SET_NAMES[cards], percent(1 / players), *cells])
    lines += ["", "## How the games ended", "", *_row(["players", "cards", *ends, "rounds", "decisions"])]
    lines += _row(["---:", "---", *("---:" for _ in ends), "---:", "---:"])
    for (players, cards), one in found.items():
        shares = [percent(one["conditions"][condition]["share"]) for condition in CONDITIONS]
        length = one["length"]
        lines += _row(
            [str(players), SET_NAMES[cards], *shares, f"{length['rounds']:.2f}", f"{length['decisions']:.0f}"]
        )
    lines += ["", "## Mean victory points at the end", "", *_row(["players", "cards", *heads])]
    lines += _row(["---:", "---", *("---:" for _ in heads)])
    for (players, cards), one in found.items():
        points = [f"{one['powers'][p]['vp']:.1f}" if p in one["powers"] else "" for p in POWERS]
        lines += _row([str(players), SET_NAMES[cards], *points])
    lines += ["", "## What each Power wins by", "", "Shares of its victories, over all tables above.", ""]
    winning = list(CONDITIONS)[:3]
    lines += [*_row(["Power", *(CONDITIONS[c] for c in winning)]), *_row(["---", *("---:" for _ in winning)])]
    for power in POWERS:
        won = {c: sum(one["powers"][power]["conditions"][c] for one in found.values() if power in one["powers"])
               for c in winning}  # fmt: skip
        total = sum(won.values())
        lines += _row([power_name(power), *(percent(won[c] / total) if total else "" for c in winning)])
    return "\n".join(lines) + "\n"


def _cell(figures: Found | None, even: float) -> str:
    if figures is None:
        return ""
    low, high = figures["interval"]
    share = percent(figures["win_share"])
    return f"{share if low <= even <= high else f'**{share}**'} ({between(figures['interval'])})"


def _row(cells: Sequence[str]) -> list[str]:
    return ["| " + " | ".join(cells) + " |"]
