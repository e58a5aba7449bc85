"""What `parts.toml` of KIKAI must fulfil, also after a correction: the facts that the rulebook states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from kotatsu.engine.errors import PartsError
from kotatsu.games.kikai.kinds import AdvancedTile, Colour, Gain, Level, NormalTile

LOOP = ["school", "station", "diner", "parking", "cinema", "casino"]
"""KI-14: the districts, each between its two neighbours."""
GAINS = set(Gain.names)
LEAST_MASTER_ROWS = 9


def check(parts: Mapping[str, Any]) -> None:
    """Say what contradicts the rulebook."""
    _check_map(parts["map"])
    _check_fans(parts)
    _check_elements(parts["elements"])
    _check_tracks(parts)
    _check_tiles(parts)


def _demand(holds: bool, sentence: str) -> None:
    if not holds:
        raise PartsError(f"parts.toml of KIKAI: {sentence}")


def _check_map(board: Mapping[str, Any]) -> None:
    """KI-14, KI-62, KI-91, KI-92: the loop, the streets, School's two exits, a single exit for every district."""
    districts = [district["id"] for district in board["districts"]]
    squares = [square["id"] for square in board["squares"]]
    _demand(districts == LOOP, f"the districts must be {LOOP}, in the order of the loop")
    exits: dict[str, list[int]] = {district: [] for district in districts}
    for street in board["streets"]:
        first, second = street["ends"]
        _demand(second in squares, f"street {first}-{second} must end at a square")
        _demand(first in exits or first in squares, f"street {first}-{second} must begin at a district or a square")
        _demand(street["slots"] in (1, 2), f"street {first}-{second} must have one or two slots")
        _demand(set(street["bonus"]) <= GAINS, f"street {first}-{second} has a bonus that is not known")
        if first in exits:
            exits[first].append(street["slots"])
    names = [tuple(sorted(street["ends"])) for street in board["streets"]]
    _demand(len(set(names)) == len(names), "no two streets may join the same places")
    _demand(sorted(exits["school"]) == [1, 2], "School must have two exits, one single and one double")
    _demand(all(1 in slots for slots in exits.values()), "every district must have a single exit")
    _demand(exits["parking"].count(1) >= 2, "Parking must have two single exits")


def _check_fans(parts: Mapping[str, Any]) -> None:
    """KI-6, KI-22: the squares take no more fans than there are."""
    tools = sum(square["tools"] for square in parts["map"]["squares"])
    fans = parts["fans"]["copies"] * Colour.count
    _demand(fans == 45, f"there must be 45 fans, not {fans}")
    _demand(tools <= fans, f"the squares have {tools} tools, but there are {fans} fans")
    _demand(all(square["tools"] > 0 for square in parts["map"]["squares"]), "every square must have a tool")


def _check_elements(elements: Mapping[str, Any]) -> None:
    """KI-5, KI-20: twelve of each level in three colours, no two alike but starters; two starting feet each."""
    for level in Level.names:
        entries = elements[level]
        _demand(len(entries) == 12, f"there must be 12 elements of {level}, not {len(entries)}")
        _demand({entry["colour"] for entry in entries} == set(Colour.names), f"{level} must come in three colours")
        faces = [(e["colour"], e["cost"], sorted(e["effect"].items())) for e in entries if "owner" not in e]
        _demand(all(faces.count(face) == 1 for face in faces), f"two elements of {level} have the same face")
        _demand(all(set(entry["effect"]) <= GAINS for entry in entries), f"{level} has an effect that is not known")
    starters = Counter((entry["owner"], entry["colour"]) for entry in elements["feet"] if "owner" in entry)
    wanted = Counter([("yellow", "blue"), ("yellow", "red"), ("purple", "green"), ("purple", "red")])
    _demand(starters == wanted, "yellow starts with blue and red feet, purple with green and red")


def _check_tracks(parts: Mapping[str, Any]) -> None:
    """KI-7, KI-29, KI-39, KI-88, KI-93: the spaces of both tracks, where the rulebook pins them; five or six turns."""
    spaces = parts["energy_track"]["spaces"]
    _demand(len(spaces) == 20, "the energy track must have 20 spaces")
    _demand([space.get("value") for space in spaces[2:4]] == [4, 5], "spaces 3 and 4 of the energy track are 4 and 5")
    _demand(
        not any("choice" in space for space in spaces[:4]), "the first four spaces of the energy track give no choice"
    )
    rows = parts["master"]["rows"]
    _demand(len(rows) >= LEAST_MASTER_ROWS, f"the Master's track must have {LEAST_MASTER_ROWS} rows or more")
    fame = [(number, row, space) for number, row in enumerate(rows, start=1) for space in row["spaces"]]
    _demand(fame[10][0] == 4 and fame[10][1]["points"] == 4, "11 fame must lie in row 4, worth 4 points")
    first_twelve = [name for _, _, space in fame[:12] for name in space]
    _demand(
        first_twelve == ["energy", "energy", "ladder", "megaphone"],
        "12 fame must give two energy, a ladder and a megaphone",
    )
    turns = parts["turns"]["by_round"]
    _demand(len(turns) == 4 and all(len(row) == 2 for row in turns), "four rounds, each with two counts of turns")
    _demand(all(count in (5, 6) for row in turns for count in row), "a player has five or six turns a round")


def _check_tiles(parts: Mapping[str, Any]) -> None:
    """KI-8, KI-10: six billboards, six foundation tiles a colour, six construction bonuses with two faces."""
    _demand(len(parts["billboards"]) == 6, "there must be six billboards a player")
    _demand(len(parts["foundations"]["tiles"]) == len(LOOP), "there must be six foundation tiles a colour")
    for face, names in (("normal", NormalTile.names), ("advanced", AdvancedTile.names)):
        found = tuple(tile["id"] for tile in parts["construction"][face])
        _demand(found == names, f"the {face} construction bonuses must be {', '.join(names)}, in this order")
