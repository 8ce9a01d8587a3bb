"""R7: Chaos cards: where they may be played, what they cost, and how long they work."""

import pytest

from ruinous.rules.scenario import Table

SPACES = {
    f"{region}.{side}" for region in ("nor", "tro", "kis", "emp", "bre", "est", "til", "bor", "bad") for side in "lr"
}


def spaces(table: Table, card: str) -> set[str]:
    """The card spaces a card may be played to now."""
    return {text.partition("@")[2] for text in table.legal if text.startswith(card + "@")}


# --- playing ------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R7.1", "R23.3")
def test_a_card_is_paid_for_put_in_its_space_and_carried_out() -> None:
    table = Table("""
    turn = "slaanesh"
    [regions.kislev]
    figures = ["Leper"]
    [players.slaanesh]
    hand = ["soporific_musk", "abyssal_pact"]
    """)
    table.play("slaanesh: soporific_musk@kis.r")
    assert (table["slaanesh.power"], table["slaanesh.hand"]) == (4, ["abyssal_pact"])
    assert table["kislev.cards"] == ["", "soporific_musk"]
    assert table["kislev.slaanesh"] == 1
    assert table["slaanesh.discard"] == []


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
    table = Table({"players": {"khorne": {"power": power, "hand": hand}}})
    assert {text.partition("@")[0] for text in table.legal if "@" in text} == cards


@pytest.mark.cites("R7.2")
def test_any_empty_space_left_or_right_will_do_without_a_figure_there() -> None:
    table = Table("""
    [players.khorne]
    hand = ["battle_cry"]
    """)
    assert spaces(table, "battle_cry") == SPACES


@pytest.mark.cites("R7.2", "R14.1")
def test_full_spaces_and_ruined_regions_are_closed() -> None:
    table = Table("""
    [regions.norsca]
    cards = ["teleport", ""]
    [regions.kislev]
    cards = ["influenza", "rain_of_pus"]
    [regions.tilea]
    ruined = 1
    [players.khorne]
    hand = ["battle_cry"]
    """)
    assert spaces(table, "battle_cry") == SPACES - {"nor.l", "kis.l", "kis.r", "til.l", "til.r"}


@pytest.mark.cites("R7.2", "C42", "tzeentch.horrors")
@pytest.mark.parametrize(("turn", "card"), [("khorne", "battle_cry"), ("tzeentch", "dazzle")])
def test_a_horror_keeps_its_space_closed_to_everybody(turn: str, card: str) -> None:
    table = Table(
        f'turn = "{turn}"'
        """
    [regions.norsca]
    cards = ["Horror", ""]
    [players]
    khorne = {hand = ["battle_cry"]}
    tzeentch = {hand = ["dazzle"], upgrades = ["horrors"]}
    """
    )
    assert spaces(table, card) == SPACES - {"nor.l"}


@pytest.mark.cites("R7.2")
def test_with_all_spaces_taken_no_card_can_be_played() -> None:
    khorne, nurgle = "blood_frenzy battle_cry the_skull_throne", "plague_aura influenza"
    cards = [card for card in khorne.split() + nurgle.split() for _ in range(4)]
    names = "norsca troll_country kislev empire bretonnia estalia tilea border_princes badlands".split()
    regions = {name: {"cards": [cards.pop(), cards.pop()]} for name in names}
    table = Table({"regions": regions, "players": {"khorne": {"hand": ["ritual_slaying"]}}})
    assert spaces(table, "ritual_slaying") == set()
    assert "pass" in table.legal


# --- The Horned One's Due -----------------------------------------------------------------------------------------


@pytest.mark.cites("C4", "R7.2", "old_world.the_horned_ones_due")
def test_only_one_card_goes_into_a_region_with_skaven() -> None:
    table = Table("""
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
    assert spaces(table, "battle_cry") == SPACES - {"est.l", "est.r", "kis.l"}


@pytest.mark.cites("C4")
def test_the_horned_ones_due_lets_two_cards_lie_that_are_there_already() -> None:
    table = Table("""
    start = "old_world"
    [regions.empire]
    cards = ["the_persistence_of_change", "dazzle"]
    [players.khorne]
    hand = ["battle_cry"]
    [old_world]
    deck = ["the_horned_ones_due"]
    """)
    table.play("nurgle: option 1")
    assert table["empire.cards"] == ["the_persistence_of_change", "dazzle"]


@pytest.mark.cites("C4", "tzeentch.the_persistence_of_change")
def test_a_card_left_from_last_round_counts_towards_the_one() -> None:
    table = Table("""
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
    table.play("nurgle: option 1")
    assert (table["round"], table["empire.cards"]) == (2, ["the_persistence_of_change", ""])
    assert spaces(table, "battle_cry") == SPACES - {"emp.l", "emp.r"}


@pytest.mark.cites("C4")
def test_without_its_card_on_the_track_skaven_limit_nothing() -> None:
    table = Table("""
    [regions.estalia]
    tokens = ["skaven"]
    cards = ["", "teleport"]
    [players.khorne]
    hand = ["battle_cry"]
    """)
    assert "est.l" in spaces(table, "battle_cry")


@pytest.mark.cites("C42")
def test_a_horror_is_no_card_for_the_horned_ones_due() -> None:
    table = Table("""
    [regions.tilea]
    tokens = ["skaven"]
    cards = ["Horror", ""]
    [players]
    khorne = {hand = ["battle_cry"]}
    tzeentch = {upgrades = ["horrors"]}
    [old_world]
    track = ["the_horned_ones_due"]
    """)
    assert spaces(table, "battle_cry") == SPACES - {"til.l"}


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
    table = Table({"turn": "slaanesh", "regions": {"kislev": region}, "players": players})
    table.play("slaanesh: degenerate_royalty@kis.r")
    assert table["slaanesh.power"] == 6 - cost
    assert table["kislev.domination"]["slaanesh"] == 3  # the printed number always counts


@pytest.mark.cites("R7.3", "tzeentch.temporal_stasis")
def test_a_surcharge_can_make_a_card_unaffordable_in_one_region() -> None:
    table = Table("""
    [regions.kislev]
    cards = ["temporal_stasis", ""]
    [players]
    khorne = {power = 2, hand = ["battle_cry", "blood_frenzy"]}
    """)
    assert spaces(table, "battle_cry") == SPACES - {"kis.l", "kis.r"}
    assert spaces(table, "blood_frenzy") == SPACES - {"kis.l"}


@pytest.mark.cites("R7.3", "tzeentch.temporal_stasis")
def test_tzeentch_pays_no_surcharge_of_his_own() -> None:
    table = Table("""
    turn = "tzeentch"
    [regions.kislev]
    cards = ["temporal_stasis", ""]
    [players]
    tzeentch = {power = 3, hand = ["dazzle"]}
    """)
    table.play("tzeentch: dazzle@kis.r")
    assert table["tzeentch.power"] == 1


# --- effects ------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R7.4", "tzeentch.teleport")
def test_an_effect_is_mandatory_even_to_ones_own_harm() -> None:
    table = Table("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["Acolyte"]
    [players.tzeentch]
    hand = ["teleport"]
    """)
    table.play("tzeentch: teleport@kis.l")
    assert table["seat"] == "tzeentch"
    assert set(table.legal) == {f"Tc1>{r}" for r in ("nor", "tro", "emp", "bre", "est", "til", "bor", "bad")}


@pytest.mark.cites("R7.4", "R1.5")
def test_you_on_a_card_is_the_player_who_played_it() -> None:
    # Whoever has figures there: the tokens are Slaanesh's.
    table = Table("""
    turn = "slaanesh"
    [regions.kislev]
    figures = ["2 Leper"]
    [players.slaanesh]
    hand = ["perverse_infiltration"]
    """)
    table.play("slaanesh: perverse_infiltration@kis.l")
    assert table["kislev.corruption"] == {"slaanesh": 1}


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
    table = Table({"regions": {"estalia": {"cards": cards, "corruption": {"nurgle": 3}}}})
    assert (table[path]["nurgle"] if path.endswith("domination") else table[path]) == value


@pytest.mark.cites("R7.5", "khorne.the_skull_throne")
def test_unless_that_makes_no_sense() -> None:
    one = Table("""
    [regions.kislev]
    figures = ["2 Bloodletter"]
    cards = ["the_skull_throne", ""]
    """)
    two = Table("""
    [regions.kislev]
    figures = ["2 Bloodletter"]
    cards = ["the_skull_throne", "the_skull_throne"]
    """)
    assert one["kislev.domination"]["khorne"] == 1 + 4
    assert two["kislev.domination"]["khorne"] == 2 + 4  # one more printed cost, the same attack


@pytest.mark.cites("R7.7", "tzeentch.changer_of_ways")
def test_a_silenced_card_does_nothing_while_it_is_silenced() -> None:
    for cards, legal in ((["field_of_carnage", ""], False), (["field_of_carnage", "changer_of_ways"], True)):
        table = Table({"turn": "nurgle", "regions": {"kislev": {"figures": ["Leper"], "cards": cards}}})
        assert ("Nc1>tro" in table.legal) is legal


@pytest.mark.cites("R7.7")
def test_a_continuing_effect_lasts_while_the_card_lies_there() -> None:
    position = {
        "start": "battle",
        "stop": "corruption",
        "regions": {"norsca": {"figures": ["2 Leper"], "cards": ["battle_cry", ""]}},
    }
    assert Table(position)["norsca.corruption"] == {}
    after = Table({**position, "start": "end.1", "stop": "end.6", "old_world": {"deck": ["plunged_into_chaos"]}})
    after.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert after["norsca.corruption"] == {"nurgle": 2}


@pytest.mark.cites("R7.7", "tzeentch.warp_shield")
def test_an_effect_of_the_round_ends_with_the_round() -> None:
    table = Table("""
    start = "end.1"
    stop = "end"
    dice = [4, 1]
    [regions.norsca]
    figures = ["shielded Acolyte", "Bloodletter"]
    cards = ["warp_shield", ""]
    [old_world]
    deck = ["plunged_into_chaos"]
    """)
    assert (table["round"], table["norsca.cards"]) == (2, ["", ""])
    table.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert table.happened("kill")


@pytest.mark.cites("R7.7", "R11.2", "tzeentch.warp_shield")
def test_an_effect_of_the_round_outlasts_its_card() -> None:
    # The card is taken up in step 1; the Hero of step 2 still finds two Acolytes that are not alike.
    table = Table("""
    start = "end.1"
    stop = "end.2"
    [regions.norsca]
    figures = ["shielded Acolyte", "Acolyte"]
    cards = ["warp_shield", ""]
    tokens = ["hero"]
    """)
    assert (table["norsca.cards"], table.legal) == (["", ""], ["pick Tc1", "pick Tc2"])


@pytest.mark.cites("R7.8", "C52")
def test_the_effect_follows_the_figure_and_not_the_spot() -> None:
    # The shielded Acolyte has left the card; another one standing where the card lies is not protected.
    table = Table("""
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
    table.play("tzeentch: warp_shield@kis.l", "tzeentch: Tc1>tro")
    assert table["troll_country.figures"] == ["Bloodletter", "Acolyte"]
    assert table["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("R7.8")
def test_a_horror_on_a_card_space_is_still_a_figure_of_its_region() -> None:
    table = Table("""
    turn = "tzeentch"
    [regions.norsca]
    cards = ["Horror", ""]
    [players.tzeentch]
    upgrades = ["horrors"]
    """)
    assert table["norsca.domination"]["tzeentch"] == 1
    assert "Tw1>tro" in table.legal
    table.play("tzeentch: Tw1>tro", "tzeentch: done")
    assert table["norsca.cards"] == ["", ""]  # the space opens again


@pytest.mark.cites("R7.9", "C41")
def test_played_cards_stay_until_step_one_of_the_end_phase_and_go_to_their_owners() -> None:
    position = {
        "start": "battle",
        "regions": {
            "norsca": {"cards": ["battle_cry", "influenza"]},
            "badlands": {"cards": ["", "ritual_slaying"], "ruined": 1},
        },
    }
    before = Table({**position, "stop": "corruption"})
    assert before["norsca.cards"] == ["battle_cry", "influenza"]
    after = Table({**position, "stop": "end.1"})
    assert (after["norsca.cards"], after["badlands.cards"]) == (["", ""], ["", ""])
    assert sorted(after["khorne.discard"]) == ["battle_cry", "ritual_slaying"]
    assert after["nurgle.discard"] == ["influenza"]


@pytest.mark.cites("C41")
def test_a_card_discarded_from_hand_lies_open_in_the_discard_pile() -> None:
    table = Table("""
    start = "draw"
    [players.tzeentch]
    hand = ["teleport", "dazzle"]
    """)
    table.play("tzeentch: discard dazzle")
    assert table["tzeentch.discard"] == ["dazzle"]
    assert table.happened("discard", 2)
