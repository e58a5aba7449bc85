"""Who sits where: every entrant sits at every seat equally often, beside changing neighbours."""

from __future__ import annotations

from kotatsu.bots.simple_bots import generator
from kotatsu.engine.chance import random_below
from kotatsu.experiments.seeds import derive


def block_length(entrants: int, seats: int) -> int:
    """The number of games after which every entrant has sat at every seat equally often."""
    return entrants * -(-seats // entrants)


def lineup(index: int, entrants: int, seats: int, seed: int) -> tuple[int, ...]:
    """The entrant at each seat of game `index`.

    A block deals as many chairs as games, the same number to each entrant, in an order that chance gives it; each
    game of the block moves everybody one seat on. Fewer entrants than seats sit down more than once; more of them
    than seats take turns.
    """
    length = block_length(entrants, seats)
    block, game = divmod(index, length)
    order = [chair % entrants for chair in range(length)]
    words = generator(derive(seed, "block", block))
    for last in range(length - 1, 0, -1):
        other = random_below(words, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order[(game + seat) % length] for seat in range(seats))
