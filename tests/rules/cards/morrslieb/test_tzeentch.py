"""Tzeentch's cards of the Morrslieb set. What Glean and The Blue Scribes make known is in test_secrets_shown.py."""

import pytest

from tests.kit.position import Position


def tzeentch(text: str, *plays: str) -> Position:
    """Tzeentch's turn in a game with the Morrslieb set; then what he plays."""
    t = Position(f'options.card_set = "morrslieb"\nturn = "tzeentch"\n{text}')
    t.play(*(f"tzeentch: {play}" for play in plays))
    return t


# --- Bolt of Change -----------------------------------------------------------------------------------------------

BOLT = """
    dice = {dice}
    regions.kislev = {{figures = ["Acolyte", "Leper", "Great Unclean One"]}}
    regions.empire = {{figures = ["Bloodsworn"]}}
    players.tzeentch = {{power = 3, hand = ["bolt_of_change"]}}
"""


def bolt(dice: list[int]) -> Position:
    return tzeentch(BOLT.format(dice=dice), "bolt_of_change@kis.l")


@pytest.mark.cites("tzeentch_m.bolt_of_change")
def test_bolt_that_misses_does_nothing() -> None:
    t = bolt([3])
    assert t["kislev.figures"] == ["Leper", "Great Unclean One", "Acolyte"]
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch_m.bolt_of_change")
def test_bolt_kills_what_one_hit_is_enough_for_at_once_and_no_figure_of_his_own() -> None:
    t = bolt([4])  # only the Leper can be killed by one hit, so nothing is asked
    assert t["kislev.figures"] == ["Great Unclean One", "Acolyte"]
    assert t["nurgle.reserve"][0] == "6 Leper"


@pytest.mark.cites("tzeentch_m.bolt_of_change")
def test_bolt_explodes_and_he_chooses_one_figure_the_hits_reach() -> None:
    t = bolt([6, 6, 5])
    assert t["legal"] == ["pick Nc1", "pick Nd1"]
    t.play("tzeentch: pick Nd1")
    assert t["kislev.figures"] == ["Leper", "Acolyte"]
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch_m.bolt_of_change")
def test_bolt_cannot_reach_a_defense_above_the_hits_and_further_hits_are_lost() -> None:
    t = bolt([6, 5])  # two hits: the Great Unclean One has defense 3; the second hit kills nobody else
    assert t["kislev.figures"] == ["Great Unclean One", "Acolyte"]


@pytest.mark.cites("tzeentch_m.bolt_of_change")
def test_bolt_is_no_battle() -> None:
    t = bolt([5])
    assert t.happened("roll", 2, 2, (5,))
    assert not t.happened("battle")
    assert t["seat"] == "slaanesh"  # and nobody strikes back


# --- Glean --------------------------------------------------------------------------------------------------------

GLEAN = """
    powers = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]
    regions.kislev = {figures = ["Leper"], cards = ["", "slaanesh_m.debauchery"]}
    regions.empire = {figures = ["Bloodsworn"]}
    players.tzeentch = {hand = ["glean"], deck = ["havoc", "warpshock"]}
    players.nurgle = {hand = ["nurgle_m.filth"]}
"""


@pytest.mark.cites("tzeentch_m.glean")
def test_glean_looks_at_someone_with_a_figure_or_a_card_there_and_draws_one() -> None:
    t = tzeentch(GLEAN, "glean@kis.l")
    assert t["legal"] == ["name nurgle", "name slaanesh"]
    assert t["tzeentch.hand"] == []
    t.play("tzeentch: name nurgle")
    assert t["tzeentch.hand"] == ["havoc"]
    assert t["nurgle.hand"] == ["filth"]


@pytest.mark.cites("tzeentch_m.glean")
def test_glean_only_draws_where_no_opponent_is() -> None:
    t = tzeentch(GLEAN, "glean@til.l")
    assert t["tzeentch.hand"] == ["havoc"]
    assert not t.happened("glean")


@pytest.mark.cites("tzeentch_m.glean")
def test_glean_is_mandatory_and_never_of_his_own_hand() -> None:
    t = tzeentch(GLEAN.replace('"Bloodsworn"', '"Bloodsworn", "Acolyte"'), "glean@emp.l")
    assert t.happened("named", 2, 0)  # Khorne, the only one there: not asked
    assert t["seat"] == "slaanesh"


# --- Warp Portal --------------------------------------------------------------------------------------------------

PORTAL = """
    regions.kislev = {figures = ["Leper", "Horror"]}
    players.tzeentch = {hand = ["warp_portal", "havoc", "warpshock"]}
"""


@pytest.mark.cites("tzeentch_m.warp_portal")
def test_warp_portal_takes_a_card_and_moves_a_figure_of_any_owner_anywhere() -> None:
    t = tzeentch(PORTAL, "warp_portal@kis.l")
    assert t["legal"] == ["done", "discard warpshock", "discard havoc"]
    t.play("tzeentch: discard havoc")
    assert len(t.legal) == 2 * 8
    assert "done" not in t.legal
    t.play("tzeentch: Nc1>bad")
    assert t["badlands.figures"] == ["Leper"]
    assert t["tzeentch.discard"] == ["havoc"]
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch_m.warp_portal")
def test_warp_portal_may_be_left_closed() -> None:
    t = tzeentch(PORTAL, "warp_portal@kis.l", "done")
    assert t["tzeentch.hand"] == ["warpshock", "havoc"]
    assert t["kislev.figures"] == ["Leper", "Horror"]


@pytest.mark.cites("tzeentch_m.warp_portal")
def test_warp_portal_asks_for_no_card_where_nobody_stands() -> None:
    assert tzeentch(PORTAL, "warp_portal@emp.l")["seat"] == "slaanesh"


HATED = """
    turn = "khorne"
    options.card_set = "morrslieb"
    regions.kislev = {figures = ["Leper"]}
    players.khorne = {hand = ["hate"]}
    players.tzeentch = {hand = ["warp_portal", "havoc", "warpshock"]}
"""


@pytest.mark.cites("tzeentch_m.warp_portal", "R6.9")
def test_warp_portal_asks_for_no_card_where_all_figures_are_held() -> None:
    t = Position(HATED)
    t.play("khorne: hate@kis.r", "nurgle: pass", "tzeentch: warp_portal@kis.l")
    assert t["tzeentch.hand"] == ["warpshock", "havoc"]
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch_m.warp_portal")
def test_warp_portal_needs_another_card_in_hand() -> None:
    t = tzeentch(PORTAL.replace(', "havoc", "warpshock"', ""), "warp_portal@kis.l")
    assert t["seat"] == "slaanesh"


# --- Warpstorm ----------------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch_m.warpstorm")
def test_warpstorm_brings_one_warpstone_from_an_adjacent_region_of_his_choice() -> None:
    t = tzeentch("""
        regions.troll_country = {tokens = ["2 warpstone"]}
        regions.empire = {tokens = ["warpstone"]}
        regions.estalia = {tokens = ["warpstone"]}
        players.tzeentch = {hand = ["warpstorm"]}
    """)
    t.play("tzeentch: warpstorm@kis.l")
    assert t["legal"] == ["-warpstone@tro", "-warpstone@emp"]
    t.play("tzeentch: -warpstone@tro")
    assert t["kislev.tokens"] == {"warpstone": 1}
    assert t["troll_country.tokens"] == {"warpstone": 1}
    assert t["empire.tokens"] == {"warpstone": 1}
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch_m.warpstorm")
def test_warpstorm_without_warpstone_next_to_it_does_nothing() -> None:
    t = tzeentch("""
        regions.kislev = {tokens = ["warpstone"]}
        regions.estalia = {tokens = ["warpstone"]}
        players.tzeentch = {hand = ["warpstorm"]}
    """)
    t.play("tzeentch: warpstorm@kis.l")
    assert (t["kislev.tokens"], t["estalia.tokens"]) == ({"warpstone": 1}, {"warpstone": 1})


# --- The Blue Scribes ---------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch_m.the_blue_scribes")
def test_the_blue_scribes_take_one_card_from_his_own_discard_pile() -> None:
    t = tzeentch("""
        players.tzeentch = {power = 5, hand = ["the_blue_scribes"], discard = ["havoc", "warpshock", "havoc"]}
        players.nurgle = {discard = ["nurgle_m.filth"]}
    """)
    t.play("tzeentch: the_blue_scribes@kis.l")
    assert t["legal"] == ["take warpshock", "take havoc"]
    t.play("tzeentch: take havoc")
    assert t["tzeentch.hand"] == ["havoc"]
    assert t["tzeentch.discard"] == ["warpshock", "havoc"]
    assert (t["tzeentch.power"], t["seat"]) == (4, "slaanesh")


@pytest.mark.cites("tzeentch_m.the_blue_scribes")
def test_the_blue_scribes_find_nothing_in_an_empty_pile() -> None:
    t = tzeentch('players.tzeentch = {hand = ["the_blue_scribes"]}', "the_blue_scribes@kis.l")
    assert (t["tzeentch.hand"], t["seat"]) == ([], "slaanesh")


# --- Convocation --------------------------------------------------------------------------------------------------

CONVOCATION = """
    regions.kislev = {figures = ["Acolyte"]}
    regions.estalia = {figures = ["2 Acolyte", "Horror", "Leper"]}
    regions.badlands = {figures = ["Acolyte"]}
    players.tzeentch = {hand = ["convocation"]}
"""


@pytest.mark.cites("tzeentch_m.convocation")
def test_convocation_brings_up_to_two_acolytes_from_anywhere() -> None:
    t = tzeentch(CONVOCATION, "convocation@kis.l")
    assert t["legal"] == ["done", "Tc2>kis", "Tc4>kis"]
    t.play("tzeentch: Tc2>kis", "tzeentch: Tc4>kis")
    assert t["kislev.figures"] == ["3 Acolyte"]
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch_m.convocation")
def test_convocation_may_bring_one_or_none() -> None:
    assert tzeentch(CONVOCATION, "convocation@kis.l", "done")["kislev.figures"] == ["Acolyte"]
    assert tzeentch(CONVOCATION, "convocation@kis.l", "Tc2>kis", "done")["kislev.figures"] == ["2 Acolyte"]


# --- Warpshock ----------------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch_m.warpshock", "F8")
def test_warpshock_takes_one_power_of_each_opponent_there() -> None:
    t = tzeentch("""
        powers = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]
        regions.kislev = {figures = ["2 Bloodsworn", "Leper", "Acolyte", "Clanrat"]}
        regions.empire = {figures = ["Seductress"]}
        players.khorne = {power = 4}
        players.nurgle = {power = 0}
        players.tzeentch = {power = 3, hand = ["warpshock"]}
        players.slaanesh = {power = 4}
        players.horned_rat = {power = 1}
    """)
    t.play("tzeentch: warpshock@kis.l")
    assert [t[f"{p}.power"] for p in ("khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat")] == [3, 0, 2, 4, 0]


# --- Havoc --------------------------------------------------------------------------------------------------------

HAVOC = """
    regions.kislev = {figures = ["Leper", "Bloodletter", "Acolyte", "Seductress"]}
    regions.empire = {figures = ["Bloodsworn"]}
    players.tzeentch = {hand = ["havoc"]}
"""


@pytest.mark.cites("tzeentch_m.havoc")
def test_havoc_moves_up_to_two_enemies_each_to_a_neighbour() -> None:
    t = tzeentch(HAVOC, "havoc@kis.l")
    assert t["legal"] == ["done"] + [f"{f}>{r}" for f in ("Kw1", "Nc1", "Sc1") for r in ("tro", "emp")]
    t.play("tzeentch: Kw1>tro", "tzeentch: Nc1>emp")
    assert t["troll_country.figures"] == ["Bloodletter"]
    assert t["empire.figures"] == ["Bloodsworn", "Leper"]
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("tzeentch_m.havoc")
def test_havoc_may_move_one_or_none() -> None:
    assert tzeentch(HAVOC, "havoc@kis.l", "done")["seat"] == "slaanesh"
    assert tzeentch(HAVOC, "havoc@kis.l", "Sc1>tro", "done")["troll_country.figures"] == ["Seductress"]


@pytest.mark.cites("tzeentch_m.havoc", "R6.9")
def test_havoc_cannot_move_what_is_held() -> None:
    t = Position(HATED.replace('["Leper"]', '["Leper", "Seductress"]'))
    t.play("khorne: hate@kis.r", "khorne: pick Nc1", "nurgle: pass", "tzeentch: havoc@kis.l")
    assert not [action for action in t.legal if action.startswith("Nc1")]
    assert "Sc1>tro" in t.legal


# --- Transmogrify -------------------------------------------------------------------------------------------------

TRANSMOGRIFY = """
    regions.kislev = {figures = ["Acolyte", "Horror", "Leper"]}
    regions.empire = {figures = ["Acolyte"]}
    players.tzeentch = {power = 3, hand = ["transmogrify"]}
"""


@pytest.mark.cites("tzeentch_m.transmogrify")
def test_transmogrify_replaces_a_figure_of_his_by_a_higher_one_from_the_reserve() -> None:
    t = tzeentch(TRANSMOGRIFY, "transmogrify@kis.l")
    assert t["legal"] == ["pick Tc1=warrior", "pick Tc1=greater_daemon", "pick Tw1=greater_daemon"]
    t.play("tzeentch: pick Tw1=greater_daemon")
    assert t["kislev.figures"] == ["Leper", "Acolyte", "Lord of Change"]
    assert "3 Horror" in t["tzeentch.reserve"]
    assert (t["tzeentch.power"], t["seat"]) == (1, "slaanesh")  # the card alone was paid for


@pytest.mark.cites("tzeentch_m.transmogrify")
def test_transmogrify_finds_nothing_to_replace_or_nobody_in_the_reserve() -> None:
    assert tzeentch(TRANSMOGRIFY, "transmogrify@til.l")["seat"] == "slaanesh"
    all_out = TRANSMOGRIFY.replace('"Acolyte", "Horror", "Leper"', '"Acolyte", "3 Horror", "Lord of Change"')
    t = tzeentch(all_out, "transmogrify@kis.l")
    assert t["kislev.figures"] == ["Acolyte", "3 Horror", "Lord of Change"]
    assert t["seat"] == "slaanesh"
