"""The last warnings of this process, for the host's page: when, from where, what. No trace, which may hold anything."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb

from kotatsu.web.logs import extra_fields

MAX_WARNINGS = 50
MAX_TEXT_LENGTH = 300
LOGGERS = ("kotatsu", "uvicorn.error")


@dataclass(frozen=True)
class LoggedWarning:
    """Something that went wrong. Seconds since 1970."""

    at: float
    level: str
    source: str
    text: str


class RecentWarnings(logging.Handler):
    """Keeps the last warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.kept: deque[LoggedWarning] = deque(maxlen=MAX_WARNINGS)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        told = [f"{name} {value}" for name, value in extra_fields(record).items()]
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            told.append(f"{type(error).__name__} {_place(error)}")
        text = record.getMessage() + (f" ({', '.join(told)})" if told else "")
        self.kept.append(LoggedWarning(record.created, record.levelname.lower(), record.name, text[:MAX_TEXT_LENGTH]))

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Hear what is logged meanwhile."""
        loggers = [logging.getLogger(name) for name in LOGGERS]
        for logger in loggers:
            logger.addHandler(self)
        try:
            yield
        finally:
            for logger in loggers:
                logger.removeHandler(self)


def _place(error: BaseException) -> str:
    frames = extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
