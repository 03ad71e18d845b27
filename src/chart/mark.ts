import type { Picture } from '#picture/picture.ts';
import { seriesInk } from './inks.ts';
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
  { at }: NonNullable<Picture['mark']>,
  { left, width }: Pick<Area, 'left' | 'width'>,
): number {
  const [first, last] = [Number(x.labels[0]), Number(x.labels.at(-1))];
  return left + Math.min(1, Math.max(0, (at - first) / (last - first))) * width;
}

/** The place that stands out: a line, its name above it, and a dot on each line; nothing without one. */
export function markOf(picture: Picture, area: Area, canvas: Canvas): Marked {
  const { mark } = picture;
  if (mark === undefined) return unmarked;
  const { name, values } = mark;
  const { top, height, pixelOf } = area;
  const place = positionOfMark(picture, mark, area);
  const half = widthOf(name, canvas) / 2;
  const text = {
    text: name,
    x: Math.min(canvas.width - half - 4, Math.max(half + 4, place)),
    y: top - lineHeightOf(canvas) * 0.65,
    align: 'center' as const,
  };
  const dots = values.map((value, index) =>
    value === null ? '' : writeDot(place, pixelOf(value), DOT, { fill: seriesInk(index) }),
  );
  const rule = writeRule([place, top], [place, top + height], { stroke: 'axis', width: 1, dash: '4 4' });
  return { shapes: rule + dots.join(''), texts: [text] };
}
