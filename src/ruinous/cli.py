"""The command `ruinous`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from ruinous import Options, RecordError, SetupError, __version__, hosting, verify
from ruinous import ledger as ledgers
from ruinous.analysis.engine import SECONDS
from ruinous.bots import arena_command
from ruinous.content import NEWEST, Content, ContentError, components, corrected
from ruinous.rules.chance import ChanceError
from ruinous.rules.options import CARD_SETS, EVENTS
from ruinous.rules.scenario import Scenario, ScenarioError, StepError
from ruinous.rules.setup import FEWEST, MOST
from ruinous.terminal import analysis, lookup, puzzles, replay, simulation, start
from ruinous.terminal.arguments import Adder, add_language, number, word
from ruinous.terminal.board import aside, explained
from ruinous.terminal.files import UserError, read_bytes, read_text
from ruinous.terminal.paint import Paint, clean
from ruinous.words import LANGUAGES, phrase, reason, say, speaking
from ruinous.words.system import language, why

PLAYERS = tuple(range(FEWEST, MOST + 1))
SERVER_MODULES = ("msgspec", "litestar", "uvicorn", "websockets", "asyncpg", "redis", "prometheus_client", "openskill")
BROKEN_PIPE, INTERRUPTED = 141, 130  # what a shell reports for SIGPIPE and SIGINT


class Formatter(argparse.HelpFormatter):
    """Help whose lines are broken where the language breaks them, and by columns."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        ours = phrase("commands.usage", {}) + " "
        super().add_usage(usage, actions, groups, ours if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return Paint(width=width + 1).paragraph(text)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(Paint(width=width + 1).paragraph(text, indent))


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one sentence."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more, formatter_class=Formatter, add_help=False)
        self._positionals.title = phrase("commands.arguments", {})
        self._optionals.title = phrase("commands.options", {})
        self.add_argument("-h", "--help", action="help", help=phrase("commands.any.help", {}))

    def error(self, message: str) -> NoReturn:
        message = clean(message).rstrip(".")
        self.exit(2, phrase("commands.mistake", {"program": self.prog, "message": message}) + "\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the result is the exit status: 0 good, 1 found false, 2 bad input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    with speaking(language_of(arguments)):
        return _run(arguments)


def language_of(arguments: Sequence[str]) -> str:
    """The language of --language, wherever it stands; else of RUINOUS_LANGUAGE, of the system, or English.

    It is looked for before the arguments are read, since their help is spoken too.
    """
    for argument, following in pairwise((*arguments, "")):
        wanted = following if argument == "--language" else argument.partition("--language=")[2]
        if wanted in LANGUAGES:
            return wanted
    return language()


def _run(arguments: Sequence[str]) -> int:
    try:
        options = parser().parse_args(arguments)
        code: int = options.run(options)
        sys.stdout.flush()
        return code
    except ModuleNotFoundError as error:
        if error.name not in SERVER_MODULES:
            raise
        install = {"command": 'pip install "ruinous[server]"'}
        print("ruinous:", say("commands.needs_server", install), file=sys.stderr)
        return 2
    except (UserError, SetupError, ContentError, ledgers.LedgerError) as error:
        sys.stdout.flush()
        sentence = clean(reason(error))
        print(f"ruinous: {sentence}{'' if sentence.endswith(tuple('.?。？')) else '.'}", file=sys.stderr)
        return error.code if isinstance(error, UserError) else 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the exit does not try again
        return BROKEN_PIPE


# --- the commands -------------------------------------------------------------------------------------------------


def play(args: argparse.Namespace) -> int:
    return start.play(
        start.Wishes(
            players=args.players,
            powers=args.powers,
            people=args.people,
            bots=args.bots,
            seed=args.seed,
            options=options_from(args),
            save=args.save,
            resume=args.resume,
            no_colour=args.no_colour,
        )
    )


def simulate(args: argparse.Namespace) -> int:
    return simulation.simulate(
        games=args.games,
        players=players_from(args),
        seed=args.seed,
        jobs=args.jobs,
        records=args.records,
        check=args.check,
        powers=args.powers,
        options=options_from(args),
        as_json=args.json,
    )


def arena(args: argparse.Namespace) -> int:
    return arena_command.run(args, options_from(args))


def tune(args: argparse.Namespace) -> int:
    from ruinous.bots import tune as tuning

    try:
        tuned = tuning.tune(
            args.games,
            args.generations,
            args.seed,
            args.jobs or os.cpu_count() or 1,
            args.out,
            args.tests,
            lambda text: print(text, file=sys.stderr, flush=True),
        )
    except ValueError as error:
        raise UserError(str(error)) from None
    except OSError as error:
        raise UserError(say("terminal.file.unwritten", {"name": args.out, "why": why(error)})) from None
    for power, wins in tuned.wins.items():
        print(say("commands.tuned.won", {"power": power, "wins": f"{wins:g}", "games": tuned.games}))
    print(say("commands.tuned.together", {"share": f"{100 * tuned.share:.1f}"}))
    print(say("commands.tuned.written", {"file": args.out}) if args.out else tuned.sets)
    return 0


def cards(args: argparse.Namespace) -> int:
    content = content_from(args)
    query = " ".join(args.query)
    found = lookup.find_cards(content, query, args.set) if query else list(lookup.all_cards(content, args.set))
    if not found:
        raise UserError(lookup.near_cards(content, query, args.set), 1)
    if args.json:
        print(json.dumps([lookup.card_data(content, card) for card in found], indent=2, ensure_ascii=False))
    elif query:
        show(lookup.show_cards(content, query, paint(), args.set))
    else:
        show(lookup.overview(content, paint(), args.set))
    return 0


def rules(args: argparse.Namespace) -> int:
    query = " ".join(args.query)
    lines = lookup.show_rules(components(), query, paint()) if query else lookup.contents(components(), paint())
    if not lines:
        raise UserError(say("commands.no_rule", {"query": query, "command": "ruinous rules"}), 1)
    show(lines)
    return 0


def replay_record(args: argparse.Namespace) -> int:
    return replay.replay(args.file, to=args.to, seat=args.seat, everything=args.all, no_colour=args.no_colour)


def analyse_game(args: argparse.Namespace) -> int:
    return analysis.analysed(args.file, seconds=args.seconds, simulations=args.simulations, as_json=args.json)


def riddles(args: argparse.Namespace) -> int:
    return puzzles.run(args, paint())


def verify_records(args: argparse.Namespace) -> int:
    code = 0
    for name in args.files:
        try:
            record = verify(read_bytes(name).decode("utf-8"))
        except UserError as error:
            print(f"ruinous: {error}", file=sys.stderr)
            code = 2
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            not_text = phrase("why.on_line", {"text": say("commands.verified.no_text"), "line": line})
            print(phrase("commands.verified.false", {"name": clean(name), "why": not_text}))
            code = max(code, 1)
        except (RecordError, SetupError, ContentError) as error:
            print(phrase("commands.verified.false", {"name": clean(name), "why": clean(reason(error))}))
            code = max(code, 1)
        else:
            found = {"name": clean(name), "count": len(record.entries)}
            if record.result == "running":
                print(phrase("commands.verified.running", found))
            else:
                print(phrase("commands.verified.true", {**found, "end": ending(record.result)}))
    return code


def ending(result: str) -> str:
    """How a recorded game ended: `fifty_vp khorne` in words."""
    condition, *named = result.split()
    winners = [power for power in named if power != "nobody"]
    told = {"condition": condition, "winners": winners, "count": len(winners)}
    return say("terminal.won" if winners else "terminal.lost", told)


def scenario(args: argparse.Namespace) -> int:
    code = 0
    for name in args.files:
        try:
            code = max(code, run_scenario(name))
        except UserError as error:
            print(f"ruinous: {error}", file=sys.stderr)
            code = 2
    return code


def run_scenario(name: str) -> int:
    """Run one scenario file: the steps, then each expectation that does not hold."""
    try:
        read = Scenario.loads(read_text(name))
        report = read.run()
    except StepError as error:
        print(f"{phrase('commands.tried.failed', {'name': clean(name)})}\n  {clean(reason(error))}")
        return 1
    except (ScenarioError, ChanceError, SetupError, ContentError) as error:
        raise UserError(explained(name, reason(error))) from None
    print(explained(clean(name), aside(clean(read.name), ", ".join(read.cites))))
    for count, text in enumerate(report.played, 1):
        print(f"  {count:>2} {text}")
    for failure in report.failures:
        print(f"  {phrase('commands.tried.false', {'failure': clean(failure)})}")
    if not report.failures:
        print(f"  {phrase('commands.tried.true', {})}")
    return 1 if report.failures else 0


def ledger(args: argparse.Namespace) -> int:
    root = ledgers.find_checkout(Path.cwd())
    found = ledgers.collect(root)
    proved = {"proved": found.size - len(found.missing), "count": found.size, "file": ledgers.LEDGER.as_posix()}
    if args.check:
        if wrong := ledgers.problems(root, found):
            show(wrong, sys.stderr)
            print(say("commands.ledgers.problems", {**proved, "problems": len(wrong)}), file=sys.stderr)
            return 1
        print(say("commands.ledgers.kept", proved))
        return 0
    written = ledgers.write(root, found)
    print(say("commands.ledgers.written" if written else "commands.ledgers.kept", proved))
    if found.missing:
        print(say("commands.ledgers.missing", {"ids": ", ".join(found.missing)}))
    show([f"{unknown}." for unknown in found.unknown])
    return 0


# --- arguments ----------------------------------------------------------------------------------------------------


def parser() -> Parser:
    top = Parser(prog="ruinous", description=say("commands.ruinous"))
    shown = f"ruinous {__version__}"
    top.add_argument("--version", action="version", version=shown, help=phrase("commands.version", {}))
    add_language(top, None)
    commands = top.add_subparsers(title=phrase("commands.title", {}), metavar=word("command"), required=True)

    def command(name: str, run: Callable[[argparse.Namespace], int], more: bool = False) -> Adder:
        text = phrase(f"commands.{name}", {})
        about = f"{text} {phrase(f'commands.{name}.more', {})}" if more else text
        made: Parser = commands.add_parser(name, help=text, description=about)
        made.set_defaults(run=run)
        add_language(made, argparse.SUPPRESS)
        return Adder(made, name)

    made = command("play", play, more=True)
    made("--players", type=int, choices=PLAYERS)
    made("--powers", type=powers, metavar="list", example="khorne,nurgle,…,horned_rat")
    made("--people", type=powers, metavar="list")
    made("--bots", choices=start.BOTS)
    made("--seed", type=int, metavar="N")
    made("--save", metavar="file")
    made("--resume", metavar="file")
    made.shared("--no-colour", "--no-color", action="store_true")
    made("--reveal-forced", action="store_true")
    add_options(made)

    made = command("simulate", simulate)
    made("--games", type=number(1, 10_000_000), default=100, metavar="N")
    made("--players", type=int, choices=PLAYERS)
    made("--powers", type=powers, metavar="list")
    made.shared("--seed", type=int, default=1, metavar="S")
    made.shared("--jobs", type=number(1, 1024), metavar="J")
    made.shared("--records", metavar="folder")
    made("--check", action="store_true")
    made.shared("--json", action="store_true")
    add_options(made)

    made = command("arena", arena, more=True)
    arena_command.add_arguments(made.parser)
    add_options(made)

    made = command("tune", tune)
    made("--games", type=number(2, 1_000_000), default=400, metavar="N")
    made("--generations", type=number(1, 10_000), default=2, metavar="N")
    made("--tests", type=number(1, 10_000), default=20, metavar="N")
    made("--seed", type=int, default=1, metavar="S")
    made.shared("--jobs", type=number(1, 1024), metavar="J")
    made("--out", metavar="file")

    made = command("cards", cards)
    made("query", nargs="*", metavar="query")
    made("--set", choices=lookup.CARD_SETS)
    made.shared("--json", action="store_true")
    made("--cards", metavar="file")

    made = command("rules", rules, more=True)
    made("query", nargs="*", metavar="query", example="R8, R8.9, C12, S4, E12")

    made = command("replay", replay_record, more=True)
    made("file", metavar="file")
    made("--to", type=number(0, 1_000_000), metavar="N")
    made("--seat", metavar="power")
    made("--all", action="store_true")
    made.shared("--no-colour", "--no-color", action="store_true")

    made = command("analyse", analyse_game, more=True)
    made("file", metavar="file")
    made("--seconds", type=number(1, 86_400), metavar="N", example=f"{SECONDS:g}")
    made("--simulations", type=number(1, 10_000_000), metavar="N")
    made.shared("--json", action="store_true")

    made = command("puzzles", riddles, more=True)
    puzzles.add_arguments(made)

    made = command("verify", verify_records)
    made("files", nargs="+", metavar="file")

    made = command("scenario", scenario)
    made("files", nargs="+", metavar="file")

    hosting.add_commands(command)

    made = command("ledger", ledger)
    made("--check", action="store_true")
    return top


def add_options(made: Adder) -> None:
    made.shared("--edition", type=int, metavar="N", newest=NEWEST)
    made.shared("--card-set", choices=CARD_SETS)
    made.shared("--events", choices=EVENTS)
    made.shared("--cards", metavar="file")
    made.shared("--option", action="append", default=[], metavar="setting")


def powers(text: str) -> list[str]:
    """`khorne,nurgle` as a list; whether they exist is for the rules to say."""
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    return [] if names == ["none"] else names


def options_from(args: argparse.Namespace) -> Options:
    """The options of a game from --edition, --option, --card-set, --events, --cards and --reveal-forced."""
    chosen: dict[str, Any] = {} if args.edition is None else {"edition": args.edition}
    edition = Options.of(chosen).edition
    names = {switch.id: switch.name for switch in components(edition).switches}
    for text in args.option:
        name, equals, value = text.partition("=")
        name = names.get(name.upper(), name)
        if not equals or name not in names.values():
            known = ", ".join(names.values())
            raise UserError(say("commands.no_option", {"text": text, "names": known}))
        chosen[name] = value
    if args.card_set:
        chosen["card_set"] = args.card_set
    if args.events:
        chosen["events"] = args.events
    if args.cards:
        chosen["cards"] = read_text(args.cards)
        corrected(chosen["cards"], args.cards, edition)
    if getattr(args, "reveal_forced", False):
        chosen["show_forced"] = True
    return Options.of(chosen)


def players_from(args: argparse.Namespace) -> int:
    """The number of players: as said, else as many as there are Powers, else four."""
    start.check_players(args.players, args.powers)
    return args.players or len(args.powers or ()) or 4


def content_from(args: argparse.Namespace) -> Content:
    return corrected(read_text(args.cards), args.cards) if args.cards else components()


def paint() -> Paint:
    return Paint.of(sys.stdout)


def show(lines: Sequence[str], stream: Any = None) -> None:
    for line in lines:
        print(line, file=stream)
