import { dayOf, paymentDay, type PaymentDates } from '#core/finance/calendar.ts';
import { loanConventions, paymentRounding } from '#catalogue/conventions.ts';
import { datedLoan } from '#catalogue/dated-loan.ts';
import { defineCalculator, type ValuesOf } from '#catalogue/define.ts';
import {
  amount,
  currency,
  loanRate,
  money,
  moneyLeft,
  months,
  ordinal,
  positiveAmount,
  whole,
} from '#catalogue/fields.ts';
import { date, dateOutput, records } from '#catalogue/structures.ts';
import { after, below, notAbove } from '#catalogue/rules.ts';
import { theoryOfInterest } from '#catalogue/references.ts';

const input = {
  principal: positiveAmount('Loan amount'),
  annual_rate: loanRate('Nominal annual interest rate; one-twelfth is charged each month', { maximum: 100 }),
  tenure_months: months('Loan term: number of monthly payments', { maximum: 600 }),
  start_date: date('Date from which interest accrues'),
  first_payment_date: date('Date of the first payment; a month after start_date if left out', { optional: true }),
  interest_only_months: months('Number of interest-only payments at the beginning', {
    minimum: 0,
    maximum: 599,
    default: 0,
  }),
  balloon_amount: amount('Balloon: principal due with the last payment, in addition to a level payment', {
    default: 0,
  }),
  balloon_month: ordinal('Number of the payment with which the remaining balance is due', {
    maximum: 600,
    optional: true,
  }),
  extra_monthly_payment: amount('Extra monthly payment', { default: 0 }),
  extra_payment_start_month: ordinal('Number of the first payment with an extra payment', { maximum: 600, default: 1 }),
  lump_sum_payments: records(
    'Lump-sum payments',
    {
      month: ordinal('Number of the payment with which the lump sum is paid', { maximum: 600, optional: true }),
      date: date('Date of the lump sum, instead of month; it is paid with the next payment', { optional: true }),
      amount: positiveAmount('Amount of the lump sum'),
    },
    { minItems: 0, maxItems: 60, default: [] },
  ),
  payment_rounding: paymentRounding(),
  currency: currency(),
};

export const amortizationSchedule = defineCalculator({
  id: 'amortization-schedule',
  name: 'Amortization Schedule Calculator',
  synonyms: ['repayment plan', 'payment table', 'balloon payment', 'interest only'],
  category: 'loans',
  summary: 'Dated schedule of a loan with extra payments, lump sums, a balloon and interest-only months.',
  input,
  output: {
    monthly_payment: money('Level monthly payment, after the interest-only months'),
    payment_count: whole('Number of payments', 'count'),
    payoff_date: dateOutput('Date of the last payment'),
    total_interest: money('Total interest'),
    total_paid: money('Total of all payments'),
    total_extra_paid: money('Total of extra payments and lump sums'),
    final_payment: moneyLeft('Last payment, including a balloon, which settles the balance'),
    odd_days_interest: money(
      'Interest in the first payment for a first month longer than a month; negative if it is shorter',
    ),
    months_saved: whole('Months saved by extra payments', 'months'),
    interest_saved: money('Interest saved by extra payments'),
  },
  rules: [
    after('first_payment_date', 'start_date'),
    below('interest_only_months', 'tenure_months'),
    notAbove('balloon_amount', 'principal'),
    notAbove('balloon_month', 'tenure_months'),
    {
      field: 'lump_sum_payments',
      demand: 'must each have either a month or a date',
      holds: ({ lump_sum_payments }) =>
        lump_sum_payments.every((lump) => (lump.month === undefined) !== (lump.date === undefined)),
    },
    {
      field: 'lump_sum_payments',
      demand:
        'must each be paid while the loan runs: with one of its payments, or on a date from start_date to that of the last one',
      holds: (values) => findOutside(values) === undefined,
      within: findOutside,
    },
  ],
  conventions: {
    ...loanConventions,
    timing: 'payments on the same day of each month, or on the last day of a shorter month',
    compounding: 'interest monthly, at one-twelfth of the nominal rate; odd days of the first month at 1/365 of it',
  },
  native: datedLoan,
  equations: `
    booked(x)         = round(x)                                    if payment_rounding = cent    // Amount x, rounded in a lender's ledger
                      = x                                           otherwise
    L                 = booked(principal)                           // Loan
    R                 = booked(balloon_amount)                      // Balloon
    i                 = annual_rate/1200                            // Interest per month, as a fraction
    n                 = tenure_months − interest_only_months        // Number of level payments in the contract
    monthly_payment   = booked((L − R)/a(n, i) + R·i)
    days              = odd_days(start_date, first_payment_date)    // Days by which the first month is longer than a month
    odd_days_interest = booked(L·annual_rate/36500·days)
    m                 = balloon_month                               if balloon_month is given     // Number of the payment with which the balance is due
                      = tenure_months                               otherwise

    ledger           = keep_loan(L, monthly_payment, odd_days_interest, annual_rate, interest_only_months, m, extra_monthly_payment, extra_payment_start_month, lump_sum_payments, start_date, first_payment_date, payment_rounding, decimals)
    payment_count    = ledger.months
    payoff_date      = payment_date(start_date, first_payment_date, payment_count)
    total_interest   = ledger.interest
    total_paid       = L + total_interest
    total_extra_paid = ledger.extra
    final_payment    = ledger.final_payment
    months_saved     = ledger.contract_months − payment_count
    interest_saved   = ledger.contract_interest − total_interest
  `,
  references: [theoryOfInterest('§5.3 (amortization schedules) and §3.2 (annuity-immediate)')],
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    isDated: true,
    course: 'ledger.course',
  },
  laws: {
    unscaled: { final_payment: 'It settles what the rounding of the other payments leaves.' },
    when: 'payment_rounding = exact',
    rises: {
      monthly_payment: ['principal', 'annual_rate'],
      total_interest: ['principal', 'annual_rate', 'balloon_amount', 'interest_only_months'],
      interest_saved: ['extra_monthly_payment'],
    },
    falls: {
      monthly_payment: ['balloon_amount', 'tenure_months'],
      payment_count: ['extra_monthly_payment'],
      total_interest: ['extra_monthly_payment'],
    },
    identities: ['total_paid = principal + total_interest'],
  },
});

/** Where among the lump sums is one that no payment of the contract can take. */
function findOutside(values: ValuesOf<typeof input>): string | undefined {
  const last = values.balloon_month ?? values.tenure_months;
  const [start, first] = [values.start_date, values.first_payment_date].map((day) => day && dayOf(day));
  const dates = { start, first } as PaymentDates;
  for (const [index, { month = 0, date: text }] of values.lump_sum_payments.entries()) {
    if (month > last) return `/${index}/month`;
    const day = text === undefined ? dates.start : dayOf(text);
    if (day < dates.start || day > paymentDay(dates, last)) return `/${index}/date`;
  }
  return undefined;
}
