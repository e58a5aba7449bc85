// The room's script. Everything works without it, more slowly: it only plays on the page what the forms would do.

import { setUpCards } from "./cards.js";
import { setUpCoach } from "./coach.js";
import { setUpInterludes } from "./interlude.js";
import { followLesson } from "./lesson.js";
import { followResult, followTable } from "./live.js";
import { followAnnouncements } from "./announcements.js";
import "./app.js";
import { setUpAttention } from "./attention.js";
import { setUpBadge } from "./badge.js";
import { followLobby } from "./lobby.js";
import { setUpPreferences } from "./preferences.js";
import { openRules, setUpRulesSearch } from "./rules.js";
import { setUpScreens } from "./screens.js";
import { setUpSheets } from "./sheets.js";

const root = document.documentElement;
root.classList.add("js");

document.addEventListener("click", async (event) => {
  const copier = event.target.closest("[data-copy]");
  if (copier) await copy(copier);
  const rule = event.target.closest("a.clause, [data-rules-link]");
  if (rule && document.getElementById("rules") && openRules(rule.href)) event.preventDefault();
  const menu = document.querySelector(".menu[open]");
  if (menu && !menu.contains(event.target)) menu.open = false;
});

// Escape closes the menu first, before anything that lies below it.
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && !document.querySelector("dialog[open]") && document.querySelector(".menu[open]");
  if (!menu) return;
  event.stopPropagation();
  menu.open = false;
  menu.querySelector("summary").focus();
}, { capture: true });

async function copy(button) {
  const field = document.querySelector(button.dataset.copy);
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else { // plain http, as between two machines of one home
    field.select();
    document.execCommand("copy");
  }
  button.querySelector("span").textContent = button.dataset.done;
}

setUpPreferences(document.querySelector("[data-preferences]"));
setUpSheets();
setUpScreens();
setUpRulesSearch();
setUpInterludes();
followAnnouncements();

const live = document.querySelector("[data-live]");
const follow = { table: followTable, lobby: followLobby, result: followResult, lesson: followLesson } [live?.dataset.live];
follow?.(live);
if (live?.dataset.live === "table") setUpAttention(live);
setUpBadge();
if (live?.dataset.live === "lesson") setUpCards(live);
if (live?.dataset.live === "table" && !("curtain" in live.dataset)) {
  setUpCards(live);
  setUpCoach(live);
}
