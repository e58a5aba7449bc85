// On a phone a big table is several screens, a swipe or a tab apart; the question brings the one it needs forward.

const current = () => document.querySelector(".screens");
const panels = () => [...document.querySelectorAll("[data-screen]")];
const tabs = () => [...document.querySelectorAll("[data-to-screen]")];
const still = matchMedia("(prefers-reduced-motion: reduce)");

let shown = "table";
let asked = "";

function go(name, smooth) {
  const panel = panels().find((one) => one.dataset.screen === name);
  const strip = current();
  if (!panel || !strip || strip.scrollWidth <= strip.clientWidth) return;
  shown = name;
  strip.scrollTo({ left: panel.offsetLeft - strip.offsetLeft, behavior: smooth && !still.matches ? "smooth" : "instant" });
  mark();
}

function mark() {
  const needed = new Set(panels().filter((panel) => panel.querySelector("[data-usable]")).map((panel) => panel.dataset.screen));
  for (const tab of tabs()) {
    tab.setAttribute("aria-current", String(tab.dataset.toScreen === shown));
    tab.toggleAttribute("data-needed", needed.has(tab.dataset.toScreen));
  }
}

function onScroll(event) {
  if (!event.target.matches?.(".screens")) return;
  const middle = event.target.scrollLeft + event.target.clientWidth / 2;
  const panel = panels().find((one) => {
    const left = one.offsetLeft - event.target.offsetLeft;
    return left <= middle && middle < left + one.offsetWidth;
  });
  if (panel) shown = panel.dataset.screen;
  mark();
}

// After a new drawing: where the reader was, or where the question is now.
export function showNeeded(at) {
  const strip = current();
  if (!strip) return;
  const question = [at.dataset.ply, at.dataset.branch, at.dataset.seat].join();
  go(shown, false);
  if (question !== asked && "turn" in at.dataset) {
    const usable = panels().filter((panel) => panel.querySelector("[data-usable]")).map((panel) => panel.dataset.screen);
    const [wanted] = [...strip.dataset.needs.split(" ").filter(Boolean), ...usable.filter((name) => name === shown), ...usable];
    if (wanted) go(wanted, true);
  }
  asked = question;
  mark();
}

export function setUpScreens() {
  document.addEventListener("scroll", onScroll, { capture: true, passive: true });
  document.addEventListener("click", (event) => {
    const tab = event.target.closest("[data-to-screen]");
    if (tab) go(tab.dataset.toScreen, true);
  });
  addEventListener("resize", () => go(shown, false));
}
