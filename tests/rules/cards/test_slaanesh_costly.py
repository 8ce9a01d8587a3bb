"""Slaanesh's cards of cost 2: Soporific Musk and Field of Ecstasy."""

import pytest

from ruinous.rules.ids import FIGURE_NAMES, NURGLE
from tests.kit.position import Position

EVERYBODY = '["Bloodsworn", "Plaguebearer", "Lord of Change", "Seductress"]'


def musk(text: str, *plays: str) -> Position:
    """Slaanesh has just played Soporific Musk to Kislev's right space."""
    t = Position(f'turn = "slaanesh"\nplayers.slaanesh.hand = ["soporific_musk"]\n{text}')
    t.play("slaanesh: soporific_musk@kis.r", *plays)
    return t


# --- Soporific Musk: whom -----------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh.soporific_musk", "S5")
@pytest.mark.parametrize(
    ("value", "picks"),
    [
        ("cultist_or_warrior", ["pick Kc1", "pick Nw1"]),
        ("any", ["pick Kc1", "pick Nw1", "pick Td1"]),
        ("cultist", ["pick Kc1", "pick Nc1"]),
    ],
)
def test_musk_targets_follow_the_switch(value: str, picks: list[str]) -> None:
    figures = EVERYBODY.replace("Plaguebearer", "Leper") if value == "cultist" else EVERYBODY
    t = musk(f"""
        options.musk_targets = "{value}"
        regions.kislev = {{figures = {figures}}}
        regions.empire = {{figures = ["Acolyte"]}}
    """)
    assert (t["seat"], t.legal) == ("slaanesh", picks)


@pytest.mark.cites("slaanesh.soporific_musk", "S5")
@pytest.mark.parametrize("value", ["cultist_or_warrior", "cultist"])
def test_musk_never_takes_a_greater_daemon_unless_the_switch_says_so(value: str) -> None:
    t = musk(f"""
        options.musk_targets = "{value}"
        regions.kislev = {{figures = ["Lord of Change"]}}
    """)
    assert t["kislev.slaanesh"] == 0
    assert t["seat"] == "khorne"


@pytest.mark.cites("slaanesh.soporific_musk", "S5")
def test_musk_takes_no_warrior_where_the_table_plays_cultists_only() -> None:
    t = musk("""
        options.musk_targets = "cultist"
        regions.kislev = {figures = ["Plaguebearer"]}
    """)
    assert t["kislev.slaanesh"] == 0


@pytest.mark.cites("slaanesh.soporific_musk", "R1.6")
def test_musk_is_mandatory() -> None:
    t = musk('regions.kislev = {figures = ["Leper", "Acolyte"]}')
    assert "done" not in t.legal
    t.play("slaanesh: pick Tc1")
    assert (t["kislev.tzeentch"], t["kislev.slaanesh"], t["kislev.nurgle"]) == (0, 1, 1)
    assert t["seat"] == "khorne"


@pytest.mark.cites("slaanesh.soporific_musk", "R1.7")
def test_musk_without_a_target_does_nothing() -> None:
    t = musk('regions.kislev = {figures = ["Seductress", "Leper controlled by slaanesh"]}')
    assert t["seat"] == "khorne"
    assert t["kislev.slaanesh"] == 2


@pytest.mark.cites("slaanesh.soporific_musk", "R7.5")
def test_musk_copies_are_separate_plays() -> None:
    t = Position("""
        turn = "slaanesh"
        regions.kislev = {figures = ["2 Leper"]}
        players.slaanesh = {hand = ["soporific_musk", "soporific_musk"]}
        players.khorne = {power = 0}
        players.nurgle = {power = 0}
        players.tzeentch = {power = 0}
    """)
    t.play("slaanesh: soporific_musk@kis.l", "slaanesh: soporific_musk@kis.r")
    assert (t["kislev.nurgle"], t["kislev.slaanesh"]) == (0, 2)


@pytest.mark.cites("slaanesh.soporific_musk", "tzeentch.changer_of_ways", "C28")
def test_musk_played_beside_a_changer_of_ways_does_nothing() -> None:
    t = musk('regions.kislev = {figures = ["Leper"], cards = ["changer_of_ways"]}')
    assert t["kislev.slaanesh"] == 0


# --- Soporific Musk: what control means ---------------------------------------------------------------------------


@pytest.mark.cites("slaanesh.soporific_musk", "R15.1", "R8.18")
def test_musk_figure_rolls_for_slaanesh() -> None:
    t = Position("""
        start = "battle"
        dice = [4, 4]
        regions.kislev = {figures = ["Bloodletter controlled by slaanesh", "2 Bloodsworn"]}
    """)
    assert t.happened("roll", 3)
    assert t["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("slaanesh.soporific_musk", "R15.1", "R9.2")
def test_musk_figure_dominates_for_slaanesh() -> None:
    t = Position('regions.kislev = {figures = ["2 Leper controlled by slaanesh", "Leper"]}')
    assert t["kislev.domination"] == {"khorne": 0, "nurgle": 1, "tzeentch": 0, "slaanesh": 2}


@pytest.mark.cites("slaanesh.soporific_musk", "R15.1", "F4", "R10.2")
def test_musk_cultist_places_tokens_of_slaanesh_that_count_for_his_dial() -> None:
    t = Position("""
        start = "corruption"
        regions.kislev = {figures = ["Leper controlled by slaanesh", "Seductress"], tokens = ["noble"]}
    """)
    assert t["kislev.corruption"] == {"slaanesh": 2}
    assert t["slaanesh.counters"] == 1


@pytest.mark.cites("slaanesh.soporific_musk", "R15.1", "R6.5", "R6.6")
def test_musk_figure_is_summoned_by_slaanesh_alone_and_gives_him_presence() -> None:
    t = musk('regions.kislev = {figures = ["Leper"]}', "khorne: pass")
    assert not [text for text in t.legal if text.startswith("Nc1>")]
    t.play("nurgle: pass", "tzeentch: pass")
    assert {"Nc1>tro", "Nc1>emp", "Sc1>kis", "Sc1>tro"} <= set(t.legal)
    assert "Sc1>est" not in t.legal


@pytest.mark.cites("slaanesh.soporific_musk", "R15.2", "E30", "khorne.bloodsworn")
def test_musk_figure_keeps_its_owners_upgrade() -> None:
    t = Position("""
        start = "battle"
        dice = [4]
        regions.kislev = {figures = ["Bloodsworn controlled by slaanesh", "Leper"]}
        players.khorne = {upgrades = ["bloodsworn"]}
    """)
    assert t.happened("roll", 3)
    assert t["kislev.figures"] == ["Bloodsworn"]


# --- Soporific Musk: how long -------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh.soporific_musk", "F7", "R15.4", "C36")
def test_musk_ends_when_slaanesh_summons_the_figure_elsewhere() -> None:
    t = musk('regions.kislev = {figures = ["Leper"]}', "khorne: pass", "nurgle: pass", "tzeentch: pass")
    t.play("slaanesh: Nc1>emp")
    assert (t["empire.nurgle"], t["empire.slaanesh"]) == (1, 0)
    assert t["slaanesh.power"] == 6 - 2 - 1
    assert t["nurgle.power"] == 0


@pytest.mark.cites("slaanesh.soporific_musk", "C43", "R11.2")
def test_musk_ends_in_step_one_of_the_end_phase_before_the_heroes() -> None:
    # Khorne has the greatest Threat but no figure; Slaanesh would be next if the control lasted
    t = Position("""
        start = "end.1"
        stop = "end.2"
        [regions.kislev]
        figures = ["Leper controlled by slaanesh", "2 Acolyte"]
        tokens = ["hero"]
        cards = ["soporific_musk"]
    """)
    assert t["kislev.nurgle"] == 1
    assert t["kislev.slaanesh"] == 0
    assert t["kislev.figures"] == ["Leper", "Acolyte"]


@pytest.mark.cites("slaanesh.soporific_musk", "R15.4")
def test_musk_figure_that_dies_goes_to_its_owner() -> None:
    t = Position("""
        start = "battle"
        dice = [4, 1]
        regions.kislev = {figures = ["Bloodletter", "Leper controlled by slaanesh"]}
    """)
    assert "6 Leper" in t["nurgle.reserve"]
    assert t.g.bonds == ()
    assert t.g.controller(FIGURE_NAMES.index("Nc1")) == NURGLE


# --- Field of Ecstasy ---------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh.field_of_ecstasy", "R8.4")
def test_ecstasy_nobody_rolls_and_peasants_are_safe() -> None:
    t = Position("""
        start = "battle"
        [regions.kislev]
        figures = ["Bloodletter", "2 Plaguebearer"]
        tokens = ["peasant"]
        cards = ["field_of_ecstasy"]
    """)
    assert not t.happened("roll")
    assert t["kislev.figures"] == ["Bloodletter", "2 Plaguebearer"]
    assert t["kislev.tokens"] == {"peasant": 1}


@pytest.mark.cites("slaanesh.field_of_ecstasy", "khorne.bloodletters", "R16.1")
def test_ecstasy_stops_bloodletters_that_strike_first() -> None:
    t = Position("""
        start = "battle"
        regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["field_of_ecstasy"]}
        players.khorne = {upgrades = ["bloodletters"]}
    """)
    assert not t.happened("roll")


@pytest.mark.cites("slaanesh.field_of_ecstasy", "R7.5")
def test_ecstasy_copies_do_the_same_as_one_and_only_here() -> None:
    t = Position("""
        start = "battle"
        dice = [4, 1]
        regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["field_of_ecstasy", "field_of_ecstasy"]}
        regions.empire = {figures = ["Bloodletter", "Leper"]}
    """)
    assert t["kislev.figures"] == ["Bloodletter", "Leper"]
    assert t["empire.figures"] == ["Bloodletter"]


@pytest.mark.cites("slaanesh.field_of_ecstasy", "tzeentch.changer_of_ways", "C28")
def test_ecstasy_is_silenced() -> None:
    t = Position("""
        start = "battle"
        dice = [4, 1]
        regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["field_of_ecstasy", "changer_of_ways"]}
    """)
    assert t["kislev.figures"] == ["Bloodletter"]
