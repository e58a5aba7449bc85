### Notices: being called when it is one's turn, in English.

refused-bad-endpoint = This browser's push service can't be used: its address is not a public one.
refused-bad-push-keys = This browser sent keys that can't be used. Please try again.
refused-too-many-browsers = { $most } browsers are called already. Stop one of them first.
refused-bad-clock-time = A time looks like 22:00. Please look again.
refused-which-time-zone = Quiet hours need your time zone, for example Europe/London.
refused-not-called = This browser has not asked to be called.
refused-no-time-zone = There is no time zone called "{ $zone }". One looks like Europe/London.

notice-turn = Your turn
notice-turn-how = { $game } is waiting for you.

me-tab-notices = Notices
notices-title = When it's your turn
notices-nobody = You sit at no table yet. Once you do, you can be called here when it's your turn.
notices-call = Call me when it is my turn
notices-call-how = This browser shows a notice when a table waits for you, even while Kotatsu is closed. One for each table, until you have looked.
notices-start = Call me on this device
notices-stop = Stop
notices-since =
    { $days ->
        [0] since today
        [1] since yesterday
       *[other] for { $days } days
    }
notices-none = This browser can't be called here. It needs a secure address (https); on an iPhone or iPad, add Kotatsu to the home screen first.
notices-denied = Your browser doesn't allow notices from this site. Allow them in its settings, then try again.
notices-failed = Your browser's push service can't be reached now. Please try again later.
notices-what = A notice says which game it is. It is encrypted: the push service can't read it.
notices-quiet = Quiet hours
notices-quiet-how = What comes up meanwhile is told afterwards, if the table is still waiting.
notices-quiet-on = Don't call me between these hours
notices-quiet-from = From
notices-quiet-until = Until
notices-zone = Time zone
notices-keep = Keep it so

refused-bad-clock = There is no such clock. A move may take 1, 2, 3 or 7 days, or as long as it takes.
refused-on-vacation = You are on vacation already.
refused-vacation-days =
    { $left ->
        [0] You have no days of vacation left this year.
        [one] You have one day of vacation left this year.
       *[other] You have { $left } days of vacation left this year. Pick 1 to { $left }.
    }

notice-reminder = Time is running out
notice-reminder-how =
    { $hours ->
        [one] { $game }: { $hours } hour left for your move.
       *[other] { $game }: { $hours } hours left for your move.
    }

clock-legend = Time for a move
clock-none = no limit
clock-end-legend = When the time is over
clock-end-bot = A bot plays
clock-end-wait = We wait
clock-end-leave = The seat goes to a bot
clock-how = A bot that plays gives the seat back when its owner returns. A seat that goes to a bot is gone for good.
clock-agreed = { $time } for each move.
clock-then-bot = Then a bot plays until its owner returns.
clock-then-wait = Then we wait.
clock-then-leave = Then the seat goes to a bot for good.
clock-left = { $time } left
clock-over = time is over
clock-vacation =
    { $days ->
        [one] on vacation, back in a day
       *[other] on vacation, back in { $days } days
    }

vacation-title = Vacation
vacation-how = Your clocks stand still, at most { $most } days a year. Everybody at your tables sees it. Nobody calls you meanwhile.
vacation-days = Days
vacation-begin = Pause my clocks
vacation-on =
    { $days ->
        [one] Your clocks stand still for one more day.
       *[other] Your clocks stand still for { $days } more days.
    }
vacation-end = I'm back
vacation-left =
    { $days ->
        [0] No day is left this year.
        [one] One day is left this year.
       *[other] { $days } days are left this year.
    }

refused-bad-address = This is not a mail address that mail can be sent to. Please look again.
refused-mail-link = This link has been used, or its day is over. Give your address again on your page of notices.

mail-title = Mail
mail-how = A mail when a table waits for you, at once or once a day. First you get a link that confirms your address.
mail-address = Your address
mail-mode = When
mail-mode-once = At once
mail-mode-digest = Once a day
mail-give = Send me the link
mail-on = confirmed
mail-unconfirmed = not confirmed
mail-unconfirmed-how = Open the link in the mail that is on its way to you. It works for a day.
mail-remove = Remove the address
mail-what = A mail says which games wait, and nothing else. A link in each of them stops them.

mail-confirm-subject = Do you want mail from Kotatsu?
mail-confirm-how = Somebody at a table of Kotatsu wants to be told here when it is their turn. If that is you, open this link:
mail-confirm-else = If it is not you, do nothing. No more mail will come.
mail-turn-one = Your turn: { $game }
mail-turn-many =
    { $tables ->
        [one] { $tables } table is waiting for you
       *[other] { $tables } tables are waiting for you
    }
mail-turn-how = Waiting for you:
mail-turn-play = Play on:
mail-turn-off = Stop these mails with one click:

mail-page-confirm = Mail when it's your turn?
mail-page-confirm-how = Mail will come to the address that got this link.
mail-page-confirm-go = Yes, please
mail-page-confirmed = Mail is on
mail-page-confirmed-how = From now on you are told when a table waits for you.
mail-page-off = Stop the mails?
mail-page-off-how = Your address will be forgotten here.
mail-page-off-go = Stop them
mail-page-stopped = No more mail
mail-page-stopped-how = Your address isn't stored here any more.
