"""What a lesson and a puzzle have in common at a terminal: a table that is shown, choices, and what followed."""

from __future__ import annotations

from kotatsu.engine.contract import Game
from kotatsu.engine.lesson import Lesson
from kotatsu.engine.lesson_table import LessonTable, Place, seat_names, stand_at
from kotatsu.terminal.console import Console

TABLE = ("table", "t")
"""What a person types to see the table."""


class TaughtTable:
    """A table of a lesson and the person at it."""

    def __init__(self, game: Game, lesson: Lesson, console: Console) -> None:
        self.game, self.lesson, self.console = game, lesson, console
        self.names = seat_names(lesson, console.words.text("you"))
        self.table = stand_at(game, lesson, Place())

    def tell_table(self) -> None:
        """The table as the person sees it."""
        for line in self.game.text.lines(self.table.seen(), self.lesson.seat, self.console.words, self.names):
            self.console.say(line)

    def tell_choices(self) -> None:
        """The question and its choices by number."""
        view = self.table.seen()
        self.console.say(self.console.words.question(view, self.names, self.lesson.seat))
        for action in self.table.legal():
            text = self.console.words.choice(view, action, self.names)
            self.console.tell("choice", number=str(action + 1), text=text)

    def tell_what_followed(self, after: LessonTable) -> None:
        """What the person heard between the table and a later one."""
        for ply in after.plies[len(self.table.plies) :]:
            heard = [event for event in ply.events if event.visible_to(self.lesson.seat)]
            for line in self.console.words.told(heard, self.names, self.lesson.seat):
                self.console.say(f"  {line}")
