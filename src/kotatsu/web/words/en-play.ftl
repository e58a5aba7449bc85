## Scenes and looking back

play-go-on = Go on
play-see-table = Look at the table
play-play = Play it from here
play-pace = How fast:
play-to-end = To the end
play-from-start = From the start
