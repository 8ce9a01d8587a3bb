"""Accounts and story: each point with its source and its line, adding up to the score, and a story for every end."""

from dataclasses import asdict
from functools import cache
from pathlib import Path

import pytest

from ruinous import Game
from ruinous.rules.accounts import SOURCES, TIED, Accounts, accounts
from ruinous.rules.events import event_data
from ruinous.rules.ids import POWERS
from ruinous.rules.record import Record
from ruinous.rules.story import MOST, TOLD, Story, fact, story

GAMES = sorted((Path(__file__).parents[1] / "golden").glob("*.ruinous"))
LISTS = {
    "points": ("score",),
    "counters": ("counter",),
    "ticks": ("tick",),
    "kills": ("kill",),
    "losses": ("kill", "remove"),
    "cards": ("play",),
    "peasants": ("peasant",),
}
SAME = {"points", "region", "card", "figure", "position", "cost"}  # fields that an entry and its event share


@cache
def golden(stem: str) -> Game:
    return Game._replay(Record.loads(next(path for path in GAMES if path.stem == stem).read_text()))


def told(game: Game, seat: str | None = None) -> tuple[Accounts, Story]:
    made = accounts(game.state, game.events(seat))
    return made, story(game.state, made)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_accounts_of_every_seat_add_up_and_every_entry_names_its_line(path: Path) -> None:
    """R9.5, R10.6, R11.5, R12.6: the points of a game, by their sources."""
    game = golden(path.stem)
    for seat in (None, *game.seats):
        log = [event_data(game.state, event) for event in game.events(seat)]
        made = accounts(game.state, game.events(seat))
        found = dict.fromkeys(LISTS, 0)
        for power, n in zip(game.seats, game.state.powers, strict=True):
            before = 0
            for now in made.rounds:
                account = now.powers[power]
                assert account.before == before
                before = account.vp
                assert account.vp - account.before == sum(entry.points for entry in account.points)
                for name, whats in LISTS.items():
                    for entry in getattr(account, name):
                        event = log[entry.line]
                        found[name] += 1
                        assert event["what"] in whats
                        if name not in ("kills", "losses"):
                            assert event["power"] == power
                        for same in SAME & asdict(entry).keys() & event.keys():
                            assert getattr(entry, same) == event[same]
            assert before == game.state.vp[n] == made.total[power].vp == sum(made.total[power].sources.values())
        for name in ("points", "counters", "ticks", "cards", "peasants"):
            assert found[name] == sum(event["what"] == LISTS[name][0] for event in log), name
        ruins = [ruin.region for now in made.rounds for ruin in now.ruins]
        assert ruins == [event["region"] for event in log if event["what"] == "ruin"]
        assert [now.round for now in made.rounds] == list(range(1, game.state.round + 1))
        assert all(now.over for now in made.rounds)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_ending_has_its_places_and_its_story(path: Path) -> None:
    """R18.2–R18.5."""
    game = golden(path.stem)
    log = game.events()
    _, end = told(game)
    assert game.result
    assert (end.condition, tuple(end.winners)) == (game.result.condition, game.result.winners)
    assert sorted(place.power for place in end.places) == sorted(game.seats)
    winners = [place.power for place in end.places if place.place == 1]
    assert sorted(winners) == sorted(end.winners)
    lost = [place for place in end.places if place.power not in end.winners]
    assert [place.vp for place in lost] == sorted((place.vp for place in lost), reverse=True)
    for place in end.places:
        assert (place.close is None) == (place.advice is None) == (place.power in end.winners)
        assert sum(place.sources.values()) == place.vp
    assert 3 <= len(end.turns) <= MOST
    assert [turn.line for turn in end.turns] == sorted(turn.line for turn in end.turns)
    assert all(0 <= turn.line < len(log) for turn in end.turns)
    assert len({turn.fact.id for turn in end.turns}) == len(end.turns), "nothing is told twice"


def test_the_golden_games_tell_nearly_every_fact() -> None:
    """What they do not tell needs a rare end; those are built below."""
    ids = {"story.shared", "story.two_dials", "story.tie", "close.victory", "close.tie"}
    for path in GAMES:
        _, end = told(golden(path.stem))
        facts = [turn.fact for turn in end.turns]
        facts += [one for place in end.places for one in (place.close, place.advice) if one]
        ids |= {one.id for one in facts}
        assert all(set(one.args) == set(TOLD[one.id]) for one in facts)
    assert set(TOLD) - ids == set()


def test_a_fact_has_the_arguments_it_is_declared_with() -> None:
    with pytest.raises(ValueError, match=r"close\.ticks"):
        fact("close.ticks", points=3)


def ended(condition: str, winners: list[str], vp: dict[str, int], dials: dict[str, int] | None = None) -> Story:
    """The story of a golden game, had it ended with other points and dials."""
    game = golden("e2-0000").copy()
    g = game.state
    made = accounts(g, game.events())
    for p in g.powers:
        g.vp[p] = vp.get(POWERS[p], 0)
        g.dial[p] = (dials or {}).get(POWERS[p], 0)
    g.result = condition, tuple(POWERS.index(power) for power in winners)
    return story(g, made)


def ids(end: Story) -> set[str]:
    return {turn.fact.id for turn in end.turns}


def test_rare_ends() -> None:
    """R18.2: dials before points, a shared victory. R18.3: a tie goes to the greater Threat."""
    first, second, *_ = golden("e2-0000").seats
    stops = len(golden("e2-0000").state.rules.dials[POWERS.index(first)]) - 1
    other = len(golden("e2-0000").state.rules.dials[POWERS.index(second)]) - 1
    dials = {first: stops, second: other}
    both = ended("max_threat", [first, second], {first: 20, second: 20}, dials)
    assert "story.shared" in ids(both)
    assert [place.place for place in both.places[:2]] == [1, 1]
    two = ended("max_threat", [first], {first: 30, second: 20}, dials)
    assert "story.two_dials" in ids(two)
    assert two.places[1].close == fact("close.victory")
    tied = ended("fifty_vp", [first], {first: 52, second: 52})
    assert "story.tie" in ids(tied)
    assert {place.power: place.close for place in tied.places}[second] == fact("close.tie", winner=first)
    vain = ended("max_threat", [first], {first: 20, second: 55}, {first: stops})
    assert "story.fifty_in_vain" in ids(vain)
    assert vain.places[0].power == first
    assert vain.places[1].close == fact("close.fifty")
    beyond = ended("fifty_vp", [first], {first: 68, second: 55})
    assert beyond.places[1].close == fact("close.behind", points=13, winner=first)


def test_a_game_given_up_has_no_winner_and_no_advice() -> None:
    text = next(path for path in GAMES if path.stem == "e2-0000").read_text()
    game = Game._replay(Record.loads(text), 60)
    _, end = told(game)
    assert (end.condition, end.winners) == (None, [])
    assert all(place.place is place.close is place.advice is None for place in end.places)
    at_once = Game.new(["khorne", "nurgle", "tzeentch"], 1)
    assert told(at_once)[1].turns == []


def test_the_beginning_of_a_log_gives_the_accounts_of_that_moment() -> None:
    game = golden("e2-0000")
    log = game.events("khorne" if "khorne" in game.seats else game.seats[0])
    whole = accounts(game.state, log)
    second = whole.rounds[1]
    part = accounts(game.state, log[: second.line + 1])
    assert part.rounds == whole.rounds[:2]
    assert {power: total.vp for power, total in part.total.items()} == {p: a.vp for p, a in second.powers.items()}
    running = accounts(game.state, log[: second.line])
    assert not running.rounds[-1].over


def test_every_cause_of_points_is_a_source() -> None:
    """Whatever the golden games score for has a name here, Peasants (`old_world.plunged_into_chaos`) among them."""
    found: set[str] = set()
    for path in GAMES:
        made, _ = told(golden(path.stem))
        found |= {source for total in made.total.values() for source in total.sources}
    assert found == set(SOURCES)
    assert set(TIED.values()) <= found


def test_a_hero_costs_a_figure_and_is_nobodys_kill() -> None:
    """R1.12, R11.3."""
    heroes = [
        (now, death)
        for path in GAMES[:40]
        for now in told(golden(path.stem))[0].rounds
        for account in now.powers.values()
        for death in account.losses
        if death.how == "hero"
    ]
    assert heroes
    for now, death in heroes:
        assert death.by is None
        assert not any(death in account.kills for account in now.powers.values())


def test_the_fiftieth_point_is_shown_where_it_was_scored() -> None:
    """R18.3: the line is the one whose points brought the winner there."""
    seen = 0
    for path in GAMES:
        game = golden(path.stem)
        made, end = told(game)
        for turn in end.turns:
            if turn.fact.id == "story.fifty":
                power = turn.fact.args["power"]
                by_then = accounts(game.state, game.events()[: turn.line + 1]).total[power].vp
                assert by_then >= 50 > accounts(game.state, game.events()[: turn.line]).total[power].vp
                assert made.rounds[-1].powers[power].vp == game.state.vp[POWERS.index(power)]
                seen += 1
    assert seen > 20
