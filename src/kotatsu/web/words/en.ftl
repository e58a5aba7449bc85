### The words of the room, in English.

room-description = Modern tabletop games, with friends on a link or against bots.
room-skip = Go to the table
room-language-en = English
room-language-fr = Français
room-theme-light = Daylight
room-theme-dark = Lamplight
room-close = Close
room-menu = Menu

## The shelf

room-shelf-title = What shall we play?
room-shelf-how = Pick a game, send your friends a link, seat bots where nobody sits. No account needed.
room-own-tables = Your tables
room-your-turn = Your turn
room-not-started = Not started
room-seats-minutes = { $least } to { $most } players, { $minutes } min
room-seats-exactly = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, { $minutes } min
room-rules = Rules
room-rules-of = The rules of { $game }
room-play-bots = Play
room-play-friends = Play with friends
room-player = Player
room-to-shelf = Back to the shelf
room-new-table = Play

## A new table

room-new-title = A table of { $game }
room-how-many = How many around the table?
room-seat = Seat { $seat }
room-you = you
room-kind-me = Me
room-kind-open = A friend
room-kind-open-how = Sits down with the link you send.
room-kind-bot = A bot
room-kind-device = On this device
room-level = How strong
room-level-random = Rolls dice
room-level-easy = Easy
room-level-medium = Medium
room-level-hard = Hard
room-level-master = Master
room-name = Name
room-options = Options
room-away-limit = When somebody is away
room-make-table = Set the table

## Before the start

room-lobby-title = A table of { $game }, not started yet
room-waiting-friends = Waiting for friends
room-all-here = Everybody is here
room-host-starts = Your host starts the game
room-free-seat = Free seat
room-host = host
room-start = Start the game
room-invite-title = Invite your friends
room-invite-how = Send them this link, or let them scan the code.
room-invite-link = Link to this table
room-copy = Copy
room-copied = Copied
room-qr = The link as a QR code
room-settled = At this table
room-kept-lobby =
    { $days ->
        [0] A table that nobody joins is kept.
        [one] A table that nobody joins is removed after a day.
       *[other] A table that nobody joins is removed after { $days } days.
    }
room-kept-unused =
    { $days ->
        [0] A game under way is kept for as long as you like.
        [one] A game under way is removed when nobody has come back for a day.
       *[other] A game under way is removed when nobody has come back for { $days } days.
    }
room-kept-finished =
    { $megabytes ->
        [0] Finished games are kept.
       *[other] Finished games are kept while there is room ({ $megabytes } MB); the oldest go first.
    }
room-leave = Give up my seat
room-seal = Chance is sealed
room-seal-how = All chance comes from one secret number, chosen before anybody sat down. This is its fingerprint. Copy it now; after the game, download the record and check every draw with:
room-unsealed-how = All chance came from this number; its fingerprint was shown before the start. Download the record and check every draw with the fingerprint you noted then:
room-commitment = Fingerprint of the secret number (SHA-256)
room-seed = Seed

room-join-title = Join { $game }
room-join-invited = { $host } invites you to { $game }
room-pick-seat = Pick a seat
room-your-name = Your name
room-sit-down = Sit down
room-full = Every seat is taken, but you can watch.
room-watch = Just watch

## In play

room-tabs = Parts of the table
room-table = Table
room-log = Log
room-chat = Chat
room-chat-short = Chat
room-chat-label = Say something
room-chat-send = Send
room-seats = Around the table
room-own = Before you
room-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
room-leads = ahead
room-away = away
room-standing-in = bot standing in ({ $level })
room-plans = Ready-made
room-in-advance =
    { $on ->
        [0] In advance
       *[other] In advance ({ $on })
    }
room-hint = Hint
room-hint-thinking = Thinking…
room-choices =
    { $count ->
        [0] Choices
        [one] 1 choice
       *[other] { $count } choices
    }
room-choose = Choose
room-play = Play
room-find = Search the choices
room-which = and then?
room-settings = Settings
room-pace = How fast others’ moves are shown
room-pace-slow = Slowly
room-pace-normal = At ease
room-pace-fast = Fast
room-confirm = Ask before every move
room-sound = Sound
room-vibration = Vibration on my turn
room-still = Nothing moves
room-futures =
    { $futures ->
        [one] Estimated by playing { $futures } future from here.
       *[other] Estimated by playing { $futures } futures from here.
    }
room-undo = Undo
room-pass-device = Pass the device to { $name }
room-see-result = See the result
room-skip-plies = Skip ahead
room-past = You are looking at move { $ply } of { $live }.
room-return-live = Back to now
room-scrubber = Look back
room-scrub = Move { $ply } of { $live }
room-to-first = To the start
room-to-back = One move back
room-to-forth = One move on
room-to-live = To now
room-to-ply = Look at move { $ply }
room-curtain = Over to { $name }
room-curtain-how = Pass the device. What lies behind the curtain is for the next player alone.
room-curtain-open = I am { $name }: open
room-hand-over = Let a bot play for { $name }
room-hand-over-do = Hand over
room-return = Take { $name }'s seat back
room-offline = No connection. Your table is safe; trying again…

## The end

room-result-title = { $game }: the result
room-won = { $you ->
        [yes] You win!
       *[no] { $name } wins!
    }
room-won-together = { $you ->
        [yes] You share the win with { $names }!
       *[no] { $names } share the win!
    }
room-nobody-won = Nobody won.
room-rematch = Play again
room-rematch-join = Join the rematch
room-replay = Replay
room-download = Download the record

## When something goes wrong

room-error-title =
    { $status ->
        [403] That is not yours to do
        [404] Nothing on this shelf
        [409] The table has moved on
        [429] One thing at a time
        [500] Somebody knocked the table
       *[other] That did not work
    }
