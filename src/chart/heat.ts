import { type Picture, roundStep } from '#picture/picture.ts';
import { labelsBelow, labelsLeft } from './axes.ts';
import {
  headTexts,
  lineHeightOf,
  titleHeight,
  widthOf,
  type Canvas,
  type Drawing,
  type PlacedText,
} from './layout.ts';
import type { Marked } from './mark.ts';
import { type Box, boxAttributes, writeTexts } from './shapes.ts';
import { ticksOf } from './ticks.ts';
import { formatOf } from './value-scale.ts';

/** The color scale, from low to high, and the texts on it; the same in both themes. */
const HEAT = [
  [0xdb, 0xe7, 0xf3],
  [0x6b, 0xa0, 0xd0],
  [0x17, 0x4a, 0x80],
];
const ON_LIGHT = '#10243a';
const ON_DARK = '#ffffff';
/** From this share of the scale on, a cell is dark. */
const DARK_FROM = 0.62;
/** The values of the cells are written with about so many digits. */
const DIGITS = 1000;

/** The legend: a bar of so many pieces. */
const LEGEND = { width: 160, height: 12, pieces: 32 };
const SIDE = 16;

/** A cell per pair of values, colored by its value, which is written into it where there is room. */
export function drawHeat(picture: Picture, canvas: Canvas): Drawing {
  const { x, y, series, locale } = picture;
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [low, high] = known.length === 0 ? [0, 1] : [Math.min(...known), Math.max(...known)];
  const write = formatOf(Math.max(Math.abs(low), Math.abs(high)), stepOf(low, high), { ...y, locale });
  const line = lineHeightOf(canvas);
  const rows = y.labels ?? [];
  const left = Math.max(...rows.map((label) => widthOf(label, canvas))) + 14;
  const top = titleHeight(canvas) + Math.round(line * 1.7);
  const bottom = canvas.height - Math.round(line * 5);
  const width = canvas.width - left - SIDE;
  const cell = { width: width / x.labels.length, height: (bottom - top) / rows.length };
  const xOf = (column: number) => left + (column + 0.5) * cell.width;
  const yOf = (row: number) => bottom - (row + 0.5) * cell.height;
  const shareOf = (value: number) => (high > low ? (value - low) / (high - low) : 0);
  const widest = Math.max(0, ...known.map((value) => widthOf(write(value), canvas)));
  const isWritten = cell.width > widest + 4 && cell.height > line;
  const cells: string[] = [];
  const texts: PlacedText[] = [];
  for (const [row, { values }] of series.entries()) {
    for (const [column, value] of values.entries()) {
      if (value === null) continue;
      const [middle, center] = [xOf(column), yOf(row)];
      const box = { x: middle - cell.width / 2, y: center - cell.height / 2, ...cell };
      cells.push(fillBox(box, colorAt(shareOf(value))));
      const color = shareOf(value) >= DARK_FROM ? ON_DARK : ON_LIGHT;
      if (isWritten) texts.push({ text: write(value), x: middle, y: center, align: 'center', color });
    }
  }
  const ticks = ticksOf(x, width, canvas.fontSize, { locale });
  const rowAxis = { name: y.name, labels: rows, scale: x.scale };
  const rowTicks = ticksOf(rowAxis, (bottom - top) * 2, canvas.fontSize, { locale });
  texts.push(
    ...labelsLeft(
      [...rowTicks.texts].map(([row, text]) => [text, yOf(row)] as const),
      left,
    ),
    ...labelsBelow({ ...ticks, name: x.name }, { left, width, bottom }, xOf, canvas),
    ...headTexts(picture, canvas),
  );
  const legend = drawLegend([write(low), write(high)], canvas);
  const body = [...cells, legend.shapes, writeTexts([...texts, ...legend.texts], canvas)];
  return { body: body.join('\n'), height: canvas.height };
}

/** The colors from the least to the greatest value. */
function drawLegend([low, high]: readonly [string, string], canvas: Canvas): Marked {
  const start = (canvas.width - LEGEND.width) / 2;
  const y = canvas.height - LEGEND.height - 4;
  const width = LEGEND.width / LEGEND.pieces;
  const pieces = Array.from({ length: LEGEND.pieces }, (_, index) =>
    // They lie on each other a little, so that no line is seen between them.
    fillBox(
      { x: start + index * width, y, width: width + 0.5, height: LEGEND.height },
      colorAt(index / (LEGEND.pieces - 1)),
    ),
  );
  const middle = y + LEGEND.height / 2;
  return {
    shapes: pieces.join(''),
    texts: [
      { text: low, x: start - 8, y: middle, align: 'right' },
      { text: high, x: start + LEGEND.width + 8, y: middle },
    ],
  };
}

function fillBox(box: Box, color: string): string {
  return `<rect ${boxAttributes(box)} fill="${color}"/>`;
}

/** The color of a share of the scale, between the two that are next to it. */
function colorAt(share: number): string {
  const place = Math.min(1, Math.max(0, share)) * (HEAT.length - 1);
  const index = Math.min(HEAT.length - 2, Math.floor(place));
  const [from, to] = [HEAT[index]!, HEAT[index + 1]!];
  const parts = from.map((part, at) => Math.round(part + (to[at]! - part) * (place - index)));
  return `rgb(${parts.join(',')})`;
}

/** A step that tells the cells apart, but writes no more digits than a reader takes in. */
function stepOf(low: number, high: number): number {
  const largest = Math.max(Math.abs(low), Math.abs(high));
  return largest === 0 ? 1 : roundStep(largest / DIGITS);
}
