"""R7: Chaos cards: where they may be played, what they cost, and how long they work."""

import pytest

from tests.kit.position import Position

SPACES = {
    f"{region}.{side}" for region in ("nor", "tro", "kis", "emp", "bre", "est", "til", "bor", "bad") for side in "lr"
}


def spaces(t: Position, card: str) -> set[str]:
    """The card spaces a card may be played to now."""
    return {text.partition("@")[2] for text in t.legal if text.startswith(card + "@")}


# --- playing ------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R7.1", "R23.3")
def test_a_card_is_paid_for_put_in_its_space_and_carried_out() -> None:
    t = Position("""
    turn = "slaanesh"
    [regions.kislev]
    figures = ["Leper"]
    [players.slaanesh]
    hand = ["soporific_musk", "abyssal_pact"]
    """)
    t.play("slaanesh: soporific_musk@kis.r")
    assert (t["slaanesh.power"], t["slaanesh.hand"]) == (4, ["abyssal_pact"])
    assert t["kislev.cards"] == ["", "soporific_musk"]
    assert t["kislev.slaanesh"] == 1
    assert t["slaanesh.discard"] == []


@pytest.mark.cites("R7.1")
@pytest.mark.parametrize(
    ("power", "cards"),
    [
        (1, {"blood_frenzy", "battle_cry"}),
        (2, {"blood_frenzy", "battle_cry", "reborn_in_blood"}),
    ],
)
def test_without_enough_power_a_card_cannot_be_played(power: int, cards: set[str]) -> None:
    hand = ["blood_frenzy", "battle_cry", "reborn_in_blood"]
    t = Position({"players": {"khorne": {"power": power, "hand": hand}}})
    assert {text.partition("@")[0] for text in t.legal if "@" in text} == cards


@pytest.mark.cites("R7.2")
def test_any_empty_space_left_or_right_will_do_without_a_figure_there() -> None:
    t = Position("""
    [players.khorne]
    hand = ["battle_cry"]
    """)
    assert spaces(t, "battle_cry") == SPACES


@pytest.mark.cites("R7.2", "R14.1")
def test_full_spaces_and_ruined_regions_are_closed() -> None:
    t = Position("""
    [regions.norsca]
    cards = ["teleport", ""]
    [regions.kislev]
    cards = ["influenza", "rain_of_pus"]
    [regions.tilea]
    ruined = 1
    [players.khorne]
    hand = ["battle_cry"]
    """)
    assert spaces(t, "battle_cry") == SPACES - {"nor.l", "kis.l", "kis.r", "til.l", "til.r"}


@pytest.mark.cites("R7.2", "C42", "tzeentch.horrors")
@pytest.mark.parametrize(("turn", "card"), [("khorne", "battle_cry"), ("tzeentch", "dazzle")])
def test_a_horror_keeps_its_space_closed_to_everybody(turn: str, card: str) -> None:
    t = Position(
        f'turn = "{turn}"'
        """
    [regions.norsca]
    cards = ["Horror", ""]
    [players]
    khorne = {hand = ["battle_cry"]}
    tzeentch = {hand = ["dazzle"], upgrades = ["horrors"]}
    """
    )
    assert spaces(t, card) == SPACES - {"nor.l"}


@pytest.mark.cites("R7.2")
def test_with_all_spaces_taken_no_card_can_be_played() -> None:
    khorne, nurgle = "blood_frenzy battle_cry the_skull_throne", "plague_aura influenza"
    cards = [card for card in khorne.split() + nurgle.split() for _ in range(4)]
    names = "norsca troll_country kislev empire bretonnia estalia tilea border_princes badlands".split()
    regions = {name: {"cards": [cards.pop(), cards.pop()]} for name in names}
    t = Position({"regions": regions, "players": {"khorne": {"hand": ["ritual_slaying"]}}})
    assert spaces(t, "ritual_slaying") == set()
    assert "pass" in t.legal


# --- The Horned One's Due -----------------------------------------------------------------------------------------


@pytest.mark.cites("C4", "R7.2", "old_world.the_horned_ones_due")
def test_only_one_card_goes_into_a_region_with_skaven() -> None:
    t = Position("""
    [regions.tilea]
    tokens = ["skaven"]
    [regions.estalia]
    tokens = ["skaven"]
    cards = ["", "teleport"]
    [regions.kislev]
    cards = ["dazzle", ""]
    [players.khorne]
    hand = ["battle_cry"]
    [old_world]
    track = ["", "the_horned_ones_due"]
    """)
    assert spaces(t, "battle_cry") == SPACES - {"est.l", "est.r", "kis.l"}


@pytest.mark.cites("C4")
def test_the_horned_ones_due_lets_two_cards_lie_that_are_there_already() -> None:
    t = Position("""
    start = "old_world"
    [regions.empire]
    cards = ["the_persistence_of_change", "dazzle"]
    [players.khorne]
    hand = ["battle_cry"]
    [old_world]
    deck = ["the_horned_ones_due"]
    """)
    t.play("nurgle: option 1")
    assert t["empire.cards"] == ["the_persistence_of_change", "dazzle"]


@pytest.mark.cites("C4", "tzeentch.the_persistence_of_change")
def test_a_card_left_from_last_round_counts_towards_the_one() -> None:
    t = Position("""
    start = "battle"
    stop = "end"
    dice = [4]
    [regions.empire]
    figures = ["Horror", "Leper"]
    cards = ["the_persistence_of_change", "field_of_carnage"]
    [players.khorne]
    hand = ["battle_cry"]
    [old_world]
    deck = ["the_horned_ones_due", "plunged_into_chaos"]
    """)
    t.play("nurgle: option 1")
    assert (t["round"], t["empire.cards"]) == (2, ["the_persistence_of_change", ""])
    assert spaces(t, "battle_cry") == SPACES - {"emp.l", "emp.r"}


@pytest.mark.cites("C4")
def test_without_its_card_on_the_track_skaven_limit_nothing() -> None:
    t = Position("""
    [regions.estalia]
    tokens = ["skaven"]
    cards = ["", "teleport"]
    [players.khorne]
    hand = ["battle_cry"]
    """)
    assert "est.l" in spaces(t, "battle_cry")


@pytest.mark.cites("C42")
def test_a_horror_is_no_card_for_the_horned_ones_due() -> None:
    t = Position("""
    [regions.tilea]
    tokens = ["skaven"]
    cards = ["Horror", ""]
    [players]
    khorne = {hand = ["battle_cry"]}
    tzeentch = {upgrades = ["horrors"]}
    [old_world]
    track = ["the_horned_ones_due"]
    """)
    assert spaces(t, "battle_cry") == SPACES - {"til.l"}


# --- costs --------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R7.3", "slaanesh.degenerate_royalty", "tzeentch.temporal_stasis")
@pytest.mark.parametrize(
    ("region", "cost"),
    [
        ({}, 3),
        ({"corruption": {"khorne": 2}}, 3),
        ({"corruption": {"khorne": 2, "nurgle": 1}}, 0),
        ({"corruption": {"khorne": 2}, "tokens": ["warpstone"]}, 3),
        ({"corruption": {"khorne": 3}, "cards": ["temporal_stasis", ""]}, 2),
        ({"cards": ["temporal_stasis", ""]}, 5),
    ],
)
def test_first_the_number_or_zero_then_surcharges(region: dict[str, object], cost: int) -> None:
    players = {"slaanesh": {"power": 6, "hand": ["degenerate_royalty"]}}
    t = Position({"turn": "slaanesh", "regions": {"kislev": region}, "players": players})
    t.play("slaanesh: degenerate_royalty@kis.r")
    assert t["slaanesh.power"] == 6 - cost
    assert t["kislev.domination"]["slaanesh"] == 3  # the printed number always counts


@pytest.mark.cites("R7.3", "tzeentch.temporal_stasis")
def test_a_surcharge_can_make_a_card_unaffordable_in_one_region() -> None:
    t = Position("""
    [regions.kislev]
    cards = ["temporal_stasis", ""]
    [players]
    khorne = {power = 2, hand = ["battle_cry", "blood_frenzy"]}
    """)
    assert spaces(t, "battle_cry") == SPACES - {"kis.l", "kis.r"}
    assert spaces(t, "blood_frenzy") == SPACES - {"kis.l"}


@pytest.mark.cites("R7.3", "tzeentch.temporal_stasis")
def test_tzeentch_pays_no_surcharge_of_his_own() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    cards = ["temporal_stasis", ""]
    [players]
    tzeentch = {power = 3, hand = ["dazzle"]}
    """)
    t.play("tzeentch: dazzle@kis.r")
    assert t["tzeentch.power"] == 1


# --- effects ------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R7.4", "tzeentch.teleport")
def test_an_effect_is_mandatory_even_to_ones_own_harm() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Acolyte"]
    [players.tzeentch]
    hand = ["teleport"]
    """)
    t.play("tzeentch: teleport@kis.l")
    assert t["seat"] == "tzeentch"
    assert set(t.legal) == {f"Tc1>{r}" for r in ("nor", "tro", "emp", "bre", "est", "til", "bor", "bad")}


@pytest.mark.cites("R7.4", "R1.5")
def test_you_on_a_card_is_the_player_who_played_it() -> None:
    # Whoever has figures there: the tokens are Slaanesh's.
    t = Position("""
    turn = "slaanesh"
    [regions.kislev]
    figures = ["2 Leper"]
    [players.slaanesh]
    hand = ["perverse_infiltration"]
    """)
    t.play("slaanesh: perverse_infiltration@kis.l")
    assert t["kislev.corruption"] == {"slaanesh": 1}


@pytest.mark.cites("R7.5")
@pytest.mark.parametrize(
    ("cards", "path", "value"),
    [
        pytest.param(["influenza", ""], "estalia.resistance", 2, marks=pytest.mark.cites("nurgle.influenza")),
        pytest.param(["influenza", "influenza"], "estalia.resistance", 0, marks=pytest.mark.cites("nurgle.influenza")),
        pytest.param(
            ["plague_aura", "plague_aura"], "estalia.domination", 6, marks=pytest.mark.cites("nurgle.plague_aura")
        ),
    ],
)
def test_two_cards_of_one_name_add_up(cards: list[str], path: str, value: int) -> None:
    t = Position({"regions": {"estalia": {"cards": cards, "corruption": {"nurgle": 3}}}})
    assert (t[path]["nurgle"] if path.endswith("domination") else t[path]) == value


@pytest.mark.cites("R7.5", "khorne.the_skull_throne")
def test_unless_that_makes_no_sense() -> None:
    one = Position("""
    [regions.kislev]
    figures = ["2 Bloodletter"]
    cards = ["the_skull_throne", ""]
    """)
    two = Position("""
    [regions.kislev]
    figures = ["2 Bloodletter"]
    cards = ["the_skull_throne", "the_skull_throne"]
    """)
    assert one["kislev.domination"]["khorne"] == 1 + 4
    assert two["kislev.domination"]["khorne"] == 2 + 4  # one more printed cost, the same attack


@pytest.mark.cites("R7.7", "tzeentch.changer_of_ways")
def test_a_silenced_card_does_nothing_while_it_is_silenced() -> None:
    for cards, legal in ((["field_of_carnage", ""], False), (["field_of_carnage", "changer_of_ways"], True)):
        t = Position({"turn": "nurgle", "regions": {"kislev": {"figures": ["Leper"], "cards": cards}}})
        assert ("Nc1>tro" in t.legal) is legal


@pytest.mark.cites("R7.7")
def test_a_continuing_effect_lasts_while_the_card_lies_there() -> None:
    position = {
        "start": "battle",
        "stop": "corruption",
        "regions": {"norsca": {"figures": ["2 Leper"], "cards": ["battle_cry", ""]}},
    }
    assert Position(position)["norsca.corruption"] == {}
    after = Position({**position, "start": "end.1", "stop": "end.6", "old_world": {"deck": ["plunged_into_chaos"]}})
    after.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert after["norsca.corruption"] == {"nurgle": 2}


@pytest.mark.cites("R7.7", "tzeentch.warp_shield")
def test_an_effect_of_the_round_ends_with_the_round() -> None:
    t = Position("""
    start = "end.1"
    stop = "end"
    dice = [4, 1]
    [regions.norsca]
    figures = ["shielded Acolyte", "Bloodletter"]
    cards = ["warp_shield", ""]
    [old_world]
    deck = ["plunged_into_chaos"]
    """)
    assert (t["round"], t["norsca.cards"]) == (2, ["", ""])
    t.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert t.happened("kill")


@pytest.mark.cites("R7.7", "R11.2", "tzeentch.warp_shield")
def test_an_effect_of_the_round_outlasts_its_card() -> None:
    # The card is taken up in step 1; the protection is there until the end of the round.
    text = """
    start = "end.1"
    stop = "%s"
    [regions.norsca]
    figures = ["shielded Acolyte"]
    cards = ["warp_shield", ""]
    [old_world]
    deck = ["plunged_into_chaos"]
    """
    t = Position(text % "end.5")
    assert (t["norsca.cards"], [bond[0] for bond in t.g.bonds]) == (["", ""], ["shield"])
    assert Position(text % "end.6").g.bonds == ()


@pytest.mark.cites("R6.10", "tzeentch.warp_shield")
def test_after_the_battles_a_protected_figure_is_like_any_other() -> None:
    """Nothing can hang on it any more. In edition 1 the one who lost a figure to a Hero was asked all the same."""
    text = """
    start = "end.2"
    [regions.norsca]
    figures = ["shielded Acolyte", "Acolyte"]
    tokens = ["hero"]
    """
    t = Position(text)
    assert (t["norsca.figures"], t["seat"]) == (["Acolyte"], "none")
    assert Position("options.edition = 1" + text).legal == ["pick Tc1", "pick Tc2"]
    summoning = Position(
        text.replace("end.2", "summoning") + "[players.khorne]\npower = 0\n[players.nurgle]\npower = 0"
    )
    assert {"Tc1>tro", "Tc2>tro"} <= set(summoning.legal)  # before the battles it matters


@pytest.mark.cites("R7.8", "C52")
def test_the_effect_follows_the_figure_and_not_the_spot() -> None:
    # The shielded Acolyte has left the card; another one standing where the card lies is not protected.
    t = Position("""
    turn = "tzeentch"
    stop = "battle"
    dice = [4, 1, 4, 1]
    [regions.kislev]
    figures = ["2 Acolyte", "Bloodletter"]
    [regions.troll_country]
    figures = ["Bloodletter"]
    [players]
    khorne = {power = 0}
    nurgle = {power = 0}
    slaanesh = {power = 0}
    tzeentch = {power = 1, hand = ["warp_shield"]}
    """)
    t.play("tzeentch: warp_shield@kis.l", "tzeentch: Tc1>tro")
    assert t["troll_country.figures"] == ["Bloodletter", "Acolyte"]
    assert t["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("R7.8")
def test_a_horror_on_a_card_space_is_still_a_figure_of_its_region() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.norsca]
    cards = ["Horror", ""]
    [players.tzeentch]
    upgrades = ["horrors"]
    """)
    assert t["norsca.domination"]["tzeentch"] == 1
    assert "Tw1>tro" in t.legal
    t.play("tzeentch: Tw1>tro", "tzeentch: done")
    assert t["norsca.cards"] == ["", ""]  # the space opens again


@pytest.mark.cites("R7.9", "C41")
def test_played_cards_stay_until_step_one_of_the_end_phase_and_go_to_their_owners() -> None:
    position = {
        "start": "battle",
        "regions": {
            "norsca": {"cards": ["battle_cry", "influenza"]},
            "badlands": {"cards": ["", "ritual_slaying"], "ruined": 1},
        },
    }
    before = Position({**position, "stop": "corruption"})
    assert before["norsca.cards"] == ["battle_cry", "influenza"]
    after = Position({**position, "stop": "end.1"})
    assert (after["norsca.cards"], after["badlands.cards"]) == (["", ""], ["", ""])
    assert sorted(after["khorne.discard"]) == ["battle_cry", "ritual_slaying"]
    assert after["nurgle.discard"] == ["influenza"]


@pytest.mark.cites("C41")
def test_a_card_discarded_from_hand_lies_open_in_the_discard_pile() -> None:
    t = Position("""
    start = "draw"
    [players.tzeentch]
    hand = ["teleport", "dazzle"]
    """)
    t.play("tzeentch: discard dazzle")
    assert t["tzeentch.discard"] == ["dazzle"]
    assert t.happened("discard", 2)
