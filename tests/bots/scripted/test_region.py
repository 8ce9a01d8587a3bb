"""What a region is likely to bring, part by part: domination, tokens and counters, ruin, and what stays."""

import pytest

from ruinous.bots.scripted.region import lasting, logistic, shares, suited
from ruinous.rules.ids import (
    EMPIRE,
    HORNED_RAT,
    KHORNE,
    KISLEV,
    N_REGIONS,
    NORSCA,
    NURGLE,
    POWERS,
    REGION_VALUES,
    SLAANESH,
    TZEENTCH,
    WARPSTONE,
)
from tests.kit.outlooks import seen, weights
from tests.kit.position import Position

EVERYBODY = 'turn = "khorne"\n'  # can still act
QUIET = "".join(f"players.{p}.power = {n}\n" for p, n in zip(POWERS, (1, 0, 0, 0), strict=False)) + EVERYBODY
RATS = 'powers = ["khorne", "nurgle", "slaanesh", "horned_rat"]\n'
RATS += QUIET.replace("players.tzeentch.power", "players.horned_rat.power")

# --- domination ---------------------------------------------------------------------------------------------------


def test_who_has_more_than_the_resistance_and_more_than_anybody_else_dominates() -> None:
    """R9.3–R9.5."""
    r = KISLEV
    out = seen(QUIET + f'regions.kislev.figures = ["{REGION_VALUES[r] + 1} Leper"]', "kislev", doubt=0.1)
    assert out.domination[NURGLE] == pytest.approx(REGION_VALUES[r], rel=0.05)
    out = seen(QUIET + f'regions.kislev.figures = ["{REGION_VALUES[r]} Leper"]', "kislev", doubt=0.1)
    assert out.domination[NURGLE] < 0.1, "as much as the Resistance is not enough"
    text = f'regions.kislev.figures = ["{REGION_VALUES[r] + 1} Leper", "{REGION_VALUES[r] + 1} Acolyte"]'
    out = seen(QUIET + text, "kislev", doubt=0.1)
    assert out.domination[NURGLE] == out.domination[TZEENTCH] < 0.1, "a tie is nobody's"


def test_nobles_make_a_region_worth_more() -> None:
    """R9.4."""
    text = QUIET + 'regions.kislev = {figures = ["5 Leper"], tokens = ["2 noble"]}'
    assert seen(text, "kislev", doubt=0.1).domination[NURGLE] == pytest.approx(REGION_VALUES[KISLEV] + 2, rel=0.01)


def test_the_more_can_still_act_the_less_sure_is_domination() -> None:
    text = f'regions.kislev.figures = ["{REGION_VALUES[KISLEV] + 1} Leper"]'
    assert 0.5 < seen(EVERYBODY + text, "kislev").domination[NURGLE] < seen(QUIET + text, "kislev").domination[NURGLE]


def test_who_is_likely_killed_does_not_dominate() -> None:
    """The Bloodletters roll first as things are; the tipped and the dead do not count."""
    least = REGION_VALUES[KISLEV] + 1
    alone = seen(QUIET + f'regions.kislev.figures = ["{least} Leper"]', "kislev").domination[NURGLE]
    text = f'regions.kislev.figures = ["{least} Leper", "3 Bloodletter"]'
    assert seen(QUIET + text, "kislev").domination[NURGLE] < alone / 3


def test_all_chances_together_are_one_at_most() -> None:
    text = 'regions.norsca.figures = ["3 Leper", "3 Acolyte", "3 Seductress"]'
    out = seen(EVERYBODY + text, "norsca", doubt=9.0)
    assert sum(out.domination) <= REGION_VALUES[NORSCA] + 1e-9


def test_the_horned_rat_earns_his_counter_where_he_dominates_skaven() -> None:
    """R19."""
    text = RATS + 'regions.norsca = {figures = ["4 Clanrat"], tokens = ["skaven"]}'
    assert seen(text, "norsca", doubt=0.1).counter[HORNED_RAT] == pytest.approx(1, abs=0.01)
    assert seen(RATS + 'regions.norsca.figures = ["4 Clanrat"]', "norsca").counter[HORNED_RAT] == 0


# --- counters -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("region", "place", "power"),
    [
        ("empire", 'figures = ["2 Leper"]', NURGLE),
        ("tilea", 'figures = ["2 Seductress"], tokens = ["noble"]', SLAANESH),
        ("tilea", 'figures = ["2 Seductress"], tokens = ["hero"]', SLAANESH),
        ("tilea", 'figures = ["2 Acolyte"], tokens = ["2 warpstone"]', TZEENTCH),
        ("tilea", 'figures = ["2 Acolyte"], cards = ["plague_aura", "abyssal_pact"]', TZEENTCH),
    ],
)
def test_two_tokens_in_a_region_that_suits_him_earn_a_player_a_counter(region: str, place: str, power: int) -> None:
    """R12.4: populous for Nurgle, courted for Slaanesh, two symbols of anybody's or Warpstones for Tzeentch."""
    text = f"{QUIET}regions.{region} = {{{place}}}"
    assert seen(text, region).counter[power] == pytest.approx(1)
    one = text.replace("2 Leper", "Leper").replace("2 Acolyte", "Acolyte").replace("2 Seductress", "Seductress")
    assert seen(one, region).counter[power] == 0, "he cannot act any more"


@pytest.mark.parametrize(
    "text", ['figures = ["2 Leper"]', 'figures = ["2 Seductress"]', 'figures = ["2 Acolyte"], tokens = ["warpstone"]']
)
def test_elsewhere_they_earn_nothing(text: str) -> None:
    assert not any(seen(f"{QUIET}regions.tilea = {{{text}}}", "tilea").counter)


def test_who_can_still_act_may_complete_a_pair_or_the_symbols() -> None:
    text = EVERYBODY + 'regions.empire.figures = ["Leper"]'
    assert seen(text, "empire", half_pair=0.25).counter[NURGLE] == pytest.approx(0.25)
    text = EVERYBODY + 'regions.kislev = {figures = ["2 Acolyte"], tokens = ["warpstone"]}'
    assert seen(text, "kislev", half_magic=0.25).counter[TZEENTCH] == pytest.approx(0.25)


def test_a_dazzled_cultist_places_nothing() -> None:
    """tzeentch.dazzle."""
    text = QUIET + 'regions.empire = {figures = ["2 Leper"], cards = ["dazzle"]}'
    assert seen(text, "empire").counter[NURGLE] == 0
    near = text.replace("cards", "corruption = {slaanesh = 10}, cards")
    assert seen(near, "empire", ruin_doubt=0.1).ruined < 0.05
    assert seen(near.replace('"dazzle"', ""), "empire", ruin_doubt=0.1).ruined > 0.95


def test_khorne_earns_his_by_killing() -> None:
    """R12.4: one counter for a region, however many fall."""
    one = seen(QUIET + 'regions.kislev.figures = ["Bloodletter", "Leper"]', "kislev")
    many = seen(QUIET + 'regions.kislev.figures = ["5 Bloodletter", "5 Leper"]', "kislev")
    assert 0.7 < one.counter[KHORNE] < many.counter[KHORNE] <= 1
    assert one.counter[NURGLE] == 0
    assert seen(QUIET + 'regions.kislev.figures = ["Bloodletter"]', "kislev").counter[KHORNE] == 0


def test_symbols_and_courts() -> None:
    g = Position(QUIET + 'regions.kislev.tokens = ["warpstone"]\nregions.empire.tokens = ["2 warpstone", "hero"]').g
    assert [suited(g, TZEENTCH, r, (0.0, 0.4)) for r in (NORSCA, KISLEV, EMPIRE)] == [0.0, 0.4, 1.0]
    assert [suited(g, TZEENTCH, r, (0.0, 0.4, 0.1)) for r in (NORSCA, KISLEV, EMPIRE)] == [0.1, 0.4, 1.0]
    assert [suited(g, TZEENTCH, r, ()) for r in (NORSCA, KISLEV, EMPIRE)] == [0.0, 0.0, 1.0]
    assert [suited(g, SLAANESH, r, ()) for r in (NORSCA, KISLEV, EMPIRE)] == [0.0, 0.0, 1.0]
    assert [suited(g, NURGLE, r, ()) for r in (NORSCA, KISLEV, EMPIRE)] == [0.0, 1.0, 1.0]
    assert suited(g, KHORNE, EMPIRE, ()) == 0.0


# --- ruin ---------------------------------------------------------------------------------------------------------


def test_a_region_that_will_have_twelve_tokens_falls() -> None:
    """R10.5: corruption and Warpstones; those placed this round count."""
    text = 'regions.kislev = {figures = ["2 Leper"], corruption = {slaanesh = 8}, tokens = ["2 warpstone"]}'
    assert seen(QUIET + text, "kislev", ruin_doubt=0.1).ruined == pytest.approx(1, abs=0.02)
    text = 'regions.kislev = {figures = ["Leper"], corruption = {slaanesh = 8}, tokens = ["2 warpstone"]}'
    assert seen(QUIET + text, "kislev", ruin_doubt=0.1).ruined < 0.02


def test_a_ruin_pays_ruiners_and_the_first_two() -> None:
    """R10.6, R11.5."""
    text = QUIET + 'regions.kislev = {figures = ["2 Leper"], corruption = {slaanesh = 14, tzeentch = 3}}'
    g = Position(text).g
    first, second = g.rules.ruin_points[1][KISLEV]
    out = seen(text, "kislev", ruin_rank=9.0)
    assert out.ruin[SLAANESH] == pytest.approx(first, abs=0.01)
    assert out.ruin[TZEENTCH] == pytest.approx(second, abs=0.01)
    assert out.ruin[NURGLE] == pytest.approx(g.rules.ruiners[1], abs=0.01)
    assert out.ruin[KHORNE] == 0
    assert out.gain == [a + b for a, b in zip(out.domination, out.ruin, strict=True)]


def test_tokens_near_ruin_are_worth_something_already() -> None:
    few = seen(QUIET + "regions.kislev.corruption = {slaanesh = 2}", "kislev")
    many = seen(QUIET + "regions.kislev.corruption = {slaanesh = 8}", "kislev")
    assert 0 < few.later[SLAANESH] < many.later[SLAANESH]
    assert few.ruined == many.ruined == 0


def test_what_falls_now_is_worth_nothing_later() -> None:
    text = QUIET + "regions.kislev.corruption = {slaanesh = N}"
    near, sure = (seen(text.replace("N", n), "kislev") for n in ("9", "30"))
    assert near.ruined == 0
    assert near.later[SLAANESH] > 1
    assert sure.ruined == pytest.approx(1)
    assert sure.later[SLAANESH] == pytest.approx(0, abs=0.01)


def test_figures_in_a_ruin_are_of_less_use() -> None:
    text = QUIET + 'regions.kislev = {figures = ["2 Plaguebearer"], MORE}'
    calm = seen(text.replace(", MORE", ""), "kislev", ruin_later=0.0).later[NURGLE]
    ruined = seen(text.replace("MORE", "ruined = 1"), "kislev").later[NURGLE]
    assert 0 < ruined < 0.5 * calm


def test_a_ruined_region_is_scored_once_and_then_empty_ground() -> None:
    """R11.5."""
    text = "{ruined = 1, scored = false, corruption = {slaanesh = 8, nurgle = 4}, figures = ['2 Leper']}"
    out = seen(f"{QUIET}regions.empire = {text}", "empire", ruin_rank=9.0)
    first, second = Position(QUIET).g.rules.ruin_points[1][EMPIRE]
    assert out.ruin[SLAANESH] == pytest.approx(first)
    assert out.ruin[NURGLE] == pytest.approx(second)
    assert not any(out.domination)
    assert not any(out.counter)
    assert not any(seen(f"{QUIET}regions.empire = {text.replace('false', 'true')}", "empire").ruin)


def test_a_ruin_that_one_player_has_all_but_alone_is_shared_out() -> None:
    """R11.5: who is hardly there hardly scores, and nothing is divided by nothing."""
    g = Position(QUIET).g
    first, second = g.rules.ruin_points[1][0]
    assert shares(g, 0, [9.0, 1e-30, 0.0, 0.0, 0.0], 0.9) == pytest.approx([first, 0, 0, 0, 0])
    assert shares(g, 0, [9.0, 3.0, 0.0, 0.0, 0.0], 9.0) == pytest.approx([first, second, 0, 0, 0])
    assert shares(g, 0, [0.0] * 5, 0.9) == [0.0] * 5
    even = shares(g, 0, [4.0, 4.0, 4.0, 0.0, 0.0], 0.9)
    assert even[:3] == pytest.approx([(first + second) / 3] * 3)


def test_the_horned_rat_counts_by_what_his_figures_cost() -> None:
    """R19.6: an upgrade that makes them cheaper makes them count less."""
    g = Position(RATS + 'regions.kislev = {figures = ["Verminlord"], corruption = {slaanesh = 16}}').g
    assert g.rules.corrupts[HORNED_RAT] is False
    text = RATS + 'regions.kislev = {figures = ["Verminlord"], corruption = {slaanesh = 11, nurgle = 2}}'
    out = seen(text, "kislev", ruin_rank=9.0)
    _, second = g.rules.ruin_points[1][KISLEV]
    assert out.ruin[HORNED_RAT] == pytest.approx(out.ruined * (g.rules.ruiners[1] + second), rel=0.01), "three to two"


# --- what stays ---------------------------------------------------------------------------------------------------


def test_figures_are_worth_something_by_rank_and_place() -> None:
    w = weights()
    for name, value in (("Leper", w.cultist), ("Plaguebearer", w.warrior), ("Great Unclean One", w.daemon)):
        out = seen(f'{QUIET}regions.kislev.figures = ["{name}"]', "kislev", peasant=0.0)
        tokens = seen(f'{QUIET}regions.kislev.figures = ["{name}"]', "kislev", ruin_later=0.0)
        assert tokens.later[NURGLE] == pytest.approx(value + w.place * REGION_VALUES[KISLEV])
        assert out.later[NURGLE] >= tokens.later[NURGLE]


def test_a_pair_that_will_earn_again_is_worth_more() -> None:
    w = weights()
    populous = seen(QUIET + 'regions.empire.figures = ["2 Leper"]', "empire", ruin_later=0.0)
    plain = 2 * (w.cultist + w.place * REGION_VALUES[EMPIRE])
    assert populous.later[NURGLE] == pytest.approx(plain + w.pair_later)
    one = seen(QUIET + 'regions.empire.figures = ["Leper"]', "empire", ruin_later=0.0)
    assert one.later[NURGLE] == pytest.approx(plain / 2)


def test_a_hero_takes_a_figure_of_the_greatest_threat() -> None:
    """R11.3."""
    text = QUIET + 'regions.kislev = {figures = ["2 Leper", "2 Acolyte"], tokens = ["hero"]}\nplayers.tzeentch.dial = 3'
    calm = seen(text.replace('"hero"', ""), "kislev", ruin_later=0.0)
    out = seen(text, "kislev", ruin_later=0.0)
    assert out.later[NURGLE] == pytest.approx(calm.later[NURGLE])
    assert out.later[TZEENTCH] == pytest.approx(calm.later[TZEENTCH] - weights().cultist)


def test_what_lasts() -> None:
    w = weights()
    g = Position('powers = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]\n' + QUIET).g
    g.tokens = bytearray(len(g.tokens))
    assert (lasting(g, NURGLE, EMPIRE, w), lasting(g, NURGLE, NORSCA, w)) == (1, 0)
    assert not any(lasting(g, p, KISLEV, w) for p in (KHORNE, TZEENTCH, SLAANESH, HORNED_RAT))
    g.tokens[WARPSTONE * N_REGIONS + KISLEV] = 1
    assert lasting(g, TZEENTCH, KISLEV, w) == 1


def test_the_curve() -> None:
    assert logistic(0) == 0.5
    assert logistic(-2) + logistic(2) == pytest.approx(1)
    assert logistic(1) == pytest.approx(0.731, abs=0.001)
    assert (logistic(-99), logistic(99)) == (0.0, 1.0)
