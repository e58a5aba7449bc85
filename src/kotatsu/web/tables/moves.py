"""A move is checked, stored, acknowledged and announced, in this order."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec import Struct
from prometheus_client import Counter

from kotatsu.engine.match import Match, TriedPly
from kotatsu.web import metrics
from kotatsu.web.store.group_commit import Outcome, PendingEntry
from kotatsu.web.store.models import MOVE, TAKE_BACK, NewEntry
from kotatsu.web.tables.live_match import LiveMatch, Receipt, status_after
from kotatsu.web.tables.maintenance import check_open
from kotatsu.web.tables.refusals import INVALID, Refused, not_your_seat
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.seats import others_are_bots
from kotatsu.web.tables.take_back import NOT_ALLOWED, plies_to_keep

COUNTED = "counted"
"""What became of a move that was done."""
MAX_MOVE_ID_LENGTH = 60
MOVE_ID = re.compile(rf"[!-~]{{1,{MAX_MOVE_ID_LENGTH}}}")


class Decision(Struct, frozen=True):
    """A move as it is sent."""

    seat: int
    ply: int
    """The ply that it answers: how many decisions had been made in what the sender saw."""
    id: str
    """The sender's own id for it: sent twice it counts once."""
    action: object
    """A number, a line of text, or names."""
    branch: int | None = None
    """How many take-backs the sender had seen; None to compare only the ply."""


class TriedMove(Struct, frozen=True):
    """A move that the rules allow, and where it leads; not stored yet."""

    table: LoadedTable
    ply: TriedPly
    entry: NewEntry

    def pending(self, sender: Callable[[Outcome], None]) -> PendingEntry:
        """It is to be stored, and its sender told."""
        return PendingEntry(self.entry, self.ply.actor, status_after(self.ply), sender)


async def play_move(registry: TableRegistry, table: LoadedTable, decision: Decision, key: str) -> Receipt:
    """Do a move of a seat that this key holds."""
    tried = try_decision(registry, table, decision, key)
    if isinstance(tried, Receipt):
        return tried
    if await store_entry(registry, table, tried.entry, tried.ply):
        return move_receipt(tried)
    return await other_receipt(registry, tried)


def try_decision(registry: TableRegistry, table: LoadedTable, decision: Decision, key: str) -> Receipt | TriedMove:
    """Check and try a move of a seat that this key holds; its receipt when it was sent before. Refused says why not."""
    if not table.holds(key, decision.seat):
        raise not_your_seat()
    if not MOVE_ID.fullmatch(decision.id):
        raise Refused("bad-id", INVALID, most=MAX_MOVE_ID_LENGTH)
    try:
        tried = _try(registry, table, decision)
    except Refused as refused:
        _counter(table.row.game, refused.reason).inc()
        raise
    if isinstance(tried, Receipt):
        _counter(table.row.game, COUNTED).inc()
    return tried


def move_receipt(tried: TriedMove) -> Receipt:
    """The receipt of a move that was stored and adopted."""
    _counter(tried.table.row.game, COUNTED).inc()
    return tried.table.live.receipts[tried.entry.move_id]


async def other_receipt(registry: TableRegistry, tried: TriedMove) -> Receipt:
    """The receipt of a move for which another entry was faster: perhaps it was this very move, sent twice. Refused
    when it was not."""
    game = tried.table.row.game
    try:
        table = await registry.load(tried.table.id)
        earlier = _earlier_receipt(table.live, tried.entry.move_id, tried.ply.done.action)
        if earlier is None:
            raise Refused("stale")
    except Refused as refused:
        _counter(game, refused.reason).inc()
        raise
    _counter(game, COUNTED).inc()
    return earlier


@lru_cache(maxsize=1024)
def _counter(game: str, result: str) -> Counter:
    return metrics.MOVES.labels(game, result)


async def play_gesture(
    registry: TableRegistry, table: LoadedTable, first: Decision, then: Sequence[object], key: str
) -> Receipt:
    """Do a move and those that follow it, each stored before the next; from an impossible one on the rest is left.

    The receipt of the last that was done. Sent twice, each counts once: their ids are that of the first, numbered.
    """
    receipt = await play_move(registry, table, first, key)
    for number, action in enumerate(then, start=1):
        move_id = f"{first.id}.{number}"
        try:
            receipt = await play_move(
                registry, table, Decision(first.seat, receipt.ply, move_id, action, receipt.branch), key
            )
        except Refused:
            break
    return receipt


def _try(registry: TableRegistry, table: LoadedTable, decision: Decision) -> Receipt | TriedMove:
    live, move_id = table.live, stored_id(decision)
    action = live.read_action(decision.action)
    earlier = _earlier_receipt(live, move_id, action)
    if earlier is not None:
        return earlier
    check_open(registry)
    check_turn(live, decision.seat, decision.ply, decision.branch)
    tried = live.try_move(action)
    return TriedMove(table, tried, move_entry(registry, table, tried, move_id))


def _earlier_receipt(live: LiveMatch, move_id: str, action: int) -> Receipt | None:
    """The receipt of a move that was sent before; another move under the same id is refused."""
    receipt = live.receipts.get(move_id)
    if receipt is not None and receipt.action != action:
        raise Refused("stale")
    return receipt


def stored_id(decision: Decision) -> str:
    """A sender's id for a move, kept apart from the ids of other seats, of bots and of take-backs."""
    return f"{decision.seat}:{decision.id}"


def check_turn(live: LiveMatch, seat: int, ply: int, branch: int | None) -> None:
    """Whether a seat may answer this ply now."""
    match = live.match
    if match.over:
        raise Refused("over")
    if ply != len(match.plies) or (branch is not None and branch != live.branch):
        raise Refused("stale")
    if seat != match.state.actor:
        raise Refused("not-your-turn")


def move_entry(registry: TableRegistry, table: LoadedTable, tried: TriedPly, move_id: str) -> NewEntry:
    """The entry of a ply that was tried."""
    done = tried.done
    return NewEntry(
        table_id=table.row.id,
        number=table.live.entries,
        kind=MOVE,
        seat=done.seat,
        action=table.game.actions.text(done.action),
        draws=done.draws,
        digest=done.digest,
        move_id=move_id,
        at=registry.clock(),
    )


async def store_entry(registry: TableRegistry, table: LoadedTable, entry: NewEntry, led_to: TriedPly | Match) -> bool:
    """Store an entry; then go on where it led, and announce it. False when another entry was faster."""
    outcome: Outcome
    try:
        outcome = await registry.store.append(entry, actor=led_to.actor, status=status_after(led_to))
    except Exception as error:
        outcome = error
    return adopt_stored(registry, table, entry, led_to, outcome)


def adopt_stored(
    registry: TableRegistry, table: LoadedTable, entry: NewEntry, led_to: TriedPly | Match, outcome: Outcome
) -> bool:
    """Go on where an entry led that was stored, and announce it; False when another entry was faster. A failure is
    raised; the entry may be stored all the same, so the table is read again."""
    if outcome is not True:
        registry.changed(table.id)
        if isinstance(outcome, Exception):
            raise outcome
        return False
    table.live.adopt(entry, led_to)
    row = table.row
    if row.moved_at < entry.at:
        row.moved_at = entry.at
    registry.moved(table)
    return True


async def take_back(
    registry: TableRegistry, table: LoadedTable, seat: int, ply: int, branch: int | None, key: str
) -> Receipt:
    """Take the last decision of a seat back, where the rule of taking back allows it."""
    if not table.holds(key, seat):
        raise not_your_seat()
    check_open(registry)
    live = table.live
    if ply != live.match.ply or branch not in (None, live.branch):
        raise Refused("stale")
    keep = plies_to_keep(live, seat, against_bots=others_are_bots(table.seats, seat))
    if keep == NOT_ALLOWED:
        raise Refused("no-take-back")
    entry = NewEntry(
        table_id=table.id,
        number=live.entries,
        kind=TAKE_BACK,
        seat=seat,
        keep=keep,
        move_id=f"back:{live.entries}",
        at=registry.clock(),
    )
    if not await store_entry(registry, table, entry, live.cut_off(keep)):
        raise Refused("stale")
    return live.receipts[entry.move_id]
