"""The seven Chaos cards of Khorne."""

import pytest

from ruinous.rules.ids import CHAOS, KHORNE, POWERS, REGIONS
from ruinous.rules.options import Options
from ruinous.rules.ruleset import ruleset
from tests.kit.position import Position


def battle(text: str, *dice: int) -> Position:
    """A battle phase with these dice; a die that nobody rolls fails the test."""
    t = Position(f'start = "battle"\ndice = {list(dice)}\n{text}')
    if t["seat"] == "none":
        assert t.g.script == ()
    return t


def rolls(t: Position) -> list[tuple[str, str, tuple[int, ...]]]:
    """Every roll so far: who, where, which faces."""
    return [(POWERS[e[1]], REGIONS[e[2]], e[3]) for e in t.log if e[0] == "roll"]


# --- Blood Frenzy -------------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne.blood_frenzy", "R8.2", "R8.15")
def test_blood_frenzy_rolls_two_dice_without_a_figure_and_kills_before_the_victim_rolls() -> None:
    t = battle('regions.kislev = {figures = ["Plaguebearer"], cards = ["blood_frenzy"]}', 4, 1)
    assert rolls(t) == [("khorne", "kislev", (4, 1))]
    assert t["kislev.figures"] == []
    assert t["khorne.counters"] == 1


@pytest.mark.cites("khorne.blood_frenzy", "R8.7")
def test_blood_frenzy_sixes_explode() -> None:
    t = battle('regions.kislev = {figures = ["3 Leper"], cards = ["blood_frenzy"]}', 6, 6, 6, 1, 2)
    assert rolls(t) == [("khorne", "kislev", (6, 6, 6, 1, 2))]
    assert t["kislev.figures"] == []


@pytest.mark.cites("khorne.blood_frenzy", "R8.16")
def test_blood_frenzy_khorne_chooses_and_a_hit_need_not_kill() -> None:
    t = battle(
        'regions.kislev = {figures = ["Leper", "Great Unclean One"], tokens = ["peasant"], cards = ["blood_frenzy"]}',
        *(4, 1, 1, 1, 1),
    )
    assert t["seat"] == "khorne"
    assert t.legal == ["hit Nc1", "hit Nd1", "hit peasant"]
    t.play("khorne: hit Nd1")
    assert t["kislev.figures"] == ["Leper", "Great Unclean One"]
    assert t["khorne.counters"] == 0


@pytest.mark.cites("khorne.blood_frenzy", "R8.16", "C26")
def test_blood_frenzy_hits_count_with_khornes_hits_in_the_first_battle() -> None:
    # one early hit and two regular ones make the three the Great Unclean One needs
    t = battle(
        'regions.kislev = {figures = ["Bloodletter", "Great Unclean One"], cards = ["blood_frenzy"]}',
        *(4, 1, 4, 4, 1, 1, 1),
    )
    assert t["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("khorne.blood_frenzy", "khorne.reborn_in_blood", "R8.2", "R8.21", "C12")
def test_blood_frenzy_is_not_thrown_again_and_its_hits_vanish_before_an_extra_battle() -> None:
    t = battle(
        """
        regions.kislev = {figures = ["Bloodletter", "Great Unclean One"], cards = ["blood_frenzy", "reborn_in_blood"]}
        """,
        *(4, 1, 1, 1, 1, 1, 1, 4, 4, 1, 1, 1),
    )
    assert [faces for power, _, faces in rolls(t) if power == "khorne"] == [(4, 1), (1, 1), (4, 4)]
    assert t["kislev.figures"] == ["Bloodletter", "Great Unclean One"]


@pytest.mark.cites("khorne.blood_frenzy", "R7.5")
def test_blood_frenzy_copies_throw_four_dice_together() -> None:
    t = battle('regions.kislev = {figures = ["2 Leper"], cards = ["blood_frenzy", "blood_frenzy"]}', 1, 2, 3, 4)
    assert rolls(t) == [("khorne", "kislev", (1, 2, 3, 4))]
    assert t["kislev.figures"] == ["Leper"]


@pytest.mark.cites("khorne.blood_frenzy", "R8.2")
def test_blood_frenzy_comes_before_the_first_regular_die_of_any_region() -> None:
    t = battle(
        """
        regions.norsca = {figures = ["Bloodletter", "Leper"]}
        regions.kislev = {figures = ["Leper"], cards = ["blood_frenzy"]}
        regions.badlands = {figures = ["Leper"], cards = ["blood_frenzy"]}
        """,
        *(1, 1, 1, 1, 1, 1),
    )
    assert [region for _, region, _ in rolls(t)] == ["kislev", "badlands", "norsca"]


@pytest.mark.cites("khorne.blood_frenzy")
def test_blood_frenzy_takes_a_peasant() -> None:
    t = battle('regions.kislev = {tokens = ["peasant"], cards = ["blood_frenzy"]}', 5, 1)
    assert t["khorne.peasants"] == 1
    assert t["khorne.counters"] == 0


@pytest.mark.cites("khorne.blood_frenzy")
def test_blood_frenzy_without_a_legal_target_is_not_thrown() -> None:
    t = battle('regions.kislev = {figures = ["Bloodletter", "shielded Acolyte"], cards = ["blood_frenzy"]}')
    assert rolls(t) == []


@pytest.mark.cites("khorne.blood_frenzy", "slaanesh.field_of_ecstasy", "C15", "R16.1")
def test_blood_frenzy_is_not_thrown_on_a_field_of_ecstasy() -> None:
    t = battle('regions.kislev = {figures = ["Leper"], cards = ["blood_frenzy", "field_of_ecstasy"]}')
    assert rolls(t) == []


@pytest.mark.cites("khorne.blood_frenzy", "tzeentch.changer_of_ways", "C28")
def test_blood_frenzy_is_silenced() -> None:
    t = battle('regions.kislev = {figures = ["Leper"], cards = ["blood_frenzy", "changer_of_ways"]}')
    assert rolls(t) == []


# --- Battle Cry ---------------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne.battle_cry", "R10.2")
def test_battle_cry_keeps_every_cultists_token_out() -> None:
    t = Position("""
        start = "corruption"
        regions.kislev = {figures = ["2 Bloodsworn", "2 Leper"], corruption = {nurgle = 1}, cards = ["battle_cry"]}
        regions.empire = {figures = ["Leper"]}
    """)
    assert t["kislev.corruption"] == {"nurgle": 1}
    assert t["empire.corruption"] == {"nurgle": 1}


@pytest.mark.cites("khorne.battle_cry", "slaanesh.perverse_infiltration", "R16.1", "R1.7")
def test_battle_cry_skips_the_token_of_a_card_played_later() -> None:
    t = Position("""
        turn = "slaanesh"
        regions.kislev = {cards = ["battle_cry"]}
        players.slaanesh = {hand = ["perverse_infiltration"]}
    """)
    t.play("slaanesh: perverse_infiltration@kis.r")
    assert t["kislev.corruption"] == {}
    assert t["kislev.cards"] == ["battle_cry", "perverse_infiltration"]


@pytest.mark.cites("khorne.battle_cry", "R10.5")
def test_battle_cry_leaves_tokens_that_still_ruin_the_region() -> None:
    t = Position("""
        start = "corruption"
        regions.kislev = {corruption = {nurgle = 12}, cards = ["battle_cry"]}
    """)
    assert t["kislev.ruined"] == 1


@pytest.mark.cites("khorne.battle_cry", "tzeentch.changer_of_ways", "C28")
def test_battle_cry_is_silenced() -> None:
    t = Position("""
        start = "corruption"
        regions.kislev = {figures = ["Leper"], cards = ["battle_cry", "changer_of_ways"]}
    """)
    assert t["kislev.corruption"] == {"nurgle": 1}


@pytest.mark.cites("khorne.battle_cry", "nurgle.the_stench_of_death", "E31", "R16.1")
def test_battle_cry_stops_the_stench_of_death_but_not_the_score() -> None:
    t = Position("""
        start = "domination"
        regions.kislev = {figures = ["Leper"], cards = ["battle_cry", "the_stench_of_death"]}
    """)
    assert t["nurgle.vp"] == 3
    assert t["kislev.corruption"] == {}


# --- The Skull Throne ---------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne.the_skull_throne", "R9.2")
def test_skull_throne_counts_attack_instead_of_figures_and_adds_card_costs() -> None:
    t = Position("""
        [regions.kislev]
        figures = ["Bloodthirster", "2 Bloodletter", "Bloodsworn", "2 Horror"]
        cards = ["the_skull_throne", "reborn_in_blood"]
    """)
    assert t["kislev.domination"] == {"khorne": 4 + 4 + 0 + 1 + 2, "nurgle": 0, "tzeentch": 2, "slaanesh": 0}


@pytest.mark.cites("khorne.the_skull_throne", "C14", "R1.6")
def test_skull_throne_is_mandatory_even_when_it_lowers_the_value() -> None:
    t = Position("""
        start = "domination"
        regions.troll_country = {figures = ["3 Bloodsworn"], cards = ["the_skull_throne"]}
    """)
    assert t["troll_country.domination"]["khorne"] == 1
    assert t["khorne.vp"] == 0


@pytest.mark.cites("khorne.the_skull_throne", "khorne.bloodsworn")
def test_skull_throne_counts_the_current_attack() -> None:
    t = Position("""
        regions.kislev = {figures = ["3 Bloodsworn"], cards = ["the_skull_throne"]}
        players.khorne = {upgrades = ["bloodsworn"]}
    """)
    assert t["kislev.domination"]["khorne"] == 3 + 1


@pytest.mark.cites("khorne.the_skull_throne", "R1.5")
def test_skull_throne_counts_figures_by_controller() -> None:
    t = Position("""
        [regions.kislev]
        figures = ["Bloodletter", "Bloodletter controlled by slaanesh"]
        cards = ["the_skull_throne"]
    """)
    assert t["kislev.domination"] == {"khorne": 2 + 1, "nurgle": 0, "tzeentch": 0, "slaanesh": 1}


@pytest.mark.cites("khorne.the_skull_throne", "E6", "R7.5")
def test_skull_throne_copies_do_not_add() -> None:
    t = Position('regions.kislev = {figures = ["Bloodletter"], cards = ["the_skull_throne", "the_skull_throne"]}')
    assert t["kislev.domination"]["khorne"] == 2 + 1 + 1


@pytest.mark.cites("khorne.the_skull_throne", "slaanesh.abyssal_pact", "C14")
@pytest.mark.parametrize("cards", [["the_skull_throne", "abyssal_pact"], ["abyssal_pact", "the_skull_throne"]])
def test_skull_throne_under_an_abyssal_pact_counts_only_the_card(cards: list[str]) -> None:
    t = Position({"regions": {"kislev": {"figures": ["2 Bloodletter"], "cards": cards}}})
    assert t["kislev.domination"]["khorne"] == 1


@pytest.mark.cites("khorne.the_skull_throne", "tzeentch.changer_of_ways", "C28")
def test_skull_throne_silenced_counts_figures_again() -> None:
    t = Position('regions.kislev = {figures = ["2 Bloodletter"], cards = ["the_skull_throne", "changer_of_ways"]}')
    assert t["kislev.domination"]["khorne"] == 2 + 1


# --- Field of Carnage ---------------------------------------------------------------------------------------------

CARNAGE = """
regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["field_of_carnage"]}
regions.empire = {figures = ["Leper"]}
"""


@pytest.mark.cites("khorne.field_of_carnage", "R6.9")
def test_field_of_carnage_holds_enemies_and_lets_them_in() -> None:
    t = Position(f'turn = "nurgle"\n{CARNAGE}')
    assert "Nc1>emp" not in t.legal
    assert "Nc2>kis" in t.legal


@pytest.mark.cites("khorne.field_of_carnage", "R6.9")
def test_field_of_carnage_lets_khorne_leave() -> None:
    assert "Kw1>emp" in Position(CARNAGE).legal


@pytest.mark.cites("khorne.field_of_carnage", "R15.1", "R15.3")
def test_field_of_carnage_holds_a_bloodletter_another_player_controls() -> None:
    t = Position("""
        turn = "slaanesh"
        regions.kislev = {figures = ["Bloodletter controlled by slaanesh"], cards = ["field_of_carnage"]}
    """)
    assert not [text for text in t.legal if text.startswith("Kw1>")]


@pytest.mark.cites("khorne.field_of_carnage", "tzeentch.teleport", "C17", "R1.11", "E7")
def test_field_of_carnage_binds_teleport_too() -> None:
    t = Position("""
        turn = "tzeentch"
        regions.kislev = {figures = ["Leper"], cards = ["field_of_carnage"]}
        players.tzeentch = {hand = ["teleport"]}
    """)
    t.play("tzeentch: teleport@kis.r")
    assert t["seat"] == "slaanesh"
    assert t["kislev.figures"] == ["Leper"]


@pytest.mark.cites("khorne.field_of_carnage", "nurgle.a_great_foul_consumption")
def test_field_of_carnage_does_not_stop_removal() -> None:
    t = Position("""
        start = "corruption"
        regions.kislev = {figures = ["2 Plaguebearer"], cards = ["field_of_carnage", "a_great_foul_consumption"]}
    """)
    assert t["kislev.figures"] == []


@pytest.mark.cites("khorne.field_of_carnage", "R8.20")
def test_field_of_carnage_does_not_stop_death() -> None:
    t = battle('regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["field_of_carnage"]}', 4, 1)
    assert t["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("khorne.field_of_carnage", "E6", "R7.5")
def test_field_of_carnage_copies_do_the_same_as_one() -> None:
    t = Position("""
        turn = "nurgle"
        regions.kislev = {figures = ["Leper"], cards = ["field_of_carnage", "field_of_carnage"]}
    """)
    assert "Nc1>emp" not in t.legal
    assert "Nc2>kis" in t.legal


@pytest.mark.cites("khorne.field_of_carnage", "tzeentch.changer_of_ways", "C28")
def test_field_of_carnage_is_silenced() -> None:
    t = Position("""
        turn = "nurgle"
        regions.kislev = {figures = ["Leper"], cards = ["field_of_carnage", "changer_of_ways"]}
    """)
    assert "Nc1>emp" in t.legal


# --- Ritual Slaying -----------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne.ritual_slaying", "R8.13")
def test_ritual_slaying_draws_for_every_figure_but_not_for_peasants() -> None:
    t = battle(
        """
        regions.kislev = {figures = ["2 Bloodletter", "2 Leper"], tokens = ["peasant"], cards = ["ritual_slaying"]}
        players.khorne = {deck = ["reborn_in_blood", "battle_cry", "blood_frenzy"]}
        """,
        *(4, 4, 4, 1),
    )
    t.play("khorne: hit peasant")
    assert t["khorne.hand"] == ["battle_cry", "reborn_in_blood"]
    assert t["khorne.peasants"] == 1


@pytest.mark.cites("khorne.ritual_slaying")
def test_ritual_slaying_draws_at_once() -> None:
    t = battle(
        'regions.kislev = {figures = ["Bloodletter", "Leper", "Acolyte", "Seductress"], cards = ["ritual_slaying"]}',
        *(4, 4),
    )
    t.play("khorne: hit Tc1")
    assert t["khorne.hand.size"] == 1
    t.play("khorne: hit Nc1")
    assert t["khorne.hand.size"] == 2


@pytest.mark.cites("khorne.ritual_slaying", "khorne.blood_frenzy")
def test_ritual_slaying_draws_for_early_kills() -> None:
    t = battle('regions.kislev = {figures = ["Leper"], cards = ["ritual_slaying", "blood_frenzy"]}', 4, 1)
    assert t["khorne.hand.size"] == 1


@pytest.mark.cites("khorne.ritual_slaying", "R7.5")
def test_ritual_slaying_copies_draw_one_each() -> None:
    t = battle(
        'regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["ritual_slaying", "ritual_slaying"]}', 4, 1
    )
    assert t["khorne.hand.size"] == 2


@pytest.mark.cites("khorne.ritual_slaying")
def test_ritual_slaying_draws_nothing_for_kills_of_others_or_elsewhere() -> None:
    t = battle(
        """
        regions.kislev = {figures = ["Bloodletter", "Plaguebearer", "Acolyte"], cards = ["ritual_slaying"]}
        regions.empire = {figures = ["Bloodletter", "Leper"]}
        """,
        *(1, 1, 4, 4, 1),
    )
    t.play("nurgle: hit Tc1")
    assert t["kislev.figures"] == ["Bloodletter", "Plaguebearer"]
    assert t["empire.figures"] == ["Bloodletter"]
    assert (t["khorne.hand.size"], t["nurgle.hand.size"]) == (0, 0)


@pytest.mark.cites("khorne.ritual_slaying", "C30")
def test_ritual_slaying_draws_for_his_own_figure_under_another_players_control() -> None:
    t = battle(
        'regions.kislev = {figures = ["Bloodletter", "Bloodsworn controlled by slaanesh"], cards = ["ritual_slaying"]}',
        *(4, 1),
    )
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["khorne.hand.size"] == 1
    assert t["khorne.counters"] == 1


@pytest.mark.cites("khorne.ritual_slaying", "R5.5", "C37")
@pytest.mark.parametrize(("pile", "sizes"), [("discard", (1, 22, 0)), ("hand", (23, 0, 0))])
def test_ritual_slaying_with_an_empty_deck_draws_from_the_discard_pile_if_any(pile: str, sizes: object) -> None:
    others = [CHAOS[card] for card in ruleset(Options()).decks[KHORNE]]
    others.remove("khorne.ritual_slaying")
    kislev = {"figures": ["Bloodletter", "Leper"], "cards": ["ritual_slaying"]}
    players = {"khorne": {pile: others}}
    t = Position({"start": "battle", "dice": [4, 1], "regions": {"kislev": kislev}, "players": players})
    assert t["kislev.figures"] == ["Bloodletter"]
    assert (t["khorne.hand.size"], t["khorne.deck.size"], t["khorne.discard.size"]) == sizes


@pytest.mark.cites("khorne.ritual_slaying", "tzeentch.changer_of_ways", "C28")
def test_ritual_slaying_is_silenced() -> None:
    t = battle(
        'regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["ritual_slaying", "changer_of_ways"]}', 4, 1
    )
    assert t["khorne.hand.size"] == 0
