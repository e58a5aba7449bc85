"""The actions of a game as JSON: each is written once, for all lines in which it stands, and known again at sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec.json import Encoder

from kotatsu.engine.actions import Actions
from kotatsu.engine.contract import Game

encode = Encoder().encode


class WrittenActions:
    """The actions of a game, filled as they are met; a game has a few hundred."""

    def __init__(self, codec: Actions) -> None:
        self._codec = codec
        self._written: dict[int, bytes] = {}
        self._numbers: dict[bytes, int] = {}
        """The same the other way round."""

    def list(self, actions: Sequence[int]) -> bytes:
        """Actions as a JSON list."""
        try:
            return b"[%b]" % b",".join([self._written[action] for action in actions])
        except KeyError:
            for action in actions:
                self._write(action)
            return self.list(actions)

    def _write(self, action: int) -> None:
        written = encode(self._codec.decode(action))
        self._written[action], self._numbers[written] = written, action

    def known(self, named: Mapping[str, object]) -> int | None:
        """The number of an action whose names are spelled as here; None for any other."""
        return self._numbers.get(encode(named))


@lru_cache
def written_actions(game: Game) -> WrittenActions:
    """Those of a game."""
    return WrittenActions(game.actions)
