### La page de Tiki Topple, en français.

page-pole = Le totem
page-track = { $stones ->
        [one] Piste de score de { $stones } pierre
       *[other] Piste de score de { $stones } pierres
    }
page-tiki-at = { $tiki }, place { $place }
page-tiki-off = { $tiki }, hors du totem
page-pawn = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-card = { $copies ->
        [one] { $card }
       *[other] { $card }, { $copies } exemplaires
    }
page-mission = Ta mission
page-within = { $within ->
        [1] tout en haut
        [2] dans les deux premiers
       *[other] dans les trois premiers
    }
page-pays-now = { $points ->
        [0] 0 point
        [one] { $points } point
       *[other] { $points } points
    }
page-hand = Ta main
page-cards = { $cards ->
        [0] plus de carte
        [one] 1 carte
       *[other] { $cards } cartes
    }
page-ledger = Ce que chaque manche a rapporté
page-round-column = Manche
page-earned = { $points }
page-total = Total

which-tiki = quel tiki ?
which-card = avec quelle carte ?
