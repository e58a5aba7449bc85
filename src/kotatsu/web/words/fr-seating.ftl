### S’installer, en français : ce que l’hôte change, qui regarde, les durées.

duration-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
duration-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
duration-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
room-away-never = On attend
room-away-after = Un robot joue au bout de { $time }

seating-change = Changer
seating-change-seat = la place { $seat }
seating-bot-here = Un robot s’assoit ici
seating-device-here = Quelqu’un joue sur cet appareil
seating-device-do = L’installer
seating-free = Libérer la place
seating-ask-to-leave = Demander à { $name } de partir
seating-remove = Enlever la place
seating-add = Ajouter une place
seating-options-change = Changer ce qu’on joue
seating-options-save = Garder comme ça
seating-you-watch = Tu regardes.
seating-you-watch-full = Toutes les places sont prises. Tu regardes.
seating-free-now = Une place est libre.
seating-sit-down = M’asseoir
seating-by-search = Aucun joueur entraîné ne convient encore à ces règles : les robots jouent par recherche.
seating-local-title = Pour cet ordinateur seulement
seating-local-how = Ce lien ne s’ouvre que sur cet ordinateur. Pour que les téléphones de ton Wi-Fi puissent venir, arrête le serveur et relance-le avec :
seating-here = là
chat-unread = non lus
seating-labelled = { $label } :
seating-away-legend = Si quelqu’un s’absente, un robot joue au bout de
duration-never = jamais : on attend
