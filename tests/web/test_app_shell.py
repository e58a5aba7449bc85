"""The app: manifest and icons as phones want them; what the service worker keeps, and for whom."""

from __future__ import annotations

import io
import json
import re
from xml.etree import ElementTree

import pytest
from PIL import Image

from kotatsu.web.app_shell import icons
from kotatsu.web.asset_urls import STATIC
from tests.web.servers import Inside
from tests.web.test_shelf import finish, play

QUILT, TABLE, CLEAR = (43, 61, 107, 255), (239, 138, 50, 255), (0, 0, 0, 0)


def pixel(png: bytes, x: float, y: float) -> tuple[int, ...]:
    picture = Image.open(io.BytesIO(png)).convert("RGBA")
    found = picture.getpixel((int(x * picture.width), int(y * picture.height)))
    assert isinstance(found, tuple)
    return found


def test_the_manifest_speaks_the_readers_language_and_its_icons_are_there(site: Inside) -> None:
    for language, word in (("en", "My games"), ("fr", "Mes parties")):
        answer = site.browser(language).get("/manifest.webmanifest")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        found = answer.json()
        assert found["shortcuts"][0]["name"] == word
        assert (found["lang"], found["display"], found["scope"]) == (language, "standalone", "/")
    purposes = {icon["purpose"] for icon in found["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in found["icons"]:
        served = site.browser().get(icon["src"])
        assert served.status_code == 200
        if icon["type"] == "image/png":
            size = Image.open(io.BytesIO(served.content)).size
            assert f"{size[0]}x{size[1]}" == icon["sizes"]
    for wrong in ("icon-33.png", "maskable-16.png", "icon-512.svg", "icon-9999.png"):
        assert site.browser().get(f"/icons/x/{wrong}").status_code == 404
    assert "manifest.webmanifest" in site.browser().get("/").text


def test_icons_are_our_drawing() -> None:
    plain, maskable = icons.icon_png(192), icons.icon_png(192, maskable=True)
    assert pixel(plain, 0.01, 0.01) == CLEAR
    assert pixel(maskable, 0.01, 0.01) == QUILT
    for png in (plain, maskable):
        assert pixel(png, 0.5, 0.55) == TABLE
    source = ElementTree.fromstring((STATIC / "icon.svg").read_text(encoding="utf-8"))
    assert {element.tag.rpartition("}")[2] for element in source.iter()} <= {"svg", "g", "rect", "circle", "path"}
    commands = "".join(element.get("d", "") for element in source.iter())
    assert set(re.findall(r"[a-zA-Z]", commands)) <= set("Mqtz")  # what the renderer knows


def test_the_worker_keeps_what_every_page_needs(site: Inside) -> None:
    browser = site.browser()
    script = browser.get("/service-worker.js")
    assert script.headers["cache-control"] == "no-cache"
    kept = json.loads(script.text.partition("const KEPT = ")[2].partition(";\n")[0])
    page = browser.get("/").text
    needed = set(re.findall(r'(?:href|src)="(/static/[^"#]+|/games/[^"]+\.css)"', page))
    assert needed <= set(kept["assets"])
    for address in kept["assets"]:
        assert browser.get(address).status_code == 200
    assert kept["version"] in page


def test_only_what_never_changes_is_kept(site: Inside) -> None:
    browser = site.browser()
    path = play(browser)
    for kept in ("/", "/me", "/rules/pikit"):
        assert browser.get(kept).headers.get("x-kotatsu-keep") == "yes"
    for other in (path, "/me/devices", "/me/data", "/recover", "/new/pikit", f"{path}/fragment"):
        assert "x-kotatsu-keep" not in browser.get(other).headers
    finish(site, browser, path)
    for kept in (path, f"{path}/result", f"{path}?ply=0"):
        assert browser.get(kept).headers.get("x-kotatsu-keep") == "yes"


def test_a_page_says_for_whom_it_is_without_saying_who(site: Inside) -> None:
    someone, other, visitor = site.browser(), site.browser(), site.browser()
    someone.new_table()
    other.new_table()
    marks = [browser.get("/").headers["x-kotatsu-reader"] for browser in (someone, other, visitor)]
    assert len(set(marks)) == 3
    assert someone.get("/me").headers["x-kotatsu-reader"] == marks[0]
    assert site.browser().get("/").headers["x-kotatsu-reader"] == marks[2]
    assert all(mark not in someone.cookies["kotatsu"] for mark in marks)
    assert "x-kotatsu-reader" not in visitor.get("/offline?language=fr").headers


@pytest.mark.parametrize(("language", "sentence"), [("en", "You can't make a move"), ("fr", "Tu ne peux ni jouer")])
def test_the_offline_page_says_what_it_can_and_cannot_do(site: Inside, language: str, sentence: str) -> None:
    page = site.browser("en").get(f"/offline?language={language}").text
    assert sentence in page.replace("’", "'").replace("&#39;", "'")
    assert f'lang="{language}"' in page
