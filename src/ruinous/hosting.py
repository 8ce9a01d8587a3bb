"""The commands of those who run a server, and of those who bring a bot to one."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ruinous.terminal.arguments import Adder, add_language, number, word
from ruinous.terminal.files import UserError, data_folder
from ruinous.terminal.paint import Paint
from ruinous.words import phrase, say, sentence

if TYPE_CHECKING:
    from ruinous.server.host.doctor import Finding

SIGNS = {"good": "✓", "warn": "!", "bad": "✗"}
PLAIN_SIGNS = {"good": "+", "warn": "!", "bad": "x"}  # where a terminal has no others
INKS = {"good": "nurgle", "warn": "warn", "bad": "khorne"}


# The modules of the server are read when needed: the other commands start faster.


def serve(args: argparse.Namespace) -> int:
    from ruinous.server import serve as server

    wishes = server.Wishes(
        data=data_of(args),
        host=args.host,
        port=args.port,
        workers=args.workers,
        browser=args.browser,
        new_admin_token=args.new_admin_token,
        log_level="info" if args.verbose else "warning",
    )
    return _served(lambda: server.serve(wishes))


def backup(args: argparse.Namespace) -> int:
    from ruinous.server.host import keeping

    return _served(lambda: keeping.backup(store_of(args), Path(args.file), args.force))


def restore(args: argparse.Namespace) -> int:
    from ruinous.server.host import keeping

    return _served(lambda: keeping.restore(store_of(args), Path(args.file), args.yes))


def ratings(args: argparse.Namespace) -> int:
    from ruinous.server.host import standing

    return _served(lambda: standing.ratings(store_of(args), args.rebuild, args.json))


def site(args: argparse.Namespace) -> int:
    """The page without a server, as a folder for any host of files."""
    from ruinous.server.pages import tab

    try:
        size = tab.write(Path(args.folder))
    except tab.SiteError as error:
        raise UserError(say(*error.fact), 1) from None
    print(say("site.written", {"path": args.folder, "megabytes": f"{size / 1e6:.1f}"}))
    return 0


def doctor(args: argparse.Namespace) -> int:
    """Exit status 0 if a server can run, 1 if something is wrong."""
    from ruinous.server.host import doctor as doctors

    environ = {name: value for name, value in os.environ.items() if name != "DATABASE_URL" or not args.data}
    findings = []
    for finding in doctors.examine(doctors.Case(environ, data_of(args), args.host, args.port)):
        findings.append(finding)
        if not args.json:
            print(line_of(finding), flush=True)
    if args.json:
        print(json.dumps([told(finding) for finding in findings], indent=2, ensure_ascii=False, default=str))
    return int(any(finding.level == "bad" for finding in findings))


def line_of(finding: Finding) -> str:
    signs = SIGNS if can_show("".join(SIGNS.values())) else PLAIN_SIGNS
    sign = Paint.of(sys.stdout).ink(INKS[finding.level], signs[finding.level])
    return f"{sign} {sentence(finding.fact)}"


def can_show(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def told(finding: Finding) -> dict[str, object]:
    fact = finding.fact
    args = {name: value for name, value in fact.args.items() if isinstance(value, str | int)}
    told = {"check": finding.check, "level": finding.level, "sentence": sentence(fact)}
    return {**told, "id": fact.id, "args": args}


def bot_run(args: argparse.Namespace) -> int:
    from ruinous import botrun

    return botrun.main(botrun.Wishes(args.program, args.table, args.name, args.place, args.token, args.seconds))


def _served(work: Callable[[], int]) -> int:
    from ruinous.server.serve import ServeError

    try:
        return work()
    except ServeError as error:
        raise UserError(str(error), 1) from None


def data_of(args: argparse.Namespace) -> Path:
    return Path(args.data) if args.data else data_folder()


def store_of(args: argparse.Namespace) -> str:
    """The database: the one of --data, else of DATABASE_URL, else of the data folder."""
    if not args.data and os.environ.get("DATABASE_URL"):
        return os.environ["DATABASE_URL"]
    return str(data_of(args) / "ruinous.sqlite")


# --- arguments ----------------------------------------------------------------------------------------------------


class Command(Protocol):
    """Makes a command of a name and what it runs."""

    def __call__(self, name: str, run: Callable[[argparse.Namespace], int], more: bool = False) -> Adder: ...


def add_commands(command: Command) -> None:
    made = command("serve", serve, more=True)
    made("--port", type=number(0, 65535), metavar="P")
    made("--host", default="127.0.0.1", metavar="address")
    made("--data", metavar="folder")
    made("--workers", type=number(1, 64), default=1, metavar="N")
    made("--browser", action="store_true")
    made("--new-admin-token", action="store_true")
    made("--verbose", action="store_true")

    made = command("doctor", doctor)
    made.shared("--data", metavar="folder")
    made("--host", default="127.0.0.1", metavar="address")
    made("--port", type=number(1, 65535), default=8765, metavar="P")
    made.shared("--json", action="store_true")

    made = command("site", site, more=True)
    made("folder", metavar="folder")

    made = command("backup", backup)
    made("file", metavar="file")
    made.shared("--data", metavar="folder")
    made("--force", action="store_true")

    made = command("restore", restore)
    made("file", metavar="file")
    made.shared("--data", metavar="folder")
    made("--yes", action="store_true")

    made = command("ratings", ratings)
    made.shared("--data", metavar="folder")
    made("--rebuild", action="store_true")
    made.shared("--json", action="store_true")

    made = command("bot", lambda args: 2)
    inner = made.parser.add_subparsers(title=phrase("commands.title", {}), metavar=word("command"), required=True)
    runs = inner.add_parser("run", help=say("commands.bot.run"), description=say("commands.bot.run"))
    runs.set_defaults(run=bot_run)
    add_language(runs, argparse.SUPPRESS)
    made = Adder(runs, "bot.run")
    made("program", metavar="program")
    made("--table", required=True, metavar="address")
    made("--name", default="", metavar="name")
    made("--place", type=number(0, 4), metavar="N")
    made("--token", default="", metavar="token")
    made("--seconds", type=number(1, 86_400), default=60, metavar="S")
