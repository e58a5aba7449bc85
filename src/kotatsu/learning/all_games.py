"""`python -m kotatsu.learning.all_games OUT --minutes 8`: all games trained at once on one GPU, a process each.

OUT gets, for each game, the net, its curve and its log, and a checkpoint to go on from. With `--resume` the
checkpoints in OUT are taken up again.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from kotatsu.games import GAMES

LOOK_SECONDS = 2.0
TELL_SECONDS = 20.0
CHECK = "import torch; print(float(torch.ones(8, device='cuda').sum()))"


def main() -> int:
    """Start a training for each game, tell how they do, wait for all; 1 where one failed."""
    given = _arguments()
    given.out.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, **(_shared_gpu() if given.device == "cuda" else {})}
    running = {slug: _start(slug, given, environment) for slug in given.games_only or GAMES}
    told = time.monotonic()
    while any(process.poll() is None for process in running.values()):
        time.sleep(LOOK_SECONDS)
        if time.monotonic() - told >= TELL_SECONDS:
            told = time.monotonic()
            for slug in running:
                print(f"{slug}: {_last_line(given.out / f'{slug}.log')}", flush=True)
    for slug, process in running.items():
        print(f"{slug} ended with {process.returncode}: {_last_line(given.out / f'{slug}.log')}", flush=True)
    return int(any(process.returncode for process in running.values()))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--minutes", default="5")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--only", dest="games_only", nargs="*", metavar="GAME")
    parser.add_argument("--seconds", type=float, help="for all of it, compiling included, in place of minutes")
    parser.add_argument("--setting", action="append", default=[], help="name=value, for every game")
    return parser.parse_args()


def _start(slug: str, given: argparse.Namespace, environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-u", "-m", "kotatsu.learning", slug, "--out", str(given.out / f"{slug}.npz")]
    command += ["--minutes", given.minutes, "--seed", given.seed, "--device", given.device]
    if given.seconds is not None:
        command += ["--ends-at", str(time.time() + given.seconds)]
    for pair in given.setting:
        command += ["--setting", pair]
    if given.resume and (given.out / f"{slug}.checkpoint").exists():
        command.append("--resume")
    with (given.out / f"{slug}.log").open("wb") as log:
        return subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=environment)


def _last_line(log: Path) -> str:
    lines = [line for line in log.read_text("utf-8", errors="replace").splitlines() if line.strip()]
    return lines[-1] if lines else "compiling"


def _shared_gpu() -> dict[str, str]:
    """Start NVIDIA's multi-process service, with which kernels of several processes run side by side; the environment
    to use it with, empty where it is not there or does not work (processes then take turns)."""
    control = shutil.which("nvidia-cuda-mps-control")
    if control is None:
        print("no multi-process service here: processes take turns on the GPU", flush=True)
        return {}
    folder = "/tmp/kotatsu-mps"
    Path(folder).mkdir(exist_ok=True)
    found = {"CUDA_MPS_PIPE_DIRECTORY": folder, "CUDA_MPS_LOG_DIRECTORY": folder}
    environment = {**os.environ, **found}
    try:
        subprocess.run([control, "-d"], env=environment, timeout=20, check=True)
        subprocess.run([sys.executable, "-c", CHECK], env=environment, timeout=60, check=True)
    except (subprocess.SubprocessError, OSError) as error:
        print(f"the multi-process service does not work ({error}): processes take turns on the GPU", flush=True)
        return {}
    print("the multi-process service runs", flush=True)
    return found


if __name__ == "__main__":
    sys.exit(main())
