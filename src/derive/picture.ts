import type { AnyCalculator } from '#catalogue/define.ts';
import type { Schedule, ScheduleColumn, Strand } from '#catalogue/schedule.ts';
import { type Json, JsonText } from './json.ts';
import type { Calculation } from './result.ts';
import { scheduleColumns, type Interval, type Row } from './schedule.ts';

/**
 * The content of a chart, independent of sizes and colors. Numbers are doubles, because they are only drawn.
 */
export interface Picture {
  readonly title: string;
  /** The same in a sentence, for people who cannot see the chart. */
  readonly description: string;
  /** Lines; areas that add up; or a heat map with one cell per pair of values. */
  readonly form: 'lines' | 'areas' | 'heat';
  readonly x: Axis;
  readonly y: { readonly name: string; readonly labels?: readonly string[] };
  readonly series: readonly Series[];
  /** Thin lines behind the others, without a name. */
  readonly strands?: readonly (readonly number[])[];
  /** A level to reach, drawn as a line. */
  readonly goal?: { readonly name: string; readonly value: number };
}

interface Axis {
  readonly name: string;
  readonly labels: readonly string[];
}

/** One value per label of the x axis; a heat map has one series per label of the y axis. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Of a band, which is shaded: its lower edge. */
  readonly from?: readonly number[];
}

/** Draws a chart as an SVG document. */
export type Draw = (picture: Picture) => string;

/** A column of the schedule as numbers. */
type Column = readonly number[];

/** The chart of a schedule: the balance from the start, and its components. */
export function schedulePicture(
  calculator: AnyCalculator,
  rows: readonly Row[],
  interval: Interval,
  { results, currency }: Calculation,
  strands: readonly Strand[] = [],
): Picture {
  const { kind, goal, columns: declared = {}, bands = [] } = calculator.schedule!;
  const columns = scheduleColumns(calculator);
  const dates = columns.indexOf('date');
  // Of items that have rows of their own, the chart shows the sum.
  const byPeriod = groupByPeriod(rows);
  const column = (name: string): Column => {
    const index = columns.indexOf(name);
    return byPeriod.map((same) => same.reduce((sum, cells) => sum + Number(cells[index]), 0));
  };
  const labels = byPeriod.map(([cells]) => cells![Math.max(0, dates)]!);
  const target = goal === undefined ? undefined : numberOf(results[goal]);
  const picture = {
    title: calculator.name.replace(/ Calculator$/, ''),
    x: {
      name: dates < 0 ? capitalized(interval) : 'Date',
      labels: kind === 'table' ? labels : ['0', ...labels],
    },
    y: { name: currency ?? 'Amount' },
    ...(target !== undefined && { goal: { name: phrase(goal!), value: target } }),
    ...(kind === 'table' ? tableParts(declared, column, bands) : parts[kind](column)),
  };
  const description = describe(picture);
  if (strands.length === 0) return { ...picture, description };
  // A strand begins before the first row.
  const isMarked = ({ name }: Strand) => name !== undefined;
  const marked = strands.filter(isMarked).map(({ name, values }) => ({ name: name!, values }));
  const first = strands[0]!.values[0]!;
  const series = picture.series.map(({ values, from, ...one }) => ({
    ...one,
    values: [first, ...values],
    ...(from !== undefined && { from: [first, ...from] }),
  }));
  const thin = strands.filter((one) => !isMarked(one)).map(({ values }) => values);
  const x = { ...picture.x, labels: ['0', ...picture.x.labels] };
  return { ...picture, description, x, series: [...series, ...marked], strands: thin };
}

/** The rows of each period, as `Map.groupBy` groups them, which Node 20 lacks. */
function groupByPeriod(rows: readonly Row[]): readonly Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[0]!);
    if (group === undefined) groups.set(row[0]!, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

/** A result as a number to draw; undefined where it is none. */
export function numberOf(result: Json): number | undefined {
  return result instanceof JsonText ? Number(result.text) : undefined;
}

type Parts = Pick<Picture, 'form' | 'series'>;

const parts = {
  loan: (column) => {
    const [balance, principal] = [column('balance'), column('principal')];
    const opening = before(balance, principal, 1);
    return lines([
      { name: 'Balance', values: [opening, ...balance] },
      { name: 'Principal paid', values: running(principal) },
      { name: 'Interest paid', values: running(column('interest')) },
    ]);
  },
  growth: (column) => {
    const [balance, contribution, growth] = [column('balance'), column('contribution'), column('growth')];
    const opening = before(balance, contribution, -1) - (growth[0] ?? 0);
    const paidIn = running(contribution).map((sum) => opening + sum);
    const grown = running(growth);
    if (paidIn.some((sum) => sum < 0) || grown.some((sum) => sum < 0)) {
      return lines([
        { name: 'Balance', values: [opening, ...balance] },
        { name: 'Paid in', values: paidIn },
      ]);
    }
    return {
      form: 'areas',
      series: [
        { name: 'Paid in', values: paidIn },
        { name: 'Growth', values: grown },
      ],
    };
  },
  withdrawal: (column) => {
    const [balance, withdrawal, growth] = [column('balance'), column('withdrawal'), column('growth')];
    const opening = before(balance, withdrawal, 1) - (growth[0] ?? 0);
    return lines([
      { name: 'Balance', values: [opening, ...balance] },
      { name: 'Withdrawn', values: running(withdrawal) },
    ]);
  },
  plan: (column) => {
    const [balance, growth] = [column('balance'), column('growth')];
    const [contribution, withdrawal] = [column('contribution'), column('withdrawal')];
    const opening = before(balance, contribution, -1) + (withdrawal[0] ?? 0) - (growth[0] ?? 0);
    return lines([
      { name: 'Balance', values: [opening, ...balance] },
      { name: 'Paid in', values: running(contribution).map((sum) => opening + sum) },
      { name: 'Withdrawn', values: running(withdrawal) },
    ]);
  },
  payout: (column) => {
    const [balance, payout, interest] = [column('balance'), column('payout'), column('interest')];
    const opening = before(balance, payout, 1) - (interest[0] ?? 0);
    return lines([
      { name: 'Balance', values: [opening, ...balance] },
      { name: 'Interest paid out', values: running(payout) },
    ]);
  },
  price: (column) => {
    const [price, rise, power] = [column('price'), column('rise'), column('purchasing_power')];
    const opening = before(price, rise, -1);
    return lines([
      { name: 'Price', values: [opening, ...price] },
      { name: 'Purchasing power', values: [opening, ...power] },
    ]);
  },
  depreciation: (column) => {
    const [balance, depreciation] = [column('balance'), column('depreciation')];
    return lines([
      { name: 'Book value', values: [before(balance, depreciation, 1), ...balance] },
      { name: 'Depreciated', values: running(depreciation) },
    ]);
  },
} satisfies Record<string, (column: (name: string) => Column) => Parts>;

/** The amounts that there are at the end of each period; of a table without any, what flows. */
function tableParts(
  declared: Readonly<Record<string, ScheduleColumn>>,
  column: (name: string) => Column,
  bands: NonNullable<Schedule['bands']>,
): Parts {
  const amounts = Object.entries(declared).filter(([, { output }]) => output.decimals === 'currency');
  const standing = amounts.filter(([, { form }]) => form !== 'flow');
  const shown = standing.length > 0 ? standing : amounts;
  const edges = new Set(bands.flatMap(([lower, upper]) => [lower, upper]));
  return lines([
    ...bands.map(([lower, upper, name]) => ({ name, values: column(upper), from: column(lower) })),
    ...shown
      .filter(([name]) => !edges.has(name))
      .map(([name]) => ({ name: phrase(name), values: column(name) })),
  ]);
}

function lines(series: readonly Series[]): Parts {
  return { form: 'lines', series };
}

/** The balance before the first row. */
function before(balance: Column, flow: Column, sign: 1 | -1): number {
  return (balance[0] ?? 0) + sign * (flow[0] ?? 0);
}

/** The running total, starting from 0. */
function running(column: Column): readonly number[] {
  let sum = 0;
  return [0, ...column.map((value) => (sum += value))];
}

/** One output over one varied input, or as a heat map over two. */
export function sweepPicture(
  calculator: AnyCalculator,
  axes: readonly { readonly field: string; readonly values: readonly unknown[] }[],
  output: string,
  values: readonly (number | null)[],
): Picture {
  const [first, second] = axes as [(typeof axes)[0], (typeof axes)[0]?];
  const name = phrase(output);
  const title = `${calculator.name.replace(/ Calculator$/, '')}: ${name}`;
  if (second === undefined) {
    const picture = {
      title,
      form: 'lines' as const,
      x: { name: phrase(first.field), labels: first.values.map(String) },
      y: { name },
      series: [{ name, values }],
    };
    return { ...picture, description: describe(picture) };
  }
  const width = second.values.length;
  return {
    title,
    description: `${name} for each ${phrase(first.field)} and ${phrase(second.field)}.`,
    form: 'heat',
    x: { name: phrase(second.field), labels: second.values.map(String) },
    y: { name: phrase(first.field), labels: first.values.map(String) },
    series: first.values.map((label, index) => ({
      name: String(label),
      values: values.slice(index * width, (index + 1) * width),
    })),
  };
}

/** Exchange rates over days. */
export function historyPicture(base: string, dates: readonly string[], series: readonly Series[]): Picture {
  const picture = {
    title: `1 ${base} in ${series.map(({ name }) => name).join(', ')}`,
    form: 'lines' as const,
    x: { name: 'Date', labels: dates },
    y: { name: series.length === 1 ? series[0]!.name : `for 1 ${base}` },
    series,
  };
  return { ...picture, description: describe(picture) };
}

/** The first and last value of each series. */
function describe({ x, series }: Pick<Picture, 'x' | 'series'>): string {
  const courses = series.map(({ name, values }) => {
    const known = values.filter((value) => value !== null);
    return `${name} from ${formatValue(known[0])} to ${formatValue(known.at(-1))}`;
  });
  return `By ${x.name.toLowerCase()}, ${x.labels[0]} to ${x.labels.at(-1)}: ${courses.join('; ')}.`;
}

function formatValue(value: number | undefined): string {
  return value === undefined ? 'nothing' : value.toLocaleString('en-US', { maximumSignificantDigits: 6 });
}

/** "Monthly payment" for monthly_payment. */
function phrase(name: string): string {
  return capitalized(name.replaceAll('_', ' '));
}

function capitalized(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
