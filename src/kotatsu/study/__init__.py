"""Balance studies: what a game does in thousands of games, and what it would do if a component were different.

`commands.run_study` is what `kotatsu study` runs; the modules below it go from what fixes a study (`design`) over
playing its parts (`play`, on whatever `executors` run) to counts (`tally`), figures with intervals (`figures`) and what
people read (`report`, `page`).
"""
