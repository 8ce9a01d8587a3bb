"""Sitting down and standing up, before and during a game."""

import msgspec
import pytest

from ruinous.table import Table, TableOptions, acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from tests.kit.seating import Sitting, person, playing, same, snapshot

# --- before the game ----------------------------------------------------------------------------------------------


def test_people_sit_down_where_they_want_or_anywhere():
    sitting = Sitting()
    sitting.do("boris", c.Join(place=1))
    sitting.do("chloe", c.Join())
    sitting.do("dirk", c.Join())
    assert [place.person for place in sitting.table.places] == ["chloe", "boris", "dirk", ""]
    assert [place.name for place in sitting.table.places] == ["Chloe", "Boris", "Dirk", ""]
    assert sitting.refused("emil", c.Join(place=1)) == "taken"
    assert sitting.refused("emil", c.Join(place=4)) == "bad_request"
    assert sitting.refused("boris", c.Join()) == "seated"
    sitting.do("emil", c.Join())
    assert sitting.refused("anna", c.Join()) == "taken"
    same(sitting.table, sitting.read())


def test_who_leaves_makes_room():
    sitting = Sitting()
    sitting.do("boris", c.Join())
    assert sitting.refused("chloe", c.Leave()) == "not_seated"
    assert sitting.refused("boris", c.Leave(place=1)) == "not_seated"
    sitting.do("boris", c.Leave())
    assert not any(place.taken for place in sitting.table.places)
    sitting.do("chloe", c.Join(place=0))


def test_the_host_passes_on_when_leaving():
    sitting = Sitting().fill("anna", "boris", "chloe")
    sitting.do("anna", c.Leave())
    assert (sitting.table.host, sitting.table.host_name) == ("boris", "Boris")
    assert sitting.refused("anna", c.Seat(place=0, bot="random")) == "not_allowed"
    sitting.do("boris", c.Seat(place=0, bot="random"))
    sitting.do("boris", c.Start())
    same(sitting.table, sitting.read())


def test_a_host_alone_stays_the_host():
    sitting = Sitting()
    sitting.do("anna", c.Join())
    sitting.do("anna", c.Leave())
    assert sitting.table.host == "anna"
    sitting.do("anna", c.Close())
    assert (sitting.table.state, sitting.table.ending) == ("over", "closed")


def test_a_hot_seat_host_who_keeps_a_seat_stays_the_host():
    sitting = Sitting(TableOptions(hot_seat=True))
    sitting.do("anna", c.Join(place=0))
    sitting.do("anna", c.Join(place=1))
    sitting.do("boris", c.Join(place=2))
    sitting.do("anna", c.Leave(place=0))
    assert sitting.table.host == "anna"
    sitting.do("anna", c.Leave())
    assert sitting.table.host == "boris"


def test_the_host_seats_bots_and_frees_places():
    sitting = Sitting()
    sitting.do("boris", c.Join(place=1))
    assert sitting.refused("boris", c.Seat(place=0, bot="random")) == "not_allowed"
    assert sitting.refused("anna", c.Seat(place=4, bot="random")) == "bad_request"
    assert sitting.refused("anna", c.Seat(place=0, bot="alphazero")) == "bad_request"
    sitting.do("anna", c.Seat(place=0, bot="novice"))
    assert sitting.table.places[0].bot == "novice"
    assert sitting.refused("chloe", c.Join(place=0)) == "taken"
    sitting.do("anna", c.Seat(place=0))
    sitting.do("anna", c.Seat(place=1))
    assert not any(place.taken for place in sitting.table.places)
    sitting.do("boris", c.Join(place=1))
    sitting.fill("anna").start()
    assert sitting.refused("anna", c.Seat(place=1)) == "wrong_time"


def test_the_host_begins_when_every_place_is_taken():
    sitting = Sitting()
    sitting.do("boris", c.Join())
    sitting.do("anna", c.Join())
    assert sitting.refused("anna", c.Start()) == "not_ready"
    sitting.do("anna", c.Seat(place=2, bot="random"))
    assert sitting.refused("anna", c.Start()) == "not_ready"
    sitting.do("anna", c.Seat(place=3, bot="random"))
    assert sitting.refused("boris", c.Start()) == "not_allowed"
    sitting.start()
    assert sitting.table.game is not None
    assert sitting.refused("anna", c.Start()) == "wrong_time"
    assert sitting.refused("chloe", c.Join()) == "wrong_time"
    assert sitting.refused("anna", c.Close()) == "wrong_time"


@pytest.mark.parametrize("secret", [b"", b"x" * 31, b"x" * 33])
def test_a_game_never_begins_without_a_proper_secret(secret):
    sitting = Sitting().fill("anna")
    before = snapshot(sitting.table)
    with pytest.raises(ValueError, match="32 random bytes"):
        acts.do(sitting.table, acts.Ask(person("anna"), c.Start(), sitting.now, secret))
    assert snapshot(sitting.table) == before


def test_a_hot_seat_has_one_person_in_many_places():
    sitting = Sitting(TableOptions(hot_seat=True))
    for _ in range(4):
        sitting.do("anna", c.Join())
    assert sitting.table.held_by("anna") == [0, 1, 2, 3]
    assert sitting.refused("anna", c.Leave()) == "bad_request"
    sitting.start()
    for _ in range(20):
        sitting.step()
    assert sitting.table.voters() == ["anna"]
    sitting.do("anna", c.Leave(place=2))
    assert sitting.table.held_by("anna") == [0, 1, 3]
    same(sitting.table, sitting.read())


# --- passwords and spectators -------------------------------------------------------------------------------------


def test_a_password_is_asked_of_everybody_but_the_host():
    sitting = Sitting(TableOptions(access="password"), password="hash")
    assert sitting.table.may_look("anna")
    assert not sitting.table.may_look("boris")
    assert not sitting.table.may_look("")
    assert sitting.refused("boris", c.Join()) == "password"
    sitting.note(acts.admit(sitting.table, person("boris"), sitting.now))
    assert sitting.table.may_look("boris")
    sitting.do("boris", c.Join())
    sitting.fill("anna").start()
    sitting.do("boris", c.Leave())
    assert sitting.refused("chloe", c.TakeOver(place=0)) == "password"
    sitting.note(acts.admit(sitting.table, person("chloe"), sitting.now))
    sitting.do("chloe", c.TakeOver(place=2))
    same(sitting.table, sitting.read())


def test_admission_is_written_once_and_only_where_there_is_a_password():
    sitting = Sitting(TableOptions(access="password"), password="hash")
    assert acts.admit(sitting.table, person("boris"), sitting.now) is not None
    before = snapshot(sitting.table)
    assert acts.admit(sitting.table, person("boris"), sitting.now) is None
    assert snapshot(sitting.table) == before
    assert acts.admit(Sitting().table, person("boris"), sitting.now) is None


def test_spectators_look_where_they_are_welcome():
    sitting = playing("anna", "boris", spectators=True)
    assert sitting.table.may_look("zoe")
    assert sitting.table.may_look("")
    sitting = Sitting(TableOptions(spectators=False))
    assert sitting.table.may_look("zoe")  # one must see a table to sit down at it
    sitting.fill("anna", "boris").start()
    assert not sitting.table.may_look("zoe")
    assert not sitting.table.may_look("")
    assert sitting.table.may_look("boris")
    sitting.do("boris", c.Leave())
    assert not sitting.table.may_look("boris")


# --- in a running game --------------------------------------------------------------------------------------------


def test_a_bot_goes_on_for_one_who_leaves_and_another_takes_over():
    sitting = playing("anna", "boris", stand_in="random").until_turn("boris")
    place = sitting.table.held_by("boris")[0]
    seat = sitting.seat("boris")
    sitting.do("boris", c.Leave())
    assert sitting.table.bot_due() == "random"
    sitting.step()
    assert sitting.table.seats_of("boris") == []
    assert sitting.refused("anna", c.TakeOver(place=place)) == "seated"
    assert sitting.refused("chloe", c.TakeOver(place=sitting.table.held_by("anna")[0])) == "taken"
    assert sitting.refused("chloe", c.TakeOver(place=4)) == "bad_request"
    sitting.do("chloe", c.TakeOver(place=place))
    sitting.vote("anna")
    assert sitting.table.seats_of("chloe") == [seat]
    sitting.until_turn("chloe").step()
    same(sitting.table, sitting.read())


def test_seats_cannot_be_taken_over_where_that_is_not_wanted():
    sitting = playing("anna", "boris", take_over="no")
    sitting.do("boris", c.Leave())
    assert sitting.refused("chloe", c.TakeOver(place=1)) == "not_allowed"
    sitting.do("boris", c.TakeOver(place=1))  # one's own seat is always one's own
    assert sitting.table.held_by("boris") == [1]


def test_nobody_takes_over_before_the_game_or_after_it():
    sitting = Sitting().fill("anna")
    assert sitting.refused("boris", c.TakeOver(place=1)) == "wrong_time"
    sitting.start().do("anna", c.Leave())
    assert sitting.refused("boris", c.TakeOver(place=1)) == "over"


def test_nobody_changes_seats_to_look_at_other_hands():
    sitting = playing("anna", "boris", stand_in="random", take_over="free")
    mine = sitting.table.held_by("boris")[0]
    bots = next(n for n, place in enumerate(sitting.table.places) if not place.person)
    sitting.do("boris", c.Leave())
    assert sitting.refused("boris", c.TakeOver(place=bots)) == "not_allowed"
    sitting.do("chloe", c.TakeOver(place=bots))
    sitting.do("chloe", c.Leave())
    assert sitting.refused("chloe", c.TakeOver(place=mine)) == "not_allowed"
    sitting.do("chloe", c.TakeOver(place=bots))
    sitting.do("boris", c.TakeOver(place=mine))
    same(sitting.table, sitting.read())


def test_a_seat_is_handed_to_a_bot_and_back_at_any_decision():
    sitting = playing("anna", "boris", stand_in="random")
    for count in range(60):
        if sitting.table.state == "over":
            break
        assert sitting.refused("anna", c.Return()) == "not_handed"
        sitting.do("anna", c.Hand(bot="novice" if count % 2 else ""))
        assert sitting.place("anna").bot == ("novice" if count % 2 else "random")
        assert sitting.table.voters() == ["boris"]
        if sitting.table.undecided == sitting.table.held_by("anna")[0]:
            assert sitting.refused("anna", c.Play(action=sitting.legal()[0], version=sitting.table.version)) == "handed"
            assert sitting.table.awaited() == {}
        if count % 3 == 0:
            sitting.step()
        if sitting.table.state == "over":
            break
        sitting.do("anna", c.Return())
        assert sitting.place("anna").bot == ""
        sitting.step()
    same(sitting.table, sitting.read())


def test_handing_to_the_same_bot_or_to_none_that_exists_is_refused():
    sitting = playing("anna", "boris", stand_in="random")
    sitting.do("anna", c.Hand())
    assert sitting.refused("anna", c.Hand()) == "handed"
    assert sitting.refused("anna", c.Hand(bot="hal")) == "bad_request"
    sitting.do("anna", c.Hand(bot="novice"))
    assert sitting.refused("zoe", c.Hand()) == "not_seated"
    assert sitting.refused("boris", c.Hand(place=0)) == "not_seated"
    assert sitting.refused("boris", c.Return()) == "not_handed"
    assert Sitting().refused("anna", c.Hand()) == "wrong_time"


def test_of_several_seats_the_one_with_a_bot_is_returned_to():
    sitting = Sitting(TableOptions(hot_seat=True))
    for _ in range(4):
        sitting.do("anna", c.Join())
    sitting.start()
    assert sitting.refused("anna", c.Hand()) == "bad_request"
    sitting.do("anna", c.Hand(place=2, bot="random"))
    sitting.do("anna", c.Return())
    assert not any(place.bot for place in sitting.table.places)


def test_when_the_last_person_leaves_the_game_is_abandoned():
    sitting = playing("anna", "boris")
    sitting.do("anna", c.Leave())
    assert sitting.table.state == "playing"
    sitting.do("boris", c.Propose(vote="pause"))
    assert sitting.table.paused
    sitting.do("boris", c.Leave())
    table = sitting.table
    assert (table.state, table.ending) == ("over", "abandoned")
    assert table.bot_due() == ""
    assert table.deadline() is None
    assert table.awaited() == {}
    assert not table.paused
    assert sitting.bot_refused(sitting.legal()[0]) == "over"
    same(table, sitting.read())


def test_a_draft_is_abandoned_too_and_an_open_table_is_not():
    sitting = Sitting(TableOptions(assign="draft")).fill("anna").start()
    sitting.do("anna", c.Leave())
    assert sitting.table.ending == "abandoned"
    sitting = Sitting()
    sitting.do("boris", c.Join())
    sitting.do("boris", c.Leave())
    assert sitting.table.state == "open"


def test_a_game_of_bots_alone_is_played_to_its_end():
    sitting = Sitting().fill().start()
    sitting.until(lambda s: s.table.state == "over")
    assert sitting.table.game.result is not None
    assert sitting.table.ending == ""


def test_one_who_let_a_bot_sit_in_has_not_left():
    sitting = playing("anna", stand_in="random")
    sitting.do("anna", c.Hand())
    assert sitting.table.state == "playing"
    assert sitting.table.bot_due() or sitting.table.undecided >= 0
    sitting.do("anna", c.Return())


def test_the_admin_closes_a_table_at_any_time():
    for sitting in (Sitting(), playing("anna"), playing("anna", assign="draft")):
        sitting.note(acts.close(sitting.table, sitting.now))
        assert (sitting.table.state, sitting.table.ending) == ("over", "closed")
        assert sitting.refuses(lambda s=sitting: acts.close(s.table, s.now)) == "over"
        same(sitting.table, sitting.read())


def test_a_command_that_is_none_of_the_tables_business_is_refused():
    sitting = playing("anna")
    assert sitting.refused("anna", c.Say(text="hello")) == "bad_request"
    assert sitting.refused("anna", c.Rematch()) == "bad_request"


def test_commands_are_read_strictly():
    decode = msgspec.json.Decoder(c.AnyCommand).decode
    assert decode(b'{"do":"play","action":"done","version":3}') == c.Play(action="done", version=3)
    for bad in (
        b'{"do":"play","action":"done"}',
        b'{"do":"play","action":"done","version":-1}',
        b'{"do":"play","action":"%s","version":1}' % (b"x" * 81),
        b'{"do":"join","place":5}',
        b'{"do":"join","place":-1}',
        b'{"do":"undo","version":1,"count":0}',
        b'{"do":"propose","vote":"coup"}',
        b'{"do":"join","key":"%s"}' % (b"k" * 65),
        b'{"do":"join","colour":"red"}',
        b'{"do":"dance"}',
        b'{"do":"ballot","yes":1}',
        b"[]",
    ):
        with pytest.raises(msgspec.DecodeError):
            decode(bad)


def test_a_place_of_the_table_is_its_own():
    """Two tables never share what can change."""
    one, two = Table(), Table()
    for name, value in vars(one).items():
        if isinstance(value, list | dict | set):
            assert value is not getattr(two, name), name
    assert e.decode(e.encode(e.Left(at=1, place=0))) == e.Left(at=1, place=0)
