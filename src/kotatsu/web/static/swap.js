// Puts a new drawing of the table in the place of the old one: parts by name, the log line by line, focus kept.

import { endInterlude } from "./interlude.js";
import { glide, places } from "./motion.js";

const KEPT = ["live", "table"];

// `stepping`: a ply on the way to now; while more follow, the dock says what happened instead of asking.
// `still`: a jump, not a move. `now`: the last ply there is, which may be newer than the drawing.
export function swap(at, html, { stepping = false, still = false, now = 0 } = {}) {
  const drawn = new DOMParser().parseFromString(html, "text/html").getElementById("at");
  if (!drawn) return false;
  endInterlude();
  drawn.dataset.now = Math.max(Number(drawn.dataset.now), now);
  const following = stepping && Number(drawn.dataset.ply) < Number(drawn.dataset.now);
  const before = places(at);
  const focus = focused(at);
  let whole = true;
  for (const part of drawn.querySelectorAll("[data-part]")) {
    const name = part.dataset.part;
    const place = document.querySelector(`[data-part="${name}"]`);
    if (!place) continue;
    if (name === "log") whole = renewLog(place, part, at.dataset, drawn.dataset);
    else if (name === "dock" && following) tellInstead(place, part);
    else if (name === "scrubber") renewScrubber(place, part);
    else keepOpen(place, () => place.replaceChildren(...part.childNodes));
  }
  for (const key of Object.keys(at.dataset))
    if (!KEPT.includes(key) && !(key in drawn.dataset)) delete at.dataset[key];
  Object.assign(at.dataset, drawn.dataset);
  if (following) delete at.dataset.past;
  if (!still) glide(at, before);
  refocus(at, focus);
  return { whole, following };
}

// What the reader has unfolded stays so.
function keepOpen(place, change) {
  const open = [...place.querySelectorAll("details[open]")].map((details) => details.className);
  const shown = place.querySelector("[data-sheet][data-shown]")?.dataset.sheet;
  change();
  if (shown) keepSheet(place.querySelector(`[data-sheet="${CSS.escape(shown)}"]`));
  for (const details of place.querySelectorAll("details"))
    if (open.includes(details.className)) details.open = true;
}

// A finger may be on it: its parts stay, and say where we are now.
function renewScrubber(place, drawn) {
  for (const [index, next] of [...drawn.children].entries()) {
    const old = place.children[index];
    for (const name of ["data-to", "href", "max", "aria-label"])
      if (next.hasAttribute(name)) old.setAttribute(name, next.getAttribute(name));
    if (old.matches("[data-scrub]")) old.value = next.getAttribute("value");
  }
}

// A sheet that was open over the table is open in its new drawing too; with no such sheet nothing covers the table.
function keepSheet(sheet) {
  if (sheet) sheet.toggleAttribute("data-shown", true);
  else document.body.removeAttribute("data-sheet-shown");
}

// The log of a whole page, for one whose own has a gap.
export function replaceLog(html) {
  const lines = new DOMParser().parseFromString(html, "text/html").querySelectorAll('[data-part="log"] > li');
  document.querySelector('[data-part="log"]').replaceChildren(...lines);
}

// Only lines that are new are added, so that a screen reader reads these alone; lines of plies to come are dimmed. A
// fragment repeats the end of the log: false when that does not meet what the page has.
function renewLog(log, drawn, shown, next) {
  const taken = shown.branch !== next.branch;
  if (taken)
    for (const line of log.querySelectorAll("li"))
      if (Number(line.dataset.ply) >= Number(drawn.dataset.from)) line.remove();
  const last = Number(log.lastElementChild?.dataset.ply ?? -1);
  const known = Math.max(last, taken ? -1 : Number(log.dataset.to ?? shown.ply));
  log.append(...[...drawn.children].filter((line) => Number(line.dataset.ply) > last));
  log.dataset.to = Math.max(known, Number(next.ply));
  for (const line of log.children) line.toggleAttribute("data-later", Number(line.dataset.ply) > Number(next.ply));
  const current = [...log.children].findLast((line) => !line.hasAttribute("data-later"));
  const box = log.parentElement;
  if (current) box.scrollTop = current.offsetTop + current.offsetHeight - box.clientHeight;
  return taken || Number(drawn.dataset.from) <= known + 1;
}

// More plies follow: the dock says what happened in place of the question, and above it what happened before, with a way to
// skip; its tools keep their places.
function tellInstead(dock, drawn) {
  const last = [...document.querySelectorAll('[data-part="log"] > li:not([data-later])')].at(-1);
  const ask = document.createElement("p");
  Object.assign(ask, { className: "ask waiting", id: "ask", tabIndex: -1 });
  if (last) ask.append(...[...last.querySelectorAll(".mark")].map((mark) => mark.cloneNode(true)));
  const told = document.createElement("span");
  told.className = "happens";
  told.append(...sentences(drawn));
  ask.append(told);
  const before = dock.querySelector(".happens");
  if (before) dock.querySelector(".just")?.replaceChildren(...before.childNodes);
  dock.querySelector(".ask")?.replaceWith(ask);
  for (const gone of dock.querySelectorAll(".choices, .notice, .answers > :not([data-skip]), #refusals")) gone.remove();
  for (const tool of dock.querySelectorAll(".tools > :not([data-open=talk])")) tool.inert = true;
  dock.querySelector("#refusal").hidden = true;
}

// What just happened, without the word for those who do not see that it is the log.
const sentences = (drawn) => [...drawn.querySelectorAll(".just > :not(.unseen)")];

// What has the focus, said in a way that the next drawing understands.
function focused(at) {
  const element = document.activeElement;
  if (!element || element === document.body || !at.contains(element)) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element.dataset.piece) return `[data-piece="${CSS.escape(element.dataset.piece)}"]`;
  if (element.rel) return `[rel="${element.rel}"]`;
  for (const name of ["scrub", "unfold", "hint", "find"])
    if (name in element.dataset) return `[data-${name}]`;
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
