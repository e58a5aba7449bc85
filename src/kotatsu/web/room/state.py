"""What the host has set, known in every worker: whether the public room and its chat are on, a message to all,
maintenance. It is stored, so that it outlives a restart."""

from __future__ import annotations

import asyncio
from typing import Any

from kotatsu.web.background import Supervisor
from kotatsu.web.config import DAY_SECONDS
from kotatsu.web.lobby_room_context import Announcement
from kotatsu.web.store.public_room import PublicRoom
from kotatsu.web.store.room_state import change_state, read_state
from kotatsu.web.tables.names import printable_line
from kotatsu.web.tables.refusals import INVALID, Refused
from kotatsu.web.tables.registry import TableRegistry

TASK = "room"
CHANNEL = "room"
"""What is published when something of the room has changed; no table has such a short id."""
LOOK_SECONDS = 10.0
"""Between two looks for what another worker has set: how long a message that was lost can matter."""
MAX_MESSAGE_LENGTH = 280
LINE_KEPT_SECONDS = DAY_SECONDS
"""How long a line of the room's chat is kept."""
FORGET_SECONDS = 600.0
"""Between two looks for lines that were kept long enough."""
REPORT_KEPT_SECONDS = 30 * DAY_SECONDS
SWITCHES = ("lobby", "chat")
"""What the host opens and closes: the public room (closed at first), its chat (open at first)."""


class RoomState:
    """What the host has set, as this worker knows it."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._value: dict[str, Any] = {}
        self._woken = asyncio.Event()
        registry.notifier.on_message[CHANNEL] = self._woken.set

    @property
    def version(self) -> int:
        """Grows with everything that the host sets."""
        return int(self._value.get("version", 0))

    @property
    def is_open(self) -> bool:
        """Whether strangers find each other here."""
        return bool(self._value.get("lobby", False))

    @property
    def has_chat(self) -> bool:
        """Whether the public room's chat is on."""
        return self.is_open and bool(self._value.get("chat", True))

    @property
    def switches(self) -> dict[str, bool]:
        """What the host opens and closes, and how it stands."""
        return {"lobby": self.is_open, "chat": bool(self._value.get("chat", True))}

    @property
    def in_maintenance(self) -> bool:
        """Whether nothing new begins and nobody moves."""
        return bool(self._value.get("maintenance", False))

    @property
    def message(self) -> dict[str, str]:
        """The message to all by language; empty for none."""
        found: dict[str, str] = self._value.get("message", {})
        return found

    def announcement(self, language: str, dismissed: str) -> Announcement:
        """What a reader is told, who has put the message `dismissed` away."""
        number = int(self._value.get("number", 0))
        said = self.message.get(language) or next(iter(self.message.values()), "")
        shown = "" if dismissed == str(number) else said
        return Announcement(shown, number, self.in_maintenance, self.version)

    # --- the host sets something

    async def switch(self, name: str, *, on: bool) -> None:
        """Open or close the public room or its chat."""
        if name not in SWITCHES:
            raise Refused("bad-form", INVALID, text="name")
        await self._set(**{name: on})

    async def tell(self, texts: dict[str, str]) -> None:
        """A message to all, in one language or several; nothing takes the last one down."""
        said = {language: printable_line(text) for language, text in texts.items() if text.strip()}
        if any(len(text) > MAX_MESSAGE_LENGTH for text in said.values()):
            raise Refused("too-long", INVALID, most=MAX_MESSAGE_LENGTH)
        await self._set(message={language: text for language, text in said.items() if text}, counted=True)

    async def set_maintenance(self, *, on: bool) -> None:
        """Begin or end maintenance. After it nobody counts as away for its time, and bots go on at once."""
        await self._set(maintenance=on)

    async def _set(self, *, counted: bool = False, **values: Any) -> None:
        def change(before: dict[str, Any]) -> dict[str, Any]:
            number = int(before.get("number", 0)) + counted
            return {**before, **values, "number": number, "version": int(before.get("version", 0)) + 1}

        self._adopt(await change_state(self._registry.store, change))
        self._registry.notifier.publish(CHANNEL)

    # --- knowing what is set

    async def read(self) -> None:
        """Read what is stored."""
        self._adopt(await read_state(self._registry.store))

    def _adopt(self, value: dict[str, Any]) -> None:
        if int(value.get("version", 0)) == self.version:
            return
        was, self._value = self.in_maintenance, value
        registry = self._registry
        registry.in_maintenance = self.in_maintenance
        if was and not self.in_maintenance:
            registry.watching_since = registry.clock()
            for call in registry.after_maintenance:
                call()
        registry.notifier.wake_all()

    async def run(self, supervisor: Supervisor) -> None:
        """Read what other workers have set, and delete old lines."""
        room, forgotten_at = PublicRoom(self._registry.store), 0.0
        while True:
            self._woken.clear()
            await self.read()
            now = self._registry.clock()
            if now - forgotten_at > FORGET_SECONDS:
                forgotten_at = now
                await room.forget(now - LINE_KEPT_SECONDS, now - REPORT_KEPT_SECONDS)
            supervisor.report(TASK, up=True)
            try:
                await asyncio.wait_for(self._woken.wait(), LOOK_SECONDS)
            except TimeoutError:
                continue
