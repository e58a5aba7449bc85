"""A game seen and played from the actor's chair: seat 0 is who looks, seat 1 the next, and so on round the table.

Observations have the layout of `kotatsu.envs.relative_observation`; actions name a seat by how far it sits.
"""

from __future__ import annotations

from kotatsu.engine.perspective import absolute_actions
from kotatsu.envs.observation import Observation
from kotatsu.envs.position import MaskArray, Position
from kotatsu.envs.relative_observation import relative_layout


class RelativePosition(Position):
    """A position whose masks, actions and observations are counted from a seat's own chair."""

    def mask(self, seat: int) -> MaskArray:
        """1 for every action that a seat may do now, counted from its chair."""
        turned: MaskArray = super().mask(seat)[absolute_actions(self.game)[self.seats, seat]]
        return turned

    def read(self, action: object) -> int:
        """The number that the rules know, of an action counted from the actor's chair."""
        return int(absolute_actions(self.game)[self.seats, self.actor, super().read(action)])

    def observe(self, seat: int) -> Observation:
        """What a seat sees from its chair, flat."""
        return relative_layout(self.game).observe(self.view(seat), seat)


def position_type(relative: bool) -> type[Position]:
    """The kind of position that an environment plays."""
    return RelativePosition if relative else Position
