import { stepByCase, type Conventions, type Step } from './define.ts';
import { choice } from './fields.ts';

/** What several calculators have in common: choices between conventions, and the steps that depend on them. */

const paymentRoundings = {
  exact: 'nothing is rounded but the results',
  cent: "a lender's ledger: payment and monthly interest are rounded to the minor unit, and the last payment settles the rest",
} as const;

const contributionTimings = {
  begin: 'contributions at the beginning of each month',
  end: 'contributions at the end of each month',
} as const;

const rateConventions = {
  nominal: 'the yearly rate is nominal: a twelfth of it is earned each month',
  effective: 'the yearly rate is effective: twelve months compound to it',
} as const;

/** The input `payment_rounding` of a loan. */
export function paymentRounding() {
  return choice(paymentRoundings, { description: 'How amounts are rounded on the way', default: 'exact' });
}

/** The input `contribution_timing` of savings. */
export function contributionTiming(usual: keyof typeof contributionTimings) {
  return choice(contributionTimings, { description: 'When in the month is paid in', default: usual });
}

/** The input `rate_convention` of savings. */
export function rateConvention() {
  return choice(rateConventions, {
    description: 'What the yearly return means for a month',
    default: 'nominal',
  });
}

/** Of a loan with monthly payments and `paymentRounding`. */
export const loanConventions: Conventions = {
  timing: 'payments at the end of each month',
  compounding: 'interest monthly, at a twelfth of the nominal rate',
  rounding: { by: 'payment_rounding', words: paymentRoundings },
};

/** Of savings with `contributionTiming` and `rateConvention`. */
export const savingsConventions: Conventions = {
  timing: { by: 'contribution_timing', words: contributionTimings },
  compounding: { by: 'rate_convention', words: rateConventions },
};

const inLedger = 'payment_rounding = cent';

/** L: what is borrowed. */
export function loanStep(equation: string): Step {
  return stepByCase('L', [{ when: inLedger, equation: `round(${equation})` }, { equation }], 'Loan');
}

/** p, from L, i and n; then the payment, the total and the last payment, under the names of the outputs. */
export function paymentSteps(payment: string, total: string): readonly Step[] {
  return [
    stepByCase(
      'p',
      [{ when: 'i = 0', equation: 'L/n' }, { equation: 'L·i/(1 − (1 + i)^−n)' }],
      'Level payment, unrounded',
    ),
    stepByCase(payment, [{ when: inLedger, equation: 'round(p)' }, { equation: 'p' }]),
    stepByCase(total, [
      { when: inLedger, words: 'the sum of the payments in the schedule' },
      { equation: 'n·p' },
    ]),
    stepByCase('final_payment', [{ when: inLedger, words: 'the last payment in the schedule' }]),
  ];
}

/** i: what a month earns, from the yearly return of a field. */
export function monthlyReturnStep(field: string): Step {
  return stepByCase(
    'i',
    [
      { when: 'rate_convention = effective', equation: `(1 + ${field}/100)^(1/12) − 1` },
      { equation: `${field}/1200` },
    ],
    'Return per month, as a fraction',
  );
}

/** s, from i and n. */
export const accumulationStep = stepByCase(
  's',
  [{ when: 'i = 0', equation: 'n' }, { equation: '((1 + i)^n − 1)/i' }],
  'What 1 paid in at the end of each month grows to',
);
