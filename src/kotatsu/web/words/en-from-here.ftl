from-here-title = Play from here
from-here-how = { $ply ->
    [0] The game begins again, as it was dealt, with new chance from there on. Which seat do you take?
    [one] The position after the first move, with new chance from there on. Which seat do you take?
   *[other] The position after { $ply } moves, with new chance from there on. Which seat do you take?
  }
from-here-look = Look at the position
from-here-seat = Your seat
from-here-in-place-of = In place of { $name }
from-here-level = The bots at the other seats
from-here-begin = Play from here
from-here-short = Play from here
