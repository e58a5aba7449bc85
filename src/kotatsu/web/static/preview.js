// What a choice would do, drawn on the table before it is done: the ghost of a piece at its new place, a ring around
// what would change.

import { inUnits } from "./motion.js";

const NOT_OF_A_GHOST = [
  "data-piece", "role", "tabindex", "aria-label", "aria-pressed", "data-usable", "data-held", "data-out", "data-would",
];

const GHOST = "ghost";

export function clearPreview() {
  for (const old of document.querySelectorAll(`.${GHOST}`)) old.remove();
  for (const old of document.querySelectorAll("[data-would]")) old.removeAttribute("data-would");
}

export function preview(at, { button, pieces }) {
  clearPreview();
  for (const name of pieces)
    for (const piece of all(at, name)) piece.dataset.would = "touch";
  for (const pair of (button.dataset.ghosts ?? "").split(" ").filter(Boolean)) {
    const [name, place] = pair.split(">");
    const piece = name && all(at, name)[0];
    const target = place && all(at, place)[0];
    if (piece && target) stand(piece, target);
    else if (target) target.dataset.would = "change";
    else if (piece) piece.dataset.would = "leave";
  }
}

// Several choices in a row: the pieces that they touch, each as often as it is touched.
export function previewAll(at, choices) {
  clearPreview();
  for (const { pieces } of choices)
    for (const name of pieces) {
      const next = all(at, name).find((piece) => !piece.dataset.would);
      if (next) next.dataset.would = "touch";
    }
}

function all(at, name) {
  return [...at.querySelectorAll(`[data-piece="${CSS.escape(name)}"], [data-place="${CSS.escape(name)}"]`)];
}

// A pale copy of a piece where another stands now.
function stand(piece, target) {
  const ghost = piece.cloneNode(true);
  for (const name of NOT_OF_A_GHOST) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add(GHOST);
  piece.parentNode.append(ghost);
  const [from, to] = [piece.getBoundingClientRect(), target.getBoundingClientRect()];
  const { x, y } = inUnits(piece, to.x - from.x + (to.width - from.width) / 2, to.y - from.y + (to.height - from.height) / 2);
  ghost.animate([{ translate: `${x}px ${y}px` }, { translate: `${x}px ${y}px` }], { duration: 1, fill: "forwards" });
}
