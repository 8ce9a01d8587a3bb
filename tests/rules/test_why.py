"""Why not? Whatever a player tries, a fact that says what is in the way, and the number of a rule."""

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruinous import Game, IllegalAction
from ruinous.content import rulebook
from ruinous.rules import game as public_face
from ruinous.rules import why
from ruinous.rules.actions import ACTIONS, N_ACTIONS
from ruinous.rules.facts import Fact
from ruinous.rules.saved import digest
from tests.kit.position import Position

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
[regions.troll_country]
cards = ["battle_cry", ""]
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
dice = [4, 4, 6, 6, 1, 1]
[regions.kislev]
figures = ["2 Bloodletter", "Great Unclean One", "shielded Acolyte", "Leper", "Daemonette"]
tokens = ["peasant"]
[players.slaanesh]
upgrades = ["daemonettes"]
"""

HARD_TO_HIT = """
start = "battle"
dice = [4, 1, 1, 1]
[regions.kislev]
figures = ["Bloodthirster", "Great Unclean One", "Leper", "Acolyte", "Seductress"]
cards = ["rain_of_pus"]
"""

RATS = """
powers = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]
start = "battle"
dice = [4, 1]
regions.kislev = {figures = ["Bloodletter", "Rat Ogre", "Clanrat", "Leper"], tokens = ["2 peasant"]}
players.horned_rat.upgrades = ["rat_ogres"]
"""

RABBLE = """
start = "battle"
dice = [4, 1, 1, 1]
options.events = "mixed"
regions.kislev = {figures = ["Bloodthirster", "Acolyte", "Leper"], tokens = ["peasant"]}
old_world.track = ["rousing_the_rabble"]
"""

AVENGED = """
start = "battle"
dice = [4, 1, 1, 1, 1, 1]
regions.kislev = {figures = ["Bloodthirster", "Bloodletter", "Bloodsworn", "Plaguebearer", "Acolyte", "Daemonette"]}
players.nurgle.upgrades = ["plaguebearers"]
players.slaanesh.upgrades = ["daemonettes"]
"""

AVENGED_ON_SLAANESH = """
start = "battle"
options.show_forced = true
dice = [1, 4, 4, 1]
regions.kislev = {figures = ["2 Daemonette", "2 Seductress", "Plaguebearer"], tokens = ["peasant"]}
players.nurgle.upgrades = ["plaguebearers"]
players.slaanesh.upgrades = ["daemonettes"]
"""

NOBLES = 'start = "end.5"\nplayers.slaanesh = {dial = 2, counters = 1}\nregions.empire.ruined = 1'
GRAIL = 'start = "old_world"\nold_world.deck = ["the_grail_is_found"]'
UPGRADE = 'start = "end.5"\nplayers.khorne = {dial = 1, counters = 1, upgrades = ["bloodsworn"]}'
CLEANSE = """
start = "end.5"
players.nurgle = {dial = 1, counters = 1}
regions.kislev.corruption = {khorne = 1, slaanesh = 1}
"""
FILTH = """
options.card_set = "morrslieb"
turn = "nurgle"
players.nurgle = {power = 1, hand = ["filth"]}
regions.kislev.corruption = {khorne = 1, slaanesh = 1}
regions.empire.corruption = {khorne = 1}
"""
HERO = """
start = "end.2"
players.nurgle.dial = 9
regions.kislev = {figures = ["Leper", "Plaguebearer", "Acolyte"], tokens = ["hero"]}
"""
MUSK = """
turn = "slaanesh"
players.slaanesh = {power = 3, hand = ["soporific_musk"]}
regions.kislev.figures = ["Seductress", "2 Acolyte", "Great Unclean One", "Leper"]
"""
MEDDLING = """
turn = "tzeentch"
players.tzeentch = {power = 6, hand = ["the_meddling_of_skaven"]}
regions.kislev.figures = ["Leper", "Seductress"]
"""
INFLUENCE = """
turn = "slaanesh"
players.slaanesh = {power = 1, hand = ["dark_influence"]}
regions.kislev.tokens = ["noble", "hero", "warpstone"]
regions.empire.ruined = 1
"""
SHROUD = """
options.card_set = "morrslieb"
turn = "slaanesh"
stop = "end.5"
players.slaanesh = {power = 1, hand = ["shroud_of_secrets"], dial = 5, counters = 1}
players.khorne.power = 0
players.nurgle.power = 0
players.tzeentch.power = 0
regions.kislev.tokens = ["noble", "hero", "warpstone"]
regions.empire.tokens = ["noble"]
"""
TELEPORT = """
turn = "tzeentch"
players.tzeentch = {power = 6, hand = ["teleport"]}
regions.kislev = {figures = ["2 Acolyte", "Lord of Change", "Leper"]}
regions.empire = {figures = ["Leper"]}
"""
CONVOCATION = """
options.card_set = "morrslieb"
turn = "tzeentch"
players.tzeentch = {power = 6, hand = ["convocation"]}
regions.empire = {figures = ["2 Acolyte", "Leper"]}
"""
HAVOC = """
options.card_set = "morrslieb"
turn = "tzeentch"
players.tzeentch = {power = 6, hand = ["havoc"]}
regions.kislev = {figures = ["Acolyte", "Leper"]}
"""
SKULLTAKER = """
options.card_set = "morrslieb"
turn = "khorne"
dice = [4, 1]
players.khorne = {power = 6, hand = ["rampage"]}
players.nurgle.power = 6
regions.kislev = {figures = ["Bloodletter", "Plaguebearer"], cards = ["skulltaker"]}
"""
ELVES = """
options.events = "mixed"
turn = "khorne"
players.khorne = {power = 6, hand = ["blood_frenzy"]}
regions.kislev = {tokens = ["event"]}
old_world.track = ["high_elf_protection"]
"""
TECLIS = """
turn = "tzeentch"
players.tzeentch = {power = 6, hand = ["dazzle"]}
regions.kislev = {tokens = ["event"]}
old_world.track = ["teclis_aids_the_empire"]
"""
COUNCIL = """
powers = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]
turn = "horned_rat"
players.horned_rat = {power = 6, hand = ["skitterleap"], upgrades = ["council_of_thirteen"]}
"""
WARDENS = """
start = "end.3"
regions.kislev.tokens = ["2 hero", "noble"]
regions.empire.tokens = ["hero"]
old_world.track = ["road_wardens"]
"""
DISCARD = """
start = "draw"
players.tzeentch.hand = ["teleport", "dazzle"]
"""

Case = tuple[str, tuple[str, ...], str, str, str, dict[str, Any]]
CASES: list[Case] = [
    # figures
    (SUMMONING, (), "Nc1>tro", "R6.9", "held", {"figure": "Nc1", "region": "kislev"}),
    (SUMMONING, (), "Nw1>nor", "R6.7", "there_already", {"figure": "Nw1", "region": "norsca"}),
    (SUMMONING, (), "Nc3>kis", "R15.1", "not_yours", {"figure": "Nc3", "controller": "slaanesh"}),
    (SUMMONING, (), "Kw1>tro", "R6.5", "not_yours", {"figure": "Kw1", "controller": "khorne"}),
    (SUMMONING, (), "Hc1>tro", "R1.1", "absent", {"power": "horned_rat"}),
    (SUMMONING, (), "Nc4>til", "R6.6", "out_of_reach", {"region": "tilea"}),
    (SUMMONING, (), "Nd1>tro", "R6.5", "figure_cost", {"figure": "Nd1", "cost": 3, "power": 2}),
    (SUMMONING, (), "Nc5>tro", "R23.9", "same_as", {"notation": "Nc5", "other": "Nc4"}),
    (SKULLTAKER, ("rampage@emp.l",), "Nw1>kis", "R6.7", "there_already", {"figure": "Nw1", "region": "kislev"}),
    (SKULLTAKER, ("rampage@kis.r",), "Nw1>kis", "F13", "lies_on_card", {"figure": "Nw1"}),
    (TELEPORT, ("teleport@kis.l",), "Nc2>nor", "R7.4", "not_from", {"region": "empire"}),
    (TELEPORT, ("teleport@kis.l",), "Nc3>nor", "R7.4", "not_from", {"region": "reserve"}),
    (TELEPORT, ("teleport@kis.l",), "Td1>nor", "R7.4", "not_moved", {"figure": "Td1"}),
    (TELEPORT, ("teleport@kis.l",), "Tc2>nor", "R23.9", "same_as", {"notation": "Tc2", "other": "Tc1"}),
    (TELEPORT, ("teleport@kis.l",), "Hc1>nor", "R1.1", "absent", {"power": "horned_rat"}),
    (CONVOCATION, ("convocation@kis.l",), "Tc1>nor", "R7.4", "not_to", {"region": "norsca"}),
    (CONVOCATION, ("convocation@kis.l",), "Nc1>kis", "R7.4", "not_own", {"figure": "Nc1"}),
    (HAVOC, ("havoc@kis.l",), "Tc1>tro", "R7.4", "own", {"figure": "Tc1"}),
    # hits
    (BATTLE, (), "hit Kw1", "R8.8", "hit_own", {"figure": "Kw1"}),
    (BATTLE, (), "hit Tc1", "R8.8", "shielded", {"figure": "Tc1"}),
    (BATTLE, ("hit Nc1",), "hit Nc1", "R8.13", "killed_already", {"figure": "Nc1"}),
    (BATTLE, ("hit Sw1",), "hit Nd1", "R8.9", "too_few_hits", {"figure": "Nd1", "need": 3, "hits": 2}),
    (BATTLE, (), "hit Nc1*2", "R8.12", "sixes", {"figure": "Nc1", "sixes": 2}),
    (BATTLE, (), "hit Nc2", "R8.8", "elsewhere", {"figure": "Nc2", "from": "reserve", "region": "kislev"}),
    (BATTLE, (), "hit Hc1", "R1.1", "absent", {"power": "horned_rat"}),
    (BATTLE, (), "hit peasant*2", "R8.12", "peasant_sixes", {}),
    (HARD_TO_HIT, (), "hit peasant", "R8.14", "no_peasant", {"region": "kislev"}),
    (RATS, (), "hit Hc1", "R8.8", "guarded", {"figure": "Hc1"}),
    (RABBLE, (), "hit peasant", "R8.14", "peasant_hits", {"need": 2, "hits": 1}),
    (
        BATTLE.replace("6, 6, 1, 1]", "4, 4]"),
        (),
        "hit Sw1",
        "R8.12",
        "six_only",
        {"figure": "Sw1", "need": 2, "sixes": 0},
    ),
    (AVENGED, ("hit Nw1",), "hit Tc1", "R8.19", "other_victim", {"victim": "khorne"}),
    (AVENGED, ("hit Nw1",), "hit Kd1", "R8.9", "too_few_hits", {"figure": "Kd1", "need": 3, "hits": 1}),
    (AVENGED, ("hit Nw1",), "hit peasant", "R8.19", "automatic_peasant", {}),
    (AVENGED_ON_SLAANESH, ("hit Nw1", "hit peasant"), "hit Sw1", "C32", "automatic_six_only", {"figure": "Sw1"}),
    (
        AVENGED_ON_SLAANESH,
        ("hit Nw1", "hit peasant"),
        "hit Sc2",
        "R23.9",
        "same_as",
        {"notation": "Sc2", "other": "Sc1"},
    ),
    # one figure of a region
    (HERO, (), "pick Tc1", "R23.7", "not_own", {"figure": "Tc1"}),
    (HERO, (), "pick Nc3", "R23.7", "elsewhere", {"figure": "Nc3", "from": "reserve", "region": "kislev"}),
    (MUSK, ("soporific_musk@kis.l",), "pick Sc1", "R7.4", "own", {"figure": "Sc1"}),
    (MUSK, ("soporific_musk@kis.l",), "pick Nd1", "R7.4", "not_picked", {"figure": "Nd1"}),
    (MUSK, ("soporific_musk@kis.l",), "pick Tc2", "R23.9", "same_as", {"notation": "Tc2", "other": "Tc1"}),
    # cards
    (SUMMONING, (), "blood_frenzy@kis.r", "R7.1", "not_your_card", {}),
    (SUMMONING, (), "rain_of_pus@kis.r", "R7.1", "not_in_hand", {"card": "nurgle.rain_of_pus"}),
    (SUMMONING, (), "influenza@emp.l", "R14.1", "ruined_cards", {"region": "empire"}),
    (SUMMONING, (), "influenza@kis.l", "R7.2", "space_taken", {"card": "khorne.field_of_carnage", "region": "kislev"}),
    (SUMMONING, (), "influenza@nor.l", "R7.2", "space_closed", {"figure": "Tw1", "region": "norsca"}),
    (SUMMONING, (), "influenza@til.t", "R7.2", "third_space", {}),
    (SUMMONING, (), "influenza@tro.r", "R7.2", "one_card", {"region": "troll_country"}),
    (
        SUMMONING,
        (),
        "the_stench_of_death@til.l",
        "R7.3",
        "card_cost",
        {"card": "nurgle.the_stench_of_death", "cost": 3, "region": "tilea", "power": 2},
    ),
    (COUNCIL, (), "skitterleap@kis.t", "R7.2", "third_card", {}),
    (ELVES, (), "blood_frenzy@kis.l", "R7.2", "no_cards", {"region": "kislev"}),
    (TECLIS, (), "dazzle@kis.l", "R7.2", "no_magic", {"region": "kislev"}),
    (DISCARD, (), "discard drain_power", "R5.3", "no_such_card", {}),
    # upgrades and players
    (UPGRADE, (), "upgrade lepers", "R17.1", "upgrade_owner", {"power": "nurgle"}),
    (UPGRADE, (), "upgrade bloodsworn", "R17.1", "upgrade_taken", {}),
    (UPGRADE, (), "upgrade khorne_m.vengeance", "R20.1", "upgrade_set", {}),
    (MEDDLING, ("the_meddling_of_skaven@kis.l",), "name tzeentch", "R7.4", "name_opponent", {}),
    (
        MEDDLING,
        ("the_meddling_of_skaven@kis.l",),
        "name khorne",
        "R7.4",
        "no_figure",
        {"power": "khorne", "region": "kislev"},
    ),
    # tokens
    (NOBLES, (), "+noble@emp", "R13.9", "ruined_tokens", {"region": "empire"}),
    (NOBLES, (), "+hero@kis", "R12.6", "other_token", {"token": "noble"}),
    (GRAIL, (), "+event@bad", "R4.5", "not_here", {"region": "badlands"}),
    (
        SHROUD,
        ("shroud_of_secrets@kis.l",),
        "-noble@kis",
        "R12.6",
        "fixed_token",
        {"token": "noble", "region": "kislev"},
    ),
    (SHROUD, ("shroud_of_secrets@kis.l",), "-hero@emp", "R12.6", "no_token", {"token": "hero", "region": "empire"}),
    (WARDENS, (), "-hero@nor", "R11.4", "no_token", {"token": "hero", "region": "norsca"}),
    (
        WARDENS,
        (),
        "-noble@kis",
        "R11.4",
        "not_asked",
        {"ask": Fact("ask.thin_out", {"token": "hero", "most": 2, "count": 1})},
    ),
    (INFLUENCE, ("dark_influence@kis.l",), "noble>emp", "R13.9", "ruined_tokens", {"region": "empire"}),
    (INFLUENCE, ("dark_influence@kis.l",), "noble>kis", "R7.4", "token_stays", {}),
    (INFLUENCE, ("dark_influence@kis.l",), "warpstone>nor", "R7.4", "token_kind", {}),
    (INFLUENCE, ("dark_influence@kis.l",), "peasant>nor", "R7.4", "no_token", {"token": "peasant", "region": "kislev"}),
    (CLEANSE, (), "-T@kis", "R12.6", "no_corruption", {"power": "tzeentch", "region": "kislev"}),
    (FILTH, ("filth@kis.l",), "-K@emp", "R7.4", "corruption_elsewhere", {"region": "empire"}),
    # words, and what is no action
    (BATTLE, (), "done", "R8.10", "must_assign", {}),
    (CLEANSE, (), "done", "R1.6", "must", {"ask": Fact("ask.cleanse", {"count": 1, "regions": [*why.REGIONS]})}),
    (
        CLEANSE,
        (),
        "pass",
        "R6.3",
        "pass",
        {"ask": Fact("ask.cleanse", {"count": 1, "regions": [*why.REGIONS]})},
    ),
    (SUMMONING, (), "hit Kw1", "R6.2", "not_asked", {"ask": Fact("ask.turn", {"power": 2})}),
    (SUMMONING, (), "done", "R6.2", "not_asked", {"ask": Fact("ask.turn", {"power": 2})}),
]


@pytest.mark.parametrize(
    ("text", "plays", "action", "rule", "reason", "args"), CASES, ids=[f"{c[4]}-{c[2]}" for c in CASES]
)
def test_the_reason_names_what_is_in_the_way(
    text: str, plays: tuple[str, ...], action: str, rule: str, reason: str, args: dict[str, Any]
) -> None:
    t = Position(text)
    t.play(*plays)
    assert t["seat"] != "none"
    assert action not in t.legal
    error = why.illegal(t.g, action)
    assert error.fact == Fact(f"why.{reason}", {"rule": rule, **args})
    assert error.rule == rule
    assert str(error) == str(error.fact)


def constants(node: ast.expr) -> list[str]:
    """The words an argument can be."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) else []


def declared() -> set[str]:
    """The ids of all reasons there are in the code."""
    found = set()
    for module in (why, public_face):
        tree = ast.parse(Path(module.__file__ or "").read_text(encoding="utf-8"))
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.args:
                if call.func.id == "_because":
                    found |= {f"why.{word}" for word in constants(call.args[0])}
                elif call.func.id in ("IllegalAction", "Fact", "Reason"):
                    found |= {word for word in constants(call.args[0]) if word.startswith("why.")}
    return found


# Reasons that other tests of this module give.
ELSEWHERE = ("game_over", "no_action", "other_seat", "legal", "nothing_called", "usable", "usable_more")


def test_every_reason_has_been_given() -> None:
    assert declared() == {f"why.{case[4]}" for case in CASES} | {f"why.{reason}" for reason in ELSEWHERE}


def test_what_is_no_action_is_answered_with_an_example() -> None:
    t = Position(SUMMONING)
    for nonsense in ("nonsense", -1, N_ACTIONS):
        error = why.illegal(t.g, nonsense)
        assert error.fact == Fact("why.no_action", {"rule": "R6.2", "action": str(nonsense), "example": t.legal[-1]})


def test_another_seat_must_wait() -> None:
    game = Game.new(ALL, 7)
    assert game.state.seat == 2
    error = public_face.other_seat(game.state, 0)
    assert error.fact == Fact("why.other_seat", {"rule": "R23.3", "seat": "tzeentch", "power": "khorne"})


def test_nothing_is_played_after_the_end(walk):
    *_, game = walk(1)
    with pytest.raises(IllegalAction) as refused:
        game.play("pass")
    assert refused.value.fact == Fact("why.game_over", {"rule": "R18.1"})
    assert why.about(game.state, "Kw1") == refused.value.fact


@settings(max_examples=8)
@given(seed=st.integers(0, 2**32))
def test_there_is_a_reason_and_a_known_rule_for_every_action_of_the_table(seed, walk):
    random = Random(seed)
    book = rulebook()
    known = {rule.id for rule in (*book.rules, *book.rulings)}
    reasons = declared()
    for game in walk(seed):
        g = game.state
        if not g.actions:
            continue
        for action in random.sample(range(N_ACTIONS), 12):
            if action in g.actions:
                assert game.why(action) is None
                continue
            before = digest(g)
            with pytest.raises(IllegalAction) as refused:
                game.play(action)
            assert refused.value.rule in known
            assert refused.value.fact.id in reasons
            assert refused.value.fact == game.why(action)
            assert digest(g) == before


@pytest.mark.parametrize(
    ("words", "reason", "args"),
    [
        ("Bloodthirster", "not_yours", {"rule": "R6.5", "figure": "Kd1", "controller": "khorne"}),
        ("Great Unclean One", "figure_cost", {"rule": "R6.5", "figure": "Nd1", "cost": 3, "power": 2}),
        ("influenza", "usable_more", {}),
        ("rain_of_pus", "not_in_hand", {"rule": "R7.1", "card": "nurgle.rain_of_pus"}),
        ("Nw1", "usable", {"actions": ["Nw1>tro", "Nw1>kis", "Nw1>emp"]}),
        ("nw1>tro", "nothing_called", {"words": "nw1>tro"}),
        ("Nw1>tro", "legal", {}),
        ("tilea", "usable", {"actions": ["influenza@til.l", "influenza@til.r"]}),
        ("somewhere", "nothing_called", {"words": "somewhere"}),
    ],
)
def test_questions_in_a_players_words(words, reason, args):
    fact = why.about(Position(SUMMONING).g, words)
    assert fact.id == f"why.{reason}"
    if reason == "usable_more":
        assert len(fact.args["actions"]) == why.SHOWN
    else:
        assert fact.args == args


def test_an_action_may_be_given_as_its_number_or_its_notation():
    one, other = Game.new(ALL, 7), Game.new(ALL, 7)
    for text in ("done", "pass"):
        one.play(text)
        other.play(ACTIONS[text])
    assert one.state == other.state
