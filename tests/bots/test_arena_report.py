"""What the arena shows: text, JSON, the HTML page, the page about balance, the records."""

import argparse
import json
import re
from html.parser import HTMLParser

import pytest

from ruinous import Options, verify
from ruinous.bots import arena, arena_command, arena_html, arena_report, arena_stats
from tests.kit.sentences import refuses

VOID = {"meta", "link", "br"}


def command(*words: str, options: Options | None = None) -> int:
    parser = argparse.ArgumentParser()
    arena_command.add_arguments(parser)
    return arena_command.run(parser.parse_args(words), options or Options())


@pytest.fixture(scope="module")
def found():
    jobs = arena.schedule(["novice", "random", "random", "random"], 12, seconds=1.0)
    return arena_stats.summary(arena.run(jobs, 1), seed=1, seconds=1.0)


def test_json_has_the_promised_shape(capsys):
    assert command("novice", "random", "random", "random", "--games", "6", "--seed", "3", "--jobs", "1", "--json") == 0
    shown, told = capsys.readouterr()
    found = json.loads(shown)
    assert (found["games"], found["seed"], found["players"]) == (8, 3, 4)
    assert [bot["name"] for bot in found["bots"]] == ["novice", "random"]
    for bot in found["bots"]:
        assert {"win_share", "interval", "rating", "rating_interval", "elo", "place", "together"} <= set(bot)
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
    assert set(found["powers"]) == {"khorne", "nurgle", "tzeentch", "slaanesh"}
    assert sum(end["games"] for end in found["conditions"].values()) == 8
    assert told.startswith("8 games, not 6: ")
    assert told.splitlines()[-1].startswith("8/8 games")


def test_the_text_names_bots_powers_and_ends(found):
    text = "\n".join(arena_report.text(found))
    for word in ("novice ", "random ×3", "Khorne", "dial at Victory", "one copy", "12 games of 4 players in 3 blocks"):
        assert word in text


def test_records_are_kept_with_an_index_of_who_sat_where(tmp_path, capsys):
    folder = tmp_path / "deep" / "games"
    command("novice", "random", "random", "--games", "3", "--jobs", "1", "--records", str(folder))
    index = json.loads((folder / "games.json").read_text())
    assert len(index) == 3
    for entry in index:
        record = verify((folder / entry["record"]).read_text())
        assert record.result.split()[0] == entry["condition"]
        assert sorted(entry["seats"].values()) == ["novice", "random", "random"]


def test_options_reach_the_games(tmp_path, capsys):
    options = Options(card_set="morrslieb", events="realm_of_chaos")
    command("random", "--games", "1", "--players", "5", "--jobs", "1", "--records", str(tmp_path), options=options)
    assert verify((tmp_path / "000000.ruinous").read_text()).options == options


class Reader(HTMLParser):
    """Checks that tags are closed in order, and collects what the page holds."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.addresses += [value for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_the_page_is_whole_asks_for_nothing_and_needs_no_script(found):
    page = arena_html.page(found)
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert reader.tags.count("svg") == 2 + 3 + 2, "won, rating; three panels of Powers; ends, length"
    assert "script" not in reader.tags
    assert reader.addresses == ["data:,"]
    assert "url(" not in page
    assert "@import" not in page
    assert "prefers-color-scheme:dark" in page
    assert page.count('role="img" aria-label="') == reader.tags.count("svg")
    numbers = [float(n) for n in re.findall(r'(?<![-\w])(?:x|y|width|height)="([-.\d]+)"', page)]
    assert numbers
    assert min(numbers) >= 0
    assert max(numbers) <= arena_html.WIDTH


def test_a_name_cannot_break_the_page(found):
    bots = [{**found["bots"][0], "name": "<b>&'\""}, *found["bots"][1:]]
    page = arena_html.page({**found, "bots": bots})
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;" in page


def test_the_page_is_written_and_a_file_that_cannot_be_is_named_before_any_game(tmp_path, capsys, monkeypatch):
    file = tmp_path / "arena.html"
    command("random", "--games", "1", "--jobs", "1", "--html", str(file))
    assert file.read_text().startswith("<!doctype html>")
    monkeypatch.setattr(arena, "run", lambda *_: pytest.fail("a game was played in vain"))
    with refuses("cannot be written: no such file or directory"):
        command("random", "--games", "1", "--html", str(tmp_path / "none" / "arena.html"))
    with refuses("cannot be made a folder"):
        command("random", "--games", "1", "--records", str(file))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["random", "--powers", "khorne,sigmar,nurgle"], "There is no Power “sigmar”"),
        (["random", "--powers", ""], "The game is for 3 to 5 players, not 0."),
        (["novice", "random", "--balance"], "--balance takes one bot"),
        (["random", "--balance", "--players", "4"], "leave --players out"),
        (["random", "--balance", "--json"], "leave --json out"),
        (["random", "--games-others", "4"], "--games-others goes with --balance only"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(words, sentence):
    with refuses(re.escape(sentence)):
        command(*words)


def test_both_card_sets_are_played_anyway():
    with refuses("leave --card-set out"):
        command("random", "--balance", options=Options(card_set="morrslieb"))


@pytest.mark.parametrize("words", [["--games", "0"], ["--time", "-1"], ["--jobs", "many"]])
def test_numbers_must_be_numbers(words, capsys):
    with pytest.raises(SystemExit):
        command("random", *words)
    assert "is not a whole number from" in capsys.readouterr().err


def test_the_page_about_balance_has_every_table(capsys):
    assert command("random", "--balance", "--games", "3", "--jobs", "1") == 0
    page = capsys.readouterr().out
    assert "    ruinous arena --balance random --games 3 --seed 1\n" in page
    assert "with 4 games of each kind" in page
    rows = [line for line in page.splitlines() if re.match(r"\| [345] \|", line)]
    assert len(rows) == 3 * 6
    assert all(line.count("|") == 10 for line in rows[:6])
    assert {line.split("|")[3] for line in rows[:6]} == {" 4 "}
    assert [line.split("|")[1:3] for line in rows[:6]] == [
        [f" {n} ", f" {cards} cards "] for cards in ("base", "Morrslieb") for n in (3, 4, 5)
    ]


def test_the_usual_kind_of_table_may_be_played_more_often(capsys):
    words = ("--games", "6", "--games-others", "2", "--seed", "2", "--jobs", "1")
    assert command("random", "--balance", *words) == 0
    page = capsys.readouterr().out
    assert "    ruinous arena --balance random --games 6 --games-others 2 --seed 2\n" in page
    assert "with as many games of each kind as the first table says. A cell" in page
    rows = [line.split("|")[1:4] for line in page.splitlines() if re.match(r"\| [345] \|", line)][:6]
    assert rows[1] == [" 4 ", " base cards ", " 8 "], "whole line-ups, as many as there are"
    assert {row[2] for row in rows[:1] + rows[2:]} == {" 4 "}


def test_an_uneven_share_is_bold():
    figures = {"win_share": 0.5, "interval": [0.4, 0.6]}
    assert arena_report._cell(figures, 0.25) == "**50.0 %** (40.0–60.0)"
    assert arena_report._cell(figures, 0.5) == "50.0 % (40.0–60.0)"


def test_progress_is_a_line_drawn_anew_on_a_terminal(capsys, monkeypatch):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    times = iter(range(100))
    monkeypatch.setattr(arena_command, "monotonic", lambda: next(times))
    show = arena_command.progress()
    show(1, 2)
    show(2, 2)
    told = capsys.readouterr().err
    assert "1/2 games, 1 s left" in told
    assert told.endswith("\r\x1b[K")
