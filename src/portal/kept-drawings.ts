import type { DrawForCaller } from '#http/route.ts';

/** Each takes about 15 kB. */
const MAX_KEPT = 150;

/** Draws for a caller, unless a drawing is kept. */
export type KeepDrawing = (draw: DrawForCaller) => DrawForCaller;

/**
 * Draws a picture once, however often it is asked for, such as the history of a rate until the next day's
 * arrives. The drawings asked for last are kept.
 */
export function keepDrawings(): KeepDrawing {
  const kept = new Map<string, string>();
  return (draw) => async (picture, canvas) => {
    const key = JSON.stringify([canvas, picture]);
    const drawing = kept.get(key) ?? (await draw(picture, canvas));
    kept.delete(key);
    kept.set(key, drawing);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    return drawing;
  };
}
