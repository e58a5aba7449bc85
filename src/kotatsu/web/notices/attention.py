"""Who has a table open and visible: their page says so while it is, and they need no notice."""

from __future__ import annotations

import re
from collections import OrderedDict
from dataclasses import dataclass

from kotatsu.web.tables.registry import TableRegistry

VISIBLE_SECONDS = 75.0
"""How long a page counts as visible after it said so; it says so again every 30 seconds."""
OPENING_SECONDS = 10.0
"""How long somebody counts as looking who was sent a page, until its script says more."""
OPENING = "opening"
PAGE_ID = re.compile(r"[A-Za-z0-9]{1,16}")
MAX_PAIRS = 20_000
"""Pairs of table and person that are remembered."""
PREFIX = "looks"
Pair = tuple[str, str]


@dataclass(frozen=True)
class PageSays:
    """What a page says of itself."""

    page: str
    """Its own id."""
    count: int
    """How often it has said something: what was said first may arrive last."""
    visible: bool


class Attention:
    """The pages that are visible, by table and person. Workers tell each other."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._visible: OrderedDict[Pair, dict[str, tuple[float, int]]] = OrderedDict()
        """For each pair its pages, until when each counts as visible, and how often it has said something."""
        registry.notifier.on_any_message.append(self._hear)

    def opened(self, table_id: str, person: str) -> None:
        """Somebody was sent the page of a table."""
        self._tell(table_id, person, OPENING, 0, OPENING_SECONDS)

    def says(self, table_id: str, person: str, said: PageSays) -> None:
        """A page is visible, or hidden, or closed."""
        self._tell(table_id, person, said.page, said.count, VISIBLE_SECONDS if said.visible else 0.0)

    def is_looking(self, table_id: str, person: str) -> bool:
        """Whether one of somebody's pages of a table is visible."""
        now = self._registry.clock()
        return any(until > now for until, _ in self._visible.get((table_id, person), {}).values())

    def _tell(self, table_id: str, person: str, page: str, count: int, seconds: float) -> None:
        self._note(table_id, person, page, count, seconds)
        self._registry.notifier.publish(f"{PREFIX} {table_id} {person} {page} {count} {seconds:g}")

    def _hear(self, message: str) -> None:
        if message.startswith(PREFIX + " "):
            _, table_id, person, page, count, seconds = message.split(" ")
            self._note(table_id, person, page, int(count), float(seconds))

    def _note(self, table_id: str, person: str, page: str, count: int, seconds: float) -> None:
        pair, now = (table_id, person), self._registry.clock()
        known = self._visible.get(pair, {})
        pages = {each: said for each, said in known.items() if not _is_old(said, now)}
        pages.pop(OPENING, None)
        if count >= pages.get(page, (0.0, 0))[1]:
            pages[page] = (now + seconds, count)
        self._visible[pair] = pages
        self._visible.move_to_end(pair)
        while len(self._visible) > MAX_PAIRS or self._first_is_old(now):
            self._visible.popitem(last=False)

    def _first_is_old(self, now: float) -> bool:
        return all(_is_old(said, now) for said in next(iter(self._visible.values())).values())


def _is_old(said: tuple[float, int], now: float) -> bool:
    """Whether a page said something so long ago that even a message that arrived late is over."""
    return said[0] + VISIBLE_SECONDS <= now
