import { bandShades, seriesInk } from './inks.ts';
import { lineHeightOf, MARK_WIDTH, type Canvas, type PlacedText, widthOf } from './layout.ts';

interface Legend {
  readonly height: number;
  /** The names with their marks, from this height on. */
  readonly at: (top: number) => readonly PlacedText[];
}

const LEFT = 8;
const GAP = 18;

/**
 * The names of series with their colors, in as many lines as they need; from the place `goal` on, of goals.
 */
export function legendOf(
  series: readonly { readonly name: string; readonly from?: readonly number[] }[],
  canvas: Canvas,
  goal = series.length,
): Legend {
  const line = lineHeightOf(canvas);
  let [x, row] = [LEFT, 0];
  const positions = series.map(({ name }, index) => {
    const width = MARK_WIDTH + widthOf(name, canvas);
    if (x > LEFT && x + width > canvas.width) [x, row] = [LEFT, row + 1];
    const ink = index < goal ? seriesInk(index) : ('goal' as const);
    const place = { text: name, x, row, ink, shades: bandShades(series, index) };
    x += width + GAP;
    return place;
  });
  return {
    height: series.length === 0 ? 0 : Math.round((row + 1.4) * line),
    at: (top) =>
      positions.map(({ row: inRow, ...place }) => ({ ...place, y: top - line * 0.4 + (inRow + 0.5) * line })),
  };
}
