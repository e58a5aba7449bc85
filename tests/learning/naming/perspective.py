from kotatsu.engine.perspective import Perspective

PERSPECTIVE = Perspective(by_seat={"card": 0, "known": 0, "points": 0})
