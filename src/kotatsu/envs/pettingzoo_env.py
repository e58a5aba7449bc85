"""The games as PettingZoo environments: one agent for each seat, one decision a step (AEC)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, listed
from kotatsu.engine.sealing import check_seed
from kotatsu.envs.observation import DTYPE, layout
from kotatsu.envs.position import SEED_BITS, MaskArray
from kotatsu.envs.relative_observation import relative_layout
from kotatsu.envs.relative_position import position_type
from kotatsu.envs.rendering import RENDER_MODES, Pixels, checked_mode, drawn_html, render
from kotatsu.envs.rewards import checked_reward, payoff
from kotatsu.experiments.seeds import derive
from kotatsu.games import load


def agent_name(seat: int) -> str:
    """PettingZoo's name of a seat."""
    return f"player_{seat}"


def spaces(game: Game, relative: bool = False) -> tuple[Any, Any]:
    """The spaces of observations, each with its action mask, and of actions."""
    low, high = (relative_layout(game) if relative else layout(game)).bounds()
    seen = Dict(
        {
            "observation": Box(low, high, dtype=DTYPE),
            "action_mask": Box(0, 1, (game.actions.count,), np.int8),
        }
    )
    return seen, Discrete(game.actions.count)


class PettingZooEnv(AECEnv):  # type: ignore[misc]
    """A game whose seats are agents. Rewards come once, at the end; `reward` says which (`kotatsu.envs.rewards`).

    The action mask is in the observation and in `infos`. An action that does not exist or that the rules forbid raises
    UnknownAction or IllegalAction, and nothing has changed. A seat that is eliminated ends at once; the others play on.
    With `relative`, observations and actions are counted from the actor's chair: see `kotatsu.envs.relative_position`.
    One seed fixes the game, every game that `reset()` begins after it, and what the action spaces sample. Copies
    (`copy.deepcopy`, pickle) go on from the same moment.
    """

    def __init__(
        self,
        slug: str | Game,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        reward: str = "share",
        relative: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__()
        game = load(slug)
        self.slug = game.slug
        self.render_mode = checked_mode(render_mode)
        self.reward = checked_reward(reward)
        self.options = game.read_options(options or {})
        self.position = position_type(relative)(game, seats, self.options, seed=0)
        self.possible_agents = [agent_name(seat) for seat in range(self.position.seats)]
        self.metadata = {
            "name": f"{game.slug.replace('-', '_')}_v{game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        made = {agent: spaces(game, relative) for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in made.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in made.items()}
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}
        self._seed = secrets.randbits(SEED_BITS)
        self._resets = 0

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game; a seed gives the game that `kotatsu.new` gives with it, and fixes those after it."""
        game, seats = self.position.game, self.position.seats
        self.position = type(self.position)(game, seats, self.options, self._next_seed(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.agent_selection = agent_name(self.position.actor)
        self._inform()

    def _next_seed(self, seed: int | None) -> int:
        """The seed of the next game: the one given, or one that follows from the last one given."""
        if seed is None:
            self._resets += 1
            return derive(self._seed, "reset", self._resets)
        self._seed, self._resets = check_seed(seed), 0
        for seat, space in enumerate(self.action_spaces.values()):
            space.seed(derive(self._seed, "space", seat) % 2**31)
        return self._seed

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, and what it may do: nothing unless it decides."""
        seat = self.possible_agents.index(self._known(agent))
        known = self.infos.get(agent)
        mask = self.position.mask(seat) if known is None else known["action_mask"]
        return {"observation": self.position.observe(seat), "action_mask": mask.copy()}

    def step(self, action: Any) -> None:
        """The selected agent's decision; None for an agent that has ended."""
        if not self.agents:
            raise BadSetting("no agent is left to step; reset begins a game")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise BadSetting(f"{agent} has ended; step(None) removes it")
            self._was_dead_step(None)
            self._inform()
            return
        if action is None:
            raise BadSetting(f"{agent} decides now; None is for agents that have ended")
        self.position.do(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._end_agents()
        if not self.position.over:
            self.agent_selection = agent_name(self.position.actor)
        self._accumulate_rewards()
        self._deads_step_first()
        self._inform()

    def _end_agents(self) -> None:
        """End those who are out, and everybody once the game is over; each is paid when it ends."""
        for agent in self.agents:
            seat = self.possible_agents.index(agent)
            has_ended = self.position.over or not self.position.is_alive(seat)
            if has_ended and not self.terminations[agent]:
                self.rewards[agent] = payoff(self.position, seat, self.reward)
            self.terminations[agent] = has_ended

    def _inform(self) -> None:
        """The mask of each agent beside its observation, where Shimmy's users look for it."""
        nothing = np.zeros(self.position.game.actions.count, np.int8)
        self.infos = {agent: {"action_mask": nothing} for agent in self.agents}
        if not self.position.over:
            self.infos[agent_name(self.position.actor)] = {"action_mask": self.position.mask(self.position.actor)}

    def action_masks(self) -> MaskArray:
        """What the selected agent may do: the name that SB3-contrib's maskable learners call."""
        return self.position.mask(self.possible_agents.index(self.agent_selection))

    def render(self) -> str | Pixels | None:
        """The table as the selected agent sees it."""
        return render(self.position, self._looking(), self.possible_agents, self.render_mode)

    def _looking(self) -> int:
        """The seat whose eyes a picture has."""
        return self.possible_agents.index(self.agent_selection) if self.agents else self.position.actor

    def _repr_html_(self) -> str:
        return drawn_html(self.position, self._looking(), self.possible_agents)

    def close(self) -> None:
        """Nothing is held."""

    def __repr__(self) -> str:
        return f"<PettingZooEnv {self.slug}, {len(self.possible_agents)} seats: {self.position!r}>"

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise BadSetting(f"there is no agent {agent!r}; there are {listed(self.possible_agents)}")
        return agent
