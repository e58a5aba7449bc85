"""What a device is called in the list of devices: its browser and its system, from what the browser says of itself."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""A mark of the user agent and the browser's name; the first that fits."""
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


def device_label(user_agent: str) -> str:
    """`Firefox, Android`; what is not known is left out."""
    found = (next((name for mark, name in marks if mark in user_agent), "") for marks in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in found if name)
