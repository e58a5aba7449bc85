// Who is here, away, back or replaced by a bot: drawn by the server with every change, and read aloud here.

import { say } from "./say.js";

// Each seat's name and tags as they are drawn now.
export function drawnSeats(at) {
  return [...at.querySelectorAll("[data-attends]")].map((seat) => ({ name: seat.dataset.name, told: seat.dataset.attends }));
}

// Say what is different since `before`: "Ada: away".
export function tellPresence(at, before) {
  const now = drawnSeats(at);
  if (now.length !== before.length) return;
  const changed = now.filter(({ name, told }, seat) => name === before[seat].name && told !== before[seat].told);
  if (changed.length) say(changed.map(({ name, told }) => `${name}: ${told}`).join(". "));
}
