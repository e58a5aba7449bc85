// Touching pieces narrows the choices until one is left: Up 2, then Nani. What cannot be used says why.

const FEW = 6; // so many choices fit beside the question

export class Touch {
  // `play(button)` makes a choice; `refuse(html, clause)` says why not.
  constructor(at, play, refuse) {
    this.at = at;
    this.play = play;
    this.refuse = refuse;
    this.renew();
    at.addEventListener("click", (event) => this.onClick(event));
    at.addEventListener("keydown", (event) => this.onKey(event));
  }

  // After the page changed: new choices. What was held stays so while the question is the same.
  renew() {
    const { ply, branch, seat } = this.at.dataset;
    const question = [ply, branch, seat].join();
    if (question !== this.question) Object.assign(this, { question, held: [], unfolded: false });
    if (this.at.querySelector(".choices .chance")) this.unfolded = true; // a hint is for reading
    this.choices = [...this.at.querySelectorAll(".choice")].map((button) => ({ button, pieces: words(button.dataset.pieces) }));
    const drawn = new Set([...this.at.querySelectorAll("[data-usable]")].map((piece) => piece.dataset.piece));
    for (const { button, pieces } of this.choices) button.toggleAttribute("data-loose", !pieces.every((piece) => drawn.has(piece)));
    const data = this.at.querySelector("#refusals");
    this.refusals = data ? JSON.parse(data.textContent) : { texts: {}, refusals: [] };
    if (!this.matching(this.held).length) this.held = [];
    this.show();
  }

  onClick(event) {
    const piece = event.target.closest('[data-piece][role="button"]');
    if (piece) this.touch(piece.dataset.piece);
    else if (event.target.closest("[data-unfold]")) this.unfold(!this.unfolded);
    else if (event.target.closest("[data-untouch]")) this.letGo();
  }

  onKey(event) {
    const piece = event.target.closest?.('[data-piece][role="button"]');
    if (!piece) return;
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    if ((event.key === "Enter" || event.key === " ") && piece.tagName !== "BUTTON") this.touch(piece.dataset.piece);
    else if (event.key in steps) {
      const all = [...this.at.querySelectorAll('[data-piece][role="button"]')];
      all[(all.indexOf(piece) + steps[event.key] + all.length) % all.length].focus();
    } else return;
    event.preventDefault();
  }

  touch(piece) {
    this.refuse("");
    if (this.held.includes(piece)) this.hold(this.held.filter((other) => other !== piece));
    else if (this.matching([...this.held, piece]).length) this.hold([...this.held, piece]);
    else {
      const kept = this.held.filter((other) => kind(other) !== kind(piece));
      if (kept.length < this.held.length && this.matching([...kept, piece]).length) this.hold([...kept, piece]);
      else this.explain(piece);
    }
  }

  // One choice left, all its pieces touched: that is what was meant.
  hold(pieces) {
    this.held = pieces;
    const left = this.matching(pieces);
    this.show();
    if (pieces.length && left.length === 1 && left[0].pieces.length === pieces.length) this.play(left[0].button);
  }

  letGo() {
    const any = this.held.length > 0;
    this.refuse("");
    this.hold([]);
    return any;
  }

  unfold(open) {
    this.unfolded = open;
    this.show();
  }

  // Why a piece cannot be used with those that are held, or at all.
  explain(piece) {
    const find = (wanted) => this.refusals.refusals.find(([, ...pieces]) => wanted.every((name) => pieces.includes(name)));
    const found = find([...this.held, piece]) ?? find([piece]);
    if (found) this.refuse(this.refusals.texts[found[0]], found[0]);
    else if (this.matching([piece]).length) this.hold([piece]);
  }

  matching(pieces) {
    return this.choices.filter((choice) => pieces.every((piece) => choice.pieces.includes(piece)));
  }

  show() {
    const left = this.matching(this.held);
    // What is held may be a whole choice and the beginning of others (some dice of a roll): the whole one is shown.
    const whole = left.filter(({ pieces }) => this.held.length > 0 && pieces.length === this.held.length);
    const open = this.unfolded || whole.length > 0 || (this.held.length > 0 && left.length <= FEW);
    for (const { button } of this.choices) delete button.dataset.shown;
    if (open) for (const { button } of whole.length > 0 && !this.unfolded ? whole : left) button.dataset.shown = "";
    this.at.querySelector(".choices")?.toggleAttribute("data-holding", this.held.length > 0);
    for (const plan of this.at.querySelectorAll(".plan")) plan.toggleAttribute("data-shown", this.unfolded);
    const useful = new Set(left.flatMap((choice) => choice.pieces));
    for (const piece of this.at.querySelectorAll("[data-piece]")) {
      piece.toggleAttribute("data-held", this.held.includes(piece.dataset.piece));
      piece.toggleAttribute("data-out", this.held.length > 0 && piece.hasAttribute("data-usable") && !useful.has(piece.dataset.piece));
      if (piece.hasAttribute("data-usable")) piece.setAttribute("aria-pressed", String(this.held.includes(piece.dataset.piece)));
    }
    const unfold = this.at.querySelector("[data-unfold]");
    if (unfold) {
      unfold.hidden = false;
      unfold.setAttribute("aria-expanded", String(this.unfolded));
    }
    const untouch = this.at.querySelector("[data-untouch]");
    if (untouch) untouch.hidden = !this.held.length;
  }
}

const words = (text) => text.split(" ").filter(Boolean);
const kind = (piece) => piece.split(":")[0];
