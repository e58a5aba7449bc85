### Façons d’avoir un composant quand un événement ou un choix en nomme plusieurs, en français : « déplacé avec : Tiki Up 3 ».

way-moved-card = déplacé avec
way-moved-tiki = déplacé
way-swapped-tiki = échangé
way-swapped-other = échangé contre

way-played_reroll-card = relancé avec
way-played_reroll-dice = relancé par une carte
way-played_set-card = dé réglé avec
way-played_set-die = réglé par une carte

way-showing-first = sorti au premier dé
way-showing-second = sorti au deuxième dé
way-showing-third = sorti au troisième dé
way-showing-fourth = sorti au quatrième dé

way-could-stretch-face = pouvait étirer un dé montrant
way-could-stretch-new = pouvait étirer un dé vers
way-could-twist-face = pouvait tordre un dé montrant
way-could-twist-new = pouvait tordre un dé vers
way-could-twist-source = pouvait tordre un dé avec
way-die_changed-card = dé changé avec
way-die_changed-face = dé changé qui montrait
way-die_changed-new = dé changé en
way-probed-face = dé sondé qui montrait
way-probed-new = dé sondé devenu

way-brought-element = fan attiré vers
way-brought-square = fan attiré depuis
way-built-district = construit à
way-built-element = construit
way-climbed-district = échelles posées à
way-climbed-element = échelles posées contre
way-could-bring-level = pouvait attirer un fan vers la partie
way-could-bring-square = pouvait attirer un fan depuis
way-could-pair-card = pouvait jouer deux fois
way-could-pair-district = pouvait jouer une paire pour agir à
way-could-remove-colour = pouvait renvoyer un fan de couleur
way-could-remove-square = pouvait renvoyer un fan depuis
way-could-settle-district = pouvait commencer à
way-could-settle-feet = pouvait commencer avec
way-paired-card = joué deux fois
way-paired-district = paire jouée pour agir à
way-posted-billboard = panneau posé
way-posted-square = panneau posé sur
way-removed-colour = fan renvoyé de couleur
way-removed-square = fan renvoyé depuis
way-settled-district = commencé à
way-settled-element = commencé avec
way-tile_won-district = tuile gagnée à
way-tile_won-tile = tuile gagnée
