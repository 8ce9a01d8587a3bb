"""JSON of the wrong shape: which field is wrong and how, for every kind of type that the API uses."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruinous.server.notices.settings import NoticeSettings
from ruinous.table import commands as c
from ruinous.table.misfits import misfit
from ruinous.table.wishes import NewTable, QuickGame
from ruinous.words import say

WRONG = [
    (c.AnyCommand, [], "shape_kind", "body"),
    (c.AnyCommand, {}, "shape_missing", "do"),
    (c.AnyCommand, {"do": "fly"}, "shape_choice", "do"),
    (c.AnyCommand, {"do": 5}, "shape_choice", "do"),
    (c.AnyCommand, {"do": "join", "place": 7}, "shape_most", "place"),
    (c.AnyCommand, {"do": "join", "place": -1}, "shape_least", "place"),
    (c.AnyCommand, {"do": "join", "place": "x"}, "shape_kind", "place"),
    (c.AnyCommand, {"do": "join", "plaice": 1}, "shape_unknown", "plaice"),
    (c.AnyCommand, {"do": "play", "version": 1}, "shape_missing", "action"),
    (c.AnyCommand, {"do": "play", "action": "x" * 81, "version": 1}, "shape_long", "action"),
    (c.AnyCommand, {"do": "say", "text": ""}, "shape_short", "text"),
    (c.AnyCommand, {"do": "ballot", "yes": 1}, "shape_kind", "yes"),
    (c.AnyCommand, {"do": "propose", "vote": "party"}, "shape_choice", "vote"),
    (NewTable, {"places": [{}, {"me": "no"}]}, "shape_kind", "places[1].me"),
    (NewTable, {"places": [{}] * 6}, "shape_long", "places"),
    (NewTable, {"options": {"clock": {"kind": "sand"}}}, "shape_choice", "options.clock.kind"),
    (NewTable, {"options": {"game": {"events": []}}}, "shape_kind", "options.game.events"),
    (QuickGame, {"powers": "khorne"}, "shape_kind", "powers"),
    (NoticeSettings, {"tables": {"t 1": "all"}}, "shape_pattern", "tables.t 1"),
    (NoticeSettings, {"tables": {"t1": "some"}}, "shape_choice", "tables.t1"),
    (NoticeSettings, {"quiet": {"from": "9", "to": "10:00"}}, "shape_pattern", "quiet.from"),
]


@pytest.mark.parametrize(("kind", "data", "id", "field"), WRONG)
def test_the_field_and_the_reason(kind: Any, data: Any, id: str, field: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, kind)
    fact = misfit(kind, data, "body")
    assert (fact.id, fact.args["field"]) == (f"refusal.{id}", field)
    assert field in say(*fact)


def test_what_is_wanted_is_said_in_words() -> None:
    fact = misfit(c.AnyCommand, {"do": "join", "place": "x"}, "body")
    assert say(*fact) == "The field “place” must be a whole number, not text."


leaves = st.none() | st.booleans() | st.integers(-9, 9) | st.floats(0, 1) | st.text(max_size=5)
trees = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner))
fields = st.sampled_from(["do", "place", "action", "version", "vote", "to", "yes", "text", "key", "count"])
words = st.sampled_from(["join", "play", "undo", "propose", "ballot", "say", "rewind", "pass"])


@given(st.dictionaries(fields, trees | words) | trees)
def test_whatever_is_refused_has_a_reason_of_its_own(data: Any) -> None:
    try:
        msgspec.convert(data, c.AnyCommand)
    except msgspec.ValidationError:
        fact = misfit(c.AnyCommand, data, "body")
        assert fact.id != "refusal.shape"
        assert say(*fact)
