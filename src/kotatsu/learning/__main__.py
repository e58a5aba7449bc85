"""`python -m kotatsu.learning GAME --minutes 5 --out kyudo.npz`: as `kotatsu train`, with fewer packages needed."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks NumPy for it
    np.row_stack = np.vstack  # type: ignore[attr-defined, unused-ignore]


def main() -> None:
    """Read the arguments and train."""
    from kotatsu.learning.commands import train

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", choices=("cpu", "cuda"))
    parser.add_argument("--ends-at", type=float)
    parser.add_argument("--seconds", type=float, help="for all of it, compiling included, in place of minutes")
    parser.add_argument("--setting", action="append", default=[])
    parser.add_argument("--set", dest="change", action="append", default=[], help="train on a variant: path=value")
    parser.add_argument("--start", help="scratch, shipped or a net's file")
    parser.add_argument("--seats", type=int)
    given = vars(parser.parse_args())
    seconds = given.pop("seconds")
    if seconds is not None:
        given["ends_at"] = time.time() + seconds
    train(**given)


if __name__ == "__main__":
    main()
