"""Writes of one turn of the event loop leave together, in order, and before the connection closes."""

from __future__ import annotations

import asyncio

from kotatsu.web.http.joined_writes import JoinedWrites


class Sink(asyncio.Transport):
    """Notes what is done with it."""

    def __init__(self) -> None:
        self.done: list[bytes | str] = []
        self.unsent = 0

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def write(self, data: object) -> None:
        assert isinstance(data, bytes)
        self.done.append(data)

    def is_closing(self) -> bool:
        return "close" in self.done or "abort" in self.done

    def close(self) -> None:
        self.done.append("close")

    def abort(self) -> None:
        self.done.append("abort")


def test_writes_of_one_turn_are_one() -> None:
    asyncio.run(_writes_of_one_turn())


async def _writes_of_one_turn() -> None:
    sink = Sink()
    joined = JoinedWrites(sink, asyncio.get_running_loop(), 0.01)
    joined.write(b"head ")
    joined.write(b"body")
    assert sink.done == []
    await asyncio.sleep(0)
    assert sink.done == [b"head body"]
    joined.write(b"next")
    await asyncio.sleep(0)
    assert sink.done == [b"head body", b"next"]


def test_closing_sends_what_was_written_and_aborting_does_not() -> None:
    asyncio.run(_ends())


async def _ends() -> None:
    for end, left in ((JoinedWrites.close, [b"last", "close"]), (JoinedWrites.abort, ["abort"])):
        sink = Sink()
        joined = JoinedWrites(sink, asyncio.get_running_loop(), 0.01)
        joined.write(b"last")
        end(joined)
        await asyncio.sleep(0)
        assert sink.done == left
        assert joined.is_closing()


def test_nothing_is_written_to_a_connection_that_is_gone() -> None:
    asyncio.run(_gone())


async def _gone() -> None:
    sink = Sink()
    joined = JoinedWrites(sink, asyncio.get_running_loop(), 0.01)
    joined.write(b"late")
    sink.close()
    await asyncio.sleep(0)
    assert sink.done == ["close"]


def test_what_nobody_reads_does_not_keep_a_closed_connection() -> None:
    asyncio.run(_unread())


async def _unread() -> None:
    read, slowly, unread = sinks = Sink(), Sink(), Sink()
    slowly.unsent = unread.unsent = 5
    for sink in sinks:
        JoinedWrites(sink, asyncio.get_running_loop(), 0.05).close()
    for _ in range(5):
        slowly.unsent -= 1
        await asyncio.sleep(0.04)
    assert read.done == slowly.done == ["close"]
    assert unread.done == ["close", "abort"]
