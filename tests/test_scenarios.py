"""Every scenario file holds. Each is a test of its own; the ledger reads what it cites."""

from pathlib import Path

import pytest

from ruinous.rules.scenario import Scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


def test_there_are_scenarios() -> None:
    assert FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_scenario(path: Path) -> None:
    scenario = Scenario.loads(path.read_text(encoding="utf-8"))
    report = scenario.run()
    assert not report.failures, "\n".join([scenario.name, *report.played, *report.failures])
    assert scenario.steps, "a scenario without steps proves nothing"
