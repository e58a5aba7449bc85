"""Records that are read in several ways at once, as programs for the compiler do."""

from __future__ import annotations

from typing import Any

import numpy as np


def record_looks(states: Any, views: Any, games: int) -> dict[str, Any]:
    """The same records as words, bytes and pairs of bytes."""
    kinds = (("words", np.uint32), ("bytes", np.int8), ("pairs", np.int16))
    return {
        f"{prefix}_{suffix}": records.view(dtype).reshape(games, -1)
        for prefix, records in (("state", states), ("view", views))
        for suffix, dtype in kinds
    }
