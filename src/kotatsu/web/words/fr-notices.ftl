### Les alertes : savoir que c’est son tour, en français.

refused-bad-endpoint = Le service d’alertes de ce navigateur ne convient pas : son adresse n’est pas publique.
refused-bad-push-keys = Ce navigateur a envoyé des clés inutilisables. Réessaie, s’il te plaît.
refused-too-many-browsers = { $most } navigateurs sont déjà prévenus. Retires-en un d’abord.
refused-bad-clock-time = Une heure s’écrit comme 22:00. Regarde encore.
refused-which-time-zone = Les heures calmes ont besoin de ton fuseau horaire, par exemple Europe/Paris.
refused-not-called = Ce navigateur n’a pas demandé à être prévenu.
refused-no-time-zone = Il n’y a pas de fuseau horaire « { $zone } ». Cela s’écrit comme Europe/Paris.

notice-turn = À toi de jouer
notice-turn-how = { $game } t’attend.

me-tab-notices = Alertes
notices-title = Quand c’est ton tour
notices-nobody = Tu n’es encore à aucune table. Dès que tu joues, Kotatsu peut te prévenir ici quand c’est ton tour.
notices-call = Préviens-moi quand c’est mon tour
notices-call-how = Ce navigateur affiche une alerte quand une table t’attend, même si Kotatsu est fermé. Une seule par table, jusqu’à ce que tu l’aies regardée.
notices-start = Me prévenir sur cet appareil
notices-stop = Arrêter
notices-since =
    { $days ->
        [0] depuis aujourd’hui
        [1] depuis hier
       *[other] depuis { $days } jours
    }
notices-none = Ce navigateur ne peut pas être prévenu ici. Il faut une adresse sécurisée (https) ; sur iPhone ou iPad, ajoute d’abord Kotatsu à l’écran d’accueil.
notices-denied = Ton navigateur n’autorise pas les alertes de ce site. Autorise-les dans ses réglages, puis réessaie.
notices-failed = Le service d’alertes de ton navigateur est injoignable pour l’instant. Réessaie plus tard.
notices-what = Une alerte dit de quel jeu il s’agit. Elle est chiffrée : le service d’alertes ne peut pas la lire.
notices-quiet = Heures calmes
notices-quiet-how = Ce qui arrive entre-temps t’est dit après, si la table t’attend encore.
notices-quiet-on = Ne pas me déranger entre ces heures
notices-quiet-from = De
notices-quiet-until = À
notices-zone = Fuseau horaire
notices-keep = Garder ainsi

refused-bad-clock = Cette horloge n’existe pas. Un coup peut prendre 1, 2, 3 ou 7 jours, ou le temps qu’il faut.
refused-on-vacation = Tu es déjà en vacances.
refused-vacation-days =
    { $left ->
        [0] Tu n’as plus de jours de vacances cette année.
        [one] Il te reste un jour de vacances cette année.
       *[other] Il te reste { $left } jours de vacances cette année. Choisis entre 1 et { $left }.
    }

notice-reminder = Le temps presse
notice-reminder-how =
    { $hours ->
        [one] { $game } : il te reste { $hours } heure pour jouer.
       *[other] { $game } : il te reste { $hours } heures pour jouer.
    }

clock-legend = Temps pour un coup
clock-none = sans limite
clock-end-legend = Quand le temps est écoulé
clock-end-bot = Un robot joue
clock-end-wait = On attend
clock-end-leave = La place va à un robot
clock-how = Un robot qui joue rend la place quand son joueur revient. Une place qui va à un robot est perdue pour de bon.
clock-agreed = { $time } pour chaque coup.
clock-then-bot = Ensuite, un robot joue jusqu’au retour du joueur.
clock-then-wait = Ensuite, on attend.
clock-then-leave = Ensuite, la place va à un robot pour de bon.
clock-left = encore { $time }
clock-over = temps écoulé
clock-vacation =
    { $days ->
        [one] en vacances, de retour dans un jour
       *[other] en vacances, de retour dans { $days } jours
    }

vacation-title = Vacances
vacation-how = Tes horloges s’arrêtent, { $most } jours par an au plus. Tout le monde à tes tables le voit. Personne ne te dérange pendant ce temps.
vacation-days = Jours
vacation-begin = Arrêter mes horloges
vacation-on =
    { $days ->
        [one] Tes horloges sont arrêtées pour encore un jour.
       *[other] Tes horloges sont arrêtées pour encore { $days } jours.
    }
vacation-end = Je suis de retour
vacation-left =
    { $days ->
        [0] Il ne reste aucun jour cette année.
        [one] Il reste un jour cette année.
       *[other] Il reste { $days } jours cette année.
    }

refused-bad-address = On ne peut pas écrire à cette adresse. Regarde encore.
refused-mail-link = Ce lien a déjà servi, ou sa journée est passée. Redonne ton adresse sur ta page d’alertes.

mail-title = Courriel
mail-how = Un courriel quand une table t’attend, tout de suite ou une fois par jour. Tu reçois d’abord un lien qui confirme ton adresse.
mail-address = Ton adresse
mail-mode = Quand
mail-mode-once = Tout de suite
mail-mode-digest = Une fois par jour
mail-give = Envoie-moi le lien
mail-on = confirmée
mail-unconfirmed = pas confirmée
mail-unconfirmed-how = Ouvre le lien du courriel qui est en route. Il marche pendant un jour.
mail-remove = Retirer l’adresse
mail-what = Un courriel dit quels jeux t’attendent, et rien d’autre. Un lien dans chacun les arrête.

mail-confirm-subject = Veux-tu des courriels de Kotatsu ?
mail-confirm-how = Quelqu’un, à une table de Kotatsu, veut savoir ici quand c’est son tour. Si c’est toi, ouvre ce lien :
mail-confirm-else = Si ce n’est pas toi, ne fais rien. Il ne viendra plus de courriel.
mail-turn-one = À toi de jouer : { $game }
mail-turn-many =
    { $tables ->
        [one] { $tables } table t’attend
       *[other] { $tables } tables t’attendent
    }
mail-turn-how = T’attendent :
mail-turn-play = Pour jouer :
mail-turn-off = Pour arrêter ces courriels d’un clic :

mail-page-confirm = Un courriel quand c’est ton tour ?
mail-page-confirm-how = Les courriels iront à l’adresse qui a reçu ce lien.
mail-page-confirm-go = Oui, volontiers
mail-page-confirmed = C’est fait
mail-page-confirmed-how = Désormais, tu sauras quand une table t’attend.
mail-page-off = Arrêter les courriels ?
mail-page-off-how = Ton adresse sera oubliée ici.
mail-page-off-go = Les arrêter
mail-page-stopped = Plus de courriels
mail-page-stopped-how = Ton adresse n’est plus gardée ici.
