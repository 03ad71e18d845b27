import { constantRates } from '../conventions.ts';
import { fraction, levelPayment, monthlyRate, presentValueFactor } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { findRates, mergeFlows } from '#core/cash-flows.ts';
import { growthFactor } from '#core/growth.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import {
  amount,
  currency,
  fractional,
  growthRate,
  loanRate,
  money,
  omittable,
  percent,
  percentage,
  positiveAmount,
  wholeYears,
} from '../fields.ts';
import { loanTerm } from '../shared-fields.ts';
import { notAbove } from '../rules.ts';

export const rentalProperty = defineCalculator({
  id: 'rental-property',
  name: 'Rental Property Calculator',
  synonyms: ['landlord', 'buy to let', 'investment property', 'cap rate'],
  category: 'real-estate',
  summary:
    'Return of a rented property in its first year (operating income, cap rate, cash flow, cash-on-cash return, debt coverage), and its internal rate of return until it is sold.',
  input: {
    purchase_price: positiveAmount('Price of the property'),
    monthly_rent: positiveAmount('Rent a month when it is let'),
    down_payment: amount('Part of the price that is not borrowed'),
    interest_rate: loanRate('Nominal rate of the loan'),
    loan_term: loanTerm({ default: 30 }),
    purchase_costs: amount('Costs of the purchase and of first repairs', { default: 0 }),
    other_monthly_income: amount('Parking, laundry and other income a month', { default: 0 }),
    vacancy_rate: percent('Share of rent and other income that is not received', { default: 5 }),
    management_rate: percent('Management as a share of what is received', { default: 8 }),
    maintenance_rate: percent('Maintenance a year as a share of the price', { default: 1 }),
    annual_property_tax: amount('Property tax a year', { default: 0 }),
    annual_insurance: amount('Insurance a year', { default: 0 }),
    other_annual_costs: amount('Fees, utilities and other costs a year that the owner bears', { default: 0 }),
    holding_years: wholeYears('Years until it is sold', { default: 10, maximum: 50 }),
    income_growth: growthRate('Growth a year of the net operating income', { default: 2 }),
    appreciation_rate: growthRate('Growth a year of the price', { default: 3 }),
    selling_costs_rate: percent('Costs of the sale as a share of the price then', { default: 6 }),
    currency: currency(),
  },
  output: {
    cap_rate: percentage('Net operating income as a share of the price'),
    gross_yield: percentage('Rent of a fully let year as a share of the price'),
    cash_on_cash: omittable(
      percentage('Cash flow as a share of the cash that is put in; absent when none is'),
    ),
    net_operating_income: money(
      'Income that is received in a year less all operating costs, before the loan',
    ),
    annual_cash_flow: money(
      'Net operating income less the payments of the loan; negative when cash must be added',
    ),
    monthly_cash_flow: money('A twelfth of it'),
    effective_income: money('Rent and other income that are received in a year'),
    operating_costs: money('All costs of a year but the loan'),
    annual_debt_service: money('Payments of the loan in a year'),
    cash_invested: money('Down payment and costs of the purchase'),
    dscr: omittable(
      fractional(
        'Debt service coverage: net operating income for each 1 of debt service; absent without a loan',
        'times',
      ),
    ),
    irr: omittable(
      percentage(
        'Internal rate of return on the cash put in, with the sale; absent where there is not just one',
      ),
    ),
    sale_proceeds: money('Price at the sale less its costs and what is then owed'),
    gross_rent_multiplier: fractional('Price in years of rent', 'years'),
    break_even_occupancy: percentage(
      'Share of rent and other income that would pay costs and loan as they are',
      'percent',
    ),
  },
  rules: [notAbove('down_payment', 'purchase_price')],
  conventions: {
    forecast: constantRates,
    timing:
      'the first year; loan payments at the end of each month; for irr, the cash of a year at its end, the sale with the last',
    compounding: 'interest monthly, at a twelfth of the nominal rate',
  },
  note: {
    steps: [
      step('gross_yield', '1200·monthly_rent/purchase_price'),
      step('gross_rent_multiplier', 'purchase_price/(12·monthly_rent)'),
      step('g', '12·(monthly_rent + other_monthly_income)', 'Income of a year without vacancy'),
      step('effective_income', 'g·(1 − vacancy_rate/100)'),
      step(
        'operating_costs',
        'effective_income·management_rate/100 + purchase_price·maintenance_rate/100 + annual_property_tax + annual_insurance + other_annual_costs',
      ),
      step('net_operating_income', 'effective_income − operating_costs'),
      step('cap_rate', '100·net_operating_income/purchase_price'),
      step('L', 'purchase_price − down_payment', 'Loan'),
      step('i', 'interest_rate/1200', 'Interest per month, as a fraction'),
      step('n', '12·loan_term', 'Number of payments'),
      stepByCase('annual_debt_service', [
        { when: 'i = 0', equation: '12·L/n' },
        { equation: '12·L·i/(1 − (1 + i)^−n)' },
      ]),
      step('annual_cash_flow', 'net_operating_income − annual_debt_service'),
      step('monthly_cash_flow', 'annual_cash_flow/12'),
      step('cash_invested', 'down_payment + purchase_costs'),
      stepByCase('cash_on_cash', [
        { when: 'cash_invested > 0', equation: '100·annual_cash_flow/cash_invested' },
      ]),
      stepByCase('dscr', [{ when: 'L > 0', equation: 'net_operating_income/annual_debt_service' }]),
      stepByCase(
        'B',
        [
          { when: 'holding_years ≥ loan_term', equation: '0' },
          { when: 'i = 0', equation: 'L·(n − 12·holding_years)/n' },
          { equation: 'annual_debt_service/12·(1 − (1 + i)^−(n − 12·holding_years))/i' },
        ],
        'Balance of the loan at the sale',
      ),
      step(
        'sale_proceeds',
        'purchase_price·(1 + appreciation_rate/100)^holding_years·(1 − selling_costs_rate/100) − B',
      ),
      stepByCase('irr', [
        {
          when: 'cash_invested > 0',
          words:
            'the rate at which cash_invested is the present value of net_operating_income, growing by income_growth, less the payments of each year, and of sale_proceeds',
        },
      ]),
      step('break_even_occupancy', '100·(operating_costs + annual_debt_service)/g'),
    ],
    references: [
      'W. B. Brueggeman, J. D. Fisher, Real Estate Finance and Investments, chapters 10–12 (income approach, leverage)',
      'CCIM Institute, glossary: capitalization rate, cash-on-cash, debt coverage ratio, gross rent multiplier',
    ],
  },
  formula(a, input, { omit }) {
    const yearlyRent = a.multiply(input.monthly_rent, 12);
    const gross = a.add(yearlyRent, a.multiply(input.other_monthly_income, 12));
    const income = a.multiply(gross, fraction(a, a.subtract(100, input.vacancy_rate)));
    const costs = operatingCosts(a, input, income);
    const operating = a.subtract(income, costs);
    const debt = debtService(a, input);
    const cash = a.add(input.down_payment, input.purchase_costs);
    const flow = a.subtract(operating, debt);
    const sale = saleProceeds(a, input);
    const percentOf = (part: typeof flow, of: typeof flow) => a.multiply(a.divide(part, of), 100);
    return {
      cap_rate: percentOf(operating, input.purchase_price),
      gross_yield: percentOf(yearlyRent, input.purchase_price),
      cash_on_cash: a.isZero(cash) ? omit('cash_on_cash', 'No cash is put in.') : percentOf(flow, cash),
      net_operating_income: operating,
      annual_cash_flow: flow,
      monthly_cash_flow: a.divide(flow, 12),
      effective_income: income,
      operating_costs: costs,
      annual_debt_service: debt,
      cash_invested: cash,
      dscr: a.isZero(debt) ? omit('dscr', 'There is no loan.') : a.divide(operating, debt),
      irr: returnOf(a, input, cash, operating, sale) ?? omit('irr', 'Not just one rate fits the cash flows.'),
      sale_proceeds: sale,
      gross_rent_multiplier: a.divide(input.purchase_price, yearlyRent),
      break_even_occupancy: percentOf(a.add(costs, debt), gross),
    };
  },
  laws: {
    when: '12·monthly_rent·(1 − vacancy_rate/100)·(1 − management_rate/100) ≥ purchase_price·maintenance_rate/100 + annual_property_tax + annual_insurance + other_annual_costs',
    rises: {
      cap_rate: ['monthly_rent', 'other_monthly_income'],
      annual_cash_flow: ['monthly_rent', 'down_payment', 'loan_term'],
      dscr: ['monthly_rent'],
      irr: ['appreciation_rate', 'income_growth'],
      sale_proceeds: ['appreciation_rate', 'down_payment'],
      break_even_occupancy: ['interest_rate', 'annual_property_tax'],
    },
    falls: {
      cap_rate: ['purchase_price', 'vacancy_rate', 'maintenance_rate', 'management_rate'],
      annual_cash_flow: ['interest_rate', 'annual_insurance', 'other_annual_costs'],
      gross_yield: ['purchase_price'],
    },
    identities: [
      'gross_yield·gross_rent_multiplier = 100',
      'net_operating_income − annual_debt_service = 12·monthly_cash_flow',
      'cap_rate·purchase_price = 100·(effective_income − operating_costs)',
    ],
  },
});

interface CostInput<N> {
  readonly purchase_price: N;
  readonly management_rate: N;
  readonly maintenance_rate: N;
  readonly annual_property_tax: N;
  readonly annual_insurance: N;
  readonly other_annual_costs: N;
}

function operatingCosts<N>(a: Arithmetic<N>, input: CostInput<N>, income: N): N {
  return [
    a.multiply(income, fraction(a, input.management_rate)),
    a.multiply(input.purchase_price, fraction(a, input.maintenance_rate)),
    input.annual_property_tax,
    input.annual_insurance,
  ].reduce((sum, cost) => a.add(sum, cost), input.other_annual_costs);
}

interface DebtInput<N> {
  readonly purchase_price: N;
  readonly down_payment: N;
  readonly interest_rate: N;
  readonly loan_term: number;
}

function debtService<N>(a: Arithmetic<N>, input: DebtInput<N>): N {
  const loan = a.subtract(input.purchase_price, input.down_payment);
  return a.multiply(levelPayment(a, loan, monthlyRate(a, input.interest_rate), 12 * input.loan_term), 12);
}

interface SaleInput<N> extends DebtInput<N> {
  readonly holding_years: number;
  readonly income_growth: N;
  readonly appreciation_rate: N;
  readonly selling_costs_rate: N;
}

/** The price at the sale less its costs and the balance of the loan, which is worth its payments to come. */
function saleProceeds<N>(a: Arithmetic<N>, input: SaleInput<N>): N {
  const growth = growthFactor(a, fraction(a, input.appreciation_rate), input.holding_years);
  const share = fraction(a, a.subtract(100, input.selling_costs_rate));
  const received = a.multiply(a.multiply(input.purchase_price, growth), share);
  const left = 12 * (input.loan_term - input.holding_years);
  if (left <= 0) return received;
  const payment = a.divide(debtService(a, input), 12);
  const worth = presentValueFactor(a, monthlyRate(a, input.interest_rate), left);
  return a.subtract(received, a.multiply(payment, worth));
}

/** In percent a year; undefined where nothing is put in, or no rate or several fit. */
function returnOf<N>(a: Arithmetic<N>, input: SaleInput<N>, cash: N, operating: N, sale: N): N | undefined {
  if (a.isZero(cash)) return undefined;
  const growth = fraction(a, input.income_growth);
  const debt = debtService(a, input);
  const flows = Array.from({ length: input.holding_years }, (_, year) => {
    const income = a.multiply(operating, growthFactor(a, growth, year));
    return { time: year + 1, amount: year < input.loan_term ? a.subtract(income, debt) : income };
  });
  const atSale = { time: input.holding_years, amount: sale };
  const rates = findRates(a, mergeFlows(a, [{ time: 0, amount: a.negate(cash) }, ...flows, atSale]));
  return rates.length === 1 ? a.multiply(rates[0]!, 100) : undefined;
}
