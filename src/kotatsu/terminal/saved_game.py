"""A game kept in a file: the match's record, and who sat where, so that it can be resumed."""

from __future__ import annotations

import json
from pathlib import Path

from kotatsu.engine import match_record
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.match import Match

PLAYERS = "players"


def write_game(path: Path, match: Match, sitting: list[str]) -> None:
    """Keep a match and its players."""
    path.write_text(match_record.to_text({**match.record(), PLAYERS: sitting}), encoding="utf-8")


def players_of(text: str, seats: int) -> list[str]:
    """Who sat where when the game was saved; empty where the file does not say."""
    found = json.loads(text).get(PLAYERS)
    if not isinstance(found, list) or len(found) != seats or not all(isinstance(one, str) for one in found):
        return []
    return found


def check_resumable(match: Match, sitting: list[str]) -> None:
    """BadSetting where a match cannot go on, or where others sit than there are seats."""
    if match.over:
        raise BadSetting("this game is over; walk through it with --replay")
    if match.unread:
        raise BadSetting(match.unread)
    if len(sitting) != match.seats:
        raise BadSetting(f"{len(sitting)} players for {match.seats} seats; name one a seat: --seats you,easy")
