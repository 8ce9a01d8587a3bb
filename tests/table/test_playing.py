"""Deciding at a table. What is refused leaves the table exactly as it was."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import ruinous
from ruinous.rules.actions import ACTIONS
from ruinous.table import acts
from ruinous.table import commands as c
from ruinous.table.refusals import Refused
from ruinous.table.state import public, state
from tests.kit.seating import Sitting, person, playing, same


def test_people_and_bots_play_a_whole_game():
    sitting = playing("anna", "boris", seed=3).until(lambda s: s.table.state == "over")
    table = sitting.table
    assert table.ending == ""
    assert public(table)["result"]["condition"]
    assert table.deciding == ""
    assert table.undecided == -1
    assert table.bot_due() == ""
    ruinous.verify(table.game.record.dumps())
    same(table, sitting.read())
    assert sitting.refused("anna", c.Play(action="done", version=table.version)) == "over"
    assert sitting.refused("anna", c.Undo(version=table.version)) == "over"
    assert sitting.refused("anna", c.Leave()) == "over"
    assert sitting.refused("anna", c.Hand()) == "over"
    assert sitting.refused("anna", c.Propose(vote="pause")) == "over"
    assert sitting.refused("zoe", c.Join()) == "over"
    assert sitting.bot_refused("done") == "over"


def test_only_the_one_who_is_asked_decides():
    sitting = playing("anna", "boris").until_turn("anna")
    version, action = sitting.table.version, sitting.legal()[0]
    assert sitting.refused("boris", c.Play(action=action, version=version)) == "out_of_turn"
    assert sitting.refused("zoe", c.Play(action=action, version=version)) == "out_of_turn"
    other = sitting.seat("boris")
    assert sitting.refused("anna", c.Play(action=action, version=version, seat=other)) == "out_of_turn"
    assert sitting.refused("boris", c.Play(action=action, version=version, seat=sitting.seat("anna"))) == "out_of_turn"
    assert sitting.refused("anna", c.Play(action=action, version=version, seat="sigmar")) == "out_of_turn"
    assert sitting.bot_refused(action, version) == "out_of_turn"
    sitting.do("anna", c.Play(action=action, version=version, seat=sitting.seat("anna")))


def test_a_bots_seat_is_not_a_persons():
    sitting = playing("anna").until(lambda s: bool(s.table.bot_due()))
    play = c.Play(action=sitting.legal()[0], version=sitting.table.version)
    assert sitting.refused("anna", play) == "out_of_turn"


def test_before_the_game_nobody_decides():
    assert Sitting().fill("anna").refused("anna", c.Play(action="done", version=3)) == "wrong_time"
    assert Sitting().fill("anna").refused("anna", c.Undo(version=3)) == "wrong_time"


def test_an_answer_to_an_older_question_is_stale():
    sitting = playing("anna").until_turn("anna")
    sitting.step()
    sitting.until_turn("anna")
    asked, action = sitting.table.asked, sitting.legal()[0]
    assert sitting.refused("anna", c.Play(action=action, version=asked - 1)) == "stale"
    assert sitting.refused("anna", c.Play(action=action, version=0)) == "stale"
    assert sitting.refused("anna", c.Play(action=action, version=sitting.table.version + 1)) == "stale"
    mine = max(maker.version for maker in sitting.table.makers if maker.person == "anna")
    assert sitting.refused("anna", c.Undo(version=mine - 1)) == "stale"


def test_what_does_not_change_the_question_does_not_make_an_answer_stale():
    sitting = playing("anna", "boris", "chloe").until_turn("anna")
    version = sitting.table.version
    sitting.do("boris", c.Hand())
    sitting.do("boris", c.Return())
    sitting.do("chloe", c.Propose(vote="pause"))
    sitting.do("anna", c.Play(action=sitting.legal()[0], version=version))
    same(sitting.table, sitting.read())


def test_a_bots_answer_is_stale_when_the_question_is_gone():
    sitting = playing("anna", "boris", "chloe", stand_in="random").until(lambda s: bool(s.table.bot_due()))
    version, action = sitting.table.version, sitting.legal()[0]
    sitting.do("anna", c.Propose(vote="pause"))
    sitting.vote("boris")
    assert sitting.bot_refused(action, version) == "paused"
    sitting.do("anna", c.Propose(vote="resume"))
    sitting.vote("boris")
    assert sitting.bot_refused(action, version) == "stale"
    sitting.note(acts.bot_plays(sitting.table, action, sitting.table.version, sitting.now))


def test_a_paused_game_waits():
    sitting = playing("anna").until_turn("anna")
    sitting.do("anna", c.Propose(vote="pause"))
    version = sitting.table.version
    assert sitting.table.awaited() == {}
    assert sitting.refused("anna", c.Play(action=sitting.legal()[0], version=version)) == "paused"
    assert sitting.refused("anna", c.Undo(version=version)) == "paused"
    sitting.do("anna", c.Propose(vote="resume"))
    assert sitting.table.awaited() == {"anna": "decision"}
    sitting.step()


def test_what_is_not_in_the_list_is_refused_with_a_reason():
    sitting = playing("anna").until_turn("anna")
    legal, version = sitting.legal(), sitting.table.version
    unlisted = [action for action in ACTIONS if action not in legal]
    for action in unlisted[::97]:
        assert sitting.refused("anna", c.Play(action=action, version=version)) == "not_legal"
    for action in ("", "castle", "done done", "\x00", "Kw1>", "💀", legal[0] + " "):
        assert sitting.refused("anna", c.Play(action=action, version=version)) == "no_action"
    same(sitting.table, sitting.read())


WAITING = playing("anna").until_turn("anna")


@given(st.text(max_size=80))
def test_any_text_is_a_legal_action_or_a_refusal(text):
    sitting = WAITING
    if text not in sitting.legal():
        code = sitting.refused("anna", c.Play(action=text, version=sitting.table.version))
        assert code in ("no_action", "not_legal")


def test_the_refusal_of_a_bots_answer_changes_nothing():
    sitting = playing("anna").until(lambda s: bool(s.table.bot_due()))
    for action in ("nonsense", next(a for a in ACTIONS if a not in sitting.legal())):
        assert sitting.bot_refused(action) in ("no_action", "not_legal")
    sitting.step()


def test_a_command_with_the_same_key_is_known_again():
    sitting = playing("anna", "boris").until_turn("anna")
    command = c.Play(action=sitting.legal()[0], version=sitting.table.version, key="k1")
    assert acts.repeated(sitting.table, person("anna"), command) == 0
    sitting.do("anna", command)
    done = sitting.table.version
    sitting.until_turn("anna")
    assert acts.repeated(sitting.table, person("anna"), command) == done
    assert acts.repeated(sitting.read(), person("anna"), command) == done
    assert acts.repeated(sitting.table, person("boris"), command) == 0
    assert acts.repeated(sitting.table, person("anna"), replace(command, key="")) == 0
    assert acts.repeated(sitting.table, person("anna"), replace(command, version=done)) == done
    for table in (sitting.table, sitting.read()):
        for other in (replace(command, action="done"), c.Hand(key="k1"), c.Undo(version=done, key="k1")):
            with pytest.raises(Refused, match="key_reused"):
                acts.repeated(table, person("anna"), other)
    assert sitting.refused("anna", command) == "stale"  # and even without a look at the keys it is not done twice


def test_a_refused_command_does_not_use_up_its_key():
    sitting = playing("anna").until_turn("anna")
    command = c.Play(action="castle", version=sitting.table.version, key="k2")
    sitting.refused("anna", command)
    assert acts.repeated(sitting.table, person("anna"), command) == 0


def test_forced_decisions_are_resolved_at_once_unless_they_are_to_be_seen():
    quick = playing("anna", seed=5).until(lambda s: s.table.state == "over")
    shown = playing("anna", seed=5, game={"show_forced": True})
    seen = 0
    while shown.table.state != "over":
        seen += len(shown.legal()) == 1
        shown.step()
    assert seen > 0
    ruinous.verify(quick.table.game.record.dumps())


def test_who_is_awaited():
    sitting = playing("anna", "boris", "chloe").until_turn("anna")
    assert sitting.table.awaited() == {"anna": "decision"}
    sitting.do("boris", c.Propose(vote="pause"))
    assert sitting.table.awaited() == {"anna": "decision", "chloe": "vote"}
    sitting.do("boris", c.Withdraw())
    sitting.do("anna", c.Hand())
    assert sitting.table.awaited() == {}
    assert Sitting().table.awaited() == {}


@pytest.mark.parametrize("name", ["anna", "boris"])
def test_the_one_who_is_asked_gets_the_legal_list_and_the_others_do_not(name):
    sitting = playing("anna", "boris").until_turn(name)
    other = "boris" if name == "anna" else "anna"
    asked = state(sitting.table, sitting.seat(name))["ask"]
    assert [action["do"] for action in asked["actions"]] == sitting.legal()
    for seat in (sitting.seat(other), None):
        assert state(sitting.table, seat)["ask"] == {
            "seat": sitting.seat(name),
            "kind": asked["kind"],
            "group": asked["group"],
            "cause": asked["cause"],
        }
