"""Nurgle's cards of cost 2 and 3: A Great Foul Consumption, The Final Rotting, The Stench of Death."""

import pytest

from tests.kit.position import Position

# --- A Great Foul Consumption -------------------------------------------------------------------------------------


def consume(kislev: str) -> Position:
    return Position(f'start = "corruption"\nregions.kislev = {kislev}')


@pytest.mark.cites("nurgle.a_great_foul_consumption", "R10.3")
@pytest.mark.parametrize(("plaguebearers", "tokens"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_consumption_takes_all_figures_and_places_a_token_for_every_two(plaguebearers: int, tokens: int) -> None:
    t = consume(f'{{figures = ["{plaguebearers} Plaguebearer", "Horror"], cards = ["a_great_foul_consumption"]}}')
    assert t["kislev.figures"] == ["Horror"]
    assert t["kislev.corruption"] == ({"nurgle": tokens} if tokens else {})


@pytest.mark.cites("nurgle.a_great_foul_consumption", "R10.3", "R1.6")
def test_consumption_comes_after_the_cultists_have_placed() -> None:
    t = consume('{figures = ["2 Leper", "Great Unclean One"], cards = ["a_great_foul_consumption"]}')
    assert t["kislev.corruption"] == {"nurgle": 2 + 1}
    assert t["kislev.figures"] == []


@pytest.mark.cites("nurgle.a_great_foul_consumption", "R10.5")
def test_consumption_counts_for_the_ruin_check_of_its_region() -> None:
    t = consume(
        '{figures = ["Leper", "Plaguebearer"], corruption = {khorne = 10}, cards = ["a_great_foul_consumption"]}'
    )
    assert t["kislev.ruined"] == 1
    assert t["nurgle.vp"] == 3


@pytest.mark.cites("nurgle.a_great_foul_consumption", "C23", "R10.4")
def test_consumption_tokens_count_with_cultist_tokens_for_the_dial() -> None:
    t = consume('{figures = ["Leper", "Plaguebearer"], cards = ["a_great_foul_consumption"]}')
    assert t["kislev.corruption"] == {"nurgle": 2}
    assert t["nurgle.counters"] == 1


@pytest.mark.cites("nurgle.a_great_foul_consumption", "R1.12")
def test_consumption_removes_and_does_not_kill() -> None:
    t = consume('{figures = ["2 Plaguebearer"], cards = ["a_great_foul_consumption"]}')
    assert t.happened("remove")
    assert not t.happened("kill")


@pytest.mark.cites("nurgle.a_great_foul_consumption", "R7.5")
def test_consumption_a_second_copy_finds_no_figures() -> None:
    t = consume('{figures = ["4 Plaguebearer"], cards = ["a_great_foul_consumption", "a_great_foul_consumption"]}')
    assert t["kislev.corruption"] == {"nurgle": 2}


@pytest.mark.cites("nurgle.a_great_foul_consumption", "khorne.battle_cry", "R16.1")
def test_consumption_takes_the_figures_where_placement_is_forbidden() -> None:
    t = consume('{figures = ["2 Plaguebearer"], cards = ["a_great_foul_consumption", "battle_cry"]}')
    assert t["kislev.figures"] == []
    assert t["kislev.corruption"] == {}


@pytest.mark.cites("nurgle.a_great_foul_consumption", "R1.5", "R15.1")
def test_consumption_leaves_a_figure_slaanesh_controls() -> None:
    t = consume(
        '{figures = ["Plaguebearer controlled by slaanesh", "Plaguebearer"], cards = ["a_great_foul_consumption"]}'
    )
    assert t["kislev.figures"] == ["Plaguebearer"]
    assert t["kislev.slaanesh"] == 1
    assert t["kislev.corruption"] == {}


@pytest.mark.cites("nurgle.a_great_foul_consumption", "tzeentch.changer_of_ways", "C28")
def test_consumption_is_silenced() -> None:
    t = consume('{figures = ["2 Plaguebearer"], cards = ["a_great_foul_consumption", "changer_of_ways"]}')
    assert t["kislev.figures"] == ["2 Plaguebearer"]


# --- The Final Rotting --------------------------------------------------------------------------------------------


def rot(kislev: str, *dice: int, more: str = "") -> Position:
    return Position(f'start = "battle"\ndice = {list(dice)}\nregions.kislev = {kislev}\n{more}')


@pytest.mark.cites("nurgle.the_final_rotting", "R23.4")
def test_final_rotting_nurgle_picks_a_cultist_or_warrior_for_each_of_his_tokens() -> None:
    t = rot(
        '{figures = ["Acolyte", "Daemonette", "Bloodsworn", "Keeper of Secrets", "Leper"], '
        'corruption = {nurgle = 2, tzeentch = 3}, cards = ["the_final_rotting", "field_of_ecstasy"]}'
    )
    assert t["seat"] == "nurgle"
    assert t.legal == ["pick Kc1", "pick Tc1", "pick Sw1"]
    t.play("nurgle: pick Sw1", "nurgle: pick Kc1")
    assert t["kislev.figures"] == ["Leper", "Acolyte", "Keeper of Secrets"]
    assert t["seat"] == "none"


@pytest.mark.cites("nurgle.the_final_rotting", "R1.6")
def test_final_rotting_is_mandatory_and_spares_greater_daemons() -> None:
    t = rot(
        '{figures = ["Acolyte", "Horror", "Bloodthirster"], corruption = {nurgle = 5}, '
        'cards = ["the_final_rotting", "field_of_ecstasy"]}'
    )
    assert t["kislev.figures"] == ["Bloodthirster"]


@pytest.mark.cites("nurgle.the_final_rotting", "R1.6")
def test_final_rotting_asks_nothing_when_all_must_die() -> None:
    t = rot('{figures = ["Acolyte", "Bloodsworn"], corruption = {nurgle = 2}, cards = ["the_final_rotting"]}')
    assert t["seat"] == "none"
    assert t["kislev.figures"] == []


@pytest.mark.cites("nurgle.the_final_rotting")
def test_final_rotting_without_a_token_of_nurgle_kills_nobody() -> None:
    t = rot('{figures = ["Acolyte"], corruption = {khorne = 2}, cards = ["the_final_rotting"]}')
    assert t["kislev.figures"] == ["Acolyte"]


@pytest.mark.cites("nurgle.the_final_rotting", "R8.24")
def test_final_rotting_comes_after_the_battles_of_all_regions() -> None:
    t = rot(
        '{figures = ["Bloodletter"], corruption = {nurgle = 1}, cards = ["the_final_rotting"]}',
        *(4, 4),
        more='regions.empire = {figures = ["Bloodletter", "Leper"]}',
    )
    assert [event[0] for event in t.log if event[0] in ("roll", "kill")] == ["roll", "kill", "kill"]
    assert (t["kislev.figures"], t["empire.figures"]) == ([], ["Bloodletter"])


@pytest.mark.cites("nurgle.the_final_rotting", "R1.12", "R12.4")
def test_final_rotting_kills_but_not_in_battle() -> None:
    t = rot(
        '{figures = ["Acolyte"], corruption = {nurgle = 1}, cards = ["the_final_rotting", "ritual_slaying"]}',
    )
    assert t.happened("kill", 1)
    assert not t.happened("remove")
    assert t["khorne.hand.size"] == 0


@pytest.mark.cites("nurgle.the_final_rotting", "R7.5")
def test_final_rotting_copies_count_all_tokens_again() -> None:
    t = rot('{figures = ["5 Acolyte"], corruption = {nurgle = 2}, cards = ["the_final_rotting", "the_final_rotting"]}')
    assert t["kislev.figures"] == ["Acolyte"]


@pytest.mark.cites("nurgle.the_final_rotting", "tzeentch.warp_shield", "C27")
def test_final_rotting_kills_through_a_warp_shield() -> None:
    t = rot('{figures = ["shielded Acolyte"], corruption = {nurgle = 1}, cards = ["the_final_rotting"]}')
    assert t["kislev.figures"] == []


@pytest.mark.cites("nurgle.the_final_rotting", "slaanesh.field_of_ecstasy")
def test_final_rotting_works_on_a_field_of_ecstasy() -> None:
    t = rot('{figures = ["Acolyte"], corruption = {nurgle = 1}, cards = ["the_final_rotting", "field_of_ecstasy"]}')
    assert t["kislev.figures"] == []


@pytest.mark.cites("nurgle.the_final_rotting", "nurgle.rain_of_pus", "R1.5", "R15.1")
def test_final_rotting_goes_by_controller_and_needs_no_hits() -> None:
    t = rot(
        '{figures = ["Leper controlled by slaanesh", "Leper"], corruption = {nurgle = 3}, '
        'cards = ["the_final_rotting", "rain_of_pus"]}'
    )
    assert t["kislev.nurgle"] == 1
    assert t["kislev.slaanesh"] == 0


@pytest.mark.cites("nurgle.the_final_rotting", "tzeentch.changer_of_ways", "C28")
def test_final_rotting_is_silenced() -> None:
    t = rot('{figures = ["Acolyte"], corruption = {nurgle = 1}, cards = ["the_final_rotting", "changer_of_ways"]}')
    assert t["kislev.figures"] == ["Acolyte"]


# --- The Stench of Death ------------------------------------------------------------------------------------------


def stench(text: str, stop: str = "domination") -> Position:
    return Position(f'start = "domination"\nstop = "{stop}"\n{text}')


@pytest.mark.cites("nurgle.the_stench_of_death", "R9.6")
def test_stench_of_death_places_two_tokens_when_nurgle_dominates() -> None:
    t = stench('regions.kislev = {figures = ["Leper"], cards = ["the_stench_of_death"]}')
    assert t["nurgle.vp"] == 3
    assert t["kislev.corruption"] == {"nurgle": 2}


@pytest.mark.cites("nurgle.the_stench_of_death")
@pytest.mark.parametrize("figures", [["Bloodthirster", "4 Bloodletter"], ["3 Bloodletter"], []])
def test_stench_of_death_places_nothing_when_another_or_nobody_dominates(figures: list[str]) -> None:
    kislev = {"figures": figures, "cards": ["the_stench_of_death"]}
    t = Position({"start": "domination", "regions": {"kislev": kislev}})
    assert t["nurgle.vp"] == 0
    assert t["kislev.corruption"] == {}


@pytest.mark.cites("nurgle.the_stench_of_death")
def test_stench_of_death_acts_in_its_own_region_only() -> None:
    t = stench("""
        regions.norsca = {figures = ["2 Leper"]}
        regions.empire = {cards = ["the_stench_of_death"]}
    """)
    assert t["nurgle.vp"] == 1
    assert (t["norsca.corruption"], t["empire.corruption"]) == ({}, {})


@pytest.mark.cites("nurgle.the_stench_of_death", "R7.5")
def test_stench_of_death_copies_add_up() -> None:
    t = stench('regions.kislev = {cards = ["the_stench_of_death", "the_stench_of_death"]}')
    assert t["kislev.corruption"] == {"nurgle": 4}


@pytest.mark.cites("nurgle.the_stench_of_death", "F1", "R10.6")
def test_stench_of_death_tokens_ruin_and_make_a_ruiner() -> None:
    t = stench(
        'regions.kislev = {figures = ["Plaguebearer"], corruption = {khorne = 10}, cards = ["the_stench_of_death"]}',
        "corruption",
    )
    assert t["kislev.ruined"] == 1
    assert (t["nurgle.vp"], t["khorne.vp"]) == (3 + 3, 0)


@pytest.mark.cites("nurgle.the_stench_of_death", "R9.6", "R10.5")
def test_stench_of_death_ruins_nothing_before_the_corruption_step() -> None:
    t = stench(
        'regions.kislev = {figures = ["Plaguebearer"], corruption = {khorne = 10}, cards = ["the_stench_of_death"]}'
    )
    assert t["kislev.ruined"] == 0


@pytest.mark.cites("nurgle.the_stench_of_death", "C23", "R12.4")
def test_stench_of_death_gives_one_counter_with_the_cultists_of_the_same_phase() -> None:
    t = stench('regions.kislev = {figures = ["2 Leper"], cards = ["the_stench_of_death"]}', "corruption")
    assert t["kislev.corruption"] == {"nurgle": 4}
    assert t["nurgle.counters"] == 1


@pytest.mark.cites("nurgle.the_stench_of_death", "tzeentch.changer_of_ways", "C28")
def test_stench_of_death_silenced_still_counts_its_cost() -> None:
    t = stench('regions.kislev = {figures = ["Leper"], cards = ["the_stench_of_death", "changer_of_ways"]}')
    assert t["nurgle.vp"] == 3
    assert t["kislev.corruption"] == {}
