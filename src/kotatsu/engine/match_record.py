"""Match records: what is stored, sent and checked. Actions and draws by ply, each with a digest of where it led.

A record replays without its seed, since it holds the draws; with the seed, `verify` recomputes every one of them. A
record of an older version of the rules is read as far as the rules of today agree with it, and cannot be played on.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import KotatsuError, RecordError
from kotatsu.engine.events import Event
from kotatsu.engine.layout import GameState
from kotatsu.engine.sealing import SEALED_V1, SEALED_V2, SEED_BITS, UNSEALED, DrawSource, commitment

if TYPE_CHECKING:
    from kotatsu.engine.match import Match

AnyMatch = TypeVar("AnyMatch", bound="Match")
FORMAT = 2
SCHEMES_OF_FORMAT = {1: {False: UNSEALED, True: SEALED_V1}, FORMAT: {False: UNSEALED, True: SEALED_V2}}
"""For each format that can be read: how a sealed match and an unsealed one use their seed."""
DIGEST_BYTES = 8
NO_GENERATOR = bytes(16)
"""What stands in a digest where the generator's words are."""
SETUP_NAME = "the set-up"


class Ply(NamedTuple):
    """One decision: who, what, what chance said, a digest of the state after it, and what was told."""

    seat: int
    action: int
    draws: tuple[int, ...]
    digest: str
    events: tuple[Event, ...]


def digest(s: GameState) -> str:
    """A short hash of a state without its generator, which a replay need not know."""
    data, start = s.to_bytes(), s.offsets["rng"]
    without = data[:start] + NO_GENERATOR + data[start + len(NO_GENERATOR) :]
    return hashlib.blake2b(without, digest_size=DIGEST_BYTES).hexdigest()


# --- writing


def write(match: Match, *, seed: bool) -> dict[str, Any]:
    """The record of a match."""
    with_seed = seed and match.seed is not None
    return {
        "format": _format_of(match.source),
        "game": match.game.slug,
        "version": match.game.version,
        "seats": match.seats,
        "options": match.options,
        "sealed": match.source.scheme != UNSEALED,
        "seed": f"{match.seed:032x}" if with_seed else None,
        "commitment": None if match.seed is None else commitment(match.seed),
        **({"first_ply": match.source.first_ply} if match.source.first_ply else {}),
        "setup": match.setup_draws,
        "length": match.ply,
        "over": match.over,
        "plies": [
            {
                "ply": number,
                "seat": ply.seat,
                "action": match.game.actions.decode(ply.action),
                "draws": list(ply.draws),
                "digest": ply.digest,
            }
            for number, ply in enumerate(match.plies)
        ],
    }


def _format_of(source: DrawSource) -> int:
    """The format that says how this seed is used; a match that began under an old one keeps it."""
    return next(number for number, schemes in reversed(SCHEMES_OF_FORMAT.items()) if source.scheme in schemes.values())


def to_text(record: Mapping[str, Any]) -> str:
    """A record as JSON, one ply a line."""
    head = {name: value for name, value in record.items() if name != "plies"}
    start = json.dumps(head, ensure_ascii=False)[:-1]
    plies = ",\n".join(json.dumps(ply, ensure_ascii=False) for ply in record["plies"])
    return f'{start}, "plies": [\n{plies}\n]}}\n'


# --- reading


def read(cls: type[AnyMatch], record: Mapping[str, Any], *, until: int | None = None) -> AnyMatch:
    """The match of a record, checked ply by ply; nothing is half read."""
    head = _read_head(record)
    game = find_game(head.game, head.version)
    try:
        match = cls(game, head.seats, options=head.options, rig=head.setup, source=head.source)
        _same_draws(match.setup_draws, head.setup)
    except KotatsuError as error:
        raise RecordError(f"{SETUP_NAME} of this record cannot be: {error}") from error
    plies = head.plies if until is None else head.plies[:until]
    for number, ply in enumerate(plies):
        try:
            _replay_ply(match, number, ply, check_digest=game.version == head.version)
        except RecordError as error:
            if game.version == head.version:
                raise
            match = match.until(number)  # a ply whose draws do not fit has been played
            match.unread = f"{error} (rules version {head.version}, read by version {game.version})"
            break
    if game.version != head.version and not match.unread and not match.over:
        match.unread = f"this record is of rules version {head.version} and cannot go on under version {game.version}"
    return match


def _replay_ply(match: Match, number: int, ply: Any, *, check_digest: bool) -> None:
    """Play one ply of a record, or say at which ply and why it cannot be."""
    try:
        expected = ply["digest"]
        match.rig(*_whole_numbers(ply["draws"], f"the draws of ply {number}"))
        if ply["ply"] != number or ply["seat"] != match.actor:
            raise RecordError(f"it says ply {ply['ply']} of seat {ply['seat']}, but seat {match.actor} decides")
        match.play(ply["action"])
        _same_draws(match.plies[-1].draws, ply["draws"])
    except KotatsuError as error:
        raise RecordError(f"ply {number} of this record cannot be: {error}") from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise RecordError(f"ply {number} of this record cannot be read: {error}") from error
    if check_digest and match.plies[-1].digest != expected:
        raise RecordError(f"ply {number} of this record was edited: it does not lead where the record says")


def _same_draws(drawn: Sequence[int], written: Sequence[int]) -> None:
    if list(drawn) != list(written):
        raise RecordError(f"the rules draw {len(drawn)} times, it has {len(written)} draws")


@dataclass(frozen=True)
class _Head:
    """The checked fields of a record before its plies are played."""

    game: str
    version: int
    seats: int
    options: dict[str, object]
    source: DrawSource
    setup: list[int]
    plies: list[Any]


def _read_head(record: Mapping[str, Any]) -> _Head:
    """Everything but the plies, or a RecordError that says what is wrong."""
    try:
        schemes = SCHEMES_OF_FORMAT.get(_whole_number(record["format"], "format"))
        if schemes is None:
            known = ", ".join(map(str, SCHEMES_OF_FORMAT))
            raise RecordError(f"format {record['format']!r} of a match record is not known; accepted: {known}")
        plies = list(record["plies"])
        if len(plies) != record["length"]:
            raise RecordError(f"this record is cut off at ply {len(plies)} of {record['length']}")
        return _Head(
            str(record["game"]),
            _whole_number(record["version"], "version"),
            _whole_number(record["seats"], "seats"),
            dict(record["options"]),
            DrawSource(_read_seed(record), schemes[bool(record["sealed"])], _read_first_ply(record, len(plies))),
            _whole_numbers(record["setup"], "setup"),
            plies,
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise RecordError(f"this is not a match record: {type(error).__name__} {error}") from error


def _read_seed(record: Mapping[str, Any]) -> int | None:
    if record["seed"] is None:
        return None
    seed = int(record["seed"], 16)
    if not 0 <= seed < 1 << SEED_BITS:
        raise RecordError("the seed of this record is too large")
    if record.get("commitment") != commitment(seed):
        raise RecordError("the seed of this record is not the one it was committed to")
    return seed


def _read_first_ply(record: Mapping[str, Any], length: int) -> int:
    first = _whole_number(record.get("first_ply", 0), "first_ply")
    if not 0 <= first <= length:
        raise RecordError(f"first_ply = {first} of this record is not one of its {length} plies")
    return first


def _whole_number(value: object, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise RecordError(f"{name} = {value!r} of this record is not a whole number")
    return value


def _whole_numbers(values: Any, name: str) -> list[int]:
    return [_whole_number(value, name) for value in values]


def find_game(slug: str, version: int) -> Game:
    """The game of a record; rules newer than ours are refused before any ply is read."""
    game = _finders[0](slug)
    if not 1 <= version <= game.version:
        raise RecordError(
            f"this record is of version {version} of {slug}, these rules are version {game.version}; "
            "no ply of it was read (ply 0)"
        )
    return game


_finders: list[Callable[[str], Game]] = []
"""How a slug becomes a game; the list of games puts itself here, since the engine knows none."""


def use_games(finder: Callable[[str], Game]) -> None:
    """Called once by the list of games."""
    _finders[:] = [finder]


def from_text(text: str) -> dict[str, Any]:
    """The record in a text; a text that breaks off names the last whole ply."""
    try:
        record = json.loads(text)
    except json.JSONDecodeError as error:
        whole = sum(line.startswith('{"ply"') for line in text[: error.pos].splitlines()[:-1])
        raise RecordError(f"this record is cut off or damaged at ply {whole}: {error.msg}") from error
    except (RecursionError, ValueError) as error:
        raise RecordError(f"this is not a match record: {error}") from error
    if not isinstance(record, dict):
        raise RecordError("this is not a match record")
    return record


# --- checking


def verify(match: Match, noted: str | None = None) -> int:
    """Recompute every draw from the seed; how many. RecordError names the ply whose chance was not the seed's.

    `noted` is the commitment that somebody wrote down when the match began; another seed's record is then refused.
    Draws of plies that were taken over from another match are not this seed's and are not counted.
    """
    if match.seed is None:
        raise RecordError("this record keeps its seed secret, so its draws cannot be checked")
    if match.unread:
        raise RecordError(match.unread)
    if noted is not None and noted.strip().lower() != commitment(match.seed):
        raise RecordError(f"this record was committed to as {commitment(match.seed)}, not as {noted.strip()}")
    first = match.source.first_ply
    if first:
        twin = match.until(first)
    else:
        twin = type(match)(match.game, match.seats, options=match.options, source=match.source)
        if twin.setup_draws != match.setup_draws:
            raise RecordError(f"{SETUP_NAME} has draws that do not come from the seed")
    for number, ply in enumerate(match.plies[first:], start=first):
        twin.play(ply.action)
        if twin.plies[-1].draws != ply.draws:
            raise RecordError(f"ply {number} has draws that do not come from the seed")
    return (0 if first else len(match.setup_draws)) + sum(len(ply.draws) for ply in match.plies[first:])
