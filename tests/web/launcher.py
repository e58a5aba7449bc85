"""Imports the server once, then forks a life of it whenever told to: `python -m tests.web.launcher DB PORT BOTS`."""

from __future__ import annotations

import os
import sys
import threading
import time

import uvicorn

from kotatsu.web import logs
from kotatsu.web.app import create_app
from kotatsu.web.commands import KEEP_ALIVE_SECONDS
from kotatsu.web.config import Settings
from kotatsu.web.garbage_collection import tune_garbage_collection
from kotatsu.web.http.request_timeout import TimedProtocol
from kotatsu.web.http.websocket_protocol import websocket_settings
from kotatsu.web.open_files import raise_limit
from tests.web.servers import AnyChoice, FirstChoice

BOTS = {"first": FirstChoice, "any": AnyChoice}
"""Bots that answer at once; others think as they do for people."""


def live(database: str, port: int, bots: str) -> None:
    """One life of the server."""
    logs.set_up("ERROR")
    raise_limit()
    settings = Settings(database, compiled_bots=False, limits=False)
    app = create_app(settings, BOTS[bots]() if bots in BOTS else None)
    tune_garbage_collection()
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=port,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=1,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        http=TimedProtocol,
        **websocket_settings(),
    )


def follow_parent() -> None:
    """End with the test, however it ends: nobody else would end us."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def main() -> None:
    database, port, bots = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    follow_parent()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            follow_parent()
            live(database, port, bots)
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main()
