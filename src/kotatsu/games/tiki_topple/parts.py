"""The components of Tiki Topple as tables that the rules can index; `parts.toml` says what is printed on each."""

from __future__ import annotations

from kotatsu.engine.errors import PartsError
from kotatsu.engine.parts import grid, load_parts

PARTS = load_parts(__file__)

MAX_SEATS = 4
MAX_ROUNDS = 4

TIKI_NAMES: tuple[str, ...] = tuple(tiki["id"] for tiki in PARTS["tikis"])
TIKIS = len(TIKI_NAMES)
SYMBOLS: tuple[str, ...] = tuple(dict.fromkeys(tiki["symbol"] for tiki in PARTS["tikis"]))
GROUP_SIZE: int = PARTS["pole"]["group_size"]
GROUPS = len(SYMBOLS)
BY_GROUP: tuple[int, ...] = tuple(sorted(range(TIKIS), key=lambda tiki: SYMBOLS.index(PARTS["tikis"][tiki]["symbol"])))
"""The tikis, group after group."""
LAST_TIKIS: int = PARTS["pole"]["tikis_left_to_stop"]

CARD_NAMES = ("up1", "up2", "up3", "puh", "topple", "wiki", "toast")
UP1, UP2, UP3, PUH, TOPPLE, WIKI, TOAST = range(len(CARD_NAMES))
CARDS = len(CARD_NAMES)
COPIES: tuple[int, ...] = tuple(
    next(card["copies"] for card in PARTS["cards"] if card["id"] == name) for name in CARD_NAMES
)
SET_ASIDE: int = PARTS["hand"]["set_aside"]
RETURNED_UP1_FROM: int = PARTS["hand"]["returned_up1_from_seats"]

TRACK_SPACES: int = PARTS["track"]["spaces"]
"""Spaces of the score track, which pawns lap."""
ROUNDS: tuple[int, ...] = tuple(PARTS["rounds"].get(str(seats), 0) for seats in range(MAX_SEATS + 1))
"""Rounds of a game, by number of seats."""

MISSIONS = len(PARTS["missions"])
MISSION_TIKIS = grid([[TIKI_NAMES.index(tiki) for tiki in mission["tikis"]] for mission in PARTS["missions"]])
"""For each mission its tikis, the most valuable first."""
GOALS = 3
"""Tikis on a mission."""
PAYS: tuple[int, ...] = tuple(PARTS["scoring"]["points"])
WITHIN: tuple[int, ...] = tuple(PARTS["scoring"]["within"])
"""For each goal, how many places from the top its tiki may stand to pay."""
PAYING_PLACES = max(WITHIN)

if TIKIS != GROUPS * GROUP_SIZE or any(len(mission["tikis"]) != GOALS for mission in PARTS["missions"]):
    raise PartsError("parts.toml of Tiki Topple: the tikis must make whole groups, and a mission names three of them")
if MISSIONS < MAX_SEATS * MAX_ROUNDS:
    raise PartsError("parts.toml of Tiki Topple: a game of four needs sixteen missions")
if LAST_TIKIS < UP3 + 1:
    raise PartsError("parts.toml of Tiki Topple: a round must stop while every card but Toast can still be carried out")
