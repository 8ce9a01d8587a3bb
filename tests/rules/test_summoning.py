"""R6: the turns of the summoning phase and where a figure may go."""

import pytest

from tests.kit.position import Position


def moves(t: Position) -> set[str]:
    return {text for text in t.legal if ">" in text}


def goals(t: Position, figure: str) -> set[str]:
    """The regions a figure may be summoned to."""
    return {text.partition(">")[2] for text in t.legal if text.startswith(figure + ">")}


ALL = {"nor", "tro", "kis", "emp", "bre", "est", "til", "bor", "bad"}


# --- turns --------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R6.1", "R1.2")
def test_turns_go_round_and_round_in_power_order() -> None:
    t = Position("")
    t.play("khorne: Kc1>nor", "nurgle: Nc1>nor", "tzeentch: Tc1>nor", "slaanesh: Sc1>nor")
    t.play("khorne: Kc2>nor", "nurgle: Nc2>nor", "tzeentch: Tc2>nor", "slaanesh: Sc2>nor")
    assert t["seat"] == "khorne"


@pytest.mark.cites("R6.2", "R23.3")
def test_a_player_does_one_of_three_things_on_his_turn() -> None:
    t = Position("""
    [regions.norsca]
    figures = ["Bloodsworn"]
    [players]
    khorne = {power = 2, hand = ["battle_cry"]}
    """)
    summonings = {text for text in t.legal if ">" in text}
    plays = {text for text in t.legal if "@" in text}
    assert summonings == {"Kc1>tro", "Kc2>nor", "Kc2>tro", "Kw1>nor", "Kw1>tro"}
    assert len(plays) == 18
    assert set(t.legal) == {"pass"} | summonings | plays


@pytest.mark.cites("R6.2")
@pytest.mark.parametrize("action", ["pass", "Kc1>nor", "battle_cry@nor.l"])
def test_after_one_action_the_next_player_has_his_turn(action: str) -> None:
    t = Position("""
    [players]
    khorne = {hand = ["battle_cry"]}
    """)
    t.play(f"khorne: {action}")
    assert t["seat"] == "nurgle"


@pytest.mark.cites("R6.3")
def test_passing_sets_power_to_zero() -> None:
    t = Position("")
    t.play("khorne: pass")
    assert (t["khorne.power"], t["seat"]) == (0, "nurgle")


@pytest.mark.cites("R6.3")
def test_someone_who_cannot_act_must_pass() -> None:
    # All six Seductresses are held, everything else costs more than 1.
    t = Position("""
    turn = "slaanesh"
    [regions.kislev]
    figures = ["6 Seductress"]
    cards = ["field_of_carnage"]
    [players]
    slaanesh = {power = 1}
    """)
    assert t.legal == ["pass"]
    t.play("slaanesh: pass")
    assert t["slaanesh.power"] == 0


@pytest.mark.cites("R6.4")
def test_a_player_without_power_is_skipped_even_with_cards_that_cost_nothing() -> None:
    t = Position("""
    [players]
    khorne = {power = 0, hand = ["blood_frenzy"]}
    nurgle = {power = 0, upgrades = ["lepers"]}
    """)
    assert t["seat"] == "tzeentch"
    t.play("tzeentch: pass", "slaanesh: Sc1>nor")
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("R6.4")
def test_the_phase_ends_when_all_players_are_at_zero() -> None:
    t = Position("""
    [players]
    khorne = {power = 1}
    nurgle = {power = 2}
    tzeentch = {power = 1}
    slaanesh = {power = 1}
    """)
    t.play("khorne: Kc1>nor", "nurgle: Nc1>nor", "tzeentch: Tc1>nor", "slaanesh: Sc1>nor", "nurgle: Nc2>nor")
    assert t["seat"] == "none"


@pytest.mark.cites("R6.4")
def test_actions_that_cost_nothing_do_not_lower_power() -> None:
    t = Position("""
    [players]
    khorne = {power = 1, hand = ["blood_frenzy"]}
    """)
    t.play("khorne: blood_frenzy@nor.l", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert (t["khorne.power"], t["seat"]) == (1, "khorne")


@pytest.mark.cites("C49", "R6.4")
def test_whoever_is_given_power_has_turns_again() -> None:
    # No base card gives power to someone who has none, so the marker is moved by hand.
    t = Position("")
    t.play("khorne: pass", "nurgle: pass", "tzeentch: Tc1>nor")
    t.g.power[0] = 1
    t.play("slaanesh: Sc1>nor")
    assert t["seat"] == "khorne"


@pytest.mark.cites("C49", "tzeentch.drain_power")
def test_whoever_loses_his_last_power_before_his_turn_is_skipped() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Seductress"]
    [players]
    slaanesh = {power = 1}
    tzeentch = {hand = ["drain_power"]}
    """)
    t.play("tzeentch: drain_power@kis.l")
    assert t["seat"] == "khorne"


# --- the summoning action -----------------------------------------------------------------------------------------


@pytest.mark.cites("R6.5", "R6.8")
@pytest.mark.parametrize(
    ("power", "figure", "cost"),
    [
        ("khorne", "Kc1", 1),
        ("khorne", "Kw1", 2),
        ("khorne", "Kd1", 3),
        ("nurgle", "Nc1", 1),
        ("nurgle", "Nw1", 1),
        ("nurgle", "Nd1", 3),
        ("tzeentch", "Tc1", 1),
        ("tzeentch", "Tw1", 2),
        ("tzeentch", "Td1", 3),
        ("slaanesh", "Sc1", 1),
        ("slaanesh", "Sw1", 2),
        ("slaanesh", "Sd1", 3),
    ],
)
def test_a_figure_costs_what_the_sheet_says_from_reserve_and_from_the_board(power: str, figure: str, cost: int) -> None:
    t = Position({"turn": power, "players": {power: {"power": 6}}})
    t.play(f"{power}: {figure}>nor")
    assert t[f"{power}.power"] == 6 - cost
    board = Position({"turn": power, "regions": {"kislev": {"figures": [figure]}}, "players": {power: {"power": 6}}})
    board.play(f"{power}: {figure}>emp")
    assert board[f"{power}.power"] == 6 - cost
    assert (board["kislev.figures"], board[f"empire.{power}"]) == ([], 1)


@pytest.mark.cites("R6.5")
@pytest.mark.parametrize(("power", "figures"), [(1, {"Kc1"}), (2, {"Kc1", "Kw1"}), (3, {"Kc1", "Kw1", "Kd1"})])
def test_without_enough_power_a_summoning_is_illegal(power: int, figures: set[str]) -> None:
    t = Position({"players": {"khorne": {"power": power}}})
    assert {text.partition(">")[0] for text in moves(t)} == figures


@pytest.mark.cites("R6.5", "R15.1")
def test_only_figures_one_controls_can_be_summoned() -> None:
    t = Position("""
    turn = "nurgle"
    [regions.kislev]
    figures = ["Nc1 controlled by slaanesh", "Nc2", "Acolyte"]
    """)
    assert goals(t, "Nc1") == set()
    assert goals(t, "Nc2") == {"tro", "emp"}
    assert goals(t, "Tc1") == set()
    t.play("nurgle: pass", "tzeentch: pass")
    assert goals(t, "Nc1") == {"tro", "emp"}
    assert goals(t, "Nc2") == set()


@pytest.mark.cites("R6.5", "nurgle.great_unclean_one")
def test_what_reacts_to_the_summoning_follows_when_the_figure_has_arrived() -> None:
    t = Position("""
    turn = "nurgle"
    [players.nurgle]
    upgrades = ["great_unclean_one"]
    """)
    t.play("nurgle: Nd1>emp")
    kinds = [event[0] for event in t.log if event[0] in ("summon", "move", "corrupt")]
    assert kinds == ["summon", "move", "corrupt"]


@pytest.mark.cites("R6.6")
def test_without_a_figure_on_the_board_any_region_is_legal() -> None:
    t = Position("""
    [regions.tilea]
    figures = ["Acolyte", "Bloodsworn controlled by slaanesh"]
    ruined = 1
    """)
    assert goals(t, "Kw1") == ALL


@pytest.mark.cites("R6.6")
def test_otherwise_only_where_one_has_a_figure_and_next_to_it() -> None:
    t = Position("""
    [regions.norsca]
    figures = ["Bloodsworn"]
    [regions.badlands]
    figures = ["Bloodletter"]
    [regions.kislev]
    figures = ["Acolyte"]
    """)
    assert goals(t, "Kd1") == {"nor", "tro", "bor", "bad"}
    assert goals(t, "Kc1") == {"tro", "bor", "bad"}


@pytest.mark.cites("R6.6")
def test_the_region_a_figure_leaves_counts_as_occupied() -> None:
    t = Position("""
    [regions.badlands]
    figures = ["Bloodsworn"]
    """)
    assert goals(t, "Kc1") == {"bor"}
    t.play("khorne: Kc1>bor", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert goals(t, "Kc1") == {"emp", "bre", "til", "bad"}


@pytest.mark.cites("R6.6", "R14.2")
def test_ruined_regions_are_legal() -> None:
    t = Position("""
    [regions.norsca]
    figures = ["Bloodsworn"]
    [regions.troll_country]
    ruined = 1
    """)
    t.play("khorne: Kc2>tro")
    assert t["troll_country.figures"] == ["Bloodsworn"]


@pytest.mark.cites("R6.7", "C38")
def test_a_figure_cannot_be_summoned_to_the_region_it_is_in() -> None:
    t = Position("""
    [regions.kislev]
    figures = ["Bloodsworn", "Bloodletter"]
    """)
    assert goals(t, "Kc1") == {"tro", "emp"}
    assert goals(t, "Kw1") == {"tro", "emp"}
    assert "kis" in goals(t, "Kw2")  # from reserve


@pytest.mark.cites("C38", "tzeentch.teleport")
def test_a_card_cannot_move_a_figure_to_the_region_it_is_in_either() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Leper"]
    [players.tzeentch]
    hand = ["teleport"]
    """)
    t.play("tzeentch: teleport@kis.l")
    assert goals(t, "Nc1") == ALL - {"kis"}
