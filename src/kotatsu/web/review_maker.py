"""Reviews are made one after the other in a process of their own that yields to everything else, and kept."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from kotatsu.engine.errors import KotatsuError
from kotatsu.engine.match import Match
from kotatsu.reviews import Review, first_review, review
from kotatsu.reviews.model import FORMAT
from kotatsu.web.background import Supervisor
from kotatsu.web.bot_pool import end_pool, prepare_background_worker, worker_processes
from kotatsu.web.review_contexts import FAILED, WAITING, ReviewState
from kotatsu.web.store.models import BOT
from kotatsu.web.store.review_models import ReviewRow
from kotatsu.web.store.reviews import StoredReviews
from kotatsu.web.tables.registry import LoadedTable, TableRegistry

TASK = "reviews"
TIMEOUT_SECONDS = 300.0
"""After which a review counts as failed, on the busiest machine."""
MAX_WAITING = 500
"""Reviews that wait to be made; beyond that a page must be opened again."""
MAX_KNOWN = 200
"""Reviews kept in memory."""
log = logging.getLogger("kotatsu.reviews")


def make_first(record: dict[str, Any]) -> dict[str, Any] | None:
    """In the worker: the curve of a record; None where it cannot be reviewed."""
    try:
        return first_review(Match.replay(record)).to_dict()
    except KotatsuError:
        return None


def make_whole(record: dict[str, Any], seats: tuple[int, ...]) -> dict[str, Any] | None:
    """In the worker: the whole review, with the decisions of some seats."""
    try:
        return review(Match.replay(record), seats=seats).to_dict()
    except KotatsuError:
        return None


class ReviewMaker:
    """Makes reviews that somebody asked for, and knows those made lately."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._stored = StoredReviews(registry.store)
        self._waiting: asyncio.Queue[LoadedTable] = asyncio.Queue(MAX_WAITING)
        self._asked: set[str] = set()
        self._known: OrderedDict[tuple[str, str], ReviewState] = OrderedDict()
        self._pool: ProcessPoolExecutor | None = None

    async def state(self, table: LoadedTable) -> ReviewState:
        """What there is of the review of a finished table; it is made when it is first asked for."""
        if self._known_of(table).is_whole:
            return self._known_of(table)
        row = await self._stored.find(table.id)
        if row is not None and row.digest == _digest(table) and row.format == FORMAT:
            return self._note(table, ReviewState(Review.from_dict(json.loads(row.document))))
        known = self._known_of(table)  # it may have been made while we looked
        if not known.is_whole and table.id not in self._asked and not self._waiting.full():
            self._asked.add(table.id)
            self._waiting.put_nowait(table)
        return known

    def _known_of(self, table: LoadedTable) -> ReviewState:
        return self._known.get(_key(table), WAITING)

    async def run(self, supervisor: Supervisor) -> None:
        """Make what is asked for, for ever."""
        while True:
            table = await self._waiting.get()
            try:
                await self._make(table)
                supervisor.report(TASK, up=True)
            finally:
                self._asked.discard(table.id)

    async def _make(self, table: LoadedTable) -> None:
        record, seats = table.live.match.record(), judged_seats(table)
        first = await self._ask(make_first, record)
        self._note(table, FAILED if first is None else ReviewState(Review.from_dict(first)))
        whole = None if first is None else await self._ask(make_whole, record, seats)
        if whole is None:
            self._note(table, FAILED)
            return
        at = self._registry.clock()
        row = ReviewRow(table_id=table.id, digest=_digest(table), format=FORMAT, document=json.dumps(whole), made_at=at)
        await self._stored.keep(row)
        self._note(table, ReviewState(Review.from_dict(whole)))

    async def _ask(self, function: Callable[..., Any], *arguments: object) -> Any:
        """An answer from the worker; None where it crashed or hung, and the worker is replaced."""
        if self._pool is None:
            self._pool = worker_processes(1, prepare_background_worker)
        try:
            asked = asyncio.get_running_loop().run_in_executor(self._pool, function, *arguments)
            return await asyncio.wait_for(asked, TIMEOUT_SECONDS)
        except (BrokenProcessPool, TimeoutError) as error:
            log.warning("review worker replaced", extra={"error": type(error).__name__})
            self.close()
            return None

    def _note(self, table: LoadedTable, state: ReviewState) -> ReviewState:
        self._known[_key(table)] = state
        self._known.move_to_end(_key(table))
        if len(self._known) > MAX_KNOWN:
            self._known.popitem(last=False)
        return state

    def close(self) -> None:
        """End the worker."""
        if self._pool is not None:
            end_pool(self._pool)
            self._pool = None


def judged_seats(table: LoadedTable) -> tuple[int, ...]:
    """The seats whose decisions are looked at: people's, or everybody's at a table of bots."""
    people = tuple(row.seat for row in table.seats if row.kind != BOT)
    return people or tuple(row.seat for row in table.seats)


def _digest(table: LoadedTable) -> str:
    plies = table.live.match.plies
    return f"{len(plies)}-{plies[-1].digest if plies else ''}"


def _key(table: LoadedTable) -> tuple[str, str]:
    return table.id, _digest(table)
