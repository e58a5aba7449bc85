### King of Tokyo, in English: the game in two minutes.

overview-goal = You are a giant monster. Win with 20 stars, or by being the last monster standing. Everybody starts with 10 hearts; without hearts you are out.
overview-step-roll = Roll six dice up to three times and keep what you like. Three equal numbers pay stars. Energy buys cards, hearts heal, and claws hit other monsters.
overview-step-tokyo = One monster stands in Tokyo and hits all the others. They all hit back. Whoever is hit there may flee, and the attacker moves in for 1 star.
overview-step-buy = Buy cards with energy. Some act at once, others stay and give you a power. In Tokyo dice do not heal, but your turn starts with 2 stars.
overview-end = The game ends with the turn in which somebody has 20 stars, or only one monster is left. If all fall together, nobody wins.
