// boardgame.io's own server, as its documentation sets it up: socket.io to the clients, matches in memory, or in files
// where a folder is named. node boardgame_io_server.js PORT [FOLDER]
const { Server, FlatFile } = require('boardgame.io/server');

const GOAL = 100;

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
  endIf: ({ G, ctx }) => (G.totals[Number(ctx.currentPlayer)] >= GOAL ? { winner: ctx.currentPlayer } : undefined),
};

const write = console.log;
console.log = console.info = console.warn = () => {}; // a line for every move would be measured too
const [port, folder] = process.argv.slice(2);
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [Pig], origins: ['*'], ...db }).run(Number(port), () => write('ready'));
