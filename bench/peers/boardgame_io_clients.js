// Two players at each match of a boardgame.io server, over sockets alone; each moves as soon as it hears that it may.
// A match that has ended is followed by another.
// node boardgame_io_clients.js PORT MATCHES SECONDS: prints {"moves": ..., "seconds": ...}
const { io } = require('socket.io-client');

const [port, matches, seconds] = process.argv.slice(2).map(Number);
let moves = 0;

function player(table, playerID) {
  const socket = io(`http://127.0.0.1:${port}/pig`, { transports: ['websocket'], forceNew: true });
  let matchID = `match-${table}`;
  const sit = () => socket.emit('sync', matchID, playerID, undefined, 2); // the server makes a match when it is asked for
  const hear = (state, counts) => {
    if (counts && playerID === '0') moves += 1; // both players hear of every move; one of them counts
    if (state.ctx.gameover) {
      matchID += '+';
      sit();
      return;
    }
    if (state.ctx.currentPlayer !== playerID) return;
    const type = state.G.turn > 0 && Math.random() < 0.5 ? 'hold' : 'roll';
    const payload = { type, args: [], playerID };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
  };
  socket.on('connect', sit);
  socket.on('sync', (id, info) => id === matchID && hear(info.state, false));
  socket.on('update', (id, state) => id === matchID && hear(state, true));
}

async function main() {
  for (let number = 0; number < matches; number += 1) {
    for (const playerID of ['0', '1']) player(number, playerID);
  }
  await new Promise((done) => setTimeout(done, 3000));
  const before = moves;
  console.log('begin');
  const started = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  console.log(JSON.stringify({ moves: moves - before, seconds: (performance.now() - started) / 1000 }));
  process.exit(0);
}

main();
