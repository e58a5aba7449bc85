"""Names of people and bots: visible, short, and none that could be taken for somebody else's."""

from __future__ import annotations

import unicodedata

from kotatsu.web.tables.refusals import INVALID, Refused

MAX_NAME_LENGTH = 24
RESERVED = frozenset({"you", "toi", "tu", "vous"})
"""What the page calls its reader."""
BLANK_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
"""Characters that count as letters or symbols and show nothing."""
MAX_MARKS = 3
"""Accents on one letter; more would grow over the lines above and below."""
SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0x180B, 0x1810), *range(0xE0100, 0xE01F0))))
"""Choose how the character before them looks, and show nothing themselves."""
LOOKALIKES = str.maketrans(
    {
        **dict(zip("аеорсухіјѕһвкмнтѵԁԛԝ", "aeopcyxijshbkmhtvdqw", strict=True)),
        **dict(zip("АЕОРСУХІЈЅҺВКМНТѴԚԜЗ", "aeopcyxijshbkmhtvqw3", strict=True)),
        **dict(zip("οαιικρτυνγ", "oaiikptuvy", strict=True)),
        **dict(zip("ΟΑΒΕΖΗΙΚΜΝΡΤΥΧ", "oabezhikmnptyx", strict=True)),
        **dict(zip("ʏᴏᴜᴛɪᴠꜱօսʋ", "youtivsouu", strict=True)),
        **dict.fromkeys("ɣүұყᎩᎽᶌỿɏⲩꓬꭚ𐊲𑣄𑣜𖽃", "y"),
        **dict.fromkeys("0σøө۵०০੦૦ଠ୦௦ం౦ಂ೦ംഠ൦ං๐໐ဝ၀ჿዐᴑⲟⵔ〇ꓳꬽ𐊒𐊫𐐬𐓪𐔖𑓐𑣈𑣕𑣗𑣠", "o"),
        **dict.fromkeys("ሀᑌ∪⋃ꓴꞟꭎꭒʉ𐓶𑣘𖽂", "u"),
        **dict.fromkeys("Ꭲ⊤⟙ⲧꓔŧ𐊗𐊱𐌕𖼊🝨", "t"),
        **dict.fromkeys("1lI|ıǀɩ˛ͺӏ۱Ꭵᛁ∣⍳⏽│ⲓⵏꓲꙇ𐊊𐌉𐌠𑣃𖼨", "i"),
        **dict.fromkeys("ƽտᏕᏚꓢ𐊖𐑈𑣁𖼺", "s"),
        **dict.fromkeys("۷Ꮩᐯ∨⋁ⴸꓦꛟ𐔝𑜆𑣀𖼈𝈍", "v"),
        **{chr(first + n): chr(ord("a") + n) for first in (0x1F150, 0x1F170, 0x1F1E6) for n in range(26)},
    }
)
"""Signs that look like Latin letters: letters of names in all games' languages, small capitals, letters in circles and
squares, and whatever looks like a letter of RESERVED (Unicode's confusables)."""
LEET = str.maketrans("!5$", "iss")


def clean_name(name: str) -> str:
    """A name as it will be shown: printable, single-spaced, short. Refused when nothing is left to see, when it hides
    characters, or when the page itself uses it for its reader."""
    shown = _without_towers(printable_line(name))[:MAX_NAME_LENGTH].strip()
    if not any(_is_visible(sign) for sign in shown):
        raise Refused("no-name", INVALID)
    if BLANK_LETTERS & set(shown):
        raise Refused("hidden-in-name", INVALID)
    bare = "".join(sign for sign in shown if sign.isalnum())
    if {_letters(shown), _letters(bare), _letters(shown.translate(LEET))} & RESERVED:
        raise Refused("reserved-name", INVALID, name=shown)
    return shown


def printable_line(text: str) -> str:
    """A text without control characters, with single spaces."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def looks(name: str) -> str:
    """What a name looks like: equal for two names that a reader would take for one another."""
    return unicodedata.normalize("NFKC", _plain(name))


def _plain(name: str) -> str:
    """A name in Latin letters where it looks like that, each followed by its accents."""
    parts = unicodedata.normalize("NFKD", "".join(sign for sign in name if sign not in SELECTORS))
    return parts.translate(LOOKALIKES).casefold().translate(LOOKALIKES)


def _letters(name: str) -> str:
    """The bare letters of what a name looks like, without accents."""
    return "".join(sign for sign in _plain(name) if sign.isalnum())


def _without_towers(text: str) -> str:
    """A text with no more accents on a letter than any language has."""
    kept, marks = [], 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) == "Mn" else 0
        if marks <= MAX_MARKS:
            kept.append(sign)
    return "".join(kept)


def _is_visible(sign: str) -> bool:
    unseen = sign in BLANK_LETTERS or sign in SELECTORS
    return not unseen and not unicodedata.category(sign).startswith(("M", "Z", "C"))
