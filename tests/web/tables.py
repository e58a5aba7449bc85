"""Tables for tests: two people or more, a person and bots, through the client."""

from __future__ import annotations

import secrets
from typing import Any

from kotatsu import client
from kotatsu.client import Seat, Turn
from tests.web.servers import Inside

GAME = "tiki-topple"
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def own(name: str) -> dict[str, str]:
    return {"kind": "own", "name": name}


def bot(level: str = "easy") -> dict[str, str]:
    return {"kind": "bot", "level": level}


def people(site: Inside, seats: int = 2, game: str = GAME, **more: Any) -> list[Seat]:
    """A table of people, each with a key of their own, begun. They are in the order of their seats."""
    open_seats = [{"kind": "open"}] * (seats - 1)
    host = client.create(site.url, game, [own(NAMES[0]), *open_seats], **more)
    others = [client.join(link(host), name=name) for name in NAMES[1:seats]]
    host.start()
    return [host, *others]


def solo(site: Inside, bots: int = 1, game: str = GAME, **more: Any) -> Seat:
    """A person and bots, begun."""
    return client.create(site.url, game, [own(NAMES[0]), *[bot()] * bots], start=True, **more)


def link(seat: Seat) -> str:
    return f"{seat.server}/t/{seat.table}"


def actor(seats: list[Seat]) -> Seat:
    """The one whose turn it is, having looked."""
    return seats[seats[0].look().actor]


def play_first(seats: list[Seat]) -> tuple[Seat, Turn]:
    """The actor does the first thing they may; who, and what they saw before."""
    seat = actor(seats)
    turn = seat.look()
    seat.play(turn.legal[0])
    return seat, turn


def new_id() -> str:
    return secrets.token_hex(8)
