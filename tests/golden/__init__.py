"""Golden playthroughs: one random game a table, told so that a person can read it. `make golden` writes them anew."""
