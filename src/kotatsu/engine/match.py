"""A match: a game being played, through one checked door."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any, Self

from kotatsu.engine import match_record
from kotatsu.engine.chance import Chance, seed_rng, seed_rng_for_ply
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, GameOver, IllegalAction, RiggedChance
from kotatsu.engine.events import Event, EventLog
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.match_record import Ply
from kotatsu.engine.refusals import sentence
from kotatsu.engine.views import view_of

SEED_BITS = 128
Move = int | str | Mapping[str, object]
"""An action by its number, its line of text, or its names."""


class Match:
    """A game being played: asks who decides and what they may do, refuses what the rules forbid, keeps the record.

    `seed` fixes all chance; without one it is unguessable. A `sealed` match derives each ply's chance from the seed by
    SHA-256, so that no dice seen tell the dice to come: servers use it. An unsealed one runs the bare generator, as
    batches and studies do.
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        *,
        seed: int | None = None,
        sealed: bool = False,
        options: Mapping[str, object] | None = None,
        rig: Iterable[int] = (),
    ) -> None:
        self.game = game
        self.seed: int | None = secrets.randbits(SEED_BITS) if seed is None else _checked_seed(seed)
        self.sealed = sealed
        self.options = game.read_options(options or {})
        self.plies: list[Ply] = []
        self.state = game.blank_state(game.seats[0] if seats is None else seats, self.options)
        self._chance = Chance(rig)
        if not sealed:
            seed_rng(self.state.rng, self.seed)
        self.opening = self._run(game.rules.setup)
        self.setup_draws = self._chance.take()
        self._all_read()

    # --- what is asked

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.state.seats)

    @property
    def actor(self) -> int:
        """The seat that decides now; NOBODY once over."""
        return int(self.state.actor)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return len(self.plies)

    def legal(self) -> list[int]:
        """What the actor may do now, in ascending order; empty once over."""
        if self.over:
            return []
        mask = bytearray(self.game.actions.count)
        self.game.rules.legal(self.state, mask)
        return [action for action, allowed in enumerate(mask) if allowed]

    def actions(self) -> list[dict[str, Any]]:
        """What the actor may do now, by name."""
        return [self.game.actions.decode(action) for action in self.legal()]

    def read(self, move: Move) -> int:
        """The number of a move given in any form; UnknownAction says what is accepted."""
        if isinstance(move, int):
            self.game.actions.verb(move)
            return move
        return self.game.actions.parse(move) if isinstance(move, str) else self.game.actions.encode(move)

    def why_not(self, move: Move) -> IllegalAction | None:
        """Why a move is not allowed now, or None when it is."""
        action = self.read(move)
        code = self.game.rules.why_not(self.state, action)
        if code == ALLOWED:
            return None
        text = self.game.actions.text(action)
        return IllegalAction(text, self.game.clauses.name(code), sentence(self.game, code))

    # --- what is done

    def play(self, move: Move) -> list[Event]:
        """Do a move of the actor and say what happened. A refused move changes nothing."""
        if self.over:
            raise GameOver(f"this game of {self.game.title} is over after {self.ply} plies")
        action = self.read(move)
        refusal = self.why_not(action)
        if refusal is not None:
            raise refusal
        return self._do(action)

    def rig(self, *draws: int) -> None:
        """Script the draws of the next play, for tests. Values that do not fit or that nobody draws are an error."""
        self._chance.script.extend(draws)

    def _do(self, action: int) -> list[Event]:
        """Play an action that is known to be legal."""
        seat = self.actor
        before = self.state.to_bytes()
        try:
            events = self._run(lambda s: self.game.rules.step(s, action))
            self._all_read()
        except Exception:
            self.state = self.game.rules.State(before)
            self._chance = Chance()
            raise
        draws = tuple(self._chance.take())
        self.plies.append(Ply(seat, action, draws, match_record.digest(self.state), tuple(events)))
        return events

    def _run(self, function: Any) -> list[Event]:
        """Run a function of the rules over the state with draws and events collected."""
        s = self.state
        if self.sealed and self.seed is not None:
            seed_rng_for_ply(s.rng, self.seed, self.ply)
        event_log = EventLog()
        s.chance, s.event_log = self._chance, event_log
        try:
            function(s)
        finally:
            s.chance = s.event_log = None
        return [self.game.events.decode(told) for told in event_log.told]

    def _all_read(self) -> None:
        unread, self._chance.script = self._chance.script, []
        if unread:
            raise RiggedChance(f"nobody drew the scripted values {unread}")

    # --- what is seen

    def view(self, seat: int) -> Any:
        """The state as a seat (or a spectator, -1) may see it; in place of the generator stands one that all know."""
        return view_of(self.game, self.state, seat)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What this seat heard from a ply on; the opening belongs to ply 0."""
        told = [*(self.opening if since == 0 else ()), *(e for ply in self.plies[since:] for e in ply.events)]
        return told if self.over else [event for event in told if event.visible_to(seat)]

    def scores(self) -> list[int]:
        """The points of each seat as the table shows them."""
        return [self.game.rules.score(self.state, seat) for seat in range(self.seats)]

    def result(self) -> list[float]:
        """Each seat's share of the win; all zero while the game runs."""
        out = [0.0] * self.seats
        if self.over:
            self.game.rules.result(self.state, out)
        return out

    def winners(self) -> list[int]:
        """The seats that won; empty while the game runs, and when nobody did."""
        return [seat for seat, share in enumerate(self.result()) if share > 0]

    # --- what is kept

    def copy(self) -> Self:
        """An equal match that shares nothing with this one."""
        twin = self._bare(self.game)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.plies = list(self.plies)
        twin._chance = Chance(self._chance.script)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {"record": self.record(), "rng": list(self.state.rng)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(type(self).replay(kept["record"]).__dict__)
        for word, value in enumerate(kept["rng"]):
            self.state.rng[word] = value

    def record(self, *, seed: bool = True) -> dict[str, Any]:
        """The match as JSON can hold it: actions and draws, and the seed unless it must stay secret."""
        return match_record.write(self, seed=seed)

    @classmethod
    def replay(cls, record: Mapping[str, Any], *, until: int | None = None) -> Self:
        """The match of a record, to its end or to a ply; RecordError names the ply where it cannot be so."""
        return match_record.read(cls, record, until=until)

    def to_json(self) -> str:
        """The record as text, one ply a line."""
        return match_record.to_text(self.record())

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The match of a text; RecordError names the ply where it is cut off or was edited."""
        return cls.replay(match_record.from_text(text))

    @classmethod
    def _bare(cls, game: Game) -> Self:
        """An empty match, for those who fill it."""
        match = cls.__new__(cls)
        match.game = game
        return match


def _checked_seed(seed: int) -> int:
    if isinstance(seed, bool) or not 0 <= seed < 1 << SEED_BITS:
        raise BadSetting(f"seed = {seed!r} is not accepted; accepted: a whole number from 0 to 2**{SEED_BITS} - 1")
    return seed
