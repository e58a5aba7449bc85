"""What a seat may know: Made in a Lab's look at the pile is the only secret."""

from __future__ import annotations

import pytest

from kotatsu.engine.chance import seed_rng
from kotatsu.engine.layout import SPECTATOR, UNKNOWN
from kotatsu.games.king_of_tokyo import page, rules
from kotatsu.games.king_of_tokyo.state import NO_CARD, PILE
from kotatsu.words import Words
from tests.games.king_of_tokyo.positions import buying, card, resolved


@pytest.mark.clause("KT-C26")
def test_only_its_owner_sees_the_top_card() -> None:
    match = buying(cards={0: ["made_in_a_lab"]}, purse=5)
    top = match.state.top[0]
    assert match.view(0).top[0] == top
    assert match.view(1).top[0] == UNKNOWN
    assert match.view(SPECTATOR).top[0] == UNKNOWN
    assert match.view(1).top[1] == NO_CARD


@pytest.mark.clause("KT-C26")
def test_others_hear_only_that_somebody_looks() -> None:
    match = resolved("ee1123", cards={0: ["made_in_a_lab"]}, city=1)
    told = match.plies[-1].events
    assert [event.name for event in told if event.visible_to(0) and event.name in ("looked", "looks")] == ["looked"]
    assert [event.name for event in told if event.visible_to(1) and event.name in ("looked", "looks")] == ["looks"]


@pytest.mark.clause("KT-C26")
def test_a_guess_leaves_alone_what_the_seat_knows() -> None:
    match = buying(cards={0: ["made_in_a_lab"]}, purse=5)
    s = match.view(0)
    rules.guess(s, 0)
    assert s.to_bytes() == match.view(0).to_bytes()


@pytest.mark.clause("KT-C26")
def test_another_card_on_top_changes_nothing_that_others_see() -> None:
    match = buying("heal", cards={0: ["made_in_a_lab"], 1: ["opportunist"]}, energy=[5, 5, 0])
    twin = match.copy()
    twin.state.top[0] = next(
        other for other in range(66) if match.state.where[other] == PILE and other != match.state.top[0]
    )
    assert twin.view(0).to_bytes() != match.view(0).to_bytes()
    for reader in (1, 2, SPECTATOR):
        assert twin.view(reader).to_bytes() == match.view(reader).to_bytes()
        words = Words(match.game, "en")
        assert page.scene(twin.view(reader), reader, words) == page.scene(match.view(reader), reader, words)


@pytest.mark.clause("KT-C26")
def test_a_guess_is_any_card_of_the_pile() -> None:
    match = buying(cards={0: ["made_in_a_lab", "mimic"]}, copied=card("made_in_a_lab"), purse=5)
    seen = set()
    for seed in range(400):
        s = match.view(1)
        seed_rng(s.rng, seed)
        rules.guess(s, 1)
        assert s.top[0] != s.top[1]
        assert s.where[s.top[0]] == s.where[s.top[1]] == PILE
        seen |= {s.top[0]}
    pile = {other for other in range(66) if match.state.where[other] == PILE}
    assert len(seen) > 0.9 * len(pile)
