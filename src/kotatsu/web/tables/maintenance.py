"""While the host works on the server nothing new begins and nobody moves; what was sent before is finished."""

from __future__ import annotations

from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import TableRegistry


def check_open(registry: TableRegistry) -> None:
    """Refused during maintenance."""
    if registry.in_maintenance:
        raise Refused("maintenance")
