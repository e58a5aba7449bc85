### Tiki Topple, in English: the game in two minutes.

overview-goal = Nine tikis stand on a pole. Each player has a secret mission with three of them. Get your three near the top before the round ends, and win the most points.
overview-step-mission = This is your mission. The first tiki pays 9 points on top of the pole. The second pays 5 in the top two, the third 2 in the top three.
overview-step-lift = On your turn you play one card. Here Up 2 lifts a tiki by two places. Other cards push one down or let two change places.
overview-step-toast = Toast throws the lowest tiki off the pole. It pays nobody until the next round. Watch what the others do: it tells you their mission.
overview-end = A round ends when three tikis are left or all cards are played. Missions are shown and pay. After three or four rounds the most points wins.
