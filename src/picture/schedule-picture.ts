import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { Schedule, ScheduleColumn, Strand } from '#catalogue/declare/schedule.ts';
import { describePicture, type Label, numberOf, type Picture, type Series, titleOf } from './picture.ts';
import { markOfResult } from './marks.ts';
import type { Calculation } from '#calculate/result/result.ts';
import { cellText, columnOf, numbersOf, type RowColumn, type Rows } from '#calculate/schedule/rows.ts';
import type { Interval } from '#calculate/schedule/schedule.ts';

/** A column of the schedule as numbers. */
type Column = readonly number[];

/**
 * The chart of a schedule: the balance from the start, and its components. `totals` has what flowed until the
 * end of each row; of items that have rows of their own it is undefined, and their cells are added up.
 */
export function schedulePicture(
  calculator: AnyCalculator,
  { rows, totals }: { readonly rows: Rows; readonly totals: Rows | undefined },
  interval: Interval,
  { values, results, currency }: Calculation,
  label: Label,
  strands: readonly Strand[] = [],
): Picture {
  const { kind, goal, mark, columns: declared = {}, bands = [] } = calculator.schedule!;
  const [period] = rows.columns as readonly [RowColumn];
  const dates = columnOf(rows, 'date');
  // Of items that have rows of their own, the chart shows the sum.
  const firsts = [...period.units.keys()].filter((row) => period.units[row] !== period.units[row - 1]);
  const column = (name: string): Column => {
    const numbers = numbersOf(columnOf(rows, name)!);
    return firsts.map((first, index) =>
      numbers.slice(first, firsts[index + 1]).reduce((sum, one) => sum + one, 0),
    );
  };
  const running = (name: string): Column => [
    0,
    ...(totals === undefined ? addUp(column(name)) : numbersOf(columnOf(totals, name)!)),
  ];
  const labels = firsts.map((row) => cellText(dates ?? period, row));
  const target = goal === undefined ? undefined : numberOf(results[goal] ?? values[goal]);
  const others = amountsAtEnd(declared).map((name) => ({ name: label(name), values: column(name) }));
  const drawn =
    kind === 'table' ? tableParts(declared, column, bands, label) : parts[kind](column, running, others);
  const placeOf = (value: number, unit: string) =>
    rowAt(calculator.schedule!, interval, value, unit, drawn.series[0]!.values.length - 1);
  const picture = {
    title: titleOf(calculator),
    x: {
      name: label(dates === undefined ? interval : 'date'),
      labels: kind === 'table' ? labels : ['0', ...labels],
      scale: dates === undefined ? scaleOf(interval) : ('date' as const),
    },
    y: { name: currency ?? 'Amount', isMoney: true, ...(currency !== undefined && { currency }) },
    ...(target !== undefined && { goal: { name: label(goal!), value: target } }),
    ...drawn,
    ...markOfResult(mark, { calculator, results, label }, drawn.series, placeOf),
  };
  const [only] = picture.series.length === 1 ? picture.series : [];
  if (only !== undefined)
    picture.y.name = [only.name, currency].filter((one) => one !== undefined).join(', ');
  const description = describePicture(picture);
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

const perYear: Readonly<Record<string, number>> = { years: 1, months: 12, year: 1, month: 12 };

/** Where a number of years, months or periods is between the rows; the last one may be a part of a year. */
function rowAt(
  { kind, firstPeriod = 1, periodsPerYear = 1 }: Schedule,
  interval: Interval,
  value: number,
  unit: string,
  last: number,
): number {
  const rows = (value * (perYear[interval] ?? periodsPerYear)) / (perYear[unit] ?? periodsPerYear);
  const row = kind === 'table' ? rows - firstPeriod : rows;
  const isWithinLast = row > last - 1 && row < last;
  return isWithinLast && interval === 'year' && periodsPerYear === 12 ? last : row;
}

function scaleOf(interval: Interval): 'month' | 'number' {
  return interval === 'month' ? 'month' : 'number';
}

type Parts = Pick<Picture, 'form' | 'series'>;
type Declared = Readonly<Record<string, ScheduleColumn>>;

const parts = {
  loan: (column, running, others) => {
    const [balance, paid] = [column('balance'), running('principal')];
    const opening = ending(balance) + ending(paid);
    // While unpaid interest is added to the loan, less than nothing is paid.
    const isPaid = paid.every((sum) => sum >= 0);
    return lines([
      { name: 'Balance', values: [opening, ...balance] },
      ...others.map(({ name, values }) => ({ name, values: [opening, ...values] })),
      ...(isPaid ? [{ name: 'Principal paid', values: paid }] : []),
      { name: 'Interest paid', values: running('interest') },
    ]);
  },
  growth: (column, running) => {
    const [balance, contributed, grown] = [column('balance'), running('contribution'), running('growth')];
    const opening = atStart(ending(balance), ending(contributed) + ending(grown));
    const paidIn = contributed.map((sum) => opening + sum);
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
  withdrawal: (column, running) => {
    const [balance, withdrawn] = [column('balance'), running('withdrawal')];
    const opening = atStart(ending(balance) + ending(withdrawn), ending(running('growth')));
    return lines([
      { name: 'Balance', values: [opening, ...balance] },
      { name: 'Withdrawn', values: withdrawn },
    ]);
  },
  plan: (column) => {
    const balance = column('balance');
    // What is paid in and what is withdrawn are of different years.
    const [contributed, withdrawn] = [addUp(column('contribution')), addUp(column('withdrawal'))];
    const grown = addUp(column('growth'));
    const opening = atStart(ending(balance) + ending(withdrawn), ending(contributed) + ending(grown));
    return lines([
      { name: 'Balance', values: [opening, ...balance] },
      { name: 'Paid in', values: [0, ...contributed].map((sum) => opening + sum) },
      { name: 'Withdrawn', values: [0, ...withdrawn] },
    ]);
  },
  payout: (column, running) => {
    const [balance, paid, interest] = [column('balance'), running('payout'), running('interest')];
    const opening = atStart(ending(balance) + ending(paid), ending(interest));
    // Without payouts, the interest stays in the deposit.
    if (paid.every((amount) => amount === 0)) {
      return {
        form: 'areas',
        series: [
          { name: 'Paid in', values: [opening, ...balance.map(() => opening)] },
          { name: 'Growth', values: interest },
        ],
      };
    }
    return lines([
      { name: 'Balance', values: [opening, ...balance] },
      { name: 'Interest paid out', values: paid },
    ]);
  },
  price: (column, running) => {
    const price = column('price');
    const opening = atStart(ending(price), ending(running('rise')));
    return lines([
      { name: 'Price', values: [opening, ...price] },
      { name: 'Purchasing power', values: [opening, ...column('purchasing_power')] },
    ]);
  },
  depreciation: (column, running) => {
    const [balance, depreciated] = [column('balance'), running('depreciation')];
    return lines([
      { name: 'Book value', values: [ending(balance) + ending(depreciated), ...balance] },
      { name: 'Depreciated', values: depreciated },
    ]);
  },
} satisfies Record<
  string,
  (column: (name: string) => Column, running: (name: string) => Column, others: readonly Series[]) => Parts
>;

/** Of the columns that a schedule declares, the amounts that there are at the end of each period. */
function amountsAtEnd(declared: Declared): readonly string[] {
  return amountsIn(declared).filter((name) => declared[name]!.form !== 'flow');
}

function amountsIn(declared: Declared): readonly string[] {
  return Object.keys(declared).filter((name) => declared[name]!.output.decimals === 'currency');
}

/** The amounts that there are at the end of each period; of a table without any, what flows. */
function tableParts(
  declared: Declared,
  column: (name: string) => Column,
  bands: NonNullable<Schedule['bands']>,
  label: Label,
): Parts {
  const standing = amountsAtEnd(declared);
  const shown = standing.length > 0 ? standing : amountsIn(declared);
  const edges = new Set(bands.flatMap(([lower, upper]) => [lower, upper]));
  return lines([
    ...bands.map(([lower, upper, name]) => ({ name, values: column(upper), from: column(lower) })),
    ...shown.filter((name) => !edges.has(name)).map((name) => ({ name: label(name), values: column(name) })),
  ]);
}

function lines(series: readonly Series[]): Parts {
  return { form: 'lines', series };
}

function ending(column: Column): number {
  return column.at(-1) ?? 0;
}

/** The amount before what has flowed in; what doubles leave of amounts that cancel out is nothing. */
function atStart(amount: number, flowed: number): number {
  const start = amount - flowed;
  return Math.abs(start) < Math.abs(amount) * RESIDUE ? 0 : start;
}

const RESIDUE = 1e-12;

function addUp(column: Column): Column {
  let sum = 0;
  return column.map((value) => (sum += value));
}
