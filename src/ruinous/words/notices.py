"""The text of a notification, from its kind and its arguments."""

from collections.abc import Mapping
from typing import Any

from ruinous.words import phrase, say
from ruinous.words.spelling import names_of


def notice_id(kind: str, args: Mapping[str, Any]) -> str:
    """The id of the fact: what is voted on and how a game ended are facts of their own."""
    return ".".join(("notice", kind, *(args[part] for part in ("vote", "ending") if part in args)))


def notice_text(kind: str, args: Mapping[str, Any], language: str = "en") -> str:
    """What a person reads. A notification of an older Ruinous has nothing but its text."""
    if "text" in args:
        return str(args["text"])
    name, powers = args.get("name", ""), args.get("powers", ())
    table = phrase("notice.named" if name else "notice.unnamed", {"name": name}, language=language)
    names = [str(names_of().one("power", power)) for power in powers]
    joined = say("notice.and", language=language).join(names)
    return say(notice_id(kind, args), {"table": table, "powers": joined[:1].upper() + joined[1:]}, language=language)
