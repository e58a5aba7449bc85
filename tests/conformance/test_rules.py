"""What every game must do, held over random play at every number of seats and every option."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from kotatsu import Match
from kotatsu.engine.chance import seed_rng
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.layout import NOBODY, SPECTATOR, UNKNOWN
from tests.support import configurations, played, table, wander

SEEDS = (1, 2)
MOST_PLIES = 300
"""Long games are looked at so far; whole ones by the hundred are played compiled."""


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_mask_and_reasons_agree(slug: str, seats: int, options: dict[str, str]) -> None:
    """`legal` and `why_not` are two tellings of one rule; a mask marks ones and counts them."""
    match = table(slug, seats, options, seed=3)
    actions = match.game.actions.count
    for at in wander(match, 3, MOST_PLIES):
        if at.over or at.ply % 3:
            continue
        mask = bytearray(actions)
        count = at.game.rules.legal(at.state, mask)
        assert count == sum(mask) > 0
        assert set(mask) <= {0, 1}
        reasons = [at.game.rules.why_not(at.state, action) for action in range(actions)]
        disagree = [
            at.game.actions.text(action)
            for action in range(actions)
            if (reasons[action] == ALLOWED) != bool(mask[action])
        ]
        assert not disagree, f"ply {at.ply}"
        for reason in set(reasons) - {ALLOWED}:
            at.game.clauses.name(reason)


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_legal_changes_nothing(slug: str, seats: int, options: dict[str, str]) -> None:
    for at in wander(table(slug, seats, options, seed=5), 5, 40):
        before = at.state.to_bytes()
        at.legal()
        at.scores()
        if not at.over:
            at.game.rules.question(at.state)
        assert at.state.to_bytes() == before


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_games_end_with_winners_or_none(slug: str, seats: int, options: dict[str, str]) -> None:
    """Every game ends within the length it declares; shares of the win add up to one, or to nothing."""
    for seed in SEEDS:
        match = played(slug, seats, options, seed)
        assert match.actor == NOBODY
        assert match.legal() == []
        assert match.ply <= match.game.longest
        total = sum(match.result())
        assert total == pytest.approx(1.0) or total == 0.0
        assert len(match.scores()) == seats


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_round_trips_at_any_ply(slug: str, seats: int, options: dict[str, str]) -> None:
    """Pickle, deepcopy and JSON give an equal match that goes on alone."""
    match = played(slug, seats, options, seed=7, plies=25)
    before = match.state.to_bytes()
    twins = [pickle.loads(pickle.dumps(match)), copy.deepcopy(match), Match.from_json(match.to_json())]
    twins.append(Match.replay(json.loads(json.dumps(match.record()))))
    for twin in twins:
        assert twin.state.to_bytes() == before
        assert twin.record() == match.record()
        for _ in wander(twin, 8, twin.ply + 5):
            pass
        assert match.state.to_bytes() == before
    assert len({twin.state.to_bytes() for twin in twins}) == 1


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_record_without_its_seed_replays(slug: str, seats: int, options: dict[str, str]) -> None:
    match = played(slug, seats, options, seed=9)
    twin = Match.replay(match.record(seed=False))
    assert [ply.digest for ply in twin.plies] == [ply.digest for ply in match.plies]
    assert twin.result() == match.result()


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_hidden_is_unknown_and_guessed_back(slug: str, seats: int, options: dict[str, str]) -> None:
    """A guess fills every view with a full state that looks the same to its seat, and leaves nothing unknown."""
    match = table(slug, seats, options, seed=11)
    rules = match.game.rules
    for at in wander(match, 11, MOST_PLIES):
        if at.over or at.ply % 7:
            continue
        for seat in (*range(seats), SPECTATOR):
            view = at.view(seat)
            filled = view.copy()
            seed_rng(filled.rng, 99)
            rules.guess(filled, seat)
            again = filled.copy()
            at.game.hide(again, seat)
            assert again.to_dict() == view.to_dict(), f"ply {at.ply}, seat {seat}"
            if seat == at.actor and seat != SPECTATOR:
                masks = [bytearray(at.game.actions.count) for _ in range(2)]
                assert rules.legal(filled, masks[0]) == rules.legal(at.state, masks[1])
                assert masks[0] == masks[1], "what a seat may do follows from what it sees"


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_guesses_differ_only_where_hidden(slug: str, seats: int, options: dict[str, str]) -> None:
    match = played(slug, seats, options, seed=13, plies=9)
    if match.over:
        return
    seat = match.actor
    view = match.view(seat).to_dict()
    for seed in range(3):
        filled = match.view(seat)
        seed_rng(filled.rng, seed)
        match.game.rules.guess(filled, seat)
        for name, shown in view.items():
            _same_where_known(shown, filled.to_dict()[name], name)


def _same_where_known(shown: object, guessed: object, name: str) -> None:
    if isinstance(shown, list) and isinstance(guessed, list):
        for one, other in zip(shown, guessed, strict=True):
            _same_where_known(one, other, name)
    elif shown != UNKNOWN:
        assert shown == guessed, name
