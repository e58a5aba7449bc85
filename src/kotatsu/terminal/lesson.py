"""A lesson at a terminal: the same steps and words as on the page, one numbered choice after the other."""

from __future__ import annotations

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.contract import Game
from kotatsu.engine.lesson import Lesson
from kotatsu.engine.lesson_table import LessonTable, Place, answer, stand_at, step_values
from kotatsu.terminal.console import Console, Leave
from kotatsu.terminal.screen import QUIT
from kotatsu.terminal.taught_table import TABLE, TaughtTable

BACK = ("back", "b", "retour")
SKIP = ("skip", "s", "passer")


class TerminalLesson(TaughtTable):
    """One lesson and where its learner is."""

    def __init__(self, game: Game, lesson: Lesson, console: Console) -> None:
        super().__init__(game, lesson, console)
        self.given: list[int] = []
        """Actions of a step that are only together what it waits for."""

    def run(self) -> None:
        """Teach to the end, or until the person leaves."""
        self.console.tell(self.lesson.key)
        self.console.tell("learn-how")
        try:
            while not self.table.finished:
                self._step()
            self.console.tell("learn-done", game=self.game.slug)
        except Leave:
            self.console.tell("goodbye")

    def _step(self) -> None:
        place, step = self.table.place, self.table.step
        if self.lesson.first_step(self.table.scene) == place.step:
            title = self.console.words.text(self.lesson.scenes[self.table.scene].key)
            scene, scenes = self.table.scene + 1, len(self.lesson.scenes)
            self.console.say("")
            self.console.tell("learn-scene", scene=scene, scenes=scenes, title=title)
        self.console.say("")
        self.console.say(self.console.words.text(step.key, **step_values(self.lesson)))
        if step.asks:
            self.tell_choices()
        while self.table.place == place:
            self._answer(self.console.question("prompt" if step.asks else "learn-enter"))

    def _answer(self, line: str) -> None:
        word = line.lower()
        if word in QUIT:
            raise Leave
        if word in BACK:
            self._go(Place(max(0, self.table.place.step - 1)))
        elif word in SKIP:
            self._go(Place(self._next_scene()))
        elif word in TABLE:
            self.tell_table()
        elif not self.table.step.asks:
            self._arrive(answer(self.table, ()))
        elif word.isdecimal() and 1 <= int(word) <= self.game.actions.count:
            self._choose(int(word) - 1)
        else:
            self.console.tell("no-such-choice", given=repr(line))

    def _next_scene(self) -> int:
        scene = self.table.scene + 1
        return self.lesson.first_step(scene) if scene < len(self.lesson.scenes) else len(self.lesson.steps)

    def _go(self, place: Place) -> None:
        self.given = []
        self.table = stand_at(self.game, self.lesson, place)

    def _choose(self, action: int) -> None:
        """A choice: the one that is waited for, a part of it, or why not."""
        code = self.game.rules.why_not(self.table.seen(), action)
        left = list(self.table.expected())
        for given in self.given:
            left.remove(given)
        if code != ALLOWED and not self.given:
            self.console.say(self.console.words.refusal(code))
        elif self.table.step.any or left == [action]:
            self._arrive(answer(self.table, (*self.given, action)))
        elif action in left[:-1]:
            self.given.append(action)
            self.console.tell("learn-more")
        else:
            self._hint()

    def _hint(self) -> None:
        words, key = self.console.words, f"{self.table.step.key}-hint"
        self.console.say(words.text(key, **step_values(self.lesson)) if words.has(key) else words.text("learn-other"))

    def _arrive(self, after: LessonTable | None) -> None:
        """Tell what a step led to."""
        if after is None:
            self._hint()
            return
        if after.position == self.table.position:
            self.tell_what_followed(after)
        self.given = []
        self.table = after
