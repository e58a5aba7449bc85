// The coach: in the first games of a kind one sentence the first time something appears, and a question before a
// mistake. What was said is remembered on the device.

import { coachHere, hasMet, isCoached, remember, switchCoach } from "./coach_memory.js";

const MAX_WAITING = 6; // things that happened and wait to be explained
const READ_MS = 700; // a sentence that stood for less comes again

export function setUpCoach(at) {
  new Coach(at).start();
}

class Coach {
  constructor(at) {
    this.at = at;
    this.game = at.dataset.game;
    this.happened = new Map(); // events that are still to be explained
    this.current = null;
    this.closedAt = "";
    this.shownAt = "";
    this.reading = null; // the sentence that stands there, until it has been read
  }

  start() {
    const { game, table, seat } = this.at.dataset;
    if (Number(seat) < 0) return;
    if (new URLSearchParams(location.search).has("coach")) coachHere(game, table);
    this.on = isCoached(game, table);
    this.setUpSwitch();
    this.at.addEventListener("click", (event) => this.onClick(event));
    this.at.addEventListener("answered", ({ detail }) => this.onAnswer(detail));
    new MutationObserver(() => this.renew()).observe(document.getElementById("main"), { childList: true });
    this.renew();
  }

  setUpSwitch() {
    const label = document.querySelector("[data-coach-switch]");
    if (!label) return;
    label.hidden = false;
    const field = label.querySelector("input");
    field.checked = this.on;
    field.addEventListener("change", () => {
      this.on = field.checked;
      switchCoach(this.game, this.on);
      if (this.on && !this.bar) location.reload(); // the page was drawn without its sentences
      this.renew();
    });
  }

  get bar() {
    return this.at.querySelector("[data-coach]");
  }

  get sentences() {
    const found = [...(this.bar?.querySelector("template").content.querySelectorAll("[data-says]") ?? [])];
    return new Map(found.map((line) => [line.dataset.says, { text: line.innerHTML, explains: line.dataset.explains }]));
  }

  // After every drawing: what is new here comes first, what happened meanwhile waits behind it, until one has decided.
  renew() {
    if (!this.bar) return;
    this.askBeforeMistakes();
    const here = this.here;
    if (this.decidedAt && this.decidedAt !== here) this.happened.clear();
    this.decidedAt = "turn" in this.at.dataset ? here : "";
    for (const [key, said] of this.sentences)
      if (key.startsWith("event-") && this.happened.size < MAX_WAITING) this.happened.set(key, said);
    if (!this.stays) this.current = this.closedAt === here ? null : this.next();
    this.shownAt = here;
    this.show();
  }

  get here() {
    const { ply, branch } = this.at.dataset;
    return [ply, branch].join();
  }

  // A position that is drawn again (somebody came, the chat spoke) keeps its sentence.
  get stays() {
    const { current } = this;
    if (!current) return false;
    const again = this.shownAt === this.here && this.sentences.has(current.key);
    return again || (current.key.startsWith("event-") && !("turn" in this.at.dataset));
  }

  // The next sentence that this device has not been told.
  next() {
    if (!this.on) return null;
    const all = new Map([...this.sentences].filter(([key]) => !key.startsWith("event-")));
    const [first, ...rest] = all;
    const ordered = [first, ...this.happened, ...rest].filter(Boolean);
    const found = ordered.find(([, { explains }]) => explains !== this.current?.explains && !hasMet(this.game, explains));
    return found ? { key: found[0], ...found[1] } : null;
  }

  show() {
    const { bar, current } = this;
    bar.hidden = !current || !this.on;
    this.awaitReading(bar.hidden ? null : current);
    if (bar.hidden) return;
    bar.dataset.about = current.key;
    const line = bar.querySelector("[data-coach-line]");
    if (line.innerHTML !== current.text) line.innerHTML = current.text;
    bar.querySelector("[data-coach-next]").hidden = !this.next();
  }

  awaitReading(said) {
    if (this.reading?.key === said?.key) return;
    clearTimeout(this.reading?.timer);
    this.reading = { key: said?.key, timer: said && setTimeout(() => this.markRead(said), READ_MS) };
  }

  markRead({ key, explains }) {
    remember(this.game, [explains]);
    this.happened.delete(key);
  }

  onClick(event) {
    if (this.current && event.target.closest("[data-coach-close], [data-coach-next]")) this.markRead(this.current);
    if (event.target.closest("[data-coach-close]")) {
      this.closedAt = this.here;
      this.current = null;
    } else if (event.target.closest("[data-coach-next]")) this.current = this.next();
    else {
      const piece = event.target.closest?.("[data-piece]");
      const said = piece && this.about(piece.dataset.component ?? piece.dataset.piece);
      if (!said) return;
      this.current = said;
    }
    if (this.bar) this.show();
  }

  // What is touched for the first time.
  about(component) {
    const said = this.sentences.get(component);
    return this.on && said && !hasMet(this.game, said.explains) ? { key: component, ...said } : null;
  }

  // --- before a mistake

  askBeforeMistakes() {
    const form = this.at.querySelector("#move");
    if (form && this.on) field(form, "coach");
  }

  // The table asks whether that was meant: a button beside the question plays it, and so does the same touch again.
  onAnswer({ ok, reason, actions }) {
    const form = this.at.querySelector("#move");
    const place = this.at.querySelector("#refusal");
    if (ok || reason !== "sure" || !form || !place) return;
    field(form, "sure");
    const words = this.bar?.dataset.anyway ?? "";
    const button = Object.assign(document.createElement("button"), { type: "submit", name: "action", value: actions?.[0] });
    Object.assign(button, { className: "main anyway", textContent: words });
    button.setAttribute("form", "move");
    button.dataset.plan = actions?.join(" ") ?? "";
    place.append(" ", button);
  }
}

function field(form, name) {
  if (form.elements.namedItem(name)) return;
  form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value: "1" }));
}
