"""The match of a table as its entries tell it: replayed once, then kept up entry by entry."""

from __future__ import annotations

import re

from msgspec import Struct

from kotatsu.engine.errors import KotatsuError
from kotatsu.engine.events import Event
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.match import Match, TriedPly
from kotatsu.web.store.models import OVER, PLAYING, TAKE_BACK, EntryRow, NewEntry, TableRow
from kotatsu.web.tables.deal import dealt_match, other_rules
from kotatsu.web.tables.refusals import INVALID, Refused
from kotatsu.web.tables.written_actions import written_actions

ACTION_NUMBER = re.compile(r"[0-9]{1,9}")
TAKEN_BACK = -1
"""The action of a take-back's receipt."""


class Receipt(Struct, frozen=True):
    """What an entry came to: the answer to its sender, however often they ask."""

    entry: int
    """How many entries there were after it."""
    ply: int
    branch: int
    action: int
    """What was done; TAKEN_BACK for a take-back."""


class LiveMatch:
    """The match, and the counts that the stream tells."""

    def __init__(self, table: TableRow) -> None:
        self.match = dealt_match(table)
        self.game = self.match.game
        self.frozen = other_rules(table, self.game) if table.version < self.game.version else None
        """Why the match cannot go on: it was played by older rules, and is shown as far as the rules of today agree."""
        self._agrees = True
        """Whether all entries so far could be replayed."""
        self.entries = 0
        self.branch = 0
        """How many take-backs there have been."""
        self.last_cut = 0
        """How many entries there were after the last take-back; from there on every entry is one ply."""
        self.receipts: dict[str, Receipt] = {}
        self._written = written_actions(self.game)
        self._legal: tuple[int, ...] = ()
        """What the actor may do after `_legal_at` entries, where that was asked for."""
        self._legal_at = -1

    # --- keeping up

    def apply(self, entry: EntryRow) -> None:
        """Replay the next stored entry; one that has been applied already is skipped. Refused when it cannot be."""
        if entry.number != self.entries or not self._agrees:
            return
        try:
            if entry.kind == TAKE_BACK:
                self._cut(self.cut_off(entry.keep))
            else:
                self._replay(entry)
        except Refused:
            if self.frozen is None:
                raise
            self._agrees = False
            return
        self._count(entry)

    def _replay(self, entry: EntryRow) -> None:
        try:
            self.match.rig(*entry.draws)
            self.match.play(entry.action)
        except KotatsuError as error:
            raise Refused("damaged", text=str(error)) from error
        if self.frozen is None and self.match.plies[-1].digest != entry.digest:
            raise Refused("damaged", text=f"entry {entry.number} does not lead where it says")

    def adopt(self, entry: EntryRow | NewEntry, led_to: TriedPly | Match) -> None:
        """Go on where an entry led: a ply that was tried, or the match that a take-back leaves. One that has been
        applied meanwhile is skipped."""
        if entry.number != self.entries:
            return
        if isinstance(led_to, Match):
            self._cut(led_to)
        else:
            self.match.adopt(led_to)
        self._count(entry)

    def cut_off(self, keep: int) -> Match:
        """The match as it was after `keep` plies."""
        if not 0 <= keep <= self.match.ply:
            raise Refused("damaged", text=f"a take-back to ply {keep} of {self.match.ply}")
        return self.match.until(keep)

    def _cut(self, match: Match) -> None:
        self.match = match
        self.branch += 1

    def _count(self, entry: EntryRow | NewEntry) -> None:
        self.entries += 1
        plies = self.match.plies
        if entry.kind == TAKE_BACK:
            self.last_cut, action = self.entries, TAKEN_BACK
        else:
            action = plies[-1].action
        self.receipts[entry.move_id] = Receipt(self.entries, len(plies), self.branch, action)

    # --- asking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def status(self) -> str:
        """For the stored table."""
        return status_after(self.match)

    def legal(self) -> tuple[int, ...]:
        """What the actor may do now, found out once."""
        if self._legal_at != self.entries:
            self._legal, self._legal_at = tuple(self.match.legal()), self.entries
        return self._legal

    def told(self, ply: int) -> tuple[Event, ...]:
        """What was told by the ply that led to the state after `ply` plies, to whomever; ply 0 is the opening."""
        return tuple(self.match.opening if ply == 0 else self.match.plies[ply - 1].events)

    def try_move(self, action: int) -> TriedPly:
        """What an action leads to; Refused when the rules forbid it or the match cannot go on."""
        if self.frozen is not None:
            raise self.frozen
        if self._legal_at != self.entries or action not in self._legal:
            code = self.game.rules.why_not(self.match.state, action)
            if code:
                raise Refused("illegal", game=self.game, code=code)
        return self.match.tried(action)

    def read_action(self, named: object) -> int:
        """The number of an action given by number, by its line of text, or by its names."""
        known = self._written.known(named) if isinstance(named, dict) else None
        if known is not None:
            return known
        try:
            if isinstance(named, str) and ACTION_NUMBER.fullmatch(named):
                return self.match.read(int(named))
            return self.match.read(named)  # type: ignore[arg-type]
        except (KotatsuError, ValueError, OverflowError) as error:
            raise Refused("unknown-action", INVALID, text=str(error)) from error


def status_after(led_to: TriedPly | Match) -> str:
    """The status of a table, for what is played there."""
    return OVER if led_to.actor == NOBODY else PLAYING
