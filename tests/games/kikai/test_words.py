"""KIKAI in words: all that the board shows is said in lines, and what is said of it is true."""

from __future__ import annotations

import pytest

from kotatsu import SPECTATOR, Match
from kotatsu.engine.events import EventLog
from kotatsu.games.kikai import GAME, text
from kotatsu.games.kikai import parts as p
from kotatsu.games.kikai.kinds import Colour
from kotatsu.games.kikai.turns import end_round
from kotatsu.words import LANGUAGES, Words
from tests.conformance.test_word_numbers import NOT_TO_THE_READER, french_slips
from tests.conformance.word_walk import READER
from tests.games.kikai.positions import ELLIOT, GIZA, act, bare, crowd, events, give, square, street
from tests.support import NAMES, wander


def lines(match: Match, language: str = "en") -> list[str]:
    return text.lines(match.state, ELLIOT, Words(match.game, language), NAMES)


def test_squares_say_their_worth() -> None:
    match = bare()
    crowd(match, "market", red=2, green=1)
    assert "Market Square: red 2, green 1; for emptying it 2 points." in lines(match)
    match = bare("advanced")
    crowd(match, "market", red=2, green=1)
    crowd(match, "junkyard", blue=1)
    assert "Market Square: red 2, green 1; for emptying it 2 energy." in lines(match)
    assert "Junkyard Square: blue 1; for emptying it 2 distributors less on your track." in lines(match)
    match.state.poster[square("market")] = GIZA
    assert "Market Square: empty, with a billboard (Bo)." in lines(match)


def test_streets_say_their_bonus_while_it_can_be_gained() -> None:
    match = bare()
    assert "Market – Terrace street, 2 slots, gives 1 ladder: nobody." in lines(match)
    assert "Diner – Market street, 1 slot: nobody." in lines(match)
    match.state.owner[street("market-terrace")] = GIZA
    assert "Market – Terrace street, 2 slots: Bo." in lines(match)


def test_the_energy_track_says_what_is_to_come() -> None:
    match = bare()
    give(match, ELLIOT, gone=16)
    assert "Coming on the energy track: 4 points, a megaphone or a ladder, 10 energy, 6 points." in lines(match)
    give(match, ELLIOT, gone=p.DISTRIBUTORS)
    assert "Nothing more to come on the energy track." in lines(match)


def test_the_masters_track_says_every_row() -> None:
    said = lines(bare())
    assert "The Master's track, row 4, spaces 10 to 12: 4 points; space 12 gives 1 megaphone." in said
    assert said[0] == "Round 1 of 4. The Master's points: ×4."
    said = lines(bare("advanced"))
    assert "The Master's track, row 1, spaces 1 to 3: lose 5 energy; space 3 gives 1 energy." in said
    assert "The Master's track, row 7, spaces 19 to 21: gain 3 energy; space 21 gives 1 megaphone." in said
    assert "The Master's track, row 9, spaces 25 to 27: gain 1 megaphone; space 27 gives 2 points." in said
    assert "Start counts as row 1." in said


def test_personal_boards_say_fans_billboards_and_played_cards() -> None:
    match = bare()
    match.state.taken[ELLIOT, Colour.RED] = 2
    match.state.taken[ELLIOT, Colour.GREEN] = 1
    for billboard in range(4):
        match.state.billboards[ELLIOT, billboard] = 0
    act(match, "play card=diner", "exhibit")
    said = lines(match)
    assert "3 fans taken: red 2, green 1." in said
    assert "2 billboards left: 2 points, 3 points." in said
    assert "Cards played this round: turn 1: Diner." in said
    match = bare("advanced")
    assert "6 billboards left." in lines(match)
    assert "No fan taken." in lines(match)


@pytest.mark.clause("KI-39", "KI-U4")
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_start_is_no_row_and_nobody_loses_nothing(mode: str) -> None:
    match = bare(mode, energy=0)
    match.state.round = 0
    match.state.event_log = EventLog()
    end_round(match.state)
    told = [GAME.events.decode(one) for one in match.state.event_log.told]
    said = [Words(GAME, "en").event(event, NAMES, SPECTATOR) for event in told]
    assert "Ana is still on Start." in said
    assert not [line for line in said if "row 0" in line or " 0 " in line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_whole_games_speak_to_their_reader(language: str, mode: str) -> None:
    """Lines, choices and the log, put together as people read them, with the reader called You."""
    names = [READER[language], "Bo"]
    match = Match(GAME, 2, seed=4, options={"mode": mode})
    words = Words(GAME, language)
    said: set[str] = set()
    told = 0
    for at in wander(match, 4):
        said.update(text.lines(at.state, ELLIOT, words, names) if at.ply % 20 == 0 else ())
        said.update(words.choice(at.state, action, names) for action in at.legal())
        said.update(words.event(event, names, ELLIOT) for event in at.events(ELLIOT, told))
        told = at.ply
    assert len(said) > 300
    assert not [line for line in said if NOT_TO_THE_READER[language].search(line)]
    assert language != "fr" or not [slip for line in said for slip in french_slips(line)]


def test_new_elements_have_left_the_box() -> None:
    match = bare()
    act(match, "play card=diner")
    builds = [move for move in map(GAME.actions.text, match.legal()) if move.startswith("build")]
    match.play(builds[0])
    shown = [event for event in match.plies[-1].events if event.name == "revealed"]
    assert len(events(match, "revealed")) == 1
    assert Words(GAME, "fr").event(shown[0], NAMES, ELLIOT).startswith("Sorti de la boîte")
