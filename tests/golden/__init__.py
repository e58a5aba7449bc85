"""Golden playthroughs: one random game of each configuration, told so that a person can read it."""
