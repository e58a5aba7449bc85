### Ce que dit le serveur sur une connexion de jeu, en français : `refused-<raison>`.

refused-no-channel = Aucun canal n’est ouvert sous le numéro { $channel }. Abonne-toi d’abord.
refused-channel-taken = Un canal est déjà ouvert sous le numéro { $channel }. Prends-en un autre.
refused-too-many-channels =
    { $most ->
        [one] Une connexion a { $most } canal au plus.
       *[other] Une connexion a { $most } canaux au plus.
    }
refused-unsubscribed = Le canal est fermé, comme demandé.
refused-unread = Rien n’a été lu sur cette connexion depuis trop longtemps.
refused-no-channels = Aucun canal n’est ouvert sur cette connexion depuis trop longtemps.
refused-only-refused = Trop de lignes de suite ont été refusées.
refused-stopping = Le serveur s’arrête. Reconnecte-toi dans un instant.
