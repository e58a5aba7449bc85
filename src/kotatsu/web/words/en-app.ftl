### The app without network, in English.

offline-title = You're offline
offline-banner = You're offline. This page is what was kept; nothing can be changed.
offline-can = You can still read what you opened on this device before: the shelf, your games, rules and finished games.
offline-none = Nothing was kept here yet.
offline-cannot = You can't make a move, see others' moves or set a table. Running games go on as soon as you're back; no move is lost.
offline-again = Try again
