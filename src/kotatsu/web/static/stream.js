// The stream of a table, taken up again whatever ended it: a lost connection, a restart, an error of a proxy.

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30000;

// Pauses between attempts: each twice as long as the one before, and never the same for two pages.
export class Backoff {
  pause = FIRST_PAUSE_MS;

  next() {
    const pause = this.pause * (0.5 + Math.random());
    this.pause = Math.min(2 * this.pause, MAX_PAUSE_MS);
    return pause;
  }

  reset() {
    this.pause = FIRST_PAUSE_MS;
  }
}

// Calls `hear` with every position of the table that the server tells. A page that draws its plies says in `wish`
// which it shows, and is brought the next ones: `keep` is called with each.
export function listen(table, hear, { wish = () => "", keep = () => {} } = {}) {
  new TableStream(table, hear, wish, keep).connect();
}

class TableStream {
  constructor(table, hear, wish, keep) {
    this.table = table;
    this.hear = hear;
    this.wish = wish;
    this.keep = keep;
    this.backoff = new Backoff();
    addEventListener("online", () => this.timer && this.connect());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.connect());
  }

  connect() {
    this.close();
    this.source = new EventSource(`/t/${this.table}/events${this.wish()}`);
    this.source.addEventListener("drawn", (event) => this.keep(JSON.parse(event.data)));
    this.source.addEventListener("table", (event) => {
      this.backoff.reset();
      document.body.toggleAttribute("data-offline", false);
      this.hear(JSON.parse(event.data));
    });
    this.source.addEventListener("room", ({ data }) => document.dispatchEvent(new CustomEvent("room-changed", { detail: data })));
    this.source.addEventListener("stopped", (event) => this.stop(event.data));
    this.source.addEventListener("error", () => this.retry());
  }

  close() {
    this.source?.close();
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  retry() {
    this.close();
    document.body.toggleAttribute("data-offline", true);
    this.timer = setTimeout(() => this.connect(), this.backoff.next());
  }

  // The table cannot go on: say why, and leave it alone.
  stop(sentence) {
    this.close();
    for (const place of document.querySelectorAll(".offline")) place.textContent = sentence;
    document.body.toggleAttribute("data-offline", true);
  }
}
