"""The terminal table and the command: lines in, lines out, and nobody sees a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import kotatsu
from kotatsu import Match
from kotatsu.terminal.console import WORDS, Console
from kotatsu.terminal.replay import Replay
from kotatsu.terminal.screen import TerminalScreen, read_seats
from kotatsu.words import words
from tests.support import played, wander


class Script:
    """A person who types prepared lines and then nothing."""

    def __init__(self, lines: list[str] | Callable[[list[str]], str]) -> None:
        self.lines = lines
        self.said: list[str] = []

    def ask(self, prompt: str) -> str:
        if callable(self.lines):
            return self.lines(self.said)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def sit(script: Script, seats: str, language: str = "en", slug: str = "tiki-topple", seed: int = 7) -> TerminalScreen:
    game = kotatsu.load(slug)
    sitting = read_seats(seats)
    console = Console(words(game, language, WORDS), script.said.append, script.ask)
    table = TerminalScreen(Match(game, len(sitting), seed=seed), sitting, console)
    table.run()
    return table


def first_choice(said: list[str]) -> str:
    """The number of the first choice last offered, or the letter of the first group."""
    numbers = []
    for line in reversed(said):
        head = line.partition(".")[0]
        if head.isdecimal() or line.endswith((" choices)", " choix)")):
            numbers.append(head)
        elif numbers:
            return numbers[-1]
    return ""


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_by_numbers(slug: str, language: str) -> None:
    seats = ",".join(["you", *["random"] * (kotatsu.load(slug).seats[0] - 1)])
    script = Script(first_choice)
    table = sit(script, seats, language, slug)
    assert table.match.over
    assert not [line for line in script.said if "‹" in line]
    assert any(line.startswith(("Winner", "The win", "Nobody", "Victoire", "Personne")) for line in script.said)


def test_questions_at_the_table(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    lines = [
        "?",
        "? TT-14",
        "? TT-99",
        "why 82",
        "why",
        "why x",
        "all",
        "table",
        "log",
        "help",
        "nonsense",
        "9999",
        "0",
    ]
    script = Script([*lines, "save", f"save {kept}", "save /no/such/folder/x", "82", "quit"])
    table = sit(script, "you,random,random", seed=7)
    said = "\n".join(script.said)
    assert "TT-14  Up 1, 2 or 3" in said
    assert "'TT-99' is not a clause" in said
    assert "(TT-18)" in said
    assert "Not allowed:" in said
    assert "'nonsense' is not a choice" in said
    assert "There is no choice 9999; they go from 1 to 89." in said
    assert "Could not save" in said
    assert Match.from_json(kept.read_text()).ply == table.match.ply
    assert said.endswith("Goodbye. This table was not saved.")


def test_hidden_hands_stay_hidden_between_two_people() -> None:
    script = Script(["3", "", "1", "quit"])
    sit(script, "you,you", seed=3)
    assert any("Press Enter when only you can see" in line for line in script.said)


def test_hints_say_the_chances_of_the_five_best() -> None:
    script = Script(["hint", "quit"])
    table = sit(script, "you,random", seed=7)
    assert len(table.match.legal()) > 5
    chances = [int(line.split()[-2]) for line in script.said if line.endswith(" %")]
    assert len(chances) == 5
    assert chances == sorted(chances, reverse=True)
    assert any("futures looked at" in line for line in script.said)


def test_walking_through_a_record() -> None:
    match = played("tiki-topple", 2, {}, seed=4)
    script = Script(["", "", "b", str(match.ply), "", "q"])
    Replay(match, Console(words(match.game, "fr", WORDS), script.said.append, script.ask)).run()
    shown = [line for line in script.said if line.startswith("Décision")]
    assert [line.split()[1] for line in shown] == ["1", "2", "1", str(match.ply), str(match.ply)]
    assert "Fin de l’enregistrement." in script.said


def kotatsu_command(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kotatsu", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "go"], "there is no game 'go'; there are "),
        (["play", "tiki-topple", "--seats", "you"], "not for 1 seats; accepted: 2, 3, 4"),
        (["play", "tiki-topple", "--seats", "you,dragon"], "nobody called 'dragon'"),
        (["play", "tiki-topple", "--option", "speed=1"], "no option 'speed'"),
        (["play", "tiki-topple", "--option", "speed"], "accepted: name=value"),
        (["play", "tiki-topple", "--lang", "de"], "language 'de' is not spoken here; accepted: en, fr"),
        (["play", "--replay", "/no/such/file"], "cannot read /no/such/file"),
        (["rules", "tiki-topple", "TT-77"], "'TT-77' is not a clause"),
        (["verify", "/no/such/file"], "cannot read"),
        (["check", "go"], "there is no game 'go'"),
        (["check", "--games", "0"], "games = 0 is not accepted"),
        (["bench", "go"], "there is no game 'go'"),
        (["rules"], "--game"),
        (["dance"], "dance"),
    ],
)
def test_errors_are_sentences_with_an_exit_code(arguments: list[str], said: str) -> None:
    done = kotatsu_command(*arguments)
    assert done.returncode not in (0, 130)
    assert said in done.stderr + done.stdout
    assert "Traceback" not in done.stderr + done.stdout


def test_verify_and_its_refusals(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    match = played("tiki-topple", 2, {}, seed=4)
    file.write_text(match.to_json())
    assert "all legal" in kotatsu_command("verify", str(file)).stdout
    file.write_text(match.to_json()[:2000])
    done = kotatsu_command("verify", str(file))
    assert done.returncode == 2
    assert "cut off or damaged at ply" in done.stderr
    file.write_bytes(b"\xff\xfe\x00")
    assert "it is not text" in kotatsu_command("verify", str(file)).stderr


def test_games_and_rules_are_printed_without_a_compiler() -> None:
    listed = kotatsu_command("games").stdout
    assert all(slug in listed for slug in kotatsu.GAMES)
    told = kotatsu_command("rules", "tiki-topple", "--lang", "fr").stdout
    assert "TT-A14" in told


def test_check_says_that_the_engines_agree() -> None:
    done = kotatsu_command("check", "tiki-topple", "--games", "20")
    assert done.returncode == 0
    assert done.stdout.count("equal byte for byte") == 3


def test_end_of_input_leaves_cleanly() -> None:
    done = kotatsu_command("play", "tiki-topple", "--seats", "you,random", "--seed", "1", typed="")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Goodbye" in done.stdout


def test_ctrl_c_leaves_cleanly() -> None:
    command = [sys.executable, "-u", "-m", "kotatsu", "play", "tiki-topple", "--seats", "you,random"]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert child.stdout is not None
    said = b""
    while b"Your choice" not in said:
        said += os.read(child.stdout.fileno(), 4096)
    child.send_signal(signal.SIGINT)
    _, errors = child.communicate(timeout=30)
    assert child.returncode == 0
    assert errors == b""


# --- verify


def record_file(folder: Path, seed: int) -> Path:
    match = Match(kotatsu.load("tiki-topple"), seed=seed, sealed=True)
    for _ in wander(match, seed):
        pass
    file = folder / f"{seed}.json"
    file.write_text(match.to_json(), encoding="utf-8")
    return file


def test_verify_prints_the_commitment_and_takes_the_one_noted_at_the_start(tmp_path: Path) -> None:
    """A record whose seed and commitment were both exchanged agrees with itself; only the noted one tells."""
    file, other = record_file(tmp_path, 3), record_file(tmp_path, 4)
    noted = json.loads(file.read_text(encoding="utf-8"))["commitment"]
    told = kotatsu_command("verify", str(file))
    assert (told.returncode, f"commitment: {noted}" in told.stdout) == (0, True)
    assert kotatsu_command("verify", str(file), "--commitment", noted.upper()).returncode == 0
    assert kotatsu_command("verify", str(other)).returncode == 0
    swapped = kotatsu_command("verify", str(other), "--commitment", noted)
    assert swapped.returncode == 2
    assert "another game than the one you noted" in swapped.stderr
