"""The expansion on the command line: sets, five Powers, and what they come to."""

import json
from pathlib import Path

import pytest

from ruinous import ledger
from ruinous.cli import main
from ruinous.content import components
from ruinous.rules.record import Record
from ruinous.terminal.lookup import CARD_SETS

FIVE = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]


@pytest.fixture(autouse=True)
def _apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def simulated(line: str, capsys: pytest.CaptureFixture[str]) -> tuple[dict[str, object], Record]:
    """What `simulate` came to, and the record of its first game."""
    assert main(f"simulate --games 1 --jobs 1 --check --json --records kept {line}".split()) == 0
    return json.loads(capsys.readouterr().out), Record.loads(Path("kept", "000000.ruinous").read_text())


@pytest.mark.cites("R1.1", "R2.1", "R2.2")
@pytest.mark.parametrize(
    ("line", "powers", "options"),
    [
        ("", FIVE[:4], {}),
        ("--players 3", FIVE[:3], {}),
        ("--players 5", FIVE, {}),
        ("--powers horned_rat,nurgle,khorne", ["khorne", "nurgle", "horned_rat"], {}),
        ("--players 4 --powers khorne,nurgle,slaanesh,horned_rat", ["khorne", "nurgle", "slaanesh", "horned_rat"], {}),
        ("--card-set morrslieb", FIVE[:4], {"card_set": "morrslieb"}),
        ("--events mixed --card-set base", FIVE[:4], {"events": "mixed"}),
        (
            "--players 5 --card-set morrslieb --events realm_of_chaos --option S1=per_battle",
            FIVE,
            {"card_set": "morrslieb", "events": "realm_of_chaos", "khorne_counters": "per_battle"},
        ),
    ],
)
def test_simulate_plays_what_is_asked_for(
    line: str, powers: list[str], options: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    found, record = simulated(line, capsys)
    assert found["games_played"] == dict.fromkeys(powers, 1)
    assert record.powers == tuple(FIVE.index(power) for power in powers)
    assert record.options.changed() == options
    assert main(["verify", "kept/000000.ruinous"]) == 0


def test_the_rat_has_his_name_in_the_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("simulate --games 1 --jobs 1 --players 5".split()) == 0
    lines = capsys.readouterr().out.split("\n")
    (rat,) = [line for line in lines if line.startswith("The Horned Rat ")]
    (head,) = [line for line in lines if line.startswith("Power ")]
    assert len(rat) == len(head)


@pytest.mark.parametrize(
    ("line", "powers", "options"),
    [
        ("--players 5 --people none --events mixed", FIVE, {"events": "mixed"}),
        ("--people none", FIVE[:4], {}),
        ("--players 3 --people none --card-set morrslieb", FIVE[:3], {"card_set": "morrslieb"}),
        ("--powers khorne,horned_rat,tzeentch --people none", ["khorne", "tzeentch", "horned_rat"], {}),
    ],
)
def test_play_takes_the_same_flags(
    line: str, powers: list[str], options: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(f"play --seed 3 --bots random --save watched {line}".split()) == 0
    text = capsys.readouterr().out
    assert ("THE HORNED RAT (Spawn bot)" in " ".join(text.split())) == ("horned_rat" in powers)
    record = Record.loads(Path("watched").read_text())
    assert record.powers == tuple(FIVE.index(power) for power in powers)
    assert record.options.changed() == options


def test_who_plays_the_rat_gets_him_to_the_table() -> None:
    from ruinous.terminal.start import _usual

    assert _usual(None, ["horned_rat"]) == FIVE
    assert _usual(3, ["horned_rat"]) == ["khorne", "nurgle", "horned_rat"]
    assert _usual(None, ["nurgle"]) == FIVE[:4]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate --players 5 --powers khorne,nurgle,slaanesh", "--players 5 does not fit --powers, which names 3."),
        ("play --players 3 --powers khorne,nurgle,slaanesh,horned_rat", "does not fit --powers, which names 4."),
        ("play --players 3 --people khorne,nurgle,tzeentch,horned_rat", "leaves no seat for all of --people"),
    ],
)
def test_what_does_not_go_together_is_said(line: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("name", CARD_SETS)
def test_one_set_of_cards(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    content = components()
    cards = (*content.chaos, *content.upgrades, *content.old_world)
    assert main(["cards", "--set", name, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [card["id"] for card in found] == [card.id for card in cards if card.set == name]
    assert main(["cards", "--set", name]) == 0
    text = capsys.readouterr().out
    assert sum(line.startswith("  ") and "upgrades (cost" not in line for line in text.split("\n")) == len(found)
    assert all(len(line) <= 80 for line in text.split("\n"))


def test_a_card_tells_its_set(capsys: pytest.CaptureFixture[str]) -> None:
    for query, head in (
        ("khorne_m.hate", "Chaos card of Khorne · cost 1 · 4 copies · the Morrslieb set"),
        ("khorne.blood_frenzy", "4 copies · the base game"),
        ("skitterleap", "Chaos card of the Horned Rat"),
        ("closing the portal", "the expert cards"),
    ):
        assert main(["cards", *query.split()]) == 0
        assert head in capsys.readouterr().out
    assert main(["cards", "hate", "--set", "base"]) == 1
    assert "No card matches “hate” in this set: the base game" in capsys.readouterr().err


def test_the_overview_goes_set_by_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards"]) == 0
    text = capsys.readouterr().out
    places = [text.index(f"(--set {name})") for name in CARD_SETS]
    assert places == sorted(places)
    assert places[1] < text.index("Skitterleap") < places[2] < text.index("Bloodbath") < places[3]


def test_the_ledger_has_the_expansion_set_by_set() -> None:
    groups = {group.title: group.items for group in ledger.groups()}
    assert "khorne_m.hate" in groups["Chaos cards of Khorne, the Morrslieb set"]
    assert "khorne.blood_frenzy" in groups["Chaos cards of Khorne, the base game"]
    assert "horned_rat.skitterleap" in groups["Chaos cards of the Horned Rat"]
    assert "horned_rat.clanrats" in groups["Upgrades of the Horned Rat"]
    assert "old_world_x.closing_the_portal" in groups["Old World cards, the expert cards"]
    assert groups["Dials"]["dial.horned_rat"] == "The dial of the Horned Rat"
    assert "dial.place_skaven" in groups["Dial instructions"]
    assert all(groups.values())
