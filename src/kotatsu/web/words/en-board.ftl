# A board without a server, in a notebook.
board-ply = Move
board-player = Player { $number }
board-text = The same in words
