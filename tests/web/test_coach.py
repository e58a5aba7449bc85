"""The coach at a table: its sentences, its question before a mistake, cards of pieces, the rules page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import kotatsu
from kotatsu.bots import Judgement
from kotatsu.engine.events import EVERYONE, Event
from kotatsu.web.bot_pool import JUDGING_TIMEOUT_SECONDS, BotPool, BotQuestion
from kotatsu.web.bot_queue import Need
from tests.web.servers import FirstChoice, Inside, inside, sqlite, wait_for

JSON = {"Accept": "application/json"}
PATIENCE_SECONDS = 30


class Doubtful(FirstChoice):
    """Bots that doubt the first choice of Tiki Topple, with a reason, and every choice of other games."""

    asked: int = 0
    judged: int = -1
    legal: tuple[int, ...] = ()

    async def judge(self, question: BotQuestion, action: int) -> Judgement | None:
        self.asked += 1
        self.judged, self.legal = action, question.legal
        toasted = Event(EVERYONE, "toasted", {"seat": 1, "tiki": 0}, {})
        if question.game == "tiki-topple":
            return Judgement(question.legal[1], 0.4, toasted) if action == question.legal[0] else None
        return Judgement(question.legal[0], 0.4, None)


DOUBTFUL = Doubtful()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(sqlite(tmp_path_factory.mktemp("server")), bots=DOUBTFUL) as running:
        yield running


@pytest.fixture
def bots() -> Doubtful:
    DOUBTFUL.asked = 0
    return DOUBTFUL


def sit_down(server: Inside, game: str = "tiki-topple", **fields: str) -> tuple[httpx.Client, str]:
    """A person at a table against bots, and where it is."""
    browser = httpx.Client(base_url=server.url, follow_redirects=True, timeout=PATIENCE_SECONDS)
    token = browser.get(f"/new/{game}").text.split('name="_csrf_token" value="')[1].split('"')[0]
    sent = browser.post(f"/play/{game}", data={"_csrf_token": token, **fields})
    return browser, str(sent.url)


def fields_of(page: str) -> dict[str, str]:
    """The hidden fields of the move's form."""
    form = page.split('id="move"')[1].split("</form>")[0]
    names = ("_csrf_token", "seat", "ply", "branch", "id")
    return {name: form.split(f'name="{name}"')[1].split('value="')[1].split('"')[0] for name in names}


def first_action(page: str) -> str:
    return min((part.split('"')[0] for part in page.split('name="action" value="')[1:]), key=int)


def wait_for_form(browser: httpx.Client, address: str) -> str:
    """The page of a table once it is this person's turn."""
    return str(wait_for(lambda: page if 'id="move"' in (page := browser.get(address).text) else ""))


def test_a_mistake_is_asked_about_once_and_changes_nothing(server: Inside, bots: Doubtful) -> None:
    browser, address = sit_down(server)
    page = wait_for_form(browser, address)
    move = {**fields_of(page), "action": first_action(page), "coach": "1"}
    doubted = browser.post(f"{address}/move", data=move, headers=JSON)
    assert (doubted.status_code, doubted.json()["reason"]) == (409, "sure")
    assert "Sure?" in doubted.json()["text"]
    assert "is off the pole" in doubted.json()["text"]
    assert fields_of(wait_for_form(browser, address))["ply"] == move["ply"]
    told = browser.post(f"{address}/move", data={**move, "sure": "1"}, headers=JSON)
    assert told.status_code == 200
    assert told.json()["ply"] == int(move["ply"]) + 1
    assert bots.asked == 1


def test_a_gesture_is_asked_about_where_it_ends(server: Inside, bots: Doubtful) -> None:
    """Dice set aside and the roll are sent at once: the roll is what is judged, with these dice aside."""
    browser, address = sit_down(server, "king-of-tokyo")
    game = kotatsu.load("king-of-tokyo")
    page = wait_for_form(browser, address)
    keeps = [int(part.split('"')[0]) for part in page.split('name="action" value="')[1:]]
    keep = next(action for action in keeps if game.actions.text(action).startswith("keep"))
    roll, stop = game.actions.parse("roll"), game.actions.parse("stop")
    move = {**fields_of(page), "action": str(keep), "then": str(roll), "coach": "1"}
    doubted = browser.post(f"{address}/move", data=move, headers=JSON)
    assert (doubted.status_code, doubted.json()["reason"]) == (409, "sure")
    assert "40 more games in 100" in doubted.json()["text"]
    assert bots.judged == roll
    assert game.actions.parse(game.actions.text(keep).replace("keep", "free")) in bots.legal
    assert fields_of(wait_for_form(browser, address))["ply"] == move["ply"]
    asked = bots.asked
    rest = {**move, "then": str(stop), "id": "x-1"}
    assert browser.post(f"{address}/move", data={**rest, "sure": "1"}, headers=JSON).status_code == 200
    assert bots.asked == asked


def test_the_question_is_in_the_readers_language(server: Inside) -> None:
    browser, address = sit_down(server)
    page = wait_for_form(browser, address)
    move = {**fields_of(page), "action": first_action(page), "coach": "1"}
    told = browser.post(f"{address}/move", data=move, headers={**JSON, "Accept-Language": "fr"}).json()["text"]
    assert told.startswith("Vraiment")
    assert "quitte le totem" in told


def test_without_the_coach_nobody_asks(server: Inside, bots: Doubtful) -> None:
    browser, address = sit_down(server)
    page = wait_for_form(browser, address)
    told = browser.post(f"{address}/move", data={**fields_of(page), "action": first_action(page)}, headers=JSON)
    assert told.status_code == 200
    assert bots.asked == 0


def test_what_the_rules_forbid_is_theirs_to_refuse(server: Inside, bots: Doubtful) -> None:
    browser, address = sit_down(server)
    page = wait_for_form(browser, address)
    for action in ("9999", "toast", "rubbish"):
        told = browser.post(
            f"{address}/move", data={**fields_of(page), "action": action, "coach": "1"}, headers=JSON
        ).json()
        assert told["reason"] != "sure"
    stale = {**fields_of(page), "ply": "55", "action": first_action(page), "coach": "1"}
    assert browser.post(f"{address}/move", data=stale, headers=JSON).json()["reason"] == "stale"
    assert bots.asked == 0


def test_the_page_brings_sentences_unless_the_game_is_silent(server: Inside) -> None:
    browser, address = sit_down(server, coach="1")
    assert address.endswith("?coach=1")
    plain = address.removesuffix("?coach=1")
    assert 'data-says="question-play_a_card"' in wait_for_form(browser, plain)
    browser.cookies.set("coach", "pikit.tiki-topple")
    assert "data-says" not in browser.get(plain).text
    assert "data-says" in browser.get(address).text
    assert "data-says" not in httpx.get(f"{plain}?watch=1", timeout=PATIENCE_SECONDS).text


def test_cards_of_pieces(server: Inside) -> None:
    card = httpx.get(f"{server.url}/cards/tiki-topple/card:toast", timeout=PATIENCE_SECONDS)
    assert "Toast" in card.text
    assert 'href="/rules/tiki-topple#18"' in card.text
    french = httpx.get(f"{server.url}/cards/king-of-tokyo/face:heart", headers={"Accept-Language": "fr"})
    assert "Soigne 1 cœur" in french.text
    for wrong in ("card:nothing", "x" * 200, "%3Cscript%3E", "card:..%2F..", "A"):
        assert httpx.get(f"{server.url}/cards/tiki-topple/{wrong}").status_code == 404
    assert httpx.get(f"{server.url}/cards/no-game/card:toast").status_code == 404


def test_the_rules_begin_with_two_minutes_and_keep_their_anchors(server: Inside) -> None:
    page = httpx.get(f"{server.url}/rules/kyudo", timeout=PATIENCE_SECONDS).text
    goal, picture, clause = page.index("Fill all circles"), page.index('class="pictures'), page.index('id="A19"')
    assert goal < picture < clause
    assert page.count('id="12"') == 1


# --- the pool


def asked_of(pool: BotPool, seconds: float) -> Judgement | None:
    async def ask() -> Judgement | None:
        question = BotQuestion("tiki-topple", "coach", b"", 0, (0, 1), 1, "table", Need.PERSON)
        loop = asyncio.get_running_loop()
        started = loop.time()
        found = await pool.judge(question, 0)
        assert loop.time() - started < seconds
        return found

    return asyncio.run(ask())


def test_a_late_judgement_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1, compiled=False)

    async def slow(*_: Any) -> None:
        await asyncio.sleep(5)

    monkeypatch.setattr(pool, "prepare", lambda game: None)
    monkeypatch.setattr(pool, "_ask", slow)
    assert asked_of(pool, JUDGING_TIMEOUT_SECONDS + 1) is None


def test_a_busy_pool_is_silence_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1, compiled=False)
    monkeypatch.setattr(pool, "prepare", lambda game: None)
    monkeypatch.setattr(pool._queue, "is_busy", lambda: True)
    monkeypatch.setattr(pool, "_ask", lambda *_: pytest.fail("asked"))
    assert asked_of(pool, 0.2) is None
