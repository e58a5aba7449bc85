"""A move is checked, stored, acknowledged, told, in this order."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass

from kotatsu.engine.match import Match
from kotatsu.web import metrics
from kotatsu.web.store.models import MOVE, OVER, PLAYING, TAKE_BACK, EntryRow
from kotatsu.web.tables.house import House, Room
from kotatsu.web.tables.live import Receipt, read_action, try_move
from kotatsu.web.tables.refusals import BAD, FORBIDDEN, Refused
from kotatsu.web.tables.seats import others_are_bots, own_seats
from kotatsu.web.tables.takeback import NOTHING, keep_after

LONGEST_ID = 60
ID = re.compile(rf"[!-~]{{1,{LONGEST_ID}}}")
"""What a move may be called by its sender."""
log = logging.getLogger("kotatsu.play")


@dataclass(frozen=True)
class Answer:
    """A decision as it is sent."""

    seat: int
    ply: int
    """The ply that it answers: how many decisions had been made in what the sender saw."""
    id: str
    """The sender's own name for it."""
    action: object
    """A number, a line of text, or names."""
    branch: int | None = None
    """How many take-backs the sender had seen; None for those who do not care."""


async def move(house: House, room: Room, answer: Answer, key: str) -> Receipt:
    """Do a move of a seat that this key holds."""
    if answer.seat not in own_seats(room.seats, key):
        raise Refused("not-your-seat", FORBIDDEN)
    if not ID.fullmatch(answer.id):
        raise Refused("bad-id", BAD, most=LONGEST_ID)
    try:
        receipt = await _move(house, room, answer)
    except Refused as refused:
        metrics.MOVES.labels(room.table.game, refused.reason).inc()
        raise
    metrics.MOVES.labels(room.table.game, "counted").inc()
    return receipt


async def _move(house: House, room: Room, answer: Answer) -> Receipt:
    action = read_action(room.live, answer.action)
    counted = _counted(room, answer, action)
    if counted is not None:
        return counted
    check_turn(room, answer.seat, answer.ply, answer.branch)
    match = try_move(room.live, action)
    entry = move_entry(house, room, match, stored_id(answer))
    if await store(house, room, entry, match):
        return room.live.receipts[entry.move_id]
    room = await house.look(room.table.id)  # another entry was faster: perhaps this very move, sent twice
    counted = _counted(room, answer, action)
    if counted is None:
        raise Refused("stale")
    return counted


def _counted(room: Room, answer: Answer, action: int) -> Receipt | None:
    """The receipt of a move that was sent before. Something else under the same name comes too late."""
    receipt = room.live.receipts.get(stored_id(answer))
    if receipt is not None and receipt.action != action:
        raise Refused("stale")
    return receipt


def stored_id(answer: Answer) -> str:
    """A sender's name for a move, kept apart from those of other seats, of bots and of take-backs."""
    return f"{answer.seat}:{answer.id}"


def check_turn(room: Room, seat: int, ply: int, branch: int | None) -> None:
    """Whether a seat may answer this ply now."""
    live = room.live
    if room.table.status != PLAYING or live.over:
        raise Refused("over" if live.over else "not-started")
    if branch is not None and branch != live.branch:
        raise Refused("stale")
    if ply != live.match.ply:
        raise Refused("stale")
    if seat != live.match.actor:
        raise Refused("not-your-turn")


def move_entry(house: House, room: Room, match: Match, move_id: str) -> EntryRow:
    """The entry of the last ply of a match that was tried."""
    done = match.plies[-1]
    return EntryRow(
        table_id=room.table.id,
        number=room.live.entries,
        kind=MOVE,
        seat=done.seat,
        action=match.game.actions.text(done.action),
        draws=list(done.draws),
        digest=done.digest,
        keep=0,
        move_id=move_id,
        at=house.clock(),
    )


async def store(house: House, room: Room, entry: EntryRow, match: Match) -> bool:
    """Store an entry; once that is done adopt what it came to and tell. False when another entry was faster."""
    status = OVER if match.over else PLAYING
    stored = await house.store.append(entry, actor=match.actor, status=status)
    if not stored:
        house.changed(room.table.id)
        return False
    room.live.adopt(entry, match)
    house.moved(room)
    return True


async def take_back(house: House, room: Room, seat: int, ply: int, branch: int | None, key: str) -> Receipt:
    """Take the last decision of a seat back, where the rule of taking back lets it."""
    if seat not in own_seats(room.seats, key):
        raise Refused("not-your-seat", FORBIDDEN)
    live = room.live
    if ply != live.match.ply or branch not in (None, live.branch):
        raise Refused("stale")
    keep = keep_after(live, seat, against_bots=others_are_bots(room.seats, seat))
    if keep == NOTHING:
        raise Refused("no-take-back")
    match = live.cut_off(keep)
    move_id = f"back:{live.entries}"
    entry = EntryRow(
        table_id=room.table.id,
        number=live.entries,
        kind=TAKE_BACK,
        seat=seat,
        action="",
        draws=[],
        digest="",
        keep=keep,
        move_id=move_id,
        at=house.clock(),
    )
    if not await store(house, room, entry, match):
        raise Refused("stale")
    return live.receipts[move_id]
