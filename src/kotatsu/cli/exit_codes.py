"""What the command answers to the shell."""

from __future__ import annotations

FAILED = 1
"""Exit code when what was checked is not so."""
REFUSED = 2
"""Exit code when what was asked for makes no sense; the sentence says what is accepted."""
