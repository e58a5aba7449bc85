// Pages of a person: passkeys, and what this browser keeps by itself and takes along.

import { send } from "./ask.js";

const PREFERENCES = "kotatsu-preferences";

// --- how this browser plays travels with its person

const carry = document.querySelector("[data-carry]");
carry?.addEventListener("submit", () => {
  try {
    carry.elements.preferences.value = localStorage.getItem(PREFERENCES) ?? "";
  } catch { /* a private window keeps nothing */ }
});

const joined = document.querySelector("[data-joined]");
if (joined?.dataset.joined) {
  try {
    localStorage.setItem(PREFERENCES, joined.dataset.joined);
  } catch { /* nothing can be kept */ }
}

// --- passkeys

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
  .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

async function options(address) {
  const answer = await send(address, {});
  if (!answer.ok) throw new Error(answer.text);
  const listed = (credentials) => credentials?.map((credential) => ({ ...credential, id: bytes(credential.id) }));
  return {
    ...answer,
    challenge: bytes(answer.challenge),
    user: answer.user && { ...answer.user, id: bytes(answer.user.id) },
    excludeCredentials: listed(answer.excludeCredentials) ?? [],
    allowCredentials: listed(answer.allowCredentials) ?? [],
  };
}

function told(credential) {
  const response = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (credential.response[name]) response[name] = text(credential.response[name]);
  }
  return JSON.stringify({ id: credential.id, rawId: text(credential.rawId), type: credential.type, response });
}

const WAYS = {
  make: async () => {
    const publicKey = await options("/me/passkeys/options");
    return send("/me/passkeys", { credential: told(await navigator.credentials.create({ publicKey })) });
  },
  use: async (form) => {
    const publicKey = await options("/recover/passkey/options");
    const credential = told(await navigator.credentials.get({ publicKey }));
    return send("/recover/passkey", { credential, merge: form.elements.merge?.checked ? "yes" : "" });
  },
};

for (const button of document.querySelectorAll("[data-passkey]")) {
  button.hidden = !globalThis.PublicKeyCredential || !isSecureContext;
  for (const place of document.querySelectorAll("[data-no-passkeys]")) place.hidden = !button.hidden;
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const answer = await WAYS[button.dataset.passkey](button.form);
      if (answer.ok) location.href = answer.go;
      else say(answer.text);
    } catch (error) {
      if (error.name !== "NotAllowedError") say(error.message);
    }
    button.disabled = false;
  });
}

function say(sentence) {
  const place = document.querySelector("[data-passkey-said]");
  place.textContent = sentence;
  place.hidden = !sentence;
}
