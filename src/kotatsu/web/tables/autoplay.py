"""Decisions for which nobody has to be waited for: those of bots, of bots standing in, and standing answers.

Each table has at most one task that plays on until a person must decide. Two workers may let the same bot think, after
a restart for example; the store takes one of their moves.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

from kotatsu.games import every
from kotatsu.web import metrics
from kotatsu.web.background import Supervisor
from kotatsu.web.bot_pool import BotQuestion, BotService
from kotatsu.web.bot_queue import Need
from kotatsu.web.store.models import BOT, PLAYING
from kotatsu.web.store.store import DueTables
from kotatsu.web.tables.moves import move_entry, store_entry
from kotatsu.web.tables.reader_view import bot_view
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.seats import bot_level
from kotatsu.web.tables.standing_answers import drop_past_turns, standing_action
from kotatsu.web.tables.waiting import waits_for

TASK = "sweep"
MAX_BATCH = 200
"""Tables that one sweep wakes at most; the next one goes on after them."""
RECENT_SECONDS = 600.0
"""A sweep looks at tables that have moved since then, and once in this time at all of them."""
ATTENDED_SECONDS = 60.0
"""After the last look a table still counts as attended for this long."""
UNATTENDED_PAUSE_SECONDS = 1.0
"""Before each decision of a bot at a table where nobody is."""
BOTS_ALONE_SECONDS = 600.0
"""Bots alone stop playing when nobody has looked for this long, and go on when somebody does."""
log = logging.getLogger("kotatsu.autoplay")


class Autoplay:
    """Lets bots play."""

    def __init__(self, registry: TableRegistry, bots: BotService) -> None:
        self._registry = registry
        self._bots = bots
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        """Tables that were woken while their task was ending."""
        self._stopped: dict[str, str] = {}
        """Tables that cannot go on, and why; each is announced once and then left alone."""
        self._paused: set[str] = set()
        """Tables of bots alone at which nobody has looked for a while."""
        self._sweep = Sweep(registry)
        registry.after_change.append(self.wake)
        registry.after_look.append(self._resume)
        registry.after_removal.append(self._forget)
        registry.after_maintenance.append(self._sweep.begin_with_all)

    def _resume(self, table_id: str) -> None:
        """Somebody looks again at bots alone."""
        if table_id in self._paused:
            self._paused.discard(table_id)
            self.wake(table_id)

    def _forget(self, table_id: str) -> None:
        """A table is gone."""
        self._stopped.pop(table_id, None)
        self._paused.discard(table_id)

    def wake(self, table_id: str) -> None:
        """Find out whether a bot or a standing answer decides at this table, and let it."""
        if table_id in self._playing:
            self._again.add(table_id)
        elif table_id in self._stopped or not self._waits_for_a_person(table_id):
            self._playing[table_id] = asyncio.create_task(self._play(table_id))

    def _waits_for_a_person(self, table_id: str) -> bool:
        """Whether a table, as it is in memory, waits for somebody who is here and left no standing answer."""
        table = self._registry.current(table_id)
        if table is None or not waits_for(self._registry, table):
            return False
        return not any(row.standing for row in table.seats)

    async def _play(self, table_id: str) -> None:
        try:
            while await self._play_one(table_id) or table_id in self._again:
                self._again.discard(table_id)
            self._stopped.pop(table_id, None)
        except Refused as refused:
            self._stop(table_id, refused)
        except Exception:
            log.exception("bots stopped at a table; the sweep will try again")
        finally:
            del self._playing[table_id]
            self._again.discard(table_id)

    def _stop(self, table_id: str, refused: Refused) -> None:
        """Remember a table that cannot go on; pages that watch it are told once and show why."""
        if table_id in self._stopped:
            return
        self._stopped[table_id] = refused.reason
        log.warning("a table cannot go on", extra={"reason": refused.reason})
        self._registry.notifier.publish(table_id)

    async def _play_one(self, table_id: str) -> bool:
        """One decision, if it is due; whether to look again."""
        registry = self._registry
        table = await registry.load(table_id)
        if table.row.status != PLAYING or table.over or registry.in_maintenance:
            return False
        if table.live.frozen is not None:
            raise table.live.frozen
        if is_forgotten(registry, table):
            self._paused.add(table_id)
            return False
        await drop_past_turns(registry, table)
        seat = table.live.match.actor
        level = bot_level(table.row, table.seats[seat], registry.moment())
        number = table.live.entries
        action = await self._choose(table, seat, level) if level else standing_action(table, seat)
        if action is None:
            return False
        table = await registry.load(table_id)
        if table.live.entries != number or bot_level(table.row, table.seats[seat], registry.moment()) != level:
            return True  # somebody moved, took back or returned while the bot thought
        match = table.live.try_move(action)
        if await store_entry(registry, table, move_entry(registry, table, match, f"auto:{number}"), match):
            metrics.BOT_MOVES.labels(table.row.game, level or "standing").inc()
        return True

    async def _choose(self, table: LoadedTable, seat: int, level: str) -> int:
        """Ask the bot, which sees what its seat sees."""
        legal = table.live.match.legal()
        if len(legal) == 1:
            return legal[0]
        need = need_of(self._registry, table)
        if need == Need.UNATTENDED:
            await asyncio.sleep(UNATTENDED_PAUSE_SECONDS)
        return await self._bots.choose(replace(bot_question(table, seat, level, tuple(legal)), need=need))

    # --- tables that nobody woke

    @property
    def playing(self) -> int:
        """Tables at which a decision is being made."""
        return len(self._playing)

    async def run(self, supervisor: Supervisor) -> None:
        """From the start on, every few seconds: bots due since before a restart, seats whose holder has been away."""
        while True:
            for table_id in await self._sweep.next_batch():
                known = table_id in self._stopped or table_id in self._paused
                if not known and self._registry.holds(table_id):
                    self.wake(table_id)
            self._registry.forget_unused()
            supervisor.report(TASK, up=True)
            await asyncio.sleep(self._registry.settings.sweep)

    @asynccontextmanager
    async def until_stopped(self) -> AsyncIterator[None]:
        """End the tasks of all tables at the end."""
        try:
            yield
        finally:
            ending = list(self._playing.values())
            for task in ending:
                task.cancel()
            for task in ending:
                with suppress(asyncio.CancelledError):
                    await task


class Sweep:
    """Goes through the tables at which a bot is due, a batch at a time."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._after = ""
        self._moved_since = self._idle = 0.0  # what is due at the start has been waiting since before it
        self._all_at = registry.clock()

    def begin_with_all(self) -> None:
        """Go through all tables next, as at the start."""
        self._after, self._moved_since, self._idle = "", 0.0, 0.0

    async def next_batch(self) -> list[str]:
        """The next tables that are due; after the last one it begins again."""
        registry = self._registry
        at = registry.moment()
        now = at.now
        due = DueTables(
            now=now,
            watching_since=at.watching_since,
            moved_since=self._moved_since,
            idle=self._idle,
            rules=[(game.slug, game.version) for game in every()],
            after=self._after,
            limit=MAX_BATCH,
        )
        found = await registry.store.tables_due(due)
        self._after = found[-1] if len(found) == MAX_BATCH else ""
        if not self._after:
            self._begin_again(now)
        return found

    def _begin_again(self, now: float) -> None:
        self._idle = self._registry.settings.sweep
        everything = now - self._all_at > RECENT_SECONDS
        self._moved_since = 0.0 if everything else now - RECENT_SECONDS
        if everything:
            self._all_at = now


def is_forgotten(registry: TableRegistry, table: LoadedTable) -> bool:
    """Whether only bots sit here and nobody has looked for a while."""
    alone = all(row.kind == BOT for row in table.seats)
    return alone and registry.seconds_since_look(table) > BOTS_ALONE_SECONDS


def need_of(registry: TableRegistry, table: LoadedTable) -> Need:
    """How urgently a table needs its bots."""
    if all(row.kind == BOT for row in table.seats):
        return Need.WATCHED if registry.is_looked_at(table.id, ATTENDED_SECONDS) else Need.UNATTENDED
    return Need.UNATTENDED if registry.seconds_since_look(table) > ATTENDED_SECONDS else Need.PERSON


def bot_question(table: LoadedTable, seat: int, level: str, legal: tuple[int, ...]) -> BotQuestion:
    """What a bot is asked for a seat: what the seat sees, and what it may do."""
    seed = bot_seed(table.row.seed, table.live.entries)
    return BotQuestion(table.row.game, level, bot_view(table, seat).to_bytes(), seat, legal, seed, table.id)


def bot_seed(seed: str, entry: int) -> int:
    """The seed of one decision: the same in every worker, and useless for telling the table's own chance."""
    return int.from_bytes(hashlib.sha256(f"bot {seed} {entry}".encode()).digest()[:8], "little")
