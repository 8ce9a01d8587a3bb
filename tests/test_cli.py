"""The commands: what they print, their exit codes, and one sentence for every mistake."""

import json
import os
import shlex
import subprocess
import sys
from itertools import cycle
from pathlib import Path

import pytest

import ruinous
from ruinous import Game
from ruinous.cli import main
from ruinous.content import components, rulebook
from ruinous.words import phrase
from ruinous.words.reference import card_name, card_text, entry_text

ALL = ["khorne", "nurgle", "tzeentch", "slaanesh"]


@pytest.fixture(autouse=True)
def _apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test in a folder of its own, with a data folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game as a file."""
    game = Game.new(ALL, 5)
    while game.decision:
        game.play(game.decision.actions[-1])
    path = tmp_path / "game.ruinous"
    path.write_bytes(game.record.dumps().encode())
    return path


def ruin(*arguments: str, text: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
    """The command as a user runs it."""
    return subprocess.run(
        [sys.executable, "-m", "ruinous", *arguments],
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(Path(ruinous.__file__).parents[1]), **more},
        timeout=120,
    )


# --- help and mistakes --------------------------------------------------------------------------------------------


def test_version() -> None:
    done = ruin("--version")
    assert (done.returncode, done.stdout) == (0, f"ruinous {ruinous.__version__}\n")


@pytest.mark.parametrize(
    "command", ["", "play", "simulate", "cards", "rules", "replay", "verify", "scenario", "ledger"]
)
def test_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0
    assert "usage: ruinous" in capsys.readouterr().out


MISTAKES = [
    "",
    "nonsense",
    "play --powers khorne",
    "play --powers khorne,khorne,nurgle",
    "play --powers khorne,nurgle,sigmar",
    "play --people sigmar",
    "play --powers khorne,nurgle,tzeentch --people slaanesh",
    "play --seed x",
    "play --bots clever",
    "play --players 2",
    "play --players 4 --powers khorne,nurgle,slaanesh",
    "play --players 3 --people khorne,nurgle,tzeentch,horned_rat",
    "play --powers khorne,nurgle,slaanesh --people horned_rat",
    "play --card-set horned_rat",
    "play --events expert",
    "play --resume game.ruinous --card-set morrslieb",
    "play --resume game.ruinous --players 4",
    "play --option khorne_counters",
    "play --option khorne_counters=often",
    "play --option nonsense=1",
    "play --option cards=x",
    "play --cards nowhere.toml",
    "play --cards bad.toml",
    "play --resume nowhere",
    "play --resume bad.toml",
    "play --resume game.ruinous --seed 3",
    "play --save game.ruinous",
    "play --save no/such/folder/game",
    "simulate --games 0",
    "simulate --games x",
    "simulate --games 99999999999999999999",
    "simulate --players 6",
    "simulate --players 5 --powers khorne,nurgle,slaanesh",
    "simulate --card-set spring",
    "simulate --events many",
    "simulate --option events=mixed",
    "simulate --powers khorne,nurgle,tzeentch,slaanesh,horned_rat,khorne",
    "simulate --players 2",
    "simulate --jobs 0",
    "simulate --seed 1.5",
    "simulate --powers khorne",
    "simulate --powers none",
    "simulate --records game.ruinous --games 1",
    "simulate --option S1",
    "cards --set third",
    "cards --cards nowhere.toml",
    "cards --cards bad.toml",
    "replay nowhere",
    "replay bad.toml",
    "replay",
    "replay game.ruinous --seat sigmar",
    "replay game.ruinous --to 99999",
    "replay game.ruinous --to -1",
    "verify",
    "verify nowhere",
    "verify .",
    "scenario nowhere",
    "scenario bad.toml",
    "scenario half.toml",
    "scenario odd.toml",
    "ledger",
]


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_is_one_sentence_and_exit_2(
    line: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.toml").write_text("this is = not [ anything")
    (tmp_path / "half.toml").write_text('name = "x"\n')
    (tmp_path / "odd.toml").write_text('name = "x"\ncites = []\nstep = []\n[position.regions.norsca]\nfigures = 5\n')
    before = record.read_bytes()
    try:
        code = main(line.split())
    except SystemExit as left:
        code = int(left.code or 0)
    shown = capsys.readouterr()
    assert code == 2
    assert shown.err.count("\n") == 1
    assert shown.err.startswith("ruinous")
    assert shown.err.rstrip().endswith((".", "?"))
    assert "Traceback" not in shown.out + shown.err
    assert record.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == [
        "bad.toml",
        "game.ruinous",
        "half.toml",
        "odd.toml",
    ]


def test_a_mistake_from_outside_moves_no_cursor(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "\x1b[2Jteleport\n"]) == 1
    assert "\x1b" not in capsys.readouterr().err


def test_a_closed_pipe_is_quiet() -> None:
    line = f"{shlex.quote(sys.executable)} -m ruinous cards --json | head -c 10"
    env = {**os.environ, "PYTHONPATH": str(Path(ruinous.__file__).parents[1])}
    done = subprocess.run(line, shell=True, capture_output=True, text=True, env=env, timeout=60)
    assert done.stderr == ""


def test_an_ascii_terminal_gets_no_error() -> None:
    done = ruin("cards", "teleport", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Teleport" in done.stdout


# --- cards and rules ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("query", ["tzeentch.teleport", "teleport", "Teleport", "TELE port"])
def test_a_card_in_full(query: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", *query.split()]) == 0
    text = capsys.readouterr().out
    for part in ("Teleport", "cost 1", "4 copies", "Timing: When played", "copies — reported", "C17 ", "C52 "):
        assert part in text


def test_every_card_can_be_shown_and_names_its_reconstructed_aspects(capsys: pytest.CaptureFixture[str]) -> None:
    content = components()
    for card in (*content.chaos, *content.upgrades, *content.old_world):
        assert main(["cards", card.id]) == 0
        text = " ".join(capsys.readouterr().out.split())
        assert card_text(card) in text
        guessed = [aspect for aspect, label in card.provenance.items() if label == "reconstructed"]
        assert ("reconstructed: Our best guess" in text) == bool(guessed)
        for aspect in guessed:
            assert phrase(f"table.aspect.{aspect}", {}) in text
        for ruling in card.rulings:
            assert f" {ruling} " in text


def test_the_overview_has_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards"]) == 0
    text = capsys.readouterr().out
    content = components()
    assert all(card_name(card) in text for card in (*content.chaos, *content.upgrades, *content.old_world))
    assert all(len(line) <= 80 for line in text.split("\n"))


def test_cards_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--json"]) == 0
    cards = json.loads(capsys.readouterr().out)
    content = components()
    assert len(cards) == len(content.chaos) + len(content.upgrades) + len(content.old_world)
    assert main(["cards", "teleport", "--json"]) == 0
    (card,) = json.loads(capsys.readouterr().out)
    assert (card["id"], card["cost"], card["provenance"]["copies"]) == ("tzeentch.teleport", 1, "reported")


def test_no_such_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "telepot"]) == 1
    assert capsys.readouterr().err == "ruinous: No card matches “telepot”. Did you mean Teleport?\n"


def test_corrected_cards_say_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.toml").write_text('[chaos."khorne.battle_cry"]\ncost = 2\n')
    assert main(["cards", "battle cry", "--cards", "mine.toml"]) == 0
    text = capsys.readouterr().out
    assert "cost 2" in text
    assert "cost — corrected" in text


def test_every_rule_ruling_switch_and_example_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    book = rulebook()
    for entry in (*book.rules, *book.rulings, *book.examples):
        assert main(["rules", entry.id.lower()]) == 0
        text = " ".join(capsys.readouterr().out.split())
        assert text.startswith(entry.id)
        assert entry_text(entry) in text
    for switch in components().switches:
        assert main(["rules", switch.id]) == 0
        assert f"--option {switch.name}=" in " ".join(capsys.readouterr().out.split())


def test_a_section_words_and_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "R24"]) == 0
    section = capsys.readouterr().out
    assert all(switch.id in section for switch in components().switches)
    assert main(["rules", "domination", "VALUE", "never"]) == 0
    assert "F6" in capsys.readouterr().out
    assert main(["rules"]) == 0
    contents = capsys.readouterr().out
    assert all(entry_text(section) in contents for section in rulebook().sections)
    assert main(["rules", "R99.1"]) == 1


# --- records ------------------------------------------------------------------------------------------------------


def test_verify(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.replay(record.read_text())
    assert game.result is not None
    assert main(["verify", str(record)]) == 0
    assert game.result.condition == "deck_empty"
    end = "All players lose: the Old World deck has run out."
    assert capsys.readouterr().out == f"{record}: verified, {len(game.entries)} decisions. {end}\n"


def test_a_running_game_is_verified_as_such(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new(ALL, 1)
    (tmp_path / "running").write_text(game.record.dumps())
    assert main(["verify", "running"]) == 0
    assert capsys.readouterr().out == "running: verified, 0 decisions, still running\n"


def test_any_changed_byte_is_found(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = record.read_bytes()
    for place, new in zip(range(0, len(good), 97), cycle((b"x", b"\xff", b"\n", b"1", b"\x00", b""))):
        changed = good[:place] + new + good[place + 1 :]
        if changed != good:
            record.write_bytes(changed)
            assert main(["verify", str(record)]) == 1, (place, new)
            shown = capsys.readouterr()
            assert shown.out.startswith(f"{record}: FALSE. Line ")
            assert shown.err == ""


def test_line_ends_count_too(record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b"\n", b"\r\n"))
    assert main(["verify", str(record)]) == 1


def test_several_files_the_worst_counts(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "false").write_bytes(record.read_bytes()[:-2] + b"0\n")
    assert main(["verify", str(record), "false"]) == 1
    assert main(["verify", str(record), "nowhere", "false"]) == 2
    shown = capsys.readouterr()
    assert "verified" in shown.out
    assert "FALSE" in shown.out
    assert "nowhere cannot be read" in shown.err


def test_replay_tells_every_decision(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.replay(record.read_text())
    assert main(["replay", str(record)]) == 0
    text = capsys.readouterr().out
    heads = [line for line in text.split("\n") if line.split(".")[0].isdigit()]
    assert len(heads) == len(game.entries)
    assert "The game is over" in text


@pytest.mark.cites("R22.2")
def test_replay_shows_only_the_hands_asked_for(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--to", "3"]) == 0
    assert " hand (" not in capsys.readouterr().out
    assert main(["replay", str(record), "--to", "3", "--seat", "nurgle"]) == 0
    assert capsys.readouterr().out.count(": hand (") == 1
    assert main(["replay", str(record), "--to", "3", "--all"]) == 0
    assert capsys.readouterr().out.count(": hand (") == 4


@pytest.mark.cites("R22.2")
def test_replay_as_a_spectator_names_no_drawn_card(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(record)])
    drawn = [line for line in capsys.readouterr().out.split("\n") if " draws " in line]
    assert drawn
    assert all(line.rstrip(".").split(" draws ")[1].split()[1] in ("card", "cards") for line in drawn)


def test_a_record_without_its_secret_can_be_replayed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_text().split("\n")
    lines[-2] = "secret unknown"
    record.write_text("\n".join(lines))
    assert main(["replay", str(record)]) == 0
    assert main(["verify", str(record)]) == 1
    assert main(["play", "--resume", str(record)]) == 2
    assert "does not hold the secret" in capsys.readouterr().err


# --- simulate and scenario ----------------------------------------------------------------------------------------


def test_simulate_as_json_is_one_object_and_repeats_itself(tmp_path: Path) -> None:
    first = ruin("simulate", "--games", "4", "--seed", "7", "--json", "--check", "--jobs", "1", "--records", "kept")
    again = ruin("simulate", "--games", "4", "--seed", "7", "--json", "--check", "--jobs", "2")
    assert first.returncode == again.returncode == 0
    assert first.stderr == again.stderr == ""
    assert json.loads(first.stdout)["games"] == 4
    assert json.loads(first.stdout) == json.loads(again.stdout)
    kept = sorted(str(path) for path in (tmp_path / "kept").iterdir())
    assert len(kept) == 4
    assert main(["verify", *kept]) == 0


def test_simulate_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("simulate --games 2 --jobs 1 --powers khorne,nurgle,slaanesh --option S1=per_battle".split()) == 0
    text = capsys.readouterr().out
    assert "2 games" in text
    assert "Nurgle" in text
    assert "Tzeentch" not in text


def test_violations_make_simulate_fail(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from ruinous.terminal import simulation

    true = simulation.run

    def run(*arguments: object) -> object:
        return {**true(*arguments), "violations": 1, "first_violations": ["a figure is lost"]}  # type: ignore[arg-type]

    monkeypatch.setattr(simulation, "run", run)
    assert main("simulate --games 1 --jobs 1 --check".split()) == 1
    assert "a figure is lost" in capsys.readouterr().out
    assert main("simulate --games 1 --jobs 1".split()) == 0


SCENARIO = """
name = "A step north"
cites = ["R6.5"]
position.regions.kislev.figures = ["Bloodletter"]
[[step]]
play = ["khorne: {action}"]
expect = {{"troll_country.figures" = ["Bloodletter"], "khorne.power" = {power}}}
"""


def test_a_scenario_that_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.toml").write_text(SCENARIO.format(action="Kw1>tro", power=5))
    assert main(["scenario", "a.toml"]) == 0
    text = capsys.readouterr().out
    assert "khorne: Kw1>tro" in text
    assert "all expectations hold" in text


@pytest.mark.parametrize(
    ("action", "power", "sentence"),
    [("Kw1>tro", 7, "khorne.power should be 7 but is 5"), ("Kw1>til", 5, "'Kw1>til' is not legal here")],
)
def test_a_scenario_that_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], action: str, power: int, sentence: str
) -> None:
    (tmp_path / "a.toml").write_text(SCENARIO.format(action=action, power=power))
    assert main(["scenario", "a.toml"]) == 1
    assert sentence in capsys.readouterr().out


# --- analyse ------------------------------------------------------------------------------------------------------

WON_SOON = """
name = "A win at hand"
cites = []

[position]
round = 4

[position.players.khorne]
vp = 47
power = 3
"""


def test_analyse(tmp_path: Path) -> None:
    """A position, as a person reads it and as a program does."""
    (tmp_path / "won.toml").write_text(WON_SOON)
    done = ruin("analyse", str(tmp_path / "won.toml"), "--simulations", "60", "--json")
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert found["complete"]
    assert found["simulations"] <= 60
    (look,) = found["looks"]
    assert look["seat"] == "khorne"
    assert 0 < look["known"]["khorne"]["mean"] < 1
    assert look["known"]["khorne"]["error"] > 0
    best = look["best"]
    assert best[0]["text"]
    assert best[0]["reason"]["text"]
    assert best[0]["known"]["mean"] >= best[-1]["known"]["mean"] - 0.2
    assert "Analyzing: 100%" in done.stderr
    again = ruin("analyse", str(tmp_path / "won.toml"), "--simulations", "60", "--language", "fr")
    assert again.returncode == 0
    assert "Les meilleures actions" in again.stdout
    assert f"± {100 * best[0]['known']['error']:.0f}" in again.stdout


def test_analyse_for_some_seconds(tmp_path: Path) -> None:
    """What a time is enough for on a machine that nobody knows: chances, the best actions, and why."""
    (tmp_path / "won.toml").write_text(WON_SOON)
    done = ruin("analyse", str(tmp_path / "won.toml"), "--seconds", "20", "--json")
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert found["simulations"] > 0
    assert found["turns"] == []
    (look,) = found["looks"]
    assert 0 < look["known"]["khorne"]["mean"] < 1
    assert all(choice["text"] and choice["reason"]["text"] for choice in look["best"])
    assert [choice["simulations"] > 0 for choice in look["best"]] == [True] * len(look["best"])


def test_analyse_a_record(record: Path) -> None:
    """A whole game: everything is looked at when there is room for it, and it says so when there is not."""
    little = ruin("analyse", str(record), "--simulations", "40")
    assert little.returncode == 0
    assert "allow more" in little.stdout
    game = Game.replay(record.read_text())
    whole = ruin("analyse", str(record), "--simulations", str(30 * len(game.entries)), "--json")
    found = json.loads(whole.stdout)
    assert found["complete"]
    assert len(found["looks"]) == len(game.entries) == found["decisions"]
    assert {len(mine) for mine in found["findings"].values()} == {3}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "neither a Ruinous record nor a position"),
        ("hello\n", "neither a Ruinous record nor a position"),
        ("ruinous record 99\n", "format 99"),
        ("ruinous record 2\n" + "x" * 500_000, "too long"),
        ("[position]\nround = 'x'\n", "cannot be analyzed"),
    ],
)
def test_what_cannot_be_analysed(text: str, sentence: str) -> None:
    Path("bad.ruinous").write_text(text)
    done = ruin("analyse", "bad.ruinous")
    assert done.returncode == 2
    assert done.stdout == ""
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_analyse_breaks_off_in_a_broken_record(record: Path) -> None:
    record.write_text(record.read_text()[:900])
    done = ruin("analyse", str(record), "--seconds", "5")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"ruinous: {record}: ")
    assert ruin("analyse", "nowhere.ruinous").returncode == 2
    assert ruin("analyse", str(record), "--seconds", "0").returncode == 2
