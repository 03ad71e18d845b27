import { readDecimal } from '../arithmetic/exact-decimal.ts';
import { commonMultiple, divideDown, divideRounded, least, ONE, powerOf } from './numbers.ts';
import { createMeasure } from './periods.ts';
import type { AccountTerms } from './terms.ts';

/** Decimals of a minor unit that are kept where interest is not rounded. */
const MORE_PLACES = 20;

/** The rates of an account as whole numbers of a common part of a percent. */
function createRates(terms: AccountTerms) {
  const { annualRate, creditRate, lateRate, events, dailyCapPct = 0, compounds, perYear } = terms;
  const given = [
    annualRate,
    creditRate,
    lateRate,
    dailyCapPct,
    ...events.flatMap((one) => one.annualRate ?? []),
  ];
  const isConverted = compounds !== undefined && compounds !== perYear;
  const places = Math.max(isConverted ? 40 : 0, ...given.map((rate) => -readDecimal(rate).exponent));
  const scale = 10n ** BigInt(places);
  const whole = (rate: number) => {
    const { digits, exponent } = readDecimal(rate);
    return digits * 10n ** BigInt(places + exponent);
  };
  /** The nominal rate, with payments, of one with interest added as often as `compounds` says. */
  const nominal = (rate: number) => {
    if (!isConverted) return whole(rate);
    const growth = powerOf(
      ONE + (whole(rate) * ONE) / (scale * 100n * BigInt(compounds)),
      compounds,
      perYear,
    );
    return divideRounded((growth - ONE) * BigInt(perYear) * 100n * scale, ONE);
  };
  return { whole, nominal, scale };
}

/** Interest in grains: parts of a minor unit so small that the interest of any days is a whole number. */
export function createInterest(terms: AccountTerms) {
  const measure = createMeasure(terms);
  const rates = createRates(terms);
  const more = terms.interestRounding === 'exact' || terms.paymentRounding === 'exact' ? MORE_PLACES : 0;
  const hundred = 100n * rates.scale;
  const grain = hundred * commonMultiple(measure.denominators.map(BigInt)) * 10n ** BigInt(more);
  const cap = terms.dailyCapPct === undefined ? undefined : rates.whole(terms.dailyCapPct);
  const steps = stepsOf(terms, rates, true);
  const contractual = stepsOf(terms, rates, false);
  return {
    ...measure,
    /** Of a minor unit. */
    grain,
    hundred,
    whole: rates.whole,
    /** The rate from the night before a date on by which a payment is set, without a cap. */
    rateOfPayments: (day: number) => rateAt(contractual, day),
    /** Of an amount in grains from one date to another, piece by piece: each has one rate. */
    pieces(amount: bigint, from: number, to: number, isAtCredit: boolean): readonly Piece[] {
      const stops = [from, ...steps.map(({ from: day }) => day).filter((day) => day > from && day < to), to];
      return stops.slice(1).map((end, index) => {
        const begin = stops[index]!;
        const days = end - begin;
        const rate = isAtCredit ? rates.whole(terms.creditRate) : rateAt(steps, end);
        const grains = grainsOf(amount, rate, begin, end);
        if (cap === undefined || isAtCredit) return { end, days, grains };
        return { end, days, grains: least(grains, divideRounded(amount * cap * BigInt(days), hundred)) };
      });
    },
    grainsOf,
  };

  function grainsOf(amount: bigint, rate: bigint, from: number, to: number): bigint {
    if (to <= from || rate === 0n || amount === 0n) return 0n;
    let grains = 0n;
    for (const { days, per } of measure.partsBetween(from, to)) {
      grains += divideRounded(amount * rate * BigInt(days), hundred * BigInt(per));
    }
    return grains;
  }
}

export type Interest = ReturnType<typeof createInterest>;

export interface Piece {
  readonly end: number;
  readonly days: number;
  readonly grains: bigint;
}

/** From the night after a day on. */
interface Step {
  readonly from: number;
  readonly rate: bigint;
}

function rateAt(steps: readonly Step[], day: number): bigint {
  return steps.findLast(({ from }) => from < day)!.rate;
}

/**
 * The rate of every day: changes last until the next one without an end, and a pause has none. Payments are
 * set by the rate without pauses, and without rates that end unless these bring payments of their own.
 */
function stepsOf(
  terms: AccountTerms,
  { nominal }: ReturnType<typeof createRates>,
  isCharged: boolean,
): readonly Step[] {
  const changes = terms.events.filter(
    ({ kind, end }) =>
      kind === 'rate_change' && (end === undefined || isCharged || terms.rateChange === 'new_payment'),
  );
  const pauses = terms.events.filter(
    ({ kind }) =>
      isCharged && (kind === 'interest_pause' || (kind === 'holiday' && terms.holiday === 'waived')),
  );
  const days = new Set([-Infinity]);
  for (const { date, end } of [...changes, ...pauses]) {
    days.add(date - 1);
    if (end !== undefined) days.add(end);
  }
  const lasting = changes.filter(({ end }) => end === undefined);
  return [...days]
    .toSorted((one, other) => one - other)
    .map((from) => {
      const day = from + 1;
      if (pauses.some(({ date, end }) => date <= day && day <= end!)) return { from, rate: 0n };
      const special = changes.findLast(({ date, end }) => end !== undefined && date <= day && day <= end);
      const change = special ?? lasting.findLast(({ date }) => date <= day);
      return { from, rate: nominal(change?.annualRate ?? terms.annualRate) };
    });
}

/** In whole minor units, as an account rounds interest that it charges. */
export function wholeUnits(
  rounding: AccountTerms['interestRounding'],
  grains: bigint,
  grain: bigint,
): bigint {
  if (rounding === 'exact') return grains;
  // Interest on a credit balance is negative: rounded down, it is rounded for the borrower.
  return (grains < 0n ? divideDown : divideRounded)(grains, grain) * grain;
}
