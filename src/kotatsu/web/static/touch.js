// Touching pieces narrows the choices until one is left: Up 2, then Nani. The question follows every touch, and what a
// choice would do is shown on the table. What cannot be used says why.

import { preference } from "./preferences.js";
import { clearPreview, preview, previewAll } from "./preview.js";
import { Slide } from "./slide.js";

const BRINGS = /\s*: /; // a choice, then what it brings
const MAX_BUTTONS = 2; // answers that fit beside the question; more are in the list
const FINGER_PX = 44; // the least width and height of what one touches
const PIECE = '[data-piece][role="button"]';
const COLON = document.documentElement.lang === "fr" ? "\u00a0:" : ":";

export class Touch {
  // `play(actions, button)` makes choices, one after the other; `refuse(html, clause)` says why not.
  constructor(at, play, refuse) {
    this.at = at;
    this.play = play;
    this.refuse = refuse;
    this.renew();
    at.addEventListener("click", (event) => this.onClick(event));
    at.addEventListener("keydown", (event) => this.onKey(event));
    at.addEventListener("pointerdown", (event) => this.onPress(event));
    for (const name of ["pointerup", "pointercancel"]) at.addEventListener(name, () => this.showPreview());
    at.addEventListener("focusin", (event) => this.onFocus(event));
    new Slide(at, (piece) => Boolean(this.toggleOf(piece.dataset.piece)), (piece) => this.touch(piece));
  }

  // After the page changed: new choices. What was held stays so while the question is the same.
  renew() {
    const { ply, branch, seat } = this.at.dataset;
    const question = [ply, branch, seat].join();
    if (question !== this.question) Object.assign(this, { question, held: [], toggled: new Map() });
    this.choices = [...this.at.querySelectorAll(".choice")].map((button) => ({ button, pieces: words(button.dataset.pieces) }));
    const drawn = new Set([...this.at.querySelectorAll("[data-usable]")].map((piece) => piece.dataset.piece));
    for (const choice of this.choices) {
      choice.loose = !drawn.has(choice.pieces[0]); // nothing to touch: a button
      choice.drawn = choice.pieces.filter((piece) => drawn.has(piece));
    }
    const data = this.at.querySelector("#refusals");
    this.words = data ? JSON.parse(data.textContent) : { texts: {}, refusals: [], names: {}, which: {} };
    const line = this.at.querySelector("[data-question]");
    this.asked = line ? line.innerHTML : "";
    if (!this.matching(this.held).length) this.held = [];
    this.show();
  }

  onClick(event) {
    const piece = this.under(event);
    if (piece) this.touch(piece);
  }

  // The piece under a finger: of several that lie on one another, the first that can be used now.
  under(event) {
    const top = event.target.closest?.(PIECE);
    if (!event.detail && event.type === "click") return top; // by keyboard
    if (!event.target.closest?.(".table") || event.target.closest("button:not([data-piece])")) return top;
    const all = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest(PIECE)).filter(Boolean);
    return [top, ...all].find((one) => one && this.fits(one)) ?? this.nearest(event.clientX, event.clientY, top ?? all[0]);
  }

  // Whether touching it now would lead to a choice.
  fits(piece) {
    const name = piece.dataset.piece;
    return piece.hasAttribute("data-usable") && (this.held.includes(name) || this.matching([...this.held, name]).length > 0);
  }

  // A finger beside a small piece means it: every piece is at least as large as a fingertip. One that lies on a piece
  // which cannot be used, `under`, means that one only where it is nearer to its middle.
  nearest(x, y, under = null) {
    const middle = (box) => [Math.abs(x - box.x - box.width / 2), Math.abs(y - box.y - box.height / 2)];
    let [found, least] = [under, under ? Math.hypot(...middle(under.getBoundingClientRect())) : Infinity];
    for (const piece of this.at.querySelectorAll("[data-usable]")) {
      const box = piece.getBoundingClientRect();
      const [across, down] = middle(box);
      const near = across <= Math.max(box.width, FINGER_PX) / 2 && down <= Math.max(box.height, FINGER_PX) / 2;
      const away = Math.hypot(across, down);
      if (near && away < least && piece.checkVisibility() && this.fits(piece))[found, least] = [piece, away];
    }
    return found;
  }

  onKey(event) {
    const piece = event.target.closest?.(PIECE);
    if (!piece) return;
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    if ((event.key === "Enter" || event.key === " ") && piece.tagName !== "BUTTON") this.touch(piece);
    else if (event.key in steps) {
      const all = [...this.at.querySelectorAll(PIECE)].filter((one) => one.checkVisibility());
      all[(all.indexOf(piece) + steps[event.key] + all.length) % all.length].focus();
    } else return;
    event.preventDefault();
  }

  // While a finger lies on a piece, the table shows what lifting it would do.
  onPress(event) {
    const piece = this.under(event);
    if (piece) this.lookAhead(piece.dataset.piece);
  }

  onFocus(event) {
    const piece = event.target.closest?.(PIECE);
    if (piece?.matches(":focus-visible")) this.lookAhead(piece.dataset.piece);
  }

  lookAhead(name) {
    const left = this.matching([...this.held, name]);
    if (left.length === 1 && !this.held.includes(name)) preview(this.at, left[0]);
  }

  touch(element) {
    const piece = element.dataset.piece;
    this.refuse("");
    if (this.toggle(element, piece)) return;
    if (this.held.includes(piece)) this.hold(this.held.filter((other) => other !== piece));
    else if (this.matching([...this.held, piece]).length) this.hold([...this.held, piece]);
    else {
      const kept = this.held.filter((other) => kind(other) !== kind(piece));
      if (kept.length < this.held.length && this.matching([...kept, piece]).length) this.hold([...kept, piece]);
      else this.explain(piece);
    }
  }

  // Dice and the like turn over at once, here; they are sent with the choice that ends the question.
  toggle(element, piece) {
    const choice = this.toggleOf(piece);
    if (!choice) return false;
    if (this.toggled.has(element)) this.toggled.delete(element);
    else this.toggled.set(element, choice.button.value);
    element.toggleAttribute("data-turned", this.toggled.has(element));
    element.setAttribute("aria-pressed", String(element.hasAttribute("data-kept") !== this.toggled.has(element)));
    if (!this.bundler) this.play([...this.toggled.values()], choice.button);
    this.show();
    return true;
  }

  toggleOf(piece) {
    return this.choices.find(({ button, pieces }) => "toggles" in button.dataset && pieces[0] === piece);
  }

  // The one choice that ends a question of toggles: rolling the dice.
  get bundler() {
    return this.choices.find(({ button, loose }) => loose && !("passes" in button.dataset) && !("toggles" in button.dataset));
  }

  // One choice left, all its pieces touched: that is what was meant.
  hold(pieces) {
    this.held = pieces;
    const left = this.matching(pieces);
    this.show();
    const complete = pieces.length && left.length === 1 && left[0].pieces.length === pieces.length;
    if (complete && !preference("confirm")) this.choose(left[0].button);
  }

  // The choice of a button, after what was toggled on the way to it.
  choose(button) {
    const first = this.bundler?.button.value === button.value ? [...this.toggled.values()] : [];
    const planned = button.dataset.plan ? words(button.dataset.plan) : [button.value];
    this.play([...first, ...planned], button);
  }

  // Who is only asked whether they are sure keeps the dice that they turned over.
  letGo(turned = true) {
    const any = this.held.length > 0 || this.toggled.size > 0;
    this.refuse("");
    if (!turned) {
      this.hold([]);
      return any;
    }
    for (const element of this.toggled.keys()) element.removeAttribute("data-turned");
    this.toggled.clear();
    this.hold([]);
    return any;
  }

  // Why a piece cannot be used with those that are held, or at all.
  explain(piece) {
    const find = (wanted) => this.words.refusals.find(([, ...pieces]) => wanted.every((name) => pieces.includes(name)));
    const found = find([...this.held, piece]) ?? find([piece]);
    if (found) this.refuse(this.words.texts[found[0]], found[0]);
    else if (this.matching([piece]).length) this.hold([piece]);
  }

  matching(pieces) {
    return this.choices.filter((choice) => pieces.every((piece) => choice.pieces.includes(piece)));
  }

  // --- what the page shows of it

  show() {
    const left = this.matching(this.held);
    const useful = new Set(left.flatMap((choice) => choice.pieces));
    for (const piece of this.at.querySelectorAll("[data-piece]")) {
      const held = this.held.includes(piece.dataset.piece);
      piece.toggleAttribute("data-held", held);
      piece.toggleAttribute("data-out", this.held.length > 0 && piece.hasAttribute("data-usable") && !useful.has(piece.dataset.piece));
      if (piece.hasAttribute("data-usable") && !this.toggled.size) {
        piece.setAttribute("aria-pressed", String(held || piece.hasAttribute("data-kept")));
      }
    }
    for (const choice of this.choices) choice.button.hidden = !left.includes(choice);
    this.ask(left);
    this.answer(left);
    this.showPreview();
  }

  // The choices of a hint, one after the other; nobody is advised any more who has begun something else.
  get advice() {
    const best = words(this.at.querySelector("[data-best]")?.dataset.best ?? "");
    return this.toggled.size ? [] : best.map((value) => this.choices.find(({ button }) => button.value === value)).filter(Boolean);
  }

  get advised() { return this.advice[0]; }

  // What is held may be a whole choice and the beginning of others (some dice of a roll): the whole one is meant.
  meant(left) {
    if (!this.held.length) return this.advised;
    const whole = this.whole(left);
    return left.length === 1 ? left[0] : whole.length === 1 ? whole[0] : undefined;
  }

  // Choices for which all that is drawn of them has been touched.
  whole(left) {
    return left.filter((choice) => choice.drawn.length === this.held.length);
  }

  showPreview() {
    const meant = this.meant(this.matching(this.held));
    const several = this.held.length ? [] : this.advice;
    if (several.length > 1) previewAll(this.at, several);
    else if (meant) preview(this.at, meant);
    else clearPreview();
  }

  ask(left) {
    const line = this.at.querySelector("[data-question]");
    if (!line || !this.choices.length) return;
    const meant = this.held.length > 0 && this.meant(left);
    const next = left.flatMap(({ pieces }) => pieces).find((piece) => !this.held.includes(piece));
    const held = this.held.map((piece) => this.words.names[piece]).filter(Boolean).join(", ");
    const plan = !this.held.length && !this.advised && this.at.querySelector(".plan");
    if (meant) line.innerHTML = meant.button.querySelector("span").innerHTML;
    else if (plan) line.innerHTML = plan.innerHTML;
    else if (held && next) line.textContent = capital(`${held}${COLON} ${this.words.which[kind(next)]}`);
    else line.innerHTML = this.asked;
  }

  answer(left) {
    const place = this.at.querySelector("[data-answers]");
    if (!place) return;
    for (const old of place.querySelectorAll("[data-answer]")) old.remove();
    if (!this.choices.length) return;
    const made = this.answers(left, place.dataset);
    place.prepend(...made);
    shorten(made);
  }

  answers(left, words_) {
    const meant = this.meant(left);
    if (meant) return [this.advisedButton(this.button(meant.button, true, words_.play))];
    if (this.held.length) return this.several(this.whole(left), words_);
    const plan = this.at.querySelector(".plan");
    const loose = left.filter((choice) => choice.loose);
    const quiet = loose.filter(({ button }) => "passes" in button.dataset).map(({ button }) => this.button(button, false));
    const others = loose.filter(({ button }) => !("passes" in button.dataset));
    if (plan) return [...quiet.slice(0, 1), this.button(plan, true, words_.play)];
    const collects = this.choices.some(({ button }) => "toggles" in button.dataset);
    if (collects && this.bundler) return [...quiet.slice(0, 1), this.button(this.bundler.button, true)];
    if (others.length + quiet.length > MAX_BUTTONS) {
      return [...quiet.slice(0, 1), this.opener(words_.choose, !left.some((choice) => !choice.loose))];
    }
    const glowing = left.some((choice) => !choice.loose); // then a button is one way of several
    const main = !glowing && !quiet.length; // between yes and no, neither is the thing to do
    return [...quiet, ...others.map(({ button }, index) => this.button(button, main && index === others.length - 1))];
  }

  // A hint of several choices in a row is played with one touch.
  advisedButton(made) {
    if (!this.held.length && this.advice.length > 1) made.dataset.plan = this.advice.map(({ button }) => button.value).join(" ");
    return made;
  }

  // Choices that the same pieces make (one arrow or two): beside the question, or what is left in the list.
  several(whole, words_) {
    if (whole.length > MAX_BUTTONS) return [this.opener(words_.choose)];
    return whole.map(({ button }) => this.button(button, false));
  }

  // A button beside the question that stands for one of the list.
  button(original, main, text) {
    const bundled = this.toggled.size && original === this.bundler?.button && this.words.names["bundle"];
    const made = Object.assign(document.createElement("button"), { type: "submit", name: "action", value: original.value });
    made.setAttribute("form", "move");
    made.className = main ? "main" : "passes" in original.dataset ? "quiet" : "";
    made.dataset.answer = "";
    if (original.dataset.plan) made.dataset.plan = original.dataset.plan;
    if (text ?? bundled) made.textContent = text ?? bundled;
    else made.innerHTML = (original.querySelector("span:not(.advice)") ?? original).innerHTML;
    return made;
  }

  opener(text, main = true) {
    const made = Object.assign(document.createElement("button"), { type: "button", className: main ? "main" : "quiet", textContent: text });
    Object.assign(made.dataset, { answer: "", open: "choices" });
    return made;
  }
}

// Beside the question there is little room: a choice that does not fit leaves out what it brings, which a reader is told.
function shorten(buttons) {
  const brief = buttons.map((button) => button.textContent.split(BRINGS)[0]);
  for (const [index, button] of buttons.entries()) {
    if (!isCut(button)) continue;
    if (brief.filter((text) => text === brief[index]).length === 1) leaveOutWhatItBrings(button);
    button.toggleAttribute("data-tight", isCut(button));
  }
}

function leaveOutWhatItBrings(button) {
  const nodes = [...button.childNodes];
  const at = nodes.findIndex((node) => node.nodeType === Node.TEXT_NODE && BRINGS.test(node.data));
  if (at < 0) return;
  button.setAttribute("aria-label", button.textContent);
  nodes[at].data = nodes[at].data.split(BRINGS)[0];
  for (const node of nodes.slice(at + 1)) node.remove();
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const isCut = (button) => button.scrollHeight > button.clientHeight + 1;
const words = (text) => text.split(" ").filter(Boolean);
const kind = (piece) => piece.split(":")[0];
