"""Imports the server once, then forks a life of it whenever told to.

`python -m tests.web.launcher DB PORT BOTS WORKERS`
"""

from __future__ import annotations

import os
import sys
import threading
import time
from dataclasses import replace
from typing import Any

import uvicorn
from litestar import Litestar

from kotatsu.web import logs
from kotatsu.web.app import create_app, from_environment
from kotatsu.web.bot_pool import BotService
from kotatsu.web.commands import KEEP_ALIVE_SECONDS, WORKER_PATIENCE_SECONDS, migrate, run_on_database, workers_folder
from kotatsu.web.config import Settings
from kotatsu.web.garbage_collection import tune_garbage_collection
from kotatsu.web.http.request_timeout import TimedProtocol
from kotatsu.web.http.websocket_protocol import websocket_settings
from kotatsu.web.open_files import raise_limit
from tests.web.servers import AnyChoice, FirstChoice

CHOSEN_BOTS = "KOTATSU_TEST_BOTS"
BOTS = {"first": FirstChoice, "any": AnyChoice}
"""Bots that answer at once; others think as they do for people."""


def live(database: str, port: int, bots: str, workers: int) -> None:
    """One life of the server."""
    logs.set_up("ERROR")
    raise_limit()
    settings = Settings(database, compiled_bots=False, limits=False, workers=workers)
    if workers > 1:
        run_on_database(migrate(settings))
        with workers_folder(settings) as folder:
            os.environ[CHOSEN_BOTS] = bots
            replace(settings, workers_folder=folder).to_environment()
            serve("tests.web.launcher:worker", port, factory=True, workers=workers)
        return
    app = create_app(settings, chosen_bots(bots))
    tune_garbage_collection()
    serve(app, port)


def chosen_bots(name: str) -> BotService | None:
    return BOTS[name]() if name in BOTS else None


def worker() -> Litestar:
    """The application of one of several workers."""
    app = from_environment(chosen_bots(os.environ[CHOSEN_BOTS]))
    logs.set_up("ERROR")
    return app


def serve(app: Any, port: int, **more: Any) -> None:
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=port,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=1,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_worker_healthcheck=WORKER_PATIENCE_SECONDS,
        http=TimedProtocol,
        **websocket_settings(),
        **more,
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
    database, port, bots, workers = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
    follow_parent()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            sys.stdin = open(os.devnull)  # noqa: SIM115 - for as long as the process lives
            follow_parent()
            live(database, port, bots, workers)
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main()
