"""Somebody who has used everything deletes all that is theirs: no row of any table is theirs any more, and nothing of
anybody else's has changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from kotatsu.web.store.erasure import erase_unused
from kotatsu.web.store.models import Base
from kotatsu.web.store.people import REFERENCES
from kotatsu.web.store.people_models import PasskeyRow
from kotatsu.web.store.room_models import HOST
from tests.web.push_games import keep_quiet
from tests.web.push_service import PushBrowser, PushService, push_service
from tests.web.room_pages import mail_to_nobody
from tests.web.servers import Browser, Inside, inside, sqlite, wait_for
from tests.web.test_devices import link_of, phrase_of
from tests.web.test_my_data import contents, exported
from tests.web.test_people import person_of
from tests.web.test_shelf import finish, play


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


def all_rows(site: Inside) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table."""

    async def read() -> dict[str, list[dict[str, Any]]]:
        async with site.registry.store.database.session() as session:
            return {
                name: [dict(row._mapping) for row in await session.execute(select(table))]
                for name, table in Base.metadata.tables.items()
            }

    return site.do(read())


def use_everything(site: Inside, service: PushService, name: str, other: Browser) -> tuple[Browser, PushBrowser, str]:
    """Somebody with one of everything; `other` has a table, and says something that is reported and blocked."""
    someone, phone, laptop = site.browser(), PushBrowser(service), site.browser()
    path = someone.new_table("pikit", seats=3, **{"name-0": name, "kind-2": "open"})
    laptop.send_form(link_of(someone))
    link_of(someone)  # one more, which nobody uses
    phrase_of(someone)
    phone.subscribe(someone)
    keep_quiet(someone, "21:00", "06:00", "Europe/Paris")
    someone.send_form("/me/mail", address=f"{name.lower()}@example.org", mode="once")
    someone.send_form("/me/vacation", days=2)
    someone.send_form("/me/page", on="yes")
    someone.send_form(f"{path}/group", days=7)
    someone.send_form(f"{path}/listing", join="yes", watch="yes")
    someone.send_form("/room/chat", name=name, text=f"said-by-{name}", script=True)
    someone.send_form(f"{path}/chat", text=f"at-table-{name}", script=True)
    someone.get(other.new_table())  # an invitation
    finish(site, someone, play(someone))
    person = person_of(site, someone)
    row = PasskeyRow(id=f"key-{name}", person=person, public_key="x", sign_count=0, label=name, created_at=1.0)
    site.do(site.services.identities.people.add_passkey(row))
    wait_for(lambda: not site.do(site.services.results.games.without_result(1)))
    return someone, phone, path


def blame(site: Inside, who: Browser, text: str) -> None:
    """Block whoever wrote a line in the room, and report it."""
    found = re.findall(r'<li data-line="(\d+)"><span class="said"><b>[^<]*</b> ([^<]*)</span>', who.get("/room").text)
    line = next(number for number, said in found if said == text)
    who.send_form("/room/report", line=line)
    who.send_form("/room/block", line=line)


def test_nothing_is_left_and_nothing_else_is_touched(tmp_path: Path, service: PushService) -> None:
    with inside(sqlite(tmp_path), push_loopback=True, mail=mail_to_nobody()) as site:
        site.do(site.services.room.switch("lobby", on=True))
        third = site.browser()
        third.new_table(**{"name-0": "Third"})
        third.send_form("/room/chat", name="Third", text="said-by-Third", script=True)
        ann, phone, _ = use_everything(site, service, "Quetzalina", third)
        bea, _, _ = use_everything(site, service, "Bea", third)
        for who, text in ((ann, "said-by-Third"), (bea, "said-by-Third"), (third, "said-by-Quetzalina")):
            blame(site, who, text)
        person, devices = person_of(site, ann), site.do(site.services.identities.people.devices(person_of(site, ann)))
        marks = ["uetzalina", phone.path, phone.fields["auth"], person, *(row.key for row in devices)]
        before = all_rows(site)
        held = {model.__tablename__ for model, column in REFERENCES if _mentions(before, model.__tablename__, person)}
        assert held >= {model.__tablename__ for model, _ in REFERENCES} - {"notices", "deliveries"}  # used them all
        assert b"uetzalina" in b"".join(exported(ann).values())
        assert ann.send_form("/me/delete", sure="yes").status_code == 303
        after = all_rows(site)
        left = [(name, row) for name, rows in after.items() for row in rows if any(mark in str(row) for mark in marks)]
        assert left == []
        own = {row["id"] for row in before["tables"] if row["host"] == person}
        for name, rows in before.items():
            for row in rows:
                of_ann = any(mark in str(row) for mark in marks) or row.get("table_id") in own or row.get("id") in own
                assert of_ann or name in ("room_state", "alive") or row in after[name], (name, row)
        assert "said-by-Bea" in third.get("/room").text
        assert "Bea" in bea.get("/me/statistics").text or bea.get("/me/statistics").status_code == 200
    assert [mark for mark in marks if mark in contents(tmp_path)] == []


def _mentions(rows: dict[str, list[dict[str, Any]]], table: str, person: str) -> bool:
    return any(person in str(row) for row in rows[table])


def test_blocks_go_with_those_who_are_forgotten_and_the_hosts_stay(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as site:
        room, now = site.services.public_room, site.registry.clock()
        seated = site.browser()
        seated.new_table()
        for person in (HOST, "nobody", person_of(site, seated)):
            site.do(room.block(person, "somebody", "Zoe", now))
        site.do(erase_unused(site.registry.store, now - 1))
        assert all(site.do(room.blocks(person)) for person in (HOST, "nobody"))  # not so soon
        site.do(erase_unused(site.registry.store, now + 1))
        kept = [person for person in (HOST, "nobody", person_of(site, seated)) if site.do(room.blocks(person))]
        assert kept == [HOST, person_of(site, seated)]
