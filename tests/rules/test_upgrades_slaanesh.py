"""The upgrades of Slaanesh: Seductresses, Daemonettes, Keeper of Secrets."""

import pytest

from ruinous.rules.ids import POWERS
from tests.kit.position import Position


def battle(upgrade: str, kislev: str, *dice: int) -> Position:
    return Position(f"""
        start = "battle"
        dice = {list(dice)}
        regions.kislev = {kislev}
        players.slaanesh = {{upgrades = ["{upgrade}"]}}
    """)


# --- Seductresses -------------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh.seductresses", "R8.9", "R17.2")
@pytest.mark.parametrize(
    ("upgrade", "left"), [("seductresses", ["Bloodletter", "Seductress"]), ("daemonettes", ["Bloodletter"])]
)
def test_seductresses_need_two_hits(upgrade: str, left: list[str]) -> None:
    assert battle(upgrade, '{figures = ["Bloodletter", "Seductress"]}', 4, 1)["kislev.figures"] == left


@pytest.mark.cites("slaanesh.seductresses")
def test_seductresses_die_of_two_hits() -> None:
    t = battle("seductresses", '{figures = ["Bloodletter", "2 Seductress"]}', 4, 5)
    assert t["kislev.figures"] == ["Bloodletter", "Seductress"]


# --- Daemonettes --------------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh.daemonettes", "R8.12")
def test_daemonettes_take_no_hits_of_fours_and_fives() -> None:
    t = battle("daemonettes", '{figures = ["2 Bloodletter", "Daemonette"]}', 4, 5, 4, 5, 1)
    assert t["kislev.figures"] == ["2 Bloodletter", "Daemonette"]


@pytest.mark.cites("slaanesh.daemonettes", "R8.12")
def test_daemonettes_die_of_two_sixes() -> None:
    t = battle("daemonettes", '{figures = ["Bloodletter", "Daemonette"]}', 6, 6, 1, 1, 1)
    assert t["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("slaanesh.daemonettes", "R8.12", "R8.9")
def test_daemonettes_do_not_die_of_a_six_and_a_five() -> None:
    t = battle("daemonettes", '{figures = ["Bloodletter", "Daemonette"]}', 6, 5, 1, 1)
    assert t["kislev.figures"] == ["Bloodletter", "Daemonette"]


@pytest.mark.cites("slaanesh.daemonettes", "R8.12", "R8.10")
def test_daemonettes_the_roller_may_keep_his_sixes_for_them() -> None:
    # faces 6, 6, 4, 1: the Seductress can be killed by the 4, which leaves both sixes for the Daemonette
    t = battle("daemonettes", '{figures = ["Bloodletter", "Seductress", "Daemonette"]}', 6, 6, 4, 1, 1)
    assert "hit Sw1" in t.legal
    t.play("khorne: hit Sc1")
    assert t["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("slaanesh.daemonettes", "R8.12", "R8.16", "khorne.blood_frenzy")
def test_daemonettes_take_early_hits_of_sixes_only_too() -> None:
    t = battle("daemonettes", '{figures = ["Daemonette"], cards = ["blood_frenzy"]}', 4, 5)
    assert t["kislev.figures"] == ["Daemonette"]
    t = battle("daemonettes", '{figures = ["Daemonette"], cards = ["blood_frenzy"]}', 6, 6, 1, 1)
    assert t["kislev.figures"] == []


@pytest.mark.cites("slaanesh.daemonettes", "nurgle.plague_touch", "R8.12", "R8.25")
def test_daemonettes_with_less_defense_still_need_a_six() -> None:
    kislev = '{figures = ["2 Plaguebearer", "Daemonette"], cards = ["plague_touch"]}'
    assert battle("daemonettes", kislev, 4, 5, 1)["kislev.figures"] == ["2 Plaguebearer", "Daemonette"]
    assert battle("daemonettes", kislev, 1, 6, 1, 1)["kislev.figures"] == ["2 Plaguebearer"]


@pytest.mark.cites("slaanesh.daemonettes", "R17.2")
def test_daemonettes_without_the_upgrade_take_every_hit() -> None:
    t = battle("seductresses", '{figures = ["Bloodletter", "Daemonette"]}', 4, 5, 1)
    assert t["kislev.figures"] == ["Bloodletter"]


# --- Keeper of Secrets --------------------------------------------------------------------------------------------


def keeper(text: str, stop: str = "domination") -> Position:
    return Position(f"""
        start = "domination"
        stop = "{stop}"
        {text}
        players.slaanesh = {{upgrades = ["keeper_of_secrets"]}}
    """)


@pytest.mark.cites("slaanesh.keeper_of_secrets", "R9.1", "R1.6")
def test_keeper_may_take_an_enemy_cultist_beside_it_before_domination() -> None:
    t = keeper("""
        regions.kislev = {figures = ["Keeper of Secrets", "Seductress", "3 Leper", "Plaguebearer", "Acolyte"]}
        regions.empire = {figures = ["Bloodsworn"]}
    """)
    assert (t["seat"], t.legal) == ("slaanesh", ["done", "pick Nc1", "pick Tc1"])
    t.play("slaanesh: pick Nc1")
    assert (t["kislev.nurgle"], t["kislev.slaanesh"]) == (3, 3)
    assert [t[f"{power}.vp"] for power in POWERS[:4]] == [0, 0, 0, 0]


@pytest.mark.cites("slaanesh.keeper_of_secrets", "R1.6")
def test_keeper_may_leave_it() -> None:
    t = keeper('regions.kislev = {figures = ["Keeper of Secrets", "3 Leper", "Plaguebearer"]}')
    t.play("slaanesh: done")
    assert t["kislev.slaanesh"] == 1
    assert t["nurgle.vp"] == 3


@pytest.mark.cites("slaanesh.keeper_of_secrets", "R15.1", "R10.2")
def test_keeper_the_cultist_places_a_token_of_slaanesh() -> None:
    t = keeper(
        'regions.kislev = {figures = ["Keeper of Secrets", "Seductress", "Leper"], tokens = ["noble"]}', "corruption"
    )
    t.play("slaanesh: pick Nc1")
    assert t["kislev.corruption"] == {"slaanesh": 2}
    assert t["slaanesh.counters"] == 1


@pytest.mark.cites("slaanesh.keeper_of_secrets")
@pytest.mark.parametrize(
    "kislev",
    [
        '["Seductress", "3 Leper"]',  # the Keeper is not on the board
        '["Keeper of Secrets", "Plaguebearer", "Lord of Change"]',  # no Cultist
        '["Keeper of Secrets", "Seductress", "Leper controlled by slaanesh"]',  # no enemy
    ],
)
def test_keeper_without_a_cultist_beside_it_does_nothing(kislev: str) -> None:
    t = keeper(f"""
        regions.kislev = {{figures = {kislev}}}
        regions.empire = {{figures = ["Bloodsworn"]}}
    """)
    assert t["seat"] == "none"
    assert not t.happened("control", 3, 1)


@pytest.mark.cites("slaanesh.keeper_of_secrets", "C43", "R11.3")
def test_keeper_control_still_holds_when_a_hero_strikes() -> None:
    t = keeper('regions.kislev = {figures = ["Keeper of Secrets", "2 Leper"], tokens = ["hero"]}', "end.2")
    t.play("slaanesh: pick Nc1")
    assert (t["seat"], t.legal) == ("slaanesh", ["pick Nc1", "pick Sd1"])


@pytest.mark.cites("slaanesh.keeper_of_secrets", "C43", "R11.7")
@pytest.mark.parametrize(("stop", "nurgle", "slaanesh"), [("end.5", 1, 2), ("end.6", 2, 1)])
def test_keeper_control_ends_with_the_round(stop: str, nurgle: int, slaanesh: int) -> None:
    t = keeper('regions.kislev = {figures = ["Keeper of Secrets", "2 Leper"]}', stop)
    t.play("slaanesh: pick Nc1")
    assert (t["kislev.nurgle"], t["kislev.slaanesh"]) == (nurgle, slaanesh)


@pytest.mark.cites("slaanesh.keeper_of_secrets", "C43", "slaanesh.soporific_musk")
def test_keeper_control_is_not_ended_by_taking_up_cards() -> None:
    t = keeper('regions.kislev = {figures = ["Keeper of Secrets", "Leper", "Acolyte controlled by slaanesh"]}', "end.1")
    t.play("slaanesh: pick Nc1")
    assert (t["kislev.nurgle"], t["kislev.tzeentch"], t["kislev.slaanesh"]) == (0, 1, 2)


@pytest.mark.cites("slaanesh.keeper_of_secrets", "tzeentch.changer_of_ways")
def test_keeper_is_no_card_and_cannot_be_silenced() -> None:
    t = keeper('regions.kislev = {figures = ["Keeper of Secrets", "Leper"], cards = ["changer_of_ways"]}')
    assert t.legal == ["done", "pick Nc1"]


@pytest.mark.cites("slaanesh.keeper_of_secrets", "R17.2")
def test_keeper_without_the_upgrade_takes_nobody() -> None:
    t = Position("""
        start = "domination"
        regions.kislev = {figures = ["Keeper of Secrets", "Leper"]}
    """)
    assert t["seat"] == "none"
