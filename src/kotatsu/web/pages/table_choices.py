"""What people choose from for a table: levels of bots, and how long to wait for somebody away."""

from __future__ import annotations

from kotatsu.bots import LEVELS

CHOSEN_LEVELS = tuple(level for level in LEVELS if level != "random")
"""The levels that people choose from; a bot that plays at random is for programs."""
DEFAULT_LEVEL = "medium"
AWAY_CHOICES_SECONDS = (0, 60, 300, 3600, 86_400, 259_200)
"""After how long a bot plays for someone away; 0 is never."""
