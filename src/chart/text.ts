import { axisName, type Kink, type Picture } from '#picture/picture.ts';
import { indexAt, positionsOf } from './positions.ts';
import { drawTextBars } from './text-bars.ts';

/** How a chart is drawn with characters. */
export interface TextChart {
  /** The number of characters in a line. */
  readonly columns: number;
  /** The number of lines of the drawing, without labels. */
  readonly rows?: number;
  /** Colors what belongs to the series with this number, from 0. */
  readonly color: (index: number, text: string) => string;
}

/** A character of braille has 2 × 4 dots; these are the bits of its columns, from the top. */
const dots = [
  [0x01, 0x02, 0x04, 0x40],
  [0x08, 0x10, 0x20, 0x80],
] as const;
const BRAILLE = 0x2800;
const ROWS = 14;
const MIN_WIDTH = 20;
/** A wider drawing says no more. */
const MAX_WIDTH = 76;

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 4 });
const plain = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });

type Line = readonly (number | null)[];

const barForms: ReadonlySet<Picture['form']> = new Set(['bars', 'steps', 'columns']);

/**
 * Draws a chart as lines of text: a heat map as a table of its values, bars as bars, all others as lines of
 * dots.
 */
export function drawText(picture: Picture, chart: TextChart): string {
  const { columns, rows = ROWS, color } = chart;
  if (picture.form === 'heat') return drawTable(picture);
  if (barForms.has(picture.form)) return drawTextBars(picture, chart);
  const lines = linesOf(picture);
  const known = [
    ...lines.flatMap(({ values }) => values),
    ...(picture.goal === undefined ? [] : [picture.goal.value]),
  ];
  const values = known.filter((value) => value !== null);
  if (values.length === 0) return picture.title;
  const [low, high] = rangeOf(values);
  const labels = [high, (high + low) / 2, low].map(short);
  const margin = Math.max(...labels.map((label) => label.length)) + 1;
  const width = Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, columns - margin - 2));
  const canvas = createCanvas(width, rows);
  const height = rows * 4 - 1;
  const yOf = (value: number) => Math.round(((high - value) / (high - low)) * height);
  if (picture.goal !== undefined) canvas.level(yOf(picture.goal.value), picture.series.length);
  const placed = positionsOf(picture.x);
  for (const { values, owner } of lines)
    canvas.line((share) => valueAt(values, indexAt(share, values.length, placed)), yOf, owner);
  const positions = new Map([
    [0, labels[0]!],
    [Math.floor((rows - 1) / 2), labels[1]!],
    [rows - 1, labels[2]!],
  ]);
  const drawing = canvas
    .write(color)
    .map((row, index) => `${(positions.get(index) ?? '').padStart(margin - 1)} ┤${row}`);
  const names = [...picture.series.map(({ name }) => name), ...(picture.goal ? [picture.goal.name] : [])];
  const legend = names.map((name, index) => color(index, `● ${name}`)).join('   ');
  const axis = `${' '.repeat(margin)}└${'─'.repeat(width)}`;
  return [
    `${picture.title} (${picture.y.name})`,
    ...drawing,
    axis,
    `${' '.repeat(margin + 1)}${axisLabels(picture, width)}`,
    `${' '.repeat(margin + 1)}${legend}`,
    ...(picture.kinks ?? []).map(kinkText),
  ].join('\n');
}

/** "12,570: 0% → 20%". */
function kinkText({ at, before, after, jump }: Kink): string {
  const [place, ...rest] = [at, ...(jump === undefined ? [] : [jump])].map((value) =>
    value.toLocaleString('en-US'),
  );
  return `${place}: ${before}% → ${after}%${rest.map((amount) => `, and ${amount} at once`).join('')}`;
}

/** A line, with the number of its series. */
interface Drawn {
  readonly values: Line;
  readonly owner: number;
}

/** The lines of the series: areas lie on each other, and a band has two edges. */
function linesOf({ form, series }: Picture): readonly Drawn[] {
  const sums: number[] = [];
  return series.flatMap(({ values, from }, owner) => {
    const edge = from === undefined ? [] : [{ values: from, owner }];
    if (form !== 'areas') return [...edge, { values, owner }];
    return [{ values: values.map((value, x) => (sums[x] = (sums[x] ?? 0) + (value ?? 0))), owner }];
  });
}

/**
 * From 0 to a round number, where amounts are not below 0 and do not lie close together; otherwise what there
 * is.
 */
function rangeOf(values: readonly number[]): readonly [low: number, high: number] {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  if (max > 0 && min >= 0 && min < max * 0.7) return [0, roundUp(max)];
  return min === max ? [min - 1, max + 1] : [min, max];
}

/** The next of 1, 1.2, 1.5, 2, 2.5, … times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const round = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((one) => one * power >= value * (1 - 1e-12));
  return (round ?? 10) * power;
}

/** The first, a middle and the last label below their places. */
function axisLabels({ x }: Picture, width: number): string {
  const [first = '', last = ''] = [x.labels[0], x.labels.at(-1)];
  const middle = `${x.labels[Math.floor((x.labels.length - 1) / 2)]} ${x.labels.length > 2 ? `(${x.name})` : ''}`;
  const start = Math.max(first.length + 1, Math.floor((width - middle.length) / 2));
  const text = first.padEnd(start) + (x.labels.length > 2 ? middle : '');
  return text.padEnd(Math.max(text.length + 1, width - last.length)) + (x.labels.length > 1 ? last : '');
}

function createCanvas(width: number, rows: number) {
  const bits = new Uint8Array(width * rows);
  const owners = new Int16Array(width * rows).fill(-1);
  const last = width * 2 - 1;
  const dot = (x: number, y: number, owner: number) => {
    const cell = Math.floor(y / 4) * width + Math.floor(x / 2);
    bits[cell]! |= dots[(x % 2) as 0 | 1][(y % 4) as 0 | 1 | 2 | 3];
    owners[cell] = owner;
  };
  return {
    line(valueOf: (share: number) => number | undefined, yOf: (value: number) => number, owner: number) {
      let before: number | undefined;
      for (let x = 0; x <= last; x++) {
        const value = valueOf(x / last);
        const y = value === undefined ? undefined : yOf(value);
        if (y !== undefined) {
          const [top, bottom] = [Math.min(before ?? y, y), Math.max(before ?? y, y)];
          for (let at = top; at <= bottom; at++) dot(x, at, owner);
        }
        before = y;
      }
    },
    /** A dashed line. */
    level(y: number, owner: number) {
      for (let x = 0; x <= last; x++) if (x % 4 < 2) dot(x, y, owner);
    },
    /** Neighbors of one color are colored together. */
    write(color: TextChart['color']): readonly string[] {
      return Array.from({ length: rows }, (_, row) => {
        const runs: { owner: number; text: string }[] = [];
        for (let cell = row * width; cell < (row + 1) * width; cell++) {
          const owner = owners[cell]!;
          const character = owner < 0 ? ' ' : String.fromCodePoint(BRAILLE + bits[cell]!);
          const run = runs.at(-1);
          if (run?.owner === owner) run.text += character;
          else runs.push({ owner, text: character });
        }
        if (runs.at(-1)?.owner === -1) runs.pop();
        return runs.map(({ owner, text }) => (owner < 0 ? text : color(owner, text))).join('');
      });
    },
  };
}

/** Between two known values, the point on the straight line through them. */
function valueAt(values: Line, place: number): number | undefined {
  const [left, right] = [Math.floor(place), Math.ceil(place)];
  const [a, b] = [values[left], values[right]];
  if (a === undefined || b === undefined || a === null || b === null) return undefined;
  return a + (b - a) * (place - left);
}

function drawTable({ title, x, y, series }: Picture): string {
  const labels = y.labels ?? series.map(({ name }) => name);
  const rows = [
    [y.name, ...x.labels],
    ...series.map(({ values }, index) => [
      labels[index]!,
      ...values.map((value) => (value === null ? '–' : value.toLocaleString('en-US'))),
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padStart(widths[column]!)).join('  '));
  return [title, ...lines, `Across: ${axisName(x)}`].join('\n');
}

function short(value: number): string {
  return (Math.abs(value) < 10_000 ? plain : compact).format(value);
}
