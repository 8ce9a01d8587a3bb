"""docs/playing.md and its translations: every command is real, every button is called as the page calls it."""

import re
import shlex
from io import StringIO
from pathlib import Path

import pytest

from ruinous.cli import main, parser
from ruinous.terminal.table import Table
from ruinous.words import phrase
from ruinous.words.voice import FOLDER

ROOT = Path(__file__).parents[1]
FILES = {"en": "playing.md", "fr": "playing.fr.md", "ja": "playing.ja.md"}
PAGES = {language: (ROOT / "docs" / file).read_text("utf-8") for language, file in FILES.items()}
BLOCK = re.compile(r"^ {4}(.+)$", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
BUTTON = {"en": r"(?<!\*)\*([^*\n]+)\*(?!\*)", "ja": r"「([^」]+)」"}
MESSAGE = re.compile(r"^[a-z][\w-]* = (.+)$", re.MULTILINE)
TYPED = ("why", "board", "hand", "log", "card", "rule", "undo", "save", "quit")

every_language = pytest.mark.parametrize("language", FILES)


def prose(page: str) -> str:
    """What is written on a page besides its blocks."""
    return BLOCK.sub("", page)


def commands(page: str) -> list[str]:
    return [text for text in (*BLOCK.findall(page), *CODE.findall(prose(page))) if text.startswith("./play")]


def typed(page: str) -> list[str]:
    """The left column of the table of what can be typed at the terminal, and what its `?` can explain."""
    cells = re.findall(r"^\| (`.+?) \| (.+) \|$", page, re.MULTILINE)
    return [text for left, right in cells for text in CODE.findall(f"{left} {right}")]


def accepted(arguments: list[str]) -> bool:
    """Whether the program takes these arguments; `--help` ends it well."""
    try:
        parser().parse_args(arguments)
    except SystemExit as end:
        return end.code == 0
    return True


@every_language
def test_every_command_is_real(language: str) -> None:
    assert len(commands(PAGES[language])) == 11
    for command in commands(PAGES[language]):
        assert accepted(shlex.split(command)[1:] or ["serve", "--browser"]), command


def test_play_alone_opens_the_page() -> None:
    assert "[ $# -gt 0 ] || set -- serve --browser" in (ROOT / "play").read_text("utf-8")


@every_language
def test_every_option_is_one_of_play(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    named = {text.split()[0] for text in CODE.findall(prose(PAGES[language])) if text.startswith("--")}
    assert len(named) > 6
    assert named <= known


@every_language
def test_everything_that_can_be_typed_is_understood(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [line for line in typed(PAGES[language]) if not re.match(r"\d|Kw1>", line)]
    assert len(lines) > 12
    refused: list[str] = []
    monkeypatch.setattr(Table, "refuse", lambda table, text: refused.append(text))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RUINOUS_LANGUAGE", language)
    monkeypatch.setattr("sys.stdin", StringIO("\n".join(lines) + "\n"))
    assert main(["play", "--powers", "khorne,nurgle,slaanesh", "--people", "khorne", "--save", "here.ruinous"]) == 0
    assert "kis " in capsys.readouterr().out
    assert refused == []


@every_language
def test_every_word_of_the_terminal_is_on_the_page(language: str) -> None:
    for word in TYPED:
        said = phrase(f"terminal.word.{word}", {}, language=language)
        assert any(text.split()[0] == said for text in typed(PAGES[language])), said
        assert any(text.split()[0] == word for text in CODE.findall(PAGES[language])), word


@every_language
def test_buttons_are_called_as_the_page_calls_them(language: str) -> None:
    files = [file.read_text("utf-8") for file in FOLDER.joinpath(language).iterdir() if file.name.endswith(".ftl")]
    words = {text for file in files for text in MESSAGE.findall(file)}
    named = set(re.findall(BUTTON.get(language, BUTTON["en"]), PAGES[language]))
    assert len(named) > 10
    assert named <= words


@every_language
def test_a_page_is_whole_and_leads_to_the_others(language: str) -> None:
    page, english = PAGES[language], PAGES["en"]
    assert commands(page) == commands(english)
    for sign in ("\n#", "\n- ", "\n| ", "\n**"):
        assert page.count(sign) == english.count(sign), sign
    for file in re.findall(r"\]\(([^)#]+)\)", page):
        assert (ROOT / "docs" / file).is_file(), file
    for file in FILES.values():
        assert (f"({file})" in page) == (file != FILES[language])
    (anchor,) = re.findall(r"\]\(#([^)]+)\)", page)
    titles = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    assert anchor in [re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles]


def test_the_readme_leads_to_every_language() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for file in FILES.values():
        assert f"(docs/{file})" in readme
