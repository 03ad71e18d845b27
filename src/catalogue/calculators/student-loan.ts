import { levelPayment, monthlyRate } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { payLevel, payOff, type Payoff } from '#core/payoff.ts';
import { settleLast } from '#core/whole-flows.ts';
import { defineCalculator, step, stepByCase, type FormulaInput } from '../define.ts';
import { amount, choice, currency, money, moneyLeft, months, positiveAmount, whole } from '../fields.ts';
import { loanInterest, loanTerm, nominalLoanRate } from '../shared-fields.ts';

const supports = {
  unsubsidized: 'interest is charged from the first month',
  subsidized: 'the government pays the interest until repayment begins',
} as const;

const treatments = {
  capitalized: 'it is added to the loan when repayment begins, and bears interest itself',
  separate: 'it stays beside the loan without interest, and the first payments go to it',
  paid: 'it is paid each month while it is charged',
} as const;

const inSeparate = { when: 'A > 0', words: 'the same steps with extra_monthly_payment 0' };

const input = {
  loan_amount: positiveAmount('What is borrowed, at the beginning'),
  annual_rate: nominalLoanRate(),
  term_years: loanTerm({ default: 10 }),
  months_in_school: months('Months until school is left', { minimum: 0, default: 0 }),
  grace_months: months('Months from then until repayment begins', { minimum: 0, default: 6 }),
  interest_support: choice('Interest until repayment begins', supports, { default: 'unsubsidized' }),
  unpaid_interest: choice('Treatment of interest that is unpaid when repayment begins', treatments, {
    default: 'separate',
  }),
  extra_monthly_payment: amount('Extra monthly payment during repayment', { default: 0 }),
  currency: currency(),
};

export const studentLoan = defineCalculator({
  id: 'student-loan',
  name: 'Student Loan Calculator',
  synonyms: ['college', 'university', 'education', 'tuition'],
  category: 'loans',
  summary:
    'Standard repayment of a student loan after school and grace period, and what extra payments save.',
  input,
  output: {
    monthly_payment: money('Scheduled payment at the end of each month of repayment, without the extra one'),
    accrued_interest: money('Interest charged to the borrower until repayment begins'),
    balance_at_repayment: money('What is owed when repayment begins'),
    months: whole('How many monthly payments there are', 'months'),
    total_interest: loanInterest(),
    total_paid: money('All payments, with those before repayment begins'),
    final_payment: moneyLeft('The last payment, which settles the rest'),
    months_saved: whole('How much earlier the extra payment pays off the loan', 'months'),
    interest_saved: money('How much interest the extra payment saves'),
  },
  conventions: {
    timing: 'payments at the end of each month, after school and grace period',
    compounding: {
      by: 'unpaid_interest',
      words: {
        capitalized: 'simple interest until repayment begins, then monthly, at a twelfth of the nominal rate',
        separate: 'interest monthly on the loan alone, at a twelfth of the nominal rate',
        paid: 'interest monthly, at a twelfth of the nominal rate',
      },
    },
  },
  note: {
    steps: [
      step('i', 'annual_rate/1200', 'Interest per month, as a fraction'),
      stepByCase('accrued_interest', [
        { when: 'interest_support = subsidized', equation: '0' },
        { equation: 'loan_amount·i·(months_in_school + grace_months)' },
      ]),
      stepByCase(
        'P',
        [
          { when: 'unpaid_interest = capitalized', equation: 'loan_amount + accrued_interest' },
          { equation: 'loan_amount' },
        ],
        'What bears interest when repayment begins',
      ),
      stepByCase(
        'A',
        [{ when: 'unpaid_interest = separate', equation: 'accrued_interest' }, { equation: '0' }],
        'Interest that is owed beside it',
      ),
      stepByCase(
        'd',
        [{ when: 'unpaid_interest = paid', equation: 'accrued_interest' }, { equation: '0' }],
        'Interest that is paid before',
      ),
      step('balance_at_repayment', 'P + A'),
      step('n', '12·term_years', 'Scheduled number of payments'),
      stepByCase('monthly_payment', [
        { when: 'i = 0', equation: '(P + A)/n' },
        { equation: '(P + A)·i/(1 − (1 + i)^−n)' },
      ]),
      step('p', 'monthly_payment + extra_monthly_payment', 'What is paid each month'),
      stepByCase(
        'm',
        [{ when: 'A = 0', equation: '0' }, { equation: 'floor(A/(p − P·i)) + 1' }],
        'Payments until nothing is left of A',
      ),
      step('Q', 'P + A − m·(p − P·i)', 'What is owed then'),
      step('x', 'A + extra_monthly_payment', '0 where each payment is the scheduled one'),
      stepByCase('months', [
        { when: 'x = 0', equation: 'n' },
        { when: 'Q ≤ 0', equation: 'm' },
        { when: 'i = 0', equation: 'm + ceil(Q/p)' },
        { equation: 'm + ceil(ln(p/(p − Q·i))/ln(1 + i))' },
      ]),
      stepByCase(
        's',
        [
          { when: 'Q ≤ 0', equation: '0' },
          { when: 'i = 0', equation: 'months − m − 1' },
          { equation: '((1 + i)^(months − m − 1) − 1)/i' },
        ],
        'What 1 a month grows to from then until the last payment but one',
      ),
      stepByCase(
        'f',
        [{ when: 'Q ≤ 0', equation: 'Q + p' }, { equation: '(Q − s·(p − Q·i))·(1 + i)' }],
        'The last payment, if no payment were rounded',
      ),
      step('total_paid', 'd + (months − 1)·p + f'),
      step(
        'z',
        '(months_in_school + grace_months)·round(d/max(1, months_in_school + grace_months)) + (months − 1)·round(p)',
        'All payments but the last, each rounded',
      ),
      step('y', 'round(total_paid − f)', 'The sum of these payments unrounded'),
      stepByCase('final_payment', [
        { when: '2·max(z − y, y − z) ≤ round(total_paid) − y', equation: 'total_paid − z' },
        { equation: 'total_paid − y' },
      ]),
      step('total_interest', 'total_paid − loan_amount'),
      stepByCase('months_saved', [inSeparate, { equation: 'n − months' }]),
      stepByCase('interest_saved', [inSeparate, { equation: 'd + n·monthly_payment − total_paid' }]),
    ],
    references: [
      'United States, 34 CFR 685.202(b) (interest and its capitalization), 685.208(b) (standard repayment plan), 685.211(a) (payments go to interest first)',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (annuity-immediate) and §3.6 (unknown time)',
    ],
  },
  formula(a, input, { moneyDecimals }) {
    const loan = loanOf(a, input);
    const plan = repayment(a, loan, input.extra_monthly_payment);
    const plain = repayment(a, loan, a.of(0));
    const before = input.unpaid_interest === 'paid' ? loan.accrued : a.of(0);
    const totalPaid = a.add(plan.totalPaid, before);
    return {
      monthly_payment: loan.scheduled,
      accrued_interest: loan.accrued,
      balance_at_repayment: a.add(loan.principal, loan.beside),
      months: plan.periods,
      total_interest: a.subtract(totalPaid, input.loan_amount),
      total_paid: totalPaid,
      get final_payment() {
        const waited = Math.max(1, loan.wait);
        const earlier = [
          [a.divide(before, waited), waited],
          [a.add(loan.scheduled, input.extra_monthly_payment), plan.periods - 1],
        ] as const;
        return settleLast(a, { total: totalPaid, last: plan.finalPayment, earlier }, moneyDecimals);
      },
      months_saved: plain.periods - plan.periods,
      interest_saved: a.subtract(plain.totalPaid, plan.totalPaid),
    };
  },
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    course(a, input) {
      const loan = loanOf(a, input);
      const payment = a.add(loan.scheduled, input.extra_monthly_payment);
      const plan = repayment(a, loan, input.extra_monthly_payment);
      const isPaid = input.unpaid_interest === 'paid';
      const owed = a.add(loan.principal, loan.beside);
      const beforeAt = (month: number) => {
        const flow = month === 0 ? a.of(0) : a.multiply(a.divide(loan.accrued, loan.wait), month);
        return { balance: isPaid ? input.loan_amount : a.add(input.loan_amount, flow), flow };
      };
      const afterAt = (month: number) => {
        const balance = month === plan.periods ? a.of(0) : plan.balanceAfter(month);
        const paid = month === plan.periods ? plan.totalPaid : a.multiply(payment, month);
        return { balance, flow: a.add(loan.accrued, a.subtract(paid, a.subtract(owed, balance))) };
      };
      return {
        periods: loan.wait + plan.periods,
        at: (month: number) => (month <= loan.wait ? beforeAt(month) : afterAt(month - loan.wait)),
      };
    },
  },
  laws: {
    unscaled: { final_payment: 'It settles what the rounding of the other payments leaves.' },
    rises: {
      monthly_payment: ['loan_amount', 'annual_rate', 'grace_months'],
      total_interest: ['loan_amount', 'annual_rate'],
      accrued_interest: ['months_in_school', 'grace_months'],
      interest_saved: ['extra_monthly_payment'],
    },
    falls: {
      monthly_payment: ['term_years'],
      months: ['extra_monthly_payment'],
      total_interest: ['extra_monthly_payment'],
    },
    identities: ['total_paid = loan_amount + total_interest'],
  },
});

type StudentLoanInput<N> = FormulaInput<typeof input, N>;

interface StudentLoan<N> {
  readonly rate: N;
  /** Months until repayment begins. */
  readonly wait: number;
  readonly accrued: N;
  /** What bears interest in repayment. */
  readonly principal: N;
  /** Interest that is owed beside it. */
  readonly beside: N;
  readonly scheduled: N;
  readonly term: number;
}

function loanOf<N>(a: Arithmetic<N>, input: StudentLoanInput<N>): StudentLoan<N> {
  const rate = monthlyRate(a, input.annual_rate);
  const wait = input.months_in_school + input.grace_months;
  const interest = a.multiply(a.multiply(input.loan_amount, rate), wait);
  const accrued = input.interest_support === 'subsidized' ? a.of(0) : interest;
  const principal =
    input.unpaid_interest === 'capitalized' ? a.add(input.loan_amount, accrued) : input.loan_amount;
  const beside = input.unpaid_interest === 'separate' ? accrued : a.of(0);
  const term = 12 * input.term_years;
  const scheduled = levelPayment(a, a.add(principal, beside), rate, term);
  return { rate, wait, accrued, principal, beside, scheduled, term };
}

/** Interest that is owed beside the principal is paid first; while any is left, the principal stays. */
function repayment<N>(a: Arithmetic<N>, loan: StudentLoan<N>, extra: N): Payoff<N> {
  const { rate, principal, beside, scheduled, term } = loan;
  const payment = a.add(scheduled, extra);
  const debt = { balance: principal, rate, payment };
  if (a.isZero(beside)) return a.isZero(extra) ? payLevel(a, principal, rate, term) : payOff(a, debt);
  const interest = a.multiply(principal, rate);
  const repaid = a.subtract(payment, interest);
  const first = Number(a.floor(a.divide(beside, repaid))) + 1;
  const owedAfter = (month: number) => a.subtract(a.add(principal, beside), a.multiply(repaid, month));
  const left = owedAfter(first);
  if (a.compare(left, 0) <= 0) {
    const finalPayment = a.add(left, payment);
    const totalPaid = a.add(a.multiply(payment, first - 1), finalPayment);
    return { periods: first, finalPayment, totalPaid, balanceAfter: owedAfter };
  }
  const rest = payOff(a, { ...debt, balance: left });
  return {
    periods: first + rest.periods,
    finalPayment: rest.finalPayment,
    totalPaid: a.add(rest.totalPaid, a.multiply(payment, first)),
    balanceAfter: (month) => (month <= first ? owedAfter(month) : rest.balanceAfter(month - first)),
  };
}
