"""Games of two people of whom one is called."""

from __future__ import annotations

import time
from typing import Any

import httpx

from tests.web.push_service import PushBrowser, PushService
from tests.web.servers import Browser, Inside, wait_for


def two_people(site: Inside, game: str = "tiki-topple") -> tuple[Browser, Browser, str]:
    """A running game of two people in which Ann decides now; nobody looks."""
    ann, ben = site.browser(), site.browser("fr")
    path = ann.new_table(game)
    ben.send_form(f"{path}/join", name="Ben")
    ann.send_form(f"{path}/start")
    if site.table(path[3:]).live.match.actor == 1:
        move(site, ben, path)
    return ann, ben, path


def move(site: Inside, browser: Browser, path: str) -> float:
    """Play the first choice of whoever decides, until the other one does; when the last of them was acknowledged."""
    seat = site.table(path[3:]).live.match.actor
    while (match := site.table(path[3:]).live.match).actor == seat:
        sent = {"seat": seat, "ply": match.ply, "id": f"m{match.ply}", "action": match.legal()[0]}
        answer = browser.send_form(f"{path}/move", script=True, **sent)
        assert answer.status_code == 200, answer.text
    return time.time()


def keep_quiet(browser: Browser, start: str, end: str, zone: str = "UTC") -> httpx.Response:
    fields: dict[str, Any] = {"quiet": "yes", "from": start, "until": end, "zone": zone}
    return browser.send_form("/me/notices/quiet", **fields)


def bot_plays(site: Inside, path: str, seat: int, level: str) -> None:
    """A bot of a level plays for a seat, or none any more."""

    async def change() -> None:
        async with site.registry.changing(path[3:]) as (stored, _):
            stored.seats[seat].stand_in = level

    site.do(change())


def nothing_comes(site: Inside, service: PushService, target: PushBrowser, count: int = 0) -> None:
    """Once the server has looked at every table that changed, no more was sent than that."""
    calling = site.services.calling
    wait_for(lambda: not calling.caller._changed and not calling.caller._something.is_set())
    site.do(_settled(site))
    assert len(service.sent_to(target)) == count


async def _settled(site: Inside) -> None:
    calling = site.services.calling
    for table_id in list(site.registry._tables):
        await calling.caller.look_at(table_id)
    for row in await calling.notices.due("push", site.registry.clock(), 100):
        await calling.push._deliver(row)
