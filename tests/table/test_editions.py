"""Which rules a table plays by: the edition and every option are in its log, and few of them are shown."""

from __future__ import annotations

from dataclasses import fields

import msgspec
import pytest

from ruinous.content import NEWEST, edition
from ruinous.rules.options import Options
from ruinous.table import LogError, Table, TableOptions, acts, lessons
from ruinous.table import entries as e
from ruinous.table.options import completed, edition_of
from ruinous.table.state import public, summary
from ruinous.table.table import read
from tests.kit.seating import START, Sitting, person, playing

MADE = {"khorne_counters": "per_battle", "cards": '[chaos."khorne.blood_frenzy"]\ncost = 2'}


def log_of(game: dict[str, object], *more: dict[str, object]) -> list[bytes]:
    """A log as it is stored, of a table with these options of the rules."""
    first = {"what": "created", "at": 1, "by": "anna", "id": "t", "name": "Anna", "options": {"game": game}}
    first["needs"] = "9.1.0"
    return [msgspec.json.encode(entry) for entry in (first, *more)]


def test_a_new_table_writes_the_edition_and_every_option():
    table, entry = acts.create("t", person("anna"), TableOptions(game=dict(MADE)), START)
    written = msgspec.json.decode(e.encode(entry))["options"]["game"]
    assert written["edition"] == NEWEST
    assert entry.needs == edition(NEWEST).since
    assert {field.name for field in fields(Options)} <= written.keys()
    assert {name: written[name] for name in MADE} == MADE
    assert Table.of(read([e.encode(entry)])).options == table.options


def test_what_is_complete_stays_as_it_is():
    once = completed(TableOptions(game=dict(MADE)), True)
    assert completed(once, True) == once


def test_only_what_differs_is_shown():
    for table, special in (
        (Sitting().table, {}),
        (Sitting(TableOptions(game=dict(MADE))).table, MADE),
        (playing("anna", game=dict(MADE)).table, MADE),
        (Sitting(TableOptions(game={"khorne_counters": "per_region"})).table, {}),
    ):
        assert public(table)["options"].get("game", {}) == special
        assert public(table)["edition"] == NEWEST
        assert summary(table)["game"] == {name: True if name == "cards" else special[name] for name in special}


def test_a_log_without_an_edition_is_of_the_first():
    table = Table.of(read(log_of({"khorne_counters": "per_battle"})))
    assert edition_of(table.options.game) == 1
    assert table.options.rules == Options.saved({"edition": 1, "khorne_counters": "per_battle"})
    assert public(table)["options"]["game"] == {"khorne_counters": "per_battle"}


@pytest.mark.parametrize("more", [(), ({"what": "dreamt", "at": 2},)])
def test_the_log_of_a_newer_edition_is_refused_by_its_number(more):
    """Also where it holds entries that we cannot read."""
    number = NEWEST + 1
    with pytest.raises(LogError) as caught:
        Table.of(read(log_of({"edition": number, "house_of_cards": "tall"}, *more)))
    assert caught.value.fact == ("log.newer_edition", {"number": number, "needs": "9.1.0"})


def test_an_entry_that_cannot_be_read_is_damage_in_a_known_edition():
    for game in ({}, {"edition": 1}):
        with pytest.raises(LogError) as caught:
            read(log_of(game, {"what": "dreamt", "at": 2}))
        assert caught.value.fact.id == "log.entry"
    with pytest.raises(LogError) as caught:
        read([b"\xff"])
    assert caught.value.fact.id == "log.entry"


def test_a_rematch_keeps_the_edition_and_the_options():
    sitting = playing("anna", game=dict(MADE))
    options, _ = acts.rotated(sitting.table)
    table, _ = acts.create("t2", person("anna"), options, START)
    assert table.options.game == sitting.table.options.game


def test_a_rematch_of_a_game_before_editions_is_played_by_the_newest():
    old = Table.of(read(log_of({"khorne_counters": "per_battle"})))
    table, _ = acts.create("t2", person("anna"), acts.rotated(old)[0], START)
    assert edition_of(table.options.game) == NEWEST
    assert table.options.rules.khorne_counters == "per_battle"


def test_a_lesson_is_played_by_the_rules_of_its_record():
    taught = lessons.find("round")
    assert taught.game == Options.saved(taught.game).all()
    assert "edition" in taught.game
