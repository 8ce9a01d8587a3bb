"""The arena: fair seats, paired chance, the same outcome anywhere."""

import re
from collections import Counter
from dataclasses import replace
from importlib.util import find_spec
from pickle import dumps, loads

import pytest

from ruinous import Options, bots, verify
from ruinous.bots import arena
from ruinous.bots.arena import Outcome, play, rotations, run, schedule
from tests.kit.sentences import refuses

ALL = ("khorne", "nurgle", "tzeentch", "slaanesh")


def outcome(winners: tuple[str, ...], scores: tuple[int, ...], condition: str = "fifty_vp") -> Outcome:
    return Outcome(0, 0, ALL, ("random",) * 4, condition, winners, scores, 5, (1, 1, 1, 1))


def same(outcomes: list[Outcome]) -> list[Outcome]:
    """The outcomes without what depends on the clock."""
    return [replace(o, thought=(), slowest=(), late=()) for o in outcomes]


# --- who sits where -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [("abcd", [4] * 6), ("abbb", [4]), ("aabb", [4, 2]), ("aaaa", [1]), ("abc", [3, 3]), ("abcde", [5] * 24)],
)
def test_every_circle_of_seats_is_turned_until_it_repeats(seats, sizes):
    circles = rotations(tuple(seats))
    assert [len(turned) for turned in circles] == sizes
    assert len({order for turned in circles for order in turned}) == sum(sizes), "no seating comes twice"
    for turned in circles:
        for name in set(seats):
            at = Counter(n for order in turned for n, bot in enumerate(order) if bot == name)
            assert len(set(at.values())) == 1, "in each circle each name has each seat equally often"
            assert len(at) == len(seats)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_bot_plays_each_power_equally_often(players):
    names = ["random", "novice", "scripted", "scripted:warlike", "scripted:patient"][:players]
    jobs = schedule(names, 60, players=players)
    count = Counter((bot, power) for job in jobs for bot, power in zip(job.bots, job.powers, strict=True))
    assert len(count) == players * (4 if players == 3 else players)
    assert len(set(count.values())) == 1


def test_the_games_of_a_block_share_powers_and_chance_and_no_two_blocks_do():
    jobs = schedule(["novice", "random", "random", "random"], 12)
    assert [job.block for job in jobs] == [0] * 4 + [1] * 4 + [2] * 4
    assert [job.number for job in jobs] == list(range(12))
    for block in range(3):
        some = [job for job in jobs if job.block == block]
        assert [job.bots.index("novice") for job in some] == [0, 1, 2, 3]
        assert len({job.powers for job in some}) == 1
    played = [play(replace(job, record=True)) for job in jobs[:5]]
    starts = [o.record.split("\n")[4] for o in played]  # the shuffles of the set-up
    assert len(set(starts[:4])) == 1
    assert starts[4] != starts[0]


def test_whole_blocks_are_played_so_there_may_be_more_games_than_asked_for():
    assert len(schedule(["novice", "random", "random", "random"], 5)) == 8
    assert len(schedule(["random"], 5)) == 5, "one bot in every seat: nothing to balance"


def test_more_bots_than_seats_play_in_every_choice():
    names = ["random", "novice", "scripted", "scripted:warlike"]
    jobs = schedule(names, 48, players=3, powers=["khorne", "nurgle", "tzeentch"])
    tables = Counter(frozenset(job.bots) for job in jobs)
    assert len(tables) == 4
    assert set(tables.values()) == {12}


def test_copies_that_make_the_same_table_are_one_choice():
    jobs = schedule(["novice", "random", "random", "random"], 8, powers=ALL[:3])
    assert {tuple(sorted(job.bots)) for job in jobs} == {("novice", "random", "random"), ("random",) * 3}


def test_one_bot_fills_four_seats_and_powers_say_how_many_play():
    assert schedule(["random"], 1)[0].bots == ("random",) * 4
    job = schedule(["random"], 1, powers=["horned_rat", "khorne", "nurgle"])[0]
    assert job.powers == ("khorne", "nurgle", "horned_rat")
    assert job.bots == ("random",) * 3


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"bots": []}, "Name the bots that play"),
        ({"bots": ["sigmar"]}, "There is no bot “sigmar”; there are random, novice"),
        ({"bots": ["random"], "games": 0}, "At least one game"),
        ({"bots": ["random"], "players": 2}, "The game is for 3 to 5 players, not 2."),
        ({"bots": ["random"], "powers": []}, "The game is for 3 to 5 players, not 0."),
        ({"bots": ["random"], "powers": ["khorne", "sigmar", "nurgle"]}, "There is no Power “sigmar”"),
        ({"bots": ["random"], "powers": list(ALL), "players": 3}, "4 Powers are not for 3 players"),
        ({"bots": ["novice", "random"]}, "such as novice random random random, or one for all."),
        ({"bots": ["random"], "seconds": 0.0}, "The time for a decision must be more than nothing."),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(wrong, sentence):
    with refuses(re.escape(sentence)):
        schedule(**{"games": 4, **wrong})


# --- one game -----------------------------------------------------------------------------------------------------


def test_a_job_is_plain_data_and_gives_the_same_game_every_time():
    job = schedule(["random"], 1, options=Options(card_set="morrslieb", events="mixed"), record=True)[0]
    first, second = play(job), play(loads(dumps(job)))
    assert same([first]) == same([second])
    record = verify(first.record)
    assert record.options.card_set == "morrslieb"
    assert record.result == " ".join((first.condition, *(first.winners or ("nobody",))))
    assert len(record.entries) == sum(first.decisions)
    assert play(replace(job, seed=2)).record != first.record


def test_a_bot_is_shown_an_information_set_of_its_own_seat(monkeypatch):
    class Watcher(bots.RandomBot):
        def choose(self, game):
            with pytest.raises(ValueError, match="has no record"):
                _ = game.record
            assert set(game.view(game.decision.seat)["players"]) == set(ALL)
            return super().choose(game)

    monkeypatch.setattr(bots, "make", lambda name, seed, seconds: Watcher(seed))
    assert play(schedule(["random"], 1)[0]).condition


def test_a_decision_that_takes_too_long_is_counted_only_when_a_time_is_set(monkeypatch):
    clock = iter(range(10**6))
    monkeypatch.setattr(arena, "perf_counter", lambda: next(clock))  # every decision takes one second
    free, timed = (play(schedule(["random"], 1, seconds=seconds)[0]) for seconds in (None, 0.5))
    assert sum(free.late) == 0
    assert timed.late == timed.decisions
    assert timed.slowest == (1,) * 4
    assert timed.thought == timed.decisions
    assert sum(play(schedule(["random"], 1, seconds=1.0)[0]).late) == 0


def test_places_go_to_the_winners_first_then_by_points_and_equals_share():
    assert outcome(("nurgle",), (40, 50, 30, 20)).places == (2, 1, 3, 4)
    assert outcome(("slaanesh",), (40, 30, 30, 20), "max_threat").places == (2, 3.5, 3.5, 1)
    assert outcome(("khorne", "nurgle"), (20, 20, 44, 1), "max_threat").places == (1.5, 1.5, 3, 4)
    assert outcome((), (9, 9, 9, 1), "deck_empty").places == (2, 2, 2, 4)


def test_a_shared_victory_counts_in_parts():
    assert outcome(("khorne", "nurgle"), (20, 20, 44, 1)).wins == (0.5, 0.5, 0, 0)
    assert outcome((), (9, 9, 9, 1)).wins == (0, 0, 0, 0)


# --- many games ---------------------------------------------------------------------------------------------------


def test_the_number_of_processes_changes_nothing():
    jobs = schedule(["novice", "random", "random", "random"], 20, seed=5)
    told = []
    alone = run(jobs, 1, progress=lambda done, games: told.append((done, games)))
    assert same(run(jobs, 2)) == same(alone)
    assert [o.number for o in alone] == list(range(20))
    assert told == [(n + 1, 20) for n in range(20)]


def test_ray_plays_the_same_games_or_says_what_to_install():
    jobs = schedule(["random"], 3)
    if find_spec("ray") is None:
        with refuses(r'pip install "ruinous\[ray\]"'):
            run(jobs, ray="local")
    else:
        assert same(run(jobs, ray="local")) == same(run(jobs, 1))


class FakeRay:
    """As much of Ray as the arena uses, in this process; the last task given is the first one done."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.most = 0

    def init(self, address, runtime_env, **_):
        assert runtime_env["py_modules"][0].endswith("ruinous")
        self.calls.append(f"init {address}")

    def remote(self, function):
        class Task:
            @staticmethod
            def remote(job):
                return lambda: function(job)

        return Task

    def cluster_resources(self):
        return {"CPU": 3.0}

    def wait(self, running):
        self.most = max(self.most, len(running))
        return running[-1:], running[:-1]

    def get(self, done):
        return [task() for task in done]

    def shutdown(self):
        self.calls.append("shutdown")


def test_a_cluster_gets_a_few_jobs_at_a_time_and_is_left_at_the_end(monkeypatch):
    fake = FakeRay()
    monkeypatch.setattr(arena, "load_ray", lambda: fake)
    jobs = schedule(["random"], 9)
    assert same(run(jobs, ray="auto")) == same(run(jobs, 1))
    assert fake.calls == ["init auto", "shutdown"]
    assert fake.most == 6


def test_a_cluster_that_does_not_answer_is_named(monkeypatch):
    monkeypatch.setattr(arena, "load_ray", FakeRay)
    with refuses(r"^No Ray cluster answers at 127\.0\.0\.1:1: .*\.$"):
        run(schedule(["random"], 1), ray="127.0.0.1:1")


def test_a_cluster_that_refuses_is_named(monkeypatch):
    class Refusing(FakeRay):
        def init(self, address, runtime_env, **_):
            raise ConnectionError("Nothing runs here.\nMore about it.")

    monkeypatch.setattr(arena, "load_ray", Refusing)
    with refuses(r"^Ray at auto cannot be used: Nothing runs here\.$"):
        run(schedule(["random"], 1), ray="auto")
