// A page that follows its table: the stream says where the table stands and brings new plies; the page fetches what
// it lacks.

import { ask, post, send } from "./ask.js";
import { followChat, newChat, showUnread } from "./chat.js";
import { Drawings } from "./drawings.js";
import { endInterlude, hasInterlude, showInterlude } from "./interlude.js";
import { Past } from "./past.js";
import { preference } from "./preferences.js";
import { drawnSeats, tellPresence } from "./presence.js";
import { say } from "./say.js";
import { showNeeded } from "./screens.js";
import { lastSeen, markSeen } from "./seen.js";
import { closeSheet } from "./sheets.js";
import { play } from "./sound.js";
import { Backoff, listen } from "./stream.js";
import { replaceLog, swap } from "./swap.js";
import { Touch } from "./touch.js";

const PACE = { slow: 2200, normal: 1400, fast: 500 }; // milliseconds for which a ply is shown when more follow
const READING_MS = 22; // more for every character of its sentence
const BRISK = 450; // what the reader did, or one of many
const MANY = 12;
const MAX_MISSED = 60; // plies; a reader who missed more is shown the table as it stands
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const escaped = (text) => Object.assign(document.createElement("p"), { textContent: text }).innerHTML;

// --- After the end

export function followResult(result) {
  const { table, rematch } = result.dataset;
  followChat(table);
  let leaving = false; // the reader opens the rematch: a reload would overtake them
  addEventListener("submit", (event) => { leaving ||= !event.defaultPrevented; });
  listen(table, (position) => {
    newChat(table, position.removed).catch(() => {}); // the next position brings it
    if (position.rematch && !rematch && !leaving) location.reload();
  });
}

// --- In play

export function followTable(at) {
  new TableFollower(at).start();
}

class TableFollower {
  constructor(at) {
    this.at = at;
    this.query = Number(at.dataset.seat) >= 0 ? `seat=${at.dataset.seat}` : "watch=1";
    this.table = at.dataset.table;
    this.position = null; // where the stream says the table stands
    this.busy = false;
    this.skipping = false;
    this.looking = "past" in at.dataset; // at the past, on purpose
    this.shownAt = -Infinity; // when the last ply came on the table
    this.looks = 0; // how often the reader has chosen a ply to look at
    this.backoff = new Backoff(); // of fetching what is missing
    this.drawings = new Drawings();
    this.sent = 0; // moves that this page has sent: each has an id of its own
    this.past = new Past(at, (ply, until) => this.lookAt(ply, until));
    this.touch = new Touch(at, (actions, button) => this.move(actions, button.form), (text, clause) => this.refuse(text, clause));
  }

  start() {
    if ("curtain" in this.at.dataset) return;
    this.scrollLog();
    showNeeded(this.at);
    document.addEventListener("sheet", ({ target }) => {
      if (target.dataset.sheet === "journal") this.scrollLog();
    });
    followChat(this.table);
    this.at.addEventListener("submit", (event) => this.onSubmit(event));
    this.at.addEventListener("click", (event) => this.onClick(event));
    document.addEventListener("keydown", (event) => this.onKey(event));
    document.addEventListener("visibilitychange", () => this.catchUp());
    const drawn = { wish: () => this.wish(), keep: (ply) => this.drawings.keep(ply) };
    this.showMissed().finally(() => listen(this.table, (position) => this.hear(position), drawn));
  }

  // Asks the stream for the plies after the one that is shown.
  wish() {
    const { ply, branch } = this.shown;
    return `?${this.query}&ply=${this.looking ? this.at.dataset.now : ply}&branch=${branch}`;
  }

  // What happened since this reader last looked, or since the opening, is shown from there on.
  async showMissed() {
    const { seat, over, now } = this.at.dataset;
    if (this.looking || Number(seat) < 0) return;
    const seen = lastSeen(this.at.dataset);
    const own = this.at.querySelectorAll(`.log li.seat-${seat}`);
    const from = Math.max(seen, 0, ...[...own].map((line) => Number(line.dataset.ply)));
    this.met = from;
    if (over === undefined && from < now && now - from <= MAX_MISSED) {
      await this.rewind(from);
    } else if (seen >= 0) await this.meet();
    else this.met = Number(now);
    markSeen(this.at.dataset);
  }

  async rewind(ply) {
    const { turn } = this.at.dataset;
    delete this.at.dataset.turn; // nothing is asked before it has been shown
    this.at.dataset.rewinding = "";
    const drawn = await this.fragment(`&ply=${ply}&branch=${this.shown.branch}`, { stepping: true, still: true }).catch(() => false);
    if (drawn) return;
    delete this.at.dataset.rewinding;
    if (turn !== undefined) this.at.dataset.turn = turn;
  }

  // The page stops at a scene that it has not shown yet, until the scene is touched.
  async meet() {
    const { ply } = this.at.dataset;
    if (!hasInterlude() || Number(ply) <= (this.met ?? -1)) return;
    this.met = Number(ply);
    await showInterlude();
  }

  scrollLog() {
    const log = this.at.querySelector(".log");
    log.scrollTop = log.scrollHeight;
    log.firstElementChild.dataset.to = this.at.dataset.ply;
  }

  // Others' moves are being shown: a tap on the table skips them.
  get isFollowing() {
    return this.busy && !this.looking && this.at.dataset.ply !== this.at.dataset.now;
  }

  get shown() {
    const { ply, branch, changes } = this.at.dataset;
    return { ply: Number(ply), branch: Number(branch), changes: Number(changes) };
  }

  hear(position) {
    this.position = position;
    this.drawings.hear(position);
    this.catchUp();
  }

  // Fetch what is missing, one thing after the other, until nothing is.
  async catchUp() {
    if (this.busy || !this.position) return;
    this.busy = true;
    try {
      while (await this.oneStep()) { /* more to fetch */ }
      this.backoff.reset();
    } catch {
      setTimeout(() => this.catchUp(), this.backoff.next());
    } finally {
      this.busy = false;
      this.skipping = false;
    }
  }

  async oneStep() {
    const { chats, removed } = this.position;
    if (chats !== this.chats || removed !== this.removed) {
      await newChat(this.table, removed);
      Object.assign(this, { chats, removed });
    }
    const { shown, position } = this; // read now: the reader may have moved meanwhile
    if (this.looking || this.returning) return false;
    if (position.branch > shown.branch) return this.fetchLive();
    if (position.branch === shown.branch && position.ply > shown.ply) return this.nextPly(shown.ply + 1);
    return (position.changes > shown.changes || position.here !== this.at.dataset.here) && this.fetchPresence();
  }

  async nextPly(ply) {
    await this.pause();
    if (this.looking || this.returning || ply !== this.shown.ply + 1) return true; // the reader moved meanwhile
    const { ply: heard, branch } = this.position;
    const until = this.skipping || document.hidden ? "interlude" : "told";
    const drawn = await this.drawPly(ply, branch, until);
    if (drawn === null) return this.position.ply > heard; // somebody is in the middle of something: the stream goes on
    this.shownAt = performance.now();
    if (!this.looking) await this.meet();
    return drawn || this.looking || this.fetchLive();
  }

  // Draw what the stream has brought, or else ask for it; null when nothing has been told yet.
  async drawPly(ply, branch, until) {
    const { looks } = this;
    const brought = await this.drawings.next(ply, branch, until);
    if (looks !== this.looks) return false; // the reader looks elsewhere by now
    if (brought === null) return null;
    const how = { stepping: true, now: this.position.ply };
    return brought ? this.draw(brought.html, how) : this.fragment(`&ply=${ply}&branch=${branch}&until=${until}`, how);
  }

  // Let people see the ply that is shown before the next; a button or Escape skips to now.
  async pause() {
    const until = this.shownAt + this.pace();
    const skip = this.at.querySelector("[data-skip]");
    if (skip && performance.now() < until) skip.hidden = false;
    while (!this.skipping && performance.now() < until) await wait(40);
  }

  // Less time for what the reader did and when many plies wait, none for what told nothing.
  pace() {
    const { ply, seat } = this.at.dataset;
    const line = this.at.querySelector(`.log li[data-ply="${ply}"]`);
    if (!line) return 0;
    if (line.classList.contains(`seat-${seat}`) || this.position.ply - ply > MANY) return BRISK;
    return PACE[preference("pace")] + READING_MS * line.querySelector("div").textContent.trim().length;
  }

  // Somebody came, went or was replaced. The page that comes may know more than the stream has told by now.
  async fetchPresence() {
    const before = drawnSeats(this.at);
    const drawn = await this.fetchLive();
    this.position = { ...this.position, here: this.at.dataset.here };
    tellPresence(this.at, before);
    return drawn;
  }

  fetchLive() {
    return this.fragment("");
  }

  // Draw the table at a ply; false when that ply is gone.
  async fragment(wish, how = {}) {
    const { looks } = this;
    const answer = await ask(`/t/${this.table}/fragment?${this.query}${wish}`);
    if (looks !== this.looks) return false; // the reader looks elsewhere by now
    if (answer.status === 204) return null;
    if (!answer.ok) {
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return false;
      throw new Error(answer.text);
    }
    return this.draw(answer.text, how);
  }

  async draw(html, how) {
    const swapped = swap(this.at, html, how);
    if (!swapped) return false;
    this.touch.renew(); // what can be done does not wait for the log
    showNeeded(this.at);
    showUnread();
    if (!swapped.whole) replaceLog((await ask(`/t/${this.table}?${this.query}`)).text);
    const { now } = this.at.dataset;
    if (how.stepping) this.position = { ...this.position, ply: Math.max(this.position?.ply ?? 0, Number(now)) };
    if (this.looking) return swapped;
    markSeen(this.at.dataset);
    this.announce(swapped.following);
    return swapped;
  }

  announce(following) {
    const last = [...this.at.querySelectorAll(".log li:not([data-later])")].at(-1);
    const lines = [...(last?.querySelectorAll("p") ?? [])].map((line) => line.innerText);
    const question = following ? [] : [this.at.querySelector("#ask")?.innerText ?? ""];
    say([...lines, ...question].join(" "));
    this.chime(following);
    if (!following && "turn" in this.at.dataset) document.title = `● ${document.title.replace(/^● /, "")}`;
    else document.title = document.title.replace(/^● /, "");
  }

  // My turn, the end, dice and pieces each have a sound; a ply that told nothing has none.
  chime(following) {
    const { ply, over, turn } = this.at.dataset;
    if (ply === this.chimed) return;
    this.chimed = ply;
    if (!following && over !== undefined) play("end");
    else if (!following && turn !== undefined) play("turn");
    else if (this.at.querySelector(`.log li[data-ply="${ply}"]`)) play(this.at.querySelector("[data-tumble]") ? "dice" : "piece");
  }

  // --- what the reader does

  async onSubmit(event) {
    const form = event.target;
    if (!form.matches("[data-move], [data-quiet]")) return;
    event.preventDefault();
    const button = event.submitter;
    if (form.matches("[data-quiet]")) this.settle(await post(form, button), true);
    else if (button.dataset.plan) this.move(button.dataset.plan.split(" "), form);
    else this.touch.choose(button);
  }

  // Send choices in one request, however many a gesture has; the same question is answered once.
  async move(actions, form) {
    const fields = Object.fromEntries(new FormData(form));
    const question = [fields.ply, fields.branch].join();
    if ([this.sending?.question, this.answered].includes(question)) return;
    const sending = { question, done: this.deliver(actions, fields, form.getAttribute("action"), this.sending?.done) };
    this.sending = sending;
    this.shownAt = -Infinity; // they have seen enough: an answer is not held up
    closeSheet();
    this.at.toggleAttribute("data-sending", true);
    const answer = await sending.done;
    if (this.sending === sending) this.sending = null;
    if (answer.ok) this.answered = question; // on a slow line it still stands there, until what came of it is drawn
    this.at.toggleAttribute("data-sending", Boolean(this.sending) || this.answered === this.question);
    this.settle(answer);
  }

  // The question that is shown, as answers to it are told apart.
  get question() {
    const { ply, branch } = this.at.dataset;
    return [ply, branch].join();
  }

  // On a slow line the stream brings the next question before the last answer is acknowledged: the next waits for that.
  async deliver(actions, fields, address, before) {
    await before;
    const [action, ...then] = actions;
    this.sent += 1;
    const id = `${fields.id}-${this.sent}`;
    return { ...await send(address, { ...fields, action, then: then.join(";"), id }), actions };
  }

  async settle(answer, renew = false) {
    const { ply, branch, entry } = answer;
    const isNews = answer.ok && ply !== undefined && entry > (this.position?.entry ?? -1); // the stream may be further by now
    if (isNews) this.position = { ...this.position, ply, branch, entry };
    if (!answer.ok) this.touch.letGo(answer.reason !== "sure");
    if (!answer.ok) this.refuse(escaped(answer.text || document.querySelector(".offline").textContent), answer.clause);
    this.at.dispatchEvent(new CustomEvent("answered", { detail: answer }));
    if (renew || ["stale", "not-your-turn"].includes(answer.reason)) await this.fetchLive().catch(() => {});
    this.catchUp();
  }

  refuse(text, clause = "") {
    const place = this.at.querySelector("#refusal");
    if (!place) return;
    place.hidden = !text;
    place.innerHTML = text;
    if (!text || !clause) return;
    const rules = document.querySelector("[data-rules-link]");
    const href = `${rules.getAttribute("href")}#${clause}`;
    const textContent = `${rules.dataset.prefix}-${clause}`;
    const link = Object.assign(document.createElement("a"), { className: "clause", href, textContent });
    place.append(" ", link);
  }

  // --- the past

  onClick(event) {
    const skips = event.target.closest("[data-skip]") || (this.isFollowing && event.target.closest(".screens"));
    if (skips) this.skipping = true;
    const refused = event.target.closest("[data-why]");
    const isTold = event.target.closest("#refusal") && !event.target.closest("a, button"); // it lies over the question: a touch closes it
    if (refused || isTold) this.refuse(isTold ? "" : escaped(refused.dataset.why));
    const hint = event.target.closest("[data-hint]");
    const to = event.target.closest("[data-to]");
    if (!hint && !to) return;
    event.preventDefault();
    if (hint) this.hint(hint);
    else this.lookAt(Number(to.dataset.to));
  }

  // The advice stands in the question; until it is there, the question says that somebody thinks.
  hint(link) {
    const line = this.at.querySelector("[data-question]");
    if (line) line.textContent = link.dataset.thinking;
    link.setAttribute("aria-busy", "true");
    this.fragment("&hint=1").catch(() => location.assign(link.href));
  }

  onKey(event) {
    if (event.key !== "Escape" || document.querySelector("dialog[open]") || closeSheet() || endInterlude()) return;
    if (this.looking) this.lookAt(this.position?.ply ?? Number(this.at.dataset.now));
    else if (this.busy) this.skipping = true;
    else this.touch.letGo();
  }

  async lookAt(ply, until = "") {
    const now = this.position?.ply ?? Number(this.at.dataset.now);
    this.looking = ply < now;
    this.looks += 1;
    closeSheet();
    this.returning = !this.looking;
    await this.fragment(this.looking ? `&ply=${ply}&until=${until}` : "").catch(() => {});
    this.returning = false;
    this.looking = this.looking && this.shown.ply < now;
    const address = new URL(location.href);
    if (this.looking) address.searchParams.set("ply", this.shown.ply);
    else address.searchParams.delete("ply");
    history.replaceState(null, "", address);
    if (!this.looking) this.catchUp();
  }
}
