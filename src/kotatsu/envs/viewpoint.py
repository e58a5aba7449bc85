"""How an environment shows a position: by the seat numbers of the table, or from the viewer's chair (`relative`)."""

from __future__ import annotations

from typing import Any

from kotatsu.engine.contract import Game
from kotatsu.engine.perspective import absolute_actions
from kotatsu.envs.observation import Layout, Observation, layout
from kotatsu.envs.position import MaskArray, Position
from kotatsu.envs.relative_observation import relative_layout


class Viewpoint:
    """By the table's own seat numbers."""

    def __init__(self, game: Game) -> None:
        self.layout: Layout = layout(game)

    def observe(self, position: Position, seat: int) -> Observation:
        """What a seat sees, flat."""
        return self.layout.observe(position.view(seat), seat)

    def mask(self, position: Position, seat: int) -> MaskArray:
        """1 for every action that a seat may do now."""
        return position.mask(seat)

    def action(self, position: Position, action: Any) -> Any:
        """An action of the actor as the rules number it."""
        return action


class RelativeViewpoint(Viewpoint):
    """From the viewer's chair: seat 0 is the viewer, in observations, masks and actions alike."""

    def __init__(self, game: Game) -> None:
        self.layout = relative_layout(game)

    def mask(self, position: Position, seat: int) -> MaskArray:
        """1 for every action that a seat may do now, as it counts seats."""
        turned: MaskArray = position.mask(seat)[absolute_actions(position.game)[position.seats, seat]]
        return turned

    def action(self, position: Position, action: Any) -> Any:
        """An action of the actor as the rules number it; what is no action is left to be refused."""
        if position.over:
            return action
        return int(absolute_actions(position.game)[position.seats, position.actor, position.read(action)])


def viewpoint(game: Game, relative: bool) -> Viewpoint:
    """The viewpoint of an environment."""
    return RelativeViewpoint(game) if relative else Viewpoint(game)
