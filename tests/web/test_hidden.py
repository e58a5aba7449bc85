"""Nobody sees what the rules hide: swap what a seat cannot see, all through the match, and demand identical bytes of
everything that leaves the server for that seat: pages, fragments, scrubber, log, thumbnails, API, stream."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from kotatsu.engine.chance import Chance, seed_rng
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import RiggedChance
from kotatsu.engine.events import EventLog
from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.engine.match_record import Ply, digest
from kotatsu.games import every, load
from kotatsu.web.security.keys import unsign
from kotatsu.web.tables.deal import seed_commitment
from kotatsu.web.tables.live_match import LiveMatch
from kotatsu.web.tables.moves import move_entry, store_entry
from kotatsu.web.tables.reader_view import _kept_view
from tests.web.servers import Browser, Inside
from tests.web.tables import people, play_first

PLIES = 10
LATER = 60
"""Decisions after which everything that a game hides has come up."""
MOST_TABLES = 8
"""Tables are sealed, so what is hidden at one of them is up to chance."""
WORLDS = 400
"""Samples of what is hidden, among which one must fit all that the seat has seen."""
OTHER_WORLDS = [("tiki-topple", "host"), ("tiki-topple", "spectator"), ("pikit", "host"), ("pikit", "spectator")]
"""Readers for whom another past is to be found that they could not tell from the real one."""
TABLES = 40
"""Tables that are tried until one has another world."""
HIDING = ["tiki-topple", "pikit"]
"""Games with secrets; all others hide nothing, which is tested too."""


def other_world(live: LiveMatch, seat: int) -> Match | None:
    """The same match as this seat saw it, with other things hidden from the start; None when none was found."""
    chance = random.Random(11)
    for sample in range(WORLDS):
        s = live.match.state_at(0)
        live.game.hide(s, seat)
        seed_rng(s.rng, sample)
        live.game.rules.guess(s, seat)
        draws = [list(done.draws) for done in live.match.plies]
        drawn = [(ply, place) for ply, said in enumerate(draws) for place in range(len(said))]
        if drawn and sample % 2:  # half of the worlds differ in something that was drawn later
            ply, place = chance.choice(drawn)
            draws[ply][place] = chance.randrange(draws[ply][place] + 8)
        try:
            match = _played_in(live, s, seat, draws)
        except RiggedChance:
            continue
        if match is not None and _seen(live.game, match.state, None) != _seen(live.game, live.match.state, None):
            return match
    return None


def _played_in(live: LiveMatch, s: Any, seat: int, draws: list[list[int]]) -> Match | None:
    """The match's own decisions in another world, if the seat could not tell."""
    rules, game = live.game.rules, live.game
    match = live.match.copy()
    match.plies = []
    match.state = s.copy()
    for number, done in enumerate(live.match.plies):
        mask = bytearray(game.actions.count)
        rules.legal(s, mask)
        if not mask[done.action]:
            return None
        event_log = EventLog()
        s.chance, s.event_log = Chance(draws[number]), event_log
        rules.step(s, done.action)
        s.chance = s.event_log = None
        events = tuple(game.events.decode(heard) for heard in event_log.told)
        match.plies.append(Ply(done.seat, done.action, tuple(draws[number]), digest(s), events))
        if _seen(game, s, seat) != _seen(game, live.match.state_at(number + 1), seat):
            return None
        if _heard(events, seat) != _heard(done.events, seat):
            return None
    match._snapshots = [match.state.to_bytes()]
    match.state = s
    return match


def _seen(game: Game, s: Any, seat: int | None) -> bytes:
    """A state as a seat sees it; whole when None. The generator left out."""
    view = s.copy()
    for word in range(4):
        view.rng[word] = 0
    if seat is not None:
        game.hide(view, seat)
    return bytes(view.to_bytes())


def _heard(events: Any, seat: int) -> list[dict[str, Any]]:
    return [event.to_dict() for event in events if event.visible_to(seat)]


def everything(site: Inside, browser: Browser, table: str, token: str, seat: int) -> Iterator[tuple[str, bytes]]:
    """All that leaves the server for a seat, by where it came from."""
    _kept_view.cache_clear()  # the world was changed behind the server's back
    who = "watch=1" if seat == SPECTATOR else f"seat={seat}"
    for ply in range(PLIES + 1):
        for kind in ("", "/fragment"):
            answer = browser.get(f"/t/{table}{kind}?{who}&ply={ply}")
            assert answer.status_code == 200
            yield f"{kind or 'page'} at {ply}", answer.content
        headers = {"Authorization": f"Bearer {token}"}
        yield f"api at {ply}", browser.get(f"/api/tables/{table}/state?seat={seat}&ply={ply}", headers=headers).content
    yield "page", browser.get(f"/t/{table}?{who}").content
    yield "curtain or choice of seat", browser.get(f"/t/{table}" if seat != SPECTATOR else f"/t/{table}?{who}").content
    yield "table", browser.get(f"/api/tables/{table}", headers=headers).content
    yield "record", browser.get(f"/t/{table}/record.json").content
    yield "result", browser.get(f"/t/{table}/result").content
    site.services.thumbnails._kept.clear()
    holder = site.table(table).seats[seat].key if seat != SPECTATOR else ""
    yield "thumbnail", str(site.do(site.services.thumbnails.drawn(table, holder, "en"))).encode()
    yield "my games", browser.get("/me").content
    for since in ("", "&since=0", "&since=3"):
        yield f"stream{since}", b"\n".join(first_lines(site, table, token, f"?seat={seat}{since}"))


def first_lines(site: Inside, table: str, token: str, query: str) -> list[bytes]:
    """What a stream says before its first keep-alive."""
    found: list[bytes] = []
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.stream("GET", f"{site.url}/api/tables/{table}/stream{query}", headers=headers, timeout=10) as answer:
        assert answer.status_code == 200
        for line in answer.iter_lines():
            if not line:
                return found
            found.append(line.encode())
    return found


@pytest.mark.parametrize(("slug", "reader"), OTHER_WORLDS)
def test_what_is_hidden_changes_nothing_that_leaves_the_server(site: Inside, slug: str, reader: str) -> None:
    seat = 0 if reader == "host" else SPECTATOR
    for _ in range(TABLES):
        browser, table = _begun(site, load(slug))
        found = site.table(table)
        world = other_world(found.live, seat)
        if world is not None:
            break
    assert world is not None, "no other world was found: sample more of them"
    assert world.state.to_bytes() != found.live.match.state.to_bytes()
    token = unsign(browser.cookies["kotatsu"], site.services.signing_secret) if seat == 0 else "nobody"
    site.services.presence.mark_seen(table, found.seats[0].key)
    asker = browser if seat == 0 else site.browser()
    asker.get("/healthz")
    mine = dict(everything(site, asker, table, token, seat))
    found.live.match = world
    swapped = dict(everything(site, asker, table, token, seat))
    differing = [name for name in mine if mine[name] != swapped[name]]
    assert not differing, _first_difference(mine[differing[0]], swapped[differing[0]])


def _begun(site: Inside, game: Game, plies: int = PLIES) -> tuple[Browser, str]:
    """A table after some plies, and the browser of its host."""
    browser = site.browser()
    path = browser.new_table(game.slug, **_kinds(game))
    site.browser().send_form(f"{path}/join", name="Ben", seat=1)
    browser.send_form(f"{path}/start")
    _play(site, path[3:], plies)
    return browser, path[3:]


@pytest.mark.parametrize("slug", HIDING)
def test_what_is_hidden_now_changes_nothing_of_the_live_table(site: Inside, slug: str) -> None:
    """Later in the game, where no whole other past can be found: another present, and the live table as it is told."""
    swaps = 0
    for _ in range(MOST_TABLES):
        swaps = swaps or _swap_along(site, slug)
    assert swaps, f"{slug} hid nothing in {LATER} decisions of {MOST_TABLES} tables"


def _swap_along(site: Inside, slug: str) -> int:
    """Compare the live table with other presents as a game goes on; how many there were."""
    browser, table = _begun(site, load(slug), 0)
    token = unsign(browser.cookies["kotatsu"], site.services.signing_secret)
    swaps = 0
    for plies in range(0, LATER + 1, 10):
        _play(site, table, plies)
        found = site.table(table)
        for seat in (0, SPECTATOR):
            other = None if found.live.over else _other_present(found.live, seat)
            if other is None:
                continue
            swaps += 1
            real = found.live.match.state
            mine = dict(live_table(site, browser, table, token, seat))
            found.live.match.state = other
            swapped = dict(live_table(site, browser, table, token, seat))
            found.live.match.state = real
            differing = [name for name in mine if mine[name] != swapped[name]]
            assert not differing, _first_difference(mine[differing[0]], swapped[differing[0]])
    return swaps


@pytest.mark.parametrize("slug", [game.slug for game in every() if game.slug not in HIDING])
def test_the_other_games_hide_nothing(slug: str) -> None:
    """Else they belong to HIDING."""
    match = Match(load(slug), seed=3)
    for _ in range(LATER):
        assert _seen(match.game, match.state, SPECTATOR) == _seen(match.game, match.state, None)
        match.play(match.legal()[match.ply % len(match.legal())])


def _other_present(live: LiveMatch, seat: int) -> Any:
    """A state that this seat cannot tell from the real one; None when there is none."""
    for sample in range(20):
        s = live.match.state_at(live.match.ply)
        live.game.hide(s, seat)
        seed_rng(s.rng, sample)
        live.game.rules.guess(s, seat)
        if _seen(live.game, s, None) != _seen(live.game, live.match.state, None):
            return s
    return None


def live_table(site: Inside, browser: Browser, table: str, token: str, seat: int) -> Iterator[tuple[str, bytes]]:
    """What a seat is told of the table as it is now."""
    _kept_view.cache_clear()  # the world was changed behind the server's back
    who = "watch=1" if seat == SPECTATOR else f"seat={seat}"
    headers = {"Authorization": f"Bearer {token}"}
    yield "page", browser.get(f"/t/{table}?{who}").content
    yield "fragment", browser.get(f"/t/{table}/fragment?{who}").content
    yield "state", browser.get(f"/api/tables/{table}/state?seat={seat}", headers=headers).content
    yield "stream", b"\n".join(first_lines(site, table, token, f"?seat={seat}"))


def _kinds(game: Game) -> dict[str, object]:
    return {"seats": game.seats[0], **{f"kind-{seat}": "bot" for seat in range(2, game.seats[0])}}


def _play(site: Inside, table: str, plies: int) -> None:
    """Random decisions, straight through the table's own door, whoever decides."""
    chance = random.Random(7)
    site.change_seats(table, kind="person")  # only this test plays
    while site.table(table).live.match.ply < plies and not site.table(table).live.over:
        found = site.table(table)
        tried = found.live.try_move(chance.choice(found.live.match.legal()))
        assert site.do(
            store_entry(site.registry, found, move_entry(site.registry, found, tried, str(tried.number)), tried)
        )


def _first_difference(first: bytes, second: bytes) -> str:
    at = next((place for place, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return f"...{first[max(0, at - 200) : at + 80]!r}\n...{second[max(0, at - 200) : at + 80]!r}"


def test_no_seed_and_no_key_is_ever_told_before_the_end(site: Inside) -> None:
    browser = site.browser()
    path = browser.new_table(**{"kind-1": "open"})
    guest = site.browser()
    guest.send_form(f"{path}/join", name="Ben", seat=1)
    browser.send_form(f"{path}/start")
    found = site.table(path[3:])
    secrets = [found.row.seed, found.row.host, *(row.key for row in found.seats)]
    told = [browser.get(path).text, guest.get(path).text, browser.get(f"/api/tables/{path[3:]}").text]
    told += [line.decode() for line in first_lines(site, path[3:], "nobody", "")]
    for secret in secrets:
        assert secret
        assert all(secret not in text for text in told)
    assert seed_commitment(found.row) in told[2]


def test_another_seats_choice_is_told_by_events_alone(site: Inside) -> None:
    """A line of the stream names no action: what others may know of a choice is what the rules tell of it."""
    seats = people(site)
    play_first(seats)
    lines = first_lines(site, seats[0].table, seats[0].token, "?since=0")
    line = msgspec.json.decode(lines[0])
    assert line["type"] == "ply"
    assert "action" not in line
    assert "draws" not in line
    assert not re.search(rb'"(rng|seed)":\s*[^n]', lines[0])
