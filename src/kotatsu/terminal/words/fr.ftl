### Le terminal, en français.

you = Toi
person = Joueur { $number }
bot = { $bot } joue avec toi : un robot de niveau { $level }.
level-random = hasard
level-easy = facile
level-medium = moyen
level-hard = fort
level-master = maître
welcome = { $title }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }. Tape le numéro d’un choix, ou aide.
help =
    Un numéro : faire ce choix. Une lettre : voir les choix qu’elle regroupe.
    ? : les règles. ? { $clause } : une seule clause. ? et un nom : ce que fait cette carte.
    why 12 : pourquoi le choix 12 est interdit.
    all : tous les choix, même ceux interdits pour l’instant.
    look : toute la table. log : ce qui s’est passé.
    hint : les cinq choix qui semblent les meilleurs.
    save FICHIER : garder la partie dans un fichier ; kotatsu play --resume FICHIER la reprend.
    quit : partir.
prompt = Ton choix :{" "}
choice = { $number }. { $text }
not-allowed = { $number }. { $text } Interdit : { $why }
allowed = Le choix { $number } est permis : { $text }
why = Choix { $number }, { $text } : interdit. { $why } ({ $clause })
no-such-choice = { $given } n’est pas un choix. Tape un numéro de la liste, ou aide.
no-such-number = Pas de choix { $number } : ils vont de 1 à { $most }.
curtain = { $name }, à toi de jouer. Appuie sur Entrée quand personne d’autre ne voit l’écran.
saved = Partie gardée dans { $file }.
not-saved = Impossible d’écrire { $file } : { $why }
save-where = Dis où : save partie.json
hint = { $number }. { $text } : { $chance } %
hint-futures = { $futures ->
        [one] { $futures } avenir exploré.
       *[other] { $futures } avenirs explorés.
    }
hint-wait = Je réfléchis…
over = La partie est finie après { $plies ->
        [one] { $plies } décision.
       *[other] { $plies } décisions.
    }
winner = Victoire : { $names }.
winners = Victoire partagée : { $names }.
nobody-wins = Personne ne gagne.
score = { $name } : { $points }
goodbye = À bientôt. Cette table n’a pas été gardée.
replay = { $title }, { $plies ->
        [one] { $plies } décision
       *[other] { $plies } décisions
    }. Entrée : suivante. b : retour. Un numéro : y aller. q : partir.
replay-at = Décision { $ply } sur { $plies }. { $name } : { $text }
replay-start = Avant la première décision.
replay-prompt = Suite :{" "}
replay-end = Fin de l’enregistrement.
resumed = { $plies ->
        [one] Partie reprise après { $plies } décision. log : ce qui s’est passé avant.
       *[other] Partie reprise après { $plies } décisions. log : ce qui s’est passé avant.
    }
choice-group = { $letter }. { $name }… ({ $count ->
        [one] { $count } choix
       *[other] { $count } choix
    })
unchanged-lines = { $count ->
        [0] Rien d’autre sur la table.
        [one] { $count } ligne n’a pas changé. look : toute la table.
       *[other] { $count } lignes n’ont pas changé. look : toute la table.
    }
card-text = { $name } : { $text }
