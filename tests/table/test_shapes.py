"""What is told of games and tables has the shapes that Python and the page know it by."""

import pytest

from ruinous.rules.events import CAUSES, EVENTS, CauseData, EventFields
from ruinous.rules.planning import PlanData, plan
from ruinous.rules.questions import QUESTIONS, About
from ruinous.rules.seen import View
from ruinous.rules.telling import ACTION_ARGS, LIVE, ActionData
from ruinous.table import commands as c
from ruinous.table import shapes
from ruinous.table.state import events, position, states, steps, summary
from ruinous.words.game import GameEvent
from tests.kit.seating import Sitting, playing
from tests.kit.wire import fits
from tests.table.test_told import SETS, walk

SEVERAL = {"cards": {"cards", "count"}, "place": {"card", "region", "space"}}
"""Arguments that are told as others."""


@pytest.mark.parametrize("options", SETS, ids=["base", "expansion"])
def test_a_whole_game_is_told_in_these_shapes(options):
    since, then = 0, None
    for sitting in walk(11, every=7, **options):
        table = sitting.table
        seats = [None, *table.game.seats]
        for seat, state in states(table, seats).items():
            fits(shapes.TableState, state)
            fits(list[GameEvent], events(table, seat, since))
            fits(View, table.game.view(seat))
        fits(shapes.Summary, summary(table))
        if then:
            for told in steps(table, [(seat, "en") for seat in seats], then).values():
                fits(list[shapes.Step], told)
        since, then = table.version, position(table)
        if table.state == "playing":
            g = table.game.state
            fits(PlanData, plan(g, g.seat, g.actions[-1]))


def test_a_table_is_told_in_these_shapes_before_the_game_and_beside_it():
    sitting = Sitting()
    fits(shapes.TableState, states(sitting.table, [None])[None])
    fits(shapes.Summary, summary(sitting.table))
    drafting = playing("anna", "boris", assign="draft")
    assert drafting.table.state == "drafting"
    fits(shapes.TableInfo, states(drafting.table, [None])[None]["table"])
    voting = playing("anna", "boris", game={"card_set": "morrslieb"})
    voting.do("anna", c.Propose(vote="pause"))
    fits(shapes.TableInfo, states(voting.table, [None])[None]["table"])
    fits(shapes.Summary, summary(voting.table))


def spread(names):
    return {one for name in names for one in SEVERAL.get(name, {name})}


def test_every_field_that_is_declared_has_a_type_and_no_other():
    told = spread(name for kind in EVENTS.values() for name, _ in kind.fields)
    assert told == set(EventFields.__annotations__)
    assert {"for", *(name for fields in CAUSES.values() for name, _ in fields)} == set(CauseData.__annotations__)
    args = {name for fields in ACTION_ARGS.values() for name, _ in fields} | {
        name for _, names in LIVE.values() for name in names
    }
    assert args | {"do", "kind", "does"} == set(ActionData.__annotations__)
    asked = spread(name for question in QUESTIONS.values() for name, _ in question.told)
    assert asked | {"hits", "count", "power", "cards"} == set(About.__annotations__)
