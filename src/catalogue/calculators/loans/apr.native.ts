import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import { termOf, unitPeriodsOf } from '#core/finance/first-period.ts';
import { rateOfPayments, type LaterAdvance, type PaymentRun } from '#core/finance/payment-rate.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of apr. */
export const natives = defineNatives({
  unit_periods: {
    description:
      'the whole unit-periods between the loan and the first payment, and the days that are left. Months are counted back from the payment, and each has 30 days; of weeks, days are counted. Appendix J, (b)(5)',
    answers: { periods: 'whole', days: 'whole' },
    needsNoArithmetic: true,
    of: (_: unknown, start: number, first: number, perYear: number) => {
      const { wholePeriods, days } = unitPeriodsOf({ start, first, perYear });
      return { periods: wholePeriods, days };
    },
  },
  years_until: {
    description:
      'the time from the loan to a payment: whole years, counted back from it, and the rest as months of 12 or, where these are not whole, as days of 365',
    answers: { years: 'whole', rest: 'whole', per: 'whole' },
    needsNoArithmetic: true,
    of: (_: unknown, start: number, first: number, perYear: number, payment: number) => {
      const { wholePeriods, days, daysPerPeriod } = termOf({ start, first, perYear }, payment);
      return { years: wholePeriods, rest: days, per: daysPerPeriod };
    },
  },
  rate_of_streams: {
    description:
      'the rate per period at which all payments, stream after stream, are worth all advances; an advance is discounted by its whole periods, and by simple interest for its days. As all advances are before the first payment, one rate fits. The search narrows it down between 0 and a rate that is too high',
    answers: 'number',
    of: rateOfStreams,
  },
});

function rateOfStreams<N>(
  a: Arithmetic<N>,
  advance: N,
  advances: readonly LaterAdvance[],
  streams: readonly { readonly payment: number; readonly payment_count: number }[],
  count: number | undefined,
  level: Operand<N>,
  first: N,
  final: N,
  wholePeriods: number,
  days: number,
  daysPerPeriod: number,
  rounding: 'exact' | 'cent',
  decimals: number,
): N {
  const booked = (amount: number) =>
    rounding === 'cent' ? a.ofUnits(BigInt(a.round(a.of(amount), decimals)), decimals) : a.of(amount);
  const single: PaymentRun<N>[] =
    count === 1
      ? [[final, 1]]
      : [
          [first, 1],
          [a.add(a.of(0), level), count! - 2],
          [final, 1],
        ];
  const runs =
    streams.length > 0
      ? streams.map(({ payment, payment_count }) => [booked(payment), payment_count] as const)
      : single;
  return rateOfPayments(a, advance, runs, { wholePeriods, days, daysPerPeriod }, advances);
}
