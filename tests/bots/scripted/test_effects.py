"""What cards and upgrades do to a forecast, by the numbers that they have in this game."""

import pytest

from ruinous.bots.scripted.effects import PROVENDER
from ruinous.bots.scripted.forecast import whole
from ruinous.rules import values
from ruinous.rules.ids import (
    EMPIRE,
    KHORNE,
    KISLEV,
    N_REGIONS,
    NURGLE,
    POWERS,
    SLAANESH,
    TZEENTCH,
    UPGRADES,
)
from tests.kit.outlooks import look, seen, weights
from tests.kit.position import Position

EVERYBODY = 'turn = "khorne"\n'
QUIET = "".join(f"players.{p}.power = {n}\n" for p, n in zip(POWERS, (1, 0, 0, 0), strict=False)) + EVERYBODY
MORRSLIEB = 'options.card_set = "morrslieb"\n'


def corrected(cards: str) -> str:
    return f"options.cards = '''\n{cards}\n'''\n"


# --- battle -------------------------------------------------------------------------------------------------------


def test_khorne_draws_for_what_he_slays() -> None:
    """khorne.ritual_slaying."""
    text = QUIET + 'regions.kislev = {figures = ["3 Bloodletter", "Leper"], cards = [CARDS]}'
    calm = seen(text.replace("CARDS", ""), "kislev", card=1.0).later[KHORNE]
    one = seen(text.replace("CARDS", '"ritual_slaying"'), "kislev", card=1.0).later[KHORNE]
    two = seen(text.replace("CARDS", '"ritual_slaying", "ritual_slaying"'), "kislev", card=1.0).later[KHORNE]
    assert one - calm == pytest.approx(1, abs=0.05)
    assert two - calm == pytest.approx(2 * (one - calm))
    cards = corrected('[chaos."khorne.ritual_slaying"]\nparams = { cards = 3 }')
    three = seen(cards + text.replace("CARDS", '"ritual_slaying"'), "kislev", card=1.0).later[KHORNE]
    assert three - calm == pytest.approx(3 * (one - calm))


def test_blood_frenzies_by_a_hosts_numbers() -> None:
    cards = corrected('[chaos."khorne.blood_frenzy"]\nparams = { dice = 4 }')
    g = Position(cards + QUIET + 'regions.empire = {figures = ["Leper"], cards = ["blood_frenzy"]}').g
    fight = whole(g, EMPIRE, 0)
    assert fight is not None
    assert fight.first == ((KHORNE, 4),)


def test_a_frenzy_kills_where_khorne_has_nobody() -> None:
    text = QUIET + 'regions.empire = {figures = ["Leper"], cards = ["blood_frenzy"]}'
    assert seen(text, "empire").counter[KHORNE] == pytest.approx(0.75)


def test_a_bloodbath_pays_for_every_player_who_loses_somebody() -> None:
    """khorne_m.bloodbath."""
    text = MORRSLIEB + QUIET + 'regions.kislev = {figures = ["5 Bloodletter", "Leper"], cards = [CARDS]}'
    calm = seen(text.replace("CARDS", ""), "kislev").domination[KHORNE]
    g = Position(MORRSLIEB + QUIET).g
    vp = g.rules.content.chaos[[c.id for c in g.rules.content.chaos].index("khorne_m.bloodbath")].params["vp"]
    bloody = seen(text.replace("CARDS", '"bloodbath"'), "kislev")
    assert bloody.domination[KHORNE] - calm == pytest.approx(vp * bloody.counter[KHORNE], abs=0.6)
    assert bloody.domination[KHORNE] - calm > 0.9 * vp


def test_bloodletters_see_what_is_slain() -> None:
    """khorne_m.bloodletters."""
    text = MORRSLIEB + QUIET + 'regions.kislev.figures = ["3 Bloodletter", "Leper"]\n'
    upgrade = 'players.khorne.upgrades = ["khorne_m.bloodletters"]'
    assert seen(text + upgrade, "kislev").domination[KHORNE] > seen(text, "kislev").domination[KHORNE] + 0.3


def test_the_final_rotting_kills_enemies_after_the_battles() -> None:
    """nurgle.the_final_rotting: one for each of his tokens, by the card's number."""
    text = QUIET + 'regions.tilea = {figures = ["3 Bloodletter", "Leper"], corruption = {nurgle = 2}, cards = [CARDS]}'
    calm = seen(text.replace("CARDS", ""), "tilea", slain=0.0, peasant=0.0)
    rot = seen(text.replace("CARDS", '"the_final_rotting"'), "tilea", slain=0.0, peasant=0.0)
    assert calm.later[KHORNE] - rot.later[KHORNE] == pytest.approx(2 * weights().warrior, abs=0.2)
    cards = corrected('[chaos."nurgle.the_final_rotting"]\nparams = { per_token = 2 }')
    all_of_them = seen(cards + text.replace("CARDS", '"the_final_rotting"'), "tilea", slain=0.0, peasant=0.0)
    assert all_of_them.later[KHORNE] < rot.later[KHORNE] - 0.5


def test_creeping_death_needs_tokens() -> None:
    """nurgle_m.creeping_death: enemy Cultists die where he has enough tokens."""
    text = MORRSLIEB + QUIET + 'regions.tilea = {figures = ["2 Acolyte"], N cards = ["creeping_death"]}'
    few = seen(text.replace("N cards", "cards"), "tilea", ruin_later=0.0)
    many = seen(text.replace("N cards", "corruption = {nurgle = 6}, cards"), "tilea", ruin_later=0.0)
    assert few.later[TZEENTCH] > many.later[TZEENTCH] + 0.5


# --- domination and corruption ------------------------------------------------------------------------------------


def test_nurgles_quest_brings_counters_where_he_dominates() -> None:
    """nurgle_m.nurgles_quest."""
    text = MORRSLIEB + QUIET + 'regions.norsca = {figures = ["5 Plaguebearer"], cards = ["nurgles_quest"]}'
    out = seen(text, "norsca", doubt=0.1)
    assert out.counter[NURGLE] == pytest.approx(1, abs=0.01)
    two = corrected('[chaos."nurgle_m.nurgles_quest"]\nparams = { counters = 2 }')
    assert seen(two + text, "norsca", doubt=0.1).counter[NURGLE] == pytest.approx(2, abs=0.02)


def test_debauchery_pays_for_nobles_and_heroes() -> None:
    """slaanesh_m.debauchery."""
    text = (
        MORRSLIEB + QUIET + 'regions.norsca = {figures = ["6 Seductress"], tokens = [TOKENS], cards = ["debauchery"]}'
    )
    none = seen(text.replace("TOKENS", ""), "norsca", doubt=0.1).domination[SLAANESH]
    hero = seen(text.replace("TOKENS", '"hero"'), "norsca", doubt=0.1).domination[SLAANESH]
    assert hero - none > 0.9


def test_the_stench_of_death_places_where_nurgle_dominates() -> None:
    """nurgle.the_stench_of_death: two tokens, a pair, without any Cultist."""
    text = QUIET + 'regions.empire = {figures = ["5 Plaguebearer"], cards = ["the_stench_of_death"]}'
    out = seen(text, "empire", doubt=0.1)
    assert out.counter[NURGLE] == pytest.approx(1, abs=0.01)
    one = corrected('[chaos."nurgle.the_stench_of_death"]\nparams = { tokens = 1 }')
    assert seen(one + text, "empire", doubt=0.1).counter[NURGLE] == 0
    lost = text.replace("5 Plaguebearer", "Plaguebearer").replace('"]', '", "5 Acolyte"]', 1)
    assert seen(lost, "empire", doubt=0.1).counter[NURGLE] < 0.1


@pytest.mark.parametrize("what", ['players.nurgle.upgrades = ["nurgle_m.lepers"]', 'card "quicken_decay"'])
def test_one_leper_places_more_than_one_token(what: str) -> None:
    """nurgle_m.lepers, nurgle_m.quicken_decay."""
    card = what.removeprefix("card ") if what.startswith("card") else ""
    text = MORRSLIEB + QUIET + f'regions.empire = {{figures = ["Leper"], cards = [{card}]}}\n'
    assert seen(text + ("" if card else what), "empire").counter[NURGLE] == pytest.approx(1)
    assert seen(MORRSLIEB + QUIET + 'regions.empire.figures = ["Leper"]', "empire").counter[NURGLE] == 0


def test_a_great_foul_consumption_eats_all_his_figures() -> None:
    text = QUIET + 'regions.empire = {figures = ["4 Leper"], cards = [CARDS]}'
    calm = seen(text.replace("CARDS", ""), "empire", ruin_later=0.0)
    eaten = seen(text.replace("CARDS", '"a_great_foul_consumption"'), "empire", ruin_later=0.0)
    assert calm.later[NURGLE] > 4 * weights().cultist
    assert eaten.later[NURGLE] == pytest.approx(0)
    text = text.replace("figures", "corruption = {slaanesh = 7}, figures")
    assert seen(text.replace("CARDS", ""), "empire").ruined < 0.5
    assert seen(text.replace("CARDS", '"a_great_foul_consumption"'), "empire").ruined > 0.5


# --- ruin ---------------------------------------------------------------------------------------------------------


def fed(text: str, *, ruiner: bool = False) -> float:
    """What Provender of Ruin adds to Nurgle's outlook for a region that is as good as ruined."""
    g = Position(text + "regions.kislev.corruption = {slaanesh = 30}").g
    if ruiner:
        g.placed_round |= 1 << NURGLE * N_REGIONS + KISLEV
        assert values.ruiner(g, NURGLE, KISLEV)
    gains = []
    for upgrades in (0, 1 << PROVENDER):
        g.upgrades = upgrades
        out = look(g, "kislev", NURGLE)
        assert out.ruined == pytest.approx(1)
        gains.append(out.ruin[NURGLE])
    return gains[1] - gains[0]


def test_provender_of_ruin_feeds_nurgle_where_he_is_no_ruiner() -> None:
    assert UPGRADES[PROVENDER] == "nurgle.provender_of_ruin"
    assert fed(QUIET) == pytest.approx(3)
    assert fed(QUIET, ruiner=True) == pytest.approx(0)


def test_in_the_first_edition_it_fed_him_everywhere() -> None:
    assert fed("options.edition = 1\n" + QUIET, ruiner=True) == pytest.approx(3)


def test_it_feeds_him_by_a_hosts_number() -> None:
    assert fed(corrected('[upgrades."nurgle.provender_of_ruin"]\nparams = { vp = 5 }') + QUIET) == pytest.approx(5)
