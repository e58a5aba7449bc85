puzzle = Problème du jour
puzzle-number = Problème { $number } sur { $count }
puzzle-find = { $count ->
    [one] Il n’y a qu’un seul choix.
   *[other] C’est à toi. Parmi { $count } choix, un seul est nettement le meilleur. Trouve-le.
  }
puzzle-other = Un autre choix est nettement meilleur. Essaie encore.
puzzle-answer = C’est bien ça !
puzzle-shown = La réponse
puzzle-why = { $best ->
    [one] Cela gagne environ { $best } partie sur cent.
   *[other] Cela gagne environ { $best } parties sur cent.
  }
puzzle-next-best = Ensuite vient : { $choice } ({ $second } sur cent).
puzzle-again = Encore
puzzle-next = Problème suivant
puzzle-show = Montre-moi
refused-puzzle-other = Un autre choix est nettement meilleur. Essaie encore.
puzzle-consent = Des problèmes tirés de tes parties
puzzle-consent-how = L’hôte peut tirer de tes parties terminées des problèmes pour les autres, sans aucun nom. Rien n’est repris sans ton accord, ni sans celui de toute la table.
puzzle-consent-allow = On peut tirer des problèmes de mes parties
puzzle-consent-keep = Enregistrer
