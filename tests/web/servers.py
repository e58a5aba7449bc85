"""Servers for tests: one inside the test with a clock of its own, and real processes that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import uvicorn

from kotatsu.bots import Judgement
from kotatsu.web.app import create_app
from kotatsu.web.bot_pool import BotQuestion
from kotatsu.web.config import SQLITE, Settings
from kotatsu.web.http.websocket_protocol import websocket_settings
from kotatsu.web.services import Services
from kotatsu.web.tables.registry import LoadedTable, TableRegistry

T = TypeVar("T")


class FirstChoice:
    """A bot that takes the first action it may, at once."""

    async def choose(self, question: BotQuestion) -> int:
        return question.legal[0]

    async def hint(self, question: BotQuestion) -> dict[int, tuple[float, int]] | None:
        return dict.fromkeys(question.legal, (0.5, 1))

    async def judge(self, question: BotQuestion, action: int) -> Judgement | None:
        return None

    def prepare(self, game: str) -> None:
        pass

    def close(self) -> None:
        pass


class AnyChoice(FirstChoice):
    """A bot that takes any action it may, at once; the same one each time it is asked."""

    async def choose(self, question: BotQuestion) -> int:
        return question.legal[question.seed % len(question.legal)]


class Inside:
    """A server in a thread of the test, over real HTTP; the test can reach its tables and its clock."""

    def __init__(self, database: str, bots: Any, **settings: Any) -> None:
        values = {"compiled_bots": False, "limits": False, "keep_alive": 0.2, "sweep": 0.2, **settings}
        self.app = create_app(Settings(database, **values), bots)
        self.services: Services = self.app.state.services
        self.registry: TableRegistry = self.services.registry
        self.late = 0.0
        self.registry.clock = lambda: time.time() + self.late
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(
            self._with_loop,
            interface="asgi3",
            port=self.port,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=1,
            **websocket_settings(),
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    async def _with_loop(self, scope: Any, receive: Any, send: Any) -> None:
        self._loop = asyncio.get_running_loop()
        await self.app(scope, receive, send)

    def __enter__(self) -> Self:
        self._thread.start()
        wait_until_up(self.url)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(20)

    def wait(self, seconds: float) -> None:
        """Let time pass for the server, at once."""
        self.late += seconds

    def do(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(20)

    def table(self, table_id: str) -> LoadedTable:
        """A table as the server has it."""
        return self.do(self.registry.load(table_id))

    def change_seats(self, table_id: str, **values: object) -> None:
        """Give every seat of a table these values, as no request could."""

        async def change() -> None:
            async with self.registry.changing(table_id) as (stored, _):
                for row in stored.seats:
                    for name, value in values.items():
                        setattr(row, name, value)

        self.do(change())

    def browser(self, language: str = "en") -> Browser:
        """A browser of its own."""
        return Browser(self.url, language)


class Browser(httpx.Client):
    """A browser without scripts: follows links, fills forms, keeps cookies."""

    def __init__(self, url: str, language: str = "en") -> None:
        super().__init__(base_url=url, headers={"accept-language": language}, timeout=20)

    def send_form(self, path: str, *, script: bool = False, **fields: object) -> httpx.Response:
        """Post a form with its token; with `script`, as the page's script does."""
        if "csrftoken" not in self.cookies:
            self.get("/healthz")
        sent = {"_csrf_token": self.cookies["csrftoken"], **{name: str(value) for name, value in fields.items()}}
        headers = {"accept": "application/json"} if script else {}
        return self.post(path, data=sent, headers=headers)

    def new_table(self, game: str = "tiki-topple", **fields: object) -> str:
        """Open a table; its path."""
        values: dict[str, Any] = {"seats": 2, "name-0": "Ann", "kind-1": "open", "away": 0, **fields}
        answer = self.send_form(f"/new/{game}", **values)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]


def inside(database: str, *, bots: Any = None, **settings: Any) -> Inside:
    """A server in a thread of the test."""
    return Inside(database, bots or FirstChoice(), **settings)


def wait_until_up(url: str, patience: float = 30.0) -> None:
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            if httpx.get(f"{url}/healthz", timeout=2).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.01)
    raise AssertionError("the server did not come up")


def wait_for(condition: Callable[[], Any], patience: float = 10.0) -> Any:
    """What a condition says once it says something, for a while."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        found = condition()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it did not come about")


def sqlite(folder: Path) -> str:
    return f"{SQLITE}:///{folder / 'kotatsu.sqlite'}"


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class Process:
    """A server in a process of its own. A launcher stays warm, so that a life begins in a moment."""

    def __init__(self, database: str, *, bots: str = "first", workers: int = 1) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        arguments = [sys.executable, "-m", "tests.web.launcher", database, str(self.port), bots, str(workers)]
        self.launcher = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.pid = 0

    def start(self, patience: float = 30.0) -> None:
        """Begin a life and wait until it answers."""
        self.launch()
        wait_until_up(self.url, patience)

    def launch(self) -> None:
        """Begin a life."""
        assert self.launcher.stdin is not None
        assert self.launcher.stdout is not None
        self.launcher.stdin.write("start\n")
        self.launcher.stdin.flush()
        self.pid = int(self.launcher.stdout.readline())

    def kill(self) -> None:
        """End this life at once, in the middle of whatever it does."""
        os.kill(self.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        """End this life as a person would."""
        os.kill(self.pid, signal.SIGTERM)
        self._gone()

    def _gone(self) -> None:
        assert self.launcher.stdout is not None
        assert self.launcher.stdout.readline().strip() == "gone"
        self.pid = 0

    def close(self) -> None:
        if self.pid:
            self.kill()
        assert self.launcher.stdin is not None
        self.launcher.stdin.close()
        self.launcher.wait(10)


@contextmanager
def process(database: str, patience: float = 30.0, **more: Any) -> Iterator[Process]:
    """A server process that has been started."""
    made = Process(database, **more)
    try:
        made.start(patience)
        yield made
    finally:
        made.close()
