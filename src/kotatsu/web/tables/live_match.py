"""A table's match as its ledger tells it: replayed once, then kept up entry by entry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kotatsu.engine.chance import commitment, seed_rng
from kotatsu.engine.errors import KotatsuError
from kotatsu.engine.events import Event
from kotatsu.engine.match import Match
from kotatsu.games import load
from kotatsu.web.store.models import OVER, PLAYING, TAKE_BACK, EntryRow, TableRow
from kotatsu.web.tables.past import Past
from kotatsu.web.tables.refusals import Refused


@dataclass(frozen=True)
class Receipt:
    """What an entry came to: the answer to whoever sent it, however often they ask."""

    entry: int
    """How many entries the ledger had after it."""
    ply: int
    branch: int
    action: int
    """What was done; TAKEN_BACK for a take-back."""


TAKEN_BACK = -1


class Live:
    """The match, its past, and the count of what made it."""

    def __init__(self, table: TableRow) -> None:
        game = load(table.game)
        if game.version != table.version:
            raise Refused("other-rules", version=table.version, now=game.version)
        self.game = game
        self.table_id = table.id
        self.match = Match(
            game, table.seats, seed=int(table.seed, 16), sealed=True, options=table.options, rig=table.setup
        )
        self.past = Past(self.match)
        self.entries = 0
        self.branch = 0
        self.last_cut = 0
        """How many entries there were after the last take-back; from there on every entry is one ply."""
        self.receipts: dict[str, Receipt] = {}

    # --- keeping up

    def follow(self, entry: EntryRow) -> None:
        """Apply the next entry of the ledger; one that has been applied already is passed over."""
        if entry.number != self.entries:
            return
        if entry.kind == TAKE_BACK:
            self._cut(self.cut_off(entry.keep))
        else:
            self.match.rig(*entry.draws)
            self.match.play(entry.action)
            if self.match.plies[-1].digest != entry.digest:
                raise Refused("other-rules", version=self.game.version, now=self.game.version)
            self.past.note(self.match)
        self._count(entry)

    def adopt(self, entry: EntryRow, match: Match) -> None:
        """Take over a match that was played to try the entry out, unless the ledger has told us of it meanwhile."""
        if entry.number != self.entries:
            return
        if entry.kind == TAKE_BACK:
            self._cut(match)
        else:
            self.match = match
            self.past.note(match)
        self._count(entry)

    def cut_off(self, keep: int) -> Match:
        """The match as it was after so many plies."""
        match = self.match.copy()
        match.state = self.past.state(self.match, keep)
        match.plies = match.plies[:keep]
        return match

    def _cut(self, match: Match) -> None:
        self.match = match
        self.past.forget(match.ply)
        self.branch += 1

    def _count(self, entry: EntryRow) -> None:
        self.entries += 1
        if entry.kind == TAKE_BACK:
            self.last_cut = self.entries
        action = TAKEN_BACK if entry.kind == TAKE_BACK else self.match.plies[-1].action
        self.receipts[entry.move_id] = Receipt(self.entries, self.match.ply, self.branch, action)

    # --- what is seen

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def status(self) -> str:
        """For the stored table."""
        return OVER if self.match.over else PLAYING

    @property
    def commitment(self) -> str:
        """The hash of the sealed seed."""
        assert self.match.seed is not None
        return commitment(self.match.seed)

    def state(self, ply: int) -> Any:
        """The whole state after so many plies. Not for anybody's eyes."""
        return self.past.state(self.match, ply)

    def view(self, seat: int, ply: int) -> Any:
        """The state after so many plies as a seat may see it: all open once the game is over."""
        s = self.state(ply)
        seed_rng(s.rng, 0)  # as Match.view: in place of the generator stands one that all know
        if not self.over:
            self.game.rules.hide(s, seat)
        return s

    def heard(self, seat: int, ply: int) -> tuple[Event, ...]:
        """What a seat heard of the ply that led to the state after so many plies; ply 0 is the opening."""
        told = self.match.opening if ply == 0 else self.match.plies[ply - 1].events
        return tuple(event for event in told if self.over or event.visible_to(seat))

    def is_hidden_between(self, seats: tuple[int, ...]) -> bool:
        """Whether some of these seats see what others of them may not."""
        views = {self.match.view(seat).to_bytes() for seat in seats}
        return len(views) > 1


def try_move(live: Live, action: int) -> Match:
    """The match with one more ply, apart from the live one; Refused when the rules forbid it."""
    match = live.match.copy()
    code = live.game.rules.why_not(match.state, action)
    if code:
        raise Refused("illegal", game=live.game, code=code)
    match.play(action)
    return match


def read_action(live: Live, named: object) -> int:
    """The number of an action given by number, by its line of text, or by its names."""
    try:
        if isinstance(named, str) and named.isdecimal():
            return live.match.read(int(named))
        return live.match.read(named)  # type: ignore[arg-type]
    except KotatsuError as error:
        raise Refused("unknown-action", 422, text=str(error)) from error
