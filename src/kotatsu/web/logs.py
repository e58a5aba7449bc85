"""Logs on standard error: JSON lines, or plain warnings for a person at a terminal. Routes are logged instead of
addresses, since a table's address is its invitation; keys, seeds and names are never logged."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

from kotatsu.engine.errors import BadSetting

AUTO, JSON, PLAIN = "auto", "json", "plain"
STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
"""What every log record has; the rest was given with `extra`, or added by a library under a name with `_`."""


def extra_fields(record: logging.LogRecord) -> dict[str, Any]:
    """What was given with `extra`."""
    return {
        name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS and not name.startswith("_")
    }


class JsonLines(logging.Formatter):
    """One JSON object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the fields given with `extra`."""
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update(extra_fields(record))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """A sentence for each warning; what a program would want to know is left to JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Level, message, and the fields given with `extra` in brackets."""
        told = [f"{name} {value}" for name, value in extra_fields(record).items()]
        if record.exc_info and record.exc_info[1] is not None:
            told.append(f"{type(record.exc_info[1]).__name__}; --log json tells more")
        return f"{record.levelname.lower()}: {record.getMessage()}" + (f" ({', '.join(told)})" if told else "")


def chosen_style(wanted: str) -> str:
    """`json` or `plain`; AUTO is plain for a person at a terminal. BadSetting says what is accepted."""
    if wanted == AUTO:
        return PLAIN if sys.stderr.isatty() and sys.stdout.isatty() else JSON
    if wanted not in (JSON, PLAIN):
        raise BadSetting(f"--log {wanted!r} is not accepted; accepted: {AUTO}, {JSON}, {PLAIN}")
    return wanted


def set_up(level: str = "INFO", *, style: str = JSON) -> None:
    """Send everything of ours to standard error; in plain style only what somebody should know."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if style == PLAIN else JsonLines())
    if style == PLAIN:
        level = "WARNING"
    for name in ("kotatsu", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(level)
