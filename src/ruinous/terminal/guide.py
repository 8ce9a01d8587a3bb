"""The help at the table."""

from __future__ import annotations

from ruinous.rules.actions import NOTATION
from ruinous.rules.game import Decision
from ruinous.rules.ids import REGION_CODES, REGIONS
from ruinous.rules.questions import QUESTIONS
from ruinous.terminal.board import COLUMNS, NUMBERS, explained, joined, label
from ruinous.terminal.paint import Paint
from ruinous.words import Names, name, phrase, say, sentence
from ruinous.words.columns import pad, shown
from ruinous.words.reference import rule_text

WORDS = ("help", "why", "board", "hand", "log", "card", "rule", "undo", "save", "quit", "notation", "yes")
"""What can be typed in English in every language; each language has words of its own for them too."""
COMMANDS = ("topics", "numbers", "back", "notation", "why", "show", "log", "card", "rule", "undo", "save", "quit")
FIGURES = {
    "K:2c w d": "figures",
    "w(N)": "controlled",
    "'": "shield",
    "†": "tipped",
    "!": "hit",
    "°": "held",
    "~": "dazed",
    "L[…] R[…] T[…]": "spaces",
    "*": "reconstructed",
}
"""Signs on the board that are the same in every language."""
FORMS = {
    "Kw1>kis": "move",
    "teleport@kis.l": "play",
    "hit Nw2, hit peasant": "hit",
    "pick Nw2, name nurgle": "pick",
    "+noble@emp, -noble@emp, noble>emp": "token",
    "-K@emp, +N@emp": "corruption",
    "discard teleport, upgrade horrors": "card",
    "take havoc": "fetch",
    "Tc1>kis$": "trade",
    "pick Tc1=warrior": "become",
    "pass, done, roll, wait, keep": "plain",
    "stand l, option 1": "stand",
}


def word(typed: str) -> str:
    """The English word for one that was typed, which may be of the language spoken."""
    typed = typed.lower()
    return next((known for known in WORDS if typed == phrase(f"terminal.word.{known}", {})), typed)


def help_lines(decision: Decision, topic: str, paint: Paint, names: Names) -> list[str]:
    """What is asked, with its rule, and the commands; or the notation, or the signs on the board."""
    if word(topic) == "notation":
        return [paint.rule(say("terminal.help.notation")), *notation_lines(paint)]
    if word(topic) == "board":
        return [paint.rule(say("terminal.help.board")), *sign_lines(paint)]
    lines = [paint.rule(say("terminal.help")), *paint.paragraph(sentence(decision.prompt, names))]
    number = QUESTIONS[decision.kind].rule
    if text := rule_text(number):
        lines += paint.paragraph(explained(number, text), "  ")
    sample, count = ", ".join(NOTATION[action] for action in decision.actions[:4]), len(decision.actions)
    legal = "terminal.help.legal" if count <= 4 else "terminal.help.legal.more"
    lines += paint.paragraph(say(legal, {"sample": sample, "count": count}), "  ")
    forms = {name("terminal", f"command.{id}", "form"): phrase(f"terminal.command.{id}", {}) for id in COMMANDS}
    lines += listing(forms, paint)
    return [*lines, *paint.paragraph(say("terminal.help.words"), "  ")]


def listing(meanings: dict[str, str], paint: Paint) -> list[str]:
    """Signs or words on the left, what they mean on the right."""
    wide = max(map(shown, meanings))
    lines = []
    for sign, meaning in meanings.items():
        first, *more = paint.paragraph(meaning, " " * (wide + 4), f"  {pad(sign, wide)}  ")
        lines += [f"  {paint.bold(pad(sign, wide))}{first[len(pad(sign, wide)) + 2 :]}", *more]
    return lines


def sign_lines(paint: Paint) -> list[str]:
    """The legend of the board: what stands at the head of a column, and the signs in a region."""
    signs = {label(column): phrase(f"terminal.sign.{column}", {}) for column in NUMBERS}
    signs |= {sign: phrase(f"terminal.sign.{id}", {}) for sign, id in FIGURES.items()}
    signs[f"{label('corruption')} K2"] = phrase("terminal.sign.corruption", {})
    players = {label(column): phrase(f"terminal.sign.{column}", {}) for column in COLUMNS}
    return listing(signs | players, paint)


def notation_lines(paint: Paint) -> list[str]:
    lines = listing({form: phrase(f"terminal.notation.{id}", {}) for form, id in FORMS.items()}, paint)
    codes = joined([f"{code} {name('region', id)}" for code, id in zip(REGION_CODES, REGIONS, strict=True)])
    return [*lines, *paint.paragraph(say("terminal.notation.regions", {"codes": codes}), "  ")]
