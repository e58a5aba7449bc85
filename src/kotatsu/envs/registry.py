"""The games under the names by which PettingZoo and Gymnasium make environments: `kotatsu/tiki-topple-v1`.

The number is the version of the game's rules: it changes whenever the same actions could lead elsewhere.
"""

from __future__ import annotations

from importlib.util import find_spec

from kotatsu.games import GAMES, load

NAMESPACE = "kotatsu"


def environment_id(slug: str) -> str:
    """The registered name of a game."""
    return f"{NAMESPACE}/{slug}-v{load(slug).version}"


def register_all() -> None:
    """Register every game with the libraries that are here. Once is enough; twice does no harm."""
    if find_spec("pettingzoo"):
        _register_pettingzoo()
    if find_spec("gymnasium"):
        _register_gymnasium()


def _register_pettingzoo() -> None:
    try:
        from pettingzoo.env_registry.registration import aec_registry, register
    except ImportError:  # releases before 1.26 have no registry
        return
    for slug in GAMES:
        if environment_id(slug) not in aec_registry:
            register("aec", environment_id(slug), "kotatsu.envs:aec", kwargs={"slug": slug})


def _register_gymnasium() -> None:
    from gymnasium.envs.registration import register, registry

    for slug in GAMES:
        if environment_id(slug) not in registry:
            register(environment_id(slug), "kotatsu.envs:gym", kwargs={"slug": slug})
