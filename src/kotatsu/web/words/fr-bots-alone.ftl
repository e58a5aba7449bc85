## Les tables où il n’y a que des robots

room-kept-bots =
    { $days ->
        [0] Des robots entre eux s’arrêtent quand personne ne regarde, et leur partie est conservée.
        [one] Des robots entre eux s’arrêtent quand personne ne regarde, et leur partie prend fin au bout d’un jour.
       *[other] Des robots entre eux s’arrêtent quand personne ne regarde, et leur partie prend fin au bout de { $days } jours.
    }
