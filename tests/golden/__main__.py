"""Write golden playthroughs anew: `make golden`, or `python -m tests.golden GAME`. Read the difference."""

import sys
from pathlib import Path

import kotatsu
from kotatsu.conformance.golden import write_golden

for slug in sys.argv[1:] or kotatsu.games.OWN:
    for file in write_golden(kotatsu.load(slug), Path(__file__).parent):
        print(file.name)
