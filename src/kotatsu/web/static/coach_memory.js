// What this device has been told of each game, and for which games the coach speaks. Kept in the browser; the cookie
// `coach` names the games in which it is silent, so that the server need not say what nobody shows.

const KEY = "kotatsu-coach";
const COOKIE = "coach";
const COOKIE_SECONDS = 365 * 24 * 3600;
const FIRST_GAMES = 2; // of each kind, in which the coach speaks unless it was switched off
const NEW = { tables: [], on: null, met: [] };

function readAll() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

const read = (game) => ({ ...NEW, ...readAll()[game] });

function write(game, change) {
  const all = { ...readAll(), [game]: { ...read(game), ...change } };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch { /* a private window keeps nothing */ }
  const silent = Object.keys(all).filter((name) => all[name].on === false || (all[name].on === null && all[name].ended));
  document.cookie = `${COOKIE}=${silent.join(".")}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}

// Whether the coach speaks at a table: in the first games of a kind, or as the switch says.
export function isCoached(game, table) {
  const { on, tables } = read(game);
  if (on !== null) return on;
  if (tables.includes(table)) return true;
  const first = tables.length < FIRST_GAMES;
  write(game, first ? { tables: [...tables, table] } : { ended: true });
  return first;
}

// At this table it speaks, whatever came before: a lesson led here.
export function coachHere(game, table) {
  const { tables } = read(game);
  write(game, { on: null, ended: false, tables: [...tables.filter((one) => one !== table), table] });
}

export const switchCoach = (game, on) => write(game, { on });

// What was explained, as `question-<name>`, `verb-<name>`, `event-<name>` or a component (`card:guard`).
export const hasMet = (game, key) => read(game).met.includes(key);

export function remember(game, keys) {
  const { met } = read(game);
  const fresh = keys.filter((key) => !met.includes(key));
  if (fresh.length) write(game, { met: [...met, ...fresh] });
}
