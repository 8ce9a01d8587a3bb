"""Lessons: a table whose game begins at a prepared position."""

import pytest

from ruinous import Game, verify
from ruinous.content.lessons import LESSONS
from ruinous.rules import lesson as rules
from ruinous.rules import values
from ruinous.rules.ids import BRETONNIA, HERO, N_REGIONS, NURGLE, TILEA, WARPSTONE
from ruinous.table import Refused, Table, TableOptions, acts, lessons
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.log import LogError
from ruinous.table.state import events, public, state
from ruinous.table.table import read
from ruinous.words import LANGUAGES, say
from tests.kit.seating import Sitting, person, same
from tools.lessons import walk


def lesson(name: str = "round") -> Sitting:
    """A lesson that Anna has begun."""
    taught = lessons.find(name)
    reader, bot = e.Sitter(person="anna", name="Anna"), e.Sitter(bot=lessons.BOTS)
    places = tuple(reader if power == taught.seat else bot for power in taught.powers)
    return Sitting(TableOptions(powers=taught.powers, game=taught.game), places=places, lesson=name).start()


@pytest.mark.parametrize("name", LESSONS)
def test_the_record_of_a_lesson_is_a_true_game_that_waits_for_the_reader(name):
    text = LESSONS[name].record
    assert verify(text).result == "running"
    game = Game.replay(text)
    assert game.decision.seat == LESSONS[name].seat
    assert game.decision.kind == "turn"


def test_the_lesson_stands_where_its_words_say():
    sitting = lesson()
    g = sitting.table.game.state
    assert (g.round, sitting.table.deciding, g.power[NURGLE]) == (3, "nurgle", 4)
    assert values.ruin_count(g, BRETONNIA) == 10
    assert values.dominator(g, BRETONNIA) == 3  # Slaanesh, by one
    assert g.tokens[HERO * N_REGIONS + BRETONNIA] == 1
    assert values.magic(g, TILEA) == g.tokens[WARPSTONE * N_REGIONS + TILEA] == 1
    assert all(g.track)
    assert {"Nc4>bre", "Nw5>bre", "plague_aura@bre.l", "plague_aura@bre.r"} <= set(sitting.legal())
    told = state(sitting.table, "nurgle")
    assert told["table"]["lesson"] == "round"
    assert told["ask"]["kind"] == "turn"
    assert events(sitting.table, "nurgle", 0)


def test_a_lesson_is_one_entry_and_the_log_tells_all_of_it():
    sitting = lesson()
    assert sitting.table.version == 2
    same(sitting.table, sitting.read())
    sitting.step()
    same(sitting.table, sitting.read())


def test_a_changed_lesson_does_not_change_tables_that_have_begun(monkeypatch):
    sitting = lesson()
    monkeypatch.setattr(lessons, "LESSONS", {})
    lessons._read.cache_clear()
    same(sitting.table, sitting.read())


def test_a_log_with_another_opening_is_noticed():
    sitting = lesson()
    made, started = read(sitting.log)
    opening = (*started.opening[:-1], e.Opened("khorne", "pass"))
    with pytest.raises(LogError):
        Table.of(
            [made, e.Started(at=0, secret=started.secret, chance=started.chance, hash=started.hash, opening=opening)]
        )


def test_nobody_goes_back_behind_the_beginning_of_the_lesson():
    sitting = lesson()
    begun = sitting.table.opening
    assert sitting.table.undoable("nurgle") == 0
    assert sitting.refused("anna", c.Undo(version=sitting.table.version)) == "barrier"
    assert sitting.refused("anna", c.Propose(vote="rewind", to=begun)) == "wrong_time"
    sitting.step("Nc4>bre")
    assert sitting.table.undoable("nurgle") == 1
    assert sitting.refused("anna", c.Undo(version=sitting.table.version, count=2)) == "barrier"
    assert sitting.refused("anna", c.Propose(vote="rewind", to=begun - 1)) == "bad_request"
    sitting.undo("anna")
    assert len(sitting.table.game.entries) == begun
    same(sitting.table, sitting.read())
    sitting.step("Nc4>bre")
    sitting.step()
    sitting.do("anna", c.Propose(vote="rewind", to=begun))
    assert len(sitting.table.game.entries) == begun
    same(sitting.table, sitting.read())


def test_a_log_that_goes_back_behind_the_lesson_is_refused():
    sitting = lesson()
    sitting.log.append(e.encode(e.Undone(at=0, by="anna", seat="nurgle", count=1)))
    with pytest.raises(LogError):
        sitting.read()


def test_the_lesson_can_be_played_to_the_end_and_its_record_is_proved():
    sitting = lesson().until(lambda s: s.table.state == "over")
    text = sitting.table.game.record.dumps()
    assert verify(text).entries[: sitting.table.opening] == verify(LESSONS["round"].record).entries
    same(sitting.table, sitting.read())


def test_a_rematch_is_an_ordinary_game():
    sitting = lesson().until(lambda s: s.table.state == "over")
    options, places = acts.rotated(sitting.table)
    again = Sitting(options, places=places, rematch_of="t1").start()
    assert again.table.opening == 0
    assert public(again.table)["lesson"] is None
    assert again.table.game.state.round == 1


def test_there_is_no_lesson_of_that_name():
    with pytest.raises(Refused) as caught:
        lessons.find("x" * 100)
    assert caught.value.code == "bad_request"
    assert caught.value.fact.args["lessons"] == ["round", *rules.lessons()]
    with pytest.raises(Refused):
        acts.create("t1", person("anna"), TableOptions(), 0, lesson="unknown")


# --- lessons that are files -------------------------------------------------------------------------------------------


def play(sitting: Sitting, action: str) -> None:
    """The reader does something; the others do what is written for them."""
    sitting.do("anna", c.Play(action=action, version=sitting.table.version))
    follow(sitting)


def follow(sitting: Sitting) -> None:
    while sitting.table.bot_due():
        sitting.note(acts.bot_plays(sitting.table, lessons.answer(sitting.table), sitting.table.version, sitting.now))


def told(sitting: Sitting):
    return state(sitting.table, sitting.seat("anna"))["lesson"]


def ways(name: str) -> list[str]:
    """What the reader does on a way to the goal."""
    found = rules.lessons()[name]
    return [action.partition(": ")[2] for action in walk(found).one if action.startswith(f"{found.seat}: ")]


@pytest.mark.parametrize("name", rules.lessons())
def test_a_lesson_is_played_at_a_table_to_its_end(name):
    sitting = lesson(name)
    assert sitting.table.version == 2
    assert (told(sitting)["name"], told(sitting)["done"], told(sitting)["met"]) == (name, 0, False)
    follow(sitting)
    for action in ways(name):
        play(sitting, action)
    assert told(sitting)["done"] == sum(step["task"] for step in told(sitting)["steps"])
    assert told(sitting)["met"]
    assert sitting.table.state == "over"
    same(sitting.table, sitting.read())


@pytest.mark.parametrize("name", rules.lessons())
def test_what_a_lesson_does_not_ask_for_is_answered_with_a_word_and_nothing_has_happened(name):
    sitting, answered = lesson(name), set()
    follow(sitting)
    for action in ways(name):
        task = rules.lessons()[name].task(sitting.table.game)
        wrong = [other for other in sitting.legal() if not task.serves(other)]
        for other in wrong[:1] + wrong[-1:]:
            command = c.Play(action=other, version=sitting.table.version)
            assert sitting.refused("anna", command) == "lesson"
            with pytest.raises(Refused) as caught:
                lessons.check(sitting.table, other)
            assert caught.value.fact.id == f"lesson.{name}.{task.id}.else"
            answered.add(tuple(say(*caught.value.fact, language=language) for language in LANGUAGES))
        play(sitting, action)
    assert len(answered) >= 3
    assert all(len(set(words)) == len(LANGUAGES) and min(map(len, words)) > 10 for words in answered)


def test_what_is_not_legal_is_refused_for_its_own_reason():
    sitting = lesson("khorne")
    assert sitting.refused("anna", c.Play(action="Kd1>bad!", version=2)) == "no_action"
    assert sitting.refused("anna", c.Play(action="Nc1>bad", version=2)) == "not_legal"


def test_a_lesson_goes_back_with_what_is_taken_back():
    sitting = lesson("khorne")
    for action in ("blood_frenzy@est.l", "Kd1>emp"):
        play(sitting, action)
    assert told(sitting)["done"] == 2
    sitting.undo("anna")
    assert told(sitting)["done"] == 1
    same(sitting.table, sitting.read())


def test_the_others_do_what_is_written_for_them_where_a_bot_would_think():
    sitting = lesson("nurgle")
    assert lessons.answer(sitting.table) == ""  # the reader's turn
    sitting.do("anna", c.Play(action="Nc4>est", version=2))
    assert sitting.table.bot_due() == lessons.BOTS
    assert lessons.answer(sitting.table) == "Kw2>bre"
    assert lessons.answer(lesson("round").table) == ""


def test_a_table_keeps_its_own_lesson_when_the_file_has_changed(monkeypatch):
    sitting = lesson("khorne")
    monkeypatch.setattr(rules, "lessons", dict)
    assert told(sitting)["name"] == "khorne"
    assert told(Sitting().fill("anna").start()) is None


def test_a_lesson_of_another_version_goes_on_as_any_other_game():
    sitting = lesson("khorne")
    made, started = read(sitting.log)
    text = started.scenario.replace("until", "unless")
    other = e.Started(at=0, secret=started.secret, hash=started.hash, scenario=text)
    table = Table.of([made, other])
    assert state(table, "khorne")["lesson"] is None
    assert lessons.check(table, "pass") is None
    assert lessons.answer(table) == ""
