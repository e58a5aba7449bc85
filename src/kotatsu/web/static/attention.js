// A page of a table says whether it is visible: whoever looks is not called.

const EVERY_MS = 30000;

export function setUpAttention(at) {
  const { table, seat } = at.dataset;
  if (Number(seat) < 0) return;
  const page = Math.random().toString(36).slice(2, 14);
  let count = 0;
  const tell = (visible) => {
    count += 1;
    const fields = { page, count, visible: visible ? "yes" : "no", _csrf_token: document.body.dataset.csrf };
    navigator.sendBeacon(`/t/${table}/attention`, new URLSearchParams(fields));
    if (visible) navigator.serviceWorker?.controller?.postMessage({ seen: `/t/${table}` });
  };
  const now = () => tell(document.visibilityState === "visible");
  document.addEventListener("visibilitychange", now);
  addEventListener("pagehide", () => tell(false));
  addEventListener("pageshow", (event) => event.persisted && now());
  setInterval(() => document.visibilityState === "visible" && tell(true), EVERY_MS);
  now();
}
