"""What is counted, for Prometheus at /metrics. Never an id in a label."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

REQUEST_LABELS = ("method", "path", "status_code")
REQUESTS = Counter("kotatsu_requests_total", "Requests", REQUEST_LABELS)
REQUEST_ERRORS = Counter("kotatsu_requests_error_total", "Requests that failed here", REQUEST_LABELS)
REQUEST_SECONDS = Histogram("kotatsu_request_duration_seconds", "How long requests take", REQUEST_LABELS)
REQUESTS_IN_PROGRESS = Gauge(
    "kotatsu_requests_in_progress", "Requests being answered", REQUEST_LABELS[:2], multiprocess_mode="livesum"
)
MOVES = Counter("kotatsu_moves_total", "Moves of people by what became of them", ("game", "result"))
BOT_MOVES = Counter("kotatsu_bot_moves_total", "Moves of bots", ("game", "level"))
MOVE_SECONDS = Histogram(
    "kotatsu_move_ack_seconds",
    "From a move's arrival to its acknowledgement",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0),
)
BOT_SECONDS = Histogram(
    "kotatsu_bot_think_seconds",
    "How long bots think",
    ("level",),
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 15.0, 60.0),
)
BOT_CRASHES = Counter("kotatsu_bot_crashes_total", "Worker processes that had to be replaced")
STREAMS = Gauge("kotatsu_streams_active", "Open streams", ("kind",), multiprocess_mode="livesum")
PLAY_CHANNELS = Gauge("kotatsu_play_channels_active", "Open channels of play connections", multiprocess_mode="livesum")
TABLES_REMOVED = Counter("kotatsu_tables_removed_total", "Tables removed, by why", ("reason",))
NOTICES = Counter("kotatsu_notices_total", "Notices by how they went and what became of them", ("way", "result"))
TASK_FAILURES = Counter("kotatsu_background_failures_total", "Failures of background tasks", ("task",))
TASK_UP = Gauge(
    "kotatsu_background_up",
    "Whether a background task does its work (1) or is down (0)",
    ("task",),
    multiprocess_mode="min",
)
