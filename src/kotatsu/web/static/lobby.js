// A table before the start: seats, options and who is here, drawn anew whenever one of them changes.

import { ask, post } from "./ask.js";
import { drawnSeats, tellPresence } from "./presence.js";
import { say } from "./say.js";
import { listen } from "./stream.js";

export function followLobby(lobby) {
  const { table } = lobby.dataset;
  lobby.addEventListener("submit", (event) => event.target.matches("[data-change]") && change(event, lobby));
  listen(table, async (position) => {
    if (position.started) return location.assign(`/t/${table}`);
    const { changes, here } = lobby.dataset;
    if (position.changes === Number(changes) && position.here === here) return undefined;
    return draw(lobby, position.changes !== Number(changes));
  });
}

// The host changes something: sent without leaving the page, and drawn as soon as it is stored.
async function change(event, lobby) {
  event.preventDefault();
  const answer = await post(event.target, event.submitter);
  if (!answer.ok) refuse(lobby, answer.text || document.querySelector(".offline").textContent);
  else await draw(lobby, true);
}

function refuse(lobby, text) {
  document.querySelector("[data-refused]")?.remove();
  const notice = Object.assign(document.createElement("p"), { className: "notice", role: "alert", textContent: text });
  notice.dataset.refused = "";
  lobby.before(notice);
}

async function draw(lobby, changed) {
  const answer = await ask(`/t/${lobby.dataset.table}/lobby`);
  const drawn = new DOMParser().parseFromString(answer.text, "text/html").getElementById("lobby");
  if (!answer.ok || !drawn) return;
  document.querySelector("[data-refused]")?.remove();
  const before = drawnSeats(lobby);
  const kept = keep(lobby);
  for (const part of lobby.querySelectorAll("[data-part]")) {
    part.replaceChildren(...(drawn.querySelector(`[data-part="${part.dataset.part}"]`)?.childNodes ?? []));
  }
  Object.assign(lobby.dataset, { changes: drawn.dataset.changes, here: drawn.dataset.here });
  kept();
  if (changed) say([...lobby.querySelectorAll(".middle span, .cushion > b")].map((each) => each.innerText).join(", "));
  else tellPresence(lobby, before);
}

// What the reader has opened, written and focused, put back once the page is drawn anew.
function keep(lobby) {
  const open = [...lobby.querySelectorAll("details[open][id]")].map((each) => each.id);
  const written = [...lobby.querySelectorAll("input[id]:not([readonly], [type=hidden])")].map((each) => [each.id, each.value]);
  const focused = lobby.contains(document.activeElement) ? place(document.activeElement) : "";
  return () => {
    for (const id of open) document.getElementById(id)?.setAttribute("open", "");
    for (const [id, value] of written) Object.assign(document.getElementById(id) ?? {}, { value });
    if (focused)(lobby.querySelector(focused) ?? lobby.querySelector("summary, button"))?.focus({ preventScroll: true });
  };
}

// An element, said in a way that the next drawing understands.
function place(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const within = element.closest("details[id]");
  if (!within) return "";
  return element.value ? `#${within.id} [value="${CSS.escape(element.value)}"]` : `#${within.id} summary`;
}
