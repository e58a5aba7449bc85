### The room around the tables, in English: links for groups, the public room, what the host tells everybody.

## Links for groups

refused-group-over = This link has ended. Ask whoever sent it for a new one.
refused-group-full = Every seat is taken just now. Try again in a moment.
refused-bad-days = A link is good for 1, 7 or 30 days.

group-title = One link for the whole group
group-what = Friends who follow it sit down on any free seat. With several tables, each comes to the one that fills first.
group-how =
    { $tables ->
        [one] Whoever opens it sits down on any free seat of this table.
       *[other] Whoever opens it sits down on any free seat of { $tables } tables.
    }
group-link = Link for the group
group-left = This link is good for another { $time }.
group-revoke = End this link
group-add = Lead my group's link here too
group-days = Good for
group-make = Make the link
group-seat-free = A seat is free: { $game }
group-free =
    { $free ->
        [one] { $free } seat is free. Sit down under your name.
       *[other] { $free } seats are free. You get the next one.
    }
group-full = Every seat is taken
group-full-how = Perhaps a seat becomes free, or your friends set another table. The link stays the same.
group-again = Look again

blocked-sits-here = Somebody you have blocked sits at this table: { $names }

## The public room

refused-not-listed = This table isn't open any more. Look for another in the open room.
refused-at-odds = This table can't take you just now. Pick another one.
refused-kept-out = The host of this server has closed the open room to you.
refused-chat-off = The chat is switched off.
refused-no-line = This line is gone.

open-room = Open room
open-room-title = The open room
open-room-how = Find somebody to play with, or watch a game.
open-tables = Open tables
open-free =
    { $free ->
        [one] { $free } seat free
       *[other] { $free } seats free
    }
open-none = No table is open just now. Set one and open it: others see it here at once.
open-make = Open a table
open-make-how = Pick a game and set the table. Before the start you say that anybody here may sit down.
open-watch = Watch
open-back = Back to the open room
watched-tables = Being played
watched-none = Nobody lets others watch just now.
room-puzzles = Puzzle of the day
room-chat-title = Quiet chat
room-chat-empty = Nobody has said anything yet.
room-chat-kept =
    { $hours ->
        [one] Lines are deleted after { $hours } hour. Whoever is here can read them.
       *[other] Lines are deleted after { $hours } hours. Whoever is here can read them.
    }
line-more = About { $name }'s line
line-block = Block
line-report = Report
blocks-title = Block and report
blocks-how = If you block somebody, you no longer see what they write, in the open room or at a table. The open room and links for groups never seat you beside them. If a friend's own link leads you to their table, the lobby tells you that they sit there.
reports-how = A line that you report is shown to the host of this server, without your name.
report-sent = Thank you. The host of this server sees the line.
blocks-end = End the block

listing-title = Open to others?
listing-join = Anybody in the open room may sit down
listing-watch = Anybody in the open room may watch
listing-how = Without a tick, only those with the link find this table. Anybody who sits here can end the watching.
listed-join = This table is open: anybody in the open room may sit down.
listed-watch = Anybody in the open room may watch this table.
listing-end-watching = I don't want to be watched

## What the host of the server tells and sees

refused-maintenance = The host is working on this server. Tables rest for a while; nothing is lost. Try again later.
refused-host-key = This page is for whoever runs this server. Its link: kotatsu host-link
refused-not-sure = Say that you are sure, then try again.

maintenance-now = The host is working on this server: moves wait, nothing is lost.

host-title = The host's page
host-now = Now
host-people = People at tables
host-streams = Open pages
host-tables-lobby = Tables being set up
host-tables-playing = Games under way
host-tables-over = Finished games
host-maintenance = Maintenance
host-maintenance-how = Everybody is told on their page. Moves that are being made are finished; new moves and new tables wait.
host-maintenance-begin = Begin maintenance
host-maintenance-sure = Shall all tables wait now?
host-maintenance-do = Yes, begin
host-maintenance-on = All tables wait. It stays so over a restart, until you end it.
host-still =
    { $tables ->
        [0] No bot is still deciding.
        [one] At { $tables } table a bot is still deciding.
       *[other] At { $tables } tables bots are still deciding.
    }
host-maintenance-end = End maintenance
host-message = A message to all
host-message-how = It stands on top of every page until it is put away. Write it in one language or in both.
host-message-send = Show it to everybody
host-message-down = Take it down
host-room-how = In the open room strangers find tables to join and games to watch. It is closed unless you open it.
host-switch-lobby = The open room is open
host-switch-chat = Its chat is on
host-reports = Reported lines
host-reports-none = Nothing was reported.
host-report-remove = Remove the line
host-report-keep-out = Keep them out of the room
host-report-leave = Leave it
host-ago =
    { $minutes ->
        [0] just now
        [one] { $minutes } minute ago
       *[other] { $minutes } minutes ago
    }
host-times =
    { $times ->
        [one] reported { $times } time
       *[other] reported { $times } times
    }
host-bots = Bots
host-bot-processes = Processes they think in
host-bots-playing = Tables at which they decide now
host-bots-waiting = Tables that wait for a process
host-bot-crashes = Processes that had to be replaced
host-bot-seconds = Mean thinking time, { $level }
host-seconds = { $value } s
host-disk = Disk
host-database = Database
host-free = Free
host-megabytes = { $value } MB
host-tasks = Tasks
host-task-sweep = Moves of bots
host-task-garbage-collection = Tidying memory
host-task-notifications = News between processes
host-task-presence = Who is here
host-task-retention = Tables to delete
host-task-reviews = Reviews of games
host-task-series = Next games of series
host-task-room = The host’s settings
host-task-results = Kept results
host-task-mail = Sending mail
host-task-push = Sending notifications
host-task-notices = Who must be told
host-task-clocks = Clocks of tables
host-up = works
host-down = is down
host-failures =
    { $times ->
        [one] failed { $times } time
       *[other] failed { $times } times
    }
host-warnings = Last warnings
host-warnings-none = No warning since this process was started.
host-tables = Tables
host-tables-how = You play too, so nothing here leads to a table or shows anything of its game.
host-tables-none = There is no table yet.
host-status-lobby = being set up
host-status-playing = under way
host-status-over = finished
host-age =
    { $days ->
        [0] made today
        [one] { $days } day old
       *[other] { $days } days old
    }
host-unused =
    { $days ->
        [0] used today
        [one] unused for { $days } day
       *[other] unused for { $days } days
    }
host-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
host-holders =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
host-kilobytes = { $value } kB
host-remove = Remove
host-remove-sure = Remove this table for good, with all its moves? Those who sit there lose it.
host-remove-do = Yes, remove it
