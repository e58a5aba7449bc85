// What this browser has shown of a table: what happened since is shown one thing after the other.

const KEY = "kotatsu-seen";
const MAX_TABLES = 40;

let kept = read();

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

// The last ply that was shown, -1 for a table that is new here.
export function lastSeen({ table, seat, branch }) {
  const [seenBranch, ply] = kept[`${table}:${seat}`] ?? [];
  return seenBranch === Number(branch) ? ply : -1;
}

export function markSeen({ table, seat, branch, ply }) {
  const {
    [`${table}:${seat}`]: _, ...others
  } = { ...kept, ...read() };
  const recent = Object.entries(others).slice(1 - MAX_TABLES);
  kept = Object.fromEntries([...recent, [`${table}:${seat}`, [Number(branch), Number(ply)]]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch { /* a private window keeps nothing */ }
}
