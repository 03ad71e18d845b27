import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import { paymentDay } from '#core/finance/calendar.ts';
import { keepDatedLoan } from '#core/finance/dated-loan.ts';
import { paymentPart, type LoanDayCount } from '#core/finance/day-count.ts';
import { paymentOfMonth, type LumpSum } from '#core/finance/extra-payments.ts';
import { levelFrom } from '#core/finance/level-payment.ts';
import { defineNatives } from '#catalogue/declare/define.ts';
import { dayBefore2200, monthlyDates } from '#catalogue/parts/payoff-date.ts';
import { outsideTermFromStart } from '#catalogue/parts/prepayments.ts';

/** The code of mortgage-payoff. */
export const natives = defineNatives({
  ...monthlyDates,
  outside_term: outsideTermFromStart,
  keep_payoff: {
    description:
      "each period, interest is charged on the balance: at the rate of a period, or, by a day count convention, for the period's part of a year. The level payment repays the balance by the end of the term; an accelerated one is a quarter or half of the monthly payment. Extra payments and lump sums come on top, each lump sum with the first payment that is not before its date or the end of its month, but never more than the balance. With prepayment_effect lower_payment, the payment after each of them is the one that repays what is left by the end of the term. In a lender's ledger, payments and the interest of each period are rounded, and the last payment settles the balance. The same without extra, lump-sum and accelerated payments is contract_months and contract_interest",
    answers: {
      level: 'number',
      payment: 'number?',
      new_payment: 'number?',
      payments: 'whole',
      months: 'whole',
      interest: 'number',
      contract_months: 'whole',
      contract_interest: 'number',
      final_payment: 'number',
      last_day: 'whole?',
      course: 'course',
    },
    of: keepPayoff,
  },
});

function keepPayoff<N>(
  a: Arithmetic<N>,
  balance: Operand<N>,
  annualRate: number,
  months: number,
  monthly: number,
  lumpSum: number,
  lumpMonth: number,
  lumpSums: readonly LumpSum[],
  start: number | undefined,
  perYear: number,
  compoundFrequency: number,
  isAccelerated: boolean,
  effect: 'shorter_term' | 'lower_payment',
  dayCount: LoanDayCount | undefined,
  levelRule: 'root' | 'regular',
  rounding: 'exact' | 'cent',
  decimals: number,
) {
  const isOverDays = dayCount !== undefined && levelRule === 'root';
  // Only dates of lump sums and days that are counted need it, and a rule asks for it there.
  const dates = { start: start ?? 0, first: undefined, perYear };
  const compounds = dayCount === undefined ? compoundFrequency : perYear;
  const lastLevel = paymentOfMonth(perYear, months);
  const booked = (amount: N) => (rounding === 'cent' ? a.ofUnits(BigInt(a.round(amount, decimals)), decimals) : amount);
  const owed = a.add(balance, 0);
  const levelOf = (left: N) => {
    const partOf = isOverDays ? (payment: number) => paymentPart(dayCount, dates, payment) : undefined;
    return booked(levelFrom(a, { perYear, compounds, lastLevel, partOf }, 0)(1, left, annualRate));
  };
  const regular = levelOf(owed);
  const everyMonth = { perYear: 12, compounds, lastLevel: months, partOf: undefined };
  const level = perYear === 12 ? regular : booked(levelFrom(a, everyMonth, 0)(1, owed, annualRate));
  const today = lumpMonth === 0 ? booked(a.of(lumpSum)) : a.of(0);
  const left = a.compare(today, owed) < 0 ? a.subtract(owed, today) : a.of(0);
  const lowered = effect === 'lower_payment' ? levelOf(left) : regular;
  const payment = isAccelerated ? booked(a.divide(level, Math.floor(perYear / 12))) : lowered;
  const keep = (principal: N, paid: N, extras: typeof none, lowersPayment: boolean) => {
    const days = dayCount && { count: dayCount, isLevelOverDays: isOverDays };
    const terms = { annualRate, compounds, interestOnlyPayments: 0, lastLevel, levelMonths: months };
    const ends = { balloon: 0, lastPayment: lastLevel, days, oddInterest: 0, rateChanges: [], lowersPayment };
    const loan = { principal, contractPayment: paid, payment: paid, extras, ...dates, ...terms, ...ends };
    return keepDatedLoan(a, loan, rounding, decimals);
  };
  const later = lumpMonth > 0 && lumpSum > 0 ? [{ month: lumpMonth, amount: lumpSum }] : [];
  const none = { monthly: 0, monthlyFrom: 1, annual: 0, annualFrom: 1, lumpSums: [] as readonly LumpSum[] };
  const extras = { ...none, monthly, lumpSums: [...lumpSums, ...later] };
  const contract = keep(owed, regular, none, false);
  const kept = keep(left, payment, extras, effect === 'lower_payment');
  const isOver = a.compare(left, 0) <= 0;
  const payments = isOver ? 0 : kept.payments;
  return {
    level,
    payment: perYear === 12 ? undefined : payment,
    new_payment: effect === 'lower_payment' ? (kept.loweredPayment ?? payment) : undefined,
    payments,
    months: Math.ceil((12 * payments) / perYear),
    interest: kept.interest,
    contract_months: Math.ceil((12 * contract.payments) / perYear),
    contract_interest: contract.interest,
    final_payment: isOver ? owed : kept.finalPayment,
    last_day: start === undefined ? undefined : dayBefore2200(payments === 0 ? start : paymentDay(dates, payments)),
    course: courseOf(a, kept, contract, owed),
  };
}

/** With the balance of the contract beside; what is paid today is in the first row. */
function courseOf<N>(a: Arithmetic<N>, { payments, course }: Kept<N>, contract: Kept<N>, balance: N) {
  const plainAt = (period: number) => (period > contract.payments ? a.of(0) : contract.course.at(period).balance);
  return {
    ...course,
    // A lump sum that repays the whole loan today still has a row.
    periods: payments,
    at: (period: number) => ({
      ...(period === 0 ? { balance, flow: a.of(0) } : course.at(period)),
      columns: { balance_without_extra: plainAt(period) },
    }),
  };
}

type Kept<N> = ReturnType<typeof keepDatedLoan<N>>;
