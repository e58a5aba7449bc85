### Pikit, in English: the game in two minutes.

overview-goal = Collect monster cards. Every card is worth its number in points. But every card also has a power, and using the power costs you the card.
overview-step-take = You roll two dice. Take a card from the middle that is their sum, their difference, or the number on a die. Cards within reach are lit.
overview-step-bend = Nothing good within reach? Play cards before you take. Here a 7 turns one die to the face you want. The 7 and its points are gone.
overview-step-double = Rolled a double? Its robot, called Mecha, is worth 15 points. Take it, or try to steal it from whoever has it.
overview-end = When the pile is empty, everybody has one last turn. Add up your cards and Mecha, 15 for the most 1s, less your wounds. The highest total wins.
