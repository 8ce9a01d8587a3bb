"""Editions: every game has one, and what an older one did otherwise it does for ever."""

from dataclasses import fields

import pytest

from ruinous import Game, Options, content
from ruinous.rules import why
from ruinous.rules.facts import Fact
from ruinous.rules.ids import CHAOS, POWERS, TZEENTCH
from ruinous.rules.options import SetupError, defaults
from ruinous.rules.questions import QUESTIONS
from ruinous.rules.ruleset import ruleset
from ruinous.rules.rulings import Rulings
from ruinous.rules.view import view
from tests.kit.position import Position

EDITIONS = range(1, content.NEWEST + 1)


# --- options ------------------------------------------------------------------------------------------------------


def test_a_new_game_is_of_the_newest_edition() -> None:
    assert Options().edition == content.NEWEST
    assert Game.new(POWERS[:4], 1).state.rules.rulings == Rulings()


def test_the_newest_edition_asks_for_no_old_ruling_and_edition_1_for_all() -> None:
    newest, first = (ruleset(Options(edition=n)).rulings for n in (content.NEWEST, 1))
    assert not any(getattr(newest, ruling.name) for ruling in fields(Rulings))
    assert all(getattr(first, ruling.name) for ruling in fields(Rulings))


@pytest.mark.parametrize("edition", EDITIONS)
def test_options_are_written_in_full_and_read_back(edition: int) -> None:
    options = Options(edition=edition, musk_targets="cultist", show_forced=True)
    assert set(options.all()) == set(defaults(edition)) == {field.name for field in fields(Options)}
    assert Options.of(options.all()) == options == Options.saved(options.all())
    assert options.changed() == {"musk_targets": "cultist", "show_forced": True}


def test_options_that_were_written_down_before_there_were_editions_are_of_edition_1() -> None:
    assert Options.saved({}) == Options(edition=1)
    assert Options.of({}) == Options()


@pytest.mark.parametrize("edition", [0, 3, -1, True, "2", 2.0, None])
def test_an_unknown_edition_is_refused(edition: object) -> None:
    with pytest.raises(SetupError) as refused:
        Options.of({"edition": edition})
    assert refused.value.fact == Fact("setup.edition", {"edition": edition, "newest": 2})


@pytest.mark.parametrize(
    ("values", "fact"),
    [
        ({"colour": "red"}, Fact("setup.option", {"option": "colour", "choices": sorted(defaults(2))})),
        ({"show_forced": 1}, Fact("setup.type", {"option": "show_forced", "value": "1"})),
        (
            {"card_set": "new"},
            Fact("setup.value", {"option": "card_set", "value": "new", "choices": ["base", "morrslieb"]}),
        ),
    ],
)
def test_unknown_options_are_refused(values: dict[str, object], fact: Fact) -> None:
    for edition in EDITIONS:
        with pytest.raises(SetupError) as refused:
            Options.of({**values, "edition": edition})
        assert refused.value.fact == fact


# --- R6.5: the card that pays for an Acolyte ----------------------------------------------------------------------

TRADE = """
turn = "tzeentch"
options = {card_set = "morrslieb", edition = %d, events = "realm_of_chaos"}
regions.kislev = {tokens = ["skaven"]}
regions.empire = {figures = ["Acolyte"]}
players.tzeentch = {power = 2, hand = ["havoc", "warpshock"], upgrades = ["tzeentch_m.acolytes"]}
old_world.track = ["the_warrens_erupt"]
"""


@pytest.mark.cites("R6.5", "R6.8", "tzeentch_m.acolytes", "old_world_x.the_warrens_erupt")
def test_the_card_for_an_acolyte_is_chosen_before_the_acolyte_is_put_down() -> None:
    t = Position(TRADE % 2)
    t.play("tzeentch: Tc1>kis$")
    assert (t["ask"], t.legal) == ("discard_cards", ["discard warpshock", "discard havoc"])
    assert (t["kislev.figures"], t["empire.figures"]) == ([], ["Acolyte"])
    assert t["tzeentch.power"] == 2  # the surcharge is paid with the figure
    t.play("tzeentch: discard havoc")
    assert (t["kislev.figures"], t["empire.figures"], t["tzeentch.power"]) == (["Acolyte"], [], 1)
    assert [event[0] for event in t.events("discard", "summon", "move")] == ["discard", "summon", "move"]
    assert t["seat"] == "slaanesh"


@pytest.mark.cites("R6.5", "tzeentch_m.acolytes")
def test_in_edition_1_the_acolyte_was_put_down_first() -> None:
    t = Position(TRADE % 1)
    t.play("tzeentch: Tc1>kis$")
    assert (t["ask"], t["kislev.figures"], t["tzeentch.power"]) == ("discard_cards", ["Acolyte"], 1)
    t.play("tzeentch: discard havoc")
    assert [event[0] for event in t.events("discard", "summon", "move")] == ["summon", "move", "discard"]


@pytest.mark.cites("R6.5", "tzeentch.acolytes", "tzeentch.horrors")
def test_what_follows_on_a_summoning_comes_when_all_is_paid() -> None:
    t = Position("""
        turn = "tzeentch"
        regions.kislev = {figures = ["Horror"]}
        players.tzeentch = {power = 3, upgrades = ["horrors"]}
    """)
    t.play("tzeentch: Tw1>emp")
    assert (t["ask"], t["tzeentch.power"], t["empire.figures"]) == ("stand", 1, ["Horror"])


@pytest.mark.cites("R6.5", "tzeentch_m.acolytes")
@pytest.mark.parametrize(("edition", "asked"), [(2, "discard_cards"), (1, "turn")])
def test_the_only_card_is_asked_for_too(edition: int, asked: str) -> None:
    t = Position((TRADE % edition).replace('"havoc", "warpshock"', '"havoc"'))
    t.play("tzeentch: Tc2>emp$")
    assert t["ask"] == asked


# --- no silence that tells ----------------------------------------------------------------------------------------


@pytest.mark.cites("R6.2", "R22.2")
def test_a_turn_is_asked_although_the_player_can_only_pass() -> None:
    """Silence would tell that he holds no card he can pay for."""
    text = """
        turn = "slaanesh"
        options.edition = %d
        regions.kislev = {figures = ["6 Seductress"], cards = ["field_of_carnage"]}
        players.slaanesh = {power = 1, hand = ["field_of_ecstasy"]}
        players.khorne.power = 5
    """
    t = Position(text % 2)
    assert (t["seat"], t.legal) == ("slaanesh", ["pass"])
    silent = Position(text % 1)
    assert (silent["seat"], silent["slaanesh.power"]) == ("khorne", 0)


@pytest.mark.cites("R23.5", "R22.2", "tzeentch.the_meddling_of_skaven")
@pytest.mark.parametrize("hand", [["influenza"], ["influenza", "influenza"]])
def test_a_discard_is_asked_although_all_cards_are_alike(hand: list[str]) -> None:
    def meddled(edition: int) -> Position:
        t = Position(
            {
                "turn": "tzeentch",
                "options": {"edition": edition},
                "regions": {"kislev": {"figures": ["Leper"]}},
                "players": {"tzeentch": {"hand": ["the_meddling_of_skaven"]}, "nurgle": {"hand": hand}},
            }
        )
        t.play("tzeentch: the_meddling_of_skaven@kis.l")
        return t

    assert (meddled(2)["seat"], meddled(2).legal) == ("nurgle", ["discard influenza"])
    assert (meddled(1)["seat"], meddled(1)["nurgle.hand"]) == ("slaanesh", [])


@pytest.mark.cites("R5.3", "R22.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_has_no_card_at_all_is_not_asked(edition: int) -> None:
    """How many cards a hand holds is open, so this silence tells nothing."""
    t = Position({"start": "draw", "options": {"edition": edition}})
    assert (t["seat"], t["tzeentch.hand.size"]) == ("none", 5)


def test_only_what_depends_on_a_hand_is_always_asked() -> None:
    rules = [ruleset(Options(edition=edition)) for edition in EDITIONS]
    assert [rule.always_asked for rule in rules] == [
        frozenset(),
        frozenset(id for id, question in QUESTIONS.items() if question.from_hand),
    ]


@pytest.mark.cites("R22.2", "R22.10")
def test_that_a_card_pays_for_an_acolyte_tells_no_more_than_the_discard() -> None:
    """Another seat sees the same whether one or both cards of a hand could pay."""
    one = Position((TRADE % 2).replace('"havoc", "warpshock"', '"havoc", "havoc"'))
    two = Position(TRADE % 2)
    for t in (one, two):
        t.play("tzeentch: Tc1>kis$")
    assert view(one.g, 0) == view(two.g, 0)
    assert one.legal == ["discard havoc"]


# --- idle questions -----------------------------------------------------------------------------------------------


@pytest.mark.cites("R8.12", "R8.16", "R6.10")
def test_early_hits_that_differ_by_a_six_only_are_alike() -> None:
    """Two Horrors with one early hit of Khorne each: a plain one and a six. Both need one more."""
    text = """
        start = "battle"
        options = {edition = %d, show_forced = true}
        dice = [4, 6, 1, 4, 1, 1, 1]
        regions.kislev = {figures = ["Bloodletter", "2 Horror"], cards = ["blood_frenzy"]}
    """
    t, old = Position(text % 2), Position(text % 1)
    for each in (t, old):
        each.play("khorne: hit Tw1", "khorne: hit Tw2")
        assert [hits[2:] for hits in each.g.early] == [(1, 0), (0, 1)]
    assert t.legal == ["hit Tw1"]
    assert old.legal == ["hit Tw1", "hit Tw2"]


@pytest.mark.cites("R8.12")
def test_how_many_sixes_are_given_is_asked_only_where_a_six_only_figure_can_be_reached() -> None:
    """A Daemonette has defense 2: with a single six nothing hangs on keeping it."""
    text = """
        start = "battle"
        options.edition = %d
        dice = [4, 6, 1, 1]
        regions.kislev.figures = ["Bloodletter", "Leper", "Acolyte", "Daemonette"]
        players.slaanesh.upgrades = ["daemonettes"]
    """
    assert Position(text % 2).legal == ["hit Nc1", "hit Tc1"]
    assert Position(text % 1).legal == ["hit Nc1", "hit Nc1*1", "hit Tc1", "hit Tc1*1"]
    within_reach = text.replace("[4, 6, 1, 1]", "[4, 6, 6, 1, 1, 1]").replace('"Bloodletter"', '"Bloodthirster"')
    assert {"hit Nc1", "hit Nc1*1", "hit Sw1"} <= set(Position(within_reach % 2).legal)


# --- dice where battle is forbidden -------------------------------------------------------------------------------


@pytest.mark.cites("R8.4", "R8.5", "slaanesh.field_of_ecstasy", "old_world.electors_sue_for_peace", "C15")
@pytest.mark.parametrize(
    ("kislev", "track"),
    [
        ('{figures = ["Bloodletter", "Plaguebearer"], cards = ["field_of_ecstasy", "blood_frenzy"]}', ""),
        ('{figures = ["Bloodletter", "Plaguebearer"], tokens = ["event"]}', "electors_sue_for_peace"),
    ],
)
def test_the_view_tells_of_no_dice_in_peace(kislev: str, track: str) -> None:
    def dice(there: str) -> dict[str, int]:
        t = Position(f'start = "summoning"\nregions.kislev = {there}\nold_world.track = ["{track}"]')
        return view(t.g)["regions"]["kislev"]["dice"]

    assert dice(kislev) == {}
    assert dice('{figures = ["Bloodletter", "Plaguebearer"]}') == {"khorne": 2, "nurgle": 1}


# --- what an edition says and does --------------------------------------------------------------------------------


def test_a_reason_names_the_rule_of_the_edition_in_hand() -> None:
    text = """
        turn = "tzeentch"
        options.edition = %d
        regions.kislev.tokens = ["event"]
        players.tzeentch.hand = ["dazzle"]
        old_world.track = ["teclis_aids_the_empire"]
    """
    assert why.illegal(Position(text % 2).g, "dazzle@kis.l").fact.id == "why.no_magic"
    assert "dazzle@kis.l" in Position(text % 1).legal


def test_corrections_are_laid_over_the_edition_of_the_game() -> None:
    cards = '[old_world."old_world.road_wardens"]\nname = "Wardens of ours"\n'
    for edition in EDITIONS:
        rules = ruleset(Options(edition=edition, cards=cards))
        card = next(card for card in rules.content.old_world if card.id == "old_world.road_wardens")
        assert (card.own, bool(card.end)) == ({"name": "Wardens of ours"}, edition == 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_numbers_of_cards_are_those_of_every_edition(edition: int) -> None:
    """Records name cards by number."""
    known = content.components(edition)
    assert [card.id for card in known.chaos] == list(CHAOS[1:])
    assert [power.id for power in known.powers].index("tzeentch") == TZEENTCH
