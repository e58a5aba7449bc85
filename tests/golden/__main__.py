"""Write golden playthroughs anew: `make golden`, or `python -m tests.golden GAME`. Read the difference."""

import sys

from tests.golden.playthrough import every_table, path, playthrough

for slug, seats, options in every_table():
    if slug in sys.argv[1:] or not sys.argv[1:]:
        path(slug, seats, options).write_text(playthrough(slug, seats, options), encoding="utf-8")
        print(path(slug, seats, options).name)
