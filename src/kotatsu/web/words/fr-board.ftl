# Un plateau sans serveur, dans un notebook.
board-ply = Coup
board-player = Joueur { $number }
board-text = La même chose en mots
