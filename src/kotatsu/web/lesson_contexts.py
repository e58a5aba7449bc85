"""What the page of a lesson is drawn from: the page of a table, and what the teacher says beside it.

A lesson is stored nowhere: everything here is a function of its data and of the place that the page sends back.

| address | what |
|---|---|
| `GET /learn/{game}` | the game's first lesson, where this browser left it |
| `GET /learn/{game}/{lesson}?at=p` | LessonPage at place p |
| `GET /learn/{game}/{lesson}/fragment?at=p&ply=n` | the same without the frame, on the way to the place |
| `POST /learn/{game}/{lesson}/move` | id (the place), action (numbers): `{"at": place, "plies": [...]}`, or why not |
"""

from __future__ import annotations

from dataclasses import dataclass

from kotatsu.engine.contract import Game
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.lesson import Lesson
from kotatsu.engine.lesson_table import LessonTable, Place, next_place, seat_names, step_values
from kotatsu.web.page_contexts import Frame, LogPly, SeatCard, SeatView, TablePage

FRIEND_LEVEL = "easy"


@dataclass(frozen=True)
class LessonPage:
    """A step of a lesson: its table, and what is said about it."""

    table: TablePage
    lesson: Lesson
    place: Place
    scene: int
    step_key: str
    """The message that is said; empty once the lesson has ended."""
    expected: tuple[int, ...]
    """The actions that are waited for; empty where any are welcome or none."""
    asks: bool
    """Whether the learner has to choose; else there is only something to read."""
    lit: tuple[str, ...]
    back: str
    """The place one step before; empty at the beginning."""
    onward: str
    """The place after this step, where it only has to be read."""
    skip: str
    """The place where the next scene begins, or the end."""
    watching: bool
    """The table is on its way to the place: what happens is told instead."""

    card = "room/_lesson_card.html"
    """The template of what is said."""

    @property
    def frame(self) -> Frame:
        """What surrounds the page."""
        return self.table.frame

    @property
    def game(self) -> Game:
        """The game that is taught."""
        return self.table.view.game

    @property
    def finished(self) -> bool:
        """Whether the lesson has ended."""
        return self.place.step >= len(self.lesson.steps)

    @property
    def next_lesson(self) -> Lesson | None:
        """What can be learned after this one."""
        lessons = self.game.lessons
        after = lessons.index(self.lesson) + 1
        return lessons[after] if after < len(lessons) else None

    @property
    def values(self) -> dict[str, str]:
        """What the words of a step may name."""
        return step_values(self.lesson)


def lesson_page(table: LessonTable, frame: Frame, you: str, ply: int | None = None) -> LessonPage:
    """The page of a lesson at its place, or on the way there after the first `ply` plies."""
    live = len(table.plies)
    shown = live if ply is None else max(table.shown_from, min(ply, live))
    step, lesson = table.step, table.lesson
    at = table.place.step
    return LessonPage(
        table=_table_page(table, frame, seat_names(table.lesson, you), shown),
        lesson=lesson,
        place=table.place,
        scene=table.scene,
        step_key="" if table.finished else step.key,
        expected=table.expected(),
        asks=not table.finished and step.asks,
        lit=() if table.finished else step.lit,
        back=Place(at - 1, _kept_choice(table)).text() if at else "",
        onward="" if table.finished or step.asks else next_place(table, ()).text(),
        skip=str(_next_scene(table)),
        watching=shown < live,
    )


def _kept_choice(table: LessonTable) -> tuple[int, ...]:
    """A free choice stays while one goes back to a step after it."""
    before = table.lesson.steps[: max(0, table.place.step - 1)]
    return table.place.chosen if any(step.any for _, step in before) else ()


def _next_scene(table: LessonTable) -> int:
    if table.scene + 1 >= len(table.lesson.scenes):
        return len(table.lesson.steps)
    return table.lesson.first_step(table.scene + 1)


def _table_page(table: LessonTable, frame: Frame, names: tuple[str, ...], ply: int) -> TablePage:
    """The table around the lesson. It has no seats to give away, no chat, no hints and no secrets."""
    lesson, live = table.lesson, len(table.plies)
    return TablePage(
        frame=frame,
        table=f"learn/{table.game.slug}/{lesson.name}",
        view=_view(table, names, ply),
        live=live,
        branch=table.position,
        entry=live,
        changes=0,
        seats=tuple(_card(seat, name, lesson.seat) for seat, name in enumerate(names)),
        own=(lesson.seat,),
        move_id=table.place.text(),
        curtain=False,
        next_own=NOBODY,
        can_take_back=False,
        levels=(),
        can_hand_over=(),
        can_return=(),
        standing=(),
        chat=(),
        can_chat=False,
        is_host=False,
        over=False,
        invite="",
        commitment="",
    )


def _card(seat: int, name: str, learner: int) -> SeatCard:
    mine = seat == learner
    return SeatCard(seat, name, "person" if mine else "bot", "" if mine else FRIEND_LEVEL, False, True, mine, mine)


def _view(table: LessonTable, names: tuple[str, ...], ply: int) -> SeatView:
    seat, game = table.lesson.seat, table.game
    state = table.seen(ply)
    ended = state.actor == NOBODY
    log = tuple(_log_ply(table, number) for number in range(table.shown_from, ply + 1))
    return SeatView(
        game=game,
        names=names,
        seat=seat,
        ply=ply,
        state=state,
        actor=state.actor,
        question="" if ended else game.asked(state),
        legal=table.legal() if ply == len(table.plies) else (),
        last=log[-1],
        log=log,
        scores=tuple(game.rules.score(state, other) for other in range(table.lesson.seats)),
        result=_result(table) if ended else (),
    )


def _log_ply(table: LessonTable, ply: int) -> LogPly:
    """What the learner heard of a ply; the position itself tells nothing."""
    if ply <= table.shown_from:
        return LogPly(ply, NOBODY, ())
    done = table.plies[ply - 1]
    seat = table.lesson.seat
    return LogPly(ply, done.seat, tuple(event for event in done.events if table.over or event.visible_to(seat)))


def _result(table: LessonTable) -> tuple[float, ...]:
    out = [0.0] * table.lesson.seats
    table.game.rules.result(table.state, out)
    return tuple(out)
