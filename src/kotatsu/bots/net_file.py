"""Nets as files: NumPy archives of at most two megabytes that say which game, rules and layout they were made for."""

from __future__ import annotations

import json
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kotatsu.bots.net import Encoding, Floats, Net, Tower
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import KotatsuError
from kotatsu.engine.relative_record import relative_record
from kotatsu.games import load

FORMAT = 2
MOST_BYTES = 2_000_000
"""A net in the wheel is no larger."""
SHIPPED = Path(__file__).parent / "nets"
"""Where the nets lie that come with the package, one a game."""
TOWERS = ("policy", "critic")
ROW_STEPS = 127
"""Steps of a row's weights on either side of zero: rows are kept as bytes with a scale each."""


class BadNet(KotatsuError):
    """A net that does not fit: its file, its game, the rules or the layout."""


def facts_of(game: Game) -> dict[str, Any]:
    """What a net must say to fit a game."""
    return {
        "format": FORMAT,
        "game": game.slug,
        "version": game.version,
        "layout": relative_record(game).digest,
        "actions": game.actions.count,
        "most_seats": game.seats[1],
    }


def save_net(net: Net, path: Path) -> None:
    """Write a net; the file appears whole or not at all."""
    arrays: dict[str, npt.NDArray[Any]] = {"facts": np.frombuffer(json.dumps(net.facts).encode(), np.uint8)}
    for name in TOWERS:
        arrays.update({f"{name}.{key}": value for key, value in _packed(getattr(net, name)).items()})
    draft = path.with_suffix(".tmp")
    with draft.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    draft.replace(path)


def load_net(path: Path | str, game: Game | str) -> Net:
    """Read a net for a game; BadNet says why it does not fit."""
    try:
        with np.load(path, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
        facts = json.loads(bytes(arrays["facts"]).decode())
        check_facts(facts, load(game))
        policy, critic = (_unpacked(arrays, name) for name in TOWERS)
        return Net(policy, critic, facts)
    except FileNotFoundError:
        raise BadNet(f"there is no net at {path}") from None
    except (KeyError, ValueError, OSError, zipfile.BadZipFile) as error:
        raise BadNet(f"{path} is not a net: {error}") from None


def check_facts(facts: dict[str, Any], game: Game) -> None:
    """BadNet where a net was made for another game, other rules or another layout."""
    for name, wanted in facts_of(game).items():
        if facts.get(name) != wanted:
            raise BadNet(f"the net is for {name} {facts.get(name)!r}; {game.slug} has {wanted!r}")


def shipped_net(game: Game | str) -> Net:
    """The net that comes with the package for a game."""
    return _shipped_net(load(game))


@cache
def _shipped_net(game: Game) -> Net:
    return load_net(SHIPPED / f"{game.slug}.npz", game)


def missing_net(game: Game | str) -> str | None:
    """Why a game has no net to play with, in a sentence; None where it has one."""
    try:
        shipped_net(game)
    except BadNet as error:
        return str(error)
    return None


def _packed(tower: Tower) -> dict[str, npt.NDArray[Any]]:
    encoding = tower.encoding
    kept: dict[str, npt.NDArray[Any]] = {
        "places": encoding.places,
        "low": encoding.low,
        "counts": encoding.counts,
        "bias": tower.bias,
        "head_bias": tower.head_bias,
        "layers": np.array(len(tower.layers)),
        **_quantized("table", tower.table),
        **_quantized("head", tower.head),
    }
    for at, (weights, bias) in enumerate(tower.layers):
        kept.update({**_quantized(f"weights{at}", weights), f"bias{at}": bias})
    return kept


def _quantized(name: str, weights: Floats) -> dict[str, npt.NDArray[Any]]:
    """Weights as bytes, with a scale for each row."""
    scales = np.maximum(np.abs(weights).max(axis=1, keepdims=True) / ROW_STEPS, 1e-8).astype(np.float32)
    return {name: np.rint(weights / scales).astype(np.int8), f"{name}.scales": scales}


def _unpacked(arrays: dict[str, npt.NDArray[Any]], name: str) -> Tower:
    def array(key: str) -> Floats:
        return np.ascontiguousarray(arrays[f"{name}.{key}"], np.float32)

    def weights(key: str) -> Floats:
        return array(key) * array(f"{key}.scales")

    encoding = Encoding(*(arrays[f"{name}.{key}"].astype(np.int32) for key in ("places", "low", "counts")))
    count = int(arrays[f"{name}.layers"])
    layers = tuple((weights(f"weights{at}"), array(f"bias{at}")) for at in range(count))
    return Tower(encoding, weights("table"), array("bias"), layers, weights("head"), array("head_bias"))
