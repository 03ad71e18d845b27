import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import { paymentDay, type PaymentDates } from '#core/finance/calendar.ts';
import { levelOverDays } from '#core/finance/level-payment.ts';
import type { LumpSum } from '#core/finance/extra-payments.ts';
import { keepDatedLoan, type RateChange } from '#core/finance/dated-loan.ts';
import { paymentPart, type LoanDayCount } from '#core/finance/day-count.ts';
import { firstPeriodOf, singlePeriodOf, unitPeriodsOf } from '#core/finance/first-period.ts';
import { rateOfPayments } from '#core/finance/payment-rate.ts';

/** A loan period by period, with dates, extra payments, lump sums and changes of the rate. */
export const datedLoan = {
  payment_date: {
    description:
      'the date of a payment: the first is on the date that is given for it, or a period after the beginning of the loan, and the others follow it by periods; monthly ones are on the same day of the month, or on the last day of a shorter month',
    answers: 'whole',
    of: (_: unknown, start: number, first: number | undefined, perYear: number, payment: number) =>
      paymentDay({ start, first, perYear }, payment),
  },
  first_period: {
    description:
      'the whole periods before the first payment, counted back from it, and the days that are left between the beginning of the loan and the first of them; one whole period where no date is given for it',
    answers: { periods: 'whole', days: 'whole' },
    of: (_: unknown, start: number, first: number | undefined, perYear: number) => {
      const { wholePeriods, days } = firstPeriodOf({ start, first, perYear });
      return { periods: wholePeriods, days };
    },
  },
  odd_time: {
    description:
      'the part of a year from the beginning of the loan to one payment period before the first payment, by the day count convention, as days and days of a year; negative where the first period is shorter. With months of 30 days, days before whole months are that part of their month which they are of its actual days',
    answers: { days: 'whole', per: 'whole' },
    needsNoArithmetic: true,
    of: oddTime,
  },
  level_over_days: {
    description:
      'the payment that, paid each period from the first level payment on, leaves the balloon after the last one: each period multiplies the balance by 1 plus the rate for its part of a year, by the day count convention',
    answers: 'number',
    of: levelByDays,
  },
  equal_parts: {
    description:
      'with payment_method equal_principal, the principal of each monthly payment and of each payment, the same every time',
    answers: { monthly: 'number?', each: 'number?' },
    of<N>(
      a: Arithmetic<N>,
      loan: Operand<N>,
      balloon: Operand<N>,
      months: number,
      payments: number,
      method: 'level' | 'equal_principal',
    ) {
      if (method === 'level') return { monthly: undefined, each: undefined };
      const repaid = a.subtract(loan, balloon);
      return { monthly: a.divide(repaid, months), each: a.divide(repaid, payments) };
    },
  },
  keep_loan: {
    description:
      "each period, interest is charged on the balance: at the rate of a period, or, by a day count convention, for the period's part of a year. In the interest-only months that interest is paid, afterwards the level payment, which repays what prepayments have left of the loan by then, and interest for odd days is charged and paid with the first payment. With payment_method equal_principal, each payment is the same principal and the interest. Extra payments and lump sums come on top, each lump sum with the first payment that is not before its date or the end of its month, but never more than the balance. Payment m settles the balance, if none before it does. A change of the rate holds from the first period on that begins in its month or later, and sets the payment that repays the balance by the end of the term. In a lender's ledger, the interest of each period is rounded. The contract alone, without extra payments, lump sums and acceleration, gives contract_payments and contract_interest. At the annual percentage rate, all payments are worth the loan less its fees, by the actuarial method; the period of one payment is its term, at most a year",
    answers: {
      payments: 'whole',
      interest: 'number',
      extra: 'number',
      final_payment: 'number',
      recast_balance: 'number?',
      recast_payment: 'number?',
      contract_payments: 'whole',
      contract_interest: 'number',
      changes: 'list?',
      apr: 'number?',
      course: 'course',
    },
    of: keepLoan,
  },
} as const;

function oddTime(_: unknown, start: number, first: number | undefined, perYear: number, count: LoanDayCount) {
  const all = paymentPart(count, { start, first, perYear }, 1);
  const regular = paymentPart(count, { start: paymentDay({ start, first, perYear }, 0), first, perYear }, 1);
  return { days: all.days * regular.per - regular.days * all.per, per: all.per * regular.per };
}

function levelByDays<N>(
  a: Arithmetic<N>,
  balance: Operand<N>,
  balloon: Operand<N>,
  annualRate: number,
  perYear: number,
  interestOnlyPayments: number,
  lastLevel: number,
  start: number,
  first: number | undefined,
  count: LoanDayCount,
): N {
  const parts = Array.from({ length: lastLevel - interestOnlyPayments }, (_, index) =>
    paymentPart(count, { start, first, perYear }, interestOnlyPayments + 1 + index),
  );
  return levelOverDays(a, a.add(balance, 0), balloon, annualRate, parts);
}

function keepLoan<N>(
  a: Arithmetic<N>,
  principal: Operand<N>,
  contractPayment: Operand<N>,
  acceleratedPayment: Operand<N> | undefined,
  oddInterest: Operand<N>,
  annualRate: number,
  perYear: number,
  compounds: number,
  interestOnlyPayments: number,
  lastLevel: number,
  levelMonths: number,
  lastPayment: number,
  balloon: Operand<N>,
  monthly: number,
  monthlyFrom: number,
  annual: number,
  annualFrom: number,
  lumpSums: readonly LumpSum[],
  rateChanges: readonly RateChange[],
  fees: number | undefined,
  start: number,
  first: number | undefined,
  dayCount: LoanDayCount | undefined,
  levelRule: 'root' | 'regular',
  method: 'level' | 'equal_principal',
  rounding: 'exact' | 'cent',
  decimals: number,
) {
  const loan = {
    isOfPrincipal: method === 'equal_principal',
    days: dayCount && { count: dayCount, isLevelOverDays: levelRule === 'root' },
    principal,
    contractPayment,
    payment: acceleratedPayment ?? contractPayment,
    oddInterest,
    annualRate,
    perYear,
    compounds,
    interestOnlyPayments,
    lastLevel,
    levelMonths,
    lastPayment,
    balloon,
    rateChanges,
    start,
    first,
    extras: { monthly, monthlyFrom, annual, annualFrom, lumpSums },
  };
  return answersOf(a, keepDatedLoan(a, loan, rounding, decimals), fees ?? principal, loan);
}

/** The answers by their names; what few outputs need is calculated when it is asked for. */
function answersOf<N>(
  a: Arithmetic<N>,
  kept: ReturnType<typeof keepDatedLoan<N>>,
  fees: Operand<N>,
  { principal, rateChanges, start, first, perYear }: Parameters<typeof keepDatedLoan<N>>[1],
) {
  return {
    payments: kept.payments,
    interest: kept.interest,
    extra: kept.extras,
    get final_payment() {
      return kept.finalPayment;
    },
    get recast_balance() {
      return kept.recastBalance;
    },
    get recast_payment() {
      return kept.recastPayment;
    },
    get contract_payments() {
      return kept.contractPayments;
    },
    get contract_interest() {
      return kept.contractInterest;
    },
    get changes() {
      return rateChanges.length === 0 ? undefined : changesOf(rateChanges, kept.changedPayments);
    },
    get apr() {
      const financed = a.subtract(principal, fees);
      return a.compare(financed, 0) <= 0
        ? undefined
        : annualRateOf(a, financed, kept, { start, first, perYear });
    },
    course: kept.course,
  };
}

/** What is paid from the month of each change on. */
function changesOf<Payment>(changes: readonly RateChange[], payments: readonly Payment[]) {
  return changes.map(({ month }, index) => ({ month, payment: payments[index] }));
}

/** The annual percentage rate, of one payment by the term as its unit-period. */
function annualRateOf<N>(
  a: Arithmetic<N>,
  financed: N,
  { payments, runs }: { readonly payments: number; readonly runs: Parameters<typeof rateOfPayments<N>>[2] },
  dates: PaymentDates & { readonly perYear: number },
): N {
  const {
    first,
    perYear: [times, per],
  } =
    payments === 1
      ? singlePeriodOf(dates)
      : { first: unitPeriodsOf(dates), perYear: [dates.perYear, 1] as const };
  return a.divide(a.multiply(rateOfPayments(a, financed, runs, first), 100 * times), per);
}
