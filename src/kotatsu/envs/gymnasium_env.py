"""The games as Gymnasium environments: one seat learns, bots sit at the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from kotatsu.bots import Bot
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, IllegalAction
from kotatsu.engine.integers import whole_number
from kotatsu.engine.sealing import check_seed
from kotatsu.envs.pettingzoo_env import agent_name, spaces
from kotatsu.envs.position import MaskArray
from kotatsu.envs.relative_position import position_type
from kotatsu.envs.rendering import RENDER_MODES, Pixels, checked_mode, drawn_html, render
from kotatsu.envs.rewards import checked_reward, payoff
from kotatsu.experiments.entrants import enter
from kotatsu.games import load

REFUSED_REWARD = -1.0
"""The reward of an action that the rules forbid."""
SEED_LIMIT = 1 << 62
"""The seeds of games and of bots' choices are below this."""
SPACE_SEED_LIMIT = 1 << 31


class GymnasiumEnv(gymnasium.Env[dict[str, Any], Any]):  # type: ignore[misc]
    """One seat against bots. A step is a decision of that seat; between two of them the bots play.

    The seat is paid once, at the end; `reward` says what (`kotatsu.envs.rewards`). An eliminated seat ends there. The
    action mask is in the observation and in `info`, and `action_masks()` gives it to SB3-contrib. An action that the
    rules forbid ends the episode with REFUSED_REWARD, as PettingZoo's wrapper for illegal moves does, and
    `info["refused"]` says why. What is no action at all raises UnknownAction, and nothing has changed. With `relative`,
    observations and actions are counted from the seat's own chair.
    """

    def __init__(
        self,
        slug: str | Game,
        seats: int | None = None,
        *,
        opponents: Sequence[str] = ("random",),
        seat: int | None = 0,
        render_mode: str | None = None,
        reward: str = "share",
        relative: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> None:
        game = load(slug)
        self.slug = game.slug
        self.options = game.read_options(options or {})
        self.position = position_type(relative)(game, seats, self.options, seed=0)
        self.seats = self.position.seats
        self.chosen_seat = None if seat is None else whole_number(seat, "seat", 0, self.seats - 1)
        self.seat = self.chosen_seat or 0
        self.opponents = checked_opponents(opponents)
        self.bots: list[Bot] = [enter(spec, game) for spec in self.opponents]
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = checked_mode(render_mode)
        self.reward = checked_reward(reward)
        self.observation_space, self.action_space = spaces(game, relative)
        self.is_running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin another game and play to the seat's first decision. A seed fixes all games from here on."""
        number = None if seed is None else check_seed(seed)
        super().reset(seed=number)
        if number is not None:
            self.action_space.seed(number % SPACE_SEED_LIMIT)
        chosen = self.chosen_seat
        while True:
            self.seat = int(self.np_random.integers(self.seats)) if chosen is None else chosen
            game_seed = int(self.np_random.integers(SEED_LIMIT))
            self.position = type(self.position)(self.position.game, self.seats, self.options, game_seed)
            self._play_on()
            if not self._has_ended():  # a game that ends before the seat has decided anything is no episode
                self.is_running = True
                return self._seen(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The seat's decision, and what the bots answer."""
        if not self.is_running:
            raise BadSetting("no episode is running; reset begins one")
        try:
            self.position.do(action)
        except IllegalAction as refusal:
            self.is_running = False
            return self._seen(), REFUSED_REWARD, True, False, {**self._info(), "refused": str(refusal)}
        self._play_on()
        has_ended = self._has_ended()
        self.is_running = not has_ended
        paid = payoff(self.position, self.seat, self.reward) if has_ended else 0.0
        return self._seen(), paid, has_ended, False, self._info()

    def _has_ended(self) -> bool:
        return self.position.over or not self.position.is_alive(self.seat)

    def _play_on(self) -> None:
        """Bots decide until the seat does, or until it has nothing more to win or lose."""
        while not self._has_ended() and self.position.actor != self.seat:
            position = self.position
            bot = self.bots[(position.actor - self.seat - 1) % self.seats % len(self.bots)]
            seed = int(self.np_random.integers(SEED_LIMIT))
            position.play(bot.choose(position.view(position.actor), position.actor, position.legal(), seed))

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.position.observe(self.seat), "action_mask": self.action_masks()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> MaskArray:
        """1 for every action that the seat may do now."""
        return self.position.mask(self.seat)

    def render(self) -> str | Pixels | None:
        """The table as the seat sees it."""
        return render(self.position, self.seat, self._names(), self.render_mode)

    def _names(self) -> list[str]:
        return [agent_name(seat) for seat in range(self.seats)]

    def _repr_html_(self) -> str:
        return drawn_html(self.position, self.seat, self._names())

    def close(self) -> None:
        """Nothing is held."""

    def __repr__(self) -> str:
        return f"<GymnasiumEnv {self.slug}, seat {self.seat} against {', '.join(self.opponents)}: {self.position!r}>"

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bots = [enter(spec, load(self.slug)) for spec in self.opponents]


def checked_opponents(opponents: Sequence[str]) -> tuple[str, ...]:
    """The specs of the opponents, at least one, or BadSetting."""
    if isinstance(opponents, str) or not opponents or not all(isinstance(spec, str) for spec in opponents):
        raise BadSetting(f'opponents = {opponents!r} is not accepted; accepted: a list of bots, as ["easy", "random"]')
    return tuple(opponents)
