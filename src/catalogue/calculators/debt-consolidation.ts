import { fraction, monthlyRate } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { planDebts, type DebtsCourse } from '#core/debts.ts';
import { payLevel, type Payoff } from '#core/payoff.ts';
import { debtList } from '../conventions.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { amount, choice, currency, loanRate, money, months, omittable, percent, whole } from '../fields.ts';

const feeTimes = {
  upfront: 'they are paid at the beginning',
  financed: 'they are added to the loan',
} as const;

export const debtConsolidation = defineCalculator({
  id: 'debt-consolidation',
  name: 'Debt Consolidation Calculator',
  synonyms: ['combine debts', 'merge loans', 'balance transfer'],
  category: 'loans',
  summary: 'Several debts as they are paid now, against one new loan that pays all of them off.',
  input: {
    debts: debtList(),
    loan_rate: loanRate('Nominal rate of the new loan, charged monthly at a twelfth'),
    loan_months: months('Term of the new loan'),
    fee_percent: percent('Fee of the new loan, in percent of the balances', { default: 0 }),
    fee_amount: amount('Other fees of the new loan', { default: 0 }),
    fees: choice('Payment of the fees', feeTimes, { default: 'financed' }),
    currency: currency(),
  },
  output: {
    total_balance: money('All balances'),
    current_payment: money('All minimum payments of the first month'),
    current_months: omittable(
      whole(
        'Month in which the last debt is paid off by its minimum payments; absent when one never is',
        'months',
      ),
    ),
    current_interest: omittable(money('Interest of the debts until they are paid off')),
    total_fees: money('Fees of the new loan'),
    loan_amount: money('The new loan'),
    loan_payment: money('Its level payment at the end of each month'),
    loan_interest: money('Its interest'),
    loan_cost: money('Its interest and the fees'),
    payment_change: money('loan_payment less current_payment; negative where less is paid a month'),
    months_change: omittable(
      whole('loan_months less current_months; negative when the new loan ends earlier', 'months'),
    ),
    savings: omittable(money('current_interest less loan_cost; negative when the new loan costs more')),
    break_even_month: omittable(
      whole(
        'The first month by which the interest that is saved covers the fees; absent where none of the first 120 does',
        'months',
      ),
    ),
  },
  answers: ['savings'],
  conventions: {
    timing:
      'payments at the end of each month; without the new loan each debt is paid by its minimum payment alone',
    compounding: 'interest monthly, at a twelfth of the nominal rate',
  },
  note: {
    steps: [
      stepByCase('total_balance', [{ words: 'the sum of all balances' }]),
      stepByCase('current_payment', [{ words: 'the sum of all minimum payments' }]),
      stepByCase('current_months', [
        {
          words:
            'the longest of ln(p/(p − B·j))/ln(1 + j), rounded up, of each debt with j = annual_rate/1200',
        },
      ]),
      stepByCase('current_interest', [
        { words: 'the sum of what is paid for each debt, less total_balance' },
      ]),
      stepByCase('total_fees', [{ words: 'total_balance·fee_percent/100 + fee_amount, unrounded' }]),
      stepByCase('loan_amount', [{ words: 'total_balance, with total_fees where they are financed' }]),
      step('i', 'loan_rate/1200', 'Interest of the new loan per month, as a fraction'),
      stepByCase('loan_payment', [
        { when: 'i = 0', words: 'loan_amount/loan_months, unrounded' },
        { words: 'loan_amount·i/(1 − (1 + i)^−loan_months), unrounded' },
      ]),
      stepByCase('loan_interest', [{ words: 'loan_months·loan_payment − loan_amount, unrounded' }]),
      stepByCase('loan_cost', [{ words: 'loan_interest + total_fees, unrounded' }]),
      stepByCase('payment_change', [{ words: 'loan_payment − current_payment, unrounded' }]),
      step('months_change', 'loan_months − current_months'),
      stepByCase('savings', [{ words: 'current_interest − loan_cost, unrounded' }]),
      stepByCase('break_even_month', [
        {
          words:
            'the first month k up to 120 at which the interest of the new loan until k and total_fees are not above the interest of the debts until k',
        },
      ]),
    ],
    references: [
      'Consumer Financial Protection Bureau, What do I need to know about consolidating my credit card debt?',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (annuity-immediate) and §3.6 (unknown time)',
    ],
  },
  formula(a, input, { omit }) {
    const { current, loan, fees, principal } = plansOf(a, input);
    const sum = (items: readonly (typeof fees)[]) => items.reduce((x, y) => a.add(x, y));
    const paidNow = sum(input.debts.map((debt) => debt.minimum_payment));
    const interest = a.subtract(loan.totalPaid, principal);
    const cost = a.add(interest, fees);
    const currentInterest = current?.at(current.months).flow;
    if (current === undefined) {
      const reason =
        "A debt is never paid off by its minimum_payment, which does not cover a month's interest.";
      for (const output of ofCurrentDebts) omit(output, reason);
    }
    return {
      total_balance: sum(input.debts.map((debt) => debt.balance)),
      current_payment: paidNow,
      current_months: current?.months,
      current_interest: currentInterest,
      total_fees: fees,
      loan_amount: principal,
      loan_payment: loan.finalPayment,
      loan_interest: interest,
      loan_cost: cost,
      payment_change: a.subtract(loan.finalPayment, paidNow),
      months_change: current && input.loan_months - current.months,
      savings: currentInterest && a.subtract(currentInterest, cost),
      // Not before it is asked for: a search for another output does not go through the months.
      get break_even_month() {
        if (current === undefined) return undefined;
        const month = breakEven(a, current, loan, fees, principal);
        return (
          month ?? omit('break_even_month', 'The interest saved does not cover the fees within ten years.')
        );
      },
    };
  },
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { interest: 'loan_interest' },
    course(a, input) {
      const { loan, principal } = plansOf(a, input);
      return {
        periods: loan.periods,
        at: (month: number) => loanPoint(a, loan, principal, month),
      };
    },
  },
  laws: {
    rises: {
      loan_payment: ['loan_rate', 'fee_amount'],
      loan_cost: ['loan_rate', 'loan_months', 'fee_percent', 'fee_amount'],
      break_even_month: ['fee_amount'],
    },
    falls: { loan_payment: ['loan_months'], savings: ['loan_rate', 'fee_percent', 'fee_amount'] },
    identities: [
      'loan_amount + loan_interest = loan_months·loan_payment',
      'savings + loan_interest + total_fees = current_interest',
    ],
  },
});

/** Results that compare with the debts as they are paid now. */
const ofCurrentDebts = [
  'current_months',
  'current_interest',
  'months_change',
  'savings',
  'break_even_month',
] as const;

/** How far a break-even is looked for: ten years. */
const LATEST_BREAK_EVEN = 120;

interface ConsolidationInput<N> {
  readonly debts: readonly { readonly balance: N; readonly annual_rate: N; readonly minimum_payment: N }[];
  readonly loan_rate: N;
  readonly loan_months: number;
  readonly fee_percent: N;
  readonly fee_amount: N;
  readonly fees: keyof typeof feeTimes;
}

interface Plans<N> {
  /** Undefined where a debt is never paid off now: then there is no cost to compare with. */
  readonly current: DebtsCourse<N> | undefined;
  readonly loan: Payoff<N>;
  readonly fees: N;
  readonly principal: N;
}

function plansOf<N>(a: Arithmetic<N>, input: ConsolidationInput<N>): Plans<N> {
  const debts = input.debts.map(({ balance, annual_rate, minimum_payment }) => ({
    balance,
    rate: monthlyRate(a, annual_rate),
    payment: minimum_payment,
  }));
  const current = planDebts(a, debts).apart();
  const balance = debts.map((debt) => debt.balance).reduce((x, y) => a.add(x, y));
  const fees = a.add(a.multiply(balance, fraction(a, input.fee_percent)), input.fee_amount);
  const principal = input.fees === 'financed' ? a.add(balance, fees) : balance;
  const loan = payLevel(a, principal, monthlyRate(a, input.loan_rate), input.loan_months);
  return { current, loan, fees, principal };
}

function loanPoint<N>(a: Arithmetic<N>, loan: Payoff<N>, principal: N, month: number) {
  if (month === 0) return { balance: principal, flow: a.of(0) };
  const balance = month >= loan.periods ? a.of(0) : loan.balanceAfter(month);
  const paid = a.multiply(loan.finalPayment, Math.min(month, loan.periods));
  return { balance, flow: a.subtract(paid, a.subtract(principal, balance)) };
}

function breakEven<N>(
  a: Arithmetic<N>,
  current: DebtsCourse<N>,
  loan: Payoff<N>,
  fees: N,
  principal: N,
): number | undefined {
  const last = Math.min(Math.max(current.months, loan.periods), LATEST_BREAK_EVEN);
  for (let month = 1; month <= last; month++) {
    const cost = a.add(loanPoint(a, loan, principal, month).flow, fees);
    if (a.compare(cost, current.at(month).flow) <= 0) return month;
  }
  return undefined;
}
