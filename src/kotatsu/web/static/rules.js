// The rules in a drawer, opening at a clause. The rules page is the only source.

const pages = new Map();

export function openRules(address) {
  const drawer = document.getElementById("rules");
  if (!drawer?.showModal) return false;
  const url = new URL(address, location.href);
  fill(drawer, url).catch(() => location.assign(url));
  return true;
}

async function fill(drawer, url) {
  if (!pages.has(url.pathname)) {
    const answer = await fetch(url.pathname);
    if (!answer.ok) throw new Error(answer.status);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    pages.set(url.pathname, page.querySelector("[data-rules]").innerHTML);
  }
  const place = drawer.querySelector("[data-rules]");
  place.innerHTML = pages.get(url.pathname);
  if (!drawer.open) drawer.showModal();
  const clause = url.hash && place.querySelector(`[id="${CSS.escape(url.hash.slice(1))}"]`);
  if (clause) {
    clause.classList.add("opened");
    clause.scrollIntoView({ block: "center" });
  } else drawer.scrollTop = 0;
}
