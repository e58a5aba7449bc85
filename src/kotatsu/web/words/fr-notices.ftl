### Les alertes : savoir que c'est son tour, en français.

refused-bad-endpoint = Le service d'alertes de ce navigateur ne convient pas : son adresse n'est pas publique.
refused-bad-push-keys = Ce navigateur a envoyé des clés inutilisables. Réessaie, s'il te plaît.
refused-too-many-browsers = { $most } navigateurs sont déjà prévenus. Retires-en un d'abord.
refused-bad-clock-time = Une heure s'écrit comme 22:00. Regarde encore.
refused-no-time-zone = Il n'y a pas de fuseau horaire « { $zone } ». Cela s'écrit comme Europe/Paris.

notice-turn = À toi de jouer
notice-turn-how = { $game } t'attend.

me-tab-notices = Alertes
notices-title = Quand c'est ton tour
notices-nobody = Tu n'es encore à aucune table. Dès que tu joues, Kotatsu peut te prévenir ici quand c'est ton tour.
notices-call = Préviens-moi quand c'est mon tour
notices-call-how = Ce navigateur affiche une alerte quand une table t'attend, même si Kotatsu est fermé. Une seule par table, jusqu'à ce que tu l'aies regardée.
notices-start = Me prévenir sur cet appareil
notices-stop = Arrêter
notices-since =
    { $days ->
        [0] depuis aujourd'hui
        [1] depuis hier
       *[other] depuis { $days } jours
    }
notices-none = Ce navigateur ne peut pas être prévenu ici. Il faut une adresse sécurisée (https) ; sur iPhone ou iPad, ajoute d'abord Kotatsu à l'écran d'accueil.
notices-denied = Ton navigateur n'autorise pas les alertes de ce site. Autorise-les dans ses réglages, puis réessaie.
notices-failed = Le service d'alertes de ton navigateur est injoignable pour l'instant. Réessaie plus tard.
notices-what = Une alerte dit de quel jeu il s'agit. Elle est chiffrée : le service d'alertes ne peut pas la lire.
notices-quiet = Heures calmes
notices-quiet-how = Ce qui arrive entre-temps t'est dit après, si la table t'attend encore.
notices-quiet-on = Ne pas me déranger entre ces heures
notices-quiet-from = De
notices-quiet-until = À
notices-zone = Fuseau horaire
notices-keep = Garder ainsi
