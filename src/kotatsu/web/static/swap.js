// Puts a new drawing of the table in the place of the old one: parts by name, the log line by line, focus kept.

import { glide, places } from "./motion.js";

const KEPT = ["live", "table"];

// `following`: one of several plies on the way to now; the dock then says what happened instead of asking.
export function swap(at, html, { following = false } = {}) {
  const drawn = new DOMParser().parseFromString(html, "text/html").getElementById("at");
  if (!drawn) return false;
  const before = places(at);
  const focus = focused(at);
  for (const part of drawn.querySelectorAll("[data-part]")) {
    const name = part.dataset.part;
    const place = document.querySelector(`[data-part="${name}"]`);
    if (!place) continue;
    if (name === "log") renewLog(place, part);
    else if (name === "dock" && following) tellInstead(place, drawn);
    else place.replaceChildren(...part.childNodes);
  }
  for (const key of Object.keys(at.dataset)) if (!KEPT.includes(key) && !(key in drawn.dataset)) delete at.dataset[key];
  Object.assign(at.dataset, drawn.dataset);
  if (following) delete at.dataset.past;
  glide(at, before);
  refocus(at, focus);
  return true;
}

// Only lines that are new are added, so that a screen reader reads these alone.
function renewLog(log, drawn) {
  const lines = [...drawn.children];
  const known = new Map([...log.children].map((line) => [line.dataset.ply, line]));
  const same = lines.filter((line) => known.get(line.dataset.ply)?.textContent === line.textContent).length;
  if (same < Math.min(known.size, lines.length)) log.replaceChildren(...lines);
  else {
    [...log.children].slice(lines.length).forEach((line) => line.remove());
    log.append(...lines.slice(log.children.length));
  }
  log.parentElement.scrollTop = log.parentElement.scrollHeight;
}

function tellInstead(dock, drawn) {
  const ask = document.createElement("p");
  Object.assign(ask, { className: "ask waiting", id: "ask", tabIndex: -1 });
  const last = drawn.querySelector('[data-part="log"] > :last-child');
  if (last) ask.append(...[...last.querySelectorAll(".mark, p")].map((part) => {
    const piece = part.cloneNode(true);
    return part.matches("p") ? Object.assign(document.createElement("span"), { innerHTML: piece.innerHTML + " " }) : piece;
  }));
  dock.querySelector(".ask")?.replaceWith(ask);
  for (const gone of dock.querySelectorAll(".choices, .refusal, .notice, .tools > :not([data-skip]), #refusals")) gone.remove();
}

// What has the focus, said in a way that the next drawing understands.
function focused(at) {
  const element = document.activeElement;
  if (!element || element === document.body || !at.contains(element)) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element.dataset.piece) return `[data-piece="${CSS.escape(element.dataset.piece)}"]`;
  if (element.rel) return `[rel="${element.rel}"]`;
  for (const name of ["scrub", "unfold", "hint"]) if (name in element.dataset) return `[data-${name}]`;
  return element.closest(".dock") ? "#ask" : "#main";
}

// While the reader waits, a piece is no button and cannot hold the focus: it gets it back once it is one again.
let waiting = null;

function refocus(at, selector) {
  if (!selector || (at.contains(document.activeElement) && waiting?.stand !== selector)) return;
  const stand = at.querySelector("#ask") ?? at.querySelector("#main");
  const wanted = waiting?.stand === selector ? waiting.selector : selector;
  waiting = null;
  const element = at.querySelector(wanted);
  element?.focus({ preventScroll: true });
  if (element && document.activeElement === element) return;
  stand?.focus({ preventScroll: true });
  waiting = { selector: wanted, stand: `#${stand?.id}` };
}
