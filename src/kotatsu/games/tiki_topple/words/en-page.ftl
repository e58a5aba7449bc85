### The page of Tiki Topple, in English.

page-pole = The pole
page-track = { $stones ->
        [one] Score track of { $stones } stone
       *[other] Score track of { $stones } stones
    }
page-tiki-at = { $tiki }, place { $place }
page-tiki-off = { $tiki }, off the pole
page-pawn = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-card = { $copies ->
        [one] { $card }
       *[other] { $card }, { $copies } copies
    }
page-mission = Your mission
page-within = { $within ->
        [1] on top
        [2] in the top two
       *[other] in the top three
    }
page-pays-now = { $points ->
        [0] 0 points
        [one] { $points } point
       *[other] { $points } points
    }
page-hand = Your hand
page-cards = { $cards ->
        [0] no card left
        [one] 1 card left
       *[other] { $cards } cards left
    }
page-ledger = What each round paid
page-round-column = Round
page-earned = { $points }
page-total = Total

which-tiki = which tiki?
which-card = with which card?
