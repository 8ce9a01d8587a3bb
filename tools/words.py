"""The ids of all messages as types for the page: `python -m tools.words` writes web/src/words/ids.ts.

`python -m tools.words pseudo DIR` writes a language made by machine from the English one, for looking at: every letter
accented, every text about 40 % longer and in ⟦ ⟧. A page in it shows which words escaped, and which layouts break.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from ruinous.words.voice import MESSAGE

ROOT = Path(__file__).resolve().parents[1]
WORDS = ROOT / "src" / "ruinous" / "words"
TYPES = ROOT / "web" / "src" / "words" / "ids.ts"

BOOKS = {"reasons": "because"}
"""Files whose messages for the page have another prefix than the name of the file."""


def types() -> str:
    """Each file of English words as a union of its keys: what stands after its prefix, with points."""
    lines = [
        "/** Written by tools/words.py from src/ruinous/words/en: the keys of each file of words. */",
        "",
        "export interface Books {",
    ]
    for file in sorted((WORDS / "en").glob("*.ftl")):
        prefix = BOOKS.get(file.stem, file.stem) + "-"
        ids = [id.removeprefix(prefix) for id in MESSAGE.findall(file.read_text("utf-8")) if id.startswith(prefix)]
        if ids:
            lines.append(f"  {file.stem}: " + " | ".join(f'"{id.replace("-", ".")}"' for id in ids) + ";")
    return "\n".join([*lines, "}", ""])


# --- a language made by machine -----------------------------------------------------------------------------------

LETTERS = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwXxYyZz"
ACCENTED = "ÁáƁƀĆćĎďÉéƑƒĜĝĤĥÍíĴĵĶķĹĺḾḿŃńÓóṔṕŔŕŚśŤťÚúṼṽŴŵẊẋÝýŹź"
ACCENTS = str.maketrans(LETTERS, ACCENTED)
VOWELS = re.compile("([áéíóúý])")
FIXED = re.compile(r"(\b[A-Z]\d[\d.]*\b)")
"""The number of a rule."""
LONGER = 0.4
"""How much longer a text of the machine's is; other languages need as much."""
KEPT = {"gender"}
"""Attributes that messages choose by; nobody reads them."""


def accented(text: str) -> str:
    """Letters with accents, and as many vowels twice as make the text longer by its share; rules keep their numbers.

    >>> accented("The rest of the game (R3.3)")
    'Ťĥéé ŕééśť óóƒ ťĥéé ĝááḿéé (R3.3)'
    """
    more = round(LONGER * len(text)) - len("⟦⟧")
    parts = FIXED.split(text)
    for n in range(0, len(parts), 2):
        parts[n] = parts[n].translate(ACCENTS)
        if more > 0:
            parts[n], doubled = VOWELS.subn(r"\1\1", parts[n], count=more)
            more -= doubled
    return "".join(parts)


class Pseudo(Transformer):
    """A file of words in the machine's language."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802 (the visitor's names)
        return node if node.id.name in KEPT else self._wrapped(node)

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        node.attributes = [self.visit(one) for one in node.attributes]
        return self._wrapped(node) if node.value else node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = accented(node.value)
        return node

    def _wrapped(self, node: Any) -> Any:
        pattern = self.visit(node.value)
        pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
        node.value = pattern
        return node


def pseudo(text: str) -> str:
    """A file of words in the machine's language.

    >>> print(pseudo("turn = { $power } takes { $n } cards.\\n"))
    turn = ⟦{ $power } ťááķéś { $n } ćááŕďś.⟧
    <BLANKLINE>
    """
    return FluentSerializer().serialize(Pseudo().visit(FluentParser().parse(text)))


def write_pseudo(folder: Path) -> None:
    """Every English file in the machine's language."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in (WORDS / "en").glob("*.ftl"):
        (folder / file.name).write_text(pseudo(file.read_text("utf-8")), "utf-8")


def main() -> int:
    if sys.argv[1:2] == ["pseudo"]:
        write_pseudo(Path(sys.argv[2]))
        return 0
    text = types()
    if not TYPES.exists() or TYPES.read_text("utf-8") != text:
        TYPES.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
