"""Match records: what is stored, sent and checked. Actions and draws by ply, each with a digest of where it led.

A record replays without its seed, since it holds the draws; with the seed, `verify` recomputes every one of them.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from kotatsu.engine.chance import Chance, commitment, seed_rng
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import KotatsuError, RecordError
from kotatsu.engine.events import Event
from kotatsu.engine.layout import GameState

if TYPE_CHECKING:
    from kotatsu.engine.match import Match

AnyMatch = TypeVar("AnyMatch", bound="Match")
FORMAT = 1
DIGEST_BYTES = 8
SETUP = "the set-up"


@dataclass(frozen=True)
class Ply:
    """One decision: who, what, what chance said, a digest of the state after it, and what was told."""

    seat: int
    action: int
    draws: tuple[int, ...]
    digest: str
    events: tuple[Event, ...]


def digest(s: GameState) -> str:
    """A short hash of a state without its generator, which a replay need not know."""
    data = bytearray(s.to_bytes())
    start = s.offsets["rng"]
    data[start : start + 16] = bytes(16)
    return hashlib.blake2b(data, digest_size=DIGEST_BYTES).hexdigest()


def write(match: Match, *, seed: bool) -> dict[str, Any]:
    """The record of a match."""
    with_seed = seed and match.seed is not None
    return {
        "format": FORMAT,
        "game": match.game.slug,
        "version": match.game.version,
        "seats": match.seats,
        "options": match.options,
        "sealed": match.sealed,
        "seed": f"{match.seed:032x}" if with_seed else None,
        "commitment": None if match.seed is None else commitment(match.seed),
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


def read(cls: type[AnyMatch], record: Mapping[str, Any], *, until: int | None = None) -> AnyMatch:
    """The match of a record, checked ply by ply; nothing is half read."""
    head = _head(record)
    match = cls._bare(find_game(head.game, head.version))
    match.seed, match.sealed, match.plies = head.seed, head.sealed, []
    match.options = match.game.read_options(head.options)
    match.state = match.game.blank_state(head.seats, match.options)
    if head.seed is None:
        seed_rng(match.state.rng, secrets.randbits(64))  # the script answers; what is played on from here is fresh
    elif not head.sealed:
        seed_rng(match.state.rng, head.seed)
    match._chance = Chance(head.setup)
    try:
        match.opening = match._run(match.game.rules.setup)
        match.setup_draws = match._chance.take()
        match._all_read()
        _same_draws(match.setup_draws, head.setup)
    except KotatsuError as error:
        raise RecordError(f"{SETUP} of this record cannot be: {error}") from error
    plies = head.plies if until is None else head.plies[:until]
    for number, ply in enumerate(plies):
        _replay_ply(match, number, ply)
    return match


def _replay_ply(match: Match, number: int, ply: Any) -> None:
    """Play one ply of a record, or say at which ply and why it cannot be."""
    try:
        expected = ply["digest"]
        match.rig(*ply["draws"])
        if ply["ply"] != number or ply["seat"] != match.actor:
            raise RecordError(f"it says ply {ply['ply']} of seat {ply['seat']}, but seat {match.actor} decides")
        match.play(ply["action"])
        _same_draws(match.plies[-1].draws, ply["draws"])
    except KotatsuError as error:
        raise RecordError(f"ply {number} of this record cannot be: {error}") from error
    except (KeyError, TypeError) as error:
        raise RecordError(f"ply {number} of this record cannot be read: {error}") from error
    if match.plies[-1].digest != expected:
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
    sealed: bool
    seed: int | None
    setup: list[int]
    plies: list[Any]


def _head(record: Mapping[str, Any]) -> _Head:
    """Everything but the plies, or a RecordError that says what is wrong."""
    try:
        if record["format"] != FORMAT:
            raise RecordError(f"format {record['format']!r} of a match record is not known; accepted: {FORMAT}")
        plies = list(record["plies"])
        if len(plies) != record["length"]:
            raise RecordError(f"this record is cut off at ply {len(plies)} of {record['length']}")
        seed = None if record["seed"] is None else int(record["seed"], 16)
        head = _Head(
            str(record["game"]),
            int(record["version"]),
            int(record["seats"]),
            dict(record["options"]),
            bool(record["sealed"]),
            seed,
            [int(value) for value in record["setup"]],
            plies,
        )
    except (KeyError, TypeError, ValueError) as error:
        raise RecordError(f"this is not a match record: {type(error).__name__} {error}") from error
    if seed is not None and record.get("commitment") != commitment(seed):
        raise RecordError("the seed of this record is not the one it was committed to")
    return head


def find_game(slug: str, version: int) -> Game:
    """The game of a record; another version of its rules is refused before any ply is read."""
    finder = _finders[0]
    game = finder(slug)
    if game.version != version:
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


def to_text(record: Mapping[str, Any]) -> str:
    """A record as JSON, one ply a line."""
    head = {name: value for name, value in record.items() if name != "plies"}
    start = json.dumps(head, ensure_ascii=False)[:-1]
    plies = ",\n".join(json.dumps(ply, ensure_ascii=False) for ply in record["plies"])
    return f'{start}, "plies": [\n{plies}\n]}}\n'


def from_text(text: str) -> dict[str, Any]:
    """The record in a text; a text that breaks off names the last whole ply."""
    try:
        record = json.loads(text)
    except json.JSONDecodeError as error:
        whole = sum(line.startswith('{"ply"') for line in text[: error.pos].splitlines()[:-1])
        raise RecordError(f"this record is cut off or damaged at ply {whole}: {error.msg}") from error
    if not isinstance(record, dict):
        raise RecordError("this is not a match record")
    return record


def verify(match: Match) -> int:
    """Recompute every draw from the seed; how many. RecordError names the ply whose chance was not the seed's."""
    if match.seed is None:
        raise RecordError("this record keeps its seed secret, so its draws cannot be checked")
    twin = type(match)(match.game, match.seats, seed=match.seed, sealed=match.sealed, options=match.options)
    if twin.setup_draws != match.setup_draws:
        raise RecordError(f"{SETUP} has draws that do not come from the seed")
    for number, ply in enumerate(match.plies):
        twin.play(ply.action)
        if twin.plies[-1].draws != ply.draws:
            raise RecordError(f"ply {number} has draws that do not come from the seed")
    return len(match.setup_draws) + sum(len(ply.draws) for ply in match.plies)
