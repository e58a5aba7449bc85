// Two players at each match of a boardgame.io server, over sockets alone; each moves as soon as it hears that it may.
// A match that has ended is followed by another.
// node boardgame_io_clients.js PORT GAME MATCHES SECONDS: prints {"moves": ..., "seconds": ..., "games": ...}
const { io } = require('socket.io-client');
const { games } = require('./boardgame_io_games.js');
const parts = require('./parts.json');

const WARM_UP_MS = 3000;
const [port, name, matches, seconds] = [process.argv[2], process.argv[3], ...process.argv.slice(4).map(Number)];
const { choices } = games(parts)[name];
let moves = 0;
let ended = 0;

function player(table, playerID) {
  const socket = io(`http://127.0.0.1:${port}/${name}`, { transports: ['websocket'], forceNew: true });
  let matchID = `match-${table}`;
  const sit = () => socket.emit('sync', matchID, playerID, undefined, 2); // the server makes a match when it is asked for
  const hear = (state, counts) => {
    if (counts && playerID === '0') moves += 1; // both players hear of every move; one of them counts
    if (state.ctx.gameover) {
      ended += playerID === '0';
      matchID += '+';
      sit();
      return;
    }
    if (state.ctx.currentPlayer !== playerID) return;
    const found = choices(state.G, Number(playerID));
    const [type, ...args] = found[Math.floor(Math.random() * found.length)];
    socket.emit('update', { type: 'MAKE_MOVE', payload: { type, args, playerID } }, state._stateID, matchID, playerID);
  };
  socket.on('connect', sit);
  socket.on('sync', (id, info) => id === matchID && hear(info.state, false));
  socket.on('update', (id, state) => id === matchID && hear(state, true));
}

async function main() {
  for (let number = 0; number < matches; number += 1) {
    for (const playerID of ['0', '1']) player(number, playerID);
  }
  await new Promise((done) => setTimeout(done, WARM_UP_MS));
  const [before, endedBefore] = [moves, ended];
  console.log('begin');
  const started = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const passed = (performance.now() - started) / 1000;
  console.log(JSON.stringify({ moves: moves - before, seconds: passed, games: ended - endedBefore }));
  process.exit(0);
}

main();
