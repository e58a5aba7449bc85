"""What authors set: what a question is about, every seat that an event names, the depth of the agenda."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kotatsu
from kotatsu.conformance.shots import view_of
from kotatsu.engine.agenda import DEPTH, FRAME, AgendaState, pop, push, top_frame
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.events import EventNames, event
from kotatsu.engine.layout import Row, public
from kotatsu.web.render.drawing import Drawing
from kotatsu.web.render.renderer import environment
from kotatsu.words import Words


def test_a_question_says_what_it_is_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`text.question_arguments` reaches the words, in the terminal and on the page, for every reader."""
    game = kotatsu.load("tiki-topple")
    about = replace(game.text, question_arguments=lambda s, words, names: {"tiki": words.word("tiki", "nani")})
    monkeypatch.setitem(game.__dict__, "text", about)
    text = "question-play_a_card = What of { $tiki }?\nwaiting-play_a_card = { $seat } thinks of { $tiki }.\n"
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    words = Words(game, "en", tmp_path)
    match = kotatsu.new("tiki-topple", 2, seed=1)
    names = ("Ana", "Bo")
    other = (match.actor + 1) % 2
    assert words.question(match.view(match.actor), names, match.actor) == "What of Nani?"
    assert words.question(match.view(other), names, other) == f"{names[match.actor]} thinks of Nani."
    drawing = Drawing(environment(), view_of(match, match.actor), "en")
    monkeypatch.setattr(drawing.text, "words", words)
    assert drawing.question == "What of Nani?"


def test_every_seat_of_an_event_can_be_you(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class EventKind(EventNames, vocabulary={}):
        SHOWN = event("seat", "victim:seat")

    game = kotatsu.load("tiki-topple")
    monkeypatch.setitem(game.__dict__, "events", EventKind.events)
    text = (
        "event-shown = { $you ->\n    [yes] You look at { $victim }.\n   *[no] { $victim_you ->\n"
        "        [yes] { $seat } looks at you.\n       *[no] { $seat } looks at { $victim }.\n    }\n  }\n"
    )
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    words = Words(game, "en", tmp_path)
    shown = EventKind.events.decode((-1, EventKind.SHOWN, 0, 1, 0, 0))
    names = ("Ana", "Bo", "Cy")
    said = [words.event(shown, names, reader) for reader in (0, 1, 2, kotatsu.SPECTATOR)]
    assert said == ["You look at Bo.", "Ana looks at you.", "Ana looks at Bo.", "Ana looks at Bo."]


class Shallow(AgendaState, depth=3):
    """An agenda of three frames."""

    line: Row = public.i8(2)


class Usual(AgendaState):
    """An agenda of the usual depth."""

    line: Row = public.i8(2)


def test_the_depth_of_the_agenda_is_the_games_to_set() -> None:
    assert Shallow.fields["agenda"].shape == (3, FRAME)
    assert Usual.fields["agenda"].shape == (DEPTH, FRAME) == (48, 4)
    assert Usual.size - Shallow.size == (DEPTH - 3) * FRAME * 2
    s = Shallow()
    for number in range(3):
        push(s, number, number + 10)
    assert top_frame(s, 1) == 12
    with pytest.raises(IndexError):
        push(s, 4)
    pop(s)
    assert s.agenda_size == 2


def test_todays_games_keep_their_layout() -> None:
    """Stored tables hold records of these shapes."""
    depths = {
        slug: kotatsu.load(slug).rules.State.fields["agenda"].shape[0]
        for slug in kotatsu.games.OWN
        if "agenda" in kotatsu.load(slug).rules.State.fields
    }
    assert set(depths.values()) == {DEPTH}
    assert "pikit" in depths


@pytest.mark.parametrize("declared", [{"MINOR_EVENTS": (("moevd",),)}, {"TOLD_TOGETHER": (("x", ("moevd",)),)}])
def test_an_event_that_is_not_there_is_refused(declared: dict[str, Any]) -> None:
    """A name that is misspelled would leave nothing out, and nobody would know why."""
    game = replace(kotatsu.load("tiki-topple"))
    vars(game)["text"] = replace(game.text, **declared)
    with pytest.raises(BadSetting, match="moevd"):
        game.check_presentation()
