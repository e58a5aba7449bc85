"""The lines of a play connection that are its own; the others are those of a table's stream, each with its channel."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from kotatsu.web.api.schemas import ChatLine, Count, EntryReceipt, Line, Move, RefusalBody, ShortLine, TableLine
from kotatsu.web.security.keys import MAX_KEY_LENGTH

MAX_TABLE_LENGTH = 64
SeatOrSpectator = Annotated[int, Meta(ge=-1, le=1_000_000_000)]

# --- what programs send


class Subscribe(Struct, tag_field="type", tag="subscribe"):
    """Open a channel: hear of a table, and move there."""

    channel: Count
    """The sender's own number for it, in every line about this table."""
    table: Annotated[str, Meta(max_length=MAX_TABLE_LENGTH)]
    token: Annotated[str, Meta(max_length=MAX_KEY_LENGTH)] = ""
    """Of the seat; without one the table is watched."""
    seat: SeatOrSpectator | None = None
    """Needed only by those who hold several; -1 to watch."""
    since: Count | None = None
    """The last `entry` that the sender has seen: what was missed comes first, and no full line where that is enough."""
    lines: Literal["full", "short"] = "full"
    """`short`: a ply comes without the view that it led to."""


class Unsubscribe(Struct, tag_field="type", tag="unsubscribe"):
    """Close a channel."""

    channel: Count


class MoveLine(Move, tag_field="type", tag="move", kw_only=True):
    """A decision at the table of a channel, for its seat unless another of the same holder is named."""

    channel: Count


PlayLine = Subscribe | Unsubscribe | MoveLine

# --- what the server answers


class Done(EntryReceipt, tag_field="type", tag="done", kw_only=True):
    """A move is stored: it counts."""

    channel: int
    id: str


class RefusedLine(RefusalBody, tag_field="type", tag="refused", kw_only=True):
    """Something was refused, and nothing was changed."""

    channel: int | None
    """None when the line could not be read."""
    id: str
    """Of the move; empty for other lines."""
    status: int
    """What a request of its own would have been answered with."""
    retry_after: int
    """Seconds to wait; 0 when that is not known."""


class Ended(RefusalBody, tag_field="type", tag="ended", kw_only=True):
    """Nothing more will come on a channel, and why."""

    channel: int


class Closed(RefusalBody, tag_field="type", tag="closed"):
    """The last line: the server closes the connection, and why."""


decode_line = msgspec.json.Decoder(PlayLine, strict=True).decode


def channel_prefix(channel: int) -> bytes:
    """How every line of a table begins on a channel, in place of its first character."""
    return b'{"channel":%d,' % channel


def line_schemas() -> dict[str, Any]:
    """The lines of both sides as JSON Schema. Those about a table have a `channel` besides."""
    sent = (Subscribe, MoveLine, Unsubscribe)
    told = (Line, ShortLine, TableLine, ChatLine, Done, RefusedLine, Ended, Closed)
    _, described = msgspec.json.schema_components((*sent, *told), ref_template="#/$defs/{name}")
    return {
        "send": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in sent],
        "receive": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in told],
        "$defs": described,
    }
