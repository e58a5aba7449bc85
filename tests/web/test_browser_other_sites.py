"""A page of another site in a real browser: it can make no table here, do no move, and read nothing."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tests.web.browsers import chromium, needs_chromium
from tests.web.servers import Inside
from tests.web.tables import people

pytestmark = [needs_chromium, pytest.mark.browser]

TRY = """async ([path, how]) => {
    try {
        const answer = await fetch(path, how);
        return answer.type === 'opaque' ? 'sent, unread' : `read: ${await answer.text()}`;
    } catch { return 'refused'; }
}"""


@pytest.fixture
def other_site() -> Iterator[str]:
    """A site on this machine under another name and port; `localhost` and 127.0.0.1 are two sites."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>Elsewhere</title>")

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Page)  # a browser opens connections ahead, and sends nothing on them
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}/"
    server.shutdown()
    server.server_close()


def test_another_site_can_neither_act_nor_read(site: Inside, other_site: str) -> None:
    seats = people(site)
    table = seats[0].table
    tables = site.do(_count(site))
    new = '{"game": "tiki-topple", "seats": [{"kind": "own", "name": "Eve"}, {"kind": "bot"}], "start": true}'
    with chromium() as browser:
        page = browser.new_page()
        page.goto(f"{site.url}/t/{table}?watch=1")  # the visitor has been here and has cookies of ours
        page.goto(other_site)
        for path, how in (
            ("/api/tables", {"method": "POST", "body": new}),
            ("/api/tables", {"method": "POST", "body": new, "mode": "no-cors", "credentials": "include"}),
            ("/api/tables", {"method": "POST", "body": new, "headers": {"Content-Type": "application/json"}}),
            ("/new/tiki-topple", {"method": "POST", "body": "seats=2", "mode": "no-cors", "credentials": "include"}),
            (f"/t/{table}/move", {"method": "POST", "body": "action=1", "credentials": "include"}),
            (f"/t/{table}/fragment?watch=1", {"credentials": "include"}),
            (f"/api/tables/{table}/state", {}),
            (f"/t/{table}/events", {"credentials": "include"}),
        ):
            told = page.evaluate(TRY, [f"{site.url}{path}", how])
            assert told in ("refused", "sent, unread"), (path, told)
        form = "target => { const f = Object.assign(document.createElement('form'), {method: 'post', action: target});"
        page.evaluate(form + "document.body.append(f); setTimeout(() => f.submit()); }", f"{site.url}/new/tiki-topple")
        page.wait_for_url(f"{site.url}/**")
        assert page.locator("body").inner_text(), "a sentence says why"
        assert site.do(_count(site)) == tables
        assert site.table(table).live.match.ply == 0
        page.goto(other_site)
        page.evaluate(
            "target => { const a = document.createElement('a'); a.href = target; setTimeout(() => a.click()); }",
            site.url + "/",
        )
        page.wait_for_url(f"{site.url}/")
        assert page.locator("h1, h2").count(), "a link from elsewhere leads here all the same"


async def _count(site: Inside) -> int:
    from kotatsu.web.store.sizes import table_sizes

    return len(await table_sizes(site.registry.store.database))
