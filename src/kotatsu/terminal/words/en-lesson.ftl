### Lessons at a terminal, in English.

learn-how = Type the number of a choice. Enter goes on; back, skip, table and quit do what they say.
learn-scene = Part { $scene } of { $scenes }: { $title }
learn-enter = Enter to go on:{" "}
learn-more = Good, and what else?
learn-other = That would work too. Here, do what the lesson says.
learn-done = You know enough to play! Try: kotatsu play { $game }
