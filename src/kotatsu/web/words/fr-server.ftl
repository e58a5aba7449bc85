### Ce que dit le serveur quand quelque chose n’est pas possible, en français : `refused-<raison>`.

refused-no-table = Cette table n’existe pas, ou plus : une table que personne ne rejoint, ou une partie entre robots, disparaît quelque temps après la dernière visite. Vérifie le lien, ou ouvres-en une autre.
refused-no-page = Cette page n’existe pas.
refused-no-game = Ce jeu n’est pas dans l’armoire.
refused-not-your-seat = Ce n’est pas ta place. Ouvre la table dans le navigateur où tu t’es assis.
refused-not-your-turn = Ce n’est pas encore à toi.
refused-stale = La partie a avancé entre-temps. Regarde la table, puis choisis.
refused-unknown-action = Ça ne se joue pas ici : { $text }
refused-bad-id = Un coup doit porter un identifiant de 1 à { $most } caractères simples.
refused-over = Cette partie est terminée.
refused-not-over = Cette partie n’est pas terminée.
refused-not-started = La partie n’a pas commencé.
refused-started = La partie a déjà commencé. Tu peux regarder.
refused-seat-taken = La place est prise. Choisis-en une autre.
refused-full = Toutes les places sont prises. Tu peux regarder.
refused-settled = La partie a commencé : les places et les options ne changent plus.
refused-seat-changed = Cette place a changé entre-temps. Regarde encore, puis choisis.
refused-most-seats =
    { $most ->
        [one] { $most } joueur au maximum : pas de place en plus.
       *[other] { $most } joueurs au maximum : pas de place en plus.
    }
refused-least-seats =
    { $least ->
        [one] Il faut au moins { $least } joueur à ce jeu.
       *[other] Il faut au moins { $least } joueurs à ce jeu.
    }
refused-no-name = Dis-nous comment tu t’appelles.
refused-name-taken = Quelqu’un porte déjà ce nom ici. Choisis-en un autre.
refused-hidden-in-name = Ce nom contient des caractères que personne ne voit. Choisis-en un autre.
refused-reserved-name = « { $name } », c’est ainsi que la page t’appelle. Choisis un autre nom.
refused-not-json = L’API lit du JSON : envoie l’en-tête Content-Type avec la valeur application/json.
refused-foreign-host = Ce serveur ne répond pas sous le nom « { $host } ». La personne qui l’héberge peut autoriser ce nom : KOTATSU_ALLOWED_HOSTS.
refused-foreign-origin = Cette demande vient d’un autre site. Ouvre la page ici et réessaie.
refused-no-level = Il n’y a pas de robot « { $level } ». Il y a : { $levels }
refused-no-own-seat = Garde-toi une place, ou mets des robots partout et regarde.
refused-bad-seat = Une place ne peut pas être « { $kind } ». Elle peut être : open, device, bot
refused-bad-away = L’attente va de 0 à { $days ->
    [one] { $days } jour.
   *[other] { $days } jours.
  }
refused-bad-table = Impossible d’ouvrir une table comme ça : { $text }
refused-bad-form = Il manque quelque chose, ou c’est mal écrit : { $text }
refused-not-host = Seul l’hôte peut faire ça.
refused-seats-open = Il reste une place libre. Attends un ami, ou installes-y un robot.
refused-not-away = Cette personne est là. Elle seule peut céder sa place.
refused-no-standing = Ce jeu ne connaît pas la réponse automatique « { $name } ».
refused-no-take-back = Trop tard pour revenir en arrière : quelque chose a été tiré ou montré, ou quelqu’un a joué depuis.
refused-nothing-said = Écris d’abord quelque chose.
refused-too-long = C’est trop long. Reste sous { $most } caractères.
refused-too-large = C’est trop d’un coup.
refused-too-many-streams = Trop de pages sont ouvertes à la fois, d’ici ou à cette table. Fermes-en une et réessaie.
refused-too-fast =
    { $seconds ->
        [one] Doucement. Réessaie dans une seconde.
       *[other] Doucement. Réessaie dans { $seconds } secondes.
    }
refused-other-rules = Cette table a été jouée avec la version { $version } des règles ; le serveur en est à la version { $now }. Son enregistrement est conservé.
refused-running = L’enregistrement se télécharge une fois la partie terminée.
refused-csrf = Cette page est ouverte depuis trop longtemps. Recharge-la et réessaie.
refused-broken = Quelque chose a cassé chez nous. Rien de confirmé n’est perdu ; réessaie dans un instant.
refused-damaged = Cette table ne peut pas continuer : ce qui en est enregistré ne suit pas les règles ({ $text }). Rien n’en a été effacé.
refused-lesson = { $text }
