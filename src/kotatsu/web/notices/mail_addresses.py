"""Mail addresses, checked at the border: plain ones alone, so that nothing else can get into a header."""

from __future__ import annotations

import re

MAX_ADDRESS_LENGTH = 254
ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)


def is_address(text: str) -> bool:
    """Whether a text is a mail address and nothing else."""
    return len(text) <= MAX_ADDRESS_LENGTH and len(text.partition("@")[0]) <= 64 and bool(ADDRESS.fullmatch(text))
