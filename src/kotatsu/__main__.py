"""`python -m kotatsu` is the `kotatsu` command."""

from kotatsu.cli import main

main()
