"""A host's corrections play as written: every verb of the vocabulary that heads content/old_world.toml."""

from typing import Any

import pytest

from ruinous.content import NEWEST
from ruinous.rules.ids import REGIONS
from tests.kit.position import Position

Data = dict[str, Any]
POPULOUS = ["kislev", "empire", "bretonnia", "estalia"]
HAND = {"khorne": {"hand": ["blood_frenzy", "battle_cry"]}, "nurgle": {"hand": ["influenza", "rain_of_pus"]}}


def correction(card: str, lines: str) -> str:
    return f'[old_world."old_world.{card}"]\n{lines}\n'


def drawn(immediate: str, regions: Data | None = None, players: Data | None = None, edition: int = NEWEST) -> Position:
    """The Old World phase in which Mass Exodus is drawn, corrected to this instruction."""
    return Position(
        {
            "start": "old_world",
            "regions": regions or {},
            "players": players or {},
            "old_world": {"deck": ["mass_exodus"]},
            "options": {"edition": edition, "cards": correction("mass_exodus", f"immediate = [{immediate}]")},
        }
    )


def at_the_end(end: str, regions: Data | None = None, players: Data | None = None) -> Position:
    """Step 3 of the end phase with Electors Arise on the track, corrected to this persistent effect."""
    return Position(
        {
            "start": "end.3",
            "regions": regions or {},
            "players": players or {},
            "old_world": {"track": ["", "electors_arise"]},
            "options": {"cards": correction("electors_arise", f"end = [{end}]")},
        }
    )


def constantly(constant: str, start: str, regions: Data, **more: Any) -> Position:
    """A place of the round with Skavengers on the track, corrected to this constant effect."""
    cards = correction("skavengers", f"end = []\nconstant = [{constant}]")
    position = {"start": start, "regions": regions, "old_world": {"track": ["skavengers"]}, "options": {"cards": cards}}
    return Position({**position, **more})


def tokens(t: Position, token: str) -> dict[str, int]:
    return {r: t[f"{r}.tokens"][token] for r in REGIONS if token in t[f"{r}.tokens"]}


# --- place --------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R4.5", "R1.9", "R4.2")
@pytest.mark.parametrize(
    ("op", "placed"),
    [
        ('{place = "noble", in = ["tilea", "norsca"]}', {"norsca": 1, "tilea": 1}),
        ('{place = "noble", in = ["norsca", "tilea"], count = 2}', {"norsca": 2, "tilea": 2}),
        ('{place = "peasant", in = "every"}', dict.fromkeys(REGIONS, 1)),
        ('{place = "peasant", in = "every but kislev"}', dict.fromkeys((*REGIONS[:2], *REGIONS[3:]), 1)),
        ('{place = "peasant", in = "populous", count = 2}', dict.fromkeys(POPULOUS, 2)),
        ('{place = "noble", in = ["norsca"]}, {place = "noble", in = ["norsca"]}', {"norsca": 2}),
    ],
)
def test_place_in_named_regions(op: str, placed: dict[str, int]) -> None:
    t = drawn(op)
    assert tokens(t, "noble") | tokens(t, "peasant") == placed
    assert t["seat"] == "none"


@pytest.mark.cites("C5", "R1.9")
@pytest.mark.parametrize(
    ("where", "regions", "count"),
    [
        ('"every"', REGIONS, 1),
        ('"every but kislev"', [r for r in REGIONS if r != "kislev"], 1),
        ('["tilea", "norsca", "empire", "kislev"]', ["norsca", "kislev", "empire", "tilea"], 2),
        ('"populous"', POPULOUS, 2),
    ],
)
def test_too_few_for_all_regions_and_the_lowest_threat_chooses(where: str, regions: list[str], count: int) -> None:
    """There are six Nobles; each region chosen gets all that it should get, while they last."""
    t = drawn(f'{{place = "noble", in = {where}, count = {count}}}')
    left = list(regions)
    for _ in range(6 // count):
        assert (t["seat"], t.legal) == ("nurgle", [f"+noble@{r[:3]}" for r in left])
        chosen = left.pop()
        t.play(f"nurgle: +noble@{chosen[:3]}")
        assert t[f"{chosen}.tokens"]["noble"] == count
    assert (t["seat"], t["stock"]["noble"]) == ("none", 0)
    first = drawn(f'{{place = "noble", in = {where}, count = {count}}}', edition=1)
    assert tokens(first, "noble") == dict.fromkeys(regions[: 6 // count], count)


@pytest.mark.cites("R23.1", "R4.2")
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("any", "nor tro kis emp bre est til bor bad"),
        ("populous", "kis emp bre est"),
        ("next_to tilea", "bre est bor"),
        ("other_than empire", "nor tro kis bre est til bor bad"),
        ("with warpstone", "nor til"),
        ("near warpstone", "nor tro bre est til bor"),
    ],
)
def test_place_in_regions_of_choice(words: str, offered: str) -> None:
    regions = {"norsca": {"tokens": ["warpstone"]}, "tilea": {"tokens": ["warpstone"]}}
    t = drawn(f'{{place = "hero", choose = 1, from = "{words}"}}', regions)
    assert t["seat"] == "nurgle"
    assert t.legal == [f"+hero@{region}" for region in offered.split()]


@pytest.mark.cites("R4.5", "R4.2")
def test_place_several_in_each_of_several_different_regions() -> None:
    t = drawn('{place = "skaven", choose = 2, from = "populous", count = 2}')
    t.play("nurgle: +skaven@est")
    assert "+skaven@est" not in t.legal
    t.play("nurgle: +skaven@kis")
    assert tokens(t, "skaven") == {"kislev": 2, "estalia": 2}


@pytest.mark.cites("R4.2")
def test_place_near_each_token() -> None:
    regions = {"norsca": {"tokens": ["noble"]}, "badlands": {"tokens": ["2 noble"]}}
    t = drawn('{place = "hero", near_each = "noble"}', regions)
    t.play("nurgle: +hero@tro", "nurgle: +hero@bad")
    assert tokens(t, "hero") == {"troll_country": 1, "badlands": 1}


@pytest.mark.cites("C7", "R23.2", "R11.4")
def test_place_in_step_three_is_chosen_by_the_lowest_threat() -> None:
    t = at_the_end('{place = "warpstone", choose = 1, from = "any"}', players={"nurgle": {"dial": 3}})
    t.play("tzeentch: +warpstone@bad")
    assert tokens(t, "warpstone") == {"badlands": 1}


# --- choose, remove_corruption, score_peasants --------------------------------------------------------------------

THREE_LISTS = """{choose = [
    [{place = "noble", in = ["norsca"]}, {place = "hero", choose = 1, from = "populous"}],
    [{remove_corruption = 1}],
    [],
]}"""


@pytest.mark.cites("R23.1", "R4.2")
def test_choose_one_of_three_lists_and_do_all_of_it() -> None:
    t = drawn(THREE_LISTS)
    assert t.legal == ["option 1", "option 2", "option 3"]
    t.play("nurgle: option 1", "nurgle: +hero@emp")
    assert t["norsca.tokens"] == {"noble": 1}
    assert t["empire.tokens"] == {"hero": 1}


@pytest.mark.cites("R4.2")
def test_an_empty_list_may_be_chosen() -> None:
    t = drawn(THREE_LISTS)
    t.play("nurgle: option 3")
    assert t["seat"] == "none"
    assert t["used"] == ["mass_exodus"]


@pytest.mark.cites("C47", "R11.4")
def test_remove_corruption_takes_up_to_that_many_from_one_region() -> None:
    regions = {
        "norsca": {"corruption": {"khorne": 1, "nurgle": 1, "slaanesh": 1}},
        "tilea": {"corruption": {"khorne": 1}},
    }
    t = at_the_end("{remove_corruption = 2}", regions)
    t.play("nurgle: -K@nor", "nurgle: -S@nor")
    assert t["seat"] == "none"
    assert t["norsca.corruption"] == {"nurgle": 1}
    assert t["tilea.corruption"] == {"khorne": 1}


@pytest.mark.cites("R4.2")
@pytest.mark.parametrize(("more", "kept"), [("", [3, 1, 0, 0]), (", return_peasants = true", [0, 0, 0, 0])])
def test_score_peasants_with_other_numbers(more: str, kept: list[int]) -> None:
    players = {"khorne": {"peasants": 3}, "nurgle": {"peasants": 1}}
    t = drawn(f"{{score_peasants = 2, most = 5{more}}}", players=players)
    assert t.g.vp[:4] == [6 + 5, 2, 0, 0]
    assert list(t.g.peasants[:4]) == kept
    assert t["stock"]["peasant"] == 20 - sum(kept)


# --- for_each_region ----------------------------------------------------------------------------------------------


@pytest.mark.cites("R11.4")
def test_remove_token_from_each_region_with_a_token() -> None:
    regions = {
        "norsca": {"tokens": ["skaven", "2 noble"]},
        "kislev": {"tokens": ["skaven"]},
        "tilea": {"tokens": ["noble"]},
    }
    t = at_the_end('{for_each_region = "with skaven", do = [{remove_token = "noble"}]}', regions)
    assert tokens(t, "noble") == {"norsca": 1, "tilea": 1}
    assert t["stock"]["noble"] == 4


@pytest.mark.cites("R4.2")
def test_clear_corruption_in_each_region_with_a_token() -> None:
    regions = {
        "norsca": {"tokens": ["hero"], "corruption": {"khorne": 2, "tzeentch": 1}},
        "tilea": {"corruption": {"khorne": 2}},
    }
    t = drawn('{for_each_region = "with hero", do = [{clear_corruption = true}]}', regions)
    assert t["norsca.corruption"] == {}
    assert t["tilea.corruption"] == {"khorne": 2}


@pytest.mark.cites("R1.3", "R4.2")
def test_all_of_a_list_is_done_in_one_region_before_the_next() -> None:
    regions = {
        "norsca": {"tokens": ["hero", "peasant"], "figures": ["Bloodsworn", "Bloodletter"]},
        "kislev": {"tokens": ["hero", "peasant"], "figures": ["Bloodsworn", "Bloodletter"]},
    }
    t = drawn(
        """{for_each_region = "with hero", do = [
            {for_each_player = "with figure here", do = [{remove_figure = "figure"}]},
            {remove_token = "peasant"},
        ]}""",
        regions,
    )
    t.play("khorne: pick Kw1")
    assert (t["norsca.tokens"], t["kislev.tokens"]) == ({"hero": 1}, {"hero": 1, "peasant": 1})
    t.play("khorne: pick Kc2")
    assert t["kislev.tokens"] == {"hero": 1}


# --- for_each_player, for_greatest_threat -------------------------------------------------------------------------


@pytest.mark.cites("R23.5", "R4.2")
def test_discard_for_all() -> None:
    players = HAND | {"slaanesh": {"hand": ["abyssal_pact"]}}
    t = drawn('{for_each_player = "all", do = [{discard = 2}]}', players=players)
    t.play("khorne: discard battle_cry", "khorne: discard blood_frenzy")
    t.play("nurgle: discard influenza", "nurgle: discard rain_of_pus", "slaanesh: discard abyssal_pact")
    assert t["seat"] == "none"
    assert [t[f"{power}.hand.size"] for power in ("khorne", "nurgle", "slaanesh")] == [0, 0, 0]


@pytest.mark.cites("R11.4")
def test_draw_for_those_with_a_figure_in_a_region() -> None:
    regions = {"tilea": {"figures": ["Leper", "Horror", "2 Horror"]}, "kislev": {"figures": ["Bloodletter"]}}
    t = at_the_end('{for_each_player = "with warrior in tilea", do = [{draw = 2}]}', regions)
    assert [t[f"{power}.hand.size"] for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 0, 2, 0]


@pytest.mark.cites("R11.4")
def test_draw_for_those_with_a_figure_by_a_token() -> None:
    regions = {
        "tilea": {"figures": ["Leper", "Horror"], "tokens": ["noble"]},
        "norsca": {"figures": ["Bloodletter"], "tokens": ["noble"]},
        "kislev": {"figures": ["Seductress"]},
    }
    end = '{for_each_player = "with cultist or warrior by noble", do = [{draw = 1}]}'
    t = at_the_end(end, regions)
    assert [t[f"{power}.hand.size"] for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [1, 1, 1, 0]


@pytest.mark.cites("R23.7", "R4.2")
def test_remove_figure_of_those_with_one_here() -> None:
    figures = ["2 Bloodletter", "Bloodthirster", "Leper", "Lord of Change"]
    regions = {"norsca": {"tokens": ["event"], "figures": figures}}
    t = drawn(
        """{for_each_region = "with event", do = [
            {for_each_player = "with greater_daemon or warrior here", do = [{remove_figure = "greater_daemon"}]},
        ]}""",
        regions,
    )
    assert t["norsca.figures"] == ["2 Bloodletter", "Leper"]


@pytest.mark.cites("R11.4")
def test_remove_own_corruption_of_those_with_a_figure_here() -> None:
    regions = {
        "norsca": {
            "tokens": ["peasant"],
            "figures": ["Bloodletter", "Leper"],
            "corruption": {"khorne": 3, "nurgle": 1, "slaanesh": 4},
        }
    }
    t = at_the_end(
        """{for_each_region = "with peasant", do = [
            {for_each_player = "with figure here", do = [{remove_own_corruption = 2}]},
        ]}""",
        regions,
    )
    assert t["norsca.corruption"] == {"khorne": 1, "slaanesh": 4}


@pytest.mark.cites("R1.14", "R4.2")
def test_for_greatest_threat_concerns_one_player() -> None:
    t = drawn('{for_greatest_threat = "all", do = [{draw = 3}]}')
    assert [t[f"{power}.hand.size"] for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 0, 0, 3]


@pytest.mark.cites("R1.14", "R11.4")
def test_for_greatest_threat_among_those_with_a_figure_in_a_region() -> None:
    regions = {"tilea": {"figures": ["Leper", "Acolyte"]}}
    players = {"nurgle": {"dial": 2}, "slaanesh": {"dial": 5}}
    t = at_the_end('{for_greatest_threat = "with cultist in tilea", do = [{draw = 1}]}', regions, players)
    assert [t[f"{power}.hand.size"] for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 1, 0, 0]


@pytest.mark.cites("R1.7", "R4.2")
def test_for_greatest_threat_with_nobody_there_does_nothing() -> None:
    t = drawn('{for_greatest_threat = "with figure in tilea", do = [{discard = 1}]}', players=HAND)
    assert (t["seat"], t["khorne.hand.size"]) == ("none", 2)


# --- constant effects ---------------------------------------------------------------------------------------------


@pytest.mark.cites("R8.4", "R13.7")
def test_forbid_battle_where_a_token_is() -> None:
    region = {"figures": ["Bloodletter", "Leper"]}
    regions = {"norsca": {**region, "tokens": ["noble"]}, "tilea": region}
    t = constantly('{forbid = "battle", where = "noble"}', "battle", regions, dice=[4, 1])
    assert t["norsca.figures"] == ["Bloodletter", "Leper"]
    assert t["tilea.figures"] == ["Bloodletter"]


@pytest.mark.cites("R10.2", "R13.7")
def test_forbid_corruption_where_a_token_is() -> None:
    regions = {"norsca": {"figures": ["Leper"], "tokens": ["peasant"]}, "tilea": {"figures": ["Leper"]}}
    t = constantly('{forbid = "corruption", where = "peasant"}', "corruption", regions)
    assert t["norsca.corruption"] == {}
    assert t["tilea.corruption"] == {"nurgle": 1}


@pytest.mark.cites("R6.9", "R13.7")
def test_forbid_leaving_where_a_token_is() -> None:
    regions = {"norsca": {"figures": ["Bloodletter"], "tokens": ["skaven"]}, "tilea": {"figures": ["Bloodsworn"]}}
    t = constantly('{forbid = "leaving", where = "skaven"}', "summoning", regions)
    assert not [action for action in t.legal if action.startswith("Kw1>")]
    assert "Kc1>est" in t.legal


@pytest.mark.cites("R9.3", "R13.7")
@pytest.mark.parametrize(("amount", "resistance"), [(2, 7), (-1, 1)])
def test_resistance_per_token(amount: int, resistance: int) -> None:
    constant = f'{{resistance = {amount}, per = "warpstone", stacks = false}}'
    t = constantly(constant, "domination", {"kislev": {"tokens": ["2 warpstone"]}})
    assert t["kislev.resistance"] == resistance


@pytest.mark.cites("R9.3", "R13.7")
@pytest.mark.parametrize(("stacks", "resistance"), [("false", 3 + 2 * 2), ("true", 3 + 2 * 4)])
def test_resistance_stacks_for_two_copies_of_a_card_only_if_it_says_so(stacks: str, resistance: int) -> None:
    constant = f'constant = [{{resistance = 2, per = "noble", stacks = {stacks}}}]'
    t = Position(
        {
            "start": "domination",
            "regions": {"kislev": {"tokens": ["2 noble"]}},
            "old_world": {"track": ["peasant_uprising", "peasant_uprising"]},
            "options": {"cards": correction("peasant_uprising", constant)},
        }
    )
    assert t["kislev.resistance"] == resistance


@pytest.mark.cites("R9.3", "R13.7")
def test_the_same_resistance_on_two_different_cards_adds_up() -> None:
    """Without `stacks` two copies of one card do not add up; another card with the same line is not a copy."""
    regions = {"kislev": {"tokens": ["2 peasant"]}}
    track = {"track": ["peasant_uprising", "skavengers"]}
    t = constantly('{resistance = 1, per = "peasant", stacks = false}', "domination", regions, old_world=track)
    assert t["kislev.resistance"] == 3 + 2 + 2


@pytest.mark.cites("R7.2", "R13.7")
def test_cards_per_region_where_a_token_is() -> None:
    regions = {
        "norsca": {"tokens": ["hero"], "cards": ["influenza", ""]},
        "tilea": {"cards": ["influenza", ""]},
    }
    hand = {"khorne": {"hand": ["battle_cry"]}}
    t = constantly('{cards_per_region = 1, where = "hero"}', "summoning", regions, players=hand)
    assert "battle_cry@til.r" in t.legal
    assert "battle_cry@nor.r" not in t.legal


@pytest.mark.cites("R8.22", "R13.7")
def test_dice_per_player_where_a_token_is() -> None:
    regions = {"norsca": {"figures": ["Bloodthirster", "3 Leper"], "tokens": ["warpstone"]}}
    t = constantly('{dice_per_player = 1, where = "warpstone"}', "battle", regions, dice=[4])
    assert t["norsca.nurgle"] == 2
    assert not t.g.script


@pytest.mark.cites("R13.7")
def test_a_corrected_card_has_lost_its_old_effect() -> None:
    t = constantly('{forbid = "battle", where = "noble"}', "end.3", {"norsca": {"tokens": ["warpstone"]}})
    assert tokens(t, "skaven") == {}


# --- comet, after, switches ---------------------------------------------------------------------------------------


@pytest.mark.cites("R4.4", "R4.7")
def test_a_card_corrected_to_a_comet_opens_as_one_and_one_corrected_to_discard_leaves() -> None:
    cards = correction("skavengers", 'comet = true\nafter = "discard"\nend = []')
    t = Position(
        {
            "start": "old_world",
            "old_world": {"deck": ["skavengers"], "track": ["norse_reavers", "road_wardens"]},
            "regions": {"kislev": {"tokens": ["event"]}},
            "options": {"cards": cards},
        }
    )
    assert t["used"] == ["norse_reavers", "skavengers"]
    assert t["track"] == ["", "road_wardens"]
    assert t["kislev.tokens"] == {}


@pytest.mark.cites("S4", "R24.1")
def test_a_correction_beats_the_switch_of_its_card() -> None:
    cards = correction("the_grail_is_found", 'immediate = [{place = "event", in = ["norsca"]}]')
    t = Position(
        {
            "start": "old_world",
            "old_world": {"deck": ["the_grail_is_found"]},
            "options": {"cards": cards, "grail_events": "all_adjacent"},
        }
    )
    assert tokens(t, "event") == {"norsca": 1}
    assert t["track"] == ["the_grail_is_found", ""]
