"""Clocks: none, per move, bank and increment. Nobody gains time by going away, pausing or taking back."""

import pytest

from ruinous.table import Clock, TableOptions, acts
from ruinous.table import commands as c
from ruinous.table.state import public
from tests.kit.seating import Sitting, playing, same

MOVE = Clock(kind="move", seconds=60)
BANK = Clock(kind="bank", seconds=600, increment=10)


def at_turn(name: str, clock: Clock, *others: str, seed: int = 0) -> Sitting:
    """It has just become somebody's turn; no time has passed so far."""
    return playing("anna", "boris", *others, seed=seed, clock=clock, stand_in="random").until_turn(name)


def undoable_for(clock: Clock, own_turn: bool) -> Sitting:
    """Anna has just decided in no time, may take it back, and is (or is not) the one who is asked next."""
    for seed in range(60):
        sitting = playing("anna", "boris", seed=seed, clock=clock, stand_in="random")
        for _ in range(200):
            if sitting.table.state == "over":
                break
            if sitting.table.undoable(sitting.seat("anna")) == 1:
                if (sitting.decider == "anna") if own_turn else (sitting.decider == "boris"):
                    return sitting
            sitting.step()
    raise AssertionError("no such game")


def left(sitting: Sitting) -> float:
    """Seconds until the flag falls."""
    deadline = sitting.table.deadline()
    assert deadline is not None
    return (deadline - sitting.now) / 1000


# --- deadlines ----------------------------------------------------------------------------------------------------


def test_without_a_clock_nobody_is_ever_late():
    sitting = playing("anna").until_turn("anna").wait(10**9)
    assert sitting.table.deadline() is None
    assert acts.flag(sitting.table, sitting.now) is None


def test_a_clock_per_move_begins_anew_with_each_question():
    sitting = at_turn("anna", MOVE)
    assert left(sitting) == 60
    sitting.wait(59)
    assert left(sitting) == 1
    sitting.step()
    sitting.until_turn("anna")
    assert left(sitting) == 60
    assert public(sitting.table)["clock"] == {"since": sitting.now, "deadline": sitting.now + 60_000}


def test_a_bank_loses_what_is_used_and_gains_the_increment():
    sitting = at_turn("anna", BANK)
    had = sitting.place("anna").bank
    assert left(sitting) == had / 1000
    sitting.wait(100).step()
    assert sitting.place("anna").bank == had - 100_000 + 10_000
    assert sitting.place("boris").bank % 10_000 == 0
    same(sitting.table, sitting.read())


def test_bots_and_open_tables_have_no_clock():
    sitting = playing("anna", clock=BANK).until(lambda s: bool(s.table.bot_due()))
    assert sitting.table.deadline() is None
    bank = sitting.table.places[sitting.table.undecided].bank
    number = sitting.table.undecided
    sitting.wait(9999).step()
    assert sitting.table.places[number].bank == bank
    assert Sitting(TableOptions(clock=MOVE)).fill("anna").table.deadline() is None


def test_a_clock_that_goes_backwards_takes_and_gives_nothing():
    sitting = at_turn("anna", BANK)
    had = sitting.place("anna").bank
    sitting.wait(-500).step()
    assert sitting.place("anna").bank == had + 10_000


# --- the flag -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [MOVE, BANK], ids=["move", "bank"])
def test_a_bot_sits_in_for_one_out_of_time_until_the_return(clock):
    sitting = at_turn("anna", clock)
    sitting.wait(left(sitting) - 0.001)
    assert acts.flag(sitting.table, sitting.now) is None
    sitting.wait(0.001)
    entry = sitting.note(acts.flag(sitting.table, sitting.now))
    assert entry.place == sitting.table.held_by("anna")[0]
    assert sitting.place("anna").late
    assert sitting.table.bot_due() == "random"
    assert sitting.table.deadline() is None
    assert acts.flag(sitting.table, sitting.now + 10**9) is None
    assert sitting.refused("anna", c.Play(action=sitting.legal()[0], version=sitting.table.version)) == "handed"
    assert sitting.table.seats_of("anna")  # the seat is still hers
    sitting.step()
    sitting.do("anna", c.Return())
    assert not sitting.place("anna").late
    assert not sitting.place("anna").bot
    sitting.until_turn("anna")
    assert left(sitting) >= 30
    same(sitting.table, sitting.read())


@pytest.mark.parametrize("clock", [MOVE, BANK], ids=["move", "bank"])
def test_returning_at_once_gives_a_grace_once_for_each_decision(clock):
    sitting = at_turn("anna", clock)
    sitting.wait(left(sitting)).note(acts.flag(sitting.table, sitting.now))
    sitting.do("anna", c.Return())
    assert left(sitting) == 30
    sitting.wait(30).note(acts.flag(sitting.table, sitting.now))
    sitting.do("anna", c.Return())
    assert left(sitting) == 0
    sitting.note(acts.flag(sitting.table, sitting.now))
    sitting.step()
    sitting.do("anna", c.Return())
    sitting.until_turn("anna")
    assert left(sitting) >= 30
    same(sitting.table, sitting.read())


def test_the_grace_is_never_more_than_the_clock():
    sitting = at_turn("anna", Clock(kind="move", seconds=10))
    sitting.wait(10).note(acts.flag(sitting.table, sitting.now))
    sitting.do("anna", c.Return())
    assert left(sitting) == 10


def test_the_flag_falls_in_a_draft_too():
    sitting = Sitting(TableOptions(assign="draft", clock=BANK, stand_in="random", hot_seat=True))
    for _ in range(4):
        sitting.do("anna", c.Join())
    sitting.start()
    first = sitting.table.picking
    sitting.wait(50).do("anna", c.Pick(power="khorne"))
    assert sitting.table.places[first].bank == 550_000
    sitting.wait(600).note(acts.flag(sitting.table, sitting.now))
    assert sitting.table.bot_due() == "random"
    sitting.note(acts.bot_picks(sitting.table, "nurgle", sitting.table.version, sitting.now))
    same(sitting.table, sitting.read())


# --- no time is gained --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [MOVE, BANK], ids=["move", "bank"])
def test_handing_to_a_bot_and_returning_gains_nothing(clock):
    sitting = at_turn("anna", clock)
    had = left(sitting)
    sitting.wait(45).do("anna", c.Hand())
    sitting.wait(1000)
    sitting.do("anna", c.Return())
    assert left(sitting) == had - 45
    sitting.wait(10).do("anna", c.Hand())
    sitting.do("anna", c.Return())
    assert left(sitting) == had - 55
    same(sitting.table, sitting.read())


@pytest.mark.parametrize("clock", [MOVE, BANK], ids=["move", "bank"])
def test_leaving_and_taking_over_gains_no_more_than_the_grace(clock):
    sitting = at_turn("anna", clock)
    place, had = sitting.table.undecided, left(sitting)
    for _ in range(3):
        sitting.wait(10).do("anna", c.Leave())
        sitting.do("anna", c.TakeOver(place=place))
    assert left(sitting) == had - 30
    sitting.wait(left(sitting) - 5).do("anna", c.Leave())
    sitting.do("anna", c.TakeOver(place=place))
    assert left(sitting) == 30
    sitting.wait(25).do("anna", c.Leave())
    sitting.do("anna", c.TakeOver(place=place))
    assert left(sitting) == 5
    same(sitting.table, sitting.read())


@pytest.mark.parametrize("clock", [MOVE, BANK], ids=["move", "bank"])
def test_a_pause_stops_the_clock(clock):
    sitting = at_turn("anna", clock)
    had = left(sitting)
    sitting.wait(20).do("anna", c.Propose(vote="pause"))
    sitting.wait(5).vote("boris")
    assert sitting.table.deadline() is None
    sitting.wait(5000)
    assert acts.flag(sitting.table, sitting.now) is None
    sitting.do("anna", c.Propose(vote="resume"))
    sitting.wait(50).vote("boris")
    assert left(sitting) == had - 25
    same(sitting.table, sitting.read())
    sitting.wait(10).step()
    same(sitting.table, sitting.read())


def test_taking_back_gives_no_increment_twice():
    sitting = undoable_for(BANK, own_turn=True)
    had = sitting.place("anna").bank
    sitting.undo("anna")
    action = next(action for action in sitting.legal() if _goes_back(sitting, action))
    for _ in range(3):
        assert sitting.place("anna").bank == had - 10_000
        sitting.step(action)
        assert sitting.place("anna").bank == had
        sitting.undo("anna")
    same(sitting.table, sitting.read())


def test_taking_back_in_ones_own_turn_costs_the_time_thought():
    sitting = undoable_for(BANK, own_turn=True)
    had = sitting.place("anna").bank
    sitting.wait(40).undo("anna")
    assert sitting.place("anna").bank == had - 10_000 - 40_000
    assert left(sitting) == (had - 50_000) / 1000
    same(sitting.table, sitting.read())


def test_taking_back_does_not_cost_the_one_who_was_asked_meanwhile():
    sitting = undoable_for(BANK, own_turn=False)
    had, others = sitting.place("anna").bank, sitting.place("boris").bank
    sitting.wait(40).undo("anna")
    assert sitting.place("anna").bank == had - 10_000
    assert sitting.place("boris").bank == others
    same(sitting.table, sitting.read())


def test_taking_back_does_not_begin_the_clock_per_move_anew():
    sitting = undoable_for(MOVE, own_turn=True)
    sitting.wait(20).undo("anna")
    assert left(sitting) == 60  # this decision was made in no time before
    action = next(action for action in sitting.legal() if _goes_back(sitting, action))
    sitting.wait(25).step(action)
    sitting.undo("anna")
    assert left(sitting) == 35
    same(sitting.table, sitting.read())


def test_going_round_in_circles_runs_out_of_time():
    """Deciding and taking back for ever does not keep the clock alive."""
    sitting = undoable_for(MOVE, own_turn=True)
    sitting.undo("anna")
    actions = [action for action in sitting.legal() if _goes_back(sitting, action)]
    assert actions
    for _ in range(20):
        if acts.flag(sitting.table, sitting.now) is not None:
            break
        sitting.wait(7).step(actions[0])
        sitting.undo("anna")
    else:
        raise AssertionError("the clock never ran out")


def _goes_back(sitting: Sitting, action: str) -> bool:
    twin = sitting.read()
    acts.do(twin, acts.Ask(acts.Who("anna", "Anna"), c.Play(action=action, version=twin.version), sitting.now))
    return twin.undoable(sitting.seat("anna")) > 0


def test_after_a_rewind_everybody_has_some_time():
    for clock in (MOVE, BANK):
        sitting = at_turn("anna", clock).until(lambda s: len(s.table.game.entries) > 10).until_turn("anna")
        to = len(sitting.table.game.entries)
        sitting.wait(left(sitting) - 1).step()
        sitting.do("anna", c.Propose(vote="rewind", to=to))
        sitting.vote("boris")
        assert sitting.decider == "anna"
        assert left(sitting) >= 30
        same(sitting.table, sitting.read())
