"""docs/security.md has every attack, where it is kept, and no figures that no test has counted."""

from __future__ import annotations

import re

from tests.kit.attacks import PAGE, rows
from tests.kit.play import ROOT


def test_every_attack_has_its_row_and_is_kept() -> None:
    assert list(rows()) == list(range(1, PAGE.read_text(encoding="utf-8").count("\n| ") - 4 + 1))
    for number, row in rows().items():
        texts = []
        for name in row.kept.split(", "):
            file = ROOT / name if "/" in name else ROOT / "tests" / "hostile" / f"{name}.py"
            assert file.exists(), f"row {number}: there is no {file}"
            texts.append(file.read_text(encoding="utf-8"))
        assert bool(row.tried) == bool(re.search(rf"\btold\({number}, ", "".join(texts))), f"row {number}"
