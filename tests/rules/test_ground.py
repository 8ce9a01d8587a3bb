"""R1: the ground rules."""

import pytest

from ruinous.rules import chance
from ruinous.rules.options import SetupError
from ruinous.rules.scenario import Table
from ruinous.rules.setup import powers_from

NEIGHBOURS = {
    "norsca": "tro",
    "troll_country": "nor kis",
    "kislev": "tro emp",
    "empire": "kis bre bor",
    "bretonnia": "emp est til bor",
    "estalia": "bre til",
    "tilea": "bre est bor",
    "border_princes": "emp bre til bad",
    "badlands": "bor",
}


def goals(table: Table, figure: str) -> set[str]:
    """The regions a figure may go to now."""
    return {text.partition(">")[2] for text in table.legal if text.startswith(figure + ">")}


# --- players, orders, the map -------------------------------------------------------------------------------------


@pytest.mark.cites("R1.1")
@pytest.mark.parametrize(
    "names",
    [
        ["khorne", "nurgle"],
        ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat", "khorne"],
        ["khorne", "khorne", "nurgle"],
        ["khorne", "nurgle", "malal"],
    ],
)
def test_only_three_to_five_different_powers_can_play(names: list[str]) -> None:
    with pytest.raises(SetupError):
        powers_from(names)


@pytest.mark.cites("R1.1", "R6.1")
def test_a_power_nobody_plays_has_no_turn_and_no_figures() -> None:
    table = Table("""
    powers = ["khorne", "tzeentch", "slaanesh"]
    start = "summoning"
    """)
    assert table["nurgle.reserve"] == []
    assert (table["nurgle.hand.size"], table["nurgle.deck.size"]) == (0, 0)
    table.play("khorne: pass")
    assert table["seat"] == "tzeentch"


@pytest.mark.cites("R1.1", "R1.14")
def test_a_power_nobody_plays_is_left_out_when_threats_are_compared() -> None:
    # Nurgle's start, 1, would be the lowest Threat
    table = Table("""
    powers = ["khorne", "tzeentch", "slaanesh"]
    start = "old_world"
    [old_world]
    deck = ["meteor_showers"]
    """)
    assert table["seat"] == "tzeentch"


@pytest.mark.cites("R1.2")
def test_players_who_choose_at_one_moment_do_so_in_power_order() -> None:
    table = Table("""
    start = "old_world"
    [players]
    slaanesh = {hand = ["abyssal_pact", "insidious_lies"]}
    tzeentch = {hand = ["teleport", "dazzle"]}
    nurgle = {hand = ["influenza", "rain_of_pus"]}
    khorne = {hand = ["battle_cry", "blood_frenzy"]}
    [old_world]
    deck = ["franzs_decree"]
    """)
    table.play("khorne: discard battle_cry", "nurgle: discard influenza")
    table.play("tzeentch: discard dazzle", "slaanesh: discard abyssal_pact")
    assert table["seat"] == "none"


@pytest.mark.cites("R1.3", "R2.6")
def test_regions_are_worked_through_in_region_order_and_each_result_counts_for_the_next() -> None:
    everywhere = {
        region: {"tokens": ["warpstone"], "corruption": {"khorne": 10}, "figures": ["Bloodsworn"]}
        for region in ("badlands", "tilea", "norsca")
    }
    table = Table({"start": "corruption", "regions": everywhere})
    assert (table["norsca.ruined"], table["tilea.ruined"], table["badlands.ruined"]) == (1, 2, 3)
    assert table["khorne.vp"] == 3 + 4 + 4


@pytest.mark.cites("R1.3")
def test_the_work_of_a_step_visits_all_nine_regions_in_region_order() -> None:
    regions = list(NEIGHBOURS)
    table = Table({"start": "corruption", "regions": {r: {"figures": ["Acolyte"]} for r in reversed(regions[1:])}})
    visited = [event[2] for event in table.g.log if event[0] == "corrupt"]
    assert visited == list(range(1, 9))


@pytest.mark.cites("R1.4", "R6.6")
@pytest.mark.parametrize("region", NEIGHBOURS)
def test_what_is_adjacent_to_a_region(region: str) -> None:
    table = Table({"start": "summoning", "regions": {region: {"figures": ["Kw1"]}}})
    assert goals(table, "Kw1") == set(NEIGHBOURS[region].split())  # a region is not adjacent to itself
    assert goals(table, "Kc1") == {region[:3], *NEIGHBOURS[region].split()}


@pytest.mark.cites("R1.4")
def test_adjacency_holds_both_ways() -> None:
    for region, others in NEIGHBOURS.items():
        for other in others.split():
            back = next(name for name in NEIGHBOURS if name.startswith(other))
            table = Table({"start": "summoning", "regions": {back: {"figures": ["Kw1"]}}})
            assert region[:3] in goals(table, "Kw1"), (region, back)


# --- owner and controller, must and may ---------------------------------------------------------------------------


@pytest.mark.cites("R1.5", "R15.1")
def test_a_players_figures_are_those_he_controls() -> None:
    table = Table("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Leper controlled by slaanesh"]
    [players]
    tzeentch = {hand = ["drain_power"]}
    """)
    table.play("tzeentch: drain_power@kis.l")
    assert (table["slaanesh.power"], table["nurgle.power"]) == (5, 6)


@pytest.mark.cites("R1.5")
def test_corruption_tokens_have_an_owner_only() -> None:
    # The token of a Leper under control is Slaanesh's; it stays his when the Leper is Nurgle's again.
    table = Table("""
    start = "corruption"
    stop = "end.1"
    [regions.norsca]
    figures = ["Leper controlled by slaanesh"]
    corruption = {nurgle = 1}
    """)
    assert table["norsca.nurgle"] == 1
    assert table["norsca.corruption"] == {"nurgle": 1, "slaanesh": 1}


@pytest.mark.cites("R1.6")
def test_up_to_n_lets_the_chooser_take_any_number() -> None:
    for moved in range(3):
        table = Table("""
        [regions.kislev]
        figures = ["3 Leper"]
        [players]
        khorne = {hand = ["the_blood_gods_call"]}
        """)
        table.play("khorne: the_blood_gods_call@nor.l")
        for n in range(moved):
            table.play(f"khorne: Nc{n + 1}>nor")
        if moved < 2:
            table.play("khorne: done")
        assert table["seat"] == "nurgle"
        assert (table["norsca.nurgle"], table["kislev.nurgle"]) == (moved, 3 - moved)


@pytest.mark.cites("R1.6")
def test_exactly_n_is_done_as_far_as_possible() -> None:
    table = Table("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Leper"]
    [players]
    tzeentch = {hand = ["the_meddling_of_skaven"]}
    nurgle = {hand = ["influenza"]}
    """)
    table.play("tzeentch: the_meddling_of_skaven@kis.l")
    assert table["nurgle.discard"] == ["influenza"]
    assert table["seat"] == "slaanesh"


@pytest.mark.cites("R1.6", "R7.4")
def test_an_effect_is_mandatory_unless_it_says_otherwise() -> None:
    table = Table("""
    turn = "nurgle"
    [regions.kislev]
    corruption = {nurgle = 1}
    [players]
    nurgle = {hand = ["all_things_decay"]}
    """)
    table.play("nurgle: all_things_decay@kis.l")
    assert table["kislev.corruption"] == {}


@pytest.mark.cites("R1.7", "R7.1")
def test_a_card_may_be_played_although_it_can_do_nothing() -> None:
    table = Table("""
    turn = "nurgle"
    [players]
    nurgle = {hand = ["all_things_decay"]}
    """)
    table.play("nurgle: all_things_decay@kis.r")
    assert table["kislev.cards"] == ["", "all_things_decay"]
    assert (table["nurgle.power"], table["seat"]) == (5, "tzeentch")


@pytest.mark.cites("R1.7", "R16.1", "khorne.battle_cry")
def test_the_impossible_part_of_an_effect_is_skipped_and_the_rest_is_done() -> None:
    table = Table("""
    start = "corruption"
    [regions.norsca]
    figures = ["4 Plaguebearer"]
    cards = ["battle_cry", "a_great_foul_consumption"]
    """)
    assert table["norsca.figures"] == []
    assert table["norsca.corruption"] == {}


@pytest.mark.cites("R1.8", "R11.5")
def test_fractions_of_victory_points_are_dropped() -> None:
    table = Table("""
    start = "end.4"
    [regions.estalia]
    ruined = 1
    scored = false
    corruption = {khorne = 5, nurgle = 5}
    """)
    assert (table["khorne.vp"], table["nurgle.vp"]) == (6, 6)  # 9 + 4 points for two


@pytest.mark.cites("R1.8")
def test_fractions_of_tokens_are_dropped() -> None:
    table = Table("""
    start = "corruption"
    [regions.norsca]
    figures = ["3 Plaguebearer"]
    cards = ["a_great_foul_consumption", ""]
    """)
    assert table["norsca.corruption"] == {"nurgle": 1}


# --- tokens and dice ----------------------------------------------------------------------------------------------


@pytest.mark.cites("R1.9")
def test_a_token_that_is_used_up_is_not_placed() -> None:
    table = Table("""
    start = "old_world"
    [regions.norsca]
    tokens = ["3 hero"]
    [old_world]
    deck = ["witch_hunters"]
    """)
    assert table["stock"]["hero"] == 0
    assert [table[f"{r}.tokens"] for r in ("empire", "bretonnia", "estalia")] == [{"hero": 1}, {}, {}]


@pytest.mark.cites("R1.9")
def test_corruption_tokens_and_dial_counters_are_unlimited() -> None:
    regions = {r: {"corruption": {"nurgle": 60}, "ruined": 0} for r in ("norsca", "troll_country", "tilea", "badlands")}
    regions |= {r: {"ruined": n} for n, r in enumerate(("estalia", "bretonnia", "empire", "border_princes"), 1)}
    regions["kislev"] = {"figures": ["2 Leper"], "corruption": {"nurgle": 80}}
    table = Table({"start": "corruption", "regions": regions, "players": {"nurgle": {"counters": 40}}})
    assert table["kislev.corruption"] == {"nurgle": 82}
    assert table["nurgle.counters"] == 41


@pytest.mark.cites("R1.10")
def test_a_battle_die_has_six_sides() -> None:
    g = Table("").g
    g.script = ()
    assert {face for _ in range(300) for face in chance.roll(g, 1)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.cites("R1.10")
@pytest.mark.parametrize("face", [0, 7])
def test_a_script_cannot_bring_other_faces(face: int) -> None:
    g = Table("").g
    g.script = (face,)
    with pytest.raises(chance.ChanceError):
        chance.roll(g, 1)


@pytest.mark.cites("R1.15")
def test_placing_corruption_adds_new_tokens_and_moves_none() -> None:
    table = Table("""
    turn = "nurgle"
    [regions.norsca]
    corruption = {nurgle = 2, khorne = 1}
    figures = ["Great Unclean One"]
    [players.nurgle]
    upgrades = ["great_unclean_one"]
    """)
    table.play("nurgle: Nd1>tro")
    assert table["norsca.corruption"] == {"khorne": 1, "nurgle": 2}
    assert table["troll_country.corruption"] == {"nurgle": 2}
