// The page of notices: this browser asks to be called, or stops; quiet hours know the reader's time zone.

import { send } from "./ask.js";

const place = document.querySelector("[data-push]");
const said = document.querySelector("[data-push-said]");
const start = document.querySelector("[data-push-start]");
const can = isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

if (place && start) {
  start.hidden = !can;
  for (const without of document.querySelectorAll("[data-push-none]")) without.hidden = can;
  if (can) start.addEventListener("click", subscribe);
}

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

async function subscribe() {
  start.disabled = true;
  try {
    const allowed = await Notification.requestPermission();
    if (allowed !== "granted") return say(place.dataset.denied);
    const worker = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: bytes(place.dataset.push) };
    const old = await worker.pushManager.getSubscription();
    const told = (old ?? await worker.pushManager.subscribe(options)).toJSON();
    const answer = await send("/me/notices/subscribe", { endpoint: told.endpoint, ...told.keys });
    if (answer.ok) location.href = answer.go;
    else say(answer.text);
  } catch {
    say(place.dataset.failed);
  } finally {
    start.disabled = false;
  }
}

function say(sentence) {
  said.textContent = sentence;
  said.hidden = !sentence;
}

// This browser's own subscription ends with its row.
for (const form of document.querySelectorAll("[data-push-stop]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const worker = await navigator.serviceWorker?.getRegistration();
    await (await worker?.pushManager?.getSubscription())?.unsubscribe().catch(() => {});
    form.submit();
  });
}

// Where it is not known yet when somebody's day begins and ends, their browser knows.
const here = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
for (const zone of document.querySelectorAll("[data-zone]")) zone.value ||= here;
for (const name of Intl.supportedValuesOf?.("timeZone") ?? []) document.getElementById("zones")?.append(new Option(name, name));
