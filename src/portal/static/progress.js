// The bar of a calculation that takes long.

const box = document.getElementById('progress');
const announcement = document.getElementById('announcement');

/** How often a screen reader is told. */
const TOLD_MS = 5000;

let toldMs = -Infinity;

export function showProgress({ progress: { done, of }, text }) {
  const bar = box.querySelector('progress');
  bar.max = of;
  bar.value = done;
  box.querySelector('p').textContent = text;
  box.hidden = false;
  if (performance.now() - toldMs < TOLD_MS) return;
  toldMs = performance.now();
  announcement.textContent = text;
}
