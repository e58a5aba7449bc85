"""What fixes a study: with the same fields, the same games and the same figures, wherever they are played."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

from kotatsu.engine.batch import seed_of
from kotatsu.engine.errors import BadSetting
from kotatsu.experiments.entrants import enter
from kotatsu.experiments.net_entrants import NET
from kotatsu.games import load
from kotatsu.study.components import HAD, Item, changed_components, items, items_of
from kotatsu.study.variants import check_variant, variant

RANDOM = "random"
BOT_PART_GAMES = 10
"""Games of a part of the work when bots think: seconds to minutes."""
NET_PART_GAMES = 100
"""Games of a part when all play by one net, compiled: seconds."""
RANDOM_PART_GAMES = 2_000
"""Games of a part when all play at random, which compiled code does by the thousand."""


@dataclass(frozen=True)
class Study:
    """A study. Game i has the seed `seed_of(seed, i)`, with and without the changes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """The bot at each seat, or one for all."""
    games: int
    seed: int = 1
    changes: dict[str, str] = field(default_factory=dict)
    """What if: other values in the game's parts, `{"cards.mimic.price": "6"}`."""
    options: dict[str, str] = field(default_factory=dict)
    variant_bots: tuple[str, ...] = ()
    """Who plays the changed game, where these are others: nets that were trained on it."""

    def checked(self) -> Study:
        """Itself, or an error that says what is accepted."""
        game = load(self.game)
        game.blank_state(self.seats, self.options)
        if self.games < 1:
            raise BadSetting("a study needs at least one game")
        if len(self.bots) not in (1, self.seats):
            raise BadSetting(f"{len(self.bots)} bots for {self.seats} seats; name one for all, or one a seat")
        self._check_variant_bots()
        for spec in set(self.bots):
            enter(spec, game)
        for spec in set(self.variant_bots):
            enter(spec, variant(self.game, self.changes))
        if items(variant(self.game, self.changes)) != items(game):
            raise BadSetting("a change of names is not a study: what was had could not be compared")
        check_variant(self.game, self.changes, self.seats, self.options)
        return self

    def _check_variant_bots(self) -> None:
        if self.variant_bots and not self.changes:
            raise BadSetting("--variant-bots play the changed game; give --set")
        if len(self.variant_bots) not in (0, 1, self.seats):
            raise BadSetting(f"{len(self.variant_bots)} variant bots for {self.seats} seats; name one, or one a seat")

    @cached_property
    def focus(self) -> list[tuple[str, str]]:
        """The components that the changes concern, as kind and word."""
        return changed_components(load(self.game), self.changes)

    @cached_property
    def focus_items(self) -> list[Item]:
        """Every way in which a seat can have a component of the focus."""
        game = load(self.game)
        return [item for kind, word in self.focus for item in items_of(game, kind, word) if item.way == HAD]

    @property
    def lineup(self) -> tuple[str, ...]:
        """The bot at each seat of the game as printed."""
        return self.lineup_of(is_changed=False)

    def lineup_of(self, is_changed: bool) -> tuple[str, ...]:
        """The bot at each seat of the game as printed, or of the changed one."""
        bots = self.variant_bots if is_changed and self.variant_bots else self.bots
        return bots * self.seats if len(bots) == 1 else bots

    @property
    def is_random(self) -> bool:
        """Whether everybody plays at random, so that games need no Python."""
        return {*self.bots, *self.variant_bots} == {RANDOM}

    @property
    def is_net(self) -> bool:
        """Whether everybody plays by the policy of one net, so that games need no Python either."""
        lineups = [set(self.bots), set(self.variant_bots or self.bots)]
        return all(len(bots) == 1 and min(bots).partition(":")[0] == NET for bots in lineups)

    @property
    def part_size(self) -> int:
        """Games of a part of the work."""
        if self.is_random:
            return RANDOM_PART_GAMES
        return NET_PART_GAMES if self.is_net else BOT_PART_GAMES

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return -(-self.games // self.part_size)

    def games_of(self, part: int) -> range:
        """The indices of the games of a part."""
        return range(part * self.part_size, min(self.games, (part + 1) * self.part_size))

    def seed_of(self, index: int) -> int:
        """The seed of a game."""
        return seed_of(self.seed, index)

    def header(self) -> dict[str, Any]:
        """The study as the first line of its results, with the version of the rules."""
        told = {**asdict(self), "bots": list(self.bots), "variant_bots": list(self.variant_bots)}
        return {"study": told, "version": load(self.game).version, "games_of_a_part": self.part_size}
