"""Every query about notices. A write is one short transaction, as in `store.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from kotatsu.web.clock_context import DAY_SECONDS
from kotatsu.web.store.models import PLAYING, SeatRow, TableRow, columns
from kotatsu.web.store.notice_models import (
    TURN,
    DeliveryRow,
    NoticeRow,
    NoticeSettingsRow,
    PushSubscriptionRow,
)
from kotatsu.web.store.people_models import DeviceRow
from kotatsu.web.store.store import Store

MAX_PERSONS_AT_ONCE = 500
"""In one query."""
GONE_KEPT_SECONDS = 90 * DAY_SECONDS
"""How long a browser whose subscription is gone may bring a new one."""


class Notices:
    """Reads and writes what concerns calling people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- who is called, and when not

    async def subscriptions(self, person: str) -> list[PushSubscriptionRow]:
        """The browsers of a person that are called, newest first."""
        query = select(PushSubscriptionRow).where(
            PushSubscriptionRow.person == person, PushSubscriptionRow.gone_at == 0
        )
        async with self._store.database.session() as session:
            return list(await session.scalars(query.order_by(PushSubscriptionRow.created_at.desc())))

    async def subscribed(self, persons: Iterable[str]) -> set[str]:
        """Those of these people who have a browser that is called."""
        asked = list(persons)
        return await self._store.database.read(lambda session: _subscribed(session, asked)) if asked else set()

    async def subscription(self, identity: str) -> PushSubscriptionRow | None:
        """One of them."""
        async with self._store.database.session() as session:
            return await session.get(PushSubscriptionRow, identity)

    async def device_labels(self, person: str) -> dict[str, str]:
        """What the browsers of a person call themselves, by the hash of their key."""
        query = select(DeviceRow.key, DeviceRow.label).where(DeviceRow.person == person)
        async with self._store.database.session() as session:
            return {row.key: row.label for row in await session.execute(query)}

    async def subscribe(self, row: PushSubscriptionRow, most: int) -> bool:
        """Call one more browser; a browser has one subscription, its newest. False when a person has `most` others."""
        async with self._store.transaction() as connection:
            same = (PushSubscriptionRow.device == row.device) | (PushSubscriptionRow.id == row.id)
            called = (PushSubscriptionRow.person == row.person, PushSubscriptionRow.gone_at == 0)
            others = select(func.count()).where(*called, ~same)
            if int(await connection.scalar(others) or 0) >= most:
                return False
            await connection.execute(delete(PushSubscriptionRow).where(same))
            await connection.execute(insert(PushSubscriptionRow).values(**columns(row)))
            return True

    async def unsubscribe(self, identity: str, person: str = "") -> None:
        """A browser is not called any more; with a person, only where it is theirs."""
        where = [PushSubscriptionRow.id == identity]
        if person:
            where.append(PushSubscriptionRow.person == person)
        async with self._store.transaction() as connection:
            done = await connection.execute(delete(PushSubscriptionRow).where(*where))
            if done.rowcount:
                await connection.execute(delete(DeliveryRow).where(DeliveryRow.target == identity))

    async def wants_calls(self, person: str, device: str) -> bool:
        """Whether a browser of a person asked to be called and has not been stopped since."""
        where = (PushSubscriptionRow.person == person, PushSubscriptionRow.device == device)
        async with self._store.database.session() as session:
            return bool(await session.scalar(select(func.count()).where(*where)))

    async def mark_gone(self, identity: str, now: float) -> None:
        """A push service has no such subscription any more; those that are gone for long are deleted."""
        async with self._store.transaction() as connection:
            gone = update(PushSubscriptionRow).where(PushSubscriptionRow.id == identity).values(gone_at=now)
            await connection.execute(gone)
            await connection.execute(delete(DeliveryRow).where(DeliveryRow.target == identity))
            for_long = (PushSubscriptionRow.gone_at > 0, PushSubscriptionRow.gone_at < now - GONE_KEPT_SECONDS)
            await connection.execute(delete(PushSubscriptionRow).where(*for_long))

    async def settings(self, person: str) -> NoticeSettingsRow:
        """When somebody does not want to be called; the row that stands for those who never said."""
        async with self._store.database.session() as session:
            return await session.get(NoticeSettingsRow, person) or NoticeSettingsRow(person=person)

    async def keep_settings(self, row: NoticeSettingsRow) -> None:
        """Remember it."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(NoticeSettingsRow).where(NoticeSettingsRow.person == row.person))
            await connection.execute(insert(NoticeSettingsRow).values(**columns(row)))

    # --- what was told

    async def told(self, table_id: str) -> list[NoticeRow]:
        """What people were told of a table."""
        async with self._store.database.session() as session:
            return list(await session.scalars(select(NoticeRow).where(NoticeRow.table_id == table_id)))

    async def tell(self, notice: NoticeRow, deliveries: Sequence[DeliveryRow]) -> bool:
        """Note that somebody is told something, and what is to be sent for that. False when they were told already,
        by whichever worker."""
        of_it = (
            NoticeRow.table_id == notice.table_id,
            NoticeRow.person == notice.person,
            NoticeRow.kind == notice.kind,
        )
        try:
            async with self._store.transaction() as connection:
                if notice.kind != TURN:
                    await connection.execute(delete(NoticeRow).where(*of_it, NoticeRow.entry != notice.entry))
                await connection.execute(insert(NoticeRow).values(**columns(notice)))
                for row in deliveries:
                    await connection.execute(delete(DeliveryRow).where(*_one(row)))
                    await connection.execute(insert(DeliveryRow).values(**columns(row)))
        except IntegrityError:  # told already; or the table or the person is gone
            return False
        return True

    async def forget(self, table_id: str, person: str) -> None:
        """Somebody has seen a table: what was still to be sent is not sent, the next turn is told again."""
        async with self._store.database.session() as session:
            known = await session.get(NoticeRow, (table_id, person, TURN))
            waiting = await session.scalar(
                select(DeliveryRow.target).where(DeliveryRow.table_id == table_id, DeliveryRow.person == person)
            )
        if known is None and waiting is None:
            return
        of_turn = (NoticeRow.table_id == table_id, NoticeRow.person == person, NoticeRow.kind == TURN)
        async with self._store.transaction() as connection:
            await connection.execute(delete(NoticeRow).where(*of_turn))
            unsent = (DeliveryRow.table_id == table_id, DeliveryRow.person == person)
            await connection.execute(delete(DeliveryRow).where(*unsent))

    async def count_waiting(self, person: str) -> int:
        """How many tables wait for somebody."""
        query = (
            select(func.count())
            .select_from(TableRow)
            .join(SeatRow, (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.actor))
            .where(TableRow.status == PLAYING, SeatRow.key == person, SeatRow.stand_in == "")
        )
        async with self._store.database.session() as session:
            return int(await session.scalar(query) or 0)

    async def moved_since(self, at: float) -> list[str]:
        """Running games that have moved since a time."""
        query = select(TableRow.id).where(TableRow.status == PLAYING, TableRow.moved_at >= at)
        async with self._store.database.session() as session:
            return list(await session.scalars(query))

    async def running_out(self, now: float) -> list[tuple[str, float]]:
        """Running games with a clock of which two thirds or more have passed since the last entry; with its time."""
        two_thirds = TableRow.clock_days * (DAY_SECONDS * 2 / 3)
        query = select(TableRow.id, TableRow.moved_at).where(
            TableRow.status == PLAYING, TableRow.clock_days > 0, TableRow.moved_at + two_thirds <= now
        )
        async with self._store.database.session() as session:
            return [(row.id, row.moved_at) for row in await session.execute(query)]

    # --- what is still to be sent

    async def due(self, way: str, now: float, limit: int) -> list[DeliveryRow]:
        """What is to be sent now, the oldest first."""
        query = select(DeliveryRow).where(DeliveryRow.way == way, DeliveryRow.due_at <= now)
        async with self._store.database.session() as session:
            return list(await session.scalars(query.order_by(DeliveryRow.due_at).limit(limit)))

    async def next_due(self, way: str) -> float | None:
        """When something is to be sent next."""
        async with self._store.database.session() as session:
            found: float | None = await session.scalar(
                select(func.min(DeliveryRow.due_at)).where(DeliveryRow.way == way)
            )
            return found

    async def claim(self, row: DeliveryRow, until: float) -> bool:
        """Take on a delivery: no other worker tries it before `until`. False when one was faster, or it is gone."""
        async with self._store.transaction() as connection:
            mine = update(DeliveryRow).where(*_one(row), DeliveryRow.tries == row.tries)
            done = await connection.execute(mine.values(tries=row.tries + 1, due_at=until))
            return bool(done.rowcount)

    async def put_off(self, row: DeliveryRow, until: float) -> None:
        """Try a delivery again later."""
        async with self._store.transaction() as connection:
            await connection.execute(update(DeliveryRow).where(*_one(row)).values(due_at=until))

    async def finish(self, row: DeliveryRow) -> None:
        """It was sent, or nobody wants it any more."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(DeliveryRow).where(*_one(row)))


def _one(row: DeliveryRow) -> tuple[ColumnElement[bool], ...]:
    return (
        DeliveryRow.way == row.way,
        DeliveryRow.target == row.target,
        DeliveryRow.table_id == row.table_id,
        DeliveryRow.kind == row.kind,
    )


def _subscribed(session: Session, persons: Sequence[str]) -> set[str]:
    found: set[str] = set()
    for first in range(0, len(persons), MAX_PERSONS_AT_ONCE):
        some = persons[first : first + MAX_PERSONS_AT_ONCE]
        called = PushSubscriptionRow.person.in_(some), PushSubscriptionRow.gone_at == 0
        found.update(session.scalars(select(PushSubscriptionRow.person).where(*called)))
    return found
