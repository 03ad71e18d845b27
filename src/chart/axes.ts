import { type Canvas, lineHeightOf, type PlacedText } from './layout.ts';
import type { Area } from './mark.ts';
import { writeRule, writeSharp } from './shapes.ts';
import type { Ticks } from './ticks.ts';
import type { ValueScale } from './value-scale.ts';

const TICK = 5;
/** The space between an axis and its labels. */
const GAP = 8;

/** The lines of text that the labels of an axis take. */
export function rowsOf({ texts }: Ticks): number {
  return Math.max(1, ...[...texts.values()].map((text) => text.split('\n').length));
}

/** The labels below the drawing, each in the middle of its place, and the name of the axis below them. */
export function labelsBelow(
  ticks: Ticks,
  { left, width, bottom }: { readonly left: number; readonly width: number; readonly bottom: number },
  xOf: (index: number) => number,
  canvas: Canvas,
): readonly PlacedText[] {
  const line = lineHeightOf(canvas);
  const center = 'center' as const;
  const labels = [...ticks.texts].map(([index, text]) => {
    const lines = text.split('\n').length;
    return { text, x: xOf(index), y: bottom + GAP + (lines * line) / 2, align: center };
  });
  const nameTop = bottom + line * (0.6 + rowsOf(ticks));
  return [...labels, { text: ticks.name, x: left + width / 2, y: nameTop + line / 2, align: center }];
}

/** Labels of values at the left of the drawing. */
export function labelsLeft(
  positions: Iterable<readonly [text: string, y: number]>,
  left: number,
): readonly PlacedText[] {
  return [...positions].map(([text, y]) => ({ text, x: left - GAP, y, align: 'right' as const }));
}

/** The values at which the axis has lines. */
export function valuesOf({ low, high, step }: ValueScale): readonly number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
}

export function drawGrid(scale: ValueScale, { left, width, pixelOf }: Area): string {
  return writeSharp(
    valuesOf(scale)
      .map(pixelOf)
      .map((y) => writeRule([left, y], [left + width, y], { stroke: 'grid', width: 1 })),
  );
}

/** The axis at zero, or at the bottom where zero is not shown, with a short line at each label. */
export function drawAxis(
  ticks: Ticks,
  { low, high }: ValueScale,
  { left, width, pixelOf }: Area,
  xOf: (index: number) => number,
): string {
  const y = pixelOf(low <= 0 && high >= 0 ? 0 : low);
  const paint = { stroke: 'axis', width: 1 } as const;
  const marks = [...ticks.texts.keys()].map((index) =>
    writeRule([xOf(index), y], [xOf(index), y + TICK], paint),
  );
  return writeSharp([writeRule([left, y], [left + width, y], paint), ...marks]);
}
