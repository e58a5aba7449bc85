"""How a server fares, for its host: figures of tables, people, bots, tasks and the disk. Nothing of any game."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

from sqlalchemy import distinct, func, select

from kotatsu.web import metrics
from kotatsu.web.bot_pool import BotPool, BotService
from kotatsu.web.config import DAY_SECONDS, MEGABYTE
from kotatsu.web.room.host_key import reference_of
from kotatsu.web.room_contexts import HostReport, HostTable
from kotatsu.web.store.database import Database
from kotatsu.web.store.models import SeatRow
from kotatsu.web.store.room_models import ReportRow
from kotatsu.web.store.sizes import TableSize

HERE_SECONDS = 60.0
"""Somebody who was seen this long ago is here now; it is stored a little after it was seen."""
MAX_TABLES = 100
KILOBYTE = 1000
MINUTE_SECONDS = 60


async def people_now(database: Database, now: float) -> int:
    """How many people who hold a seat are here."""
    query = select(func.count(distinct(SeatRow.key))).where(SeatRow.key != "", SeatRow.seen_at > now - HERE_SECONDS)
    async with database.session() as session:
        return int(await session.scalar(query) or 0)


def host_tables(sizes: list[TableSize], key: str, now: float) -> tuple[HostTable, ...]:
    """Tables as the host sees them, the one used last first."""
    shown = sorted(sizes, key=lambda size: size.last_used_at, reverse=True)[:MAX_TABLES]
    return tuple(
        HostTable(
            reference=reference_of(size.id, key),
            game=size.game,
            status=size.status,
            days=_days(size.created_at, now),
            unused_days=_days(size.last_used_at, now),
            moves=size.entries,
            people=size.holders,
            kilobytes=-(-size.bytes // KILOBYTE),
        )
        for size in shown
    )


def _days(at: float, now: float) -> int:
    return max(0, int((now - at) // DAY_SECONDS))


def bot_load(bots: BotService) -> tuple[int, int]:
    """How many processes bots think in, and how many tables wait for one."""
    return (bots.processes, bots.waiting) if isinstance(bots, BotPool) else (0, 0)


def bot_seconds() -> dict[str, float]:
    """For each level the mean seconds that its bots have thought, in this process."""
    samples = [sample for family in metrics.BOT_SECONDS.collect() for sample in family.samples]
    sums = {sample.labels["level"]: sample.value for sample in samples if sample.name.endswith("_sum")}
    counts = {sample.labels["level"]: sample.value for sample in samples if sample.name.endswith("_count")}
    return {level: sums[level] / count for level, count in counts.items() if count}


def bot_crashes() -> int:
    """How many processes of bots had to be replaced."""
    samples = [sample for family in metrics.BOT_CRASHES.collect() for sample in family.samples]
    return int(sum(sample.value for sample in samples if sample.name.endswith("_total")))


def free_megabytes(database: Database) -> int:
    """Of the disk that an embedded database lies on; 0 of another."""
    return int(shutil.disk_usage(Path(database.file).parent).free // MEGABYTE) if database.file else 0


def host_reports(rows: list[ReportRow], now: float) -> tuple[HostReport, ...]:
    """Reported lines, each once, with how many have reported it."""
    times = Counter((row.table_id, row.line) for row in rows)
    first = {(row.table_id, row.line): row for row in rows}
    return tuple(
        HostReport(
            row.id,
            row.name,
            row.text,
            max(0, int((now - row.at) // MINUTE_SECONDS)),
            times[place],
            at_table=bool(row.table_id),
        )
        for place, row in first.items()
    )
