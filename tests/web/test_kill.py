"""A server that is killed in the middle of play loses no move that it acknowledged and counts none twice."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from kotatsu import client
from kotatsu.engine.match import Match
from kotatsu.games import load
from tests.web.servers import Process, process, sqlite

KILLS = 100
GAME = "tiki-topple"
PEOPLE = [{"kind": "own", "name": "Ann"}, {"kind": "own", "name": "Ben"}]
WITH_BOT = [{"kind": "own", "name": "Ann"}, {"kind": "bot", "level": "easy"}]


class Player(threading.Thread):
    """Plays table after table for all seats that it holds, resending each move until it is acknowledged."""

    def __init__(self, server: str, seats: list[dict[str, str]], seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.seats = seats
        self.chance = random.Random(seed)
        self.acknowledged: list[tuple[str, str, int, str]] = []
        """Table, id, ply after it, action: what the server said it had counted."""
        self.resent = 0
        self.enough = threading.Event()
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            with httpx.Client(timeout=5) as http:
                while not self.enough.is_set():
                    self.play_a_game(http)
        except BaseException as error:
            self.trouble = error

    def ask(self, http: httpx.Client, method: str, path: str, **more: Any) -> dict[str, Any]:
        """Until the server answers, however often it dies."""
        while True:
            try:
                answer = http.request(method, self.server + path, **more)
                if answer.status_code < 500:
                    assert answer.is_success, answer.text
                    return dict(answer.json())
            except httpx.TransportError:
                pass
            self.resent += 1
            time.sleep(0.02)

    def play_a_game(self, http: httpx.Client) -> None:
        table = self.ask(http, "POST", "/api/tables", json={"game": GAME, "seats": self.seats, "start": True})
        path = f"/api/tables/{table['table']}"
        headers = {"Authorization": f"Bearer {table['token']}"}
        while not self.enough.is_set():
            states = [self.ask(http, "GET", f"{path}/state?seat={seat}", headers=headers) for seat in table["seats"]]
            if states[0]["over"]:
                return
            mine = [state for state in states if state["legal"]]
            if not mine:
                time.sleep(0.01)  # a bot's turn; it must come by itself, whatever happens to the server
                continue
            self.move(http, path, headers, mine[0])

    def move(self, http: httpx.Client, path: str, headers: dict[str, str], state: dict[str, Any]) -> None:
        move_id = f"{self.chance.getrandbits(64):x}"
        action = self.chance.choice(state["legal"])
        body = {"seat": state["seat"], "ply": state["ply"], "branch": 0, "id": move_id, "action": action}
        counted = self.ask(http, "POST", f"{path}/moves", headers=headers, json=body)
        text = load(GAME).actions.text(load(GAME).actions.encode(action))
        self.acknowledged.append((path.rpartition("/")[2], f"{state['seat']}:{move_id}", counted["ply"], text))


def kill_often(server: Process, players: list[Player], kills: int) -> None:
    """Kill the server so many times at random moments, each time after somebody has moved."""
    chance = random.Random(5)
    for _ in range(kills):
        moved = sum(len(player.acknowledged) for player in players)
        until = time.monotonic() + 20
        while sum(len(player.acknowledged) for player in players) == moved:
            assert time.monotonic() < until, "play does not go on after a kill"
            assert not any(player.trouble for player in players), [player.trouble for player in players]
            time.sleep(0.002)
        time.sleep(chance.random() * 0.15)
        server.kill()
        server.start()


@pytest.mark.timeout(400)
def test_no_acknowledged_move_is_lost_or_doubled_by_kill_9(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with process(database) as server:
        players = [Player(server.url, PEOPLE, 1), Player(server.url, WITH_BOT, 2)]
        for player in players:
            player.start()
        kill_often(server, players, KILLS)
        for player in players:
            player.enough.set()
            player.join(20)
            assert player.trouble is None
        server.stop()
    stored = read_ledger(tmp_path / "kotatsu.sqlite")
    for player in players:
        for table, move_id, ply, action in player.acknowledged:
            found = [entry for entry in stored[table] if entry[1] == move_id]
            assert [(number + 1, text) for number, _, text in found] == [(ply, action)]
    assert sum(player.resent for player in players) >= KILLS / 4, "the kills did not hit moves under way"
    for entries in stored.values():
        assert [number for number, _, _ in entries] == list(range(len(entries)))


def read_ledger(file: Path) -> dict[str, list[tuple[int, str, str]]]:
    """Every table's entries, read from the file itself, each table replayed from its actions and draws."""
    with sqlite3.connect(file) as connection:
        tables = connection.execute("SELECT id, seed, setup FROM tables").fetchall()
        found = {}
        for table, seed, setup in tables:
            rows = connection.execute(
                "SELECT number, move_id, action, draws, digest FROM entries WHERE table_id = ? ORDER BY number",
                (table,),
            ).fetchall()
            replay(int(seed, 16), setup, rows)
            found[table] = [(number, move_id, action) for number, move_id, action, _, _ in rows]
        return found


def replay(seed: int, setup: str, rows: list[tuple[int, str, str, str, str]]) -> None:
    """The stored actions are one legal game, and its chance is the seed's."""
    match = Match(load(GAME), 2, seed=seed, sealed=True)
    assert str(match.setup_draws) == setup
    for _, _, action, draws, digest in rows:
        match.play(action)
        assert str(list(match.plies[-1].draws)) == draws
        assert match.plies[-1].digest == digest


def test_a_client_plays_on_across_a_restart(tmp_path: Path) -> None:
    """What `kotatsu.client` promises: reconnecting resumes from the last ply seen."""
    with process(sqlite(tmp_path)) as server:
        seat = client.create(server.url, GAME, WITH_BOT, start=True)
        chance = random.Random(3)
        for moves, turn in enumerate(seat.turns()):
            if moves in (2, 5):
                server.kill()
                threading.Timer(0.3, server.start).start()
            seat.play(chance.choice(turn.legal))
        assert seat.last.over
        assert sum(seat.last.result) == pytest.approx(1)
        record = seat.record()
    assert Match.replay(record).over
