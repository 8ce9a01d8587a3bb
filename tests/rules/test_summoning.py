"""R6: the turns of the summoning phase and where a figure may go."""

import pytest

from ruinous.rules.scenario import Table


def moves(table: Table) -> set[str]:
    return {text for text in table.legal if ">" in text}


def goals(table: Table, figure: str) -> set[str]:
    """The regions a figure may be summoned to."""
    return {text.partition(">")[2] for text in table.legal if text.startswith(figure + ">")}


ALL = {"nor", "tro", "kis", "emp", "bre", "est", "til", "bor", "bad"}


# --- turns --------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R6.1", "R1.2")
def test_turns_go_round_and_round_in_power_order() -> None:
    table = Table("")
    table.play("khorne: Kc1>nor", "nurgle: Nc1>nor", "tzeentch: Tc1>nor", "slaanesh: Sc1>nor")
    table.play("khorne: Kc2>nor", "nurgle: Nc2>nor", "tzeentch: Tc2>nor", "slaanesh: Sc2>nor")
    assert table["seat"] == "khorne"


@pytest.mark.cites("R6.2", "R23.3")
def test_a_player_does_one_of_three_things_on_his_turn() -> None:
    table = Table("""
    [regions.norsca]
    figures = ["Bloodsworn"]
    [players]
    khorne = {power = 2, hand = ["battle_cry"]}
    """)
    summonings = {text for text in table.legal if ">" in text}
    plays = {text for text in table.legal if "@" in text}
    assert summonings == {"Kc1>tro", "Kc2>nor", "Kc2>tro", "Kw1>nor", "Kw1>tro"}
    assert len(plays) == 18
    assert set(table.legal) == {"pass"} | summonings | plays


@pytest.mark.cites("R6.2")
@pytest.mark.parametrize("action", ["pass", "Kc1>nor", "battle_cry@nor.l"])
def test_after_one_action_the_next_player_has_his_turn(action: str) -> None:
    table = Table("""
    [players]
    khorne = {hand = ["battle_cry"]}
    """)
    table.play(f"khorne: {action}")
    assert table["seat"] == "nurgle"


@pytest.mark.cites("R6.3")
def test_passing_sets_power_to_zero() -> None:
    table = Table("")
    table.play("khorne: pass")
    assert (table["khorne.power"], table["seat"]) == (0, "nurgle")


@pytest.mark.cites("R6.3")
def test_someone_who_cannot_act_must_pass() -> None:
    # All four Bloodsworn are held, everything else costs more than 1.
    table = Table("""
    options.show_forced = true
    [regions.kislev]
    figures = ["4 Bloodsworn"]
    tokens = ["hero"]
    [players]
    khorne = {power = 1}
    [old_world]
    track = ["road_wardens"]
    """)
    assert table.legal == ["pass"]
    table.play("khorne: pass")
    assert table["khorne.power"] == 0


@pytest.mark.cites("R6.4")
def test_a_player_without_power_is_skipped_even_with_cards_that_cost_nothing() -> None:
    table = Table("""
    [players]
    khorne = {power = 0, hand = ["blood_frenzy"]}
    nurgle = {power = 0, upgrades = ["lepers"]}
    """)
    assert table["seat"] == "tzeentch"
    table.play("tzeentch: pass", "slaanesh: Sc1>nor")
    assert table["seat"] == "slaanesh"


@pytest.mark.cites("R6.4")
def test_the_phase_ends_when_all_players_are_at_zero() -> None:
    table = Table("""
    [players]
    khorne = {power = 1}
    nurgle = {power = 2}
    tzeentch = {power = 1}
    slaanesh = {power = 1}
    """)
    table.play("khorne: Kc1>nor", "nurgle: Nc1>nor", "tzeentch: Tc1>nor", "slaanesh: Sc1>nor", "nurgle: Nc2>nor")
    assert table["seat"] == "none"


@pytest.mark.cites("R6.4")
def test_actions_that_cost_nothing_do_not_lower_power() -> None:
    table = Table("""
    [players]
    khorne = {power = 1, hand = ["blood_frenzy"]}
    """)
    table.play("khorne: blood_frenzy@nor.l", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert (table["khorne.power"], table["seat"]) == (1, "khorne")


@pytest.mark.cites("C49", "R6.4")
def test_whoever_is_given_power_has_turns_again() -> None:
    # No base card gives power to someone who has none, so the marker is moved by hand.
    table = Table("")
    table.play("khorne: pass", "nurgle: pass", "tzeentch: Tc1>nor")
    table.g.power[0] = 1
    table.play("slaanesh: Sc1>nor")
    assert table["seat"] == "khorne"


@pytest.mark.cites("C49", "tzeentch.drain_power")
def test_whoever_loses_his_last_power_before_his_turn_is_skipped() -> None:
    table = Table("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Seductress"]
    [players]
    slaanesh = {power = 1}
    tzeentch = {hand = ["drain_power"]}
    """)
    table.play("tzeentch: drain_power@kis.l")
    assert table["seat"] == "khorne"


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
    table = Table({"turn": power, "players": {power: {"power": 6}}})
    table.play(f"{power}: {figure}>nor")
    assert table[f"{power}.power"] == 6 - cost
    board = Table({"turn": power, "regions": {"kislev": {"figures": [figure]}}, "players": {power: {"power": 6}}})
    board.play(f"{power}: {figure}>emp")
    assert board[f"{power}.power"] == 6 - cost
    assert (board["kislev.figures"], board[f"empire.{power}"]) == ([], 1)


@pytest.mark.cites("R6.5")
@pytest.mark.parametrize(("power", "figures"), [(1, {"Kc1"}), (2, {"Kc1", "Kw1"}), (3, {"Kc1", "Kw1", "Kd1"})])
def test_without_enough_power_a_summoning_is_illegal(power: int, figures: set[str]) -> None:
    table = Table({"players": {"khorne": {"power": power}}})
    assert {text.partition(">")[0] for text in moves(table)} == figures


@pytest.mark.cites("R6.5", "R15.1")
def test_only_figures_one_controls_can_be_summoned() -> None:
    table = Table("""
    turn = "nurgle"
    [regions.kislev]
    figures = ["Nc1 controlled by slaanesh", "Nc2", "Acolyte"]
    """)
    assert goals(table, "Nc1") == set()
    assert goals(table, "Nc2") == {"tro", "emp"}
    assert goals(table, "Tc1") == set()
    table.play("nurgle: pass", "tzeentch: pass")
    assert goals(table, "Nc1") == {"tro", "emp"}
    assert goals(table, "Nc2") == set()


@pytest.mark.cites("R6.5", "nurgle.great_unclean_one")
def test_what_reacts_to_the_summoning_follows_when_the_figure_has_arrived() -> None:
    table = Table("""
    turn = "nurgle"
    [players.nurgle]
    upgrades = ["great_unclean_one"]
    """)
    table.play("nurgle: Nd1>emp")
    kinds = [event[0] for event in table.g.log if event[0] in ("summon", "move", "corrupt")]
    assert kinds == ["summon", "move", "corrupt"]


@pytest.mark.cites("R6.6")
def test_without_a_figure_on_the_board_any_region_is_legal() -> None:
    table = Table("""
    [regions.tilea]
    figures = ["Acolyte", "Bloodsworn controlled by slaanesh"]
    ruined = 1
    """)
    assert goals(table, "Kw1") == ALL


@pytest.mark.cites("R6.6")
def test_otherwise_only_where_one_has_a_figure_and_next_to_it() -> None:
    table = Table("""
    [regions.norsca]
    figures = ["Bloodsworn"]
    [regions.badlands]
    figures = ["Bloodletter"]
    [regions.kislev]
    figures = ["Acolyte"]
    """)
    assert goals(table, "Kd1") == {"nor", "tro", "bor", "bad"}
    assert goals(table, "Kc1") == {"tro", "bor", "bad"}


@pytest.mark.cites("R6.6")
def test_the_region_a_figure_leaves_counts_as_occupied() -> None:
    table = Table("""
    [regions.badlands]
    figures = ["Bloodsworn"]
    """)
    assert goals(table, "Kc1") == {"bor"}
    table.play("khorne: Kc1>bor", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert goals(table, "Kc1") == {"emp", "bre", "til", "bad"}


@pytest.mark.cites("R6.6", "R14.2")
def test_ruined_regions_are_legal() -> None:
    table = Table("""
    [regions.norsca]
    figures = ["Bloodsworn"]
    [regions.troll_country]
    ruined = 1
    """)
    table.play("khorne: Kc2>tro")
    assert table["troll_country.figures"] == ["Bloodsworn"]


@pytest.mark.cites("R6.7", "C38")
def test_a_figure_cannot_be_summoned_to_the_region_it_is_in() -> None:
    table = Table("""
    [regions.kislev]
    figures = ["Bloodsworn", "Bloodletter"]
    """)
    assert goals(table, "Kc1") == {"tro", "emp"}
    assert goals(table, "Kw1") == {"tro", "emp"}
    assert "kis" in goals(table, "Kw2")  # from reserve


@pytest.mark.cites("C38", "tzeentch.teleport")
def test_a_card_cannot_move_a_figure_to_the_region_it_is_in_either() -> None:
    table = Table("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Leper"]
    [players.tzeentch]
    hand = ["teleport"]
    """)
    table.play("tzeentch: teleport@kis.l")
    assert goals(table, "Nc1") == ALL - {"kis"}
