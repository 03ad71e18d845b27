import { usualInUnitedStates } from '../conventions.ts';
import { followLoan, repay, type MonthlyLoan } from '#core/amortization.ts';
import { fraction, monthlyRate } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { defineCalculator, step, stepByCase, type InputValues } from '../define.ts';
import { amount, choice, currency, money, percent, percentage, positiveAmount, whole } from '../fields.ts';
import { downPayment, loanTerm, nominalLoanRate } from '../shared-fields.ts';
import { notAbove } from '../rules.ts';

const pmiEnds = {
  requested: 'the borrower asks for it when the balance is scheduled to reach 80 % of the price',
  automatic: 'the lender must end it when the balance is scheduled to reach 78 % of the price',
} as const;
const pmiLimits = { requested: 80, automatic: 78 } as const;

export const piti = defineCalculator({
  id: 'piti',
  name: 'PITI Calculator',
  synonyms: ['house payment', 'housing cost', 'property tax', 'homeowners insurance', 'escrow', 'pmi'],
  category: 'real-estate',
  summary:
    'The whole monthly cost of a mortgaged home: principal, interest, taxes, insurance, mortgage insurance until it ends, and fees.',
  input: {
    home_price: positiveAmount('Price of the home'),
    down_payment: downPayment(),
    interest_rate: nominalLoanRate(),
    loan_term: loanTerm({ default: 30 }),
    property_tax_rate: percent('Property tax per year in percent of the price', {
      default: 1.1,
      ...usualInUnitedStates,
    }),
    annual_insurance: amount('Home insurance a year', { default: 0 }),
    pmi_rate: percent(
      'Private mortgage insurance a year as a share of the loan, due where the loan is above 80 % of the price',
      { default: 0.7, ...usualInUnitedStates },
    ),
    pmi_end: choice(
      'End of the mortgage insurance, at the latest at the midpoint of the loan term',
      pmiEnds,
      { default: 'requested' },
    ),
    monthly_fees: amount('HOA or condominium fees a month', { default: 0 }),
    currency: currency(),
  },
  output: {
    monthly_total: money('All costs of the first month'),
    principal_and_interest: money('Level payment of the loan a month'),
    monthly_property_tax: money('Property tax a month'),
    monthly_insurance: money('Home insurance a month'),
    monthly_pmi: money('Mortgage insurance a month while it is due; 0 when it is not'),
    monthly_total_after_pmi: money('All costs of a month without the mortgage insurance'),
    pmi_months: whole(
      'Months for which mortgage insurance is paid: until the balance reaches the limit, or half of the loan term',
      'months',
    ),
    total_pmi: money('All mortgage insurance'),
    loan_amount: money('Price less down payment'),
    ltv: percentage('The loan as a share of the price', 'percent'),
    total_interest: money('All interest of the loan'),
  },
  rules: [notAbove('down_payment', 'home_price')],
  conventions: {
    timing:
      'payments at the end of each month; taxes, insurance and fees a twelfth each month, the same over the years',
    compounding: 'interest monthly, at a twelfth of the nominal rate',
  },
  note: {
    steps: [
      step('loan_amount', 'home_price − down_payment'),
      step('ltv', '100·loan_amount/home_price'),
      step('i', 'interest_rate/1200', 'Interest per month, as a fraction'),
      step('n', '12·loan_term', 'Number of payments'),
      stepByCase('principal_and_interest', [
        { when: 'i = 0', equation: 'loan_amount/n' },
        { equation: 'loan_amount·i/(1 − (1 + i)^−n)' },
      ]),
      step('monthly_property_tax', 'home_price·property_tax_rate/1200'),
      step('monthly_insurance', 'annual_insurance/12'),
      stepByCase('monthly_pmi', [
        { when: 'ltv ≤ 80', equation: '0' },
        { equation: 'loan_amount·pmi_rate/1200' },
      ]),
      step(
        'monthly_total_after_pmi',
        'principal_and_interest + monthly_property_tax + monthly_insurance + monthly_fees',
      ),
      step('monthly_total', 'monthly_total_after_pmi + monthly_pmi'),
      stepByCase(
        'x',
        [{ when: 'pmi_end = automatic', equation: '78' }, { equation: '80' }],
        'Limit of the balance, in percent of the price',
      ),
      stepByCase(
        'm',
        [
          { when: 'i = 0', equation: 'ceil(n·(1 − x/ltv))' },
          { equation: 'ceil(ln(1 + ((1 + i)^n − 1)·(1 − x/ltv))/ln(1 + i))' },
        ],
        'Month in which the balance reaches the limit',
      ),
      stepByCase('pmi_months', [
        { when: 'monthly_pmi = 0', equation: '0' },
        { when: 'm > n/2', equation: 'n/2' },
        { equation: 'm' },
      ]),
      step('total_pmi', 'pmi_months·monthly_pmi'),
      step('total_interest', 'n·principal_and_interest − loan_amount'),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (annuity-immediate) and §5.2 (balance)',
      'Homeowners Protection Act of 1998 (United States), 12 U.S.C. 4902: 80 % on request (a), 78 % automatically (b), the midpoint of the amortization period at the latest (c)',
    ],
  },
  formula(a, input, { values }) {
    const loan = loanOf(a, input, values);
    const { payment, totalInterest } = repay(a, loan, 'exact', 2);
    const tax = a.multiply(input.home_price, monthlyRate(a, input.property_tax_rate));
    const insurance = a.divide(input.annual_insurance, 12);
    const premium = premiumOf(a, input, loan);
    const insuredMonths = a.isZero(premium) ? 0 : monthsInsured(a, input, loan);
    const plain = a.add(a.add(a.add(payment, tax), insurance), input.monthly_fees);
    return {
      monthly_total: a.add(plain, premium),
      principal_and_interest: payment,
      monthly_property_tax: tax,
      monthly_insurance: insurance,
      monthly_pmi: premium,
      monthly_total_after_pmi: plain,
      pmi_months: a.of(insuredMonths),
      total_pmi: a.multiply(premium, insuredMonths),
      loan_amount: loan.principal,
      ltv: a.multiply(a.divide(loan.principal, input.home_price), 100),
      total_interest: totalInterest,
    };
  },
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { interest: 'total_interest' },
    course: (a, input, { values, moneyDecimals }) =>
      followLoan(a, loanOf(a, input, values), 'exact', moneyDecimals),
  },
  laws: {
    rises: {
      monthly_total: ['interest_rate', 'property_tax_rate', 'annual_insurance', 'pmi_rate', 'monthly_fees'],
      pmi_months: ['interest_rate', 'loan_term'],
      ltv: ['home_price'],
    },
    falls: {
      monthly_total: ['down_payment', 'loan_term'],
      pmi_months: ['down_payment'],
      total_interest: ['down_payment'],
    },
    identities: [
      'monthly_total − monthly_pmi = monthly_total_after_pmi',
      'total_interest + loan_amount = 12·loan_term·principal_and_interest',
      'total_pmi = pmi_months·monthly_pmi',
    ],
  },
});

interface PitiInput<N> {
  readonly home_price: N;
  readonly down_payment: N;
  readonly interest_rate: N;
  readonly loan_term: number;
  readonly pmi_rate: N;
  readonly pmi_end: keyof typeof pmiLimits;
}

function loanOf<N>(a: Arithmetic<N>, input: PitiInput<N>, values: InputValues): MonthlyLoan<N> {
  return {
    principal: a.subtract(input.home_price, input.down_payment),
    ratePercent: input.interest_rate,
    ratePercentValue: Number(values['interest_rate']),
    months: 12 * input.loan_term,
  };
}

/** Due only where the loan is above 80 % of the price. */
function premiumOf<N>(a: Arithmetic<N>, input: PitiInput<N>, { principal }: MonthlyLoan<N>): N {
  const isDue = a.compare(a.multiply(principal, 5), a.multiply(input.home_price, 4)) > 0;
  return isDue ? a.multiply(principal, monthlyRate(a, input.pmi_rate)) : a.of(0);
}

/** No longer than half of the term. The months until the share of the loan above the limit is repaid: after k of n, ((1+i)^k − 1)/((1+i)^n − 1) of it is. */
function monthsInsured<N>(
  a: Arithmetic<N>,
  input: PitiInput<N>,
  { principal, months }: MonthlyLoan<N>,
): number {
  const limit = a.multiply(input.home_price, fraction(a, pmiLimits[input.pmi_end]));
  const share = a.divide(a.subtract(principal, limit), principal);
  const rate = monthlyRate(a, input.interest_rate);
  const grown = a.multiply(a.growthLess1(rate, months), share);
  const until = a.isZero(rate) ? a.multiply(share, months) : a.divide(a.log1p(grown), a.log1p(rate));
  return Math.min(Number(a.ceiling(until)), months / 2);
}
