"""R19: the Horned Rat, his seat, his figures in ruined regions, and lost ties of Threat."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from ruinous import Game
from ruinous.rules.chance import secret_from
from ruinous.rules.ids import CHAOS, OLD_WORLD, POWERS, TOKENS
from ruinous.rules.invariants import violations
from ruinous.rules.options import Options, SetupError
from ruinous.rules.scenario import look
from ruinous.rules.setup import new_state, powers_from
from ruinous.rules.state import GameState
from tests.kit.position import Position

FOUR = POWERS[:4]
ALL_FIVE = 'powers = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]'
LINE_UPS = [(*others, "horned_rat") for n in (2, 3, 4) for others in combinations(FOUR, n)]


def set_up(text: str) -> Position:
    return Position(f"{ALL_FIVE}\n{text}")


def fresh(powers: tuple[str, ...], seed: int = 1, **options: str) -> GameState:
    return new_state(powers_from(powers), Options(**options), secret_from(seed), log=[])


def placed_at_the_start(g: GameState) -> list[tuple[str, int]]:
    return [(TOKENS[e[1]], e[2]) for e in g.log or () if e[0] == "place"][:9]


# --- seats and setup ----------------------------------------------------------------------------------------------


@pytest.mark.cites("R19.1", "R2.2", "R1.2")
@pytest.mark.parametrize("names", LINE_UPS, ids="-".join)
def test_he_plays_with_any_two_three_or_four_others_and_is_last(names: tuple[str, ...]) -> None:
    g = fresh(tuple(reversed(names)))
    assert [POWERS[p] for p in g.powers] == list(names)
    assert look(g, "horned_rat.reserve") == ["11 Clanrat", "3 Rat Ogre", "Verminlord"]


@pytest.mark.cites("R2.2")
def test_five_players_need_all_five_powers() -> None:
    with pytest.raises(SetupError):
        powers_from((*FOUR, "khorne"))
    with pytest.raises(SetupError):
        powers_from(("khorne", "horned_rat"))


@pytest.mark.cites("R19.1", "R6.1")
def test_his_turn_comes_after_slaanesh_and_before_khorne() -> None:
    t = set_up('turn = "slaanesh"')
    t.play("slaanesh: Sc1>nor", "horned_rat: Hc1>nor")
    assert t["seat"] == "khorne"


@pytest.mark.cites("R2.7", "F10", "R19.2")
def test_the_further_skaven_are_used_only_with_him() -> None:
    for powers, stock in ((FOUR, 6), (POWERS, 16), (("khorne", "nurgle", "horned_rat"), 16)):
        assert Position({"powers": list(powers)})["stock"]["skaven"] == stock


@pytest.mark.cites("R2.9", "R19.2")
@pytest.mark.parametrize("seed", range(5))
def test_the_starting_tokens_with_him_hold_two_skaven(seed: int) -> None:
    for powers in (POWERS, ("nurgle", "tzeentch", "horned_rat")):
        start = placed_at_the_start(fresh(powers, seed))
        assert [region for _, region in start] == list(range(9))
        assert Counter(token for token, _ in start) == {"noble": 2, "warpstone": 3, "peasant": 2, "skaven": 2}
    without = placed_at_the_start(fresh(FOUR, seed))
    assert Counter(token for token, _ in without) == {"noble": 2, "warpstone": 3, "peasant": 4}


@pytest.mark.cites("R2.8", "F9", "R2.11")
@pytest.mark.parametrize(("players", "cards"), [(3, 8), (4, 7), (5, 7)])
def test_the_old_world_deck_has_eight_seven_or_seven_cards(players: int, cards: int) -> None:
    g = fresh(POWERS[5 - players :])
    assert len(g.old_world_deck) == cards - 1  # the first one is drawn
    assert len(g.old_world_aside) == 28 - cards


@pytest.mark.cites("R19.2", "R21.3")
def test_the_revised_horned_ones_due_takes_the_place_of_the_old_one() -> None:
    old, new = "old_world.the_horned_ones_due", "old_world_x.the_horned_ones_due"
    without, with_him = (
        [OLD_WORLD[c] for c in g.old_world_deck + g.old_world_aside + g.old_world_used + bytes(g.track) if c]
        for g in (Position({"powers": list(powers)}).g for powers in (FOUR, POWERS))
    )
    assert (without.count(old), without.count(new)) == (1, 0)
    assert (with_him.count(old), with_him.count(new)) == (0, 1)
    assert len(without) == len(with_him) == 28


@pytest.mark.cites("R2.11", "R5.1", "R5.3", "dial.horned_rat")
def test_he_begins_with_threat_zero_and_has_six_power_and_two_cards_each_round() -> None:
    t = set_up('start = "draw"\nplayers.horned_rat.power = 1')
    t.play(*(["tzeentch: done"] if t["seat"] == "tzeentch" else []))
    assert [t[f"{power}.threat"] for power in POWERS] == [3, 1, 2, 4, 0]
    assert (t["horned_rat.power"], t["horned_rat.hand.size"]) == (6, 2)


@pytest.mark.cites("R19.8", "R20.1")
@pytest.mark.parametrize("card_set", ["base", "morrslieb"])
def test_he_uses_his_own_deck_and_upgrades_whatever_the_others_use(card_set: str) -> None:
    g = fresh(POWERS, card_set=card_set)
    deck = [CHAOS[c] for c in g.deck[4] + g.hand[4]]
    assert (len(deck), len(set(deck))) == (24, 8)
    assert all(card.startswith("horned_rat.") for card in deck)
    t = set_up(
        f"""
        start = "end.5"
        options.card_set = "{card_set}"
        players.horned_rat = {{dial = 1, counters = 1}}
        players.khorne.counters = 1
        """
    )
    slugs = ("clanrats", "rat_ogres", "verminlord", "under_empire", "council_of_thirteen")
    assert t.legal == [f"upgrade horned_rat.{slug}" for slug in slugs]


# --- Threat -------------------------------------------------------------------------------------------------------

# his position, another Power and its position with the same Threat
TIES = [
    (1, "nurgle", 1, 5),
    (2, "tzeentch", 2, 9),
    (3, "khorne", 2, 12),
    (4, "slaanesh", 3, 16),
    (5, "tzeentch", 4, 20),
    (6, "slaanesh", 5, 24),
    (7, "khorne", 6, 28),
]
tied = pytest.mark.parametrize(("his", "other", "position", "threat"), TIES)


def tie(text: str, his: int, other: str, position: int, more: str = "", both: str = "") -> Position:
    """Three players: the Horned Rat and another are even, the third is ahead of both (or behind, in `more`)."""
    third = next(power for power in ("nurgle", "khorne") if power != other)
    last = {"nurgle": 9, "khorne": 8}[third]
    return Position(
        f"""
        powers = ["{third}", "{other}", "horned_rat"]
        players.horned_rat = {{dial = {his}{both}}}
        players.{other} = {{dial = {position}{both}}}
        players.{third} = {{dial = {last}{more}}}
        {text}
        """
    )


@pytest.mark.cites("R19.3", "F12", "R1.14", "R4.2")
@tied
def test_an_equal_threat_of_his_is_the_lower_for_the_old_world(
    his: int, other: str, position: int, threat: int
) -> None:
    due = "old_world_x.the_horned_ones_due"
    t = tie(f'start = "old_world"\nold_world.deck = ["{due}"]', his, other, position)
    assert t[f"{other}.threat"] == t["horned_rat.threat"] == threat
    assert t["seat"] == "horned_rat"
    assert tie(f'start = "old_world"\nold_world.deck = ["{due}"]', his, other, position - 1)["seat"] == other


@pytest.mark.cites("R19.3", "F12", "R11.4", "C7", "old_world.skavengers")
def test_he_chooses_for_a_persistent_effect_against_an_equal() -> None:
    track = 'start = "end.3"\nold_world.track = ["skavengers", ""]\n'
    track += 'regions.kislev.tokens = ["warpstone"]\nregions.tilea.tokens = ["warpstone"]'
    assert tie(track, 1, "nurgle", 1)["seat"] == "horned_rat"
    assert tie(track, 2, "nurgle", 1)["seat"] == "nurgle"


FIGURES = {"khorne": "Bloodletter", "nurgle": "Plaguebearer", "tzeentch": "Horror", "slaanesh": "Daemonette"}


@pytest.mark.cites("R19.3", "F12", "R11.3")
@tied
def test_the_other_one_suffers_the_hero(his: int, other: str, position: int, threat: int) -> None:
    figure = FIGURES[other]
    hero = f'start = "end.2"\nregions.kislev = {{figures = ["Rat Ogre", "{figure}"], tokens = ["hero"]}}'
    assert tie(hero, his, other, position)["kislev.figures"] == ["Rat Ogre"]
    assert tie(hero, his, other, position - 1)["kislev.figures"] == [figure]


@pytest.mark.cites("F12", "old_world.dwarf_trollslayers")
def test_the_other_one_suffers_the_trollslayers() -> None:
    text = """
        start = "end.3"
        old_world.track = ["dwarf_trollslayers", ""]
        regions.kislev = {figures = ["Rat Ogre", "Bloodletter"], tokens = ["hero"]}
        """
    assert tie(text, 3, "khorne", 2)["kislev.figures"] == ["Rat Ogre"]
    assert tie(text, 4, "khorne", 2)["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("R19.3", "F12", "R18.3")
@tied
def test_he_loses_the_tie_of_fifty_points(his: int, other: str, position: int, threat: int) -> None:
    t = tie('start = "end.6"', his, other, position, both=", vp = 50")
    assert (t["result"], t["winners"]) == ("fifty_vp", [other])
    t = tie('start = "end.6"', his, other, position - 1, both=", vp = 50")
    assert t["winners"] == ["horned_rat"]


@pytest.mark.cites("R19.3", "F12", "R18.4")
def test_he_loses_the_tie_of_five_ruined_regions() -> None:
    names = ("norsca", "troll_country", "kislev", "empire", "tilea")
    ruins = 'start = "end.6"\n' + "\n".join(f"regions.{name}.ruined = {n}" for n, name in enumerate(names, 1))
    t = tie(ruins, 2, "tzeentch", 2, both=", vp = 20", more=", vp = 19")
    assert (t["result"], t["winners"]) == ("five_ruined", ["tzeentch"])
    assert tie(ruins, 3, "tzeentch", 2, both=", vp = 20")["winners"] == ["horned_rat"]


@pytest.mark.cites("R18.2", "dial.horned_rat", "dial.victory")
def test_he_wins_by_his_dial() -> None:
    t = set_up('start = "end.6"\nplayers.horned_rat.dial = 8\nplayers.khorne.vp = 60')
    assert (t["result"], t["winners"]) == ("max_threat", ["horned_rat"])


# --- games --------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R19.1", "R19.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_with_him_keep_every_invariant_and_end(players: int) -> None:
    for seed in range(6):
        options = Options(
            card_set=("base", "morrslieb")[seed % 2], events=("base", "mixed", "realm_of_chaos")[seed % 3]
        )
        random = Random(seed)
        game = Game.new([*random.sample(FOUR, players - 1), "horned_rat"], seed, options)
        while game.state.actions:
            game.play(random.choice(game.state.actions))
            assert violations(game.state) == []
            assert not any(game.state.corruption[4 * 9 : 5 * 9])
        assert game.result is not None
