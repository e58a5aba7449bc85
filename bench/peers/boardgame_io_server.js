// boardgame.io's own server, as its documentation sets it up: socket.io to the clients, matches in memory, or in files
// where a folder is named. node boardgame_io_server.js PORT GAME [FOLDER]
const { Server, FlatFile } = require('boardgame.io/server');
const { games } = require('./boardgame_io_games.js');
const parts = require('./parts.json');

const write = console.log;
console.log = console.info = console.warn = () => {}; // a line for every move would be measured too
const [port, name, folder] = process.argv.slice(2);
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [games(parts)[name].game], origins: ['*'], ...db }).run(Number(port), () => write('ready'));
