"""The ledger finds every citation, and its check fails where it should."""

from pathlib import Path

import pytest

from ruinous import ledger
from ruinous.cli import main
from ruinous.content import components, rulebook

PROJECT = '[project]\nname = "ruinous"\n'
MODULE = """
import pytest

pytestmark = [pytest.mark.cites("R1.1")]


@pytest.mark.cites("R8.9", "C12")
def test_a():
    pass


@pytest.mark.cites(*("R8.10", "R8.11"), "F1")
class TestB:
    @pytest.mark.cites("S4")
    def test_c(self):
        pass

    def helper(self):
        pass


@pytest.mark.parametrize(
    "n", [pytest.param(1, marks=pytest.mark.cites("E12")), pytest.param(2, marks=[pytest.mark.cites("E13")])]
)
async def test_d(n):
    pass


@pytest.mark.cites("R2.1")
def not_a_test():
    pass
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout."""
    (tmp_path / "tests" / "scenarios").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "tests" / "test_x.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path / "tests" / "scenarios")
    return tmp_path


def all_ids() -> list[str]:
    return [id_ for group in ledger.groups() for id_ in group.items]


def test_every_id_of_the_content_is_there_once() -> None:
    ids = all_ids()
    content, book = components(), rulebook()
    assert len(ids) == len(set(ids))
    wanted = {entry.id for entry in (*book.rules, *book.rulings, *book.examples, *content.switches)}
    wanted |= {card.id for card in (*content.chaos, *content.upgrades, *content.old_world)}
    wanted |= {f"token.{token.id}" for token in content.tokens}
    wanted |= {f"dial.{power.id}" for power in content.powers}
    wanted |= {f"dial.{stop.do}" for power in content.powers for stop in power.dial}
    assert set(ids) == wanted


def test_citations_of_a_module() -> None:
    found: dict[str, set[str]] = {}
    for id_, test in ledger.cited_in_python(MODULE, "tests/test_x.py"):
        found.setdefault(test.removeprefix("tests/test_x.py::"), set()).add(id_)
    assert found == {
        "test_a": {"R1.1", "R8.9", "C12"},
        "TestB::test_c": {"R1.1", "R8.10", "R8.11", "F1", "S4"},
        "test_d": {"R1.1", "E12", "E13"},
    }


def test_what_is_not_literal_is_unknown(tree: Path) -> None:
    (tree / "tests" / "test_y.py").write_text("@pytest.mark.cites(ID, *IDS)\ndef test_e(): pass\n")
    unknown = ledger.collect(tree).unknown
    assert [text.split(", ")[0] for text in unknown] == [
        "tests/test_y.py::test_e cites 'ID'",
        "tests/test_y.py::test_e cites '*IDS'",
    ]


def test_scenarios_cite_too(tree: Path) -> None:
    (tree / "tests" / "scenarios" / "a.toml").write_text('cites = ["R9.1", "R99.9"]\n')
    found = ledger.collect(tree)
    assert found.tests["R9.1"] == ["tests/scenarios/a.toml"]
    assert "R99.9" in found.unknown[0]


def test_the_page_has_every_id_and_is_stable(tree: Path) -> None:
    found = ledger.collect(tree)
    text = ledger.text_of(found)
    assert text == ledger.text_of(ledger.collect(tree))
    rows = [line for line in text.split("\n") if line.startswith("| ")]
    for id_ in all_ids():
        assert sum(row.startswith(f"| {id_} |") for row in rows) == 1
    assert "`tests/test_x.py::TestB::test_c`" in next(row for row in rows if row.startswith("| S4 |"))
    assert f"{len(found.tests)} of {len(all_ids())} have a test" in text


def test_check_names_what_is_missing_unknown_and_stale(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ledger", "--check"]) == 1
    problems = capsys.readouterr().err
    assert "R2.1 has no test." in problems
    assert "docs/ledger.md is not up to date" in problems
    assert not (tree / "docs").exists()


def test_a_complete_ledger_passes_its_check(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ids = "\n".join(f'    "{id_}",' for id_ in all_ids())
    (tree / "tests" / "scenarios" / "all.toml").write_text(f"cites = [\n{ids}\n]\n")
    assert main(["ledger"]) == 0
    assert main(["ledger", "--check"]) == 0
    (tree / "docs" / "ledger.md").write_text("changed")
    assert main(["ledger", "--check"]) == 1
    assert main(["ledger"]) == 0
    (tree / "tests" / "test_y.py").write_text('@pytest.mark.cites("nonsense")\ndef test_e(): pass\n')
    capsys.readouterr()
    assert main(["ledger", "--check"]) == 1
    assert "cites 'nonsense', which is no id" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("test_y.py", "def cites(:", "this is not Python"),
        ("scenarios/a.toml", "cites = [", "this is not TOML"),
        ("scenarios/a.toml", "cites = 3", "must be a list of texts"),
    ],
)
def test_unreadable_tests(tree: Path, capsys: pytest.CaptureFixture[str], name: str, text: str, sentence: str) -> None:
    (tree / "tests" / name).write_text(text)
    assert main(["ledger", "--check"]) == 2
    error = capsys.readouterr().err
    assert name in error
    assert sentence in error
    assert error.count("\n") == 1


def test_elsewhere_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["ledger"]) == 2
    error = capsys.readouterr().err
    assert "not in a checkout" in error
    assert error.count("\n") == 1
