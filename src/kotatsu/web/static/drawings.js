// Drawings of plies that the stream has brought before the page asks for them.

const MAX_KEPT = 24;
const PATIENCE_MS = 400; // for a ply that the stream has not told of yet: one that this page made itself
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export class Drawings {
  kept = [];
  told = { ply: -1, branch: -1 }; // where the stream said last that the table stands

  keep(drawn) {
    this.kept = [...this.kept, drawn].slice(-MAX_KEPT);
  }

  hear(position) {
    this.told = position;
  }

  // What to show for a ply that the page lacks: a drawing, null when nothing has been told up to `now`, or undefined
  // when the page must ask for it.
  async next(ply, branch, until) {
    const patience = performance.now() + PATIENCE_MS;
    let found = this.find(ply, branch, until);
    while (found === undefined && this.awaits(ply, branch) && performance.now() < patience) {
      await wait(15);
      found = this.find(ply, branch, until);
    }
    this.kept = this.kept.filter((drawn) => drawn.branch === branch && (drawn.ply ?? drawn.now) >= ply);
    return found;
  }

  // The stream has told of everything before this ply, and of this ply not yet.
  awaits(ply, branch) {
    return this.told.branch === branch && this.told.ply === ply - 1;
  }

  find(ply, branch, until) {
    const drawn = this.kept.findLast((each) => each.branch === branch && each.asked <= ply && ply <= (each.ply ?? each.now));
    if (!drawn) return undefined;
    if (drawn.ply === null) return this.told.ply > drawn.now ? undefined : null;
    if (until === "told" || drawn.interlude) return drawn;
    if (drawn.ply >= this.told.ply) return drawn;
    return drawn.menu ? undefined : this.find(drawn.ply + 1, branch, until); // the next has no menu of its own
  }
}
