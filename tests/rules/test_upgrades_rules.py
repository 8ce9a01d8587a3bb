"""How upgrades come into play and what they change (R17)."""

from collections import Counter

import pytest

from ruinous.content import components
from ruinous.rules import values
from ruinous.rules.ids import CLASS_OF, FIGURE_NAMES, POWERS
from ruinous.rules.view import NOBODY, view
from tests.kit.position import Position

FOUR = POWERS[:4]
UPGRADES = {
    power: [u.id.partition(".")[2] for u in components().upgrades if u.power == power and u.set == "base"]
    for power in FOUR
}
STATS = [
    ("khorne.bloodsworn", "Kc1", (1, 1, 1)),
    ("khorne.bloodletters", "Kw1", (2, 2, 1)),
    ("khorne.bloodthirster", "Kd1", (3, 4, 3)),
    ("nurgle.lepers", "Nc1", (1, 0, 1)),
    ("nurgle.plaguebearers", "Nw1", (1, 1, 1)),
    ("nurgle.great_unclean_one", "Nd1", (3, 3, 3)),
    ("tzeentch.acolytes", "Tc1", (1, 0, 1)),
    ("tzeentch.horrors", "Tw1", (2, 1, 2)),
    ("tzeentch.lord_of_change", "Td1", (3, 3, 2)),
    ("slaanesh.seductresses", "Sc1", (1, 0, 2)),
    ("slaanesh.daemonettes", "Sw1", (2, 1, 2)),
    ("slaanesh.keeper_of_secrets", "Sd1", (3, 2, 4)),
]


def at_upgrade_stop(power: str, upgrades: list[str]) -> Position:
    """A dial about to reveal `upgrade_card`, by a single tick."""
    dial = next(p for p in components().powers if p.id == power).dial
    before = next(n for n, stop in enumerate(dial) if stop.do == "upgrade_card") - 1
    # a second player with as many counters takes the extra tick away from him
    other = next(p for p in POWERS if p != power)
    return Position(
        {
            "start": "end.5",
            "players": {power: {"dial": before, "counters": 1, "upgrades": upgrades}, other: {"counters": 1}},
        }
    )


@pytest.mark.cites("R17.1", "C24", "dial.upgrade_card")
@pytest.mark.parametrize("power", FOUR)
def test_the_owner_must_choose_one_of_his_five(power: str) -> None:
    t = at_upgrade_stop(power, [])
    assert (t["seat"], t["ask"]) == (power, "take_upgrade")
    names = {text.removeprefix("upgrade ").removeprefix(f"{power}.") for text in t.legal}
    assert len(t.legal) == 5
    assert names == set(UPGRADES[power])


@pytest.mark.cites("R17.1", "C24")
def test_an_upgrade_in_play_cannot_be_taken_again_and_stays() -> None:
    t = at_upgrade_stop("khorne", ["bloodsworn", "more_cards"])
    assert t.legal == ["upgrade bloodletters", "upgrade bloodthirster", "upgrade khorne.more_power"]
    t.play("khorne: upgrade bloodthirster")
    assert t["khorne.upgrades"] == ["bloodsworn", "bloodthirster", "more_cards"]


@pytest.mark.cites("R17.1", "C24")
def test_the_last_upgrade_left_is_taken_without_a_choice() -> None:
    t = at_upgrade_stop("khorne", UPGRADES["khorne"][:4])
    assert t["seat"] == "none"
    assert t["khorne.upgrades"] == UPGRADES["khorne"]


@pytest.mark.cites("R17.1", "C24", "R1.7")
def test_with_all_five_in_play_nothing_happens() -> None:
    t = at_upgrade_stop("khorne", UPGRADES["khorne"])
    assert t["seat"] == "none"
    assert t["khorne.dial"] == 2


@pytest.mark.cites("R17.1")
def test_each_player_has_three_upgrades_for_followers_and_two_for_the_power() -> None:
    for power in FOUR:
        kinds = Counter(u.kind for u in components().upgrades if u.power == power and u.set == "base")
        assert kinds == {"cultist": 1, "warrior": 1, "greater_daemon": 1, "power": 2}


@pytest.mark.cites("R17.2")
@pytest.mark.parametrize(("upgrade", "figure", "stats"), [pytest.param(*row, id=row[0]) for row in STATS])
def test_statistics_with_the_upgrade(upgrade: str, figure: str, stats: tuple[int, int, int]) -> None:
    t = Position({"players": {upgrade.partition(".")[0]: {"upgrades": [upgrade]}}})
    assert values.stats(t.g, CLASS_OF[FIGURE_NAMES.index(figure)]) == stats


@pytest.mark.cites("R17.2")
@pytest.mark.parametrize(("upgrade", "figure", "stats"), [pytest.param(*row, id=row[0]) for row in STATS])
def test_an_upgrade_gives_no_ability_of_another(upgrade: str, figure: str, stats: tuple[int, int, int]) -> None:
    power = upgrade.partition(".")[0]
    t = Position({"turn": power, "players": {power: {"power": 6, "upgrades": [upgrade]}}})
    t.play(f"{power}: {figure}>nor")
    if t["ask"] == "stand":
        t.play("done")
    assert t[f"{power}.power"] == 6 - (0 if upgrade == "nurgle.lepers" else stats[0])
    assert t["norsca.magic"] == (2 if upgrade == "tzeentch.lord_of_change" else 0)
    assert t["norsca.domination"][power] == (3 if upgrade == "khorne.bloodthirster" else 1)
    assert t["norsca.corruption"] == ({"nurgle": 2} if upgrade == "nurgle.great_unclean_one" else {})


@pytest.mark.cites("R17.1", "R17.2")
@pytest.mark.parametrize(("upgrade", "figure", "stats"), [pytest.param(*row, id=row[0]) for row in STATS])
def test_an_upgrade_not_in_play_does_nothing(upgrade: str, figure: str, stats: object) -> None:
    in_play = {power: {"upgrades": [u for u in UPGRADES[power] if f"{power}.{u}" != upgrade]} for power in FOUR}
    power = upgrade.partition(".")[0]
    t = Position({"turn": power, "players": in_play})
    before = t[f"{power}.power"]
    follower = CLASS_OF[FIGURE_NAMES.index(figure)]
    sheet = [f for p in components().powers for f in p.followers][follower]
    assert values.stats(t.g, follower) == (sheet.cost, sheet.attack, sheet.defense)
    t.play(f"{power}: {figure}>nor")
    assert t["seat"] != power
    assert t[f"{power}.power"] == before - sheet.cost
    assert (t["norsca.magic"], t["norsca.corruption"]) == (0, {})
    assert t["norsca.domination"][power] == 1


@pytest.mark.cites("R17.3", "R5.3")
def test_power_upgrades_do_not_change_the_cards_drawn() -> None:
    upgrades = {
        "khorne": ["more_power"],
        "nurgle": ["power_of_pestilence", "provender_of_ruin"],
        "tzeentch": ["more_power"],
        "slaanesh": ["power_of_pleasure", "power_of_pain"],
    }
    t = Position({"start": "draw", "players": {power: {"upgrades": cards} for power, cards in upgrades.items()}})
    assert [t[f"{power}.hand.size"] for power in FOUR] == [2, 2, 5, 2]


@pytest.mark.cites("R17.2", "E32", "khorne.bloodsworn")
def test_a_follower_upgrade_works_at_once_for_figures_on_the_board() -> None:
    t = Position("""
        start = "end.5"
        regions.kislev = {figures = ["2 Bloodsworn"], cards = ["the_skull_throne"]}
        players.khorne = {dial = 1, counters = 1}
        players.nurgle = {counters = 1}
    """)
    assert t["kislev.domination"]["khorne"] == 1
    t.play("khorne: upgrade bloodsworn")
    assert t["kislev.domination"]["khorne"] == 1 + 2


@pytest.mark.cites("R17.3")
@pytest.mark.parametrize(
    ("power", "upgrade", "setting"),
    [("khorne", "khorne.more_power", 8), ("nurgle", "power_of_pestilence", 7), ("tzeentch", "tzeentch.more_power", 7)],
)
def test_a_power_upgrade_raises_the_setting_and_not_the_power_of_this_round(
    power: str, upgrade: str, setting: int
) -> None:
    t = at_upgrade_stop(power, [])
    before = t[f"{power}.power"]
    t.play(f"{power}: upgrade {upgrade}")
    assert t[f"{power}.power"] == before == setting - 1


@pytest.mark.cites("R17.3", "R5.1")
@pytest.mark.parametrize(
    ("upgrades", "powers"),
    [
        pytest.param({}, (7, 6, 6, 6), id="none", marks=pytest.mark.cites("R5.1")),
        pytest.param(
            {"khorne": ["more_power"]}, (8, 6, 6, 6), id="khorne", marks=pytest.mark.cites("khorne.more_power")
        ),
        pytest.param(
            {"nurgle": ["power_of_pestilence"]},
            (7, 7, 6, 6),
            id="nurgle",
            marks=pytest.mark.cites("nurgle.power_of_pestilence"),
        ),
        pytest.param(
            {"tzeentch": ["more_power"]}, (7, 6, 7, 6), id="tzeentch", marks=pytest.mark.cites("tzeentch.more_power")
        ),
        pytest.param(
            {"slaanesh": ["power_of_pleasure"]},
            (7, 6, 6, 7),
            id="pleasure",
            marks=pytest.mark.cites("slaanesh.power_of_pleasure"),
        ),
        pytest.param(
            {"slaanesh": ["power_of_pain"]}, (7, 6, 6, 7), id="pain", marks=pytest.mark.cites("slaanesh.power_of_pain")
        ),
        pytest.param(
            {"slaanesh": ["power_of_pleasure", "power_of_pain"]},
            (7, 6, 6, 9),
            id="both",
            marks=pytest.mark.cites("slaanesh.power_of_pleasure", "slaanesh.power_of_pain"),
        ),
    ],
)
def test_the_power_set_in_the_draw_phase(upgrades: dict[str, list[str]], powers: tuple[int, ...]) -> None:
    players = {power: {"power": 3, "upgrades": upgrades.get(power, [])} for power in FOUR}
    t = Position({"start": "draw", "players": players})
    assert tuple(t[f"{power}.power"] for power in FOUR) == powers


@pytest.mark.cites("R17.4", "R22.8")
@pytest.mark.parametrize("seat", [NOBODY, 0, 3])
def test_upgrades_in_play_are_seen_by_everybody(seat: int) -> None:
    t = Position({"players": {"nurgle": {"upgrades": ["lepers", "power_of_pestilence"]}}})
    seen = {power: player["upgrades"] for power, player in view(t.g, seat)["players"].items()}
    assert seen.pop("nurgle") == ["nurgle.lepers", "nurgle.power_of_pestilence"]
    assert seen == {"khorne": [], "tzeentch": [], "slaanesh": []}
