### What the server says when something cannot be, in English: `refused-<reason>`.

refused-no-table = There is no such table, or no longer: one that nobody joins, and a game of bots alone, are removed some time after the last visit. Check the link, or set a new one.
refused-no-page = There is no such page.
refused-no-game = There is no such game here.
refused-not-your-seat = That seat isn't yours. Open the table in the browser you joined with.
refused-not-your-turn = It isn't your turn yet.
refused-stale = The table has moved on since. Look again, then choose.
refused-unknown-action = That isn't something you can do here: { $text }
refused-bad-id = A move needs an id of 1 to { $most } plain characters.
refused-over = This game is over.
refused-not-over = This game isn't over yet.
refused-not-started = The game hasn't started yet.
refused-started = The game has already started. You can watch.
refused-seat-taken = Somebody sits there already. Pick another seat.
refused-full = Every seat is taken. You can watch.
refused-settled = The game has begun: seats and options stay as they are.
refused-seat-changed = That seat has changed since. Look again, then choose.
refused-most-seats =
    { $most ->
        [one] { $most } player at most: there is no room for another seat.
       *[other] { $most } players at most: there is no room for another seat.
    }
refused-least-seats =
    { $least ->
        [one] This game needs { $least } player at least.
       *[other] This game needs { $least } players at least.
    }
refused-no-name = Tell us your name, please.
refused-name-taken = Somebody here has that name already. Pick another.
refused-hidden-in-name = This name contains characters that nobody can see. Please pick another.
refused-reserved-name = "{ $name }" is what this page calls its reader. Please pick another name.
refused-not-json = The API reads JSON: send the header Content-Type: application/json.
refused-foreign-host = This server doesn't answer under the name "{ $host }". Whoever runs it can allow the name: KOTATSU_ALLOWED_HOSTS.
refused-foreign-origin = This request comes from another site. Open the page here and try again.
refused-no-level = There is no bot called "{ $level }". There are: { $levels }
refused-no-own-seat = Keep a seat for yourself, or seat bots everywhere and watch.
refused-bad-seat = A seat can't be "{ $kind }". It can be: open, device, bot
refused-bad-away = The waiting time goes from 0 to { $days ->
    [one] { $days } day.
   *[other] { $days } days.
  }
refused-bad-table = The table can't be set like that: { $text }
refused-bad-form = Something is missing or misspelled: { $text }
refused-not-host = Only the host can do that.
refused-seats-open = A seat is still free. Wait for a friend, or seat a bot there.
refused-not-away = They are here. Only they can hand their seat over.
refused-no-standing = There is no standing answer "{ $name }" in this game.
refused-no-take-back = You can't take that back: something was drawn or shown, or somebody has acted since.
refused-nothing-said = Write something first.
refused-too-long = That's too long. Keep it under { $most } characters.
refused-too-large = That's too much at once.
refused-too-many-streams = Too many pages are open at once from here or at this table. Close one and try again.
refused-too-fast =
    { $seconds ->
        [one] Easy there. Try again in a second.
       *[other] Easy there. Try again in { $seconds } seconds.
    }
refused-other-rules = This table was played with version { $version } of the rules; the server has version { $now } now. Its record is kept.
refused-running = The record can be downloaded once the game is over.
refused-csrf = This page has been open for too long. Reload it and try again.
refused-broken = Something broke on our side. Nothing that was confirmed is lost; try again in a moment.
refused-damaged = This table cannot go on: what is stored of it does not fit the rules ({ $text }). Nothing of it was removed.
refused-lesson = { $text }
