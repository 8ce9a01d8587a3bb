"""What came of an arena, in words: a table for the terminal, and the Markdown page about the balance of the Powers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ruinous.bots.arena import Job, Outcome, schedule
from ruinous.bots.arena_stats import summary
from ruinous.bots.simulate import line_ups
from ruinous.rules.ids import POWERS
from ruinous.rules.options import CARD_SETS, Options, default
from ruinous.rules.setup import FEWEST, MOST
from ruinous.words import name, phrase, say
from ruinous.words.columns import lead, pad, shown

Found = dict[str, Any]

CONDITIONS = ("max_threat", "fifty_vp", "five_ruined", "deck_empty")


def condition_name(condition: str) -> str:
    """How a game ended, short enough to stand above a column."""
    return phrase(f"commands.ended.{condition}", {})


def column(id: str) -> str:
    """What stands above a column."""
    return phrase(f"commands.column.{id}", {})


def power_name(power: str) -> str:
    """The name of a Power as a heading shows it."""
    return name("power", power)


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
    lines = [say("commands.rated.games", {key: found[key] for key in ("games", "players", "blocks", "seed")}), ""]
    heads = ("bot", "games_won", "place", "rating", "vp", "ms", "most_ms")
    lines += _table([column(head) for head in heads], [_figures(bot) for bot in bots], (4, 5, 6))
    if any(bot["copies"] != 1 for bot in bots):
        lines.append(say("commands.rated.copies"))
    lines.append(say("commands.rated.intervals"))
    for bot in bots:
        if late := bot["timing"]["over_budget"]:
            slow = {"name": bot["name"], "late": late, "count": bot["timing"]["decisions"]}
            lines.append(say("commands.rated.slow", slow))
    rows = []
    for power, figures in found["powers"].items():
        won = f"{percent(figures['win_share']):>7} [{between(figures['interval'])}]"
        rows.append([power_name(power), won, *(_share_of(bot, power) for bot in bots)])
    lines += ["", *_table([column("power"), column("games_won"), *map(labelled, bots)], rows), ""]
    lines.append(say("commands.simulated.ends"))
    ends = [
        [f"  {condition_name(condition)}", str(end["games"]), percent(end["share"])]
        for condition, end in found["conditions"].items()
    ]
    length = {"rounds": f"{found['length']['rounds']:.1f}", "decisions": f"{found['length']['decisions']:.0f}"}
    return [*lines, *_table(["", "", ""], ends, (1, 2))[1:], "", say("commands.rated.length", length)]


def _figures(bot: Found) -> list[str]:
    """A bot's line of the table."""
    timing = bot["timing"]
    return [
        labelled(bot),
        f"{percent(bot['win_share']):>7} [{between(bot['interval'])}]",
        f"{bot['place']:.2f} [{between(bot['place_interval'], 2, 1)}]",
        f"{bot['elo']} [{between(bot['elo_interval'], 0, 1)}]",
        f"{bot['vp']:.1f}",
        f"{timing['mean_ms'] or 0:.2f}",
        f"{timing['max_ms']:.1f}",
    ]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Columns as wide as they must be; a Japanese sign takes two."""
    widths = [max(map(shown, cells)) + 2 for cells in zip(head, *rows, strict=True)]
    return [
        "".join(
            lead(cell, width) if n in right else pad(cell, width)
            for n, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ).rstrip()
        for cells in (head, *rows)
    ]


def _share_of(bot: Found, power: str) -> str:
    return percent(bot["powers"][power]["win_share"]) if power in bot["powers"] else ""


# --- the balance of the Powers ------------------------------------------------------------------------------------


USUAL = (4, CARD_SETS[0])  # the kind of table that is looked at most closely


class Games(NamedTuple):
    """How many games are played of the usual kind of table, and of each other kind."""

    usual: int
    others: int


def balance_jobs(
    bot: str, games: Games, *, seed: int = 1, options: Options | None = None, seconds: float | None = None
) -> dict[tuple[int, str], list[Job]]:
    """The jobs for each number of players and each card set: one bot in every seat, every line-up equally often."""
    most = max(len(line_ups(players)) for players in range(FEWEST, MOST + 1))

    def wanted(kind: tuple[int, str]) -> int:
        number = games.usual if kind == USUAL else games.others
        return number + -number % most

    return {
        (players, cards): schedule(
            [bot],
            wanted((players, cards)),
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
    games: Games,
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
    count = f"{games.usual}" if games.usual == games.others else f"{games.usual} --games-others {games.others}"
    return balance_page(found, bot, f"ruinous arena --balance {bot} --games {count} --seed {seed}{time}{more}")


def balance_page(found: dict[tuple[int, str], Found], bot: str, command: str) -> str:
    """docs/balance.md: who wins how often when all seats are played alike."""
    played = {one["games"] for one in found.values()}
    games = played.pop() if len(played) == 1 else 0
    heads = [power_name(power) for power in POWERS]
    ends = [condition_name(condition) for condition in CONDITIONS]
    table = [column("players"), column("cards")]
    lines = [f"# {say('commands.balance')}", "", say("commands.balance.made", {"bot": f"`{bot}`"})]
    lines += ["", f"    {command}", "", phrase("commands.balance.how", {"games": games}), ""]
    lines += [f"## {say('commands.balance.won')}", "", *_row([*table, column("games"), column("even"), *heads])]
    lines += _row(["---:", "---", "---:", "---:", *("---" for _ in heads)])
    for (players, cards), one in found.items():
        cells = [_cell(one["powers"].get(power), 1 / players) for power in POWERS]
        lines += _row([str(players), _cards(cards), str(one["games"]), percent(1 / players), *cells])
    lines += ["", f"## {say('commands.simulated.ends')}", ""]
    lines += _row([*table, *ends, column("rounds"), column("decisions")])
    lines += _row(["---:", "---", *("---:" for _ in ends), "---:", "---:"])
    for (players, cards), one in found.items():
        shares = [percent(one["conditions"][condition]["share"]) for condition in CONDITIONS]
        length = one["length"]
        lines += _row([str(players), _cards(cards), *shares, f"{length['rounds']:.2f}", f"{length['decisions']:.0f}"])
    lines += ["", f"## {say('commands.balance.points')}", "", *_row([*table, *heads])]
    lines += _row(["---:", "---", *("---:" for _ in heads)])
    for (players, cards), one in found.items():
        points = [f"{one['powers'][p]['vp']:.1f}" if p in one["powers"] else "" for p in POWERS]
        lines += _row([str(players), _cards(cards), *points])
    lines += ["", f"## {say('commands.balance.by')}", "", say("commands.balance.shares"), ""]
    winning = CONDITIONS[:3]
    lines += [*_row([column("power"), *map(condition_name, winning)]), *_row(["---", *("---:" for _ in winning)])]
    for power in POWERS:
        won = {c: sum(one["powers"][power]["conditions"][c] for one in found.values() if power in one["powers"])
               for c in winning}  # fmt: skip
        total = sum(won.values())
        lines += _row([power_name(power), *(percent(won[c] / total) if total else "" for c in winning)])
    return "\n".join(lines) + "\n"


def _cards(cards: str) -> str:
    return phrase(f"commands.deck.{cards}", {})


def _cell(figures: Found | None, even: float) -> str:
    if figures is None:
        return ""
    low, high = figures["interval"]
    share = percent(figures["win_share"])
    return f"{share if low <= even <= high else f'**{share}**'} ({between(figures['interval'])})"


def _row(cells: Sequence[str]) -> list[str]:
    return ["| " + " | ".join(cells) + " |"]
