### La pièce autour des tables, en français : liens de groupe, salon, annonces de l’hôte.

## Liens de groupe

refused-group-over = Ce lien n’est plus valable. Demande un nouveau lien à la personne qui te l’a envoyé.
refused-group-full = Toutes les places sont prises. Réessaie dans un instant.
refused-bad-days = Un lien est valable 1, 7 ou 30 jours.

group-title = Un lien pour tout le groupe
group-what = Avec ce lien, chacun s’assoit à une place libre. S’il y a plusieurs tables, on complète d’abord la plus remplie.
group-how =
    { $tables ->
        [one] Avec ce lien, chacun s’assoit à une place libre de cette table.
       *[other] Avec ce lien, chacun s’assoit à une place libre de { $tables } tables.
    }
group-link = Lien du groupe
group-left = Ce lien est encore valable { $time }.
group-revoke = Annuler ce lien
group-add = Y ajouter cette table
group-days = Valable
group-make = Créer le lien
group-seat-free = Une place est libre : { $game }
group-free =
    { $free ->
        [one] { $free } place libre. Assieds-toi sous ton prénom.
       *[other] { $free } places libres. Tu auras la prochaine.
    }
group-full = Toutes les places sont prises
group-full-how = Une place va peut-être se libérer, ou tes amis vont mettre une autre table. Le lien reste le même.
group-again = Regarder encore

blocked-sits-here = Quelqu’un que tu as bloqué est à cette table : { $names }

## Le salon

refused-not-listed = Cette table n’est plus ouverte. Cherches-en une autre dans le salon.
refused-at-odds = Cette table ne peut pas t’accueillir pour le moment. Choisis-en une autre.
refused-kept-out = L’hôte de ce serveur t’a fermé le salon.
refused-chat-off = La discussion est coupée.
refused-no-line = Ce message n’existe plus.

open-room = Salon
open-room-title = Le salon
open-room-how = Trouve avec qui jouer, ou regarde une partie.
open-tables = Tables ouvertes
open-free =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
open-none = Aucune table ouverte pour le moment. Mets-en une et ouvre-la : les autres la voient tout de suite ici.
open-make = Ouvrir une table
open-make-how = Choisis un jeu et mets la table. Avant de commencer, tu diras que tout le monde ici peut s’y asseoir.
open-watch = Regarder
open-back = Revenir au salon
watched-tables = En train de jouer
watched-none = Pour le moment, personne ne se laisse regarder.
room-puzzles = Le problème du jour
room-chat-title = Discussion tranquille
room-chat-empty = Personne n’a encore rien dit.
room-chat-kept =
    { $hours ->
        [one] Les messages sont supprimés au bout d’{ $hours } heure. Tous ceux qui passent peuvent les lire.
       *[other] Les messages sont supprimés au bout de { $hours } heures. Tous ceux qui passent peuvent les lire.
    }
line-more = À propos du message de { $name }
line-block = Bloquer
line-report = Signaler
blocks-title = Bloquer et signaler
blocks-how = Si tu bloques quelqu’un, tu ne vois plus ce qu’il écrit, ni au salon ni à une table. Le salon et les liens de groupe ne t’assoient jamais à côté de lui. Si le lien d’un ami te mène à sa table, on te prévient avant de commencer.
reports-how = Un message signalé est montré à l’hôte de ce serveur, sans ton nom.
report-sent = Merci. L’hôte de ce serveur voit le message.
blocks-end = Débloquer

listing-title = Ouvrir aux autres ?
listing-join = Tout le monde au salon peut s’asseoir
listing-watch = Tout le monde au salon peut regarder
listing-how = Sans coche, seuls ceux qui ont le lien trouvent cette table. N’importe qui à la table peut mettre fin aux regards.
listed-join = Cette table est ouverte : tout le monde au salon peut s’y asseoir.
listed-watch = Tout le monde au salon peut regarder cette table.
listing-end-watching = Je ne veux pas être regardé

## Ce que l’hôte du serveur dit et voit

refused-maintenance = L’hôte travaille sur ce serveur. Les tables font une pause ; rien n’est perdu. Réessaie plus tard.
refused-host-key = Cette page est pour la personne qui fait tourner ce serveur. Son lien : kotatsu host-link
refused-not-sure = Dis d’abord que tu es sûr, puis réessaie.

maintenance-now = L’hôte travaille sur ce serveur : les coups attendent, rien n’est perdu.

host-title = La page de l’hôte
host-now = Maintenant
host-people = Personnes à table
host-streams = Pages ouvertes
host-tables-lobby = Tables en préparation
host-tables-playing = Parties en cours
host-tables-over = Parties terminées
host-maintenance = Maintenance
host-maintenance-how = Tout le monde est prévenu sur sa page. Les coups commencés se terminent ; les nouveaux coups et les nouvelles tables attendent.
host-maintenance-begin = Commencer la maintenance
host-maintenance-sure = Toutes les tables doivent attendre ?
host-maintenance-do = Oui, commencer
host-maintenance-on = Toutes les tables attendent. Cela dure, même après un redémarrage, jusqu’à ce que tu y mettes fin.
host-still =
    { $tables ->
        [0] Plus aucun robot ne réfléchit.
        [one] À { $tables } table, un robot réfléchit encore.
       *[other] À { $tables } tables, des robots réfléchissent encore.
    }
host-maintenance-end = Finir la maintenance
host-message = Un message à tous
host-message-how = Il reste en haut de chaque page jusqu’à ce qu’on le range. Écris-le dans une langue ou dans les deux.
host-message-send = Le montrer à tous
host-message-down = L’enlever
host-room-how = Au salon, des inconnus trouvent des tables à rejoindre et des parties à regarder. Il est fermé tant que tu ne l’ouvres pas.
host-switch-lobby = Le salon est ouvert
host-switch-chat = On peut y discuter
host-reports = Messages signalés
host-reports-none = Rien n’a été signalé.
host-report-remove = Supprimer le message
host-report-keep-out = Lui fermer le salon
host-report-leave = Laisser
host-ago =
    { $minutes ->
        [0] à l’instant
        [one] il y a { $minutes } minute
       *[other] il y a { $minutes } minutes
    }
host-times =
    { $times ->
        [one] signalé { $times } fois
       *[other] signalé { $times } fois
    }
host-bots = Robots
host-bot-processes = Processus où ils réfléchissent
host-bots-playing = Tables où ils décident maintenant
host-bots-waiting = Tables qui attendent un processus
host-bot-crashes = Processus qu’il a fallu remplacer
host-bot-seconds = Réflexion moyenne, { $level }
host-seconds = { $value } s
host-disk = Disque
host-database = Base de données
host-free = Libre
host-megabytes = { $value } Mo
host-tasks = Tâches
host-task-sweep = Coups des robots
host-task-garbage-collection = Ménage de la mémoire
host-task-notifications = Nouvelles entre les processus
host-task-presence = Qui est là
host-task-retention = Tables à effacer
host-task-reviews = Analyses des parties
host-task-series = Parties suivantes des séries
host-task-room = Réglages de l’hôte
host-task-results = Résultats gardés
host-task-mail = Envoi des courriels
host-task-push = Envoi des notifications
host-task-notices = Qui doit être prévenu
host-task-clocks = Horloges des tables
host-up = marche
host-down = en panne
host-failures =
    { $times ->
        [one] { $times } panne
       *[other] { $times } pannes
    }
host-warnings = Derniers avertissements
host-warnings-none = Aucun avertissement depuis le démarrage de ce processus.
host-tables = Tables
host-tables-how = Toi aussi, tu joues : rien ici ne mène à une table ni ne montre sa partie.
host-tables-none = Il n’y a pas encore de table.
host-status-lobby = en préparation
host-status-playing = en cours
host-status-over = terminée
host-age =
    { $days ->
        [0] créée aujourd’hui
        [one] créée il y a { $days } jour
       *[other] créée il y a { $days } jours
    }
host-unused =
    { $days ->
        [0] utilisée aujourd’hui
        [one] sans visite depuis { $days } jour
       *[other] sans visite depuis { $days } jours
    }
host-moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
host-holders =
    { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
host-kilobytes = { $value } ko
host-remove = Supprimer
host-remove-sure = Supprimer cette table pour de bon, avec tous ses coups ? Ceux qui y sont assis la perdent.
host-remove-do = Oui, la supprimer
