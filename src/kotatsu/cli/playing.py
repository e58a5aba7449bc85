"""Commands of somebody who plays: games, rules, play, verify."""

from __future__ import annotations

import sys
from pathlib import Path

from kotatsu import Match, every, load
from kotatsu.cli.reading import read_match, read_options
from kotatsu.engine.errors import RecordError


def games(*, lang: str = "en") -> None:
    """List the games: name, seats, minutes, one sentence."""
    from kotatsu.games import outside
    from kotatsu.words import words

    for game in every():
        fewest, most = game.seats
        seats = str(fewest) if fewest == most else f"{fewest}-{most}"
        print(
            f"{game.slug:14} {game.title:24} {seats:4} seats  {game.minutes:3} min  {words(game, lang).text('tagline')}"
        )
    for problem in outside().problems.values():
        print(f"kotatsu: {problem}", file=sys.stderr)


def rules(game: str, clause: str = "", *, lang: str = "en") -> None:
    """Print a game's rules in our own words, with clause numbers; or one clause of them."""
    from kotatsu.terminal.screen import rules_lines
    from kotatsu.words import words

    found = load(game)
    wanted = found.clauses.name(found.clauses.code(clause)) if clause else ""
    print("\n".join([found.title, *rules_lines(words(found, lang), wanted)]))


def play(
    game: str = "tiki-topple",
    *,
    seats: str = "",
    lang: str = "en",
    seed: int | None = None,
    option: tuple[str, ...] = (),
    replay: Path | None = None,
    resume: Path | None = None,
) -> None:
    """Play at the terminal, go on with a saved game, or walk through one.

    Parameters
    ----------
    seats
        Who sits where: `you`, or a bot's level. `you,random,hard` seats three.
    option
        An option of the game, as name=value; may be given several times.
    seed
        What fixes all chance: the same seed, seats and answers are the same game.
    replay
        A file written by `save`, to walk through.
    resume
        A file written by `save`, to go on with; --seats may seat others.
    """
    from kotatsu.terminal.console import terminal_console
    from kotatsu.terminal.replay import Replay
    from kotatsu.terminal.saved_game import check_resumable, players_of
    from kotatsu.terminal.screen import PERSON, TerminalScreen, read_seats

    if replay is not None:
        match = read_match(replay)
        Replay(match, terminal_console(match.game, lang)).run()
        return
    if resume is not None:
        match = read_match(resume)
        kept = players_of(resume.read_text(encoding="utf-8"), match.seats)
        sitting = read_seats(seats) if seats else read_seats(",".join(kept)) if kept else []
        check_resumable(match, sitting)
        TerminalScreen(match, sitting, terminal_console(match.game, lang)).run()
        return
    found = load(game)
    sitting = read_seats(seats) if seats else [PERSON, *["easy"] * (found.seats[0] - 1)]
    match = Match(found, len(sitting), seed=seed, options=read_options(option))
    TerminalScreen(match, sitting, terminal_console(found, lang)).run()


def verify(file: Path, *, commitment: str = "") -> None:
    """Check a finished match's record: every move legal, every draw from the seed it was committed to.

    Parameters
    ----------
    commitment
        The fingerprint that the table showed before the start, as you noted it: then a record whose seed and
        fingerprint were both exchanged is found.
    """
    from kotatsu.engine.match_record import verify as verify_match
    from kotatsu.engine.sealing import commitment as commitment_of

    match = read_match(file)
    draws = verify_match(match)
    assert match.seed is not None, "a record without a seed is refused above"
    told = commitment_of(match.seed)
    if commitment and commitment.strip().lower() != told:
        raise RecordError(f"this record is of another game than the one you noted: its commitment is {told}")
    end = "finished" if match.over else "not finished"
    print(
        f"{match.game.title}, {match.seats} seats, {match.ply} plies, {end}: all legal, all {draws} draws from the seed"
    )
    print(f"commitment: {told} ({'the one you noted' if commitment else 'compare it with the one shown at the start'})")
