"""Slaanesh's upgrades of the Morrslieb set."""

import pytest

from tests.kit.position import Position


def slaanesh(upgrade: str, text: str, *plays: str, player: str = "") -> Position:
    """A game with the Morrslieb set and upgrades of Slaanesh in play; then what Slaanesh does."""
    names = ", ".join(f'"slaanesh_m.{name}"' for name in upgrade.split())
    t = Position(f"""
        options.card_set = "morrslieb"
        {text}
        [players.slaanesh]
        upgrades = [{names}]
        {player}
    """)
    t.play(*(f"slaanesh: {play}" for play in plays))
    return t


# --- Seductresses -------------------------------------------------------------------------------------------------

ESCORT = """
    turn = "slaanesh"
    regions.kislev = {figures = ["Seductress", "Daemonette"], tokens = ["2 noble", "hero"]}
    regions.empire = {ruined = 1}
"""


@pytest.mark.cites("slaanesh_m.seductresses")
def test_a_seductress_may_take_one_noble_along() -> None:
    t = slaanesh("seductresses", ESCORT, "Sc1>tro")
    assert t["legal"] == ["done", "noble>tro"]
    t.play("slaanesh: noble>tro")
    assert t["troll_country.tokens"] == {"noble": 1}
    assert t["kislev.tokens"] == {"noble": 1, "hero": 1}
    assert t["seat"] == "khorne"


@pytest.mark.cites("slaanesh_m.seductresses")
def test_a_seductress_may_leave_the_noble() -> None:
    t = slaanesh("seductresses", ESCORT, "Sc1>tro", "done")
    assert (t["troll_country.tokens"], t["seat"]) == ({}, "khorne")


@pytest.mark.cites("slaanesh_m.seductresses")
@pytest.mark.parametrize("move", ["Sc1>emp", "Sw1>tro", "Sc2>tro"])
def test_no_noble_goes_into_a_ruin_or_with_others_or_with_one_from_the_reserve(move: str) -> None:
    assert slaanesh("seductresses", ESCORT, move)["seat"] == "khorne"


@pytest.mark.cites("slaanesh_m.seductresses", "C35", "tzeentch_m.havoc")
def test_slaanesh_chooses_also_when_another_moves_the_seductress() -> None:
    text = ESCORT.replace("slaanesh", "tzeentch") + 'players.tzeentch = {hand = ["havoc"]}'
    t = slaanesh("seductresses", text)
    t.play("tzeentch: havoc@kis.l", "tzeentch: Sc1>tro")
    assert (t["seat"], t["legal"]) == ("slaanesh", ["done", "noble>tro"])


# --- Daemonettes --------------------------------------------------------------------------------------------------

DAZE = """
    start = "battle"
    dice = {dice}
    regions.kislev = {{figures = ["Daemonette", "2 Bloodletter", "Bloodthirster"]}}
    regions.tilea = {{figures = ["Seductress", "Plaguebearer"]}}
    regions.badlands = {{figures = ["2 Daemonette"]}}
"""


@pytest.mark.cites("slaanesh_m.daemonettes")
def test_daemonettes_daze_one_enemy_in_each_of_their_regions() -> None:
    t = slaanesh("daemonettes", DAZE.format(dice=[1] * 6))
    assert (t["seat"], t["legal"]) == ("slaanesh", ["pick Kw1", "pick Kd1"])  # he must
    t.play("slaanesh: pick Kd1")
    assert t.happened("roll", 0, 2, (1, 1, 1, 1))  # the Bloodletters alone
    assert t.happened("roll", 3, 2, (1,))
    assert t.happened("roll", 1, 6, (1,))
    assert t["seat"] == "none"  # where he has a Seductress, or where nobody else is, nobody is dazed


@pytest.mark.cites("slaanesh_m.daemonettes")
def test_a_dazed_figure_can_still_be_hit() -> None:
    text = 'start = "battle"\ndice = [5]\nregions.kislev = {figures = ["Daemonette", "Bloodletter"]}'
    t = slaanesh("daemonettes", text)
    assert t["kislev.figures"] == ["Daemonette"]
    assert not t.happened("roll", 0)


@pytest.mark.cites("slaanesh_m.daemonettes")
def test_daemonettes_daze_in_the_battle_phase_of_each_round_anew() -> None:
    t = Position("""
        options.card_set = "morrslieb"
        start = "battle"
        stop = "end.6"
        dice = [1]
        regions.kislev = {figures = ["Daemonette", "Bloodletter"]}
        players.slaanesh = {upgrades = ["slaanesh_m.daemonettes"]}
    """)
    assert t.happened("dazed")
    assert t["round"] == 2
    assert t.g.dazed == 0


# --- Keeper of Secrets --------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh_m.keeper_of_secrets", "R9.4")
@pytest.mark.parametrize(("upgrade", "conquest"), [("keeper_of_secrets", 7), ("daemonettes", 4)])
def test_the_keeper_is_three_nobles_for_the_conquest_value(upgrade: str, conquest: int) -> None:
    text = 'regions.kislev = {figures = ["Keeper of Secrets"], tokens = ["noble"]}'
    t = slaanesh(upgrade, text)
    assert (t["kislev.conquest"], t["kislev.resistance"]) == (conquest, 3)
    assert t["empire.conquest"] == 5


@pytest.mark.cites("slaanesh_m.keeper_of_secrets")
def test_who_dominates_the_keepers_region_scores_its_nobles() -> None:
    text = 'start = "domination"\nregions.kislev = {figures = ["Keeper of Secrets", "5 Leper"]}'
    assert slaanesh("keeper_of_secrets", text)["nurgle.vp"] == 6


@pytest.mark.cites("slaanesh_m.keeper_of_secrets", "R12.4", "F4")
@pytest.mark.parametrize(("upgrade", "counters"), [("keeper_of_secrets", 1), ("daemonettes", 0)])
def test_the_keeper_counts_for_the_dial(upgrade: str, counters: int) -> None:
    text = 'start = "corruption"\nregions.kislev = {figures = ["Keeper of Secrets", "2 Seductress"]}'
    assert slaanesh(upgrade, text)["slaanesh.counters"] == counters


@pytest.mark.cites("slaanesh_m.keeper_of_secrets", "slaanesh_m.debauchery")
@pytest.mark.parametrize(("upgrade", "vp"), [("keeper_of_secrets", 3 + 3 + 3), ("daemonettes", 3)])
def test_the_keeper_counts_for_debauchery(upgrade: str, vp: int) -> None:
    text = """
        start = "domination"
        regions.kislev = {figures = ["Keeper of Secrets"], cards = ["debauchery"]}
    """
    assert slaanesh(upgrade, text)["slaanesh.vp"] == vp


@pytest.mark.cites("slaanesh_m.keeper_of_secrets", "slaanesh_m.seductresses")
def test_the_nobles_of_the_keeper_cannot_be_taken_along() -> None:
    text = 'turn = "slaanesh"\nregions.kislev = {figures = ["Keeper of Secrets", "Seductress"]}'
    assert slaanesh("keeper_of_secrets seductresses", text, "Sc1>emp")["seat"] == "khorne"


# --- Rise ---------------------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh_m.rise")
def test_rise_places_a_noble_where_he_has_a_figure_before_the_first_turn() -> None:
    text = """
        start = "draw"
        stop = "summoning"
        regions.kislev = {figures = ["Seductress"]}
        regions.empire = {figures = ["Daemonette"]}
        regions.tilea = {figures = ["Seductress"], ruined = 1}
        regions.estalia = {figures = ["Leper"]}
    """
    t = slaanesh("rise", text)
    if t["ask"] == "discard_first":
        t.play("tzeentch: done")
    assert (t["seat"], t["legal"]) == ("slaanesh", ["+noble@kis", "+noble@emp"])
    t.play("slaanesh: +noble@emp")
    assert t["empire.tokens"] == {"noble": 1}
    assert (t["seat"], t["ask"]) == ("khorne", "turn")


@pytest.mark.cites("slaanesh_m.rise")
def test_rise_needs_a_figure_of_his_on_the_board() -> None:
    text = 'start = "draw"\nstop = "summoning"\nregions.estalia = {figures = ["Leper"]}'
    assert slaanesh("rise", text)["ask"] == "turn"


# --- Fall from Grace ----------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh_m.fall_from_grace")
@pytest.mark.parametrize(("others", "vp"), [(["Daemonette"], 2), (["Leper"], 0)])
def test_fall_from_grace_scores_when_a_noble_is_moved_from_where_he_stands(others: list[str], vp: int) -> None:
    text = f"""
        turn = "slaanesh"
        regions.kislev = {{figures = {["Seductress", *others]}, tokens = ["noble"]}}
    """
    t = slaanesh("fall_from_grace seductresses", text, "Sc1>emp", "noble>emp")
    assert t["slaanesh.vp"] == vp  # the Seductress herself has left


@pytest.mark.cites("slaanesh_m.fall_from_grace")
@pytest.mark.parametrize(
    ("action", "vp"), [("-noble@kis", 2), ("-hero@kis", 2), ("-warpstone@kis", 0), ("-noble@emp", 0)]
)
def test_fall_from_grace_scores_when_a_noble_or_hero_is_removed(action: str, vp: int) -> None:
    text = """
        start = "end.5"
        regions.kislev = {figures = ["Daemonette"], tokens = ["noble", "hero", "warpstone"]}
        regions.empire = {figures = ["Leper"], tokens = ["noble"]}
        players.khorne.counters = 1
    """
    t = slaanesh("fall_from_grace", text, player="dial = 5\ncounters = 1")
    t.play(f"slaanesh: {action}")
    assert t["slaanesh.vp"] == vp


@pytest.mark.cites("slaanesh_m.fall_from_grace")
def test_fall_from_grace_scores_for_each_token() -> None:
    text = """
        start = "end.5"
        regions.kislev = {figures = ["Daemonette"], tokens = ["noble", "hero"]}
        players.khorne.counters = 1
    """
    t = slaanesh("fall_from_grace", text, "-noble@kis", player="dial = 5\ncounters = 1")
    assert t["slaanesh.vp"] == 4
