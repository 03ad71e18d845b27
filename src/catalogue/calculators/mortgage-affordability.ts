import { usualInUnitedStates } from '../conventions.ts';
import { levelPayment, monthlyRate } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { DomainError } from '#core/errors.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { amount, choice, currency, loanRate, money, percent, percentage, positiveAmount } from '../fields.ts';
import { loanTerm } from '../shared-fields.ts';

const guidelines = {
  'front-back':
    'United States: housing at most 28 %, housing and debts at most 36 % of the income; HOA fees count in full',
  'gds-tds':
    'Canada: housing at most 39 % (GDS), housing and debts at most 44 % (TDS) of the income; half of condominium fees count',
} as const;

const compoundings = {
  monthly: 'interest monthly, at a twelfth of the nominal rate',
  'half-yearly':
    'interest monthly, at what compounds to half of the nominal rate in six months, as fixed-rate mortgages in Canada have it',
} as const;

type Guideline = keyof typeof guidelines;
const limits = {
  'front-back': { housing: 28, total: 36, feeShare: 1 },
  'gds-tds': { housing: 39, total: 44, feeShare: 0.5 },
} as const;

export const mortgageAffordability = defineCalculator({
  id: 'mortgage-affordability',
  name: 'Mortgage Affordability Calculator',
  synonyms: ['house', 'home', 'how much house can i afford', 'borrowing power', 'maximum loan'],
  category: 'real-estate',
  summary:
    'The most expensive home that an income affords by the debt ratios of lenders, with taxes, insurance and fees counted.',
  input: {
    annual_income: positiveAmount('Yearly income of all borrowers before tax'),
    down_payment: amount('What is paid at once, not borrowed'),
    interest_rate: loanRate('Nominal rate of the loan; where a lender must test a higher one, that'),
    monthly_debts: amount('Payments a month for other loans and credit cards', { default: 0 }),
    loan_term: loanTerm({ default: 30 }),
    guideline: choice('Which ratios the lender applies', guidelines, { default: 'front-back' }),
    housing_limit: percent('Largest share of the income for housing, in place of that of the guideline', {
      optional: true,
    }),
    total_limit: percent(
      'Largest share of the income for housing and debts, in place of that of the guideline',
      { optional: true },
    ),
    property_tax_rate: percent('Property tax per year in percent of the price', {
      default: 1.1,
      ...usualInUnitedStates,
    }),
    annual_insurance: amount('Home insurance a year', { default: 0 }),
    monthly_fees: amount('HOA or condominium fees a month', { default: 0 }),
    monthly_heating: amount('Heating a month, which lenders in Canada count', { default: 0 }),
    compounding: choice('What the nominal rate means for a month', compoundings, { default: 'monthly' }),
    currency: currency(),
  },
  output: {
    max_home_price: money('Most expensive home that both ratios allow'),
    max_loan: money('The loan for it'),
    loan_payment: money('Principal and interest of the loan a month'),
    monthly_property_tax: money('Property tax of the home a month'),
    monthly_housing: money('All housing costs that count, a month'),
    housing_ratio: percentage('Share of the income for housing: the front-end ratio, or GDS', 'percent'),
    total_ratio: percentage(
      'Share of the income for housing and debts: the back-end ratio, or TDS',
      'percent',
    ),
  },
  conventions: {
    timing: 'payments at the end of each month',
    compounding: { by: 'compounding', words: compoundings },
  },
  note: {
    steps: [
      stepByCase(
        'h',
        [
          { when: 'housing_limit is given', equation: 'housing_limit' },
          { when: 'guideline = gds-tds', equation: '39' },
          { equation: '28' },
        ],
        'Limit of housing, in percent',
      ),
      stepByCase(
        't',
        [
          { when: 'total_limit is given', equation: 'total_limit' },
          { when: 'guideline = gds-tds', equation: '44' },
          { equation: '36' },
        ],
        'Limit of housing and debts, in percent',
      ),
      stepByCase(
        'c',
        [{ when: 'guideline = gds-tds', equation: '0.5' }, { equation: '1' }],
        'Share of the fees that counts',
      ),
      step('m', 'annual_income/12', 'Income a month'),
      step(
        'b',
        'm·h/100 − max(0, m·h/100 − (m·t/100 − monthly_debts))',
        'The smaller of what both limits leave for housing',
      ),
      step(
        'o',
        'annual_insurance/12 + c·monthly_fees + monthly_heating',
        'Housing costs that do not depend on the price',
      ),
      step('x', 'property_tax_rate/1200', 'Property tax a month as a fraction of the price'),
      stepByCase(
        'i',
        [
          { when: 'compounding = half-yearly', equation: '(1 + interest_rate/200)^(1/6) − 1' },
          { equation: 'interest_rate/1200' },
        ],
        'Interest per month, as a fraction',
      ),
      step('n', '12·loan_term', 'Number of payments'),
      stepByCase(
        'p',
        [{ when: 'i = 0', equation: '1/n' }, { equation: 'i/(1 − (1 + i)^−n)' }],
        'Payment for a loan of 1',
      ),
      step('l', 'b − o − x·down_payment', 'What is left for a loan and the tax on it'),
      stepByCase('max_loan', [
        { when: 'l < 0', words: 'none: debts and costs of the home take all that the limits allow' },
        { equation: 'l/(p + x)' },
      ]),
      step('max_home_price', 'max_loan + down_payment'),
      step('loan_payment', 'max_loan·p'),
      step('monthly_property_tax', 'max_home_price·x'),
      step('monthly_housing', 'loan_payment + monthly_property_tax + o'),
      step('housing_ratio', '100·monthly_housing/m'),
      step('total_ratio', '100·(monthly_housing + monthly_debts)/m'),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (annuity-immediate)',
      'Fannie Mae and industry usage: 28/36 qualifying ratios',
      'Canada Mortgage and Housing Corporation, Calculating GDS/TDS: 39 % and 44 %',
      'Interest Act (Canada), R.S.C. 1985, c. I-15, s. 6 (rate calculated half-yearly not in advance)',
    ],
  },
  formula(a, input) {
    const income = a.divide(input.annual_income, 12);
    const rate = rateOf(a, input.interest_rate, input.compounding);
    const perLoan = levelPayment(a, a.of(1), rate, 12 * input.loan_term);
    const tax = monthlyRate(a, input.property_tax_rate);
    const other = fixedCosts(a, input);
    const room = a.subtract(
      a.subtract(budgetOf(a, input, income), other),
      a.multiply(input.down_payment, tax),
    );
    if (a.compare(room, 0) < 0) {
      throw new DomainError(
        'goal-unreachable',
        'debts, fees and taxes leave nothing for a loan: lower monthly_debts or the costs of the home, or raise annual_income',
      );
    }
    const loan = a.divide(room, a.add(perLoan, tax));
    const price = a.add(loan, input.down_payment);
    const payment = a.multiply(loan, perLoan);
    const housing = a.add(a.add(payment, a.multiply(price, tax)), other);
    return {
      max_home_price: price,
      max_loan: loan,
      loan_payment: payment,
      monthly_property_tax: a.multiply(price, tax),
      monthly_housing: housing,
      housing_ratio: a.multiply(a.divide(housing, income), 100),
      total_ratio: a.multiply(a.divide(a.add(housing, input.monthly_debts), income), 100),
    };
  },
  laws: {
    rises: {
      max_home_price: ['annual_income', 'down_payment', 'loan_term'],
      max_loan: ['annual_income', 'loan_term'],
    },
    falls: {
      max_home_price: ['monthly_debts', 'interest_rate', 'property_tax_rate', 'monthly_fees'],
      max_loan: ['down_payment', 'annual_insurance', 'monthly_heating'],
    },
    identities: [
      'max_home_price − max_loan = down_payment',
      '(total_ratio − housing_ratio)·annual_income = 1200·monthly_debts',
      '1200·monthly_property_tax = property_tax_rate·max_home_price',
    ],
  },
});

function rateOf<N>(a: Arithmetic<N>, ratePercent: N, compounding: keyof typeof compoundings): N {
  if (compounding === 'monthly') return monthlyRate(a, ratePercent);
  return a.expm1(a.divide(a.log1p(a.divide(ratePercent, 200)), 6));
}

interface BudgetInput<N> {
  readonly guideline: Guideline;
  readonly housing_limit: N | undefined;
  readonly total_limit: N | undefined;
  readonly monthly_debts: N;
}

/** What both limits leave for housing in a month. */
function budgetOf<N>(a: Arithmetic<N>, input: BudgetInput<N>, income: N): N {
  const { housing, total } = limits[input.guideline];
  const share = (percent: N | number) => a.divide(a.multiply(income, percent), 100);
  const forHousing = share(input.housing_limit ?? housing);
  const besideDebts = a.subtract(share(input.total_limit ?? total), input.monthly_debts);
  return a.compare(forHousing, besideDebts) < 0 ? forHousing : besideDebts;
}

interface CostInput<N> {
  readonly guideline: Guideline;
  readonly annual_insurance: N;
  readonly monthly_fees: N;
  readonly monthly_heating: N;
}

function fixedCosts<N>(a: Arithmetic<N>, input: CostInput<N>): N {
  const fees = a.multiply(input.monthly_fees, limits[input.guideline].feeShare);
  return a.add(a.add(a.divide(input.annual_insurance, 12), fees), input.monthly_heating);
}
