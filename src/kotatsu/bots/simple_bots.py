"""Bots that need no compiler: random play, and flat Monte Carlo for the time while the search is being compiled."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from kotatsu.bots.bot import SameByRepr
from kotatsu.engine.chance import random_below, seed_rng
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.random_play import LEGAL, nth_marked
from kotatsu.games import load

RNG_WORDS = 4
FLAT_DECISIONS = 4_000
"""Playout decisions for one choice: a fraction of a second in the interpreter."""
FLAT_HORIZON_DECISIONS = 120
"""Decisions after which a playout is evaluated where it stands."""


def generator(seed: int) -> array[int]:
    """The words of a random generator that belongs to a bot."""
    words = array("I", [0] * RNG_WORDS)
    seed_rng(words, seed)
    return words


class RandomBot(SameByRepr):
    """A uniformly random legal action: for tests, and as the lowest level."""

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        """A random legal action."""
        return legal[random_below(generator(seed), len(legal))]

    def __repr__(self) -> str:
        return "RandomBot()"


class FlatMonteCarloBot(SameByRepr):
    """Flat Monte Carlo: random playouts after every legal action, interpreted; picks the action with the most wins.

    It plays while the search is being compiled. Its budget counts decisions, so it answers alike on every machine.
    """

    def __init__(self, game: Game | str, decisions: int = FLAT_DECISIONS) -> None:
        self.game = load(game)
        self.decisions = decisions

    def __repr__(self) -> str:
        return f"FlatMonteCarloBot({self.game.slug!r}, decisions={self.decisions})"

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        """The action whose playouts won most."""
        if len(legal) == 1:
            return legal[0]
        words = generator(seed)
        won = [0.0] * len(legal)
        left = self.decisions
        while left > 0:
            for place, action in enumerate(legal):
                share, spent = self._playout(view, seat, action, words)
                won[place] += share
                left -= spent
        return legal[max(range(len(legal)), key=won.__getitem__)]

    def _playout(self, view: Any, seat: int, action: int, words: array[int]) -> tuple[float, int]:
        """Determinize, play the action and then at random; the seat's share of the win and the decisions made."""
        rules = self.game.rules
        s = view.copy()
        for word in range(RNG_WORDS):
            s.rng[word] = random_below(words, 1 << 31) * 2 + 1
        rules.guess(s, seat)
        spent = 1
        rules.step(s, action)
        while s.actor != NOBODY and spent < FLAT_HORIZON_DECISIONS:
            mask = bytearray(self.game.actions.count)
            at = random_below(words, rules.legal(s, mask))
            rules.step(s, nth_marked(mask, LEGAL, at))
            spent += 1
        return self._share(s, seat), spent

    def _share(self, s: Any, seat: int) -> float:
        """The seat's share of a finished game; of an unfinished one its estimate, or a share among the leaders."""
        out = [0.0] * s.seats
        if s.actor == NOBODY:
            self.game.rules.result(s, out)
            return out[seat]
        if self.game.value is not None:
            self.game.value(s, out)
            return out[seat]
        scores = [self.game.rules.score(s, other) for other in range(s.seats)]
        return (scores[seat] == max(scores)) / scores.count(max(scores))
