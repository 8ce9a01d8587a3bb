"""A host's corrections play as written: every verb of the vocabulary that heads content/old_world.toml."""

from typing import Any

import pytest

from ruinous.rules.ids import REGIONS
from ruinous.rules.scenario import Table

Data = dict[str, Any]
HAND = {"khorne": {"hand": ["blood_frenzy", "battle_cry"]}, "nurgle": {"hand": ["influenza", "rain_of_pus"]}}


def correction(card: str, lines: str) -> str:
    return f'[old_world."old_world.{card}"]\n{lines}\n'


def drawn(immediate: str, regions: Data | None = None, players: Data | None = None) -> Table:
    """The Old World phase in which Mass Exodus is drawn, corrected to this instruction."""
    return Table(
        {
            "start": "old_world",
            "regions": regions or {},
            "players": players or {},
            "old_world": {"deck": ["mass_exodus"]},
            "options": {"cards": correction("mass_exodus", f"immediate = [{immediate}]")},
        }
    )


def at_the_end(end: str, regions: Data | None = None, players: Data | None = None) -> Table:
    """Step 3 of the end phase with Electors Arise on the track, corrected to this persistent effect."""
    return Table(
        {
            "start": "end.3",
            "regions": regions or {},
            "players": players or {},
            "old_world": {"track": ["", "electors_arise"]},
            "options": {"cards": correction("electors_arise", f"end = [{end}]")},
        }
    )


def constantly(constant: str, start: str, regions: Data, **more: Any) -> Table:
    """A place of the round with Skavengers on the track, corrected to this constant effect."""
    cards = correction("skavengers", f"end = []\nconstant = [{constant}]")
    position = {"start": start, "regions": regions, "old_world": {"track": ["skavengers"]}, "options": {"cards": cards}}
    return Table({**position, **more})


def tokens(table: Table, token: str) -> dict[str, int]:
    return {r: table[f"{r}.tokens"][token] for r in REGIONS if token in table[f"{r}.tokens"]}


# --- place --------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R4.5", "R1.9", "R4.2")
@pytest.mark.parametrize(
    ("op", "placed"),
    [
        ('{place = "noble", in = ["tilea", "norsca"]}', {"norsca": 1, "tilea": 1}),
        ('{place = "noble", in = ["norsca", "tilea"], count = 2}', {"norsca": 2, "tilea": 2}),
        ('{place = "noble", in = "every"}', dict.fromkeys(REGIONS[:6], 1)),
        ('{place = "noble", in = "every but kislev"}', dict.fromkeys((*REGIONS[:2], *REGIONS[3:7]), 1)),
        ('{place = "noble", in = ["norsca"]}, {place = "noble", in = ["norsca"]}', {"norsca": 2}),
    ],
)
def test_place_in_named_regions(op: str, placed: dict[str, int]) -> None:
    assert tokens(drawn(op), "noble") == placed


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
    table = drawn(f'{{place = "hero", choose = 1, from = "{words}"}}', regions)
    assert table["seat"] == "nurgle"
    assert table.legal == [f"+hero@{region}" for region in offered.split()]


@pytest.mark.cites("R4.5", "R4.2")
def test_place_several_in_each_of_several_different_regions() -> None:
    table = drawn('{place = "skaven", choose = 2, from = "populous", count = 2}')
    table.play("nurgle: +skaven@est")
    assert "+skaven@est" not in table.legal
    table.play("nurgle: +skaven@kis")
    assert tokens(table, "skaven") == {"kislev": 2, "estalia": 2}


@pytest.mark.cites("R4.2")
def test_place_near_each_token() -> None:
    regions = {"norsca": {"tokens": ["noble"]}, "badlands": {"tokens": ["2 noble"]}}
    table = drawn('{place = "hero", near_each = "noble"}', regions)
    table.play("nurgle: +hero@tro", "nurgle: +hero@bad")
    assert tokens(table, "hero") == {"troll_country": 1, "badlands": 1}


@pytest.mark.cites("C7", "R23.2", "R11.4")
def test_place_in_step_three_is_chosen_by_the_lowest_threat() -> None:
    table = at_the_end('{place = "warpstone", choose = 1, from = "any"}', players={"nurgle": {"dial": 3}})
    table.play("tzeentch: +warpstone@bad")
    assert tokens(table, "warpstone") == {"badlands": 1}


# --- choose, remove_corruption, score_peasants --------------------------------------------------------------------

THREE_LISTS = """{choose = [
    [{place = "noble", in = ["norsca"]}, {place = "hero", choose = 1, from = "populous"}],
    [{remove_corruption = 1}],
    [],
]}"""


@pytest.mark.cites("R23.1", "R4.2")
def test_choose_one_of_three_lists_and_do_all_of_it() -> None:
    table = drawn(THREE_LISTS)
    assert table.legal == ["option 1", "option 2", "option 3"]
    table.play("nurgle: option 1", "nurgle: +hero@emp")
    assert table["norsca.tokens"] == {"noble": 1}
    assert table["empire.tokens"] == {"hero": 1}


@pytest.mark.cites("R4.2")
def test_an_empty_list_may_be_chosen() -> None:
    table = drawn(THREE_LISTS)
    table.play("nurgle: option 3")
    assert table["seat"] == "none"
    assert table["used"] == ["mass_exodus"]


@pytest.mark.cites("C47", "R11.4")
def test_remove_corruption_takes_up_to_that_many_from_one_region() -> None:
    regions = {
        "norsca": {"corruption": {"khorne": 1, "nurgle": 1, "slaanesh": 1}},
        "tilea": {"corruption": {"khorne": 1}},
    }
    table = at_the_end("{remove_corruption = 2}", regions)
    table.play("nurgle: -K@nor", "nurgle: -S@nor")
    assert table["seat"] == "none"
    assert table["norsca.corruption"] == {"nurgle": 1}
    assert table["tilea.corruption"] == {"khorne": 1}


@pytest.mark.cites("R4.2")
@pytest.mark.parametrize(("more", "kept"), [("", [3, 1, 0, 0]), (", return_peasants = true", [0, 0, 0, 0])])
def test_score_peasants_with_other_numbers(more: str, kept: list[int]) -> None:
    players = {"khorne": {"peasants": 3}, "nurgle": {"peasants": 1}}
    table = drawn(f"{{score_peasants = 2, most = 5{more}}}", players=players)
    assert table.g.vp[:4] == [6 + 5, 2, 0, 0]
    assert list(table.g.peasants[:4]) == kept
    assert table["stock"]["peasant"] == 20 - sum(kept)


# --- for_each_region ----------------------------------------------------------------------------------------------


@pytest.mark.cites("R11.4")
def test_remove_token_from_each_region_with_a_token() -> None:
    regions = {
        "norsca": {"tokens": ["skaven", "2 noble"]},
        "kislev": {"tokens": ["skaven"]},
        "tilea": {"tokens": ["noble"]},
    }
    table = at_the_end('{for_each_region = "with skaven", do = [{remove_token = "noble"}]}', regions)
    assert tokens(table, "noble") == {"norsca": 1, "tilea": 1}
    assert table["stock"]["noble"] == 4


@pytest.mark.cites("R4.2")
def test_clear_corruption_in_each_region_with_a_token() -> None:
    regions = {
        "norsca": {"tokens": ["hero"], "corruption": {"khorne": 2, "tzeentch": 1}},
        "tilea": {"corruption": {"khorne": 2}},
    }
    table = drawn('{for_each_region = "with hero", do = [{clear_corruption = true}]}', regions)
    assert table["norsca.corruption"] == {}
    assert table["tilea.corruption"] == {"khorne": 2}


@pytest.mark.cites("R1.3", "R4.2")
def test_all_of_a_list_is_done_in_one_region_before_the_next() -> None:
    regions = {
        "norsca": {"tokens": ["hero", "peasant"], "figures": ["Bloodsworn", "Bloodletter"]},
        "kislev": {"tokens": ["hero", "peasant"], "figures": ["Bloodsworn", "Bloodletter"]},
    }
    table = drawn(
        """{for_each_region = "with hero", do = [
            {for_each_player = "with figure here", do = [{remove_figure = "figure"}]},
            {remove_token = "peasant"},
        ]}""",
        regions,
    )
    table.play("khorne: pick Kw1")
    assert (table["norsca.tokens"], table["kislev.tokens"]) == ({"hero": 1}, {"hero": 1, "peasant": 1})
    table.play("khorne: pick Kc2")
    assert table["kislev.tokens"] == {"hero": 1}


# --- for_each_player, for_greatest_threat -------------------------------------------------------------------------


@pytest.mark.cites("R23.5", "R4.2")
def test_discard_for_all() -> None:
    players = HAND | {"slaanesh": {"hand": ["abyssal_pact"]}}
    table = drawn('{for_each_player = "all", do = [{discard = 2}]}', players=players)
    table.play("khorne: discard battle_cry", "nurgle: discard influenza")
    assert [table[f"{power}.hand.size"] for power in ("khorne", "nurgle", "slaanesh")] == [0, 0, 0]


@pytest.mark.cites("R11.4")
def test_draw_for_those_with_a_figure_in_a_region() -> None:
    regions = {"tilea": {"figures": ["Leper", "Horror", "2 Horror"]}, "kislev": {"figures": ["Bloodletter"]}}
    table = at_the_end('{for_each_player = "with warrior in tilea", do = [{draw = 2}]}', regions)
    assert [table[f"{power}.hand.size"] for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 0, 2, 0]


@pytest.mark.cites("R11.4")
def test_draw_for_those_with_a_figure_by_a_token() -> None:
    regions = {
        "tilea": {"figures": ["Leper", "Horror"], "tokens": ["noble"]},
        "norsca": {"figures": ["Bloodletter"], "tokens": ["noble"]},
        "kislev": {"figures": ["Seductress"]},
    }
    end = '{for_each_player = "with cultist or warrior by noble", do = [{draw = 1}]}'
    table = at_the_end(end, regions)
    assert [table[f"{power}.hand.size"] for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [1, 1, 1, 0]


@pytest.mark.cites("R23.7", "R4.2")
def test_remove_figure_of_those_with_one_here() -> None:
    figures = ["2 Bloodletter", "Bloodthirster", "Leper", "Lord of Change"]
    regions = {"norsca": {"tokens": ["event"], "figures": figures}}
    table = drawn(
        """{for_each_region = "with event", do = [
            {for_each_player = "with greater_daemon or warrior here", do = [{remove_figure = "greater_daemon"}]},
        ]}""",
        regions,
    )
    assert table["norsca.figures"] == ["2 Bloodletter", "Leper"]


@pytest.mark.cites("R11.4")
def test_remove_own_corruption_of_those_with_a_figure_here() -> None:
    regions = {
        "norsca": {
            "tokens": ["peasant"],
            "figures": ["Bloodletter", "Leper"],
            "corruption": {"khorne": 3, "nurgle": 1, "slaanesh": 4},
        }
    }
    table = at_the_end(
        """{for_each_region = "with peasant", do = [
            {for_each_player = "with figure here", do = [{remove_own_corruption = 2}]},
        ]}""",
        regions,
    )
    assert table["norsca.corruption"] == {"khorne": 1, "slaanesh": 4}


@pytest.mark.cites("R1.14", "R4.2")
def test_for_greatest_threat_concerns_one_player() -> None:
    table = drawn('{for_greatest_threat = "all", do = [{draw = 3}]}')
    assert [table[f"{power}.hand.size"] for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 0, 0, 3]


@pytest.mark.cites("R1.14", "R11.4")
def test_for_greatest_threat_among_those_with_a_figure_in_a_region() -> None:
    regions = {"tilea": {"figures": ["Leper", "Acolyte"]}}
    players = {"nurgle": {"dial": 2}, "slaanesh": {"dial": 5}}
    table = at_the_end('{for_greatest_threat = "with cultist in tilea", do = [{draw = 1}]}', regions, players)
    assert [table[f"{power}.hand.size"] for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 1, 0, 0]


@pytest.mark.cites("R1.7", "R4.2")
def test_for_greatest_threat_with_nobody_there_does_nothing() -> None:
    table = drawn('{for_greatest_threat = "with figure in tilea", do = [{discard = 1}]}', players=HAND)
    assert (table["seat"], table["khorne.hand.size"]) == ("none", 2)


# --- constant effects ---------------------------------------------------------------------------------------------


@pytest.mark.cites("R8.4", "R13.7")
def test_forbid_battle_where_a_token_is() -> None:
    region = {"figures": ["Bloodletter", "Leper"]}
    regions = {"norsca": {**region, "tokens": ["noble"]}, "tilea": region}
    table = constantly('{forbid = "battle", where = "noble"}', "battle", regions, dice=[4, 1])
    assert table["norsca.figures"] == ["Bloodletter", "Leper"]
    assert table["tilea.figures"] == ["Bloodletter"]


@pytest.mark.cites("R10.2", "R13.7")
def test_forbid_corruption_where_a_token_is() -> None:
    regions = {"norsca": {"figures": ["Leper"], "tokens": ["peasant"]}, "tilea": {"figures": ["Leper"]}}
    table = constantly('{forbid = "corruption", where = "peasant"}', "corruption", regions)
    assert table["norsca.corruption"] == {}
    assert table["tilea.corruption"] == {"nurgle": 1}


@pytest.mark.cites("R6.9", "R13.7")
def test_forbid_leaving_where_a_token_is() -> None:
    regions = {"norsca": {"figures": ["Bloodletter"], "tokens": ["skaven"]}, "tilea": {"figures": ["Bloodsworn"]}}
    table = constantly('{forbid = "leaving", where = "skaven"}', "summoning", regions)
    assert not [action for action in table.legal if action.startswith("Kw1>")]
    assert "Kc1>est" in table.legal


@pytest.mark.cites("R9.3", "R13.7")
@pytest.mark.parametrize(("amount", "resistance"), [(2, 7), (-1, 1)])
def test_resistance_per_token(amount: int, resistance: int) -> None:
    constant = f'{{resistance = {amount}, per = "warpstone", stacks = false}}'
    table = constantly(constant, "domination", {"kislev": {"tokens": ["2 warpstone"]}})
    assert table["kislev.resistance"] == resistance


@pytest.mark.cites("R9.3", "R13.7")
@pytest.mark.parametrize(("stacks", "resistance"), [("false", 3 + 2 * 2), ("true", 3 + 2 * 4)])
def test_resistance_stacks_for_two_copies_of_a_card_only_if_it_says_so(stacks: str, resistance: int) -> None:
    constant = f'constant = [{{resistance = 2, per = "noble", stacks = {stacks}}}]'
    table = Table(
        {
            "start": "domination",
            "regions": {"kislev": {"tokens": ["2 noble"]}},
            "old_world": {"track": ["peasant_uprising", "peasant_uprising"]},
            "options": {"cards": correction("peasant_uprising", constant)},
        }
    )
    assert table["kislev.resistance"] == resistance


@pytest.mark.cites("R9.3", "R13.7")
def test_the_same_resistance_on_two_different_cards_adds_up() -> None:
    """Without `stacks` two copies of one card do not add up; another card with the same line is not a copy."""
    regions = {"kislev": {"tokens": ["2 peasant"]}}
    track = {"track": ["peasant_uprising", "skavengers"]}
    table = constantly('{resistance = 1, per = "peasant", stacks = false}', "domination", regions, old_world=track)
    assert table["kislev.resistance"] == 3 + 2 + 2


@pytest.mark.cites("R7.2", "R13.7")
def test_cards_per_region_where_a_token_is() -> None:
    regions = {
        "norsca": {"tokens": ["hero"], "cards": ["influenza", ""]},
        "tilea": {"cards": ["influenza", ""]},
    }
    hand = {"khorne": {"hand": ["battle_cry"]}}
    table = constantly('{cards_per_region = 1, where = "hero"}', "summoning", regions, players=hand)
    assert "battle_cry@til.r" in table.legal
    assert "battle_cry@nor.r" not in table.legal


@pytest.mark.cites("R8.22", "R13.7")
def test_dice_per_player_where_a_token_is() -> None:
    regions = {"norsca": {"figures": ["Bloodthirster", "3 Leper"], "tokens": ["warpstone"]}}
    table = constantly('{dice_per_player = 1, where = "warpstone"}', "battle", regions, dice=[4])
    assert table["norsca.nurgle"] == 2
    assert not table.g.script


@pytest.mark.cites("R13.7")
def test_a_corrected_card_has_lost_its_old_effect() -> None:
    table = constantly('{forbid = "battle", where = "noble"}', "end.3", {"norsca": {"tokens": ["warpstone"]}})
    assert tokens(table, "skaven") == {}


# --- comet, after, switches ---------------------------------------------------------------------------------------


@pytest.mark.cites("R4.4", "R4.7")
def test_a_card_corrected_to_a_comet_opens_as_one_and_one_corrected_to_discard_leaves() -> None:
    cards = correction("skavengers", 'comet = true\nafter = "discard"\nend = []')
    table = Table(
        {
            "start": "old_world",
            "old_world": {"deck": ["skavengers"], "track": ["norse_reavers", "road_wardens"]},
            "regions": {"kislev": {"tokens": ["event"]}},
            "options": {"cards": cards},
        }
    )
    assert table["used"] == ["norse_reavers", "skavengers"]
    assert table["track"] == ["", "road_wardens"]
    assert table["kislev.tokens"] == {}


@pytest.mark.cites("S4", "R24.1")
def test_a_correction_beats_the_switch_of_its_card() -> None:
    cards = correction("the_grail_is_found", 'immediate = [{place = "event", in = ["norsca"]}]')
    table = Table(
        {
            "start": "old_world",
            "old_world": {"deck": ["the_grail_is_found"]},
            "options": {"cards": cards, "grail_events": "all_adjacent"},
        }
    )
    assert tokens(table, "event") == {"norsca": 1}
    assert table["track"] == ["the_grail_is_found", ""]
