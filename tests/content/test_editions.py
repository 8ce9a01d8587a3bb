"""Editions: a chain of overlays, each a small file; what is wrong with one is told with its line."""

from __future__ import annotations

import json
import pickle
from collections.abc import Mapping
from dataclasses import asdict, replace
from hashlib import sha256
from typing import Any

import pytest

from ruinous.content import (
    NEWEST,
    ChaosCard,
    ContentError,
    OldWorldCard,
    UnknownEdition,
    Upgrade,
    components,
    corrected,
    edition,
)
from ruinous.content.editions import FORM, OVERLAYS, chain, overlays
from ruinous.content.loader import text_of

OPTIONS = {
    "card_set": "base",
    "events": "base",
    "khorne_counters": "per_region",
    "greenskins_explode": "no",
    "peasant_uprisings": "single",
    "grail_events": "one_adjacent",
    "musk_targets": "cultist_or_warrior",
    "skavenblight": "per_region",
    "reavers_peasants": "every_region",
    "plunged_peasants": "kept",
    "early_hits": "on_figure",
    "larger_hand": "six",
    "show_forced": False,
    "cards": "",
}
HEAD = text_of("editions/1.toml").partition("[rulings]")[0]
"""An overlay that gives its form and the options, and changes nothing."""


def test_the_newest_edition_is_one_more_than_the_overlays() -> None:
    assert len(OVERLAYS) + 1 == NEWEST
    assert components() is components(NEWEST)
    newest = edition(NEWEST)
    assert (newest.number, newest.form, newest.options, newest.rulings) == (NEWEST, FORM, {}, {})
    assert FORM == 2


def test_edition_one() -> None:
    """Records of edition 1 hang on every word of this."""
    one = edition(1)
    assert (one.number, one.form, one.since) == (1, 1, "0.1.0")
    assert one.options == OPTIONS
    assert one.rulings == {
        "call_from_one_region": True,
        "provender_for_every_ruin": True,
        "tokens_in_region_order": True,
        "late_reshuffle": True,
        "due_by_events": True,
        "rat_acts_first": True,
        "trade_paid_late": True,
        "forced_in_silence": True,
        "idle_questions": True,
    }


WORDS = {"text", "rule", "track", "own", "rulings", "provenance", "changed"}


def without_words(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: without_words(part) for key, part in value.items() if key not in WORDS}
    return [without_words(part) for part in value] if isinstance(value, list | tuple) else value


def digest(number: int) -> str:
    """Everything about the cards and Powers of an edition that decides a game; words may improve, this may not."""
    content = components(number)
    things: list[Any] = [*content.chaos, *content.upgrades, *content.old_world, *content.powers]
    data = json.dumps([without_words(asdict(thing)) for thing in things], sort_keys=True)
    return sha256(data.encode()).hexdigest()[:16]


def test_an_old_edition_never_changes() -> None:
    assert [digest(number) for number in range(1, NEWEST)] == ["078b865c0889ad42"]


def test_what_edition_two_changed() -> None:
    now, then = components(2), components(1)
    cards: list[tuple[ChaosCard | Upgrade | OldWorldCard, ChaosCard | Upgrade | OldWorldCard]] = [
        *zip(now.chaos, then.chaos, strict=True),
        *zip(now.upgrades, then.upgrades, strict=True),
        *zip(now.old_world, then.old_world, strict=True),
    ]
    changed = [new.id for new, old in cards if new != old]
    assert changed == [
        "khorne.the_blood_gods_call",
        "nurgle.provender_of_ruin",
        "old_world.franzs_decree",
        "old_world.road_wardens",
        "old_world.teclis_aids_the_empire",
        "old_world.witch_hunters",
        "old_world_x.the_horned_ones_due",
    ]
    assert [new.id for new, _ in cards if new.changed is not None] == changed
    for new, old in cards:
        assert old.changed is None
        if new.changed is not None:
            assert new.changed == 2
    assert now.powers == then.powers


def test_the_cards_of_edition_one() -> None:
    cards = {card.id.partition(".")[2]: card for card in components(1).old_world if card.set == "base"}
    assert cards["franzs_decree"].immediate == ({"for_each_player": "all", "do": ({"discard": 1},)},)
    assert cards["franzs_decree"].provenance["immediate"] == "reconstructed"
    assert (cards["road_wardens"].end, cards["road_wardens"].constant) == (
        (),
        ({"forbid": "leaving", "where": "hero"},),
    )
    assert cards["teclis_aids_the_empire"].constant == ({"forbid": "corruption", "where": "event"},)
    assert cards["witch_hunters"].constant == ()
    (end,) = cards["witch_hunters"].end
    assert end["do"] == ({"for_each_player": "with cultist here", "do": ({"remove_own_corruption": 1},)},)
    due = components(1).old_world[-1]
    assert (due.id, due.comet) == ("old_world_x.the_horned_ones_due", False)


def test_the_revised_due_counts_among_the_expert_cards_only_with_the_horned_rat() -> None:
    """Without him the base version stands there (R21.3); edition 1 always took the revised one."""
    text = (
        '[old_world."old_world.the_horned_ones_due"]\ncopies = 0\n[old_world."old_world_x.call_to_arms"]\ncopies = 0\n'
    )
    assert corrected(text, edition=1).old_world[10].copies == 0
    with pytest.raises(ContentError, match="only 7 expert Old World cards would be left without the Horned Rat"):
        corrected(text)


@pytest.mark.parametrize("number", [0, -1, NEWEST + 1])
def test_unknown_editions(number: int) -> None:
    for ask in (edition, components, lambda number: corrected("", "x", number)):
        with pytest.raises(UnknownEdition) as error:
            ask(number)
        assert error.value.number == number
        assert str(error.value) == f"there is no edition {number}: this version knows 1 to {NEWEST}"
        assert isinstance(error.value, ValueError)
        assert str(pickle.loads(pickle.dumps(error.value))) == str(error.value)


def test_every_edition_has_the_same_cards_in_the_same_places() -> None:
    newest = components()
    for number in range(1, NEWEST):
        old = components(number)
        for now, then in (
            (newest.chaos, old.chaos),
            (newest.upgrades, old.upgrades),
            (newest.old_world, old.old_world),
        ):
            assert [(card.id, card.number, card.slug, card.set) for card in now] == [
                (card.id, card.number, card.slug, card.set) for card in then
            ]
        assert [power.id for power in newest.powers] == [power.id for power in old.powers]


def test_corrections_of_an_old_edition() -> None:
    content = corrected('[chaos."khorne.blood_frenzy"]\nname = "Fury"', edition=1)
    assert content.chaos[0].own == {"name": "Fury"}
    assert content.chaos[1:] == components(1).chaos[1:]
    assert content.old_world == components(1).old_world


# The chain


def test_an_overlay_lies_over_the_next_edition() -> None:
    first = HEAD + '[rulings]\na = 1\nb = "x"\n[chaos."khorne.battle_cry"]\ncost = 3\ntext = "text_1"\n'
    second = HEAD.replace("form = 1\n", "").replace('events = "base"', 'events = "mixed"') + (
        '[rulings]\nb = "y"\nc = true\n[chaos."khorne.battle_cry"]\ncost = 2\n[powers."khorne"]\npower = 8\n'
    )
    found = chain(components(), [first, second])
    assert [found[n][0].form for n in (1, 2, 3)] == [1, FORM, FORM]
    assert [found[n][0].rulings for n in (1, 2, 3)] == [{"a": 1, "b": "x", "c": True}, {"b": "y", "c": True}, {}]
    assert [found[n][0].options.get("events") for n in (1, 2, 3)] == ["base", "mixed", None]
    assert [found[n][1].chaos[1].cost for n in (1, 2, 3)] == [3, 2, 1]
    assert [found[n][1].powers[0].power for n in (1, 2, 3)] == [8, 8, 7]
    assert found[3][1] == components()
    old, now = found[2][1], components()
    assert replace(old.chaos[1], cost=1) == now.chaos[1]
    assert replace(old, chaos=now.chaos, powers=now.powers) == now


def test_every_field_can_be_given() -> None:
    """Also what no host may correct, and a card that did not exist."""
    text = (
        HEAD
        + """
        [chaos."khorne.battle_cry"]
        copies = 0
        when = "on_play"
        rule = "rule_1"
        rulings = ["C1"]
        params = { dice = 2 }
        provenance = { name = "reported" }
        [chaos."khorne.blood_frenzy"]
        copies = 8
        [upgrades."slaanesh.power_of_pain"]
        pair_bonus = 2
        rule = "rule_1"
        [old_world."old_world.witch_hunters"]
        copies = 0
        comet = true
        end = []
        constant = []
        track = "track_1"
        after = "discard"
        provenance = { name = "printed" }
        [old_world."old_world.the_grail_is_found"]
        switch = {}
        [powers."horned_rat"]
        draw = 3
        dial = [{ threat = 0, do = "start" }, { do = "victory" }]
    """
    )
    content = chain(components(), [text])[1][1]
    cry, hunters, rat = content.chaos[1], content.old_world[21], content.powers[4]
    assert (cry.copies, cry.when, cry.rule, cry.rulings, cry.params) == (0, "on_play", "rule_1", ("C1",), {"dice": 2})
    assert cry.provenance == {"name": "reported"}
    assert [u.pair_bonus for u in content.upgrades if u.id == "slaanesh.power_of_pain"] == [2]
    assert (hunters.copies, hunters.end, hunters.track, hunters.after) == (0, (), "track_1", "discard")
    assert (rat.draw, len(rat.dial), rat.dial[1].threat) == (3, 2, None)
    assert content.old_world[8].switch == {}


def test_provenance_stays_unless_it_is_given() -> None:
    content = chain(components(), [HEAD + '[chaos."khorne.battle_cry"]\ncost = 3'])[1][1]
    assert content.chaos[1].provenance == components().chaos[1].provenance


# What can be wrong

CRY = '[chaos."khorne.battle_cry"]\n'


@pytest.mark.parametrize(("text", "more", "reason"), [
    ('[chaos."khorne.battle_crie"]', 0, 'unknown card "khorne.battle_crie" (did you mean "khorne.battle_cry"?)'),
    ("[chaos.khorne.battle_cry]\ncost = 3", 0, 'put the id in quotation marks, like [chaos."khorne.blood_frenzy"]'),
    ('[powers."korne"]', 0, 'unknown Power "korne" (did you mean "khorne"?)'),
    ('[upgrade."khorne.bloodsworn"]', 0, 'unknown section "upgrade" (did you mean "upgrades"?)'),
    (CRY + "coste = 3", 1, 'unknown key "coste" (did you mean "cost"?)'),
    (CRY + "number = 3", 1, 'unknown key "number"'),
    (CRY + 'slug = "cry"', 1, 'unknown key "slug"'),
    (CRY + 'power = "nurgle"', 1, 'unknown key "power"'),
    (CRY + "cost = 13", 1, '"cost" must be from 0 to 12, not 13'),
    (CRY + 'provenance = { name = "rumoured" }', 1, 'unknown label "rumoured"'),
    (CRY + "provenance = {}", 1, '"provenance" must label at least one aspect'),
    (CRY + "copies = 3", 1, "the Chaos deck of \"khorne\" would have 23 cards instead of 24"),
    (CRY + "changed = 1", 1, '"changed" must be from 2 to 99, not 1'),
    (CRY + 'name = "Cry"', 1, 'unknown key "name"'),
    (CRY + 'text = "First."', 1, '"text" must be "text" or begin with "text_"'),
    (CRY + "rule = 1", 1, '"rule" must be "rule" or begin with "rule_"'),
    ('[old_world."old_world.witch_hunters"]\nafter = "discard"', 1,
     'a card that goes to "discard" can have no "end" and no "constant"'),
    ('[old_world."old_world.witch_hunters"]\nimmediate = [{ plaice = "hero" }]', 1,
     'unknown verb "plaice" (did you mean "place"?)'),
    ('[powers."khorne"]\ndial = [{ threat = 3 }]', 1, '"do" is missing'),
    ("[rulings]\nlate = 1.5", 1, '"late" must be true, false, a whole number or a text'),
    ("[[rulings]]", 0, '"rulings" must be a table'),
    ("a b", 0, "this is not TOML: expected '=' after a key in a key/value pair"),
])  # fmt: skip
def test_wrong_overlays(text: str, more: int, reason: str) -> None:
    with pytest.raises(ContentError) as error:
        chain(components(), [HEAD + text])
    assert str(error.value) == f"editions/1.toml line {HEAD.count(chr(10)) + 1 + more}: {reason}"


@pytest.mark.parametrize(("old", "new", "reason"), [
    ("form = 1", "form = 0", '"form" must be a whole number from 1'),
    ("form = 1", "form = true", '"form" must be a whole number from 1'),
    ('larger_hand = "six"', 'larger_hand = "eight"', '"larger_hand" must be one of six, seven'),
    ('larger_hand = "six"', 'larger_hands = "six"', 'unknown option "larger_hands" (did you mean "larger_hand"?)'),
    ("show_forced = false", 'show_forced = "no"', '"show_forced" must be true or false'),
    ('cards = ""', "cards = 1", '"cards" must be a text'),
    ("[options]\n", "[options]\nform = 1\n", 'unknown option "form"'),
])  # fmt: skip
def test_wrong_options(old: str, new: str, reason: str) -> None:
    text = HEAD.replace(old, new)
    line = text[: text.index(new)].count("\n") + new.count("\n") + (0 if new.endswith("\n") else 1)
    with pytest.raises(ContentError) as error:
        chain(components(), [text])
    assert str(error.value) == f"editions/1.toml line {line}: {reason}"


def test_an_overlay_names_the_first_version_that_knew_it() -> None:
    with pytest.raises(ContentError, match='"since" must be the first version that knew the edition'):
        chain(components(), [HEAD.replace('since = "0.1.0"\n', "")])


def test_no_overlay_may_be_missing() -> None:
    assert overlays(["2.toml", "1.toml", "notes.txt"]) == ("1.toml", "2.toml")
    with pytest.raises(ContentError) as error:
        overlays(["1.toml", "3.toml"])
    assert str(error.value) == "editions/2.toml line 1: this overlay is missing; there are 1.toml, 3.toml"
