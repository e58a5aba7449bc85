"""The net in NumPy, compiled and in torch; its file, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kotatsu
from kotatsu.bots.net import Encoding, Net, Tower
from kotatsu.bots.net_file import MOST_BYTES, BadNet, facts_of, load_net, save_net
from kotatsu.bots.net_program import add_rows, run_tower, tower_arrays
from kotatsu.engine.compiler.rebind import rebind
from kotatsu.engine.contract import Game
from kotatsu.engine.relative_record import relative_record

CLOSE = 1e-4


def random_net(game: Game, width: int = 32, seed: int = 0) -> Net:
    """A net of the right shape that has learned nothing."""
    numbers = np.random.default_rng(seed)

    def floats(*shape: int) -> Any:
        return numbers.normal(0, 0.2, shape).astype(np.float32)

    def tower(outputs: int) -> Tower:
        places = np.arange(relative_record(game).width, dtype=np.int32)
        encoding = Encoding(places, np.full(len(places), -1, np.int32), np.full(len(places), 6, np.int32))
        layers = tuple((floats(width, width), floats(width)) for _ in range(2))
        return Tower(
            encoding, floats(encoding.rows, width), floats(width), layers, floats(outputs, width), floats(outputs)
        )

    return Net(tower(game.actions.count + game.seats[1] + 1), tower(game.seats[1] + 1), facts_of(game))


@pytest.mark.parametrize("slug", ["kyudo", "tiki-topple"])
def test_numpy_and_machine_code_say_the_same(slug: str) -> None:
    from numba import njit

    game = kotatsu.load(slug)
    net = random_net(game)
    match = kotatsu.new(slug, seats=game.seats[1], seed=3)
    arrays = tower_arrays(net.policy)
    program = njit(rebind(run_tower, {"add_rows": njit(add_rows)}))
    out, hidden = np.zeros(len(arrays.head_bias), np.float32), np.zeros((2, len(arrays.bias)), np.float32)
    for _ in range(5):
        seen = relative_record(game).observe(match.view(match.actor), match.actor)
        program(arrays, seen, hidden, out)
        assert np.abs(out - net.policy(seen)).max() < CLOSE
        assert np.abs(net.policy.many(np.stack([seen, seen]))[1] - net.policy(seen)).max() < CLOSE
        match.play(match.legal()[-1])


def test_torch_and_numpy_say_the_same(trained: Any) -> None:
    import torch

    net = trained.as_numpy(trained.model)
    tables, model = trained.tables, trained.model
    with torch.no_grad():
        said = model.policy(model.policy.columns.codes(tables.observations))
        judged = model.critic(model.critic.columns.codes(tables.wholes))
    for place in range(0, tables.games, 37):
        assert np.abs(net.policy(tables.observations[place].numpy()) - said[place].numpy()).max() < CLOSE
        assert np.abs(net.critic(tables.wholes[place].numpy()) - judged[place].numpy()).max() < CLOSE


def test_a_net_comes_back_from_its_file_nearly_as_it_was(tmp_path: Path) -> None:
    game = kotatsu.load("pikit")
    net, path = random_net(game), tmp_path / "pikit.npz"
    save_net(net, path)
    back = load_net(path, game)
    match = kotatsu.new("pikit", seats=2, seed=1)
    seen = relative_record(game).observe(match.view(match.actor), match.actor)
    assert np.abs(back.policy(seen) - net.policy(seen)).max() < 0.05 * np.abs(net.policy(seen)).max()
    assert back.chances(seen, 2).sum() <= 1 + CLOSE
    assert list(tmp_path.iterdir()) == [path]


def test_a_net_of_another_game_version_or_layout_is_refused_with_a_sentence(tmp_path: Path) -> None:
    game = kotatsu.load("pikit")
    path = tmp_path / "net.npz"
    save_net(random_net(game), path)
    with pytest.raises(BadNet, match="the net is for game 'pikit'; kyudo has 'kyudo'"):
        load_net(path, kotatsu.load("kyudo"))
    with pytest.raises(BadNet, match=r"the net is for version 2; pikit has 3"):
        load_net(path, replace(game, version=3))
    save_net(replace(random_net(game), facts={**facts_of(game), "layout": "0" * 16}), path)
    with pytest.raises(BadNet, match="the net is for layout '0000000000000000'"):
        load_net(path, game)
    path.write_bytes(b"no net")
    with pytest.raises(BadNet, match="is not a net"):
        load_net(path, game)
    with pytest.raises(BadNet, match="there is no net at"):
        load_net(tmp_path / "none.npz", game)


@pytest.mark.parametrize("slug", kotatsu.GAMES)
def test_the_shipped_net_fits_its_game_and_the_wheel(slug: str) -> None:
    from kotatsu.bots.net_file import SHIPPED

    path = SHIPPED / f"{slug}.npz"
    load_net(path, kotatsu.load(slug))
    assert path.stat().st_size <= MOST_BYTES
