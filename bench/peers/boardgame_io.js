// boardgame.io: Pig through its in-process client, as its own documentation drives a game.
const { Client } = require('boardgame.io/client');
const { Pig } = require('./boardgame_io_games.js');

const SECONDS = Number(process.env.PEER_SECONDS || '2');

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
