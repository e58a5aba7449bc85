// The chat of a table: new lines come by themselves, are read aloud, and are counted until somebody looks.

import { ask, post } from "./ask.js";
import { say } from "./say.js";

const MAX_TOLD = 3; // lines that are read aloud; of more only their number is shown
let unread = 0;
let removed = 0; // lines that had been taken away again when the list was last compared with the server's

const list = () => document.querySelector('[data-part="chat"]');
const lastNumber = (lines) => Number(lines.lastElementChild?.dataset.chat ?? -1);
const isOpen = () => getComputedStyle(list()).visibility === "visible"; // beside the table, or in an open sheet
const storageKey = (table) => `chat:${table}`;

// Lines that were written while nobody here looked, also before this page was opened.
export function followChat(table) {
  const chat = list();
  if (!chat) return;
  const seen = lastRead(table);
  if (isOpen()) markRead(table);
  else count(unreadLines(chat, seen));
  document.addEventListener("sheet", ({ target }) => target.dataset.sheet === "talk" && markRead(table));
  speak(table);
}

const isUnread = (line, seen) => Number(line.dataset.chat) > seen && !("own" in line.dataset);
const unreadLines = (chat, seen) => [...chat.children].filter((line) => isUnread(line, seen)).length;

// The lines that are new; where the server has taken some away since, all are compared, and those vanish here too.
export async function newChat(table, gone = removed) {
  const chat = list();
  if (!chat) return;
  const isShorter = gone !== removed;
  const since = isShorter ? chat.firstElementChild?.dataset.chat : lastNumber(chat);
  const answer = await ask(`/t/${table}/chat?since=${Math.max(0, since ?? 0)}`);
  if (!answer.ok) throw new Error(answer.text);
  const drawn = document.createElement("ol");
  drawn.innerHTML = answer.text;
  if (isShorter) {
    removed = gone;
    takeAway(table, chat, drawn);
  }
  const lines = [...drawn.children].filter((line) => !chat.querySelector(`[data-chat="${line.dataset.chat}"]`));
  if (!lines.length) return;
  chat.append(...lines);
  chat.parentElement.scrollTop = chat.parentElement.scrollHeight;
  const others = lines.filter((line) => !("own" in line.dataset));
  if (isOpen()) markRead(table); // the list is a live region of its own: it is read aloud there
  else {
    count(unread + others.length);
    say(others.slice(-MAX_TOLD).map((line) => line.querySelector(".said").textContent.trim()).join(". "));
  }
}

function takeAway(table, chat, drawn) {
  for (const line of [...chat.children]) {
    if (!drawn.querySelector(`[data-chat="${line.dataset.chat}"]`)) line.remove();
  }
  if (!isOpen()) count(unreadLines(chat, lastRead(table)));
}

function lastRead(table) {
  try {
    return Number(localStorage.getItem(storageKey(table)) ?? -1);
  } catch {
    return -1;
  }
}

function markRead(table) {
  try {
    localStorage.setItem(storageKey(table), lastNumber(list()));
  } catch { /* a private window keeps nothing */ }
  count(0);
}

// A number beside the word "chat".
function count(lines) {
  unread = lines;
  for (const place of document.querySelectorAll(".unread")) show(place);
}

// The dock is drawn anew with every ply: the number is put back.
export const showUnread = () => count(unread);

function show(place) {
  place.replaceChildren(String(unread));
  const word = Object.assign(document.createElement("span"), { className: "unseen", textContent: ` ${place.dataset.word ?? ""}` });
  place.append(word);
  place.hidden = !unread;
}

function speak(table) {
  const form = document.querySelector("[data-speak]");
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await post(form);
    if (answer.ok) form.reset();
    else say(answer.text);
    await newChat(table).catch(() => {}); // the stream brings it
  });
}
