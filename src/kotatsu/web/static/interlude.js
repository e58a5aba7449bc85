// A scene at which the page stops: a round ends, the game ends. A touch anywhere on it, Enter or Escape goes on.

const place = () => document.querySelector('[data-part="interlude"]');

let goOn = null;

export const hasInterlude = () => Boolean(place()?.firstElementChild);

// Resolves once the reader has touched the scene.
export function showInterlude() {
  const scene = place();
  scene.hidden = false;
  scene.querySelector("[data-go-on]").focus({ preventScroll: true });
  return new Promise((done) => { goOn = done; });
}

// False when there was none.
export function endInterlude() {
  if (!goOn) return false;
  const done = goOn;
  goOn = null;
  place().hidden = true;
  done();
  return true;
}

export function setUpInterludes() {
  place()?.addEventListener("click", (event) => {
    if (!event.target.closest("a")) endInterlude();
  });
}
