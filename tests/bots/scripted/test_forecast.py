"""The forecast: what is still to come in a round, read off the position at each of its moments."""

from ruinous.bots.scripted.forecast import WHOLE, Fight, forecast, settle, tried, whole
from ruinous.rules import engine
from ruinous.rules.actions import ACTIONS, PASS
from ruinous.rules.ids import ALL_REGIONS, EMPIRE, KHORNE, KISLEV, NURGLE, PHASE_BATTLE, POWERS, SLAANESH, TZEENTCH
from ruinous.rules.state import GameState
from tests.kit.position import Position


def purses(*power: int) -> str:
    """A summoning turn of Khorne; so much power has everybody, in Power order."""
    return 'turn = "khorne"\n' + "".join(f"players.{POWERS[p]}.power = {n}\n" for p, n in enumerate(power))


def test_while_somebody_can_act_everything_is_still_to_come() -> None:
    g = Position(purses(2, 1, 0, 3)).g
    ahead = forecast(g, KHORNE)
    assert (ahead.fights, ahead.dominate, ahead.corrupt) == (WHOLE, ALL_REGIONS, ALL_REGIONS)
    assert ahead.score
    assert ahead.tick
    assert (ahead.heat, ahead.acts) == (2, True)
    assert ahead.able == sum(1 << p for p in g.powers), "who of the others acts where is not known"


def test_who_has_no_power_does_not_act() -> None:
    g = Position(purses(2, 0, 0, 0)).g
    assert forecast(g, KHORNE).able == 1 << KHORNE
    seen = forecast(g, TZEENTCH)
    assert (seen.heat, seen.acts, seen.able >> TZEENTCH & 1) == (1, False, 0)


def test_frenzies_roll_before_the_battles_and_who_is_reborn_brings_more_of_them() -> None:
    """R8.2, R8.21."""
    text = 'regions.empire = {figures = ["Leper"], cards = ["blood_frenzy", "blood_frenzy"]}\n'
    text += 'regions.kislev = {figures = ["Leper"], cards = ["reborn_in_blood"]}\nplayers.khorne.power = 1'
    g = Position(text).g
    everybody = (KHORNE, NURGLE, TZEENTCH, SLAANESH)
    assert whole(g, EMPIRE, 0) == Fight(((KHORNE, 4),), everybody, everybody, 0)
    assert whole(g, KISLEV, 0) == Fight((), everybody, everybody, 1)
    assert whole(g, KISLEV, 2) == Fight((), everybody, everybody, 3)
    assert whole(g, 0, 0) is None, "nobody is there"


def test_a_rampage_is_the_only_battle_beside_those_to_come() -> None:
    """khorne_m.rampage: battles are fought in the middle of the turns, and all others afterwards."""
    g = Position(purses(2, 1, 0, 0)).g
    g.stack.append(("battle", (KISLEV,), ()))
    assert forecast(g, KHORNE).fights == tuple(int(r == KISLEV) for r in range(9))


def test_a_battle_that_was_fought_again_is_not_fought_once_more() -> None:
    """khorne.reborn_in_blood."""
    g = Position('regions.kislev = {figures = ["Leper", "Bloodletter"], cards = ["reborn_in_blood"]}').g
    g.phase = PHASE_BATTLE
    extra = []
    for number in range(3):
        g.stack.append(("battle_over", (KISLEV, number), ()))
        fight = forecast(g, KHORNE).fights[KISLEV]
        assert isinstance(fight, Fight)
        extra.append(fight.extra)
        g.stack.pop()
    assert extra == [1, 0, 0]


def test_in_a_battle_those_who_have_rolled_are_through() -> None:
    """R8.6: Khorne assigns; Nurgle is next, and Kislev before the Empire is over."""
    text = 'start = "battle"\ndice = [4, 4]\nregions.empire.figures = ["Bloodletter", "Plaguebearer", "Leper"]'
    g = Position(text).g
    assert g.stack[-1][0] == "assign"
    ahead = forecast(g, KHORNE)
    assert ahead.fights[EMPIRE] == Fight((), (), (NURGLE, TZEENTCH, SLAANESH), 0)
    assert [r for r, fight in enumerate(ahead.fights) if fight] == [EMPIRE]
    assert ahead.dominate == ahead.corrupt == ALL_REGIONS
    assert (ahead.heat, ahead.able) == (0, 0)


def upto(step: str, region: int) -> GameState:
    """A round in which nobody does anything, up to what a step makes of a region."""
    g = Position(purses(1, 0, 0, 0) + 'stop = "end"\n').g
    engine.advance(g, PASS, lambda frame: frame[:2] == (step, (region,)), lambda g, actions: actions[0])
    return g


def test_region_by_region_less_is_to_come() -> None:
    ahead = forecast(upto("dominate", KISLEV), KHORNE)
    assert not any(ahead.fights)
    assert ahead.dominate == ALL_REGIONS & ~0b11, "Norsca and the Troll Country are through"
    assert ahead.corrupt == ALL_REGIONS
    ahead = forecast(upto("corrupt_region", EMPIRE), KHORNE)
    assert (ahead.dominate, ahead.corrupt) == (0, ALL_REGIONS & ~0b111)
    assert ahead.score
    assert ahead.tick


def test_in_the_end_phase_ruins_are_scored_and_dials_turn() -> None:
    g = upto("corrupt_region", EMPIRE)
    for step, score, tick in (
        ("score_ruins", True, True),
        ("advance_dials", False, True),
        ("check_game_end", False, False),
    ):
        engine.go_on(g, lambda frame, step=step: frame[0] == step, lambda g, actions: actions[0])  # type: ignore[misc]
        ahead = forecast(g, KHORNE)
        assert (ahead.score, ahead.tick) == (score, tick), step
        assert not ahead.dominate
        assert not ahead.corrupt


def test_what_symbols_tzeentch_may_still_bring() -> None:
    """R12.4: he knows his hand; the others guess."""
    text = purses(1, 0, 0, 0) + "players.tzeentch.hand = [HAND]\n"
    text = text.replace("players.tzeentch.power = 0", "players.tzeentch.power = 2")
    hands = ("", '"warp_shield"', '"changer_of_ways"', '"dazzle", "changer_of_ways", "temporal_stasis"')
    positions = [Position(text.replace("HAND", hand)).g for hand in hands]
    assert [forecast(g, TZEENTCH).magic for g in positions] == [0, 0, 1, 2]
    assert {forecast(g, KHORNE).magic for g in positions} == {1}
    broke = Position(text.replace("HAND", hands[3]).replace("tzeentch.power = 2", "tzeentch.power = 0")).g
    assert forecast(broke, TZEENTCH).magic == 0


def test_an_action_is_tried_up_to_where_chance_begins() -> None:
    """Khorne's last power: the battle phase comes next, and its dice are not thrown."""
    g = Position('turn = "khorne"\nplayers.khorne.power = 2\nregions.kislev.figures = ["Bloodletter", "Leper"]').g
    c = tried(g, ACTIONS["Kw2>emp"])
    assert not settle(c, KHORNE)
    assert c.stack[-1][0] in ("turn", "battle_phase")
    assert c.draws == g.draws
    assert c.here[EMPIRE]
    assert not g.here[EMPIRE]


def test_a_question_to_oneself_is_left_open_and_those_to_others_are_answered() -> None:
    """tzeentch.the_meddling_of_skaven: whom; then that one discards what he likes."""
    text = """turn = "tzeentch"
        players.tzeentch = {power = 3, hand = ["the_meddling_of_skaven"]}
        players.khorne = {power = 1, hand = ["blood_frenzy", "battle_cry", "the_skull_throne"]}
        players.nurgle = {hand = ["rain_of_pus"]}
        regions.kislev.figures = ["Bloodletter", "Leper", "Acolyte"]"""
    g = Position(text).g
    c = tried(g, ACTIONS["the_meddling_of_skaven@kis.l"])
    assert settle(c, TZEENTCH)
    assert c.stack[-1][0] == "meddle"
    d = tried(c, c.actions[0] if c.actions else -1)
    assert not settle(d, TZEENTCH)
    assert len(d.hand[KHORNE]) == 1


def test_dice_of_a_card_are_not_thrown_when_it_is_tried() -> None:
    """tzeentch_m.bolt_of_change."""
    text = """options = {card_set = "morrslieb"}
        turn = "tzeentch"
        players.tzeentch = {power = 5, hand = ["tzeentch_m.bolt_of_change"]}
        regions.kislev.figures = ["Bloodletter", "Acolyte"]"""
    g = Position(text).g
    c = tried(g, ACTIONS["bolt_of_change@kis.l"])
    assert not settle(c, TZEENTCH)
    assert c.draws == g.draws
    assert c.stack[-1][0] == "card_acts"
