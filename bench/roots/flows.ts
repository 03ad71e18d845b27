import { MAX_RESULT } from '#core/arithmetic/arithmetic.ts';
import { createDecimalArithmetic } from '#core/arithmetic/decimal.ts';
import { dateText, dayOf } from '#core/finance/calendar.ts';
import { findRates, mergeFlows } from '#core/finance/cash-flows.ts';
import type { Random } from '../../test/kit/accuracy/random.ts';

/** Cash flows by dates, or in equal periods where all are a day apart. */
export interface Drawn {
  readonly days: readonly number[];
  readonly dates: readonly string[];
  readonly amounts: readonly number[];
}

export type Kind = keyof typeof kinds;

/** The amounts of so many cash flows. */
export const kinds = {
  'a loan, savings or a project': (random: Random, count: number) => {
    const isLater = random.chance(0.5);
    const amounts = Array.from({ length: count }, () => random.integer(10_000, 200_000) / 100);
    const sum = amounts.slice(1).reduce((total, one) => total + one, 0);
    const worth = Math.round(sum * (isLater ? 1 + random.unit() : 0.4 + random.unit() / 2) * 100) / 100;
    return isLater ? [...amounts.slice(1).map((one) => -one), worth] : [-worth, ...amounts.slice(1)];
  },
  'deposits and withdrawals in turns': (random: Random, count: number) => {
    const amounts = Array.from(
      { length: count },
      () => (random.chance(0.8) ? -1 : 1) * random.integer(1000, 90_000),
    );
    return [...amounts.slice(1), random.integer(100_000, 1_500_000)];
  },
  'several rates': (random: Random, count: number) => {
    const amounts = Array.from({ length: count }, () => random.integer(-100, 100));
    return [
      -random.integer(1000, 2000),
      random.integer(3000, 6000),
      -random.integer(1500, 4500),
      ...amounts.slice(3),
    ];
  },
  'nearly all is lost, or gained a thousandfold': (random: Random, count: number) => {
    const amounts = Array.from({ length: count - 1 }, () => -random.integer(1000, 100_000));
    return [...amounts, random.chance(0.5) ? random.integer(1, 500) : random.integer(1e7, 1e9)];
  },
  trillions: (random: Random, count: number) => {
    const amounts = Array.from({ length: count - 1 }, () => random.integer(1e13, 2e14) / 100);
    return [
      -Math.round((random.integer(50, 95) / 100) * amounts.reduce((sum, one) => sum + one, 0)),
      ...amounts,
    ];
  },
} as const;

/** Every month or so, or each period. */
export function drawFlows(random: Random, kind: Kind, isDated: boolean): Drawn {
  const count = random.integer(4, 60);
  const amounts = kinds[kind](random, count);
  let day = dayOf('2015-01-05');
  const days = amounts.map((_, index) => (index === 0 ? day : (day += isDated ? random.integer(20, 40) : 1)));
  return { days, dates: days.map(dateText), amounts };
}

/**
 * All rates in percent, a period's or a year's, by the decimals of this program with 60 digits; what is above
 * 1e21 is left out.
 */
export function ratesOf({ days, amounts }: Drawn, isDated: boolean): readonly number[] {
  const a = createDecimalArithmetic(60);
  const flows = amounts.map((amount, index) => ({ time: days[index]! - days[0]!, amount: a.of(amount) }));
  const rates = findRates(a, mergeFlows(a, flows));
  return rates
    .map((rate) => a.multiply(isDated ? a.growthLess1(rate, 365) : rate, 100))
    .filter((percent) => a.compare(percent, MAX_RESULT) <= 0)
    .map((percent) => Number(a.round(percent, 4)) / 1e4);
}
