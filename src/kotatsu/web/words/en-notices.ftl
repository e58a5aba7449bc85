### Notices: being called when it is one's turn, in English.

refused-bad-endpoint = This browser's push service can't be used: its address is not a public one.
refused-bad-push-keys = This browser sent keys that can't be used. Please try again.
refused-too-many-browsers = { $most } browsers are called already. Stop one of them first.
refused-bad-clock-time = A time looks like 22:00. Please look again.
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
