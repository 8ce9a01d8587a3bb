"""The game as a Gymnasium environment: one Power learns, bots play all the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ruinous import bots
from ruinous.rl import missing
from ruinous.rl.games import check_rewards, rewards, table
from ruinous.rl.layout import SIZE
from ruinous.rl.observation import Mask, Vector, mask, observe
from ruinous.rules.actions import N_ACTIONS
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.options import Options, SetupError
from ruinous.words.game import prompt

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing(error) from None

Info = dict[str, Any]


class SoloEnv(gymnasium.Env[Vector, np.int64]):
    """One seat of a game. `opponents` is a bot for all other seats, or one for each of them in Power order.

    `power` is the Power that learns; without one it is drawn for each game. The mask of legal actions is in
    `info["action_mask"]` and at `action_masks()`. With `illegal="random"` an illegal action is replaced by a random
    legal one, and `info["illegal"]` says so; otherwise it is refused with IllegalAction.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        power: str | None = None,
        opponents: str | Sequence[str] = "random",
        *,
        powers: Iterable[str] | None = None,
        players: int | None = None,
        options: Options | None = None,
        rewards: str = "win",
        seconds: float = 1.0,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        check_rewards(rewards)
        self.powers = table(powers, players)
        if power is not None and power not in self.powers:
            raise SetupError("learning.no_power", name=power, choices=list(self.powers))
        self.opponents = [opponents] * (len(self.powers) - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != len(self.powers) - 1:
            raise SetupError("learning.opponents", needed=len(self.powers) - 1, count=len(self.opponents))
        for name in self.opponents:
            if name not in bots.LEVELS:
                raise SetupError("arena.no_bot", bot=name, bots=list(bots.LEVELS))
        if illegal not in ("raise", "random"):
            raise SetupError("learning.illegal", name=illegal)
        self.power = power
        self.game_options = options or Options()
        self.reward_kind = rewards
        self.seconds = seconds
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 127, (SIZE,), np.int8)
        self.action_space = spaces.Discrete(N_ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, Info]:
        """A new game, played on to the first decision of the seat that learns."""
        super().reset(seed=seed)
        while True:
            self.seat = self.power or self.powers[int(self.np_random.integers(len(self.powers)))]
            self.number = POWERS.index(self.seat)
            self.game = Game.new(self.powers, self._chance(), self.game_options)
            others = [p for p in self.powers if p != self.seat]
            self.bots = {
                p: bots.make(name, seed=self._chance(), seconds=self.seconds)
                for p, name in zip(others, self.opponents, strict=True)
            }
            self._others_play()
            if self.game.result is None:  # a game may end before a seat has had a choice; then it is not for learning
                return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, Info]:
        """Carry out an action of the seat that learns, and let the others play on to its next decision."""
        chosen, replaced = int(action), False
        legal = self.game.state.actions or []
        if self.illegal == "random" and legal and chosen not in legal:
            chosen, replaced = legal[int(self.np_random.integers(len(legal)))], True
        self.game.play(chosen)
        self._others_play()
        over = self.game.result is not None
        reward = rewards(self.game, self.reward_kind)[self.seat] if over else 0.0
        seen, info = self._seen()
        info["illegal"] = replaced
        return seen, reward, over, False, info

    def action_masks(self) -> Mask:
        """1 for each legal action."""
        return mask(self.game.state, self.number)

    def render(self) -> str | None:
        """The position in a few words, if the render mode is "ansi"."""
        if self.render_mode != "ansi":
            return None
        g = self.game.state
        points = ", ".join(f"{POWERS[p]} {g.vp[p]} VP" for p in g.powers)
        return f"{self.seat}, round {g.round}: {points}. {prompt(g) if g.actions else 'The game is over.'}"

    def _others_play(self) -> None:
        g = self.game.state
        while g.actions and g.seat != self.number:
            seat = POWERS[g.seat]
            self.game.play(self.bots[seat].choose(self.game.copy(seat, self._chance())))

    def _seen(self) -> tuple[Vector, Info]:
        return observe(self.game.state, self.number), {"action_mask": self.action_masks(), "seat": self.seat}

    def _chance(self) -> int:
        return int(self.np_random.integers(1 << 48))
