"""Sentences of King of Tokyo that once said something wrong, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from kotatsu.games.king_of_tokyo import GAME, text
from kotatsu.words import Words
from tests.games.king_of_tokyo.positions import buying, card, play, resolved

WORDS = {language: Words(GAME, language) for language in ("en", "fr")}


def said(language: str, key: str, **values: Any) -> str:
    return WORDS[language].text(key, **values).replace("\u202f", " ").replace("\xa0", " ")


@pytest.mark.parametrize(
    ("language", "word"), [("en", "gains 2 stars at the start"), ("fr", "gagne 2 étoiles au début")]
)
def test_tokyo_pays_two_stars_besides_those_one_has(language: str, word: str) -> None:
    assert word in said(language, "clause-40")


def test_only_those_who_are_tied_roll_again() -> None:
    assert "ceux qui sont à égalité relancent" in said("fr", "clause-8")


@pytest.mark.parametrize(
    ("language", "hearts", "sentence"),
    [
        ("en", 0, "Camouflage: you roll 3 dice and save 0 hearts."),
        ("en", 1, "Camouflage: you roll 3 dice and save 1 heart."),
        ("fr", 0, "Camouflage : tu lances 3 dés et tu sauves 0 cœur."),
        ("fr", 2, "Camouflage : tu lances 3 dés et tu sauves 2 cœurs."),
    ],
)
def test_camouflage_saves_hearts_not_dice(language: str, hearts: int, sentence: str) -> None:
    assert said(language, "event-camouflaged", you="yes", seat="Ana", dice=3, hearts=hearts) == sentence


@pytest.mark.parametrize(
    ("language", "hearts", "sentence"),
    [
        ("en", 1, "Rapid Healing: Ana pays 2 energy and gains 1 heart."),
        ("en", 2, "Rapid Healing: Ana pays 2 energy and gains 2 hearts."),
        ("fr", 1, "Guérison rapide : Ana paie 2 énergies et gagne 1 cœur."),
    ],
)
def test_rapid_healing_gains_hearts(language: str, hearts: int, sentence: str) -> None:
    assert said(language, "event-healed_rapidly", you="no", seat="Ana", hearts=hearts) == sentence


NOTHING = {"ones": 0, "twos": 0, "threes": 0, "energy": 0, "smashes": 0, "hearts": 0}


@pytest.mark.parametrize(
    ("language", "dice", "sentence"),
    [
        ("en", {"energy": 5}, "You roll 5 energy."),
        ("en", {"ones": 1, "hearts": 1}, "You roll a 1 and 1 heart."),
        ("en", {"ones": 2, "threes": 1, "energy": 1, "smashes": 2}, "You roll two 1s, a 3, 1 energy and 2 smashes."),
        ("en", {"twos": 6}, "You roll six 2s."),
        ("fr", {"energy": 1, "smashes": 5}, "Tu obtiens 1 énergie et 5 baffes."),
        ("fr", {"ones": 2, "twos": 1, "hearts": 3}, "Tu obtiens deux 1, un 2 et 3 cœurs."),
        ("fr", {"threes": 3}, "Tu obtiens trois 3."),
    ],
)
def test_a_roll_is_a_sentence_whatever_fell(language: str, dice: dict[str, int], sentence: str) -> None:
    assert said(language, "told-rolled", you="yes", seat="Ana", **{**NOTHING, **dice}) == sentence


@pytest.mark.parametrize("language", ["en", "fr"])
def test_numbers_alone_and_symbols_alone_are_sentences_too(language: str) -> None:
    for key in ("event-rolled_numbers", "event-rolled_symbols"):
        line = said(language, key, you="no", seat="Ana", **dict.fromkeys(NOTHING, 1))
        assert line.endswith(".")
        assert "·" not in line


@pytest.mark.parametrize(
    ("energy", "words"), [(0, "0 énergie"), (1, "1 énergie"), (3, "3 énergies"), (11, "11 énergies")]
)
def test_energy_is_counted_in_one_way_in_french(energy: int, words: str) -> None:
    for key in ("event-energy_rolled", "event-energy_by_card", "event-energy_lost", "table-energy"):
        sentence = said("fr", key, you="no", seat="Ana", card="Tank", energy=energy)
        assert words in sentence
        assert "d’énergie" not in sentence


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_reader_is_spoken_to_in_every_seat(language: str) -> None:
    """Names as a terminal has them: the reader is You or Toi."""
    match = resolved("sss112", cards={0: ["healing_ray"], 1: ["wings"]}, city=0, energy=[0, 2, 0], poison=[1, 1, 0])
    for reader in range(3):
        names = ["Ana", "Bo", "Cy"]
        names[reader] = {"en": "You", "fr": "Toi"}[language]
        told = "\n".join(text.lines(match.state, reader, WORDS[language], names))
        assert "of You" not in told
        assert "de Toi" not in told
        assert "You is" not in told
        assert "Toi porte" not in told


@pytest.mark.parametrize(
    ("language", "words"), [("en", "You smash Bo: 3 hearts lost."), ("fr", "Tu baffes Bo : 3 cœurs perdus.")]
)
def test_the_attacker_reads_its_own_smashes(language: str, words: str) -> None:
    match = resolved("sss112", city=1)
    events = [event for event in match.plies[-1].events if event.name == "smashed"]
    names = [{"en": "You", "fr": "Toi"}[language], "Bo", "Cy"]
    assert WORDS[language].event(events[0], names, 0).replace("\u202f", " ") == words


@pytest.mark.parametrize(("language", "words"), [("en", "Mimic your Jets"), ("fr", "Copier ta carte Réacteurs")])
def test_copying_ones_own_card(language: str, words: str) -> None:
    match = play(buying("mimic", cards={0: ["jets"]}), "buy card=mimic")
    action = GAME.actions.parse("copy card=jets")
    assert WORDS[language].choice(match.state, action, ["You", "Bo", "Cy"]) == words
    assert match.state.where[card("jets")] == 0
