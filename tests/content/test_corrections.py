"""A host's corrections file: what it can change, and every way it can be wrong, with the line and the sentence."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from ruinous.content import ChaosCard, Content, ContentError, OldWorldCard, Upgrade, components, corrected
from ruinous.content.fields import PARAMS
from ruinous.rules.options import Options
from ruinous.words import LANGUAGES, names_in
from ruinous.words.reference import card_name, card_text, original

OWNED: list[ChaosCard | Upgrade] = [*components().chaos, *components().upgrades]


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
    assert (card.copies, card.cost, card.magic, card.params) == (5, 1, True, {"dice": 3})
    assert (card.own, before.own) == ({"name": "Fury", "text": "Roll three dice."}, {})
    assert (card.id, card.power, card.when, card.text, card.rule, card.rulings) == (
        before.id, before.power, before.when, before.text, before.rule, before.rulings,
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
    assert (wrath.own, wrath.power_bonus) == ({"name": "Wrath"}, 2)
    assert wrath.provenance == {"name": "corrected", "effect": "printed", "amount": "corrected"}
    assert wrath.weakest == "printed"
    assert upgrade(components(), "khorne.more_power").weakest == "reconstructed"
    assert content.power_bonus(["khorne.more_power"]) == 2
    assert (bloodletters.stats, bloodletters.own) == ((2, 3, 1), {"text": "They strike first."})
    assert bloodletters.provenance["stats"] == "corrected"


def test_the_cards_of_the_expansion() -> None:
    content = corrected("""
        [chaos."khorne_m.hate"]
        magic = true
        params = { figures = 2 }
        [chaos."horned_rat.doomwheel"]
        copies = 4
        [chaos."horned_rat.skitterleap"]
        copies = 3
        cost = 2
        [upgrades."tzeentch_m.well"]
        name = "Well of Power"
        params.least = 3
        [upgrades."khorne_m.bloodthirster"]
        stats = [3, 5, 3]
        [upgrades."khorne_m.bloodsworn"]
        stats = [1, 0, 1]
        [old_world."old_world_x.call_to_arms"]
        copies = 2
        immediate = []
    """)
    hate, well = chaos(content, "khorne_m.hate"), upgrade(content, "tzeentch_m.well")
    assert (hate.magic, dict(hate.params), hate.provenance["amount"]) == (True, {"figures": 2}, "corrected")
    assert (well.own, dict(well.params)) == ({"name": "Well of Power"}, {"power": 1, "least": 3})
    assert well.provenance == {"name": "corrected", "effect": "reconstructed", "amount": "corrected"}
    bloodthirster, bloodsworn = upgrade(content, "khorne_m.bloodthirster"), upgrade(content, "khorne_m.bloodsworn")
    assert bloodthirster.stats == (3, 5, 3)
    assert (bloodthirster.provenance["amount"], bloodthirster.weakest) == ("corrected", "reported")
    assert (bloodsworn.provenance["attack"], bloodsworn.provenance["details"]) == ("corrected", "reconstructed")
    assert chaos(content, "horned_rat.doomwheel").copies == 4
    arms = next(card for card in content.old_world if card.id == "old_world_x.call_to_arms")
    assert (arms.copies, arms.immediate, arms.set) == (2, (), "expert")


@pytest.mark.parametrize("card", [card for card in OWNED if card.params])
def test_every_number_of_an_effect_can_be_corrected(card: ChaosCard | Upgrade) -> None:
    section = "chaos" if isinstance(card, ChaosCard) else "upgrades"
    for name in card.params:
        content = corrected(f'[{section}."{card.id}"]\nparams.{name} = {PARAMS[name]}')
        found = chaos(content, card.id) if isinstance(card, ChaosCard) else upgrade(content, card.id)
        assert dict(found.params) == {**card.params, name: PARAMS[name]}
        assert found.provenance["amount"] == "corrected"


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
    assert (card.copies, card.comet, card.after) == (2, True, "track")
    assert card.own == {"name": "Hunters", "text": "Place 2 Heroes.", "track": "Nobody may leave a Hero."}
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
    assert (card.after, card.constant, card.own) == ("discard", (), {"track": ""})
    assert card_text(card, "track") == ""
    assert card_text(old_world(components(), "electors_arise"), "track")


def test_a_corrected_instruction_settles_its_switch() -> None:
    text = '[old_world."old_world.the_grail_is_found"]\nimmediate = [{ place = "event", in = ["bretonnia"] }]'
    card = old_world(corrected(text), "the_grail_is_found")
    assert card.with_switches({"S4": "all_adjacent"}).immediate == ({"place": "event", "in": ("bretonnia",)},)
    named = old_world(corrected('[old_world."old_world.the_grail_is_found"]\nname = "Grail"'), "the_grail_is_found")
    assert named.with_switches({"S4": "all_adjacent"}).immediate != named.immediate


def test_a_hosts_words_are_theirs_in_every_language() -> None:
    text = """
        [old_world."old_world.the_grail_is_found"]
        name = "Le Graal"
        text = "Posez un Événement."
    """
    card = old_world(corrected(text), "the_grail_is_found")
    for language in LANGUAGES:
        assert (card_name(card, language), original(card, language)) == ("Le Graal", None)
        assert card_text(card, "text", language) == "Posez un Événement."
        assert card_text(card, "track", language) == card_text(
            old_world(components(), "the_grail_is_found"), "track", language
        )
    other = card.with_switches({"S4": "all_adjacent"})
    assert (card_name(other), "every region" in card_text(other, "text", "en")) == ("Le Graal", True)
    assert names_in(Options(cards=text)) == {"old_world.the_grail_is_found": "Le Graal"}


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
    ('[chaos."khorne_m.lure_of_battle"]\nparams.figures = 16', 2, '"figures" must be from 1 to 15, not 16'),
    ('[chaos."khorne_m.bloodbath"]\nparams = { vp = 1, dice = 2 }', 2, 'unknown key "dice"'),
    ('[chaos."horned_rat.warp_token_cache"]\nparams.power = 13', 2, '"power" must be from 1 to 12, not 13'),
    (FRENZY + "copies = 25", 2, '"copies" must be from 0 to 24, not 25'),
    (FRENZY + 'copies = 3\nname = "x"', 2, 'the Chaos deck of "khorne" would have 23 cards instead of 24'),
    (FRENZY + '\n[chaos."nurgle.influenza"]\ncost = 1\ncopies = 5\n', 5,
     'the Chaos deck of "nurgle" would have 25 cards instead of 24'),
    ('[chaos."nurgle_m.filth"]\ncopies = 4\n', 2,
     'the Morrslieb Chaos deck of "nurgle" would have 25 cards instead of 24'),
    ('[chaos."horned_rat.doomwheel"]\ncopies = 0\n', 2,
     'the Chaos deck of "horned_rat" would have 21 cards instead of 24'),
    ('[upgrades."nurgle_m.great_unclean_one"]\nparams.tokens = 0', 2, '"tokens" must be from 1 to 20, not 0'),
    ('[upgrades."slaanesh_m.keeper_of_secrets"]\nparams.nobles = 7', 2, '"nobles" must be from 1 to 6, not 7'),
    ('[upgrades."khorne.more_cards"]\nparams = 3', 2, '"params" must be a table'),
    ('[upgrades."khorne.more_cards"]\nparams = { card = 2 }', 2, 'unknown key "card" (did you mean "cards"?)'),
    ('[upgrades."horned_rat.rat_ogres"]\nparams = {}', 2, 'unknown key "params"'),
    ('[upgrades."horned_rat.under_empire"]\nstats = [1, 0, 1]', 2, 'unknown key "stats"'),
    ('[chaos."khorne.hate"]\ncost = 1', 1, 'unknown card "khorne.hate" (did you mean "khorne_m.hate"?)'),
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


def copies(cards: list[OldWorldCard], number: int) -> str:
    return "".join(f'[old_world."{card.id}"]\ncopies = {number}\n' for card in cards)


def test_too_few_old_world_cards() -> None:
    base = [card for card in components().old_world if card.set == "base"]
    expert = [card for card in components().old_world if card.set == "expert"]
    assert wrong(copies(base[:-1], 0)) == (
        "cards.toml line 42: only 1 Old World cards of the base game would be left, fewer than the 8 a game needs"
    )
    seven = copies(base[:-1], 0) + copies(base[-1:], 7)
    assert wrong(seven).startswith("cards.toml line 44: only 7 Old World cards")
    eight = corrected(seven.replace("copies = 7", "copies = 8"))
    assert sum(card.copies for card in eight.old_world if card.set == "base") == 8
    due = next(card for card in base if card.id == "old_world.the_horned_ones_due")
    assert wrong(copies([card for card in base if card != due], 0) + copies([due], 8)) == (
        "cards.toml line 42: only 1 Old World cards would be left with the Horned Rat, fewer than the 8 a game needs"
    )
    assert corrected(copies(expert[:1], 0)).old_world[22].copies == 0
    assert wrong(copies(expert[:2], 0)) == (
        "cards.toml line 4: only 7 expert Old World cards would be left, fewer than the 8 a game needs"
    )


def test_the_error_is_a_value_error_that_knows_its_parts() -> None:
    with pytest.raises(ValueError, match=r"^corrections line 2: ") as caught:
        corrected(FRENZY + "cost = 13")
    error = caught.value
    assert isinstance(error, ContentError)
    assert (error.source, error.line, error.reason) == ("corrections", 2, '"cost" must be from 0 to 12, not 13')
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
