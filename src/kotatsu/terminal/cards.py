"""Reading a component by its name: `? Metamorph` says what the card does."""

from __future__ import annotations

from kotatsu.engine.contract import Game
from kotatsu.words import Words


def card_lines(game: Game, words: Words, name: str) -> list[str]:
    """What components of this name do, a line each; by the beginning of a name too, where nothing has it whole."""
    named = [(said, about) for said, about in _components(game, words) if about]
    wanted = name.casefold().strip()
    whole = [pair for pair in named if pair[0].casefold() == wanted]
    begun = [pair for pair in named if pair[0].casefold().startswith(wanted)] if wanted else []
    return [words.text("card-text", name=said, text=about) for said, about in dict.fromkeys(whole or begun)]


def _components(game: Game, words: Words) -> list[tuple[str, str]]:
    """Every word of the vocabulary that has a name, and what is said of it."""
    found = []
    for kind, vocabulary in game.rules.VOCABULARY.items():
        for word in vocabulary or ():
            if words.has(f"{kind}-{word}"):
                found.append((words.text(f"{kind}-{word}"), _about(words, kind, word)))
    return found


def _about(words: Words, kind: str, word: str) -> str:
    """What a component does: its own sentence, the clause of the rules that begins with its name, or nothing."""
    key = f"about-{kind}-{word}"
    if words.has(key):
        return words.text(key)
    name = words.text(f"{kind}-{word}")
    for chapter in words.rules():
        for clause in chapter.clauses:
            if clause.text.startswith(f"{name}:"):
                return clause.text.removeprefix(f"{name}:").strip()
    return words.text(f"about-{kind}") if words.has(f"about-{kind}") else ""
