"""The help at the table."""

from __future__ import annotations

from ruinous.content import Rule, Ruling, rulebook
from ruinous.rules.actions import NOTATION
from ruinous.rules.game import Decision
from ruinous.rules.ids import REGION_CODES, REGION_NAMES
from ruinous.rules.questions import QUESTIONS
from ruinous.terminal.paint import Paint
from ruinous.words import sentence
from ruinous.words.spelling import Names

WHY = "Ask about a figure, a card, a region or an action: why Kw3, why teleport, why kislev, why Kw3>kis"
NO_UNDO = "Nothing can be taken back: only your own last steps, up to a roll, a draw or another's decision."
COMMANDS = {
    "? board": "explains the signs on the board; ? notation the notation",
    "1, 2, …": "choose; several numbers go down the menu at once: 2 1 3",
    "0 / Enter": "go back one step / show the choices again",
    "Kw1>kis": "any legal action in notation, at once",
    "why WORDS": "why a figure, card, region or action cannot be used now",
    "board, hand": "show the table, your cards",
    "log [N]": "the last N events",
    "card NAME": "all about a card, upgrade or Old World card",
    "rule WORDS": "a rule by its number (R8.9) or by words",
    "undo": "take back your own last step",
    "save [FILE]": "save now, or a copy to FILE",
    "quit": "save and leave (so do Ctrl-D and Ctrl-C)",
}
SIGNS = (
    "On the board: val is the region's value (+ populous), res its Resistance and con its Conquest Value now, dom who"
    " would dominate it now, ruin how far it is from ruin. K:2c w d means two Cultists, a Warrior and the Greater"
    " Daemon of Khorne; w(N) is a Warrior of Nurgle that Khorne controls; ' is shielded, † killed and still standing,"
    " ! a hit on it. ° under the sign of a card, ~ without dice. L[…], R[…] and T[…] are the card"
    " spaces, † in them the dead that lie on a card. corr K2 are two corruption tokens of Khorne. In the list of"
    " players, pow is power, ctr are dial counters. * marks a card of which something is our reconstruction."
)
FORMS = (
    ("Kw1>kis", "figure Kw1 to Kislev (Kc1 … are Cultists, Kw1 … Warriors, Kd1 the Greater Daemon of Khorne)"),
    ("teleport@kis.l", "a Chaos card to the left (l), right (r) or third (t) space of a region"),
    ("hit Nw2, hit peasant", "hits; *2 behind it says how many of them show a six"),
    ("pick Nw2, name nurgle", "a figure, a player"),
    ("+noble@emp, -noble@emp, noble>emp", "an Old World token placed, returned, moved"),
    ("-K@emp, +N@emp", "a corruption token of Khorne removed, one of Nurgle placed"),
    ("discard teleport, upgrade horrors", "a card from your hand, an upgrade"),
    ("take havoc", "a card from your discard pile"),
    ("Tc1>kis$", "an Acolyte summoned for a card from your hand"),
    ("pick Tc1=warrior", "a figure replaced by one of a higher rank"),
    ("pass, done, roll, wait, keep", "plain words"),
    ("stand l, option 1", "a Horror on a card space, an alternative"),
)


def help_lines(decision: Decision, topic: str, paint: Paint, names: Names) -> list[str]:
    """What is asked, with its rule, and the commands; or the notation, or the signs on the board."""
    if topic == "notation":
        return [paint.rule("Notation"), *notation_lines(paint)]
    if topic == "board":
        return [paint.rule("The board"), *paint.paragraph(SIGNS)]
    lines = [paint.rule("Help"), *paint.paragraph(sentence(decision.prompt, names))]
    number = QUESTIONS[decision.kind].rule
    rule = rulebook().find(number)
    if isinstance(rule, Rule | Ruling):
        lines += paint.paragraph(f"{number}: {rule.text}", "  ")
    sample = ", ".join(NOTATION[action] for action in decision.actions[:4])
    more = f" … {len(decision.actions)} in all" if len(decision.actions) > 4 else ""
    lines += paint.paragraph(f"Legal now: {sample}{more}.", "  ")
    return [*lines, *(f"  {paint.bold(f'{form:<12}')} {text}" for form, text in COMMANDS.items())]


def notation_lines(paint: Paint) -> list[str]:
    lines = []
    for form, text in FORMS:
        lines += paint.paragraph(text, " " * 36, f"  {form:<34}")
    codes = ", ".join(f"{code} {name}" for code, name in zip(REGION_CODES, REGION_NAMES, strict=True))
    return [*lines, *paint.paragraph(f"Regions: {codes}.", "  ")]
