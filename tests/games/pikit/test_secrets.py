"""What is secret, what everybody saw, and fair guesses: PK-A17."""

from __future__ import annotations

from collections import Counter

import pytest

from kotatsu import Match
from kotatsu.engine.chance import seed_rng
from kotatsu.engine.layout import SPECTATOR, UNKNOWN
from kotatsu.games.pikit import GAME
from kotatsu.games.pikit.parts import CANCEL_CARDS, KAIJU
from kotatsu.games.pikit.secrets import unseen
from tests.games.pikit.positions import ANA, BO, CY, counts, hand, lay_out, total_cards
from tests.support import wander

SAMPLES = 400


def guesses(match: Match, seat: int, count: int = SAMPLES) -> list[Match]:
    """Matches over fair guesses at what a seat cannot see."""
    found = []
    for seed in range(count):
        twin = match.copy()
        twin.state = match.view(seat)
        seed_rng(twin.state.rng, seed)
        GAME.rules.guess(twin.state, seat)
        found.append(twin)
    return found


def row(match: Match, field: str, seat: int) -> list[int]:
    """One seat's row of a field."""
    grid = getattr(match.state, field)
    return [grid[seat, kaiju] for kaiju in range(KAIJU)]


@pytest.mark.clause("PK-A17")
def test_hands_are_secret_and_sizes_public() -> None:
    match = lay_out([[1, 5], [6], [8]], drawn={BO: [2]})
    view = match.view(ANA)
    assert [view.hand[ANA, kaiju] for kaiju in range(KAIJU)] == counts([1, 5])
    assert [view.hand[BO, kaiju] for kaiju in range(KAIJU)] == [UNKNOWN] * KAIJU
    assert list(view.hand_size) == [2, 2, 1, 0]
    spectator = match.view(SPECTATOR)
    assert [spectator.hand[ANA, kaiju] for kaiju in range(KAIJU)] == [UNKNOWN] * KAIJU


@pytest.mark.clause("PK-A17", "PK-12")
def test_starting_hands_and_takings_have_been_seen_by_all() -> None:
    match = Match(GAME, 3, seed=6)
    for seat in range(3):
        assert row(match, "seen", seat) == row(match, "hand", seat)
    taking = lay_out([[], []], dice=(1, 3))
    taking.play("take_both")
    assert row(taking, "seen", ANA) == counts([1, 3])


@pytest.mark.clause("PK-A17")
def test_a_stolen_card_is_known_to_be_where_it_went() -> None:
    """Drawn unseen by Bo, stolen and shown by Ana: every guess of Cy keeps it with Ana."""
    match = lay_out([[4], [], [2]], drawn={BO: [8]})
    match.rig(0)
    match.play({"verb": "steal", "card": 4, "victim": BO})
    assert row(match, "seen", ANA) == counts([8])
    assert all(hand(twin, ANA) == [8] for twin in guesses(match, CY, 50))


@pytest.mark.clause("PK-A17")
def test_a_drawn_card_could_be_any_that_has_not_been_seen() -> None:
    match = lay_out([[5], [1], [1]], centre=[1, 1], pile=[2, 3, 3, 8])
    match.rig(0)
    match.play("draw_card card=5")
    assert hand(match, ANA) == [2]
    found = Counter(tuple(hand(twin, ANA)) for twin in guesses(match, BO))
    assert set(found) == {(2,), (3,), (8,)}
    assert found[(3,)] == pytest.approx(SAMPLES / 2, rel=0.2)
    assert all(hand(twin, ANA) == [2] for twin in guesses(match, ANA, 20)), "its owner knows"


@pytest.mark.clause("PK-A17")
def test_a_card_that_leaves_is_taken_from_those_seen_first() -> None:
    match = lay_out([[2], []], drawn={ANA: [2, 8]})
    match.rig(0, 0)
    match.play("reroll card=2 dice=both")
    assert (row(match, "seen", ANA), unseen(match.state, ANA)) == ([0] * KAIJU, 2)
    match.rig(0, 0)
    match.play("reroll card=2 dice=both")
    assert unseen(match.state, ANA) == 1


@pytest.mark.clause("PK-A8", "PK-A17")
def test_being_asked_tells_of_a_cancelling_card() -> None:
    """Bo is asked although nobody saw a cancel there: every guess gives Bo one."""
    match = lay_out([[2], [1], []], drawn={BO: [6, 8]})
    match.play("reroll card=2 dice=both")
    assert (match.actor, match.state.armed[BO]) == (BO, 1)
    for twin in guesses(match, CY, 60):
        assert any(row(twin, "hand", BO)[kaiju] for kaiju in CANCEL_CARDS)
    match.play("cancel card=6")
    assert match.state.armed[BO] == 0


@pytest.mark.clause("PK-A8", "PK-A17")
def test_not_being_asked_tells_that_there_is_none() -> None:
    match = lay_out([[2], [1], []], drawn={BO: [8, 8]})
    match.rig(0, 0)
    match.play("reroll card=2 dice=both")
    assert (match.actor, match.state.harmless[BO]) == (ANA, 2)
    for twin in guesses(match, CY, 60):
        assert not any(row(twin, "hand", BO)[kaiju] for kaiju in CANCEL_CARDS)


def test_a_seen_cancel_leaves_the_rest_in_the_dark() -> None:
    match = lay_out([[2], [6], []], drawn={BO: [8]})
    match.play("reroll card=2 dice=both")
    assert (match.state.armed[BO], match.state.harmless[BO]) == (0, 0)


def test_every_fitting_deal_is_as_likely() -> None:
    """Bo holds two of the unseen 6, 6, 8, 8, one at least a cancel: five pairs of six fit, and one of them is 6-6."""
    match = lay_out([[2], [], []], drawn={BO: [6, 8]}, centre=[1], pile=[6, 8])
    match.play("reroll card=2 dice=both")
    found = Counter(tuple(hand(twin, BO)) for twin in guesses(match, CY, 1500))
    assert set(found) == {(6, 6), (6, 8)}
    assert found[(6, 6)] / 1500 == pytest.approx(1 / 5, abs=0.04)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guesses_hold_every_card_once(seats: int) -> None:
    match = Match(GAME, seats, seed=12)
    for at in wander(match, 12):
        if at.over or at.ply % 6:
            continue
        for seat in (*range(seats), SPECTATOR):
            for twin in guesses(at, seat, 2):
                assert total_cards(twin) == total_cards(at)
                assert sum(twin.state.pile) == twin.state.pile_size
                assert min(twin.state.pile) >= 0
                for other in range(seats):
                    assert len(hand(twin, other)) == at.state.hand_size[other]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_said_to_be_seen_is_true(seats: int) -> None:
    """Along random games: seen cards are in the hand, and what asking proved holds."""
    for seed in range(6):
        for at in wander(Match(GAME, seats, seed=seed), seed):
            for seat in range(seats):
                hidden = [h - seen for h, seen in zip(row(at, "hand", seat), row(at, "seen", seat), strict=True)]
                cancelling = sum(hidden[kaiju] for kaiju in CANCEL_CARDS)
                assert min(hidden) >= 0
                assert at.state.armed[seat] <= cancelling <= sum(hidden) - at.state.harmless[seat]
