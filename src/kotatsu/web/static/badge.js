// How many tables wait for the reader: on the app's icon where there can be a badge, and in the page's title.

const EVERY_MS = 60000;
const COUNTED = /^\(\d+\) /;

let waiting = 0;

export function setUpBadge() {
  look();
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  new MutationObserver(show).observe(document.querySelector("title"), { childList: true });
}

// Once there is somebody to wait for, look again from time to time.
async function look() {
  try {
    const answer = await fetch("/me/waiting", { headers: { Accept: "application/json" } });
    if (!answer.ok) return;
    const told = await answer.json();
    waiting = told.waiting;
    show();
    await (waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.());
    clearTimeout(look.timer);
    if (told.person) look.timer = setTimeout(look, EVERY_MS);
  } catch { /* without network the number stays as it is */ }
}

function show() {
  const plain = document.title.replace(COUNTED, "");
  const wanted = waiting ? `(${waiting}) ${plain}` : plain;
  if (document.title !== wanted) document.title = wanted;
}
