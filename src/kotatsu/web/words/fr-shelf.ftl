### L’étagère, en français : contre qui on joue d’un geste, les parties terminées.

shelf-against = Tu joues contre des robots de niveau
shelf-more = Plus
shelf-played = Parties jouées
shelf-shared-win = La victoire est partagée.
shelf-replay = Revoir
