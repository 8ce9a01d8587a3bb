"""Regions added up: counters, and the ruins that come too late to be ruins."""

import pytest

from ruinous.bots.scripted.compare import NOTHING, Totals, differing
from ruinous.bots.scripted.region import Outlook
from ruinous.rules.ids import KHORNE, NURGLE

TABLE = (KHORNE, NURGLE)


def falling(chance: float, khorne: float = 0.0, nurgle: float = 0.0) -> Outlook:
    """A region that is ruined with a chance, and what that is worth to two players."""
    out = Outlook()
    out.ruined, out.ruin[KHORNE], out.ruin[NURGLE] = chance, khorne, nurgle
    out.gain = out.ruin[:]
    return out


def added(*looks: Outlook) -> Totals:
    totals = Totals()
    for look in looks:
        totals.exchange(TABLE, NOTHING, look)
    totals.looks = list(looks)
    totals.count(totals.looks, TABLE)
    return totals


def test_ruins_beyond_the_last_bring_nothing() -> None:
    """R10.6: regions fall in their order, and only as long as ruination cards are left."""
    totals = added(falling(1.0, 6), falling(0.0), falling(1.0, 4, 3), falling(1.0, 0, 5))
    assert totals.ruined == 3
    totals.too_many(TABLE, 2)
    assert totals.ruined == pytest.approx(2)
    assert (totals.vp[KHORNE], totals.vp[NURGLE]) == pytest.approx((10, 3)), "the third is none"
    totals = added(falling(1.0, 6), falling(1.0, 4, 3))
    totals.too_many(TABLE, 0)
    assert totals.ruined == totals.vp[KHORNE] == totals.vp[NURGLE] == 0


def test_half_a_ruin_leaves_room_for_half_of_the_next() -> None:
    totals = added(falling(0.6, 6), falling(0.8, 0, 8), falling(0.5, 2))
    totals.too_many(TABLE, 1)
    assert totals.ruined == pytest.approx(1)
    assert totals.vp[KHORNE] == pytest.approx(6), "the last one comes too late"
    assert totals.vp[NURGLE] == pytest.approx(4)


def test_where_there_is_room_nothing_is_taken_away() -> None:
    totals = added(falling(0.6, 6), falling(0.3, 0, 8))
    totals.too_many(TABLE, 1)
    assert totals.ruined == pytest.approx(0.9)
    assert (totals.vp[KHORNE], totals.vp[NURGLE]) == pytest.approx((6, 8))


def test_a_copy_is_its_own_and_a_region_is_exchanged_for_another() -> None:
    totals = added(falling(1.0, 6), falling(1.0, 4))
    c = totals.copy()
    c.too_many(TABLE, 1)
    assert (totals.vp[KHORNE], c.vp[KHORNE]) == (10, 6)
    assert not totals.exchange(TABLE, totals.looks[0], falling(0.5, 1, 2)), "no counter has changed"
    assert (totals.vp[KHORNE], totals.vp[NURGLE], totals.ruined) == pytest.approx((5, 2, 1.5))
    earns = falling(0.0)
    earns.counter[KHORNE] = 0.5
    assert totals.exchange(TABLE, NOTHING, earns)


def test_counters_add_up_and_so_do_the_chances_of_none() -> None:
    looks = [Outlook(), Outlook(), Outlook()]
    looks[0].counter[KHORNE] = looks[1].counter[KHORNE] = 0.5
    looks[2].counter[NURGLE] = 2.0
    totals = added(*looks)
    assert (totals.counters[KHORNE], totals.none[KHORNE]) == pytest.approx((1.0, 0.25))
    assert (totals.counters[NURGLE], totals.none[NURGLE]) == (2.0, 0.0)


def test_rows_of_bytes_differ_in_places() -> None:
    assert list(differing(bytearray(b"abcdef"), bytearray(b"abXdeX"))) == [2, 5]
    assert list(differing(bytearray(b"abc"), bytearray(b"abc"))) == []
