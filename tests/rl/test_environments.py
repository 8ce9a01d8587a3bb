"""The environments as PettingZoo and Gymnasium want them."""

import subprocess
import sys
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from ruinous import Options
from ruinous.rl.aec import RuinousEnv
from ruinous.rl.single import SoloEnv
from ruinous.rules.actions import N_ACTIONS
from ruinous.rules.why import IllegalAction
from tests.kit.sentences import refuses

# What PettingZoo's check says of environments with a mask, and of agents with names of their own. Nothing else passes.
GOSSIP = (
    r"We recommend agents to be named in the format <descriptor>_<number>",
    r"Observation is not a NumPy array",
    r"Observation space for each agent probably should be gymnasium\.spaces\.box or gymnasium\.spaces\.discrete",
)


@pytest.fixture
def quiet():
    with warnings.catch_warnings():
        for sentence in GOSSIP:
            warnings.filterwarnings("ignore", sentence, UserWarning)
        yield


def play_out(env, seed=1):
    """Play random legal actions to the end; what each agent got, and how many decisions there were."""
    random = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    decisions = 0
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        assert not cut
        if over:
            env.step(None)
            continue
        decisions += 1
        env.step(random.choice(np.flatnonzero(seen["action_mask"])))
    return total, decisions


@pytest.mark.parametrize("players", [3, 5])
def test_pettingzoo_accepts_the_environment(players, quiet):
    api_test(RuinousEnv(players=players, rewards="vp", render_mode="ansi"), num_cycles=300)


def test_pettingzoo_finds_the_same_game_for_the_same_seed():
    seed_test(RuinousEnv, num_cycles=50)


def test_every_power_is_an_agent_and_the_one_who_decides_is_selected():
    env = RuinousEnv(["horned_rat", "nurgle", "khorne"], options=Options(card_set="morrslieb"))
    env.reset(seed=3)
    assert env.agents == ["khorne", "nurgle", "horned_rat"]
    assert env.agent_selection == env.game.decision.seat
    for agent in env.agents:
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert bool(seen["action_mask"].any()) == (agent == env.agent_selection)


@pytest.mark.parametrize("kind", ["win", "place", "vp"])
def test_rewards_come_at_the_end_to_everyone(kind):
    env = RuinousEnv(rewards=kind)
    env.reset(seed=1)
    total, decisions = play_out(env)
    assert decisions > 50
    assert env.agents == []
    result = env.game.result
    if kind == "win":
        assert total == {p: float(p in result.winners) for p in total}
    elif kind == "place":
        assert sum(total.values()) == pytest.approx(0)
        assert max(total.values()) == 1
    else:
        best = max(result.scores, key=result.scores.get)
        assert max(total, key=total.get) == best


def test_games_go_on_from_a_seed_and_differ():
    env, twin = RuinousEnv(), RuinousEnv()
    starts = []
    for one in (env, twin):
        one.reset(seed=9)
        first = one.observe("khorne")["observation"]
        one.reset()
        starts.append((first, one.observe("khorne")["observation"]))
    assert np.array_equal(starts[0][0], starts[1][0])
    assert np.array_equal(starts[0][1], starts[1][1])
    assert not np.array_equal(starts[0][0], starts[0][1])


def test_an_illegal_action_is_refused_and_changes_nothing():
    env = RuinousEnv()
    env.reset(seed=1)
    before = env.game.state.copy()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (illegal, N_ACTIONS + 5, None):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert env.game.state == before


def test_render_tells_the_position_in_words():
    env = RuinousEnv(render_mode="ansi")
    env.reset(seed=1)
    assert "Round 1: khorne 0 VP" in env.render()
    assert RuinousEnv().render() is None
    env.close()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": 2}, "The game is for 3 to 5 players, not 2."),
        ({"powers": ["khorne"]}, "not 1"),
        ({"powers": ["khorne", "nurgle", "slaanesh"], "players": 4}, "leave one of the two out"),
        ({"rewards": "glory"}, "choose one of win, place and vp"),
    ],
)
@pytest.mark.parametrize("make", [RuinousEnv, SoloEnv])
def test_what_cannot_be_played_is_refused_in_a_sentence(make, wrong, sentence):
    with refuses(sentence):
        make(**wrong)


# --- one seat -----------------------------------------------------------------------------------------------------


def test_gymnasium_accepts_the_environment():
    check_env(SoloEnv("khorne", illegal="random", render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("power", ["nurgle", None])
def test_one_seat_decides_and_the_others_are_played(power):
    env = SoloEnv(power, ["novice", "random", "random"], rewards="place")
    random = np.random.default_rng(1)
    seats = set()
    for seed in range(4):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over, steps, reward = False, 0, 0.0
        while not over:
            assert env.game.decision.seat == info["seat"]
            assert np.array_equal(info["action_mask"], env.action_masks())
            assert reward == 0
            seen, reward, over, cut, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
            assert env.observation_space.contains(seen)
            assert not cut
            assert info["illegal"] is False
            steps += 1
        assert steps > 5
        assert -1 <= reward <= 1
        assert not info["action_mask"].any()
    assert seats == {"nurgle"} if power else len(seats) > 1


def test_the_same_seed_gives_the_same_game():
    seen = []
    for _ in range(2):
        env = SoloEnv("tzeentch", "novice")
        env.reset(seed=5)
        for _ in range(5):
            observation, *_ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        seen.append(observation)
    assert np.array_equal(*seen)


def test_an_illegal_action_is_refused_or_replaced():
    env = SoloEnv("khorne")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(N_ACTIONS - 1)
    env = SoloEnv("khorne", illegal="random")
    env.reset(seed=1)
    assert env.step(N_ACTIONS - 1)[4]["illegal"] is True


def test_the_seat_is_rendered_in_words():
    env = SoloEnv("khorne", render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith("khorne, round 1: ")
    assert SoloEnv("khorne").render() is None


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"power": "horned_rat"}, "“horned_rat” is not in the game; choose one of khorne"),
        ({"opponents": "sigmar"}, "There is no bot “sigmar”"),
        ({"opponents": ["random"]}, "3 opponents are needed, not 1."),
        ({"illegal": "maybe"}, "“raise” or “random”, not"),
    ],
)
def test_a_seat_that_cannot_be_played_is_refused_in_a_sentence(wrong, sentence):
    with refuses(sentence):
        SoloEnv(**wrong)


# --- the package --------------------------------------------------------------------------------------------------


def test_without_the_extras_the_package_works_and_says_what_to_install():
    """In a Python where the extras cannot be found: the game runs, the learning environment names the command."""
    program = """
import sys
from importlib.abc import MetaPathFinder
class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "gymnasium", "pettingzoo"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
import importlib.util
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, *a: None if name in ("numpy", "gymnasium", "pettingzoo") else real(name, *a)
sys.meta_path.insert(0, Missing())
import ruinous, ruinous.cli, ruinous.bots.arena_command
try:
    import ruinous.rl
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == 'The learning environment needs numpy: run pip install "ruinous[rl]".\n'
