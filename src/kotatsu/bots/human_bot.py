"""A bot that errs like a person: it takes what looks good rather than what is best, and never misses a win at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kotatsu.bots.net import Net, softmax
from kotatsu.bots.net_bot import NetBot
from kotatsu.bots.simple_bots import RNG_WORDS, generator
from kotatsu.engine.chance import next_word
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import NOBODY
from kotatsu.games import load

WORLDS = 4
"""Guesses of what is hidden and of chance in which an action must win to be a win at hand."""
WORD_SPAN = 1 << 32
WHOLE_WIN = 1.0


class HumanBot:
    """Chooses by chance among what the policy would consider, the likelier the more it is preferred."""

    def __init__(self, game: Game | str, net: Net, temperature: float, considered: float) -> None:
        """`considered` is the least chance of an action, as a share of the preferred one's, that is thought of."""
        self.game, self.policy = load(game), NetBot(game, net)
        self.temperature, self.considered = temperature, considered

    def __repr__(self) -> str:
        return f"HumanBot({self.game.slug!r}, temperature={self.temperature}, considered={self.considered})"

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        win = winning_action(self.game, view, seat, legal, seed)
        if win is not None:
            return win
        logits = self.policy.preferences(view, seat, legal)
        is_considered = logits >= logits.max() + np.log(self.considered)
        shares = np.cumsum(softmax(np.where(is_considered, logits / self.temperature, -np.inf)))
        at = next_word(generator(seed)) / WORD_SPAN
        return legal[min(int(np.searchsorted(shares, at, side="right")), len(legal) - 1)]


def winning_action(game: Game, view: Any, seat: int, legal: Sequence[int], seed: int) -> int | None:
    """An action that ends the game at once with a win, whatever is hidden and whatever chance says; None for none."""
    words = generator(seed)
    for action in legal:
        if all(_wins(game, view, seat, action, words) for _ in range(WORLDS)):
            return action
    return None


def _wins(game: Game, view: Any, seat: int, action: int, words: Any) -> bool:
    s = view.copy()
    for word in range(RNG_WORDS):
        s.rng[word] = next_word(words)
    s.rng[0] |= 1
    game.rules.guess(s, seat)
    game.rules.step(s, action)
    if s.actor != NOBODY:
        return False
    out = [0.0] * s.seats
    game.rules.result(s, out)
    return out[seat] >= WHOLE_WIN
