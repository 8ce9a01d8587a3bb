"""Cards and upgrades that act in battle, alone and together (R8.25, R16.1, C13, C15, C27)."""

import pytest

from ruinous.rules.ids import POWERS
from tests.kit.position import Position


def fight(text: str) -> Position:
    return Position('start = "battle"\n' + text)


def rolls(t: Position) -> list[tuple[str, tuple[int, ...]]]:
    return [(POWERS[event[1]], event[3]) for event in t.log if event[0] == "roll"]


def hits_to_kill(victim: str, cards: str, upgrades: str = "") -> int:
    """How many hits of one upgraded Bloodsworn, whose die explodes, it takes to kill the victim."""
    for hits in range(1, 8):
        t = fight(f"""
        {upgrades}
        players.khorne.upgrades = ["bloodsworn"]
        dice = {[6] * (hits - 1) + [4] + [1] * 4}
        regions.kislev = {{figures = ["Bloodsworn", "{victim}"], cards = [{cards}]}}
        """)
        if t["kislev.figures"] == ["Bloodsworn"]:
            return hits
    raise AssertionError(f"{victim} cannot be killed")


# --- defense and attack -------------------------------------------------------------------------------------------


@pytest.mark.cites("R8.25", "nurgle.rain_of_pus", "nurgle.plague_touch", "R7.5", "C13", "R15.3")
@pytest.mark.parametrize(
    ("victim", "cards", "defense"),
    [
        ("Leper", "", 1),
        ("Leper", '"rain_of_pus"', 2),
        ("Leper", '"rain_of_pus", "rain_of_pus"', 3),
        ("Great Unclean One", '"", "rain_of_pus"', 4),
        ("Great Unclean One", '"plague_touch"', 3),
        ("Keeper of Secrets", "", 4),
        ("Keeper of Secrets", '"rain_of_pus"', 4),
        ("Keeper of Secrets", '"plague_touch"', 3),
        ("Keeper of Secrets", '"plague_touch", "plague_touch"', 2),
        ("Daemonette", '"plague_touch", "plague_touch"', 1),
        ("Seductress", '"plague_touch"', 1),
        ("Leper", '"rain_of_pus", "plague_touch"', 2),
        ("Keeper of Secrets", '"rain_of_pus", "plague_touch"', 3),
        ("Leper controlled by slaanesh", '"rain_of_pus"', 1),
        ("Great Unclean One controlled by slaanesh", '"rain_of_pus"', 3),
        ("Great Unclean One controlled by slaanesh", '"plague_touch"', 2),
        ("Leper controlled by slaanesh", '"plague_touch"', 1),
    ],
)
def test_current_defense(victim: str, cards: str, defense: int):
    assert hits_to_kill(victim, cards) == defense


@pytest.mark.cites("R8.25", "R8.11", "nurgle.plague_touch")
def test_a_figure_at_the_floor_of_plague_touch_still_takes_a_whole_hit():
    t = fight("""
    dice = [4, 1]
    regions.kislev = {figures = ["Bloodletter", "2 Seductress"], cards = ["plague_touch", "plague_touch"]}
    """)
    assert t["kislev.figures"] == ["Bloodletter", "Seductress"]


@pytest.mark.cites("R8.25", "slaanesh.seductresses", "R17.2")
@pytest.mark.parametrize(("cards", "defense"), [("", 2), ('"plague_touch"', 1), ('"plague_touch", "plague_touch"', 1)])
def test_upgraded_seductresses_have_defense_two(cards: str, defense: int):
    assert hits_to_kill("Seductress", cards, 'players.slaanesh.upgrades = ["seductresses"]') == defense


@pytest.mark.cites("R8.25", "R8.5", "E32", "khorne.bloodsworn")
def test_upgraded_bloodsworn_roll_a_die_each():
    t = fight("""
    dice = [1, 1, 1]
    regions.kislev.figures = ["3 Bloodsworn", "Leper"]
    players.khorne.upgrades = ["bloodsworn"]
    """)
    assert rolls(t) == [("khorne", (1, 1, 1))]


@pytest.mark.cites("R8.25", "R8.9", "nurgle.rain_of_pus")
def test_rain_of_pus_counts_in_its_own_region_only():
    t = fight("""
    dice = [4, 1, 4, 1]
    regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["rain_of_pus"]}
    regions.empire.figures = ["Bloodletter", "Leper"]
    """)
    assert t["kislev.figures"] == ["Bloodletter", "Leper"]
    assert t["empire.figures"] == ["Bloodletter"]


# --- Changer of Ways in battle ------------------------------------------------------------------------------------


@pytest.mark.cites("R7.7", "C28", "tzeentch.changer_of_ways", "nurgle.rain_of_pus")
def test_silenced_rain_of_pus_gives_no_defense():
    assert hits_to_kill("Leper", '"changer_of_ways", "rain_of_pus"') == 1


@pytest.mark.cites("R7.7", "C28", "tzeentch.changer_of_ways")
@pytest.mark.parametrize(
    ("card", "dice"),
    [
        pytest.param("blood_frenzy", [("khorne", (1, 1))], id="no Blood Frenzy"),
        pytest.param("reborn_in_blood", [("khorne", (1, 1))], id="no Reborn in Blood"),
        pytest.param("field_of_ecstasy", [("khorne", (1, 1))], id="no Field of Ecstasy"),
    ],
)
def test_silenced_cards_do_not_act_in_battle(card: str, dice: list[tuple[str, tuple[int, ...]]]):
    t = fight(f"""
    dice = [1, 1, 2, 2]
    regions.kislev = {{figures = ["Bloodletter", "Leper"], cards = ["{card}", "changer_of_ways"]}}
    """)
    assert rolls(t) == dice


@pytest.mark.cites("C28", "tzeentch.changer_of_ways", "khorne.ritual_slaying")
def test_silenced_ritual_slaying_draws_nothing():
    t = fight("""
    dice = [4, 1]
    regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["ritual_slaying", "changer_of_ways"]}
    """)
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["khorne.hand.size"] == 0


# --- forbidden battles --------------------------------------------------------------------------------------------


@pytest.mark.cites("C15", "R8.4", "R16.1", "slaanesh.field_of_ecstasy", "khorne.blood_frenzy")
def test_field_of_ecstasy_stops_blood_frenzy():
    t = fight("""
    [regions.kislev]
    figures = ["Plaguebearer", "Leper"]
    tokens = ["peasant"]
    cards = ["blood_frenzy", "field_of_ecstasy"]
    """)
    assert rolls(t) == []
    assert t["kislev.figures"] == ["Leper", "Plaguebearer"]


@pytest.mark.cites("R8.4", "R16.1", "slaanesh.field_of_ecstasy", "khorne.reborn_in_blood", "khorne.bloodletters")
def test_field_of_ecstasy_stops_early_strikes_and_extra_battles():
    t = fight("""
    regions.kislev = {figures = ["Bloodletter", "Plaguebearer"], cards = ["field_of_ecstasy", "reborn_in_blood"]}
    players.khorne.upgrades = ["bloodletters"]
    """)
    assert rolls(t) == []


@pytest.mark.cites("slaanesh.field_of_ecstasy", "nurgle.the_final_rotting", "R8.24")
def test_field_of_ecstasy_does_not_stop_the_final_rotting():
    t = fight("""
    [regions.kislev]
    figures = ["Bloodletter"]
    corruption = {nurgle = 1}
    cards = ["field_of_ecstasy", "the_final_rotting"]
    """)
    assert t["kislev.figures"] == []


@pytest.mark.cites("R8.4")
def test_road_wardens_do_not_touch_battle():
    t = fight("""
    dice = [4, 1, 5]
    regions.kislev = {figures = ["Bloodletter", "Plaguebearer"], tokens = ["hero"]}
    old_world.track = ["road_wardens"]
    """)
    assert rolls(t) == [("khorne", (4, 1)), ("nurgle", (5,))]
    assert t["kislev.figures"] == []


@pytest.mark.cites("khorne.field_of_carnage")
def test_being_killed_is_not_leaving_for_field_of_carnage():
    t = fight("""
    dice = [4, 1]
    regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["field_of_carnage"]}
    """)
    assert t["kislev.figures"] == ["Bloodletter"]


# --- Warp Shield --------------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.warp_shield", "R8.8", "R8.10")
def test_a_shielded_figure_rolls_but_no_hit_of_any_kind_reaches_it():
    t = fight("""
    dice = [4, 4, 4, 4, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "shielded Horror", "Leper"], cards = ["blood_frenzy"]}
    """)
    assert t.happened("hits_lost", 0, 2, 1)  # Blood Frenzy: one on the Leper, one lost
    assert rolls(t)[-1][0] == "tzeentch"
    assert "Horror" in t["kislev.figures"]


@pytest.mark.cites("C27", "tzeentch.warp_shield", "nurgle.the_final_rotting", "R1.12")
def test_the_final_rotting_kills_a_figure_under_warp_shield():
    t = fight("""
    regions.kislev = {figures = ["shielded Acolyte"], corruption = {nurgle = 1}, cards = ["the_final_rotting"]}
    """)
    assert t["kislev.figures"] == []
    assert t.g.bonds == ()


@pytest.mark.cites("E9", "C52", "tzeentch.warp_shield", "R7.8")
def test_the_shield_protects_its_figure_in_battle_wherever_it_went():
    """Warp Shield lies in the Empire; its Acolyte has been moved to Estalia."""
    t = Position("""
    start = "summoning"
    stop = "battle"
    turn = "tzeentch"
    dice = [4, 4, 1, 1]
    regions.empire.figures = ["Acolyte"]
    regions.estalia.figures = ["Bloodletter"]
    players.khorne.power = 0
    players.nurgle.power = 0
    players.slaanesh.power = 0
    players.tzeentch = {power = 2, hand = ["warp_shield", "teleport"]}
    """)
    t.play("tzeentch: warp_shield@emp.l", "tzeentch: teleport@emp.r", "tzeentch: Tc1>est", "tzeentch: pass")
    assert t["empire.cards"] == ["warp_shield", "teleport"]
    assert t["estalia.figures"] == ["Bloodletter", "Acolyte"]
    assert rolls(t) == []  # no target


# --- all together -------------------------------------------------------------------------------------------------


@pytest.mark.cites("R15.1", "R8.18", "C13", "nurgle.rain_of_pus", "R15.3")
def test_a_plaguebearer_under_musk_fights_for_slaanesh_without_rain_of_pus():
    t = fight("""
    dice = [4, 4, 1, 1, 4]
    [regions.kislev]
    figures = ["Bloodletter", "Leper", "Plaguebearer controlled by slaanesh"]
    cards = ["soporific_musk", "rain_of_pus"]
    """)
    assert t.legal == ["hit Nc1", "hit Nw1"]  # two hits: both within reach, the Leper needs two
    t.play("khorne: hit Nw1")
    assert t.happened("hits_lost", 0, 2, 1)
    assert rolls(t)[-1][0] == "slaanesh"


@pytest.mark.cites("khorne.blood_frenzy", "nurgle.plague_touch", "R8.16", "R8.25")
def test_plague_touch_lets_a_single_early_hit_take_off_a_horror():
    t = fight("""
    dice = [4, 1]
    regions.kislev = {figures = ["Bloodsworn", "Horror"], cards = ["blood_frenzy", "plague_touch"]}
    """)
    assert rolls(t) == [("khorne", (4, 1))]
    assert t["kislev.figures"] == ["Bloodsworn"]


@pytest.mark.cites("khorne.bloodletters", "khorne.blood_frenzy", "nurgle.rain_of_pus", "R8.16")
def test_early_hits_of_frenzy_bloodletters_and_bloodthirster_add_up_against_rain_of_pus():
    """1 + 2 early hits and 1 regular one make the 4 the Great Unclean One needs."""
    t = fight("""
    dice = [4, 1, 4, 4, 4, 1, 1, 1, 1, 1, 1]
    players.khorne.upgrades = ["bloodletters"]
    [regions.kislev]
    figures = ["Bloodletter", "Bloodthirster", "Great Unclean One"]
    cards = ["blood_frenzy", "rain_of_pus"]
    """)
    assert [len(faces) for _, faces in rolls(t)] == [2, 2, 4, 3]
    assert t["kislev.figures"] == ["Bloodletter", "Bloodthirster"]


@pytest.mark.cites("tzeentch.horrors", "R8.20", "C42")
def test_a_killed_horror_opens_its_card_space_when_it_is_taken_off():
    t = fight("""
    dice = [4, 4, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "Daemonette"], cards = ["Horror", ""]}
    players.tzeentch.upgrades = ["horrors"]
    """)
    t.play("khorne: hit Tw1")
    assert t["kislev.cards"] == ["", ""]


@pytest.mark.cites("R1.1", "R8.6")
def test_a_power_nobody_plays_takes_no_part():
    t = fight("""
    powers = ["khorne", "tzeentch", "slaanesh"]
    dice = [1, 1, 2, 3]
    regions.kislev.figures = ["Bloodletter", "Horror", "Daemonette"]
    """)
    assert rolls(t) == [("khorne", (1, 1)), ("tzeentch", (2,)), ("slaanesh", (3,))]
