// Requests: pages' fragments, and forms sent as scripts send them. A form is sent again until the server has answered;
// its id makes sure that it counts once.

const PATIENCE = [0, 600, 1500, 3000, 6000, 6000, 6000, 6000];
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export async function ask(address) {
  const answer = await fetch(address, { headers: { Accept: "text/html, application/json" } });
  return { ok: answer.ok, status: answer.status, text: await answer.text() };
}

export async function post(form, button) {
  const body = new URLSearchParams(new FormData(form, button));
  const headers = { Accept: "application/json", "X-CSRFToken": document.body.dataset.csrf };
  for (const pause of PATIENCE) {
    await wait(pause);
    try {
      const answer = await fetch(form.getAttribute("action"), { method: "POST", headers, body });
      if (answer.status === 502 || answer.status === 503 || answer.status === 504) continue;
      const told = await answer.json().catch(() => ({}));
      return { text: "", ...told, ok: answer.ok, status: answer.status };
    } catch { /* no connection: try again */ }
  }
  return { ok: false, status: 0, text: "", reason: "offline" };
}
