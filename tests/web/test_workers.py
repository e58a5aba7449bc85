"""Several workers on one embedded database: what holds for those of PostgreSQL holds for them too."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kotatsu.web.peers import COUNTS, SPARE, Peers
from tests.web.servers import Inside, inside, sqlite
from tests.web.tables import people, play_first
from tests.web.test_postgresql import (
    at,
    test_a_move_sent_to_two_workers_at_once_counts_once,
    test_any_worker_serves_any_table,
    test_news_travels_from_worker_to_worker,
    test_two_who_want_the_same_seat_at_two_workers_do_not_both_get_it,
    test_workers_that_wake_the_same_bot_move_it_once,
)
from tests.web.test_postgresql_notices import (
    test_a_vacation_is_known_to_every_worker,
    test_two_workers_tell_once_and_know_who_looks_at_the_other,
)
from tests.web.test_postgresql_people import (
    test_a_sign_off_reaches_every_worker,
    test_all_that_is_mine_goes_on_every_worker,
)
from tests.web.test_postgresql_room import (
    test_a_link_for_a_group_fills_seats_through_every_worker,
    test_maintenance_a_message_and_a_challenge_hold_on_every_worker,
    test_the_host_sees_and_settles_reports_of_the_room_and_of_tables,
    test_the_room_is_one_on_all_workers,
)

__all__ = [
    "test_a_link_for_a_group_fills_seats_through_every_worker",
    "test_a_move_sent_to_two_workers_at_once_counts_once",
    "test_a_sign_off_reaches_every_worker",
    "test_a_vacation_is_known_to_every_worker",
    "test_all_that_is_mine_goes_on_every_worker",
    "test_any_worker_serves_any_table",
    "test_maintenance_a_message_and_a_challenge_hold_on_every_worker",
    "test_news_travels_from_worker_to_worker",
    "test_the_host_sees_and_settles_reports_of_the_room_and_of_tables",
    "test_the_room_is_one_on_all_workers",
    "test_two_who_want_the_same_seat_at_two_workers_do_not_both_get_it",
    "test_two_workers_tell_once_and_know_who_looks_at_the_other",
    "test_workers_that_wake_the_same_bot_move_it_once",
]

pytestmark = pytest.mark.skipif(not hasattr(socket, "send_fds"), reason="this system cannot pass connections on")


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Inside, Inside]]:
    database = sqlite(tmp_path_factory.mktemp("data"))
    shared = {"workers": 2, "workers_folder": str(tmp_path_factory.mktemp("workers")), "push_loopback": True}
    with inside(database, keep_alive=5.0, **shared) as first, inside(database, keep_alive=5.0, **shared) as second:
        yield first, second


def test_a_worker_knows_at_once_what_another_has_acknowledged(workers: tuple[Inside, Inside]) -> None:
    """No message is waited for: the count is there before the acknowledgement."""
    first, second = workers
    seats = people(first)
    elsewhere = [at(second, seat) for seat in seats]
    for ply in range(1, 9):
        play_first(seats if ply % 2 else elsewhere)
        assert [seat.look().ply for seat in (*seats, *elsewhere)] == [ply] * 4


def test_seats_change_one_after_the_other_in_two_workers(workers: tuple[Inside, Inside]) -> None:
    """Each change reads what it changes under the lock of the database, so none is lost."""
    first, second = workers
    table = people(first)[0].table
    before = first.table(table).row.changes

    def change(number: int) -> None:
        (first, second)[number % 2].change_seats(table, name=f"Zoe {number}")

    with ThreadPoolExecutor(8) as at_once:
        list(at_once.map(change, range(24)))
    assert {worker.table(table).row.changes for worker in workers} == {before + 24}


def test_numbers_and_counts_of_peers(tmp_path: Path) -> None:
    first, second, spare = (Peers(tmp_path, 2) for _ in range(3))
    assert [peer.number for peer in (first, second, spare)] == [0, 1, SPARE]
    names = [f"table-{number}" for number in range(50)]
    assert {first.holds(name) + second.holds(name) for name in names} == {1}
    assert not any(spare.holds(name) for name in names)
    for peer in (first, second, spare):
        others = [other for other in (first, second, spare) if other is not peer]
        before = [other.changes_of_others("table-1") for other in others], peer.changes_of_others("table-1")
        peer.count_change("table-1")
        assert all(other.changes_of_others("table-1") != old for other, old in zip(others, before[0], strict=True))
        assert peer.changes_of_others("table-1") == before[1]
    assert COUNTS > 1000
