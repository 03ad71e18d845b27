import { monthlyRate } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { isRepaid, neverRepaid, payOff, type Debt, type Payoff } from '#core/payoff.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { amount, currency, loanRate, money, moneyLeft, omittable, positiveAmount, whole } from '../fields.ts';

const neverWithout = { when: 'monthly_payment ≤ balance·i', words: 'none: it would never be repaid' };

export const loanPayoff = defineCalculator({
  id: 'loan-payoff',
  name: 'Loan Payoff Calculator',
  synonyms: ['extra payment', 'early repayment', 'prepayment'],
  category: 'loans',
  summary: 'When a loan is paid off by a fixed monthly payment, and what extra payments save.',
  input: {
    balance: positiveAmount('What is owed today'),
    annual_rate: loanRate('Nominal rate of the loan, charged monthly at a twelfth'),
    monthly_payment: positiveAmount('What is paid at the end of each month'),
    extra_monthly_payment: amount('What is paid each month on top', { default: 0 }),
    extra_one_time_payment: amount('What is paid once, today', { default: 0 }),
    currency: currency(),
  },
  output: {
    months: whole('How many monthly payments there are', 'months'),
    total_interest: money('All payments less the balance'),
    total_paid: money('All payments, with the extra ones'),
    final_payment: moneyLeft('The last monthly payment, which settles the rest'),
    months_saved: omittable(
      whole(
        'How much earlier the extra payments pay off the loan; absent where it never would be without them',
        'months',
      ),
    ),
    interest_saved: omittable(
      money(
        'How much interest the extra payments save; absent where the loan would never be paid off without them',
      ),
    ),
  },
  rules: [
    {
      field: 'extra_one_time_payment',
      demand: 'must be below balance',
      holds: ({ balance, extra_one_time_payment }) => !(extra_one_time_payment >= balance),
    },
  ],
  conventions: {
    timing: 'payments at the end of each month, the one-time payment at the beginning of the first',
    compounding: 'interest monthly, at a twelfth of the nominal rate',
  },
  note: {
    steps: [
      step('i', 'annual_rate/1200', 'Interest per month, as a fraction'),
      step('p', 'monthly_payment + extra_monthly_payment', 'What is paid each month'),
      step('B', 'balance − extra_one_time_payment', 'What is owed after the one-time payment'),
      stepByCase('months', [
        { when: 'i = 0', equation: 'ceil(B/p)' },
        { equation: 'ceil(ln(p/(p − B·i))/ln(1 + i))' },
      ]),
      stepByCase(
        's',
        [{ when: 'i = 0', equation: 'months − 1' }, { equation: '((1 + i)^(months − 1) − 1)/i' }],
        'What 1 a month grows to until the last payment but one',
      ),
      step('final_payment', '(B − s·(p − B·i))·(1 + i)'),
      step('total_paid', 'extra_one_time_payment + (months − 1)·p + final_payment'),
      step('total_interest', 'total_paid − balance'),
      stepByCase(
        'n',
        [
          neverWithout,
          { when: 'i = 0', equation: 'ceil(balance/monthly_payment)' },
          { equation: 'ceil(ln(monthly_payment/(monthly_payment − balance·i))/ln(1 + i))' },
        ],
        'Payments without the extra ones',
      ),
      stepByCase(
        'z',
        [neverWithout, { when: 'i = 0', equation: 'n − 1' }, { equation: '((1 + i)^(n − 1) − 1)/i' }],
        'What 1 a month grows to until the last but one of them',
      ),
      stepByCase('months_saved', [neverWithout, { equation: 'n − months' }]),
      stepByCase('interest_saved', [
        neverWithout,
        {
          equation:
            '(n − 1)·monthly_payment + (balance − z·(monthly_payment − balance·i))·(1 + i) − total_paid',
        },
      ]),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.6 (unknown time, with a smaller last payment) and §5.2 (retrospective balance)',
    ],
  },
  formula(a, input, { moneyDecimals, omit }) {
    const { periods, totalPaid, finalPayment } = payoffOf(a, input, moneyDecimals);
    const plain: Debt<typeof input.balance> = {
      balance: input.balance,
      rate: monthlyRate(a, input.annual_rate),
      payment: input.monthly_payment,
    };
    const without = isRepaid(a, plain) ? payOff(a, plain) : undefined;
    const paid = a.add(totalPaid, input.extra_one_time_payment);
    if (without === undefined) {
      const reason = 'monthly_payment alone never pays off the loan.';
      for (const output of ['months_saved', 'interest_saved']) omit(output, reason);
    }
    return {
      months: periods,
      total_interest: a.subtract(paid, input.balance),
      total_paid: paid,
      final_payment: finalPayment,
      months_saved: without && without.periods - periods,
      interest_saved: without && a.subtract(without.totalPaid, paid),
    };
  },
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    course(a, input, { moneyDecimals }) {
      const { periods, totalPaid, balanceAfter } = payoffOf(a, input, moneyDecimals);
      const monthly = a.add(input.monthly_payment, input.extra_monthly_payment);
      const pointAt = (month: number) => {
        const balance = month === periods ? a.of(0) : balanceAfter(month);
        const paid = month === periods ? totalPaid : a.multiply(monthly, month);
        const repaid = a.subtract(a.subtract(input.balance, input.extra_one_time_payment), balance);
        return { balance, flow: a.subtract(paid, repaid) };
      };
      return {
        periods,
        at: (month: number) => (month === 0 ? { balance: input.balance, flow: a.of(0) } : pointAt(month)),
      };
    },
  },
  laws: {
    rises: {
      months: ['balance', 'annual_rate'],
      total_interest: ['balance', 'annual_rate'],
      interest_saved: ['extra_monthly_payment', 'extra_one_time_payment'],
    },
    falls: {
      months: ['monthly_payment', 'extra_monthly_payment', 'extra_one_time_payment'],
      total_interest: ['monthly_payment', 'extra_monthly_payment', 'extra_one_time_payment'],
    },
    identities: [
      'total_paid = balance + total_interest',
      '(balance − extra_one_time_payment)·(1 + annual_rate/1200)^months·annual_rate/1200 = (monthly_payment + extra_monthly_payment)·((1 + annual_rate/1200)^months − 1 − annual_rate/1200) + final_payment·annual_rate/1200',
    ],
  },
  examples: [
    {
      input: {
        balance: 8000,
        annual_rate: 7,
        monthly_payment: 150,
        extra_monthly_payment: 50,
        currency: 'USD',
      },
      output: {
        months: 46,
        total_interest: 1136.49,
        total_paid: 9136.49,
        final_payment: 136.49,
        months_saved: 19,
        interest_saved: 474.54,
        currency: 'USD',
      },
    },
  ],
});

interface LoanPayoffInput<N> {
  readonly balance: N;
  readonly annual_rate: N;
  readonly monthly_payment: N;
  readonly extra_monthly_payment: N;
  readonly extra_one_time_payment: N;
}

/** With the extra payments. Throws `goal-unreachable`. */
function payoffOf<N>(a: Arithmetic<N>, input: LoanPayoffInput<N>, decimals: number): Payoff<N> {
  const debt = {
    balance: a.subtract(input.balance, input.extra_one_time_payment),
    rate: monthlyRate(a, input.annual_rate),
    payment: a.add(input.monthly_payment, input.extra_monthly_payment),
  };
  if (isRepaid(a, debt)) return payOff(a, debt);
  const interest = a.multiply(debt.balance, debt.rate);
  throw neverRepaid(a, interest, 'monthly_payment with extra_monthly_payment', decimals);
}
