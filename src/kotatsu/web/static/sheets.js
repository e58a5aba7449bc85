// Sheets over the table: choices, log, chat, settings. One at a time; a tap outside, a swipe down or Escape closes it.

const SWIPE_PX = 60;
const wide = matchMedia("(min-width: 64rem)");

let opener = null;

export const openSheet = () => document.querySelector("[data-sheet][data-shown]");

export function closeSheet() {
  const sheet = openSheet();
  if (!sheet) return false;
  sheet.removeAttribute("data-shown");
  document.body.removeAttribute("data-sheet-shown");
  for (const button of document.querySelectorAll("[data-open][aria-expanded]")) button.setAttribute("aria-expanded", "false");
  if (opener?.isConnected) opener.focus({ preventScroll: true });
  opener = null;
  return true;
}

export function showSheet(name, from = null) {
  const sheet = document.querySelector(`[data-sheet="${CSS.escape(name)}"]`);
  if (!sheet) return;
  closeSheet();
  document.querySelector(".menu[open]")?.removeAttribute("open");
  sheet.toggleAttribute("data-shown", true);
  document.body.toggleAttribute("data-sheet-shown", true);
  from?.setAttribute("aria-expanded", "true");
  opener = from;
  sheet.focus({ preventScroll: true });
  sheet.dispatchEvent(new CustomEvent("sheet", { bubbles: true }));
}

// Log and chat stand beside the table on a wide window.
const standing = (name) => wide.matches && ["journal", "talk"].includes(name);

function onClick(event) {
  const button = event.target.closest("[data-open]");
  if (button) {
    const name = button.dataset.open;
    event.preventDefault();
    if (standing(name)) document.getElementById(name).focus();
    else if (openSheet()?.dataset.sheet === name) closeSheet();
    else showSheet(name, button);
  } else if (event.target.closest("[data-close]") || (openSheet() && !event.target.closest("[data-sheet]"))) closeSheet();
  const panel = event.target.closest("[data-seat-panel]");
  for (const other of document.querySelectorAll("[data-seat-panel]")) {
    const open = other === panel && other.getAttribute("aria-expanded") === "false";
    other.setAttribute("aria-expanded", String(open));
    other.parentElement.toggleAttribute("data-shown", open);
  }
}

// What is typed narrows the list.
function onInput(event) {
  if (!event.target.matches("[data-find]")) return;
  const wanted = event.target.value.trim().toLocaleLowerCase();
  for (const button of document.querySelectorAll(".choices .choice, .choices .plan")) {
    button.hidden = !button.textContent.toLocaleLowerCase().includes(wanted);
  }
}

let start = null;

function onDown(event) {
  const sheet = event.target.closest("[data-sheet][data-shown]");
  const scrolled = event.target.closest(".log, .chat, .choices")?.scrollTop > 0 || sheet?.scrollTop > 0;
  start = sheet && !scrolled ? event.clientY : null;
}

export function setUpSheets() {
  document.addEventListener("click", onClick);
  document.addEventListener("input", onInput);
  document.addEventListener("pointerdown", onDown);
  document.addEventListener("pointerup", (event) => {
    if (start !== null && event.clientY - start > SWIPE_PX) closeSheet();
    start = null;
  });
  document.addEventListener("touchend", (event) => {
    if (start !== null && event.changedTouches[0].clientY - start > SWIPE_PX) closeSheet();
  });
}
