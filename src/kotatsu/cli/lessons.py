"""`kotatsu learn`: a lesson in the terminal, and the count of what is explained where."""

from __future__ import annotations

from kotatsu.engine.errors import BadSetting
from kotatsu.games import load


def learn(game: str, *, lesson: str = "", lang: str = "en", count: bool = False) -> None:
    """Learn a game step by step, with the words of its lesson.

    Parameters
    ----------
    lesson
        The name of a lesson; the first unless told.
    lang
        en or fr.
    count
        Print instead where each verb, question, event, card and piece is first explained.
    """
    found = load(game)
    if count:
        from kotatsu.conformance.lessons import count_lines

        print("\n".join(count_lines(found)))
        return
    if not found.lessons:
        raise BadSetting(f"{found.title} has no lesson")
    from kotatsu.terminal.console import terminal_console
    from kotatsu.terminal.lesson import TerminalLesson

    TerminalLesson(found, found.lesson(lesson), terminal_console(found, lang)).run()
