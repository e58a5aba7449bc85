// The public room: tables and lines come by themselves; a line is sent without leaving the page.

import { ask, post } from "./ask.js";
import { Backoff } from "./stream.js";

const room = document.querySelector("[data-room]");
const backoff = new Backoff();
let source;

function listen() {
  source = new EventSource("/room/events");
  source.addEventListener("room", async ({ data }) => {
    backoff.reset();
    if (data === "closed") location.assign("/");
    else if (data !== room.dataset.room) await draw(data);
  });
  source.addEventListener("error", () => {
    source.close();
    setTimeout(listen, backoff.next());
  });
}

async function draw(mark) {
  const answer = await ask("/room/parts");
  if (!answer.ok) return;
  const drawn = new DOMParser().parseFromString(answer.text, "text/html");
  const isOpen = (part) => part.querySelector("details[open]"); // what the reader is about to use stays
  for (const part of room.querySelectorAll("[data-part]")) {
    const fresh = drawn.querySelector(`[data-part="${part.dataset.part}"]`);
    if (!fresh) return location.reload(); // the chat was switched on or off
    if (!isOpen(part) && part.innerHTML !== fresh.innerHTML) part.replaceChildren(...fresh.childNodes);
  }
  if (drawn.querySelectorAll("[data-part]").length !== room.querySelectorAll("[data-part]").length) return location.reload();
  room.dataset.room = mark;
  showLast();
  return undefined;
}

function showLast() {
  const chat = room.querySelector(".chat");
  if (chat) chat.scrollTop = chat.scrollHeight;
}

room.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("[data-room-speak]")) return;
  event.preventDefault();
  const answer = await post(form);
  const refused = room.querySelector("[data-refused]");
  refused.hidden = answer.ok;
  refused.textContent = answer.text;
  if (!answer.ok) return;
  form.elements.text.value = "";
  await draw(room.dataset.room);
});

addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", (event) => event.persisted && listen());
showLast();
listen();
