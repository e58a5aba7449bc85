"""The games as PettingZoo plays them: one agent a seat, one decision a step (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from kotatsu.engine.errors import BadSetting, listed
from kotatsu.envs.observation import DTYPE, layout
from kotatsu.envs.position import MaskArray, Position
from kotatsu.games import load

RENDER_MODES = ("human", "ansi")


def agent_name(seat: int) -> str:
    """What PettingZoo calls a seat."""
    return f"player_{seat}"


def spaces(slug: str) -> tuple[Any, Any]:
    """The spaces of observations, each with its action mask, and of actions."""
    game = load(slug)
    low, high = layout(game).bounds()
    seen = Dict(
        {
            "observation": Box(low, high, dtype=DTYPE),
            "action_mask": Box(0, 1, (game.actions.count,), np.int8),
        }
    )
    return seen, Discrete(game.actions.count)


def checked_mode(render_mode: str | None) -> str | None:
    """A render mode that exists, or BadSetting."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadSetting(f"render_mode = {render_mode!r} is not accepted; accepted: {listed(RENDER_MODES)}")
    return render_mode


class PettingZooEnv(AECEnv):  # type: ignore[misc]
    """A table whose seats are agents. Rewards come once, at the end: each seat's share of the win.

    The action mask is in the observation and in `infos`. An action that the rules forbid raises IllegalAction with the
    clause and changes nothing. A seat that is eliminated ends at once with what it got; the others play on. Copies
    (`copy.deepcopy`, pickle) go on from the same moment.
    """

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__()
        game = load(slug)
        self.slug = slug
        self.render_mode = checked_mode(render_mode)
        self.options = game.read_options(options or {})
        self.position = Position(game, seats, self.options, seed=0)
        self.possible_agents = [agent_name(seat) for seat in range(self.position.seats)]
        self.metadata = {
            "name": f"{slug.replace('-', '_')}_v{game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        made = {agent: spaces(slug) for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in made.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in made.items()}
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game; a seed gives the game that `kotatsu.new` gives with it."""
        self.position = Position(load(self.slug), len(self.possible_agents), self.options, seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.agent_selection = agent_name(self.position.actor)
        self._inform()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, and what it may do: nothing unless it decides."""
        seat = self.possible_agents.index(agent)
        known = self.infos.get(agent)
        mask = self.position.mask(seat) if known is None else known["action_mask"]
        return {"observation": self.position.observe(seat), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """The selected agent's decision; None for one that has ended."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            self._inform()
            return
        if action is None:
            raise BadSetting(f"{agent} decides now; None is for agents that have ended")
        self.position.do(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._end_agents()
        if not self.position.over:
            self.agent_selection = agent_name(self.position.actor)
        self._accumulate_rewards()
        self._deads_step_first()
        self._inform()

    def _end_agents(self) -> None:
        """End those who are out, and everybody once the game is over; shares of the win are paid now."""
        shares = self.position.result()
        for agent in self.agents:
            seat = self.possible_agents.index(agent)
            self.rewards[agent] = shares[seat]
            self.terminations[agent] = self.position.over or not self.position.is_alive(seat)

    def _inform(self) -> None:
        """The mask of each agent beside its observation, where Shimmy's users look for it."""
        nothing = np.zeros(self.position.game.actions.count, np.int8)
        self.infos = {agent: {"action_mask": nothing} for agent in self.agents}
        if not self.position.over:
            self.infos[agent_name(self.position.actor)] = {"action_mask": self.position.mask(self.position.actor)}

    def action_masks(self) -> MaskArray:
        """What the selected agent may do: the name that SB3-contrib's maskable learners call."""
        return self.position.mask(self.possible_agents.index(self.agent_selection))

    def render(self) -> str | None:
        """The table in plain lines as the selected agent sees it."""
        seat = self.possible_agents.index(self.agent_selection)
        text = "\n".join(self.position.lines(seat, self.possible_agents))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held."""
