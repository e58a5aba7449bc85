"""`kotatsu study`: tables, JSON, the report, what-ifs, and going on where a study stopped."""

from __future__ import annotations

import json
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from kotatsu.engine.errors import BadSetting, KotatsuError, RecordError
from kotatsu.experiments.executors import Local
from kotatsu.study.commands import play_study, run_study, run_sweep
from kotatsu.study.figures import figures
from kotatsu.study.plan import RANDOM_PART_GAMES, Study
from kotatsu.study.play import Player
from kotatsu.study.report import main_traits
from kotatsu.study.tally import compare
from kotatsu.study.variants import variant

STUDY = Study("tiki-topple", 2, ("random",), 3 * RANDOM_PART_GAMES)


def test_a_study_as_json_and_as_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "study.html"
    found = run_study("tiki-topple", seats=3, games=500, workers=1, html=page, as_json=True)
    said = json.loads(capsys.readouterr().out)
    assert said["study"]["games"] == said["games"] == 500
    assert sum(seat["wins"]["value"] for seat in said["seats"]) == pytest.approx(1)
    assert all(seat.wins.low < seat.wins.value < seat.wins.high for seat in found.seats)
    assert found.length.least == found.length.most == 54  # three rounds of six cards for three seats
    check_page(page.read_text(encoding="utf-8"))


class Balance(HTMLParser):
    """Finds elements that are left open, and addresses outside the page."""

    VOID = ("meta", "line", "circle", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        assert not {"src", "href"} & {name for name, _ in attrs}
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(text: str) -> None:
    """One whole file that needs nothing from elsewhere."""
    parser = Balance()
    parser.feed(text)
    assert not parser.open
    assert {"svg", "table", "details", "circle", "rect"} <= parser.seen
    assert "Topple" in text
    assert "http" not in text


def test_the_main_way_to_have_something_is_the_one_seen_most() -> None:
    found = run_study("tiki-topple", seats=2, games=100, workers=1, as_json=True)
    assert main_traits(found.components) == ["moved card", "moved tiki", "scored mission"]


def test_what_if_on_the_same_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    found = run_study("tiki-topple", seats=2, games=300, workers=1, sets=["cards.toast.copies=0"])
    by_name = {change.what: change for change in (*found.changes, *found.component_changes)}
    length = by_name["length, decisions"]
    assert (length.before, length.after) == (56, 48)
    assert -8.1 < length.difference.low < -8 < length.difference.high < -7.9
    toasted = by_name["toasted tiki nani"]
    assert toasted.after == 0
    assert toasted.difference.high < 0
    assert toasted.is_real
    wins = by_name["wins of seat 1"]
    assert wins.difference.low < 0 < wins.difference.high  # nobody gains by it
    assert not wins.is_real
    assert found.focus == [], "no event names the Toast, so there is nothing to say of it"


def test_the_changed_component_comes_first(capsys: pytest.CaptureFixture[str]) -> None:
    found = run_study("tiki-topple", seats=2, games=300, workers=1, sets=["cards.up3.copies=0"])
    printed = capsys.readouterr().out
    assert "Random players value nothing" in printed
    assert printed.index("what if cards.up3.copies = 0") < printed.index("± of a game"), "the answer comes first"
    [focus] = found.focus
    assert (focus.kind, focus.word) == ("card", "up3")
    rows = {row.what: row for row in focus.rows}
    assert set(rows) >= {"moved card up3", "could play card up3"}
    assert rows["moved card up3"].before > 0.9
    assert rows["moved card up3"].after == 0
    assert rows["moved card up3"].is_real


def test_what_nobody_had_before_is_there() -> None:
    """In the variant without Toast, the standard game's Toast is new: compared the other way round."""
    games = [Player(STUDY, variant("tiki-topple", changes)) for changes in ({"cards.toast.copies": "0"}, {})]
    before, after = (player.play(0) for player in games)
    tally = compare(before, after, games[0].keys)
    found = {change.what: change for change in figures(tally, games[0].items).component_changes}
    assert found["toasted tiki nani"].before == 0
    assert found["toasted tiki nani"].after > 0


def test_no_interval_is_without_width_or_leaves_0_to_1() -> None:
    found = run_study("tiki-topple", seats=2, games=40, workers=1, sets=["cards.toast.copies=0"], as_json=True)
    shares = [seat.wins for seat in found.seats]
    shares += [interval for one in found.components for interval in (one.rate, one.wins)]
    assert all(0 <= one.low < one.high <= 1 for one in shares)
    assert all(one.low <= one.value <= one.high for one in shares)
    changes = [*found.changes, *found.component_changes, *(row for focus in found.focus for row in focus.rows)]
    assert all(change.difference.low < change.difference.high for change in changes)
    assert all(change.observations >= 30 for change in changes if change.is_real)


def test_a_change_that_changes_nothing_makes_no_difference() -> None:
    found = run_study("tiki-topple", seats=2, games=200, workers=1, sets=["track.spaces=34"], as_json=True)
    changes = (*found.changes, *found.component_changes)
    assert {change.difference.value for change in changes} == {0.0}
    assert not any(change.is_real for change in changes)


def test_a_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = play_study(STUDY, Local(1))
    file = tmp_path / "results.ndjson"
    played: list[int] = []

    class Stopping(Local):
        def run(self, job, parts):  # type: ignore[no-untyped-def]
            for count, (part, tally) in enumerate(super().run(job, parts)):
                if count == 2:
                    raise KeyboardInterrupt
                played.append(part)
                yield part, tally

    with pytest.raises(KeyboardInterrupt):
        play_study(STUDY, Stopping(1), results=file)
    file.write_text(file.read_text() + '{"part": 2, "tal')  # cut off while it was written
    assert play_study(STUDY, Stopping(1), results=file) == whole
    assert played == [0, 1, 2]
    assert play_study(STUDY, Stopping(1), results=file) == whole
    assert played == [0, 1, 2]  # nothing was left to play


def test_results_of_another_study_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.ndjson"
    play_study(Study("tiki-topple", 2, ("random",), 5), Local(1), results=file)
    with pytest.raises(RecordError, match="another study"):
        play_study(Study("tiki-topple", 2, ("random",), 5, seed=2), Local(1), results=file)


def test_workers_and_bots_change_nothing_but_the_games() -> None:
    study = Study("tiki-topple", 2, ("tests.study.bots:Last", "random"), 30)
    assert play_study(study, Local(1)) == play_study(study, Local(2))


def test_wrong_settings_say_what_is_accepted() -> None:
    with pytest.raises(BadSetting, match="3 bots for 2 seats"):
        Study("tiki-topple", 2, ("random",) * 3, 5).checked()
    with pytest.raises(BadSetting, match="a GPU plays random games"):
        run_study("tiki-topple", bots=["tests.study.bots:Last"], gpu=True)


# --- Borders and sweeps


@pytest.mark.parametrize("wrong", ["nowhere/study.html", "."])
def test_a_file_that_cannot_be_written_is_refused_before_the_work(wrong: str, tmp_path: Path) -> None:
    for name in ("html", "results"):
        with pytest.raises(BadSetting, match="cannot write"):
            run_study("tiki-topple", games=10**9, **{name: tmp_path / wrong})  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


PRINTING = """
import os, sys
from kotatsu.study.commands import run_study
from kotatsu.study import commands
play = commands.play_study
def noisy(*given, **named):
    print("a library says hello")
    os.write(1, b"and so does its other process\\n")
    return play(*given, **named)
commands.play_study = noisy
run_study("tiki-topple", games=20, workers=1, as_json=True)
"""


def test_json_stays_json_whatever_is_printed() -> None:
    done = subprocess.run([sys.executable, "-c", PRINTING], capture_output=True, text=True, timeout=200, check=True)
    assert json.loads(done.stdout)["games"] == 20
    assert "hello" in done.stderr
    assert "so does" in done.stderr


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("cards.toast.copies=-1", "accepted: 0 to 3"),
        ("cards.toast.copies=200", "accepted: 0 to 3"),
        ("track.spaces=128", "accepted: 0 to 127"),
        ("scoring.points=[1, 2]", "has 3 values"),
        ("hand.set_aside=9", "the game cannot be played"),
    ],
)
def test_values_that_do_not_fit_are_refused(change: str, said: str) -> None:
    with pytest.raises(KotatsuError, match=said):
        run_study("tiki-topple", seats=2, games=5, sets=[change])


def test_a_sweep_over_the_copies_of_a_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "sweep.html"
    points = run_sweep("tiki-topple", "cards.up3.copies=0:1", seats=2, games=60, workers=1, html=page, as_json=True)
    assert [point.value for point in points] == [0, 1]
    taken = [point.shares.get("moved with: Up 3") for point in points]
    assert taken[0] is None
    assert taken[1] is not None
    assert taken[1].value > 0.9
    assert json.loads(capsys.readouterr().out)["sweep"] == "cards.up3.copies=0:1"
    text = page.read_text(encoding="utf-8")
    assert "<polyline" in text
    assert "wins of seat 1" in text
    for wrong in ("cards.up3.copies", "cards.up3.copies=3:1", "cards.up3.copies=0:99", "=1:2"):
        with pytest.raises(BadSetting, match="is not a sweep"):
            run_sweep("tiki-topple", wrong)
