### KIKAI, in English: the game in two minutes.

overview-goal = You build machines out of junk and draw fans to them. Shows before fans make you famous, and fame pays points in each of four rounds. The most points wins.
overview-step-card = Every turn you play a card. It names the district where you act. Two equal cards let you act anywhere. Then you do one of four things there.
overview-step-build = One: build. A machine is feet, then a body, then a head. Each part costs energy and has a colour.
overview-step-deploy = Two: open a street with your cubes. Fans walk over it to your machines. Each cube that leaves your board uncovers more energy.
overview-step-bring = Three: bring fans. Each stands before a part of its own colour, and the part pays you at once. Empty a square and your billboard goes up there.
overview-step-exhibit = Four: hold a show. It takes your fans here and gives you energy. For each fan you gain fame: your influence in its colour.
overview-end = After each round the Master pays for fame, most in the first. After four rounds all points are counted. Six billboards win at once.
