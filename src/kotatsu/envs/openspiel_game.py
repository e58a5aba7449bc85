"""The games as OpenSpiel plays them, where `open_spiel` is installed.

Chance is sampled inside a step, as our rules do: OpenSpiel calls such games "sampled stochastic". Its random
simulation, its Python bots and their IS-MCTS play them. Algorithms that list the tree (CFR, best responses, minimax)
cannot, since a step has no listed outcomes: `child`, which they walk by, refuses at once. Search must begin from
`resample_from_infostate`, as IS-MCTS does: a bare clone has the same dice to come.

States serialize, pickle and copy in Python; OpenSpiel's C++ writer of a game and a state together cannot, since a game
in Python has no way to give it the generator's state.

The information state has perfect recall: it holds a digest of everything that the seat observed and did, besides its
view of now, which is the observation.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, NoReturn

import numpy as np
import pyspiel

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.layout import NOBODY
from kotatsu.envs.observation import layout
from kotatsu.envs.position import SEED_BITS, Position
from kotatsu.games import GAMES, load

SEATS = "players"
SEED = "rng_seed"
"""The parameters of every game, beside its options: OpenSpiel's own names for both."""
UNSEEDED = -1
RECALL_BYTES = 16


def short_name(slug: str) -> str:
    """The game's name in OpenSpiel: `kotatsu_tiki_topple`."""
    return f"kotatsu_{slug.replace('-', '_')}"


def load_game(slug: str | Game, seats: int | None = None, options: Mapping[str, object] | None = None) -> Any:
    """The OpenSpiel game of a table."""
    game = load(slug)
    count = game.blank_state(game.seats[0] if seats is None else seats).seats
    parameters: dict[str, object] = {SEATS: int(count)}
    parameters.update(game.read_options(options or {}))
    return pyspiel.load_game(short_name(game.slug), parameters)


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know before it makes a game."""
    defaults = {name: choices[0] for name, choices in game.options.items()}
    return pyspiel.GameType(
        short_name=short_name(game.slug),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={SEATS: game.seats[0], SEED: UNSEEDED, **defaults},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table of one of our games."""

    kotatsu_game: Game

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        game = self.kotatsu_game
        self.seats = int(given.get(SEATS, game.seats[0]))
        self.options = game.read_options({name: given[name] for name in game.options if name in given})
        seed = int(given.get(SEED, UNSEEDED))
        self._seeds = random.Random(None if seed == UNSEEDED else seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.count,
            max_chance_outcomes=0,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=game.longest,
        )
        super().__init__(game_type(game), info, given)

    def new_initial_state(self) -> SpielState:
        """A new game; each has a seed of its own, which follows from `rng_seed` where that is given."""
        return SpielState(self)

    def new_position(self) -> Position:
        """The beginning of another game."""
        return Position(self.kotatsu_game, self.seats, self.options, self._seeds.getrandbits(SEED_BITS))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_game, (self.kotatsu_game.slug, self.get_parameters(), self._seeds.getstate())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SpielGame) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who turns states into what a seat sees."""
        return Observer(self.kotatsu_game)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with OpenSpiel's names."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._position: Position | None = None  # dealt when first asked for: OpenSpiel clones into a new state
        self._recall: tuple[bytes, ...] = ()

    @property
    def position(self) -> Position:
        """The game as the rules know it."""
        if self._position is None:
            self._position = self.get_game().new_position()
            self._recall = (b"",) * self._position.seats
            self._remember(NOBODY, 0)
        return self._position

    def _remember(self, actor: int, action: int) -> None:
        """Add what each seat observes now, and what the actor did, to what it recalls."""
        position = self.position
        self._recall = tuple(
            blake2b(
                b"%b:%d:%b" % (recalled, action if seat == actor else NOBODY, position.view(seat).to_bytes()),
                digest_size=RECALL_BYTES,
            ).digest()
            for seat, recalled in enumerate(self._recall)
        )

    def current_player(self) -> int:
        """The seat that decides."""
        actor = self.position.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor == NOBODY else actor

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.position.mask(player))]

    def _apply_action(self, action: int) -> None:
        actor = self.position.actor
        self.position.do(action)
        self._remember(actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.game.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    def returns(self) -> list[float]:
        """Each seat's share of the win."""
        return self.position.result()

    def rewards(self) -> list[float]:
        """What the last action paid: the shares of the win, at the end."""
        return self.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat observed and did, as a digest, and its view of now: equal only where all of it is."""
        seat = self.position.actor if player is None else player
        return f"{self.observation_string(seat)}:{self._recall[seat].hex()}"

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees now, as text that is equal when it sees the same."""
        seat = self.position.actor if player is None else player
        return f"{seat}:{self.position.view(seat).to_bytes().hex()}"

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a seat sees, flat."""
        seat = self.position.actor if player is None else player
        return [float(number) for number in self.position.observe(seat)]

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        """A state that this seat cannot tell from this one: what it does not see is guessed, chance is new."""
        twin = self.clone()
        view = self.position.view(player)
        for word in range(4):
            view.rng[word] = int(sampler() * (1 << 32)) | (word == 3)
        twin.position.game.rules.guess(view, player)
        twin.position.state = view
        return twin

    def child(self, action: int) -> NoReturn:
        """Refused: a step draws its own chance, so a child is one of many outcomes that nobody can list."""
        raise BadSetting(
            "this game draws its chance inside a step, so its tree cannot be listed: CFR, best responses and minimax "
            "do not apply; clone and apply_action play on, resample_from_infostate begins a search"
        )

    def clone(self) -> Any:
        """An equal state with the same history, which shares nothing but the chance to come."""
        _ = self.position
        return super().clone()

    def serialize(self) -> str:
        """The state as text; `game.deserialize_state` reads it."""
        _ = self.position
        return str(super().serialize())

    def __deepcopy__(self, memo: object) -> Any:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_state, (self.get_game(), self.serialize())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SpielState) and self.serialize() == other.serialize()

    def __hash__(self) -> int:
        return hash(self.serialize())

    def __str__(self) -> str:
        names = [f"player_{seat}" for seat in range(self.position.seats)]
        return "\n".join(self.position.lines(self.position.actor, names))


class Observer:
    """Tensors and strings for OpenSpiel's learners: one flat tensor, and a dict of named windows onto it."""

    def __init__(self, game: Game) -> None:
        self.layout = layout(game)
        self.tensor = np.zeros(self.layout.width, np.float32)
        self.dict = self.layout.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state from a seat."""
        self.tensor[:] = state.position.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, as text."""
        return state.observation_string(player)


def _restore_game(slug: str, parameters: dict[str, Any], seeds: Any) -> Any:
    game = pyspiel.load_game(short_name(slug), parameters)
    game._seeds.setstate(seeds)
    return game


def _restore_state(game: Any, text: str) -> Any:
    return game.deserialize_state(text)


def _register(slug: str) -> None:
    """Tell OpenSpiel of a game. It makes a class a game, since it makes games from their class alone."""
    game = load(slug)
    made = type(f"{short_name(slug).title().replace('_', '')}Game", (SpielGame,), {"kotatsu_game": game})
    pyspiel.register_game(game_type(game), made)


for _slug in GAMES:
    if short_name(_slug) not in pyspiel.registered_names():
        _register(_slug)
