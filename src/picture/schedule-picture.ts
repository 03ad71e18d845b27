import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { Schedule, ScheduleColumn, Strand } from '#catalogue/declare/schedule.ts';
import { describePicture, type Label, numberOf, type Picture, type Series, titleOf } from './picture.ts';
import type { Calculation } from '#calculate/result/result.ts';
import { scheduleColumns, type Interval, type Row } from '#calculate/schedule/schedule.ts';

/** A column of the schedule as numbers. */
type Column = readonly number[];

/** The chart of a schedule: the balance from the start, and its components. */
export function schedulePicture(
  calculator: AnyCalculator,
  rows: readonly Row[],
  interval: Interval,
  { values, results, currency }: Calculation,
  label: Label,
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
  const target = goal === undefined ? undefined : numberOf(results[goal] ?? values[goal]);
  const others = amountsAtEnd(declared).map((name) => ({ name: label(name), values: column(name) }));
  const picture = {
    title: titleOf(calculator),
    x: {
      name: label(dates < 0 ? interval : 'date'),
      labels: kind === 'table' ? labels : ['0', ...labels],
      scale: dates < 0 ? scaleOf(interval) : ('date' as const),
    },
    y: { name: currency ?? 'Amount', isMoney: true, ...(currency !== undefined && { currency }) },
    ...(target !== undefined && { goal: { name: label(goal!), value: target } }),
    ...(kind === 'table' ? tableParts(declared, column, bands, label) : parts[kind](column, others)),
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

function scaleOf(interval: Interval): 'month' | 'number' {
  return interval === 'month' ? 'month' : 'number';
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

type Parts = Pick<Picture, 'form' | 'series'>;
type Declared = Readonly<Record<string, ScheduleColumn>>;

const parts = {
  loan: (column, others) => {
    const [balance, principal] = [column('balance'), column('principal')];
    const opening = before(balance, principal, 1);
    const paid = running(principal);
    // While unpaid interest is added to the loan, less than nothing is paid.
    const isPaid = paid.every((sum) => sum >= 0);
    return lines([
      { name: 'Balance', values: [opening, ...balance] },
      ...others.map(({ name, values }) => ({ name, values: [opening, ...values] })),
      ...(isPaid ? [{ name: 'Principal paid', values: paid }] : []),
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
    // Without payouts, the interest stays in the deposit.
    if (payout.every((amount) => amount === 0)) {
      return {
        form: 'areas',
        series: [
          { name: 'Paid in', values: [opening, ...balance.map(() => opening)] },
          { name: 'Growth', values: running(interest) },
        ],
      };
    }
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
} satisfies Record<string, (column: (name: string) => Column, others: readonly Series[]) => Parts>;

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

/** The balance before the first row. */
function before(balance: Column, flow: Column, sign: 1 | -1): number {
  return (balance[0] ?? 0) + sign * (flow[0] ?? 0);
}

/** The running total, starting from 0. */
function running(column: Column): readonly number[] {
  let sum = 0;
  return [0, ...column.map((value) => (sum += value))];
}
