"""The match record of a table, for download."""

from __future__ import annotations

from kotatsu.engine import match_record
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import LoadedTable


def record_text(table: LoadedTable) -> str:
    """The record as text; Refused while it would tell what is hidden."""
    if not table.live.over:
        raise Refused("running")
    return match_record.to_text(table.live.match.record())
