"""The pages for people: the blocks of commands and code in them, and which of these a test cannot run.

A block has a fence with its language, or stands four spaces in; then its first words tell what it is. What cannot run
in a test has the reason in a comment of one line above it:

    <!-- not run: it needs a domain -->

A block that a test of its own runs names that: <!-- run by tests/test_cli_docs.py -->; so may a whole page:
<!-- every block is run by tests/test_adding_a_card.py -->
"""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMAND = re.compile(r"(?:[A-Z_]+=\S+ )*(?:ruinous|\./play|\./test|curl|python|pip|uv|cp|\.venv/bin/\w+)\b")
FENCE = re.compile(r"```(\w*)$")
MARK = re.compile(r"<!-- (not run: \S.*|run by tests/\S+\.py) -->$")
WHOLE = re.compile(r"^<!-- every block is (run by tests/\S+\.py) -->$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    page: str
    line: int
    language: str
    text: str
    mark: str = ""

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def commands(self) -> list[list[str]]:
        """The words of each command of a block for the shell."""
        lines = re.sub(r"\\\n\s*", " ", self.text).splitlines()
        return [words for line in lines if (words := shlex.split(line, comments=True))]


def blocks(path: Path) -> list[Block]:
    lines = path.read_text(encoding="utf-8").split("\n")
    whole = WHOLE.search("\n".join(lines))
    page, found, at, marked = str(path.relative_to(ROOT)), [], 0, ""
    while at < len(lines):
        start, fence = at, FENCE.match(lines[at])
        indented = lines[at].startswith("    ") and not lines[at - 1].strip()
        if fence:
            at = lines.index("```", at + 1)
            text, language = "\n".join(lines[start + 1 : at]), fence[1]
        elif indented:
            while at + 1 < len(lines) and (lines[at + 1].startswith("    ") or _goes_on(lines, at + 1)):
                at += 1
            text = dedent("\n".join(lines[start : at + 1]))
            language = language_of(text)
        if fence or indented:
            found.append(Block(page, start + 1, language, text + "\n", whole[1] if whole else marked))
            marked = ""
        elif lines[at].strip():
            mark = MARK.match(lines[at])
            marked = mark[1] if mark else ""
        at += 1
    return found


def _goes_on(lines: list[str], at: int) -> bool:
    """Whether an empty line stands inside of a block that is not fenced."""
    return not lines[at].strip() and at + 1 < len(lines) and lines[at + 1].startswith("    ")


def language_of(text: str) -> str:
    """What a block without a fence is written in; empty if that cannot be told."""
    if COMMAND.match(text):
        return "sh"
    if text.startswith(("from ", "import ")):
        return "python"
    if re.match(r"#.*\.toml\n", text):
        return "toml"
    try:
        json.loads(text)
    except ValueError:
        return ""
    return "json"


def every_block() -> list[Block]:
    return [block for path in PAGES for block in blocks(path)]


def inline_commands(path: Path) -> list[str]:
    """The commands of Ruinous inside of the text."""
    text = re.sub(r"^ {4}.*$|^```[\s\S]*?^```$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return re.findall(r"`((?:\./play|ruinous) [a-z][^`]*)`", text)
