"""Records: text that replays exactly and proves itself."""

import json
import re
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ruinous import Game, Options, RecordError, verify
from ruinous.content import edition
from ruinous.rules.chance import commitment, secret_from
from ruinous.rules.ids import POWERS
from ruinous.rules.options import defaults
from ruinous.rules.record import Record
from ruinous.rules.saved import digest

ALL = ("khorne", "nurgle", "tzeentch", "slaanesh")
SINCE = edition(2).since
seeds = st.integers(0, 2**32)


def finished(walk, seed, **options):
    *_, game = walk(seed, **options)
    return game


def test_hashes_that_are_continued_are_those_of_the_whole():
    """Asked for on the way, after steps taken back, and played otherwise from there."""
    random, game = Random(4), Game.new(ALL, 4)
    for taken_back in (False, True):
        for n in range(60):
            if n % 7 == 0:
                game.hashes()
            game.play(random.choice(game.state.actions))
        assert game.hashes() == game.copy().hashes()
        assert Game.replay(game.record.dumps()).record == game.record
        if not taken_back:
            before, first, played = game.hashes(), game.back(30), game.entries[:]
            game.state, game.log, game.told, game.entries = first.state, first.log, first.told, first.entries
            assert game.hashes() == before[: len(game.entries) + 1]
    assert game.entries[: len(played)] != played


@pytest.mark.parametrize("number", [1, 2])
@settings(max_examples=8, suppress_health_check=list(HealthCheck))
@given(seed=seeds)
def test_a_record_replays_to_the_same_game_and_the_same_text(seed, number, walk):
    game = finished(walk, seed, edition=number)
    text = game.record.dumps()
    again = Game.replay(text)
    assert again.state == game.state
    assert again.log == game.log
    assert again.entries == game.entries
    assert again.record.dumps() == text
    assert verify(text) == Record.loads(text)


def test_a_replay_does_not_need_the_generator(walk):
    """The outcomes are in the record: with the secret taken away the same dice and decks come."""
    game = finished(walk, 3)
    lines = game.record.dumps().splitlines()
    text = "\n".join([*lines[:-1], "secret unknown"]) + "\n"
    again = Game.replay(text)
    assert again.log == game.log
    assert again.state.here == game.state.here
    with pytest.raises(RecordError, match="secret"):
        verify(text)


def test_a_record_can_be_read_up_to_any_decision(walk):
    game = finished(walk, 4)
    text = game.record.dumps()
    states = [digest(g.state) for g in walk(4)]
    for n in (0, 1, 17, 60, len(game.entries)):
        assert digest(Game.replay(text, n).state) == states[n]


def test_an_unfinished_game_goes_on_after_replay_as_if_nothing_had_happened(walk):
    game = next(g for g in walk(5) if len(g.entries) == 50)
    again = Game.replay(game.record.dumps())
    random = Random(1)
    while game.decision:
        action = random.choice(game.state.actions)
        game.play(action)
        again.play(action)
    assert again.state == game.state
    assert again.record.dumps() == game.record.dumps()


def test_options_and_corrections_travel_with_the_record(walk):
    cards = '[chaos."khorne.blood_frenzy"]\ncost = 3\n'
    game = finished(walk, 6, khorne_counters="per_battle", cards=cards)
    again = Game.replay(game.record.dumps())
    assert again.state.rules.options == Options(khorne_counters="per_battle", cards=cards)
    assert again.state == game.state
    verify(game.record.dumps())


@settings(max_examples=6)
@given(seed=seeds)
def test_any_changed_character_is_found_and_its_line_named(seed, walk):
    text = finished(walk, seed % 5).record.dumps()
    random = Random(seed)
    for _ in range(12):
        i = random.randrange(len(text))
        other = random.choice([c for c in "abcdefKNTS0123456789 >@=.,:\n" if c != text[i]])
        with pytest.raises(RecordError) as found:
            verify(text[:i] + other + text[i + 1 :])
        line = text[:i].count("\n") + 1
        named = found.value.line
        secret_line = text.count("\n")
        assert named in (line, line + 1) or (line == 5 and named == secret_line) or named > 5 > line


def test_a_forged_roll_is_found(walk):
    """Somebody who changes a die and the hash cannot change what the secret gives."""
    text = finished(walk, 7).record.dumps()
    line = next(line for line in text.splitlines() if " d:" in line)
    forged = line.replace(" d:", " d:6", 1)
    with pytest.raises(RecordError):
        verify(text.replace(line, forged))


# --- what a record says of its game ------------------------------------------------------------------------------


def test_a_record_names_its_edition_the_version_that_knows_it_and_every_option(walk):
    lines = finished(walk, 8, musk_targets="cultist").record.dumps().splitlines()
    assert lines[:3] == ["ruinous record 2", f"edition 2 {edition(2).since}", f"powers {' '.join(ALL)}"]
    options = json.loads(lines[3].removeprefix("options "))
    assert {"edition": 2, **options} == {**defaults(2), "musk_targets": "cultist"}
    assert lines[4].startswith("commitment ")
    assert lines[5].startswith("start ")


def test_a_record_of_edition_1_is_written_as_it_always_was(walk):
    lines = finished(walk, 8, edition=1, musk_targets="cultist").record.dumps().splitlines()
    assert lines[:3] == ["ruinous record 1", f"powers {' '.join(ALL)}", 'options {"musk_targets": "cultist"}']
    assert lines[4].startswith("start ")


def test_a_record_without_the_line_of_the_edition_is_of_edition_1(walk):
    game = finished(walk, 8, edition=1)
    assert "edition" not in game.record.dumps()
    assert Record.loads(game.record.dumps()).options == Options(edition=1)
    assert Game.replay(game.record.dumps()).state.rules.rulings.late_reshuffle


def test_the_same_seed_is_another_game_in_another_edition(walk):
    """So the edition of a record cannot be changed unnoticed."""
    text = finished(walk, 8).record.dumps()
    assert text != finished(walk, 8, edition=1).record.dumps()
    newest = [line for line in text.splitlines() if not line.startswith("edition")]
    with pytest.raises(RecordError):
        verify("\n".join(["ruinous record 1", *newest[1:], ""]))


def test_options_left_out_are_as_usual_but_the_record_is_not_as_it_was_written(walk):
    """A record is read kindly and proved strictly: there is one way to write a game."""
    text = finished(walk, 8).record.dumps()
    short = text.replace('"larger_hand": "six", ', "", 1)
    assert short != text
    assert Record.loads(short).options == Options()
    with pytest.raises(RecordError) as found:
        verify(short)
    assert (found.value.line, found.value.fact.id) == (4, "record.differs")


# fmt: off
CHANGES = [
    (lambda t: t.replace("record 2", "record 3", 1), 1, "record.newer_format", {"format": 3, "newest": 2}),
    (lambda t: t.replace("record 2", "record 0", 1), 1, "record.no_format", {"format": 0}),
    (lambda t: t.replace("record 2", "record two", 1), 1, "record.none", {}),
    (lambda t: t.replace("record 2", "recording 2", 1), 1, "record.none", {}),
    (lambda t: "hello\n", 1, "record.word", {"word": "ruinous", "found": "hello"}),
    (lambda t: "", 1, "record.breaks_off", {"word": "ruinous"}),
    (lambda t: t.split("\n")[0], 2, "record.breaks_off", {"word": "edition"}),
    (
        lambda t: t.replace("edition 2 ", "edition 3 9.1.4", 1).replace("9.1.4" + SINCE, "9.1.4"),
        2,
        "record.newer_edition",
        {"edition": 3, "since": "9.1.4", "newest": 2},
    ),
    (lambda t: t.replace("edition 2 ", "edition two ", 1), 2, "record.edition", {}),
    (lambda t: t.replace("edition 2 ", "edition 0 ", 1), 2, "record.edition", {}),
    (lambda t: t.replace("edition 2 ", "edition 2 x", 1), 2, "record.edition", {}),
    (lambda t: t.replace("edition 2 ", "edition 1 ", 1), 2, "record.edition", {}),
    (lambda t: t.replace("edition 2", "editions 2", 1), 2, "record.word", {"word": "edition", "found": "editions"}),
    (lambda t: t.replace("khorne nurgle", "khorne khorne", 1), 3, "setup.twice", {"power": "khorne"}),
    (
        lambda t: t.replace("powers khorne", "powers kohrne", 1),
        3,
        "setup.power",
        {"name": "kohrne", "choices": list(POWERS)},
    ),
    (lambda t: t.replace("options {", "options [] {", 1), 4, "record.options", {}),
    (lambda t: t.replace("options {", "options {{", 1), 4, "record.options", {}),
    (lambda t: re.sub("options .*", "options []", t), 4, "record.options", {}),
    (
        lambda t: t.replace("options {", 'options {"x": 1, ', 1),
        4,
        "setup.option",
        {"option": "x", "choices": sorted(defaults(2))},
    ),
    (lambda t: t.replace('"six"', "6", 1), 4, "setup.type", {"option": "larger_hand", "value": "6"}),
    (
        lambda t: t.replace('"six"', '"ten"', 1),
        4,
        "setup.value",
        {"option": "larger_hand", "value": "ten", "choices": ["six", "seven"]},
    ),
    (lambda t: t.replace('"cards": ""', '"cards": "[chaos"', 1), 4, "record.cards", None),
    (lambda t: t.replace("start O:", "start Q:", 1), 6, "record.chance", {}),
    (lambda t: t.replace("\n1 ", "\n1  ", 1), 7, "record.power", {"name": ""}),
    (lambda t: t.replace("\n1 tzeentch ", "\n1 tzeentch x", 1), 7, "record.action", None),
    (lambda t: t + "more\n", -1, "record.more", {}),
    (lambda t: t.replace("secret ", "secret 00", 1), -2, "record.secret", {}),
]


@pytest.mark.parametrize(
    ("change", "line", "reason", "args"), CHANGES, ids=[f"{n}-{c[2]}" for n, c in enumerate(CHANGES)]
)
def test_a_broken_record_is_refused_with_the_line_and_the_reason(change, line, reason, args, walk):
    text = finished(walk, 8).record.dumps()
    broken = change(text)
    assert broken != text
    with pytest.raises(RecordError) as found:
        Game.replay(broken)
    assert found.value.fact.id == reason
    assert found.value.line == (line if line > 0 else text.count("\n") + 2 + line)
    if args is not None:
        assert found.value.fact.args == args


def test_the_commitment_binds_the_secret():
    secret = secret_from(1)
    assert len(secret) == 32
    assert secret_from(secret) == secret
    assert commitment(secret) != commitment(secret_from(2))


# --- taking back --------------------------------------------------------------------------------------------------


def test_a_seat_takes_back_its_own_steps_up_to_a_barrier():
    game = Game.new(ALL, 12)
    undone = 0
    random = Random(2)
    while game.decision:
        seat = game.decision.seat
        before = digest(game.state)
        game.play(random.choice(game.state.actions))
        count = game.undoable(seat)
        if game.reveals(len(game.entries) - 1):
            assert count == 0
        else:
            assert count >= 1
            assert digest(game.back().state) == before
            undone += 1
        for other in game.seats:
            if other != seat:
                assert game.undoable(other) == 0
    assert undone > 20


def test_rolls_draws_and_new_old_world_cards_are_barriers(walk):
    *_, game = walk(13)
    revealing = [n for n in range(len(game.entries)) if game.reveals(n)]
    assert {n for n, entry in enumerate(game.entries) if entry.outcomes} < set(revealing)  # also draws and new cards


@pytest.mark.parametrize("number", [1, 2])
def test_in_edition_1_it_tells_of_a_hand_that_somebody_is_asked_so_nothing_can_be_taken_back_then(number):
    """In edition 2 a turn is asked whatever the hand, so taking back tells nobody anything."""
    game = Game.new(ALL, 7, Options(edition=number))
    while game.decision.kind != "turn":
        game.play(game.decision.actions[0])
    assert game.decision.seat == "khorne"
    game.play("pass")
    assert (game.decision.seat, game.decision.kind) == ("nurgle", "turn")
    assert not game.reveals(len(game.entries) - 1)
    assert game.undoable("khorne") == number - 1
    assert game.undoable("nurgle") == 0
