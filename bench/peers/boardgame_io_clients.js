// Two players at each match of a boardgame.io server, over sockets alone; each moves as soon as it hears that it may.
// node boardgame_io_clients.js PORT MATCHES SECONDS: prints {"moves": ..., "seconds": ...}
const { io } = require('socket.io-client');

const [port, matches, seconds] = process.argv.slice(2).map(Number);
let moves = 0;

function player(matchID, playerID) {
  const socket = io(`http://127.0.0.1:${port}/pig`, { transports: ['websocket'], forceNew: true });
  const hear = (state, counts) => {
    if (counts && playerID === '0') moves += 1; // both players hear of every move; one of them counts
    if (state.ctx.currentPlayer !== playerID) return;
    const type = state.G.turn > 0 && Math.random() < 0.5 ? 'hold' : 'roll';
    const payload = { type, args: [], playerID };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
  };
  socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
  socket.on('sync', (_, info) => hear(info.state, false));
  socket.on('update', (_, state) => hear(state, true));
}

async function main() {
  for (let number = 0; number < matches; number += 1) {
    for (const playerID of ['0', '1']) player(`match-${number}`, playerID); // the server makes it when it is asked for
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
