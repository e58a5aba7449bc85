"""Many seats, at one table or at many, over one connection to a server.

with kotatsu.play_client.connect("http://127.0.0.1:8000") as play:
    for seat in seats:
        play.add(seat)
    for seat, turn in play.turns():
        play.move(seat, random.choice(turn.legal))
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as open_connection

from kotatsu.client import (
    PASSING_STATUSES,
    SILENCE_TIMEOUT_SECONDS,
    Backoff,
    ClosedAfterUse,
    NotAllowed,
    Seat,
    Turn,
    refusal,
)
from kotatsu.engine.errors import KotatsuError

OVER, BROKEN = "over", "broken"
"""Why a channel ends: its game does, or the server has failed and may not fail again."""
NO_CHANNEL = "no-channel"
"""Why a move is refused that comes after the end of its channel."""
FAILED = 500
Lines = Literal["full", "short"]


@dataclass
class Played:
    """A seat that is played over a connection."""

    seat: Seat
    lines: Lines
    entry: int | None = None
    """The last that was seen."""
    unanswered: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Moves that were sent, by id."""
    is_asked_again: bool = False
    """Whether it was asked for again after its channel had ended, and was not heard since."""


class PlayConnection(ClosedAfterUse):
    """A connection that is taken up where it broke: nothing is missed, and no move counts twice."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self._played: dict[int, Played] = {}
        self._next_channel = 0
        self._to_send: list[dict[str, Any]] = []
        self._unread: deque[dict[str, Any]] = deque()
        self._wire: ClientConnection | None = None
        self._open = ExitStack()
        self._backoff = Backoff()

    # --- seats

    def add(self, seat: Seat, *, lines: Lines = "full") -> None:
        """Hear of a seat's table and move there; with `short` lines a turn has no view."""
        channel = self._next_channel
        self._next_channel += 1
        self._played[channel] = Played(seat, lines)
        self._to_send.append(self._subscription(channel))

    def remove(self, seat: Seat) -> None:
        """Hear no more of a seat's table."""
        channel = self._channel(seat)
        del self._played[channel]
        self._to_send.append({"type": "unsubscribe", "channel": channel})

    def move(self, seat: Seat, action: Mapping[str, Any] | str | int, *, move_id: str | None = None) -> None:
        """Do an action of a seat, by name, line or number, at the state seen last. It is sent, together with other
        moves, when the next state is asked for; then NotAllowed says why not."""
        channel = self._channel(seat)
        turn = seat.last
        line = {
            "type": "move",
            "channel": channel,
            "ply": turn.ply,
            "branch": turn.line["branch"],
            "id": move_id or secrets.token_urlsafe(9),
            "action": seat.game.actions.decode(action) if isinstance(action, int) else action,
        }
        self._played[channel].unanswered[line["id"]] = line
        self._to_send.append(line)

    def _channel(self, seat: Seat) -> int:
        for channel, played in self._played.items():
            if played.seat is seat:
                return channel
        raise KotatsuError("this seat is not played over this connection; add it first")

    # --- what is seen

    def states(self) -> Iterator[tuple[Seat, Turn]]:
        """Each state of each table, until the games of all seats are over. A lost connection is opened again."""
        while self._played:
            try:
                if not self._unread:
                    self._receive()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                self.close()
                self._backoff.wait(_as_refusal(error))
            while self._unread:
                yield from self._heard(self._unread.popleft())

    def turns(self) -> Iterator[tuple[Seat, Turn]]:
        """Each state in which one of the seats decides. Move before asking for the next."""
        for seat, turn in self.states():
            if turn.legal:
                yield seat, turn

    def _receive(self) -> None:
        """Send what is to be sent, and wait for lines."""
        wire = self._connected()
        if self._to_send:
            lines, self._to_send = self._to_send, []
            wire.send(b"\n".join(msgspec.json.encode(line) for line in lines).decode())
        message = wire.recv(timeout=SILENCE_TIMEOUT_SECONDS if self._waits_for_answer() else None)
        self._unread.extend(msgspec.json.decode(text) for text in message.splitlines() if text)

    def _waits_for_answer(self) -> bool:
        return any(played.unanswered or played.entry is None for played in self._played.values())

    def _connected(self) -> ClientConnection:
        if self._wire is None:
            address = self.server.replace("http", "ws", 1) + "/api/play" + self._first_table()
            self._wire = self._open.enter_context(open_connection(address, max_size=None, compression=None))
            self._to_send = [self._subscription(channel) for channel in self._played]
            self._to_send += [line for played in self._played.values() for line in played.unanswered.values()]
        return self._wire

    def _first_table(self) -> str:
        """Asks for the worker that holds the first table: for that one moves cost least."""
        return next((f"?table={played.seat.table}" for played in self._played.values()), "")

    def _subscription(self, channel: int) -> dict[str, Any]:
        played = self._played[channel]
        seat = played.seat
        line = {"type": "subscribe", "channel": channel, "table": seat.table, "token": seat.token, "seat": seat.seat}
        return {**line, "lines": played.lines, **({} if played.entry is None else {"since": played.entry})}

    def _heard(self, line: dict[str, Any]) -> Iterator[tuple[Seat, Turn]]:
        played = self._played.get(line.get("channel", -1))
        if played is None:
            return
        match line["type"]:
            case "full" | "ply" | "short":
                self._backoff = Backoff()
                played.is_asked_again = False
                played.entry = line["entry"]
                played.seat.last = Turn(played.seat.game, line)
                yield played.seat, played.seat.last
            case "done":
                self._backoff = Backoff()
                played.unanswered.pop(line["id"], None)
            case "ended" if line["reason"] == BROKEN:
                self._backoff.wait(NotAllowed(FAILED, BROKEN, line["text"]))
                played.is_asked_again = True
                self._to_send += [self._subscription(line["channel"]), *played.unanswered.values()]
            case "ended":
                del self._played[line["channel"]]
                if line["reason"] != OVER:
                    raise NotAllowed(0, line["reason"], line["text"], line["clause"])
            case "refused":
                self._refused(played, line)

    def _refused(self, played: Played, line: dict[str, Any]) -> None:
        """A line that may be accepted in a moment is sent again; any other refusal is raised."""
        if played.is_asked_again and line["reason"] == NO_CHANNEL:
            return  # it was sent before the end of its channel was read, and is sent again
        again = played.unanswered.get(line["id"]) if line["id"] else self._subscription(line["channel"])
        error = NotAllowed(line["status"], line["reason"], line["text"], line["clause"], line["retry_after"])
        if again is None or line["status"] not in PASSING_STATUSES:
            played.unanswered.pop(line["id"], None)
            raise error
        self._backoff.wait(error)
        self._to_send.append(again)

    # --- how

    def close(self) -> None:
        """Hang up."""
        self._open.close()
        self._wire = None


def connect(server: str) -> PlayConnection:
    """A connection to a server, for seats that were taken with `kotatsu.client`. It is opened when it is used."""
    return PlayConnection(server)


def _as_refusal(error: Exception) -> Exception:
    """The server's own sentence, where it refused the connection."""
    if isinstance(error, InvalidStatus):
        answer = error.response
        return refusal(answer.status_code, bytes(answer.body or b""), answer.headers.get("retry-after", ""))
    return error
