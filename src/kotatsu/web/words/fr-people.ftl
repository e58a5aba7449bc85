### Les gens et leurs appareils, en français.

refused-signed-off = Cet appareil a été déconnecté. Il ne tient plus tes places.
refused-link-expired = Ce lien a déjà servi, ou ses minutes sont passées. Refais-en un sur ton autre appareil.
refused-no-device = Cet appareil n’est pas dans ta liste.
refused-no-person = Ce navigateur n’a pas encore de place. Assieds-toi d’abord à une table.
refused-last-way = C’est ton seul appareil, et tu n’as ni phrase ni clé d’accès. Une fois déconnecté, tu ne pourrais plus revenir. Crée d’abord l’une ou l’autre.
refused-phrase-words = Une phrase compte { $words ->
    [one] { $words } mot
   *[other] { $words } mots
  } de quatre lettres, comme « kota » ou « rimu ». Regarde encore une fois.
refused-phrase-mistyped = Un de ces mots n’est pas le bon. Compare-les à ta note, lettre par lettre.
refused-phrase-unknown = Personne ici n’a cette phrase. Une plus récente l’a peut-être remplacée.
refused-merge-first = Ce navigateur a déjà ses propres tables. Dis qu’elles viennent aussi, puis réessaie.
refused-too-many-passkeys = Tu as déjà { $most } clés d’accès. Retires-en une d’abord.
refused-passkey-late = C’était trop long. Réessaie.
refused-passkey-failed = Cette clé d’accès n’a pas fait ses preuves. Réessaie.
refused-passkey-unknown = Cette clé d’accès n’est plus connue ici.

me-my-games = Mes parties
me-pages = Tes pages
me-tab-games = Parties
me-tab-statistics = Chiffres
me-tab-devices = Appareils
me-tab-data = Données

devices-title = Une personne, plusieurs appareils
devices-carry = Emporter mes places sur un autre appareil
devices-carry-how = Joue sur ton téléphone à midi et sur ton ordinateur le soir. L’autre appareil reçoit toutes tes tables, ton nom et tes réglages.
devices-carry-go = Montrer le code
devices-list = Tes appareils
devices-unnamed = Un navigateur
devices-here = celui-ci
devices-seen =
    { $days ->
        [0] utilisé aujourd’hui
        [1] utilisé hier
       *[other] utilisé il y a { $days } jours
    }
devices-made =
    { $days ->
        [0] créée aujourd’hui
        [1] créée hier
       *[other] créée il y a { $days } jours
    }
devices-sign-off = Déconnecter
devices-sign-off-how = Un appareil que tu déconnectes perd aussitôt toutes tes places.
devices-phrase = Phrase de secours
devices-phrase-how = Huit mots sur un bout de papier te ramènent depuis n’importe quel navigateur, si tu perds tes appareils.
devices-phrase-kept = Tu en as une.
devices-phrase-make = Créer une phrase
devices-phrase-new = En créer une nouvelle
devices-phrase-forget = L’oublier
devices-passkeys = Clés d’accès
devices-passkeys-how = Ton téléphone ou ton ordinateur garde la clé ; ton doigt, ton visage ou un code l’ouvre.
devices-passkey-make = Créer une clé d’accès
devices-passkey-remove = Retirer
devices-passkeys-none = Ce navigateur ne peut pas créer de clé d’accès ici. Il faut une adresse sécurisée (https).
devices-recover = J’ai une phrase ou une clé d’accès

link-how =
    { $minutes ->
        [one] Scanne ceci avec ton autre appareil, ou ouvre le lien là-bas. Il sert une seule fois, pendant une minute.
       *[other] Scanne ceci avec ton autre appareil, ou ouvre le lien là-bas. Il sert une seule fois, pendant { $minutes } minutes.
    }
link-qr = Code QR du lien ci-dessous
link-label = Lien pour ton autre appareil
link-warning = Qui l’ouvre devient toi sur ce serveur. Ne le montre à personne d’autre.
link-done = C’est fait

join-person-title = C’est aussi toi ?
join-person-named = { $name }, c’est aussi toi ?
join-person-tables =
    { $tables ->
        [0] Ce navigateur devient un de tes appareils, avec ton nom et tes réglages.
        [one] Ce navigateur devient un de tes appareils, avec ta table, ton nom et tes réglages.
       *[other] Ce navigateur devient un de tes appareils, avec tes { $tables } tables, ton nom et tes réglages.
    }
join-person-merge =
    { $tables ->
        [one] Ce navigateur a déjà une table à lui. Elle sera à toi aussi : les deux ne font plus qu’une personne, pour de bon.
       *[other] Ce navigateur a déjà { $tables } tables à lui. Elles seront à toi aussi : les deux ne font plus qu’une personne, pour de bon.
    }
join-person-go = Oui, c’est moi
join-person-merge-go = Oui, réunir les deux
join-person-no = Non
join-person-warning = Si quelqu’un d’autre t’a envoyé ce lien, n’accepte pas : il tiendrait aussi tes places.

phrase-once = Note ces mots maintenant, dans cet ordre. On ne te les montre qu’une fois.
phrase-where = Pour revenir, ouvre { $address } sur ce site et tape-les.
phrase-done = Je les ai

recover-title = Revenir
recover-how = Tape tes huit mots. Les majuscules et les accents ne comptent pas.
recover-phrase = Ta phrase
recover-go = Revenir
recover-passkey = Utiliser une clé d’accès
recover-merge =
    { $tables ->
        [one] Ce navigateur a une table à lui. Elle vient aussi : les deux ne font plus qu’une personne, pour de bon.
       *[other] Ce navigateur a { $tables } tables à lui. Elles viennent aussi : les deux ne font plus qu’une personne, pour de bon.
    }

games-text = Un nom ou un jeu
games-game = Jeu
games-every = Tous les jeux
games-show = Montrer
games-all = Tout
games-turn = C’est à toi
games-running = En cours
games-setting-up = En préparation
games-invited = Invitations
games-finished = Terminées
games-search = Chercher
games-won = Tu as gagné
games-shared = Victoire partagée
games-when =
    { $days ->
        [0] aujourd’hui
        [1] hier
       *[other] il y a { $days } jours
    }
games-replay = Revoir
games-join = S’asseoir
games-decline = Pas cette fois
games-pages = Pages des parties terminées
games-none = Pas encore de partie. Prends un jeu sur l’étagère ; tu le retrouveras ici.
games-none-found = Aucune de tes parties ne correspond.
games-show-all = Voir toutes mes parties
games-to-shelf = Vers l’étagère

figures-title = Tes chiffres
figures-of = Comment joue { $name }
figures-headline =
    { $games ->
        [one] { $wins ->
            [one] { $games } partie, { $wins } victoire. À parts égales, ce serait { $equal }.
           *[other] { $games } partie, { $wins } victoires. À parts égales, ce serait { $equal }.
        }
       *[other] { $wins ->
            [one] { $games } parties, { $wins } victoire. À parts égales, ce serait { $equal }.
           *[other] { $games } parties, { $wins } victoires. À parts égales, ce serait { $equal }.
        }
    }
figures-overall-more = C’est plus qu’à parts égales, et ce n’est guère un hasard.
figures-overall-less = C’est moins qu’à parts égales, et ce n’est guère un hasard.
figures-overall-open = C’est peut-être un hasard : il y a trop peu de parties pour le dire.
figures-how = La barre montre où se trouve le vrai taux, à 95 % de certitude ; les repères sont ton taux et, en rouge, la part égale. Une victoire partagée compte en partie. Les parties où tu tenais plusieurs places ne comptent pas.
figures-none-of = Aucune partie terminée ne compte encore.
figures-none = Aucune de tes parties terminées ne compte encore.
figures-waiting =
    { $games ->
        [one] Une autre partie est en train d’être comptée.
       *[other] { $games } autres parties sont en train d’être comptées.
    }
figures-by-game = Par jeu
figures-by-seats = Par nombre de joueurs
figures-by-level = Par adversaires
figures-line =
    { $games ->
        [one] { $games } partie, { $rate } % gagnée. Part égale : { $equal } %.
       *[other] { $games } parties, { $rate } % gagnées. Part égale : { $equal } %.
    }
figures-between = Entre { $low } et { $high } % :
figures-more = plus qu’à parts égales.
figures-less = moins qu’à parts égales.
figures-open = trop peu de parties pour le dire.
figures-at-seats =
    { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
figures-people = Sans robots
figures-share = Une page à partager
figures-share-go = Partager mes chiffres
figures-unshare = Les garder pour moi
figures-address = Adresse de ta page publique
figures-private-how = Personne d’autre que toi ne voit ces chiffres.
figures-shared-how = Qui a cette adresse voit ton nom et ces chiffres, et aucune de tes tables.

data-title = Tout ce qui est à toi
data-stored = Ce qui est gardé
data-nothing = Rien. Tu n’as fait que regarder.
data-stored-how =
    { $tables ->
        [0] Ton nom, tes réglages et tes appareils. Aucune table.
        [one] Ton nom, tes réglages, tes appareils, et une table avec tes coups et ce que tu y as dit.
       *[other] Ton nom, tes réglages, tes appareils, et { $tables } tables avec tes coups et ce que tu y as dit.
    }
data-export = Tout télécharger
data-export-how = Un seul fichier zip : du JSON, et l’enregistrement de tes parties terminées. Des parties en cours, ce que tu as le droit de voir.
data-delete = Tout effacer
data-delete-how = Ton nom, tes messages, tes appareils, ta phrase et tes clés d’accès disparaissent, partout à la fois. Les tables où tu étais sans personne d’autre aussi. Ailleurs, un robot prend ta place dans les parties en cours, et tes coups restent sans ton nom. C’est définitif.
data-delete-sure = Oui, efface tout ce qui est à moi
data-delete-go = Tout effacer
data-deleted = C’est effacé
data-deleted-how = Plus rien de toi n’est gardé ici. Tu peux revenir quand tu veux, comme quelqu’un de nouveau.
refused-not-sure = Coche d’abord la case, si tu veux vraiment tout effacer.

figures-luck = Chance et choix
figures-luck-how =
    { $games ->
        [one] Dans la seule partie relue, en victoires de plus ou de moins que prévu :
       *[other] Dans les { $games } parties relues les plus récentes, en victoires de plus ou de moins que prévu :
    }
figures-from-luck = Chance
figures-from-own = Ses propres choix
figures-from-others = Choix des autres
figures-number = { $value }
