"""Tables and removals as text or JSON, for `kotatsu tables`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime

from kotatsu.web.config import MEGABYTE
from kotatsu.web.store.sizes import TableSize
from kotatsu.web.tables.retention import RemovalReport


def table_list(sizes: Sequence[TableSize], *, as_json: bool = False) -> str:
    """Every table on a line of its own, and what they come to."""
    if as_json:
        return json.dumps([asdict(size) for size in sizes], indent=2)
    lines = [f"{'id':18} {'game':14} {'status':8} {'made':10} {'last used':10} {'moves':>6} {'kB':>7}"]
    lines += [_line(size) for size in sizes]
    return "\n".join([*lines, _sum(len(sizes), sum(size.bytes for size in sizes))])


def removals(report: RemovalReport, *, as_json: bool = False) -> str:
    """Every table that was removed with the reason, and what they come to."""
    if as_json:
        return json.dumps([{**asdict(size), "reason": reason} for size, reason in report.removed], indent=2)
    lines = [f"removed ({reason}): {_line(size)}" for size, reason in report.removed]
    return "\n".join([*lines, "removed: " + _sum(len(report.removed), report.bytes)])


def _line(size: TableSize) -> str:
    made, used = _day(size.created_at), _day(size.last_used_at)
    kilobytes = size.bytes / 1000
    return f"{size.id:18} {size.game:14} {size.status:8} {made:10} {used:10} {size.entries:6} {kilobytes:7.1f}"


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def _sum(count: int, size: int) -> str:
    return f"{count} {'table' if count == 1 else 'tables'}, about {size / MEGABYTE:.1f} MB"
