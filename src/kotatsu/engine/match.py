"""A match: a game being played, through one checked door."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import compress
from typing import Any, ClassVar, NamedTuple, Self

from kotatsu.engine import match_record, steps
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, GameOver, IllegalAction, UnknownAction
from kotatsu.engine.events import Event
from kotatsu.engine.integers import as_integer
from kotatsu.engine.layout import NOBODY, SPECTATOR
from kotatsu.engine.match_record import Ply
from kotatsu.engine.refusals import sentence
from kotatsu.engine.sealing import SETUP, DrawSource, new_source
from kotatsu.engine.views import view_of

Move = int | str | Mapping[str, object]
"""An action by its number, its line of text, or its names."""
SNAPSHOT_PLIES = 16
"""Plies between two kept states: memory against the time to see a past one."""


class TriedPly(NamedTuple):
    """A ply that a match would go on with, and the state after it."""

    number: int
    """How many plies there are before it."""
    done: Ply
    state: Any

    @property
    def actor(self) -> int:
        """The seat that decides after it; NOBODY once over."""
        actor: int = self.state.actor
        return actor


class Match:
    """A game being played: asks who decides and what they may do, refuses what the rules forbid, keeps the record.

    `seed` fixes all chance; without one it is unguessable. A `sealed` match derives each ply's chance from the seed by
    SHA-256, so that no dice seen tell the dice to come: servers use it. An unsealed one runs the bare generator, as
    batches and studies do. A `source` says both at once, for matches that were begun elsewhere.
    """

    drawer: ClassVar[Callable[[Match], str] | None] = None
    """Draws a match for a notebook: set by `kotatsu`, since words and drawings lie above the engine."""

    loader: ClassVar[Callable[[str], Game]]
    """Finds a game by its name: set by `kotatsu`, since games lie above the engine."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        *,
        seed: int | None = None,
        sealed: bool = False,
        options: Mapping[str, object] | None = None,
        rig: Iterable[int] = (),
        source: DrawSource | None = None,
    ) -> None:
        game = game if isinstance(game, Game) else type(self).loader(game)
        self.game = game
        self.source = source or new_source(seed, sealed=sealed)
        self.options = game.read_options(options or {})
        self.plies: list[Ply] = []
        self.unread: str = ""
        """Why the rest of a record of older rules could not be read; empty for every other match."""
        self.state = game.blank_state(game.seats[0] if seats is None else seats, self.options)
        self.source.begin(self.state.rng)
        self.source.before(self.state.rng, SETUP)
        laid_out = steps.set_up(game, self.state, rig)
        self.opening = list(laid_out.events)
        self.setup_draws = list(laid_out.draws)
        self._script: tuple[int, ...] = ()
        self._snapshots = [self.state.to_bytes()]

    # --- what is asked

    @property
    def seed(self) -> int | None:
        """What fixes all chance; None where a record keeps it secret."""
        return self.source.seed

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.state.seats)

    @property
    def actor(self) -> int:
        """The seat that decides now; NOBODY once over."""
        actor: int = self.state.actor
        return actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.actor == NOBODY)

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
        return list(compress(range(len(mask)), mask))

    def actions(self) -> list[dict[str, Any]]:
        """What the actor may do now, by name."""
        return [self.game.actions.decode(action) for action in self.legal()]

    def read(self, move: Move) -> int:
        """The number of a move given in any form; UnknownAction says what is accepted."""
        if isinstance(move, str):
            return self.game.actions.parse(move)
        if isinstance(move, Mapping):
            return self.game.actions.encode(move)
        number = as_integer(move)
        if number is None:
            raise UnknownAction(f"{move!r} is not an action; accepted: a whole number, a line of text, or names")
        self.game.actions.verb(number)
        return number

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
        if self.unread:
            raise GameOver(self.unread)
        if self.over:
            raise GameOver(f"this game of {self.game.title} is over after {self.ply} plies")
        action = self.read(move)
        refusal = self.why_not(action)
        if refusal is not None:
            raise refusal
        return self._do(action)

    def tried(self, action: int) -> TriedPly:
        """What an action leads to, by number, that is known to be legal; nothing changes before `adopt`."""
        return self._carried_out(self.state.copy(), action, self._script)

    def adopt(self, tried: TriedPly) -> None:
        """Go on where a try led. It must be of this position."""
        if tried.number != len(self.plies):
            raise BadSetting(f"ply {tried.number} was tried and is not accepted; accepted: {len(self.plies)}")
        self._script = ()
        self.state = tried.state
        self.plies.append(tried.done)
        if len(self.plies) % SNAPSHOT_PLIES == 0:
            self._snapshots.append(self.state.to_bytes())

    def rig(self, *draws: int) -> None:
        """Script the draws of the next play. Values that do not fit or that nobody draws are an error."""
        self._script += draws

    def _do(self, action: int) -> list[Event]:
        """Play an action that is known to be legal."""
        before = self.state.to_bytes()
        try:
            return self._append(action)
        except Exception:
            self.state = self.game.rules.State(before)
            raise

    def _append(self, action: int) -> list[Event]:
        """Play an action that is known to be legal; when the rules fail, the state is half changed."""
        script, self._script = self._script, ()
        tried = self._carried_out(self.state, action, script)
        self.adopt(tried)
        return list(tried.done.events)

    def _carried_out(self, state: Any, action: int, script: tuple[int, ...]) -> TriedPly:
        """Carry an action out on the state of this position, in place."""
        number, seat = len(self.plies), state.actor
        done = steps.step(self.game, state, action, script, self.source.seeding(number))
        return TriedPly(number, Ply(seat, action, done.draws, match_record.digest(state), done.events), state)

    # --- what is seen

    def state_at(self, ply: int) -> Any:
        """The whole state after the first `ply` plies, a copy. Not for a player's eyes: see `view`."""
        if not 0 <= ply <= self.ply:
            raise BadSetting(f"ply = {ply} is not accepted; accepted: 0 to {self.ply}")
        if ply == self.ply:
            return self.state.copy()
        s = self.game.rules.State(self._snapshots[ply // SNAPSHOT_PLIES])
        for done in self.plies[ply - ply % SNAPSHOT_PLIES : ply]:
            steps.step(self.game, s, done.action, done.draws)
        return s

    def view(self, seat: int, ply: int | None = None) -> Any:
        """What a seat, or SPECTATOR, may see: now, or after the first `ply` plies. Once over, all is open."""
        number = as_integer(seat)
        if number is None or not SPECTATOR <= number < self.seats:
            raise BadSetting(f"seat = {seat!r} is not accepted; accepted: {SPECTATOR} to {self.seats - 1}")
        state = self.state if ply is None or ply == self.ply else self.state_at(ply)
        return view_of(self.game, state, number, open_all=self.over)

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
        return self.until(self.ply)

    def until(self, ply: int) -> Self:
        """An equal match cut off after its first `ply` plies."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state_at(ply)
        twin.plies = self.plies[:ply]
        twin._snapshots = self._snapshots[: ply // SNAPSHOT_PLIES + 1]
        return twin

    def from_here(self, ply: int, source: DrawSource) -> Self:
        """A match that goes on from a past position of this one, with chance of its own from there."""
        twin = self.until(ply)
        twin.source = replace(source, first_ply=ply)
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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record() == other.record()

    def __hash__(self) -> int:
        return hash((self.game.slug, self.seed))

    def _repr_html_(self) -> str | None:
        """How a notebook shows a match, where `Match.drawer` is set; else its repr."""
        drawer = type(self).drawer
        return None if drawer is None else drawer(self)

    def __repr__(self) -> str:
        doing = "over" if self.over else f"seat {self.actor} decides"
        return f"<Match {self.game.slug}, {self.seats} seats, ply {self.ply}, {doing}>"

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
