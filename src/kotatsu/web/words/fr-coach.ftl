### Le coach et les fiches des pièces, en français. Les phrases sur un jeu sont dans son dossier.

room-coach = Coach : explique ce qui est nouveau
room-coach-name = Coach
room-coach-next = Suivant
room-coach-close = Fermer le coach
room-coach-piece = { $title } : { $about }
room-card = Ce que c’est
room-card-gone = Pas encore de fiche pour ça. Tout est dans les règles.
room-card-how = Un appui long, ou ? au clavier, explique n’importe quelle pièce.
room-play-anyway = Jouer quand même

refused-sure = Vraiment ? Tu pourrais : { $best }. Ça gagne environ { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de plus sur 100.
refused-sure-because = Vraiment ? Ça peut suivre : { $reason } Tu pourrais : { $best }.
refused-sure-gain = Vraiment ? Tu pourrais : { $best }. Ça peut suivre : { $reason }

## La page des règles

room-rules-short = En deux minutes
room-rules-goal = Le but
room-rules-turn = Un tour en images
room-rules-end = Comment ça finit
room-rules-before = Avant
room-rules-after = Après
room-rules-all = Toutes les règles
room-rules-search = Chercher dans les règles
room-rules-found = { $count ->
    [0] Rien trouvé. Essaie un autre mot.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
  }
room-rules-contents = Chapitres
