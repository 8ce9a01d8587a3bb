"""Simulation: the same job gives the same game in any number of processes, and a broken rule is noticed."""

import pytest

from ruinous import Game, Options, verify
from ruinous.bots import RandomBot, simulate
from ruinous.bots.simulate import CHUNK, line_ups, run
from tests.kit.sentences import refuses

ALL = ("khorne", "nurgle", "tzeentch", "slaanesh")


def test_the_figures_are_all_there_and_add_up():
    found = run(12, players=4, seed=3, jobs=1, check=True)
    assert found["games"] == 12
    assert found["violations"] == 0
    assert sum(found["end_conditions"].values()) == 12
    assert found["decisions_per_game"] == round(found["decisions"] / 12, 2)
    assert set(found["wins"]) == set(found["mean_vp"]) == set(ALL)
    assert sum(found["wins"].values()) + found["nobody_won"] >= 12


def test_three_players_take_every_line_up_in_turn():
    found = run(8, players=3, seed=3, jobs=1)
    assert found["games_played"] == dict.fromkeys(ALL, 6)


def test_three_or_four_players_are_of_the_base_game_and_five_are_all():
    assert [len(line_ups(players)) for players in (3, 4, 5)] == [4, 1, 1]
    assert line_ups(4) == [ALL]
    assert line_ups(5) == [(*ALL, "horned_rat")]
    assert all(set(line_up) < set(ALL) for line_up in line_ups(3))


@pytest.mark.parametrize(
    ("players", "powers", "card_set", "events"),
    [
        (5, None, "base", "base"),
        (5, None, "morrslieb", "realm_of_chaos"),
        (4, None, "morrslieb", "mixed"),
        (3, ["horned_rat", "tzeentch", "khorne"], "base", "mixed"),
    ],
)
def test_games_of_the_expansion_keep_every_invariant(players, powers, card_set, events):
    options = Options(card_set=card_set, events=events)
    found = run(4, players=players, powers=powers, seed=9, jobs=1, check=True, options=options)
    assert found["first_violations"] == []
    assert set(found["games_played"]) == set(powers or (*ALL, "horned_rat")[:players])


def test_the_number_of_processes_changes_nothing():
    games = 2 * CHUNK + 2
    assert run(games, seed=5, jobs=2) == run(games, seed=5, jobs=1)


def test_another_seed_gives_other_games():
    assert run(5, seed=1, jobs=1) != run(5, seed=2, jobs=1)


def test_records_are_written_and_prove_themselves(tmp_path):
    run(3, seed=1, jobs=1, records=str(tmp_path / "games"))
    files = sorted((tmp_path / "games").iterdir())
    assert [f.name for f in files] == ["000000.ruinous", "000001.ruinous", "000002.ruinous"]
    for f in files:
        verify(f.read_text())


def test_progress_is_told():
    told = []
    run(4, jobs=1, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_a_violation_is_counted_and_named(monkeypatch):
    monkeypatch.setattr(simulate, "violations", lambda g: ["Something is wrong."] if g.round == 2 else [])
    found = run(1, jobs=1, check=True)
    assert found["violations"] > 0
    assert "Something is wrong." in found["first_violations"][0]


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"games": 1, "players": 6},
        {"games": 1, "players": 2},
        {"games": 1, "powers": ["khorne", "khorne", "nurgle"]},
        {"games": 1, "powers": ["khorne", "sigmar", "nurgle"]},
        {"games": 1, "powers": ["khorne", "nurgle"]},
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(wrong):
    with refuses(r"\.$"):
        run(**wrong, jobs=1)


def test_options_reach_the_games():
    plain = run(10, seed=4, jobs=1, powers=list(ALL))
    thrown = run(10, seed=4, jobs=1, powers=list(ALL), options=Options(plunged_peasants="returned", early_hits="pool"))
    assert plain != thrown


def test_a_random_bot_plays_a_seat_from_what_it_may_know():
    game = Game.new(ALL, 1)
    bots = {seat: RandomBot(f"{seat}") for seat in game.seats}
    while game.decision:
        seat = game.decision.seat
        game.play(bots[seat].choose(game.copy(seat)))
    assert game.result is not None


def test_a_seeded_bot_does_not_look_at_hidden_cards():
    """The choice is the same whatever the others hold."""
    for seed in range(30):
        game = Game.new(ALL, seed)
        other = game.copy()
        g = other.state
        for p in g.powers:
            if p != g.seat:
                cards = g.hand[p] + g.deck[p]
                size = len(g.hand[p])
                g.hand[p], g.deck[p] = bytes(sorted(cards[-size:])), cards[:-size]
        seat = game.decision.seat
        assert RandomBot(seed).choose(game.copy(seat)) == RandomBot(seed).choose(other.copy(seat))
