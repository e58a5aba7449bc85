### Kyudo, in English: the game in two minutes.

overview-goal = Fill all circles of your target, with nobody having more spectators than you. Or be the last archer with spectators. Everybody starts with 20.
overview-step-roll = Roll four dice. You may roll any of them again, twice. They show arrows and five colours.
overview-step-aim = Arrows with one colour hit the target: each arrow ticks a circle of that colour. A full colour is closed. From then on your arrows there drive away spectators of the others.
overview-step-flag = Two or more dice of one colour fill its flag. A full corner gives you free circles or a token. Tokens attack, protect, or turn a die.
overview-end = Tick your last circle and you win at once, if nobody has more spectators. An archer without spectators is out.
