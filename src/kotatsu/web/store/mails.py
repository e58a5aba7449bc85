"""The queries of mail addresses: given, confirmed, removed."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, insert, select, update

from kotatsu.web.store.models import columns
from kotatsu.web.store.notice_models import MAIL, DeliveryRow, MailRow
from kotatsu.web.store.store import Store


class Mails:
    """Reads and writes mail addresses."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> MailRow | None:
        """Somebody's address, confirmed or not."""
        return await self._one(MailRow.person == person)

    async def with_off_key(self, key: str) -> MailRow | None:
        """The address whose mails carry this link to stop them."""
        return await self._one(MailRow.off_key == key) if key else None

    async def with_confirm_key(self, key: str, now: float) -> MailRow | None:
        """The address that this link confirms, given by the hash of its secret."""
        return await self._one((MailRow.confirm_key == key) & (MailRow.confirm_until > now)) if key else None

    async def _one(self, condition: ColumnElement[bool]) -> MailRow | None:
        async with self._store.database.session() as session:
            found: MailRow | None = await session.scalar(select(MailRow).where(condition))
            return found

    async def keep(self, row: MailRow) -> None:
        """An address that is to be confirmed; it takes the place of the one before."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(MailRow).where(MailRow.person == row.person))
            await connection.execute(insert(MailRow).values(**columns(row)))

    async def update(self, person: str, **values: object) -> None:
        """Change what is stored of somebody's address."""
        async with self._store.transaction() as connection:
            await connection.execute(update(MailRow).where(MailRow.person == person).values(**values))

    async def remove(self, person: str) -> None:
        """Forget somebody's address, and what was still to be sent there."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(MailRow).where(MailRow.person == person))
            unsent = (DeliveryRow.way == MAIL, DeliveryRow.person == person)
            await connection.execute(delete(DeliveryRow).where(*unsent))

    async def forget_unconfirmed(self, now: float) -> None:
        """Forget the addresses that nobody has confirmed in time."""
        late = (MailRow.confirmed_at == 0) & (MailRow.confirm_until <= now)
        if await self._one(late) is not None:
            async with self._store.transaction() as connection:
                await connection.execute(delete(MailRow).where(late))
