"""HTML as XML, for a drawing inside an SVG: every tag closed, every attribute with a value, names as they were."""

from __future__ import annotations

import re
from html import escape, unescape
from html.parser import HTMLParser

VOID = frozenset({"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})
_TAG_NAME = re.compile(r"<\s*([^\s/>]+)")
_ATTRIBUTE = re.compile(r"""([^\s=>"'/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?""")


class _Writer(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self.opened: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        name = self._write_tag()
        if tag in VOID:
            self.parts.append(f"</{name}>")
        else:
            self.opened.append(name)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.parts.append(f"</{self._write_tag()}>")

    def handle_endtag(self, tag: str) -> None:
        if any(name.lower() == tag for name in self.opened):
            while (name := self.opened.pop()).lower() != tag:
                self.parts.append(f"</{name}>")
            self.parts.append(f"</{name}>")

    def handle_data(self, data: str) -> None:
        self.parts.append(escape(data, quote=False))

    def _write_tag(self) -> str:
        """Write the tag as it stands in the source, since the parser forgets how its names are spelled."""
        raw = self.get_starttag_text() or ""
        found = _TAG_NAME.match(raw)
        assert found is not None, raw
        rest = raw[found.end() :].rstrip(">").rstrip("/")
        told = {name: unescape(value.strip("\"'")) if value else "" for name, value in _ATTRIBUTE.findall(rest)}
        attributes = "".join(f' {name}="{escape(value)}"' for name, value in told.items())
        self.parts.append(f"<{found[1]}{attributes}>")
        return found[1]


def as_xhtml(html: str) -> str:
    """The elements of an HTML text as XML; comments and declarations are left out."""
    writer = _Writer()
    writer.feed(html)
    writer.close()
    return "".join(writer.parts) + "".join(f"</{name}>" for name in reversed(writer.opened))
