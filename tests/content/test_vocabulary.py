"""The instructions and constant effects of Old World cards: every word, and every way to get one wrong."""

from __future__ import annotations

import pytest

from ruinous.content import ContentError, OldWorldCard, corrected

HUNTERS = '[old_world."old_world.witch_hunters"]\n'


def hunters(text: str) -> OldWorldCard:
    return next(card for card in corrected(HUNTERS + text).old_world if card.id == "old_world.witch_hunters")


def wrong(text: str) -> str:
    """The sentence about a wrong file."""
    with pytest.raises(ContentError) as error:
        corrected(text, "cards.toml")
    assert "\n" not in str(error.value)
    return str(error.value)


@pytest.mark.parametrize("op", [
    '{ place = "hero", in = "every" }',
    '{ place = "hero", in = "every but badlands", count = 2 }',
    '{ place = "hero", choose = 2, from = "populous" }',
    '{ place = "hero", choose = 2, from = "with warpstone" }',
    '{ place = "hero", choose = 1, from = "near skaven" }',
    '{ place = "skaven", near_each = "warpstone" }',
    '{ place = "skaven", in = "populous", count = 2 }',
    '{ remove_all = "greater_daemon" }',
    '{ remove_all = "warrior or cultist" }',
    '{ remove_all = "figure" }',
    '{ remove_tokens_down_to = 2, token = "hero" }',
    '{ remove_tokens_down_to = 0, token = "warpstone" }',
    '''{ for_each_region = "with event", do = [{ for_each_player = "with corruption here", do = [
        { remove_own_corruption = 2 }] }] }''',
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
    card = hunters(f"immediate = [{op}]\nend = [{op}]")
    assert len(card.immediate) == len(card.end) == 1


@pytest.mark.parametrize("constant", [
    '{ forbid = "battle", where = "event" }',
    '{ forbid = "corruption", where = "skaven" }',
    '{ resistance = 2, per = "noble", stacks = false }, { resistance = 1, per = "hero", stacks = true }',
    '{ forbid = "battle", where = "event" }, { forbid = "leaving", where = "hero" }',
    '{ resistance = 1, per = "peasant", stacks = true }',
    '{ cards_per_region = 1, where = "skaven" }',
    '{ dice_per_player = 1, where = "event" }',
    '{ cards_per_region = 1, where = "skaven", except = "horned_rat" }',
    '{ forbid = "cards", where = "event" }, { forbid = "battle", where = "event" }',
    '{ summon_surcharge = 2, where = "skaven" }',
    '{ summon_surcharge = 1, where = "hero", except = "horned_rat" }',
    '{ forbid_rank = "warrior" }',
    '{ keeps_dead = true }, { peasant_defense = 3 }',
    '{ forbid = "magic_cards", where = "event" }, { forbid = "cards", where = "hero" }',
    '{ hero_cleanses = 2 }',
])  # fmt: skip
def test_constants(constant: str) -> None:
    assert len(hunters(f"constant = [{constant}]").constant) == constant.count("{")


def test_draw_event() -> None:
    """Only a card that is being drawn can draw the next one."""
    assert hunters("immediate = [{ draw_event = true }]").immediate == ({"draw_event": True},)
    assert hunters("immediate = [{ choose = [[{ draw_event = true }], []] }]").immediate
    assert wrong(HUNTERS + "immediate = [{ draw_event = 1 }]") == 'cards.toml line 2: "draw_event" can only be true'
    only = 'cards.toml line 2: "draw_event" can stand only in "immediate"'
    assert wrong(HUNTERS + "end = [{ draw_event = true }]") == only
    assert wrong(HUNTERS + "end = [{ choose = [[{ draw_event = true }], []] }]") == only


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
    ('{ place = "hero", in = "all" }',
     '"in" must be a list of regions, "every", "every but REGION" or "populous", not "all"'),
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
     ('"for_each_player" must be "all", "with FIGURE here", "with corruption here", "with FIGURE in REGION"'
      ' or "with FIGURE by TOKEN"')),
    ('{ for_each_player = "with corruption here", do = [{ draw = 1 }] }', '"here" needs a "for_each_region" around it'),
    ('{ for_each_player = "with corruption in kislev", do = [{ draw = 1 }] }', 'unknown kind of figure "corruption"'),
    ('{ remove_all = "daemon" }', 'unknown kind of figure "daemon" (did you mean "greater_daemon"?)'),
    ("{ remove_tokens_down_to = 2 }", '"remove_tokens_down_to" needs a "token" that names a token'),
    ('{ remove_tokens_down_to = -1, token = "hero" }', '"remove_tokens_down_to" must be from 0 to 20, not -1'),
    ('{ remove_tokens_down_to = 2, token = "heroe" }', 'unknown token "heroe" (did you mean "hero"?)'),
    ('{ remove_tokens_down_to = 2, tokn = "hero" }', 'unknown key "tokn" (did you mean "token"?)'),
    ('{ for_each_player = "all", do = [{ remove_tokens_down_to = 2, token = "hero" }] }',
     '"remove_tokens_down_to" cannot stand inside a "do" list'),
    ("{ for_each_player = 'all', do = [{ draw_event = true }] }", '"draw_event" cannot stand inside a "do" list'),
    ("{ draw_event = true, count = 2 }", 'unknown key "count"'),
    ('{ remove_all = true }', '"remove_all" must be the name of a kind of figure'),
    ('{ remove_all = "cultist", count = 1 }', 'unknown key "count"'),
    ('{ for_each_player = "all", do = [{ remove_all = "cultist" }] }', '"remove_all" cannot stand inside a "do" list'),
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
    ('{ forbid = "magic_card", where = "event" }', 'unknown ban "magic_card" (did you mean "magic_cards"?)'),
    ('{ hero_cleanses = 0 }', '"hero_cleanses" must be from 1 to 20, not 0'),
    ('{ hero_cleanses = true }', '"hero_cleanses" must be a whole number'),
    ('{ hero_cleanses = 1, where = "hero" }', 'unknown key "where"'),
    ('{ hero_cleanses = 1 }, { hero_cleanses = 2 }',
     'a card can have only one constant effect of the kind "hero_cleanses"'),
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
    ('{ dice_per_player = 1, where = "event", except = "horned_rat" }', 'unknown key "except"'),
    ('{ cards_per_region = 1, where = "skaven", except = "horned_cat" }',
     'unknown Power to leave out "horned_cat" (did you mean "horned_rat"?)'),
    ('{ cards_per_region = 1, where = "skaven", except = "nurgle" }', 'unknown Power to leave out "nurgle"'),
    ('{ summon_surcharge = 0, where = "skaven" }', '"summon_surcharge" must be from 1 to 12, not 0'),
    ('{ summon_surcharge = 1 }', '"summon_surcharge" needs a "where" that names a token'),
    ('{ summon_surcharge = 1, where = "skaven", per = "hero" }', 'unknown key "per"'),
    ('{ forbid_rank = "daemon" }', 'unknown class of figures "daemon" (did you mean "greater_daemon"?)'),
    ('{ forbid_rank = "warrior", where = "hero" }', 'unknown key "where"'),
    ('{ keeps_dead = false }', '"keeps_dead" can only be true'),
    ('{ keeps_dead = true, where = "hero" }', 'unknown key "where"'),
    ('{ peasant_defense = 0 }', '"peasant_defense" must be from 1 to 12, not 0'),
    ('{ peasant_defense = 2, where = "hero" }', 'unknown key "where"'),
    ('{ keeps_dead = true }, { keeps_dead = true }',
     'a card can have only one constant effect of the kind "keeps_dead"'),
])  # fmt: skip
def test_wrong_constants(constant: str, reason: str) -> None:
    assert wrong(f"{HUNTERS}\nconstant = [\n  {constant} ]") == f"cards.toml line 4: {reason}"
