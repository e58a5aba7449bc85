### Ce que dit le serveur sur une connexion de jeu, en français : `refused-<raison>`.

refused-no-channel = Le canal { $channel } n’existe pas. Abonne-toi d’abord.
refused-channel-taken = Le canal { $channel } est déjà ouvert. Prends un autre numéro.
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
