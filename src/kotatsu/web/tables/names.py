"""Names of people and bots: visible, short, and none that could be taken for somebody else's."""

from __future__ import annotations

import unicodedata

from kotatsu.web.tables.refusals import INVALID, Refused

MAX_NAME_LENGTH = 24
RESERVED = frozenset({"you", "toi", "tu", "vous"})
"""What the page calls its reader."""
BLANK_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or symbols and show nothing."""
SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0x180B, 0x1810), *range(0xE0100, 0xE01F0))))
"""Choose how the character before them looks, and show nothing themselves."""
LOOKALIKES = str.maketrans(
    {
        **dict(zip("аеорсухіјѕһвкмнтѵԁԛԝ", "aeopcyxijshbkmhtvdqw", strict=True)),
        **dict(zip("АЕОРСУХІЈЅҺВКМНТѴԚԜЗ", "aeopcyxijshbkmhtvqw3", strict=True)),
        **dict(zip("οαιικρτυνγ", "oaiikptuvy", strict=True)),
        **dict(zip("ΟΑΒΕΖΗΙΚΜΝΡΤΥΧ", "oabezhikmnptyx", strict=True)),
        **dict(zip("ʏᴏᴜᴛɪᴠꜱօսʋ", "youtivsouu", strict=True)),
    }
)
"""Letters of other alphabets that look like Latin ones; those of names in all games' languages."""
DIGITS = str.maketrans("01l|!", "oiiii")


def clean_name(name: str) -> str:
    """A name as it will be shown: printable, single-spaced, short. Refused when nothing is left to see, when it hides
    characters, or when the page itself uses it for its reader."""
    shown = printable_line(name)[:MAX_NAME_LENGTH].strip()
    if not any(_is_visible(sign) for sign in shown):
        raise Refused("no-name", INVALID)
    if BLANK_LETTERS & set(shown):
        raise Refused("hidden-in-name", INVALID)
    if _letters(shown) in RESERVED:
        raise Refused("reserved-name", INVALID, name=shown)
    return shown


def printable_line(text: str) -> str:
    """A text without control characters, with single spaces."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def looks(name: str) -> str:
    """What a name looks like: equal for two names that a reader would take for one another."""
    plain = unicodedata.normalize("NFKC", "".join(sign for sign in name if sign not in SELECTORS))
    return plain.translate(LOOKALIKES).casefold().translate(LOOKALIKES)


def _letters(name: str) -> str:
    """The bare letters of what a name looks like, without accents, digits read as letters."""
    parts = unicodedata.normalize("NFKD", looks(name).translate(DIGITS))
    return "".join(sign for sign in parts if sign.isalnum())


def _is_visible(sign: str) -> bool:
    unseen = sign in BLANK_LETTERS or sign in SELECTORS
    return not unseen and not unicodedata.category(sign).startswith(("M", "Z", "C"))
