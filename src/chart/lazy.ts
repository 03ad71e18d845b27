import type { Draw } from '#picture/picture.ts';

/**
 * Thrown for a chart while the charting library is not loaded: loading it takes half as long as a start, and
 * most threads never draw.
 */
export const NOT_LOADED = new Error('the library that draws is not loaded');

let drawPicture: Draw | undefined;

/** Draws a chart as an SVG document; throws NOT_LOADED until `loadCharts` has been awaited. */
export const draw: Draw = (picture, canvas) => {
  if (drawPicture === undefined) throw NOT_LOADED;
  return drawPicture(picture, canvas);
};

export async function loadCharts(): Promise<void> {
  ({ drawPicture } = await import('./draw.ts'));
}
