"""What may be taken back, and how far.

Free until something was drawn by chance, shown, or another seat has acted; where all others are bots, always.
"""

from __future__ import annotations

from typing import Any

from kotatsu.engine.chance import seed_rng
from kotatsu.engine.events import EventLog
from kotatsu.web.tables.live import Live

NOTHING = -1
"""When no ply can be taken back."""
SAMPLES = 6
"""Worlds in which a ply is tried again, to see whether it showed something."""


def keep_after(live: Live, seat: int, *, against_bots: bool) -> int:
    """How many plies remain when this seat takes its last decision back; NOTHING when it may not."""
    if live.over:
        return NOTHING
    if against_bots:
        return _last_of(live, seat)
    last = live.match.ply - 1
    if last < 0 or live.match.plies[last].seat != seat or live.match.plies[last].draws:
        return NOTHING
    return NOTHING if showed_something(live, last) else last


def _last_of(live: Live, seat: int) -> int:
    """The ply of a seat's last decision."""
    for number in range(live.match.ply - 1, -1, -1):
        if live.match.plies[number].seat == seat:
            return number
    return NOTHING


def showed_something(live: Live, number: int) -> bool:
    """Whether a ply told its own seat something new: in some world that the seat could not tell from this one, the
    same choice would have looked different."""
    done = live.match.plies[number]
    before = live.view(done.seat, number)
    seen = _seen(live, live.state(number), done.seat, done.action)
    for sample in range(SAMPLES):
        world = before.copy()
        seed_rng(world.rng, sample)
        live.game.rules.guess(world, done.seat)
        if _seen(live, world, done.seat, done.action) != seen:
            return True
    return False


def _seen(live: Live, s: Any, seat: int, action: int) -> tuple[bytes, list[Any]] | None:
    """What a seat sees and hears when it does this in a world, the generator left out; None where it cannot."""
    game = live.game
    mask = bytearray(game.actions.count)
    game.rules.legal(s, mask)
    if not mask[action]:
        return None
    s.event_log = EventLog()
    game.rules.step(s, action)
    told = [game.events.decode(told) for told in s.event_log.told]
    s.event_log = None
    game.rules.hide(s, seat)
    seed_rng(s.rng, 0)
    return s.to_bytes(), [(event.name, event.values) for event in told if event.visible_to(seat)]
