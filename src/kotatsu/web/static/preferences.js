// How this browser plays: pace, sound, vibration, asking before a move, nothing moving. Kept in the browser.

const KEY = "kotatsu-preferences";
const DEFAULTS = { pace: "normal", confirm: false, sound: false, vibration: false, still: false };

function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

let kept = read();

export const preference = (name) => kept[name];

export function prefer(name, value) {
  kept = { ...kept, [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch { /* a private window keeps nothing */ }
  show();
}

export function setUpPreferences(form) {
  show();
  form?.addEventListener("change", ({ target }) => prefer(target.name, target.type === "checkbox" ? target.checked : target.value));
}

function show() {
  document.documentElement.toggleAttribute("data-still", kept.still);
  for (const field of document.querySelector("[data-preferences]")?.elements ?? []) {
    if (field.type === "radio") field.checked = kept[field.name] === field.value;
    else if (field.type === "checkbox") field.checked = kept[field.name];
  }
}
