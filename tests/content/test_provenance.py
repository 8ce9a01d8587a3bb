"""How well the components are known: every aspect is labelled, the tallies are right, and the page about it is true."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from ruinous.content import components, corrected
from ruinous.content.model import LABELS, Known
from tools import provenance

CONTENT = components()
GROUPS = provenance.groups(CONTENT)


def labels(things: Iterable[Known | provenance.Item], aspect: str) -> tuple[int, int, int]:
    """How often the aspect is printed, reported, reconstructed."""
    return provenance.tally(thing.provenance[aspect] for thing in things if aspect in thing.provenance)


def finer(items: Iterable[provenance.Item]) -> int:
    """Reconstructed parts of effects."""
    main = {"name", "copies", "cost", "magic", "comet", "after", "effect", "immediate", "persistent", "stats"}
    return sum(
        label == "reconstructed" for item in items for aspect, label in item.provenance.items() if aspect not in main
    )


# The labels


def test_every_aspect_is_labelled() -> None:
    aspects: list[tuple[Iterable[Known], set[str]]] = [
        (CONTENT.regions, {"name", "order", "value", "populous", "adjacent"}),
        (CONTENT.ruinations, {"ruiners", "points"}),
        (CONTENT.tokens, {"name", "stock", "effect"}),
        ([token for token in CONTENT.tokens if token.stock != token.stock_rat], {"stock_rat"}),
        (CONTENT.powers, {"name", "epithet", "power", "track", "draw", "condition", "threat", "instructions",
                          "length"}),
        ([f for power in CONTENT.powers for f in power.followers], {"name", "count", "cost", "attack", "defense"}),
        (CONTENT.chaos, {"name", "copies", "cost", "magic", "effect"}),
        (CONTENT.upgrades, {"name", "effect"}),
        ([upgrade for upgrade in CONTENT.upgrades if upgrade.stats], {"stats"}),
        (CONTENT.old_world, {"name", "copies", "comet", "after", "immediate"}),
        ([CONTENT], {"starting_tokens", "starting_tokens_rat", "limits.ruin", "limits.vp", "limits.power",
                     "limits.hand", "old_world_deck.3", "old_world_deck.4", "old_world_deck.5"}),
    ]  # fmt: skip
    for things, needed in aspects:
        for thing in things:
            assert needed <= set(thing.provenance), thing
            assert set(thing.provenance.values()) <= set(LABELS) - {"corrected"}, thing


# The tallies: printed, reported, reconstructed


def test_tally_of_the_board() -> None:
    assert {thing.weakest for thing in (*CONTENT.regions, *CONTENT.ruinations)} == {"printed"}
    assert labels(CONTENT.tokens, "name") == labels(CONTENT.tokens, "stock") == (6, 0, 0)
    assert labels(CONTENT.tokens, "effect") == (6, 0, 0)
    assert labels(CONTENT.tokens, "stock_rat") == (0, 1, 0)
    assert provenance.tally(CONTENT.provenance.values()) == (8, 1, 0)
    assert CONTENT.provenance["old_world_deck.5"] == "reported"


def test_tally_of_the_powers() -> None:
    for aspect in ("name", "power", "track", "draw", "condition", "threat", "length"):
        assert labels(CONTENT.powers, aspect) == (5, 0, 0)
    assert labels(CONTENT.powers, "instructions") == (4, 0, 1)
    known = [power for power in CONTENT.powers if power.provenance["instructions"] == "printed"]
    assert [len(power.dial) - 1 for power in known] == [9, 10, 8, 7]  # 34 positions with a Threat, 30 after the start
    followers = [follower for power in CONTENT.powers for follower in power.followers]
    assert labels(followers, "name") == labels(followers, "count") == (15, 0, 0)
    assert labels(followers, "cost") == (11, 3, 1)
    assert labels(followers, "attack") == labels(followers, "defense") == (11, 4, 0)


@pytest.mark.parametrize(("group", "name", "copies", "cost", "magic", "effect", "more", "weakest"), [
    ("base", (30, 0, 0), (15, 15, 0), (30, 0, 0), (30, 0, 0), (21, 9, 0), 3, (12, 15, 3)),
    ("Horned Rat", (1, 7, 0), (0, 0, 8), (0, 8, 0), (0, 8, 0), (0, 3, 5), 5, (0, 0, 8)),
    ("Morrslieb", (10, 23, 0), (8, 0, 25), (8, 25, 0), (0, 33, 0), (4, 4, 25), 10, (0, 0, 33)),
])  # fmt: skip
def test_tally_of_the_chaos_cards(
    group: str, name: object, copies: object, cost: object, magic: object, effect: object, more: int, weakest: object
) -> None:
    cards = GROUPS[f"Chaos cards, {group}"]
    found = [labels(cards, aspect) for aspect in ("name", "copies", "cost", "magic", "effect")]
    assert found == [name, copies, cost, magic, effect]
    assert finer(cards) == more
    assert provenance.tally(card.weakest for card in cards) == weakest


@pytest.mark.parametrize(("group", "name", "effect", "stats", "more", "weakest"), [
    ("base", (16, 0, 4), (15, 4, 1), (4, 0, 8), 3, (6, 2, 12)),
    ("Horned Rat", (0, 3, 2), (1, 4, 0), (0, 0, 3), 5, (0, 0, 5)),
    ("Morrslieb", (6, 11, 3), (0, 14, 6), (0, 0, 12), 12, (0, 0, 20)),
])  # fmt: skip
def test_tally_of_the_upgrades(
    group: str, name: object, effect: object, stats: object, more: int, weakest: object
) -> None:
    cards = GROUPS[f"Upgrades, {group}"]
    assert [labels(cards, aspect) for aspect in ("name", "effect", "stats")] == [name, effect, stats]
    assert finer(cards) == more
    assert provenance.tally(card.weakest for card in cards) == weakest


@pytest.mark.parametrize(("group", "tallies", "weakest"), [
    ("base", [(22, 0, 0), (22, 0, 0), (4, 18, 0), (11, 10, 1), (10, 10, 2), (6, 2, 7)], (3, 11, 8)),
    ("expert", [(1, 8, 0), (0, 0, 9), (0, 9, 0), (0, 0, 9), (0, 0, 9), (0, 0, 7)], (0, 0, 9)),
])  # fmt: skip
def test_tally_of_the_old_world_cards(group: str, tallies: object, weakest: object) -> None:
    cards = GROUPS[f"Old World cards, {group}"]
    aspects = ("name", "copies", "comet", "after", "immediate", "persistent")
    assert [labels(cards, aspect) for aspect in aspects] == tallies
    assert finer(cards) == 0
    assert provenance.tally(card.weakest for card in cards) == weakest


# The page


def test_the_page_is_up_to_date() -> None:
    assert provenance.PAGE.read_text(encoding="utf-8") == provenance.page(CONTENT)


def test_check(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["provenance", "--check"])
    assert provenance.main() == 0
    monkeypatch.setattr(provenance, "PAGE", tmp_path / "provenance.md")
    assert provenance.main() == 1
    (tmp_path / "provenance.md").write_text("old")
    assert provenance.main() == 1
    assert capsys.readouterr().err.startswith("provenance.md is not up to date")
    monkeypatch.setattr("sys.argv", ["provenance"])
    assert provenance.main() == 0
    monkeypatch.setattr("sys.argv", ["provenance", "--check"])
    assert provenance.main() == 0


def test_everything_is_on_the_page() -> None:
    things = [item for items in GROUPS.values() for item in items]
    assert len(things) == len({item.id for item in things})
    counted = 9 + 5 + 6 + 9 + 5 + 15 + 5 + 71 + 45 + 31
    assert len(things) == counted
    page = provenance.page(CONTENT)
    listed = page.partition("## What is still open")[2].partition("\n## ")[0]
    for item in things:
        assert (f"- {item.name} (`{item.id}`):" in listed) == (item.weakest != "printed"), item.id
    row = re.search(r"\| \*\*all\*\* \| (.*) \|", page)
    assert row
    count = Counter(label for item in things for label in item.provenance.values())
    numbers = [int(cell) for cell in row[1].split(" | ")]
    assert numbers[:4] == [counted, count["printed"], count["reported"], count["reconstructed"]]
    assert sum(numbers[4:]) == counted


def test_every_open_component_says_what_would_settle_it() -> None:
    page = " ".join(provenance.page(CONTENT).split())
    for group, items in GROUPS.items():
        for item in items:
            found = re.search(rf"\(`{re.escape(item.id)}`\): (.*?)\. Settled by (.*?)\.( - | ###? |$)", page)
            assert (found is not None) == (item.weakest != "printed"), item.id
            if found is None:
                continue
            for label in ("reported", "reconstructed"):
                aspects = [aspect for aspect, known in item.provenance.items() if known == label]
                told = re.search(rf"{label}: ([^;]*)", found[1])
                assert (told[1] if told else "") == ", ".join(aspects), item.id
            evidence = provenance.EVIDENCE[group.partition(",")[0]]
            doubtful = {aspect for aspect, known in item.provenance.items() if known != "printed"}
            assert (evidence in found[2]) == bool(doubtful - {"copies"}), item.id
            assert ("count of the whole deck" in found[2]) == ("copies" in doubtful), item.id


def test_other_evidence_is_named_for_open_cards_only() -> None:
    open_ids = {item.id for items in GROUPS.values() for item in items if item.weakest != "printed"}
    assert set(provenance.MORE) <= open_ids


def test_no_line_is_too_long_to_read() -> None:
    assert all(len(line) <= 120 for line in provenance.page(CONTENT).splitlines())


def test_the_example_of_the_page_loads() -> None:
    example = re.search(r"```toml\n(.*?)```", provenance.page(CONTENT), re.DOTALL)
    assert example
    content = corrected(example[1], "my-cards.toml")
    before, after = provenance.groups(CONTENT), provenance.groups(content)
    changed = [new.id for group in before for old, new in zip(before[group], after[group], strict=True) if old != new]
    assert changed == [
        "khorne_m.bloodbath", "khorne_m.lure_of_battle", "khorne_m.bloodthirster", "tzeentch_m.well",
        "old_world_x.vermin_outbreak",
    ]  # fmt: skip
