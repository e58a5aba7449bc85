// Looking back: the row under the board plays a game through, arrows and swipes go ply by ply.

import { prefer, preference } from "./preferences.js";

const PACE_MS = { slow: 2600, normal: 1500, fast: 500 }; // between two plies that are played through
const PACES = Object.keys(PACE_MS);
const SWIPE_PX = 50;
const SCRUB_MS = 80; // while a finger drags, this long between two drawings

export class Past {
  // `lookAt(ply, until)` draws the table as it was.
  constructor(at, lookAt) {
    this.at = at;
    this.lookAt = lookAt;
    this.playing = 0;
    at.addEventListener("click", (event) => this.onClick(event));
    at.addEventListener("input", ({ target }) => target.matches("[data-scrub]") && this.scrub(Number(target.value)));
    at.addEventListener("touchstart", (event) => this.onTouchStart(event), { passive: true });
    at.addEventListener("touchend", (event) => this.onTouchEnd(event), { passive: true });
    document.addEventListener("keydown", (event) => this.onKey(event));
    this.showPace();
  }

  get ply() { return Number(this.at.dataset.ply); }

  get now() { return Number(this.at.dataset.now); }

  get isOpen() { return "past" in this.at.dataset || "over" in this.at.dataset; }

  go(ply, until = "") {
    const wanted = Math.max(0, Math.min(ply, this.now));
    return wanted === this.ply ? undefined : this.lookAt(wanted, until);
  }

  stop() {
    clearTimeout(this.playing);
    this.playing = 0;
    this.at.querySelector("[data-replay]")?.setAttribute("aria-pressed", "false");
  }

  async play() {
    this.at.querySelector("[data-replay]").setAttribute("aria-pressed", "true");
    this.playing = -1;
    await this.go(this.ply >= this.now ? 0 : this.ply + 1, "told");
    this.playOn();
  }

  playOn() {
    if (!this.playing) return;
    if (this.ply >= this.now) this.stop();
    else {
      this.playing = setTimeout(async () => {
        await this.go(this.ply + 1, "told");
        this.playOn();
      }, PACE_MS[preference("pace")]);
    }
  }

  onClick(event) {
    if (event.target.closest("[data-replay]")) {
      if (this.playing) this.stop();
      else this.play();
    } else if (event.target.closest("[data-pace]")) {
      prefer("pace", PACES[(PACES.indexOf(preference("pace")) + 1) % PACES.length]);
      this.showPace();
    } else if (event.target.closest("[data-to]")) this.stop();
  }

  showPace() {
    const button = this.at.querySelector("[data-pace]");
    if (button) button.querySelector("[data-pace-shown]").textContent = button.dataset[preference("pace")];
  }

  scrub(ply) {
    this.stop();
    clearTimeout(this.scrubbing);
    this.scrubbing = setTimeout(() => this.go(ply), SCRUB_MS);
  }

  onKey(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 } [event.key];
    if (!step || !this.isOpen || event.target.closest("input, [data-piece], dialog, [data-sheet]")) return;
    event.preventDefault();
    this.stop();
    this.go(this.ply + step);
  }

  // A table of several screens keeps its swipes; there one swipes over the dock.
  onTouchStart(event) {
    const strip = event.target.closest(".screens");
    const taken = strip && strip.scrollWidth > strip.clientWidth + 1;
    const { clientX, clientY } = event.touches[0];
    this.from = this.isOpen && !taken && !event.target.closest("input, [data-sheet]") ? [clientX, clientY] : null;
  }

  onTouchEnd(event) {
    if (!this.from) return;
    const { clientX, clientY } = event.changedTouches[0];
    const [x, y] = [clientX - this.from[0], clientY - this.from[1]];
    this.from = null;
    if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
    this.stop();
    this.go(this.ply + (x < 0 ? 1 : -1));
  }
}
