"""A play connection for tests: lines sent and lines waited for."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

from kotatsu.client import Seat
from tests.web.servers import Inside, Process

Line = dict[str, Any]
STATES = ("full", "ply", "short")


class PlayWire:
    """Sends lines, and reads them until one is there."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.unread: list[Line] = []
        self.read: list[Line] = []

    def send(self, *lines: object) -> None:
        """Lines in one message."""
        self.wire.send("\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines))

    def next(self, *kinds: str, patience: float = 10.0) -> Line:
        """The next line of these kinds; others are skipped."""
        until = time.monotonic() + patience
        while True:
            while self.unread:
                line = self.unread.pop(0)
                self.read.append(line)
                if not kinds or line["type"] in kinds:
                    return line
            self._receive(until)

    def _receive(self, until: float) -> None:
        message = self.wire.recv(timeout=max(until - time.monotonic(), 0.01))
        self.unread += [json.loads(text) for text in message.splitlines() if text]

    def rest(self) -> list[Line]:
        """What is said until a line that the server answers at once: nothing else is on its way."""
        self.send({"type": "unsubscribe", "channel": 999_999})
        found = []
        while (line := self.next()).get("channel") != 999_999:
            found.append(line)
        return found

    def subscribe(self, channel: int, seat: Seat, /, **more: object) -> Line:
        """Open a channel; the first line that comes on it, or the refusal."""
        self.send(subscription(channel, seat, **more))
        while (line := self.next()).get("channel") != channel:
            pass
        return line


def subscription(channel: int, seat: Seat, /, **more: object) -> Line:
    line = {"type": "subscribe", "channel": channel, "table": seat.table, "token": seat.token, "seat": seat.seat}
    return {**line, **more}


def move(line: Line, move_id: str = "", **more: object) -> Line:
    """The first thing that a line allows, as a move on its channel."""
    chosen = {"ply": line["ply"], "id": move_id or f"m{line['ply']}", "action": line["legal"][0]}
    return {"type": "move", "channel": line["channel"], **chosen, **more}


@contextmanager
def play_wire(site: Inside | Process, **headers: str) -> Iterator[PlayWire]:
    address = site.url.replace("http", "ws", 1) + "/api/play"
    with connect(address, additional_headers=headers, compression=None, proxy=None, close_timeout=1) as wire:
        yield PlayWire(wire)
