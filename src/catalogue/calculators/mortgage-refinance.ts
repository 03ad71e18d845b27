import { followLoan, type LoanCourse, type MonthlyLoan, repay } from '#core/amortization.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { defineCalculator, type InputValues, step, stepByCase, stepInWords } from '../define.ts';
import {
  amount,
  choice,
  currency,
  loanRate,
  money,
  months,
  omittable,
  positiveAmount,
  whole,
  wholeYears,
} from '../fields.ts';

const costPayments = {
  cash: 'the closing costs are paid at once',
  financed: 'the closing costs are added to the new loan',
} as const;

export const mortgageRefinance = defineCalculator({
  id: 'mortgage-refinance',
  name: 'Mortgage Refinance Calculator',
  synonyms: ['remortgage', 'refi', 'switch mortgage'],
  category: 'real-estate',
  summary:
    'Whether a new loan in the place of an old one pays: payments, break-even month, and savings over the loans and until a sale.',
  input: {
    current_balance: positiveAmount('What is still owed on the old loan'),
    current_rate: loanRate('Nominal rate of the old loan'),
    remaining_months: months('Months that the old loan still runs'),
    new_rate: loanRate('Nominal rate of the new loan'),
    closing_costs: amount('All costs of the new loan'),
    new_term: wholeYears('How long the new loan is repaid', { default: 30 }),
    cost_payment: choice('How the closing costs are paid', costPayments, { default: 'cash' }),
    months_in_home: months('After how many months the home is sold, or the loan is replaced again', {
      default: 84,
    }),
    currency: currency(),
  },
  output: {
    monthly_saving: money('Old payment less new payment; negative when the new one is higher'),
    current_payment: money('Level payment of the old loan a month'),
    new_payment: money('Level payment of the new loan a month'),
    new_loan: money('The new loan'),
    break_even_month: omittable(
      whole(
        'First month after which selling or repaying the home would leave a saving, as saving_when_leaving counts it; absent when no month of both loans does',
        'months',
      ),
    ),
    simple_break_even_month: omittable(
      whole(
        'Closing costs divided by monthly_saving, rounded up; absent when payments are not lower or the loans end before',
        'months',
      ),
    ),
    lifetime_saving: money(
      'All payments of the old loan less those of the new one and costs paid at once; negative for a loss',
    ),
    interest_saved: money('All interest of the old loan less that of the new one'),
    saving_when_leaving: money(
      'What is saved when the loans are repaid after months_in_home: payments, costs paid at once and the balances that are left then',
    ),
  },
  conventions: {
    timing: 'payments at the end of each month',
    compounding: 'interest monthly, at a twelfth of the nominal rate',
  },
  note: {
    steps: [
      step('i', 'current_rate/1200', 'Interest of the old loan per month, as a fraction'),
      stepByCase('current_payment', [
        { when: 'i = 0', equation: 'current_balance/remaining_months' },
        { equation: 'current_balance·i/(1 − (1 + i)^−remaining_months)' },
      ]),
      stepByCase(
        'c',
        [{ when: 'cost_payment = financed', equation: '0' }, { equation: 'closing_costs' }],
        'Costs paid at once',
      ),
      step('new_loan', 'current_balance + closing_costs − c'),
      step('j', 'new_rate/1200', 'Interest of the new loan per month, as a fraction'),
      step('n', '12·new_term', 'Months of the new loan'),
      stepByCase('new_payment', [
        { when: 'j = 0', equation: 'new_loan/n' },
        { equation: 'new_loan·j/(1 − (1 + j)^−n)' },
      ]),
      step('monthly_saving', 'current_payment − new_payment'),
      stepByCase('simple_break_even_month', [
        { when: 'monthly_saving > 0', equation: 'ceil(closing_costs/monthly_saving)' },
      ]),
      stepInWords(
        'break_even_month',
        'the first month, up to the end of the shorter loan, for which saving_when_leaving of that month is not below 0',
      ),
      step('lifetime_saving', 'remaining_months·current_payment − n·new_payment − c'),
      step(
        'interest_saved',
        'remaining_months·current_payment − current_balance − (n·new_payment − new_loan)',
      ),
      step(
        'k',
        'remaining_months − max(0, remaining_months − months_in_home)',
        'Payments of the old loan until then',
      ),
      step('m', 'n − max(0, n − months_in_home)', 'Payments of the new loan until then'),
      stepByCase(
        'a',
        [
          { when: 'i = 0', equation: 'remaining_months − k' },
          { equation: '(1 − (1 + i)^(k − remaining_months))/i' },
        ],
        'Worth of the payments left of the old loan, of 1 each',
      ),
      stepByCase(
        'b',
        [{ when: 'j = 0', equation: 'n − m' }, { equation: '(1 − (1 + j)^(m − n))/j' }],
        'The same of the new loan',
      ),
      step('saving_when_leaving', 'current_payment·(k + a) − new_payment·(m + b) − c'),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (annuity-immediate) and §5.2 (prospective balance)',
      "Board of Governors of the Federal Reserve System, A Consumer's Guide to Mortgage Refinancings (break-even period)",
    ],
  },
  formula(a, input, { values, omit }) {
    const [before, after] = loansOf(a, input, values);
    const [old, fresh] = [repay(a, before, 'exact', 2), repay(a, after, 'exact', 2)];
    const atOnce = input.cost_payment === 'cash' ? input.closing_costs : a.of(0);
    const saving = a.subtract(old.payment, fresh.payment);
    const simple =
      a.compare(saving, 0) > 0 ? Number(a.ceiling(a.divide(input.closing_costs, saving))) : undefined;
    const costOf = (loan: MonthlyLoan<typeof saving>) => costUntil(a, loan, input.months_in_home);
    return {
      monthly_saving: saving,
      current_payment: old.payment,
      new_payment: fresh.payment,
      new_loan: after.principal,
      // Not before it is asked for: a search for another output does not go through the months.
      get break_even_month() {
        const month = breakEven(a, before, after, atOnce);
        return month ?? omit('break_even_month', 'No month of both loans leaves a saving.');
      },
      simple_break_even_month:
        simple !== undefined && simple <= Math.min(before.months, after.months)
          ? simple
          : omit(
              'simple_break_even_month',
              'The payments do not save the closing costs while both loans run.',
            ),
      lifetime_saving: a.subtract(a.subtract(old.totalPaid, fresh.totalPaid), atOnce),
      interest_saved: a.subtract(old.totalInterest, fresh.totalInterest),
      saving_when_leaving: a.subtract(a.subtract(costOf(before), costOf(after)), atOnce),
    };
  },
  laws: {
    rises: {
      monthly_saving: ['current_rate', 'new_term'],
      lifetime_saving: ['current_rate'],
      break_even_month: ['closing_costs', 'new_rate'],
      simple_break_even_month: ['closing_costs', 'new_rate'],
    },
    falls: {
      monthly_saving: ['new_rate', 'remaining_months'],
      lifetime_saving: ['new_rate', 'closing_costs', 'new_term'],
      saving_when_leaving: ['new_rate', 'closing_costs'],
    },
    identities: [
      'monthly_saving = current_payment − new_payment',
      'lifetime_saving + closing_costs = interest_saved',
    ],
  },
});

interface RefinanceInput<N> {
  readonly current_balance: N;
  readonly current_rate: N;
  readonly remaining_months: number;
  readonly new_rate: N;
  readonly new_term: number;
  readonly closing_costs: N;
  readonly cost_payment: keyof typeof costPayments;
}

/** The old loan and the new one. */
function loansOf<N>(a: Arithmetic<N>, input: RefinanceInput<N>, values: InputValues) {
  const { current_balance: balance, closing_costs: costs } = input;
  return [
    {
      principal: balance,
      ratePercent: input.current_rate,
      ratePercentValue: Number(values['current_rate']),
      months: input.remaining_months,
    },
    {
      principal: input.cost_payment === 'financed' ? a.add(balance, costs) : balance,
      ratePercent: input.new_rate,
      ratePercentValue: Number(values['new_rate']),
      months: 12 * input.new_term,
    },
  ] as const;
}

/** What is paid until a month, and what is still owed then. */
function costUntil<N>(a: Arithmetic<N>, loan: MonthlyLoan<N>, month: number): N {
  const paid = Math.min(month, loan.months);
  // Repaid, interest and balance: the loan and the interest until then.
  return a.add(loan.principal, followLoan(a, loan, 'exact', 2).at(paid).flow);
}

/** The first month, while both loans run, after which leaving both would cost no more with the new loan. */
function breakEven<N>(
  a: Arithmetic<N>,
  before: MonthlyLoan<N>,
  after: MonthlyLoan<N>,
  atOnce: N,
): number | undefined {
  const [old, fresh] = [before, after].map((loan) => followLoan(a, loan, 'exact', 2)) as [
    LoanCourse<N>,
    LoanCourse<N>,
  ];
  const borrowed = a.add(a.subtract(after.principal, before.principal), atOnce);
  const last = Math.min(before.months, after.months);
  for (let month = 1; month <= last; month++) {
    const saved = a.subtract(old.at(month).flow, fresh.at(month).flow);
    if (a.compare(saved, borrowed) >= 0) return month;
  }
  return undefined;
}
