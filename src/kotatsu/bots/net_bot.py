"""The policy of a net as a bot, without search: it answers in about a millisecond."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kotatsu.bots.net import Net, softmax
from kotatsu.bots.simple_bots import generator
from kotatsu.engine.chance import next_word
from kotatsu.engine.contract import Game
from kotatsu.engine.perspective import relative_actions
from kotatsu.engine.relative_record import relative_record
from kotatsu.games import load

WORD_SPAN = 1 << 32


class NetBot:
    """Chooses what the policy prefers; with a temperature, by chance, the likelier the more it is preferred."""

    def __init__(self, game: Game | str, net: Net, temperature: float = 0.0) -> None:
        self.game, self.net, self.temperature = load(game), net, temperature

    def __repr__(self) -> str:
        return f"NetBot({self.game.slug!r}, temperature={self.temperature})"

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        logits = self.preferences(view, seat, legal)
        if self.temperature <= 0.0:
            return legal[int(logits.argmax())]
        shares = np.cumsum(softmax(logits / self.temperature))
        at = next_word(generator(seed)) / WORD_SPAN
        return legal[min(int(np.searchsorted(shares, at, side="right")), len(legal) - 1)]

    def preferences(self, view: Any, seat: int, legal: Sequence[int]) -> Any:
        """How much the policy prefers each legal action, in their order."""
        turned = relative_actions(self.game)[view.seats, seat]
        return self.net.preferences(relative_record(self.game).observe(view, seat))[turned[list(legal)]]
