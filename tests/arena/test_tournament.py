"""The arena: it plays what was asked, survives its guests, and can be taken up again."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

import kotatsu
from kotatsu.arena.commands import run_arena
from kotatsu.arena.figures import figures
from kotatsu.arena.guarded_game import ILLEGAL, RAISED, STALLED, Played
from kotatsu.arena.shared_cores import play_tournaments
from kotatsu.arena.tournament import Tournament, play_tournament
from kotatsu.bots import LEVELS, FlatMonteCarloBot, RandomBot, SearchBot
from kotatsu.bots.search import settings_of
from kotatsu.engine.errors import BadSetting, KotatsuError, RecordError
from kotatsu.experiments.entrants import enter, names
from kotatsu.experiments.executors import WorkersLost

HERE = "tests.arena.bots_for_tests"
TIKI = kotatsu.load("tiki-topple")


def without_times(games: list[Played]) -> list[tuple[int, list[int], list[float], list[int], int]]:
    return [(one.index, one.lineup, one.result, one.scores, one.decisions) for one in games]


def small(*bots: str, games: int = 4, seats: int = 2, seed: int = 1, seconds: float = 10.0) -> Tournament:
    return Tournament("tiki-topple", bots, seats, games, seed, seconds)


def test_the_same_arena_plays_the_same_games_on_any_number_of_cores() -> None:
    tournament = small("random", f"{HERE}:First", "search:20")
    alone = play_tournament(tournament, workers=1)
    assert without_times(alone) == without_times(play_tournament(tournament, workers=2))
    other = play_tournament(small("random", f"{HERE}:First", "search:20", seed=2), workers=1)
    assert without_times(alone) != without_times(other)


def test_an_arena_that_was_cut_short_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = play_tournament(small("random", f"{HERE}:last", games=6), results=tmp_path / "whole", workers=1)
    lines = (tmp_path / "whole").read_text().splitlines(keepends=True)
    cut = tmp_path / "cut"
    cut.write_text("".join(lines[:3]) + lines[3][:25])
    told: list[tuple[int, int]] = []
    resumed = play_tournament(
        small("random", f"{HERE}:last", games=6), results=cut, workers=1, progress=lambda *at: told.append(at)
    )
    assert told[0] == (2, 6)
    assert told[-1] == (6, 6)
    assert without_times(resumed) == without_times(whole)
    assert [json.loads(line)["index"] for line in cut.read_text().splitlines()[1:]] == list(range(6))


def test_more_games_can_be_added_but_not_another_arena(tmp_path: Path) -> None:
    results = tmp_path / "results"
    play_tournament(small("random", games=2), results=results, workers=1)
    assert len(play_tournament(small("random", games=5), results=results, workers=1)) == 5
    with pytest.raises(RecordError, match="seed is 1, not 2"):
        play_tournament(small("random", games=5, seed=2), results=results, workers=1)
    results.write_text("these are not\nresults\n")
    with pytest.raises(RecordError, match="does not hold results"):
        play_tournament(small("random", games=5), results=results, workers=1)


@pytest.mark.parametrize(("name", "kind"), [("Raises", RAISED), ("Cheats", ILLEGAL)])
def test_a_bot_that_fails_loses_its_decisions_and_is_named(name: str, kind: str) -> None:
    tournament = small(f"{HERE}:{name}", "random", games=2)
    games = play_tournament(tournament, workers=1)
    found = figures(tournament.names, games)
    guest, other = found.entrants
    assert guest.name == f"{HERE}:{name}"
    assert guest.faults[kind] == sum(one.seat_decisions[one.lineup.index(0)] for one in games)
    assert not any(other.faults.values())
    assert all(sum(one.result) == 1 for one in games)


def test_what_a_bot_said_is_kept() -> None:
    (played,) = play_tournament(small(f"{HERE}:Raises", games=1), workers=1)
    assert played.faults[0]["said"] == "ValueError: I do not like these cards"


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_stalls_loses_only_the_decisions_it_slept_over(workers: int) -> None:
    games = play_tournament(small(f"{HERE}:Sleeps", "random", games=2, seconds=0.4), workers=workers)
    rounds = 4
    assert [fault["kind"] for one in games for fault in one.faults] == [STALLED] * rounds * len(games)


def test_a_bot_that_ends_its_process_is_told_in_words() -> None:
    with pytest.raises(WorkersLost, match="workers were lost in a row"):
        play_tournament(small(f"{HERE}:Dies", "random", games=2), workers=2)


def test_entrants() -> None:
    assert isinstance(enter("random", TIKI), RandomBot)
    assert isinstance(enter("plain", TIKI), FlatMonteCarloBot)
    for level in LEVELS:
        assert hasattr(enter(level, TIKI), "choose")
    bot = enter("search:128:exploration=0.5:horizon=9:taste=2:urgency=0.5:workers=2", TIKI)
    assert isinstance(bot, SearchBot)
    assert (bot.budget.iterations, bot.budget.workers) == (128, 2)
    assert (bot.settings.exploration, bot.settings.horizon) == (0.5, 9)
    assert (bot.settings.mast_candidates, bot.settings.first_play_urgency) == (2, 0.5)
    plain_search = enter("search:128", TIKI)
    assert isinstance(plain_search, SearchBot)
    assert plain_search.settings == settings_of(TIKI), "a search that enters is the one that the levels use"
    assert names(["easy", "hard", "easy"]) == ["easy#1", "hard", "easy#2"]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("harder", "accepted: random, easy, medium, hard, .*module:Callable"),
        ("search:many", "needs a number of iterations"),
        ("search:10:depth=3", "accepted: exploration"),
        ("search:10:exploration=much", "not a number"),
        (f"{HERE}:Nobody", "could not be loaded"),
        ("no_such_module:Bot", "could not be loaded"),
        (f"{HERE}:os", "cannot be called"),
    ],
)
def test_what_cannot_enter_says_why(spec: str, said: str) -> None:
    with pytest.raises(BadSetting, match=said):
        enter(spec, TIKI)


def test_settings_that_make_no_arena() -> None:
    for wrong in (small(games=2), small("random", games=0), small("random", seats=9)):
        with pytest.raises(BadSetting):
            play_tournament(wrong, workers=1)


def test_the_command_prints_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "plot.svg"
    run_arena("tiki-topple", ["random", f"{HERE}:Raises"], games=2, workers=1, plot_to=plot)
    printed = capsys.readouterr().out
    assert "Raises lost decisions to chance" in printed.replace("\n", " ")
    assert plot.read_text().startswith("<svg")
    run_arena("tiki-topple", ["random"], games=2, workers=1, as_json=True)
    assert json.loads(capsys.readouterr().out)["games"] == 2
    run_arena("tiki-topple", ["random"], games=2, workers=1, as_csv=True)
    assert capsys.readouterr().out.startswith("name,games,share")


@pytest.mark.parametrize("name", ["results", "plot_to"])
def test_a_file_that_cannot_be_written_is_refused_before_the_games(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="there is no folder"):
        run_arena("tiki-topple", ["random"], games=10**9, **{name: tmp_path / "nowhere" / "file"})  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_tournaments_that_share_the_cores_play_the_games_they_play_alone(tmp_path: Path) -> None:
    asked = [small("random", f"{HERE}:First", games=5), small(f"{HERE}:last", "random", games=3, seats=3)]
    results = [tmp_path / str(number) for number in range(len(asked))]
    play_tournaments(list(zip(asked, results, strict=True)), workers=3)
    for tournament, path in zip(asked, results, strict=True):
        together = play_tournament(tournament, results=path, workers=1)
        assert without_times(together) == without_times(play_tournament(tournament, workers=1))


def test_shared_cores_stop_in_time_and_say_who_ended_a_process(tmp_path: Path) -> None:
    start = time.monotonic()
    play_tournaments([(small(f"{HERE}:Sleeps", "random", games=40, seconds=5.0), tmp_path / "slow")], 2.0, workers=1)
    assert time.monotonic() - start < 60
    with pytest.raises(KotatsuError, match=f"{HERE}:Dies, random ended"):
        play_tournaments([(small(f"{HERE}:Dies", "random", games=2), None)], workers=1)
