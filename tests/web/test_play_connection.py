"""Play connections: whole games on one connection, in order, acknowledged before they are told, taken up where they
broke."""

from __future__ import annotations

import random

import httpx
import pytest

from kotatsu import client, play_client
from kotatsu.client import NotAllowed, Seat
from kotatsu.engine.match import Match
from kotatsu.games import every
from tests.web.play_lines import STATES, move, play_wire, subscription
from tests.web.servers import Inside, Process, wait_for
from tests.web.tables import bot, own, people, play_first, solo

GAMES = [game.slug for game in every()]


def stream_lines(site: Inside, seat: Seat, since: int, count: int) -> list[str]:
    """The first lines of a seat's stream, as text."""
    url = f"{site.url}/api/tables/{seat.table}/stream?seat={seat.seat}&since={since}"
    found: list[str] = []
    with httpx.stream("GET", url, headers={"Authorization": f"Bearer {seat.token}"}, timeout=10) as answer:
        for line in answer.iter_lines():
            found += [line] if line else []
            if len(found) == count:
                break
    return found


# --- the client


@pytest.mark.parametrize("lines", ["full", "short"])
def test_a_program_plays_every_game_on_one_connection(site: Inside, lines: play_client.Lines) -> None:
    """Two tables of each game at once, every seat of people on the same connection."""
    seats = [seat for slug in GAMES for seat in people(site, seats=_fewest(slug), game=slug)]
    seats += [client.create(site.url, slug, _with_bots(slug), start=True) for slug in GAMES]
    chance = random.Random(1)
    with play_client.connect(site.url) as play:
        for seat in seats:
            play.add(seat, lines=lines)
        for seat, turn in play.turns():
            play.move(seat, chance.choice(turn.legal))
    for seat in seats:
        assert seat.last.over
        assert Match.replay(seat.record()).result() == seat.last.result


def _fewest(slug: str) -> int:
    return next(game.seats[0] for game in every() if game.slug == slug)


def _with_bots(slug: str) -> list[dict[str, str]]:
    return [own("Ann"), *[bot("random")] * (_fewest(slug) - 1)]


def test_the_client_says_why_a_move_is_refused(site: Inside) -> None:
    seat = solo(site)
    with play_client.connect(site.url) as play:
        play.add(seat)
        states = play.states()
        next(states)
        play.move(seat, {"verb": "dance"})
        with pytest.raises(NotAllowed) as refused:
            next(states)
        assert (refused.value.status, refused.value.reason) == (422, "unknown-action")


def test_the_client_goes_on_after_a_killed_server(server: Process) -> None:
    seats = [client.create(server.url, "tiki-topple", [own("Ann"), bot("random")], start=True) for _ in range(3)]
    chance, moves = random.Random(2), 0
    with play_client.connect(server.url) as play:
        for seat in seats:
            play.add(seat)
        for seat, turn in play.turns():
            play.move(seat, chance.choice(turn.legal))
            moves += 1
            if moves in (7, 20):  # with a move that is not acknowledged yet
                server.kill()
                server.start()
    for seat in seats:
        assert seat.last.over
        assert Match.replay(seat.record()).result() == seat.last.result


# --- the lines


def test_a_channel_brings_the_lines_of_the_stream(site: Inside) -> None:
    seats = people(site)
    for _ in range(4):
        play_first(seats)
    streamed = stream_lines(site, seats[0], 1, 4)
    with play_wire(site) as wire:
        wire.send(subscription(7, seats[0], since=1))
        for text in streamed:
            line = wire.next()
            assert line.pop("channel") == 7
            assert line == httpx.Response(200, text=text).json()


def test_a_move_is_acknowledged_before_it_is_told(site: Inside) -> None:
    host, guest = people(site)
    with play_wire(site) as wire, play_wire(site) as other:
        first, second = wire.subscribe(0, host), other.subscribe(3, guest)
        mover = wire if first["legal"] else other
        mover.send(move(first if first["legal"] else second, "one"))
        done, told = mover.next(), mover.next()
        assert (done["type"], done["id"], done["entry"], done["ply"], done["branch"]) == ("done", "one", 1, 1, 0)
        assert (told["type"], told["ply"]) == ("ply", 1)
        listener = other if mover is wire else wire
        assert listener.next()["ply"] == 1
        stored = site.do(site.registry.store.entries(host.table))
        assert [entry.move_id for entry in stored] == [f"{told['by']}:one"]


def test_moves_sent_at_once_are_done_in_order_or_not_at_all(site: Inside) -> None:
    """The second waits for the first to be stored, and is then refused: it names another ply."""
    seat = solo(site, game="tiki-topple")
    with play_wire(site) as wire:
        line = wire.subscribe(0, seat)
        while not line["legal"]:
            line = wire.next(*STATES)
        wire.send(move(line, "one"), {**move(line, "two"), "ply": 10_000})
        assert wire.next("done", "refused")["id"] == "one"
        assert wire.next("done", "refused")["reason"] == "stale"


def test_a_move_sent_twice_counts_once(site: Inside) -> None:
    seats = people(site)
    with play_wire(site) as wire:
        lines = [wire.subscribe(seat.seat, seat) for seat in seats]
        chosen = move(next(line for line in lines if line["legal"]), "same")
        wire.send(chosen, chosen)
        wire.send(chosen)
        answers = [wire.next("done") for _ in range(3)]
        assert answers[0] == answers[1] == answers[2]
    assert seats[0].look().ply == 1


def test_a_gesture_is_sent_in_one_message(site: Inside) -> None:
    """King of Tokyo: several decisions of one seat, each naming the ply that the one before leads to."""
    seats = people(site, game="king-of-tokyo")
    with play_wire(site) as wire:
        lines = {seat.seat: wire.subscribe(seat.seat, seat) for seat in seats}
        first = next(line for line in lines.values() if line["legal"])
        keep = next((action for action in first["legal"] if action["verb"] == "keep"), first["legal"][0])
        wire.send(move(first, "a", action=keep), move(first, "b", ply=1, action="roll"))
        first_answer, second_answer = wire.next("done", "refused"), wire.next("done", "refused")
        assert (first_answer["type"], first_answer["id"]) == ("done", "a")
        assert second_answer["id"] == "b"
        assert second_answer.get("reason") != "stale"


def test_what_was_missed_comes_first_after_a_reconnect(site: Inside) -> None:
    seats = people(site)
    with play_wire(site) as wire:
        seen = wire.subscribe(0, seats[0])["entry"]
    for _ in range(3):
        play_first(seats)
    with play_wire(site) as wire:
        assert wire.subscribe(0, seats[0], since=seen)["ply"] == 1
        assert [wire.next("ply")["ply"] for _ in range(2)] == [2, 3]
        assert wire.subscribe(1, seats[0], since=seen, lines="short")["type"] == "short"
    last = next(seat for seat in seats if seat.look().actor != seat.seat)
    last.take_back()
    with play_wire(site) as wire:
        again = wire.subscribe(0, seats[0], since=3)
        assert (again["type"], again["ply"], again["branch"]) == ("full", 2, 1)


def test_a_table_is_heard_of_before_its_start_and_until_its_end(site: Inside) -> None:
    host = client.create(site.url, "tiki-topple", [own("Ann"), {"kind": "open"}])
    with play_wire(site) as wire:
        assert wire.subscribe(0, host)["table"]["status"] == "lobby"
        guest = client.join(f"{site.url}/t/{host.table}", name="Ben")
        assert [seat["name"] for seat in wire.next("table")["table"]["seats"]] == ["Ann", "Ben"]
        host.start()
        assert wire.next("full")["ply"] == 0
        guest.say("hello")
        assert wire.next("chat")["text"] == "hello"
        while not host.look().over:
            play_first([host, guest])
        ended = wire.next("ended")
        assert (ended["reason"], ended["text"]) == ("over", "This game is over.")
        assert wire.read[-2]["result"] == host.last.result


def test_lines_are_told_in_the_language_of_the_program(site: Inside) -> None:
    with play_wire(site, **{"Accept-Language": "fr"}) as wire:
        wire.send({"type": "unsubscribe", "channel": 4})
        assert wire.next("refused")["text"] == "Aucun canal n’est ouvert sous le numéro 4. Abonne-toi d’abord."


def test_a_closed_channel_is_silent_and_its_number_free(site: Inside) -> None:
    seats = people(site)
    with play_wire(site) as wire:
        wire.subscribe(0, seats[0])
        wire.send({"type": "unsubscribe", "channel": 0})
        assert wire.next("ended")["reason"] == "unsubscribed"
        play_first(seats)
        assert wire.rest() == []
        wire.send(subscription(0, seats[0]), {"type": "unsubscribe", "channel": 0}, subscription(0, seats[1]))
        kinds = [wire.next()["type"] for _ in range(2)]
        assert kinds == ["ended", "full"]
        wait_for(lambda: len(site.registry.notifier._watchers[seats[0].table]) == 1)


def test_somebody_on_a_play_connection_is_here(site: Inside) -> None:
    host, guest = people(site)
    with play_wire(site) as wire:
        wire.subscribe(0, guest)
        site.wait(45)
        site.do(site.services.presence.flush())
        assert host.info()["seats"][guest.seat]["present"] is True
    wait_for(lambda: not site.services.presence._streaming)
    assert guest.table not in site.registry.notifier._watchers


def test_what_is_sent_on_a_play_connection_is_described(site: Inside) -> None:
    described = httpx.get(f"{site.url}/api/play").json()
    sent = [item["$ref"].rpartition("/")[2] for item in described["send"]]
    assert sent == ["Subscribe", "MoveLine", "Unsubscribe"]
    assert described["$defs"]["Subscribe"]["properties"]["type"]["enum"] == ["subscribe"]
    assert "/api/play" in httpx.get(f"{site.url}/api/schema/openapi.json").json()["paths"]


def metric(site: Inside, name: str) -> float:
    lines = httpx.get(f"{site.url}/metrics").text.splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name} ")), 0.0)


def test_connections_channels_and_moves_are_counted(site: Inside) -> None:
    moves = 'kotatsu_moves_total{game="tiki-topple",result="counted"}'
    seats, before = people(site), metric(site, moves)
    with play_wire(site) as wire:
        lines = [wire.subscribe(seat.seat, seat) for seat in seats]
        assert metric(site, 'kotatsu_streams_active{kind="play"}') == 1
        assert metric(site, "kotatsu_play_channels_active") == 2
        wire.send(move(next(line for line in lines if line["legal"])))
        wire.next("done")
        assert metric(site, moves) == before + 1
    wait_for(lambda: metric(site, "kotatsu_play_channels_active") == 0)
    wait_for(lambda: metric(site, 'kotatsu_streams_active{kind="play"}') == 0)
