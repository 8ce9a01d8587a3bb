"""The text of a notification, from its kind and its arguments."""

from collections.abc import Mapping
from typing import Any

from ruinous.words import phrase, say


def notice_id(kind: str, args: Mapping[str, Any]) -> str:
    """The id of the fact: what is voted on and how a game ended are facts of their own."""
    return ".".join(("notice", kind, *(args[part] for part in ("vote", "ending") if part in args)))


def notice_text(kind: str, args: Mapping[str, Any], language: str | None = None) -> str:
    """What a person reads. A notification of an older Ruinous has nothing but its text."""
    if "text" in args:
        return str(args["text"])
    told = {"table": table_text(args, language), "winners": list(args.get("powers", ()))}
    return say(notice_id(kind, args), told, language=language)


def table_text(args: Mapping[str, Any], language: str | None = None) -> str:
    """What a table is called inside a sentence: its name, else who plays whom there, if the notification knows it."""
    if args.get("name"):
        return phrase("notice.named", {"name": args["name"]}, language=language)
    versus = versus_text(args, language)
    return phrase("notice.versus" if versus else "notice.unnamed", {"versus": versus}, language=language)


def versus_text(args: Mapping[str, Any], language: str | None = None) -> str:
    """Who plays whom, and the round; empty if the notification does not know it."""
    if not args.get("seats") or not args.get("others"):
        return ""
    told = {"seats": list(args["seats"]), "powers": list(args["others"]), "round": args["round"]}
    return phrase("mail.versus", told, language=language)
