"""Seats change one at a time: whatever arrives together, nobody is left without a seat or with another's name."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from kotatsu import client
from kotatsu.client import NotAllowed
from kotatsu.web.security.keys import hash_key
from kotatsu.web.tables import seating
from kotatsu.web.tables.refusals import Refused
from tests.web.servers import Inside
from tests.web.tables import GAME, link, own

ROUNDS = 12


def at_once(site: Inside, *changes: Awaitable[Any]) -> list[Any]:
    """Several changes at the same moment; what each came to."""

    async def all_of_them() -> list[Any]:
        return list(await asyncio.gather(*changes, return_exceptions=True))

    return site.do(all_of_them())


@pytest.mark.parametrize("start_first", [True, False])
def test_a_start_and_a_leave_at_once_leave_no_empty_seat_in_play(site: Inside, start_first: bool) -> None:
    for _ in range(ROUNDS):
        host = client.create(site.url, GAME, [own("Ann"), {"kind": "open"}])
        guest = client.join(link(host), name="Ben")
        start = seating.start(site.registry, host.table, hash_key(host.token))
        leave = seating.leave(site.registry, host.table, None, hash_key(guest.token))
        at_once(site, *((start, leave) if start_first else (leave, start)))
        table = site.table(host.table)
        kinds = [row.kind for row in table.seats]
        assert (table.row.status, kinds) in (("playing", ["device", "person"]), ("lobby", ["device", "open"]))


def test_two_people_never_get_one_name_or_one_seat(site: Inside) -> None:
    for _ in range(ROUNDS):
        host = client.create(site.url, GAME, [own("Ann"), {"kind": "open"}, {"kind": "open"}])
        joins = [seating.join(site.registry, host.table, None, "Ben", hash_key(f"key {n}")) for n in range(3)]
        came = at_once(site, *joins)
        assert sum(isinstance(each, int) for each in came) == 1
        assert [each.reason for each in came if isinstance(each, Refused)] == ["name-taken"] * 2
        joins = [seating.join(site.registry, host.table, 2, f"Cleo {n}", hash_key(f"key {n}")) for n in range(3)]
        assert [type(each) for each in at_once(site, *joins)].count(int) == 1


def test_a_bot_is_not_seated_where_somebody_sat_down_meanwhile(site: Inside) -> None:
    for _ in range(ROUNDS):
        host = client.create(site.url, GAME, [own("Ann"), {"kind": "open"}])
        bot = seating.seat_bot(site.registry, host.table, 1, "easy", hash_key(host.token))
        person = seating.join(site.registry, host.table, 1, "Ben", hash_key("ben"))
        came = at_once(site, bot, person)
        row = site.table(host.table).seats[1]
        assert (row.kind, row.key) in (("bot", ""), ("person", hash_key("ben")))
        assert sum(isinstance(each, Refused) for each in came) == 1


def test_seats_are_given_up_and_taken_again_over_the_api(site: Inside) -> None:
    host = client.create(site.url, GAME, [own("Ann"), {"kind": "open"}])
    guest = client.join(link(host), name="Ben")
    guest.leave()
    assert [seat["kind"] for seat in host.info()["seats"]] == ["device", "open"]
    client.join(link(host), name="Ben")
    host.start()
    with pytest.raises(NotAllowed) as caught:
        guest.leave()
    assert caught.value.reason == "started"
    with pytest.raises(NotAllowed) as caught:
        host.leave()
    assert caught.value.reason == "started"
