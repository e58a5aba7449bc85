"""What the numbers of a game's observations and actions mean, as Markdown: for the docs and for a terminal."""

from __future__ import annotations

from kotatsu.engine.contract import Game
from kotatsu.envs.observation import Layout, layout
from kotatsu.envs.relative_observation import relative_layout


def as_markdown(game: Game) -> str:
    """Everything about one game: observation, the same from the chair, actions, words."""
    parts = [
        f"## {game.title}: {game.actions.count} actions",
        observation_reference(layout(game)),
        "From the viewer's chair (`relative=True`):",
        observation_reference(relative_layout(game)),
        "Actions:",
        action_reference(game),
        "Words, by number from 0:",
        word_reference(game),
    ]
    return "\n\n".join(parts)


def observation_reference(seen: Layout) -> str:
    """The windows of an observation."""
    lines = ["| window | from | to | shape | least | most | what |", "|---|---|---|---|---|---|---|"]
    for window in seen.windows:
        shape = " x ".join(map(str, window.shape))
        place = f"{window.start} | {window.stop - 1}"
        lines.append(f"| `{window.name}` | {place} | {shape} | {window.low} | {window.high} | {window.about} |")
    return "\n".join(lines)


def action_reference(game: Game) -> str:
    """The verbs with the numbers of their actions; the last argument counts fastest."""
    lines = ["| verb | from | to | arguments |", "|---|---|---|---|"]
    for verb in game.actions.verbs.values():
        arguments = ", ".join(
            f"{argument.name} ({size})" for argument, size in zip(verb.arguments, verb.sizes, strict=True)
        )
        lines.append(f"| `{verb.name}` | {verb.first} | {verb.first + verb.count - 1} | {arguments} |")
    return "\n".join(lines)


def word_reference(game: Game) -> str:
    """The vocabulary: what a number of each kind is called."""
    lines = ["| kind | words |", "|---|---|"]
    lines += [f"| `{kind}` | {', '.join(words)} |" for kind, words in game.rules.VOCABULARY.items() if words]
    return "\n".join(lines)
