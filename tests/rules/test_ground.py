"""R1: the ground rules."""

import pytest

from ruinous.rules import chance
from ruinous.rules.ids import FIGURE_NAMES, KHORNE, NURGLE, TZEENTCH
from ruinous.rules.options import Options, SetupError
from ruinous.rules.ruleset import ruleset
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
        ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"],
        ["khorne", "khorne", "nurgle"],
        ["khorne", "nurgle", "malal"],
    ],
)
def test_only_three_or_four_different_powers_can_play(names: list[str]) -> None:
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
    table.play(
        "khorne: discard battle_cry", "nurgle: discard influenza", "tzeentch: discard dazzle", "slaanesh: discard abyssal_pact"
    )
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


# --- figures come and go ------------------------------------------------------------------------------------------


@pytest.mark.cites("R1.11", "C17", "R6.9")
@pytest.mark.parametrize(
    ("region", "track"),
    [
        pytest.param({"cards": ["field_of_carnage", ""]}, [], marks=pytest.mark.cites("khorne.field_of_carnage")),
        pytest.param({"tokens": ["hero"]}, ["road_wardens"], marks=pytest.mark.cites("old_world.road_wardens")),
    ],
)
def test_a_ban_on_leaving_binds_cards_that_move_figures(region: dict[str, list[str]], track: list[str]) -> None:
    table = Table(
        {
            "turn": "tzeentch",
            "regions": {"kislev": {"figures": ["Leper"], **region}},
            "players": {"tzeentch": {"hand": ["teleport"]}},
            "old_world": {"track": track},
        }
    )
    table.play("tzeentch: teleport@kis.r")
    assert (table["kislev.figures"], table["seat"]) == (["Leper"], "slaanesh")


@pytest.mark.cites("R1.11")
def test_a_card_that_moves_a_figure_costs_its_owner_nothing_and_needs_no_adjacency() -> None:
    table = Table("""
    turn = "tzeentch"
    [regions.norsca]
    figures = ["Plaguebearer"]
    [players]
    tzeentch = {power = 1, hand = ["teleport"]}
    nurgle = {power = 0}
    """)
    table.play("tzeentch: teleport@nor.l", "tzeentch: Nw1>bad")
    assert table["badlands.figures"] == ["Plaguebearer"]
    assert (table["tzeentch.power"], table["nurgle.power"]) == (0, 0)


@pytest.mark.cites("R1.11", "C35", "nurgle.great_unclean_one")
def test_what_reacts_to_a_summoning_reacts_to_being_moved_by_an_opponent_too() -> None:
    table = Table("""
    [regions.kislev]
    figures = ["Great Unclean One"]
    [players]
    khorne = {hand = ["the_blood_gods_call"]}
    nurgle = {upgrades = ["great_unclean_one"]}
    """)
    table.play("khorne: the_blood_gods_call@bad.l", "khorne: Nd1>bad")
    assert table["badlands.corruption"] == {"nurgle": 2}


@pytest.mark.cites("R1.12", "R13.2")
def test_a_hero_removes_but_does_not_kill() -> None:
    table = Table("""
    start = "end.2"
    [regions.norsca]
    figures = ["Leper", "Bloodletter"]
    tokens = ["2 hero"]
    """)
    assert table["norsca.figures"] == []
    assert table.happened("remove")
    assert not table.happened("kill")
    assert (table["khorne.counters"], table.g.killed) == (0, 0)


@pytest.mark.cites("R1.12", "nurgle.a_great_foul_consumption")
def test_figures_a_card_sends_home_are_not_killed() -> None:
    table = Table("""
    start = "corruption"
    [regions.norsca]
    figures = ["2 Leper"]
    cards = ["a_great_foul_consumption", ""]
    """)
    assert table["norsca.figures"] == []
    assert table.happened("remove")
    assert not table.happened("kill")


@pytest.mark.cites("R1.12", "nurgle.the_final_rotting")
def test_the_killer_is_the_owner_of_the_effect() -> None:
    table = Table("""
    start = "battle"
    [regions.norsca]
    figures = ["Acolyte"]
    corruption = {nurgle = 1}
    cards = ["ritual_slaying", "the_final_rotting"]
    [players.khorne]
    hand = []
    """)
    assert table.happened("kill", NURGLE, FIGURE_NAMES.index("Tc1"))
    assert table["khorne.hand"] == []


@pytest.mark.cites("R1.12")
def test_the_killer_is_the_player_who_assigned_the_hits() -> None:
    table = Table("""
    start = "battle"
    dice = [4, 1]
    [regions.norsca]
    figures = ["Bloodletter", "Acolyte"]
    cards = ["ritual_slaying", ""]
    """)
    assert table.happened("kill", KHORNE, FIGURE_NAMES.index("Tc1"))
    assert table["khorne.hand.size"] == 1


@pytest.mark.cites("R1.13", "R15.4")
def test_a_figure_off_the_board_goes_to_its_owners_reserve_and_can_be_summoned_again() -> None:
    table = Table("""
    start = "battle"
    stop = "end"
    dice = [4, 1]
    [regions.norsca]
    figures = ["Bloodletter", "Tc1 controlled by slaanesh"]
    [old_world]
    deck = ["plunged_into_chaos", "plunged_into_chaos"]
    """)
    assert table["tzeentch.reserve"][0] == "8 Acolyte"
    table.play("khorne: upgrade bloodsworn", "khorne: pass", "nurgle: pass", "tzeentch: Tc1>nor")
    assert (table["norsca.tzeentch"], table["norsca.slaanesh"]) == (1, 0)


@pytest.mark.cites("R1.14", "R11.3")
def test_the_greatest_threat_is_taken_among_the_players_concerned() -> None:
    # Khorne (3) has no figure with the Hero; of Nurgle (1) and Tzeentch (2) Tzeentch is hit.
    table = Table("""
    start = "end.2"
    [regions.norsca]
    figures = ["Leper", "Acolyte"]
    tokens = ["hero"]
    [regions.kislev]
    figures = ["Bloodletter"]
    """)
    assert table["norsca.figures"] == ["Leper"]


@pytest.mark.cites("R1.14")
def test_no_two_dials_ever_show_the_same_threat() -> None:
    numbers = [threat for dial in ruleset(Options()).threat for threat in dial[:-1]]
    assert sorted(numbers) == list(range(1, 35))


# --- what is remembered -------------------------------------------------------------------------------------------


@pytest.mark.cites("R1.16", "R10.6", "F1")
def test_a_token_placed_earlier_in_the_round_is_remembered_even_if_it_has_gone() -> None:
    table = Table("""
    stop = "corruption"
    turn = "slaanesh"
    [regions.norsca]
    corruption = {khorne = 11}
    figures = ["Acolyte"]
    [players]
    khorne = {power = 0}
    nurgle = {power = 1, hand = ["all_things_decay"]}
    tzeentch = {power = 0}
    slaanesh = {power = 1, hand = ["perverse_infiltration"]}
    """)
    table.play("slaanesh: perverse_infiltration@nor.l", "nurgle: all_things_decay@nor.r", "nurgle: -S@nor")
    table.play("slaanesh: pass")
    assert table["norsca.ruined"] == 1
    assert [table[f"{p}.vp"] for p in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 0, 3, 3]


@pytest.mark.cites("R1.16")
def test_tokens_of_an_earlier_round_make_nobody_a_ruiner() -> None:
    table = Table("""
    start = "corruption"
    stop = "end"
    [regions.norsca]
    figures = ["Seductress"]
    corruption = {khorne = 10}
    [old_world]
    deck = ["plunged_into_chaos"]
    """)
    table.play("khorne: pass", "nurgle: pass", "tzeentch: Tc1>nor", "slaanesh: Sc1>tro")
    table.play("tzeentch: pass", "slaanesh: pass")
    assert table["norsca.ruined"] == 1
    ruiners = [event[1] for event in table.g.log if event[0] == "score" and event[3] == "ruiner"]
    assert ruiners == [TZEENTCH]


@pytest.mark.cites("R1.16")
def test_tokens_are_counted_by_phase() -> None:
    # Nurgle's two tokens of the summoning phase and his one Leper in the corruption phase: no second counter.
    table = Table("""
    start = "summoning"
    stop = "corruption"
    turn = "nurgle"
    [regions.empire]
    figures = ["Leper"]
    [players]
    khorne = {power = 0}
    tzeentch = {power = 0}
    slaanesh = {power = 0}
    nurgle = {power = 3, upgrades = ["great_unclean_one"]}
    """)
    table.play("nurgle: Nd1>emp")
    assert table["empire.corruption"] == {"nurgle": 3}
    assert table["nurgle.counters"] == 1
