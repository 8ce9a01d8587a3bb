"""R19.4–R19.7: the Horned Rat without corruption tokens; R12.4: his counters; his dial, tick by tick."""

import pytest

from tests.kit.position import Position

ALL_FIVE = 'powers = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]'


def set_up(text: str) -> Position:
    return Position(f"{ALL_FIVE}\n{text}")


# --- no corruption of his own -------------------------------------------------------------------------------------


@pytest.mark.cites("R19.4", "R10.2")
def test_his_cultists_place_nothing() -> None:
    t = set_up('start = "corruption"\nregions.kislev.figures = ["3 Clanrat", "Verminlord", "Leper"]')
    assert t["kislev.corruption"] == {"nurgle": 1}


@pytest.mark.cites("R19.4", "R15.1", "R12.4")
def test_a_clanrat_controlled_by_slaanesh_places_his_token() -> None:
    t = set_up(
        """
        start = "corruption"
        [regions.kislev]
        figures = ["Clanrat", "2 Clanrat controlled by slaanesh"]
        tokens = ["noble"]
        """
    )
    assert t["kislev.corruption"] == {"slaanesh": 2}
    assert t["slaanesh.counters"] == 1


@pytest.mark.cites("R19.4", "slaanesh.soporific_musk")
def test_musk_takes_a_clanrat_and_its_token_is_slaaneshs() -> None:
    t = set_up(
        """
        turn = "slaanesh"
        stop = "corruption"
        players.slaanesh = {power = 2, hand = ["soporific_musk"]}
        players.horned_rat.power = 0
        players.khorne.power = 0
        players.nurgle.power = 0
        players.tzeentch.power = 0
        regions.kislev.figures = ["Clanrat"]
        """
    )
    t.play("slaanesh: soporific_musk@kis.l")
    assert t["kislev.corruption"] == {"slaanesh": 1}


# --- ruiner -------------------------------------------------------------------------------------------------------


def ruining(figures: str, corruption: int = 11) -> Position:
    """Kislev, with a Leper among the figures to place the twelfth token."""
    return set_up(
        f'start = "corruption"\nregions.kislev = {{figures = [{figures}], corruption = {{khorne = {corruption}}}}}'
    )


@pytest.mark.cites("R19.5", "R10.6")
@pytest.mark.parametrize("figure", ["Clanrat", "Rat Ogre", "Verminlord"])
def test_he_is_a_ruiner_where_he_has_a_figure(figure: str) -> None:
    t = ruining(f'"Leper", "{figure}"')
    assert t["kislev.ruined"] == 1
    assert (t["nurgle.vp"], t["horned_rat.vp"], t["khorne.vp"]) == (3, 3, 0)


@pytest.mark.cites("R19.5", "R10.6")
def test_he_is_no_ruiner_without_a_figure_there() -> None:
    t = set_up(
        """
        start = "corruption"
        regions.kislev = {figures = ["Leper"], corruption = {khorne = 11}, cards = ["screaming_bell"]}
        regions.empire.figures = ["Verminlord"]
        """
    )
    assert (t["kislev.ruined"], t["nurgle.vp"], t["horned_rat.vp"]) == (1, 3, 0)


@pytest.mark.cites("R19.5", "C57", "R15.1")
def test_a_figure_under_anothers_control_makes_him_no_ruiner() -> None:
    t = ruining('"Clanrat controlled by slaanesh"')
    assert (t["slaanesh.vp"], t["horned_rat.vp"]) == (3, 0)


@pytest.mark.cites("R19.7", "R19.4")
def test_an_enemy_figure_he_controls_places_nothing_and_makes_him_no_ruiner() -> None:
    t = ruining('"Acolyte controlled by horned_rat", "Leper"')
    assert t["kislev.corruption"] == {"khorne": 11, "nurgle": 1}
    assert (t["kislev.ruined"], t["horned_rat.vp"]) == (1, 0)


@pytest.mark.cites("R19.6", "R10.5")
def test_his_figures_do_not_count_towards_the_twelve() -> None:
    assert ruining('"3 Clanrat", "Verminlord", "Leper"', corruption=10)["kislev.ruined"] == 0


# --- scoring ruined regions ---------------------------------------------------------------------------------------


def ruin(figures: str, corruption: str, more: str = "", start: str = "end.4") -> Position:
    """Kislev under the first ruination card: 8 points and 4."""
    return set_up(
        f"""
        start = "{start}"
        stop = "end.4"
        regions.kislev = {{ruined = 1, scored = false, figures = [{figures}], corruption = {{{corruption}}}{more}}}
        """
    )


def points(t: Position) -> dict[str, int]:
    return {power: t[f"{power}.vp"] for power in ("khorne", "nurgle", "slaanesh", "horned_rat") if t[f"{power}.vp"]}


@pytest.mark.cites("R19.6", "R11.5")
@pytest.mark.parametrize(
    ("figures", "corruption", "score"),
    [
        ('"Clanrat", "Rat Ogre", "Verminlord"', "khorne = 5, nurgle = 4", {"horned_rat": 8, "khorne": 4}),
        ('"Clanrat", "Rat Ogre", "Verminlord"', "khorne = 7, nurgle = 5", {"horned_rat": 4, "khorne": 8}),
        ('"Clanrat", "Rat Ogre", "Verminlord"', "khorne = 6, nurgle = 5", {"horned_rat": 6, "khorne": 6}),
        ('"Clanrat", "Rat Ogre"', "khorne = 6, nurgle = 3", {"khorne": 8, "nurgle": 2, "horned_rat": 2}),
        ('"2 Clanrat"', "khorne = 6, nurgle = 3", {"khorne": 8, "nurgle": 4}),
        ('"Clanrat"', "", {"horned_rat": 8}),
        ('"2 Clanrat", "Bloodletter"', "nurgle = 1", {"horned_rat": 8, "nurgle": 4}),
        ('"Verminlord"', "khorne = 3, nurgle = 3", {"khorne": 4, "nurgle": 4, "horned_rat": 4}),
    ],
    ids=["first", "second", "tie_first", "tie_second", "third", "alone", "enemies_count_nothing", "three_tie"],
)
def test_his_figures_count_as_much_as_they_cost(figures: str, corruption: str, score: dict[str, int]) -> None:
    assert points(ruin(figures, corruption)) == score


@pytest.mark.cites("R19.6", "R6.8")
def test_surcharges_do_not_count_and_his_figures_stay() -> None:
    t = ruin('"2 Clanrat"', "nurgle = 3", ', cards = ["verminous_horde"]')
    assert points(t) == {"nurgle": 8, "horned_rat": 4}
    assert t["kislev.figures"] == ["2 Clanrat"]
    assert t["kislev.corruption"] == {}


@pytest.mark.cites("R19.6", "R17.2")
def test_an_upgrades_cost_counts_where_a_table_has_changed_it() -> None:
    text = """
        start = "end.4"
        players.horned_rat.upgrades = [{upgrades}]
        options.cards = '''
        [upgrades."horned_rat.rat_ogres"]
        stats = [4, 1, 2]
        '''
        regions.kislev = {{ruined = 1, scored = false, figures = ["Rat Ogre"], corruption = {{nurgle = 3}}}}
        """
    assert points(set_up(text.format(upgrades=""))) == {"nurgle": 8, "horned_rat": 4}
    assert points(set_up(text.format(upgrades='"rat_ogres"'))) == {"nurgle": 4, "horned_rat": 8}


@pytest.mark.cites("R19.7")
def test_enemy_figures_he_controls_do_not_score_for_him() -> None:
    assert points(ruin('"Bloodthirster controlled by horned_rat"', "nurgle = 1")) == {"nurgle": 8}


@pytest.mark.cites("C57", "R11.2", "slaanesh.soporific_musk")
def test_musk_is_over_before_ruins_are_scored() -> None:
    figures = '"2 Clanrat controlled by slaanesh"'
    assert points(ruin(figures, "nurgle = 1", start="end.4")) == {"nurgle": 8}
    assert points(ruin(figures, "nurgle = 1", start="end.1")) == {"nurgle": 4, "horned_rat": 8}


@pytest.mark.cites("C57", "C43", "slaanesh.keeper_of_secrets", "R19.5")
def test_the_keepers_control_lasts_through_ruin_and_scoring() -> None:
    t = set_up(
        """
        start = "domination"
        stop = "end.4"
        players.slaanesh.upgrades = ["keeper_of_secrets"]
        regions.norsca = {figures = ["Clanrat", "Keeper of Secrets"], corruption = {khorne = 11}}
        """
    )
    t.play("slaanesh: pick Hc1")
    assert t["norsca.ruined"] == 1
    assert t["horned_rat.vp"] == 0
    assert t["khorne.vp"] == 6
    assert t["slaanesh.vp"] == 1 + 3 + 3  # domination, ruiner, second


@pytest.mark.cites("C6", "R19.6", "old_world.the_grail_is_found")
def test_after_the_grail_he_still_scores_with_figures() -> None:
    t = set_up(
        """
        start = "end.3"
        stop = "end.4"
        old_world.track = ["the_grail_is_found", ""]
        [regions.bretonnia]
        ruined = 1
        scored = false
        figures = ["Clanrat"]
        tokens = ["event"]
        corruption = {nurgle = 7, khorne = 5}
        """
    )
    assert points(t) == {"horned_rat": 8}


# --- his counters -------------------------------------------------------------------------------------------------


def dominating(text: str) -> Position:
    return set_up(f'start = "domination"\n{text}')


@pytest.mark.cites("R12.4", "R9.6")
def test_he_takes_a_counter_for_dominating_a_region_with_skaven() -> None:
    t = dominating('regions.tilea = {figures = ["2 Clanrat"], tokens = ["skaven"]}')
    assert (t["horned_rat.vp"], t["horned_rat.counters"]) == (2, 1)


@pytest.mark.cites("R12.4", "R12.3")
def test_one_counter_per_region_however_many_skaven() -> None:
    t = dominating(
        """
        regions.tilea = {figures = ["2 Clanrat"], tokens = ["3 skaven"]}
        regions.badlands = {figures = ["Clanrat"], tokens = ["skaven"]}
        """
    )
    assert t["horned_rat.counters"] == 2


@pytest.mark.cites("R12.4")
def test_no_counter_without_skaven_or_without_domination() -> None:
    t = dominating(
        """
        regions.norsca.figures = ["2 Clanrat"]
        regions.kislev = {figures = ["2 Clanrat"], tokens = ["skaven"]}
        regions.tilea = {figures = ["2 Clanrat", "2 Bloodletter"], tokens = ["2 skaven"]}
        """
    )
    assert (t["horned_rat.vp"], t["horned_rat.counters"]) == (1, 0)


@pytest.mark.cites("R12.4")
def test_others_take_no_counter_for_skaven() -> None:
    t = dominating('regions.tilea = {figures = ["2 Leper", "Clanrat"], tokens = ["skaven"]}')
    assert (t["nurgle.vp"], t["nurgle.counters"], t["horned_rat.counters"]) == (2, 0, 0)


# --- his dial -----------------------------------------------------------------------------------------------------


def ticked(position: int, text: str = "") -> Position:
    """His dial one tick further; Khorne ticks too, so that nobody is alone with the most counters."""
    his = f"players.horned_rat = {{dial = {position}, counters = 1}}"
    return set_up(f'start = "end.5"\n{his}\nplayers.khorne.counters = 1\n{text}')


@pytest.mark.cites("dial.horned_rat", "R12.1")
@pytest.mark.parametrize(("position", "threat"), list(enumerate((0, 5, 9, 12, 16, 20, 24, 28))))
def test_the_threat_at_each_position_of_his_dial(position: int, threat: int) -> None:
    assert set_up(f"players.horned_rat.dial = {position}")["horned_rat.threat"] == threat


@pytest.mark.cites("dial.horned_rat", "dial.place_skaven", "R12.6")
@pytest.mark.parametrize(("position", "tokens"), [(0, 1), (4, 2)])
def test_the_first_and_the_fifth_tick_place_skaven(position: int, tokens: int) -> None:
    t = ticked(position, "regions.kislev.ruined = 1")
    for _ in range(tokens):
        regions = ("nor", "tro", "emp", "bre", "est", "til", "bor", "bad")
        assert (t["seat"], t.legal) == ("horned_rat", [f"+skaven@{region}" for region in regions])
        t.play("horned_rat: +skaven@est")
    assert t["seat"] == "none"
    assert (t["estalia.tokens"], t["horned_rat.dial"]) == ({"skaven": tokens}, position + 1)


@pytest.mark.cites("dial.place_skaven", "R1.7", "R13.9")
def test_the_dial_places_as_many_skaven_as_the_stock_has() -> None:
    t = ticked(4, 'regions.tilea.tokens = ["15 skaven"]')
    t.play("horned_rat: +skaven@tro")
    assert (t["troll_country.tokens"], t["stock"]["skaven"], t["seat"]) == ({"skaven": 1}, 0, "none")
    assert ticked(4, 'regions.tilea.tokens = ["16 skaven"]')["seat"] == "none"


@pytest.mark.cites("dial.horned_rat", "dial.upgrade_card", "R17.1")
@pytest.mark.parametrize("position", [1, 3, 5])
def test_the_second_fourth_and_sixth_tick_bring_an_upgrade(position: int) -> None:
    t = ticked(position)
    t.play("horned_rat: upgrade horned_rat.verminlord")
    assert (t["horned_rat.upgrades"], t["horned_rat.dial"]) == (["verminlord"], position + 1)
    assert t["seat"] == "none"


@pytest.mark.cites("dial.horned_rat", "dial.score_vp")
@pytest.mark.parametrize(("position", "vp"), [(2, 3), (6, 5)])
def test_the_third_and_the_seventh_tick_score(position: int, vp: int) -> None:
    t = ticked(position)
    assert (t["horned_rat.vp"], t["horned_rat.dial"], t["seat"]) == (vp, position + 1, "none")


@pytest.mark.cites("dial.horned_rat", "dial.victory", "C50")
def test_the_eighth_tick_is_victory_and_nothing_follows() -> None:
    assert ticked(7)["horned_rat.dial"] == 8
    t = ticked(8)
    assert (t["horned_rat.dial"], t["horned_rat.vp"]) == (8, 0)


@pytest.mark.cites("R12.5", "dial.horned_rat")
def test_with_the_most_counters_alone_he_ticks_after_all_others_once_more() -> None:
    t = set_up('start = "end.5"\nplayers.horned_rat = {dial = 1, counters = 2}\nplayers.slaanesh.counters = 1')
    t.play("horned_rat: upgrade horned_rat.clanrats")
    ticks = [e[1:-1] for e in t.log if e[0] == "tick"]
    assert ticks == [(3, 1), (4, 2), (4, 3)]
    assert t["horned_rat.vp"] == 3


# --- the revised Horned One's Due ---------------------------------------------------------------------------------


def due(cards: str, seat: str, upgrades: str = "") -> set[str]:
    """The spaces in Tilea, a region with Skaven, and in Kislev, one without, that a player may use."""
    t = set_up(
        f"""
        turn = "{seat}"
        old_world.track = ["old_world_x.the_horned_ones_due", ""]
        players.khorne.hand = ["battle_cry"]
        players.horned_rat = {{hand = ["doomwheel"], upgrades = [{upgrades}]}}
        regions.tilea = {{tokens = ["skaven"], cards = [{cards}]}}
        regions.kislev.cards = [{cards}]
        """
    )
    return {text.partition("@")[2] for text in t.legal if "@til" in text or "@kis" in text}


@pytest.mark.cites("old_world_x.the_horned_ones_due", "R19.2", "R7.2")
def test_the_due_allows_others_one_card_where_skaven_are_and_his_cards_do_not_count() -> None:
    assert due('"influenza"', "khorne") == {"kis.r"}
    assert due("", "khorne") == {"til.l", "til.r", "kis.l", "kis.r"}
    assert due('"grey_seer"', "khorne") == {"til.r", "kis.r"}


@pytest.mark.cites("old_world_x.the_horned_ones_due", "R19.2", "R7.2")
def test_the_due_does_not_limit_him_nor_open_a_third_place() -> None:
    assert due('"influenza"', "horned_rat") == {"til.r", "kis.r"}
    assert due('"influenza"', "horned_rat", '"council_of_thirteen"') == {"til.r", "kis.r"}
    assert due('"influenza", "grey_seer"', "horned_rat", '"council_of_thirteen"') == {"til.t", "kis.t"}


@pytest.mark.cites("old_world_x.the_horned_ones_due")
def test_a_third_card_of_his_does_not_count_for_the_due() -> None:
    assert due('"grey_seer", "", "doomwheel"', "khorne") == {"til.r", "kis.r"}


@pytest.mark.cites("old_world_x.the_horned_ones_due", "R19.3")
@pytest.mark.parametrize(("option", "regions"), [(1, ("bretonnia", "empire")), (2, ("estalia", "tilea"))])
def test_he_chooses_the_pair_of_the_due_at_the_start(option: int, regions: tuple[str, str]) -> None:
    t = set_up('start = "old_world"\nold_world.deck = ["old_world_x.the_horned_ones_due"]')
    t.play(f"horned_rat: option {option}")
    assert [t[f"{region}.tokens"] for region in regions] == [{"skaven": 1}, {"skaven": 1}]
    assert t["stock"]["skaven"] == 14
    assert t["track"] == ["old_world_x.the_horned_ones_due", ""]
