"""What reviews are held to: parts that add up, mistakes that fall with strength, planted things that are named.

    python bench/review.py OUT.ndjson --games 50 --planted 100 [--jobs 16] [--seconds 540] [--only kikai] [--parts luck]
    python bench/review.py OUT.ndjson --report

Every game is a line of the file when it is done; the same command goes on where it stopped. Everything is compiled
once, by as many processes, before the first game.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from review_workers import Workers

import kotatsu
from kotatsu import bots
from kotatsu.bots.net_file import shipped_net
from kotatsu.experiments.intervals import wilson
from kotatsu.reviews import planting, review
from kotatsu.reviews.compiled_judge import CompiledJudge
from kotatsu.reviews.model import MISTAKE, VERDICTS, Review

TRIES_A_PLANT = 12
"""Games that are tried for each planted thing: not every game has a place for one."""
RESAMPLES = 1_000
WEEK_SECONDS = 7 * 24 * 3600.0
"""Longer than any run; a pipe cannot be waited for much longer."""
LEVELS = ("easy", "medium", "hard", "master")
SLUGS = ("kikai", "king-of-tokyo", "kyudo", "pikit", "tiki-topple")


def seats_of(game: kotatsu.Game, index: int) -> int:
    """Tables of all sizes take turns."""
    return game.seat_counts[index % len(game.seat_counts)]


@cache
def judge_of(slug: str) -> CompiledJudge:
    game = kotatsu.load(slug)
    return CompiledJudge(game, shipped_net(game))


def level_game(slug: str, level: str, index: int) -> dict[str, Any]:
    game = kotatsu.load(slug)
    bot = bots.make(level, game, compiled=level == "master")
    match = kotatsu.new(slug, seats_of(game, index), seed=20_000 + index)
    while not match.over:
        match.play(bot.choose(match.view(match.actor), match.actor, match.legal(), seed=match.ply))
    started = time.process_time()
    found = review(match, judge=judge_of(slug))
    return {**figures(found), "seconds": time.process_time() - started, "seats": match.seats}


def figures(found: Review) -> dict[str, Any]:
    gaps = [abs(one.start + one.luck + one.own + one.others - one.result) for one in found.sums]
    return {
        "plies": found.plies,
        "verdicts": dict(Counter(one.verdict for one in found.decisions)),
        "gap": max(gaps),
        "error": max(one.error for one in found.sums),
        "sums": [[one.start, one.luck, one.own, one.others, one.result] for one in found.sums],
    }


def planted_game(slug: str, part: str, index: int) -> dict[str, Any]:
    game = kotatsu.load(slug)
    play = planting.play_with_blunder if part == "blunders" else planting.play_with_luck
    planted = play(judge_of(slug), seats_of(game, index), 50_000 + index)
    if planted is None:
        return {"planted": False}
    found = review(planted.match, seats=[planted.seat] if part == "blunders" else [], judge=judge_of(slug))
    is_named = planting.named_blunder if part == "blunders" else planting.named_luck
    about = [one for one in found.decisions if one.ply == planted.ply]
    said = {"cost": about[0].cost, "error": about[0].error, "verdict": about[0].verdict} if about else {}
    return {
        "planted": True,
        "named": is_named(found, planted),
        "size": planted.size,
        "ply": planted.ply,
        "seat": planted.seat,
        **said,
    }


def jobs(options: argparse.Namespace) -> list[tuple[str, str, str, int]]:
    """Round and round, so that every game and level has about as many when time is short."""
    found = []
    for index in range(max(options.games, TRIES_A_PLANT * options.planted)):
        for slug in options.only:
            if "levels" in options.parts and index < options.games:
                found += [(slug, "levels", level, index) for level in options.levels]
            for part in ("blunders", "luck"):
                if part in options.parts and index < TRIES_A_PLANT * options.planted:
                    found.append((slug, part, "", index))
    return found


def warm(slug: str, part: str) -> dict[str, Any]:
    """Compile one driver of a game, or load it: what is compiled lies on the disk, and other processes load it."""
    game, match = kotatsu.load(slug), kotatsu.new(slug, seed=1)
    worlds, words = [match.state.copy()], np.random.default_rng(1)
    if part == "values":
        judge_of(slug).chances(worlds)
    elif part == "policy":
        judge_of(slug).preferences(worlds)
    elif part == "results":
        judge_of(slug).results(worlds, words)
    else:
        bots.make("master", game).choose(match.view(match.actor), match.actor, match.legal(), seed=1)
    return {}


WARM_PARTS = ("master", "values", "results", "policy")
"""What a game's reviews need compiled, slowest first."""


def do_job(*job: Any) -> dict[str, Any]:
    """In a worker: compile something, or play and review a game."""
    if job[0] == "warm":
        return warm(*job[1:])
    slug, part, level, index = job
    return level_game(slug, level, index) if part == "levels" else planted_game(slug, part, index)


def run(options: argparse.Namespace) -> None:
    """Play and review what the file does not have yet. Only this process writes."""
    started = time.monotonic()
    ends = started + options.seconds
    lines = read(options.file, mend=True)
    done = {key_of(one) for one in lines}
    planted = Counter((one["game"], one["part"]) for one in lines if one.get("planted"))
    todo = [job for job in jobs(options) if job not in done]
    if not todo:
        return
    wanted = (job for job in todo if job[1] == "levels" or planted[job[0], job[1]] < options.planted)
    with Workers[tuple[Any, ...]](do_job, options.jobs) as workers:
        for job, _ in workers.run([("warm", slug, part) for part in WARM_PARTS for slug in options.only], ends):
            print(f"{time.monotonic() - started:.0f} s: compiled {job[1]} {job[2]}", flush=True)
        for place, (job, found) in enumerate(workers.run(wanted, ends), 1):
            said = f"{time.monotonic() - started:.0f} s: {place} of at most {len(todo)}: {' '.join(map(str, job))}"
            if isinstance(found, str):
                print(f"{said} FAILED\n{found}", flush=True)
                continue
            planted[job[0], job[1]] += bool(found.get("planted"))
            append(options.file, job, found)
            print(said, flush=True)


def key_of(line: dict[str, Any]) -> tuple[str, str, str, int]:
    return line["game"], line["part"], line["level"], line["index"]


def append(file: Path, job: tuple[Any, ...], found: dict[str, Any]) -> None:
    slug, part, level, index = job
    line = json.dumps({"game": slug, "part": part, "level": level, "index": index, **found}) + "\n"
    with file.open("a", encoding="utf-8") as opened:
        opened.write(line)


def read(file: Path, *, mend: bool = False) -> list[dict[str, Any]]:
    """A game a line, each game once. A last line that was cut off is left out and, where one mends, removed."""
    if not file.exists():
        return []
    whole, _, cut = file.read_text(encoding="utf-8").rpartition("\n")
    if cut and mend:
        file.write_text(whole + "\n" if whole else "", encoding="utf-8")
    lines = [json.loads(line) for line in whole.splitlines()]
    return list({key_of(one): one for one in lines}.values())


def report(lines: list[dict[str, Any]]) -> None:
    by_level: dict[str, dict[str, list[dict[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    for one in lines:
        if one["part"] == "levels":
            by_level[one["game"]][one["level"]].append(one)
    head(
        "game",
        "level",
        "games",
        "decisions",
        "best",
        "good",
        "inaccuracies",
        "mistakes",
        "95 % of games",
        "gap",
        "error",
    )
    for slug, levels in sorted(by_level.items()):
        for level in LEVELS:
            print_level(slug, level, levels.get(level, []))
    print()
    head("game", "games", "variance of results", "of results less luck", "share left", "95 % of games")
    for slug, levels in sorted(by_level.items()):
        print_variance(slug, [one for level in levels.values() for one in level])
    print()
    head("game", "planted", "games", "named", "95 %")
    for slug in sorted({one["game"] for one in lines}):
        for part in ("blunders", "luck"):
            rows = [one for one in lines if one["game"] == slug and one["part"] == part and one["planted"]]
            print_planted(slug, part, rows)


def head(*columns: str) -> None:
    print(f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}")


def resampled(games: list[Any], figure: Callable[[list[Any]], float]) -> str:
    """The middle 95 % of a figure over games drawn again: decisions of one game are alike."""
    words = np.random.default_rng(1)
    drawn = [figure([games[at] for at in words.integers(len(games), size=len(games))]) for _ in range(RESAMPLES)]
    low, high = np.quantile(drawn, [0.025, 0.975])
    return f"{100 * low:.1f} to {100 * high:.1f} %"


def share_of_mistakes(games: list[dict[str, Any]]) -> float:
    return sum(one["verdicts"].get(MISTAKE, 0) for one in games) / sum(sum(one["verdicts"].values()) for one in games)


def print_level(slug: str, level: str, games: list[dict[str, Any]]) -> None:
    if not games:
        return
    counts: Counter[str] = Counter()
    for one in games:
        counts.update(one["verdicts"])
    total = sum(counts.values())
    shares = " | ".join(f"{100 * counts[verdict] / total:.1f} %" for verdict in VERDICTS)
    gap, error = max(one["gap"] for one in games), np.mean([one["error"] for one in games])
    between = resampled(games, share_of_mistakes)
    print(f"| {slug} | {level} | {len(games)} | {total:,} | {shares} | {between} | {gap:.0e} | {100 * error:.1f} |")


def variances(games: list[dict[str, Any]]) -> tuple[float, float]:
    """Of each seat's result less what its place at the table is worth, and of the same less luck."""
    parts = np.array([one for game in games for one in game["sums"]])
    start, luck, result = parts[:, 0], parts[:, 1], parts[:, 4]
    return float(np.mean(np.square(result - start))), float(np.mean(np.square(result - start - luck)))


def share_left(games: list[dict[str, Any]]) -> float:
    before, after = variances(games)
    return after / before


def print_variance(slug: str, games: list[dict[str, Any]]) -> None:
    before, after = variances(games)
    between = resampled(games, share_left)
    print(f"| {slug} | {len(games)} | {before:.3f} | {after:.3f} | {100 * after / before:.0f} % | {between} |")


def print_planted(slug: str, part: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        named = sum(one["named"] for one in rows)
        between = wilson(named, len(rows))
        print(f"| {slug} | {part} | {len(rows)} | {named} | {100 * between.low:.0f} to {100 * between.high:.0f} % |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--planted", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument(
        "--seconds", type=float, default=WEEK_SECONDS, help="stop then; unfinished games are begun again"
    )
    parser.add_argument("--only", type=lambda text: text.split(","), default=SLUGS)
    parser.add_argument("--levels", type=lambda text: text.split(","), default=LEVELS)
    parser.add_argument("--parts", type=lambda text: text.split(","), default=("levels", "blunders", "luck"))
    parser.add_argument("--report", action="store_true")
    options = parser.parse_args()
    report(read(options.file)) if options.report else run(options)


if __name__ == "__main__":
    main()
