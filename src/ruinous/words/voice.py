"""A language: its messages, and the things of the game with the forms that its grammar needs.

A folder beside this file is a language: Project Fluent's files, read when something of theirs is said first. An id of
the rules is the id of its message with hyphens for points: `event.battle.again` is `event-battle-again`. What a game
has is a message too: `region-empire` is its name by itself; its attributes are its forms. `{ $region }` in a sentence
is the form `inside` (the Empire), `{ IN($region) }` the form `in` (dans l’Empire), and so on for each of `FORMS`; a
form that a thing lacks is its name. Which arguments are such things and which forms there are stands in kinds.json, for
the page too.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from ruinous.rules.ids import FIGURE_NAMES, OWNER, POWERS, RANK, RANKS

FOLDER = resources.files("ruinous.words")
_FOUND = [folder.name for folder in FOLDER.iterdir() if folder.joinpath("names.ftl").is_file()]
LANGUAGES = tuple(sorted(_FOUND, key=lambda name: (name != "en", name)))
_SHARED = json.loads(FOLDER.joinpath("kinds.json").read_text("utf-8"))
KINDS: dict[str, str] = _SHARED["kinds"]
FORMS = tuple(_SHARED["forms"])
FOLLOWERS = {figure: f"{POWERS[OWNER[f]]}.{RANKS[RANK[f]]}" for f, figure in enumerate(FIGURE_NAMES)}
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

Names = Mapping[str, str]
"""What the host of a game calls cards otherwise than we do, by id."""


class Thing(FluentType):
    """Something of the game, or several of a kind, in a sentence."""

    def __init__(self, voice: "Voice", kind: str, ids: str | Sequence[str], names: Names) -> None:
        self.voice, self.kind, self.names = voice, kind, names
        self.ids = (ids,) if isinstance(ids, str) else ids
        self.quoted = kind == "card" and not isinstance(ids, str)
        """A list of cards sets each apart; a message does so itself with a single one."""

    def form(self, form: str) -> str:
        return self.voice.listed([self.one(id, form) for id in self.ids])

    def one(self, id: str, form: str) -> str:
        return self.names.get(id) or self.voice.name(self.kind, id, form)

    def format(self, locale: object) -> str:
        if not self.quoted:
            return self.form("inside")
        return self.voice.listed([self.voice.text("card.among", {"card": self.one(id, "inside")}) for id in self.ids])


class Voice:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        functions: dict[str, Callable[..., Any]] = {form.upper(): _form(form) for form in FORMS}
        functions["ORDINAL"] = self._ordinal
        self.bundle = FluentBundle([language], functions, use_isolating=False)
        files = [file for file in FOLDER.joinpath(language).iterdir() if file.name.endswith(".ftl")]
        self.unread = {file.name: file.read_text("utf-8") for file in files}
        """Files that nothing was said from yet."""
        self.file_of = {id: name for name, text in self.unread.items() for id in MESSAGE.findall(text)}
        self.known: dict[tuple[str, str, str], str] = {}
        """Names that were said already; there are few, and most sentences have one."""

    def name(self, kind: str, id: str, form: str = "") -> str:
        """The name of something by itself, or one of its forms if it has it."""
        key = (kind, id, form)
        if key not in self.known:
            message = f"{kind}.{id}"
            self.known[key] = (form and self.attribute(message, form)) or self.text(message)
        return self.known[key]

    def has(self, id: str) -> bool:
        return _key(id) in self.file_of

    def _message(self, id: str) -> Any:
        key = _key(id)
        name = self.file_of[key]
        if name in self.unread:
            self.bundle.add_resource(FluentResource(self.unread[name]))  # another thread may read it too: no harm
            self.unread.pop(name, None)
        return self.bundle.get_message(key)

    def text(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """The words of an id. A missing argument is a fault of ours, and raised."""
        return self._formatted(self._message(id).value, args)

    def attribute(self, id: str, attribute: str, args: Mapping[str, Any] | None = None) -> str:
        """An attribute of a message; empty if it has none of this name."""
        pattern = self._message(id).attributes.get(attribute)
        return self._formatted(pattern, args) if pattern else ""

    def _formatted(self, pattern: Any, args: Mapping[str, Any] | None) -> str:
        text, errors = self.bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise errors[0]
        return str(text)

    def listed(self, words: Sequence[str]) -> str:
        """Words as an enumeration."""
        if len(words) < 2:
            return "".join(words)
        first = words[0]
        for word in words[1:-1]:
            first = self.text("list.next", {"first": first, "next": word})
        return self.text("list.last", {"first": first, "last": words[-1]})

    def spelled(self, args: Mapping[str, Any], names: Names) -> dict[str, Any]:
        """Arguments as a message may use them: what their names say they are."""
        return {name: self._spelled(name, value, names) for name, value in args.items()}

    def _spelled(self, name: str, value: Any, names: Names) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return ""
        if isinstance(value, str):
            kind = KINDS.get(name)
            id = FOLLOWERS.get(value, value) if kind == "follower" else value
            return Thing(self, kind, id, names) if kind and self._known(kind, id, names) else value
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False) if value >= 1000 else value  # a port, a version
        if not isinstance(value, list | tuple):
            return value
        if not all(isinstance(one, str) for one in value):
            return " ".join(map(str, value))  # dice
        kind = KINDS.get(name.removesuffix("s"))
        if kind and all(self._known(kind, id, names) for id in value):
            return Thing(self, kind, tuple(value), names)
        return self.listed(value)

    def _known(self, kind: str, id: str, names: Names) -> bool:
        return id in names or self.has(f"{kind}.{id}")

    def _ordinal(self, number: Any) -> str:
        return self.text(f"ordinal.{int(number)}")


def _form(form: str) -> Callable[[Any], str]:
    def formed(thing: Any) -> str:
        return thing.form(form) if isinstance(thing, Thing) else str(thing)

    return formed


@lru_cache(maxsize=8192)
def _key(id: str) -> str:
    return id.replace(".", "-").replace(":", "-")


@cache
def voice(language: str) -> Voice:
    return Voice(language)
