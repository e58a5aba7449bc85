"""The games as Gymnasium plays them: one seat learns, bots of your choice sit at the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from kotatsu.bots import Bot
from kotatsu.engine.errors import BadSetting, IllegalAction
from kotatsu.envs.pettingzoo_env import RENDER_MODES, agent_name, checked_mode, spaces
from kotatsu.envs.position import MaskArray, Position
from kotatsu.experiments.entrants import enter
from kotatsu.games import load

REFUSED = -1.0
"""The reward of an action that the rules forbid."""
BOT_SEEDS = 1 << 62
"""Below this are the seeds that bots choose by."""


class GymnasiumEnv(gymnasium.Env[dict[str, Any], Any]):  # type: ignore[misc]
    """One seat against bots. A step is a decision of that seat; between two of them the bots play.

    The reward is the seat's share of the win, once, at the end. A seat that is eliminated ends there. The action mask
    is in the observation and in `info`, and `action_masks()` gives it to SB3-contrib. An action that the rules forbid
    ends the episode with REFUSED, as PettingZoo's wrapper for illegal moves does; `info["refused"]` says why.
    """

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        *,
        opponents: Sequence[str] = ("random",),
        seat: int | None = 0,
        render_mode: str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        game = load(slug)
        self.slug = slug
        self.seats = game.seats[0] if seats is None else seats
        self.options = game.read_options(options or {})
        self.position = Position(game, self.seats, self.options, seed=0)
        self.chosen_seat = seat
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetting(f"seat = {seat} is not accepted; accepted: 0 to {self.seats - 1}, or None for any")
        self.seat = seat or 0
        self.opponents = tuple(opponents)
        self.bots: list[Bot] = [enter(spec, game) for spec in opponents]
        if not self.bots:
            raise BadSetting("there must be at least one opponent")
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = checked_mode(render_mode)
        self.observation_space, self.action_space = spaces(slug)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin another game and play to the seat's first decision."""
        super().reset(seed=seed)
        chosen = self.chosen_seat
        while True:
            self.seat = int(self.np_random.integers(self.seats)) if chosen is None else chosen
            game_seed = int(self.np_random.integers(BOT_SEEDS))
            self.position = Position(load(self.slug), self.seats, self.options, game_seed)
            self._play_on()
            if not self._ended():  # a game that ends before the seat has decided anything is no episode
                return self._seen(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The seat's decision, and what the bots answer."""
        try:
            self.position.do(int(action))
        except IllegalAction as refusal:
            return self._seen(), REFUSED, True, False, {**self._info(), "refused": str(refusal)}
        self._play_on()
        return self._seen(), self.position.result()[self.seat], self._ended(), False, self._info()

    def _ended(self) -> bool:
        return self.position.over or not self.position.is_alive(self.seat)

    def _play_on(self) -> None:
        """Bots decide until the seat does, or until it has nothing more to win or lose."""
        while not self._ended() and self.position.actor != self.seat:
            position = self.position
            mask = position.mask(position.actor)
            legal = [int(action) for action in mask.nonzero()[0]]
            bot = self.bots[(position.actor - self.seat - 1) % self.seats % len(self.bots)]
            seed = int(self.np_random.integers(BOT_SEEDS))
            position.do(bot.choose(position.view(position.actor), position.actor, legal, seed))

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.position.observe(self.seat), "action_mask": self.action_masks()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> MaskArray:
        """1 for every action that the seat may do now."""
        return self.position.mask(self.seat)

    def render(self) -> str | None:
        """The table in plain lines as the seat sees it."""
        names = [agent_name(seat) for seat in range(self.seats)]
        text = "\n".join(self.position.lines(self.seat, names))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bots = [enter(spec, load(self.slug)) for spec in self.opponents]
