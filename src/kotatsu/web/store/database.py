"""The database: its engine, the settings of SQLite, and bringing the schema up to date."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, inspect, make_url, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import Session

from kotatsu.engine.errors import BadSetting
from kotatsu.web.store.models import SecretRow

MIGRATIONS = Path(__file__).parent / "migrations"
SQLITE_BUSY_TIMEOUT_MS = 10_000
"""How long SQLite waits for another writer."""
SQLITE_CACHE_KIB = 512
"""Pages that a connection keeps. There are more than ten connections, and the system keeps the file's pages anyway."""
SIGNING_SECRET = "signing"
PRIVATE = 0o600
"""The mode of the files of an embedded database."""
MIGRATION_LOCK = 0x6B6F7461
"""A number of our own for PostgreSQL's advisory lock: one worker migrates, the others wait."""

ANSWER_SECONDS = 5.0
"""A database that takes longer to answer that it is there is not."""
READERS = 2
"""Threads that read an embedded database."""
T = TypeVar("T")


class Database:
    """An engine and its sessions."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        # A statement that fails is logged without its values: they are names, lines of chat, keys and seeds.
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not self.is_sqlite, hide_parameters=True)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        self.session: async_sessionmaker[AsyncSession] = async_sessionmaker(self.engine, expire_on_commit=False)
        self._readers = SQLiteReaders(self.file) if self.file else None

    async def read(self, ask: Callable[[Session], T]) -> T:
        """What a few queries say, asked in one go: with SQLite in one visit to a thread, which waits for no connection
        however many ask at once."""
        if self._readers is not None:
            return await self._readers.read(ask)
        async with self.session() as session:
            return await session.run_sync(ask)

    @property
    def file(self) -> str:
        """The file of an embedded database; empty for one in memory or on a server."""
        return str(self.engine.url.database) if is_in_file(self.url) else ""

    async def migrate(self) -> None:
        """Bring the schema up to date. BadSetting for a database that a newer version wrote."""
        if self.is_sqlite:
            _keep_private(self.engine.url.database)
        async with self.engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            revision = await connection.run_sync(_revision)
            if revision is not None and revision not in _revisions():
                raise BadSetting(
                    f"this database was written by a newer version (schema {revision}); known here: {_revisions()[0]}"
                )
            if revision != _revisions()[0]:
                await connection.run_sync(_upgrade)

    async def signing_secret(self) -> str:
        """The secret that signs cookies."""
        return await self.secret(SIGNING_SECRET, lambda: secrets.token_hex(32))

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret of the server's own: made once, shared by every worker."""
        async with self.session() as session:
            kept = await session.scalar(select(SecretRow.value).where(SecretRow.name == name))
            if kept is not None:
                return kept
        try:
            async with self.session.begin() as session:
                session.add(SecretRow(name=name, value=make()))
        except IntegrityError:  # another worker was first
            pass
        async with self.session() as session:
            return str(await session.scalar(select(SecretRow.value).where(SecretRow.name == name)))

    async def is_up(self) -> bool:
        """Whether the database answers."""
        async with asyncio.timeout(ANSWER_SECONDS), self.engine.connect() as connection:
            return bool(await connection.scalar(text("SELECT 1")))

    async def close(self) -> None:
        """Give all connections back."""
        if self._readers is not None:
            self._readers.close()
        await self.engine.dispose()


class SQLiteReaders:
    """Threads that read an embedded database, each with a connection of its own."""

    def __init__(self, file: str) -> None:
        self._engine = create_engine(URL.create("sqlite", database=file), pool_size=READERS, hide_parameters=True)
        event.listen(self._engine, "connect", prepare_sqlite)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def read(self, ask: Callable[[Session], T]) -> T:
        """Ask in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, ask)

    def _read(self, ask: Callable[[Session], T]) -> T:
        with Session(self._engine, expire_on_commit=False) as session:
            return ask(session)

    def close(self) -> None:
        """Let go of the database."""
        self._threads.shutdown()
        self._engine.dispose()


def is_in_file(url: str) -> bool:
    """Whether a URL is that of an embedded database in a file of its own."""
    found = make_url(url)
    return url.startswith("sqlite") and bool(found.database) and found.database != ":memory:" and not found.query


def _keep_private(file: str | None) -> None:
    """Only the server's own user reads and writes the tables and the secret that signs cookies."""
    if not file or file == ":memory:":
        return
    with suppress(OSError):  # of another user, or read-only: the database itself says what cannot be
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    for path in (file, f"{file}-wal", f"{file}-shm"):
        with suppress(OSError):
            os.chmod(path, PRIVATE)


def prepare_sqlite(connection: Any, _record: object) -> None:
    """What is said to a new connection."""
    cursor = connection.cursor()
    for statement in sqlite_settings(SQLITE_CACHE_KIB):
        cursor.execute(statement)
    cursor.close()


def sqlite_settings(cache_kib: int) -> tuple[str, ...]:
    """WAL lets readers read while one writes; FULL means that a stored move survives a power cut.
    What is deleted is overwritten (store/erasure.py)."""
    return (
        "PRAGMA journal_mode=WAL",
        "PRAGMA synchronous=FULL",
        f"PRAGMA busy_timeout={SQLITE_BUSY_TIMEOUT_MS}",
        f"PRAGMA cache_size=-{cache_kib}",
        "PRAGMA foreign_keys=ON",
        "PRAGMA secure_delete=ON",
    )


@lru_cache
def _revisions() -> list[str]:
    """All migrations, the newest first, by the names of their files."""
    return sorted((file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py")), reverse=True)


def _revision(connection: Connection) -> str | None:
    """The migration that a schema has; None of an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def _upgrade(connection: Connection) -> None:
    from alembic import command  # some 10 MB, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
