import type { Picture } from '#picture/picture.ts';
import { rowsOf } from './bar-rows.ts';
import type { TextChart } from './text.ts';
import { writeValues } from './value-scale.ts';

const MAX_NAME = 28;
const MIN_BAR = 12;
const MAX_BAR = 50;
const MAX_ROWS = 60;
/** An eighth of a character, and up to seven. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** Bars with a name before and their value behind them, as lines of text. */
export function drawTextBars(picture: Picture, { columns, color }: TextChart): string {
  const { title, x, y, series, totals = [], goal, form } = picture;
  const write = writeValues(
    series.flatMap(({ values }) => values.map((value) => value ?? 0)),
    picture,
  );
  const bars = rowsOf(picture)
    .slice(0, MAX_ROWS)
    .flatMap((all, row) => all.map((bar) => ({ ...bar, row })));
  const isStep = (row: number) => row > 0 && form === 'steps' && !totals.includes(row);
  const textOf = ({ value, row }: { readonly value: number; readonly row: number }) =>
    isStep(row) && value > 0 ? `+${write(value)}` : write(value);
  const names = x.labels.map((name) => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name));
  const nameWidth = Math.max(...names.map(({ length }) => length));
  const valueWidth = Math.max(...bars.map((bar) => textOf(bar).length));
  const width = Math.max(MIN_BAR, Math.min(MAX_BAR, columns - nameWidth - valueWidth - 4));
  const ends = [0, ...bars.flatMap(({ from, to }) => [from, to])];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const positionOf = (value: number) => ((value - low) / (high - low || 1)) * width;
  const lines = bars.map((bar, index) => {
    const name = bar.row === bars[index - 1]?.row ? '' : names[bar.row]!;
    const [start, end] = [positionOf(bar.from), positionOf(bar.to)].sort((one, other) => one - other) as [
      number,
      number,
    ];
    const drawn = color(form === 'steps' && bar.value < 0 ? 4 : bar.series, barText(end - Math.round(start)));
    return `${name.padEnd(nameWidth)}  ${' '.repeat(Math.round(start))}${drawn} ${textOf(bar)}`;
  });
  const legend = [
    ...(series.length > 1 ? series.map(({ name }, index) => color(index, `● ${name}`)) : []),
    ...(goal === undefined ? [] : [`${goal.name}: ${write(goal.value)}`]),
  ];
  const heading = y.name === '' ? title : `${title} (${y.name})`;
  return [heading, ...lines, ...(legend.length > 0 ? [legend.join('   ')] : [])].join('\n');
}

function barText(length: number): string {
  const eighths = Math.max(1, Math.round(length * 8));
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]!;
}
