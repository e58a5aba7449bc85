"""Sentences that are made once for everybody say of each what was said of them alone."""

from __future__ import annotations

import pytest
from markupsafe import Markup

from kotatsu import load
from kotatsu.conformance.shots import drawable, played
from kotatsu.conformance.words import selectors
from kotatsu.web.render.marked_up_text import (
    NAME_SIGNS,
    SEAT_SIGNS,
    WEB_WORDS,
    MarkedUpText,
    marked_up_text,
    shield_all,
)

SLUGS = [game.slug for game in drawable()]
ODD_NAMES = ("<b>Ann</b>", "[heart] & Co", "Ann", "Ann", 'L\'"été"', "Zoë")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_line_of_the_log_has_the_names_of_its_table(slug: str, language: str) -> None:
    game = load(slug)
    text = MarkedUpText(game, language, frozenset({"heart"}))
    said = 0
    for seed in (1, 2):
        match = played(slug, None, seed, 80, {})
        names = ODD_NAMES[: match.seats]
        for ply in match.plies:
            for reader in (-1, 0):
                alone = text.words.told(ply.events, shield_all(names), reader)
                assert text.told(ply.events, names, reader) == [text.mark_up(line) for line in alone]
                said += len(alone)
    assert said > 50


@pytest.mark.parametrize("name", ["<b>Ann</b>", "[heart]", "a & b", "", Markup("&lt;")])
def test_a_message_has_the_name_that_it_is_given(name: str) -> None:
    text = marked_up_text(None, "fr")
    for seat in (name, "Ben"):
        said = text("room-curtain", name=seat)
        assert said == text.mark_up(text.words.text("room-curtain", name=shield_all((str.__str__(seat),))[0]))
    assert not set(said) & {*NAME_SIGNS.values(), *SEAT_SIGNS}


def test_no_message_of_the_room_chooses_a_form_by_a_name() -> None:
    """A kept sentence has a sign where a name goes; those of games are held to it by conformance."""
    chosen_by = set[str]().union(*map(selectors, WEB_WORDS.glob("*.ftl")))
    assert chosen_by
    assert not chosen_by & NAME_SIGNS.keys()
