import { fraction, levelPayment, monthlyRate } from '#core/finance/annuity.ts';
import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { dayOf, paymentDay, paymentFrom, type PaymentDates } from '#core/finance/calendar.ts';
import { fractionOf } from '#core/arithmetic/fraction.ts';
import { createExtra, keepExactly, keepInUnits, type LoanPlan } from '#core/finance/loan-ledger.ts';
import { settleLast } from '#core/finance/whole-flows.ts';
import { loanConventions, loanStep, paymentRounding } from '#catalogue/conventions.ts';
import {
  defineCalculator,
  type FormulaContext,
  type FormulaInput,
  readByName,
  step,
  stepByCase,
  stepInWords,
  type ValuesOf,
} from '#catalogue/define.ts';
import {
  amount,
  currency,
  loanRate,
  money,
  moneyLeft,
  months,
  positiveAmount,
  whole,
} from '#catalogue/fields.ts';
import { date, dateOutput, records } from '#catalogue/structures.ts';
import { after, below, notAbove } from '#catalogue/rules.ts';

const input = {
  principal: positiveAmount('Amount of the loan'),
  annual_rate: loanRate('Nominal annual rate, one-twelfth charged monthly', { maximum: 100 }),
  term_months: months('In how many payments the loan is repaid', { maximum: 600 }),
  start_date: date('Date on which interest begins'),
  first_payment_date: date('Date of the first payment; without it a month after start_date', {
    optional: true,
  }),
  interest_only_months: months('Number of interest-only payments at the beginning', {
    minimum: 0,
    maximum: 599,
    default: 0,
  }),
  balloon_amount: amount('Balloon: principal due with the last payment, beyond a level payment', {
    default: 0,
  }),
  balloon_month: months('Number of the payment with which all that is left is due', {
    maximum: 600,
    optional: true,
  }),
  extra_monthly_payment: amount('Extra monthly payment', { default: 0 }),
  extra_from_month: months('First payment with the extra one', { maximum: 600, default: 1 }),
  lump_sums: records(
    'Single payments on top',
    {
      month: months('Number of the payment with which it is paid', { maximum: 600, optional: true }),
      date: date('Or its date: it is paid with the next payment', { optional: true }),
      amount: positiveAmount('Extra payment'),
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
  summary:
    'A dated schedule of a loan with extra payments, lump sums, a balloon and months of interest only.',
  input,
  output: {
    monthly_payment: money('Level payment, after the months of interest only'),
    months: whole('Number of payments', 'months'),
    payoff_date: dateOutput('Date of the last payment'),
    total_interest: money('All interest'),
    total_paid: money('All payments'),
    total_extra: money('All extra payments'),
    final_payment: moneyLeft('The last payment with the balloon, which settles the rest'),
    odd_days_interest: money(
      'Interest in the first payment for a first month that is longer; negative where shorter',
    ),
    months_saved: whole('Months by which extra payments shorten the loan', 'months'),
    interest_saved: money('Interest saved by extra payments'),
  },
  rules: [
    after('first_payment_date', 'start_date'),
    below('interest_only_months', 'term_months'),
    notAbove('balloon_amount', 'principal'),
    notAbove('balloon_month', 'term_months'),
    {
      field: 'lump_sums',
      demand: 'must each have either a month or a date',
      holds: ({ lump_sums }) =>
        lump_sums.every((lump) => (lump.month === undefined) !== (lump.date === undefined)),
    },
    {
      field: 'lump_sums',
      demand:
        'must each be paid while the loan runs: with one of its payments, or on a date from start_date to that of the last one',
      holds: (values) => findOutside(values) === undefined,
      within: findOutside,
    },
  ],
  conventions: {
    ...loanConventions,
    timing: 'payments on the same day of each month, or the last one of a month that is too short',
    compounding: 'interest monthly, at a twelfth of the nominal rate; odd days of the first month at a 365th',
  },
  note: {
    steps: [
      loanStep('principal'),
      step('i', 'annual_rate/1200', 'Interest per month, as a fraction'),
      step('n', 'term_months − interest_only_months', 'Number of level payments in the contract'),
      stepByCase(
        'p',
        [
          { when: 'i = 0', equation: '(L − balloon_amount)/n' },
          { equation: '(L − balloon_amount·(1 + i)^−n)·i/(1 − (1 + i)^−n)' },
        ],
        'Level payment, unrounded',
      ),
      stepByCase('monthly_payment', [
        { when: 'payment_rounding = cent', equation: 'round(p)' },
        { equation: 'p' },
      ]),
      stepInWords(
        'odd_days_interest',
        'L·annual_rate/36500 for each day of the first month beyond a month, unrounded',
      ),
      stepInWords('months', 'the number of rows of the schedule'),
      stepInWords('payoff_date', 'the date of the last row'),
      stepInWords('total_interest', 'the sum of the interest in the schedule'),
      stepInWords('total_paid', 'the sum of the payments in the schedule'),
      stepInWords('total_extra', 'extra payments and lump sums, until nothing is owed'),
      stepInWords('final_payment', 'the payment of the last row'),
      stepInWords('months_saved', 'months without what is paid on top, less months'),
      stepInWords('interest_saved', 'total_interest without what is paid on top, less total_interest'),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §5.3 (amortization schedules) and §3.2 (annuity-immediate)',
    ],
  },
  formula(a, input, context) {
    const { contract, extraIn, dates, keep } = planOf(a, input, context);
    const ledger = keep(extraIn);
    const isChanged = input.lump_sums.length > 0 || !a.isZero(input.extra_monthly_payment);
    const keepPlain = () => (isChanged ? keep(() => a.of(0)) : ledger);
    const interestOf = ({ at, months: last }: typeof ledger) => at(last).flow;
    const interest = interestOf(ledger);
    return readByName({
      monthly_payment: contract.payment,
      months: ledger.months,
      payoff_date: paymentDay(dates, ledger.months),
      total_interest: interest,
      total_paid: a.add(contract.principal, interest),
      total_extra: ledger.extras,
      get final_payment() {
        const { payments: earlier, finalPayment: last } = ledger;
        const total = a.add(contract.principal, interest);
        return settleLast(a, { total, last, earlier }, context.moneyDecimals);
      },
      odd_days_interest: contract.oddInterest,
      get months_saved() {
        return keepPlain().months - ledger.months;
      },
      get interest_saved() {
        return a.subtract(interestOf(keepPlain()), interest);
      },
    });
  },
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    isDated: true,
    course(a, input, context) {
      const { extraIn, dates, keep } = planOf(a, input, context);
      const { months: periods, at } = keep(extraIn);
      return { periods, at, dateOf: (month: number) => paymentDay(dates, month) };
    },
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
      monthly_payment: ['balloon_amount', 'term_months'],
      months: ['extra_monthly_payment'],
      total_interest: ['extra_monthly_payment'],
    },
    identities: ['total_paid = principal + total_interest'],
  },
});

type ScheduleInput<N> = FormulaInput<typeof input, N>;

/** Where among the lump sums is one that no payment of the contract can take. */
function findOutside(values: ValuesOf<typeof input>): string | undefined {
  const last = values.balloon_month ?? values.term_months;
  const [start, first] = [values.start_date, values.first_payment_date].map((day) => day && dayOf(day));
  const dates = { start, first } as PaymentDates;
  for (const [index, { month = 0, date: text }] of values.lump_sums.entries()) {
    if (month > last) return `/${index}/month`;
    const day = text === undefined ? dates.start : dayOf(text);
    if (day < dates.start || day > paymentDay(dates, last)) return `/${index}/date`;
  }
  return undefined;
}

/** With amounts rounded already where the books have them so. */
function planOf<N>(a: Arithmetic<N>, input: ScheduleInput<N>, { moneyDecimals, values }: FormulaContext) {
  const kept = (value: N) =>
    input.payment_rounding === 'cent' ? a.ofUnits(a.round(value, moneyDecimals), moneyDecimals) : value;
  const principal = kept(input.principal);
  const balloon = kept(input.balloon_amount);
  const rate = monthlyRate(a, input.annual_rate);
  const level = levelPayment(
    a,
    a.subtract(principal, balloon),
    rate,
    input.term_months - input.interest_only_months,
  );
  const dates = { start: input.start_date, first: input.first_payment_date };
  const oddDays = paymentDay(dates, 1) - paymentDay({ start: input.start_date }, 1);
  const yearly = a.multiply(principal, fraction(a, input.annual_rate));
  const contract = {
    principal,
    payment: kept(a.add(level, a.multiply(balloon, rate))),
    interestOnlyMonths: input.interest_only_months,
    lastMonth: input.balloon_month ?? input.term_months,
    oddInterest: kept(a.divide(a.multiply(yearly, oddDays), 365)),
  };
  const regular = { regular: kept(input.extra_monthly_payment), from: input.extra_from_month };
  const lumps = input.lump_sums.map((lump) => ({
    month: lump.month ?? paymentFrom(dates, lump.date!),
    amount: kept(lump.amount),
  }));
  const extraIn = createExtra(a, regular, lumps);
  const keep = (extraIn: LoanPlan<N>['extraIn']) =>
    input.payment_rounding === 'exact'
      ? keepExactly(a, { ...contract, extraIn }, rate)
      : keepInUnits(
          a,
          { ...contract, extraIn },
          fractionOf(Number(values['annual_rate']), 1200),
          moneyDecimals,
        );
  return { contract, extraIn, dates, keep };
}
