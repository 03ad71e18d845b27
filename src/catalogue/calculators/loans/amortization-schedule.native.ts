import { paymentDay, type PaymentDates } from '#core/finance/calendar.ts';
import { timesPerYear } from '#catalogue/declare/conventions.ts';
import { datedLoan } from '#catalogue/parts/dated-loan.ts';
import { paymentOfMonth } from '#core/finance/extra-payments.ts';
import { finding } from '#catalogue/declare/rules.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of amortization-schedule. */
export const natives = defineNatives({
  ...datedLoan,
  outside_term: finding('the first lump sum on a date on which no payment of the contract can take it', findOutside),
});

interface LumpSum {
  readonly date?: number | undefined;
}

/** The index of the first lump sum on a date before the loan, or after the payment of its last month. */
function findOutside(
  lumpSums: readonly LumpSum[],
  start: number,
  first: number | undefined,
  frequency: keyof typeof timesPerYear,
  last: number,
): number | undefined {
  const perYear = timesPerYear[frequency];
  const dates = { start, first, perYear } as PaymentDates;
  const end = paymentDay(dates, paymentOfMonth(perYear, last));
  const index = lumpSums.findIndex(({ date: day = start }) => day < start || day > end);
  return index < 0 ? undefined : index;
}
