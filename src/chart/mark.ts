import { type Mark, markText, type Picture } from '#picture/picture.ts';
import { seriesInk } from './inks.ts';
import { positionsOf } from './positions.ts';
import { lineHeightOf, widthOf, type Canvas, type PlacedText } from './layout.ts';
import { writeDot, writeRule } from './shapes.ts';

/** The area that is drawn on, and where its values are. */
export interface Area {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  readonly pixelOf: (value: number) => number;
}

/** What stands out over the lines. */
export interface Marked {
  readonly shapes: string;
  readonly texts: readonly PlacedText[];
}

export const unmarked: Marked = { shapes: '', texts: [] };

const DOT = 4.5;

/** Where the mark is across the drawing. */
export function positionOfMark(
  { x }: Picture,
  { place }: Pick<Mark, 'place'>,
  { left, width }: Pick<Area, 'left' | 'width'>,
): number {
  const positions = positionsOf(x);
  const last = x.labels.length - 1;
  const within = Math.min(last, Math.max(0, place));
  const before = Math.floor(within);
  if (positions === undefined) return left + (within / last) * width;
  const [from, to] = [positions[before]!, positions[Math.ceil(within)]!];
  return left + (from + (to - from) * (within - before)) * width;
}

/** The place that stands out: a line, its name above it, and a dot on each line; nothing without one. */
export function markOf(picture: Picture, area: Area, canvas: Canvas): Marked {
  const { mark } = picture;
  if (mark === undefined) return unmarked;
  const name = markText(mark);
  const { left, width, top, height, pixelOf } = area;
  const place = positionOfMark(picture, mark, area);
  const half = widthOf(name, canvas) / 2;
  const text = {
    text: name,
    x: Math.max(left + half, Math.min(left + width - half, place)),
    y: top - lineHeightOf(canvas) * 0.65,
    align: 'center' as const,
  };
  let below = 0;
  const dots = mark.values.map((value, index) => {
    if (value === null) return '';
    if (picture.form === 'areas') below += value;
    const height = picture.form === 'areas' ? below : value;
    return writeDot(place, pixelOf(height), DOT, { fill: seriesInk(index) });
  });
  const rule = writeRule([place, top], [place, top + height], { stroke: 'axis', width: 1, dash: '4 4' });
  return { shapes: rule + dots.join(''), texts: [text] };
}
