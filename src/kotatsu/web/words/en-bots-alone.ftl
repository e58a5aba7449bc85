## Tables at which only bots sit

room-kept-bots =
    { $days ->
        [0] Bots alone pause when nobody watches, and their game is kept.
        [one] Bots alone pause when nobody watches, and their game ends after a day.
       *[other] Bots alone pause when nobody watches, and their game ends after { $days } days.
    }
