"""The page's types of all that it sends and hears: `python -m tools.types` writes web/src/wire.ts from Python's own.

With `--check` nothing is written; it fails if the file is not what it would be. A field may be left out where Python
leaves it out (`NotRequired`, `omit_defaults`); of what only the page sends, also where Python has a default. A comment
behind a field and the docstring of a type go with them.
"""

from __future__ import annotations

import inspect
import re
import sys
import types
import typing
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from textwrap import wrap
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from ruinous.analysis import shapes as found
from ruinous.groups import commands as group_commands
from ruinous.local import saves
from ruinous.rules import accounts as told_accounts
from ruinous.rules import arguments, danger, events, ids, parts, puzzle, questions, telling
from ruinous.rules.facts import FactData
from ruinous.rules.patch import Change
from ruinous.rules.seen import Space, View
from ruinous.server.groups import shapes as groups
from ruinous.server.notices import push
from ruinous.server.notices import routes as notices
from ruinous.server.notices import settings as notice_settings
from ruinous.server.pages import shapes as reference
from ruinous.server.pages.reference import Checked, Corrections
from ruinous.server.people import forms, progress
from ruinous.server.standing import shapes as standing
from ruinous.store import games as stored
from ruinous.table import accounts, analysing, commands, counting, finished, messages, options, past, shapes, wishes
from ruinous.table.explaining import Why
from ruinous.table.refusals import Problem
from ruinous.words import game

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "web" / "src" / "wire.ts"
WIDTH = 120

LISTS = {
    "POWERS": ids.PowerId,
    "REGIONS": ids.RegionId,
    "RANKS": ids.RankId,
    "TOKENS": ids.TokenId,
    "PHASES": ids.PhaseId,
    "SPACES": ids.SpaceId,
}
"""Names of the game, which the page goes through too, in the order of the rulebook."""

ALIASES: dict[str, Any] = {
    "PowerId": ids.PowerId,
    "RegionId": ids.RegionId,
    "PlaceId": ids.PlaceId,
    "RankId": ids.RankId,
    "TokenId": ids.TokenId,
    "PhaseId": ids.PhaseId,
    "SpaceId": ids.SpaceId,
    "SpaceName": ids.SpaceName,
    "DiceName": arguments.DiceName,
    "EventId": events.EventId,
    "CauseId": events.CauseId,
    "ActionKind": telling.ActionKind,
    "QuestionGroup": telling.QuestionGroup,
    "PartSource": parts.PartSource,
    "EndCondition": danger.EndCondition,
    "WayId": danger.WayId,
    "PuzzleKind": puzzle.KindId,
    "Source": told_accounts.Source,
    "Change": Change,
    "Space": Space,
    "Stage": shapes.Stage,
    "Awaited": shapes.Awaited,
    "VoteKind": commands.VoteKind,
    "Unrated": counting.Unrated,
    "Part": finished.Part,
    "Pace": options.Pace,
    "Company": standing.Company,
    "PageShown": stored.PageShown,
    "Role": groups.Role,
    "GameStage": groups.GameStage,
    "GameOptions": options.GameOptions,
    "AnalysisState": analysing.AnalysisState,
    "Mark": found.Mark,
    "TurnKind": found.TurnKind,
    "Label": reference.Label,
    "SetId": reference.SetId,
    "CardKind": reference.CardKind,
    "AnyCard": reference.AnyCard,
    "NoticeKind": notice_settings.Kind,
    "Channel": notice_settings.Channel,
}
"""Types that have a name and are no class."""

HEARD: dict[str, Any] = {
    "TableMessage": messages.TableMessage,
    "Heard": messages.Heard,
    "View": View,
    "TableState": shapes.TableState,
    "Listed": wishes.Listed,
    "Shown": wishes.Shown,
    "Made": wishes.Made,
    "Done": wishes.Done,
    "Talk": wishes.Talk,
    "BotLevel": wishes.BotLevel,
    "LessonListed": shapes.LessonListed,
    "PuzzleListed": shapes.PuzzleListed,
    "PuzzleSolution": shapes.PuzzleSolution,
    "Why": Why,
    "Decisions": past.Decisions,
    "Moment": past.Moment,
    "Passage": past.Passage,
    "Chart": past.Chart,
    "Accounts": accounts.Accounts,
    "AnalysisTold": analysing.AnalysisTold,
    "AnalysisId": analysing.AnalysisId,
    "Studied": analysing.Studied,
    "Myself": forms.Myself,
    "Progress": progress.Progress,
    "Device": forms.Device,
    "Recovery": forms.Recovery,
    "PersonPage": standing.PersonPage,
    "PageGames": standing.PageGames,
    "Leaderboard": standing.Leaderboard,
    "GroupList": groups.GroupList,
    "GroupListed": groups.GroupListed,
    "GroupPage": groups.GroupPage,
    "Invitation": groups.Invitation,
    "NextPlan": groups.NextPlan,
    "NoticeList": notices.NoticeList,
    "ReadCount": notices.ReadCount,
    "NoticeState": notices.SettingsData,
    "PushState": notices.PushData,
    "DeliveryList": notices.DeliveryList,
    "TrialResult": notices.TrialResult,
    "Known": reference.Known,
    "Reference": reference.Reference,
    "Checked": Checked,
    "Restored": saves.Restored,
    "Problem": Problem,
    "Fact": FactData,
    "Ask": game.Ask,
    "About": questions.About,
}
SENT: dict[str, Any] = {
    "Command": commands.AnyCommand,
    "Message": messages.AnyMessage,
    "NewTable": wishes.NewTable,
    "QuickGame": wishes.QuickGame,
    "LessonGame": wishes.LessonGame,
    "Password": wishes.Password,
    "NewIdentity": forms.NewIdentity,
    "IdentityChange": forms.IdentityChange,
    "Recover": forms.Recover,
    "Enter": forms.Enter,
    "NewPassphrase": forms.NewPassphrase,
    "PageWish": standing.PageWish,
    "NewGroup": groups.NewGroup,
    "JoinGroup": groups.JoinGroup,
    "GroupCommand": group_commands.AnyGroupCommand,
    "OldPassphrase": forms.OldPassphrase,
    "NoticeSettings": notice_settings.NoticeSettings,
    "PushSubscriptionData": push.Subscription,
    "ReadUpTo": notices.ReadUpTo,
    "Trial": notices.Trial,
    "Corrections": Corrections,
    "AnalysisWish": analysing.AnalysisWish,
    "AnalysisAt": analysing.AnalysisAt,
    "PlayOn": analysing.PlayOn,
}
"""What the server tells and what it is sent, with the names of the page. All that these hold is found."""

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


class Field(typing.NamedTuple):
    name: str
    type: Any
    optional: bool
    comment: str


class Wire:
    """The declarations, each after those that led to it."""

    def __init__(self) -> None:
        self.named: dict[Any, str] = {}
        self.written: dict[str, str] = {}
        self.mine: dict[str, Any] = {}
        self.sending = False

    def text(self) -> str:
        for name, kind in ALIASES.items():
            self.named[kind] = name
        for roots in (HEARD, SENT):
            for name, kind in roots.items():
                self.named[kind] = name
        for name, kind in ALIASES.items():
            self.alias(name, kind)
        for self.sending, roots in ((False, HEARD), (True, SENT)):
            for name, kind in roots.items():
                if is_record(kind):
                    self.record(name, kind)
                else:
                    self.alias(name, kind)
        head = "/** Written by tools/types.py from the types of Python: what the server tells and what it is sent. */"
        lists = [
            f"export const {name}: readonly {self.named[kind]}[] = {listed(kind)};" for name, kind in LISTS.items()
        ]
        return "\n\n".join([head, "\n".join(lists), *self.written.values()]) + "\n"

    def alias(self, name: str, kind: Any) -> None:
        if name not in self.written:
            self.written[name] = ""
            choices = [self.spelled(one) for one in union_of(kind)] if union_of(kind) else [self.shape(kind)]
            line = f"export type {name} = {' | '.join(choices)};"
            if len(line) > WIDTH or "\n" in line:
                line = f"export type {name} =\n" + "\n".join(f"  | {indented(one)}" for one in split(choices)) + ";"
            self.written[name] = line

    def record(self, name: str, kind: Any) -> str:
        """A class by its name, which is declared if it was not yet."""
        if self.named.setdefault(kind, name) != name:
            return self.named[kind]
        if name not in self.written:
            self.written[name], self.mine[name] = "", kind
            lines = [*comment(documented(kind), ""), f"export interface {name} {{", *self.fields(kind), "}"]
            self.written[name] = "\n".join(lines)
        elif self.mine[name] is not kind:
            raise SystemExit(f"Two types of the wire are called {name}.")
        return name

    def fields(self, kind: Any) -> Iterator[str]:
        for field in fields_of(kind, self.sending):
            yield from comment(field.comment, "  ")
            yield f"  {field.name}{'?' if field.optional else ''}: {indented(self.spelled(field.type))};"

    def spelled(self, kind: Any) -> str:
        """A type where it is used."""
        name = self.name_of(kind)
        if name and not is_record(kind):
            return name
        return self.shape(kind)

    def name_of(self, kind: Any) -> str | None:
        try:
            return self.named.get(kind)
        except TypeError:  # what has no hash has no name
            return None

    def shape(self, kind: Any) -> str:
        if kind in PLAIN:
            return PLAIN[kind]
        if is_record(kind):
            return self.tagged(kind) if tag_of(kind) else self.record(self.named.get(kind, kind.__name__), kind)
        origin, args = get_origin(kind), get_args(kind)
        match origin:
            case _ if origin is Annotated and ids.EVERY in args:
                key, value = get_args(args[0])
                return f"Record<{self.spelled(key)}, {self.spelled(value)}>"
            case _ if origin is Annotated:
                return self.spelled(args[0])
            case _ if origin is Literal:
                return " | ".join(quoted(one) for one in args)
            case _ if origin in (Union, types.UnionType):
                return " | ".join(dict.fromkeys(self.spelled(one) for one in args))
            case _ if origin is list or (origin is tuple and args[-1] is ...):
                inner = self.spelled(args[0])
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case _ if origin is tuple:
                return f"[{', '.join(map(self.spelled, args))}]"
            case _ if origin is dict:
                key, value = map(self.spelled, args)
                return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
        raise SystemExit(f"There is no TypeScript for {kind}.")

    def tagged(self, kind: Any) -> str:
        """One of several, where it stands: its tag says which."""
        name, tag = tag_of(kind)
        return "\n".join([*comment(documented(kind), ""), "{", f"  {name}: {quoted(tag)};", *self.fields(kind), "}"])


# --- Python's types -----------------------------------------------------------------------------------------------


def is_record(kind: Any) -> bool:
    return isinstance(kind, type) and (is_typeddict(kind) or is_dataclass(kind) or issubclass(kind, msgspec.Struct))


def union_of(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else ()


def tag_of(kind: Any) -> tuple[str, Any] | None:
    config = getattr(kind, "__struct_config__", None)
    return (config.tag_field, config.tag) if config and config.tag is not None else None


def fields_of(kind: Any, sending: bool) -> Iterator[Field]:
    """The fields of a class, and whether one may be missing."""
    comments = comments_of(kind)
    hints = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        for name, hint in hints.items():
            inner = get_args(hint)[0] if get_origin(hint) in (typing.NotRequired, typing.Required) else hint
            yield Field(name, inner, name not in kind.__required_keys__, comments.get(name, ""))
    elif is_dataclass(kind):
        for one in fields(kind):
            given = one.default is not MISSING or one.default_factory is not MISSING
            yield Field(one.name, hints[one.name], sending and given, comments.get(one.name, ""))
    else:
        lean = sending or kind.__struct_config__.omit_defaults
        for one in msgspec.structs.fields(kind):
            name, hint = one.encode_name, hints[one.name]
            yield Field(name, hint, lean and not one.required, comments.get(one.name) or described(hint))


def described(hint: Any) -> str:
    """The description of an annotated type, which is a comment of the field here."""
    for part in (hint, *union_of(hint)):
        for note in getattr(part, "__metadata__", ()):
            if isinstance(note, msgspec.Meta) and note.description:
                return note.description
    return ""


HEAD = re.compile(r"(?:@\w+\n)*class \w+\((.*)\)")
COMMENTED = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)


def comments_of(kind: Any) -> dict[str, str]:
    """What stands behind the fields of a class and of those it is made from."""
    try:
        source = inspect.getsource(kind)
    except (OSError, TypeError):  # not written as a class
        return {}
    head = HEAD.match(source)
    bases = [vars(sys.modules[kind.__module__]).get(name) for name in re.findall(r"\w+", head[1] if head else "")]
    found = {field: text for base in bases if is_record(base) for field, text in comments_of(base).items()}
    return found | dict(COMMENTED.findall(source))


def documented(kind: Any) -> str:
    text = kind.__doc__ or ""
    return "" if re.match(rf"{kind.__name__}\(", text) else inspect.cleandoc(text)


# --- TypeScript ---------------------------------------------------------------------------------------------------


def quoted(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else str(value)


def listed(kind: Any) -> str:
    return f"[{', '.join(map(quoted, get_args(kind)))}]"


def comment(text: str, margin: str) -> list[str]:
    """A comment above a declaration."""
    text = re.sub(r"\bNone\b", "null", text.strip())
    if not text:
        return []
    text = text[0].upper() + text[1:]
    if "\n" not in text and len(text) + len(margin) + 7 <= WIDTH:
        return [f"{margin}/** {text}{'' if text[-1] in '.…?!' else '.'} */"]
    lines = [line for part in text.splitlines() for line in wrap(part, WIDTH - len(margin) - 3) or [""]]
    return [f"{margin}/**", *(f"{margin} * {line}".rstrip() for line in lines), f"{margin} */"]


def split(choices: list[str]) -> list[str]:
    """The choices of a union line by line; short ones stand several on a line."""
    if any("\n" in one for one in choices):
        return choices
    lines: list[str] = []
    for one in (part for choice in choices for part in choice.split(" | ")):
        if lines and len(lines[-1]) + len(one) + 7 <= WIDTH:
            lines[-1] += f" | {one}"
        else:
            lines.append(one)
    return lines


def indented(text: str) -> str:
    return text.replace("\n", "\n    ") if "/**" in text else text.replace("\n", "\n  ")


STALE = "web/src/wire.ts is not what Python tells: run python -m tools.types."


BY_HAND = re.compile(r"\b(?:get|call)<\{")


def by_hand() -> list[str]:
    """Where the page says itself what the server answers."""
    found = []
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            lines = enumerate(path.read_text("utf-8").splitlines(), 1)
            found += [f"{path.relative_to(ROOT)}:{number}" for number, line in lines if BY_HAND.search(line)]
    return found


def current() -> bool:
    """Whether the file is what Python tells."""
    return FILE.exists() and FILE.read_text("utf-8") == Wire().text()


def main() -> int:
    if sys.argv[1:] != ["--check"]:
        FILE.write_text(Wire().text(), "utf-8")
    elif not current():
        print(STALE, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
