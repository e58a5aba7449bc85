"""What a server keeps in memory: no compiler, no table that nobody asks for, no drawing that has been sent."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from litestar.response import Stream

from kotatsu.engine.match import Match
from kotatsu.web.http.lean_stream import LeanStream
from kotatsu.web.store import database
from kotatsu.web.tables import reader_view
from tests.web.servers import Inside, inside, sqlite, wait_for
from tests.web.tables import people, play_first

NOT_IN_A_SERVER = ("numba", "llvmlite", "scipy", "torch", "matplotlib", "pandas", "alembic")
"""What bots, studies, training and migrations import when they begin."""


@pytest.fixture
def forgetful(tmp_path: Path) -> Iterator[Inside]:
    """A server that keeps tables in memory only while somebody asks for them."""
    with inside(sqlite(tmp_path), cached_seconds=0.0) as site:
        yield site


def test_a_server_imports_no_compiler() -> None:
    code = (
        f"import sys, kotatsu.web.app, kotatsu.web.commands; print([n for n in {NOT_IN_A_SERVER} if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.strip() == "[]"


def test_migrations_are_known_by_the_names_of_their_files() -> None:
    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS).replace("%", "%%"))
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert database._revisions() == known


def test_a_table_that_nobody_asks_for_leaves_memory_and_comes_back(forgetful: Inside) -> None:
    registry = forgetful.registry
    watched, left = people(forgetful), people(forgetful)
    play_first(left)
    held = weakref.ref(forgetful.table(left[0].table).live)
    with forgetful.browser() as browser, browser.stream("GET", f"/t/{watched[0].table}/events?watch=1"):
        wait_for(lambda: registry.cached(left[0].table) is None)
        assert registry.cached(watched[0].table) is not None
    wait_for(lambda: registry.cached(watched[0].table) is None)
    reader_view._kept_view.cache_clear()
    gc.collect()
    assert held() is None
    play_first(left)
    assert forgetful.table(left[0].table).live.match.ply == 2


def test_matches_share_what_they_tell() -> None:
    first, second = (Match("tiki-topple", 2, seed=5) for _ in range(2))
    for match in (first, second):
        match.play(match.legal()[0])
    told = zip(first.plies[0].events, second.plies[0].events, strict=True)
    assert all(one is other for one, other in told)


class Chunk(bytes):
    """Bytes that tell when nobody holds them any more."""

    let_go = False

    def __del__(self) -> None:
        Chunk.let_go = True


class OpenStream:
    """A stream that is sent to a reader, who leaves when told to."""

    def __init__(self) -> None:
        self.closed = False
        self.waiting, self.left = asyncio.Event(), asyncio.Event()

    async def chunks(self) -> AsyncGenerator[bytes, None]:
        try:
            Chunk.let_go = False
            yield Chunk(1000)
            self.waiting.set()
            await asyncio.Event().wait()
        finally:
            self.closed = True

    async def receive(self) -> Any:
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        pass


async def held_while_waiting(kind: Any) -> tuple[bool, OpenStream]:
    """Whether a stream that waits still holds what it has sent."""
    stream = OpenStream()
    answer = kind(stream.chunks(), media_type="text/event-stream", headers={})
    request: Any = None
    running = asyncio.create_task(answer.to_asgi_response(None, request)({"state": {}}, stream.receive, stream.send))
    async with asyncio.timeout(10):
        await stream.waiting.wait()
    held = not Chunk.let_go
    stream.left.set()
    await running
    return held, stream


def test_a_stream_does_not_hold_what_it_has_sent_and_ends_when_its_reader_leaves() -> None:
    assert asyncio.run(held_while_waiting(Stream))[0], "else the framework's own would do"
    held, stream = asyncio.run(held_while_waiting(LeanStream))
    assert not held
    assert stream.closed


def test_a_stream_that_fails_is_not_silent() -> None:
    async def failing() -> AsyncGenerator[bytes, None]:
        yield b"one"
        raise RuntimeError("broken")

    stream = OpenStream()
    request: Any = None
    answer: Any = LeanStream(failing(), media_type="text/event-stream", headers={}).to_asgi_response(None, request)
    with pytest.raises(ExceptionGroup) as raised:
        asyncio.run(answer({"state": {}}, stream.receive, stream.send))
    assert "broken" in str(raised.value.exceptions[0])
