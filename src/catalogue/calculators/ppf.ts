import { accumulationFactor, fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { growthFactor } from '#core/growth.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { amount, choice, currency, loanRate, money, wholeYears } from '../fields.ts';

const deposits = {
  yearly: 'the whole amount by 5 April, so that it earns interest for 12 months',
  monthly: 'a twelfth by the 5th of each month, so that it earns interest from that month on',
  monthly_late: 'a twelfth after the 5th of each month, so that it earns interest from the next month on',
  year_end: 'the whole amount after 5 March, so that it earns no interest in its year',
} as const;

/** Months of interest that a deposit of 1 a year earns in its own year. */
const monthsEarned = { yearly: 12, monthly: 6.5, monthly_late: 5.5, year_end: 0 } as const;

export const ppf = defineCalculator({
  id: 'ppf',
  name: 'PPF Calculator',
  synonyms: ['public provident fund', 'tax saving'],
  category: 'savings',
  summary: "What India's Public Provident Fund pays at maturity, and after extensions.",
  input: {
    annual_deposit: amount({
      description:
        'Deposit in each financial year: from 500 to 150,000, or 0 in an account with a current_balance',
      maximum: 150_000,
    }),
    annual_rate: loanRate({ description: 'Interest of the scheme, taken as staying the same', default: 7.1 }),
    years: wholeYears({
      description:
        'Term: 15 years, or more with extensions of 5 years each; of an account with a current_balance, the years that remain, or extensions of 5 years each',
      default: 15,
      maximum: 50,
    }),
    deposit_pattern: choice(deposits, {
      description: 'When in the financial year is paid in',
      default: 'yearly',
    }),
    current_balance: amount({ description: 'What is in the account at the start', default: 0 }),
    currency: currency(),
  },
  output: {
    maturity_value: money('What is in the account at the end'),
    total_deposits: money('All deposits of the term'),
    interest_earned: money('All interest of the term'),
    first_year_interest: money('Interest of the first year'),
    last_year_interest: money('Interest of the last year'),
  },
  rules: [
    {
      field: 'annual_deposit',
      demand: 'must be at least 500, or 0 when there is a current_balance',
      holds: ({ annual_deposit, current_balance }) =>
        annual_deposit >= 500 || (annual_deposit === 0 && current_balance > 0),
    },
    {
      field: 'years',
      demand:
        'must be 15, or 15 and extensions of 5 years: 20, 25, 30, 35, 40, 45 or 50; with a current_balance, 1 to 15 or extensions',
      holds: ({ years, current_balance }) =>
        (years >= 15 && years % 5 === 0) || (years <= 15 && current_balance > 0),
    },
  ],
  conventions: {
    timing: { by: 'deposit_pattern', words: deposits },
    compounding:
      'simple interest each month on the lowest balance between the 5th and the end, added once a year',
  },
  note: {
    steps: [
      step('r', 'annual_rate/100', 'Interest per year, as a fraction'),
      stepByCase(
        'm',
        [
          { when: 'deposit_pattern = monthly', equation: '6.5' },
          { when: 'deposit_pattern = monthly_late', equation: '5.5' },
          { when: 'deposit_pattern = year_end', equation: '0' },
          { equation: '12' },
        ],
        'Months of interest that a deposit earns in its own year',
      ),
      step('d', 'annual_deposit·(1 + r·m/12)', 'What the deposits of a year are at its end'),
      stepByCase('maturity_value', [
        { when: 'r = 0', equation: 'current_balance + d·years' },
        { equation: 'current_balance·(1 + r)^years + d·((1 + r)^years − 1)/r' },
      ]),
      step('total_deposits', 'annual_deposit·years'),
      step('interest_earned', 'maturity_value − current_balance − total_deposits'),
      step('first_year_interest', '(current_balance·12 + annual_deposit·m)·r/12'),
      step('last_year_interest', '((maturity_value − d)/(1 + r)·12 + annual_deposit·m)·r/12'),
    ],
    references: [
      'Government of India, Public Provident Fund Scheme, 2019 (limits of deposits, interest, maturity and extension)',
    ],
  },
  formula(a, input) {
    const rate = fraction(a, input.annual_rate);
    const value = balanceAfter(a, input, rate, input.years);
    const deposited = a.multiply(input.annual_deposit, input.years);
    const interestAfter = (balance: typeof value) =>
      a.multiply(
        a.add(balance, a.multiply(input.annual_deposit, shareOfYear(a, input.deposit_pattern))),
        rate,
      );
    return {
      maturity_value: value,
      total_deposits: deposited,
      interest_earned: a.subtract(value, a.add(input.current_balance, deposited)),
      first_year_interest: interestAfter(input.current_balance),
      last_year_interest: interestAfter(balanceAfter(a, input, rate, input.years - 1)),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 1,
    totals: { contribution: 'total_deposits', growth: 'interest_earned' },
    course(a, input) {
      const rate = fraction(a, input.annual_rate);
      return {
        periods: input.years,
        at: (year: number) => ({
          balance: balanceAfter(a, input, rate, year),
          flow: a.multiply(input.annual_deposit, year),
        }),
      };
    },
  },
  laws: {
    rises: {
      maturity_value: ['annual_deposit', 'annual_rate', 'years', 'current_balance'],
      interest_earned: ['annual_rate', 'years'],
      last_year_interest: ['years'],
    },
    identities: [
      'current_balance + total_deposits + interest_earned = maturity_value',
      'annual_rate·(interest_earned − last_year_interest + current_balance + total_deposits − annual_deposit − current_balance) + 100·first_year_interest = 100·last_year_interest',
    ],
  },
  examples: [
    {
      input: { annual_deposit: 150000, currency: 'INR' },
      output: {
        maturity_value: 4068209.22,
        total_deposits: 2250000,
        interest_earned: 1818209.22,
        first_year_interest: 10650,
        last_year_interest: 269694.54,
        currency: 'INR',
      },
    },
  ],
});

interface Account<N> {
  readonly annual_deposit: N;
  readonly deposit_pattern: keyof typeof deposits;
  readonly current_balance: N;
}

/** The part of a year for which a deposit earns interest in its own year. */
function shareOfYear<N>(a: Arithmetic<N>, pattern: keyof typeof deposits): N {
  return a.divide(a.of(monthsEarned[pattern]), 12);
}

function balanceAfter<N>(a: Arithmetic<N>, input: Account<N>, rate: N, years: number): N {
  const earned = a.add(1, a.multiply(rate, shareOfYear(a, input.deposit_pattern)));
  return a.add(
    a.multiply(input.current_balance, growthFactor(a, rate, years)),
    a.multiply(a.multiply(input.annual_deposit, earned), accumulationFactor(a, rate, years)),
  );
}
