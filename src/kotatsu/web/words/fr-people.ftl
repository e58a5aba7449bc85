### Les gens et leurs appareils, en français.

refused-signed-off = Cet appareil a été déconnecté. Il ne tient plus tes places.
refused-link-expired = Ce lien a déjà servi, ou ses minutes sont passées. Refais-en un sur ton autre appareil.
refused-no-device = Cet appareil n’est pas dans ta liste.
refused-no-person = Ce navigateur n’a pas encore de place. Assieds-toi d’abord à une table.
refused-last-way = C’est ton seul appareil, et tu n’as ni phrase ni clé d’accès. Une fois déconnecté, tu ne pourrais plus revenir. Crée d’abord l’une ou l’autre.
refused-phrase-words = Une phrase compte { $words } mots de quatre lettres, comme « kota » ou « rimu ». Regarde encore une fois.
refused-phrase-mistyped = Un de ces mots n’est pas le bon. Compare-les à ta note, lettre par lettre.
refused-phrase-unknown = Personne ici n’a cette phrase. Une plus récente l’a peut-être remplacée.
refused-merge-first = Ce navigateur a déjà ses propres tables. Dis qu’elles viennent aussi, puis réessaie.
refused-passkey-late = C’était trop long. Réessaie.
refused-passkey-failed = Cette clé d’accès n’a pas fait ses preuves. Réessaie.
refused-passkey-unknown = Cette clé d’accès n’est plus connue ici.

me-pages = Tes pages
me-tab-games = Mes parties
me-tab-statistics = Mes chiffres
me-tab-devices = Mes appareils
me-tab-data = Mes données

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
devices-passkeys-how = Ton téléphone ou ton ordinateur garde la clé ; ton doigt, ton visage ou un code l’ouvre.
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

join-person-title = C’est aussi toi ?
join-person-named = { $name }, c’est aussi toi ?
join-person-tables =
    { $tables ->
        [0] Ce navigateur devient un de tes appareils, avec ton nom et tes réglages.
        [one] Ce navigateur devient un de tes appareils, avec ta table, ton nom et tes réglages.
       *[other] Ce navigateur devient un de tes appareils, avec tes { $tables } tables, ton nom et tes réglages.
    }
join-person-merge =
    { $tables ->
        [one] Ce navigateur a déjà une table à lui. Elle sera à toi aussi : les deux ne font plus qu’une personne, pour de bon.
       *[other] Ce navigateur a déjà { $tables } tables à lui. Elles seront à toi aussi : les deux ne font plus qu’une personne, pour de bon.
    }
join-person-go = Oui, c’est moi
join-person-merge-go = Oui, réunir les deux
join-person-no = Non
join-person-warning = Si quelqu’un d’autre t’a envoyé ce lien, n’accepte pas : il tiendrait aussi tes places.

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
        [one] Ce navigateur a une table à lui. Elle vient aussi : les deux ne font plus qu’une personne, pour de bon.
       *[other] Ce navigateur a { $tables } tables à lui. Elles viennent aussi : les deux ne font plus qu’une personne, pour de bon.
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
games-none = Pas encore de partie. Prends un jeu sur l’étagère ; tu le retrouveras ici.
games-none-found = Aucune de tes parties ne correspond.
games-to-shelf = Vers l’étagère
