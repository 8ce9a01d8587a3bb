"""The upgrades of Tzeentch: Acolytes, Horrors, Lord of Change, larger hand."""

import pytest

from tests.kit.position import Position

ALONE = """
players.khorne = {power = 0}
players.nurgle = {power = 0}
players.slaanesh = {power = 0}
"""


def tzeentch(upgrade: str, text: str, *plays: str) -> Position:
    """Tzeentch's turns with an upgrade; the others have no power."""
    t = Position(f'turn = "tzeentch"\n{text}\nplayers.tzeentch.upgrades = ["{upgrade}"]\n{ALONE}')
    t.play(*(f"tzeentch: {play}" for play in plays))
    return t


# --- Acolytes -----------------------------------------------------------------------------------------------------

WARPSTONE = 'regions.kislev = {figures = ["2 Acolyte", "Horror"], tokens = ["2 warpstone"]}'


@pytest.mark.cites("tzeentch.acolytes", "R13.8")
def test_acolytes_may_take_one_warpstone_along() -> None:
    t = tzeentch("acolytes", WARPSTONE, "Tc1>emp")
    assert (t["seat"], sorted(t.legal)) == ("tzeentch", ["done", "warpstone>emp"])
    t.play("tzeentch: warpstone>emp")
    assert (t["kislev.tokens"], t["empire.tokens"]) == ({"warpstone": 1}, {"warpstone": 1})
    assert t["ask"] == "turn"


@pytest.mark.cites("tzeentch.acolytes", "R1.6")
def test_acolytes_may_leave_it() -> None:
    t = tzeentch("acolytes", WARPSTONE, "Tc1>emp", "done")
    assert (t["kislev.tokens"], t["empire.tokens"]) == ({"warpstone": 2}, {})


@pytest.mark.cites("tzeentch.acolytes")
def test_acolytes_take_one_at_each_summoning() -> None:
    t = tzeentch("acolytes", WARPSTONE, "Tc1>emp", "warpstone>emp", "Tc2>emp", "warpstone>emp")
    assert t["empire.tokens"] == {"warpstone": 2}


@pytest.mark.cites("tzeentch.acolytes")
@pytest.mark.parametrize("summoning", ["Tw1>emp", "Tc3>kis", "Tc3>emp"])
def test_acolytes_from_the_reserve_and_other_figures_take_nothing(summoning: str) -> None:
    assert tzeentch("acolytes", WARPSTONE, summoning)["ask"] == "turn"


@pytest.mark.cites("tzeentch.acolytes", "R17.2")
def test_acolytes_without_the_upgrade_take_nothing() -> None:
    assert tzeentch("more_power", WARPSTONE, "Tc1>emp")["ask"] == "turn"


@pytest.mark.cites("tzeentch.acolytes")
def test_acolytes_take_nothing_but_warpstone() -> None:
    text = 'regions.kislev = {figures = ["Acolyte"], tokens = ["noble", "skaven", "peasant", "hero", "event"]}'
    assert tzeentch("acolytes", text, "Tc1>emp")["ask"] == "turn"


@pytest.mark.cites("tzeentch.acolytes", "R13.9", "R14.1")
def test_acolytes_take_nothing_into_a_ruined_region_but_out_of_one() -> None:
    text = """
        regions.kislev = {figures = ["Acolyte"], tokens = ["2 warpstone"], ruined = 1}
        regions.empire = {ruined = 2}
    """
    assert tzeentch("acolytes", text, "Tc1>emp")["ask"] == "turn"
    assert tzeentch("acolytes", text, "Tc1>tro", "warpstone>tro")["troll_country.tokens"] == {"warpstone": 1}


@pytest.mark.cites("tzeentch.acolytes", "khorne.the_blood_gods_call", "C35", "R1.11")
def test_acolytes_moved_by_khorne_leave_the_choice_to_tzeentch() -> None:
    t = Position("""
        regions.badlands = {figures = ["Acolyte"], tokens = ["warpstone"]}
        players.khorne = {hand = ["the_blood_gods_call"]}
        players.tzeentch = {upgrades = ["acolytes"]}
    """)
    t.play("khorne: the_blood_gods_call@kis.l", "khorne: Tc1>kis", "tzeentch: warpstone>kis")
    assert t["kislev.tokens"] == {"warpstone": 1}


@pytest.mark.cites("tzeentch.acolytes", "C35", "C36", "R15.4")
def test_acolytes_summoned_away_by_slaanesh_are_tzeentchs_again_when_the_choice_comes() -> None:
    t = Position("""
        turn = "slaanesh"
        regions.kislev = {figures = ["Acolyte controlled by slaanesh"], tokens = ["warpstone"]}
        players.tzeentch = {upgrades = ["acolytes"]}
    """)
    t.play("slaanesh: Tc1>emp")
    assert (t["seat"], sorted(t.legal)) == ("tzeentch", ["done", "warpstone>emp"])


# --- Horrors ------------------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.horrors", "C42")
def test_horrors_may_stand_on_any_empty_space_of_the_region_they_enter() -> None:
    t = tzeentch("horrors", "regions.badlands = {ruined = 1}", "Tw1>kis")
    assert (t["seat"], t.legal) == ("tzeentch", ["done", "stand l", "stand r"])
    t.play("tzeentch: stand r")
    assert t["kislev.cards"] == ["", "Horror"]
    assert t["kislev.figures"] == ["Horror"]


@pytest.mark.cites("tzeentch.horrors", "R1.6")
def test_horrors_need_not_stand_there() -> None:
    t = tzeentch("horrors", "", "Tw1>kis", "done")
    assert (t["kislev.cards"], t["kislev.figures"]) == (["", ""], ["Horror"])


@pytest.mark.cites("tzeentch.horrors")
def test_horrors_cannot_stand_on_a_card_or_another_horror() -> None:
    t = tzeentch("horrors", 'regions.empire = {cards = ["influenza", "Horror"]}', "Tw2>emp")
    assert t["ask"] == "turn"
    t = tzeentch("horrors", 'regions.empire = {cards = ["influenza", ""]}', "Tw1>emp")
    assert t.legal == ["done", "stand r"]


@pytest.mark.cites("tzeentch.horrors", "R7.2")
@pytest.mark.parametrize("power", ["nurgle", "tzeentch"])
def test_horrors_keep_everybodys_cards_out_of_their_space(power: str) -> None:
    t = Position(f"""
        turn = "{power}"
        regions.kislev = {{cards = ["Horror", ""]}}
        players.nurgle = {{hand = ["influenza"]}}
        players.tzeentch = {{hand = ["teleport"], upgrades = ["horrors"]}}
    """)
    plays = [text.partition("@")[2] for text in t.legal if "@kis" in text]
    assert plays == ["kis.r"]


@pytest.mark.cites("tzeentch.horrors")
def test_horrors_open_the_space_when_they_move_on() -> None:
    t = tzeentch("horrors", 'regions.kislev = {cards = ["Horror", ""]}', "Tw1>emp", "stand l")
    assert (t["kislev.cards"], t["empire.cards"]) == (["", ""], ["Horror", ""])


@pytest.mark.cites("tzeentch.horrors")
def test_horrors_open_the_space_when_they_are_killed_or_removed() -> None:
    killed = Position("""
        start = "battle"
        dice = [4, 4, 1]
        regions.kislev = {figures = ["Bloodletter"], cards = ["Horror", ""]}
    """)
    removed = Position("""
        start = "end.2"
        regions.kislev = {tokens = ["hero"], cards = ["Horror", ""]}
    """)
    for t in (killed, removed):
        assert t["kislev.cards"] == ["", ""]
        assert t["kislev.tzeentch"] == 0


@pytest.mark.cites("tzeentch.horrors", "R11.2", "R7.8")
def test_horrors_are_not_taken_up_with_the_cards() -> None:
    t = Position("""
        start = "end.1"
        regions.kislev = {cards = ["Horror", "influenza"]}
    """)
    assert t["kislev.cards"] == ["Horror", ""]
    assert t["kislev.figures"] == ["Horror"]


@pytest.mark.cites("tzeentch.horrors", "R8.5", "R9.2")
def test_horrors_on_a_space_still_fight_and_count() -> None:
    t = Position("""
        start = "battle"
        dice = [4]
        regions.kislev = {figures = ["Leper"], cards = ["Horror", ""]}
    """)
    assert t["kislev.figures"] == ["Horror"]
    assert t["kislev.domination"]["tzeentch"] == 1


@pytest.mark.cites("tzeentch.horrors", "C42", "R14.1")
def test_horrors_do_not_stand_on_spaces_of_ruined_regions() -> None:
    t = tzeentch("horrors", "regions.kislev = {ruined = 1}", "Tw1>kis")
    assert (t["ask"], t["kislev.figures"]) == ("turn", ["Horror"])


@pytest.mark.cites("tzeentch.horrors", "old_world.the_horned_ones_due", "C42")
def test_horrors_do_not_count_towards_the_limit_of_the_horned_ones_due() -> None:
    t = Position("""
        turn = "nurgle"
        regions.kislev = {tokens = ["skaven"], cards = ["Horror", ""]}
        players.nurgle = {hand = ["influenza"]}
        old_world.track = ["the_horned_ones_due"]
    """)
    assert "influenza@kis.r" in t.legal


@pytest.mark.cites("tzeentch.horrors", "tzeentch.teleport", "C35", "R1.11")
def test_horrors_moved_by_a_card_may_stand_too() -> None:
    t = Position("""
        regions.badlands = {figures = ["Horror"]}
        players.khorne = {hand = ["the_blood_gods_call"]}
        players.tzeentch = {upgrades = ["horrors"]}
    """)
    t.play("khorne: the_blood_gods_call@kis.l", "khorne: Tw1>kis")
    assert t["seat"] == "tzeentch"
    t.play("tzeentch: stand r")
    assert t["kislev.cards"] == ["the_blood_gods_call", "Horror"]


@pytest.mark.cites("tzeentch.horrors", "R17.2")
def test_horrors_without_the_upgrade_do_not_stand() -> None:
    assert tzeentch("more_power", "", "Tw1>kis")["ask"] == "turn"


# --- Lord of Change -----------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.lord_of_change", "R16.2")
@pytest.mark.parametrize(("upgrades", "symbols"), [([], 1), (["lord_of_change"], 3)])
def test_lord_of_change_has_two_symbols_where_it_stands(upgrades: list[str], symbols: int) -> None:
    t = Position(
        {
            "regions": {"kislev": {"figures": ["Lord of Change", "Horror"], "cards": ["plague_aura"]}},
            "players": {"tzeentch": {"upgrades": upgrades}},
        }
    )
    assert (t["kislev.magic"], t["empire.magic"]) == (symbols, 0)


@pytest.mark.cites("tzeentch.lord_of_change", "R12.4", "F5")
@pytest.mark.parametrize(("upgrades", "counters"), [([], 0), (["lord_of_change"], 1)])
def test_lord_of_change_serves_tzeentchs_dial(upgrades: list[str], counters: int) -> None:
    t = Position(
        {
            "start": "corruption",
            "regions": {"kislev": {"figures": ["Lord of Change", "2 Acolyte"]}},
            "players": {"tzeentch": {"upgrades": upgrades}},
        }
    )
    assert t["tzeentch.counters"] == counters


# --- larger hand --------------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch.larger_hand", "S10", "R5.3")
@pytest.mark.parametrize(
    ("upgrades", "switch", "size"),
    [([], "six", 5), ([], "seven", 5), (["larger_hand"], "six", 6), (["larger_hand"], "seven", 7)],
)
def test_larger_hand_follows_the_switch(upgrades: list[str], switch: str, size: int) -> None:
    t = Position(
        {
            "start": "draw",
            "options": {"larger_hand": switch},
            "players": {"tzeentch": {"hand": ["teleport", "dazzle"], "upgrades": upgrades}},
        }
    )
    t.play("tzeentch: done")
    assert t["tzeentch.hand.size"] == size


@pytest.mark.cites("tzeentch.larger_hand", "S10", "R5.4")
@pytest.mark.parametrize(("switch", "size"), [("six", 7), ("seven", 7)])
def test_larger_hand_is_no_hand_limit(switch: str, size: int) -> None:
    hand = ["teleport", "teleport", "teleport", "dazzle", "dazzle", "dazzle", "warp_shield"]
    t = Position(
        {
            "start": "draw",
            "options": {"larger_hand": switch},
            "players": {"tzeentch": {"hand": hand, "upgrades": ["larger_hand"]}},
        }
    )
    t.play("tzeentch: done")
    assert t["tzeentch.hand.size"] == size
