// boardgame.io: Pig through its in-process client, as its own documentation drives a game.
const { Client } = require('boardgame.io/client');

const SECONDS = Number(process.env.PEER_SECONDS || '2');
const GOAL = 100;

const Pig = {
  setup: () => ({ totals: [0, 0], turn: 0 }),
  moves: {
    roll: ({ G, random, events }) => {
      const die = random.D6();
      if (die === 1) { G.turn = 0; events.endTurn(); } else { G.turn += die; }
    },
    hold: ({ G, ctx, events }) => {
      G.totals[Number(ctx.currentPlayer)] += G.turn;
      G.turn = 0;
      events.endTurn();
    },
  },
  endIf: ({ G, ctx }) => (G.totals[Number(ctx.currentPlayer)] >= GOAL ? { winner: ctx.currentPlayer } : undefined),
};

function play() {
  const client = Client({ game: Pig, numPlayers: 2, debug: false });
  client.start();
  let decisions = 0;
  while (!client.getState().ctx.gameover) {
    if (client.getState().G.turn > 0 && Math.random() < 0.5) client.moves.hold(); else client.moves.roll();
    decisions += 1;
  }
  client.stop();
  return decisions;
}

play();
let decisions = 0;
const start = process.cpuUsage();
let seconds = 0; // of the processor, all threads
while (seconds < SECONDS) {
  decisions += play();
  const used = process.cpuUsage(start);
  seconds = (used.user + used.system) / 1e6;
}
console.log(JSON.stringify({
  peer: 'boardgame.io', way: 'in-process client', game: 'pig', decisions_a_second: decisions / seconds,
}));
