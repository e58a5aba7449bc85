"""A play connection: one connection on which a program plays at many tables, both ways, in lines of JSON.

Moves are checked as they are read, stored together, acknowledged, and told to everybody whose channel they concern. One
task reads, one writes; what is to be written is made when the other side can take it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import partial
from itertools import islice

import msgspec

from kotatsu.web.api.live_calls import decision_of
from kotatsu.web.api.play_channel import Channel
from kotatsu.web.api.play_schemas import (
    Closed,
    Done,
    Ended,
    MoveLine,
    RefusedLine,
    Subscribe,
    Unsubscribe,
    decode_line,
)
from kotatsu.web.api.schemas import encode_line
from kotatsu.web.api.seat_lines import SeatLines
from kotatsu.web.http.reader import language_of
from kotatsu.web.http.requests import AnyRequest, client_address, invitation, services
from kotatsu.web.http.responses import status_of
from kotatsu.web.security.keys import hash_key
from kotatsu.web.store.group_commit import Outcome
from kotatsu.web.tables import moves
from kotatsu.web.tables.live_match import Receipt
from kotatsu.web.tables.reader_view import reading_seat
from kotatsu.web.tables.refusals import INVALID, TOO_FAST, Refused
from kotatsu.web.tables.registry import LoadedTable

log = logging.getLogger("kotatsu.play")
MAX_CHANNELS = 256
"""Of one connection."""
MAX_SENT_BYTES = 256 * 1024
"""Lines are joined into messages of about this size at most."""
MAX_UNSENT_ANSWERS = 512
"""Answers that may wait to be sent before no more is read."""
MAX_REFUSED_IN_A_ROW = 200
"""Lines, after which the connection is closed."""
UNREAD_TIMEOUT_SECONDS = 20.0
"""How long a program may read nothing while there is something to send."""
IDLE_TIMEOUT_SECONDS = 60.0
"""How long a connection may be open without a channel."""
LINES_AT_ONCE = 32
"""Lines of one program that are read before others have their turn."""
CHANNELS_AT_ONCE = 64
"""Channels of one program that are told what is new before others have their turn."""
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
FAILURE, UNREADABLE_LINE = 500, 400
"""Statuses of refusals that have no kind of their own."""
Send = Callable[[str], Awaitable[None]]
Receive = Callable[[], Awaitable[bytes | None]]


class Ends(Exception):
    """The server closes the connection; why."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.reason)
        self.refused = refused


class PlayConnection:
    """What one program sends and is told."""

    def __init__(self, request: AnyRequest, send: Send) -> None:
        self._request = request
        self._on = services(request)
        self._language = language_of(request)
        self._address = client_address(request)
        self._send = send
        self._channels: dict[int, Channel] = {}
        self._changed: dict[Channel, None] = {}
        self._answers: list[bytes] = []
        self._to_write = asyncio.Event()
        self._written = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines_read = 0
        self._refused_in_a_row = 0
        self._sending_since: float | None = None
        self._without_channel_since = time.monotonic()

    async def run(self, receive: Receive) -> None:
        """Read and write until the program hangs up. Ends says why the server closes the connection."""
        for work in (self._read(receive), self._write(), self._look_again()):
            self._spawn(work)
        running = list(self._tasks)
        try:
            ended, _ = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for channel in self._channels.values():
                channel.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
        for task in ended:
            task.result()

    def closing_line(self, refused: Refused) -> str:
        """The last line of a connection that the server closes."""
        return encode_line(Closed(refused.reason, self.sentence(refused), "")).decode() + "\n"

    def sentence(self, refused: Refused) -> str:
        """What a person reads of a refusal."""
        return refused.sentence(self._language)

    # --- reading

    async def _read(self, receive: Receive) -> None:
        while (message := await receive()) is not None:
            for text in message.split(b"\n"):
                if text:
                    more = self._handle(text)
                    if more is not None:
                        await more
                    self._lines_read += 1
                    if self._lines_read % LINES_AT_ONCE == 0:
                        await asyncio.sleep(0)  # let others have their turn
                        await self._room_for_answers()

    async def _room_for_answers(self) -> None:
        while len(self._answers) > MAX_UNSENT_ANSWERS:
            self._written.clear()
            await self._written.wait()

    def _handle(self, text: bytes) -> Awaitable[None] | None:
        """Do what a line asks for; what is left to wait for, if anything is."""
        try:
            line = decode_line(text)
        except UNREADABLE as error:
            told = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
            self._refuse(Refused("bad-form", INVALID, text=told), None, "", UNREADABLE_LINE)
            return None
        move_id = line.id if isinstance(line, MoveLine) else ""
        try:
            more = self._do(line)
        except Exception as error:
            self._tell_failure(error, line.channel, move_id)
            return None
        return None if more is None else self._try(more, line.channel, move_id)

    async def _try(self, work: Awaitable[None], channel: int, move_id: str) -> None:
        """Do something for a line, and tell when it is refused."""
        try:
            await work
        except Exception as error:
            self._tell_failure(error, channel, move_id)

    def _tell_failure(self, error: Exception, channel: int, move_id: str) -> None:
        if isinstance(error, Refused):
            self._refuse(error, channel, move_id)
            return
        log.error("failure", exc_info=error, extra={"route": "/api/play"})
        self._refuse(Refused("broken"), channel, move_id, FAILURE)

    def _do(self, line: Subscribe | Unsubscribe | MoveLine) -> Awaitable[None] | None:
        self._on.limits.count("play-line", self._address)
        if isinstance(line, Subscribe):
            return self._subscribe(line)
        channel = self._channel(line.channel)
        if isinstance(line, MoveLine):
            return self._begin_move(channel, line)
        channel.why_ended = Refused("unsubscribed")
        self._close(channel)
        self._note_change(channel)
        return None

    def _channel(self, number: int) -> Channel:
        if number not in self._channels:
            raise Refused("no-channel", INVALID, channel=number)
        return self._channels[number]

    # --- channels

    async def _subscribe(self, line: Subscribe) -> None:
        if line.channel in self._channels:
            raise Refused("channel-taken", INVALID, channel=line.channel)
        if len(self._channels) >= MAX_CHANNELS:
            raise Refused("too-many-channels", TOO_FAST, most=MAX_CHANNELS)
        asker = await self._on.identities.of(hash_key(line.token))
        table = await self._on.registry.load(line.table)
        reading_seat(table, asker.person, line.seat)
        self._on.limits.streams.check_table(line.table)
        url = invitation(self._request, line.table)
        lines = SeatLines(self._on, line.table, asker, line.seat, url, line.since, line.lines == "short")
        channel = Channel(line.channel, lines, self._note_change)
        self._channels[line.channel] = channel
        self._refused_in_a_row = 0
        channel.open()

    def _close(self, channel: Channel) -> None:
        """Close a channel; why it ended is told when its lines are written."""
        channel.close()
        if self._channels.get(channel.number) is channel:
            del self._channels[channel.number]
        if not self._channels:
            self._without_channel_since = time.monotonic()

    def _note_change(self, channel: Channel) -> None:
        if not self._changed:
            self._to_write.set()
        self._changed[channel] = None

    # --- moves

    def _begin_move(self, channel: Channel, line: MoveLine) -> Awaitable[None] | None:
        """Do a move at once where nothing must be read for it, else when that is done."""
        if channel.is_storing or channel.waiting:
            channel.put_off(line)
            return None
        table = channel.table_now(self._on.registry.clock())
        if table is None:
            return self._move(channel, line)
        self._move_at(table, channel, line)
        return None

    async def _move(self, channel: Channel, line: MoveLine) -> None:
        self._move_at(await channel.table(), channel, line)

    def _move_at(self, table: LoadedTable, channel: Channel, line: MoveLine) -> None:
        """Check a move and have it stored; the answer comes when it is."""
        on, lines = self._on, channel.lines
        on.limits.count("move", lines.asker.person)
        decision = decision_of(table, lines.asker.person, line, lines.seat)
        tried = moves.try_decision(on.registry, table, decision, lines.asker.person)
        if isinstance(tried, Receipt):
            self._acknowledge(channel, line, tried)
            return
        channel.is_storing = True
        on.registry.store.submit(tried.pending(partial(self._stored, channel, line, tried)))

    def _stored(self, channel: Channel, line: MoveLine, tried: moves.TriedMove, outcome: Outcome) -> None:
        """Called when a move was stored, or could not be."""
        channel.is_storing = False
        try:
            counts = moves.adopt_stored(self._on.registry, tried.table, tried.entry, tried.ply, outcome)
        except Exception as error:
            self._tell_failure(error, line.channel, line.id)
        else:
            if counts:
                self._acknowledge(channel, line, moves.move_receipt(tried))
            else:
                self._spawn(self._try(self._other_receipt(channel, line, tried), line.channel, line.id))
        if channel.waiting:
            self._spawn(self._go_on(channel))

    async def _other_receipt(self, channel: Channel, line: MoveLine, tried: moves.TriedMove) -> None:
        self._acknowledge(channel, line, await moves.other_receipt(self._on.registry, tried))

    async def _go_on(self, channel: Channel) -> None:
        """Do the moves that waited, until one of them is being stored."""
        while channel.waiting and not channel.is_storing:
            line = channel.waiting.popleft()
            await self._try(self._move(channel, line), line.channel, line.id)

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- answering

    def _acknowledge(self, channel: Channel, line: MoveLine, receipt: Receipt) -> None:
        self._refused_in_a_row = 0
        self._answer(Done(receipt.entry, receipt.ply, receipt.branch, channel=channel.number, id=line.id))

    def _refuse(self, refused: Refused, channel: int | None, move_id: str, status: int = 0) -> None:
        self._refused_in_a_row += 1
        told = RefusedLine(
            refused.reason,
            self.sentence(refused),
            refused.clause,
            channel=channel,
            id=move_id,
            status=status or status_of(refused),
            retry_after=refused.retry_after,
        )
        self._answer(told)

    def _answer(self, line: msgspec.Struct) -> None:
        if not self._answers:
            self._to_write.set()
        self._answers.append(encode_line(line))

    # --- writing

    async def _write(self) -> None:
        while True:
            await self._to_write.wait()
            self._to_write.clear()
            news = await self._news()
            answers, self._answers = self._answers, []  # now: a move is acknowledged before it is told
            self._written.set()
            for message in _messages(answers + news):
                self._sending_since = time.monotonic()
                await self._send(message)
            self._sending_since = None
            if self._changed:
                self._to_write.set()
                await asyncio.sleep(0)  # let others have their turn
            if self._refused_in_a_row > MAX_REFUSED_IN_A_ROW:
                raise Ends(Refused("only-refused", TOO_FAST))

    async def _news(self) -> list[bytes]:
        """What is new on the first of the channels that have changed; one that has ended says why."""
        found, now = list[bytes](), self._on.registry.clock()
        for channel in list(islice(self._changed, CHANNELS_AT_ONCE)):
            del self._changed[channel]
            if channel.why_ended is None:
                try:
                    lines = channel.new_lines_now(now)
                    found += await channel.new_lines() if lines is None else lines
                except Refused as refused:
                    channel.why_ended = refused
                except Exception as error:
                    log.error("failure", exc_info=error, extra={"route": "/api/play"})
                    channel.why_ended = Refused("broken")
            if channel.why_ended is not None:
                self._close(channel)
                found.append(self._ended_line(channel.number, channel.why_ended))
        return found

    def _ended_line(self, channel: int, why: Refused) -> bytes:
        return encode_line(Ended(why.reason, why.sentence(self._language), why.clause, channel=channel))

    async def _look_again(self) -> None:
        """Now and then look whether something was missed, and whether the other side still reads."""
        while True:
            await asyncio.sleep(self._on.settings.keep_alive)
            now = time.monotonic()
            if self._sending_since is not None and now - self._sending_since > UNREAD_TIMEOUT_SECONDS:
                raise Ends(Refused("unread"))
            if not self._channels and now - self._without_channel_since > IDLE_TIMEOUT_SECONDS:
                raise Ends(Refused("no-channels"))
            for channel in list(self._channels.values()):
                channel.look()


def _messages(lines: Iterable[bytes]) -> Iterator[str]:
    """Lines joined into messages of a bounded size."""
    parts: list[bytes] = []
    size = 0
    for line in lines:
        parts.append(line)
        size += len(line)
        if size > MAX_SENT_BYTES:
            yield b"\n".join((*parts, b"")).decode()
            parts, size = [], 0
    if parts:
        yield b"\n".join((*parts, b"")).decode()
