"""The match: one checked door, refusals with clauses, rigged chance, records that cannot be half read."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import kotatsu
from kotatsu import IllegalAction, KotatsuError, Match, RecordError
from kotatsu.engine import match_record
from kotatsu.engine.chance import Chance, random_below, seed_rng
from kotatsu.engine.errors import BadSetting, GameOver, RiggedChance, RulesBroken, UnknownAction, UnknownGame
from kotatsu.engine.match import SNAPSHOT_PLIES
from kotatsu.engine.match_record import verify
from kotatsu.engine.sealing import SEALED_V1, SETUP, DrawSource, new_source
from tests.support import played

SLUG = "tiki-topple"


def record_of(**changes: Any) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(json.dumps(played(SLUG, 3, {}, seed=5, plies=20).record()))
    return {**record, **changes}


# --- settings


def test_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'.*tiki-topple"):
        kotatsu.new("chess")


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True])
def test_wrong_seats_name_the_right_ones(seats: int) -> None:
    with pytest.raises(BadSetting, match="2, 3, 4"):
        kotatsu.new(SLUG, seats=seats)


def test_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetting, match="no option 'speed'"):
        kotatsu.new(SLUG, seats=2, speed="fast")


@pytest.mark.parametrize("seed", [-1, 1 << 128, True])
def test_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadSetting, match="seed"):
        kotatsu.new(SLUG, seed=seed)


def test_without_a_seed_matches_differ() -> None:
    assert kotatsu.new(SLUG).seed != kotatsu.new(SLUG).seed


# --- moves


def test_a_move_can_be_given_in_three_ways() -> None:
    for move in (3, "play card=up1 place=4", {"verb": "play", "card": "up1", "place": 4}):
        assert kotatsu.new(SLUG, seed=1).read(move) == 3


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ({"verb": "fly"}, "verb = 'fly' is not known; accepted: play, swap, toast, discard"),
        ({"verb": "play", "card": "up9", "place": 1}, "card = 'up9' is not known; accepted: up1, up2"),
        ({"verb": "play", "card": "up1"}, "play takes card, place; given: card"),
        ({"verb": "toast", "loud": 1}, "toast takes nothing; given: loud"),
        ({"verb": "play", "card": "up1", "place": 0}, "place = 0 is not known"),
        ({"verb": "play", "card": "up1", "place": True}, "place = True is not known"),
        ({"verb": 3}, "verb = 3 is not known"),
        (9999, "9999 is not an action"),
        (-1, "-1 is not an action"),
        ("", "verb = '' is not known"),
        ("play place", "play takes card, place"),
    ],
)
def test_an_unknown_action_says_what_is_accepted(move: Any, said: str) -> None:
    with pytest.raises(UnknownAction) as caught:
        kotatsu.new(SLUG, seed=1).play(move)
    assert said in str(caught.value)


def test_a_refused_move_changes_nothing_and_cites_its_clause() -> None:
    match = kotatsu.new(SLUG, seats=2, seed=1)
    before = match.to_json()
    with pytest.raises(IllegalAction) as caught:
        match.play("toast")
    assert caught.value.clause == "TT-18"
    assert caught.value.sentence.startswith("Toast may not be your first card")
    assert match.to_json() == before
    assert match.why_not(match.legal()[0]) is None


def test_a_move_after_the_end_is_refused() -> None:
    with pytest.raises(GameOver, match="over after"):
        played(SLUG, 2, {}, seed=1).play("toast")


def test_codec_round_trips_over_every_action_of_every_game() -> None:
    for game in kotatsu.every():
        named = [game.actions.decode(action) for action in range(game.actions.count)]
        assert [game.actions.encode(json.loads(json.dumps(name))) for name in named] == list(range(game.actions.count))
        assert [game.actions.parse(game.actions.text(action)) for action in range(game.actions.count)] == list(
            range(game.actions.count)
        )


# --- chance


def test_rigged_draws_are_what_happens() -> None:
    match = Match(kotatsu.load(SLUG), 4, seed=1, rig=[2])
    assert match.state.starter == 2
    assert match.setup_draws[0] == 2


def test_impossible_and_unread_draws_are_errors() -> None:
    with pytest.raises(RiggedChance, match="from 0 to 3"):
        Match(kotatsu.load(SLUG), 4, rig=[4])
    match = kotatsu.new(SLUG, seed=1)
    before = match.state.to_bytes()
    match.rig(1, 2, 3)
    with pytest.raises(RiggedChance, match=r"nobody drew the scripted values \[1, 2, 3\]"):
        match.play(match.legal()[0])
    assert match.state.to_bytes() == before
    match.play(match.legal()[0])


def test_sealed_matches_replay_and_verify() -> None:
    match = Match(kotatsu.load(SLUG), 3, seed=5, sealed=True)
    while not match.over:
        match.play(match.legal()[0])
    twin = Match.from_json(match.to_json())
    assert twin.record() == match.record()
    assert verify(twin) > 50
    plain = kotatsu.new(SLUG, seats=3, seed=5)
    assert plain.setup_draws != match.setup_draws


def test_verify_finds_a_draw_that_is_not_the_seeds() -> None:
    match = Match(kotatsu.load(SLUG), 4, seed=1)
    honest = match.setup_draws[0]
    cheat = Match(kotatsu.load(SLUG), 4, seed=1, rig=[(honest + 1) % 4])
    with pytest.raises(RecordError, match="set-up has draws"):
        verify(Match.from_json(cheat.to_json()))
    with pytest.raises(RecordError, match="keeps its seed secret"):
        verify(Match.replay(match.record(seed=False)))


# --- records


def test_a_record_that_breaks_off_names_the_ply() -> None:
    text = played(SLUG, 3, {}, seed=5, plies=20).to_json()
    cut = text[: text.index('{"ply": 12') + 30]
    with pytest.raises(RecordError, match="ply 12"):
        Match.from_json(cut)
    record = record_of()
    record["plies"] = record["plies"][:7]
    with pytest.raises(RecordError, match="cut off at ply 7 of 20"):
        Match.replay(record)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"action": {"verb": "toast"}}, "ply 3 of this record cannot be"),
        ({"action": {"verb": "sing"}}, "ply 3 of this record cannot be"),
        ({"seat": 9}, "ply 3 of this record cannot be"),
        ({"ply": 4}, "ply 3 of this record cannot be"),
        ({"draws": [0]}, "ply 3 of this record cannot be"),
        ({"digest": "0" * 16}, "ply 3 of this record was edited"),
        ({"draws": 7}, "ply 3 of this record cannot be read"),
    ],
)
def test_an_edited_ply_is_named(change: dict[str, Any], said: str) -> None:
    record = record_of()
    record["plies"][3].update(change)
    with pytest.raises(RecordError, match=said):
        Match.replay(record)


def test_an_edited_action_that_is_legal_is_found_by_its_digest() -> None:
    match = played(SLUG, 3, {}, seed=5, plies=3)
    other = next(action for action in match.actions() if action != record_of()["plies"][3]["action"])
    record = record_of()
    record["plies"][3]["action"] = other
    with pytest.raises(RecordError, match="ply 3 of this record was edited"):
        Match.replay(record)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": 99}, "version 99 of tiki-topple"),
        ({"format": 3}, "format 3"),
        ({"format": True}, "format = True"),
        ({"version": "1"}, "version = '1'"),
        ({"seats": 2.0}, "seats = 2.0"),
        ({"options": 3}, "not a match record"),
        ({"seed": "ff"}, "not the one it was committed to"),
        ({"game": "go"}, "no game 'go'"),
        ({"seats": 9}, "not for 9 seats"),
        ({"setup": [0]}, "set-up of this record cannot be"),
        ({"setup": []}, "set-up of this record cannot be"),
        ({"plies": None}, "not a match record"),
    ],
)
def test_a_wrong_head_is_refused(change: dict[str, Any], said: str) -> None:
    with pytest.raises(KotatsuError, match=said):
        Match.replay(record_of(**change))


@pytest.mark.parametrize("text", ["", "[]", "{}", "3", '{"format": 1}', "\x00"])
def test_rubbish_is_not_a_record(text: str) -> None:
    with pytest.raises(RecordError):
        Match.from_json(text)


def test_replay_until_a_ply() -> None:
    match = played(SLUG, 3, {}, seed=5, plies=20)
    assert Match.replay(match.record(), until=9).plies == match.plies[:9]


def test_views_never_hold_the_generator() -> None:
    match = kotatsu.new(SLUG, seed=5)
    other = kotatsu.new(SLUG, seed=6)
    assert list(match.view(0).rng) == list(other.view(0).rng) != list(match.state.rng)


def test_start_from_the_disk_cache_is_quick() -> None:
    """A compiled game in a new process, once its code is on the disk: seconds of the processor, whatever else runs."""
    program = (
        "import time; t = time.process_time(); import kotatsu; from kotatsu.engine.batch import Batch;"
        "Batch(kotatsu.load('tiki-topple'), 2, 1, seed=1).play(); print(time.process_time() - t)"
    )
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert float(done.stdout) < 3.0


# --- sealed chance


def test_no_two_seedings_of_a_sealed_match_are_the_same() -> None:
    """Set-up and every ply have words of their own: what one of them shows tells nothing of another."""
    source = new_source(7, sealed=True)
    seen = set()
    for ply in (SETUP, *range(200)):
        words = [0, 0, 0, 0]
        source.before(words, ply)
        seen.add(tuple(words))
    assert len(seen) == 201


def _seeding_draws(match: Match, ply: int, bounds: Sequence[int]) -> list[int]:
    """What the generator says to these bounds right after one of its seedings."""
    words = [0] * 4
    match.source.before(words, ply)
    return [random_below(words, bound) for bound in bounds]


def _bounds(game: kotatsu.Game, seed: int) -> list[int]:
    """The bounds of the first draws of a set-up."""
    found: list[int] = []

    class Spy(Chance):
        def answer(self, s: Any, n: int) -> int:
            found.append(n)
            return super().answer(s, n)

    s = game.blank_state(game.seats[1])
    seed_rng(s.rng, seed)
    s.chance = Spy()
    game.rules.setup(s)
    return found[:6]


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_the_set_up_does_not_predict_the_first_decision(slug: str) -> None:
    """Draws seen at the set-up equal the same draws of the first decision no more often than chance has it."""
    game = kotatsu.load(slug)
    bounds = _bounds(game, 1)
    agreed = expected = variance = 0.0
    for seed in range(150):
        match = Match(game, game.seats[1], seed=seed, sealed=True)
        seen, coming = match.setup_draws[: len(bounds)], _seeding_draws(match, 0, bounds)
        for bound, first, second in zip(bounds, seen, coming, strict=True):
            agreed += first == second
            expected += 1 / bound
            variance += (1 / bound) * (1 - 1 / bound)
    assert abs(agreed - expected) < 5 * variance**0.5 + 1


def test_a_match_of_the_old_scheme_still_verifies() -> None:
    match = Match(kotatsu.load(SLUG), 3, source=DrawSource(5, SEALED_V1))
    while not match.over:
        match.play(match.legal()[0])
    record = match.record()
    assert record["format"] == 1
    assert verify(Match.replay(record)) > 50
    assert Match.replay(record).record() == record


def test_verify_takes_the_commitment_that_was_noted() -> None:
    match = Match(kotatsu.load(SLUG), 2, seed=5, sealed=True)
    noted = match.record()["commitment"]
    swapped = Match(kotatsu.load(SLUG), 2, seed=6, sealed=True)
    assert verify(match, noted) > 0
    with pytest.raises(RecordError, match="committed"):
        verify(swapped, noted)


# --- records of older rules


def _newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game as if its rules had changed since."""
    game = kotatsu.load(SLUG)
    newer = replace(game, version=game.version + 1)
    monkeypatch.setattr(match_record, "_finders", [lambda slug: newer])


def test_a_record_of_older_rules_is_read_but_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of()
    _newer(monkeypatch)
    match = Match.replay(record)
    assert match.ply == 20
    with pytest.raises(GameOver, match=r"of rules version \d"):
        match.play(match.legal()[0])


def test_a_record_of_older_rules_is_read_up_to_where_the_rules_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of()
    record["plies"][7]["action"] = {"verb": "discard", "card": "up1"}
    _newer(monkeypatch)
    match = Match.replay(record)
    assert match.ply == 7
    assert "ply 7" in match.unread


def test_a_ply_that_draws_otherwise_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of()
    record["plies"][7]["draws"] = [0, 0]
    _newer(monkeypatch)
    assert Match.replay(record).ply == 7


def test_rules_that_fail_say_so_and_change_nothing() -> None:
    game = kotatsu.load(SLUG)

    class Rules:
        def __getattr__(self, name: str) -> Any:
            return getattr(game.rules, name)

        def step(self, s: Any, action: int) -> None:
            s.round = 9
            s.line[99] = 1

    match = Match(replace(game, rules=Rules()), 2, seed=1)
    before = match.state.to_bytes()
    with pytest.raises(RulesBroken, match=r"Tiki Topple cannot carry this out.*step, line"):
        match.play(match.legal()[0])
    assert match.state.to_bytes() == before


# --- past states


def test_every_past_state_is_the_one_that_was() -> None:
    match = kotatsu.new(SLUG, seats=3, seed=5)
    states = [match.state.copy()]
    while not match.over:
        match.play(match.legal()[0])
        states.append(match.state.copy())
    assert [match_record.digest(match.state_at(ply)) for ply in range(match.ply + 1)] == [
        match_record.digest(s) for s in states
    ]
    cut = match.until(18)
    assert cut.record()["plies"] == match.record()["plies"][:18]
    cut.play(cut.legal()[-1])
    assert match.over


@pytest.mark.parametrize("seat", [99, -2, True, 3])
def test_a_view_of_no_seat_is_refused(seat: int) -> None:
    with pytest.raises(BadSetting, match="seat"):
        kotatsu.new(SLUG, seats=3, seed=5).view(seat)


def test_a_ply_that_is_tried_changes_nothing_until_it_is_adopted() -> None:
    match, twin = (Match("king-of-tokyo", 3, seed=4, sealed=True) for _ in range(2))
    while not match.over and match.ply < 3 * SNAPSHOT_PLIES:
        before, action = match.to_json(), match.legal()[-1]
        tried = match.tried(action)
        assert (match.to_json(), match.state.actor) == (before, tried.done.seat)
        match.adopt(tried)
        assert list(tried.done.events) == twin.play(action)
        assert (tried.actor, match.state) == (twin.actor, twin.state)
    assert match == twin
    assert all(match.state_at(ply) == twin.state_at(ply) for ply in range(match.ply + 1))


def test_a_ply_that_was_tried_before_another_is_refused() -> None:
    match = Match("tiki-topple", 2, seed=4)
    late = match.tried(match.legal()[0])
    match.play(match.legal()[0])
    with pytest.raises(BadSetting, match="ply 0 was tried"):
        match.adopt(late)
    assert match.ply == 1
