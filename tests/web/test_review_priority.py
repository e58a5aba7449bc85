"""A review yields to every running table: its process has the lowest priority, and its first curve costs little."""

from __future__ import annotations

import os
import time

from kotatsu.reviews import first_review
from kotatsu.web.bot_pool import end_pool, prepare_background_worker, worker_processes
from tests.reviews.games import finished

LOWEST_PRIORITY = 19
FIRST_CURVE_SECONDS = 1.0
"""Of processor time; the net is loaded within it."""


def test_reviews_are_made_at_the_lowest_priority() -> None:
    pool = worker_processes(1, prepare_background_worker)
    try:
        assert pool.submit(os.nice, 0).result(60) == LOWEST_PRIORITY
    finally:
        end_pool(pool)


def test_the_first_curve_of_kikai_is_there_within_a_second() -> None:
    match = finished("kikai")
    started = time.process_time()
    first_review(match)
    assert time.process_time() - started < FIRST_CURVE_SECONDS
