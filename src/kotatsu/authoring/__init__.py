"""For authors of games: `kotatsu check`, `kotatsu new-game`, `kotatsu conform`, golden playthroughs, photographs."""
