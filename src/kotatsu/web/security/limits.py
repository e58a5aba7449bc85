"""Limits: how many requests of a kind a sender may make. A refused request is told when to try again."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass

from kotatsu.web.tables.refusals import TOO_FAST, Refused

MAX_SENDERS = 20_000
"""Senders that are remembered; the one not heard from for longest is forgotten first."""
MIN_COUNTS = 500
"""Requests after which senders whose bucket is empty are forgotten."""


@dataclass(frozen=True)
class Quota:
    """`burst` requests at once, then one every `interval_seconds`."""

    burst: int
    interval_seconds: float


QUOTAS = {
    "request": Quota(200, 0.02),
    "move": Quota(40, 0.1),
    "create": Quota(20, 3.0),
    "create-in-a-day": Quota(200, 432.0),
    "join": Quota(20, 2.0),
    "chat": Quota(5, 2.0),
    "stream": Quota(40, 0.5),
    "link": Quota(20, 5.0),
    "recover": Quota(5, 60.0),
    "export": Quota(5, 60.0),
    "report": Quota(5, 30.0),
    "host": Quota(5, 60.0),
    "subscribe": Quota(10, 30.0),
    "mail": Quota(3, 1200.0),
    "attention": Quota(60, 1.0),
    "play-line": Quota(400, 0.005),
}
"""Kinds of requests: `request` counts all of them by address, the others one thing by key or address."""


MAX_STREAMS_BY_ADDRESS = 64
"""Open at once; a household or a club has one address."""
MAX_STREAMS_BY_TABLE = 256
"""Channels of play connections count too."""
MAX_PLAY_CONNECTIONS_BY_ADDRESS = 32
STREAM_RETRY_SECONDS = 10


class OpenStreams:
    """How many streams are open, by address and by table. A token is no new person: it is not looked at."""

    def __init__(self, *, on: bool = True) -> None:
        self._on = on
        self._open: Counter[tuple[str, str]] = Counter()

    def check(self, address: str, table_id: str) -> None:
        """Refused when one more would be too many."""
        self._check("address", address, MAX_STREAMS_BY_ADDRESS)
        self.check_table(table_id)

    def check_table(self, table_id: str) -> None:
        """Refused when one more would be too many at this table."""
        self._check("table", table_id, MAX_STREAMS_BY_TABLE)

    def check_connection(self, address: str) -> None:
        """Refused when one more play connection would be too many for this address."""
        self._check("connection", address, MAX_PLAY_CONNECTIONS_BY_ADDRESS)

    def _check(self, kind: str, name: str, most: int) -> None:
        if self._on and self._open[kind, name] >= most:
            raise Refused("too-many-streams", TOO_FAST, retry_after=STREAM_RETRY_SECONDS)

    @property
    def total(self) -> int:
        """How many are open."""
        return sum(count for (kind, _), count in self._open.items() if kind == "address")

    def counted(self, address: str, table_id: str) -> AbstractContextManager[None]:
        """A stream that is open meanwhile."""
        return self._counted(("address", address), ("table", table_id))

    def counted_connection(self, address: str) -> AbstractContextManager[None]:
        """A play connection that is open meanwhile."""
        return self._counted(("connection", address))

    def counted_channel(self, table_id: str) -> AbstractContextManager[None]:
        """A channel of a play connection that is open meanwhile."""
        return self._counted(("table", table_id))

    @contextmanager
    def _counted(self, *pairs: tuple[str, str]) -> Iterator[None]:
        self._open.update(pairs)
        try:
            yield
        finally:
            for pair in pairs:
                self._open[pair] -= 1
                if not self._open[pair]:
                    del self._open[pair]


class Limits:
    """Leaky buckets in the memory of one worker."""

    def __init__(self, clock: Callable[[], float], *, on: bool = True) -> None:
        self._clock = clock
        self._on = on
        self.streams = OpenStreams(on=on)
        self._empty_at: OrderedDict[tuple[str, str], float] = OrderedDict()
        """When the bucket of a sender will be empty again."""
        self._counts_left = MIN_COUNTS
        """Until empty buckets are forgotten."""

    def count(self, kind: str, sender: str) -> None:
        """Count one request; Refused says how many seconds to wait."""
        if not self._on:
            return
        quota, now, bucket = QUOTAS[kind], self._clock(), (kind, sender)
        empty_at = self._empty_at.get(bucket, now)
        empty_at = (empty_at if empty_at > now else now) + quota.interval_seconds
        wait = empty_at - now - quota.burst * quota.interval_seconds
        if wait > 0:
            raise Refused("too-fast", TOO_FAST, retry_after=math.ceil(wait), seconds=math.ceil(wait))
        self._empty_at[bucket] = empty_at
        self._empty_at.move_to_end(bucket)
        self._counts_left -= 1
        if self._counts_left <= 0:
            self._forget_empty(now)
        if len(self._empty_at) > MAX_SENDERS:
            self._empty_at.popitem(last=False)

    def _forget_empty(self, now: float) -> None:
        """Forget empty buckets: none at all means the same."""
        for sender in [sender for sender, empty_at in self._empty_at.items() if empty_at <= now]:
            del self._empty_at[sender]
        self._counts_left = max(MIN_COUNTS, len(self._empty_at))  # so that a count costs the same for any number
