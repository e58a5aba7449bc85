### Les séries de parties, en français.

refused-bad-series = Une série se joue au meilleur des trois ou des cinq, ou compte de { $least } à { $most } parties.

series-legend = Combien de parties ?
series-one = Une seule
series-best =
    { $games ->
        [3] Au meilleur des trois
        [5] Au meilleur des cinq
       *[other] Au meilleur des { $games }
    }
series-fixed =
    { $games ->
        [one] Série de { $games } partie
       *[other] Série de { $games } parties
    }
series-some = Plusieurs
series-games = Parties en tout, un autre commence à chaque fois
series-game = Partie { $number } sur { $games }
series-number = { $value }
series-won = { $name } gagne la série !
series-shared = La série est partagée.
series-nobody = Personne ne gagne la série.
series-next = Partie suivante
series-as-rematch = Revanche en série
series-begin = Lancer la série
series-change = Changer le nombre de parties
