"""Every query about people and their devices. A write is one short transaction, as in `store.py`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, insert, inspect, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from kotatsu.web.store.mails import Mails
from kotatsu.web.store.models import Base, SeatRow, TableRow, columns
from kotatsu.web.store.notice_models import (
    DeliveryRow,
    MailRow,
    NoticeRow,
    NoticeSettingsRow,
    PushSubscriptionRow,
    VacationRow,
)
from kotatsu.web.store.notices import Notices
from kotatsu.web.store.people_models import (
    DeviceLinkRow,
    DeviceRow,
    InvitationRow,
    PasskeyRow,
    PersonRow,
    UsedChallengeRow,
)
from kotatsu.web.store.room_models import BlockRow, GroupRow, ReportRow, RoomLineRow
from kotatsu.web.store.store import Store
from kotatsu.web.store.vacations import Vacations

DEVICE_ID_BYTES = 9
DEVICE_OF_KEY = select(DeviceRow).where(DeviceRow.key == bindparam("device_key"))
REFERENCES: list[tuple[type[Base], str]] = [
    (SeatRow, "key"),
    (TableRow, "host"),
    (DeviceRow, "person"),
    (DeviceLinkRow, "person"),
    (PasskeyRow, "person"),
    (InvitationRow, "person"),
    (GroupRow, "person"),
    (RoomLineRow, "person"),
    (BlockRow, "person"),
    (BlockRow, "blocked"),
    (ReportRow, "person"),
    (ReportRow, "reported"),
    (PushSubscriptionRow, "person"),
    (NoticeSettingsRow, "person"),
    (NoticeRow, "person"),
    (DeliveryRow, "person"),
    (VacationRow, "person"),
    (MailRow, "person"),
]
"""Every column that holds a person: what a merge moves. A new table that refers to people is added here."""


@dataclass(frozen=True)
class KnownDevice:
    """What is known of a browser that asks for its person."""

    key: str
    """The hash of its key."""
    label: str
    name: str = ""
    settings: Mapping[str, Any] | None = None


class People:
    """Reads and writes people."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.notices = Notices(store)
        self.vacations = Vacations(store)
        self.mails = Mails(store)

    # --- reading

    async def device(self, key: str) -> DeviceRow | None:
        """The device with this key, given by its hash."""
        found: DeviceRow | None = await self._store.database.read(
            lambda session: session.scalar(DEVICE_OF_KEY, {"device_key": key})
        )
        return found

    async def person(self, person: str) -> PersonRow | None:
        """A person who has a row."""
        async with self._store.database.session() as session:
            return await session.get(PersonRow, person)

    async def devices(self, person: str) -> list[DeviceRow]:
        """The devices of a person that are signed on, newest first."""
        query = select(DeviceRow).where(DeviceRow.person == person, DeviceRow.signed_off_at == 0)
        async with self._store.database.session() as session:
            return list(await session.scalars(query.order_by(DeviceRow.created_at.desc(), DeviceRow.id)))

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        """The passkeys of a person, newest first."""
        query = select(PasskeyRow).where(PasskeyRow.person == person).order_by(PasskeyRow.created_at.desc())
        async with self._store.database.session() as session:
            return list(await session.scalars(query))

    async def passkey(self, credential: str) -> PasskeyRow | None:
        """A passkey by its credential's id."""
        async with self._store.database.session() as session:
            return await session.get(PasskeyRow, credential)

    async def add_passkey(self, row: PasskeyRow) -> None:
        """One more passkey; one that is there already stays as it is."""
        await self._insert_unless_there(row)

    async def remove_passkey(self, person: str, credential: str) -> None:
        """A passkey of this person opens nothing any more."""
        where = (PasskeyRow.id == credential, PasskeyRow.person == person)
        async with self._store.transaction() as connection:
            await connection.execute(delete(PasskeyRow).where(*where))

    async def use_passkey(self, credential: str, sign_count: int) -> None:
        """Note how often a passkey has signed."""
        async with self._store.transaction() as connection:
            used = update(PasskeyRow).where(PasskeyRow.id == credential).values(sign_count=sign_count)
            await connection.execute(used)

    async def use_challenge(self, key: str, expires_at: float, now: float) -> bool:
        """Use a challenge up, given by its hash; False when it was used before. Expired ones are deleted."""
        try:
            async with self._store.transaction() as connection:
                await connection.execute(delete(UsedChallengeRow).where(UsedChallengeRow.expires_at <= now))
                await connection.execute(insert(UsedChallengeRow).values(key=key, expires_at=expires_at))
        except IntegrityError:
            return False
        return True

    async def with_phrase(self, phrase: str) -> PersonRow | None:
        """The person with this recovery phrase, given by its hash."""
        return await self._one(PersonRow.phrase == phrase) if phrase else None

    async def with_slug(self, slug: str) -> PersonRow | None:
        """The person with this public page."""
        return await self._one(PersonRow.slug == slug) if slug else None

    async def _one(self, condition: Any) -> PersonRow | None:
        async with self._store.database.session() as session:
            found: PersonRow | None = await session.scalar(select(PersonRow).where(condition))
            return found

    async def tables_of(self, person: str) -> list[str]:
        """Every table that this person sits at or made."""
        async with self._store.database.session() as session:
            seated = await session.scalars(select(SeatRow.table_id).where(SeatRow.key == person))
            made = await session.scalars(select(TableRow.id).where(TableRow.host == person))
            return sorted({*seated, *made})

    # --- one person and their devices

    async def ensure(self, person: str, device: KnownDevice, now: float) -> PersonRow:
        """The person's row, made together with that of their device where there is none yet."""
        found = await self.person(person)
        if found is None:
            row = PersonRow(
                id=person, name=device.name, settings=dict(device.settings or {}), created_at=now, seen_at=now
            )
            await self._insert_unless_there(row)
        if await self.device(device.key) is None:
            await self._insert_unless_there(_device_row(person, device, now))
        return found or await self._get(person)

    async def _get(self, person: str) -> PersonRow:
        async with self._store.database.session() as session:
            return await session.get_one(PersonRow, person)

    async def _insert_unless_there(self, row: Base) -> None:
        try:
            async with self._store.transaction() as connection:
                await connection.execute(insert(type(row)).values(**columns(row)))
        except IntegrityError:  # another request of theirs was first
            pass

    async def update(self, person: str, **values: Any) -> None:
        """Change the row of a person, where there is one."""
        async with self._store.transaction() as connection:
            await connection.execute(update(PersonRow).where(PersonRow.id == person).values(**values))

    async def mark_seen(self, device: DeviceRow, now: float) -> None:
        """A device was used, and so was its person."""
        async with self._store.transaction() as connection:
            await connection.execute(update(DeviceRow).where(DeviceRow.id == device.id).values(seen_at=now))
            await connection.execute(update(PersonRow).where(PersonRow.id == device.person).values(seen_at=now))

    async def sign_off(self, person: str, device_id: str, now: float) -> bool:
        """A device loses the person; False when it is not theirs, or signed off already."""
        where = (DeviceRow.id == device_id, DeviceRow.person == person, DeviceRow.signed_off_at == 0)
        async with self._store.transaction() as connection:
            done = await connection.execute(update(DeviceRow).where(*where).values(signed_off_at=now))
            if done.rowcount:  # and it is not called any more
                its_key = select(DeviceRow.key).where(DeviceRow.id == device_id).scalar_subquery()
                await connection.execute(delete(PushSubscriptionRow).where(PushSubscriptionRow.device == its_key))
            return bool(done.rowcount)

    # --- links

    async def add_link(self, key: str, person: str, expires_at: float, now: float) -> None:
        """A new link, given by the hash of its secret. The person's older links and all expired ones end."""
        async with self._store.transaction() as connection:
            old = (DeviceLinkRow.person == person) | (DeviceLinkRow.expires_at <= now)
            await connection.execute(delete(DeviceLinkRow).where(old))
            row = DeviceLinkRow(key=key, person=person, expires_at=expires_at)
            await connection.execute(insert(DeviceLinkRow).values(**columns(row)))

    async def link_person(self, key: str, now: float) -> str:
        """Whose link this is, without using it up; empty when it has expired or was used."""
        query = select(DeviceLinkRow.person).where(DeviceLinkRow.key == key, DeviceLinkRow.expires_at > now)
        async with self._store.database.session() as session:
            return str(await session.scalar(query) or "")

    async def use_link(self, key: str, now: float) -> str:
        """Use a link up: whose it was; empty when it has expired or was used. Of two at once one gets it."""
        async with self._store.transaction() as connection:
            used = (
                delete(DeviceLinkRow)
                .where(DeviceLinkRow.key == key)
                .returning(DeviceLinkRow.person, DeviceLinkRow.expires_at)
            )
            found = (await connection.execute(used)).one_or_none()
        return found[0] if found and found[1] > now else ""

    # --- two who are one

    async def adopt(self, person: str, device: KnownDevice, before: str, now: float) -> None:
        """A browser becomes a device of a person who has a row. Everything of the person whom it belonged to before,
        other devices included, becomes theirs; that person's own row goes."""
        async with self._store.transaction() as connection:
            if before:
                for model, column in REFERENCES:
                    await _move(connection, model, column, before, person)
                await connection.execute(delete(PersonRow).where(PersonRow.id == before))
            known = await connection.scalar(select(DeviceRow.id).where(DeviceRow.key == device.key))
            if known is None:
                await connection.execute(insert(DeviceRow).values(**columns(_device_row(person, device, now))))


async def _move(connection: AsyncConnection, model: type[Base], column: str, source: str, into: str) -> None:
    """Rows of one person become another's; where both have the same one, the other's stays."""
    field = getattr(model, column)
    if field.property.columns[0].primary_key:
        theirs = aliased(model)
        keys = [str(each.key) for each in inspect(model).primary_key if each.key != column]
        same = [getattr(theirs, key) == getattr(model, key) for key in keys]
        both = select(getattr(theirs, column)).where(getattr(theirs, column) == into, *same).exists()
        await connection.execute(delete(model).where(field == source, both))
    await connection.execute(update(model).where(field == source).values({column: into}))


def _device_row(person: str, device: KnownDevice, now: float) -> DeviceRow:
    identity = secrets.token_urlsafe(DEVICE_ID_BYTES)
    return DeviceRow(id=identity, person=person, key=device.key, label=device.label, created_at=now, seen_at=now)
