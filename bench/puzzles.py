"""Are the puzzles true? The answer of each against its best rivals, by games to the end instead of the critic.

    python bench/puzzles.py OUT.ndjson [--only kikai,pikit] [--games 150] [--name-others]

Every choice is tried in guessed worlds; the best three others than the answer meet it in games to the end, all in the
same worlds. With --name-others the best of them is written into the puzzles as what the page compares with.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

import kotatsu
from kotatsu.bots.net_file import shipped_net
from kotatsu.engine.lesson_table import Place, stand_at
from kotatsu.reviews.choices import Asked
from kotatsu.reviews.compiled_judge import CompiledJudge
from kotatsu.reviews.curve import hidden_view
from kotatsu.reviews.puzzles import FILE, Puzzle, puzzles_of, write_puzzles

SLUGS = ("kikai", "king-of-tokyo", "kyudo", "pikit", "tiki-topple")
RIVALS = 3
WORLDS = 64
PLIES_ON = 6


def checked(judge: CompiledJudge, puzzle: Puzzle, games: int, seed: int) -> dict[str, Any]:
    """What games to the end say of a puzzle's answer and its rivals."""
    game, words = judge.game, np.random.default_rng(seed)
    table = stand_at(game, puzzle.lesson(game), Place())
    state, best = table.state, game.actions.parse(puzzle.best.action)
    legal = [best, *(action for action in table.legal() if action != best)]
    asked = Asked(judge, state, hidden_view(game, state, puzzle.seat), puzzle.seat, [(action,) for action in legal])
    worlds = asked.worlds(WORLDS, words)
    means = asked.closer_values(range(len(legal)), worlds, words.random((WORLDS, PLIES_ON))).mean(axis=1)
    rivals = [1 + int(place) for place in np.argsort(-means[1:])[:RIVALS]]
    worlds = asked.worlds(games, words)
    won = dict(zip([0, *rivals], asked.shares_at_end([0, *rivals], worlds, words), strict=True))
    other = max(rivals, key=lambda place: float(won[place].mean()))
    paired = won[0] - won[other]
    return {
        "choices": len(legal),
        "answer": puzzle.best.action,
        "other": game.actions.text(legal[rivals[0]]),
        "said": puzzle.chance - puzzle.second,
        "answer_by_critic": bool(means[0] >= means.max()),
        "won": float(won[0].mean()),
        "won_other": float(won[other].mean()),
        "gap": float(paired.mean()),
        "error": float(paired.std(ddof=1) / np.sqrt(len(paired))),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--only", type=lambda text: text.split(","), default=SLUGS)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--name-others", action="store_true")
    options = parser.parse_args()
    for slug in options.only:
        game = kotatsu.load(slug)
        judge, named = CompiledJudge(game, shipped_net(game)), []
        for number, puzzle in enumerate(puzzles_of(game), 1):
            found = checked(judge, puzzle, options.games, options.seed + number)
            named.append(replace(puzzle, other=found["other"]))
            line = json.dumps({"game": slug, "number": number, **found})
            with options.file.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
            print(line, flush=True)
        if options.name_others:
            (Path(game.folder) / FILE).write_text(write_puzzles(game, named), encoding="utf-8")


if __name__ == "__main__":
    main()
