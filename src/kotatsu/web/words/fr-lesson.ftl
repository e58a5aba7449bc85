### Les leçons, en français.

learn = Apprendre
learn-in = { $minutes ->
        [one] Apprendre en { $minutes } minute
       *[other] Apprendre en { $minutes } minutes
    }
learn-again = Revoir la leçon
learn-go-on = Reprendre la leçon
learn-of = { $game }, pas à pas
learn-you = Toi
learn-scene = Partie { $scene } sur { $scenes }
learn-next = Suite
learn-back = Retour
learn-repeat = Encore
learn-skip = Passer
learn-leave = Quitter la leçon
learn-other = Ça se jouerait aussi. Pour l’instant, touche ce qui brille.
learn-watch = Regarde ce qui se passe.
learn-done = Tu en sais assez pour jouer !
learn-done-how = Le reste viendra en jouant. Des robots faciles t’attendent.
learn-first-game = Joue ta première partie
learn-more = Ensuite : { $title }
learn-progress = Ce que tu as appris reste en mémoire sur cet appareil.
learn-choices = Tes choix
