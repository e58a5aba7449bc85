// What happened, for those who do not see it: read aloud by a screen reader.

export const say = (text) => { document.getElementById("say").textContent = text; };
