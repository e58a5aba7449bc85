### Les mots de la pièce, en français.

room-description = Des jeux de société d’aujourd’hui, entre amis avec un lien ou contre des robots.
room-skip = Aller à la table
room-language-en = English
room-language-fr = Français
room-theme-light = En plein jour
room-theme-dark = Sous la lampe
room-close = Fermer
room-menu = Menu

## L’étagère

room-shelf-title = On joue à quoi ?
room-shelf-how = Choisis un jeu, envoie le lien à tes amis, mets des robots aux places vides. Aucun compte à créer.
room-own-tables = Tes tables
room-your-turn = À toi
room-not-started = Pas commencée
room-seats-minutes = { $least } à { $most } joueurs, { $minutes } min
room-seats-exactly = { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }, { $minutes } min
room-rules = Règles
room-rules-of = Les règles de { $game }
room-play-bots = Jouer
room-play-friends = Jouer entre amis
room-player = Joueur
room-to-shelf = Revenir à l’étagère
room-new-table = Jouer

## Une nouvelle table

room-new-title = Une table de { $game }
room-how-many = Combien autour de la table ?
room-seat = Place { $seat }
room-you = toi
room-kind-me = Moi
room-kind-open = Un ami
room-kind-open-how = Il s’assoit avec le lien que tu lui envoies.
room-kind-bot = Un robot
room-kind-device = Sur cet appareil
room-level = Quelle force
room-level-random = Au hasard
room-level-easy = Facile
room-level-medium = Moyen
room-level-hard = Fort
room-level-master = Maître
room-name = Prénom
room-options = Options
room-away-limit = Si quelqu’un s’absente
room-make-table = Mettre la table

## Avant de commencer

room-lobby-title = Une table de { $game }, pas encore commencée
room-waiting-friends = On attend les amis
room-all-here = Tout le monde est là
room-host-starts = Ton hôte lance la partie
room-free-seat = Place libre
room-host = hôte
room-start = C’est parti
room-invite-title = Invite tes amis
room-invite-how = Envoie-leur ce lien, ou fais-leur scanner le code.
room-invite-link = Lien vers cette table
room-copy = Copier
room-copied = Copié
room-qr = Le lien en QR code
room-settled = À cette table
room-kept-lobby =
    { $days ->
        [0] Une table que personne ne rejoint est conservée.
        [one] Une table que personne ne rejoint est supprimée au bout d’un jour.
       *[other] Une table que personne ne rejoint est supprimée au bout de { $days } jours.
    }
room-kept-unused =
    { $days ->
        [0] Une partie en cours est conservée aussi longtemps que tu veux.
        [one] Une partie en cours est supprimée si personne n’y revient pendant un jour.
       *[other] Une partie en cours est supprimée si personne n’y revient pendant { $days } jours.
    }
room-kept-finished =
    { $megabytes ->
        [0] Les parties terminées sont conservées.
       *[other] Les parties terminées sont conservées tant qu’il y a de la place ({ $megabytes } Mo) ; les plus anciennes partent les premières.
    }
room-leave = Rendre ma place
room-seal = Le hasard est scellé
room-seal-how = Tout le hasard vient d’un nombre secret, choisi avant que quiconque s’assoie. Voici son empreinte. Copie-la maintenant ; après la partie, télécharge l’enregistrement et vérifie chaque tirage avec :
room-unsealed-how = Tout le hasard venait de ce nombre ; son empreinte était affichée avant le départ. Télécharge l’enregistrement et vérifie chaque tirage avec l’empreinte que tu avais notée :
room-commitment = Empreinte du nombre secret (SHA-256)
room-seed = Graine

room-join-title = Rejoindre { $game }
room-join-invited = { $host } t’invite à jouer à { $game }
room-pick-seat = Choisis une place
room-your-name = Ton prénom
room-sit-down = M’asseoir
room-full = Toutes les places sont prises, mais tu peux regarder.
room-watch = Juste regarder

## En jeu

room-tabs = Parties de la table
room-table = Table
room-log = Journal
room-chat = Discussion
room-chat-short = Tchat
room-chat-label = Dis quelque chose
room-chat-send = Envoyer
room-seats = Autour de la table
room-own = Devant toi
room-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
room-leads = en tête
room-away = absent
room-standing-in = un robot joue à sa place ({ $level })
room-plans = Tout prêts
room-in-advance =
    { $on ->
        [0] D’avance
       *[other] D’avance ({ $on })
    }
room-hint = Conseil
room-hint-thinking = Je réfléchis…
room-choices =
    { $count ->
        [0] Choix
        [one] { $count } choix
       *[other] { $count } choix
    }
room-choose = Choisir
room-play = Jouer
room-find = Chercher dans les choix
room-which = et ensuite ?
room-settings = Réglages
room-pace = Vitesse des coups des autres
room-pace-slow = Lentement
room-pace-normal = Tranquille
room-pace-fast = Vite
room-confirm = Demander avant chaque coup
room-sound = Son
room-vibration = Vibrer quand c’est à toi
room-still = Rien ne bouge
room-futures =
    { $futures ->
        [one] Estimé en jouant { $futures } suite possible.
       *[other] Estimé en jouant { $futures } suites possibles.
    }
room-undo = Annuler
room-pass-device = Passer l’appareil à { $name }
room-see-result = Voir le résultat
room-skip-plies = Accélérer
room-past = Tu regardes le coup { $ply } sur { $live }.
room-return-live = Revenir au présent
room-scrubber = Revoir
room-scrub = Coup { $ply } sur { $live }
room-to-first = Au début
room-to-back = Un coup en arrière
room-to-forth = Un coup en avant
room-to-live = Au présent
room-to-ply = Revoir le coup { $ply }
room-curtain = Pour { $name }
room-curtain-how = Passe l’appareil. Ce qu’il y a derrière le rideau ne regarde que le joueur suivant.
room-curtain-open = C’est moi, { $name } : ouvrir
room-hand-over = Laisser un robot jouer pour { $name }
room-hand-over-do = Lui confier la place
room-return = Reprendre la place de { $name }
room-offline = Plus de connexion. Ta table est à l’abri ; on réessaie…

## La fin

room-result-title = { $game } : le résultat
room-won = { $you ->
        [yes] Tu gagnes !
       *[no] { $name } gagne !
    }
room-won-together = { $you ->
        [yes] Tu partages la victoire avec { $names } !
       *[no] { $names } se partagent la victoire !
    }
room-nobody-won = Personne ne gagne.
room-rematch = Encore une
room-rematch-join = Rejoindre la revanche
room-replay = Revoir la partie
room-download = Télécharger la partie

## Quand ça coince

room-error-title =
    { $status ->
        [403] Ce n’est pas à toi de le faire
        [404] Rien sur cette étagère
        [409] La table a avancé
        [429] Doucement
        [500] Quelqu’un a bousculé la table
       *[other] Ça n’a pas marché
    }
