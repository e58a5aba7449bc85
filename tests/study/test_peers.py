"""bench/peers.py: goes on when a peer cannot be had, and its table says who is faster."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench" / "peers.py"


@pytest.fixture
def peers(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_peers", BENCH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "bench_peers", module)
    spec.loader.exec_module(module)
    return module


def row(peer: str, way: str, game: str, rate: float, **more: float) -> dict[str, object]:
    return {"peer": peer, "way": way, "game": game, "decisions_a_second": rate, **more}


def test_every_driver_is_there(peers: ModuleType) -> None:
    assert {peer.name for peer in peers.PEERS} == {"openspiel", "pettingzoo", "rlcard", "pgx", "boardgame.io", "ours"}
    assert all((peers.DRIVERS / peer.driver).exists() for peer in peers.PEERS)


def test_goes_on_when_a_peer_cannot_be_had(peers: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = json.dumps(row("Here", "loop", "pig", 7.0))
    (tmp_path / "here.py").write_text(f'print({said!r})\nprint(\'{{"failed": "one case"}}\')')
    (tmp_path / "silent.py").write_text("raise SystemExit('nothing to say')")
    monkeypatch.setattr(peers, "DRIVERS", tmp_path)
    monkeypatch.setattr(peers.shutil, "which", lambda name: None)
    chosen = [
        peers.Peer("far", "far.js", ("far",), node=True),
        peers.Peer("silent", "silent.py"),
        peers.Peer("here", "here.py"),
    ]
    rows, missing = peers.measure_all(chosen, tmp_path, 0.1)
    assert [found["peer"] for found in rows] == ["Here"]
    assert missing == {"far": "there is no npm here", "silent": "nothing to say"}


def test_the_table_says_who_is_faster_and_why(peers: ModuleType) -> None:
    rows = [
        row("OpenSpiel", "whole game in C++", "pig", 500.0),
        row("RLCard", "environment", "uno", 10.0, copy_us=40.0),
        row("Kotatsu", "whole game compiled", "pikit", 100.0, copy_us=0.05),
        row("Kotatsu", "whole game compiled", "tiki-topple", 900.0),
    ]
    text = peers.as_markdown(rows, {"pgx": "no wheel"}, 1.0)
    assert "| OpenSpiel | whole game in C++ | pig | 500 | x 5 |" in text
    assert "pikit, compiled: slower than OpenSpiel pig (whole game in C++)." in text
    assert "tiki-topple, compiled: faster than every peer in the table." in text
    assert "Pig has two choices and one die" in text
    assert "Not measured: pgx (no wheel)." in text
    assert text.index("| Kotatsu | whole game compiled | pikit | 0.05 |") < text.index(
        "| RLCard | environment | uno | 40"
    )
