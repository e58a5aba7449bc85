// Sliding over dice that lie side by side turns all of them over, as the first one was: three hearts in one gesture.

const STEP_PX = 12; // how closely the way of a quick finger is followed
const PIECE = '[data-piece][role="button"]';
const isPressed = (piece) => piece.getAttribute("aria-pressed") === "true";

export class Slide {
  // `canTurn(piece)` says whether a piece only turns over; `turn(piece)` does it.
  constructor(at, canTurn, turn) {
    Object.assign(this, { canTurn, turn, first: null, slid: false });
    at.addEventListener("pointerdown", (event) => this.begin(event));
    at.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => { this.first = null; });
    at.addEventListener("click", (event) => this.onClick(event), { capture: true });
  }

  begin(event) {
    const piece = event.target.closest?.(PIECE);
    this.slid = false;
    this.first = piece && this.canTurn(piece) ? piece : null;
    this.pressed = this.first && !isPressed(this.first);
    this.spot = [event.clientX, event.clientY];
  }

  move(event) {
    if (!this.first) return;
    const [x, y] = this.spot;
    const steps = Math.max(1, Math.ceil(Math.hypot(event.clientX - x, event.clientY - y) / STEP_PX));
    for (let step = 1; step <= steps; step++) {
      this.pass(x + ((event.clientX - x) * step) / steps, y + ((event.clientY - y) * step) / steps);
    }
    this.spot = [event.clientX, event.clientY];
  }

  pass(x, y) {
    const piece = document.elementFromPoint(x, y)?.closest(PIECE);
    if (!piece || !this.canTurn(piece) || (piece === this.first && !this.slid)) return;
    for (const one of this.slid ? [piece] : [this.first, piece])
      if (isPressed(one) !== this.pressed) this.turn(one);
    this.slid = true;
  }

  // The click that ends a slide is no touch of its own.
  onClick(event) {
    if (!this.slid) return;
    this.slid = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
