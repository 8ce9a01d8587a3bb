"""What opponents expect of Khorne while he still has power."""

from ruinous import Game
from ruinous.bots.scripted import ScriptedBot
from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.raid import raid
from ruinous.bots.scripted.weights import BASE, load
from ruinous.rules.ids import (
    ADJACENT,
    EMPIRE,
    FIGURE_NAMES,
    KHORNE,
    N_REGIONS,
    NURGLE,
    POWERS,
    REGION_ORDER,
    RESERVE,
    SLAANESH,
    bits,
)
from ruinous.rules.state import GameState
from ruinous.rules.view import blanked
from tests.kit.board import stand


def summoning(seat: int = NURGLE) -> GameState:
    """A summoning turn of a seat with an empty board."""
    game = Game.new(POWERS[:4], 1)
    while game.state.actions and not (game.state.stack[-1][0] == "turn" and game.state.seat == seat):
        game.play(game.state.actions[0])
    g = blanked(game.state, seat)
    for r in REGION_ORDER:
        g.here[RESERVE] |= g.here[r]
        g.here[r] = 0
    g.tokens = bytearray(len(g.tokens))
    g.space = bytearray(len(g.space))
    g.power[KHORNE] = 4
    return g


def test_khorne_comes_next_to_where_he_stands() -> None:
    """R6.6: summoning goes to regions with own figures or next to them."""
    g = summoning()
    far = next(r for r in REGION_ORDER if r != EMPIRE and not ADJACENT[EMPIRE] >> r & 1)
    near = next(iter(bits(ADJACENT[EMPIRE])))
    stand(g, EMPIRE, "Kw1")
    stand(g, near, "Nc1")
    stand(g, far, "Nc2")
    expected = raid(g, NURGLE)
    assert expected is not None
    assert expected.regions >> near & 1
    assert not expected.regions >> far & 1
    assert not expected.regions >> EMPIRE & 1, "there he stands already"
    assert expected.chance == 1.0, "two raids, one target in reach"


def test_where_he_has_but_cultists_his_warriors_may_still_come() -> None:
    g = summoning()
    stand(g, EMPIRE, "Kc1")
    expected = raid(g, NURGLE)
    assert expected is not None
    assert expected.regions >> EMPIRE & 1


def test_without_figures_on_the_board_he_may_come_anywhere() -> None:
    expected = raid(summoning(), NURGLE)
    assert expected is not None
    assert expected.regions == sum(1 << r for r in REGION_ORDER)


def test_nothing_is_expected_of_a_khorne_without_power_or_warriors() -> None:
    g = summoning()
    assert raid(g, KHORNE) is None, "he knows himself what he will do"
    g.power[KHORNE] = 1
    assert raid(g, NURGLE) is None
    g.power[KHORNE] = 4
    stand(g, EMPIRE, *(name for name in FIGURE_NAMES if name.startswith("Kw")))
    assert raid(g, NURGLE) is None


def test_raids_are_shared_out_among_the_targets() -> None:
    g = summoning()
    for n, r in enumerate(REGION_ORDER[:4], 1):
        stand(g, r, f"Nc{n}")
    expected = raid(g, NURGLE)
    assert expected is not None
    assert expected.chance == 0.5


def test_a_raid_lessens_what_a_region_brings_and_feeds_khorne() -> None:
    g = summoning()
    stand(g, EMPIRE, "Nc1", "Nc2")
    g.corruption[NURGLE * N_REGIONS + EMPIRE] = 3
    evaluation = Evaluation(NURGLE, load(BASE, NURGLE))
    evaluation.begin(g)
    feared = evaluation.standing(g)
    here = list(g.here)
    g.power[KHORNE] = 0
    evaluation.begin(g)
    calm = evaluation.standing(g)
    assert g.here == here, "looking moves nobody"
    assert feared.counters[KHORNE] > calm.counters[KHORNE]
    assert feared.counters[NURGLE] < calm.counters[NURGLE]
    assert feared.later[NURGLE] < calm.later[NURGLE]


def test_a_cultist_goes_where_khorne_cannot_come() -> None:
    """Of two places that are alike the one out of his reach is better."""
    for seat, name in ((NURGLE, "Nc1"), (SLAANESH, "Sc1")):
        g = summoning(seat)
        near = bits(ADJACENT[EMPIRE])
        stand(g, EMPIRE, "Kw1")
        bot = ScriptedBot(1)
        evaluation = bot.evaluation(seat)
        worth = {}
        for r in REGION_ORDER:
            c = g.copy()
            stand(c, r, name)
            evaluation.begin(c)
            feared = evaluation.value(c)
            c.power[KHORNE] = 0
            evaluation.begin(c)
            worth[r] = evaluation.value(c) - feared
        assert min(worth[r] for r in near) > max(worth[r] for r in REGION_ORDER if r != EMPIRE and r not in near)
