// The page as part of an app: its service worker, and a word when there is no network.

const PAGES = "kotatsu-pages-";

if ("serviceWorker" in navigator && isSecureContext) {
  addEventListener("load", async () => {
    await navigator.serviceWorker.register("/service-worker.js");
    const state = await caches.open("kotatsu-state");
    await state.put("/language", new Response(document.documentElement.lang));
  });
}

// A page that follows its table says itself that it has lost the connection, and goes on by itself.
const banner = document.querySelector("[data-no-network]");
const isLive = navigator.onLine && document.querySelector(".offline");
const tell = () => {
  if (banner) banner.hidden = navigator.onLine || Boolean(isLive);
};
addEventListener("online", tell);
addEventListener("offline", tell);
tell();

// The offline page lists what can be read.
const list = document.querySelector("[data-kept-pages]");
if (list) listPages();

async function listPages() {
  const found = (await caches.keys()).filter((name) => name.startsWith(PAGES));
  for (const name of found) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const page = new DOMParser().parseFromString(await (await cache.match(request)).text(), "text/html");
      const link = document.createElement("a");
      link.href = request.url;
      link.textContent = page.querySelector("h1")?.textContent.trim() || page.title;
      list.append(document.createElement("li"));
      list.lastChild.append(link);
    }
  }
  document.querySelector("[data-none-kept]").hidden = list.childElementCount > 0;
}

document.querySelector("[data-try-again]")?.addEventListener("click", () => location.reload());
