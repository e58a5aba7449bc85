"""Programs that play over play connections, as lean as they can be: what is measured is the server.

A driver speaks just enough WebSocket, reads of each line what it needs, and sends the moves of all lines that came
together in one message. Each worker of the server always has the same share of the tables in play: were a table
followed by one of any worker, their shares would drift apart until one of them had nothing to do.
"""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, cast

import msgspec

from bench.web import Wire

HANDSHAKE = (
    b"GET /api/play?table=%s HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: a290YXRzdS1tZWFzdXJlcw==\r\n\r\n"
)
SEATS = [{"kind": "own", "name": "Ann"}, {"kind": "open"}]
TABLES_OF_A_CONNECTION = 125
"""Two channels each; a connection may have 256."""
Sockets = Literal["worker", "table", "player"]
"""One for all tables of a worker of the server, one for each table, one for each player."""


class Heard(msgspec.Struct):
    """What a driver reads of a line."""

    type: str
    channel: int
    ply: int = -1
    legal: list[msgspec.Raw] = []
    reason: str = ""


@dataclass(frozen=True)
class OpenTable:
    """A table of two people that has begun, with the token of each."""

    id: str
    tokens: tuple[str, str]


async def open_table(wire: Wire, game: str) -> OpenTable:
    """Two people sit down, and the game begins."""
    _, body = await wire.ask("POST", "/api/tables", {"game": game, "seats": SEATS})
    made = json.loads(body)
    _, body = await wire.ask("POST", f"/api/tables/{made['table']}/join", {"seat": 1, "name": "Ben"})
    tokens = (made["token"], json.loads(body)["token"])
    await wire.ask("POST", f"/api/tables/{made['table']}/start", token=tokens[0])
    return OpenTable(made["table"], tokens)


class PlayDriver(asyncio.Protocol):
    """A connection on which seats are played: each moves as soon as it hears that it may."""

    def __init__(self, table: str, counted: list[int], ended: Callable[[int], None], *, short: bool) -> None:
        self._table = table
        """Its worker is asked for."""
        self._counted = counted
        self._ended = ended
        self._lines = b"short" if short else b"full"
        self._data = b""
        self._chance = random.Random(1)
        self._decode = msgspec.json.Decoder(Heard).decode
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(HANDSHAKE % self._table.encode())

    def subscribe(self, channel: int, table: str, seat: int, token: str) -> None:
        """Play a seat. Channels of seat 0 are even: they count the moves of their table."""
        line = b'{"type":"subscribe","channel":%d,"table":"%s","seat":%d,"token":"%s","lines":"%s"}'
        self._send(line % (channel, table.encode(), seat, token.encode(), self._lines))

    def data_received(self, data: bytes) -> None:
        data = self._data + data
        if not self._is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            self._is_open = bool(found)
            if not found:
                self._data = head
                return
        moves: list[bytes] = []
        while (frame := _frame(data)) is not None:
            payload, data = frame
            for text in payload.split(b"\n"):
                if text[:1] == b"{":
                    self._hear(self._decode(text), moves)
        self._data = data
        if moves:
            self._send(b"\n".join(moves))

    def _hear(self, line: Heard, moves: list[bytes]) -> None:
        if line.type in ("ply", "short"):
            self._counted[0] += line.channel % 2 == 0  # both hear of every move; one of them counts
        elif line.type == "ended" and line.reason == "over":
            self._ended(line.channel)
        elif line.type in ("refused", "ended"):
            raise AssertionError(line)
        if line.legal:
            action = bytes(self._chance.choice(line.legal))
            move = b'{"type":"move","channel":%d,"ply":%d,"id":"m%d","action":%s}'
            moves.append(move % (line.channel, line.ply, line.ply, action))

    def _send(self, text: bytes) -> None:
        """A text frame with a mask of zeros."""
        assert self._transport is not None
        size = len(text)
        head = b"\x81" + (bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big"))
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


def _frame(data: bytes) -> tuple[bytes, bytes] | None:
    """The payload of the first frame and what follows it; None while it is not whole."""
    if len(data) < 2:
        return None
    size, start = data[1] & 0x7F, 2
    if size >= 126:
        start = 4 if size == 126 else 10
        size = int.from_bytes(data[2:start], "big") if len(data) >= start else len(data)
    end = start + size
    return (data[start:end], data[end:]) if len(data) >= end else None


class PlayTables:
    """Tables that are played over play connections, each followed by another when its game is over."""

    def __init__(self, port: int, game: str, *, short: bool, sockets: Sockets, workers: int) -> None:
        self.counted = [0]
        self._port = port
        self._game = game
        self._short = short
        self._sockets = sockets
        self._workers = workers
        self._ready: list[list[OpenTable]] = [[] for _ in range(workers)]
        """By the worker that holds them."""
        self._open: dict[int, int] = {}
        """Channels of a table that have not ended."""
        self._players: dict[int, tuple[PlayDriver, PlayDriver]] = {}
        """By the number of the table, or of the worker that holds it."""
        self._opening: set[asyncio.Task[None]] = set()
        self.ran_out = False
        """Whether tables had to be opened while others were played."""

    async def prepare(self, tables: int) -> None:
        """Open tables that are played later: so many for each worker's share."""
        wire = Wire(self._port)
        while min(map(len, self._ready)) < tables / self._workers:
            table = await open_table(wire, self._game)
            self._ready[zlib.crc32(table.id.encode()) % self._workers].append(table)  # as Peers.holder says
        wire.close()

    async def play(self, tables: int) -> None:
        """Begin to play so many tables at once."""
        for number in range(tables):
            await self._begin(number)

    async def _drivers(self, number: int, table: str) -> tuple[PlayDriver, PlayDriver]:
        """The connections of a table's players; those for each table are opened anew, for its worker."""
        if self._sockets == "table":
            for driver in self._players.pop(number, ())[:1]:
                driver.close()
        if self._sockets == "worker":
            number = number % self._workers + self._workers * (number // TABLES_OF_A_CONNECTION)
        if number not in self._players:
            first = await self._connect(table)
            self._players[number] = (first, await self._connect(table) if self._sockets == "player" else first)
        return self._players[number]

    async def _connect(self, table: str) -> PlayDriver:
        _, driver = await asyncio.get_running_loop().create_connection(
            lambda: PlayDriver(table, self.counted, self._over, short=self._short), "127.0.0.1", self._port
        )
        while not driver._is_open:
            await asyncio.sleep(0.001)
        return driver

    async def _begin(self, number: int) -> None:
        ready = self._ready[number % self._workers]
        if not ready:
            self.ran_out = True
            await self.prepare(1)
        table = ready.pop()
        drivers = await self._drivers(number, table.id)
        self._open[number] = 2
        for seat, driver in enumerate(drivers):
            driver.subscribe(2 * number + seat, table.id, seat, table.tokens[seat])

    def _over(self, channel: int) -> None:
        number = channel // 2
        self._open[number] -= 1
        if not self._open[number]:
            task = asyncio.ensure_future(self._begin(number))
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)

    def close(self) -> None:
        for task in self._opening:
            task.cancel()
        for driver in {driver for players in self._players.values() for driver in players}:
            driver.close()
