"""R1: the ground rules."""

import pytest

from ruinous.rules import chance
from ruinous.rules.options import SetupError
from ruinous.rules.setup import powers_from
from tests.kit.position import Position

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


def goals(t: Position, figure: str) -> set[str]:
    """The regions a figure may go to now."""
    return {text.partition(">")[2] for text in t.legal if text.startswith(figure + ">")}


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
    t = Position("""
    powers = ["khorne", "tzeentch", "slaanesh"]
    start = "summoning"
    """)
    assert t["nurgle.reserve"] == []
    assert (t["nurgle.hand.size"], t["nurgle.deck.size"]) == (0, 0)
    t.play("khorne: pass")
    assert t["seat"] == "tzeentch"


@pytest.mark.cites("R1.1", "R1.14")
def test_a_power_nobody_plays_is_left_out_when_threats_are_compared() -> None:
    # Nurgle's start, 1, would be the lowest Threat
    t = Position("""
    powers = ["khorne", "tzeentch", "slaanesh"]
    start = "old_world"
    [old_world]
    deck = ["meteor_showers"]
    """)
    assert t["seat"] == "tzeentch"


@pytest.mark.cites("R1.2")
def test_players_who_choose_at_one_moment_do_so_in_power_order() -> None:
    t = Position("""
    start = "end.3"
    [regions.bretonnia]
    figures = ["Seductress", "Acolyte", "Leper", "Bloodsworn"]
    [players]
    slaanesh = {hand = ["abyssal_pact", "insidious_lies"]}
    tzeentch = {hand = ["teleport", "dazzle"]}
    nurgle = {hand = ["influenza", "rain_of_pus"]}
    khorne = {hand = ["battle_cry", "blood_frenzy"]}
    [old_world]
    track = ["bretonnian_knights"]
    """)
    t.play("khorne: discard battle_cry", "nurgle: discard influenza")
    t.play("tzeentch: discard dazzle", "slaanesh: discard abyssal_pact")
    assert t["seat"] == "none"


@pytest.mark.cites("R1.3", "R2.6")
def test_regions_are_worked_through_in_region_order_and_each_result_counts_for_the_next() -> None:
    everywhere = {
        region: {"tokens": ["warpstone"], "corruption": {"khorne": 10}, "figures": ["Bloodsworn"]}
        for region in ("badlands", "tilea", "norsca")
    }
    t = Position({"start": "corruption", "regions": everywhere})
    assert (t["norsca.ruined"], t["tilea.ruined"], t["badlands.ruined"]) == (1, 2, 3)
    assert t["khorne.vp"] == 3 + 4 + 4


@pytest.mark.cites("R1.3")
def test_the_work_of_a_step_visits_all_nine_regions_in_region_order() -> None:
    regions = list(NEIGHBOURS)
    t = Position({"start": "corruption", "regions": {r: {"figures": ["Acolyte"]} for r in reversed(regions[1:])}})
    visited = [event[2] for event in t.log if event[0] == "corrupt"]
    assert visited == list(range(1, 9))


@pytest.mark.cites("R1.4", "R6.6")
@pytest.mark.parametrize("region", NEIGHBOURS)
def test_what_is_adjacent_to_a_region(region: str) -> None:
    t = Position({"start": "summoning", "regions": {region: {"figures": ["Kw1"]}}})
    assert goals(t, "Kw1") == set(NEIGHBOURS[region].split())  # a region is not adjacent to itself
    assert goals(t, "Kc1") == {region[:3], *NEIGHBOURS[region].split()}


@pytest.mark.cites("R1.4")
def test_adjacency_holds_both_ways() -> None:
    for region, others in NEIGHBOURS.items():
        for other in others.split():
            back = next(name for name in NEIGHBOURS if name.startswith(other))
            t = Position({"start": "summoning", "regions": {back: {"figures": ["Kw1"]}}})
            assert region[:3] in goals(t, "Kw1"), (region, back)


# --- owner and controller, must and may ---------------------------------------------------------------------------


@pytest.mark.cites("R1.5", "R15.1")
def test_a_players_figures_are_those_he_controls() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Leper controlled by slaanesh"]
    [players]
    tzeentch = {hand = ["drain_power"]}
    """)
    t.play("tzeentch: drain_power@kis.l")
    assert (t["slaanesh.power"], t["nurgle.power"]) == (5, 6)


@pytest.mark.cites("R1.5")
def test_corruption_tokens_have_an_owner_only() -> None:
    # The token of a Leper under control is Slaanesh's; it stays his when the Leper is Nurgle's again.
    t = Position("""
    start = "corruption"
    stop = "end.1"
    [regions.norsca]
    figures = ["Leper controlled by slaanesh"]
    corruption = {nurgle = 1}
    """)
    assert t["norsca.nurgle"] == 1
    assert t["norsca.corruption"] == {"nurgle": 1, "slaanesh": 1}


@pytest.mark.cites("R1.6")
def test_up_to_n_lets_the_chooser_take_any_number() -> None:
    for moved in range(3):
        t = Position("""
        [regions.kislev]
        figures = ["3 Leper"]
        [players]
        khorne = {hand = ["the_blood_gods_call"]}
        """)
        t.play("khorne: the_blood_gods_call@nor.l")
        for n in range(moved):
            t.play(f"khorne: Nc{n + 1}>nor")
        if moved < 2:
            t.play("khorne: done")
        assert t["seat"] == "nurgle"
        assert (t["norsca.nurgle"], t["kislev.nurgle"]) == (moved, 3 - moved)


@pytest.mark.cites("R1.6")
def test_exactly_n_is_done_as_far_as_possible() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Leper"]
    [players]
    tzeentch = {hand = ["the_meddling_of_skaven"]}
    nurgle = {hand = ["influenza"]}
    """)
    t.play("tzeentch: the_meddling_of_skaven@kis.l", "nurgle: discard influenza")
    assert t["nurgle.discard"] == ["influenza"]
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("R1.6", "R7.4")
def test_an_effect_is_mandatory_unless_it_says_otherwise() -> None:
    t = Position("""
    turn = "nurgle"
    [regions.kislev]
    corruption = {nurgle = 1}
    [players]
    nurgle = {hand = ["all_things_decay"]}
    """)
    t.play("nurgle: all_things_decay@kis.l")
    assert t["kislev.corruption"] == {}


@pytest.mark.cites("R1.7", "R7.1")
def test_a_card_may_be_played_although_it_can_do_nothing() -> None:
    t = Position("""
    turn = "nurgle"
    [players]
    nurgle = {hand = ["all_things_decay"]}
    """)
    t.play("nurgle: all_things_decay@kis.r")
    assert t["kislev.cards"] == ["", "all_things_decay"]
    assert (t["nurgle.power"], t["seat"]) == (5, "tzeentch")


@pytest.mark.cites("R1.7", "R16.1", "khorne.battle_cry")
def test_the_impossible_part_of_an_effect_is_skipped_and_the_rest_is_done() -> None:
    t = Position("""
    start = "corruption"
    [regions.norsca]
    figures = ["4 Plaguebearer"]
    cards = ["battle_cry", "a_great_foul_consumption"]
    """)
    assert t["norsca.figures"] == []
    assert t["norsca.corruption"] == {}


@pytest.mark.cites("R1.8", "R11.5")
def test_fractions_of_victory_points_are_dropped() -> None:
    t = Position("""
    start = "end.4"
    [regions.estalia]
    ruined = 1
    scored = false
    corruption = {khorne = 5, nurgle = 5}
    """)
    assert (t["khorne.vp"], t["nurgle.vp"]) == (6, 6)  # 9 + 4 points for two


@pytest.mark.cites("R1.8")
def test_fractions_of_tokens_are_dropped() -> None:
    t = Position("""
    start = "corruption"
    [regions.norsca]
    figures = ["3 Plaguebearer"]
    cards = ["a_great_foul_consumption", ""]
    """)
    assert t["norsca.corruption"] == {"nurgle": 1}


# --- tokens and dice ----------------------------------------------------------------------------------------------


@pytest.mark.cites("R1.9")
def test_a_token_that_is_used_up_is_not_placed() -> None:
    t = Position("""
    start = "old_world"
    [regions.norsca]
    tokens = ["3 hero"]
    [old_world]
    deck = ["witch_hunters"]
    """)
    t.play("nurgle: +hero@bre")
    assert (t["stock"]["hero"], t["seat"]) == (0, "none")
    assert [t[f"{r}.tokens"] for r in ("empire", "bretonnia", "estalia")] == [{}, {"hero": 1}, {}]


@pytest.mark.cites("R1.9")
def test_corruption_tokens_and_dial_counters_are_unlimited() -> None:
    regions = {r: {"corruption": {"nurgle": 60}, "ruined": 0} for r in ("norsca", "troll_country", "tilea", "badlands")}
    regions |= {r: {"ruined": n} for n, r in enumerate(("estalia", "bretonnia", "empire", "border_princes"), 1)}
    regions["kislev"] = {"figures": ["2 Leper"], "corruption": {"nurgle": 80}}
    t = Position({"start": "corruption", "regions": regions, "players": {"nurgle": {"counters": 40}}})
    assert t["kislev.corruption"] == {"nurgle": 82}
    assert t["nurgle.counters"] == 41


@pytest.mark.cites("R1.10")
def test_a_battle_die_has_six_sides() -> None:
    g = Position("").g
    g.script = ()
    assert {face for _ in range(300) for face in chance.roll(g, 1)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.cites("R1.10")
@pytest.mark.parametrize("face", [0, 7])
def test_a_script_cannot_bring_other_faces(face: int) -> None:
    g = Position("").g
    g.script = (face,)
    with pytest.raises(chance.ChanceError):
        chance.roll(g, 1)


@pytest.mark.cites("R1.10")
def test_a_script_of_dice_is_refused_with_what_it_has_and_nothing_in_words() -> None:
    g = Position("").g
    g.script = (2, 7, b"\x01\x02")
    with pytest.raises(chance.ChanceError) as caught:
        chance.roll(g, 3)
    assert caught.value.fact == ("chance.dice", {"count": 3, "given": [2, 7]})
    g.script = (b"\x01\x02",)
    with pytest.raises(chance.ChanceError) as caught:
        chance.roll(g, 1)
    assert caught.value.fact == ("chance.no_dice", {})


@pytest.mark.cites("R1.15")
def test_placing_corruption_adds_new_tokens_and_moves_none() -> None:
    t = Position("""
    turn = "nurgle"
    [regions.norsca]
    corruption = {nurgle = 2, khorne = 1}
    figures = ["Great Unclean One"]
    [players.nurgle]
    upgrades = ["great_unclean_one"]
    """)
    t.play("nurgle: Nd1>tro")
    assert t["norsca.corruption"] == {"khorne": 1, "nurgle": 2}
    assert t["troll_country.corruption"] == {"nurgle": 2}
