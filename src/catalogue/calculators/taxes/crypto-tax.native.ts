import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import { addMonths } from '#core/finance/calendar.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of crypto-tax. */
export const natives = defineNatives({
  match_lots: {
    description:
      'each sale takes units from the lots held on its date, in the order of the method: the oldest (fifo), the newest (lifo) ' +
      'or the dearest (hifo) first, or the oldest at the average cost of all (average). With pools it takes those bought on ' +
      'its day, then those of the 30 days after it, then the average of all others. What is held longer than a year is long-term',
    answers: {
      sales: 'list',
      lots: 'list',
      short: 'number',
      long: 'number',
      gains: 'number',
    },
    of: matchLots,
  },
});

interface Trade {
  readonly date: number;
  readonly units: number;
  readonly price: number;
  readonly fee: number;
}

/** Units of a lot that are still held, and what each cost. */
interface Held<N> {
  readonly date: number;
  left: N;
  readonly cost: N;
}

/** Units that a sale takes, what they cost, and whether they were held for more than a year. */
interface Taken<N> {
  readonly units: N;
  readonly cost: N;
  readonly isLong: boolean;
}

interface Pool<N> {
  units: N;
  cost: N;
}

const YEAR_MONTHS = 12;
const DAYS_AFTER = 30;

function matchLots<N>(
  a: Arithmetic<N>,
  lots: readonly Trade[],
  sales: readonly Trade[],
  method: string,
  country: string,
  yearBegins: number,
) {
  const held = lots.map(({ date, units, price, fee }): Held<N> => {
    return { date, left: a.of(units), cost: a.add(a.of(price), a.divide(fee, units)) };
  });
  const isPooled = method === 'pools';
  const { taken, pool } = isPooled ? fromPools(a, held, sales) : fromLots(a, held, sales, method);
  const total = { short: a.of(0), long: a.of(0), gains: a.of(0) };
  const rows = sales.map((sale, place) => {
    const row = rowOf(a, sale, taken[place]!, country !== 'IN');
    if (sale.date >= yearBegins) {
      total.short = a.add(total.short, row.short_term_gain);
      total.long = a.add(total.long, row.long_term_gain);
      if (country === 'IN' && a.compare(row.gain, 0) > 0) total.gains = a.add(total.gains, row.gain);
    }
    return row;
  });
  const isTogether = isPooled || method === 'average';
  return { sales: rows, lots: (isTogether ? [pool] : held.map(lotRow(a))).filter(isLeft(a)), ...total };
}

function rowOf<N>(a: Arithmetic<N>, sale: Trade, taken: readonly Taken<N>[], isFeeDeducted: boolean) {
  const whole = a.subtract(a.multiply(a.of(sale.price), sale.units), isFeeDeducted ? sale.fee : 0);
  const price = a.divide(whole, sale.units);
  let [cost, long, short] = [a.of(0), a.of(0), a.of(0)];
  for (const { units, cost: each, isLong } of taken) {
    cost = a.add(cost, a.multiply(units, each));
    const gain = a.multiply(units, a.subtract(price, each));
    if (isLong) long = a.add(long, gain);
    else short = a.add(short, gain);
  }
  return {
    date: sale.date,
    sale_proceeds: whole,
    cost_basis: cost,
    gain: a.subtract(whole, cost),
    short_term_gain: short,
    long_term_gain: long,
  };
}

function fromLots<N>(a: Arithmetic<N>, held: readonly Held<N>[], sales: readonly Trade[], method: string) {
  const pool: Pool<N> = { units: a.of(0), cost: a.of(0) };
  let pooled = 0;
  const taken = sales.map((sale) => {
    for (; pooled < held.length && held[pooled]!.date <= sale.date; pooled++) addTo(a, pool, held[pooled]!);
    const own = held.slice(0, pooled);
    if (method === 'lifo') own.reverse();
    // Of lots that doubles do not tell apart, either may go first.
    if (method === 'hifo') own.sort((one, other) => a.enclose(other.cost).middle - a.enclose(one.cost).middle);
    const parts = take(a, own, a.of(sale.units), sale.date);
    if (method !== 'average') return parts;
    const cost = a.divide(pool.cost, pool.units);
    takeFrom(a, pool, a.of(sale.units));
    return parts.map((part) => ({ ...part, cost }));
  });
  if (method === 'average') {
    for (const lot of held.slice(pooled)) addTo(a, pool, lot);
  }
  return { taken, pool: poolRow(pool) };
}

/** Taxation of Chargeable Gains Act 1992, ss. 105, 106A and 104: what was bought on a day is one purchase. */
function fromPools<N>(a: Arithmetic<N>, lots: readonly Held<N>[], sales: readonly Trade[]) {
  const days = joinDays(a, lots);
  const needed = sales.map(({ units }) => a.of(units));
  const taken = sales.map((): Taken<N>[] => []);
  const match = (place: number, isMatched: (date: number) => boolean) => {
    for (const part of take(
      a,
      days.filter(({ date }) => isMatched(date)),
      needed[place]!,
      sales[place]!.date,
    )) {
      needed[place] = a.subtract(needed[place]!, part.units);
      taken[place]!.push({ ...part, isLong: false });
    }
  };
  for (const [place, sale] of sales.entries()) match(place, (date) => date === sale.date);
  for (const [place, sale] of sales.entries())
    match(place, (date) => date > sale.date && date <= sale.date + DAYS_AFTER);
  const pool: Pool<N> = { units: a.of(0), cost: a.of(0) };
  let pooled = 0;
  for (const [place, sale] of sales.entries()) {
    for (; pooled < days.length && days[pooled]!.date <= sale.date; pooled++) addTo(a, pool, days[pooled]!);
    if (a.compare(needed[place]!, 0) <= 0) continue;
    const cost = a.divide(pool.cost, pool.units);
    taken[place]!.push({ units: needed[place]!, cost, isLong: false });
    takeFrom(a, pool, needed[place]!);
  }
  for (const day of days.slice(pooled)) addTo(a, pool, day);
  return { taken, pool: poolRow(pool) };
}

function joinDays<N>(a: Arithmetic<N>, lots: readonly Held<N>[]): readonly Held<N>[] {
  const days = new Map<number, Pool<N>>();
  for (const lot of lots) {
    const day = days.get(lot.date) ?? { units: a.of(0), cost: a.of(0) };
    addTo(a, day, lot);
    days.set(lot.date, day);
  }
  return [...days].map(([date, { units, cost }]) => ({ date, left: units, cost: a.divide(cost, units) }));
}

/** From these lots in their order, of each as much as it has. */
function take<N>(a: Arithmetic<N>, lots: readonly Held<N>[], wanted: N, date: number): readonly Taken<N>[] {
  const parts: Taken<N>[] = [];
  let open = wanted;
  for (const lot of lots) {
    if (a.compare(open, 0) <= 0) break;
    if (a.compare(lot.left, 0) <= 0) continue;
    const units = a.compare(lot.left, open) < 0 ? lot.left : open;
    lot.left = a.subtract(lot.left, units);
    open = a.subtract(open, units);
    parts.push({ units, cost: lot.cost, isLong: date > addMonths(lot.date, YEAR_MONTHS) });
  }
  return parts;
}

function addTo<N>(a: Arithmetic<N>, pool: Pool<N>, { left: units, cost }: { readonly left: N; readonly cost: N }) {
  pool.cost = a.add(pool.cost, a.multiply(units, cost));
  pool.units = a.add(pool.units, units);
}

function takeFrom<N>(a: Arithmetic<N>, pool: Pool<N>, units: Operand<N>) {
  pool.cost = a.subtract(pool.cost, a.multiply(a.divide(pool.cost, pool.units), units));
  pool.units = a.subtract(pool.units, units);
}

const isLeft =
  <N>(a: Arithmetic<N>) =>
  ({ units }: { readonly units: N }) =>
    a.compare(units, 0) > 0;

const lotRow =
  <N>(a: Arithmetic<N>) =>
  ({ date, left: units, cost }: Held<N>) => ({ date, units, cost_basis: a.multiply(units, cost) });

function poolRow<N>({ units, cost }: Pool<N>) {
  return { units, cost_basis: cost };
}
