// Small, warm sounds, made here note by note, silent until wanted: dice, card, my turn, the end. And a short buzz.

import { preference } from "./preferences.js";

const NOTES = {
  piece: [
    [220, 0, 0.09]
  ],
  dice: [
    [180, 0, 0.05],
    [240, 0.06, 0.05],
    [160, 0.13, 0.07]
  ],
  turn: [
    [392, 0, 0.16],
    [523, 0.14, 0.24]
  ],
  end: [
    [392, 0, 0.2],
    [494, 0.16, 0.2],
    [587, 0.32, 0.2],
    [784, 0.48, 0.5]
  ],
}; // hertz, seconds from now, seconds long
const LOUDNESS = 0.16;
const BUZZ_MS = 40;

let context = null;

export function play(name) {
  if (name === "turn" && preference("vibration")) navigator.vibrate?.(BUZZ_MS);
  if (!preference("sound") || document.hidden) return;
  context ??= new AudioContext();
  for (const [hertz, after, long] of NOTES[name]) note(hertz, context.currentTime + after, long);
}

function note(hertz, from, long) {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, from + long);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + long);
}
