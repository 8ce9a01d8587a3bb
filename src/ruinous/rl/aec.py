"""The game as a PettingZoo environment: every Power is an agent, and the one who must decide is selected."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from ruinous.rl import missing
from ruinous.rl.games import check_rewards, rewards, table
from ruinous.rl.layout import SIZE
from ruinous.rl.observation import mask, observe
from ruinous.rules.actions import N_ACTIONS
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.options import Options
from ruinous.words.game import prompt

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo.utils.env import AECEnv
except ImportError as error:
    raise missing(error) from None

Seen = dict[str, Any]  # "observation" and "action_mask"


class RuinousEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """One game at a time. `rewards` is "win", "place" or "vp"; they are given when the game ends.

    An observation is a dict of `observation` (see `layout.BLOCKS`) and `action_mask`. An action that is not in
    the mask is refused with IllegalAction, and nothing changes.

    >>> env = RuinousEnv(players=3)
    >>> env.reset(seed=1)
    >>> env.agents
    ['khorne', 'nurgle', 'tzeentch']
    """

    metadata: dict[str, Any] = {"name": "ruinous_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        powers: Iterable[str] | None = None,
        *,
        players: int | None = None,
        options: Options | None = None,
        rewards: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_rewards(rewards)
        self.powers = table(powers, players)
        self.game_options = options or Options()
        self.reward_kind = rewards
        self.render_mode = render_mode
        self.possible_agents = list(self.powers)
        self.agents: list[str] = []
        # The spaces are kept, so that a seed given to one lasts.
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 127, (SIZE,), np.int8),
                    "action_mask": spaces.Box(0, 1, (N_ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(N_ACTIONS) for agent in self.possible_agents}
        self.random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same game; without one the games go on from the last seed."""
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.game = Game.new(self.powers, int(self.random.integers(1 << 62)), self.game_options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = POWERS[self.game.state.seat]

    def observe(self, agent: str) -> Seen:
        g, seat = self.game.state, POWERS.index(agent)
        return {"observation": observe(g, seat), "action_mask": mask(g, seat)}

    def step(self, action: int | None) -> None:
        """Carry out an action of the selected agent. When the game is over each agent is stepped once with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.result:
            self.rewards = dict(rewards(self.game, self.reward_kind))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = POWERS[self.game.state.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position in a few words, if the render mode is "ansi"."""
        if self.render_mode != "ansi":
            return None
        g = self.game.state
        points = ", ".join(f"{POWERS[p]} {g.vp[p]} VP" for p in g.powers)
        return f"Round {g.round}: {points}. {prompt(g) if g.actions else 'The game is over.'}"

    def close(self) -> None:
        """Nothing is held."""
