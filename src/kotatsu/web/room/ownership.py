"""What of the room is somebody's, for their export: links that they made, what they said, whom they blocked."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from kotatsu.web.store.public_room import PublicRoom
from kotatsu.web.store.room_models import GroupRow
from kotatsu.web.store.store import Store


async def about_room(store: Store, person: str) -> dict[str, Any]:
    """Everything of a person in the room."""
    found = await PublicRoom(store).of_person(person)
    async with store.database.session() as session:
        groups = list(await session.scalars(select(GroupRow).where(GroupRow.person == person)))
    return {
        "group_links": [{"created_at": each.created_at, "expires_at": each.expires_at} for each in groups],
        "said": [{"at": line.at, "name": line.name, "text": line.text} for line in found["said"]],
        "blocked": [{"at": each.at, "name": each.name} for each in found["blocked"]],
        "reported": [{"at": each.at, "text": each.text} for each in found["reported"]],
    }
