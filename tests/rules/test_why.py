"""Why not? Whatever a player tries, one sentence and the number of a rule (IllegalAction, why.about)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruinous import Game, IllegalAction
from ruinous.content import rulebook
from ruinous.rules import why
from ruinous.rules.actions import ACTIONS, N_ACTIONS
from ruinous.rules.engine import ANSWERS
from ruinous.rules.saved import digest
from ruinous.rules.scenario import Table
from ruinous.rules.words import PROMPTS, action_text, prompt

ALL = ("khorne", "nurgle", "tzeentch", "slaanesh")

SUMMONING = """
start = "summoning"
turn = "nurgle"
[regions.kislev]
figures = ["2 Leper", "Bloodletter"]
cards = ["field_of_carnage", ""]
[regions.norsca]
figures = ["Plaguebearer", "Leper controlled by slaanesh"]
cards = ["Horror", "plague_touch"]
tokens = ["skaven"]
[regions.empire]
ruined = 1
[players.nurgle]
power = 2
hand = ["the_stench_of_death", "influenza"]
[old_world]
track = ["the_horned_ones_due", ""]
"""

BATTLE = """
start = "battle"
dice = [4, 4, 4, 6, 1]
[regions.kislev]
figures = ["2 Bloodletter", "Great Unclean One", "shielded Acolyte", "Leper", "Daemonette"]
[players.slaanesh]
upgrades = ["daemonettes"]
"""


@pytest.mark.parametrize(
    ("position", "action", "rule", "says"),
    [
        (SUMMONING, "Nc1>tro", "R6.9", "may not leave Kislev"),
        (SUMMONING, "Nw1>nor", "R6.7", "already"),
        (SUMMONING, "Nc3>kis", "R15.1", "Slaanesh controls it"),
        (SUMMONING, "Kw1>tro", "R6.5", "not yours"),
        (SUMMONING, "Nc4>til", "R6.6", "no figure in Tilea"),
        (SUMMONING, "Nd1>tro", "R6.5", "costs 3"),
        (SUMMONING, "Nc5>tro", "R23.9", "same as Nc4"),
        (SUMMONING, "blood_frenzy@kis.r", "R7.1", "not one of your cards"),
        (SUMMONING, "rain_of_pus@kis.r", "R7.1", "in your hand"),
        (SUMMONING, "influenza@emp.l", "R14.1", "ruined"),
        (SUMMONING, "influenza@kis.l", "R7.2", "Field of Carnage lies"),
        (SUMMONING, "influenza@nor.l", "R7.2", "Horror stands"),
        (SUMMONING, "the_stench_of_death@til.l", "R7.3", "costs 3"),
        (SUMMONING, "hit Kw1", "R6.2", "not asked"),
        (SUMMONING, "done", "R6.2", "not asked"),
        (SUMMONING, "nonsense", "R6.2", "no action"),
        (BATTLE, "hit Kw1", "R8.8", "your own"),
        (BATTLE, "hit Tc1", "R8.8", "Warp Shield"),
        (BATTLE, "hit Sw1", "R8.12", "Only sixes"),
        (BATTLE, "hit Nc2", "R8.8", "not in Kislev"),
        (BATTLE, "hit peasant", "R8.14", "no Peasant"),
        (BATTLE, "done", "R8.10", "must assign"),
        (BATTLE, "pass", "R6.3", "summoning phase"),
        (BATTLE, "pick Nc1", "R8.8", "not asked"),
    ],
)
def test_the_reason_names_what_is_in_the_way(position, action, rule, says):
    table = Table(position)
    assert action not in table.legal
    error = why.illegal(table.g, action)
    assert error.rule == rule
    assert says in error.reason
    assert error.rule in str(error)


def test_one_card_where_skaven_are():
    table = Table(SUMMONING.replace('cards = ["Horror", "plague_touch"]', 'cards = ["plague_touch", ""]'))
    error = why.illegal(table.g, "influenza@nor.r")
    assert error.rule == "R7.2"
    assert "Skaven" in error.reason


NOBLES = 'start = "end.5"\nplayers.slaanesh = {dial = 2, counters = 1}\nregions.empire.ruined = 1'
UPGRADE = 'start = "end.5"\nplayers.khorne = {dial = 1, counters = 1}'
CLEANSE = """
start = "end.5"
players.nurgle = {dial = 1, counters = 1}
regions.kislev.corruption = {khorne = 1, slaanesh = 1}
"""
HERO = """
start = "end.2"
players.nurgle.dial = 9
regions.kislev = {figures = ["Leper", "Plaguebearer", "Acolyte"], tokens = ["hero"]}
"""


@pytest.mark.parametrize(
    ("position", "action", "rule"),
    [
        (NOBLES, "+noble@emp", "R13.9"),
        (NOBLES, "+hero@kis", "R12.6"),
        (UPGRADE, "upgrade lepers", "R17.1"),
        (CLEANSE, "-T@kis", "R12.6"),
        (HERO, "pick Tc1", "R23.7"),
    ],
)
def test_reasons_in_other_decisions(position, action, rule):
    table = Table(position)
    assert table["seat"] != "none"
    assert why.illegal(table.g, action).rule == rule


@settings(max_examples=8)
@given(seed=st.integers(0, 2**32))
def test_there_is_a_sentence_and_a_known_rule_for_every_action_of_the_table(seed, walk):
    random = Random(seed)
    book = rulebook()
    known = {rule.id for rule in (*book.rules, *book.rulings)}
    for game in walk(seed):
        g = game.state
        if not g.actions:
            continue
        for action in random.sample(range(N_ACTIONS), 12):
            if action in g.actions:
                assert game.why(action) == ""
                continue
            before = digest(g)
            with pytest.raises(IllegalAction) as refused:
                game.play(action)
            assert refused.value.rule in known
            assert refused.value.reason.endswith((".", "!"))
            assert not refused.value.reason[0].islower()
            assert "\n" not in str(refused.value)
            assert digest(g) == before


def test_a_sentence_about_one_who_does_not_play_begins_like_a_sentence(walk):
    """R1.1"""
    game = next(game for game in walk(3) if game.state.stack[-1][0] == "turn")
    assert game.why("Hc1>emp").startswith("The Horned Rat does not play")


def test_nothing_is_played_after_the_end(walk):
    *_, game = walk(1)
    with pytest.raises(IllegalAction, match="over"):
        game.play("pass")


def test_every_question_has_a_prompt_and_a_rule():
    assert set(PROMPTS) == set(ANSWERS) == set(why.QUESTION_RULES)


@settings(max_examples=8)
@given(seed=st.integers(0, 2**32))
def test_every_prompt_and_every_legal_action_can_be_said_in_words(seed, walk):
    for game in walk(seed):
        if game.state.actions:
            assert prompt(game.state).endswith(".")
            texts = [action_text(game.state, action) for action in game.state.actions]
            assert all(texts)
            assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("Bloodthirster", "not yours"),
        ("Great Unclean One", "costs 3"),
        ("influenza", "can be used"),
        ("rain_of_pus", "in your hand"),
        ("Nw1", "can be used"),
        ("nw1>tro", "no figure, card, region or action"),
        ("Nw1>tro", "legal"),
        ("tilea", "can be used"),
        ("somewhere", "no figure, card, region or action"),
    ],
)
def test_questions_in_a_players_words(words, says):
    assert says in why.about(Table(SUMMONING).g, words)


def test_an_action_may_be_given_as_its_number_or_its_notation():
    one, other = Game.new(ALL, 7), Game.new(ALL, 7)
    for text in ("done", "pass"):
        one.play(text)
        other.play(ACTIONS[text])
    assert one.state == other.state
