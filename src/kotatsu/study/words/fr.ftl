### Rapports des études, en français.

study-title = { $game }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $count ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } par { $bots }, graine { $seed }
study-what-if = et si { $changes } ?
study-what-if-alone = Et si { $changes } ?
study-range = { $value } ({ $low } à { $high })
study-seat = Place { $seat }, { $bot }
study-figure = mesure
study-as-it-is = tel quel
study-changed = modifié
study-difference = écart
study-seat-heading = place
study-wins = victoires, %
study-points = points
study-deviation = ± par partie
study-had = composant
study-seats = joueurs
study-seats-share = joueurs, %
study-they-win = leurs victoires, %
study-more = de plus que la moyenne
study-intervals = intervalles à 95 % entre parenthèses
study-focus-caption = part des joueurs, sur les mêmes graines ; intervalles à 95 % entre parenthèses ; * : écart réel
study-focus-intro = Part des joueurs sur les mêmes graines, avec et sans le changement. En gras : un écart réel. En gris : moins de { $enough } joueurs concernés.
study-table-changes = Durée, victoires et points
study-everything-else = Tout ce qui change par ailleurs
study-surest = { $what } (les plus sûrs : { $shown } sur { $all })
study-goes-with-winning = Ce qui va avec la victoire
study-goes-with-intro = De combien les joueurs qui ont eu un composant dépassent la moyenne ({ $equal }). Ce qui va avec la victoire n’en est pas forcément la cause : qui survit plus longtemps en a aussi davantage.
study-average = Une place gagne { $equal } des parties en moyenne. Ce qui va avec la victoire n’en est pas forcément la cause.
study-who-wins = Qui gagne
study-how-long = Combien de temps ça dure
study-what-it-scores = Combien de points
study-length-always = Toujours { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }.
study-length = { $mean } décisions par partie, de { $least } à { $most }.
study-scores = Points d’un joueur à la fin, de { $least } à { $most }.
study-undecided = { $count ->
        [one] Personne n’a gagné { $games } d’entre elles.
       *[other] Personne n’a gagné { $games } d’entre elles.
    }
study-version = Version { $version } des règles. Intervalles à 95 %.
study-appendix = Annexe
study-every-difference = Tous les écarts
study-real = Sur { $all ->
        [one] { $all } écart
       *[other] { $all } écarts
    }, { $count ->
        [0] aucun n’est déclaré réel
        [one] { $count } est déclaré réel ({ $mark })
       *[other] { $count } sont déclarés réels ({ $mark })
    }, dont moins de 5 % devraient être dus au hasard (Benjamini-Hochberg) ; ce que moins de { $enough } joueurs ont eu n’est jamais déclaré réel.
study-bold = en gras
study-precise = { $what ->
        [had] Les victoires de ceux qui l’ont eu sont connues à ± { $points } points.
       *[seats] Les parts de victoires sont connues à ± { $points } points.
    } { $more ->
        [0] Les ± 2 points sont atteints.
        [one] { $games } partie de plus donnerait ± 2.
       *[other] Environ { $games } parties de plus donneraient ± 2.
    }
study-players-random = Les joueurs au hasard ne préfèrent rien : un écart vient des règles, pas du jugement de quelqu’un.
study-players-search = La recherche joue les règles modifiées, mais ses estimations ont été réglées sur le jeu tel quel.
study-players-printed = Ces joueurs ont appris le jeu tel quel et ignorent le changement : ils prennent ce qu’ils auraient pris. Ce que vaut le composant se lit dans leurs victoires, pas dans la fréquence de leurs prises.
study-players-before = Le jeu tel quel est joué par { $is_shipped ->
        [true] le réseau fourni avec lui ({ $minutes } min d’entraînement)
       *[other] un réseau entraîné { $minutes } min ({ $decisions } décisions)
    }.
study-players-retrained = Le jeu modifié est joué par un réseau { $start ->
        [scratch] qui l’a appris à partir de rien en { $minutes } min
       *[net] parti d’un réseau du jeu tel quel et entraîné { $minutes } min avec le changement
    } ({ $decisions } décisions) : la fréquence de ses prises est un jugement, aussi bon que cet entraînement a été long.
study-players-mistaken = Le jeu modifié est joué par un réseau entraîné sur un autre jeu ({ $minutes } min) : il ignore ce changement.
study-chart-seats = Part des victoires de chaque place
study-chart-length = Décisions par partie
study-chart-points = Points d’un joueur
study-chart-lift = Victoires au-dessus de la moyenne de ceux qui l’ont eu
study-unit-games = parties
study-unit-seats = joueurs
study-row-length = durée, en décisions
study-row-wins = victoires de la place { $seat }
study-row-points = points de la place { $seat }
study-row-with = victoires avec ({ $trait })
study-row-without = victoires des autres ({ $trait })
study-wins-with = victoires avec { $name }
study-sweep-intro = Les mêmes graines à chaque valeur. Intervalles à 95 %.
study-sweep-caption = pour cent, intervalles à 95 % entre parenthèses
study-could = pouvait { $verb }
study-of-component = { $figure } : { $name }
study-numbered = { $kind } { $number }
study-variants = { $game } : { $count ->
        [one] { $count } variante
       *[other] { $count } variantes
    } sur les mêmes graines
study-variant = variante
study-printed = tel quel
study-variant-length = décisions
study-variant-fair = meilleure moins pire place
study-variants-intro = Les variantes de la plus équitable à la moins équitable : les victoires de la meilleure place moins celles de la pire. Une marque signale une mesure qui s’écarte du jeu tel quel plus que par hasard.
study-untaken = Personne n’a pris { $name }, avec ou sans le changement.
