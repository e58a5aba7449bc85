"""What each page is drawn from: one frozen dataclass for each. The server fills them, `kotatsu.web.render` draws them.
Pages that belong to no table are in `shelf_contexts.py`.

A table at ply n, for seat s, in language l is a pure function of the stored match: everything that depends on the
match is in `SeatView`, built from hidden states alone; everything that depends on the reader is in `Frame`. Integers
and keys stay what they are until the moment of drawing, where `kotatsu.words.Words(game, frame.language)` says them.

Addresses (all forms are POST, carry `csrf` in a hidden field CSRF_FIELD or in the header CSRF_HEADER, and answer with a
redirect to the page, or, asked with `Accept: application/json`, with a small JSON object):

| address | what |
|---|---|
| `GET /` | Shelf |
| `GET /new/{game}`, `POST` | NewTable; the form's fields are those of `NewTable` |
| `GET /t/{table}` | Lobby before the start, Join for a guest while a seat is free, then TablePage |
| `GET /t/{table}?ply=n&seat=s` | TablePage at a past ply (the scrubber), as seat s of this browser |
| `GET /t/{table}/fragment?ply=n&branch=b&seat=s` | the same without the frame; 409 with JSON when branch b is gone |
| `GET /t/{table}/lobby` | Lobby without the frame |
| `GET /t/{table}/join`, `POST` seat, name | Join |
| `GET /t/{table}/result` | ResultPage |
| `GET /t/{table}/events` | server-sent events, see `kotatsu.web.pages.table_events` |
| `GET /t/{table}/chat?since=n` | chat lines without the frame |
| `GET /t/{table}/record.json`, `/qr.svg` | the record (after the end), the invite as a picture |
| `POST /t/{table}/start` | host: begin |
| `POST /t/{table}/seat-bot`, `/seat-device`, `/free-seat` | host, before the start: seat and level, seat and name |
| `POST /t/{table}/add-seat`, `/remove-seat`, `/options` | host, before the start: a seat, `option-<name>` and `away` |
| `POST /t/{table}/move` | seat, ply, branch, id, action (its number, or its names as text: `play card=up1 place=3`),
  `then` (further actions of the same gesture, separated by `;`) |
| `POST /t/{table}/take-back` | seat, ply, branch |
| `POST /t/{table}/hand-over` | seat, level: give one's own seat (or, as host, an absent one) to a bot |
| `POST /t/{table}/return` | seat: take one's seat back from the bot |
| `POST /t/{table}/standing` | seat, name, on (`yes` or `no`): a standing answer |
| `POST /t/{table}/chat` | text |
| `POST /t/{table}/leave`, `/rematch` | give the seat up before the start; a new table with the same seats |
| `GET /rules/{game}#{clause}` | RulesPage |
| `GET /cards/{game}/{component}` | what a piece is, without the frame |
| `POST /settings` | language, theme, back (a path of this site) |
| `GET /static/{digest}/...`, `GET /games/{game}/{digest}/table.css` | what lies in `web/static`; a game's style sheet |

The stream sends an event `table` at once when it opens and whenever something has changed. Its data is the
whole position of the table: `{"entry": 12, "ply": 10, "branch": 1, "changes": 3, "chats": 2, "removed": 0, "started":
true, "over": false, "rematch": ""}`. A page compares it with what it shows and fetches what it lacks: the plies from
its own to `ply` one after the other, or the live fragment when `branch` has moved on, the seats when `changes` has,
the chat when `chats` or `removed` has. Nothing depends on having heard every event, so a lost connection costs only
time. A table that cannot go on sends `stopped` with a sentence, and its stream ends.

A form that was refused answers 403, 404, 409, 422 or 429 with `{"reason": code, "text": sentence, "clause": label or
""}` as JSON (`stale` and `not-your-turn` mean: catch up), or, for a page without scripts, redirects to the page,
which then has `frame.notice`. A move that counted answers `{"ply": n, "branch": b, "entry": e}`.
Words of the frame live in `web/words/{en,fr}.ftl`; the server's own sentences in `web/words/{en,fr}-server.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Literal

from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.contract import Game
from kotatsu.engine.events import Event
from kotatsu.web.clock_context import NO_CLOCK, Clock
from kotatsu.web.lobby_room_context import NO_ANNOUNCEMENT, NO_ROOM, Announcement, LobbyRoom, OtherPerson
from kotatsu.web.series_context import SeriesScore

CSRF_FIELD = "_csrf_token"
CSRF_HEADER = "x-csrftoken"
MAX_CHAT_LENGTH = 300
"""Characters of a line of chat."""

Theme = Literal["auto", "light", "dark"]
SeatKind = Literal["open", "person", "device", "bot"]
"""Who a seat is for: nobody yet (a friend may join), a person elsewhere, a person at the host's device, a bot."""


@dataclass(frozen=True)
class Notice:
    """Something to tell the reader once, on top of a page: usually why a form was refused."""

    text: str
    """A sentence in the reader's language."""
    clause: str = ""
    """The clause's label (`A3`) when a rule forbade it, to link the rules; else empty."""


@dataclass(frozen=True)
class Frame:
    """What every page has around it, whatever it shows. Nothing here depends on a match."""

    language: str
    """`en` or `fr`."""
    languages: tuple[str, ...]
    theme: Theme
    csrf: str
    """The value of the hidden field CSRF_FIELD in every form."""
    path: str
    """This page's own path and query, for the `back` field of /settings."""
    notice: Notice | None = None
    announcement: Announcement = NO_ANNOUNCEMENT
    """What the host of the server tells everybody."""


@dataclass(frozen=True)
class KeptFor:
    """How long this server keeps tables, for people to read. 0 means for ever."""

    lobby_days: float = 0.0
    unused_days: float = 0.0
    finished_mb: int = 0


# --- Before the start


@dataclass(frozen=True)
class NewTable:
    """The form for a new table. Fields to send: `seats` (a number), `kind-0`, `kind-1` ... (open, device, bot),
    `name-0` ... (for device seats; seat 0 is the maker's own and always device), `level-1` ... (for bots),
    `option-<name>`, `away` (seconds as in `away_choices`)."""

    frame: Frame
    game: Game
    levels: tuple[str, ...]
    """The bots' levels, weakest first."""
    away_choices: tuple[int, ...]
    """Seconds after which a bot plays for someone away; 0 means never and is the default."""
    values: Mapping[str, str]
    """What the form holds already: defaults, or what was sent and refused (frame.notice says why)."""
    by_search: bool = False
    """No trained net fits this game: its bots play by search."""


@dataclass(frozen=True)
class SeatCard:
    """A seat as everybody may see it, before and during play."""

    IS_DRAWN_ALIKE: ClassVar[bool] = True
    seat: int
    name: str
    """What its person is called, or the bot; empty while the seat is open."""
    kind: SeatKind
    level: str
    """The bot's level, of a bot seat or of the bot standing in; else empty."""
    standing_in: bool
    """A person's seat that a bot plays for now: handed over, or away too long."""
    present: bool
    """Somebody is looking at the table for this seat now; bots always are."""
    yours: bool
    """This browser holds it."""
    host: bool
    """Its person made the table."""
    seconds_left: int | None = None
    """How long its person still has for the decision that is theirs now; None where no clock runs."""
    vacation_days: int = 0
    """Days until its person is back from vacation; 0 when they are not on vacation."""

    def __hash__(self) -> int:
        """Cards are looked up at every ply: seat and name tell most of them apart."""
        return hash((self.seat, self.name))


@dataclass(frozen=True)
class Lobby:
    """A table that has not begun: invite, seats filling, start."""

    frame: Frame
    table: str
    """The table's id, for addresses."""
    game: Game
    options: Mapping[str, str]
    away: int
    """Seconds until a bot plays for someone away; 0 for never."""
    seats: tuple[SeatCard, ...]
    invite: str
    """The whole address to send to friends. Its QR code: /t/{table}/qr.svg."""
    is_host: bool
    can_start: bool
    """This browser may start now: it is the host's and no seat is open."""
    levels: tuple[str, ...]
    commitment: str
    """SHA-256 of the sealed seed."""
    changes: int
    """How many times the seats have changed; the stream says when there is a newer number."""
    here: str = ""
    """Who is here (tables/seats.py, attendance); the stream says when that has changed."""
    away_choices: tuple[int, ...] = ()
    by_search: bool = False
    """No trained net fits this game: its bots play by search."""
    local_only: bool = False
    """The link leads to this computer alone: no friend's phone can open it."""
    clock: Clock = NO_CLOCK
    series: SeriesScore | None = None
    """The series that it begins."""
    room: LobbyRoom = NO_ROOM
    """The room around it."""

    @property
    def open_seats(self) -> tuple[int, ...]:
        """Where somebody may still sit down."""
        return tuple(card.seat for card in self.seats if card.kind == "open")

    @property
    def watching(self) -> bool:
        """The reader has no seat."""
        return not self.is_host and not any(card.yours for card in self.seats)


@dataclass(frozen=True)
class Join:
    """Pick a seat and a name. Fields to send: `seat`, `name`. With no open seat: watch (link to /t/{table}?watch=1)."""

    frame: Frame
    table: str
    game: Game
    seats: tuple[SeatCard, ...]
    open_seats: tuple[int, ...]
    host_name: str
    name: str
    """The name to propose: what this browser was called last, or what was refused."""
    started: bool
    clock: Clock = NO_CLOCK


# --- In play


@dataclass(frozen=True)
class LogPly:
    """What one ply told this reader. Words: `event-<name>`."""

    ply: int
    """The state that this led to; 0 is the opening."""
    seat: int
    """Who decided; -1 for the opening."""
    events: tuple[Event, ...]


@dataclass(frozen=True)
class StandingAnswer:
    """A standing answer that the reader's seat may keep (page.STANDING): `standing-<name>` in the words."""

    name: str
    on: bool


@dataclass(frozen=True, eq=False)
class SeatView:
    """The table at ply n for seat s: everything drawn that comes from the match. Built from the hidden state alone.

    A view equals itself alone; the same reader's eyes at the same ply get the same view again (reader_view.py)."""

    game: Game
    names: tuple[str, ...]
    seat: int
    """The reader's, -1 for a spectator."""
    ply: int
    """How many decisions have been made in the state shown."""
    state: Any
    """The game's State as this seat may see it, UNKNOWN in it. After the end all is open, at every ply."""
    actor: int
    """The seat that decides in the state shown, NOBODY (-1) once over."""
    question: str
    """The name in QUESTIONS of what the actor is asked; empty once over. Words: question-..., waiting-..."""
    legal: tuple[int, ...]
    """The actions that the reader may choose now: empty unless `seat` decides and the state shown is the live one."""
    last: LogPly
    """What led to the state shown, to mark and animate."""
    log: Sequence[LogPly]
    """Everything this seat heard up to the state shown, oldest first; ends with `last`."""
    scores: tuple[int, ...]
    """The points of each seat in the state shown."""
    result: tuple[float, ...]
    """Each seat's share of the win; empty unless the state shown is the end."""

    @cached_property
    def forbidden(self) -> dict[int, int]:
        """Each action that the reader may not choose now and the code of its clause; empty unless it is their turn."""
        if not self.legal:
            return {}
        codes = {action: self.game.rules.why_not(self.state, action) for action in range(self.game.actions.count)}
        return {action: code for action, code in codes.items() if code != ALLOWED}


@dataclass(frozen=True)
class ChatLine:
    """One line of chat; `text` is raw and must be escaped."""

    number: int
    seat: int
    """Who wrote it, -1 for a spectator."""
    name: str
    text: str
    own: bool = False
    """The reader wrote it."""
    can_report: bool = False
    """The reader sits here too, and who wrote it still does."""


@dataclass(frozen=True)
class Hint:
    """What a bot thinks of each choice of the reader."""

    chances: Mapping[int, float]
    """Each legal action and the chance of winning after it, 0 to 1."""
    futures: int
    """How many futures were looked at; 0 while the search cannot answer yet."""
    gesture: tuple[int, ...] = ()
    """What it advises: the actions in a row that a person makes in one gesture."""
    chance: float = 0.0
    """The chance of winning that the gesture leads to."""


@dataclass(frozen=True, kw_only=True)
class TablePage:
    """The table in play, in review and after the end: `view` is the table, the rest is around it."""

    frame: Frame
    table: str
    view: SeatView
    live: int
    """The ply of the live state; `view.ply < live` is the past."""
    branch: int
    """How many take-backs there have been. A move sends it back, so that a page from before one cannot answer."""
    entry: int
    """How many entries the table has (moves and take-backs); the stream counts with it."""
    changes: int
    """How many times the seats have changed."""
    seats: tuple[SeatCard, ...]
    own: tuple[int, ...]
    """The seats of this browser; several on a shared device."""
    move_id: str
    """A fresh id to send with a move made from this page; sent twice it counts once."""
    curtain: bool
    """Draw nothing but a curtain: pass the device to `view.seat`, then open `/t/{table}?seat=..`.
    `view` is then a spectator's view of the same ply except for `seat`."""
    next_own: int = -1
    """The seat of this browser that decides live while another is shown (pass the device), or -1."""
    can_take_back: bool = False
    levels: tuple[str, ...] = ()
    """What a hand-over may choose from; empty when the reader may hand nothing over."""
    can_hand_over: tuple[int, ...] = ()
    """Seats that this browser may give to a bot: its own, and absent ones for the host."""
    can_return: tuple[int, ...] = ()
    """Seats of this browser that a bot plays for now."""
    standing: tuple[StandingAnswer, ...] = ()
    chat: tuple[ChatLine, ...]
    can_chat: bool = False
    is_host: bool = False
    over: bool
    """The live state is the end."""
    invite: str
    commitment: str
    here: str = ""
    """Who is here (tables/seats.py, attendance); the stream says when that has changed."""
    can_hint: bool = False
    """The table allows hints and the reader decides now: a link to this page with `hint=1` asks for one."""
    no_hints: bool = False
    """Nobody may be advised at this table, as other people play."""
    hint: Hint | None = None
    """What was asked for with `hint=1`."""
    coached: bool = False
    """Bring along what the coach would say; the page's script knows what this device has been told already."""
    log_from: int = 0
    """The first ply of the log that is drawn."""
    with_menu: bool = True
    """Whether a fragment brings the menu; it changes only with who sits where."""
    goes_on: bool = False
    """The page goes on to the next ply: of the dock it is brought only what just happened."""
    series: SeriesScore | None = None
    """The series that it belongs to."""
    is_watched: bool = False
    """Anybody in the public room may watch it."""
    others: tuple[OtherPerson, ...] = ()
    """Whom the reader, who sits here, may block."""


@dataclass(frozen=True)
class ResultPage:
    """The end: who won and why. The game's macro `result()` takes the points apart from `view.state`."""

    frame: Frame
    table: str
    view: SeatView
    """The last state, all open."""
    seats: tuple[SeatCard, ...]
    winners: tuple[int, ...]
    seed: str
    """The seed in hexadecimal, told now that it is over; `commitment` was told at the start."""
    commitment: str
    rematch: str
    """The id of the rematch that somebody has opened already, or empty: then POST /t/{table}/rematch."""
    is_seated: bool
    """This browser sat here and may open a rematch."""
    own: tuple[int, ...]
    chat: tuple[ChatLine, ...]
    can_chat: bool
    changes: int
    series: SeriesScore | None = None
    """The series that it belongs to."""
    others: tuple[OtherPerson, ...] = ()
