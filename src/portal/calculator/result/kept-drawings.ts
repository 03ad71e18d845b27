import { createRecent } from '#base/recent.ts';
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
  const kept = createRecent<string>(MAX_KEPT);
  return (draw) => async (picture, canvas) => {
    const key = JSON.stringify([canvas, picture]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const drawing = await draw(picture, canvas);
    kept.set(key, drawing);
    return drawing;
  };
}
