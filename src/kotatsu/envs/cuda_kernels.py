"""What a batch on a GPU checks of the actions it is given."""

from __future__ import annotations

from typing import Any

from kotatsu.engine.errors import BadSetting


def checked_device_actions(actions: Any, games: int) -> Any:
    """Actions on the GPU that fit, by shape and type; their range is checked in the kernel."""
    if tuple(actions.shape) != (games,) or str(actions.dtype) != "int64":
        raise BadSetting(
            f"actions on the GPU are {tuple(actions.shape)} of {actions.dtype}; they must be ({games},) of int64"
        )
    return actions
