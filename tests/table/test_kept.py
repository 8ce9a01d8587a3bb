"""Seats that are kept for people until they come, at the tables of groups."""

from __future__ import annotations

from msgspec.structs import replace

from ruinous.server.tables.heads import head_of, notices_for
from ruinous.table import TableOptions, acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.state import public
from tests.kit.seating import Sitting, same

POWERS = TableOptions().powers
PEOPLE = ("anna", "boris", "chloe", "")


def kept(group: str = "g1") -> Sitting:
    """A room of Anna's, who has sat down; seats are kept for Boris and Chloe, and one is free."""
    places = tuple(
        e.Sitter(power=power, person=who, name=who.capitalize(), kept=who not in ("", "anna"))
        for power, who in zip(POWERS, PEOPLE, strict=True)
    )
    return Sitting(places=places, group=group)


def told(sitting: Sitting) -> list[str]:
    """Who sits at each place, or (in brackets) for whom it is kept."""
    return [place.person or (f"({place.kept})" if place.kept else "") for place in sitting.table.places]


def test_a_kept_seat_is_taken_by_its_person_alone() -> None:
    sitting = kept()
    assert told(sitting) == ["anna", "(boris)", "(chloe)", ""]
    assert sitting.refused("dirk", c.Join(place=1)) == "taken"
    sitting.do("dirk", c.Join())
    assert told(sitting)[3] == "dirk", "the free one"
    assert sitting.refused("emil", c.Join()) == "taken"
    assert sitting.refused("chloe", c.Join(place=1)) == "taken"
    sitting.do("chloe", c.Join())
    sitting.do("boris", c.Join(place=1))
    assert told(sitting) == ["anna", "boris", "chloe", "dirk"]
    assert "kept" not in str(public(sitting.table)["places"])
    same(sitting.table, sitting.read())


def test_it_can_be_freed_moved_and_given_to_a_bot() -> None:
    sitting = kept()
    assert sitting.refused("dirk", c.Leave()) == "not_seated"
    sitting.do("boris", c.Leave())
    assert told(sitting) == ["anna", "", "(chloe)", ""]
    sitting.do("anna", c.Move(place=2, to=1))
    assert told(sitting) == ["anna", "(chloe)", "", ""]
    sitting.do("anna", c.Seat(place=1, bot="random"))
    sitting.do("chloe", c.Join())
    assert told(sitting) == ["anna", "", "chloe", ""]
    same(sitting.table, sitting.read())


def test_whoever_takes_another_seat_leaves_the_kept_one_to_others() -> None:
    sitting = kept()
    sitting.do("boris", c.Join(place=3))
    assert told(sitting) == ["anna", "", "(chloe)", "boris"]


def test_anybody_who_sits_there_can_start_a_game_of_a_group() -> None:
    for group, refused in (("g1", False), ("", True)):
        sitting = kept(group)
        for name in ("boris", "chloe", "dirk"):
            sitting.do(name, c.Join())
        assert sitting.refused("emil", c.Start()) == "not_allowed"
        if refused:
            assert sitting.refused("boris", c.Start()) == "not_allowed"
        else:
            sitting.do("boris", c.Start())
            assert sitting.table.state == "playing"


def test_a_seat_is_kept_without_its_person_playing() -> None:
    sitting = kept()
    assert sitting.refused("anna", c.Start()) == "not_ready"
    assert dict(head_of(sitting.table).members) == {"anna": False, "boris": False, "chloe": False}
    (made, *_) = [e.decode(line) for line in sitting.log]
    notices = notices_for(sitting.table, made, {})
    assert [(one.identity, one.kind) for one in notices] == [("boris", "invited"), ("chloe", "invited")]
    assert sitting.table.came.get("boris") is None, "the marks come with the person"


def test_who_leaves_for_good_has_no_kept_seat() -> None:
    sitting = kept()
    sitting.note(acts.forget(sitting.table, "boris", sitting.now))
    assert told(sitting) == ["anna", "", "(chloe)", ""]
    assert acts.forget(sitting.table, "boris", sitting.now) is None
    (made, *_) = [e.decode(line) for line in sitting.log]
    assert isinstance(made, e.Created)
    without = e.without_name(made, "boris")
    assert without == replace(
        made, places=tuple(replace(one, name="" if one.person == "boris" else one.name) for one in made.places)
    )
    assert "Boris" not in str(without)
