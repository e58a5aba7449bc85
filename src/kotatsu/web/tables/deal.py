"""The deal: a match begins when its table starts, never before. Until then only the sealed seed is there."""

from __future__ import annotations

import secrets

from kotatsu.engine.chance import commitment
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import KotatsuError, UnknownGame
from kotatsu.engine.match import SEED_BITS, Match
from kotatsu.engine.match_record import FORMAT
from kotatsu.games import load
from kotatsu.web.store.models import PLAYING, TableRow
from kotatsu.web.tables.refusals import INVALID, MISSING, Refused


def find_game(slug: str) -> Game:
    """A game by its name; Refused when there is none."""
    try:
        return load(slug)
    except UnknownGame as error:
        raise Refused("no-game", MISSING) from error


def new_seed() -> str:
    """A seed that nobody can guess, in hexadecimal."""
    return f"{secrets.randbits(SEED_BITS):032x}"


def seed_commitment(row: TableRow) -> str:
    """The hash of a table's sealed seed: shown from the lobby on, compared with the seed after the end."""
    return commitment(int(row.seed, 16))


def deal(row: TableRow, now: float) -> None:
    """Begin the match of a table by the rules of today; its row remembers what chance said."""
    game = find_game(row.game)
    try:
        match = Match(game, row.seats, seed=int(row.seed, 16), sealed=True, options=row.options)
    except KotatsuError as error:
        raise Refused("bad-table", INVALID, text=str(error)) from error
    row.version, row.record_format, row.options = game.version, FORMAT, match.options
    row.setup, row.actor, row.status, row.moved_at = match.setup_draws, match.actor, PLAYING, now


def dealt_match(row: TableRow) -> Match:
    """The match of a table that has started, before its first ply; Refused when these rules are not its rules."""
    game = find_game(row.game)
    if game.version != row.version:
        raise Refused("other-rules", version=row.version, now=game.version)
    try:
        return Match(game, row.seats, seed=int(row.seed, 16), sealed=True, options=row.options, rig=row.setup)
    except KotatsuError as error:
        raise Refused("damaged", text=str(error)) from error
