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

// --- What is typed narrows the clauses, on the page and in the drawer; without a script the browser's own search does.

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

function search(field) {
  const rules = field.closest("[data-rules]");
  const wanted = folded(field.value.trim()).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const chapter of rules.querySelectorAll("[data-chapter]")) {
    for (const clause of chapter.querySelectorAll("dl > div")) {
      const text = folded(clause.textContent);
      clause.hidden = !wanted.every((word) => text.includes(word));
      found += clause.hidden ? 0 : 1;
    }
    chapter.hidden = !chapter.querySelector("dl > div:not([hidden])");
  }
  const { foundNone, foundOne, foundMany } = field.dataset;
  const said = found > 1 ? foundMany.replace("999", found) : found ? foundOne : foundNone;
  rules.querySelector("[data-rules-found]").textContent = wanted.length ? said : "";
}

export function setUpRulesSearch() {
  document.addEventListener("input", ({ target }) => target.matches("[data-rules-search]") && search(target));
}
