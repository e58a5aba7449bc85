"""Making tables, sitting down, moving: what counts, what is refused, and how it is said."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from kotatsu import client
from kotatsu.client import NotAllowed
from kotatsu.games import load
from kotatsu.web.security.keys import hash_key
from kotatsu.web.store.store import StoredTable
from kotatsu.web.tables.moves import move_entry
from kotatsu.web.tables.registry import LoadedTable
from tests.web.servers import Inside, wait_for
from tests.web.tables import GAME, actor, bot, link, new_id, own, people, play_first, solo


def refusal(ask: object, *arguments: object, **more: object) -> NotAllowed:
    with pytest.raises(NotAllowed) as caught:
        ask(*arguments, **more)  # type: ignore[operator]
    return caught.value


# --- before the start


def test_friends_join_on_a_link_and_the_host_starts(site: Inside) -> None:
    host = client.create(site.url, GAME, [own("Ann"), {"kind": "open"}, bot()])
    assert refusal(host.start).reason == "seats-open"
    friend = client.join(link(host), name="Ben")
    assert friend.seat == 1
    assert refusal(friend.start).reason == "not-host"
    host.start()
    assert host.info()["status"] == "playing"
    assert [seat["name"] for seat in host.info()["seats"]] == ["Ann", "Ben", "Anko"]


def test_a_taken_seat_a_taken_name_and_no_name_are_refused(site: Inside) -> None:
    host = client.create(site.url, GAME, [own("Ann"), {"kind": "open"}, {"kind": "open"}])
    assert refusal(client.join, link(host), name="ann").reason == "name-taken"
    assert refusal(client.join, link(host), name=" \n\t").reason == "no-name"
    assert refusal(client.join, link(host), name="Ben", seat=0).reason == "seat-taken"
    client.join(link(host), name="Ben", seat=2)
    assert refusal(client.join, link(host), name="Cleo", seat=2).reason == "seat-taken"


def test_two_who_want_the_same_seat_at_once_do_not_both_get_it(site: Inside) -> None:
    for _ in range(5):
        host = client.create(site.url, GAME, [own("Ann"), {"kind": "open"}])
        with ThreadPoolExecutor(2) as both:
            asked = [both.submit(client.join, link(host), name=name, seat=1) for name in ("Ben", "Cleo")]
            outcomes = [future.exception() for future in asked]
        assert sum(outcome is None for outcome in outcomes) == 1
        assert [outcome.reason for outcome in outcomes if isinstance(outcome, NotAllowed)] == ["full"]


def test_a_table_that_the_game_does_not_have_is_refused_with_what_is_accepted(site: Inside) -> None:
    refused = refusal(client.create, site.url, GAME, [own("Ann")])
    assert refused.reason == "bad-table"
    assert "2, 3, 4" in str(refused)
    assert refusal(client.create, site.url, GAME, [own("A"), bot("wise")]).reason == "no-level"
    assert refusal(client.create, site.url, GAME, [bot(), {"kind": "open"}]).reason == "no-own-seat"
    assert refusal(client.create, site.url, "chess", [own("A"), bot()]).reason == "no-game"


def test_a_seat_can_be_given_up_before_the_start(site: Inside) -> None:
    host, guest = site.browser(), site.browser()
    path = host.new_table()
    guest.send_form(f"{path}/join", name="Ben", seat=1)
    assert "Ben" in host.get(path).text
    assert guest.send_form(f"{path}/leave", seat=1).status_code == 303
    assert site.table(path[3:]).seats[1].kind == "open"
    assert host.send_form(f"{path}/seat-bot", seat=1, level="easy").status_code == 303
    assert site.table(path[3:]).seats[1].kind == "bot"
    assert guest.send_form(f"{path}/start", script=True).json()["reason"] == "not-host"
    assert host.send_form(f"{path}/start").status_code == 303


# --- moves


def test_a_move_is_counted_once_however_often_it_is_sent(site: Inside) -> None:
    seats = people(site)
    seat = actor(seats)
    turn = seat.look()
    with ThreadPoolExecutor(4) as storm:
        plies = list(storm.map(lambda _: seat.play(turn.legal[0], move_id="same"), range(12)))
    assert plies == [1] * 12
    assert seat.look().ply == 1
    assert refusal(seat.play, turn.legal[1], move_id="same").reason == "stale"


def test_a_stale_move_and_another_seats_turn_are_refused(site: Inside) -> None:
    seats = people(site)
    first = actor(seats)
    second = seats[1 - first.seat]
    before = second.look()
    assert refusal(second.play, first.look().legal[0]).reason == "not-your-turn"
    first.play(first.look().legal[0])
    assert second.last is before
    assert refusal(second.play, second.last.game.actions.decode(0)).reason == "stale"


def test_an_illegal_move_is_refused_with_its_clause_in_the_readers_language(site: Inside) -> None:
    seats = people(site)
    seat = actor(seats)
    turn = seat.look()
    body = {"ply": turn.ply, "id": new_id(), "action": {"verb": "toast"}}
    headers = {"Authorization": f"Bearer {seat.token}"}
    said = {}
    for language in ("en", "fr"):
        told = site.browser(language).post(f"/api/tables/{seat.table}/moves", json=body, headers=headers)
        assert told.status_code == 409
        assert told.json()["reason"] == "illegal"
        assert told.json()["clause"] in ("11", "18")
        said[language] = told.json()["text"]
    assert said["en"] != said["fr"]
    assert "‹" not in "".join(said.values())
    assert seat.look().ply == turn.ply


def test_what_is_no_action_at_all_says_what_is_accepted(site: Inside) -> None:
    seat = actor(people(site))
    seat.look()
    assert "toast" in str(refusal(seat.play, {"verb": "fly"}))
    assert refusal(seat.play, "play card=up1 place=77").reason == "unknown-action"


def test_nobody_moves_for_a_seat_that_is_not_theirs(site: Inside) -> None:
    seats = people(site)
    seat = actor(seats)
    seat.look()
    seat.token = "somebody else"
    refused = refusal(seat.play, load(GAME).actions.decode(0))
    assert (refused.status, refused.reason) == (403, "not-your-seat")


def test_a_move_is_stored_before_it_is_acknowledged_and_told_after(
    site: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    append, publish = site.registry.store.append, site.registry.notifier.publish

    async def stored(*arguments: object, **more: object) -> bool:
        done = await append(*arguments, **more)  # type: ignore[arg-type]
        order.append("stored")
        return done

    def told(table: str) -> None:
        order.append("told")
        publish(table)

    seats = people(site)
    monkeypatch.setattr(site.registry.store, "append", stored)
    monkeypatch.setattr(site.registry.notifier, "publish", told)
    play_first(seats)
    assert order == ["stored", "told"]


def test_a_move_that_cannot_be_stored_is_not_told(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = people(site)
    seat = actor(seats)
    turn = seat.look()

    async def full_disk(*_: object, **__: object) -> bool:
        raise OSError("no space left")

    monkeypatch.setattr(site.registry.store, "append", full_disk)
    monkeypatch.setattr(client, "GIVE_UP_SECONDS", 0.0)
    assert refusal(seat.play, turn.legal[0]).status == 500
    monkeypatch.undo()
    assert seat.look().ply == turn.ply
    seat.play(turn.legal[0])


# --- around the game


def test_a_whole_game_against_bots_ends_with_a_record_that_verifies(site: Inside) -> None:
    from kotatsu.engine import match_record
    from kotatsu.engine.match import Match

    seat = solo(site, bots=2)
    assert seat.info()["seed"] is None
    assert refusal(seat.record).reason == "running"
    for turn in seat.turns():
        seat.play(turn.legal[0])
    info = seat.info()
    record = seat.record()
    assert record["seed"] == info["seed"]
    assert record["commitment"] == info["commitment"]
    assert match_record.verify(Match.replay(record)) > 0


def test_a_rematch_is_one_table_whoever_asks(site: Inside) -> None:
    host, guest = site.browser(), site.browser()
    path = host.new_table()
    guest.send_form(f"{path}/join", name="Ben", seat=1)
    host.send_form(f"{path}/start")
    assert host.send_form(f"{path}/rematch", script=True).json()["reason"] == "not-over"
    finish(site, path[3:])
    first = host.send_form(f"{path}/rematch").headers["location"]
    assert guest.send_form(f"{path}/rematch").headers["location"] == first != path
    assert [row.name for row in site.table(first[3:]).seats] == ["Ann", "Ben"]
    assert site.table(first[3:]).row.status == "playing"
    assert guest.get(first).status_code == 200
    assert site.browser().send_form(f"{path}/rematch", script=True).json()["reason"] == "not-your-seat"


def finish(site: Inside, table: str) -> None:
    """Hand every seat to a bot and wait for the end."""
    from tests.web.servers import wait_for

    site.change_seats(table, stand_in="easy")
    wait_for(lambda: site.table(table).live.over)


def test_several_seats_on_one_device_have_a_curtain_between_them(site: Inside) -> None:
    browser = site.browser()
    path = browser.new_table(**{"kind-1": "device", "name-1": "Ben"})
    browser.send_form(f"{path}/start")
    found = site.table(path[3:])
    missions = [found.live.match.state.mission[seat] for seat in range(2)]
    assert missions[0] != missions[1]
    acting = found.live.match.actor
    closed = browser.get(path).text
    opened = browser.get(f"{path}?seat={acting}").text
    assert opened != closed
    assert 'name="action"' not in closed
    other = browser.get(f"{path}?seat={1 - acting}")
    assert other.status_code == 200
    assert site.browser().get(f"{path}?seat={acting}").status_code == 403


def test_keys_are_stored_as_hashes_alone(site: Inside) -> None:
    seat = solo(site)
    row = site.table(seat.table).seats[0]
    assert row.key == hash_key(seat.token)
    assert seat.token not in row.key


def test_a_table_that_is_forgotten_in_the_middle_of_a_move_is_read_anew(
    site: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory is bounded: a table may be dropped and read again while a move of it is being stored."""
    seats = people(site)
    seat = actor(seats)
    turn = seat.look()
    append = site.registry.store.append

    async def slowly(*arguments: object, **more: object) -> bool:
        site.registry.forget()
        early = await site.registry.load(seat.table)
        assert early.live.entries == 0
        return await append(*arguments, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(site.registry.store, "append", slowly)
    seat.play(turn.legal[0])
    monkeypatch.undo()
    assert seat.look().ply == 1


def test_moves_that_arrive_together_are_stored_together_and_each_gets_its_own_answer(site: Inside) -> None:
    """One that comes too late does not take the others down with it."""
    tables = [people(site) for _ in range(4)]
    loaded = [site.table(seats[0].table) for seats in tables]
    entries = []
    for found in loaded:
        match = found.live.try_move(found.live.match.legal()[0])
        entries.append((move_entry(site.registry, found, match, "first"), match.actor))
    late, actor_after = move_entry(site.registry, loaded[0], match, "late"), entries[0][1]

    async def all_at_once() -> list[bool]:
        append = site.registry.store.append
        wishes = [append(entry, actor=actor, status="playing") for entry, actor in entries]
        return await asyncio.gather(*wishes, append(late, actor=actor_after, status="playing"))

    assert site.do(all_at_once()) == [True, True, True, True, False]
    for found in loaded:
        site.registry.forget()
        assert site.table(found.id).live.entries == 1


def test_a_table_of_bots_alone_is_watched_to_its_end(site: Inside) -> None:
    """Nobody sits there: whoever set it starts it, and watches the whole game."""
    host = site.browser()
    path = host.new_table(**{"kind-0": "bot", "level-0": "easy", "kind-1": "bot", "level-1": "easy"})
    lobby = host.get(path).text
    assert "/start" in lobby
    assert host.send_form(f"{path}/start").status_code == 303
    wait_for(lambda: "data-over" in host.get(path).text, patience=60)
    assert host.get(f"{path}/result").status_code == 200


def test_a_slow_reader_does_not_undo_what_a_quick_one_has_read(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two read a table after a change; while the slow one holds what it read, the table changes again."""
    registry, store = site.registry, site.registry.store
    host = client.create(site.url, "tiki-topple", [own("Ann"), {"kind": "open"}])
    read = store.load

    async def overtaken() -> None:
        table = await registry.load(host.table)
        registry.changed(table.id)
        has_read, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(table_id: str, *, entries_from: int = 0) -> StoredTable | None:
            found = await read(table_id, entries_from=entries_from)
            has_read.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(store, "load", slowly)
        slow = asyncio.create_task(registry.load(table.id))
        await has_read.wait()
        monkeypatch.setattr(store, "load", read)
        await registry.load(table.id)
        async with registry.changing(table.id) as (stored, _):
            stored.seats[0].name = "Zoe"
        go_on.set()
        await slow
        assert (await registry.load(table.id)).seats[0].name == "Zoe"

    site.do(overtaken())


def test_two_who_load_a_table_at_once_get_the_same_one(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    path = site.browser().new_table()
    registry = site.registry
    read = registry.store.load

    async def load_twice() -> tuple[LoadedTable, LoadedTable]:
        registry.forget()
        has_read, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(table_id: str, *, entries_from: int = 0) -> StoredTable | None:
            found = await read(table_id, entries_from=entries_from)
            has_read.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(registry.store, "load", slowly)
        first = asyncio.create_task(registry.load(path[3:]))
        await has_read.wait()
        monkeypatch.setattr(registry.store, "load", read)
        second = await registry.load(path[3:])
        go_on.set()
        return await first, second

    first, second = site.do(load_twice())
    assert first is second is registry.cached(path[3:])
