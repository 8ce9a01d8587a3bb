"""Every number of a card comes from its data: a host's correction changes what the card does."""

import ast
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ruinous.content import components
from ruinous.rules import values
from ruinous.rules.ids import CARD_SLUGS, FIGURE_NAMES, KHORNE, KISLEV, NURGLE, POWERS
from tests.kit.position import Position


def corrected(card: str, text: str, section: str = "chaos", **fields: Any) -> Position:
    """A position played with one corrected card; `params` are numbers by name."""
    lines = [f'[{section}."{card}"]']
    for key, value in fields.items():
        lines.append(f"{key} = {inline(value)}")
    return Position({"options": {"cards": "\n".join(lines)}, **tomllib.loads(text)})


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {number}" for name, number in value.items()) + "}"
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_params(card: str, text: str, **params: int) -> Position:
    return corrected(card, text, params=params)


# --- Khorne -------------------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne.blood_frenzy")
def test_blood_frenzy_dice() -> None:
    t = with_params(
        "khorne.blood_frenzy",
        """
        start = "battle"
        dice = [1, 1, 1, 1, 4]
        regions.kislev = {figures = ["Leper"], cards = ["blood_frenzy"]}
        """,
        dice=5,
    )
    assert t["kislev.figures"] == []


@pytest.mark.cites("khorne.ritual_slaying")
def test_ritual_slaying_cards() -> None:
    t = with_params(
        "khorne.ritual_slaying",
        """
        start = "battle"
        dice = [4, 1]
        regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["ritual_slaying"]}
        """,
        cards=3,
    )
    assert t["khorne.hand.size"] == 3


@pytest.mark.cites("khorne.the_blood_gods_call")
def test_blood_gods_call_figures() -> None:
    t = with_params(
        "khorne.the_blood_gods_call",
        """
        regions.empire = {figures = ["4 Leper"]}
        players.khorne = {hand = ["the_blood_gods_call"]}
        """,
        figures=3,
    )
    t.play("khorne: the_blood_gods_call@kis.l", "khorne: Nc1>kis", "khorne: Nc2>kis", "khorne: Nc3>kis")
    assert (t["kislev.nurgle"], t["seat"]) == (3, "nurgle")


# --- Nurgle -------------------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle.plague_aura")
def test_plague_aura_per_token() -> None:
    text = 'regions.kislev = {corruption = {nurgle = 2}, cards = ["plague_aura"]}'
    assert with_params("nurgle.plague_aura", text, per_token=3)["kislev.domination"]["nurgle"] == 6


@pytest.mark.cites("nurgle.plague_touch")
def test_plague_touch_defense() -> None:
    text = 'regions.kislev = {figures = ["Keeper of Secrets"], cards = ["plague_touch"]}'
    t = with_params("nurgle.plague_touch", text, defense=2)
    assert values.defense(t.g, FIGURE_NAMES.index("Sd1"), KISLEV, KHORNE) == 2


@pytest.mark.cites("nurgle.influenza")
def test_influenza_resistance() -> None:
    t = with_params("nurgle.influenza", 'regions.empire = {cards = ["influenza"]}', resistance=3)
    assert t["empire.resistance"] == 2


@pytest.mark.cites("nurgle.all_things_decay")
def test_all_things_decay_tokens() -> None:
    t = with_params(
        "nurgle.all_things_decay",
        """
        turn = "nurgle"
        regions.kislev = {corruption = {khorne = 3}}
        players.nurgle = {hand = ["all_things_decay"]}
        """,
        tokens=2,
    )
    t.play("nurgle: all_things_decay@kis.l")
    assert t["kislev.corruption"] == {"khorne": 1}


@pytest.mark.cites("nurgle.rain_of_pus")
def test_rain_of_pus_defense() -> None:
    text = 'regions.kislev = {figures = ["Leper"], cards = ["rain_of_pus"]}'
    t = with_params("nurgle.rain_of_pus", text, defense=3)
    assert values.defense(t.g, FIGURE_NAMES.index("Nc1"), KISLEV, KHORNE) == 4


@pytest.mark.cites("nurgle.a_great_foul_consumption")
def test_consumption_figures_per_token() -> None:
    t = with_params(
        "nurgle.a_great_foul_consumption",
        """
        start = "corruption"
        regions.kislev = {figures = ["5 Plaguebearer"], cards = ["a_great_foul_consumption"]}
        """,
        figures_per_token=1,
    )
    assert t["kislev.corruption"] == {"nurgle": 5}


@pytest.mark.cites("nurgle.the_final_rotting")
def test_final_rotting_per_token() -> None:
    t = with_params(
        "nurgle.the_final_rotting",
        """
        start = "battle"
        regions.kislev = {figures = ["4 Acolyte"], corruption = {nurgle = 1}, cards = ["the_final_rotting"]}
        """,
        per_token=3,
    )
    assert t["kislev.tzeentch"] == 1


@pytest.mark.cites("nurgle.the_stench_of_death")
def test_stench_of_death_tokens() -> None:
    t = with_params(
        "nurgle.the_stench_of_death",
        """
        start = "domination"
        regions.kislev = {figures = ["Leper"], cards = ["the_stench_of_death"]}
        """,
        tokens=4,
    )
    assert t["kislev.corruption"] == {"nurgle": 4}


# --- Tzeentch -----------------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.drain_power")
@pytest.mark.parametrize(("loss", "gain"), [(2, 1), (1, 3)])
def test_drain_power_loss_and_gain(loss: int, gain: int) -> None:
    t = with_params(
        "tzeentch.drain_power",
        """
        turn = "tzeentch"
        regions.kislev = {figures = ["Leper"]}
        players.tzeentch = {hand = ["drain_power"]}
        """,
        loss=loss,
        gain=gain,
    )
    t.play("tzeentch: drain_power@kis.l")
    assert [t[f"{power}.power"] for power in POWERS[:4]] == [7, 6 - loss, 6 + gain, 6]


@pytest.mark.cites("tzeentch.temporal_stasis")
def test_temporal_stasis_surcharge() -> None:
    t = with_params("tzeentch.temporal_stasis", 'regions.kislev = {cards = ["temporal_stasis"]}', surcharge=4)
    assert values.card_cost(t.g, NURGLE, CARD_SLUGS.index("influenza"), KISLEV) == 5


@pytest.mark.cites("tzeentch.the_meddling_of_skaven")
def test_meddling_discards() -> None:
    t = with_params(
        "tzeentch.the_meddling_of_skaven",
        """
        turn = "tzeentch"
        regions.kislev = {figures = ["Leper"]}
        players.tzeentch = {hand = ["the_meddling_of_skaven"]}
        players.nurgle = {hand = ["influenza", "influenza", "influenza", "influenza"]}
        """,
        discards=3,
    )
    t.play("tzeentch: the_meddling_of_skaven@kis.l", *["nurgle: discard influenza"] * 3)
    assert (t["nurgle.hand.size"], t["seat"]) == (1, "slaanesh")


@pytest.mark.cites("tzeentch.teleport")
def test_teleport_figures() -> None:
    t = with_params(
        "tzeentch.teleport",
        """
        turn = "tzeentch"
        regions.kislev = {figures = ["3 Leper"]}
        players.tzeentch = {hand = ["teleport"]}
        """,
        figures=2,
    )
    t.play("tzeentch: teleport@kis.l", "tzeentch: Nc1>bad", "tzeentch: Nc2>nor")
    assert (t["kislev.nurgle"], t["seat"]) == (1, "slaanesh")


@pytest.mark.cites("tzeentch.dazzle")
def test_dazzle_cultists() -> None:
    t = with_params(
        "tzeentch.dazzle",
        """
        start = "corruption"
        regions.kislev = {figures = ["4 Leper"], cards = ["dazzle"]}
        """,
        cultists=3,
    )
    assert t["kislev.corruption"] == {"nurgle": 1}


# --- Slaanesh -----------------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh.perverse_infiltration")
def test_infiltration_tokens() -> None:
    t = with_params(
        "slaanesh.perverse_infiltration",
        """
        turn = "slaanesh"
        players.slaanesh = {hand = ["perverse_infiltration"]}
        """,
        tokens=3,
    )
    t.play("slaanesh: perverse_infiltration@kis.l")
    assert t["kislev.corruption"] == {"slaanesh": 3}


@pytest.mark.cites("slaanesh.insidious_lies")
def test_insidious_lies_per_token() -> None:
    text = 'regions.kislev = {tokens = ["noble", "hero"], cards = ["insidious_lies"]}'
    assert with_params("slaanesh.insidious_lies", text, per_token=5)["kislev.domination"]["slaanesh"] == 1 + 10


@pytest.mark.cites("slaanesh.degenerate_royalty")
@pytest.mark.parametrize(("tokens", "power"), [(4, 4), (5, 1)])
def test_degenerate_royalty_tokens(tokens: int, power: int) -> None:
    t = with_params(
        "slaanesh.degenerate_royalty",
        """
        turn = "slaanesh"
        regions.kislev = {corruption = {nurgle = 4}}
        players.slaanesh = {power = 4, hand = ["degenerate_royalty"]}
        """,
        tokens=tokens,
    )
    t.play("slaanesh: degenerate_royalty@kis.l")
    assert t["slaanesh.power"] == power


# --- costs, symbols, copies, upgrades -----------------------------------------------------------------------------


@pytest.mark.cites("R7.3", "R9.2")
def test_a_corrected_cost_is_paid_and_counts_for_domination() -> None:
    text = """
        turn = "nurgle"
        players.nurgle = {hand = ["influenza"]}
    """
    t = corrected("nurgle.influenza", text, cost=4)
    t.play("nurgle: influenza@kis.l")
    assert (t["nurgle.power"], t["kislev.domination"]["nurgle"]) == (2, 4)


@pytest.mark.cites("R16.2")
def test_a_corrected_symbol_counts() -> None:
    assert corrected("nurgle.influenza", 'regions.kislev = {cards = ["influenza"]}', magic=True)["kislev.magic"] == 1


@pytest.mark.cites("R17.2")
def test_corrected_statistics_of_an_upgrade_count() -> None:
    text = """
        start = "battle"
        dice = [1, 1, 4]
        regions.kislev = {figures = ["Bloodsworn", "Leper"]}
        players.khorne = {upgrades = ["bloodsworn"]}
    """
    assert corrected("khorne.bloodsworn", text, "upgrades", stats=[1, 3, 1])["kislev.figures"] == ["Bloodsworn"]


@pytest.mark.cites("R17.3", "slaanesh.power_of_pain", "slaanesh.power_of_pleasure")
def test_a_corrected_power_bonus_counts() -> None:
    text = """
        start = "draw"
        players.slaanesh = {upgrades = ["power_of_pain", "power_of_pleasure"]}
    """
    assert corrected("slaanesh.power_of_pain", text, "upgrades", power_bonus=3)["slaanesh.power"] == 6 + 3 + 1 + 1


@pytest.mark.cites("nurgle.lepers", "R6.5")
def test_a_leper_too_dear_for_its_player_can_still_come_free_where_he_has_no_figure() -> None:
    text = """
        turn = "nurgle"
        regions.kislev = {figures = ["Plaguebearer"]}
        players.nurgle = {power = 2, upgrades = ["lepers"]}
    """
    t = corrected("nurgle.lepers", text, "upgrades", stats=[3, 0, 1])
    assert [move for move in t.legal if move.startswith("Nc1>")] == ["Nc1>tro", "Nc1>emp"]


def test_every_number_of_every_card_is_tested_here() -> None:
    calls = [
        node
        for node in ast.walk(ast.parse(Path(__file__).read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "with_params"
    ]
    tested = {(ast.literal_eval(call.args[0]), keyword.arg) for call in calls for keyword in call.keywords}
    assert tested == {(card.id, name) for card in components().chaos if card.set == "base" for name in card.params}
