"""The field, measured: decisions a second of random play for the peers and for our games, in one run on one machine.

    python bench/peers.py [--seconds 2] [--only rlcard,ours] [--cache FOLDER] [--json FILE] [--write bench/peers.md]

Each peer is installed in an environment of its own under the cache folder, the first time. One that cannot be had is
named with the reason, and the others go on. Seconds are the processor's, so a figure is what one core does, whoever
else the machine serves; even so, read nothing into differences under about 1.3 times.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
DRIVERS = HERE / "peers"
INSTALL_SECONDS = 900
RUN_SECONDS = 900
OURS = "Kotatsu"


@dataclass(frozen=True)
class Peer:
    """A peer: its driver, and what to install for it. Nothing to install: this interpreter runs it."""

    name: str
    driver: str
    packages: tuple[str, ...] = ()
    node: bool = False
    environment: dict[str, str] = field(default_factory=dict)


PEERS = (
    Peer("openspiel", "openspiel.py", ("open_spiel==2.0.2",)),
    Peer("pettingzoo", "pettingzoo_classic.py", ("pettingzoo==1.27.0", "rlcard==1.2.0", "pygame>=2.6")),
    Peer("rlcard", "rlcard_envs.py", ("rlcard==1.2.0",)),
    Peer("pgx", "pgx_envs.py", ("pgx==2.6.0", "jax")),
    Peer("boardgame.io", "boardgame_io.js", ("boardgame.io@0.50.2",), node=True),
    Peer("ours", "ours.py"),
)


class Missing(Exception):
    """A peer that cannot be had here."""


def install(peer: Peer, cache: Path) -> list[str]:
    """The command that runs the peer's driver, its environment made where it was not there."""
    if not peer.packages:
        return [sys.executable, str(DRIVERS / peer.driver)]
    folder = cache / peer.name
    return _install_node(peer, folder) if peer.node else _install_python(peer, folder)


def _install_python(peer: Peer, folder: Path) -> list[str]:
    python = folder / "bin" / "python"
    if not _is_done(peer, folder):
        _run([sys.executable, "-m", "venv", "--clear", str(folder)])
        _run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *peer.packages])
        _done(peer, folder)
    return [str(python), str(DRIVERS / peer.driver)]


def _install_node(peer: Peer, folder: Path) -> list[str]:
    if shutil.which("npm") is None:
        raise Missing("there is no npm here")
    if not _is_done(peer, folder):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text("{}")
        _run(["npm", "install", "--silent", "--no-fund", "--no-audit", "--prefix", str(folder), *peer.packages])
        _done(peer, folder)
    for script in DRIVERS.glob("*.js"):  # node looks for modules beside the script
        shutil.copy(script, folder / script.name)
    return ["node", str(folder / peer.driver)]


def _is_done(peer: Peer, folder: Path) -> bool:
    mark = folder / "installed.json"
    return mark.exists() and json.loads(mark.read_text()) == list(peer.packages)


def _done(peer: Peer, folder: Path) -> None:
    (folder / "installed.json").write_text(json.dumps(list(peer.packages)))


def _run(command: Sequence[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=INSTALL_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Missing(f"{type(error).__name__} while installing") from None
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
        raise Missing(next((line for line in lines if "ERROR" in line or "npm error" in line), lines[-1])[:200])


def drive(peer: Peer, cache: Path, seconds: float) -> list[dict[str, Any]]:
    """All measurements of a peer, as its driver prints them."""
    command = install(peer, cache)
    environment = {**os.environ, "PEER_SECONDS": str(seconds), "XLA_FLAGS": ONE_CORE, **peer.environment}
    done = subprocess.run(command, capture_output=True, text=True, timeout=RUN_SECONDS, env=environment, check=False)
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    for row in rows:
        if "failed" in row:
            print(f"  {peer.name}: {row['failed']}", file=sys.stderr)
    found = [row for row in rows if "failed" not in row]
    if not found:
        raise Missing((done.stderr.strip().splitlines() or ["its driver said nothing"])[-1][:200])
    return found


ONE_CORE = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
"""JAX on one core, as everything else here."""


def measure_all(chosen: Sequence[Peer], cache: Path, seconds: float) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """Every peer in turn; those that could not be had, and why."""
    rows: list[dict[str, Any]] = []
    missing: dict[str, str] = {}
    for peer in chosen:
        print(f"{peer.name} ...", file=sys.stderr, flush=True)
        try:
            rows += drive(peer, cache, seconds)
        except (Missing, OSError, subprocess.TimeoutExpired, json.JSONDecodeError) as error:
            missing[peer.name] = str(error)
            print(f"  not measured: {error}", file=sys.stderr)
    return rows, missing


def as_markdown(rows: Sequence[dict[str, Any]], missing: dict[str, str], seconds: float) -> str:
    """The tables: rates, with ratios to our slowest compiled game, and what copies cost."""
    peers = [row for row in rows if row["peer"] != OURS]
    slowest = min((row for row in rows if row["way"] == "whole game compiled"), key=_rate, default=None)
    lines = [
        "# The field, measured",
        "",
        f"`python bench/peers.py --seconds {seconds:g} --write bench/peers.md`, {time.strftime('%d %B %Y')}, one core "
        f"of {platform.machine()}, Python {platform.python_version()}. Random play through each peer's own interface: "
        "legal actions, a uniform pick, apply, the next game's set-up included. Decisions are players' choices, "
        "seconds the processor's. All in one run; read ratios, and nothing into differences under about 1.3.",
        "",
        "| engine | way | game | decisions/s of a core | of our slowest compiled game |",
        "|---|---|---|---|---|",
    ]
    for row in sorted(rows, key=_rate, reverse=True):
        ratio = f"x {_rate(row) / _rate(slowest):.3g}" if slowest else ""
        name = f"**{row['peer']}**" if row["peer"] == OURS else row["peer"]
        lines.append(f"| {name} | {row['way']} | {_game(row)} | {_rate(row):,.0f} | {ratio} |")
    lines += ["", *_claim(peers, rows), "", *_copies(rows)]
    lines += [f"Not measured: {name} ({why})." for name, why in missing.items()]
    return "\n".join(lines) + "\n"


def _rate(row: dict[str, Any]) -> float:
    return float(row["decisions_a_second"])


def _game(row: dict[str, Any]) -> str:
    return f"{row['game']}, {row['seats']} seats" if "seats" in row else str(row["game"])


WHY_FASTER = {
    "pig": "Pig has two choices and one die",
    "kuhn_poker": "Kuhn poker has two choices and three cards",
    "connect_four": "Connect Four has seven choices and neither chance nor secrets",
}
"""Why a peer's game can be faster than ours: a decision of it is less work."""


def _claim(peers: Sequence[dict[str, Any]], rows: Sequence[dict[str, Any]]) -> list[str]:
    """Which peers are faster than which of our compiled games, by name."""
    ours = [row for row in rows if row["way"] == "whole game compiled"]
    lines = []
    for row in sorted(ours, key=_rate):
        faster = [f"{peer['peer']} {peer['game']} ({peer['way']})" for peer in peers if _rate(peer) > _rate(row)]
        said = f"slower than {', '.join(faster)}" if faster else "faster than every peer in the table"
        lines.append(f"- {_game(row)}, compiled: {said}.")
    slowest = min(map(_rate, ours), default=0.0)
    above = sorted({str(peer["game"]) for peer in peers if ours and _rate(peer) > slowest})
    why = [WHY_FASTER.get(name, f"{name} is a smaller game") for name in above]
    return [*lines, "", f"{'; '.join(why)}: a decision there is less work than one of ours."] if why else lines


def _copies(rows: Sequence[dict[str, Any]]) -> list[str]:
    """What a copy of a state costs, which search pays at every iteration."""
    found = sorted((row for row in rows if "copy_us" in row), key=lambda row: float(row["copy_us"]))
    lines = ["## Copying a state", "", "| engine | way | game | microseconds |", "|---|---|---|---|"]
    lines += [f"| {row['peer']} | {row['way']} | {_game(row)} | {row['copy_us']:.3g} |" for row in found]
    return [*lines, ""]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--cache", type=Path, default=Path.home() / ".cache" / "kotatsu" / "peers")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--write", type=Path)
    given = parser.parse_args()
    wanted = set(filter(None, given.only.split(",")))
    chosen = [peer for peer in PEERS if not wanted or peer.name in wanted]
    if not chosen:
        parser.error(f"there is no such peer; there are {', '.join(peer.name for peer in PEERS)}")
    rows, missing = measure_all(chosen, given.cache, given.seconds)
    text = as_markdown(rows, missing, given.seconds)
    print(text)
    if given.json:
        given.json.write_text(json.dumps({"rows": rows, "missing": missing}, indent=2))
    if given.write:
        given.write.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
