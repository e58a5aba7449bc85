### People and their devices, in English.

refused-signed-off = This device was signed off. It no longer holds your seats.
refused-link-expired = This link has been used, or its minutes are over. Make a new one on your other device.
refused-no-device = There is no such device on your list.
refused-no-person = This browser holds no seat yet. Sit down at a table first.
refused-last-way = This is your only device, and you have neither a phrase nor a passkey. Signed off, you could not come back. Make one of them first.
refused-phrase-words = A phrase has { $words ->
    [one] { $words } word
   *[other] { $words } words
  } of four letters each, such as "kota" or "rimu". Look again, please.
refused-phrase-mistyped = One of these words isn't right. Compare them with your note, letter by letter.
refused-phrase-unknown = Nobody here has this phrase. Perhaps a newer one has taken its place.
refused-merge-first = This browser has tables of its own. Say that they shall come along, then try again.
refused-too-many-passkeys = You have { $most } passkeys already. Remove one first.
refused-passkey-late = That took too long. Please try again.
refused-passkey-failed = This passkey did not prove itself. Please try again.
refused-passkey-unknown = This passkey isn't known here any more.

me-my-games = My games
me-pages = Your pages
me-tab-games = Games
me-tab-statistics = Figures
me-tab-devices = Devices
me-tab-data = Data

devices-title = One person, several devices
devices-carry = Take my seats to another device
devices-carry-how = Play on your phone at noon and on your computer at night. The other device gets all your tables, your name and your settings.
devices-carry-go = Show the code
devices-list = Your devices
devices-unnamed = A browser
devices-here = this one
devices-seen =
    { $days ->
        [0] used today
        [1] used yesterday
       *[other] last used { $days } days ago
    }
devices-made =
    { $days ->
        [0] made today
        [1] made yesterday
       *[other] made { $days } days ago
    }
devices-sign-off = Sign off
devices-sign-off-how = A device that you sign off loses all your seats at once.
devices-phrase = Recovery phrase
devices-phrase-how = Eight words on a slip of paper bring you back from any browser, should you lose your devices.
devices-phrase-kept = You have one.
devices-phrase-make = Make a phrase
devices-phrase-new = Make a new one
devices-phrase-forget = Forget it
devices-passkeys = Passkeys
devices-passkeys-how = Your phone or computer keeps the key; your finger, your face or a code opens it.
devices-passkey-make = Make a passkey
devices-passkey-remove = Remove
devices-passkeys-none = This browser can't make passkeys here. They need a secure address (https).
devices-recover = I have a phrase or a passkey

link-how =
    { $minutes ->
        [one] Scan this with your other device, or open the link there. It works once, for one minute.
       *[other] Scan this with your other device, or open the link there. It works once, for { $minutes } minutes.
    }
link-qr = QR code of the link below
link-label = Link for your other device
link-warning = Whoever opens it becomes you on this server. Show it to nobody else.
link-done = Done

join-person-title = Is this also you?
join-person-named = { $name }, is this also you?
join-person-tables =
    { $tables ->
        [0] This browser becomes one of your devices, with your name and your settings.
        [one] This browser becomes one of your devices, with your table, your name and your settings.
       *[other] This browser becomes one of your devices, with your { $tables } tables, your name and your settings.
    }
join-person-merge =
    { $tables ->
        [one] This browser already has a table of its own. It will be yours as well: both become one person. This can't be undone.
       *[other] This browser already has { $tables } tables of its own. They will be yours as well: both become one person. This can't be undone.
    }
join-person-go = Yes, it's me
join-person-merge-go = Yes, make both one
join-person-no = No
join-person-warning = If somebody else sent you this link, don't: they would hold your seats too.

phrase-once = Write these words down now, in this order. They are shown only this once.
phrase-where = To come back, open { $address } on this site and type them.
phrase-done = I have them

recover-title = Come back
recover-how = Type your eight words. Capitals and accents don't matter.
recover-phrase = Your phrase
recover-go = Come back
recover-passkey = Use a passkey
recover-merge =
    { $tables ->
        [one] This browser has a table of its own. It comes along: both become one person, for good.
       *[other] This browser has { $tables } tables of its own. They come along: both become one person, for good.
    }

games-text = A name or a game
games-game = Game
games-every = Every game
games-show = Show
games-all = All
games-turn = Waiting for you
games-running = Running
games-setting-up = Being set up
games-invited = Invited
games-finished = Finished
games-search = Search
games-won = You won
games-shared = You share the win
games-when =
    { $days ->
        [0] today
        [1] yesterday
       *[other] { $days } days ago
    }
games-replay = Replay
games-join = Sit down
games-decline = Not this time
games-pages = Pages of finished games
games-none = No games yet. Pick one from the shelf; it will be here when you come back.
games-none-found = No game of yours fits that.
games-show-all = Show all my games
games-to-shelf = To the shelf

figures-title = Your figures
figures-of = How { $name } plays
figures-headline =
    { $games ->
        [one] { $wins ->
            [one] { $games } game, { $wins } win. An equal share would be { $equal }.
           *[other] { $games } game, { $wins } wins. An equal share would be { $equal }.
        }
       *[other] { $wins ->
            [one] { $games } games, { $wins } win. An equal share would be { $equal }.
           *[other] { $games } games, { $wins } wins. An equal share would be { $equal }.
        }
    }
figures-overall-more = That is more than an equal share, and hardly by chance.
figures-overall-less = That is less than an equal share, and hardly by chance.
figures-overall-open = That may well be chance: there are too few games to tell.
figures-how = The bar is where the true rate lies with 95% certainty; the marks on it are your rate and, in red, an equal share. Shared wins count in part. Games in which you played several seats don't count.
figures-none-of = No finished game counts yet.
figures-none = No finished game of yours counts yet.
figures-waiting =
    { $games ->
        [one] One more game is being counted.
       *[other] { $games } more games are being counted.
    }
figures-by-game = By game
figures-by-seats = By number of players
figures-by-level = By opponents
figures-line =
    { $games ->
        [one] { $games } game, { $rate }% won. Equal share: { $equal }%.
       *[other] { $games } games, { $rate }% won. Equal share: { $equal }%.
    }
figures-between = Between { $low } and { $high }%:
figures-more = more than an equal share.
figures-less = less than an equal share.
figures-open = too few games to tell.
figures-at-seats =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
figures-people = People only
figures-share = A page to share
figures-share-go = Share my figures
figures-unshare = Keep them private
figures-address = Address of your public page
figures-private-how = Nobody but you sees these figures.
figures-shared-how = Whoever has this address sees your name and these figures, and none of your tables.

data-title = All that is yours
data-stored = What is stored
data-nothing = Nothing. You only looked so far.
data-stored-how =
    { $tables ->
        [0] Your name, your settings and your devices. No table.
        [one] Your name, your settings, your devices, and one table with your moves and what you said there.
       *[other] Your name, your settings, your devices, and { $tables } tables with your moves and what you said there.
    }
data-export = Download everything
data-export-how = One zip file: JSON, and the records of your finished games. Of running games it holds what you may see.
data-delete = Delete everything
data-delete-how = Your name, chat, devices, phrase and passkeys go, on every device at once. Tables where nobody else sat go too. At the others, a bot takes your seat in running games, and your moves stay without your name. This can't be undone.
data-delete-sure = Yes, delete all that is mine
data-delete-go = Delete everything
data-deleted = It is gone
data-deleted-how = Nothing of you is stored here any more. You are welcome back as somebody new.
refused-not-sure = Tick the box first, if you really want to delete everything.

figures-luck = Luck and choices
figures-luck-how =
    { $games ->
        [one] In the one game that was looked back at, in wins above or below what was to be expected:
       *[other] In the { $games } newest games that were looked back at, in wins above or below what was to be expected:
    }
figures-from-luck = Luck
figures-from-own = Own choices
figures-from-others = Others' choices
figures-number = { $value }
