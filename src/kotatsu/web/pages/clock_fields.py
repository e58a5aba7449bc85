"""The fields of a form that say how long a decision may take, and what happens then."""

from __future__ import annotations

from kotatsu.web.clock_context import STAND_IN, Clock
from kotatsu.web.pages.form_fields import Fields, number_or_none
from kotatsu.web.tables.new_tables import check_clock


def clock_request(fields: Fields) -> Clock:
    """The clock that a form asks for; Refused for one that there is not."""
    return check_clock(Clock(number_or_none(fields, "clock-days") or 0, fields.get("clock-end", STAND_IN)))
