"""README and docs: their commands and code run, page by page, from the top to the bottom; what cannot is marked."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest

from ruinous import Game, Options
from ruinous.cli import main
from ruinous.content import corrected
from ruinous.rules.ids import POWERS
from tests.kit import pages
from tests.kit.play import Serving
from tests.test_playing_pages import accepted

NO_COMMANDS = {"ruinous seed N", "ruinous commitment "}  # texts that are hashed
FEW = {"--games": "4", "--time": "1", "--generations": "1", "--jobs": "1"}
"""How much is enough for a test."""


class Reader:
    """Somebody who tries everything on a page, in a folder of their own."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder = folder
        self.stack = stack
        self.server: Serving | None = None
        self.token = ""
        self.game = Game.new(POWERS[:4], 7)
        self.names: dict[str, Any] = {"game": self.game, "seat": 0}

    def read(self, block: pages.Block) -> None:
        getattr(self, block.language)(block)

    def python(self, block: pages.Block) -> None:
        exec(compile(block.text.replace("1000", "70"), str(block), "exec"), self.names)

    def json(self, block: pages.Block) -> None:
        json.loads(block.text)

    def toml(self, block: pages.Block) -> None:
        name = re.match(r"# (\S+)\n", block.text)
        assert name, "what is the file called?"
        (self.folder / name[1]).write_text(block.text, encoding="utf-8")
        assert corrected(block.text) != corrected("")
        Game.new(POWERS, 1, Options(cards=block.text, card_set="morrslieb"))

    def sh(self, block: pages.Block) -> None:
        for words in block.commands:
            environ = {}
            while "=" in words[0]:
                name, _, value = words.pop(0).partition("=")
                environ[name] = value
            do = {"curl": self.curl, "python": self.program, "ruinous": self.command, "./play": self.command}
            do[words[0]](words[1:], environ)

    def command(self, words: list[str], environ: dict[str, str]) -> None:
        if ">" in words:
            words = words[: words.index(">")]
        assert accepted(words), words
        if words[0] == "serve":
            self.serve(words[1:], environ)
            return
        words = [self.file(words) if word == "FILE" else word for word in lessened(words)]
        words = [str(self.folder / "data") if word.startswith("/srv/") else word for word in words]
        assert main(words) == 0, words

    def file(self, words: list[str]) -> str:
        if words[0] == "scenario":
            return str(next((pages.ROOT / "tests" / "scenarios").rglob("*.toml")))
        path = self.folder / "game.ruinous"
        path.write_text(self.game.record.dumps(), encoding="utf-8")
        return str(path)

    def serve(self, words: list[str], environ: dict[str, str]) -> None:
        """With a port and a folder of ours."""
        for option in ("--port", "--data"):
            if option in words:
                del words[words.index(option) : words.index(option) + 2]
        with Serving(self.folder / "data", *words, **environ):
            pass

    def curl(self, words: list[str], environ: dict[str, str]) -> None:
        """As curl asks, at a server of ours; the token is that of the answer before."""
        if self.server is None:
            self.server = self.stack.enter_context(Serving(self.folder / "asked"))
        method, headers, body, url = "GET", {}, None, ""
        given = iter(word.replace("$TOKEN", self.token) for word in words)
        for word in given:
            if word == "-X":
                method = next(given)
            elif word == "-H":
                name, _, value = next(given).partition(": ")
                headers[name] = value
            elif word == "-d":
                body = next(given)
            else:
                url = re.sub(r"https?://[^/]+", self.server.url, word)
        answer = httpx.request(method, url, headers=headers, content=body, timeout=60)
        assert answer.is_success, answer.text
        self.token = answer.json().get("token", self.token)

    def program(self, words: list[str], environ: dict[str, str]) -> None:
        done = subprocess.run([sys.executable, *lessened(words)], cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, shlex.join(words) + done.stderr


def lessened(words: list[str]) -> list[str]:
    return [FEW.get(before, word) for before, word in zip(["", *words], words, strict=False)]


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PYTHONPATH", f"{pages.ROOT / 'src'}:{pages.ROOT}")
    monkeypatch.setattr("sys.stdin", StringIO())
    with ExitStack() as stack:
        yield Reader(tmp_path, stack)


BLOCKS = pages.every_block()
TO_RUN = [block for block in BLOCKS if not block.mark]


def test_every_block_is_run_or_says_why_not() -> None:
    unknown = [str(block) for block in TO_RUN if not hasattr(Reader, block.language or "?")]
    assert not unknown, "neither run nor marked (tests/kit/pages.py)"
    assert len(TO_RUN) > 20
    for block in BLOCKS:
        if block.mark.startswith("run by"):
            assert (pages.ROOT / block.mark.removeprefix("run by ")).is_file(), block


@pytest.mark.parametrize("page", sorted({block.page for block in TO_RUN}))
def test_everything_on_a_page_runs(page: str, reader: Reader) -> None:
    for block in TO_RUN:
        if block.page == page:
            reader.read(block)


@pytest.mark.parametrize("path", pages.PAGES, ids=lambda path: path.stem)
def test_every_command_inside_the_text_is_one(path: Path) -> None:
    for command in set(pages.inline_commands(path)) - NO_COMMANDS:
        words = shlex.split(command.replace("--language de", "--language fr").replace(" N", " 4"))[1:]
        assert accepted(words) or accepted([*words, "--help"]), command


def test_every_picture_of_a_page_is_there_and_none_is_left_over() -> None:
    folder = pages.ROOT / "docs" / "pictures"
    shown = {
        (page.parent / name).resolve()
        for page in (pages.ROOT / "README.md", *sorted((pages.ROOT / "docs").glob("*.md")))
        for name in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    }
    assert shown == set(folder.iterdir())
    assert sum(picture.stat().st_size for picture in shown) <= 1_500_000
