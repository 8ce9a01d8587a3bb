"""The actions worth a look, what they lead to, and the power that is spent on them."""

from ruinous.bots.scripted import ScriptedBot
from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.lines import candidates, follow, outcome, price, spared
from ruinous.bots.scripted.weights import BASE, load
from ruinous.rules import engine
from ruinous.rules.actions import ACTIONS, NOTATION, PASS, kind
from ruinous.rules.choices import thin_out
from ruinous.rules.ids import EMPIRE, HERO, KHORNE, KISLEV, N_REGIONS, NURGLE, POWERS, TZEENTCH
from tests.kit.board import stand
from tests.kit.outlooks import quiet, weights
from tests.kit.position import Position


def notation(actions: list[int]) -> list[str]:
    return [NOTATION[a] for a in actions]


# --- candidates ---------------------------------------------------------------------------------------------------


def test_a_card_goes_left_and_not_where_it_does_nothing() -> None:
    regions = {"kislev": {"figures": ["Bloodletter"]}, "empire": {"figures": ["Leper"]}}
    t = Position(quiet(regions, khorne={"power": 3, "hand": ["reborn_in_blood", "the_blood_gods_call"]}))
    looked = notation(candidates(t.g))
    assert "reborn_in_blood@kis.l" in looked
    assert "reborn_in_blood@kis.r" not in looked
    assert "reborn_in_blood@est.l" not in looked, "nobody is there, and it costs no more than the Resistance"
    assert "the_blood_gods_call@est.l" in looked, "it acts when it is played"
    assert "pass" in looked
    assert set(looked) < set(t.legal)


def test_a_card_that_costs_more_than_the_resistance_takes_an_empty_region() -> None:
    """R9.3: nobody need stand there."""
    hand = {"power": 3, "hand": ["reborn_in_blood"]}
    looked = notation(candidates(Position(quiet({"kislev": {"figures": ["Bloodletter"]}}, khorne=hand)).g))
    assert "reborn_in_blood@tro.l" in looked, "two against a Resistance of one"
    assert "reborn_in_blood@til.l" not in looked, "two against two"


def test_a_figure_comes_from_the_reserve_as_long_as_one_waits() -> None:
    t = Position(
        quiet({"kislev": {"figures": ["Kw1"]}, "tilea": {"figures": ["Kw2"], "ruined": 1}}, khorne={"power": 3})
    )
    looked = notation(candidates(t.g))
    assert "Kw3>emp" in looked
    assert "Kw1>emp" not in looked
    assert "Kw1>emp" in t.legal
    assert "Kw2>bor" in looked, "where it stands it is of no use"


# --- what is free comes first -------------------------------------------------------------------------------------

HAND = {"power": 2, "hand": ["blood_frenzy", "battle_cry"]}
FREE = quiet({"kislev": {"figures": ["Bloodletter", "3 Leper"]}, "empire": {"figures": ["2 Acolyte"]}}, khorne=HAND)


def test_what_an_action_costs() -> None:
    g = Position(FREE).g
    costs = {"pass": 0, "Kw2>kis": 2, "Kc1>kis": 1, "blood_frenzy@kis.l": 0, "battle_cry@kis.l": 1}
    assert {text: price(g, ACTIONS[text]) for text in costs} == costs


def test_the_last_power_is_not_spent_before_what_is_free() -> None:
    """R6.4: without power there is no turn, and so no card that costs nothing."""
    g = Position(FREE).g
    evaluation = Evaluation(KHORNE, weights())
    evaluation.begin(g)
    marks = {a: follow(evaluation, g, a) for a in candidates(g)}
    free, last, cheap = (ACTIONS[text] for text in ("blood_frenzy@emp.l", "Kw2>kis", "Kc1>kis"))
    assert marks[free] > evaluation.value(g)
    spare = spared(evaluation, g, marks)
    assert spare[last] < marks[last]
    assert spare[cheap] == marks[cheap], "that leaves power"
    assert spare[free] == marks[free]
    assert spare[PASS] == marks[PASS]


def test_with_nothing_free_the_last_power_is_spent_as_well_as_it_can_be() -> None:
    g = Position(quiet({"kislev": {"figures": ["Bloodletter", "3 Leper"]}}, khorne={"power": 2})).g
    evaluation = Evaluation(KHORNE, weights())
    evaluation.begin(g)
    marks = {a: follow(evaluation, g, a) for a in candidates(g)}
    assert spared(evaluation, g, marks) == marks


def test_the_bot_itself_plays_what_is_free_first() -> None:
    g = Position(FREE).g
    played: list[str] = []
    bot = ScriptedBot(1)
    while g.actions and g.seat == KHORNE:
        marks = bot.marks(g)
        played.append(NOTATION[max(marks, key=lambda action: marks[action])])
        engine.apply(g, ACTIONS[played[-1]])
    assert any(text.startswith("blood_frenzy") for text in played)


# --- answers ------------------------------------------------------------------------------------------------------


def test_an_action_is_judged_by_the_best_answer_to_what_it_asks() -> None:
    """tzeentch.the_meddling_of_skaven: it is the leader who must discard."""
    hands = {"khorne": ["blood_frenzy"] * 3, "nurgle": ["influenza"] * 3}
    meddler = {"power": 3, "hand": ["the_meddling_of_skaven", "warp_shield", "dazzle", "teleport"]}
    for leader, other in (("khorne", "nurgle"), ("nurgle", "khorne")):
        points = {leader: 40, other: 2}
        players = {p: {"vp": points[p], "hand": hand} for p, hand in hands.items()}
        table = quiet({"kislev": {"figures": ["Bloodletter", "Leper", "Acolyte"]}}, tzeentch=meddler, **players)
        t = Position({**table, "turn": "tzeentch"})
        evaluation = Evaluation(TZEENTCH, weights(TZEENTCH))
        evaluation.begin(t.g)
        after = outcome(evaluation, t.g, ACTIONS["the_meddling_of_skaven@kis.l"])
        assert [len(after.hand[POWERS.index(p)]) for p in (leader, other)] == [1, 3]


def test_heroes_that_must_go_go_where_they_hurt_oneself() -> None:
    """old_world.road_wardens: Nurgle, greatest in Threat, has figures in one of three regions with a Hero."""
    g = Position(quiet()).g
    g.dial[NURGLE] = 1
    for region in (EMPIRE, KISLEV, 0):
        g.tokens[HERO * N_REGIONS + region] = 1
    stand(g, EMPIRE, "Nc1", "Nc2")
    g.stack.append((thin_out.id, (NURGLE, HERO, 2), ()))
    engine.ask_again(g)
    evaluation = Evaluation(NURGLE, load(BASE, NURGLE))
    evaluation.begin(g)
    marks = {action: follow(evaluation, g, action) for action in candidates(g)}
    assert kind(max(marks, key=lambda action: marks[action])) == ("take", (HERO, EMPIRE))
