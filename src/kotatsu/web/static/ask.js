// Requests: pages' fragments, and forms sent as scripts send them. A form is sent again until the server has answered;
// its id makes sure that it counts once.

const PAUSES_MS = [0, 600, 1500, 3000, 6000, 6000, 6000, 6000]; // before each attempt, give or take a half
const PASSING = [429, 500, 502, 503, 504]; // answers that may be others in a moment
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export async function ask(address) {
  const answer = await fetch(address, { headers: { Accept: "text/html, application/json" } });
  return { ok: answer.ok, status: answer.status, text: await answer.text() };
}

export function post(form, button) {
  return send(form.getAttribute("action"), new FormData(form, button));
}

export async function send(address, fields) {
  const body = new URLSearchParams(fields);
  const headers = { Accept: "application/json", "X-CSRFToken": document.body.dataset.csrf };
  for (const [attempt, pause] of PAUSES_MS.entries()) {
    await wait(pause * (0.5 + Math.random()));
    try {
      const answer = await fetch(address, { method: "POST", headers, body });
      document.body.toggleAttribute("data-unsent", false);
      if (PASSING.includes(answer.status) && attempt < PAUSES_MS.length - 1) continue;
      const told = await answer.json().catch(() => ({}));
      return { text: "", ...told, ok: answer.ok, status: answer.status };
    } catch { // no connection: try again, and say so
      document.body.toggleAttribute("data-unsent", true);
    }
  }
  document.body.toggleAttribute("data-unsent", false); // the answer says it
  return { ok: false, status: 0, text: "", reason: "offline" };
}
