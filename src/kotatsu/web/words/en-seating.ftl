### Sitting down, in English: what the host changes, who watches, times.

duration-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
duration-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
duration-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
room-away-never = We wait
room-away-after = A bot steps in after { $time }

seating-change = Change
seating-change-seat = seat { $seat }
seating-bot-here = A bot sits here
seating-device-here = Somebody plays on this device
seating-device-do = Seat them
seating-free = Free the seat
seating-ask-to-leave = Ask { $name } to leave
seating-remove = Remove the seat
seating-add = Add a seat
seating-options-change = Change what is played
seating-options-save = Keep it so
seating-you-watch = You are watching.
seating-you-watch-full = Every seat is taken. You are watching.
seating-free-now = A seat is free.
seating-sit-down = Sit down
seating-by-search = No trained player fits these rules yet: the bots play by search.
seating-local-title = For this computer alone
seating-local-how = This link opens on this computer and nowhere else. To let phones on your Wi-Fi in, stop the server and start it again with:
seating-here = here
chat-unread = new
seating-labelled = { $label }:
seating-away-legend = If somebody is away, a bot plays after
duration-never = never: we wait
