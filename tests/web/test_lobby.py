"""A lobby can be changed: seats, bots, people at the host's device, options. By the host alone, before the start."""

from __future__ import annotations

from typing import Any

import pytest

from kotatsu import client
from kotatsu.web.security.keys import hash_key
from kotatsu.web.tables import seating
from kotatsu.web.tables.refusals import Refused
from tests.web.servers import Browser, Inside
from tests.web.tables import link, own
from tests.web.test_seating import at_once

KING = "king-of-tokyo"
ROUNDS = 8


def kinds(site: Inside, path: str) -> list[str]:
    return [row.kind for row in site.table(path[3:]).seats]


def names(site: Inside, path: str) -> list[str]:
    return [row.name for row in site.table(path[3:]).seats]


def change(browser: Browser, path: str, what: str, **fields: object) -> Any:
    """What the page's script sends; the answer."""
    return browser.send_form(f"{path}/{what}", script=True, **fields)


def test_the_host_changes_seats_and_everybody_sees_it(site: Inside) -> None:
    host, guest = site.browser(), site.browser()
    path = host.new_table(KING, seats=3, **{"kind-1": "open", "kind-2": "open"})
    assert guest.send_form(f"{path}/join", name="Ben", seat=1).status_code == 303
    assert change(host, path, "seat-bot", seat=2, level="hard").status_code == 200
    assert change(host, path, "add-seat").status_code == 200
    assert change(host, path, "seat-device", seat=3, name="Cleo").status_code == 200
    assert kinds(site, path) == ["device", "person", "bot", "device"]
    first = names(site, path)[2]
    assert change(host, path, "seat-bot", seat=2, level="easy").status_code == 200
    assert names(site, path)[2] != first  # another level is another bot
    seen = guest.get(f"{path}/lobby").text
    assert "Cleo" in seen
    assert "Easy" in seen
    assert "seat-bot" not in seen  # the host's alone
    assert change(host, path, "remove-seat", seat=2).status_code == 200
    assert names(site, path) == ["Ann", "Ben", "Cleo"]
    assert site.table(path[3:]).row.seats == 3
    assert change(host, path, "free-seat", seat=1, name="Ben").status_code == 200
    assert kinds(site, path) == ["device", "open", "device"]
    assert change(host, path, "seat-bot", seat=1, level="master").status_code == 200
    assert change(host, path, "start").status_code == 200
    assert site.table(path[3:]).live.match.seats == 3


def test_options_are_changed_before_the_start(site: Inside) -> None:
    host = site.browser()
    path = host.new_table(KING, **{"kind-1": "bot"})
    game = site.table(path[3:]).game
    name, choices = next(iter(game.options.items()))
    sent = {f"option-{name}": choices[-1], "away": 86_400}
    assert change(host, path, "options", **sent).status_code == 200
    row = site.table(path[3:]).row
    assert (row.options[name], row.away) == (choices[-1], 86_400)
    page = host.get(path).text
    assert "A bot steps in after 1 day" in page
    assert change(host, path, "options", **{f"option-{name}": "upside down", "away": 0}).status_code == 422
    assert change(host, path, "options", **{f"option-{name}": choices[0], "away": 10**8}).status_code == 422
    assert site.table(path[3:]).row.options[name] == choices[-1]


CHANGES: tuple[tuple[str, dict[str, object]], ...] = (
    ("seat-bot", {"seat": 1, "level": "easy"}),
    ("seat-device", {"seat": 1, "name": "Zoe"}),
    ("free-seat", {"seat": 1, "name": ""}),
    ("add-seat", {}),
    ("remove-seat", {"seat": 1}),
    ("options", {"away": 60}),
)


@pytest.mark.parametrize(("what", "fields"), CHANGES)
def test_nobody_but_the_host_changes_a_lobby_and_nobody_once_it_has_begun(
    site: Inside, what: str, fields: dict[str, object]
) -> None:
    host, guest = site.browser(), site.browser()
    path = host.new_table(KING, seats=3, **{"kind-1": "open", "kind-2": "open"})
    guest.send_form(f"{path}/join", name="Ben", seat=2)
    before = site.table(path[3:]).row.changes
    for other in (guest, site.browser()):
        refused = change(other, path, what, **fields)
        assert refused.status_code == 403
        assert refused.json()["reason"] == "not-host"
    assert site.table(path[3:]).row.changes == before
    change(host, path, "seat-bot", seat=1, level="easy")
    assert change(host, path, "start").status_code == 200
    before = site.table(path[3:]).row.changes
    refused = change(host, path, what, **fields)
    assert refused.status_code == 409
    assert refused.json()["reason"] == "settled"
    assert "begun" in refused.json()["text"]
    assert site.table(path[3:]).row.changes == before


def test_what_cannot_be_changed_is_refused_with_a_sentence(site: Inside) -> None:
    host, guest = site.browser(), site.browser()
    path = host.new_table("kikai", **{"kind-1": "open"})
    guest.send_form(f"{path}/join", name="Ben")
    told: list[tuple[str, dict[str, object], str]] = [
        ("add-seat", {}, "most-seats"),
        ("remove-seat", {"seat": 1}, "least-seats"),
        ("free-seat", {"seat": 1, "name": "Cleo"}, "seat-changed"),
        ("free-seat", {"seat": 0, "name": "Ann"}, "no-own-seat"),
        ("free-seat", {"seat": 9, "name": ""}, "seat-changed"),
        ("seat-bot", {"seat": 1}, "seat-taken"),
    ]
    for what, fields, reason in told:
        answer = change(host, path, what, **fields)
        assert answer.json()["reason"] == reason, what
        assert not answer.json()["text"].startswith("‹")
    assert names(site, path) == ["Ann", "Ben"]
    page = host.send_form(f"{path}/add-seat")  # without a script: the lobby with the reason
    assert page.status_code == 422
    assert 'id="lobby"' in page.text
    assert 'role="alert"' in page.text


def test_a_full_table_says_so_and_a_watcher_is_told_that_they_watch(site: Inside) -> None:
    host, late = site.browser(), site.browser()
    path = host.new_table("kikai", **{"kind-1": "open"})
    assert "Sit down" in late.get(path).text
    watched = late.get(f"{path}?watch=1").text
    assert "You are watching. A seat is free." in watched.replace("\n", " ")
    host.send_form(f"{path}/seat-bot", seat=1, level="easy")
    assert "Every seat is taken. You are watching." in late.get(path).text
    refused = change(late, path, "join", name="Late")
    assert refused.json()["reason"] == "full"
    assert "Every seat is taken" in refused.json()["text"]
    assert "Every seat is taken" in late.get(f"{path}/join").text
    assert "You are watching" not in host.get(path).text
    host.send_form(f"{path}/start")
    assert "You are watching" in late.get(path).text
    assert "You are watching" not in host.get(path).text


def test_seats_that_change_at_once_leave_a_table_that_can_be_played(site: Inside) -> None:
    for _ in range(ROUNDS):
        host = client.create(site.url, KING, [own("Ann"), {"kind": "open"}, {"kind": "open"}])
        key, ben = hash_key(host.token), hash_key("ben")
        came = at_once(
            site,
            seating.remove_seat(site.registry, host.table, 1, key),
            seating.join(site.registry, host.table, 1, "Ben", ben),
            seating.add_seat(site.registry, host.table, key),
            seating.seat_bot(site.registry, host.table, 1, "easy", key),
            seating.set_options(site.registry, host.table, {}, 60, key),
        )
        assert all(each is None or isinstance(each, int | Refused) for each in came), came
        table = site.table(host.table)
        assert [row.seat for row in table.seats] == list(range(len(table.seats)))
        assert table.row.seats == len(table.seats)
        joined = isinstance(came[1], int)
        assert [row.name for row in table.seats].count("Ben") == (1 if joined else 0)


def test_a_guest_who_comes_back_keeps_the_seat_that_moved_up(site: Inside) -> None:
    host = client.create(site.url, KING, [own("Ann"), {"kind": "open"}, {"kind": "open"}])
    guest = client.join(link(host), name="Ben", seat=2)
    site.do(seating.remove_seat(site.registry, host.table, 1, hash_key(host.token)))
    assert [seat["name"] for seat in guest.info()["seats"] if seat["yours"]] == ["Ben"]
    host.start()
    again = client.join(link(host), token=guest.token)
    assert again.seat == 1


def test_bots_of_one_level_at_one_table_have_two_names_and_leave_peoples_alone(site: Inside) -> None:
    host = site.browser()
    kinds_of = {f"kind-{seat}": "bot" for seat in range(1, 6)} | {f"level-{seat}": "easy" for seat in range(1, 6)}
    path = host.new_table(KING, seats=6, **kinds_of, **{"name-0": "Mochi"})
    found = names(site, path)
    assert len(set(found)) == 6
    assert found.count("Mochi") == 1
    page = host.get(path).text
    assert page.count('class="face"') == 5
