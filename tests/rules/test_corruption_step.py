"""The corruption step (R10): placing, what follows in each region, and the check for ruin."""

from typing import Any

import pytest

from ruinous.rules import board
from ruinous.rules.ids import EMPIRE, KHORNE, KISLEV, NORSCA, NURGLE, TILEA, UPGRADES, WARPSTONE
from ruinous.rules.state import GameState
from ruinous.rules.upgrades import ProvenderOfRuin
from tests.kit.position import Position


def corruption(regions: dict[str, Any], **more: Any) -> Position:
    return Position({"start": "corruption", "regions": regions, **more})


# --- placing ------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R10.2")
def test_each_cultist_places_one_token_and_other_figures_none() -> None:
    t = corruption({"tilea": {"figures": ["2 Bloodsworn", "Bloodletter", "3 Leper", "Great Unclean One"]}})
    assert t["tilea.corruption"] == {"khorne": 2, "nurgle": 3}


@pytest.mark.cites("R10.2")
def test_new_tokens_are_added_to_those_already_there() -> None:
    t = corruption({"tilea": {"figures": ["Acolyte"], "corruption": {"tzeentch": 4, "khorne": 1}}})
    assert t["tilea.corruption"] == {"khorne": 1, "tzeentch": 5}


@pytest.mark.cites("R10.2", "R15.1")
def test_a_controlled_cultist_places_its_controllers_token() -> None:
    t = corruption({"tilea": {"figures": ["Leper", "Leper controlled by slaanesh"]}})
    assert t["tilea.corruption"] == {"nurgle": 1, "slaanesh": 1}


@pytest.mark.cites("R10.2", "tzeentch.dazzle")
def test_dazzle_leaves_out_one_cultist_of_each_opponent() -> None:
    t = corruption({"tilea": {"figures": ["Bloodsworn", "3 Leper", "2 Acolyte"], "cards": ["dazzle"]}})
    assert t["tilea.corruption"] == {"nurgle": 2, "tzeentch": 2}


@pytest.mark.cites("R10.2", "tzeentch.dazzle")
def test_two_dazzles_leave_out_two_cultists() -> None:
    t = corruption({"tilea": {"figures": ["Bloodsworn", "3 Leper"], "cards": ["dazzle", "dazzle"]}})
    assert t["tilea.corruption"] == {"nurgle": 1}


@pytest.mark.cites("R10.2", "khorne.battle_cry")
def test_nobody_places_under_battle_cry_and_the_tokens_there_stay() -> None:
    t = corruption(
        {"tilea": {"figures": ["2 Bloodsworn", "Leper"], "cards": ["", "battle_cry"], "corruption": {"nurgle": 3}}}
    )
    assert t["tilea.corruption"] == {"nurgle": 3}


@pytest.mark.cites("R10.2", "old_world.teclis_aids_the_empire")
def test_in_edition_1_nobody_placed_beside_the_event_of_teclis() -> None:
    t = corruption(
        options={"edition": 1},
        regions={"tilea": {"figures": ["2 Leper"], "tokens": ["event"]}, "norsca": {"figures": ["2 Leper"]}},
        old_world={"track": ["", "teclis_aids_the_empire"]},
    )
    assert t["tilea.corruption"] == {}
    assert t["norsca.corruption"] == {"nurgle": 2}


@pytest.mark.cites("R10.1", "R14.1", "C39")
def test_nobody_places_in_a_ruined_region() -> None:
    t = corruption({"tilea": {"figures": ["3 Leper"], "ruined": 1}})
    assert t["tilea.corruption"] == {}
    assert t["nurgle.counters"] == 0


@pytest.mark.cites("R10.1", "R1.3")
def test_each_region_is_finished_before_the_next() -> None:
    t = corruption(
        {
            "tilea": {"figures": ["Leper"]},
            "norsca": {"figures": ["Leper"]},
            "kislev": {"figures": ["Leper"], "corruption": {"khorne": 11}},
        }
    )
    order = [(e[0], e[1] if e[0] == "ruin" else e[2]) for e in t.log if e[0] in ("corrupt", "ruin")]
    assert order == [("corrupt", NORSCA), ("corrupt", KISLEV), ("ruin", KISLEV), ("corrupt", TILEA)]


# --- after placing ------------------------------------------------------------------------------------------------


@pytest.mark.cites("R10.3", "nurgle.a_great_foul_consumption")
def test_a_great_foul_consumption_acts_after_the_cultists_have_placed() -> None:
    t = corruption({"tilea": {"figures": ["3 Leper", "2 Plaguebearer"], "cards": ["a_great_foul_consumption"]}})
    assert t["tilea.corruption"] == {"nurgle": 3 + 2}
    assert t["tilea.figures"] == []


@pytest.mark.cites("R10.3", "nurgle.a_great_foul_consumption")
def test_a_second_consumption_finds_no_figures() -> None:
    cards = ["a_great_foul_consumption", "a_great_foul_consumption"]
    t = corruption({"tilea": {"figures": ["4 Leper"], "cards": cards}})
    assert t["tilea.corruption"] == {"nurgle": 4 + 2}


@pytest.mark.cites("R10.3", "R10.5")
def test_the_tokens_of_the_consumption_are_there_when_ruin_is_checked() -> None:
    cards = ["a_great_foul_consumption"]
    ruined = corruption({"tilea": {"figures": ["2 Plaguebearer"], "cards": cards, "corruption": {"khorne": 11}}})
    assert ruined["tilea.ruined"] == 1
    spared = corruption({"tilea": {"figures": ["Plaguebearer"], "cards": cards, "corruption": {"khorne": 11}}})
    assert spared["tilea.ruined"] == 0


@pytest.mark.cites("R10.4", "R12.2")
def test_dial_conditions_are_tested_in_each_region() -> None:
    t = corruption(
        {
            "kislev": {"figures": ["2 Leper"]},
            "empire": {"figures": ["2 Leper", "2 Seductress"], "tokens": ["noble"]},
            "tilea": {"figures": ["2 Leper", "2 Acolyte", "2 Seductress"], "tokens": ["hero", "2 warpstone"]},
        }
    )
    assert list(t.g.counters[:4]) == [0, 2, 1, 2]


@pytest.mark.cites("R10.4", "nurgle.a_great_foul_consumption")
def test_tokens_of_cultists_and_of_the_consumption_count_together() -> None:
    t = corruption({"kislev": {"figures": ["Leper", "Plaguebearer"], "cards": ["a_great_foul_consumption"]}})
    assert t["kislev.corruption"] == {"nurgle": 2}
    assert t["nurgle.counters"] == 1


# --- the check for ruin -------------------------------------------------------------------------------------------


@pytest.mark.cites("R10.5")
@pytest.mark.parametrize(("tokens", "ruined"), [(10, 0), (11, 1), (14, 1)])
def test_twelve_tokens_ruin_a_region(tokens: int, ruined: int) -> None:
    t = corruption({"norsca": {"figures": ["Leper"], "corruption": {"khorne": tokens}}})
    assert t["norsca.ruined"] == ruined


@pytest.mark.cites("R10.5")
def test_the_tokens_of_all_powers_count_together() -> None:
    tokens = {"khorne": 3, "nurgle": 3, "tzeentch": 3, "slaanesh": 3}
    assert corruption({"norsca": {"corruption": tokens}})["norsca.ruined"] == 1


@pytest.mark.cites("R10.5", "R13.6", "token.warpstone")
@pytest.mark.parametrize(("warpstone", "ruined"), [(1, 0), (2, 1)])
def test_warpstone_counts_as_corruption_when_ruin_is_checked(warpstone: int, ruined: int) -> None:
    t = corruption({"norsca": {"corruption": {"khorne": 10}, "tokens": [f"{warpstone} warpstone"]}})
    assert t["norsca.ruined"] == ruined


@pytest.mark.cites("R10.5", "R13.6")
@pytest.mark.parametrize("token", ["event", "hero", "noble", "peasant", "skaven"])
def test_no_other_token_counts_when_ruin_is_checked(token: str) -> None:
    t = corruption({"norsca": {"corruption": {"khorne": 10}, "tokens": [f"3 {token}"]}})
    assert t["norsca.ruined"] == 0


@pytest.mark.cites("R10.5", "C40")
@pytest.mark.parametrize(
    "region",
    [
        {"corruption": {"khorne": 12}},
        {"tokens": ["12 warpstone"]},
        {"corruption": {"nurgle": 11}, "tokens": ["warpstone"]},
    ],
)
def test_ruin_is_checked_where_nobody_is_and_nobody_placed(region: dict[str, Any]) -> None:
    t = corruption({"badlands": region})
    assert t["badlands.ruined"] == 1
    assert t.g.vp[:4] == [0, 0, 0, 0]


@pytest.mark.cites("C40", "slaanesh.perverse_infiltration")
def test_a_twelfth_token_by_a_card_ruins_in_the_corruption_step_only() -> None:
    t = Position("""
        stop = "corruption"
        turn = "slaanesh"
        players.khorne.power = 0
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh = {power = 1, hand = ["perverse_infiltration"]}
        regions.norsca.corruption = {khorne = 11}
    """)
    t.play("slaanesh: perverse_infiltration@nor.l")
    assert t["norsca.corruption"] == {"khorne": 11, "slaanesh": 1}
    assert t["norsca.ruined"] == 0
    t.play("slaanesh: pass")
    assert t["norsca.ruined"] == 1
    assert t.g.vp[:4] == [0, 0, 0, 3]


@pytest.mark.cites("R10.1", "R10.5", "R14.1")
def test_a_ruined_region_full_of_warpstone_is_not_ruined_again() -> None:
    t = corruption({"badlands": {"ruined": 1, "tokens": ["12 warpstone"]}})
    assert t["badlands.ruined"] == 1
    assert not t.happened("ruin")


@pytest.mark.cites("C34")
def test_a_region_already_dealt_with_is_not_checked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the base game can do this, so a twelfth token is put back into Norsca by hand."""

    def warpstone_in_norsca(self: ProvenderOfRuin, g: GameState, region: int) -> None:
        board.place_token(g, WARPSTONE, NORSCA)

    monkeypatch.setattr(ProvenderOfRuin, "on_ruin", warpstone_in_norsca)
    t = corruption(
        {"norsca": {"corruption": {"khorne": 11}}, "kislev": {"corruption": {"khorne": 12}}},
        players={"nurgle": {"upgrades": ["provender_of_ruin"]}},
    )
    assert t["norsca.tokens"] == {"warpstone": 1}
    assert (t["norsca.ruined"], t["kislev.ruined"]) == (0, 1)


@pytest.mark.cites("R10.6", "nurgle.provender_of_ruin")
def test_provender_of_ruin_comes_after_the_ruiners() -> None:
    t = corruption(
        {"kislev": {"figures": ["Bloodsworn"], "corruption": {"khorne": 11}}},
        players={"nurgle": {"upgrades": ["provender_of_ruin"]}},
    )
    provender = UPGRADES.index("nurgle.provender_of_ruin")
    assert [(event[1:3], event[-1]) for event in t.log if event[0] == "score"] == [
        ((KHORNE, 3), ("ruiner", KISLEV, 1)),
        ((NURGLE, 3), ("upgrade", provender)),
    ]


@pytest.mark.cites("nurgle.provender_of_ruin")
def test_provender_of_ruin_scores_for_every_region_even_where_nurgle_is_no_ruiner() -> None:
    t = corruption(
        {"kislev": {"corruption": {"khorne": 12}}, "empire": {"corruption": {"khorne": 12}}},
        players={"nurgle": {"upgrades": ["provender_of_ruin"]}},
    )
    assert t.happened("ruin", EMPIRE, 2)
    assert t.g.vp[:4] == [0, 6, 0, 0]
