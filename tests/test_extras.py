"""The package alone is engine, games and bots; everything else comes with an extra, and a missing one is named."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "kotatsu"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDS_WEB = {"web", "client.py", "play_client.py", "conformance"}
"""What a person installs the extra `web` for; the rest may not import its libraries when it is loaded."""


def names(requirements: list[str]) -> set[str]:
    """The distributions of requirements, as the index compares them."""
    return {re.split(r"[\[>=<!~ ]", one)[0].lower().replace("_", "-").replace(".", "-") for one in requirements}


def modules_of(requirements: list[str]) -> set[str]:
    """The modules that these distributions bring."""
    wanted = names(requirements)
    return {
        module
        for module, owners in packages_distributions().items()
        if wanted & {owner.lower().replace("_", "-").replace(".", "-") for owner in owners}
    }


def loaded_modules(file: Path) -> set[str]:
    """Modules that a file imports when it is loaded."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = set()
    for node in tree.body:
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def test_what_needs_no_extra_imports_none() -> None:
    foreign = modules_of(PROJECT["optional-dependencies"]["web"]) - modules_of(PROJECT["dependencies"])
    assert {"litestar", "sqlalchemy"} <= foreign
    wrong = {
        str(file.relative_to(SOURCE)): found
        for file in SOURCE.rglob("*.py")
        if file.relative_to(SOURCE).parts[0] not in NEEDS_WEB and (found := loaded_modules(file) & foreign)
    }
    assert wrong == {}


WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
sys.argv = ["kotatsu", *{arguments!r}]
from kotatsu.cli import main
main()
"""


def run_without(missing: set[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command where some libraries are not installed."""
    program = WITHOUT.format(missing=missing, arguments=arguments)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("command", [("games",), ("rules", "pikit"), ("--version",)])
def test_a_researcher_needs_no_web_stack(command: tuple[str, ...]) -> None:
    every = PROJECT["optional-dependencies"]
    missing = set().union(*(modules_of(every[name]) for name in ("web", "envs", "learn", "ray", "spiel", "gpu")))
    missing -= modules_of(PROJECT["dependencies"])
    done = run_without(missing, *command)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("command", "missing", "extra"),
    [
        (("serve",), "litestar", "web"),
        (("tables",), "sqlalchemy", "web"),
        (("conform", "pikit"), "msgspec", "conform"),
        (("train", "pikit", "--minutes", "1"), "torch", "learn"),
    ],
)
def test_a_missing_extra_is_named(command: tuple[str, ...], missing: str, extra: str) -> None:
    done = run_without({missing}, *command)
    assert done.returncode == 2
    assert done.stderr.strip() == f"kotatsu: this needs {missing}: pip install 'kotatsu-games[{extra}]'"


def test_every_extra_is_in_all() -> None:
    every = PROJECT["optional-dependencies"]
    inside = set(re.findall(r"\[(.*)\]", every["all"][0])[0].split(","))
    assert inside == set(every) - {"all", "dev", "conform", "docs"}
