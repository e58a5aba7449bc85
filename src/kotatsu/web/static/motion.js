// One motion: a piece moves from where it was to where it is; dice tumble once. Nothing moves under reduced motion.
//
// View Transitions cannot name what lies inside an SVG (Chromium 156 skips such elements), and most of our pieces do, so
// pieces are measured before and after a change and animated from the one place to the other.

const GLIDE = { duration: 380, easing: "cubic-bezier(.3, 0, .2, 1)" };
const TUMBLE = { duration: 450, easing: "cubic-bezier(.2, .6, .3, 1)" };
const still = matchMedia("(prefers-reduced-motion: reduce)");

// Where every piece is now, by its name, and which roll a die shows.
export function places(root) {
  const found = new Map();
  for (const piece of root.querySelectorAll("[data-piece]:not([data-alias])")) {
    if (piece.checkVisibility()) found.set(piece.dataset.piece, { box: piece.getBoundingClientRect(), roll: piece.dataset.tumble });
  }
  return found;
}

export function glide(root, before) {
  if (still.matches || document.documentElement.hasAttribute("data-still") || document.hidden) return;
  for (const piece of root.querySelectorAll("[data-piece]:not([data-alias])")) {
    const was = before.get(piece.dataset.piece);
    if (!was) piece.animate([{ opacity: 0 }, { opacity: 1 }], GLIDE);
    else {
      if (piece.dataset.tumble !== was.roll) tumble(piece);
      slide(piece, was.box);
    }
  }
}

function slide(piece, from) {
  const to = piece.getBoundingClientRect();
  const { x, y } = inUnits(piece, from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2);
  if (Math.hypot(x, y) < 1) return;
  piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], GLIDE);
}

function tumble(piece) {
  const turning = piece instanceof SVGElement ? { transformBox: "fill-box", transformOrigin: "center" } : {};
  piece.animate([{ ...turning, rotate: "-1turn", scale: 0.7 }, { ...turning, rotate: "0turn", scale: 1 }], TUMBLE);
}

// A way in pixels as the drawing around a piece counts it, which may be scaled and turned.
export function inUnits(piece, x, y) {
  const matrix = piece instanceof SVGElement && piece.parentNode.getScreenCTM?.();
  if (!matrix) return { x, y };
  const { a, b, c, d } = matrix.inverse();
  return { x: a * x + c * y, y: b * x + d * y };
}
