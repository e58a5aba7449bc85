"""Recovery phrases: eight words of two syllables that bring a person to any browser. Stored hashed, shown once.

Words are made of syllables that read alike in French and in English; the last one checks the others, so that a slip of
the pen is told apart from a phrase that nobody has.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from kotatsu.web.tables.refusals import INVALID, Refused

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
SYLLABLES = tuple(consonant + vowel for consonant in CONSONANTS for vowel in VOWELS)
"""64 of them: 6 bits each."""
WORDS = 8
WORD_BITS = 12
MAX_PHRASE_LENGTH = 200


def new_phrase() -> str:
    """A phrase with 84 random bits and a checksum of 12."""
    numbers = [secrets.randbelow(1 << WORD_BITS) for _ in range(WORDS - 1)]
    return " ".join(_word(number) for number in (*numbers, _checksum(numbers)))


def read_phrase(text: str) -> str:
    """The phrase that somebody typed, as it was shown; Refused when it cannot be one."""
    words = _plain(text[:MAX_PHRASE_LENGTH]).split()
    numbers = [number for word in words if (number := _number(word)) is not None]
    if len(words) != WORDS or len(numbers) != WORDS:
        raise Refused("phrase-words", INVALID, words=WORDS)
    if numbers[-1] != _checksum(numbers[:-1]):
        raise Refused("phrase-mistyped", INVALID)
    return " ".join(words)


def _plain(text: str) -> str:
    """Without capitals, accents and marks."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter if letter.isalpha() else " " for letter in letters if not unicodedata.combining(letter))


def _word(number: int) -> str:
    return SYLLABLES[number >> 6] + SYLLABLES[number & 63]


def _number(word: str) -> int | None:
    first, second = word[:2], word[2:]
    if first not in SYLLABLES or second not in SYLLABLES:
        return None
    return SYLLABLES.index(first) << 6 | SYLLABLES.index(second)


def _checksum(numbers: list[int]) -> int:
    """12 bits of a hash over the words before."""
    digest = hashlib.sha256(b"".join(number.to_bytes(2, "big") for number in numbers)).digest()
    return int.from_bytes(digest[:2], "big") & ((1 << WORD_BITS) - 1)
