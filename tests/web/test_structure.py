"""The layers of the server: who may import whom, and what stays at the border."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import kotatsu.web
from kotatsu.web.http.languages import negotiate

WEB = Path(kotatsu.web.__file__).parent
FORBIDDEN = {
    "api": ("kotatsu.web.pages", "kotatsu.web.render"),
    "pages": ("kotatsu.web.api",),
    "http": ("kotatsu.web.api", "kotatsu.web.pages"),
    "tables": ("litestar", "kotatsu.web.api", "kotatsu.web.pages", "kotatsu.web.http", "kotatsu.web.render"),
    "store": ("litestar", "kotatsu.web.tables", "kotatsu.web.pages", "kotatsu.web.api", "kotatsu.web.http"),
    "render": ("litestar", "kotatsu.web.tables", "kotatsu.web.store", "kotatsu.web.pages", "kotatsu.web.http"),
}
STATUS_CODE = re.compile(r"\b(?:200|303|400|403|404|409|413|422|429|500|503)\b")


def imports(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


@pytest.mark.parametrize("package", FORBIDDEN)
def test_a_package_knows_only_those_below_it(package: str) -> None:
    wrong = [
        f"{file.relative_to(WEB)} imports {name}"
        for file in (WEB / package).rglob("*.py")
        for name in imports(file)
        if name.startswith(FORBIDDEN[package])
    ]
    assert not wrong


def test_tables_know_no_status_codes() -> None:
    for file in (WEB / "tables").rglob("*.py"):
        numbers = {
            node.value
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, int)
        }
        assert not any(STATUS_CODE.fullmatch(str(number)) for number in numbers - {200}), file
        assert "status_code" not in file.read_text(encoding="utf-8")


def test_no_optional_hook_is_looked_up_by_its_name() -> None:
    for file in WEB.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert ".module(" not in text, file
        assert not re.search(r"getattr\([^)]*\bpage\b", text), file


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CH, de;q=0.8", "fr"),
        ("de, fr;q=0.5, en;q=0.4", "fr"),
        ("fr;q=0.1, en;q=0.9", "en"),
        ("en;q=0.1, fr;q=0.9", "fr"),
        ("fr;q=0, en", "en"),
        ("fr;q=0", "en"),
        ("*", "en"),
        ("de, *;q=0.5, fr;q=0.1", "en"),
        ("FR-fr", "fr"),
        ("fr;q=x, en;q=0.2", "en"),
        (";;;,,,=;q", "en"),
        ("fr;level=1", "en"),
        (",".join(["xx"] * 5000) + ",fr", "en"),
    ],
)
def test_the_language_is_the_best_that_both_know(header: str, language: str) -> None:
    assert negotiate(header) == language
