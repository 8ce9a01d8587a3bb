"""Votes: who has a say, when they are won or lost, and when they lapse."""

import pytest

import ruinous
from ruinous.rules.saved import dump
from ruinous.table import Clock, TableOptions, acts
from ruinous.table import commands as c
from ruinous.table.state import public
from ruinous.table.votes import Vote, verdict
from tests.kit.seating import Sitting, playing, same

DAY = 86_400


def four(**options: object) -> Sitting:
    return playing("anna", "boris", "chloe", "dirk", stand_in="random", **options)


@pytest.mark.parametrize(
    ("kind", "voters", "yes", "no", "outcome"),
    [
        ("pause", "abcd", "ab", "", None),
        ("pause", "abcd", "abc", "", True),
        ("pause", "abcd", "a", "b", None),
        ("pause", "abcd", "a", "bc", False),
        ("pause", "abc", "ab", "", True),
        ("pause", "abc", "a", "bc", False),
        ("pause", "ab", "a", "", None),
        ("pause", "ab", "a", "b", False),
        ("pause", "a", "a", "", True),
        ("rewind", "abcd", "abc", "", None),
        ("rewind", "abcd", "abcd", "", True),
        ("rewind", "abcd", "abc", "d", False),
        ("rewind", "", "a", "", False),
        ("pause", "", "a", "", False),
        ("pause", "bc", "a", "", None),
        ("abandon", "abc", "axy", "", None),
    ],
)
def test_when_a_vote_is_decided(kind, voters, yes, no, outcome):
    vote = Vote(kind, "a", yes=tuple(yes), no=tuple(no))
    assert verdict(vote, list(voters)) is outcome


def test_a_vote_is_won_by_more_than_half():
    sitting = four()
    sitting.do("anna", c.Propose(vote="pause"))
    assert public(sitting.table)["vote"] == {
        "kind": "pause", "by": "anna", "name": None, "to": None, "place": None, "yes": ["anna"], "no": [],
        "voters": ["anna", "boris", "chloe", "dirk"],
    }  # fmt: skip
    sitting.vote("boris", False)
    sitting.vote("chloe")
    assert not sitting.table.paused
    sitting.vote("dirk")
    assert sitting.table.paused
    assert sitting.table.vote is None
    same(sitting.table, sitting.read())


def test_a_vote_is_lost_as_soon_as_it_cannot_be_won():
    sitting = four()
    sitting.do("anna", c.Propose(vote="abandon"))
    sitting.vote("boris", False)
    assert sitting.table.vote is not None
    sitting.vote("chloe", False)
    assert sitting.table.vote is None
    assert sitting.table.state == "playing"


def test_votes_are_refused_to_those_who_have_none():
    sitting = playing("anna", "boris", "chloe", stand_in="random")
    assert sitting.refused("anna", c.Ballot(yes=True)) == "no_vote"
    assert sitting.refused("anna", c.Withdraw()) == "no_vote"
    assert sitting.refused("zoe", c.Propose(vote="pause")) == "not_allowed"
    sitting.do("chloe", c.Hand())
    assert sitting.refused("chloe", c.Propose(vote="pause")) == "not_allowed"
    sitting.do("anna", c.Propose(vote="pause"))
    assert sitting.refused("boris", c.Propose(vote="abandon")) == "vote_open"
    assert sitting.refused("anna", c.Ballot(yes=True)) == "voted"
    assert sitting.refused("zoe", c.Ballot(yes=True)) == "not_allowed"
    assert sitting.refused("chloe", c.Ballot(yes=True)) == "not_allowed"
    assert sitting.refused("boris", c.Withdraw()) == "not_allowed"
    sitting.do("anna", c.Withdraw())
    assert sitting.table.vote is None


def test_votes_that_make_no_sense_are_refused():
    sitting = playing("anna", "boris").until_turn("anna")
    decisions = len(sitting.table.game.entries)
    assert sitting.refused("anna", c.Propose(vote="resume")) == "not_paused"
    for to in (None, decisions, decisions + 5):
        code = sitting.refused("anna", c.Propose(vote="rewind", to=to))
        assert code == ("bad_request" if decisions else "wrong_time")
    for place in (None, 4, sitting.table.held_by("anna")[0], 2):
        assert sitting.refused("anna", c.Propose(vote="replace", place=place)) == "bad_request"
    assert Sitting().refused("anna", c.Propose(vote="abandon")) == "wrong_time"
    fresh = playing("anna", "boris")
    assert fresh.refused("anna", c.Propose(vote="rewind", to=0)) == "wrong_time"
    fresh.do("anna", c.Propose(vote="pause"))
    fresh.vote("boris")
    assert fresh.refused("anna", c.Propose(vote="pause")) == "paused"


def test_bots_have_no_vote():
    sitting = playing("anna", "boris")
    assert sitting.table.voters() == ["anna", "boris"]
    sitting = playing("anna")
    sitting.do("anna", c.Propose(vote="abandon"))
    assert (sitting.table.state, sitting.table.ending) == ("over", "abandoned")
    same(sitting.table, sitting.read())


# --- rewind -------------------------------------------------------------------------------------------------------


def test_going_back_needs_everybody():
    sitting = four().until(lambda s: len(s.table.game.entries) == 30)
    then = dump(Sitting.read(sitting).game.back(18).state)
    sitting.do("anna", c.Propose(vote="rewind", to=12))
    sitting.vote("boris")
    sitting.vote("chloe")
    assert len(sitting.table.game.entries) == 30
    sitting.vote("dirk")
    assert len(sitting.table.game.entries) == 12
    assert dump(sitting.table.game.state) == then
    same(sitting.table, sitting.read())
    sitting.until(lambda s: s.table.state == "over")
    ruinous.verify(sitting.table.game.record.dumps())
    same(sitting.table, sitting.read())


def test_one_no_ends_a_rewind():
    sitting = four().until(lambda s: len(s.table.game.entries) == 5)
    sitting.do("anna", c.Propose(vote="rewind", to=0))
    sitting.vote("boris", False)
    assert sitting.table.vote is None
    assert len(sitting.table.game.entries) == 5


def test_the_game_goes_on_while_a_rewind_is_voted_on():
    sitting = playing("anna", "boris").until(lambda s: len(s.table.game.entries) == 5)
    sitting.do("anna", c.Propose(vote="rewind", to=3))
    for _ in range(4):
        sitting.step()
    sitting.vote("boris")
    assert len(sitting.table.game.entries) == 3
    same(sitting.table, sitting.read())


def test_nobody_goes_back_behind_the_back_of_one_who_let_a_bot_sit_in():
    sitting = playing("anna", "boris", stand_in="random").until(lambda s: len(s.table.game.entries) == 6)
    sitting.do("boris", c.Hand())
    sitting.do("anna", c.Propose(vote="rewind", to=0))
    assert len(sitting.table.game.entries) == 6
    assert sitting.table.awaited().get("boris") == "vote"
    sitting.vote("boris")
    assert len(sitting.table.game.entries) == 0
    sitting.do("anna", c.Propose(vote="abandon"))
    assert sitting.table.state == "playing"
    sitting.vote("boris", False)
    same(sitting.table, sitting.read())


def test_a_rewind_lapses_when_an_undo_goes_further_back():
    for seed in range(30):
        sitting = playing("anna", "boris", seed=seed)
        while sitting.table.state == "playing":
            if sitting.table.undoable(sitting.seat("anna")) >= 2:
                decisions = len(sitting.table.game.entries)
                sitting.do("boris", c.Propose(vote="rewind", to=decisions - 1))
                sitting.undo("anna", 2)
                assert sitting.table.vote is None
                same(sitting.table, sitting.read())
                return
            sitting.step()
    raise AssertionError("no such game")


# --- people come and go -------------------------------------------------------------------------------------------


def test_a_vote_lapses_when_the_one_who_opened_it_leaves():
    sitting = four()
    sitting.do("anna", c.Propose(vote="abandon"))
    sitting.vote("boris")
    sitting.do("anna", c.Leave())
    assert sitting.table.vote is None
    assert sitting.table.state == "playing"
    same(sitting.table, sitting.read())


def test_one_who_left_is_not_counted():
    sitting = four()
    sitting.do("anna", c.Propose(vote="abandon"))
    sitting.vote("boris")
    sitting.do("boris", c.Leave())  # two yes were cast, but only one of three voters is for it now
    assert sitting.table.state == "playing"
    assert sitting.table.voters() == ["anna", "chloe", "dirk"]
    sitting.vote("chloe", False)
    assert sitting.table.vote is not None
    sitting.vote("dirk", False)
    assert sitting.table.vote is None
    assert sitting.table.state == "playing"


def test_a_vote_is_decided_when_the_last_doubter_leaves():
    sitting = four()
    sitting.do("anna", c.Propose(vote="pause"))
    sitting.vote("boris")
    sitting.do("chloe", c.Leave())
    assert sitting.table.paused  # two of three
    same(sitting.table, sitting.read())


def test_a_newcomer_has_a_say_in_a_pause_at_once():
    sitting = four(take_over="free")
    sitting.do("dirk", c.Leave())
    sitting.do("anna", c.Propose(vote="pause"))
    sitting.do("emil", c.TakeOver(place=3))
    assert "emil" in sitting.table.voters()
    sitting.vote("emil")
    same(sitting.table, sitting.read())


def test_the_vote_of_one_out_of_time_counts_again_after_the_return():
    sitting = four(clock=Clock(kind="move", seconds=60))
    sitting.until(lambda s: s.decider == "chloe")
    sitting.do("chloe", c.Propose(vote="abandon"))
    sitting.wait(60)
    assert sitting.note(acts.flag(sitting.table, sitting.now))
    assert sitting.table.voters() == ["anna", "boris", "dirk"]
    sitting.vote("anna")
    assert sitting.table.state == "playing"  # one of three
    assert sitting.refused("chloe", c.Ballot(yes=False)) == "not_allowed"
    sitting.do("chloe", c.Return())
    assert sitting.table.vote is not None  # two of four
    sitting.vote("dirk")
    assert sitting.table.ending == "abandoned"
    same(sitting.table, sitting.read())


def test_a_return_can_decide_a_vote():
    sitting = four(clock=Clock(kind="move", seconds=60))
    sitting.until(lambda s: s.decider == "chloe")
    sitting.do("anna", c.Propose(vote="pause"))
    sitting.vote("chloe")  # two of four
    sitting.wait(60).note(acts.flag(sitting.table, sitting.now))  # one of three
    sitting.do("boris", c.Hand())  # one of two
    assert sitting.table.vote is not None
    sitting.do("chloe", c.Return())  # two of three
    assert sitting.table.paused
    same(sitting.table, sitting.read())


def test_handing_a_seat_to_a_bot_can_decide_a_vote():
    sitting = playing("anna", "boris", "chloe", stand_in="random")
    sitting.do("anna", c.Propose(vote="pause"))
    sitting.do("boris", c.Hand())
    assert sitting.table.vote is not None  # one of two
    sitting.do("chloe", c.Hand())
    assert sitting.table.paused
    same(sitting.table, sitting.read())


def test_a_vote_without_voters_is_lost():
    sitting = playing("anna", "boris", stand_in="random").until(lambda s: len(s.table.game.entries) > 2)
    sitting.do("anna", c.Propose(vote="pause"))
    sitting.do("anna", c.Hand())
    assert sitting.table.vote is not None
    sitting.do("boris", c.Hand())
    assert sitting.table.vote is None
    assert not sitting.table.paused


# --- replacing ----------------------------------------------------------------------------------------------------


def test_a_player_is_replaced_by_vote_of_the_others():
    sitting = four().until_turn("dirk")
    place = sitting.table.held_by("dirk")[0]
    sitting.do("anna", c.Propose(vote="replace", place=place))
    assert sitting.table.voters() == ["anna", "boris", "chloe"]
    assert sitting.refused("dirk", c.Ballot(yes=False)) == "not_allowed"
    sitting.vote("chloe")
    assert sitting.table.places[place].person == ""
    assert sitting.table.bot_due() == "random"
    assert sitting.refused("dirk", c.TakeOver(place=place)) == "not_allowed"
    sitting.do("emil", c.TakeOver(place=place))
    for name in ("anna", "boris", "chloe"):
        sitting.vote(name)
    assert sitting.decider == "emil"
    same(sitting.table, sitting.read())


def test_a_vote_about_one_who_leaves_does_not_hit_the_next():
    sitting = four(take_over="free")
    sitting.do("anna", c.Propose(vote="replace", place=3))
    sitting.do("dirk", c.Leave())
    assert sitting.table.vote is None
    sitting.do("emil", c.TakeOver(place=3))
    assert sitting.table.places[3].person == "emil"
    same(sitting.table, sitting.read())


@pytest.mark.parametrize(("pace", "patience"), [("live", 300), ("web", 3 * DAY)])
def test_of_two_people_one_cannot_throw_the_other_out_unless_he_is_long_away(pace, patience):
    sitting = playing("anna", "boris", stand_in="random", pace=pace).until_turn("boris")
    replace = c.Propose(vote="replace", place=sitting.table.held_by("boris")[0])
    assert sitting.refused("anna", replace) == "not_away"
    sitting.wait(patience - 1)
    assert sitting.refused("anna", replace) == "not_away"
    sitting.wait(1)
    sitting.do("anna", replace)
    assert sitting.table.held_by("boris") == []
    sitting.do("boris", c.TakeOver(place=replace.place))  # who was only away may come back while nobody else has
    same(sitting.table, sitting.read())


def test_long_waiting_counts_for_the_one_who_is_waited_for_only():
    sitting = playing("anna", "boris", stand_in="random").until_turn("anna")
    place = sitting.table.held_by("boris")[0]
    assert sitting.wait(10 * DAY).refused("anna", c.Propose(vote="replace", place=place)) == "not_away"
    sitting.do("boris", c.Hand())
    assert sitting.refused("anna", c.Propose(vote="replace", place=place)) == "not_away"


def test_with_a_clock_only_the_clock_says_who_is_away():
    sitting = playing("anna", "boris", stand_in="random", clock=Clock(kind="move", seconds=7 * DAY)).until_turn("boris")
    replace = c.Propose(vote="replace", place=sitting.table.held_by("boris")[0])
    assert sitting.wait(6 * DAY).refused("anna", replace) == "not_away"
    sitting.wait(DAY).note(acts.flag(sitting.table, sitting.now))
    sitting.do("anna", replace)
    assert sitting.table.held_by("boris") == []
    assert sitting.table.state == "playing"  # anna is still here


def test_a_vote_to_replace_lapses_when_only_one_voter_is_left():
    sitting = playing("anna", "boris", "chloe", stand_in="random")
    sitting.do("anna", c.Propose(vote="replace", place=1))
    sitting.do("chloe", c.Leave())
    assert sitting.table.vote is None
    assert sitting.table.held_by("boris") == [1]
    same(sitting.table, sitting.read())


# --- in the draft -------------------------------------------------------------------------------------------------


def test_a_draft_that_waits_for_one_who_is_away_is_not_stuck():
    sitting = Sitting(TableOptions(assign="draft", stand_in="random")).fill("anna", "boris", "chloe").start()
    while sitting.table.bot_due():
        left = public(sitting.table)["draft"]["left"]
        sitting.note(acts.bot_picks(sitting.table, left[0], sitting.table.version, sitting.now))
    slow = sitting.decider
    others = [name for name in ("anna", "boris", "chloe") if name != slow]
    sitting.do(others[0], c.Propose(vote="replace", place=sitting.table.picking))
    sitting.vote(others[1])
    assert sitting.table.bot_due() == "random"
    sitting.do(others[0], c.Propose(vote="pause"))
    sitting.vote(others[1])
    assert sitting.refused(others[0], c.Pick(power="khorne")) == "paused"
    assert sitting.refuses(lambda: acts.bot_picks(sitting.table, "khorne", sitting.table.version, 0)) == "out_of_turn"
    sitting.do(others[0], c.Propose(vote="abandon"))
    sitting.vote(others[1])
    assert sitting.table.ending == "abandoned"
    same(sitting.table, sitting.read())


def test_one_who_must_decide_may_have_to_vote_as_well():
    sitting = four()
    decider = sitting.decider
    other = next(name for name in ("anna", "boris") if name != decider)
    sitting.do(other, c.Propose(vote="abandon"))
    assert sitting.table.awaited()[decider] == "decision"
    assert decider in sitting.table.to_vote()
    sitting.vote(decider, False)
    assert decider not in sitting.table.to_vote()
