// The service worker. It keeps what every page needs, the shelf, rules and finished games that were read here, and shows
// them without network. It touches nothing else: moves, streams and running games always come from the server.
// The server writes KEPT before this: the version, and the addresses that every page needs.

const FILES = `kotatsu-files-${KEPT.version}`;
const PAGES = `kotatsu-pages-${KEPT.version}`;
const STATE = "kotatsu-state";
const MAX_PAGES = 60;
const FILE = /^\/(static|games|icons)\//;
const READER = "X-Kotatsu-Reader";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll(KEPT.assets)).then(() => skipWaiting()));
});

// A new version: what an older one kept goes.
addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("kotatsu-") && ![FILES, PAGES, STATE].includes(name)) await caches.delete(name);
    }
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILE.test(address.pathname)) event.respondWith(file(request));
});

async function file(request) {
  const kept = await caches.match(request, { cacheName: FILES });
  return kept ?? fetch(request);
}

async function page(request) {
  let answer;
  try {
    answer = await fetch(request);
  } catch {
    return withoutNetwork(request);
  }
  await keep(request, answer).catch(() => {}); // a full disk loses the copy, not the page
  return answer;
}

async function keep(request, answer) {
  await forgetOthers(answer.headers.get(READER));
  if (!answer.ok || answer.redirected || answer.headers.get("X-Kotatsu-Keep") !== "yes") return;
  const cache = await caches.open(PAGES);
  await cache.put(kept(request.url), answer.clone());
  const addresses = await cache.keys();
  for (const old of addresses.slice(0, Math.max(0, addresses.length - MAX_PAGES))) await cache.delete(old);
}

// What was kept for one person is not for another: it goes as soon as the server sees somebody else here.
async function forgetOthers(reader) {
  if (reader === null) return;
  const state = await caches.open(STATE);
  const before = await state.match("/reader");
  if (before && await before.text() !== reader) await caches.delete(PAGES);
  await state.put("/reader", new Response(reader));
}

async function withoutNetwork(request) {
  const found = await caches.match(kept(request.url), { cacheName: PAGES });
  if (found) return found;
  const state = await caches.open(STATE);
  const language = await (await state.match("/language"))?.text() ?? "en";
  const shell = await caches.match(`/offline?language=${language}`, { cacheName: FILES });
  return shell ?? Response.error();
}

// The app opens the shelf under an address of its own.
function kept(address) {
  const found = new URL(address);
  found.searchParams.delete("app");
  found.searchParams.delete("joined");
  found.hash = "";
  return found.href;
}

// --- Notices: it is somebody's turn. What is shown was encrypted for this browser alone.

addEventListener("push", (event) => {
  event.waitUntil(call(event.data?.json() ?? {}));
});

async function call({ title = "Kotatsu", body = "", path = "/me", tag = "", again = false, waiting = 0 }) {
  if (await visible(path)) return;
  await setBadge(waiting);
  const shown = { body, tag, renotify: Boolean(tag) && again, icon: KEPT.icon, badge: KEPT.icon, data: { path } };
  await registration.showNotification(title, shown);
}

// Whoever looks at the table has seen it.
async function visible(path) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.some((client) => client.visibilityState === "visible" && new URL(client.url).pathname === path);
}

async function setBadge(waiting) {
  if (waiting) await navigator.setAppBadge?.(waiting);
  else await navigator.clearAppBadge?.();
}

// The push service gave this browser another endpoint. The server is told, if its owner still wants to be called here;
// some browsers bring the new subscription along, others leave it to us to ask for one.
addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.newSubscription));
});

async function renew(brought) {
  const { wanted, key, token } = await (await fetch("/me/notices/renewal")).json();
  if (!wanted) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (brought ?? await registration.pushManager.subscribe(options)).toJSON();
  const headers = { Accept: "application/json", "X-CSRFToken": token };
  await fetch("/me/notices/renew", { method: "POST", headers, body: new URLSearchParams({ endpoint, ...keys }) });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bring(event.notification.data?.path ?? "/me"));
});

// A tab that has the table open comes to the front; else a new one opens.
async function bring(path) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const at = windows.find((client) => new URL(client.url).pathname === path);
  return at ? at.focus() : clients.openWindow(path);
}

// The page says that a table was seen: its notice goes.
addEventListener("message", (event) => {
  if (event.data?.seen) event.waitUntil(seen(event.data.seen));
});

async function seen(path) {
  for (const shown of await registration.getNotifications()) {
    if (shown.data?.path === path) shown.close();
  }
}
