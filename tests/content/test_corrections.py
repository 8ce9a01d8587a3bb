"""A host's corrections file: what it can change, and every way it can be wrong, with the line and the sentence."""

from __future__ import annotations

import pickle
import tomllib
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from ruinous.content import ChaosCard, Content, ContentError, OldWorldCard, Upgrade, components, corrected
from ruinous.content.lines import Path, line_of, lines
from ruinous.content.loader import text_of

FILES = [path.name for path in files("ruinous.content").iterdir() if path.name.endswith(".toml")]


def chaos(content: Content, name: str) -> ChaosCard:
    return next(card for card in content.chaos if card.id == name)


def upgrade(content: Content, name: str) -> Upgrade:
    return next(card for card in content.upgrades if card.id == name)


def old_world(content: Content, name: str) -> OldWorldCard:
    return next(card for card in content.old_world if card.id == f"old_world.{name}")


def wrong(text: str) -> str:
    """The sentence about a wrong file."""
    with pytest.raises(ContentError) as error:
        corrected(text, "cards.toml")
    assert "\n" not in str(error.value)
    return str(error.value)


# What can be corrected


def test_nothing_to_correct() -> None:
    assert corrected("") == corrected("# nothing yet\n[chaos]\n") == components()


def test_chaos_card() -> None:
    content = corrected("""
        [chaos."khorne.blood_frenzy"]
        name = "Fury"
        copies = 5
        cost = 1
        magic = true
        params = { dice = 3 }
        text = '''
        Roll three
        dice.'''
        [chaos."khorne.battle_cry"]
        copies = 3
    """)
    card, before = chaos(content, "khorne.blood_frenzy"), chaos(components(), "khorne.blood_frenzy")
    assert (card.name, card.copies, card.cost, card.magic, card.params) == ("Fury", 5, 1, True, {"dice": 3})
    assert card.text == "Roll three dice."
    assert (card.id, card.power, card.when, card.rule, card.rulings) == (
        before.id, before.power, before.when, before.rule, before.rulings,
    )  # fmt: skip
    assert card.provenance == {
        "name": "corrected", "copies": "corrected", "cost": "corrected", "magic": "corrected", "effect": "printed",
        "amount": "corrected", "text": "corrected",
    }  # fmt: skip
    assert [c.id for c in content.chaos] == [c.id for c in components().chaos]
    assert replace(content, chaos=components().chaos) == components()
    assert before.copies == 4


def test_upgrade() -> None:
    content = corrected("""
        [upgrades."khorne.more_power"]
        name = "Wrath"
        power_bonus = 2
        [upgrades."khorne.bloodletters"]
        stats = [2, 3, 1]
        text = "They strike first."
    """)
    wrath, bloodletters = upgrade(content, "khorne.more_power"), upgrade(content, "khorne.bloodletters")
    assert (wrath.name, wrath.power_bonus) == ("Wrath", 2)
    assert wrath.provenance == {"name": "corrected", "effect": "printed", "amount": "corrected"}
    assert wrath.weakest == "printed"
    assert upgrade(components(), "khorne.more_power").weakest == "reconstructed"
    assert content.power_bonus(["khorne.more_power"]) == 2
    assert (bloodletters.stats, bloodletters.text) == ((2, 3, 1), "They strike first.")
    assert bloodletters.provenance["stats"] == "corrected"


def test_old_world_card() -> None:
    content = corrected("""
        [old_world."old_world.witch_hunters"]
        name = "Hunters"
        copies = 2
        comet = true
        after = "track"
        text = "Place 2 Heroes."
        persistent_text = "Nobody may leave a Hero."
        immediate = [{ place = "hero", choose = 1, from = "other_than kislev", count = 2 }]
        end = []
        constant = [{ forbid = "leaving", where = "hero" }]
    """)
    card = old_world(content, "witch_hunters")
    assert (card.name, card.copies, card.comet, card.after) == ("Hunters", 2, True, "track")
    assert (card.text, card.persistent_text) == ("Place 2 Heroes.", "Nobody may leave a Hero.")
    assert card.immediate == ({"place": "hero", "choose": 1, "from": "other_than kislev", "count": 2},)
    assert card.end == ()
    assert card.constant == ({"forbid": "leaving", "where": "hero"},)
    assert set(card.provenance) == {"name", "copies", "comet", "after", "text", "immediate", "persistent"}
    assert set(card.provenance.values()) == {"corrected"}
    assert card.weakest == "corrected"


def test_a_text_alone_does_not_vouch_for_the_effect() -> None:
    card = old_world(corrected('[old_world."old_world.divine_inspiration"]\ntext = "Remove 3."'), "divine_inspiration")
    assert (card.provenance["text"], card.weakest) == ("corrected", "reconstructed")


def test_a_persistent_effect_can_be_taken_away() -> None:
    content = corrected("""
        [old_world."old_world.electors_arise"]
        after = "discard"
        constant = []
        persistent_text = ""
    """)
    card = old_world(content, "electors_arise")
    assert (card.after, card.constant, card.persistent_text) == ("discard", (), None)


def test_a_corrected_instruction_settles_its_switch() -> None:
    text = '[old_world."old_world.the_grail_is_found"]\nimmediate = [{ place = "event", in = ["bretonnia"] }]'
    card = old_world(corrected(text), "the_grail_is_found")
    assert card.with_switches({"S4": "all_adjacent"}).immediate == ({"place": "event", "in": ("bretonnia",)},)
    named = old_world(corrected('[old_world."old_world.the_grail_is_found"]\nname = "Grail"'), "the_grail_is_found")
    assert named.with_switches({"S4": "all_adjacent"}).immediate != named.immediate


@pytest.mark.parametrize("op", [
    '{ place = "hero", in = "every" }',
    '{ place = "hero", in = "every but badlands", count = 2 }',
    '{ place = "hero", choose = 2, from = "populous" }',
    '{ place = "hero", choose = 2, from = "with warpstone" }',
    '{ place = "hero", choose = 1, from = "near skaven" }',
    '{ place = "skaven", near_each = "warpstone" }',
    '{ choose = [[{ remove_corruption = 3 }], [{ score_peasants = 1, most = 3, return_peasants = true }]] }',
    '{ for_each_player = "all", do = [{ discard = 1 }, { draw = 2 }] }',
    '{ for_greatest_threat = "with figure in empire", do = [{ discard = 1 }] }',
    '{ for_each_player = "with figure by warpstone", do = [{ draw = 1 }] }',
    '{ for_each_region = "with event", do = [{ remove_token = "peasant" }, { clear_corruption = true }] }',
    """{ for_each_region = "with hero", do = [{ for_each_player = "with cultist here", do = [
        { remove_figure = "cultist" }, { remove_own_corruption = 1 }] }] }""",
    """{ for_each_region = "with hero", do = [{ for_greatest_threat = "with warrior or greater_daemon here", do = [
        { remove_figure = "warrior or greater_daemon" }] }] }""",
])  # fmt: skip
def test_instructions(op: str) -> None:
    text = f'[old_world."old_world.witch_hunters"]\nimmediate = [{op}]\nend = [{op}]'
    card = old_world(corrected(text), "witch_hunters")
    assert len(card.immediate) == len(card.end) == 1


@pytest.mark.parametrize("constant", [
    '{ forbid = "battle", where = "event" }',
    '{ forbid = "corruption", where = "skaven" }',
    '{ resistance = 2, per = "noble", stacks = false }, { resistance = 1, per = "hero", stacks = true }',
    '{ forbid = "battle", where = "event" }, { forbid = "leaving", where = "hero" }',
    '{ resistance = 1, per = "peasant", stacks = true }',
    '{ cards_per_region = 1, where = "skaven" }',
    '{ dice_per_player = 1, where = "event" }',
])  # fmt: skip
def test_constants(constant: str) -> None:
    text = f'[old_world."old_world.witch_hunters"]\nconstant = [{constant}]'
    assert len(old_world(corrected(text), "witch_hunters").constant) == constant.count("{")


# What can be wrong


FRENZY = '[chaos."khorne.blood_frenzy"]\n'
CALL = '[upgrades."khorne.bloodsworn"]\n'
HUNTERS = '[old_world."old_world.witch_hunters"]\n'


@pytest.mark.parametrize(("text", "line", "reason"), [
    ("\nnonsense", 2, "this is not TOML: expected '=' after a key in a key/value pair"),
    ("a = 1\na = 2\n", 2, "this is not TOML: cannot overwrite a value"),
    (FRENZY + 'name = "x\n', 2, 'this is not TOML: illegal character \'\\n\''),
    ("a = 1\nb = [\n1,\n", 3, "this is not TOML: invalid value"),
    ("\na = " + 5000 * "1", 2, "this number has too many digits"),
    ("a = " + 5000 * "[" + 5000 * "]", 1, "this file is nested too deeply"),
    ("\n[upgrade.x]", 2, 'unknown section "upgrade" (did you mean "upgrades"?)'),
    ("chaos = 3", 1, '"chaos" must be a table'),
    ('[chaos."khorne.blood_frenzie"]', 1, 'unknown card "khorne.blood_frenzie" (did you mean "khorne.blood_frenzy"?)'),
    ('[upgrades."a\\nb"]', 1, 'unknown card "a b"'),
    ("[chaos.khorne.blood_frenzy]\ncost = 1", 1, 'put the id in quotation marks, like [chaos."khorne.blood_frenzy"]'),
    ('[chaos]\n"khorne.blood_frenzy" = 3', 2, '"khorne.blood_frenzy" must be a table'),
    (FRENZY + "\ncosts = 1", 3, 'unknown key "costs" (did you mean "cost"?)'),
    (FRENZY + "power = 'nurgle'", 2, 'unknown key "power"'),
    (FRENZY + "name = 3", 2, '"name" must be a text in quotation marks'),
    (FRENZY + 'name = ""', 2, '"name" must be a text of 1 to 60 printable characters'),
    (FRENZY + f'name = "{61 * "x"}"', 2, '"name" must be a text of 1 to 60 printable characters'),
    (FRENZY + 'text = "\\u001b[2J"', 2, '"text" must be a text of 1 to 600 printable characters'),
    (FRENZY + 'cost = "1"', 2, '"cost" must be a whole number'),
    (FRENZY + "cost = true", 2, '"cost" must be a whole number'),
    (FRENZY + "cost = 1.5", 2, '"cost" must be a whole number'),
    (FRENZY + "cost = -1", 2, '"cost" must be from 0 to 12, not -1'),
    (FRENZY + "cost = 1000", 2, '"cost" must be from 0 to 12, not 1000'),
    (FRENZY + "magic = 1", 2, '"magic" must be true or false'),
    (FRENZY + "params = 1", 2, '"params" must be a table'),
    (FRENZY + "params = { die = 1 }", 2, 'unknown key "die" (did you mean "dice"?)'),
    (FRENZY + "params.dice = 0", 2, '"dice" must be from 1 to 20, not 0'),
    (FRENZY + "copies = 25", 2, '"copies" must be from 0 to 24, not 25'),
    (FRENZY + 'copies = 3\nname = "x"', 2, "the Chaos deck of Khorne would have 23 cards instead of 24"),
    (FRENZY + '\n[chaos."nurgle.influenza"]\ncost = 1\ncopies = 5\n', 5,
     "the Chaos deck of Nurgle would have 25 cards instead of 24"),
    (CALL + "stats = [1, 1]", 2, '"stats" must be three numbers: cost, attack, defense'),
    (CALL + "stats = 1", 2, '"stats" must be a list'),
    (CALL + "stats = [\n  1,\n  -1,\n  1,\n]", 4, 'the attack in stats must be from 0 to 12, not -1'),
    (CALL + "power_bonus = 1", 2, 'unknown key "power_bonus"'),
    ('[upgrades."khorne.more_cards"]\npower_bonus = 1', 2, 'unknown key "power_bonus"'),
    ('[upgrades."khorne.more_power"]\npower_bonus = 13', 2, '"power_bonus" must be from 0 to 12, not 13'),
    ('[upgrades."khorne.more_power"]\nstats = [1, 1, 1]', 2, 'unknown key "stats"'),
    (HUNTERS + 'after = "trak"', 2, 'unknown place for the card "trak" (did you mean "track"?)'),
    (HUNTERS + 'comet = "yes"', 2, '"comet" must be true or false'),
    (HUNTERS + "after = 1", 2, '"after" must be the name of a place for the card'),
    (HUNTERS + 'after = "discard"', 2, 'a card that goes to "discard" can have no "end" and no "constant"'),
    ('[old_world."old_world.meteor_showers"]\nend = [{ place = "hero", in = "every" }]', 2,
     'a card that goes to "discard" can have no "end" and no "constant"'),
    (HUNTERS + "switch = {}", 2, 'unknown key "switch"'),
])  # fmt: skip
def test_wrong_files(text: str, line: int, reason: str) -> None:
    if "illegal character" in reason:  # the rest of that sentence differs between Python versions
        assert wrong(text).startswith(f"cards.toml line {line}: this is not TOML: illegal character")
        return
    assert wrong(text) == f"cards.toml line {line}: {reason}"


@pytest.mark.parametrize(("op", "reason"), [
    ('"hero"', "each instruction must be a table such as { place = … }"),
    ("{}", "each instruction must be a table such as { place = … }"),
    ('{ plaice = "hero" }', 'unknown verb "plaice" (did you mean "place"?)'),
    ('{ place = "heroe", in = "every" }', 'unknown token "heroe" (did you mean "hero"?)'),
    ('{ place = 1, in = "every" }', '"place" must be the name of a token'),
    ('{ place = "hero" }', '"place" needs exactly one of "in", "choose" and "near_each"'),
    ('{ place = "hero", in = "every", choose = 1 }', '"place" needs exactly one of "in", "choose" and "near_each"'),
    ('{ place = "hero", in = "every", from = "any" }', 'unknown key "from"'),
    ('{ place = "hero", in = "every", discard = 1 }', 'unknown key "discard"'),
    ('{ place = "hero", in = "every but kislew" }', 'unknown region "kislew" (did you mean "kislev"?)'),
    ('{ place = "hero", in = "all" }', '"in" must be a list of regions, "every" or "every but REGION", not "all"'),
    ('{ place = "hero", in = [] }', '"in" must name at least one region'),
    ('{ place = "hero", in = 3 }', '"in" must be a list'),
    ('{ place = "hero", in = [3] }', '"in" must be a list of regions'),
    ('{ place = "hero", in = ["kislev", "kislev"] }',
     '"kislev" is named twice; use "count" for several tokens in one region'),
    ('{ place = "hero", in = "every", count = 0 }', '"count" must be from 1 to 20, not 0'),
    ('{ place = "hero", choose = 10, from = "any" }', '"choose" must be from 1 to 9, not 10'),
    ('{ place = "hero", choose = 1 }', '"choose" needs a "from" that says which regions, such as "any"'),
    ('{ place = "hero", choose = 1, from = "next_to empyre" }', 'unknown region "empyre" (did you mean "empire"?)'),
    ('{ place = "hero", choose = 1, from = "with heros" }', 'unknown token "heros" (did you mean "hero"?)'),
    ('{ place = "hero", choose = 1, from = "all" }',
     '"from" must be "any", "populous", "next_to REGION", "other_than REGION", "with TOKEN" or "near TOKEN"'),
    ('{ place = "hero", choose = 1, from = 1 }',
     '"from" must be "any", "populous", "next_to REGION", "other_than REGION", "with TOKEN" or "near TOKEN"'),
    ('{ place = "hero", near_each = "rock" }', 'unknown token "rock"'),
    ('{ place = "hero", near_each = "skaven", count = 2 }', 'unknown key "count"'),
    ("{ choose = [[]] }", '"choose" needs 2 to 4 lists to choose from, not 1'),
    ("{ choose = [[], [], [], [], []] }", '"choose" needs 2 to 4 lists to choose from, not 5'),
    ("{ score_peasants = 1 }", '"score_peasants" needs a "most", the VP for the most Peasants'),
    ("{ choose = [1, 2] }", '"choose" must be a list of lists of instructions'),
    ("{ choose = [[], [{ remove_corruption = 0 }]] }", '"remove_corruption" must be from 1 to 20, not 0'),
    ("{ score_peasants = 1, moat = 3 }", 'unknown key "moat" (did you mean "most"?)'),
    ("{ score_peasants = 1, most = -3 }", '"most" must be from 0 to 20, not -3'),
    ("{ score_peasants = 1, most = 0, return_peasants = 1 }", '"return_peasants" must be true or false'),
    ("{ discard = 1 }", '"discard" needs a "for_each_player" or "for_greatest_threat" around it'),
    ("{ clear_corruption = true }", '"clear_corruption" needs a "for_each_region" around it'),
    ('{ for_each_region = "hero", do = [{ clear_corruption = true }] }', '"for_each_region" must be "with TOKEN"'),
    ('{ for_each_region = "with hero" }', '"for_each_region" needs a "do" list with at least one instruction'),
    ('{ for_each_region = "with hero", do = [] }', '"for_each_region" needs a "do" list with at least one instruction'),
    ('{ for_each_region = "with hero", do = [{ clear_corruption = false }] }', '"clear_corruption" can only be true'),
    ('{ for_each_region = "with hero", do = [{ place = "hero", in = "every" }] }',
     '"place" cannot stand inside a "do" list'),
    ('{ for_each_region = "with hero", do = [{ remove_token = "knight" }] }', 'unknown token "knight"'),
    ('{ for_each_player = "all", do = [{ remove_token = "hero" }] }',
     '"remove_token" needs a "for_each_region" around it'),
    ('{ for_each_region = "with hero", do = [{ for_each_player = "all", do = [{ remove_token = "hero" }] }] }',
     '"remove_token" cannot stand inside a list for players'),
    ('{ for_each_player = "all", do = [{ remove_figure = "cultist" }] }',
     '"remove_figure" needs a "for_each_region" around it'),
    ('{ for_each_player = "all", do = [{ for_each_player = "all", do = [{ draw = 1 }] }] }',
     '"for_each_player" cannot stand inside another list for players'),
    ('{ for_each_player = "some", do = [{ draw = 1 }] }',
     '"for_each_player" must be "all", "with FIGURE here", "with FIGURE in REGION" or "with FIGURE by TOKEN"'),
    ('{ for_each_player = "with cultist here", do = [{ draw = 1 }] }', '"here" needs a "for_each_region" around it'),
    ('{ for_each_player = "with cultists in kislev", do = [{ draw = 1 }] }',
     'unknown kind of figure "cultists" (did you mean "cultist"?)'),
    ('{ for_each_player = "with figure in kislew", do = [{ draw = 1 }] }',
     'unknown region "kislew" (did you mean "kislev"?)'),
    ('{ for_each_player = "with figure by rock", do = [{ draw = 1 }] }', 'unknown token "rock"'),
    ('{ for_each_region = "with hero", do = [{ for_each_player = "all", do = [{ remove_figure = "king" }] }] }',
     'unknown kind of figure "king"'),
    ('{ for_each_player = "all", do = [{ draw = 99 }] }', '"draw" must be from 1 to 20, not 99'),
])  # fmt: skip
def test_wrong_instructions(op: str, reason: str) -> None:
    good = '{ place = "hero", in = ["kislev"] }'
    assert (
        wrong(f"{HUNTERS}immediate = [\n  {good},\n  # a remark\n  {op},\n  {good},\n]")
        == f"cards.toml line 5: {reason}"
    )
    assert wrong(f"{HUNTERS}end = [{good}, {op}]") == f"cards.toml line 2: {reason}"


@pytest.mark.parametrize(("constant", "reason"), [
    ("{}", "each constant effect must be a table such as { forbid = … }"),
    ('{ forbids = "battle" }', 'unknown verb "forbids" (did you mean "forbid"?)'),
    ('{ forbid = "peace", where = "event" }', 'unknown ban "peace"'),
    ('{ forbid = "battle" }', '"forbid" needs a "where" that names a token'),
    ('{ forbid = "battle", where = "evnt" }', 'unknown token "evnt" (did you mean "event"?)'),
    ('{ forbid = "battle", where = "event", per = "hero" }', 'unknown key "per"'),
    ("{ resistance = 1 }", '"resistance" needs a "per" that names a token'),
    ('{ resistance = 99, per = "hero" }', '"resistance" must be from -20 to 20, not 99'),
    ('{ resistance = 1, per = "hero", stacks = "no" }', '"stacks" must be true or false'),
    ("{ cards_per_region = 1 }", '"cards_per_region" needs a "where" that names a token'),
    ('{ dice_per_player = -1, where = "event" }', '"dice_per_player" can only be 1'),
    ('{ cards_per_region = true, where = "event" }', '"cards_per_region" can only be 1'),
    ('{ resistance = 1, per = "hero" }', '"resistance" needs "stacks", true if two copies of the card add up'),
    ('{ forbid = "battle", where = "event" }, { forbid = "battle", where = "hero" }',
     'a card can have only one constant effect of the kind "battle"'),
    ('{ dice_per_player = 1, where = "event" }, { dice_per_player = 1, where = "hero" }',
     'a card can have only one constant effect of the kind "dice_per_player"'),
])  # fmt: skip
def test_wrong_constants(constant: str, reason: str) -> None:
    assert wrong(f"{HUNTERS}\nconstant = [\n  {constant} ]") == f"cards.toml line 4: {reason}"


def test_too_few_old_world_cards() -> None:
    rows = [f'[old_world."{card.id}"]\ncopies = 0' for card in components().old_world[:-1]]
    assert wrong("\n".join(rows)) == (
        "cards.toml line 42: only 1 Old World cards would be left, fewer than the 8 a game needs"
    )
    seven = "\n".join([*rows, f'[old_world."{components().old_world[-1].id}"]', "copies = 7"])
    assert wrong(seven).startswith("cards.toml line 44: only 7 Old World cards")
    assert sum(card.copies for card in corrected(seven.replace("copies = 7", "copies = 8")).old_world) == 8


def test_the_error_is_a_value_error_that_knows_its_parts() -> None:
    with pytest.raises(ValueError, match=r"^corrections line 2: ") as caught:
        corrected(FRENZY + "cost = 13")
    error = caught.value
    assert isinstance(error, ContentError)
    assert (error.source, error.line, error.reason) == ("corrections", 2, '"cost" must be from 0 to 12, not 13')
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


# Lines


def paths(value: Any, path: Path = ()) -> list[Path]:
    """Every path of parsed TOML."""
    inside = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ()
    return [path, *(deeper for key, item in inside for deeper in paths(item, (*path, key)))]


@pytest.mark.parametrize("name", FILES)
def test_the_line_finder_knows_every_value_of_the_built_in_files(name: str) -> None:
    text = text_of(name)
    found, rows = lines(text), text.splitlines()
    expected = set(paths(tomllib.loads(text))) - {()}
    assert set(found) == expected
    for path, line in found.items():
        if isinstance(path[-1], str):
            assert path[-1] in rows[line - 1], (path, line)


def test_the_line_finder_on_hard_cases() -> None:
    text = (
        "# [not.a.table]\r\n"
        'a . "b.c" = """\n'
        "x = 1\n"
        '[no] \\""" ""\n'
        '"""\n'
        "l = '''\n"
        "[[no]]'''  # ]\n"
        'n = [ # "\n'
        "  1, '#', \"]\",\n"
        "  [2,\n"
        "   { x = 1979-05-27 07:32:00, y.z = [\n"
        "     3] } ],\n"
        "]\n"
        "[ t . 'u v' ]\n"
        "k = -1.5e3 # = 2\n"
        "[[w]]\n"
        "[[w]]\n"
        "i = 1\n"
        "[w.sub]\n"
        "j = 2\n"
        "[[w.many]]\n"
        "[[w.many]]\n"
        "m = true"
    )
    found = lines(text)
    assert set(found) == set(paths(tomllib.loads(text))) - {()}
    assert {path: line for path, line in found.items() if path[0] in ("a", "l")} == {
        ("a",): 2, ("a", "b.c"): 2, ("l",): 6,
    }  # fmt: skip
    assert (found["n", 1], found["n", 3], found["n", 3, 1, "x"], found["n", 3, 1, "y", "z", 0]) == (9, 10, 11, 12)
    assert (found["t", "u v", "k"], found["w", 0], found["w", 1, "i"]) == (15, 16, 18)
    assert (found["w", 1, "sub", "j"], found["w", 1, "many", 1, "m"]) == (20, 23)


def test_a_path_that_is_not_there_gives_the_line_around_it() -> None:
    assert line_of("\n[a]\nb = 1\n", ("a", "b", "c", 3)) == 3
    assert line_of("\n[a]\nb = 1\n", ("a", "x")) == 2
    assert line_of("\n[a]\nb = 1\n", ("y",)) == 1
