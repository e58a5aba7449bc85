### Ways to have a component where an event or a choice names several, in English: `moved with: Tiki Up 3`.

way-moved-card = moved with
way-moved-tiki = moved
way-swapped-tiki = swapped
way-swapped-other = swapped for

way-played_reroll-card = rerolled with
way-played_reroll-dice = rerolled by a card
way-played_set-card = set a die with
way-played_set-die = set by a card

way-showing-first = rolled on the first die
way-showing-second = rolled on the second die
way-showing-third = rolled on the third die
way-showing-fourth = rolled on the fourth die

way-could-stretch-face = could stretch a die that showed
way-could-stretch-new = could stretch a die to
way-could-twist-face = could twist a die that showed
way-could-twist-new = could twist a die to
way-could-twist-source = could twist a die with
way-die_changed-card = changed a die with
way-die_changed-face = changed a die that showed
way-die_changed-new = changed a die to
way-probed-face = probed a die that showed
way-probed-new = probed a die that came up

way-brought-element = brought a fan to
way-brought-square = brought a fan from
way-built-district = built in
way-built-element = built
way-climbed-district = put ladders up at
way-climbed-element = put ladders up beside
way-could-bring-level = could bring a fan to the machine’s
way-could-bring-square = could bring a fan from
way-could-pair-card = could play two of
way-could-pair-district = could play a pair to act at
way-could-remove-colour = could send a fan away of colour
way-could-remove-square = could send a fan away from
way-could-settle-district = could begin in
way-could-settle-feet = could begin with
way-paired-card = played two of
way-paired-district = played a pair to act at
way-posted-billboard = put up the billboard
way-posted-square = put a billboard up at
way-removed-colour = sent a fan away of colour
way-removed-square = sent a fan away from
way-settled-district = began in
way-settled-element = began with
way-tile_won-district = won a tile in
way-tile_won-tile = won the tile
