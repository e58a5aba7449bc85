"""The end of a round, the end of the game, and points (TT-20 to TT-24)."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.engine.layout import NOBODY, Out
from kotatsu.games.tiki_topple import parts
from kotatsu.games.tiki_topple.setup import begin_round
from kotatsu.games.tiki_topple.state import EventKind, State

# --- The end of a round


def end_round(s: State) -> None:
    """TT-20 to TT-23: show and pay the missions; then the next round, begun by the left neighbour, or the end."""
    tell(s, EVERYONE, EventKind.ROUND_ENDS, s.round + 1)
    for seat in range(s.seats):
        earned = mission_points(s, s.mission[seat])
        s.shown[s.round, seat] = s.mission[seat]
        s.earned[s.round, seat] = earned
        s.points[seat] += earned
        tell(s, EVERYONE, EventKind.SCORED, seat, earned, s.mission[seat])
    s.round += 1
    s.starter = (s.starter + 1) % s.seats
    if s.round < parts.ROUNDS[s.seats]:
        begin_round(s)
    else:
        end_game(s)


def mission_points(s: State, mission: int) -> int:
    """TT-20: 9 for the first place only, 5 for the first two, 2 for the first three."""
    points = 0
    for goal in range(parts.GOALS):
        for place in range(parts.WITHIN[goal]):
            if s.line[place] == parts.MISSION_TIKIS[mission, goal]:
                points += parts.PAYS[goal]
    return points


# --- The end of the game


def end_game(s: State) -> None:
    """TT-24: the game is over; the leaders have won."""
    s.actor = NOBODY
    for seat in range(s.seats):
        if s.points[seat] == most_points(s):
            tell(s, EVERYONE, EventKind.WON, seat, s.points[seat])


def most_points(s: State) -> int:
    """The points of the leader or leaders."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.points[seat])
    return most


def result(s: State, out: Out) -> None:
    """TT-24, TT-A14: most points wins; ties share."""
    most = most_points(s)
    leaders = 0
    for seat in range(s.seats):
        if s.points[seat] == most:
            leaders += 1
    for seat in range(s.seats):
        out[seat] = 1.0 / leaders if s.points[seat] == most else 0.0


def score(s: State, seat: int) -> int:
    """TT-21: the space of a seat's pawn."""
    return s.points[seat]
