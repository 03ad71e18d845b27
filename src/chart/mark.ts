import type { Picture } from '#picture/picture.ts';
import { inks, seriesInk } from './inks.ts';
import { lineHeightOf, placeTexts, widthOf, type Canvas } from './layout.ts';

/** The area that is drawn on, and where its values are. */
export interface Area {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  readonly pixelOf: (value: number) => number;
}

const DOT = 4.5;

/** Where the mark is across the drawing. */
export function placeOfMark(
  { x }: Picture,
  { at }: NonNullable<Picture['mark']>,
  { left, width }: Pick<Area, 'left' | 'width'>,
): number {
  const [first, last] = [Number(x.labels[0]), Number(x.labels.at(-1))];
  return left + Math.min(1, Math.max(0, (at - first) / (last - first))) * width;
}

/** The place that stands out as elements of ECharts: a line, its name above it, and a dot on each line. */
export function markElements(
  picture: Picture,
  mark: NonNullable<Picture['mark']>,
  area: Area,
  canvas: Canvas,
): readonly object[] {
  const { name, values } = mark;
  const { top, height, pixelOf } = area;
  const place = placeOfMark(picture, mark, area);
  const half = widthOf(name, canvas) / 2;
  const text = {
    text: name,
    x: Math.min(canvas.width - half - 4, Math.max(half + 4, place)),
    y: top - lineHeightOf(canvas) * 0.65,
    align: 'center' as const,
  };
  const dots = values.flatMap((value, index) =>
    value === null
      ? []
      : [
          {
            type: 'circle',
            silent: true,
            shape: { cx: place, cy: pixelOf(value), r: DOT },
            style: { fill: seriesInk(index) },
          },
        ],
  );
  const rule = {
    type: 'line',
    silent: true,
    shape: { x1: place, x2: place, y1: top, y2: top + height },
    style: { stroke: inks.axis, lineWidth: 1, lineDash: [4, 4] },
  };
  return [rule, ...dots, ...placeTexts([text], canvas)];
}
