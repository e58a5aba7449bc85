"""A puzzle at a terminal: a position, numbered choices, and one of them that is clearly the best."""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.contract import Game
from kotatsu.engine.lesson_table import LessonTable, Place, answer, seat_names, stand_at
from kotatsu.reviews.puzzles import Puzzle
from kotatsu.terminal.console import Console, Leave
from kotatsu.terminal.lesson import TABLE
from kotatsu.terminal.screen import HELP, QUIT

SHOW = ("show", "s", "montre")


class TerminalPuzzle:
    """One puzzle and somebody who looks for its answer."""

    def __init__(self, game: Game, puzzle: Puzzle, console: Console) -> None:
        self.game, self.puzzle, self.console = game, puzzle, console
        self.lesson = puzzle.lesson(game)
        self.names = seat_names(self.lesson, console.words.text("you"))
        self.table = stand_at(game, self.lesson, Place())

    def run(self, number: int, count: int) -> None:
        """Ask until the answer is found or shown, or the person leaves."""
        self.console.tell("puzzle-head", game=self.game.title, number=number, count=count)
        self._tell_table()
        self._tell_choices()
        self.console.tell("puzzle-find", count=self.puzzle.choices)
        try:
            while not self.table.finished:
                self._answer(self.console.question("prompt"))
        except Leave:
            self.console.tell("puzzle-goodbye")

    def _tell_table(self) -> None:
        for line in self.game.text.lines(self.table.seen(), self.lesson.seat, self.console.words, self.names):
            self.console.say(line)

    def _tell_choices(self) -> None:
        view = self.table.seen()
        self.console.say(self.console.words.question(view, self.names, self.lesson.seat))
        for action in self.table.legal():
            text = self.console.words.choice(view, action, self.names)
            self.console.tell("choice", number=str(action + 1), text=text)

    def _answer(self, line: str) -> None:
        word = line.lower()
        if word in QUIT:
            raise Leave
        if word in TABLE:
            self._tell_table()
            self._tell_choices()
        elif word in HELP:
            self.console.tell("puzzle-find", count=self.puzzle.choices)
        elif word in SHOW:
            self._choose(self.table.expected()[0])
        elif word.isdecimal() and 1 <= int(word) <= self.game.actions.count:
            self._choose(int(word) - 1)
        else:
            self.console.tell("no-such-choice", given=repr(line))

    def _choose(self, action: int) -> None:
        code = self.game.rules.why_not(self.table.seen(), action)
        if code != ALLOWED:
            self.console.say(self.console.words.refusal(code))
            return
        after = answer(self.table, (action,))
        if after is None:
            self.console.tell("puzzle-other")
        else:
            self._explain(after, self.console.words.choice(self.table.seen(), action, self.names))

    def _explain(self, after: LessonTable, choice: str) -> None:
        """The answer, what followed, and what the numbers say."""
        self.console.tell("puzzle-answer", text=choice)
        for ply in after.plies[len(self.table.plies) :]:
            for event in ply.events:
                if event.visible_to(self.lesson.seat):
                    self.console.say("  " + self.console.words.event(event, self.names, self.lesson.seat))
        self.console.tell("puzzle-why", best=round(100 * self.puzzle.chance))
        if self.puzzle.other:
            other = self.game.actions.parse(self.puzzle.other)
            text = self.console.words.choice(self.table.seen(), other, self.names)
            self.console.tell("puzzle-next-best", text=text, second=round(100 * self.puzzle.second))
        self.table = after
