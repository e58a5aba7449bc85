// A lesson: the piece to touch is lit, another choice says why not and costs nothing. The server stores nothing; every
// request carries the place of the lesson.

import { ask, send } from "./ask.js";
import { preference } from "./preferences.js";
import { showNeeded } from "./screens.js";
import { closeSheet } from "./sheets.js";
import { play } from "./sound.js";
import { swap } from "./swap.js";
import { Touch } from "./touch.js";

const PACE = { slow: 2400, normal: 1300, fast: 150 }; // milliseconds for which a ply is shown
const READING_MS = { slow: 30, normal: 18, fast: 0 }; // more for every character of its sentence
const LOOK_MS = 40; // how soon the reader's wish to go on is seen
const OWN_MS = 600; // what the learner did themselves
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const words = (text) => (text ?? "").split(" ").filter(Boolean);
const escaped = (text) => Object.assign(document.createElement("p"), { textContent: text }).innerHTML;

export function followLesson(at) {
  new LessonFollower(at).start();
}

class LessonFollower {
  constructor(at) {
    this.at = at;
    this.visits = 0; // places gone to: an answer that comes late is dropped
    this.touch = new Touch(at, (actions) => this.answer(actions), (text, clause) => this.refuse(text, clause));
  }

  start() {
    this.at.addEventListener("submit", (event) => this.onSubmit(event));
    document.addEventListener("click", (event) => this.onClick(event));
    document.addEventListener("keyup", () => this.light());
    document.addEventListener("keydown", (event) => event.key === "Escape" && !closeSheet() && this.letGo());
    document.addEventListener("sheet", () => this.light());
    this.arrive();
  }

  get card() {
    return this.at.querySelector(".teaching").dataset;
  }

  get expected() {
    return words(this.card.expected);
  }

  onSubmit(event) {
    if (!event.target.matches("[data-move]")) return;
    event.preventDefault();
    this.touch.choose(event.submitter);
  }

  onClick(event) {
    const way = event.target.closest("[data-lesson-to]");
    if (event.target.closest("[data-hurry]")) this.hurried = true;
    else if (way) {
      event.preventDefault();
      document.body.removeAttribute("data-found");
      this.go(way.dataset.lessonTo);
    } else if (this.at.contains(event.target)) this.check();
    this.light();
  }

  letGo() {
    this.touch.letGo();
    this.light();
  }

  // What is held must lead to the expected choice: the hint comes with the first wrong touch, not with the last.
  check() {
    if (!this.expected.length || this.busy) return;
    const wanted = this.pieces(this.expected.at(-1));
    const wrong = this.touch.held.some((piece) => !wanted.includes(piece));
    const tooMuch = [...this.touch.toggled.values()].some((value) => this.count(value) > this.wantedCount(value));
    if (wrong || tooMuch) this.hint();
  }

  hint() {
    this.touch.letGo();
    this.refuse(this.at.querySelector(".teaching template").innerHTML);
  }

  // --- an answer

  async answer(actions) {
    if (this.busy) return;
    if (this.expected.length && !this.isExpected(actions)) {
      this.hint();
      return;
    }
    this.setBusy(true);
    closeSheet();
    const visit = (this.visits += 1);
    this.at.toggleAttribute("data-sending", true);
    const told = await send(`${this.at.dataset.here}/move`, { id: this.at.dataset.at, action: actions.join(" ") });
    this.at.toggleAttribute("data-sending", false);
    document.body.toggleAttribute("data-found", told.ok);
    if (!told.ok) this.refused(told);
    else await this.watch(told, visit);
    this.setBusy(false);
    this.light();
  }

  setBusy(busy) {
    this.busy = busy;
    document.body.toggleAttribute("data-busy", busy);
  }

  isExpected(actions) {
    const sorted = (list) => [...list].map(Number).sort((one, other) => one - other).join();
    return sorted(actions) === sorted(this.expected) && Number(actions.at(-1)) === Number(this.expected.at(-1));
  }

  refused({ text, clause }) {
    this.touch.letGo();
    this.refuse(escaped(text || document.querySelector(".offline").textContent), clause);
  }

  // What the choice led to, ply by ply, then the next step.
  async watch({ at, plies }, visit) {
    this.hurried = false;
    for (const ply of plies.slice(0, -1)) {
      if (this.hurried) break;
      if (!await this.draw(at, visit, ply)) return;
      await this.pause(this.pace(ply));
    }
    if (await this.draw(at, visit)) this.arrive();
  }

  // Long enough to read what happened; a touch on the button goes on at once.
  async pause(milliseconds) {
    const until = performance.now() + milliseconds;
    while (!this.hurried && performance.now() < until) await wait(LOOK_MS);
  }

  pace(ply) {
    const line = this.at.querySelector(`.log li[data-ply="${ply}"]`);
    if (!line) return 0;
    if (line.classList.contains(`seat-${this.at.dataset.seat}`)) return OWN_MS;
    const pace = preference("pace");
    return PACE[pace] + READING_MS[pace] * line.querySelector("div").textContent.trim().length;
  }

  // --- a place

  async go(place) {
    const visit = (this.visits += 1);
    closeSheet();
    this.setBusy(false);
    if (await this.draw(place, visit)) this.arrive();
    else location.assign(`${this.at.dataset.here}?at=${place}`);
  }

  async draw(place, visit, ply = null) {
    const way = ply === null ? "" : `&ply=${ply}`;
    const answer = await ask(`${this.at.dataset.here}/fragment?at=${place}${way}`).catch(() => ({ ok: false }));
    if (visit !== this.visits) return false;
    if (!answer.ok || !swap(this.at, answer.text, { stepping: ply !== null })) return false;
    this.touch.renew();
    if (ply !== null) play(this.at.querySelector("[data-tumble]") ? "dice" : "piece");
    return true;
  }

  // A new step: its pieces are lit and in view.
  arrive() {
    this.setBusy(false);
    history.replaceState(null, "", `${this.at.dataset.here}?at=${this.at.dataset.at}`);
    showNeeded(this.at);
    this.light();
    const [first] = this.at.querySelectorAll("[data-lit-now]");
    const panel = first?.closest("[data-screen]");
    if (panel) document.querySelector(`[data-to-screen="${panel.dataset.screen}"]`)?.click();
    if (panel) this.show(first, panel);
  }

  // Scrolls a screen, and nothing else, until a piece is in view.
  show(piece, panel) {
    const [box, around] = [piece.getBoundingClientRect(), panel.getBoundingClientRect()];
    if (box.top < around.top) panel.scrollTop += box.top - around.top;
    else if (box.bottom > around.bottom) panel.scrollTop += box.bottom - around.bottom;
  }

  // --- what is lit

  light() {
    for (const old of document.querySelectorAll("[data-lit-now]")) old.removeAttribute("data-lit-now");
    if (this.busy || !this.at.querySelector(".teaching")) return;
    const looked = words(this.card.lit).flatMap((piece) => this.drawn(piece));
    const next = this.expected.length ? this.next() : [];
    for (const element of [...(next.length ? [] : looked), ...next]) element.toggleAttribute("data-lit-now", true);
    if (!next.length && this.expected.length) return;
    for (const element of looked) element.toggleAttribute("data-lit-now", true);
  }

  // What to touch next for the expected choice: what is toggled on the way, then its pieces, then a button.
  next() {
    const open = this.expected.slice(0, -1).flatMap((value) => this.untoggled(value));
    if (open.length) return open;
    const value = this.expected.at(-1);
    const piece = this.pieces(value).find((one) => !this.touch.held.includes(one) && this.drawn(one, "[data-usable]").length);
    if (piece) return this.drawn(piece, "[data-usable]");
    const beside = this.at.querySelector(`[data-answers] [value="${value}"]`);
    if (beside) return [beside];
    const inList = this.at.querySelector(`.choice[value="${value}"]`);
    if (inList?.checkVisibility({ visibilityProperty: true })) return [inList];
    return [...this.at.querySelectorAll('[data-answers] [data-open="choices"], .tools [data-open="choices"]')].slice(0, 1);
  }

  drawn(piece, more = "") {
    return [...this.at.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]${more}, [data-place="${CSS.escape(piece)}"]`)];
  }

  pieces(value) {
    return this.touch.choices.find(({ button }) => button.value === value)?.pieces ?? [];
  }

  untoggled(value) {
    const [piece] = this.pieces(value);
    const left = this.wantedCount(value) - this.count(value);
    if (!piece || left <= 0) return [];
    return this.drawn(piece, "[data-usable]").filter((element) => !this.touch.toggled.has(element)).slice(0, left);
  }

  count(value) {
    return [...this.touch.toggled.values()].filter((one) => one === value).length;
  }

  wantedCount(value) {
    return this.expected.filter((one) => one === value).length;
  }

  refuse(text, clause = "") {
    const place = this.at.querySelector("#refusal");
    if (!place) return;
    place.hidden = !text;
    place.innerHTML = text;
    if (!text || !clause) return;
    const rules = document.querySelector("[data-rules-link]");
    const link = Object.assign(document.createElement("a"), { className: "clause" });
    Object.assign(link, { href: `${rules.getAttribute("href")}#${clause}`, textContent: `${rules.dataset.prefix}-${clause}` });
    place.append(" ", link);
  }
}
