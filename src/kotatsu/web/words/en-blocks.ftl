# Blocking somebody and reporting a line, at a table.

blocks-how-table = If you block somebody, you no longer see what they write, here, at other tables or in the open room. This game goes on as before: they keep their seat and are not told. The open room and links for groups never seat you beside them.
blocked-tag = blocked
blocked-now = You no longer see what { $name } writes. The game goes on.
unblocked-now = You see again what { $name } writes.
blocks-mine = People you have blocked
host-report-table = at a table
