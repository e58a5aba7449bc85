"""The deal: a match begins when its table starts, never before. Until then only the sealed seed is there."""

from __future__ import annotations

import secrets

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import KotatsuError, UnknownGame
from kotatsu.engine.match import Match
from kotatsu.engine.sealing import SEALED_V2, SEED_BITS, DrawSource, commitment
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
        match = Match(game, row.seats, source=DrawSource(int(row.seed, 16), SEALED_V2), options=row.options)
    except KotatsuError as error:
        raise Refused("bad-table", INVALID, text=str(error)) from error
    row.version, row.draw_scheme, row.options = game.version, match.source.scheme, match.options
    row.setup, row.actor, row.status, row.moved_at = match.setup_draws, match.actor, PLAYING, now


def other_rules(row: TableRow, game: Game) -> Refused:
    """A table of another version of the rules: it cannot go on here."""
    return Refused("other-rules", version=row.version, now=game.version)


def dealt_match(row: TableRow) -> Match:
    """The match of a table that has started, before its first ply; Refused when its rules are newer than these."""
    game = find_game(row.game)
    if game.version < row.version:
        raise other_rules(row, game)
    try:
        source = DrawSource(int(row.seed, 16), row.draw_scheme, row.first_ply)
        return Match(game, row.seats, source=source, options=row.options, rig=row.setup)
    except KotatsuError as error:
        raise Refused("damaged", text=str(error)) from error
