import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import { rateOfPayments, type LaterAdvance, type PaymentRun } from '#core/finance/payment-rate.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of apr. */
export const natives = defineNatives({
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
