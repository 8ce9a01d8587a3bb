"""The eight Chaos cards of Nurgle."""

import pytest

from ruinous.rules import values
from ruinous.rules.ids import FIGURE_NAMES, KHORNE, KISLEV, POWERS
from tests.kit.position import Position


def battle(text: str, *dice: int) -> Position:
    return Position(f'start = "battle"\ndice = {list(dice)}\n{text}')


def defense(t: Position, figure: str) -> int:
    """How many hits a figure in Kislev needs now."""
    return values.defense(t.g, FIGURE_NAMES.index(figure), KISLEV, KHORNE)


# --- Plague Aura --------------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle.plague_aura", "R9.2")
def test_plague_aura_adds_one_for_each_of_nurgles_tokens() -> None:
    t = Position("""
        [regions.kislev]
        figures = ["Leper", "Bloodletter"]
        corruption = {nurgle = 3, khorne = 2}
        tokens = ["warpstone"]
        cards = ["plague_aura"]
    """)
    assert t["kislev.domination"] == {"khorne": 1, "nurgle": 1 + 3, "tzeentch": 0, "slaanesh": 0}


@pytest.mark.cites("nurgle.plague_aura")
def test_plague_aura_looks_at_its_own_region_only() -> None:
    t = Position("""
        regions.kislev = {figures = ["Leper"], cards = ["plague_aura"]}
        regions.empire = {figures = ["Leper"], corruption = {nurgle = 3}}
    """)
    assert (t["kislev.domination"]["nurgle"], t["empire.domination"]["nurgle"]) == (1, 1)


@pytest.mark.cites("nurgle.plague_aura", "R9.5")
def test_plague_aura_can_dominate_a_region_without_figures() -> None:
    t = Position("""
        start = "domination"
        regions.kislev = {corruption = {nurgle = 4}, cards = ["plague_aura"]}
    """)
    assert t["nurgle.vp"] == 3


@pytest.mark.cites("nurgle.plague_aura", "R7.5")
def test_plague_aura_copies_add_up() -> None:
    t = Position('regions.kislev = {corruption = {nurgle = 3}, cards = ["plague_aura", "plague_aura"]}')
    assert t["kislev.domination"]["nurgle"] == 6


@pytest.mark.cites("nurgle.plague_aura", "tzeentch.changer_of_ways", "C28", "R16.2")
def test_plague_aura_silenced_keeps_its_symbol_only() -> None:
    t = Position('regions.kislev = {corruption = {nurgle = 3}, cards = ["plague_aura", "changer_of_ways"]}')
    assert t["kislev.domination"]["nurgle"] == 0
    assert t["kislev.magic"] == 2


# --- Plague Touch -------------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle.plague_touch", "R8.25")
def test_plague_touch_lowers_the_defense_of_enemies() -> None:
    # two hits are enough for a Bloodthirster of defense 3
    t = battle(
        'regions.kislev = {figures = ["2 Plaguebearer", "Bloodthirster"], cards = ["plague_touch"]}',
        *(1, 1, 1, 1, 4, 4),
    )
    assert t["kislev.figures"] == ["2 Plaguebearer"]


@pytest.mark.cites("nurgle.plague_touch")
def test_plague_touch_spares_nurgles_figures() -> None:
    t = battle(
        'regions.kislev = {figures = ["Bloodletter", "Great Unclean One"], cards = ["plague_touch"]}',
        *(4, 4, 1, 1, 1),
    )
    assert t["kislev.figures"] == ["Bloodletter", "Great Unclean One"]
    assert defense(t, "Nd1") == 3


@pytest.mark.cites("nurgle.plague_touch", "R8.25", "R7.5")
@pytest.mark.parametrize(("copies", "needed"), [(1, 3), (2, 2)])
def test_plague_touch_copies_add_up(copies: int, needed: int) -> None:
    t = Position({"regions": {"kislev": {"figures": ["Keeper of Secrets"], "cards": ["plague_touch"] * copies}}})
    assert defense(t, "Sd1") == needed


@pytest.mark.cites("nurgle.plague_touch", "R8.25")
def test_plague_touch_never_goes_below_one() -> None:
    # with defense 0 a single hit would be enough for both
    t = battle(
        'regions.kislev = {figures = ["Plaguebearer", "Horror", "Acolyte"], cards = ["plague_touch", "plague_touch"]}',
        *(4, 1),
    )
    t.play("nurgle: hit Tw1")
    assert t["kislev.figures"] == ["Plaguebearer", "Acolyte"]


@pytest.mark.cites("nurgle.plague_touch", "R15.3", "C13")
def test_plague_touch_hurts_a_nurgle_figure_slaanesh_controls() -> None:
    t = Position('regions.kislev = {figures = ["Great Unclean One controlled by slaanesh"], cards = ["plague_touch"]}')
    assert defense(t, "Nd1") == 2


@pytest.mark.cites("nurgle.plague_touch", "tzeentch.changer_of_ways", "C28")
def test_plague_touch_is_silenced() -> None:
    t = Position('regions.kislev = {figures = ["Bloodthirster"], cards = ["plague_touch", "changer_of_ways"]}')
    assert defense(t, "Kd1") == 3


# --- Influenza ----------------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle.influenza", "R9.3")
def test_influenza_lowers_resistance_but_not_the_conquest_value() -> None:
    t = Position('regions.empire = {cards = ["influenza"]}')
    assert (t["empire.resistance"], t["empire.conquest"]) == (3, 5)


@pytest.mark.cites("nurgle.influenza", "R9.5")
def test_influenza_helps_whoever_dominates() -> None:
    t = Position("""
        start = "domination"
        regions.kislev = {figures = ["2 Bloodletter"], cards = ["influenza"]}
    """)
    assert t["khorne.vp"] == 3


@pytest.mark.cites("nurgle.influenza", "R7.5")
def test_influenza_copies_add_up() -> None:
    assert Position('regions.empire = {cards = ["influenza", "influenza"]}')["empire.resistance"] == 1


@pytest.mark.cites("nurgle.influenza", "F6")
def test_influenza_never_lowers_resistance_below_zero_and_it_must_still_be_exceeded() -> None:
    t = Position("""
        start = "domination"
        regions.norsca = {tokens = ["skaven"], cards = ["influenza", "blood_frenzy"]}
        regions.troll_country = {tokens = ["skaven"], cards = ["influenza"]}
    """)
    assert (t["norsca.resistance"], t["norsca.domination"]["nurgle"]) == (0, 1)
    assert t["nurgle.vp"] == 2


@pytest.mark.cites("F6", "R9.5")
def test_a_value_of_zero_does_not_exceed_a_resistance_of_zero() -> None:
    t = Position("""
        start = "domination"
        regions.norsca = {figures = ["Bloodsworn"], tokens = ["2 skaven"], cards = ["abyssal_pact", "plague_aura"]}
    """)
    assert t["norsca.resistance"] == 0
    assert [t[f"{power}.vp"] for power in POWERS[:4]] == [0, 0, 0, 0]


@pytest.mark.cites("nurgle.influenza", "tzeentch.changer_of_ways", "C28")
def test_influenza_is_silenced() -> None:
    assert Position('regions.empire = {cards = ["influenza", "changer_of_ways"]}')["empire.resistance"] == 5


# --- All Things Decay ---------------------------------------------------------------------------------------------


def decay(kislev: str) -> Position:
    t = Position(f"""
        turn = "nurgle"
        regions.kislev = {kislev}
        regions.empire = {{corruption = {{slaanesh = 1}}}}
        players.nurgle = {{hand = ["all_things_decay"]}}
    """)
    t.play("nurgle: all_things_decay@kis.l")
    return t


@pytest.mark.cites("nurgle.all_things_decay")
def test_all_things_decay_removes_one_token_of_any_power_from_here() -> None:
    t = decay("{corruption = {khorne = 2, nurgle = 1}}")
    assert (t["seat"], t.legal) == ("nurgle", ["-K@kis", "-N@kis"])
    t.play("nurgle: -K@kis")
    assert t["kislev.corruption"] == {"khorne": 1, "nurgle": 1}
    assert t["seat"] == "tzeentch"


@pytest.mark.cites("nurgle.all_things_decay", "R1.6")
def test_all_things_decay_is_mandatory_even_on_his_own_token() -> None:
    assert decay("{corruption = {nurgle = 2}}")["kislev.corruption"] == {"nurgle": 1}


@pytest.mark.cites("nurgle.all_things_decay", "R1.7")
def test_all_things_decay_without_a_token_does_nothing() -> None:
    t = decay('{tokens = ["warpstone"]}')
    assert t["seat"] == "tzeentch"
    assert (t["kislev.tokens"], t["empire.corruption"]) == ({"warpstone": 1}, {"slaanesh": 1})


@pytest.mark.cites("nurgle.all_things_decay", "tzeentch.changer_of_ways", "C28")
def test_all_things_decay_is_silenced() -> None:
    t = Position("""
        turn = "nurgle"
        regions.kislev = {corruption = {khorne = 1}, cards = ["changer_of_ways"]}
        players.nurgle = {hand = ["all_things_decay"]}
    """)
    t.play("nurgle: all_things_decay@kis.r")
    assert t["kislev.corruption"] == {"khorne": 1}


@pytest.mark.cites("nurgle.all_things_decay", "R7.5")
def test_all_things_decay_copies_are_separate_plays() -> None:
    t = Position("""
        turn = "nurgle"
        regions.kislev = {corruption = {khorne = 3}}
        players.nurgle = {hand = ["all_things_decay", "all_things_decay"]}
        players.khorne = {power = 0}
        players.tzeentch = {power = 0}
        players.slaanesh = {power = 0}
    """)
    t.play("nurgle: all_things_decay@kis.l")
    assert t["kislev.corruption"] == {"khorne": 2}
    t.play("nurgle: all_things_decay@kis.r")
    assert t["kislev.corruption"] == {"khorne": 1}


@pytest.mark.cites("C47", "dial.remove_corruption")
def test_a_dial_removal_may_take_tokens_of_several_powers() -> None:
    t = Position("""
        start = "end.5"
        regions.kislev = {corruption = {khorne = 1, tzeentch = 1, nurgle = 1}}
        players.nurgle = {dial = 5, counters = 1}
        players.khorne = {counters = 1}
    """)
    t.play("nurgle: -K@kis", "nurgle: -T@kis")
    assert t["kislev.corruption"] == {"nurgle": 1}


# --- Rain of Pus --------------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle.rain_of_pus", "R8.25")
def test_rain_of_pus_raises_the_defense_of_nurgles_figures_only() -> None:
    t = Position('regions.kislev = {figures = ["Leper", "Acolyte"], cards = ["rain_of_pus"]}')
    assert (defense(t, "Nc1"), defense(t, "Tc1")) == (2, 1)


@pytest.mark.cites("nurgle.rain_of_pus", "R8.9")
def test_rain_of_pus_saves_from_a_single_hit() -> None:
    t = battle('regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["rain_of_pus"]}', 4, 1)
    assert t["kislev.figures"] == ["Bloodletter", "Leper"]


@pytest.mark.cites("nurgle.rain_of_pus", "R7.5")
def test_rain_of_pus_copies_add_up() -> None:
    t = Position('regions.kislev = {figures = ["Leper"], cards = ["rain_of_pus", "rain_of_pus"]}')
    assert defense(t, "Nc1") == 3


@pytest.mark.cites("nurgle.rain_of_pus", "R15.3", "C13")
def test_rain_of_pus_is_lost_by_a_figure_slaanesh_controls() -> None:
    t = Position('regions.kislev = {figures = ["Leper controlled by slaanesh"], cards = ["rain_of_pus"]}')
    assert defense(t, "Nc1") == 1


@pytest.mark.cites("nurgle.rain_of_pus", "tzeentch.changer_of_ways", "C28")
def test_rain_of_pus_is_silenced() -> None:
    t = Position('regions.kislev = {figures = ["Leper"], cards = ["rain_of_pus", "changer_of_ways"]}')
    assert defense(t, "Nc1") == 1
