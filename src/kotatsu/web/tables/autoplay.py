"""Decisions that nobody has to be waited for: those of bots, of bots standing in, and standing answers.

Each table has at most one task that plays on until a person must decide. Two workers may let the same bot think, after
a restart say; the ledger takes one of their moves.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from kotatsu.web import metrics
from kotatsu.web.botpool import Thinker, Thought
from kotatsu.web.store.models import PLAYING
from kotatsu.web.tables.hands import forget_past_turns, standing_action
from kotatsu.web.tables.house import House, Room
from kotatsu.web.tables.live import try_move
from kotatsu.web.tables.play import move_entry, store
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.seats import bot_level

AT_ONCE = 200
"""Tables that one sweep wakes at most."""
LATELY = 600.0
"""Seconds: a sweep looks at tables that have moved since then, and now and then at all of them."""
log = logging.getLogger("kotatsu.autoplay")


class Autoplay:
    """Lets bots play."""

    def __init__(self, house: House, thinker: Thinker) -> None:
        self._house = house
        self._thinker = thinker
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        """Tables that were woken while their task was ending."""

    def wake(self, table_id: str) -> None:
        """Look whether somebody who need not be waited for decides at this table."""
        if table_id in self._playing:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._play(table_id))
        self._playing[table_id] = task

    async def _play(self, table_id: str) -> None:
        try:
            while await self._play_one(table_id) or table_id in self._again:
                self._again.discard(table_id)
        except Refused as refused:  # a table of other rules, say: it waits for a person to look at it
            log.info("bots cannot play", extra={"reason": refused.reason})
        except Exception:
            log.exception("bots stopped at a table; the sweep will try again")
        finally:
            del self._playing[table_id]
            self._again.discard(table_id)

    async def _play_one(self, table_id: str) -> bool:
        """One decision, if it is due; whether to look again."""
        house = self._house
        room = await house.look(table_id)
        if room.table.status != PLAYING or room.live.over:
            return False
        await forget_past_turns(house, room)
        seat = room.live.match.actor
        level = bot_level(room.table, room.seats[seat], house.clock())
        number = room.live.entries
        action = await self._choose(room, seat, level) if level else standing_action(room, seat)
        if action is None:
            return False
        room = await house.look(table_id)
        if room.live.entries != number or bot_level(room.table, room.seats[seat], house.clock()) != level:
            return True  # somebody moved, took back or returned while the bot thought
        match = try_move(room.live, action)
        entry = move_entry(house, room, match, f"auto:{number}")
        if await store(house, room, entry, match):
            metrics.BOT_MOVES.labels(room.table.game, level or "standing").inc()
        return True

    async def _choose(self, room: Room, seat: int, level: str) -> int:
        """Ask the bot, which sees what its seat sees."""
        match = room.live.match
        legal = match.legal()
        if len(legal) == 1:
            return legal[0]
        view = match.view(seat).to_bytes()
        seed = bot_seed(room.table.seed, room.live.entries)
        return await self._thinker.choose(Thought(room.table.game, level, view, seat, tuple(legal), seed))

    # --- tables that nobody woke

    @asynccontextmanager
    async def sweeping(self) -> AsyncIterator[None]:
        """From the start on, now and then: bots due since before a restart, seats whose holder has been away."""
        task = asyncio.create_task(self._sweep())
        try:
            yield
        finally:
            ending = [task, *self._playing.values()]
            for each in ending:
                each.cancel()
            for each in ending:
                with suppress(asyncio.CancelledError):
                    await each

    async def _sweep(self) -> None:
        house = self._house
        idle = since = 0.0  # whatever is due at the start has been waiting since before it, however long
        swept = house.clock()
        while True:
            found: list[str] = []
            try:
                found = await house.store.due(house.clock(), idle, since, AT_ONCE)
            except Exception:
                log.exception("sweep failed")
            for table_id in found:
                self.wake(table_id)
            await asyncio.sleep(house.settings.sweep)
            idle = house.settings.sweep
            if len(found) < AT_ONCE:  # else there are more of them
                since = house.clock() - LATELY
            if house.clock() - swept > LATELY:
                since, swept = 0.0, house.clock()


def bot_seed(seed: str, entry: int) -> int:
    """The seed of one decision: the same in every worker, and of no use to tell the table's own chance."""
    return int.from_bytes(hashlib.sha256(f"bot {seed} {entry}".encode()).digest()[:8], "little")
