"""Slaanesh's cards of the Morrslieb set."""

import pytest

from tests.kit.position import Position


def slaanesh(text: str, *plays: str) -> Position:
    """Slaanesh's turn in a game with the Morrslieb set; then what he plays."""
    t = Position(f'options.card_set = "morrslieb"\nturn = "slaanesh"\n{text}')
    t.play(*(f"slaanesh: {play}" for play in plays))
    return t


def at(start: str, text: str) -> Position:
    """Another part of the round in a game with the Morrslieb set."""
    return Position(f'options.card_set = "morrslieb"\nstart = "{start}"\n{text}')


# --- Daemonic Subtlety --------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh_m.daemonic_subtlety")
@pytest.mark.parametrize(
    ("figure", "region", "cards", "left"),
    [
        ("Sw1", "kis", ["daemonic_subtlety", ""], 4),
        ("Sd1", "kis", ["daemonic_subtlety", ""], 3),
        ("Sc1", "kis", ["daemonic_subtlety", ""], 4),  # a Cultist costs what it costs
        ("Sw1", "emp", ["daemonic_subtlety", ""], 3),  # only into its region
        ("Sd1", "kis", ["daemonic_subtlety", "daemonic_subtlety"], 4),
        ("Sw1", "kis", ["daemonic_subtlety", "daemonic_subtlety"], 5),
    ],
)
def test_daemonic_subtlety_makes_warriors_and_the_keeper_cheaper(
    figure: str, region: str, cards: list[str], left: int
) -> None:
    t = slaanesh(f"players.slaanesh = {{power = 5}}\nregions.kislev = {{cards = {cards}}}", f"{figure}>{region}")
    assert t["slaanesh.power"] == left


@pytest.mark.cites("slaanesh_m.daemonic_subtlety")
def test_daemonic_subtlety_lets_him_summon_what_he_could_not_pay_otherwise() -> None:
    t = slaanesh('players.slaanesh = {power = 1}\nregions.kislev = {cards = ["daemonic_subtlety"]}')
    assert "Sw1>kis" in t.legal
    assert "Sw1>emp" not in t.legal


@pytest.mark.cites("slaanesh_m.daemonic_subtlety")
def test_daemonic_subtlety_helps_nobody_else() -> None:
    t = Position("""
        options.card_set = "morrslieb"
        turn = "khorne"
        players.khorne.power = 5
        regions.kislev = {cards = ["daemonic_subtlety", "daemonic_subtlety"]}
    """)
    t.play("khorne: Kw1>kis")
    assert t["khorne.power"] == 3


# --- Festival of Sinew --------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh_m.festival_of_sinew")
@pytest.mark.parametrize(("cards", "dice"), [([], 1), (["festival_of_sinew"], 3), (["festival_of_sinew"] * 2, 5)])
def test_festival_gives_each_cultist_of_his_a_die(cards: list[str], dice: int) -> None:
    t = at(
        "battle",
        f"""
        dice = {[1] * (dice + 2)}
        regions.kislev = {{figures = ["2 Seductress", "Daemonette", "Leper", "Bloodletter"], cards = {cards}}}
        """,
    )
    assert t.happened("roll", 3, 2, (1,) * dice)
    assert t.happened("roll", 0, 2, (1, 1))
    assert not t.happened("roll", 1)


# --- Corrupt from Within ------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh_m.corrupt_from_within")
@pytest.mark.parametrize(
    ("figures", "tokens"),
    [
        (["Seductress", "Bloodletter"], {}),
        (["2 Leper"], {"slaanesh": 1}),
        (["Leper", "Acolyte"], {"slaanesh": 2}),
        (["Bloodsworn", "Leper", "Acolyte"], {"slaanesh": 2}),
    ],
)
def test_corrupt_from_within_places_a_token_for_each_opponent_with_a_cultist(figures: list, tokens: dict) -> None:
    t = slaanesh(
        f"""
        regions.kislev = {{figures = {figures}}}
        regions.empire = {{figures = ["Bloodsworn"]}}
        players.slaanesh = {{hand = ["corrupt_from_within"]}}
        """,
        "corrupt_from_within@kis.l",
    )
    assert t["kislev.corruption"] == tokens


@pytest.mark.cites("slaanesh_m.corrupt_from_within", "F4")
def test_corrupt_from_within_gives_no_counter_for_it_is_not_the_corruption_step() -> None:
    t = slaanesh(
        """
        regions.kislev = {figures = ["Leper", "Acolyte"], tokens = ["noble"]}
        players.slaanesh = {hand = ["corrupt_from_within"]}
        """,
        "corrupt_from_within@kis.l",
    )
    assert (t["kislev.corruption"], t["slaanesh.counters"]) == ({"slaanesh": 2}, 0)


# --- Rapturous Excess ---------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh_m.rapturous_excess")
@pytest.mark.parametrize("copies", [1, 2])
def test_rapturous_excess_counts_warriors_and_the_keeper_twice_and_copies_do_not_add(copies: int) -> None:
    figures = ["Seductress", "2 Daemonette", "Keeper of Secrets", "Bloodletter"]
    cards = ["rapturous_excess"] * copies
    t = slaanesh(f"regions.kislev = {{figures = {figures}, cards = {cards}}}")
    assert t["kislev.domination"]["slaanesh"] == 1 + 2 * 3 + copies  # each copy still counts its own cost 1
    assert t["kislev.domination"]["khorne"] == 1


# --- Shroud of Secrets --------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh_m.shroud_of_secrets", "R11.3")
def test_heroes_under_the_shroud_pass_over_slaanesh_also_after_the_card_was_taken_up() -> None:
    t = slaanesh(
        """
        stop = "end.2"
        regions.kislev = {figures = ["2 Daemonette", "2 Bloodletter"], tokens = ["3 hero"]}
        players.khorne.power = 0
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh = {power = 1, dial = 4, hand = ["shroud_of_secrets"]}
        dice = [1, 1, 1, 1, 1, 1]
        """,
        "shroud_of_secrets@kis.l",
    )
    assert t["slaanesh.discard"] == ["shroud_of_secrets"]
    assert t["kislev.cards"] == ["", ""]
    assert t["kislev.figures"] == ["2 Daemonette"]  # the Bloodletters went, the third Hero found nobody


@pytest.mark.cites("slaanesh_m.shroud_of_secrets")
def test_heroes_elsewhere_strike_slaanesh_as_ever() -> None:
    t = slaanesh(
        """
        stop = "end.2"
        regions.kislev = {figures = ["Daemonette"]}
        regions.empire = {figures = ["2 Daemonette"], tokens = ["hero"]}
        players.khorne.power = 0
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh = {power = 1, hand = ["shroud_of_secrets"]}
        """,
        "shroud_of_secrets@kis.l",
    )
    assert t["empire.figures"] == ["Daemonette"]


TOKENS = """
    stop = "end.5"
    regions.kislev = {tokens = ["noble", "hero", "warpstone"]}
    regions.empire = {figures = ["Daemonette"], tokens = ["noble"]}
    players.khorne = {power = 0, counters = 1}
    players.nurgle.power = 0
    players.tzeentch.power = 0
    players.slaanesh = {power = 2, dial = 5, counters = 1, hand = ["shroud_of_secrets"]}
"""


@pytest.mark.cites("slaanesh_m.shroud_of_secrets", "dial.remove_old_world_tokens")
def test_nobles_and_heroes_under_the_shroud_cannot_be_removed() -> None:
    t = slaanesh(TOKENS, "shroud_of_secrets@kis.l", "pass")
    assert t["ask"] == "take_tokens"
    assert t["legal"] == ["-noble@emp", "-warpstone@kis"]
    assert set(slaanesh(TOKENS, "pass").legal) == {"-noble@emp", "-warpstone@kis", "-noble@kis", "-hero@kis"}


@pytest.mark.cites("slaanesh_m.shroud_of_secrets", "slaanesh_m.seductresses")
def test_nobles_under_the_shroud_cannot_be_taken_along() -> None:
    text = """
        regions.kislev = {figures = ["Seductress"], tokens = ["noble"]}
        players.khorne.power = 0
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh = {hand = ["shroud_of_secrets"], upgrades = ["slaanesh_m.seductresses"]}
    """
    assert slaanesh(text, "Sc1>emp")["ask"] == "escort"
    assert slaanesh(text, "shroud_of_secrets@kis.l", "Sc1>emp")["ask"] == "turn"


@pytest.mark.cites("slaanesh_m.shroud_of_secrets", "tzeentch_m.mystical_disregard")
def test_the_shroud_lasts_the_round_though_its_card_is_replaced() -> None:
    t = Position("""
        options.card_set = "morrslieb"
        turn = "slaanesh"
        regions.kislev = {figures = ["Seductress"], tokens = ["noble"]}
        players.khorne.power = 0
        players.nurgle.power = 0
        players.tzeentch = {hand = ["warpstorm"], upgrades = ["tzeentch_m.mystical_disregard"]}
        players.slaanesh = {hand = ["shroud_of_secrets"], upgrades = ["slaanesh_m.seductresses"]}
    """)
    t.play("slaanesh: shroud_of_secrets@kis.l", "tzeentch: warpstorm@kis.l", "slaanesh: Sc1>emp")
    assert (t["ask"], t["seat"]) == ("turn", "tzeentch")


@pytest.mark.cites("slaanesh_m.shroud_of_secrets")
def test_the_shroud_is_over_with_the_round() -> None:
    t = Position("""
        options.card_set = "morrslieb"
        turn = "slaanesh"
        stop = "end.6"
        players.khorne.power = 0
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh = {power = 1, hand = ["shroud_of_secrets"]}
    """)
    t.play("slaanesh: shroud_of_secrets@kis.l")
    assert t["round"] == 2
    assert t.g.shrouded == 0


# --- Ascension to Power -------------------------------------------------------------------------------------------

ASCENSION = """
    regions.kislev = {figures = ["Seductress", "Daemonette", "Leper"]}
    players.slaanesh = {power = 3, hand = ["ascension_to_power"]}
"""


@pytest.mark.cites("slaanesh_m.ascension_to_power")
def test_ascension_replaces_a_figure_of_his_by_a_higher_one_from_the_reserve() -> None:
    t = slaanesh(ASCENSION, "ascension_to_power@kis.l")
    assert t["legal"] == ["pick Sc1=warrior", "pick Sc1=greater_daemon", "pick Sw1=greater_daemon"]
    t.play("slaanesh: pick Sc1=warrior")
    assert t["kislev.figures"] == ["Leper", "2 Daemonette"]
    assert "6 Seductress" in t["slaanesh.reserve"]
    assert (t["slaanesh.power"], t["seat"]) == (1, "khorne")


@pytest.mark.cites("slaanesh_m.ascension_to_power")
def test_ascension_finds_nobody_of_his() -> None:
    assert slaanesh(ASCENSION, "ascension_to_power@emp.l")["seat"] == "khorne"


# --- Joyous Surrender ---------------------------------------------------------------------------------------------

JOYOUS = """
    regions.kislev = {figures = ["3 Seductress", "Daemonette", "Leper"]}
    players.slaanesh = {power = 6, hand = ["joyous_surrender", "joyous_surrender"]}
    players.khorne = {power = 6, hand = ["hate"]}
    players.nurgle.power = 0
    players.tzeentch.power = 0
"""


@pytest.mark.cites("slaanesh_m.joyous_surrender", "R9.4")
def test_joyous_surrender_puts_up_to_two_cultists_of_his_on_the_card() -> None:
    t = slaanesh(JOYOUS, "joyous_surrender@kis.l")
    assert t["legal"] == ["done", "pick Sc1"]
    assert t["kislev.conquest"] == 3
    t.play("slaanesh: pick Sc1", "slaanesh: pick Sc2")
    assert (t["kislev.conquest"], t["kislev.resistance"]) == (5, 3)
    assert t["kislev.figures"] == ["Leper", "3 Seductress", "Daemonette"]  # they stay figures of the region
    assert t["seat"] == "khorne"


@pytest.mark.cites("slaanesh_m.joyous_surrender")
def test_joyous_surrender_may_take_one_or_none() -> None:
    assert slaanesh(JOYOUS, "joyous_surrender@kis.l", "done")["kislev.conquest"] == 3
    assert slaanesh(JOYOUS, "joyous_surrender@kis.l", "pick Sc1", "done")["kislev.conquest"] == 4


@pytest.mark.cites("slaanesh_m.joyous_surrender")
def test_joyous_surrender_a_second_copy_needs_other_cultists() -> None:
    t = slaanesh(JOYOUS, "joyous_surrender@kis.l", "pick Sc1", "pick Sc2")
    t.play("khorne: pass", "slaanesh: joyous_surrender@kis.r")
    assert t["legal"] == ["done", "pick Sc3"]
    t.play("slaanesh: pick Sc3")
    assert t["kislev.conquest"] == 6


@pytest.mark.cites("slaanesh_m.joyous_surrender")
def test_joyous_surrender_stops_counting_one_that_leaves() -> None:
    t = slaanesh(JOYOUS, "joyous_surrender@kis.l", "pick Sc1", "pick Sc2")
    t.play("khorne: pass", "slaanesh: Sc1>emp")
    assert t["kislev.conquest"] == 4
    t.play("slaanesh: Sc1>kis")
    assert t["kislev.conquest"] == 4  # it has left the card for good


@pytest.mark.cites("slaanesh_m.joyous_surrender")
def test_joyous_surrender_stops_counting_one_that_dies() -> None:
    t = slaanesh(
        """
        stop = "battle"
        regions.kislev = {figures = ["Seductress", "Bloodletter"]}
        players.slaanesh = {power = 2, hand = ["joyous_surrender"]}
        players.khorne.power = 0
        players.nurgle.power = 0
        players.tzeentch.power = 0
        dice = [4, 1]
        """,
        "joyous_surrender@kis.l",
        "pick Sc1",
    )
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["kislev.conquest"] == 3


@pytest.mark.cites("slaanesh_m.joyous_surrender", "khorne_m.hate")
def test_joyous_surrender_may_use_a_cultist_held_by_hate_which_stays_held() -> None:
    t = Position(f'options.card_set = "morrslieb"\nturn = "khorne"\n{JOYOUS}'.replace("3 Seductress", "Seductress"))
    t.play("khorne: hate@kis.l", "khorne: pick Sc1", "slaanesh: joyous_surrender@kis.r", "slaanesh: pick Sc1")
    assert t["kislev.conquest"] == 4
    t.play("khorne: pass")
    assert not [action for action in t.legal if action.startswith("Sc1>")]
    assert "Sw1>emp" in t.legal


@pytest.mark.cites("slaanesh_m.joyous_surrender")
def test_joyous_surrender_is_over_when_the_card_is_taken_up() -> None:
    t = slaanesh(
        """
        stop = "end.1"
        regions.kislev = {figures = ["Seductress"]}
        players.slaanesh = {power = 2, hand = ["joyous_surrender"]}
        players.khorne.power = 0
        players.nurgle.power = 0
        players.tzeentch.power = 0
        """,
        "joyous_surrender@kis.l",
        "pick Sc1",
    )
    assert (t["kislev.conquest"], t.g.lying) == (3, ())
    assert t["kislev.figures"] == ["Seductress"]


# --- Pleasure Shield ----------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh_m.pleasure_shield")
@pytest.mark.parametrize(("copies", "hits", "dies"), [(1, 1, False), (1, 2, True), (2, 2, False), (2, 3, True)])
def test_pleasure_shield_gives_his_figures_one_more_defense(copies: int, hits: int, dies: bool) -> None:
    t = at(
        "battle",
        f"""
        dice = {[5] * hits + [1] * (4 - hits)}
        regions.kislev = {{figures = ["Seductress", "2 Bloodletter"], cards = {["pleasure_shield"] * copies}}}
        """,
    )
    assert t["kislev.figures"] == ["2 Bloodletter"] + ["Seductress"] * (not dies)


@pytest.mark.cites("slaanesh_m.pleasure_shield")
def test_pleasure_shield_protects_nobody_else() -> None:
    t = at(
        "battle",
        'dice = [1, 1, 5]\nregions.kislev = {figures = ["Daemonette", "Bloodletter"], cards = ["pleasure_shield"]}',
    )
    assert t["kislev.figures"] == ["Daemonette"]


# --- Debauchery ---------------------------------------------------------------------------------------------------


@pytest.mark.cites("slaanesh_m.debauchery")
@pytest.mark.parametrize(("copies", "vp"), [(0, 5), (1, 5 + 3), (2, 5 + 6)])
def test_debauchery_scores_for_each_noble_and_hero_where_he_dominates(copies: int, vp: int) -> None:
    t = at(
        "domination",
        f"""
        regions.kislev = {{figures = ["4 Seductress"], tokens = ["2 noble", "hero"], cards = {["debauchery"] * copies}}}
        """,
    )
    assert t["slaanesh.vp"] == vp


@pytest.mark.cites("slaanesh_m.debauchery")
def test_debauchery_gives_nothing_where_another_dominates() -> None:
    t = at(
        "domination",
        'regions.kislev = {figures = ["6 Leper", "Seductress"], tokens = ["noble"], cards = ["debauchery"]}',
    )
    assert (t["nurgle.vp"], t["slaanesh.vp"]) == (4, 0)
