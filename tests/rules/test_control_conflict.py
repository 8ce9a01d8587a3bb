"""R15: control. R16: conflicts and magic symbols."""

import pytest

from ruinous.rules.ids import FIGURE_NAMES, KHORNE, NURGLE, SLAANESH
from tests.kit.position import Position

# --- control ------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R15.1", "R8.18")
def test_the_controller_rolls_the_dice() -> None:
    t = Position("""
    start = "battle"
    dice = [1, 4]
    [regions.norsca]
    figures = ["Bloodletter controlled by slaanesh", "Leper"]
    """)
    assert t.happened("roll", SLAANESH)
    assert not t.happened("roll", KHORNE)
    assert t.happened("kill", SLAANESH, FIGURE_NAMES.index("Nc1"))
    assert t["khorne.counters"] == 0


@pytest.mark.cites("R15.1", "R9.2")
def test_a_controlled_figure_counts_for_its_controllers_domination() -> None:
    t = Position("""
    [regions.kislev]
    figures = ["Leper controlled by slaanesh", "Leper", "Seductress"]
    """)
    assert t["kislev.domination"] == {"khorne": 0, "nurgle": 1, "tzeentch": 0, "slaanesh": 2}


@pytest.mark.cites("R15.1", "R10.2")
def test_a_controlled_cultist_places_its_controllers_token() -> None:
    t = Position("""
    start = "corruption"
    [regions.kislev]
    figures = ["Leper controlled by slaanesh", "Leper"]
    """)
    assert t["kislev.corruption"] == {"nurgle": 1, "slaanesh": 1}
    assert t["nurgle.counters"] == 0


@pytest.mark.cites("R15.1", "R6.6")
def test_a_controlled_figure_counts_for_presence_and_adjacency() -> None:
    position = """
    [regions.norsca]
    figures = ["Leper controlled by slaanesh"]
    [regions.badlands]
    figures = ["Nc6", "Seductress"]
    """
    slaanesh = Position('turn = "slaanesh"' + position)
    assert {text.partition(">")[2] for text in slaanesh.legal if text.startswith("Sd1")} == {"nor", "tro", "bor", "bad"}
    nurgle = Position('turn = "nurgle"' + position)
    assert {text.partition(">")[2] for text in nurgle.legal if text.startswith("Nd1")} == {"bor", "bad"}


@pytest.mark.cites("R15.2", "E30")
@pytest.mark.parametrize(("upgrades", "rolls"), [([], 0), (["bloodsworn"], 1)])
def test_a_controlled_figure_keeps_its_owners_statistics_and_upgrades(upgrades: list[str], rolls: int) -> None:
    t = Position(
        {
            "start": "battle",
            "dice": [1],
            "regions": {"norsca": {"figures": ["Bloodsworn controlled by slaanesh", "Leper"]}},
            "players": {"khorne": {"upgrades": upgrades}},
        }
    )
    assert sum(event[:2] == ("roll", SLAANESH) for event in t.log) == rolls


@pytest.mark.cites("R15.3", "C13")
@pytest.mark.parametrize(
    ("card", "controller", "dies"),
    [
        pytest.param("rain_of_pus", "", False, marks=pytest.mark.cites("nurgle.rain_of_pus")),
        pytest.param("rain_of_pus", " controlled by slaanesh", True, marks=pytest.mark.cites("nurgle.rain_of_pus")),
    ],
)
def test_help_by_side_goes_by_the_controller(card: str, controller: str, dies: bool) -> None:
    regions = {"norsca": {"figures": ["Nc1" + controller, "Bloodletter"], "cards": [card, ""]}}
    t = Position({"start": "battle", "dice": [4, 1], "regions": regions})
    assert t.happened("kill", KHORNE) is dies


@pytest.mark.cites("R15.3", "C13", "nurgle.plague_touch")
@pytest.mark.parametrize(("controller", "dies"), [("", False), (" controlled by slaanesh", True)])
def test_harm_by_side_goes_by_the_controller(controller: str, dies: bool) -> None:
    # The Great Unclean One's 3 hits needed become 2 when it is not Nurgle's; S5 lets Slaanesh control it.
    regions = {"norsca": {"figures": ["Great Unclean One" + controller, "Bloodletter"], "cards": ["plague_touch", ""]}}
    t = Position({"start": "battle", "dice": [4, 4, 1, 1, 1], "regions": regions})
    assert t.happened("kill", KHORNE) is dies


@pytest.mark.cites("R15.4", "F7", "C36")
def test_control_ends_when_the_controller_summons_the_figure_elsewhere() -> None:
    t = Position("""
    turn = "slaanesh"
    [regions.kislev]
    figures = ["Leper controlled by slaanesh"]
    """)
    t.play("slaanesh: Nc1>emp")
    assert (t["empire.slaanesh"], t["empire.nurgle"]) == (0, 1)
    assert t["slaanesh.power"] == 5


@pytest.mark.cites("R15.4", "C36", "tzeentch.teleport")
def test_control_ends_when_a_card_moves_the_figure_away() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Leper controlled by slaanesh"]
    [players.tzeentch]
    hand = ["teleport"]
    """)
    t.play("tzeentch: teleport@kis.l", "tzeentch: Nc1>bad")
    assert (t["badlands.slaanesh"], t["badlands.nurgle"]) == (0, 1)


MUSK = """
turn = "slaanesh"
[regions.kislev]
figures = ["Leper"]
[players]
khorne = {power = 0}
nurgle = {power = 0}
tzeentch = {power = 0}
slaanesh = {power = 2, hand = ["soporific_musk"]}
"""


@pytest.mark.cites("R15.4", "R11.2", "C43", "slaanesh.soporific_musk")
@pytest.mark.parametrize(("stop", "controller"), [("corruption", "slaanesh"), ("end.1", "nurgle")])
def test_control_ends_when_its_duration_is_over(stop: str, controller: str) -> None:
    t = Position(f'stop = "{stop}"' + MUSK)
    t.play("slaanesh: soporific_musk@kis.l")
    assert t[f"kislev.{controller}"] == 1


@pytest.mark.cites("R15.4", "R1.13")
def test_a_controlled_figure_that_is_removed_goes_to_its_owners_reserve() -> None:
    t = Position("""
    start = "end.2"
    [regions.kislev]
    figures = ["Leper controlled by slaanesh"]
    tokens = ["hero"]
    """)
    assert t["nurgle.reserve"][0] == "6 Leper"
    assert t.g.controller(FIGURE_NAMES.index("Nc1")) == NURGLE


@pytest.mark.cites("R15.5", "R8.8")
def test_a_controller_cannot_hit_the_figure_but_its_owner_must() -> None:
    t = Position("""
    start = "battle"
    dice = [4, 4, 4]
    [regions.kislev]
    figures = ["Plaguebearer", "Nw2 controlled by slaanesh", "Daemonette"]
    tokens = ["peasant"]
    """)
    # Nurgle's one hit: his own Plaguebearer or the Peasant; a Daemonette would need two
    assert (t["seat"], t.legal) == ("nurgle", ["hit Nw2", "hit peasant"])
    t.play("nurgle: hit peasant")
    # Slaanesh has two hits and one target: the Plaguebearer he does not control
    assert t["seat"] == "none"
    assert t["kislev.figures"] == ["Plaguebearer", "Daemonette"]
    assert (t["kislev.nurgle"], t["kislev.slaanesh"]) == (0, 2)


@pytest.mark.cites("R15.5", "R8.18", "E14")
def test_an_owner_whose_only_target_is_his_controlled_figure_must_hit_it() -> None:
    t = Position("""
    start = "battle"
    dice = [4, 1]
    [regions.kislev]
    figures = ["Plaguebearer", "Nw2 controlled by slaanesh"]
    """)
    assert t["kislev.figures"] == ["Plaguebearer"]
    assert t.happened("kill", NURGLE, FIGURE_NAMES.index("Nw2"))


# --- conflicts and magic ------------------------------------------------------------------------------------------


@pytest.mark.cites("R16.1", "C15", "R8.4")
def test_the_forbidding_effect_wins_over_one_that_gives_dice() -> None:
    t = Position("""
    start = "battle"
    [regions.norsca]
    figures = ["Bloodletter", "Leper"]
    cards = ["blood_frenzy", "field_of_ecstasy"]
    """)
    assert not t.happened("roll")


@pytest.mark.cites("R16.1", "khorne.battle_cry", "slaanesh.perverse_infiltration")
def test_the_forbidding_effect_wins_over_one_that_places_corruption() -> None:
    t = Position("""
    turn = "slaanesh"
    [regions.kislev]
    cards = ["battle_cry", ""]
    [players.slaanesh]
    hand = ["perverse_infiltration"]
    """)
    t.play("slaanesh: perverse_infiltration@kis.r")
    assert t["kislev.corruption"] == {}


@pytest.mark.cites("R16.2")
@pytest.mark.parametrize(
    ("region", "upgrades", "symbols"),
    [
        ({"cards": ["plague_touch", "battle_cry"]}, [], 0),
        ({"cards": ["plague_aura", "battle_cry"]}, [], 1),
        ({"cards": ["dazzle", "soporific_musk"]}, [], 2),
        ({"cards": ["dazzle", "changer_of_ways"]}, [], 2),  # silenced cards keep theirs
        ({"figures": ["Lord of Change"]}, [], 0),
        ({"figures": ["Lord of Change"], "cards": ["dazzle", ""]}, ["lord_of_change"], 3),
        ({"figures": ["Horror", "Acolyte"]}, ["lord_of_change"], 0),
        ({"tokens": ["2 warpstone"]}, [], 0),
    ],
)
def test_magic_symbols(region: dict[str, list[str]], upgrades: list[str], symbols: int) -> None:
    t = Position({"regions": {"kislev": region}, "players": {"tzeentch": {"upgrades": upgrades}}})
    assert t["kislev.magic"] == symbols
    assert t["empire.magic"] == 0


@pytest.mark.cites("R16.2", "tzeentch.lord_of_change")
def test_the_symbols_of_the_lord_of_change_count_where_it_stands() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Lord of Change"]
    [players.tzeentch]
    upgrades = ["lord_of_change"]
    """)
    t.play("tzeentch: Td1>emp")
    assert (t["kislev.magic"], t["empire.magic"]) == (0, 2)


@pytest.mark.cites("R16.2")
def test_a_symbol_goes_with_its_card_and_does_nothing_by_itself() -> None:
    position = {"start": "end.1", "regions": {"kislev": {"cards": ["changer_of_ways", "changer_of_ways"]}}}
    before = Position({**position, "start": "summoning"})
    assert (before["kislev.magic"], before["kislev.resistance"], before["kislev.conquest"]) == (2, 3, 3)
    assert set(before["kislev.domination"].values()) == {0}
    assert Position(position)["kislev.magic"] == 0
