"""An analysis with its words, in the language that is spoken."""

from __future__ import annotations

from ruinous.analysis.shapes import Analysis, Choice, Finding, Look, Said, Turn
from ruinous.rules.actions import ACTIONS
from ruinous.rules.game import Game
from ruinous.rules.state import GameState
from ruinous.structs import replace
from ruinous.words import Names, names_in, say
from ruinous.words.game import action_text


def told(found: Analysis, game: Game) -> Analysis:
    """The same with a sentence for every action, reason, turning point and finding."""
    names = names_in(game.state.rules.options)
    again = game.back(len(game.entries))
    looks = []
    for look in found.looks:
        looks.append(spoken(look, again.state, names))
        if look.number <= len(game.entries):
            again.repeat(game.entries[look.number - 1])
    by_number = {look.number: look for look in looks}
    return replace(
        found,
        looks=looks,
        turns=[replace(turn, text=turn_text(turn, by_number[turn.number], names)) for turn in found.turns],
        findings={
            power: [finding_told(finding, by_number.get(finding.number), names) for finding in mine]
            for power, mine in found.findings.items()
        },
    )


def spoken(look: Look, g: GameState, names: Names) -> Look:
    return replace(
        look,
        text=action_text(g, ACTIONS[look.action]) if look.action else "",
        best=[choice_told(choice, g, names) for choice in look.best],
        best_open_text=action_text(g, ACTIONS[look.best_open]) if look.best_open else "",
    )


def choice_told(choice: Choice, g: GameState, names: Names) -> Choice:
    why = choice.reason
    return replace(
        choice,
        text=action_text(g, ACTIONS[choice.action]),
        reason=replace(why, text=say(why.id, why.args, names)) if why else None,
    )


def turn_text(turn: Turn, look: Look, names: Names) -> str:
    """What a turning point was, in one sentence or two."""
    args = {
        "power": turn.seat,
        "round": look.round,
        "change": round(100 * abs(turn.change.mean)),
        "played": plain(look.text),
        "better": plain(look.best[0].text) if look.best else "",
        "chance": round(100 * look.best[0].known.mean) if look.best else 0,
    }
    id = f"turning.{turn.kind}"
    if turn.kind == "fate":
        id += ".more" if turn.change.mean > 0 else ".less"
    return say(id, args, names)


def finding_told(finding: Finding, look: Look | None, names: Names) -> Finding:
    said = finding.said
    args = dict(said.args)
    if look is not None:
        args |= {"played": plain(look.text), "better": plain(look.best[0].text) if look.best else ""}
    return replace(finding, said=Said(said.id, said.args, say(said.id, args, names)))


def plain(text: str) -> str:
    """The words of an action inside another sentence."""
    return text.rstrip(".。")
