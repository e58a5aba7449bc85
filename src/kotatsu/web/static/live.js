// A page that follows its table: the stream says where the table stands, the page fetches what it lacks.

import { ask, post } from "./ask.js";
import { Backoff, listen } from "./stream.js";
import { replaceLog, swap } from "./swap.js";
import { Touch } from "./touch.js";

const PACE = 1000; // milliseconds for which a ply is shown when more follow
const BRISK = 450; // the same when many follow
const MANY = 5;
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const escaped = (text) => Object.assign(document.createElement("p"), { textContent: text }).innerHTML;
const say = (text) => { document.getElementById("say").textContent = text; };

async function newChat(table) {
  const chat = document.querySelector('[data-part="chat"]');
  if (!chat) return;
  const last = Number(chat.lastElementChild?.dataset.chat ?? 0);
  const list = document.createElement("ol");
  list.innerHTML = (await ask(`/t/${table}/chat?since=${last}`)).text;
  const lines = [...list.children].filter((line) => !chat.querySelector(`[data-chat="${line.dataset.chat}"]`));
  chat.append(...lines);
  chat.parentElement.scrollTop = chat.parentElement.scrollHeight;
}

function speak(table) {
  const form = document.querySelector("[data-speak]");
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await post(form);
    if (answer.ok) form.reset();
    else say(answer.text);
    await newChat(table);
  });
}

// --- Before and after

export function followLobby(lobby) {
  const { table } = lobby.dataset;
  listen(table, async (position) => {
    if (position.started) return location.assign(`/t/${table}`);
    if (position.changes === Number(lobby.dataset.changes)) return undefined;
    const html = (await ask(`/t/${table}/lobby`)).text;
    const drawn = new DOMParser().parseFromString(html, "text/html").getElementById("lobby");
    for (const part of lobby.querySelectorAll("[data-part]")) {
      part.replaceChildren(...(drawn?.querySelector(`[data-part="${part.dataset.part}"]`)?.childNodes ?? []));
    }
    lobby.dataset.changes = position.changes;
    return say(lobby.querySelector(".middle").innerText);
  });
}

export function followResult(result) {
  const { table, rematch } = result.dataset;
  speak(table);
  let leaving = false; // the reader opens the rematch: a reload would overtake them
  addEventListener("submit", (event) => { leaving ||= !event.defaultPrevented; });
  listen(table, (position) => {
    newChat(table);
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
    this.plan = []; // choices of a ready-made plan that are still to be made
    this.touch = new Touch(at, (button) => this.move(button), (text, clause) => this.refuse(text, clause));
  }

  start() {
    if ("curtain" in this.at.dataset) return;
    this.scrollLog();
    speak(this.table);
    this.at.addEventListener("submit", (event) => this.onSubmit(event));
    this.at.addEventListener("click", (event) => this.onClick(event));
    this.at.addEventListener("input", (event) => event.target.matches("[data-scrub]") && this.scrub(Number(event.target.value)));
    document.addEventListener("keydown", (event) => this.onKey(event));
    document.addEventListener("visibilitychange", () => this.catchUp());
    listen(this.table, (position) => this.hear(position));
  }

  scrollLog() {
    const log = this.at.querySelector(".log");
    log.scrollTop = log.scrollHeight;
    log.firstElementChild.dataset.to = this.at.dataset.ply;
  }

  get shown() {
    const { ply, branch, changes } = this.at.dataset;
    return { ply: Number(ply), branch: Number(branch), changes: Number(changes) };
  }

  hear(position) {
    this.position = position;
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
    if (this.position.chats !== this.chats) {
      this.chats = this.position.chats;
      await newChat(this.table);
    }
    const { shown, position } = this; // read now: the reader may have moved meanwhile
    if (this.looking || this.returning) return false;
    if (position.branch > shown.branch) return this.fetchLive();
    if (position.branch === shown.branch && position.ply > shown.ply) return this.nextPly(shown.ply + 1);
    return position.changes > shown.changes && this.fetchLive();
  }

  async nextPly(ply) {
    await this.pause();
    if (this.looking || this.returning || ply !== this.shown.ply + 1) return true; // the reader moved meanwhile
    if (this.skipping || document.hidden) return this.fetchLive();
    const drawn = await this.fragment(`&ply=${ply}&branch=${this.position.branch}`, { stepping: true });
    this.shownAt = performance.now();
    return drawn || this.looking || this.fetchLive();
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
    return line.classList.contains(`seat-${seat}`) || this.position.ply - ply > MANY ? BRISK : PACE;
  }

  fetchLive() {
    return this.fragment("");
  }

  // Draw the table at a ply; false when that ply is gone.
  async fragment(wish, how = {}) {
    const { looks } = this;
    const answer = await ask(`/t/${this.table}/fragment?${this.query}${wish}`);
    if (looks !== this.looks) return false; // the reader looks elsewhere by now
    if (!answer.ok) {
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return false;
      throw new Error(answer.text);
    }
    const swapped = swap(this.at, answer.text, how);
    if (!swapped) return false;
    if (!swapped.whole) replaceLog((await ask(`/t/${this.table}?${this.query}`)).text);
    this.touch.renew();
    const { now } = this.at.dataset;
    if (how.stepping) this.position = { ...this.position, ply: Math.max(this.position.ply, Number(now)) };
    if (!this.looking) this.announce(swapped.following);
    if (!swapped.following) this.goOn();
    return swapped;
  }

  announce(following) {
    const last = [...this.at.querySelectorAll(".log li:not([data-later])")].at(-1);
    const lines = [...(last?.querySelectorAll("p") ?? [])].map((line) => line.innerText);
    const question = following ? [] : [this.at.querySelector("#ask")?.innerText ?? ""];
    say([...lines, ...question].join(" "));
    if (!following && "turn" in this.at.dataset) document.title = `● ${document.title.replace(/^● /, "")}`;
    else document.title = document.title.replace(/^● /, "");
  }

  // --- what the reader does

  async onSubmit(event) {
    const form = event.target;
    if (!form.matches("[data-move], [data-quiet]")) return;
    event.preventDefault();
    this.plan = (event.submitter?.dataset.plan ?? "").split(" ").slice(1);
    if (form.matches("[data-move]")) this.move(event.submitter);
    else this.settle(await post(form, event.submitter), true);
  }

  async move(button) {
    if (this.sending) return;
    this.sending = true;
    this.at.toggleAttribute("data-sending", true);
    const answer = await post(button.form, button);
    this.sending = false;
    this.at.toggleAttribute("data-sending", false);
    this.settle(answer);
  }

  // Go on with a plan as long as what it says next may be done.
  goOn() {
    if (!this.plan.length || !("turn" in this.at.dataset)) return;
    const [next, ...rest] = this.plan;
    const button = this.at.querySelector(`.choice[value="${CSS.escape(next)}"]`);
    this.plan = button ? rest : [];
    if (button) this.move(button);
  }

  async settle(answer, renew = false) {
    if (!answer.ok) this.plan = [];
    if (!answer.ok) this.refuse(escaped(answer.text || document.querySelector(".offline").textContent), answer.clause);
    else if (answer.ply !== undefined) this.position = { ...this.position, ply: answer.ply, branch: answer.branch, entry: answer.entry };
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
    const link = Object.assign(document.createElement("a"), { className: "clause", href: `${rules.getAttribute("href")}#${clause}`, textContent: `${rules.dataset.prefix}-${clause}` });
    place.append(" ", link);
  }

  // --- the past

  onClick(event) {
    if (event.target.closest("[data-skip]")) this.skipping = true;
    const hint = event.target.closest("[data-hint]");
    const to = event.target.closest("[data-to]");
    if (!hint && !to) return;
    event.preventDefault();
    if (hint) this.fragment("&hint=1").catch(() => location.assign(hint.href));
    else this.lookAt(Number(to.dataset.to));
  }

  onKey(event) {
    if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
    if (this.looking) this.lookAt(this.position?.ply ?? Number(this.at.dataset.now));
    else if (this.busy) this.skipping = true;
    else if (!this.touch.letGo()) this.touch.unfold(false);
  }

  scrub(ply) {
    clearTimeout(this.scrubbing);
    this.scrubbing = setTimeout(() => this.lookAt(ply), 80);
  }

  async lookAt(ply) {
    const now = this.position?.ply ?? Number(this.at.dataset.now);
    this.looking = ply < now;
    this.looks += 1;
    const address = new URL(location.href);
    if (this.looking) address.searchParams.set("ply", ply);
    else address.searchParams.delete("ply");
    history.replaceState(null, "", address);
    this.returning = !this.looking;
    await this.fragment(this.looking ? `&ply=${ply}` : "").catch(() => {});
    this.returning = false;
    if (!this.looking) this.catchUp();
  }
}
