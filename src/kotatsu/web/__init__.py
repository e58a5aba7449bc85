"""The server: pages, live tables, JSON API. A game brings its folder; nothing here knows any game."""
