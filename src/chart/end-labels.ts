import { type Ink, seriesInk } from './inks.ts';
import { lineHeightOf, MARK_WIDTH, type Canvas, type PlacedText, widthOf } from './layout.ts';

/** The name of a line, and the value at which it ends. */
export interface LineEnd {
  readonly name: string;
  readonly index: number;
  readonly value: number;
  /** The colors of a band. */
  readonly shades?: readonly Ink[] | undefined;
}

/** On a narrow drawing, longer names take two lines. */
const MAX_NARROW_NAME = 9;
const MAX_NAME = 18;

/** A name in lines that are short enough for the space beside the drawing. */
function wrapName(name: string, { width }: Canvas): string {
  const most = width < 400 ? MAX_NARROW_NAME : MAX_NAME;
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** Names with more lines leave too little room for the drawing, and touch each other. */
const MAX_NAME_LINES = 2;

/** Whether all names have room beside the drawing. */
export function fitBeside(names: readonly string[], canvas: Canvas): boolean {
  return names.every((name) => wrapName(name, canvas).split('\n').length <= MAX_NAME_LINES);
}

const MARGIN = 10;
/** The space between names, which sets those of two lines apart; less where it is scarce. */
const GAP = 4;

/** The width that the names need beside the drawing. */
export function endWidth(names: readonly string[], canvas: Canvas): number {
  const widest = Math.max(0, ...names.map((name) => widthOf(wrapName(name, canvas), canvas)));
  return MARGIN + (names.length > 1 ? MARK_WIDTH : 0) + widest + 4;
}

/**
 * The names beside the ends of their lines, each with its color unless there is only one; those that would
 * overlap are moved apart.
 */
export function placeEnds(
  ends: readonly LineEnd[],
  { x, top, height, pixelOf }: { x: number; top: number; height: number; pixelOf: (value: number) => number },
  canvas: Canvas,
): readonly PlacedText[] {
  const line = lineHeightOf(canvas);
  const labels = ends
    .map(({ name, index, value, shades }) => {
      const text = wrapName(name, canvas);
      return { text, index, shades, half: (text.split('\n').length * line) / 2, y: pixelOf(value) };
    })
    .sort((one, other) => one.y - other.y);
  const taken = labels.reduce((sum, { half }) => sum + 2 * half, 0);
  const gap = Math.max(0, Math.min(GAP, (height + line - taken) / Math.max(1, labels.length - 1)));
  let free = top - line / 2;
  for (const label of labels) {
    label.y = Math.max(label.y, free + label.half);
    free = label.y + label.half + gap;
  }
  let limit = top + height + line / 2;
  for (const label of labels.toReversed()) {
    label.y = Math.min(label.y, limit - label.half);
    limit = label.y - label.half - gap;
  }
  return labels.map(({ text, index, shades, y }) => ({
    text,
    x: x + MARGIN,
    y,
    ...(ends.length > 1 && { ink: seriesInk(index), shades }),
  }));
}
