"""The scripted bot's evaluation, piece by piece."""

import pytest

from ruinous import Game, Options
from ruinous.bots.scripted.effects import PROVENDER, param
from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.fighting import EARLY_DICE, Aftermath
from ruinous.bots.scripted.forecast import forecast, whole
from ruinous.bots.scripted.lines import candidates, follow
from ruinous.bots.scripted.region import outlook, shares
from ruinous.bots.scripted.weights import BASE, load
from ruinous.rules import engine, values
from ruinous.rules.actions import kind
from ruinous.rules.choices import thin_out
from ruinous.rules.ids import (
    EMPIRE,
    HERO,
    KHORNE,
    KISLEV,
    N_REGIONS,
    N_SPACES,
    NURGLE,
    POWERS,
    SLAANESH,
    TZEENTCH,
)
from ruinous.rules.state import GameState
from ruinous.rules.view import blanked
from tests.kit.board import stand

(FRENZY,) = EARLY_DICE


def position(**options: str | int) -> GameState:
    return Game.new(POWERS[:4], 1, Options(**options)).state  # type: ignore[arg-type]


def test_a_ruin_that_one_player_has_all_but_alone_is_shared_out() -> None:
    """R11.5: who is hardly there hardly scores, and nothing is divided by nothing."""
    g = position()
    first, second = g.rules.ruin_points[1][0]
    tokens = [9.0, 1e-30, 0.0, 0.0, 0.0]
    assert shares(g, 0, tokens, 0.9) == pytest.approx([first, 0, 0, 0, 0])
    assert shares(g, 0, [9.0, 3.0, 0.0, 0.0, 0.0], 9.0) == pytest.approx([first, second, 0, 0, 0])


# --- the cards of this game, not those it knows by heart ----------------------------------------------------------


def fed(g: GameState) -> float:
    """What Provender of Ruin adds to Nurgle's outlook for a region that is as good as ruined."""
    g.corruption[SLAANESH * N_REGIONS + KISLEV] = 30
    gains = []
    for upgrades in (0, 1 << PROVENDER):
        g.upgrades = upgrades
        out = outlook(g, KISLEV, forecast(g, NURGLE), load(BASE, NURGLE), Aftermath(g, KISLEV))
        assert out.ruined == pytest.approx(1)
        gains.append(out.ruin[NURGLE])
    return gains[1] - gains[0]


def test_provender_of_ruin_feeds_nurgle_where_he_is_no_ruiner() -> None:
    assert fed(position()) == pytest.approx(3)
    g = position()
    g.placed_round |= 1 << NURGLE * N_REGIONS + KISLEV
    assert values.ruiner(g, NURGLE, KISLEV)
    assert fed(g) == pytest.approx(0)
    g = position()
    stand(g, KISLEV, "Nc1")  # he will place this round
    assert fed(g) == pytest.approx(0)


def test_in_the_first_edition_provender_of_ruin_fed_him_everywhere() -> None:
    g = position(edition=1)
    g.placed_round |= 1 << NURGLE * N_REGIONS + KISLEV
    assert fed(g) == pytest.approx(3)


def test_a_hosts_corrections_count_for_bots() -> None:
    cards = '[upgrades."nurgle.provender_of_ruin"]\nparams = { vp = 5 }\n'
    cards += '[chaos."khorne.blood_frenzy"]\nparams = { dice = 4 }\n'
    g = position(cards=cards)
    assert fed(g) == pytest.approx(5)
    stand(g, EMPIRE, "Nc1")
    assert param(g, FRENZY, "dice") == 4
    for copies in (1, 2):
        g.space[EMPIRE * N_SPACES + copies - 1] = FRENZY
        fight = whole(g, EMPIRE, 0)
        assert fight is not None
        assert fight.first == ((KHORNE, 4 * copies),)


# --- what a seat knows --------------------------------------------------------------------------------------------


def test_cards_that_a_seat_has_seen_are_not_blanked_for_it() -> None:
    """R22: Tzeentch has looked into a hand; another card of it everybody has seen."""
    g = position()
    g.hand[KHORNE] = bytes((FRENZY, FRENZY + 1, FRENZY + 2))
    g.gleaned[KHORNE], g.shown[KHORNE] = bytes((FRENZY,)), bytes((FRENZY + 1,))
    assert sorted(blanked(g, TZEENTCH).hand[KHORNE]) == [0, FRENZY, FRENZY + 1]
    assert sorted(blanked(g, NURGLE).hand[KHORNE]) == [0, 0, FRENZY + 1]
    assert blanked(g, KHORNE).hand[KHORNE] == g.hand[KHORNE]
    g.peeked = 2
    assert blanked(g, TZEENTCH).old_world_deck[-2:] == g.old_world_deck[-2:]
    assert not any(blanked(g, TZEENTCH).old_world_deck[:-2])
    assert not any(blanked(g, NURGLE).old_world_deck)


def test_heroes_that_must_go_go_where_they_hurt_oneself() -> None:
    """old_world.road_wardens: Nurgle, greatest in Threat, has figures in one of three regions with a Hero."""
    g = position()
    g.tokens = bytearray(len(g.tokens))
    g.dial[NURGLE] = 1
    for region in (EMPIRE, KISLEV, 0):
        g.tokens[HERO * N_REGIONS + region] = 1
    stand(g, EMPIRE, "Nc1", "Nc2")
    g.stack.append((thin_out.id, (NURGLE, HERO, 2), ()))
    engine.ask_again(g)
    evaluation = Evaluation(NURGLE, load(BASE, NURGLE))
    evaluation.begin(g)
    marks = {action: follow(evaluation, g, action) for action in candidates(g)}
    assert kind(max(marks, key=lambda action: marks[action])) == ("take", (HERO, EMPIRE))
