import { constantRates, usualInUnitedStates } from '../conventions.ts';
import { followLoan, repay, type MonthlyLoan } from '#core/amortization.ts';
import { fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { growthFactor } from '#core/growth.ts';
import { defineCalculator, type FormulaInput, type InputValues, step, stepByCase } from '../define.ts';
import {
  amount,
  currency,
  growthRate,
  loanRate,
  money,
  omittable,
  percent,
  positiveAmount,
  whole,
  wholeYears,
} from '../fields.ts';
import { downPayment, loanTerm } from '../shared-fields.ts';
import { notAbove } from '../rules.ts';

const input = {
  home_price: positiveAmount('Price of the home'),
  monthly_rent: positiveAmount('Rent a month for a home like it, in the first year'),
  down_payment: downPayment(),
  interest_rate: loanRate('Nominal rate of the loan'),
  years: wholeYears('After how many years the home would be sold', { maximum: 60, default: 10 }),
  loan_term: loanTerm({ default: 30 }),
  home_appreciation: growthRate('By how much the home gains value a year', {
    minimum: -50,
    maximum: 100,
    default: 3,
  }),
  rent_increase: growthRate('By how much the rent rises a year', { minimum: -50, maximum: 100, default: 3 }),
  investment_return: growthRate('Yearly return, after tax, on money that is not in the home', {
    minimum: -50,
    maximum: 100,
    default: 5,
  }),
  buying_cost_rate: percent('Costs of the purchase as a share of the price', { default: 3 }),
  selling_cost_rate: percent('Costs of the sale as a share of the value then', { default: 6 }),
  property_tax_rate: percent('Property tax per year in percent of the value', {
    default: 1.1,
    ...usualInUnitedStates,
  }),
  maintenance_rate: percent('Maintenance and insurance a year as a share of the value', { default: 1.5 }),
  monthly_fees: amount('HOA or condominium fees a month, which rise as the rent does', { default: 0 }),
  tax_deduction_rate: percent(
    'Income tax that is saved on loan interest and property tax, as a share of them',
    { default: 0 },
  ),
  currency: currency(),
};

export const rentVsBuy = defineCalculator({
  id: 'rent-vs-buy',
  name: 'Rent vs. Buy Calculator',
  synonyms: ['house', 'home', 'apartment', 'rent or own', 'buy a house'],
  category: 'real-estate',
  summary: 'Whether buying a home or renting one leaves more money, and from which year on buying does.',
  input,
  output: {
    advantage_of_buying: money(
      'Wealth of the buyer less wealth of the renter after all years; negative when renting is better',
    ),
    buyer_wealth: money('What the sale of the home leaves after costs and loan'),
    renter_wealth: money(
      'What the renter has, who invests down payment, purchase costs and, year by year, what owning costs more than renting',
    ),
    break_even_year: omittable(
      whole(
        'The year from which on buying stays at least as good; absent when renting is better after the last one',
        'years',
      ),
    ),
    home_value: money('Value of the home then'),
    remaining_loan: money('What is still owed then'),
    monthly_payment: money('Level payment of the loan a month'),
    first_year_owning_cost: money(
      'What owning costs in the first year: loan, taxes, maintenance and fees, less tax saved',
    ),
    first_year_rent: money('Rent of the first year'),
  },
  rules: [notAbove('down_payment', 'home_price')],
  conventions: {
    forecast: constantRates,
    timing:
      'what a year costs counts at its end; taxes and maintenance by the value at its beginning; loan payments at the end of each month',
    compounding: 'loan monthly, at a twelfth of the nominal rate; values, rents and investments yearly',
  },
  note: {
    steps: [
      step('L', 'home_price − down_payment', 'Loan'),
      step('i', 'interest_rate/1200', 'Interest per month, as a fraction'),
      step('n', '12·loan_term', 'Number of payments'),
      stepByCase('monthly_payment', [
        { when: 'i = 0', equation: 'L/n' },
        { equation: 'L·i/(1 − (1 + i)^−n)' },
      ]),
      step('k', '12·years − max(0, 12·years − n)', 'Payments until then'),
      stepByCase(
        'a',
        [{ when: 'i = 0', equation: 'n − k' }, { equation: '(1 − (1 + i)^(k − n))/i' }],
        'Worth of the payments left, of 1 each',
      ),
      step('remaining_loan', 'monthly_payment·a'),
      step('home_value', 'home_price·(1 + home_appreciation/100)^years'),
      step('buyer_wealth', 'home_value·(1 − selling_cost_rate/100) − remaining_loan'),
      stepByCase(
        'b',
        [{ when: 'i = 0', equation: 'n − 12' }, { equation: '(1 − (1 + i)^(12 − n))/i' }],
        'Worth of the payments left after a year',
      ),
      step('j', '12·monthly_payment − L + monthly_payment·b', 'Interest of the first year'),
      step('t', 'tax_deduction_rate/100', 'Share of interest and property tax that is saved'),
      step(
        'first_year_owning_cost',
        '12·monthly_payment − t·j + home_price·(property_tax_rate·(1 − t) + maintenance_rate)/100 + 12·monthly_fees',
      ),
      step('first_year_rent', '12·monthly_rent'),
      stepByCase('renter_wealth', [
        {
          when: 'years = 1',
          equation:
            '(down_payment + home_price·buying_cost_rate/100)·(1 + investment_return/100) + first_year_owning_cost − first_year_rent',
        },
        {
          words:
            'down payment and purchase costs and, of each year, owning cost less rent, all grown at investment_return until then',
        },
      ]),
      stepByCase('advantage_of_buying', [
        { when: 'years = 1', equation: 'buyer_wealth − renter_wealth' },
        { words: 'buyer_wealth less renter_wealth, unrounded' },
      ]),
      stepByCase('break_even_year', [
        {
          words:
            'the first year from which on buyer_wealth, of a sale at its end, is never below renter_wealth',
        },
      ]),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §5.2 (prospective balance)',
      'E. Beracha, K. H. Johnson, Lessons from Over 30 Years of Buy versus Rent Decisions, Real Estate Economics 40 (2012), for the comparison',
    ],
  },
  formula(a, input, { values, omit }) {
    const loan = loanOf(a, input, values);
    const { payment } = repay(a, loan, 'exact', 2);
    const balanceAfter = createBalance(a, loan);
    const owningCost = createOwningCost(a, input, payment, balanceAfter);
    const returnRate = a.add(1, fraction(a, input.investment_return));
    let wealth = a.add(input.down_payment, a.multiply(input.home_price, fraction(a, input.buying_cost_rate)));
    let breakEven: number | undefined;
    for (let year = 1; year <= input.years; year++) {
      const rent = a.multiply(a.multiply(input.monthly_rent, 12), rentGrowth(a, input, year));
      wealth = a.add(a.multiply(wealth, returnRate), a.subtract(owningCost(year), rent));
      const isAhead = a.compare(saleProceeds(a, input, year, balanceAfter), wealth) >= 0;
      breakEven = isAhead ? (breakEven ?? year) : undefined;
    }
    const proceeds = saleProceeds(a, input, input.years, balanceAfter);
    return {
      advantage_of_buying: a.subtract(proceeds, wealth),
      buyer_wealth: proceeds,
      renter_wealth: wealth,
      break_even_year: breakEven ?? omit('break_even_year', 'Renting is better after the last year.'),
      home_value: homeValue(a, input, input.years),
      remaining_loan: balanceAfter(input.years),
      monthly_payment: payment,
      first_year_owning_cost: owningCost(1),
      first_year_rent: a.multiply(input.monthly_rent, 12),
    };
  },
  laws: {
    // Fees rise as the rent does, and a higher rate also saves tax. What a dearer home costs more may outweigh its value.
    when: 'tax_deduction_rate + max(0, monthly_fees − monthly_rent) = 0',
    rises: {
      advantage_of_buying: ['monthly_rent', 'rent_increase', 'tax_deduction_rate'],
      home_value: ['home_appreciation', 'home_price'],
      break_even_year: ['selling_cost_rate', 'buying_cost_rate'],
      first_year_owning_cost: ['interest_rate', 'property_tax_rate', 'maintenance_rate'],
    },
    falls: {
      advantage_of_buying: [
        'buying_cost_rate',
        'selling_cost_rate',
        'property_tax_rate',
        'interest_rate',
        'monthly_fees',
      ],
      renter_wealth: ['monthly_rent'],
      break_even_year: ['monthly_rent'],
    },
    identities: [
      'advantage_of_buying + renter_wealth = buyer_wealth',
      'buyer_wealth + remaining_loan = home_value·(100 − selling_cost_rate)/100',
    ],
  },
});

type HomeInput<N> = FormulaInput<typeof input, N>;

function loanOf<N>(a: Arithmetic<N>, input: HomeInput<N>, values: InputValues): MonthlyLoan<N> {
  return {
    principal: a.subtract(input.home_price, input.down_payment),
    ratePercent: input.interest_rate,
    ratePercentValue: Number(values['interest_rate']),
    months: 12 * input.loan_term,
  };
}

type ByYear<N> = (year: number) => N;

/** What is owed at the end of a year. */
function createBalance<N>(a: Arithmetic<N>, loan: MonthlyLoan<N>): ByYear<N> {
  const { periods, at } = followLoan(a, loan, 'exact', 2);
  return (year) => at(Math.min(12 * year, periods)).balance;
}

function homeValue<N>(a: Arithmetic<N>, input: HomeInput<N>, year: number): N {
  return a.multiply(input.home_price, growthFactor(a, fraction(a, input.home_appreciation), year));
}

function rentGrowth<N>(a: Arithmetic<N>, input: HomeInput<N>, year: number): N {
  return growthFactor(a, fraction(a, input.rent_increase), year - 1);
}

function saleProceeds<N>(a: Arithmetic<N>, input: HomeInput<N>, year: number, balanceAfter: ByYear<N>): N {
  const kept = fraction(a, a.subtract(100, input.selling_cost_rate));
  return a.subtract(a.multiply(homeValue(a, input, year), kept), balanceAfter(year));
}

/** What owning costs in a year. */
function createOwningCost<N>(
  a: Arithmetic<N>,
  input: HomeInput<N>,
  payment: N,
  balanceAfter: ByYear<N>,
): ByYear<N> {
  const taxSaved = fraction(a, input.tax_deduction_rate);
  const taxKept = a.subtract(1, taxSaved);
  const valueShare = fraction(a, a.add(a.multiply(input.property_tax_rate, taxKept), input.maintenance_rate));
  const fees = a.multiply(input.monthly_fees, 12);
  return (year) => {
    const payments = Math.min(12, Math.max(0, 12 * (input.loan_term - year + 1)));
    const paid = a.multiply(payment, payments);
    const interest = a.subtract(paid, a.subtract(balanceAfter(year - 1), balanceAfter(year)));
    const loanCost = a.subtract(paid, a.multiply(interest, taxSaved));
    const upkeep = a.multiply(homeValue(a, input, year - 1), valueShare);
    return a.add(a.add(loanCost, upkeep), a.multiply(fees, rentGrowth(a, input, year)));
  };
}
