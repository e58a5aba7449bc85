### The shelf, in English: what one touch plays against, finished games.

shelf-against = Play against bots that are
shelf-more = More
shelf-played = Played
shelf-shared-win = The win is shared.
shelf-replay = Replay
