"""What is not allowed is refused by the clause that forbids it, in a sentence that is true."""

from __future__ import annotations

import pytest

import kotatsu
from kotatsu import Match
from kotatsu.games.king_of_tokyo.state import Clause
from kotatsu.words import LANGUAGES, Words
from tests.games.king_of_tokyo.positions import asked, buying, card, play, position, refusal, resolved


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_forbids_has_a_sentence(language: str) -> None:
    game = kotatsu.load("king-of-tokyo")
    words = Words(game, language)
    codes = [code for name, code in vars(Clause).items() if name.isupper()]
    assert [game.clauses.name(code) for code in codes if not words.has(f"refusal-{game.clauses.label(code)}")] == []


@pytest.mark.clause("KT-2", "KT-10", "KT-24", "KT-C5", "KT-26")
def test_while_rolling() -> None:
    match = position("112233", cards={0: ["energy_drink"]}, energy=[1, 0, 0])
    assert refusal(match, "keep face=heart") == "KT-2"
    assert refusal(match, "free face=one") == "KT-2"
    assert refusal(match, "buy card=skyscraper") == "KT-24"
    assert refusal(match, "drink") == "KT-C12"  # there is a roll left
    assert refusal(match, "reroll_three") == "KT-26"  # three 3s, but no Background Dweller
    assert refusal(match, "smoke source=card") == "KT-26"
    assert refusal(position("112211", cards={0: ["background_dweller"]}), "reroll_three") == "KT-C5"


@pytest.mark.clause("KT-C23", "KT-C33", "KT-C44", "KT-26")
def test_while_changing_dice() -> None:
    match = play(position("112233", cards={0: ["herd_culler", "stretchy"]}, energy=[1, 0, 0]), "stop")
    assert asked(match) == "change_dice"
    assert refusal(match, "cull face=one") == "KT-C23"
    assert refusal(match, "cull face=heart") == "KT-2"
    assert refusal(match, "stretch face=one new=two") == "KT-C44"  # too dear
    assert refusal(match, "twist source=card face=one new=two") == "KT-26"
    assert refusal(match, "keep face=one") == "KT-10"
    assert refusal(match, "reroll_three") == "KT-26"


@pytest.mark.clause("KT-35", "KT-C35", "KT-C40", "KT-C21")
def test_while_spending_hearts() -> None:
    match = play(position("hh1123", city=1, poison=[1, 0, 0], hearts=[5, 10, 9]), "stop")
    assert asked(match) == "spend_hearts"
    assert refusal(match, "cure_shrink") == "KT-C40"
    assert refusal(match, "ray seat=2") == "KT-26"
    healer = play(position("hh1123", city=0, cards={0: ["healing_ray"]}, poison=[1, 0, 0], hearts=[5, 10, 9]), "stop")
    assert refusal(healer, "cure_poison") == "KT-35"  # in Tokyo
    assert refusal(healer, "ray seat=1") == "KT-C21"  # lacks nothing
    assert refusal(healer, "ray seat=5") == "KT-C21"  # nobody sits there


@pytest.mark.clause("KT-7", "KT-24", "KT-25", "KT-37")
def test_while_buying() -> None:
    match = buying("skyscraper", "heal", purse=4, cards={0: ["metamorph"]})
    assert refusal(match, "buy card=skyscraper") == "KT-24"  # too dear
    assert refusal(match, "buy card=wings") == "KT-7"  # not for sale
    assert refusal(match, "sell card=metamorph") == "KT-37"  # not yet
    assert refusal(match, "copy card=metamorph") == "KT-26"


@pytest.mark.clause("KT-C28", "KT-C29", "KT-33")
def test_cards_that_cannot_be_sold_or_copied() -> None:
    match = play(buying("heal", purse=4, cards={0: ["metamorph"], 1: ["wings"]}), "done")
    assert refusal(match, "sell card=wings") == "KT-C28"
    owner = buying("heal", purse=4, cards={0: ["mimic"], 1: ["wings"]}, copied=card("wings"))
    assert refusal(owner, "copy card=wings") == "KT-33"


def _losing() -> Match:
    return resolved("sss112", cards={1: ["wings"]}, city=0, energy=[0, 2, 0])


@pytest.mark.clause("KT-18", "KT-28", "KT-26", "KT-C37")
def test_while_losing_hearts() -> None:
    match = _losing()
    assert (asked(match), match.actor) == ("prevent", 1)
    assert refusal(match, "flee") == "KT-18"
    assert refusal(match, "done") == "KT-28"
    assert refusal(match, "heal") == "KT-26"
    healthy = resolved("sss112", cards={1: ["wings", "rapid_healing"]}, city=0, energy=[0, 2, 0])
    assert refusal(healthy, "heal") == "KT-C37"  # no room for a heart
