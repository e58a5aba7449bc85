### Love Letter, in English: the game in two minutes.

overview-goal = Your letter must reach the Princess. Be the last one in the round, or hold the highest card when the pile is empty.
overview-step-two = You hold one card. On your turn you draw a second one, then play one of the two and do what it says.
overview-step-guess = Here a Guard names the Prince. The guess is right: the other player is out, and the round is won.
overview-end = The winner of a round takes a token. With two players, seven tokens win the game; with more players, fewer do.
