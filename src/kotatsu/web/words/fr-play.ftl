## Scènes et retour en arrière

play-go-on = Continuer
play-see-table = Regarder la table
play-play = Dérouler à partir d’ici
play-pace = Vitesse :
play-to-end = À la fin
play-from-start = Depuis le début

## Conseils

play-hint = { $choice }. Tu gagnes { $percent } fois sur 100{ $cost ->
        [-1] .
        [0] {" "} ; le suivant se vaut.
       *[other] {" "} ; le suivant : { $cost } de moins.
    }
play-hint-cost = { $best ->
        [yes] le meilleur : { $percent } fois sur 100
       *[no] { $cost ->
            [0] se vaut : { $percent } fois sur 100
            [one] perd environ { $cost } partie sur 100
           *[other] perd environ { $cost } parties sur 100
        }
    }
play-hint-later = Le conseiller se prépare encore. Redemande dans un instant.
play-no-hints = Les conseils sont pour les parties où tu joues seul contre des robots.
play-left-out = { $count ->
        [one] autre ligne dans le journal
       *[other] autres lignes dans le journal
    }
play-dock = La question et les outils
