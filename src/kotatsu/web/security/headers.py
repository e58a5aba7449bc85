"""Headers that every answer carries."""

from __future__ import annotations

from litestar.types import Message, Scope

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
"""No script, style or frame that does not come from here, and none inside a page."""

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
ENCODED = tuple((name.lower().encode(), value.encode()) for name, value in HEADERS.items())


async def add_headers(message: Message, scope: Scope) -> None:
    """Called before an answer leaves."""
    if message["type"] != "http.response.start":
        return
    sent = message["headers"] = list(message["headers"])
    names = {name for name, _ in sent}
    sent.extend(pair for pair in ENCODED if pair[0] not in names)
    if scope.get("scheme") == "https":
        message["headers"] = [_secured(name, value) for name, value in message["headers"]]


def _secured(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """A header; a cookie is never sent back without encryption."""
    is_open = name.lower() == b"set-cookie" and b"; secure" not in value.lower()
    return name, value + b"; Secure" if is_open else value
