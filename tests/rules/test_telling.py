"""Events, actions and questions as data with every argument named: facts, never sentences."""

import json
from random import Random

import pytest

from ruinous import Game, Options
from ruinous.content import rulebook
from ruinous.rules import engine, telling
from ruinous.rules.actions import ACTIONS, DONE, KINDS, N_ACTIONS, kind
from ruinous.rules.events import CAUSES, EVENTS, cause_data, event_data
from ruinous.rules.ids import CHAOS, FIGURE_NAMES, OLD_WORLD, POWERS, REGIONS, TOKENS, UPGRADES
from ruinous.rules.options import CARD_SETS
from ruinous.rules.options import EVENTS as EVENT_SETS
from ruinous.rules.questions import GROUPS, QUESTIONS
from ruinous.rules.view import NOBODY, log, view
from tests.kit.position import Position
from tools.golden import SEATS

GAMES, CHUNKS = 300, 10
SPACE_LETTERS = {"left": "l", "right": "r", "third": "t"}


def any_game(seed: int) -> tuple[Game, Random]:
    """Any combination of Powers, sets and editions; the switches at random too."""
    random = Random(seed)
    options = Options(
        edition=1 + (seed % 5 > 0),
        card_set=CARD_SETS[seed % 2],
        events=EVENT_SETS[seed % 3],
        early_hits=random.choice(("on_figure", "pool")),
        plunged_peasants=random.choice(("kept", "returned")),
        show_forced=seed % 7 == 0,
    )
    return Game.new(random.choice(SEATS), seed, options), random


def sane(value: object) -> bool:
    """JSON-ready, and nothing but ids, numbers and lists of them."""
    return json.loads(json.dumps(value)) == value


# --- events -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_event_of_random_games_can_be_told(chunk: int) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        game, random = any_game(seed)
        while game.state.actions:
            game.play(random.choice(game.state.actions))
        for seat in (NOBODY, random.choice(game.state.powers)):
            events = log(game.log, seat)
            told = [event_data(game.state, event) for event in events]
            assert sane(told)
            assert [one["what"] for one in told] == [event[0] for event in events]
            assert {one["cause"]["for"] for one in told if one["cause"] is not None} <= set(CAUSES)


def test_no_kind_of_event_or_cause_is_declared_for_nothing() -> None:
    """In games with some upgrades from the start all of them come up and can be told."""
    events, causes = set(), set()
    for seed in range(GAMES):
        game, random = any_game(seed)
        game.state.upgrades = sum(
            1 << u for u, used in enumerate(game.state.rules.in_use) if used and random.random() < 0.5
        )
        while game.state.actions:
            game.play(random.choice(game.state.actions))
        different = set(game.log)
        events |= {event[0] for event in different}
        causes |= {event[-1][0] for event in different}
        assert sane([event_data(game.state, event) for event in different])
        if (events, causes) == (set(EVENTS), set(CAUSES)):
            break  # all have come up
    assert events == set(EVENTS)
    assert causes == set(CAUSES)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (("move", 4, 0, 2), {"figure": "Kw1", "from": "norsca", "to": "kislev"}),
        (("move", 4, 9, 2), {"figure": "Kw1", "from": "reserve", "to": "kislev"}),
        (("move", 4, 10, 2), {"figure": "Kw1", "from": "laid", "to": "kislev"}),
        (("kill", -1, 4, 8, 9), {"power": None, "figure": "Kw1", "region": "badlands", "to": "reserve"}),
        (("draw", 1, 3), {"power": "nurgle", "count": 3}),
        (("draw", 1, bytes((1, 2))), {"power": "nurgle", "cards": [CHAOS[1], CHAOS[2]]}),
        (("glean", 2, 0, b""), {"power": "tzeentch", "named": "khorne", "cards": []}),
        (("peek", 2, bytes((5, 6))), {"power": "tzeentch", "cards": [OLD_WORLD[5], OLD_WORLD[6]]}),
        (("roll", 0, 3, (6, 1, 4)), {"power": "khorne", "region": "empire", "dice": [6, 1, 4]}),
        (("score", 3, 4), {"power": "slaanesh", "points": 4}),
        (("option", 0, 7, 1), {"power": "khorne", "card": OLD_WORLD[7], "option": 2}),
        (("place", 2, 1), {"token": TOKENS[2], "region": "troll_country"}),
        (
            ("play", 0, 1, 2, 1, 3),
            {"power": "khorne", "card": CHAOS[1], "region": "kislev", "space": "right", "cost": 3},
        ),
        (("upgrade", 0, 0), {"power": "khorne", "upgrade": UPGRADES[0]}),
        (("phase", 2, 3), {"round": 2, "phase": "battle"}),
        (("game_end", "deck_empty", ()), {"condition": "deck_empty", "winners": []}),
        (("game_end", "fifty_vp", (0, 4)), {"condition": "fifty_vp", "winners": ["khorne", "horned_rat"]}),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_an_event_as_data(event: tuple, told: dict) -> None:
    g = Game.new(POWERS, 1).state
    assert event_data(g, (*event, ())) == {"what": event[0], **told, "cause": None}
    because = event_data(g, (*event, ("battle", 2)))
    assert because == {"what": event[0], **told, "cause": {"for": "battle", "region": "kislev"}}


@pytest.mark.parametrize(
    ("cause", "told"),
    [
        ((), None),
        (("turn", 0), {"for": "turn", "power": "khorne"}),
        (("card", 1, 2), {"for": "card", "card": CHAOS[1], "region": "kislev"}),
        (("upgrade", 3), {"for": "upgrade", "upgrade": UPGRADES[3]}),
        (("old_world", 4), {"for": "old_world", "card": OLD_WORLD[4]}),
        (("dial", 1, 6), {"for": "dial", "power": "nurgle", "position": 6}),
        (("hero", 8), {"for": "hero", "region": "badlands"}),
        (("domination", 0), {"for": "domination", "region": "norsca"}),
        (("tied_second", 0, 3), {"for": "tied_second", "region": "norsca", "ruination": 3}),
        (("rule", "R5.1"), {"for": "rule", "rule": "R5.1"}),
    ],
    ids=str,
)
def test_a_cause_as_data(cause: tuple, told: dict | None) -> None:
    assert cause_data(Game.new(POWERS, 1).state, cause) == told


@pytest.mark.parametrize("seed", range(12))
def test_the_scores_are_what_the_events_add_up_to(seed: int) -> None:
    """Every change has a cause: points, counters and power too."""
    game, random = any_game(seed)
    while game.state.actions:
        game.play(random.choice(game.state.actions))
    g = game.state
    for p in g.powers:
        scored = [event for event in game.log if event[:2] == ("score", p)]
        assert sum(event[2] for event in scored) == g.vp[p]
        assert all(event[-1] and event[2] > 0 for event in scored)
    assert all(event[-1] for event in game.log)


def test_cards_drawn_are_told_to_the_one_who_drew_them_only() -> None:
    game = Game.new(POWERS[:4], 7)
    own = [event_data(game.state, e) for e in game.events("nurgle") if e[0] == "draw"]
    others = [event_data(game.state, e) for e in game.events("khorne") if e[0] == "draw"]
    assert [set(event) & {"cards", "count"} for event in own] == [
        {"cards" if event["power"] == "nurgle" else "count"} for event in own
    ]
    assert any("cards" in event for event in own)
    assert all("cards" not in event for event in others if event["power"] == "nurgle")


# --- actions ------------------------------------------------------------------------------------------------------


def notation(told: dict) -> str:
    """An action's notation written anew from its named arguments."""
    region = told.get("region", "")[:3]
    card = told.get("card", "")
    sixes = f"*{told['sixes']}" if told.get("sixes") else ""
    letter = told["power"][0].upper() if "power" in told else ""
    token = told.get("token", "")
    return {
        "move": lambda: f"{told['figure']}>{region}",
        "trade": lambda: f"{told['figure']}>{region}$",
        "play": lambda: f"{card}@{region}.{SPACE_LETTERS[told['space']]}",
        "hit": lambda: f"hit {told['figure']}{sixes}",
        "peasant": lambda: f"hit peasant{sixes}",
        "pick": lambda: f"pick {told['figure']}",
        "become": lambda: f"pick {told['figure']}={told['rank']}",
        "place": lambda: f"+{token}@{region}",
        "take": lambda: f"-{token}@{region}",
        "carry": lambda: f"{token}>{region}",
        "cleanse": lambda: f"-{letter}@{region}",
        "corrupt": lambda: f"+{letter}@{region}",
        "discard": lambda: f"discard {card}",
        "fetch": lambda: f"take {card}",
        "upgrade": lambda: f"upgrade {told['upgrade']}",
        "name": lambda: f"name {told['power']}",
        "stand": lambda: f"stand {SPACE_LETTERS[told['space']]}",
        "option": lambda: f"option {told['option']}",
    }.get(told["kind"], lambda: told["kind"])()


def test_every_kind_of_action_is_in_the_table() -> None:
    assert set(telling.ACTION_ARGS) == {name for _, name in KINDS}


def test_the_named_arguments_say_the_same_as_the_notation() -> None:
    """For every action there is, whether it is ever legal or not."""
    cards = [name for _, name in KINDS if any(argument == "card" for argument, _ in telling.ACTION_ARGS[name])]
    for action in range(N_ACTIONS):
        what, args = kind(action)
        if what in cards and not args[0]:
            continue  # the place of no card
        told = telling._fixed(action)[2]
        written, given = notation(told), told["do"]
        if what in (*cards, "upgrade"):
            owned = told.get("card") or told["upgrade"]
            short = written.replace(owned, owned.partition(".")[2], 1)
            assert given in (written, short)
        else:
            assert given == written
        assert ACTIONS[given] == action


@pytest.mark.parametrize("seed", range(14))
def test_every_question_of_random_games_can_be_told(seed: int) -> None:
    """What is kept never goes stale: what is told is that of the position in hand."""
    game, random = any_game(seed)
    while game.decision:
        g = game.state
        told = telling.ask_data(g)
        assert told is not None
        assert sane(told)
        decision = game.decision
        assert (told["seat"], told["kind"], told["about"]) == (decision.seat, decision.kind, decision.prompt.args)
        assert decision.prompt.id == f"ask.{decision.kind}"
        asked = QUESTIONS[told["kind"]]
        assert (told["group"], told["rule"]) == (asked.group, asked.rule)
        assert told["optional"] == (DONE in decision.actions)
        assert asked.optional in (None, told["optional"])
        assert [a["do"] for a in told["actions"]] == decision.notation
        for action, data in zip(decision.actions, told["actions"], strict=True):
            assert "text" not in data
            if "figure" in data:
                place = g.where(kind(action)[1][0])
                assert data["from"] == (REGIONS[place] if place < 9 else "reserve")
            assert data.get("controller") in (None, *POWERS)
        game.play(random.choice(decision.actions))
    assert telling.ask_data(game.state) is None


def test_the_cost_is_what_is_paid() -> None:
    """Of summonings, cards and Acolytes paid for with a card; other moves cost nothing and say so by silence."""
    kinds, free = set(), 0
    for seed in range(20):
        game, random = any_game(seed)
        if CARD_SETS[seed % 2] == "morrslieb" and "tzeentch" in game.seats:
            game.state.upgrades |= 1 << UPGRADES.index("tzeentch_m.acolytes")
        while game.decision:
            action = random.choice(game.decision.actions)
            told, asked, seen = telling.action_data(game.state, action), game.decision.kind, len(game.log)
            game.play(action)
            if told["kind"] == "trade":  # paid when the card has been chosen (R6.5)
                game.play(game.decision.actions[0])
            paid = [event for event in game.log[seen:] if event[0] in ("summon", "play")][:1]
            if asked == "turn" and told["kind"] != "pass":
                assert told["cost"] == event_data(game.state, paid[0])["cost"]
                kinds.add(told["kind"])
            else:
                assert "cost" not in told
                free += told["kind"] == "move"
    assert kinds == {"move", "play", "trade"}
    assert free


# --- questions ----------------------------------------------------------------------------------------------------


def test_an_action_tells_whether_it_spends_the_last_power() -> None:
    """R6.4: whose power is 0 is skipped, even with a free card in hand."""
    spent = kept = 0
    for seed in range(40):
        game, random = any_game(seed)
        skipped: set[tuple[int, int]] = set()
        while game.state.actions:
            g = game.state
            if g.stack[-1][0] != "turn":
                game.play(random.choice(g.actions))
                continue
            seat, turn = g.seat, (g.round, g.seat)
            assert turn not in skipped
            told = [telling.action_data(g, action) for action in g.actions]
            last = [action for action in told if action.get("last")]
            chosen = random.choice(last if last and random.random() < 0.5 else told)
            assert chosen.get("last", True) is True
            game.play(chosen["do"])
            if chosen.get("last"):
                skipped.add(turn)
                spent += 1
            elif chosen["kind"] not in ("pass", "trade"):  # what a trade costs is paid after the discard
                assert g.power[seat] > 0
                kept += 1
    assert spent > 100
    assert kept > 100


def test_every_question_has_an_answer_a_group_and_a_known_rule() -> None:
    book = rulebook()
    known = {rule.id for rule in (*book.rules, *book.rulings)}
    assert set(QUESTIONS) == set(engine.ANSWERS) <= set(engine.STEPS)
    assert {question.group for question in QUESTIONS.values()} == set(GROUPS)
    assert {question.rule for question in QUESTIONS.values()} <= known


def test_the_questions_asked_from_a_hand_and_those_answered_in_secret() -> None:
    """Design 2.2 and R22.10: the only lists that depend on what others do not see."""
    from_hand = {id for id, question in QUESTIONS.items() if question.from_hand}
    assert from_hand == {"turn", "discard_cards", "discard_first", "open_portal"}
    assert {id for id, question in QUESTIONS.items() if question.secret} == {"arrange"}


def test_the_hits_to_assign_are_counted_down() -> None:
    """Plain hits and sixes together; a target tells the defense it has now (R8.8)."""
    seen = 0
    for seed in range(6):
        game, random = any_game(seed)
        while game.decision:
            told = telling.ask_data(game.state)
            if told and told["kind"] == "assign":
                _, region, plain, sixes, dice, _ = game.state.stack[-1][1]
                assert told["about"] == {
                    "region": REGIONS[region],
                    "hits": plain + sixes,
                    "sixes": sixes,
                    "dice": ("frenzy", "early", "regular")[dice],
                }
                for action in told["actions"]:
                    assert action["defense"] >= 1
                    if dice == 2:
                        lying = {(p, FIGURE_NAMES[f]): n + m for p, f, n, m in game.state.early if f >= 0}
                        on_it = lying.get((game.state.seat, action.get("figure", "")), 0)
                        assert action["defense"] - on_it <= plain + sixes
                seen += 1
            game.play(random.choice(game.decision.actions))
    assert seen


def test_an_old_world_choice_names_its_card() -> None:
    found = []
    for seed in range(40):
        game, random = any_game(seed)
        while game.decision:
            told = telling.ask_data(game.state)
            if told and told["kind"] == "choose_option":
                found.append(told)
            game.play(random.choice(game.decision.actions))
    assert found
    for told in found:
        assert told["about"]["card"] in OLD_WORLD
        assert [action["option"] for action in told["actions"]] == list(range(1, len(told["actions"]) + 1))
        assert len({json.dumps(action["does"]) for action in told["actions"]}) == len(told["actions"])


# --- what is open about a question --------------------------------------------------------------------------------


@pytest.mark.cites("R4.2", "R4.3", "old_world.bretonnian_knights")
def test_everybody_knows_which_old_world_card_asks_and_it_lies_open_meanwhile() -> None:
    t = Position("""
        start = "old_world"
        old_world = {deck = ["bretonnian_knights", "peasant_uprising"], track = ["electors_arise"]}
    """)
    told = view(t.g)
    assert told["decision"]["cause"] == {"for": "old_world", "card": "old_world.bretonnian_knights"}
    assert told["decision"]["others"] == []
    assert told["old_world"]["drawn"] == "old_world.bretonnian_knights"
    assert told["old_world"]["track"] == ["old_world.electors_arise", None]
    t.play(t.legal[0])
    assert view(t.g)["old_world"]["drawn"] is None
    assert view(t.g)["old_world"]["track"][0] == "old_world.bretonnian_knights"


@pytest.mark.cites("R11.4", "old_world.bretonnian_knights")
def test_those_whom_the_rest_of_the_card_concerns_are_named() -> None:
    t = Position("""
        start = "end.3"
        old_world = {track = ["bretonnian_knights"]}
        regions.bretonnia.figures = ["Bloodsworn", "Leper", "Acolyte"]
        players.khorne.hand = ["battle_cry", "blood_frenzy"]
        players.nurgle.hand = ["influenza", "rain_of_pus"]
        players.tzeentch.hand = ["dazzle", "teleport"]
    """)
    told = telling.open_ask(t.g)
    assert (told["seat"], told["others"]) == ("khorne", ["nurgle", "tzeentch"])
    t.play(t.legal[0])
    told = telling.open_ask(t.g)
    assert (told["seat"], told["others"]) == ("nurgle", ["tzeentch"])


@pytest.mark.cites("R17.2", "R8.25", "nurgle.plague_touch", "nurgle.plaguebearers", "horned_rat.strength_in_numbers")
def test_figures_are_told_with_their_values_now() -> None:
    data = {
        "powers": ["khorne", "nurgle", "horned_rat"],
        "players": {"nurgle": {"upgrades": ["plaguebearers"]}, "khorne": {"power": 3}},
        "regions": {
            "kislev": {"figures": ["Bloodthirster", "Plaguebearer"], "cards": ["plague_touch"]},
            "tilea": {"figures": ["2 Bloodletter", "2 Clanrat", "Leper"], "cards": ["strength_in_numbers"]},
            "norsca": {"figures": ["Leper"]},
        },
    }
    told = view(Position(data).g)
    assert told["players"]["khorne"]["followers"]["warrior"] == {"cost": 2, "attack": 2, "defense": 1, "upgrade": None}
    assert told["players"]["nurgle"]["followers"]["warrior"]["upgrade"] == "nurgle.plaguebearers"
    assert told["regions"]["norsca"]["stats"] == {}
    assert told["players"]["khorne"]["followers"]["greater_daemon"]["defense"] == 3
    assert told["regions"]["kislev"]["stats"]["Kd1"] == {"attack": 4, "defense": 2}
    clanrat = told["regions"]["tilea"]["stats"]["Hc1"]
    assert clanrat == {"attack": 0, "defense": 1, "against": {"nurgle": 2}}
