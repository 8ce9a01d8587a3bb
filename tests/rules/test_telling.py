"""Events, actions and questions as data with every argument named."""

import json
from inspect import signature
from random import Random

import pytest

from ruinous import Game, Options
from ruinous.rules import engine, telling, words
from ruinous.rules.actions import ACTIONS, KINDS, N_ACTIONS, kind
from ruinous.rules.ids import CHAOS, FIGURE_NAMES, OLD_WORLD, POWERS, REGIONS, TOKENS, UPGRADES
from ruinous.rules.old_world import At
from ruinous.rules.options import CARD_SETS, EVENTS
from ruinous.rules.view import NOBODY, OPEN_EVENTS, log
from tools.golden import SEATS

GAMES, CHUNKS = 300, 10
SPACE_LETTERS = {"left": "l", "right": "r", "third": "t"}


def any_game(seed: int) -> tuple[Game, Random]:
    """Any combination of Powers and sets; the switches at random too."""
    random = Random(seed)
    options = Options(
        card_set=CARD_SETS[seed % 2],
        events=EVENTS[seed % 3],
        early_hits=random.choice(("on_figure", "pool")),
        show_forced=seed % 7 == 0,
    )
    return Game.new(random.choice(SEATS), seed, options), random


def sane(value: object) -> bool:
    """JSON-ready, and nothing but ids, sentences, numbers and lists of them."""
    return json.loads(json.dumps(value)) == value


# --- events -------------------------------------------------------------------------------------------------------


def test_every_event_is_in_the_table() -> None:
    assert set(telling.EVENT_ARGS) == set(words.EVENTS) == OPEN_EVENTS | {"draw", "glean", "peek"}


@pytest.mark.parametrize("what", sorted(words.EVENTS))
def test_every_argument_of_an_event_has_a_name(what: str) -> None:
    assert len(telling.EVENT_ARGS[what]) == len(signature(words.EVENTS[what]).parameters) - 1


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_event_of_random_games_can_be_told(chunk: int) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        game, random = any_game(seed)
        while game.state.actions:
            game.play(random.choice(game.state.actions))
        for seat in (NOBODY, random.choice(game.state.powers)):
            for event in log(game.log, seat):
                told = telling.event_data(game.state, event)
                assert sane(told)
                assert told["what"] == event[0]
                assert told["text"] == words.event_text(game.state, event)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (("move", 4, 0, 2), {"figure": "Kw1", "from": "norsca", "to": "kislev"}),
        (("move", 4, 9, 2), {"figure": "Kw1", "from": "reserve", "to": "kislev"}),
        (("kill", -1, 4, 8), {"power": None, "figure": "Kw1", "region": "badlands"}),
        (("draw", 1, 3), {"power": "nurgle", "count": 3}),
        (("draw", 1, bytes((1, 2))), {"power": "nurgle", "cards": [CHAOS[1], CHAOS[2]]}),
        (("glean", 2, 0, b""), {"power": "tzeentch", "named": "khorne", "cards": []}),
        (("peek", 2, bytes((5, 6))), {"power": "tzeentch", "cards": [OLD_WORLD[5], OLD_WORLD[6]]}),
        (("roll", 0, 3, (6, 1, 4)), {"power": "khorne", "region": "empire", "dice": [6, 1, 4]}),
        (("score", 3, 4, "dial", -1), {"power": "slaanesh", "points": 4, "reason": "dial", "region": None}),
        (("option", 0, 7, 1), {"power": "khorne", "card": OLD_WORLD[7], "option": 2}),
        (("place", 2, 1), {"token": TOKENS[2], "region": "troll_country"}),
        (
            ("play", 0, 1, 2, 1, 3),
            {"power": "khorne", "card": CHAOS[1], "region": "kislev", "space": "right", "cost": 3},
        ),
        (("phase", 2, 3), {"round": 2, "phase": "battle"}),
        (("game_end", "deck_empty", ()), {"condition": "deck_empty", "winners": []}),
        (("game_end", "fifty_vp", (0, 4)), {"condition": "fifty_vp", "winners": ["khorne", "horned_rat"]}),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_an_event_as_data(event: tuple, told: dict) -> None:
    g = Game.new(POWERS, 1).state
    assert telling.event_data(g, event) == {"what": event[0], **told, "text": words.event_text(g, event)}


def test_cards_drawn_are_told_to_the_one_who_drew_them_only() -> None:
    game = Game.new(POWERS[:4], 7)
    own = [telling.event_data(game.state, e) for e in game.events("nurgle") if e[0] == "draw"]
    others = [telling.event_data(game.state, e) for e in game.events("khorne") if e[0] == "draw"]
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
    """What is kept never goes stale: the text is that of the position in hand."""
    game, random = any_game(seed)
    while game.decision:
        g = game.state
        told = telling.ask_data(g)
        assert told is not None
        assert sane(told)
        decision = game.decision
        assert (told["seat"], told["kind"], told["prompt"]) == (decision.seat, decision.kind, decision.prompt)
        assert [a["do"] for a in told["actions"]] == decision.notation
        for action, data in zip(decision.actions, told["actions"], strict=True):
            assert data["text"] == words.action_text(g, action)
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
            paid = [event for event in game.log[seen:] if event[0] in ("summon", "play")][:1]
            if asked == "turn" and told["kind"] != "pass":
                assert told["cost"] == paid[0][-1]
                kinds.add(told["kind"])
            else:
                assert "cost" not in told
                free += told["kind"] == "move"
    assert kinds == {"move", "play", "trade"}
    assert free


def test_a_corrected_name_is_told_in_its_own_game_only() -> None:
    corrections = '[chaos."khorne.blood_frenzy"]\nname = "Frenzy of Ours"\n'
    ours, plain = Game.new(POWERS[:4], 1, Options(cards=corrections)), Game.new(POWERS[:4], 1)
    action = ACTIONS["discard blood_frenzy"]
    for _ in range(2):
        assert telling.action_data(ours.state, action)["text"] == "discard Frenzy of Ours"
        assert telling.action_data(plain.state, action)["text"] == "discard Blood Frenzy"
    assert telling.action_data(ours.state, action)["card"] == "khorne.blood_frenzy"


# --- questions ----------------------------------------------------------------------------------------------------


def test_every_question_is_in_the_table() -> None:
    assert set(telling.ABOUT) == set(words.PROMPTS) == set(engine.ANSWERS)


@pytest.mark.parametrize("asked", sorted(words.PROMPTS))
def test_every_argument_of_a_question_has_its_place(asked: str) -> None:
    count = len(At._fields) if asked == "choose_option" else len(signature(engine.STEPS[asked]).parameters) - 1
    assert len(telling.ABOUT[asked]) == count


def test_the_hits_to_assign_are_counted_down() -> None:
    """Plain hits and sixes together; a target tells the defense it has now (R8.8)."""
    seen = 0
    for seed in range(6):
        game, random = any_game(seed)
        while game.decision:
            told = telling.ask_data(game.state)
            if told and told["kind"] == "assign":
                _, _, region, plain, sixes, dice, _ = game.state.stack[-1]
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
        assert len({action["text"] for action in told["actions"]}) == len(told["actions"])
