// boardgame.io's own server, as its documentation sets it up: matches in memory, socket.io to the clients.
const { Server } = require('boardgame.io/server');

const Pig = {
  name: 'pig',
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
};

const write = console.log;
console.log = console.info = console.warn = () => {}; // a line for every move would be measured too
Server({ games: [Pig], origins: ['*'] }).run(Number(process.argv[2]), () => write('ready'));
