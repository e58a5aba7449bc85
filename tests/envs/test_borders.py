"""What comes from outside is checked once and refused with a sentence, and nothing has changed.

The fuzz runs for FUZZ_SECONDS an environment; KOTATSU_FUZZ_SECONDS=60 makes it the minute of a thorough run.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import kotatsu
from kotatsu import envs
from kotatsu.engine.errors import BadSetting, IllegalAction, KotatsuError, UnknownAction

pytest.importorskip("pettingzoo")

FUZZ_SECONDS = float(os.environ.get("KOTATSU_FUZZ_SECONDS", "2"))
GAMES = 6
NO_ACTIONS: list[Any] = [
    -1,
    -2,
    10_000,
    2**70,
    1.0,
    np.float32(1.0),
    "0",
    True,
    np.bool_(True),
    [0],
    np.array([0]),
    b"0",
    object(),
]
"""What is no action: out of range, no whole number, or more than one."""


def odd(value: Any) -> Any:
    """A value of a type that the signature does not allow."""
    return value


@pytest.mark.parametrize(
    "action", NO_ACTIONS, ids=lambda action: type(action).__name__ if type(action) is object else repr(action)
)
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    aec, gym = envs.aec("tiki-topple", 3), envs.gym("tiki-topple", 3)
    aec.reset(seed=1)
    gym.reset(seed=1)
    for env in (aec, gym):
        before, mask = env.position.state.to_bytes(), env.action_masks()
        with pytest.raises(UnknownAction, match="is not an action; accepted: a whole number from 0 to"):
            env.step(action)
        assert env.position.state.to_bytes() == before
        assert np.array_equal(env.action_masks(), mask)
    gym.step(np.int32(gym.action_masks().argmax()))  # the episode goes on


@pytest.mark.parametrize("kind", [int, np.int8, np.int64, np.uint16, lambda number: np.array(number)])
def test_numpy_integers_are_integers(kind: Callable[[int], Any]) -> None:
    plain, other = envs.aec("tiki-topple", 2), envs.aec("tiki-topple", kind(2))
    plain.reset(seed=5)
    other.reset(seed=kind(5))
    action = int(plain.action_masks().argmax())
    plain.step(action)
    other.step(kind(action))
    assert plain.position == other.position
    gym = envs.gym("tiki-topple", kind(3), seat=kind(1))
    gym.reset(seed=kind(3))
    assert gym.seat == 1
    assert envs.batch("tiki-topple", kind(4), kind(2), seed=kind(7)).games == 4


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: envs.aec("tiki-topple", odd(2.0)), "is not for 2.0 seats"),
        (lambda: envs.aec("tiki-topple", True), "is not for True seats"),
        (lambda: envs.aec("tiki-topple", 2).reset(seed=odd("a")), "seed = 'a' is not accepted"),
        (lambda: envs.aec("tiki-topple", 2).reset(seed=-1), "seed = -1 is not accepted"),
        (lambda: envs.gym("tiki-topple", 2).reset(seed=odd(1.5)), "seed = 1.5 is not accepted"),
        (lambda: envs.gym("tiki-topple", 2, seat=2), "seat = 2 is not accepted"),
        (lambda: envs.gym("tiki-topple", 2, opponents="easy"), "a list of bots"),
        (lambda: envs.gym("tiki-topple", 2, reward="points"), "accepted: share, win_loss, score_difference"),
        (lambda: envs.batch("tiki-topple", odd(4.0)), "games = 4.0 is not accepted"),
        (lambda: envs.batch("tiki-topple", 4, seed=2**63), "seed = "),
        (lambda: envs.batch("tiki-topple", 4, threads=0), "threads = 0 is not accepted"),
        (lambda: envs.aec("tiki-topple", 2).step(0), "reset begins a game"),
        (lambda: envs.gym("tiki-topple", 2).step(0), "reset begins one"),
        (lambda: envs.aec("tiki-topple", 2).observe("player_9"), "there is no agent 'player_9'"),
    ],
)
def test_settings_that_do_not_fit_get_a_sentence(make: Callable[[], Any], said: str) -> None:
    with pytest.raises(BadSetting, match=said):
        make()


@pytest.mark.parametrize(
    "actions",
    [
        [0] * (GAMES - 1),
        np.zeros(GAMES, np.float64),
        np.zeros((GAMES, 1), np.int64),
        np.zeros(GAMES, bool),
        0,
        "000000",
        [[0], [0, 1]],
        None,
    ],
    ids=repr,
)
def test_a_batch_refuses_what_does_not_fit(actions: Any) -> None:
    batch = envs.batch("tiki-topple", GAMES, 2, seed=1)
    before = snapshot(batch)
    with pytest.raises(BadSetting, match="actions are"):
        batch.step(actions)
    assert snapshot(batch) == before


@pytest.mark.parametrize("wrong", [-2, -1, 10_000, 2**63 - 1, -(2**63)])
def test_one_wrong_action_of_a_batch_moves_no_game(wrong: int) -> None:
    """-2 was once the sign to begin the place's first game again."""
    batch = envs.batch("tiki-topple", GAMES, 2, seed=1)
    batch.step(batch.sample())
    actions = batch.sample().copy()
    actions[3] = wrong
    before = snapshot(batch)
    with pytest.raises(IllegalAction, match=r"game 3"):
        batch.step(actions)
    assert snapshot(batch) == before
    assert batch.refused.tolist() == [0, 0, 0, 1, 0, 0]


def test_a_relative_batch_refuses_too() -> None:
    batch = envs.relative_batch("tiki-topple", GAMES, seed=1)
    good = batch.arrays.masks.argmax(axis=1)
    for wrong in (-1, 10_000, int(batch.arrays.masks[3].argmin())):
        actions = good.copy()
        actions[3] = wrong
        before = snapshot(batch)
        with pytest.raises(IllegalAction, match="game 3"):
            batch.step(actions)
        assert snapshot(batch) == before
        assert batch.refused.tolist() == [0, 0, 0, 1, 0, 0]
    for shapeless in (good[:-1], good.astype(float), good[:, None]):
        with pytest.raises(BadSetting, match="actions are"):
            batch.step(shapeless)
    batch.step(good)
    assert not batch.refused.any()


def test_arrays_that_cannot_be_written_are_refused() -> None:
    from kotatsu.envs.batch_env import Arrays

    kept = Arrays.empty(kotatsu.load("tiki-topple"), 2, GAMES)
    frozen = kept.masks.copy()
    frozen.flags.writeable = False
    sliced = np.zeros((GAMES, 2 * kept.masks.shape[1]), np.uint8)[:, ::2]
    for masks in (frozen, sliced):
        with pytest.raises(BadSetting, match="masks must be"):
            envs.batch("tiki-topple", GAMES, 2, arrays=kept._replace(masks=masks))


def snapshot(batch: Any) -> list[bytes]:
    """Everything that a step writes, except the marks of what was refused."""
    shown = [array.tobytes() for name, array in batch.arrays._asdict().items() if name != "refused"]
    return [batch._work.states.tobytes(), *shown]


# --- One seed


def run_of(env: Any, seed: int | None) -> list[Any]:
    """The actions of a run that samples from the environment's own spaces."""
    env.reset(seed=seed)
    actions = []
    for agent in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        action = None if ended else env.action_space(agent).sample(seen["action_mask"])
        actions.append(action)
        env.step(action)
    return actions


def test_one_seed_fixes_a_run_and_the_resets_after_it() -> None:
    one, other, third = (envs.aec("tiki-topple", 2) for _ in range(3))
    runs = [
        [run_of(env, seed), run_of(env, None), run_of(env, None)] for env, seed in ((one, 3), (other, 3), (third, 4))
    ]
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]
    assert runs[0][0] != runs[0][1] != runs[0][2]
    gyms = [envs.gym("tiki-topple", 3) for _ in range(2)]
    begun = [[env.reset(seed=9)[0]["observation"].tolist(), env.reset()[0]["observation"].tolist()] for env in gyms]
    assert begun[0] == begun[1]
    assert gyms[0].action_space.sample() == gyms[1].action_space.sample()


# --- Rewards


def test_rewards_of_the_three_kinds() -> None:
    ends = {}
    for reward in ("share", "win_loss", "score_difference"):
        env = envs.aec("tiki-topple", 3, reward=reward)
        env.reset(seed=2)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            _, got, ended, _, info = env.last()
            paid[agent] += got
            env.step(None if ended else int(info["action_mask"].argmax()))
        ends[reward] = list(paid.values())
    scores = env.position.scores()
    shares = env.position.result()
    assert ends["share"] == shares
    assert ends["win_loss"] == [1.0 if share else -1.0 for share in shares]
    best_other = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(3)]
    assert ends["score_difference"] == [score - best for score, best in zip(scores, best_other, strict=True)]


def test_a_batch_pays_what_the_plain_environment_pays() -> None:
    from kotatsu.envs.position import Position
    from kotatsu.envs.rewards import REWARDS, payoff

    for reward in REWARDS:
        batch = envs.batch("tiki-topple", GAMES, 3, seed=4, reward=reward)
        positions = [Position(batch.game, 3, {}, batch.seed_of(place)) for place in range(GAMES)]
        while not batch.dones.any():
            actions = batch.sample().copy()
            batch.step(actions)
            for place, position in enumerate(positions):
                position.do(actions[place])
        for place, position in enumerate(positions):
            if position.over:
                assert batch.rewards[place].tolist() == [
                    pytest.approx(payoff(position, seat, reward)) for seat in range(3)
                ]


# --- Fuzz


def odd_action(chance: random.Random, count: int) -> Any:
    """An action, or what somebody may give for one."""
    number = chance.choice([chance.randrange(count), chance.randint(-5, count + 5), chance.randint(-(2**70), 2**70)])
    kinds: list[Callable[[int], Any]] = [int, float, str, np.float64, np.array, lambda n: [n], lambda n: n == 0]
    if abs(number) < 2**31:
        kinds += [np.int64, np.int32]
    kinds += [int, int]
    return chance.choice(kinds)(number)


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_fuzzed_steps_never_change_what_they_refuse(slug: str) -> None:
    chance, until = random.Random(slug), time.monotonic() + FUZZ_SECONDS
    env = envs.aec(slug, kotatsu.load(slug).seats[1])
    env.reset(seed=1)
    refused = taken = 0
    while time.monotonic() < until or taken < 20:
        if not env.agents:
            env.reset()
        before = env.position.state.to_bytes()
        action = odd_action(chance, env.position.game.actions.count)
        if refused % 5 == 4 and not env.terminations[env.agent_selection]:
            action = int(chance.choice(np.flatnonzero(env.action_masks())))
        elif env.terminations[env.agent_selection]:
            action = None
        try:
            env.step(action)
            taken += 1
        except KotatsuError:
            refused += 1
            assert env.position.state.to_bytes() == before
            assert np.array_equal(env.action_masks(), env.infos[env.agent_selection]["action_mask"])
        refused += 1
    assert refused
    assert taken


def odd_actions(chance: random.Random, legal: Any, count: int) -> Any:
    """Legal actions of a batch, most often bent: in a place, in shape or in type."""
    actions = legal.copy()
    bend = chance.randrange(7)
    if bend == 0:
        actions[chance.randrange(len(actions))] = chance.randint(-(2**63), 2**63 - 1)
    elif bend == 1:
        actions[chance.randrange(len(actions))] = chance.randint(-3, count + 3)
    elif bend == 2:
        actions = actions[: chance.randrange(len(actions))]
    elif bend == 3:
        actions = actions.astype(chance.choice([np.float32, bool, object, np.complex64]))
    elif bend == 4:
        actions = actions.reshape(chance.choice([(1, -1), (-1, 1)]))
    elif bend == 5:
        actions = actions.astype(chance.choice([np.int16, np.uint64, np.int32]))
    return actions


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_fuzzed_batches_never_change_what_they_refuse(slug: str) -> None:
    chance = random.Random(slug)
    batch = envs.batch(slug, GAMES, kotatsu.load(slug).seats[1], seed=3)
    until = time.monotonic() + FUZZ_SECONDS
    refused = taken = 0
    while time.monotonic() < until or not (refused and taken):
        before = snapshot(batch)
        try:
            batch.step(odd_actions(chance, batch.sample(), batch.game.actions.count))
            taken += 1
        except KotatsuError:
            refused += 1
            assert snapshot(batch) == before


# --- A pleasant library


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_environments_say_what_they_are_and_draw_themselves(slug: str) -> None:
    aec, gym = envs.aec(slug, render_mode="svg"), envs.gym(slug, render_mode="svg")
    aec.reset(seed=1)
    gym.reset(seed=1)
    assert repr(aec).startswith(f"<PettingZooEnv {slug}, ")
    assert repr(gym).startswith(f"<GymnasiumEnv {slug}, seat 0 against random")
    for env in (aec, gym):
        drawing = ElementTree.fromstring(str(env.render()))
        boards = [part for part in drawing.iter() if part.get("class") == "board"]
        assert len(boards) == 1, "the board of the web, well-formed"
        assert len(list(boards[0].iter("{http://www.w3.org/2000/svg}svg"))) > 0
        assert env._repr_html_().startswith("<iframe ")
    with pytest.raises(BadSetting, match="accepted: human, ansi, svg, rgb_array"):
        envs.aec(slug, render_mode="film")


def test_positions_are_equal_when_their_states_are() -> None:
    one, other = (envs.aec("tiki-topple", 2) for _ in range(2))
    one.reset(seed=1)
    other.reset(seed=1)
    assert one.position == other.position
    assert hash(one.position) == hash(other.position)
    other.step(int(other.action_masks().argmax()))
    assert one.position != other.position
    assert "seat" in repr(one.position)


def test_a_game_may_be_given_for_its_slug() -> None:
    game = kotatsu.load("tiki-topple")
    assert envs.aec(game, 2).slug == envs.gym(game, 2).slug == envs.batch(game, 2, 2).game.slug == "tiki-topple"
