"""The end phase (R11): taking up cards, Heroes, Old World effects, and the order of the steps."""

import pytest

from ruinous.rules.ids import KHORNE, NURGLE, OLD_WORLD_SLUGS
from tests.kit.position import Position

# --- step 1: Chaos cards ------------------------------------------------------------------------------------------


@pytest.mark.cites("R11.2", "R7.9")
def test_every_card_goes_to_its_owners_discard_pile() -> None:
    t = Position("""
        start = "end.1"
        players.khorne.discard = ["battle_cry"]
        regions.norsca.cards = ["blood_frenzy", "influenza"]
        regions.badlands.cards = ["", "reborn_in_blood"]
    """)
    assert t["khorne.discard"] == ["battle_cry", "blood_frenzy", "reborn_in_blood"]
    assert t["nurgle.discard"] == ["influenza"]
    assert (t["norsca.cards"], t["badlands.cards"]) == (["", ""], ["", ""])


@pytest.mark.cites("R11.2", "tzeentch.the_persistence_of_change")
def test_the_persistence_of_change_stays_where_tzeentch_killed_and_nowhere_else() -> None:
    t = Position("""
        start = "battle"
        stop = "end.1"
        dice = [5]
        regions.kislev = {figures = ["Horror", "Leper"], cards = ["the_persistence_of_change", "dazzle"]}
        regions.tilea = {figures = ["Acolyte"], cards = ["the_persistence_of_change"]}
    """)
    assert t["kislev.cards"] == ["the_persistence_of_change", ""]
    assert t["tilea.cards"] == ["", ""]


@pytest.mark.cites("R11.2", "C43", "slaanesh.soporific_musk")
def test_control_by_soporific_musk_ends_when_it_is_taken_up() -> None:
    t = Position("""
        start = "end.1"
        regions.kislev = {figures = ["Leper controlled by slaanesh"], cards = ["soporific_musk"]}
    """)
    assert (t["kislev.nurgle"], t["kislev.slaanesh"]) == (1, 0)


@pytest.mark.cites("R11.2", "R7.8")
def test_figures_stay_in_their_region_when_the_cards_are_taken_up() -> None:
    t = Position("""
        start = "end.1"
        [regions.kislev]
        figures = ["shielded Acolyte", "Leper controlled by slaanesh"]
        cards = ["warp_shield", "soporific_musk"]
    """)
    assert t["kislev.figures"] == ["Leper", "Acolyte"]


@pytest.mark.cites("R11.2", "tzeentch.horrors")
def test_a_horror_stays_on_its_space() -> None:
    t = Position("""
        start = "end.1"
        players.tzeentch.upgrades = ["horrors"]
        regions.kislev.cards = ["Horror", "dazzle"]
    """)
    assert t["kislev.cards"] == ["Horror", ""]


# --- step 2: Heroes -----------------------------------------------------------------------------------------------


@pytest.mark.cites("R11.3", "R13.2", "token.hero", "C18")
def test_a_hero_removes_a_figure_of_the_greatest_threat_there() -> None:
    t = Position("""
        start = "end.2"
        regions.kislev = {figures = ["Bloodletter", "Leper", "Acolyte"], tokens = ["hero"]}
        regions.tilea.figures = ["Seductress"]
    """)
    assert t["kislev.figures"] == ["Leper", "Acolyte"]
    assert t["tilea.figures"] == ["Seductress"]
    assert t["kislev.tokens"] == {"hero": 1}


@pytest.mark.cites("R11.3", "R12.1", "R1.14")
def test_the_greatest_threat_goes_by_the_position_of_the_dials() -> None:
    t = Position("""
        start = "end.2"
        players.nurgle.dial = 1
        regions.kislev = {figures = ["Bloodletter", "Leper"], tokens = ["hero"]}
    """)
    assert t["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("R11.3", "R23.7", "C18")
def test_the_affected_player_picks_the_figure() -> None:
    t = Position("""
        start = "end.2"
        regions.kislev = {figures = ["Bloodletter", "2 Bloodsworn", "Bloodthirster", "Leper"], tokens = ["hero"]}
    """)
    assert t["seat"] == "khorne"
    assert t.legal == ["pick Kc1", "pick Kw1", "pick Kd1"]
    t.play("khorne: pick Kd1")
    assert t["kislev.figures"] == ["2 Bloodsworn", "Bloodletter", "Leper"]
    assert t["khorne.reserve"] == ["2 Bloodsworn", "5 Bloodletter", "Bloodthirster"]


@pytest.mark.cites("C18", "R1.12")
def test_a_figure_taken_by_a_hero_was_not_killed() -> None:
    t = Position("""
        start = "end.2"
        regions.kislev = {figures = ["Bloodletter"], tokens = ["hero"]}
    """)
    assert t.happened("remove")
    assert not t.happened("kill")
    assert not t.g.killed


@pytest.mark.cites("R11.3", "R15.1")
def test_a_hero_looks_at_who_controls_the_figures() -> None:
    """Slaanesh has the greatest Threat of all, but his Seductress counts as Nurgle's, whose Threat is the lowest."""
    t = Position("""
        start = "end.2"
        regions.kislev = {figures = ["Seductress controlled by nurgle", "Acolyte"], tokens = ["hero"]}
    """)
    assert t["kislev.figures"] == ["Seductress"]


@pytest.mark.cites("R11.3", "tzeentch.warp_shield")
def test_warp_shield_does_not_stop_a_hero() -> None:
    t = Position("""
        start = "end.2"
        regions.kislev = {figures = ["shielded Acolyte"], tokens = ["hero"]}
    """)
    assert t["kislev.figures"] == []


@pytest.mark.cites("R11.3", "C18")
def test_heroes_strike_one_by_one_in_region_order_and_each_looks_anew() -> None:
    t = Position("""
        start = "end.2"
        regions.tilea = {figures = ["Bloodsworn", "Bloodletter"], tokens = ["hero"]}
        regions.kislev = {figures = ["Bloodsworn", "Bloodletter", "Leper"], tokens = ["3 hero"]}
    """)
    t.play("khorne: pick Kw2")  # Kislev: the second Hero takes the last Khorne figure, the third the Leper
    assert t["kislev.figures"] == []
    t.play("khorne: pick Kc1")
    assert t["tilea.figures"] == ["Bloodletter"]


@pytest.mark.cites("R11.3")
def test_a_hero_with_nobody_there_does_nothing() -> None:
    t = Position("""
        start = "end.2"
        regions.kislev.tokens = ["hero"]
        regions.empire.figures = ["Leper"]
    """)
    assert t["empire.figures"] == ["Leper"]
    assert t["kislev.tokens"] == {"hero": 1}


# --- step 3: Old World cards --------------------------------------------------------------------------------------


@pytest.mark.cites("R11.4", "R3.4")
@pytest.mark.parametrize(
    "track", [("warpstone_discovery", "bretonnian_knights"), ("bretonnian_knights", "warpstone_discovery")]
)
def test_persistent_effects_act_space_one_before_space_two(track: tuple[str, str]) -> None:
    t = Position(
        {
            "start": "end.3",
            "regions": {"bretonnia": {"figures": ["Leper"], "tokens": ["warpstone"]}},
            "old_world": {"track": track},
        }
    )
    discarded_last = track[1] == "bretonnian_knights"  # an empty hand has nothing to discard before it draws
    if discarded_last:
        (card,) = t.legal
        t.play(f"nurgle: {card}")
    order = [OLD_WORLD_SLUGS[event[1]] for event in t.log if event[0] == "persistent"]
    assert order == list(track)
    assert t["nurgle.hand.size"] == (0 if discarded_last else 1)


@pytest.mark.cites("R11.4", "R13.7")
def test_a_card_that_is_not_on_the_track_does_nothing() -> None:
    t = Position("""
        start = "end.3"
        old_world.deck = ["warpstone_discovery"]
        regions.kislev = {figures = ["Leper"], tokens = ["warpstone"]}
    """)
    assert t["nurgle.hand.size"] == 0


@pytest.mark.cites("R11.4", "C7", "R23.2")
@pytest.mark.parametrize(("dials", "chooser"), [({}, "nurgle"), ({"nurgle": 1}, "tzeentch")])
def test_choices_given_to_nobody_are_made_by_the_lowest_threat(dials: dict[str, int], chooser: str) -> None:
    t = Position(
        {
            "start": "end.3",
            "regions": {"norsca": {"tokens": ["warpstone"]}, "tilea": {"tokens": ["warpstone"]}},
            "players": {power: {"dial": dial} for power, dial in dials.items()},
            "old_world": {"track": ["skavengers"]},
        }
    )
    assert t["seat"] == chooser


@pytest.mark.cites("R11.4", "R12.1")
def test_threat_in_step_three_is_still_that_of_this_round() -> None:
    """Nurgle's counters move his dial only in step 5, after he has chosen as the lowest Threat."""
    t = Position("""
        start = "end.3"
        stop = "end.5"
        players.nurgle.counters = 1
        regions.norsca.tokens = ["warpstone"]
        regions.tilea.tokens = ["warpstone"]
        old_world.track = ["skavengers"]
    """)
    assert (t["seat"], t["nurgle.threat"]) == ("nurgle", 1)
    t.play("nurgle: +skaven@til")
    assert t["nurgle.threat"] == 10


# --- the order of the steps ---------------------------------------------------------------------------------------


@pytest.mark.cites("R11.2", "R11.3", "R3.2")
def test_cards_are_taken_up_before_heroes_strike() -> None:
    """The Leper is Nurgle's again when the Hero looks, so Tzeentch has the greatest Threat there."""
    t = Position("""
        start = "end"
        stop = "end.2"
        [regions.kislev]
        figures = ["Leper controlled by slaanesh", "Acolyte"]
        cards = ["soporific_musk"]
        tokens = ["hero"]
    """)
    assert t["kislev.figures"] == ["Leper"]


@pytest.mark.cites("R11.3", "R11.4", "R3.2", "old_world.witch_hunters")
def test_heroes_strike_before_the_old_world_cards_act() -> None:
    """The only Cultist is gone when the Witch Hunters of edition 1 come."""
    t = Position("""
        start = "end"
        stop = "end.3"
        options.edition = 1
        old_world.track = ["witch_hunters"]
        regions.kislev = {figures = ["Leper"], tokens = ["hero"], corruption = {nurgle = 2}}
    """)
    assert t["kislev.corruption"] == {"nurgle": 2}


@pytest.mark.cites("R11.4", "R11.5", "C6", "R3.2", "old_world.the_grail_is_found")
def test_the_grail_clears_a_region_ruined_this_round_before_it_is_scored() -> None:
    t = Position("""
        start = "corruption"
        stop = "end.4"
        old_world.track = ["the_grail_is_found"]
        regions.bretonnia = {figures = ["Leper"], corruption = {khorne = 11}, tokens = ["event"]}
    """)
    assert t["bretonnia.ruined"] == 1
    assert t.g.vp[:4] == [0, 3, 0, 0]


@pytest.mark.cites("R11.5", "R11.6", "R3.2")
def test_ruins_are_scored_before_dials_advance() -> None:
    """Nurgle's dial finds no corruption token left to remove."""
    t = Position("""
        start = "end"
        stop = "end.5"
        players.nurgle = {dial = 1, counters = 1}
        players.khorne = {dial = 9, counters = 1}
        regions.norsca = {ruined = 1, scored = false, corruption = {tzeentch = 6, slaanesh = 6}}
    """)
    assert t["nurgle.dial"] == 2
    assert t.g.vp[:4] == [0, 0, 4, 4]


@pytest.mark.cites("R11.6", "R11.7", "R3.2", "R18.3")
def test_dials_advance_before_the_end_of_the_game_is_checked() -> None:
    t = Position("""
        start = "end"
        players.khorne = {vp = 47, counters = 1}
        players.nurgle = {dial = 1, counters = 1}
    """)
    assert t["khorne.vp"] == 51
    assert (t["result"], t["winners"]) == ("fifty_vp", ["khorne"])


@pytest.mark.cites("R3.1", "R3.2", "R11.2", "R11.3", "R11.4", "R11.5", "R11.6", "R11.7")
def test_the_six_steps_follow_in_order_in_a_round_that_is_played_through() -> None:
    """Round 2 as a game plays it: each step would come out otherwise if it came before the one before it."""
    t = Position("""
        start = "end.6"
        players.nurgle = {dial = 1, counters = 1}
        players.tzeentch.dial = 1
        players.slaanesh = {dial = 2, hand = ["soporific_musk"]}
        regions.norsca.corruption = {khorne = 12}
        regions.kislev = {figures = ["Leper", "Acolyte"], tokens = ["hero"]}
        regions.bretonnia = {figures = ["Bloodsworn"], corruption = {khorne = 11}, tokens = ["event"]}
        old_world.track = ["the_grail_is_found"]
        old_world.deck = ["mass_exodus", "franzs_decree", "skavengers"]
    """)
    t.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: soporific_musk@kis.l", "slaanesh: pick Nc1")
    t.play("slaanesh: pass")
    assert t["kislev.figures"] == ["Leper"]  # 1, 2: it is Nurgle's again when the Hero takes the Acolyte
    assert t["bretonnia.ruined"] == 2
    assert t["khorne.vp"] == 4 + 6  # 3, 4: ruiner of Bretonnia, which the Grail has cleared; Norsca
    assert (t["round"], t["seat"]) == (2, "nurgle")
    assert t.legal == ["-T@kis", "-S@kis"]  # 5: the dial finds no tokens in Norsca any more
    t.play("nurgle: -T@kis", "nurgle: upgrade lepers")
    assert (t["round"], t["nurgle.threat"]) == (3, 13)  # 6


@pytest.mark.cites("R11.2", "R11.7", "tzeentch.the_persistence_of_change")
def test_a_card_that_stayed_is_tested_anew_in_the_next_round() -> None:
    t = Position("""
        start = "battle"
        stop = "end.6"
        dice = [5]
        regions.kislev = {figures = ["Horror", "Leper"], cards = ["the_persistence_of_change", ""]}
        old_world.deck = ["franzs_decree", "peasant_uprising", "skavengers"]
    """)
    assert t["kislev.cards"] == ["the_persistence_of_change", ""]
    t.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert t["round"] == 3
    assert t["kislev.cards"] == ["", ""]


@pytest.mark.cites("R11.7", "R18.6")
def test_a_new_round_begins_if_the_game_goes_on() -> None:
    t = Position("""
        start = "end"
        round = 3
        old_world.deck = ["mass_exodus", "skavengers"]
    """)
    assert (t["round"], t["phase"], t["seat"]) == (4, "summoning", "khorne")
    assert t["used"] == ["mass_exodus"]
    assert t["result"] == "none"


@pytest.mark.cites("R11.7", "C43", "slaanesh.keeper_of_secrets")
@pytest.mark.parametrize(("stop", "controller"), [("end.5", "slaanesh"), ("end.6", "nurgle")])
def test_control_by_the_keeper_lasts_to_the_end_of_the_round(stop: str, controller: str) -> None:
    t = Position(f"""
        start = "domination"
        stop = "{stop}"
        players.slaanesh.upgrades = ["keeper_of_secrets"]
        regions.kislev.figures = ["Keeper of Secrets", "Leper"]
        old_world.deck = ["franzs_decree", "skavengers"]
    """)
    t.play("slaanesh: pick Nc1")
    assert t[f"kislev.{controller}"] == (2 if controller == "slaanesh" else 1)
    assert t.happened("released") == (controller == "nurgle")


@pytest.mark.cites("R11.7", "tzeentch.warp_shield")
def test_protection_by_warp_shield_ends_with_the_round() -> None:
    t = Position("""
        start = "end"
        regions.kislev.figures = ["shielded Acolyte"]
        old_world.deck = ["franzs_decree", "skavengers"]
    """)
    assert t["round"] == 2
    assert t.g.bonds == ()


@pytest.mark.cites("R11.7", "C44", "nurgle.lepers")
def test_lepers_may_be_free_again_in_the_next_round() -> None:
    t = Position("""
        start = "summoning"
        stop = "end.6"
        turn = "nurgle"
        players.khorne.power = 0
        players.nurgle = {power = 1, upgrades = ["lepers"]}
        players.tzeentch.power = 0
        players.slaanesh.power = 0
        regions.badlands.figures = ["Leper"]
        old_world.deck = ["franzs_decree", "skavengers"]
    """)
    t.play("nurgle: Nc1>bor")
    assert t["nurgle.power"] == 1
    t.play("nurgle: Nc1>bad")
    t.play("khorne: pass", "nurgle: Nc1>bor")
    assert t["nurgle.power"] == 6


@pytest.mark.cites("R11.4", "C20")
def test_draws_and_discards_of_step_three_go_in_power_order() -> None:
    t = Position("""
        start = "end.3"
        old_world.track = ["bretonnian_knights", "warpstone_discovery"]
        players.khorne.hand = ["blood_frenzy", "battle_cry"]
        players.nurgle.hand = ["influenza", "rain_of_pus"]
        regions.bretonnia = {figures = ["Leper", "Bloodsworn"], tokens = ["warpstone"]}
    """)
    t.play("khorne: discard blood_frenzy", "nurgle: discard rain_of_pus")
    order = [event[:2] for event in t.log if event[0] in ("discard", "draw")]
    assert order == [("discard", KHORNE), ("discard", NURGLE), ("draw", KHORNE), ("draw", NURGLE)]
