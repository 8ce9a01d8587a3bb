"""The command `ruinous`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from ruinous import Options, RecordError, SetupError, __version__, verify
from ruinous import ledger as ledgers
from ruinous.bots import arena_command
from ruinous.content import NEWEST, Content, ContentError, components, corrected
from ruinous.content.model import SET_NAMES
from ruinous.rules.chance import ChanceError
from ruinous.rules.options import CARD_SETS, EVENTS
from ruinous.rules.scenario import Scenario, ScenarioError, StepError
from ruinous.rules.setup import FEWEST, MOST
from ruinous.terminal import lookup, replay, simulation, start
from ruinous.terminal.files import UserError, data_folder, read_bytes, read_text
from ruinous.terminal.paint import Paint, clean
from ruinous.words import reason

PLAYERS = tuple(range(FEWEST, MOST + 1))
SERVE_HELP = (
    "Games are kept in one SQLite file; with DATABASE_URL (postgresql://…) and REDIS_URL (redis://…) any number of"
    " workers share the same tables. See docs/hosting.md."
)
SERVER_MODULES = ("msgspec", "litestar", "uvicorn", "websockets", "asyncpg", "redis")
BROKEN_PIPE, INTERRUPTED = 141, 130  # what a shell reports for SIGPIPE and SIGINT


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one sentence."""

    def error(self, message: str) -> NoReturn:
        message = clean(message).rstrip(".")
        self.exit(2, f'{self.prog}: {message} (see "{self.prog} --help").\n')


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the result is the exit status: 0 good, 1 found false, 2 bad input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        options = parser().parse_args(arguments)
        code: int = options.run(options)
        sys.stdout.flush()
        return code
    except ModuleNotFoundError as error:
        if error.name not in SERVER_MODULES:
            raise
        print('ruinous: This needs the server: install it with  pip install "ruinous[server]"', file=sys.stderr)
        return 2
    except (UserError, SetupError, ContentError, ledgers.LedgerError) as error:
        sys.stdout.flush()
        sentence = clean(reason(error))
        print(f"ruinous: {sentence}{'' if sentence.endswith(('.', '?')) else '.'}", file=sys.stderr)
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
        raise UserError(f"{args.out} cannot be written: {(error.strerror or str(error)).lower()}.") from None
    for power, wins in tuned.wins.items():
        print(f"{power} with the weights found won {wins:g} of {tuned.games} games against the old ones.")
    print(f"All together {tuned.share:.1%} (chance 25 %).")
    print(f"They are written to {args.out}." if args.out else tuned.sets)
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
        raise UserError(f'Nothing in the rules matches {query!r}; "ruinous rules" shows the contents.', 1)
    show(lines)
    return 0


def replay_record(args: argparse.Namespace) -> int:
    return replay.replay(args.file, to=args.to, seat=args.seat, everything=args.all, no_colour=args.no_colour)


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
            print(f"{clean(name)}: FALSE. Line {line}: this is not text in UTF-8.")
            code = max(code, 1)
        except (RecordError, SetupError, ContentError) as error:
            print(f"{clean(name)}: FALSE. {clean(reason(error))}")
            code = max(code, 1)
        else:
            end = "still running" if record.result == "running" else record.result
            print(f"{clean(name)}: verified, {len(record.entries)} decisions, {end}")
    return code


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
        print(f"{clean(name)}: FAILED\n  {clean(reason(error))}")
        return 1
    except (ScenarioError, ChanceError, SetupError, ContentError) as error:
        raise UserError(f"{name}: {reason(error)}") from None
    print(f"{clean(name)}: {clean(read.name)} ({', '.join(read.cites)})")
    for number, text in enumerate(report.played, 1):
        print(f"  {number:>2} {text}")
    for failure in report.failures:
        print(f"  FAILED {clean(failure)}")
    if not report.failures:
        print("  all expectations hold")
    return 1 if report.failures else 0


def serve(args: argparse.Namespace) -> int:
    from ruinous.server import serve as server  # read when needed: the other commands start faster

    wishes = server.Wishes(
        data=Path(args.data) if args.data else data_folder(),
        host=args.host,
        port=args.port,
        workers=args.workers,
        browser=args.browser,
        new_admin_token=args.new_admin_token,
        log_level="info" if args.verbose else "warning",
    )
    return _served(lambda: server.serve(wishes))


def backup(args: argparse.Namespace) -> int:
    from ruinous.server import keeping

    return _served(lambda: keeping.backup(store_of(args), Path(args.file), args.force))


def restore(args: argparse.Namespace) -> int:
    from ruinous.server import keeping

    return _served(lambda: keeping.restore(store_of(args), Path(args.file), args.yes))


def _served(work: Callable[[], int]) -> int:
    from ruinous.server.serve import ServeError

    try:
        return work()
    except ServeError as error:
        raise UserError(str(error), 1) from None


def store_of(args: argparse.Namespace) -> str:
    """The database: the one of --data, else of DATABASE_URL, else of the data folder."""
    if not args.data and os.environ.get("DATABASE_URL"):
        return os.environ["DATABASE_URL"]
    return str(Path(args.data or data_folder(), "ruinous.sqlite"))


def bot_run(args: argparse.Namespace) -> int:
    from ruinous import botrun

    return botrun.main(botrun.Wishes(args.program, args.table, args.name, args.place, args.token, args.seconds))


def ledger(args: argparse.Namespace) -> int:
    root = ledgers.find_checkout(Path.cwd())
    found = ledgers.collect(root)
    proved = f"{found.size - len(found.missing)} of {found.size} ids have a test"
    if args.check:
        if wrong := ledgers.problems(root, found):
            show(wrong, sys.stderr)
            print(f"{proved}; {len(wrong)} problems.", file=sys.stderr)
            return 1
        print(f"{proved}; {ledgers.LEDGER.as_posix()} is up to date.")
        return 0
    written = ledgers.write(root, found)
    print(f"{proved}; {ledgers.LEDGER.as_posix()} {'written' if written else 'was up to date'}.")
    if found.missing:
        print(f"Without a test: {', '.join(found.missing)}.")
    show([f"{unknown}." for unknown in found.unknown])
    return 0


# --- arguments ----------------------------------------------------------------------------------------------------


def parser() -> Parser:
    top = Parser(prog="ruinous", description="Chaos in the Old World, open and digital.")
    top.add_argument("--version", action="version", version=f"ruinous {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str, more: str = "") -> Parser:
        made: Parser = commands.add_parser(name, help=text, description=f"{text} {more}".strip())
        made.set_defaults(run=run)
        return made

    made = command("play", play, "Play in the terminal: people in turn at one screen, and bots.", start.HELP)
    made.add_argument("--players", type=int, choices=PLAYERS, help="how many Powers play (4)")
    made.add_argument(
        "--powers", type=powers, metavar="LIST", help="the Powers in play, three to five: khorne,nurgle,…,horned_rat"
    )
    made.add_argument("--people", type=powers, metavar="LIST", help='the Powers that people play ("none": only bots)')
    made.add_argument("--bots", choices=start.BOTS, default="scripted", help="what plays the other Powers (scripted)")
    made.add_argument("--seed", type=int, metavar="N", help="a game that can be repeated, instead of a secret one")
    made.add_argument("--save", metavar="FILE", help="where to save (default: the data folder)")
    made.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    made.add_argument("--no-colour", "--no-color", action="store_true", help="plain text")
    made.add_argument("--reveal-forced", action="store_true", help="ask even where there is only one choice")
    add_options(made)

    made = command("simulate", simulate, "Let random bots play whole games and tell how they ended.")
    made.add_argument("--games", type=number(1, 10_000_000), default=100, metavar="N", help="how many games (100)")
    made.add_argument("--players", type=int, choices=PLAYERS, help="players in each game (4; 5: all five Powers)")
    made.add_argument("--powers", type=powers, metavar="LIST", help="these Powers instead of every choice in turn")
    made.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games (1)")
    made.add_argument("--jobs", type=number(1, 1024), metavar="J", help="processes (one per core)")
    made.add_argument("--records", metavar="DIR", help="keep the record of every game in this folder")
    made.add_argument("--check", action="store_true", help="test the invariants after every decision; 1 if one fails")
    made.add_argument("--json", action="store_true", help="one JSON object on standard output")
    add_options(made)

    made = command("arena", arena, arena_command.ABOUT, arena_command.MORE)
    arena_command.add_arguments(made)
    add_options(made)

    made = command("tune", tune, "Search for better weights of the scripted bot by self-play, reproducibly.")
    made.add_argument("--games", type=number(2, 1_000_000), default=400, metavar="N", help="of each generation (400)")
    made.add_argument("--generations", type=number(1, 10_000), default=2, metavar="N", help="rounds of it (2)")
    made.add_argument("--tests", type=number(1, 10_000), default=20, metavar="N", help="of each Power at the end (20)")
    made.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same weights (1)")
    made.add_argument("--jobs", type=number(1, 1024), metavar="J", help="processes (one per core)")
    made.add_argument("--out", metavar="FILE", help="where to write the weights (TOML, with how they were made)")

    made = command("cards", cards, "Look up Chaos cards, upgrades and Old World cards, and how we know them.")
    made.add_argument("query", nargs="*", metavar="QUERY", help="an id, a name, or words of the text")
    made.add_argument("--set", choices=tuple(SET_NAMES), help="only this set")
    made.add_argument("--json", action="store_true", help="as JSON")
    made.add_argument("--cards", metavar="FILE", help="with the corrections of this file")

    made = command("rules", rules, "Look up the rules.", "Without a query: the table of contents.")
    made.add_argument("query", nargs="*", metavar="QUERY", help="a number (R8, R8.9, C12, S4, E12) or words")

    made = command("replay", replay_record, "Go through a recorded game.", replay.HELP)
    made.add_argument("file", metavar="FILE", help="a record")
    made.add_argument("--to", type=number(0, 1_000_000), metavar="N", help="show the board after N decisions, and end")
    made.add_argument("--seat", metavar="POWER", help="see what this Power saw")
    made.add_argument("--all", action="store_true", help="see every hand and every drawn card")
    made.add_argument("--no-colour", "--no-color", action="store_true", help="plain text")

    made = command("verify", verify_records, "Prove records: legal play and honest chance, byte for byte.")
    made.add_argument("files", nargs="+", metavar="FILE", help="a record with its secret")

    made = command("scenario", scenario, "Run position files: a set-up, actions, and what must come of them.")
    made.add_argument("files", nargs="+", metavar="FILE", help="a scenario (docs/scenarios.md)")

    made = command("serve", serve, "Run the server: tables for the browser, for friends and for bots.", SERVE_HELP)
    made.add_argument("--port", type=number(0, 65535), metavar="P", help="the port (8765, or the next that is free)")
    made.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="0.0.0.0 lets other machines in (127.0.0.1)"
    )
    made.add_argument("--data", metavar="DIR", help="where games are kept (the data folder of this user)")
    made.add_argument("--workers", type=number(1, 64), default=1, metavar="N", help="processes (1)")
    made.add_argument("--browser", action="store_true", help="open the page")
    made.add_argument("--new-admin-token", action="store_true", help="make and print a new admin token")
    made.add_argument("--verbose", action="store_true", help="tell more")

    made = command("backup", backup, "Write everything of a server to one file, also while it runs.")
    made.add_argument("file", metavar="FILE", help="the file to write")
    made.add_argument("--data", metavar="DIR", help="the server's data (DATABASE_URL, or the data folder of this user)")
    made.add_argument("--force", action="store_true", help="replace the file if there is one")

    made = command("restore", restore, "Put a backup in the place of everything a server has, also while it runs.")
    made.add_argument("file", metavar="FILE", help="a file written by backup")
    made.add_argument("--data", metavar="DIR", help="the server's data (DATABASE_URL, or the data folder of this user)")
    made.add_argument("--yes", action="store_true", help="do not ask")

    made = command("bot", lambda args: 2, "Bots of your own.")
    inner = made.add_subparsers(title="commands", metavar="COMMAND", required=True)
    made = inner.add_parser("run", help="let a program take a seat", description="Let a program take a seat.")
    made.set_defaults(run=bot_run)
    made.add_argument("program", metavar="PROGRAM", help="the program, with its arguments in one word (docs/bots.md)")
    made.add_argument("--table", required=True, metavar="URL", help="the link of the table")
    made.add_argument("--name", default="", metavar="NAME", help="what it is called at the table")
    made.add_argument("--place", type=number(0, 4), metavar="N", help="which place to take (the first free one)")
    made.add_argument("--token", default="", metavar="TOKEN", help="of an identity (RUINOUS_TOKEN, or a new one)")
    made.add_argument(
        "--seconds", type=number(1, 86_400), default=60, metavar="S", help="how long the program may think (60)"
    )

    made = command("ledger", ledger, "Write docs/ledger.md: which test proves which rule, card and ruling.")
    made.add_argument(
        "--check", action="store_true", help="write nothing; 1 if something has no test or is not up to date"
    )
    return top


def add_options(made: Parser) -> None:
    made.add_argument("--edition", type=int, metavar="N", help=f"of the rules and cards (the newest, {NEWEST})")
    made.add_argument("--card-set", choices=CARD_SETS, help="the Chaos cards and upgrades of the four Powers (base)")
    made.add_argument("--events", choices=EVENTS, help="the Old World cards: base, mixed, or the expert ones (base)")
    made.add_argument("--cards", metavar="FILE", help="corrections by an owner of the cardboard (TOML)")
    made.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help='set a switch ("ruinous rules R24" lists them)',
    )


def powers(text: str) -> list[str]:
    """`khorne,nurgle` as a list; whether they exist is for the rules to say."""
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    return [] if names == ["none"] else names


def number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")

    return read


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
            raise UserError(f"--option {text!r} is not NAME=VALUE with one of the names {known}.")
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
