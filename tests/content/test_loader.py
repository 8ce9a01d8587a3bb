"""The loader names what is wrong with a file, and switches change only what they may."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ruinous.content import ContentError, components, loader, rulebook
from ruinous.content.checks import Names
from ruinous.content.loader import CHAOS, OLD_WORLD, UPGRADES, read, text_of
from ruinous.content.model import EVENT_SETS, SETS
from ruinous.content.vocabulary import check_constants, check_ops

CONTENT = components()


def test_switches() -> None:
    assert [switch.id for switch in CONTENT.switches] == [f"S{n}" for n in range(1, 11)]
    for switch in CONTENT.switches:
        assert switch.default == switch.values[0]
        assert len(set(switch.values)) == len(switch.values) >= 2
        assert switch.name.isidentifier()


def test_variants_belong_to_a_value_of_their_switch() -> None:
    values = {switch.id: switch.values for switch in CONTENT.switches}
    variants = {
        (switch, value): card.id
        for card in CONTENT.old_world
        for switch, fields in card.switch.items()
        for value in fields
    }
    assert variants == {
        ("S3", "add_up"): "old_world.peasant_uprising",
        ("S4", "all_adjacent"): "old_world.the_grail_is_found",
        ("S6", "one_in_all"): "old_world.up_from_skavenblight",
        ("S7", "event_regions"): "old_world.norse_reavers",
        ("S8", "returned"): "old_world.plunged_into_chaos",
    }
    assert all(value in values[switch][1:] for switch, value in variants)


@pytest.mark.parametrize(("card", "switch", "field", "expected"), [
    ("peasant_uprising", {"S3": "add_up"}, "constant", ({"resistance": 1, "per": "peasant", "stacks": True},)),
    ("the_grail_is_found", {"S4": "all_adjacent"}, "immediate",
     ({"place": "event", "in": ("empire", "bretonnia", "estalia", "tilea", "border_princes")},)),
    ("up_from_skavenblight", {"S6": "one_in_all"}, "immediate",
     ({"place": "skaven", "choose": 1, "from": "near warpstone"},)),
    ("norse_reavers", {"S7": "event_regions"}, "immediate",
     ({"place": "event", "in": ("empire", "bretonnia", "tilea")},
      {"place": "peasant", "in": ("empire", "bretonnia", "tilea")})),
    ("plunged_into_chaos", {"S8": "returned"}, "immediate",
     ({"score_peasants": 1, "most": 3, "return_peasants": True},)),
])  # fmt: skip
def test_with_switches(card: str, switch: dict[str, str], field: str, expected: object) -> None:
    plain = next(c for c in CONTENT.old_world if c.id == f"old_world.{card}")
    changed = plain.with_switches(switch)
    assert getattr(changed, field) == expected
    (value,) = switch.values()
    assert (changed.text, changed.track) in (("text", f"track_{value}"), (f"text_{value}", "track"))
    assert replace(changed, **{f: getattr(plain, f) for f in (field, "text", "track")}) == plain
    defaults = {s.id: s.default for s in CONTENT.switches}
    assert plain.with_switches(defaults) is plain.with_switches({}) is plain


def test_all_adjacent_names_bretonnia_and_its_neighbours() -> None:
    bretonnia = next(region for region in CONTENT.regions if region.id == "bretonnia")
    grail = next(card for card in CONTENT.old_world if card.id == "old_world.the_grail_is_found")
    (op,) = grail.with_switches({"S4": "all_adjacent"}).immediate
    assert set(op["in"]) == {"bretonnia", *bretonnia.adjacent}


def test_base_is_cached() -> None:
    assert components() is components()
    assert rulebook() is rulebook()


def test_the_validator_takes_the_built_in_instructions() -> None:
    names = Names(tuple(region.id for region in CONTENT.regions), tuple(token.id for token in CONTENT.tokens))
    raws = [raw for name in OLD_WORLD for raw in read(name)["card"]]
    for raw, card in zip(raws, CONTENT.old_world, strict=True):
        assert check_ops(raw["immediate"], names, ()) == card.immediate
        assert check_ops(raw.get("end", []), names, ()) == card.end
        assert check_constants(raw.get("constant", []), names, ()) == card.constant


def test_a_broken_built_in_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = text_of("old_world.toml").replace('"next_to bretonnia"', '"next_to bretonia"')
    line = next(n for n, row in enumerate(broken.splitlines(), 1) if "bretonia" in row)
    monkeypatch.setattr(loader, "text_of", lambda name: broken if name == "old_world.toml" else text_of(name))
    with pytest.raises(ContentError) as error:
        loader.load()
    assert str(error.value) == f'old_world.toml line {line}: unknown region "bretonia" (did you mean "bretonnia"?)'


FRENZY, CRY = 'id = "khorne.blood_frenzy"\nnumber = 1\n', 'id = "khorne.battle_cry"\nnumber = 2\n'
TERROR = 'id = "khorne_m.terror"\nnumber = 40\n'
LAST = 'id = "slaanesh_m.debauchery"\nnumber = 71\n'
DUE = 'slug = "old_world_x.the_horned_ones_due"\n'


@pytest.mark.parametrize(("name", "old", "new", "row", "reason"), [
    ("chaos.toml", CRY, CRY.replace("battle_cry", "blood_frenzy"), 'id = "khorne.blood_frenzy"',
     'another card has the id "khorne.blood_frenzy" already'),
    ("chaos.toml", CRY, CRY.replace("2", "1"), "number = 1",
     'another card has the number "1" already: khorne.blood_frenzy'),
    ("chaos_morrslieb.toml", TERROR, TERROR.replace("40", "2"), "number = 2",
     'another card has the number "2" already: khorne.battle_cry'),
    ("chaos_morrslieb.toml", TERROR, TERROR + 'slug = "teleport"\n', 'slug = "teleport"',
     'another card has the slug "teleport" already: tzeentch.teleport'),
    ("upgrades.toml", 'slug = "lepers"', 'slug = "horrors"', 'slug = "horrors"',
     'another card has the slug "horrors" already: nurgle.lepers'),
    ("old_world_expert.toml", DUE, "", 'id = "old_world_x.the_horned_ones_due"',
     'another card has the slug "the_horned_ones_due" already: old_world.the_horned_ones_due'),
    ("chaos_morrslieb.toml", LAST, LAST.replace("71", "72"), "number = 72",
     "no card has the number 71: numbers run from 1 without a gap"),
    ("upgrades.toml", "number = 0\n", "number = 99\n", "number = 99",
     "no card has the number 0: numbers run from 0 without a gap"),
    ("chaos.toml", "[[card]]\n" + FRENZY, '[[card]]\nid = "khorne.blood_frenzy"\n', "[[card]]", '"number" is missing'),
    ("chaos.toml", CRY, CRY.replace("number", "numbre"), "numbre = 2",
     'unknown key "numbre" (did you mean "number"?)'),
    ("powers.toml", 'letter = "K"\n', 'letter = "K"\nlooses_ties = true\n', "looses_ties = true",
     'unknown key "looses_ties" (did you mean "loses_ties"?)'),
])  # fmt: skip
def test_wrong_card_files(
    monkeypatch: pytest.MonkeyPatch, name: str, old: str, new: str, row: str, reason: str
) -> None:
    text = text_of(name)
    assert text.count(old) == 1
    changed = text.replace(old, new)
    monkeypatch.setattr(loader, "text_of", lambda other: changed if other == name else text_of(other))
    with pytest.raises(ContentError) as error:
        loader.load()
    rows = [n for n, line in enumerate(changed.splitlines(), 1) if line == row]
    if reason == '"number" is missing':  # told at the head of the card, which all cards share
        assert str(error.value) == f"{name} line {rows[0]}: {reason}"
    elif not new:  # the slug it would have by itself stands in no line: told at the head of the card
        assert str(error.value) == f"{name} line {rows[-1] - 1}: {reason}"
    else:
        assert str(error.value) == f"{name} line {rows[-1]}: {reason}"


def test_a_new_card_takes_the_next_number_wherever_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of("chaos.toml")
    first = text[text.index("[[card]]") : text.index("[[card]]", text.index("[[card]]") + 1)]
    new = (
        first.replace("blood_frenzy", "new")
        .replace("number = 1\n", "number = 72\n")
        .replace("copies = 4", "copies = 0")
    )
    changed = text.replace("[[card]]", new + "[[card]]", 1)
    monkeypatch.setattr(loader, "text_of", lambda name: changed if name == "chaos.toml" else text_of(name))
    content = loader.load()
    assert content.chaos[:-1] == CONTENT.chaos
    assert (content.chaos[-1].id, content.chaos[-1].slug) == ("khorne.new", "new")


def test_a_file_that_is_not_toml_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = text_of("chaos.toml").replace("cost = 1", "cost 1", 1)
    line = next(n for n, row in enumerate(broken.splitlines(), 1) if row == "cost 1")
    monkeypatch.setattr(loader, "text_of", lambda name: broken if name == "chaos.toml" else text_of(name))
    with pytest.raises(ContentError, match=f"^chaos.toml line {line}: this is not TOML"):
        loader.load()


def test_every_card_file_names_its_set() -> None:
    sets = [read(name)["set"] for name in (*CHAOS, *UPGRADES, *OLD_WORLD)]
    assert sets == [*SETS, *SETS, *EVENT_SETS]


def test_a_broken_expert_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = text_of("old_world_expert.toml").replace("keeps_dead", "keeps_ded")
    monkeypatch.setattr(loader, "text_of", lambda name: broken if name == "old_world_expert.toml" else text_of(name))
    with pytest.raises(ContentError, match=r'^old_world_expert.toml line \d+: unknown verb "keeps_ded" \(did you mean'):
        loader.load()


def test_a_switch_changes_only_text_and_instructions(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = text_of("old_world.toml").replace("[card.switch.S3.add_up]\n", "[card.switch.S3.add_up]\ncopies = 3\n")
    monkeypatch.setattr(loader, "text_of", lambda name: broken if name == "old_world.toml" else text_of(name))
    with pytest.raises(ContentError, match='a switch cannot change "copies"'):
        loader.load()
