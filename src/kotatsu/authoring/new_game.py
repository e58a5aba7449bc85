"""`kotatsu new-game NAME`: a whole small game in the file plan, to be changed into another one file at a time."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module, invalidate_caches
from pathlib import Path

import kotatsu
from kotatsu import games
from kotatsu.conformance.golden import write_golden
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from kotatsu.games.outside import SLUG

SKELETON = Path(__file__).with_name("skeleton")
SUFFIX = ".tmpl"
MOST_LETTERS = 40
UNFIT = re.compile(r'["\\{}<>&\n\r]')
"""What a title cannot hold: the skeleton writes it into Python, TOML, Fluent and HTML."""
END_OF_LIST = '}\n"""Our own games'
"""Where a line is added to `games/__init__.py`."""


@dataclass(frozen=True)
class Names:
    """What a new game is called in each place."""

    slug: str
    title: str
    module: str
    prefix: str
    inside: bool

    @property
    def package(self) -> str:
        """The package of the game's modules."""
        return f"kotatsu.games.{self.module}" if self.inside else f"kotatsu_{self.module}"

    @property
    def replacements(self) -> Mapping[str, str]:
        """What stands between at signs in the skeleton."""
        return {
            "slug": self.slug,
            "title": self.title,
            "package": self.package,
            "prefix": self.prefix,
            "css": self.prefix.lower(),
            "kotatsu_version": kotatsu.__version__,
            "own_gap": "" if self.inside else "\n",
            "kotatsu_gap": "\n" if self.inside else "",
        }


@dataclass(frozen=True)
class Places:
    """Where the parts of the skeleton go."""

    game: Path
    tests: Path
    golden: Path
    project: Path | None
    """The root of an outside package; None for a game of our own."""


def new_game(name: str, *, inside: bool, folder: Path | None) -> list[str]:
    """Write a new game; what to do next, in lines. BadSetting says why it cannot be written."""
    names = read_names(name, inside=inside)
    places = _inside_places(names) if inside else _outside_places(names, folder)
    written = [*_write(SKELETON / "game", places.game, names), *_write(SKELETON / "tests", places.tests, names)]
    if places.project is not None:
        written += _write(SKELETON / "project", places.project, names)
    else:
        (places.tests / "__init__.py").touch()
        _add_to_list(names)
    written += write_golden(_load(names, places), places.golden)
    first = f"pip install -e {places.project} && " if places.project is not None else ""
    return [
        f"{names.title}: {len(written)} files in {places.project or places.game}",
        f"play it:   {first}kotatsu serve --open",
        f"prove it:  kotatsu conform {names.slug}",
    ]


def read_names(name: str, *, inside: bool) -> Names:
    """The names of a game from the one that its author gave."""
    plain = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    slug = re.sub(r"[^a-z0-9]+", "-", re.sub(r"['\u2019]", "", plain)).strip("-")
    if not SLUG.fullmatch(slug) or len(slug) > MOST_LETTERS or UNFIT.search(name):
        raise BadSetting(
            f"{name!r} cannot be a game's name; accepted: words of letters and digits, a letter first, such as "
            f"love-letter, at most {MOST_LETTERS} characters, without quotes, braces, angle brackets or backslashes"
        )
    if slug in kotatsu.GAMES:
        raise BadSetting(f"there is a game {slug!r} already; choose another name")
    title = name.strip() if name != slug else " ".join(word.capitalize() for word in slug.split("-"))
    words = slug.split("-")
    prefix = "".join(word[0] for word in words) if len(words) > 1 else slug[:2]
    taken = {game.clauses.prefix for game in kotatsu.every()}
    while prefix.upper() in taken:
        prefix += "x"
    return Names(slug, title, slug.replace("-", "_"), prefix.upper(), inside)


def _inside_places(names: Names) -> Places:
    package = Path(kotatsu.__file__).parent
    root = package.parents[1]
    if not (root / "tests" / "games").exists():
        raise BadSetting("--inside is for the sources of Kotatsu itself; without it a package of its own is written")
    game = package / "games" / names.module
    _refuse_existing(game)
    return Places(game, root / "tests" / "games" / names.module, root / "tests" / "golden", None)


def _outside_places(names: Names, folder: Path | None) -> Places:
    root = folder or Path(f"kotatsu-{names.slug}")
    _refuse_existing(root)
    return Places(root / "src" / names.package, root / "tests", root / "tests" / "golden", root)


def _refuse_existing(folder: Path) -> None:
    if folder.exists() and any(folder.iterdir()):
        raise BadSetting(f"{folder} is there already; nothing was written")


def _write(source: Path, target: Path, names: Names) -> Iterator[Path]:
    """Copy a part of the skeleton with the names filled in."""
    for file in sorted(source.rglob(f"*{SUFFIX}")):
        written = target / file.relative_to(source).with_suffix("")
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(fill(file.read_text(encoding="utf-8"), names), encoding="utf-8")
        yield written


def fill(text: str, names: Names) -> str:
    """A file of the skeleton with the names filled in."""
    for mark, value in names.replacements.items():
        text = text.replace(f"@{mark}@", value)
    return text


def _add_to_list(names: Names) -> None:
    """A line in the list of our own games."""
    file = Path(games.__file__)
    text = file.read_text(encoding="utf-8")
    line = f'    "{names.slug}": "{names.package}",\n'
    file.write_text(text.replace(END_OF_LIST, line + END_OF_LIST, 1), encoding="utf-8")


def _load(names: Names, places: Places) -> Game:
    """The game as it was written."""
    if places.project is not None:
        sys.path.insert(0, str(places.game.parent.resolve()))
    invalidate_caches()
    game: Game = import_module(names.package).GAME
    game.check_presentation()
    return game
