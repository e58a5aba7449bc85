"""What mails say. No table's address is in them, since it is an invitation; no names, no chat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

from kotatsu.games import load
from kotatsu.web.notices.mail_settings import MailSettings
from kotatsu.web.store.notice_models import MailRow
from kotatsu.web.tables.refusals import WORDS
from kotatsu.words import words

UNFOLDED = SMTP.clone(max_line_length=900)
"""Links in headers stay in one line: not every mail program puts them together again."""


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody."""

    game: str
    """Its slug."""
    hours_left: int | None = None
    """Hours that are left, where time is running out."""


def _message(settings: MailSettings, to: str, subject: str, lines: Sequence[str]) -> EmailMessage:
    message = EmailMessage(policy=UNFOLDED)
    message["From"], message["To"], message["Subject"] = f"Kotatsu <{settings.sender}>", to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=settings.sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content("\n".join(lines) + "\n")
    return message


def confirmation(settings: MailSettings, row: MailRow, secret: str) -> EmailMessage:
    """Asks whether an address is somebody's who wants mail."""
    text = words(None, row.language, WORDS).text
    link = f"{settings.site}/mail/confirm/{secret}"
    lines = [text("mail-confirm-how"), "", link, "", text("mail-confirm-else")]
    return _message(settings, row.address, text("mail-confirm-subject"), lines)


def your_turn(settings: MailSettings, row: MailRow, tables: Sequence[Waiting]) -> EmailMessage:
    """Tables wait for somebody. One click stops these mails (RFC 8058)."""
    text = words(None, row.language, WORDS).text
    first = load(tables[0].game).title
    subject = text("mail-turn-one", game=first) if len(tables) == 1 else text("mail-turn-many", tables=len(tables))
    off = f"{settings.site}/mail/off/{row.off_key}"
    lines = [text("mail-turn-how"), "", *(_line(row.language, table) for table in tables), ""]
    lines += [text("mail-turn-play"), f"{settings.site}/me", "", text("mail-turn-off"), off]
    message = _message(settings, row.address, subject, lines)
    message["List-Unsubscribe"] = f"<{off}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def _line(language: str, table: Waiting) -> str:
    text, title = words(None, language, WORDS).text, load(table.game).title
    told = title if table.hours_left is None else text("notice-reminder-how", game=title, hours=table.hours_left)
    return f"- {told}"
