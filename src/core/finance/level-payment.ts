import type { Arithmetic, Operand } from '../arithmetic/arithmetic.ts';
import { presentValueFactor } from './annuity.ts';
import type { YearPart } from './day-count.ts';

/** Level payments of a loan over equal periods, or over periods of which each is its own part of a year. */
export interface LevelTerms {
  readonly perYear: number;
  readonly compounds: number;
  /** The payment at which the level payments and the balloon have repaid the loan. */
  readonly lastLevel: number;
  /** Of each period, where a level payment repays the loan over the days as they are. */
  readonly partOf: PartOf | undefined;
}

/** The part of a year of the period before a payment. */
export type PartOf = (payment: number) => YearPart;

/**
 * The rate per period, a fraction, of one in percent per year with interest added `compounds` times a year.
 */
export function periodRate<N>(a: Arithmetic<N>, annualRate: number, compounds: number, perYear: number): N {
  const rate = a.divide(annualRate, 100 * compounds);
  if (compounds === perYear) return rate;
  return a.growthLess1(rate, compounds % perYear === 0 ? compounds / perYear : a.divide(compounds, perYear));
}

/** For a part of a year, a fraction, of one in percent per year. */
export function rateOfPart<N>(a: Arithmetic<N>, annualRate: number, { days, per }: YearPart): N {
  return a.divide(a.multiply(a.of(annualRate), days), 100 * per);
}

/** The level payment that leaves the balloon, or a smaller balance, after so many periods. */
function levelOf<N>(a: Arithmetic<N>, balance: N, balloon: Operand<N>, rate: N, count: number): N {
  const left = a.compare(balance, balloon) < 0 ? balance : balloon;
  const level = a.divide(a.subtract(balance, left), presentValueFactor(a, rate, count));
  return a.add(level, a.multiply(rate, left));
}

/** As `levelOf`, over periods of which each has its part of a year. */
export function levelOverDays<N>(
  a: Arithmetic<N>,
  balance: N,
  balloon: Operand<N>,
  annualRate: number,
  parts: Iterable<YearPart>,
): N {
  const left = a.compare(balance, balloon) < 0 ? balance : balloon;
  let [grown, payments] = [a.of(1), a.of(0)];
  for (const part of parts) {
    const growth = a.add(1, rateOfPart(a, annualRate, part));
    grown = a.multiply(grown, growth);
    payments = a.add(1, a.multiply(payments, growth));
  }
  return a.divide(a.subtract(a.multiply(balance, grown), left), payments);
}

/** The level payment of a loan from a period on, of which the balloon is left, or a smaller balance. */
export function levelFrom<N>(a: Arithmetic<N>, terms: LevelTerms, balloon: Operand<N>) {
  const { perYear, compounds, lastLevel: last, partOf } = terms;
  return (period: number, balance: N, annualRate: number) => {
    if (partOf === undefined) {
      const rate = periodRate(a, annualRate, compounds, perYear);
      return levelOf(a, balance, balloon, rate, last + 1 - period);
    }
    const parts = Array.from({ length: last + 1 - period }, (_, index) => partOf(period + index));
    return levelOverDays(a, balance, balloon, annualRate, parts);
  };
}

/** The same principal in each payment from a period on; the balloon is left, or a smaller balance. */
export function principalFrom<N>(a: Arithmetic<N>, last: number, balloon: Operand<N>) {
  return (period: number, balance: N) =>
    a.compare(balance, balloon) < 0 ? a.of(0) : a.divide(a.subtract(balance, balloon), last + 1 - period);
}
