"""The table with one person: whole games, choices, commands, undo, saving and resuming."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ruinous import Game, verify
from ruinous.rules.actions import NOTATION

PROMPT = "? help)> "
ALL = ["khorne", "nurgle", "tzeentch", "slaanesh"]
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


def seed_where(test: Any) -> int:
    return next(seed for seed in range(1000) if test(Game.new(ALL, seed)))


# --- whole games --------------------------------------------------------------------------------------------------


def test_a_whole_game_at_a_terminal(terminal: Any, saves: Any) -> None:
    table = terminal("play", "--people", "khorne", "--powers", "khorne,nurgle,slaanesh", "--seed", "5")
    table.until("The commitment to its chance is")
    for _ in range(2000):
        if table.until(PROMPT, "The end").endswith("The end"):
            break
        table.type("1")
    code, rest = table.ends()
    assert code == 0
    assert "Secret: " in rest
    assert "Record: " in rest
    assert "Traceback" not in table.shown
    (save,) = saves()
    record = verify(save.read_text())
    assert record.result != "running"
    assert CLEAR not in table.shown  # one person: nothing to hide


def test_the_secret_comes_only_at_the_end(piped: Any, saves: Any) -> None:
    done = piped("play", "--people", "nurgle", text="1\n" * 3)
    secret = Game.replay(saves()[0].read_text()).state.secret.hex()
    assert secret not in done.stdout
    assert "The commitment to its chance is" in done.stdout


def test_two_unseeded_games_differ(piped: Any, saves: Any) -> None:
    piped("play", "--people", "nurgle")
    piped("play", "--people", "nurgle")
    first, second = (Game.replay(path.read_text()).state.secret for path in saves())
    assert first != second


def test_a_seed_repeats_the_game(piped: Any, saves: Any) -> None:
    for _ in range(2):
        piped("play", "--people", "khorne", "--seed", "9", text="1\n" * 20)
    first, second = saves()
    assert first.read_bytes() == second.read_bytes()


def test_only_bots(piped: Any, saves: Any) -> None:
    done = piped("play", "--people", "none", "--powers", "khorne,nurgle,slaanesh", "--seed", "2")
    assert done.returncode == 0
    assert "The end" in done.stdout
    assert verify(saves()[0].read_text()).result != "running"


def test_options_and_corrections_are_in_the_record(piped: Any, saves: Any, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[chaos."khorne.battle_cry"]\ncost = 2\n')
    piped("play", "--people", "khorne", "--option", "S1=per_battle", "--cards", "mine.toml", "--reveal-forced")
    options = Game.replay(saves()[0].read_text()).state.rules.options
    assert (options.khorne_counters, options.show_forced) == ("per_battle", True)
    assert "cost = 2" in options.cards


# --- choosing -----------------------------------------------------------------------------------------------------


def test_numbers_notation_and_the_way_back(piped: Any, saves: Any) -> None:
    lines = "1\n2\n0\n0\n1 2 3\nKW1>KIS\nkw2>kis\nquit\n"
    done = piped("play", "--people", "khorne", "--seed", "3", text=lines)
    game = Game.replay(saves()[0].read_text())
    mine = [NOTATION[entry.action] for entry in game.entries if entry.seat == 0]
    assert mine == ["Kw1>kis", "Kw2>kis"]
    assert "Summon a figure › Bloodletter from the reserve (Kw1, 2 power)" in done.stdout
    assert "is already in Kislev. (R6.7)" in done.stdout


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("?", "take back your own last step"),
        ("? board", "two corruption tokens of Khorne"),
        ("? notation", "bad The Badlands"),
        ("help", "R6.2:"),
        ("why bloodthirster", "That can be used"),
        ("why", "Ask about a figure"),
        ("why xyz", "There is no figure"),
        ("why teleport", "(R7.1)"),
        ("board", "nor Norsca"),
        ("hand", "Your hand"),
        ("log", "summoning phase"),
        ("log 1", "summoning phase"),
        ("log 0", PROMPT),
        ("card teleport", "Chaos card of Tzeentch"),
        ("card telepot", "Did you mean Teleport?"),
        ("card", "No card matches"),
        ("rule R8.9", "Must kill"),
        ("rule", "Ground rules"),
        ("rule zzzz", "Nothing in the rules"),
        ("undo", "Nothing can be taken back"),
        ("99", "There is no choice 99"),
        ("1 99", "There is no choice 99"),
        ("0", "Your turn"),
        ("", "Your turn"),
        ("nonsense", "is not a choice or a command"),
        ("option 1", "(R6.2)"),
        ("Nw1>kis", "is not yours"),
        ("\x1b[2J", "is not a choice or a command"),
        ("x" * 5000, "is not a choice or a command"),
        ("9" * 5000, "There is no choice"),
        ("٣", "is not a choice or a command"),
        ("save no/such/folder/x", "cannot be written"),
    ],
)
def test_what_can_be_typed(piped: Any, saves: Any, line: str, answer: str) -> None:
    done = piped("play", "--people", "khorne", "--seed", "3", text=f"{line}\n")
    assert done.returncode == 0
    assert done.stderr == ""
    after = done.stdout.split(PROMPT, 1)[1]
    assert answer in after
    assert "\x1b" not in after
    assert not [e for e in Game.replay(saves()[0].read_text()).entries if e.seat == 0]


def test_saving_a_copy(piped: Any, saves: Any, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    done = piped("play", "--people", "khorne", text="save\nsave copy\nsave taken\nquit\n")
    assert f"Saved in {saves()[0]}." in done.stdout
    assert (tmp_path / "copy").read_bytes() == saves()[0].read_bytes()
    assert "taken exists already" in done.stdout
    assert (tmp_path / "taken").read_text() == "mine"


# --- undo ---------------------------------------------------------------------------------------------------------


def two_steps(game: Game) -> bool:
    """Whether Nurgle has two choices in a row at the start, the first of which he may take back."""
    decision = game.decision
    if decision is None or decision.seat != "nurgle":
        return False
    game.play(decision.actions[0])
    return game.decision is not None and game.decision.seat == "nurgle" and game.undoable("nurgle") == 1


def test_undo_takes_back_ones_own_step(piped: Any, saves: Any) -> None:
    seed = seed_where(two_steps)
    before = Game.new(ALL, seed)
    assert before.decision is not None
    first, second = before.decision.notation[:2]
    piped("play", "--people", "nurgle", "--seed", str(seed), text=f"{first}\nundo\nquit\n")
    assert Game.replay(saves()[0].read_text()).state == before.state
    piped("play", "--people", "nurgle", "--seed", str(seed), text=f"{first}\nundo\n{second}\nquit\n")
    before.play(second)
    after = Game.replay(saves()[1].read_text())
    assert after.entries[0].action == before.entries[0].action


def test_what_was_revealed_stays(piped: Any) -> None:
    done = piped("play", "--people", "khorne", "--seed", "3", text="1 2 3\nundo\n")
    assert "Nothing can be taken back" in done.stdout  # others have decided since


# --- saving and resuming ------------------------------------------------------------------------------------------


def test_quit_and_resume_give_the_same_position(piped: Any, saves: Any) -> None:
    done = piped("play", "--people", "nurgle", "--powers", "khorne,nurgle,tzeentch", "--seed", "4", text="1\n1\nquit\n")
    (save,) = saves()
    assert f"ruinous play --resume {save}" in done.stdout
    text = save.read_bytes()
    again = piped("play", "--resume", str(save), text="board\nquit\n")
    assert again.returncode == 0
    assert save.read_bytes() == text
    assert "NURGLE (a person), TZEENTCH (Champion bot)" in again.stdout
    assert saves() == [save]


def test_a_game_in_pieces_is_the_game_in_one(piped: Any, saves: Any) -> None:
    new = ("play", "--people", "khorne", "--powers", "khorne,nurgle,slaanesh", "--bots", "random", "--seed", "6")
    whole = piped(*new, text="1\n" * 3000)
    assert "The end" in whole.stdout
    pieces = piped(*new, text="1\n" * 10)
    for _ in range(100):
        if "The end" in pieces.stdout:
            break
        pieces = piped("play", "--resume", str(saves()[1]), text="1\n" * 40)
    assert saves()[0].read_bytes() == saves()[1].read_bytes()


def test_news_after_resuming(piped: Any, saves: Any) -> None:
    piped("play", "--people", "khorne", "--seed", "3", text="1 2 3\n")
    done = piped("play", "--resume", str(saves()[0]))
    news = done.stdout.split("What happened")[1].split("── Round 1, summoning phase")[0]
    assert "Khorne summons a Bloodletter to Kislev (2 power)" in news
    assert "Peasant is placed" not in news


def test_a_missing_or_broken_seats_file_does_no_harm(piped: Any, saves: Any) -> None:
    piped("play", "--people", "tzeentch", "--seed", "4")
    (save,) = saves()
    seats = save.with_name(save.name + ".seats")
    assert json.loads(seats.read_text())["people"] == ["tzeentch"]
    for text in ("", "{", "[]", '{"people": 3, "bots": "random", "chance": "x"}', "[" * 5000):
        seats.write_text(text)
        done = piped("play", "--resume", str(save))
        assert done.returncode == 0
        assert "KHORNE (a person)" in done.stdout
    seats.unlink()
    done = piped("play", "--resume", str(save), "--people", "slaanesh")
    assert "SLAANESH (a person)" in done.stdout
    assert json.loads(seats.read_text())["people"] == ["slaanesh"]


def test_a_corrupt_save_is_refused_and_not_touched(piped: Any, saves: Any) -> None:
    piped("play", "--people", "khorne", "--seed", "3", text="1 2 3\n")
    (save,) = saves()
    good = save.read_bytes()
    for place in (0, 30, 200, 400, len(good) // 2, len(good) - 10):
        for new in (b"", b"x", b"\xff", b"\n"):
            bad = good[:place] + new + good[place + 1 :]
            if bad == good:
                continue
            save.write_bytes(bad)
            done = piped("play", "--resume", str(save))
            assert done.returncode == 2, (place, new, done.stdout)
            assert done.stderr.count("\n") == 1
            assert "Traceback" not in done.stderr
            assert save.read_bytes() == bad


def test_a_save_changed_by_somebody_else_is_not_overwritten(terminal: Any, saves: Any) -> None:
    table = terminal("play", "--people", "khorne", "--seed", "3")
    table.until(PROMPT)
    (save,) = saves()
    save.write_text("somebody else's")
    table.type("1 2 3")
    table.until(PROMPT)
    table.type("quit")
    code, rest = table.ends()
    assert code == 0
    assert save.read_text() == "somebody else's"
    (other,) = set(saves()) - {save}
    assert str(other) in rest.replace("\n", "")
    assert len(Game.replay(other.read_text()).entries) > 3


def test_saving_to_a_file(piped: Any, saves: Any, tmp_path: Path) -> None:
    piped("play", "--people", "khorne", "--save", "here.ruinous", text="1 1 1\n")
    assert saves() == []
    assert Game.replay((tmp_path / "here.ruinous").read_text()).entries
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
def test_ctrl_c_and_ctrl_d_save_and_leave(terminal: Any, saves: Any, key: bytes) -> None:
    table = terminal("play", "--people", "khorne", "--seed", "3")
    table.until(PROMPT)
    table.type("1 2 3")
    table.until(PROMPT)
    code, rest = table.leave(key)
    assert code == 0
    assert "The game is saved" in rest
    assert "Traceback" not in rest
    game = Game.replay(saves()[0].read_text())
    assert any(NOTATION[entry.action] == "Kw1>kis" for entry in game.entries)


def test_a_full_disk_is_told_and_the_game_goes_on(piped: Any, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    done = piped("play", "--people", "khorne")
    assert done.returncode == 2
    assert "give a file with --save" in done.stderr


# --- beginnings ---------------------------------------------------------------------------------------------------


def test_the_questions_at_the_start(terminal: Any, saves: Any) -> None:
    table = terminal("play")
    table.until("Which Powers play?")
    table.type("xyz")
    table.until("Please type", "Which Powers play?")
    table.until("Enter: KNTS. ")
    table.type("K, N s")
    table.until("Which Chaos cards and upgrades? 1 the base game, 2 the Morrslieb set; Enter: 1. ")
    table.type("3")
    table.until("Please type a number from 1 to 2, for example 1.")
    table.type("")
    table.until("3 the expert cards only; Enter: 1. ")
    table.type("mixed")
    table.until("Which of KNS do people play?")
    table.type("nurgle")
    assert "2  Thrall: " in table.until("Which bots play the others? A number; Enter: 5 (Champion). ")
    table.type("4")
    told = re.sub(r"\s+", " ", table.until(PROMPT))
    assert "KHORNE (Squire bot), NURGLE (a person), SLAANESH (Squire bot)" in told
    table.type("quit")
    assert table.ends()[0] == 0
    # and again: the unfinished game is offered
    table = terminal("play")
    table.until("Continue it? [Y/n] ")
    table.type("")
    table.until("Continuing ")
    table.until(PROMPT)
    table.type("quit")
    assert table.ends()[0] == 0
    assert len(saves()) == 1
    assert '"events": "mixed"' in saves()[0].read_text()
    table = terminal("play")
    table.until("Continue it? [Y/n] ")
    table.type("n")
    table.until("Which Powers play?")
    assert table.leave(b"\x04")[0] == 0
    assert len(saves()) == 1


def test_a_broken_unfinished_game_is_left_alone(terminal: Any, saves: Any) -> None:
    table = terminal("play", "--people", "khorne")
    table.until(PROMPT)
    table.leave(b"\x04")
    (save,) = saves()
    save.write_text(save.read_text().replace("powers", "power"))
    bad = save.read_bytes()
    table = terminal("play")
    table.until("Continue it? [Y/n] ")
    table.type("y")
    table.until("A new game, then.")
    table.until("Which Powers play?")
    assert table.leave(b"\x03")[0] == 0
    assert save.read_bytes() == bad
