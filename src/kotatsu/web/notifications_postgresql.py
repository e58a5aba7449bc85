"""Notifications between several workers, over PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

RECONNECT_SECONDS = 1.0
"""Between attempts to listen again."""
log = logging.getLogger("kotatsu.notifications")


class PostgreSQLBackend(AsyncPgChannelsBackend):
    """Litestar's, with one connection kept for publishing, and listening again after a lost connection."""

    _publisher: Any = None
    _reconnecting: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Begin to listen."""
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        """Stop listening."""
        self._listener_conn.remove_termination_listener(self._lost)
        if self._reconnecting is not None:
            self._reconnecting.cancel()
        await super().on_shutdown()
        if self._publisher is not None:
            await self._publisher.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell the other workers. A lost message costs one keep-alive interval, since streams look for themselves."""
        try:
            if self._publisher is None or self._publisher.is_closed():
                self._publisher = await self._connect()
            for channel in channels:
                await self._publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            log.warning("notification not sent", extra={"error": type(error).__name__})
            self._publisher = None

    def _lost(self, _connection: object) -> None:
        """The connection that listened is gone."""
        if self._queue is not None:
            self._reconnecting = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        while self._queue is not None:
            try:
                connection = await self._connect()
                connection.add_termination_listener(self._lost)
                for channel in self._subscribed_channels:
                    await connection.add_listener(channel, self._listener)
                self._listener_conn = connection
                return
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(RECONNECT_SECONDS)
