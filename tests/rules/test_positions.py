"""Positions as text: of any edition, with all options; a text that is none is refused with the reason."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruinous import Game, Options
from ruinous.content import NEWEST
from ruinous.rules.facts import Fact
from ruinous.rules.ids import FIGURE_NAMES, POWERS, REGIONS
from ruinous.rules.options import CARD_SETS, EVENTS, defaults
from ruinous.rules.position import PositionError, read, write, write_whole
from ruinous.rules.saved import digest, dump, load
from ruinous.rules.state import GameState
from tests.kit.position import Position


def some_position(seed: int, edition: int, **options: str) -> GameState:
    """A position in the middle of a game, a question in hand."""
    random = Random(seed)
    game = Game.new(POWERS, seed, Options(edition=edition, **options))
    for _ in range(random.randrange(10, 80)):
        game.play(random.choice(game.state.actions or []))
    return game.state


def rest(text: str) -> dict:
    return json.loads(text.splitlines()[-1].removeprefix("rest "))


def with_rest(text: str, data: object) -> str:
    return "\n".join([*text.splitlines()[:-1], f"rest {json.dumps(data)}"]) + "\n"


@given(
    seed=st.integers(0, 2**32),
    edition=st.integers(1, NEWEST),
    card_set=st.sampled_from(CARD_SETS),
    events=st.sampled_from(EVENTS),
)
def test_a_whole_position_of_any_edition_is_read_back(seed: int, edition: int, card_set: str, events: str) -> None:
    g = some_position(seed, edition, card_set=card_set, events=events, early_hits="pool")
    back = read(write_whole(g))
    assert back == g
    assert (back.actions, back.seat) == (g.actions, g.seat)
    assert back.rules.options == g.rules.options
    assert digest(back) == digest(g)
    assert load(json.loads(json.dumps(dump(g)))) == g


@pytest.mark.parametrize("edition", range(1, NEWEST + 1))
def test_a_whole_position_names_its_edition_and_every_option(edition: int) -> None:
    g = some_position(3, edition, musk_targets="cultist")
    assert rest(write_whole(g))["options"] == {**defaults(edition), "musk_targets": "cultist"}


def test_what_a_seat_gets_says_nothing_of_the_rest() -> None:
    assert "rest" not in write(some_position(3, NEWEST), 0)


def old_form(g: GameState) -> str:
    """The text of a position as it was written before there were editions."""
    data = rest(write_whole(g))
    data["options"] = g.rules.options.changed()
    data["early"] = data.get("early", []) + data.pop("pooled", [])
    data["stack"] = [[step, *args] for step, args, _ in data["stack"]]
    return with_rest(write_whole(g), data)


@pytest.mark.parametrize("seed", range(8))
def test_a_text_from_before_there_were_editions_is_one_of_edition_1(seed: int) -> None:
    g = some_position(seed, 1, early_hits="pool")
    back = read(old_form(g))
    assert back.rules.options == Options(edition=1, early_hits="pool")
    assert (back.actions, back.seat) == (g.actions, g.seat)
    assert digest(back) == digest(g)
    random = Random(seed)
    while g.actions:  # and it plays on in the same way
        action = random.choice(g.actions)
        one, other = Game(g, [], None), Game(back, [], None)
        one.play(action)
        other.play(action)
        assert digest(back) == digest(g)


def test_early_hits_of_an_old_text_are_told_apart_from_pooled_ones() -> None:
    """S9: they once stood in one list, those of a pool with the region in the place of the figure."""
    text = """
        start = "battle"
        options = {edition = 1, early_hits = "%s"}
        dice = [4, 1, 4, 1]
        regions.norsca.figures = ["Bloodletter", "Leper", "Acolyte"]
        regions.kislev = {figures = ["Great Unclean One"], cards = ["blood_frenzy"]}
    """
    lies, kept = Position(text % "on_figure"), Position(text % "pool")
    assert (lies.g.early, lies.g.pooled) == (((0, FIGURE_NAMES.index("Nd1"), 1, 0),), ())
    assert (kept.g.early, kept.g.pooled) == ((), ((0, REGIONS.index("kislev"), 1, 0),))
    for t in (lies, kept):
        back = read(old_form(t.g))
        assert (back.early, back.pooled) == (t.g.early, t.g.pooled)
        assert digest(back) == digest(t.g)


WHOLE = write_whole(some_position(3, NEWEST))


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("", Fact("position.none", {})),
        ("hello\n", Fact("position.none", {})),
        (write(some_position(3, NEWEST)), Fact("position.none", {})),
        (WHOLE.replace("position 1", "position 0", 1), Fact("position.none", {})),
        (WHOLE.replace("position 1", "position 2", 1), Fact("position.newer_format", {"format": 2, "newest": 1})),
        (WHOLE.replace('"edition":2', '"edition":3', 1), Fact("position.newer_edition", {"edition": 3, "newest": 2})),
        (WHOLE.replace('"edition":2', '"edition":0', 1), Fact("setup.edition", {"edition": 0, "newest": 2})),
        (WHOLE.replace('"edition":2', '"edition":"2"', 1), Fact("setup.edition", {"edition": "2", "newest": 2})),
        (
            WHOLE.replace('"edition":2', '"edition":2,"x":1', 1),
            Fact("setup.option", {"option": "x", "choices": sorted(defaults(2))}),
        ),
        (
            WHOLE.replace('"larger_hand":"six"', '"larger_hand":6', 1),
            Fact("setup.type", {"option": "larger_hand", "value": "6"}),
        ),
        (WHOLE.replace('"options":{', '"options":["', 1), Fact("position.none", {})),
        (with_rest(WHOLE, {**rest(WHOLE), "options": []}), Fact("position.none", {})),
        (with_rest(WHOLE, []), Fact("position.none", {})),
        (with_rest(WHOLE, {n: v for n, v in rest(WHOLE).items() if n != "options"}), Fact("position.none", {})),
        (WHOLE.rsplit("\n", 2)[0], Fact("position.none", {})),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_the_reason(text: str, fact: Fact) -> None:
    assert text != WHOLE
    with pytest.raises(PositionError) as refused:
        read(text)
    assert refused.value.fact == fact


def test_broken_corrections_are_named() -> None:
    data = rest(WHOLE)
    data["options"]["cards"] = "[chaos"
    with pytest.raises(PositionError) as refused:
        read(with_rest(WHOLE, data))
    assert refused.value.fact.id == "position.cards"
    assert refused.value.fact.args["reason"]
