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
    if (!piece.checkVisibility()) continue;
    const centre = middle(piece.getBoundingClientRect());
    found.set(piece.dataset.piece, { centre, drawn: drawnAt(piece, centre), roll: piece.dataset.tumble });
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
      slide(piece, was);
    }
  }
}

function slide(piece, was) {
  const to = middle(piece.getBoundingClientRect());
  const from = whereNow(piece, was);
  const { x, y } = inUnits(piece, from.x - to.x, from.y - to.y);
  if (Math.hypot(x, y) < 1) return;
  piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }], GLIDE);
}

const middle = ({ x, y, width, height }) => new DOMPoint(x + width / 2, y + height / 2);

function drawingOf(piece) {
  let drawing = piece.ownerSVGElement;
  while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
  return drawing;
}

const nameOf = (drawing) => `${drawing.getAttribute("class")} ${drawing.getAttribute("viewBox")}`;

// Where a piece stands in its drawing, whatever size that has.
function drawnAt(piece, centre) {
  const drawing = drawingOf(piece);
  const matrix = drawing?.getScreenCTM();
  return matrix ? { name: nameOf(drawing), point: centre.matrixTransform(matrix.inverse()) } : null;
}

// Where a piece would be now had it not moved: its drawing may have grown or shrunk.
function whereNow(piece, { centre, drawn }) {
  const drawing = drawn && drawingOf(piece);
  if (!drawing || nameOf(drawing) !== drawn.name) return centre;
  return drawn.point.matrixTransform(drawing.getScreenCTM());
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
