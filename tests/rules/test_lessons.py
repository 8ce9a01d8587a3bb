"""Lessons that are files: every way through them leads to their goal, and what they say is so by the rules."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from ruinous.rules import values
from ruinous.rules.actions import NOTATION
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS, REGIONS, bits
from ruinous.rules.lesson import Lesson, LessonError, lessons, loads
from ruinous.rules.scenario import look
from tools.lessons import Walk, begun, walk

NAMES = list(lessons())
KHORNE = lessons()["khorne"]
FREE = {"battle": {"hits"}, "slaanesh": {"tokens"}}
"""Tasks in which every choice is good."""


@cache
def walked(name: str) -> Walk:
    return walk(lessons()[name])


def until(name: str, task: str) -> Game:
    """The game of a lesson on a way to its goal: where a task begins, or at its end."""
    lesson = lessons()[name]
    game = begun(lesson)
    for action in walked(name).one:
        step = lesson.task(game)
        if step and step.id == task:
            return game
        game.play(action.partition(": ")[2])
    assert task == "end"
    return game


# --- all of them ------------------------------------------------------------------------------------------------------


def test_there_is_one_for_each_power_and_for_each_part_of_the_game() -> None:
    assert NAMES == [
        "battle",
        "old_world",
        "ruin",
        "khorne",
        "nurgle",
        "tzeentch",
        "slaanesh",
        "horned_rat",
        "morrslieb",
    ]
    assert {lessons()[power].seat for power in POWERS} == set(POWERS)


@pytest.mark.parametrize("name", NAMES)
def test_every_way_through_a_lesson_leads_to_its_goal(name: str) -> None:
    found, lesson = walked(name), lessons()[name]
    assert found.sound, (found.missed[:1], found.stuck[:1])
    assert found.scripted == {(power, action) for power, actions in lesson.others.items() for action in actions}
    assert 3 <= len(lesson.tasks) <= 8
    assert 3 <= lesson.minutes <= 8


@pytest.mark.parametrize("name", NAMES)
def test_a_reader_may_go_wrong_in_every_task_but_where_all_choices_are_good(name: str) -> None:
    """Once the last task is done nothing is asked any more."""
    lesson, game, asked = lessons()[name], begun(lessons()[name]), set[str]()
    for action in walked(name).one:
        seat, _, played = action.partition(": ")
        step, decision = lesson.task(game), game.decision
        assert decision
        if seat == lesson.seat:
            assert step
            assert lesson.serves(game, played)
            if not all(lesson.serves(game, other) for other in _notation(decision.actions)):
                asked.add(step.id)
        game.play(played)
    assert asked == {step.id for step in lesson.tasks} - FREE.get(name, set())
    assert lesson.task(game) is None
    assert game.result
    assert game.result.winners == (lesson.seat,)


def _notation(actions: list[int]) -> list[str]:
    return [NOTATION[action] for action in actions]


@pytest.mark.parametrize("name", NAMES)
def test_taking_back_goes_back_in_the_lesson(name: str) -> None:
    lesson = lessons()[name]
    game, reached = begun(lesson), [0]
    for action in walked(name).one:
        game.play(action.partition(": ")[2])
        reached.append(lesson.done(game))
    assert reached == sorted(reached)
    assert [lesson.done(game.back(n)) for n in range(1, 4)] == reached[-2:-5:-1]


# --- what they say ----------------------------------------------------------------------------------------------------


def said(name: str, task: str, **facts: Any) -> Any:
    return pytest.param(
        name, task, {path.replace("__", "."): value for path, value in facts.items()}, id=f"{name}-{task}"
    )


@pytest.mark.cites("R8.25", "R9.4", "R12.4", "R13.3", "R13.5", "R13.6", "R9.3", "R4.6", "R10.5", "F4", "F5")
@pytest.mark.parametrize(
    ("name", "task", "facts"),
    [
        said("battle", "touch", nurgle__vp=47, bretonnia__conquest=3),
        said(
            "battle",
            "hits",
            bretonnia__figures=[
                "Bloodsworn",
                "Bloodletter",
                "3 Plaguebearer",
                "Great Unclean One",
                "Daemonette",
            ],
        ),
        said("battle", "end", winners=["nurgle"], result="fifty_vp"),
        said("old_world", "noble", seat="tzeentch", tzeentch__threat=9, bretonnia__tzeentch=2),
        said(
            "old_world",
            "dazzle",
            bretonnia__resistance=5,
            bretonnia__conquest=5,
            track=["electors_arise", "peasant_uprising"],
        ),
        said("old_world", "flee", empire__figures=["Acolyte"], tilea__resistance=2, tzeentch__vp=43),
        said("old_world", "end", bretonnia__nurgle=0, bretonnia__tzeentch=4, result="fifty_vp"),
        said("ruin", "ruiner", norsca__ruined=2, empire__ruined=4, estalia__ruined=1, tilea__ruined=3),
        said("ruin", "more", kislev__corruption={"nurgle": 4, "tzeentch": 3, "slaanesh": 5}),
        said(
            "ruin", "end", kislev__ruined=5, bretonnia__ruined=0, slaanesh__vp=44, nurgle__vp=38, result="five_ruined"
        ),
        said("khorne", "frenzy", khorne__dial=7, estalia__figures=["2 Seductress"], troll_country__figures=["Acolyte"]),
        said("khorne", "hits", empire__khorne=1, empire__nurgle=3),
        said("khorne", "end", khorne__dial=9, result="max_threat"),
        said("nurgle", "pair", nurgle__dial=8, estalia__corruption={"khorne": 2, "nurgle": 4, "slaanesh": 3}),
        said(
            "nurgle",
            "second",
            estalia__domination={"khorne": 0, "nurgle": 6, "tzeentch": 0, "slaanesh": 1},
            estalia__resistance=4,
        ),
        said("nurgle", "cleanse", estalia__ruined=1, bretonnia__nurgle=2),
        said("tzeentch", "symbol", tzeentch__dial=6, tilea__tokens={"warpstone": 1}, tilea__magic=0, tilea__tzeentch=2),
        said(
            "tzeentch",
            "teleport",
            tilea__magic=1,
            badlands__tokens={"warpstone": 2},
            badlands__tzeentch=1,
            tzeentch__power=4,
        ),
        said(
            "tzeentch",
            "dazzle",
            badlands__tzeentch=2,
            troll_country__tzeentch=2,
            troll_country__tokens={"warpstone": 2},
        ),
        said(
            "slaanesh",
            "bring",
            kislev__slaanesh=2,
            kislev__tokens={"noble": 1},
            norsca__tokens={"noble": 1},
            slaanesh__dial=5,
        ),
        said("slaanesh", "ecstasy", empire__tokens={"noble": 1}, estalia__tokens={"hero": 1}, estalia__slaanesh=2),
        said("slaanesh", "tokens", empire__slaanesh=2),
        said("horned_rat", "leap", troll_country__tokens={"skaven": 1}, troll_country__dominator="horned_rat"),
        said(
            "horned_rat", "crowd", kislev__resistance=1, kislev__nurgle=1, kislev__horned_rat=1, estalia__horned_rat=2
        ),
        said(
            "horned_rat",
            "last",
            border_princes__khorne=1,
            border_princes__horned_rat=1,
            border_princes__dominator="none",
        ),
        said("horned_rat", "end", horned_rat__dial=8, estalia__ruined=1),
        said("morrslieb", "rampage", khorne__dial=7, kislev__khorne=2),
        said("morrslieb", "lambs", khorne__counters=1, phase="summoning", kislev__figures=["2 Bloodletter"]),
        said("morrslieb", "end", khorne__dial=9, result="max_threat"),
    ],
)
def test_what_a_lesson_says_is_so(name: str, task: str, facts: dict[str, Any]) -> None:
    g = until(name, task).state
    assert {path: look(g, path) for path in facts} == facts


@pytest.mark.cites("R8.5", "R8.25")
def test_the_dice_and_the_defense_of_the_battle() -> None:
    g = until("battle", "bearer").state
    bretonnia, nurgle = REGIONS.index("bretonnia"), POWERS.index("nurgle")
    ours = bits(g.here[bretonnia] & g.control[nurgle])
    assert sorted(values.defense(g, f, bretonnia, POWERS.index("khorne")) for f in ours) == [2, 2, 4]
    assert (
        values.attack(g, g.here[bretonnia] & g.control[nurgle], bretonnia) == 5
    )  # and one more with the Plaguebearer to come
    theirs = bits(g.here[bretonnia] & ~g.control[nurgle])
    assert {values.defense(g, f, bretonnia, nurgle) for f in theirs} == {1}


@pytest.mark.cites("R12.3", "R12.4", "R12.5", "F2", "F3")
def test_khorne_has_more_counters_than_nurgle_was_about_to_earn() -> None:
    assert gains("khorne")["khorne"] >= 3
    assert gains("khorne").get("nurgle", 0) < 2


@pytest.mark.cites("R12.4", "C23", "R10.6", "R11.5")
def test_nurgle_has_three_pairs_and_first_place() -> None:
    assert gains("nurgle")["nurgle"] == 3
    assert ("score", POWERS.index("nurgle"), 9) in [event[:3] for event in until("nurgle", "end").log]


@pytest.mark.cites("R12.4", "F5", "R16.2", "R13.6")
def test_tzeentch_has_three_counters_and_nurgle_one() -> None:
    assert gains("tzeentch") == {"tzeentch": 3, "nurgle": 1, "slaanesh": 1}


@pytest.mark.cites("R12.4", "F4", "R15.1", "R8.4")
def test_slaanesh_has_three_counters_one_of_them_with_a_leper() -> None:
    assert gains("slaanesh")["slaanesh"] == 3


@pytest.mark.cites("R12.4", "R19.5", "R19.6")
def test_the_horned_rat_has_three_counters_and_first_place_without_a_token() -> None:
    assert gains("horned_rat")["horned_rat"] == 3
    assert ("score", POWERS.index("horned_rat"), 9) in [event[:3] for event in until("horned_rat", "end").log]


@pytest.mark.cites("R20.3", "F11")
def test_a_rampage_earns_a_counter_of_its_own() -> None:
    kislev = [event for event in until("morrslieb", "end").log if event[0] == "counter" and event[1] == 0]
    assert len(kislev) == 3


def gains(name: str) -> dict[str, int]:
    """The counters that each Power has taken in a lesson."""
    taken: dict[str, int] = {}
    for event in until(name, "end").log:
        if event[0] == "counter":
            power = POWERS[event[1]]
            taken[power] = taken.get(power, 0) + 1
    return taken


# --- what cannot be taught --------------------------------------------------------------------------------------------


def broken(old: str, new: str) -> Lesson:
    assert old in KHORNE.text
    return loads("khorne", KHORNE.text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[lesson]", "[lesson", "This is not a scenario"),
        (
            KHORNE.text[KHORNE.text.index("[lesson]") : KHORNE.text.index("[position]")],
            "",
            "its table 'lesson' is missing",
        ),
        ("[position]", "[place]", "Unknown key 'place' in the file"),
        ('rule = "R6.4"', 'rule = "R6.4"\nwait = 1', "'wait' of step 3 is not of the right kind"),
        ('seat = "khorne"', 'seat = "horned_rat"', "'horned_rat' does not play"),
        ('seat = "khorne"', "seat = 3", "'seat' of the lesson is not of the right kind"),
        ("order = 50", "colour = 50", "unknown key 'colour'"),
        ("order = 50\n", "", "the lesson needs 'order'"),
        ('goal = ["winners has khorne", "result = max_threat"]', "goal = []", "it has no goal"),
        ('"winners has khorne", "result = max_threat"', '"khorne.dial = 7"', "reached before anything is done"),
        ('"result = max_threat"', '"result is max_threat"', "is not written like"),
        ('"result = max_threat"', '"khorne.luck >= 3"', "cannot be tested"),
        ('"result = max_threat"', '"result >= 3"', "cannot be tested"),
        ('id = "race"', 'id = "dial"', "two steps have the same id"),
        ('id = "race"', 'id = "The race"', "small letters"),
        ('id = "race"\n', "", "step 2 needs 'id'"),
        ('rule = "R12.5"', 'rule = "R99.1"', "'R99.1' that does not exist"),
        ('"dial khorne"', '"dial paris"', "nothing on the table"),
        ('"region empire"', '"the sky"', "nothing on the table"),
        ('do = ["Kd1>emp"]', 'do = ["Kd1>emp"]\npoint = ["region empire"]', "it points at nothing else"),
        ("blood_frenzy@est.*", "blood_frenzie@est.*", "no action is written like that"),
        ('do = ["Kd1>emp"]', 'until = ["khorne.vp >= 2"]', "'until' but nothing to do"),
        ('do = ["hit N*", "hit T*", "hit S*"]\nuntil = ["phase != battle"]', "", "the last step must be a task"),
        ("[[lesson.step]]", '[lesson.others]\nkhorne = ["pass"]\n\n[[lesson.step]]', "'khorne' is none of the others"),
        (
            "[[lesson.step]]",
            '[lesson.others]\nnurgle = ["sleep"]\n\n[[lesson.step]]',
            "'sleep', which is not an action",
        ),
        ("2 Leper", "9 Leper", "no Leper left"),
        ('blood_frenzy", "battle_cry', 'teleport", "battle_cry', "no further teleport"),
    ],
)
def test_a_broken_lesson_is_refused_with_a_sentence(old: str, new: str, told: str) -> None:
    with pytest.raises(LessonError) as caught:
        broken(old, new)
    assert re.search(told, str(caught.value))
    assert str(caught.value).startswith("Lesson khorne: ")
    assert str(caught.value).endswith(".")


def test_the_others_do_what_is_written_and_then_as_little_as_may_be() -> None:
    written = lessons()["nurgle"]
    lazy = loads("nurgle", written.text.replace('khorne = ["Kw2>bre"]', "khorne = []"))
    game = begun(written)
    game.play("Nc4>est")
    assert written.answer(game) == "Kw2>bre"
    assert lazy.answer(game) == "pass"
