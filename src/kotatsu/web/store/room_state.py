"""What the host has set, in one row that all workers share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import insert, select, update

from kotatsu.web.store.room_models import RoomStateRow
from kotatsu.web.store.store import Store

NAME = "room"


async def read_state(store: Store) -> dict[str, Any]:
    """What is set; empty before anything was."""
    async with store.database.session() as session:
        return dict(await session.scalar(select(RoomStateRow.value).where(RoomStateRow.name == NAME)) or {})


async def change_state(store: Store, change: Callable[[dict[str, Any]], dict[str, Any]]) -> dict[str, Any]:
    """Change what is set, one change at a time; what it is afterwards."""
    async with store.transaction() as connection:
        query = select(RoomStateRow.value).where(RoomStateRow.name == NAME).with_for_update()
        known = await connection.scalar(query)
        value = change(dict(known or {}))
        if known is None:
            await connection.execute(insert(RoomStateRow).values(name=NAME, value=value))
        else:
            await connection.execute(update(RoomStateRow).where(RoomStateRow.name == NAME).values(value=value))
    return value
