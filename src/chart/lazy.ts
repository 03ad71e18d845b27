import type { Draw } from '#derive/picture.ts';

/** Thrown for a picture while the library that draws is not loaded: it takes half a start, and most threads never draw. */
export const NOT_LOADED = new Error('the library that draws is not loaded');

let drawPicture: Draw | undefined;

/** Draws a picture as an SVG document; throws NOT_LOADED until `loadCharts` has been awaited. */
export const draw: Draw = (picture) => {
  if (drawPicture === undefined) throw NOT_LOADED;
  return drawPicture(picture);
};

export async function loadCharts(): Promise<void> {
  ({ drawPicture } = await import('./draw.ts'));
}
