### The lesson of Tiki Topple, in English.

lesson-first = Tiki Topple in two minutes

lesson-first-goal = Your mission
lesson-first-goal-1 = Nine faces, the tikis, stand on a pole. Your secret mission names three of them.
lesson-first-goal-2 = Only the top three places pay. Lokahi pays 9 on top, Wikiwiki 5 in the top two, Hookipa 2.

lesson-first-climb = Climbing
lesson-first-climb-1 = You play one card a turn. Touch Up 2, then Lokahi: it climbs two places.
lesson-first-climb-1-hint = Try the other one first: Up 2 on Lokahi takes it to the top.
lesson-first-climb-2 = Ouch! { $friend } played Puh, and Lokahi dropped two places. She has a secret mission too.

lesson-first-tricks = Your other cards
lesson-first-tricks-1 = Topple sends any tiki to the very bottom. Try it on Nui, which stands above Lokahi.
lesson-first-tricks-1-hint = Here we want Nui out of the way: touch Topple, then Nui.
lesson-first-tricks-2 = Wiki lets two tikis change places. Touch Wiki, then Nani and Lokahi.
lesson-first-tricks-2-hint = Wiki needs both of them: Nani on top and Lokahi below it.
lesson-first-tricks-3 = Toast takes the lowest tiki off the pole. It can never be your first card of a round.
lesson-first-tricks-3-hint = Touch Toast, then the tiki at the bottom.
lesson-first-tricks-4 = Lokahi is back on top. When only three tikis are left, the round stops at once.

lesson-first-yours = Your turn
lesson-first-yours-1 = Choose yourself now. Lokahi is on top, and Wikiwiki could use a push.
lesson-first-yours-2 = Well played! A card you have used is gone until the next round.

lesson-first-count = Counting
lesson-first-count-1 = This is your last card. Touch Up 1, then Wikiwiki: it pays 5 in the top two.
lesson-first-count-1-hint = Wikiwiki in third place pays nothing. Move it up one.
lesson-first-count-2 = The hands are empty, so the missions pay. Your pawn moves on, and after four rounds the most points win.
