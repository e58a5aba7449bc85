"""A seat at a table on a server, for Python: the same table that others see in a browser.

seat = kotatsu.client.join("http://127.0.0.1:8000/t/8f3k...", name="Ada")
for turn in seat.turns():
    seat.play(random.choice(turn.legal))
print(seat.last.result)
"""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
import msgspec

from kotatsu.engine.chance import seed_rng
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import KotatsuError
from kotatsu.games import load

SILENCE_TIMEOUT_SECONDS = 30.0
"""After which a silent stream counts as lost; the server says something every few seconds."""
LOBBY = "lobby"
"""The status of a table before its start."""
FIRST_PAUSE_SECONDS = 0.25
"""Before the second attempt to reach a server; every further pause is twice as long."""
MAX_PAUSE_SECONDS = 5.0
GIVE_UP_SECONDS = 120.0
"""How long an unreachable server is tried."""
BAD_GATEWAY = 502
"""Stands for an answer that cannot be the server's: a proxy's page in its place."""
PASSING_STATUSES = (429, 500, 502, 503, 504)
"""Answers of a server, or of a proxy in front of it, that may be another one in a moment."""


class NotAllowed(KotatsuError):
    """The server refused: `reason` is a stable code, `clause` a clause of the rules where one forbids it."""

    def __init__(self, status: int, reason: str, text: str, clause: str = "", retry_after: float = 0.0) -> None:
        super().__init__(text)
        self.status = status
        self.reason = reason
        self.clause = clause
        self.retry_after = retry_after
        """Seconds that the server asks to wait; 0 when it did not say."""


class Backoff:
    """Pauses between attempts: longer each time, and never the same for two clients."""

    def __init__(self) -> None:
        self._pause = FIRST_PAUSE_SECONDS
        self._until = time.monotonic() + GIVE_UP_SECONDS

    def wait(self, error: Exception) -> None:
        """Pause before the next attempt; raises the error when it is time to give up or when trying is useless."""
        if isinstance(error, NotAllowed) and error.status not in PASSING_STATUSES:
            raise error
        asked = error.retry_after if isinstance(error, NotAllowed) else 0.0
        if time.monotonic() + asked > self._until:
            raise error
        time.sleep(max(asked, self._pause * random.uniform(0.5, 1.5)))
        self._pause = min(2 * self._pause, MAX_PAUSE_SECONDS)


@dataclass(frozen=True)
class Turn:
    """The table as this seat sees it after a ply, and what it may do."""

    game: Game
    line: Mapping[str, Any]
    """Everything the server said."""

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return int(self.line["ply"])

    @property
    def actor(self) -> int:
        """The seat that decides."""
        return int(self.line["actor"])

    @property
    def legal(self) -> list[dict[str, Any]]:
        """What this seat may do now, by name; empty when another decides."""
        return list(self.line["legal"])

    @property
    def events(self) -> list[dict[str, Any]]:
        """What this seat heard."""
        return list(self.line["events"])

    @property
    def result(self) -> list[float]:
        """Each seat's share of the win, once over."""
        return list(self.line["result"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.line["over"])

    @cached_property
    def view(self) -> Any:
        """The game's State, UNKNOWN in it where this seat may not see: what bots choose from."""
        if "view" not in self.line:
            raise KotatsuError("a short line has no view; play with full lines")
        s = self.game.rules.State()
        seed_rng(s.rng, 0)
        for name, value in self.line["view"].items():
            if s.fields[name].shape:
                _fill(getattr(s, name), value)
            else:
                setattr(s, name, value)
        return s


def _fill(array: Any, values: Sequence[Any], *at: int) -> None:
    """Copy nested lists into an array of the record."""
    for place, value in enumerate(values):
        if isinstance(value, list):
            _fill(array, value, *at, place)
        else:
            array[(*at, place) if at else place] = value


class ClosedAfterUse:
    """What is closed at the end of a `with` block."""

    def close(self) -> None:
        """Hang up."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Seat(ClosedAfterUse):
    """A seat at a table: look, wait for one's turn, play."""

    def __init__(self, server: str, table: str, seat: int, token: str, http: httpx.Client | None = None) -> None:
        self.server, self.table, self.seat, self.token = server, table, seat, token
        self._http = http or httpx.Client(timeout=SILENCE_TIMEOUT_SECONDS)
        info = self.info()
        self.game = load(info["game"])
        self._last: Turn | None = None
        if info["status"] != LOBBY:
            self.look()

    # --- what is seen

    @property
    def last(self) -> Turn:
        """The table as it was seen last; KotatsuError before the start, when there is nothing to see."""
        if self._last is None:
            raise KotatsuError("the game has not started yet, so there is nothing to see")
        return self._last

    @last.setter
    def last(self, turn: Turn) -> None:
        self._last = turn

    def look(self) -> Turn:
        """The table as it is now; NotAllowed before the start."""
        self.last = Turn(self.game, self._call("GET", f"state?seat={self.seat}"))
        return self.last

    def info(self) -> dict[str, Any]:
        """The table without its match: seats, status, options."""
        return self._call("GET", "")

    def states(self) -> Iterator[Turn]:
        """The table now and after every ply until the game is over; before the start it waits. A lost connection is
        taken up where it broke."""
        seen: int | None = None
        backoff = Backoff()
        while True:
            try:
                for line in self._lines(seen):
                    backoff = Backoff()
                    if line["type"] in ("full", "ply"):
                        seen = line["entry"]
                        self.last = Turn(self.game, line)
                        yield self.last
                        if self.last.over:
                            return
                raise httpx.RemoteProtocolError("the stream ended before the game")
            except (httpx.TransportError, NotAllowed) as error:
                backoff.wait(error)

    def turns(self) -> Iterator[Turn]:
        """Each state in which this seat decides, until the game is over. Play before asking for the next."""
        for state in self.states():
            if state.legal:
                yield state

    def _lines(self, since: int | None) -> Iterator[dict[str, Any]]:
        params = {"seat": self.seat} if since is None else {"seat": self.seat, "since": since}
        with self._http.stream("GET", self._url("stream"), params=params, headers=self._headers) as answer:
            if answer.status_code != 200:
                answer.read()
                _check(answer)
            for text in answer.iter_lines():
                if text:
                    yield _line(text)

    # --- what is done

    def play(self, action: Mapping[str, Any] | str | int, *, move_id: str | None = None) -> int:
        """Do an action, by name, line or number, at the state seen last; the new ply.

        Sent again under the same id when the answer is lost, so it counts once. NotAllowed says why not.
        """
        named = self.game.actions.decode(action) if isinstance(action, int) else action
        body = {
            "seat": self.seat,
            "ply": self.last.ply,
            "branch": self.last.line["branch"],
            "id": move_id or secrets.token_urlsafe(12),
            "action": named,
        }
        return int(self._persist(lambda: self._call("POST", "moves", body))["ply"])

    def take_back(self) -> Turn:
        """Undo this seat's last decision, where that is allowed."""
        turn = self.look()
        self._call("POST", "take-back", {"seat": self.seat, "ply": turn.ply, "branch": turn.line["branch"]})
        return self.look()

    def hand_over(self, level: str, seat: int | None = None) -> None:
        """Let a bot play for this seat, or as host for an absent one."""
        self._call("POST", "hand-over", {"level": level, "seat": self.seat if seat is None else seat})

    def come_back(self) -> None:
        """Take this seat back from a bot."""
        self._call("POST", "return", {"seat": self.seat})

    def say(self, text: str) -> int:
        """Say a line of chat; its number."""
        return int(self._call("POST", "chat", {"text": text})["number"])

    def leave(self) -> None:
        """Give this seat up before the start."""
        self._call("POST", "leave", {"seat": self.seat})

    def start(self) -> None:
        """As host, begin: the game is dealt now."""
        self._call("POST", "start")
        self.look()

    def record(self) -> dict[str, Any]:
        """The record of a game that is over."""
        return self._call("GET", "record")

    # --- how

    def close(self) -> None:
        """Hang up."""
        self._http.close()

    @property
    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def _url(self, path: str) -> str:
        return f"{self.server}/api/tables/{self.table}/{path}".rstrip("/")

    def _call(self, method: str, path: str, body: object | None = None) -> dict[str, Any]:
        return _read(self._http.request(method, self._url(path), json=body, headers=self._headers))

    def _persist(self, ask: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """Ask until the server answers, for a while; and not faster than it wants."""
        backoff = Backoff()
        while True:
            try:
                return ask()
            except (httpx.TransportError, NotAllowed) as error:
                backoff.wait(error)


def join(url: str, *, name: str = "Python", seat: int | None = None, token: str | None = None) -> Seat:
    """Sit down at the table of an invite link; with a `token` from before, come back to its seat."""
    server, table = _parts(url)
    http = httpx.Client(timeout=SILENCE_TIMEOUT_SECONDS)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    if token:
        info = _read(http.get(f"{server}/api/tables/{table}", headers=headers))
        own = [each["seat"] for each in info["seats"] if each["yours"]]
        if own and (seat is None or seat in own):
            return Seat(server, table, own[0] if seat is None else seat, token, http)
    body = {"name": name} if seat is None else {"name": name, "seat": seat}
    taken = _read(http.post(f"{server}/api/tables/{table}/join", json=body, headers=headers))
    return Seat(server, table, taken["seats"][0], taken["token"], http)


def create(
    server: str, game: str, seats: Sequence[Mapping[str, str]], *, start: bool = False, away: int = 0, **options: Any
) -> Seat:
    """Open a table and sit down: seats are `{"kind": "own", "name": "Ada"}`, `{"kind": "bot", "level": "easy"}` ..."""
    http = httpx.Client(timeout=SILENCE_TIMEOUT_SECONDS)
    body = {"game": game, "seats": list(seats), "options": options, "away": away, "start": start}
    made = _read(http.post(f"{server.rstrip('/')}/api/tables", json=body))
    return Seat(server.rstrip("/"), made["table"], made["seats"][0], made["token"], http)


def _parts(url: str) -> tuple[str, str]:
    """The server and the table of an invite link."""
    parts = urlsplit(url)
    head, _, table = parts.path.rpartition("/t/")
    table = table.partition("/")[0]
    if not parts.scheme or not table:
        raise KotatsuError(f"{url!r} is not the link of a table; accepted: http://.../t/...")
    return f"{parts.scheme}://{parts.netloc}{head}", table


def _line(text: str) -> dict[str, Any]:
    """A line of a stream; what a proxy has cut off, or put in its place, is a connection that broke."""
    try:
        return _object(text)
    except ValueError as error:
        raise httpx.RemoteProtocolError(f"a line of the stream is none: {error}") from error


def _read(answer: httpx.Response) -> dict[str, Any]:
    _check(answer)
    try:
        return _object(answer.content)
    except ValueError as error:
        raise NotAllowed(BAD_GATEWAY, "unknown", f"what the server answered is not its own: {error}") from error


def _object(text: str | bytes) -> dict[str, Any]:
    return msgspec.json.decode(text, type=dict[str, Any])


def _check(answer: httpx.Response) -> None:
    """NotAllowed with the server's own sentence."""
    if answer.is_success:
        return
    raise refusal(answer.status_code, answer.content, answer.headers.get("retry-after", ""))


def refusal(status: int, body: bytes, wait: str) -> NotAllowed:
    """What a server's refusal says."""
    retry_after = float(wait) if wait.isdecimal() else 0.0
    try:
        told = msgspec.json.decode(body)
        return NotAllowed(status, told["reason"], told["text"], told.get("clause", ""), retry_after)
    except (ValueError, KeyError, TypeError):
        return NotAllowed(status, "unknown", f"the server answered {status}", retry_after=retry_after)
