from-here-title = Jouer à partir d’ici
from-here-how = { $ply ->
    [0] La partie recommence telle qu’elle a été distribuée ; ensuite, le hasard est nouveau. Quelle place prends-tu ?
    [one] La position après le premier coup ; ensuite, le hasard est nouveau. Quelle place prends-tu ?
   *[other] La position après { $ply } coups ; ensuite, le hasard est nouveau. Quelle place prends-tu ?
  }
from-here-look = Regarder la position
from-here-seat = Ta place
from-here-in-place-of = À la place de { $name }
from-here-level = Les robots aux autres places
from-here-begin = Jouer à partir d’ici
from-here-short = Jouer d’ici
