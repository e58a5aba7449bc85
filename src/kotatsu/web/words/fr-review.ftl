### L’analyse d’une partie, en français.

review-page-open = Analyser la partie
review-page-title = { $game } : l’analyse de la partie
review-page-waiting = La partie est en cours d’analyse. La courbe arrive d’abord.
review-page-more = La chance et les choix sont pesés. Cela prend quelques secondes.
review-page-again = Regarder à nouveau
review-page-failed = Cette partie ne peut pas être revue : elle a été jouée avec d’autres règles, ou l’analyse a échoué.
review-page-curve = Chances de gagner
review-page-chances = Les chances ici
review-page-walk = Parcourir la partie
review-page-said = Décision { $ply } sur { $plies }.
review-page-at = Décision { $ply } sur { $plies }.
review-page-at-start = Avant la première décision.
review-page-board = Le plateau
review-page-whose = Vu par qui
review-page-players = Ce que chacun a
review-page-truth = Toute la vérité
review-page-truth-how = Comme le dirait quelqu’un qui voit toutes les cartes.
review-page-known = Ce que { $name } pouvait savoir
review-page-moments = Moments clés
review-page-sums = Chance et choix
review-page-part-luck = Chance
review-page-part-own =
    { $you ->
        [yes] Tes choix
       *[no] Ses choix
    }
review-page-part-others = Les autres
review-page-draws = Les tirages qui ont compté
review-page-no-draws = Aucun tirage n’a beaucoup compté à lui seul.
review-page-choices = Choix
review-page-no-choices = Aucun choix n’a coûté assez pour être appelé une erreur.
review-page-see-before = Juste avant
review-page-see-better = Le meilleur choix
review-page-better-shown = Le meilleur choix :
review-page-how = Un choix est jugé d’après ce que la personne pouvait voir.
review-page-share = Montrer à quelqu’un
review-page-address = Adresse de cette page
review-page-json = L’analyse en JSON
review-page-svg = La courbe en SVG
review-page-to-result = Le résultat
refused-no-review = L’analyse de cette partie n’est pas encore prête. Ouvre sa page, puis réessaie.
