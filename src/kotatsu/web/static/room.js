// The room's script. Everything works without it, more slowly: it only plays on the page what the forms would do.

import { followLobby, followResult, followTable } from "./live.js";
import { openRules } from "./rules.js";

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

async function copy(button) {
  const field = document.querySelector(button.dataset.copy);
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else { // plain http, as between two machines of one home
    field.select();
    document.execCommand("copy");
  }
  button.querySelector("span").textContent = button.dataset.done;
}

// On a phone the table, the log and the chat lie side by side; the tabs say which one is seen.
const swipe = document.querySelector(".swipe");
if (swipe) {
  const tabs = [...document.querySelectorAll(".tabs a")];
  const panels = tabs.map((tab) => document.querySelector(tab.hash));
  const show = () => {
    const middle = swipe.scrollLeft + swipe.clientWidth / 2;
    tabs.forEach((tab, index) => {
      const seen = panels[index].offsetLeft - swipe.offsetLeft <= middle && middle < panels[index].offsetLeft - swipe.offsetLeft + panels[index].offsetWidth;
      tab.setAttribute("aria-current", seen ? "true" : "false");
    });
  };
  tabs.forEach((tab, index) => tab.addEventListener("click", (event) => {
    event.preventDefault();
    swipe.scrollTo({ left: panels[index].offsetLeft - swipe.offsetLeft });
    panels[index].focus({ preventScroll: true });
  }));
  swipe.addEventListener("scroll", show, { passive: true });
  show();
}

const live = document.querySelector("[data-live]");
const follow = { table: followTable, lobby: followLobby, result: followResult }[live?.dataset.live];
follow?.(live);
