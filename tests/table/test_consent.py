"""Seats belong to people: who may sit down in a running game, whose word counts, and who may be one person."""

import pytest

from ruinous.table import Clock, Table, TableOptions, acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.kin import groups, kin
from ruinous.table.state import public, summary
from ruinous.table.table import read
from ruinous.table.votes import MOST_TURNED_DOWN, REST, TURNED_DOWN
from tests.kit.seating import Sitting, person, playing, same

MINUTE = 60
ASK = c.TakeOver(place=2)  # a bot's seat at a table of two people


def two(**options: object) -> Sitting:
    """Anna and Boris, each at home, and two bots."""
    return playing("anna@a", "boris@b", stand_in="random", **options)


def why(sitting: Sitting, name: str, command: c.AnyCommand) -> str:
    """The reason of a refusal."""
    sitting.refused(name, command)
    with pytest.raises(acts.Refused) as caught:
        acts.do(sitting.table, acts.Ask(person(name), command, sitting.now, sitting.secret))
    return caught.value.fact.id.removeprefix("refusal.")


# --- asking for a seat --------------------------------------------------------------------------------------------


def test_a_newcomer_sits_down_when_all_seated_agree():
    sitting = two()
    sitting.do("chloe@c", ASK)
    table = sitting.table
    assert table.places[2].person == ""
    told = public(table)["vote"]
    assert (told["kind"], told["by"], told["name"], told["place"]) == ("seat", "chloe", "Chloe", 2)
    assert (told["yes"], told["voters"]) == ([], ["anna", "boris"])
    assert table.awaited().get("boris") in ("vote", "decision")
    assert why(sitting, "chloe@c", c.Ballot(yes=True)) == "no_say"
    sitting.vote("anna")
    assert table.places[2].person == ""
    sitting.vote("boris")
    assert (table.places[2].person, table.places[2].name, table.places[2].bot) == ("chloe", "Chloe", "")
    assert table.vote is None
    same(table, sitting.read())


def test_one_no_is_enough_and_lasts_for_a_while():
    sitting = two()
    sitting.do("chloe@c", ASK)
    sitting.vote("boris", False)
    assert sitting.table.vote is None
    assert sitting.table.places[2].person == ""
    assert sitting.refused("chloe", ASK) == "too_soon"
    assert sitting.refused("chloe", c.TakeOver(place=3)) == "too_soon"
    assert sitting.refused("another@c", ASK) == "too_soon"
    sitting.do("dirk@d", ASK)
    sitting.do("dirk", c.Withdraw())
    sitting.wait(TURNED_DOWN["live"] / 1000)
    sitting.do("chloe@c", ASK)
    same(sitting.table, sitting.read())


def test_when_several_were_turned_away_nobody_may_ask_for_a_while():
    sitting = two()
    for n in range(MOST_TURNED_DOWN):
        sitting.do(f"sock{n}@elsewhere{n}", ASK)
        sitting.vote("anna", False)
    assert why(sitting, "sock9@elsewhere9", ASK) == "seat_asked_often"
    sitting.wait(TURNED_DOWN["live"] / 1000)
    sitting.do("sock9@elsewhere9", ASK)


def test_a_request_ends_when_it_is_withdrawn_or_the_seat_is_taken_or_another():
    sitting = two()
    sitting.do("boris", c.Leave())
    sitting.do("chloe", c.TakeOver(place=1))
    assert why(sitting, "chloe", ASK) == "asked_already"
    assert why(sitting, "dirk", ASK) == "vote_open"
    assert why(sitting, "dirk", c.Withdraw()) == "not_your_vote"
    sitting.do("boris", c.TakeOver(place=1))
    assert sitting.table.vote is None
    sitting.wait(3 * MINUTE).do("chloe", ASK)
    sitting.do("chloe", c.Withdraw())
    assert sitting.table.vote is None
    assert why(sitting, "chloe", ASK) == "vote_too_soon"
    same(sitting.table, sitting.read())


def test_a_request_stops_no_vote_of_those_seated():
    sitting = two()
    sitting.do("chloe", ASK)
    sitting.do("anna", c.Propose(vote="pause"))
    assert sitting.table.vote.kind == "pause"
    sitting.vote("boris")
    sitting.do("chloe", ASK)  # it was nobody's no
    same(sitting.table, sitting.read())


def out_of_time() -> Sitting:
    """Two and two bots; Boris has let his time run out."""
    sitting = two(clock=Clock(kind="move", seconds=60)).until(lambda s: s.decider == "boris")
    sitting.wait(60).note(acts.flag(sitting.table, sitting.now))
    return sitting


def test_everybody_who_holds_a_seat_is_asked_though_a_bot_sits_in_or_time_is_out():
    sitting = out_of_time()
    sitting.do("anna", c.Hand())
    sitting.do("chloe", ASK)
    assert sitting.table.voters() == ["anna", "boris"]
    sitting.vote("anna")
    assert sitting.table.held_by("chloe") == []
    sitting.vote("boris")
    assert sitting.table.held_by("chloe") == [2]
    same(sitting.table, sitting.read())


def test_time_that_runs_out_meanwhile_takes_no_vote_away():
    sitting = two(clock=Clock(kind="move", seconds=60)).until(lambda s: s.decider == "boris")
    sitting.do("chloe", ASK)
    sitting.vote("anna")
    sitting.wait(60).note(acts.flag(sitting.table, sitting.now))
    assert sitting.table.to_vote() == ["boris"]
    assert sitting.table.held_by("chloe") == []


def test_whose_seat_was_freed_is_not_waited_for():
    sitting = out_of_time()
    sitting.do("anna", c.Propose(vote="replace", place=1))
    assert sitting.table.held_by("boris") == []
    sitting.do("chloe", ASK)
    sitting.vote("anna")
    assert sitting.table.held_by("chloe") == [2]
    same(sitting.table, sitting.read())


def test_in_older_logs_those_out_of_time_were_not_asked():
    """A vote of rule 2 is counted as it was when it was written."""
    sitting = out_of_time()
    asked = e.Proposed(at=sitting.now, by="chloe", vote="seat", place=2, rule=2, name="Chloe")
    sitting.table.apply(asked)
    sitting.note(asked)
    assert sitting.table.voters() == ["anna"]
    sitting.vote("anna")
    assert sitting.table.held_by("chloe") == [2]
    same(sitting.table, sitting.read())


def test_when_all_are_out_of_time_they_are_asked_all_the_same():
    sitting = playing("anna", clock=Clock(kind="move", seconds=60), stand_in="random").until_turn("anna")
    sitting.wait(60).note(acts.flag(sitting.table, sitting.now))
    sitting.do("chloe", ASK)
    assert sitting.table.to_vote() == ["anna"]


@pytest.mark.parametrize(("option", "reason"), [("no", "no_take_over"), (False, "no_take_over")])
def test_where_nobody_may_come_nobody_may_ask(option, reason):
    assert why(two(take_over=option), "chloe", ASK) == reason


def test_where_the_host_has_said_so_before_anyone_who_may_look_sits_down():
    sitting = two(take_over="free")
    sitting.do("chloe", ASK)
    assert sitting.table.held_by("chloe") == [2]
    sitting = two(take_over="free", spectators=False)
    sitting.do("chloe", ASK)
    assert sitting.table.held_by("chloe") == []
    assert sitting.table.asks_for_seat("chloe")


def test_one_who_was_voted_out_does_not_come_back_under_another_name():
    sitting = playing("anna@a", "boris@b", "chloe@c", stand_in="random", take_over="free")
    sitting.do("anna", c.Propose(vote="replace", place=2))
    sitting.vote("boris")
    assert why(sitting, "chloe", c.TakeOver(place=2)) == "voted_out"
    sitting.do("claire@c", c.TakeOver(place=2))
    assert sitting.table.asks_for_seat("claire")


def test_a_seat_where_no_person_sits_is_for_the_host_or_free():
    sitting = Sitting().fill().start()
    assert why(sitting, "chloe", ASK) == "nobody_to_ask"
    sitting.do("anna", ASK)
    assert sitting.table.held_by("anna") == [2]
    sitting = Sitting(TableOptions(take_over="free")).fill().start()
    sitting.do("chloe", ASK)
    assert sitting.table.held_by("chloe") == [2]


@pytest.mark.parametrize("option", ["ask", "free", "no"])
def test_ones_own_seat_is_always_ones_own(option):
    sitting = two(take_over=option, spectators=False)
    sitting.do("boris", c.Leave())
    sitting.do("boris", c.TakeOver())
    assert sitting.table.held_by("boris") == [1]
    same(sitting.table, sitting.read())


def test_without_a_place_any_free_seat_is_meant():
    sitting = two()
    sitting.do("chloe", c.TakeOver())
    assert sitting.table.vote.place == 2
    full = playing("anna", "boris", "chloe", "dirk")
    assert why(full, "emil", c.TakeOver()) == "no_free_seat"


def test_nobody_asks_while_powers_are_chosen():
    sitting = Sitting(TableOptions(assign="draft", stand_in="random")).fill("anna").start()
    assert why(sitting, "chloe", ASK) == "drafting"


def test_at_a_hot_seat_one_alone_takes_more_seats():
    sitting = Sitting(TableOptions(hot_seat=True, stand_in="random")).fill("anna").start()
    sitting.do("anna", c.TakeOver(place=1))
    assert sitting.table.held_by("anna") == [0, 1]
    same(sitting.table, sitting.read())


def test_old_tables_ask_too():
    old = Table.of(read([b'{"what":"created","at":1,"by":"a","id":"t","options":{},"name":"A"}']))
    assert old.options.consent == "ask"
    assert public(old)["options"]["take_over"] == "ask"
    assert TableOptions(take_over=False).consent == "no"
    assert Sitting(TableOptions()).table.options.take_over == "ask"


# --- who has seen a hand ------------------------------------------------------------------------------------------


def test_who_has_seen_a_hand_takes_no_other_seat_under_any_name():
    sitting = two(take_over="free")
    assert why(sitting, "sock@a", ASK) == "kin_seen_cards"
    sitting.do("anna", c.Leave())
    assert why(sitting, "anna@elsewhere", ASK) == "seen_other_cards"
    assert why(sitting, "sock@a", ASK) == "kin_seen_cards"
    sitting.do("sock@a", c.TakeOver(place=0))  # the seat that was seen is no other
    assert sitting.table.held_by("sock") == [0]


def test_kin_of_kin_are_found():
    sitting = two(take_over="free")
    sitting.do("anna", c.Leave())
    sitting.do("anna@phone", c.TakeOver(place=0))  # she is at home and on the phone
    assert why(sitting, "sock@phone", ASK) == "kin_seen_cards"


def test_a_family_at_one_address_plays_together():
    sitting = playing("anna@home", "boris@home", "chloe@home", stand_in="random")
    assert len(sitting.table.founders) == 3
    sitting.do("boris", c.Leave())
    sitting.do("boris@home", c.TakeOver(place=1))  # his own
    assert sitting.table.held_by("boris") == [1]
    assert why(sitting, "dirk@home", c.TakeOver(place=3)) == "kin_seen_cards"


def test_in_the_draft_too_one_address_has_one_seat():
    sitting = (
        Sitting(TableOptions(assign="draft", stand_in="random", take_over="free")).fill("anna@a", "boris@b").start()
    )
    assert why(sitting, "sock@a", ASK) == "kin_seen_cards"
    sitting.do("chloe@c", ASK)


def test_a_request_ends_when_kin_sit_down_meanwhile():
    sitting = two(take_over="free", spectators=False)
    sitting.note(acts.admit(sitting.table, person("chloe"), sitting.now))
    sitting.do("chloe@c", ASK)
    log = [*sitting.log, e.encode(e.TakenOver(at=sitting.now, by="cleo", place=3, name="Cleo", marks=("c",)))]
    table = Table.of(read(log))
    assert table.vote is None
    assert table.places[2].person == ""


# --- whose word counts --------------------------------------------------------------------------------------------


def late(**options: object) -> Sitting:
    """Anna and Boris have played since the start; Chloe and Dirk came later."""
    sitting = two(take_over="free", **options)
    sitting.do("chloe@c", c.TakeOver(place=2))
    sitting.do("dirk@d", c.TakeOver(place=3))
    return sitting.until(lambda s: len(s.table.game.entries) >= 5)


@pytest.mark.parametrize("vote", [{"vote": "abandon"}, {"vote": "rewind", "to": 1}, {"vote": "replace", "place": 1}])
def test_who_came_later_has_no_vote_on_what_cannot_be_undone(vote):
    sitting = late()
    assert why(sitting, "chloe", c.Propose(**vote)) == "founders_only"
    if vote["vote"] != "replace":
        sitting.do("anna", c.Propose(**vote))
        assert sitting.table.voters() == ["anna", "boris"]
        assert why(sitting, "chloe", c.Ballot(yes=True)) == "no_say"


def test_who_came_later_cannot_help_to_replace():
    sitting = late()
    assert why(sitting, "anna", c.Propose(vote="replace", place=1)) == "alone_in_vote"
    sitting.do("anna", c.Propose(vote="replace", place=2))
    assert sitting.table.voters() == ["anna", "boris"]


def test_who_came_later_has_a_say_in_pauses_and_on_newcomers():
    sitting = late()
    sitting.do("chloe", c.Propose(vote="pause"))
    assert sitting.table.voters() == ["anna", "boris", "chloe", "dirk"]


def test_when_no_founder_is_left_all_seated_vote():
    sitting = late()
    sitting.do("anna", c.Leave())
    assert why(sitting, "chloe", c.Propose(vote="abandon")) == "founders_only"
    sitting.do("boris", c.Leave())
    sitting.do("chloe", c.Propose(vote="abandon"))
    sitting.vote("dirk")
    assert sitting.table.ending == "abandoned"
    same(sitting.table, sitting.read())


def test_a_founder_who_comes_back_is_still_one():
    sitting = late()
    sitting.do("anna", c.Leave())
    sitting.do("anna", c.TakeOver(place=0))
    sitting.do("anna", c.Propose(vote="abandon"))
    assert sitting.table.voters() == ["anna", "boris"]


def test_in_a_rematch_those_count_who_sit_there_at_its_start():
    sitting = late()
    options, places = acts.rotated(sitting.table)
    table, _ = acts.create("t2", person("anna@a"), options, 0, places=places, marked=sitting.table.marked)
    assert table.marked == "t1"
    assert table.came["dirk"] == {"d"}
    acts.do(table, acts.Ask(person("anna"), c.Start(), 0, bytes(32)))
    assert table.founders == {"anna", "boris", "chloe", "dirk"}


# --- one person counts once ---------------------------------------------------------------------------------------


def test_kin_share_a_mark_or_know_one_who_does():
    came = {"a": frozenset("12"), "b": frozenset("23"), "c": frozenset("3"), "d": frozenset("4"), "e": frozenset()}
    assert kin(came, "1") == {"a", "b", "c"}
    assert kin(came, "4") == {"d"}
    assert kin(came, "") == set()
    assert groups(came, "acdef") == [{"a", "c"}, {"d"}, {"e"}, {"f"}]
    assert groups({}, "ab") == [{"a"}, {"b"}]


def test_two_names_from_one_address_have_one_vote():
    sitting = playing("anna@a", "annie@a", "boris@b", stand_in="random")
    assert why(sitting, "anna", c.Propose(vote="replace", place=2)) == "alone_in_vote"
    sitting.do("anna", c.Propose(vote="abandon"))
    sitting.vote("annie")
    assert sitting.table.state == "playing"  # one of two
    sitting.vote("boris", False)
    assert sitting.table.vote is None
    same(sitting.table, sitting.read())


def test_a_family_says_yes_when_all_of_them_do():
    sitting = playing("anna@a", "annie@a", "boris@b", "chloe@c", stand_in="random")
    sitting.do("boris", c.Propose(vote="pause"))
    sitting.vote("anna")
    assert not sitting.table.paused
    sitting.vote("annie")
    assert sitting.table.paused  # two of three
    sitting.do("boris", c.Propose(vote="abandon"))
    sitting.vote("anna")
    sitting.vote("annie", False)
    sitting.vote("chloe")
    assert sitting.table.ending == "abandoned"  # without the family, two of three
    same(sitting.table, sitting.read())


def test_votes_of_older_logs_are_counted_as_they_were():
    sitting = two(take_over="free")
    for name, place in (("chloe@a", 2), ("dirk@a", 3)):
        entry = e.TakenOver(at=sitting.now, by=name[:-2], place=place, name=name, marks=("a",))
        sitting.table.apply(entry)
        sitting.note(entry)
    for entry in (
        e.Proposed(at=sitting.now, by="anna", vote="abandon"),
        e.Voted(at=sitting.now, by="chloe", yes=True),
        e.Voted(at=sitting.now, by="dirk", yes=True),
    ):
        sitting.note(entry)
    assert sitting.read().ending == "abandoned"


def test_marks_are_told_to_nobody():
    sitting = playing("anna@secretmark", "boris@secretmark2", stand_in="random")
    sitting.do("chloe@secretmark3", ASK)
    assert "secretmark" not in repr((public(sitting.table), summary(sitting.table)))


# --- votes again and again ----------------------------------------------------------------------------------------


def test_a_vote_that_came_to_nothing_is_not_opened_again_at_once():
    sitting = two()
    sitting.do("anna", c.Propose(vote="abandon"))
    assert not sitting.table.vote.again
    sitting.do("anna", c.Withdraw())
    assert sitting.refused("anna", c.Propose(vote="abandon")) == "too_soon"
    sitting.do("boris", c.Propose(vote="abandon"))
    assert sitting.table.vote.again  # nobody is sent a notice
    sitting.vote("anna", False)
    assert sitting.refused("boris", c.Propose(vote="abandon")) == "too_soon"
    sitting.do("boris", c.Propose(vote="pause"))  # another kind
    sitting.vote("anna")
    sitting.wait(REST["live"] / 1000)
    sitting.do("anna", c.Propose(vote="abandon"))
    assert not sitting.table.vote.again
    same(sitting.table, sitting.read())


def test_a_vote_that_was_won_may_be_opened_again():
    sitting = two()
    for vote in ("pause", "resume", "pause"):
        sitting.do("anna", c.Propose(vote=vote))
        sitting.vote("boris")
    assert sitting.table.paused


def test_at_a_slow_table_it_takes_longer():
    sitting = two(pace="web")
    sitting.do("anna", c.Propose(vote="pause"))
    sitting.do("anna", c.Withdraw())
    assert sitting.wait(179 * MINUTE).refused("anna", c.Propose(vote="pause")) == "too_soon"
    sitting.wait(MINUTE).do("anna", c.Propose(vote="pause"))


# --- the host before the start ------------------------------------------------------------------------------------


def test_the_host_removes_a_person_for_good():
    sitting = Sitting()
    sitting.do("anna@a", c.Join())
    sitting.do("boris@b", c.Join())
    assert why(sitting, "boris", c.Remove(place=0)) == "host_only"
    assert why(sitting, "anna", c.Remove(place=0)) == "remove_another"
    assert why(sitting, "anna", c.Remove(place=3)) == "remove_another"
    sitting.do("anna", c.Remove(place=1))
    assert not sitting.table.places[1].taken
    assert not sitting.table.may_look("boris")
    assert why(sitting, "boris@elsewhere", c.Join()) == "removed"
    assert why(sitting, "another@b", c.Join()) == "removed"
    sitting.do("chloe@c", c.Join(place=1))
    sitting.fill().start()
    assert why(sitting, "boris", c.TakeOver(place=2)) == "removed"
    assert why(sitting, "anna", c.Remove(place=1)) == "seats_fixed"
    same(sitting.table, sitting.read())


def test_removing_one_of_a_family_leaves_the_others_alone():
    sitting = Sitting()
    for name in ("anna@home", "boris@home", "chloe@home"):
        sitting.do(name, c.Join())
    sitting.do("anna", c.Remove(place=1))
    sitting.do("dirk@home", c.Join(place=1))
    assert why(sitting, "boris@home", c.Join()) == "removed"


def test_one_who_is_removed_from_a_hot_seat_loses_all_seats():
    sitting = Sitting(TableOptions(hot_seat=True))
    sitting.do("boris", c.Join(place=1))
    sitting.do("boris", c.Join(place=2))
    sitting.do("anna", c.Remove(place=1))
    assert not any(place.taken for place in sitting.table.places)
    same(sitting.table, sitting.read())


def test_the_host_moves_people_and_bots():
    sitting = Sitting()
    for name in ("anna", "boris"):
        sitting.do(name, c.Join())
    sitting.do("anna", c.Seat(place=2, bot="random"))
    powers = [place.power for place in sitting.table.places]
    assert why(sitting, "boris", c.Move(place=1, to=3)) == "host_only"
    assert why(sitting, "anna", c.Move(place=3, to=1)) == "move_elsewhere"
    assert why(sitting, "anna", c.Move(place=1, to=1)) == "move_elsewhere"
    assert sitting.refused("anna", c.Move(place=1, to=4)) == "bad_request"
    sitting.do("anna", c.Move(place=1, to=3))
    sitting.do("anna", c.Move(place=0, to=2))  # they change places
    assert [place.person or place.bot for place in sitting.table.places] == ["random", "", "anna", "boris"]
    assert [place.power for place in sitting.table.places] == powers
    sitting.fill().start()
    assert why(sitting, "anna", c.Move(place=0, to=1)) == "seats_fixed"
    same(sitting.table, sitting.read())
