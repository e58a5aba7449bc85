"""Several workers on one embedded database: what holds for those of PostgreSQL holds for them too."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvloop
from websockets.sync.client import connect as websocket

from kotatsu import client
from kotatsu.engine.errors import KotatsuError
from kotatsu.web.peers import SPARE, Peers
from kotatsu.web.store.entry_writers import entry_set_up
from kotatsu.web.store.shared_entry_process import shared_entry_process
from tests.web.servers import Inside, Process, inside, process, sqlite, wait_for
from tests.web.tables import link, people, play_first
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

NEW_STREAMS = 16
"""By chance they would hardly meet in one worker."""
pytestmark = pytest.mark.skipif(not hasattr(socket, "send_fds"), reason="this system cannot pass connections on")


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Inside, Inside]]:
    data, folder = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("workers")
    shared = {"workers": 2, "workers_folder": str(folder), "push_loopback": True, "keep_alive": 5.0}
    writing = shared_entry_process(entry_set_up(str(data / "kotatsu.sqlite")), folder)
    with writing, inside(sqlite(data), **shared) as first, inside(sqlite(data), **shared) as second:
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
    first.change_seats(table, name="Yann")
    assert second.registry.current(table) is None  # only the store can tell
    assert second.table(table).row.changes == before + 25
    assert second.registry.current(table) is second.table(table)


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


def test_a_worker_that_has_ended_holds_nobody_up(tmp_path: Path) -> None:
    """The others go on telling, and one that comes in its place is told again."""

    async def talk() -> None:
        first, second = Peers(tmp_path, 2), Peers(tmp_path, 2)
        heard: list[str] = []
        async with first.opened(heard.append, lambda: None):
            looking = asyncio.create_task(first.run())
            async with second.opened(heard.append, lambda: None):
                await until(lambda: first._told)
                first.tell("one")
                await until(lambda: heard == ["one"])
            for _ in range(3):
                first.tell("two")
                await asyncio.sleep(0.01)
            third = Peers(tmp_path, 2)
            assert third.number == second.number
            async with third.opened(heard.append, lambda: None):

                def is_heard() -> bool:
                    first.tell("three")
                    return "three" in heard

                await until(is_heard)
            looking.cancel()
        assert "two" not in heard

    uvloop.run(talk())


async def until(condition: Callable[[], Any]) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_table_meets_in_one_worker_and_goes_on_when_that_one_is_killed(tmp_path: Path) -> None:
    with process(sqlite(tmp_path), workers=2, patience=120) as server:
        base = server.url
        seats = [client.create(base, "tiki-topple", [{"kind": "own", "name": "Ann"}, {"kind": "open"}])]
        seats.append(client.join(link(seats[0]), name="Ben"))
        seats[0].start()
        path = f"{base}/t/{seats[0].table}/events?watch=1&ply=0&branch=0"
        holder = wait_for(lambda: common_worker(server, path), patience=60)  # both must have begun
        assert playing_worker(server, f"ws://127.0.0.1:{server.port}/api/play?table={seats[0].table}") == holder
        for _ in range(3):
            play_first(seats)
        os.kill(holder, signal.SIGKILL)
        for _ in range(3):
            wait_for(lambda: moved(seats), patience=60)
        assert seats[0].look().ply >= 6  # one that was stored may not have been acknowledged


def test_moves_go_on_when_the_process_that_writes_for_all_workers_is_killed(tmp_path: Path) -> None:
    with process(sqlite(tmp_path), workers=2, patience=120) as server:
        games = []
        for _ in range(8):  # by chance not all of one worker
            seats = [client.create(server.url, "tiki-topple", [{"kind": "own", "name": "Ann"}, {"kind": "open"}])]
            seats.append(client.join(link(seats[0]), name="Ben"))
            seats[0].start()
            games.append(seats)
        for killed in range(1, 4):
            os.kill(writing_process(server), signal.SIGKILL)
            for seats in games:
                play_first(seats)  # waits for the next one, and is acknowledged
            assert {seats[0].look().ply for seats in games} == {killed}


def writing_process(server: Process) -> int:
    """The process that writes entries, once it runs."""
    return int(wait_for(lambda: next(iter(descendants(server.pid, b"entry_process.py")), 0), patience=20))


def descendants(pid: int, command: bytes) -> list[int]:
    """Children of a process, whichever of its threads began them, that run a command."""
    found = [child for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]
    return [int(child) for child in found if command in Path(f"/proc/{child}/cmdline").read_bytes()]


def common_worker(server: Process, path: str) -> int:
    """The worker that serves all of many new streams; 0 when there is none."""
    before = {pid: connections(server.port, pid) for pid in children(server.pid)}
    with ExitStack() as open_streams:
        for _ in range(NEW_STREAMS):
            browser = open_streams.enter_context(httpx.Client(timeout=20))
            open_streams.enter_context(browser.stream("GET", path))
        return next((pid for pid in before if connections(server.port, pid) >= before[pid] + NEW_STREAMS), 0)


def playing_worker(server: Process, address: str) -> int:
    """The worker that serves all of many new play connections; 0 when there is none."""
    before = {pid: connections(server.port, pid) for pid in children(server.pid)}
    with ExitStack() as opened:
        for _ in range(NEW_STREAMS):
            opened.enter_context(websocket(address))
        return next((pid for pid in before if connections(server.port, pid) >= before[pid] + NEW_STREAMS), 0)


def moved(seats: list[client.Seat]) -> bool:
    """Whether a move was acknowledged; a connection may be cut."""
    try:
        play_first(seats)
    except (KotatsuError, httpx.HTTPError, OSError):
        return False
    return True


def children(pid: int) -> list[int]:
    """The workers of a supervisor, which have its port."""
    return descendants(pid, b"spawn_main")


def connections(port: int, pid: int) -> int:
    """How many connections to a port a process holds."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    established = {row[9] for row in rows if int(row[1].split(":")[1], 16) == port and row[3] == "01"}
    links = {os.readlink(link) for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()}
    return len({f"socket:[{inode}]" for inode in established} & links)
