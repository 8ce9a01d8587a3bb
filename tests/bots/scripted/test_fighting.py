"""Battle odds, against counting by hand and against many throws of the game's own dice."""

from itertools import product

import pytest

from ruinous import Game
from ruinous.bots.scripted.fighting import at_least, at_least_of, battle
from ruinous.bots.scripted.forecast import whole
from ruinous.rules import chance
from ruinous.rules.ids import ALIKE, EMPIRE, FIGURE_NAMES, KHORNE, N_REGIONS, NURGLE, PEASANT, POWERS, UPGRADES
from tests.kit.board import stand

MANY = 4000


@pytest.mark.parametrize("dice", [1, 2, 4, 7])
def test_hits_of_exploding_dice(dice):
    """R8.7."""
    state = Game.new(POWERS[:4], 1).state
    counts = [0] * 60
    for _ in range(MANY):
        counts[sum(face > 3 for face in chance.roll_exploding(state, dice))] += 1
    for hits in range(1, 8):
        assert at_least(dice, hits) == pytest.approx(sum(counts[hits:]) / MANY, abs=0.03)
    assert sum(at_least(dice, h) for h in range(1, 40)) == pytest.approx(0.6 * dice, abs=1e-6)  # 0.6 hits a die


def test_broken_numbers_lie_between():
    assert at_least(2.5, 1) == pytest.approx((at_least(2, 1) + at_least(3, 1)) / 2)
    assert at_least(2, 1.5) == pytest.approx((at_least(2, 1) + at_least(2, 2)) / 2)
    assert at_least(0, 1) == 0
    assert at_least(3, 0) == 1
    assert at_least(500, 1) == pytest.approx(1)


def test_at_least_so_many_of_several():
    chances = [0.2, 0.5, 0.9, 0.7]
    for count in range(6):
        exact = 0.0
        for happens in product((0, 1), repeat=4):
            if sum(happens) >= count:
                p = 1.0
                for yes, c in zip(happens, chances, strict=True):
                    p *= c if yes else 1 - c
                exact += p
        assert at_least_of(chances, count) == pytest.approx(exact)


def test_a_battle_with_one_attacker():
    state = Game.new(POWERS[:4], 1).state
    state.tokens = bytearray(len(state.tokens))
    stand(state, EMPIRE, "Kw1", "Kw2", "Nc1", "Nc2")
    after = battle(state, EMPIRE, whole(state, EMPIRE, 0))
    cultists = [after.alive[f] for f in after.alive if ALIKE[f] >> FIGURE_NAMES.index("Nc1") & 1]
    assert sorted(1 - alive for alive in cultists) == pytest.approx([at_least(4, 2), at_least(4, 1)])
    assert after.kills[KHORNE] == pytest.approx(at_least(4, 1))
    assert after.kills[NURGLE] == 0
    assert after.alive[FIGURE_NAMES.index("Kw1")] == 1


def test_no_dice_no_losses():
    state = Game.new(POWERS[:4], 1).state
    stand(state, EMPIRE, "Kc1", "Nc1", "Tc1")
    after = battle(state, EMPIRE, whole(state, EMPIRE, 0))
    assert set(after.alive.values()) == {1.0}
    assert not any(after.kills)


def test_a_peasant_is_taken_once_however_often_it_is_fought_for():
    state = Game.new(POWERS[:4], 1).state
    state.tokens = bytearray(len(state.tokens))
    state.tokens[PEASANT * N_REGIONS + EMPIRE] = 1
    stand(state, EMPIRE, "Kw1", "Kw2", "Kw3", "Kw4", "Nc1")
    once, twice = (battle(state, EMPIRE, whole(state, EMPIRE, again)).peasants for again in (0, 1))
    assert once[KHORNE] > 0.9
    assert once[KHORNE] <= sum(twice) <= 1


def losses(upgrades):
    """How likely each of some figures in the Empire falls in the next battle, with upgrades in play."""
    names = ("Kw1", "Kw2", "Kw3", "Nw1", "Sw1")
    state = Game.new(POWERS[:4], 1).state
    state.tokens = bytearray(len(state.tokens))
    stand(state, EMPIRE, *names)
    for upgrade in upgrades:
        state.upgrades |= 1 << UPGRADES.index(upgrade)
    after = battle(state, EMPIRE, whole(state, EMPIRE, 0))
    return {name: 1 - after.alive[FIGURE_NAMES.index(name)] for name in names}


def test_who_is_killed_early_does_not_roll():
    """R8.15, khorne.bloodletters: they strike first."""
    plain, first = losses(()), losses(("khorne.bloodletters",))
    assert sum(first[name] for name in ("Kw1", "Kw2", "Kw3")) < 0.7 * sum(plain[name] for name in ("Kw1", "Kw2", "Kw3"))
    assert first["Nw1"] == pytest.approx(plain["Nw1"], abs=0.1)


def test_who_falls_to_sixes_alone_falls_seldom():
    """slaanesh.daemonettes."""
    plain, hard = losses(()), losses(("slaanesh.daemonettes",))
    assert hard["Sw1"] < plain["Sw1"]
    assert hard["Sw1"] < 0.6
