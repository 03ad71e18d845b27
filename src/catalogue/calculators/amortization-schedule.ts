import { fraction, levelPayment, monthlyRate } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { addMonths, monthsUntil } from '#core/calendar.ts';
import { fractionOf } from '#core/ledger.ts';
import { keepExactly, keepInUnits, type KeptLoan, type LoanPlan } from '#core/loan-ledger.ts';
import { loanConventions, loanStep, paymentRounding } from '../conventions.ts';
import { defineCalculator, step, stepByCase, type FormulaContext } from '../define.ts';
import { amount, currency, loanRate, money, moneyLeft, months, positiveAmount, whole } from '../fields.ts';
import { date, dateOutput, records } from '../structures.ts';

export const amortizationSchedule = defineCalculator({
  id: 'amortization-schedule',
  name: 'Amortization Schedule Calculator',
  category: 'loans',
  summary:
    'A dated schedule of a loan with extra payments, lump sums, a balloon and months of interest only.',
  input: {
    principal: positiveAmount({ description: 'Amount of the loan' }),
    annual_rate: loanRate({
      description: 'Nominal rate of the loan, charged monthly at a twelfth',
      maximum: 100,
    }),
    term_months: months({ description: 'In how many payments the loan is repaid', maximum: 600 }),
    start_date: date({ description: 'When interest begins' }),
    first_payment_date: date({
      description: 'Date of the first payment; without it a month after start_date',
      optional: true,
    }),
    interest_only_months: months({
      description: 'How many of the first payments are interest only',
      minimum: 0,
      maximum: 599,
      default: 0,
    }),
    balloon_amount: amount({ description: 'What the last payment repays beyond a level one', default: 0 }),
    balloon_month: months({
      description: 'Number of the payment with which all that is left is due',
      maximum: 600,
      optional: true,
    }),
    extra_monthly_payment: amount({ description: 'What is paid each month on top', default: 0 }),
    extra_from_month: months({
      description: 'Number of the first payment with it',
      maximum: 600,
      default: 1,
    }),
    lump_sums: records(
      {
        month: months({
          description: 'Number of the payment with which it is paid',
          maximum: 600,
          optional: true,
        }),
        date: date({ description: 'Or its date: it is paid with the next payment', optional: true }),
        amount: positiveAmount({ description: 'What is paid on top' }),
      },
      { description: 'Single payments on top', minItems: 0, maxItems: 60, default: [] },
    ),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    monthly_payment: money('Level payment, after the months of interest only'),
    months: whole('How many payments there are', 'months'),
    payoff_date: dateOutput('Date of the last payment'),
    total_interest: money('All interest'),
    total_paid: money('All payments'),
    total_extra: money('What was paid on top'),
    final_payment: moneyLeft('The last payment, with a balloon in it'),
    odd_days_interest: money(
      'Interest in the first payment for a first month that is longer; negative where shorter',
    ),
    months_saved: whole('How much earlier what is paid on top ends the loan', 'months'),
    interest_saved: money('How much interest it saves'),
  },
  rules: [
    {
      field: 'first_payment_date',
      demand: 'must be after start_date',
      holds: ({ start_date, first_payment_date }) =>
        first_payment_date === undefined || first_payment_date > start_date,
    },
    {
      field: 'interest_only_months',
      demand: 'must be below term_months',
      holds: ({ interest_only_months, term_months }) => interest_only_months < term_months,
    },
    {
      field: 'balloon_amount',
      demand: 'must not be above principal',
      holds: ({ balloon_amount, principal }) => balloon_amount <= principal,
    },
    {
      field: 'balloon_month',
      demand: 'must not be above term_months',
      holds: ({ balloon_month, term_months }) => balloon_month === undefined || balloon_month <= term_months,
    },
    {
      field: 'lump_sums',
      demand: 'must each have either a month or a date',
      holds: ({ lump_sums }) =>
        lump_sums.every((lump) => (lump.month === undefined) !== (lump.date === undefined)),
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
      stepByCase('odd_days_interest', [
        { words: 'L·annual_rate/36500 for each day of the first month beyond a month, unrounded' },
      ]),
      stepByCase('months', [{ words: 'the number of rows of the schedule' }]),
      stepByCase('payoff_date', [{ words: 'the date of the last row' }]),
      stepByCase('total_interest', [{ words: 'the sum of the interest in the schedule' }]),
      stepByCase('total_paid', [{ words: 'the sum of the payments in the schedule' }]),
      stepByCase('total_extra', [{ words: 'extra payments and lump sums, until nothing is owed' }]),
      stepByCase('final_payment', [{ words: 'the payment of the last row' }]),
      stepByCase('months_saved', [{ words: 'months without what is paid on top, less months' }]),
      stepByCase('interest_saved', [
        { words: 'total_interest without what is paid on top, less total_interest' },
      ]),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, §5.2 (amortization schedules) and §3.2 (annuity-immediate)',
    ],
  },
  formula(a, input, context) {
    const { contract, extraIn, firstPayment } = planOf(a, input, context);
    const ledger = keep(a, input, context, { ...contract, extraIn });
    const isChanged = input.lump_sums.length > 0 || !a.isZero(input.extra_monthly_payment);
    // Not before it is asked for: a search for another output needs no second ledger.
    const keepPlain = () =>
      isChanged ? keep(a, input, context, { ...contract, extraIn: () => a.of(0) }) : ledger;
    const interestOf = ({ at, months: last }: typeof ledger) => at(last).flow;
    const interest = interestOf(ledger);
    return {
      monthly_payment: contract.payment,
      months: ledger.months,
      payoff_date: addMonths(firstPayment, ledger.months - 1),
      total_interest: interest,
      total_paid: a.add(contract.principal, interest),
      total_extra: ledger.extras,
      final_payment: ledger.finalPayment,
      odd_days_interest: contract.oddInterest,
      get months_saved() {
        return keepPlain().months - ledger.months;
      },
      get interest_saved() {
        return a.subtract(interestOf(keepPlain()), interest);
      },
    };
  },
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    isDated: true,
    course(a, input, context) {
      const { contract, extraIn, firstPayment } = planOf(a, input, context);
      const { months: count, at } = keep(a, input, context, { ...contract, extraIn });
      return {
        periods: count,
        at,
        dateOf: (month: number) => addMonths(firstPayment, month - 1),
      };
    },
  },
  laws: {
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
  examples: [
    {
      input: {
        principal: 240000,
        annual_rate: 6,
        term_months: 360,
        start_date: '2026-01-15',
        first_payment_date: '2026-03-01',
        extra_monthly_payment: 200,
        extra_from_month: 13,
        lump_sums: [{ date: '2028-06-10', amount: 10000 }],
        payment_rounding: 'cent',
        currency: 'USD',
      },
      output: {
        monthly_payment: 1438.92,
        months: 251,
        payoff_date: '2047-01-01',
        total_interest: 178200.85,
        total_paid: 418200.85,
        total_extra: 57600,
        final_payment: 318.52,
        odd_days_interest: 552.33,
        months_saved: 109,
        interest_saved: 100364.06,
        currency: 'USD',
      },
    },
  ],
});

interface ScheduleInput<N> {
  readonly principal: N;
  readonly annual_rate: N;
  readonly term_months: number;
  readonly start_date: number;
  readonly first_payment_date: number | undefined;
  readonly interest_only_months: number;
  readonly balloon_amount: N;
  readonly balloon_month: number | undefined;
  readonly extra_monthly_payment: N;
  readonly extra_from_month: number;
  readonly lump_sums: readonly {
    readonly month: number | undefined;
    readonly date: number | undefined;
    readonly amount: N;
  }[];
  readonly payment_rounding: 'exact' | 'cent';
}

/** With amounts rounded already where the books have them so. */
function planOf<N>(a: Arithmetic<N>, input: ScheduleInput<N>, { moneyDecimals }: FormulaContext) {
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
  const due = addMonths(input.start_date, 1);
  const firstPayment = input.first_payment_date ?? due;
  const yearly = a.multiply(principal, fraction(a, input.annual_rate));
  const contract = {
    principal,
    payment: kept(a.add(level, a.multiply(balloon, rate))),
    interestOnlyMonths: input.interest_only_months,
    lastMonth: input.balloon_month ?? input.term_months,
    oddInterest: kept(a.divide(a.multiply(yearly, firstPayment - due), 365)),
  };
  const lumps = new Map<number, N>();
  for (const lump of input.lump_sums) {
    const month = lump.month ?? monthsUntil(firstPayment, lump.date!) + 1;
    lumps.set(month, a.add(lumps.get(month) ?? a.of(0), kept(lump.amount)));
  }
  const extra = kept(input.extra_monthly_payment);
  const extraIn = (month: number) => {
    const regular = month >= input.extra_from_month ? extra : a.of(0);
    const lump = lumps.get(month);
    return lump === undefined ? regular : a.add(regular, lump);
  };
  return { contract, extraIn, firstPayment };
}

function keep<N>(
  a: Arithmetic<N>,
  input: ScheduleInput<N>,
  { moneyDecimals, values }: FormulaContext,
  plan: LoanPlan<N>,
): KeptLoan<N> {
  return input.payment_rounding === 'exact'
    ? keepExactly(a, plan, monthlyRate(a, input.annual_rate))
    : keepInUnits(a, plan, fractionOf(Number(values['annual_rate']), 1200), moneyDecimals);
}
