// The card of a piece: what it is called, how it looks, what it does, its clause. A long press, a hover, or ? on a piece
// that has the focus; Escape closes it.

import { ask } from "./ask.js";

const PRESS_MS = 480;
const HOVER_MS = 700;
const STILL_PX = 10; // a finger that moves further scrolls
const GAP_PX = 8;
const [WIDTH_PX, HEIGHT_PX] = [88, 128]; // the place for the picture
const NOT_OF_A_PICTURE = [
  "data-piece", "role", "tabindex", "aria-label", "aria-pressed", "data-usable", "data-held", "data-out", "data-would",
  "data-marked", "id", "transform",
];

const cards = new Map();

export function setUpCards(at) {
  new Cards(at, document.getElementById("about-piece")).start();
}

class Cards {
  constructor(at, panel) {
    this.at = at;
    this.panel = panel;
    this.opener = null; // the piece that gets the focus back
  }

  start() {
    this.at.addEventListener("pointerdown", (event) => this.onDown(event));
    document.addEventListener("pointerover", (event) => this.onOver(event));
    this.at.addEventListener("contextmenu", (event) => event.target.closest("[data-piece]") && this.pressed && event.preventDefault());
    for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => clearTimeout(this.timer));
    document.addEventListener("pointermove", (event) => this.onMove(event));
    document.addEventListener("click", (event) => this.onClick(event), { capture: true });
    document.addEventListener("keydown", (event) => this.onKey(event), { capture: true });
  }

  get game() {
    return this.at.dataset.game;
  }

  // --- a finger

  onDown(event) {
    clearTimeout(this.timer);
    this.pressed = false;
    const piece = event.target.closest("[data-piece]");
    if (!piece || event.pointerType === "mouse") return;
    this.from = [event.clientX, event.clientY];
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.open(piece, true);
    }, PRESS_MS);
  }

  onMove(event) {
    if (!this.from || event.pointerType === "mouse") return;
    if (Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > STILL_PX) clearTimeout(this.timer);
  }

  // The click that ends a long press is no choice; one elsewhere closes the card.
  onClick(event) {
    if (this.pressed) {
      this.pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.target.closest("[data-card-close]") || (!this.panel.hidden && !this.panel.contains(event.target))) this.close();
  }

  // --- a mouse

  onOver(event) {
    if (event.pointerType !== "mouse" || event.buttons) return;
    clearTimeout(this.timer);
    const piece = this.at.contains(event.target) && event.target.closest("[data-piece]");
    if (!piece) {
      if (this.hovered && !this.panel.hidden) this.close();
    } else this.timer = setTimeout(() => this.open(piece, false), HOVER_MS);
  }

  // --- a keyboard

  onKey(event) {
    if (event.key === "Escape" && !this.panel.hidden) {
      event.stopImmediatePropagation();
      this.close();
    } else if (event.key === "?" && !event.target.matches("input, textarea")) {
      const piece = event.target.closest("[data-piece]") ?? this.at.querySelector("[data-usable]");
      if (piece) this.open(piece, true);
    }
  }

  // --- the card

  async open(piece, takesFocus) {
    const component = piece.dataset.component ?? piece.dataset.piece;
    this.hovered = !takesFocus;
    this.opener = takesFocus ? piece : null;
    this.panel.dataset.of = component;
    this.panel.querySelector(".about-picture").replaceChildren(picture(piece));
    this.panel.querySelector(".about-text").innerHTML = await this.text(component, piece);
    if (this.panel.dataset.of !== component) return; // another was opened meanwhile
    this.panel.hidden = false;
    this.panel.toggleAttribute("data-beside", this.hovered);
    this.place(piece);
    if (takesFocus) this.panel.focus({ preventScroll: true });
  }

  async text(component, piece) {
    if (!cards.has(component)) {
      const answer = await ask(`/cards/${this.game}/${component}`);
      const title = document.createElement("h2");
      title.textContent = piece.getAttribute("aria-label") ?? "";
      cards.set(component, answer.ok ? answer.text : `${title.outerHTML}<p>${this.panel.dataset.gone}</p>`);
    }
    return cards.get(component);
  }

  // Beside the piece for a mouse, or below or above it, and never over the question; in the middle of the board for a
  // finger and a keyboard.
  place(piece) {
    const { panel, hovered } = this;
    panel.style.left = "";
    panel.style.top = "";
    if (!hovered) return;
    const room = (this.at.querySelector(".table") ?? this.at).getBoundingClientRect();
    const [box, { width, height }] = [piece.getBoundingClientRect(), panel.getBoundingClientRect()];
    const [right, left] = [box.right + GAP_PX, box.left - GAP_PX - width];
    const [below, above] = [box.bottom + GAP_PX, box.top - GAP_PX - height];
    let [x, y] = [right + width <= room.right ? right : left, box.top];
    if (x < room.left)[x, y] = [box.left, below + height <= room.bottom ? below : above];
    panel.style.left = `${Math.max(room.left, Math.min(x, room.right - width))}px`;
    panel.style.top = `${Math.max(room.top, Math.min(y, room.bottom - height))}px`;
  }

  close() {
    clearTimeout(this.timer);
    this.panel.hidden = true;
    delete this.panel.dataset.of;
    const name = this.opener?.dataset.piece;
    const back = this.opener?.isConnected ? this.opener : name && this.at.querySelector(`[data-piece="${CSS.escape(name)}"]`);
    this.opener = null;
    if (back?.hasAttribute("tabindex")) back.focus({ preventScroll: true });
    else if (back) this.at.querySelector("#ask")?.focus({ preventScroll: true });
  }
}

// The piece as it is drawn, in bare copies of what it stands in, so that the same styles reach it.
function picture(piece) {
  let drawn = stripped(piece, true);
  if (piece instanceof SVGGraphicsElement && piece.tagName !== "svg") drawn = framed(piece, drawn);
  else fit(drawn, piece.getBoundingClientRect());
  for (let around = outermost(piece).parentElement; around && !around.matches(".table"); around = around.parentElement) {
    const bare = stripped(around, false);
    bare.classList.add("bare");
    bare.append(drawn);
    drawn = bare;
  }
  return drawn;
}

const outermost = (piece) => (piece instanceof SVGElement && piece.ownerSVGElement) || piece;

function stripped(element, deep) {
  const copy = element.cloneNode(deep);
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const name of NOT_OF_A_PICTURE)
      if (one === copy || name !== "transform") one.removeAttribute(name);
  return copy;
}

// What is no drawing keeps its shape and is made small as a whole.
function fit(copy, { width, height }) {
  const zoom = Math.min(1, WIDTH_PX / width, HEIGHT_PX / height);
  Object.assign(copy.style, { boxSizing: "border-box", width: `${width}px`, height: `${height}px`, maxWidth: "none", flex: "none", zoom });
}

// A group of a drawing becomes a drawing of its own, as large as it is.
function framed(piece, copy) {
  const whole = stripped(piece.ownerSVGElement, false);
  const { x, y, width, height } = piece.getBBox();
  for (const name of ["width", "height", "style", "preserveAspectRatio"]) whole.removeAttribute(name);
  whole.setAttribute("viewBox", [x - 2, y - 2, width + 4, height + 4].join(" "));
  let inner = copy;
  for (let around = piece.parentElement; around && around !== piece.ownerSVGElement; around = around.parentElement) {
    const bare = stripped(around, false);
    bare.append(inner);
    inner = bare;
  }
  whole.append(inner);
  Object.assign(whole.style, { width: "100%", height: "auto", minHeight: 0, maxHeight: `${HEIGHT_PX}px`, flex: "none" });
  return whole;
}
