"""A puzzle at a terminal: a position, numbered choices, and one of them that is clearly the best."""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.contract import Game
from kotatsu.engine.lesson_table import LessonTable, answer
from kotatsu.reviews.puzzles import Puzzle
from kotatsu.terminal.console import Console, Leave
from kotatsu.terminal.screen import HELP, QUIT
from kotatsu.terminal.taught_table import TABLE, TaughtTable

SHOW = ("show", "s", "montre")


class TerminalPuzzle(TaughtTable):
    """One puzzle and somebody who looks for its answer."""

    def __init__(self, game: Game, puzzle: Puzzle, console: Console) -> None:
        super().__init__(game, puzzle.lesson(game), console)
        self.puzzle = puzzle

    def run(self, number: int, count: int) -> None:
        """Ask until the answer is found or shown, or the person leaves."""
        self.console.tell("puzzle-head", game=self.game.title, number=number, count=count)
        self.tell_table()
        self.tell_choices()
        self.console.tell("puzzle-find", count=self.puzzle.choices)
        try:
            while not self.table.finished:
                self._answer(self.console.question("prompt"))
        except Leave:
            self.console.tell("puzzle-goodbye")

    def _answer(self, line: str) -> None:
        word = line.lower()
        if word in QUIT:
            raise Leave
        if word in TABLE:
            self.tell_table()
            self.tell_choices()
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
        self.tell_what_followed(after)
        self.console.tell("puzzle-why", best=round(100 * self.puzzle.chance))
        if self.puzzle.other:
            other = self.game.actions.parse(self.puzzle.other)
            text = self.console.words.choice(self.table.seen(), other, self.names)
            self.console.tell("puzzle-next-best", text=text, second=round(100 * self.puzzle.second))
        self.table = after
