"""A channel of a play connection: one seat at one table, with its lines and the moves that wait for each other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import ExitStack

from kotatsu.web import metrics
from kotatsu.web.api.play_schemas import MoveLine, channel_prefix
from kotatsu.web.api.seat_lines import SeatLines
from kotatsu.web.tables.refusals import TOO_FAST, Refused
from kotatsu.web.tables.registry import LoadedTable

MAX_WAITING_MOVES = 32
"""Moves on a channel that wait until the one before them is stored."""


class Channel:
    """A seat at a table. It is here, is told of changes and is counted, until it is closed."""

    def __init__(self, number: int, lines: SeatLines, note_change: Callable[[Channel], None]) -> None:
        self.number = number
        self.lines = lines
        self.is_storing = False
        """Whether a move of it is being stored."""
        self.waiting: deque[MoveLine] = deque()
        self.why_ended: Refused | None = None
        """Why nothing more will come, once that is so."""
        self._note_change = note_change
        self._prefix = channel_prefix(number)
        self._open = ExitStack()

    def open(self) -> None:
        """Begin to hear of the table."""
        on, lines = self.lines.services, self.lines
        for entered in (
            on.limits.streams.counted_channel(lines.table_id),
            on.presence.streaming(lines.table_id, lines.asker.person),
            on.registry.notifier.told_to(self, lines.table_id),
            metrics.PLAY_CHANNELS.track_inprogress(),
        ):
            self._open.enter_context(entered)
        self.look()

    def close(self) -> None:
        """Hear nothing more."""
        self._open.close()
        self.waiting.clear()

    def set(self) -> None:
        """Called when the table has changed."""
        self._note_change(self)

    def look(self) -> None:
        """Look whether something was missed; somebody looks at the table."""
        self.lines.services.registry.note_look(self.lines.table_id)
        self._note_change(self)

    def put_off(self, line: MoveLine) -> None:
        """Keep a move until the one before it is stored."""
        if len(self.waiting) >= MAX_WAITING_MOVES:
            raise Refused("too-fast", TOO_FAST, retry_after=1, seconds=1)
        self.waiting.append(line)

    def table_now(self, now: float) -> LoadedTable | None:
        """The table, where nothing must be read to know that it is up to date and who asks; else None."""
        on, lines = self.lines.services, self.lines
        return on.registry.current(lines.table_id) if on.identities.is_known(lines.asker, now) else None

    async def table(self) -> LoadedTable:
        """The table. Refused when the asker's device was signed off."""
        on, lines = self.lines.services, self.lines
        await on.identities.check(lines.asker)
        return await on.registry.load(lines.table_id)

    def new_lines_now(self, now: float) -> list[bytes] | None:
        """What is new at the table, where nothing must be read for it; else None. Refused once its asker no longer
        holds the seat."""
        table = self.table_now(now)
        new = None if table is None else self.lines.new_now(table)
        if table is None or new is None:
            return None
        return self._on_channel(new, is_over=table.over)

    async def new_lines(self) -> list[bytes]:
        """The same, when everything has been read."""
        table = await self.table()
        is_over = table.over
        return self._on_channel(await self.lines.new(table), is_over=is_over)

    def _on_channel(self, lines: list[bytes], *, is_over: bool) -> list[bytes]:
        if is_over:
            self.why_ended = Refused("over")
        prefix = self._prefix
        return [prefix + line[1:] for line in lines]
