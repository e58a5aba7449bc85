// The review of a finished game: touch the curve, or walk it with the arrow keys, and the board stands there.

import { ask } from "./ask.js";

const PAUSE_MS = 90; // the board follows a finger that rests this long
const LOOK_MS = 1500; // between two looks whether a review is done

class Curve {
  constructor(section) {
    this.section = section;
    this.range = section.querySelector("[data-walk]");
    this.cursor = section.querySelector("[data-cursor]");
    this.drawing = section.querySelector("[data-drag] svg");
    this.position = document.querySelector("[data-position]");
    this.says = document.getElementById("say");
    this.seats = [...section.querySelectorAll("[data-chances]")].map((shown) => ({
      shown,
      chances: shown.dataset.chances.split(" "),
    }));
    this.waiting = 0;
    this.asked = 0;
    this.point(this.ply);
    this.listen();
  }

  get ply() {
    return Number(this.range.value);
  }

  listen() {
    this.range.addEventListener("input", () => this.show(this.ply));
    for (const step of this.section.querySelectorAll("[data-step]")) {
      step.addEventListener("click", (event) => {
        event.preventDefault();
        this.show(this.ply + Number(step.dataset.step));
      });
    }
    const frame = this.section.querySelector("[data-drag]");
    frame.addEventListener("pointerdown", (event) => {
      frame.setPointerCapture(event.pointerId);
      this.drag(event);
    });
    frame.addEventListener("pointermove", (event) => event.buttons && this.drag(event));
    document.addEventListener("click", (event) => this.follow(event));
  }

  drag(event) {
    const { left, width } = this.drawing.getBoundingClientRect();
    this.show(Math.round((event.clientX - left) / width * Number(this.range.max)));
  }

  // A sentence leads to its ply, or to the better choice there.
  follow(event) {
    const link = event.target.closest("a[data-ply], a[data-better]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.show(Number(link.dataset.ply ?? link.dataset.at), link.dataset.better);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.position.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "nearest" });
    this.position.focus({ preventScroll: true });
  }

  show(wanted, better) {
    const ply = Math.max(0, Math.min(Number(this.range.max), wanted));
    this.point(ply);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.fetch(ply, better), PAUSE_MS);
  }

  point(ply) {
    this.range.value = ply;
    this.cursor.setAttribute("x1", ply);
    this.cursor.setAttribute("x2", ply);
    for (const { shown, chances } of this.seats) shown.textContent = chances[ply];
    const told = this.seats.map(({ shown }) => `${shown.dataset.name} ${shown.textContent} %`).join(", ");
    this.range.setAttribute("aria-valuetext", `${this.section.dataset.said.replace("PLY", ply)} ${told}`);
  }

  async fetch(ply, better) {
    const number = ++this.asked;
    const query = new URLSearchParams({ ply });
    if (better !== undefined) query.set("better", better);
    const answer = await ask(`${this.section.dataset.review}/at?${query}`).catch(() => ({ ok: false }));
    if (!answer.ok || number !== this.asked) return;
    this.position.innerHTML = answer.text;
    this.says.textContent = this.position.querySelector(".caption").textContent.replace(/\s+/g, " ").trim();
    if (this.section.dataset.known) query.set("known", this.section.dataset.known);
    history.replaceState(null, "", `${this.section.dataset.review}?${query}`);
  }
}

// While a review is being made, the page comes again when there is more of it.
async function waitFor(part) {
  const had = Boolean(document.querySelector("[data-review]"));
  const answer = await ask(`${part.dataset.reviewWaits}/state`).catch(() => ({ ok: false }));
  const state = answer.ok ? JSON.parse(answer.text) : {};
  if (state.whole || (state.curve && !had)) location.reload();
  else setTimeout(() => waitFor(part), LOOK_MS);
}

const section = document.querySelector("[data-review]");
if (section) new Curve(section);
const waits = document.querySelector("[data-review-waits]");
if (waits) waitFor(waits);
