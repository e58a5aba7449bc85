### L’analyse d’une partie, en français.

review-head = { $title }, la partie revue : { $plies ->
        [one] { $plies } décision.
       *[other] { $plies } décisions.
    }
review-seat = Joueur { $number }
review-heading-moments = Moments clés
review-heading-sums = Chance et choix
review-heading-draws = Les tirages qui ont compté
review-heading-choices = Choix
review-moment = Décision { $ply }. { $text } { $you ->
        [yes] Tu passes
       *[no] { $name } passe
    } de { $before } à { $after } %.
review-moment-drawn = Dont { $luck } dus à la chance.
review-sums = { $you ->
        [yes] Tu avais { $start } % avant la donne. La chance t’a apporté { $luck }, tes choix { $own }, ceux des autres { $others } : { $result } %.
       *[no] { $name } : { $start } % avant la donne. Chance { $luck }, ses choix { $own }, ceux des autres { $others } : { $result } %.
    }
review-sums-error = Le compte est juste ; chaque part est connue à ± { $error } près.
review-draw = Décision { $ply }. { $text } { $name } : { $luck } par chance.
review-draw-setup = La donne. { $name } : { $luck } par chance.
review-no-draws = Aucun tirage n’a beaucoup compté à lui seul.
review-counts = { $name }. Meilleurs choix : { $best }, bons : { $good }, imprécisions : { $inaccuracies }, erreurs : { $mistakes }.
review-choice = Décision { $ply }, { $name } : { $played } Mieux : { $better } Cela valait { $cost } % de chances de plus (± { $error }).
review-no-choices = Aucun choix n’a coûté assez pour être appelé une erreur.
review-then = { $first }, puis { $text }
review-verdict = { $verdict ->
        [best] Meilleur choix
        [good] Bon choix
        [inaccuracy] Imprécision
       *[mistake] Erreur
    }
review-result-nobody = Personne
review-limits = Ce sont des estimations. En { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } d’essai, l’annonce et la réalité différaient en moyenne de { $error } sur 100.
review-limits-unmeasured = Ce sont des estimations. Leur justesse n’a pas été mesurée pour ce jeu.
review-limits-random = Ce jeu n’a pas encore d’adversaire entraîné. Les chances viennent de parties au hasard et ne disent pas grand-chose.
review-working = La partie est analysée
