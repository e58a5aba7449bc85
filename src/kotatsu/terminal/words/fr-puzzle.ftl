### Les problèmes au terminal, en français.

puzzle-head = { $game }, problème { $number } sur { $count }.
puzzle-find = C’est à toi. Parmi ces { $count } choix, un seul est nettement le meilleur : tape son numéro. montre : la réponse. table : revoir la table. quitter : partir.
puzzle-other = Un autre choix est nettement meilleur. Essaie encore.
puzzle-answer = C’est bien ça : { $text }
puzzle-why = { $best ->
    [one] Cela gagne environ { $best } partie sur cent.
   *[other] Cela gagne environ { $best } parties sur cent.
  }
puzzle-next-best = Ensuite vient : { $text } ({ $second } sur cent).
puzzle-goodbye = À bientôt.
