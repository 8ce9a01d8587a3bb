"""Marks, turning points and findings, from what was found of the decisions."""

from __future__ import annotations

from ruinous import Game
from ruinous.analysis import Analysis, told
from ruinous.analysis.findings import findings, habit_of
from ruinous.analysis.shapes import Chance, Choice, Look, Mark
from ruinous.analysis.turning import turns
from ruinous.rules.ids import PowerId
from ruinous.words import LANGUAGES, speaking

POWERS: list[PowerId] = ["khorne", "nurgle"]


def look(number: int, mark: Mark, loss: float, khorne: float, played: str = "Kw1>kis", better: str = "Kw1>nor") -> Look:
    known: dict[PowerId, Chance] = {"khorne": Chance(khorne, 0.01), "nurgle": Chance(1 - khorne, 0.01)}
    first = played if mark == "best" else better
    best = [Choice(first, Chance(khorne + loss, 0.01)), Choice("pass", Chance(khorne - 0.1, 0.01))]
    seat: PowerId = "khorne"
    return Look(
        number, 1 + number // 4, "summoning", seat, "turn", played, mark, Chance(loss, 0.01), known, known, best
    )


START: dict[PowerId, Chance] = {"khorne": Chance(0.5, 0.01), "nurgle": Chance(0.5, 0.01)}


def test_the_dearest_mistakes_are_turning_points() -> None:
    looks = [look(n, "mistake", 0.05 + 0.01 * n, 0.5) for n in range(1, 10)]
    looks.append(look(10, "missed_win", 0.4, 0.5))
    found = turns(looks, START)
    assert [turn.number for turn in found] == [5, 6, 7, 8, 9, 10]
    assert [turn.kind for turn in found][-1] == "missed_win"
    assert all(turn.change.mean < 0 for turn in found)


def test_what_chance_brings_is_a_turning_point_too() -> None:
    found = turns([look(1, "best", 0.0, 0.5), look(2, "best", 0.0, 0.9), look(3, "best", 0.0, 0.88)], START)
    assert [(turn.number, turn.kind) for turn in found] == [(2, "fate")]


def test_the_first_finding_is_what_cost_the_most() -> None:
    looks = [look(1, "doubtful", 0.03, 0.5), look(2, "missed_win", 0.3, 0.5), look(3, "mistake", 0.1, 0.5)]
    found = findings("khorne", looks, START, [])
    assert len(found) == 3
    assert (found[0].said.id, found[0].number) == ("finding.missed_win", 2)
    assert found[0].said.args["loss"] == 30


def test_a_habit_is_found() -> None:
    looks = [look(n, "mistake", 0.06, 0.5, "pass", "Kw1>nor") for n in (1, 2, 3)]
    ids = {finding.said.id: finding for finding in findings("khorne", looks, START, [])}
    assert ids["finding.habit.passed"].said.args["count"] == 3


def test_who_played_well_is_told_so() -> None:
    found = findings("khorne", [look(n, "best", 0.0, 0.5 + n / 40) for n in range(1, 9)], START, [])
    assert len(found) == 3
    assert found[0].said.id == "finding.feat"
    assert len({finding.said.id for finding in found}) == 3


def test_where_all_was_good_nothing_is_said_of_the_others() -> None:
    cases: tuple[tuple[tuple[Mark, ...], str], ...] = (
        (("best", "good"), "finding.steady.all"),
        (("best", "doubtful"), "finding.steady"),
    )
    for marks, id in cases:
        looks = [look(n, mark, 0.0, 0.5) for n, mark in enumerate(marks, 1)]
        assert id in [finding.said.id for finding in findings("khorne", looks, START, [])]


def test_kinds_of_mistakes() -> None:
    assert habit_of("assign", "hit Kw1", "hit Kw2") == "battle"
    assert habit_of("take_upgrade", "upgrade bloodsworn", "upgrade bloodthirster") == "answer"
    assert habit_of("turn", "pass", "Kw1>nor") == "passed"
    assert habit_of("turn", "Kw1>nor", "pass") == "went_on"
    assert habit_of("turn", "Kw1>nor", "blood_frenzy@nor.l") == "late_card"
    assert habit_of("turn", "blood_frenzy@nor.l", "Kw1>nor") == "early_card"
    assert habit_of("turn", "Kw1>nor", "Kw1>kis") == "where_figure"
    assert habit_of("turn", "blood_frenzy@nor.l", "blood_frenzy@kis.l") == "where_card"


def test_everything_has_its_words(ending: Game, analysis: Analysis) -> None:
    for language in LANGUAGES:
        with speaking(language):
            spoken = told(analysis, ending)
        assert set(spoken.findings) == set(spoken.powers)
        for mine in spoken.findings.values():
            assert len(mine) == 3
            assert all(finding.said.text and "{" not in finding.said.text for finding in mine)
        for turn in spoken.turns:
            assert turn.text
        for one in spoken.looks:
            assert one.text
            assert all(choice.text for choice in one.best)
            assert all(choice.reason and choice.reason.text for choice in one.best)
