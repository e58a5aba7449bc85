"""Which person a browser's key belongs to: read once, then known in memory until something about devices changes.

A key without a row is its own person, as every key was before people had several devices. A signed-off one is nobody.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from kotatsu.web.store.people import People
from kotatsu.web.tables.refusals import FORBIDDEN, Refused
from kotatsu.web.tables.registry import TableRegistry

MAX_KNOWN = 20_000
"""Keys whose person is known in memory."""
KNOWN_SECONDS = 60.0
"""Until a key's person is read again: how long a message that was lost between two workers can matter."""
SEEN_SECONDS = 3600.0
"""A device's last visit is stored as often as that."""
CHANNEL = "people"
"""What is published when devices have changed; no table has such a short id."""


@dataclass(frozen=True)
class Identity:
    """Who asks: a browser or a program, and the person it belongs to."""

    device: str = ""
    """The hash of its key; empty without one."""
    person: str = ""
    """The person's id, which seats hold; empty without a key, and for a device that was signed off."""


NOBODY = Identity()


class Identities:
    """The persons of the keys that were seen lately."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.people = People(registry.store)
        self._known: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self._generation = 0
        registry.notifier.on_message[CHANNEL] = self.forget

    async def of(self, device: str) -> Identity:
        """The identity of a key, given by its hash."""
        if not device:
            return NOBODY
        known = self._known.get(device)
        if known is not None and known[1] > self._registry.clock():
            return Identity(device, known[0])
        return Identity(device, await self._read(device))

    async def _read(self, device: str) -> str:
        generation, now = self._generation, self._registry.clock()
        row = await self.people.device(device)
        if row is None:
            person = device
        else:
            person = "" if row.signed_off_at else row.person
            if person and now - row.seen_at > SEEN_SECONDS:
                await self.people.mark_seen(row, now)
        if generation == self._generation:  # nothing changed while we were reading
            self._remember(device, person, now)
        return person

    def _remember(self, device: str, person: str, now: float) -> None:
        self._known[device] = (person, now + KNOWN_SECONDS)
        self._known.move_to_end(device)
        while len(self._known) > MAX_KNOWN or next(iter(self._known.values()))[1] <= now:  # the oldest come first
            self._known.popitem(last=False)

    async def check(self, identity: Identity) -> None:
        """Refused when a device no longer belongs to the person it did: it was signed off, or joined another."""
        if (
            not self.is_known(identity, self._registry.clock())
            and (await self.of(identity.device)).person != identity.person
        ):
            raise Refused("signed-off", FORBIDDEN)

    def is_known(self, identity: Identity, now: float) -> bool:
        """Whether a device belongs to the person it did, as far as that is known without reading it."""
        if not identity.device:
            return True
        known = self._known.get(identity.device)
        return known is not None and known[0] == identity.person and known[1] > now

    def forget(self) -> None:
        """Read everything anew."""
        self._known.clear()
        self._generation += 1

    async def changed(self, *persons: str) -> None:
        """Devices or seats of these people have changed: every worker reads them anew, every stream looks again."""
        self.forget()
        self._registry.notifier.publish(CHANNEL)
        for person in persons:
            for table_id in await self.people.tables_of(person):
                self._registry.changed(table_id)
