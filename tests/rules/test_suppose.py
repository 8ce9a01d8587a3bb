"""Suppositions: what is supposed can be seen while one looks, and is gone afterwards, whatever happens."""

import pytest

from ruinous.rules import values
from ruinous.rules.ids import CHAOS, EMPIRE, FIGURE_NAMES, KHORNE, KISLEV, N_REGIONS, N_SPACES, RESERVE
from ruinous.rules.suppose import Card, Figures, Summoned
from tests.kit.position import Position

WARRIOR = FIGURE_NAMES.index("Kw1")
THRONE = CHAOS.index("khorne.the_skull_throne")


def test_figures() -> None:
    g = Position('regions.kislev.figures = ["Leper"]\nplayers.khorne.power = 3').g
    before = g.copy()
    with Figures(g, KISLEV, g.here[KISLEV] | 1 << WARRIOR):
        assert values.domination(g, KHORNE, KISLEV) == 1
        assert g.here[EMPIRE] == before.here[EMPIRE]
    assert g == before
    with Figures(g, KISLEV, 0):
        assert not g.here[KISLEV]
    assert g == before


def test_a_card() -> None:
    g = Position('regions.kislev.figures = ["Bloodletter"]\nplayers.khorne.power = 3').g
    before = g.copy()
    with Card(g, KISLEV * N_SPACES, THRONE):
        assert THRONE in values.texts(g, KISLEV)
    assert g == before


def test_a_summoning() -> None:
    g = Position('players.khorne.power = 3\nturn = "khorne"').g
    before = g.copy()
    with Summoned(g, WARRIOR, KISLEV, 2):
        assert (g.where(WARRIOR), g.power[KHORNE]) == (KISLEV, 1)
        assert not g.here[RESERVE] >> WARRIOR & 1
    assert g == before


def test_it_is_put_back_after_an_error() -> None:
    g = Position('players.khorne.power = 3\nturn = "khorne"').g
    before = g.copy()
    for supposed in (Summoned(g, WARRIOR, KISLEV, 2), Figures(g, KISLEV, 1), Card(g, KISLEV, THRONE)):
        with pytest.raises(ZeroDivisionError), supposed:
            _ = 1 / 0
        assert g == before
    assert len(g.here) > N_REGIONS
