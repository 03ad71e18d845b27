import type { Draw, Picture } from '#derive/picture.ts';
import { Problem } from './replies.ts';

/** The picture as an SVG document; throws a Problem when too many wait to be drawn. */
export async function drawn(draw: Draw, picture: Picture): Promise<string> {
  const drawing = draw(picture);
  if (drawing !== undefined) return drawing;
  throw new Problem('overloaded', 'Too many charts are being drawn; ask again in a second.', {
    headers: { 'retry-after': '1' },
  });
}
