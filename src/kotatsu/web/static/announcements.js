// What the host tells everybody, on pages that are open: told by the stream of a table, looked for elsewhere.

import { ask, post } from "./ask.js";

const LOOK_MS = 20000;
const place = () => document.querySelector("[data-announcements]");

async function look() {
  if (document.hidden || !navigator.onLine) return;
  const answer = await ask("/announcement").catch(() => ({ ok: false }));
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(answer.text, "text/html").querySelector("[data-announcements]");
  const shown = place();
  if (!fresh || !shown || fresh.dataset.announcements === shown.dataset.announcements) return;
  shown.replaceChildren(...fresh.childNodes); // the same element: a screen reader listens to it
  shown.dataset.announcements = fresh.dataset.announcements;
  shown.hidden = fresh.hidden;
}

export function followAnnouncements() {
  if (!place()) return;
  document.addEventListener("room-changed", ({ detail }) => detail !== place().dataset.announcements && look());
  document.addEventListener("visibilitychange", look);
  setInterval(look, LOOK_MS);
  document.addEventListener("submit", async (event) => {
    if (!event.target.matches("[data-dismiss]")) return;
    event.preventDefault();
    const form = event.target;
    await post(form);
    const shown = place();
    form.remove();
    shown.hidden = !shown.querySelector(".announcement");
  });
}
