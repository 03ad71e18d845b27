import { constantRates } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  annualPercent,
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
} from '#catalogue/declare/fields.ts';
import { atEnd, during, sumOf } from '#catalogue/declare/schedule.ts';
import { loanTerm } from '#catalogue/declare/shared-fields.ts';
import { natives } from './rental-property.native.ts';

export const rentalProperty = defineCalculator({
  id: 'rental-property',
  name: 'Rental Property Calculator',
  synonyms: ['airbnb', 'landlord', 'buy to let', 'investment property', 'cap rate'],
  category: 'real-estate',
  summary:
    'First-year return of a rental property (operating income, cap rate, cash flow, cash-on-cash return, debt coverage), and its internal rate of return.',
  headline: [
    {
      when: 'monthly_cash_flow < 0',
      say: 'The property would cost you {|monthly_cash_flow|} a month after all expenses',
    },
    {
      when: 'cash_on_cash_return',
      say: 'The property would bring you {monthly_cash_flow} a month, {cash_on_cash_return} a year on your cash',
    },
    { say: 'The property would bring you {monthly_cash_flow} a month' },
  ],
  about:
    'Use it to judge a property before you make an offer. The first year shows whether it pays for itself, and the ' +
    'internal rate of return includes growth, repayment of the loan and the sale. Be careful with vacancy and ' +
    'maintenance: optimistic values there make almost every property look good.',
  input: {
    property_price: positiveAmount('Purchase price'),
    monthly_rent: positiveAmount('Monthly rent when fully rented'),
    down_payment: { ...amount('Down payment'), percentOf: 'property_price' },
    interest_rate: loanRate('Nominal annual interest rate of the loan'),
    loan_term: loanTerm({ default: 30 }),
    buying_costs: amount('Closing costs and initial repairs', { default: 0 }),
    other_monthly_income: amount('Other monthly income, such as parking and laundry', { default: 0 }),
    vacancy_rate: percent('Vacancy: share of rent and other income that is not received', { default: 5 }),
    management_fee_pct: percent('Management fee as a share of the income received', { default: 8 }),
    maintenance_rate: annualPercent('Annual maintenance as a share of the price', { default: 1 }),
    annual_property_tax: amount('Annual property tax', { default: 0 }),
    annual_insurance: amount('Annual insurance', { default: 0 }),
    other_annual_expenses: amount('Other annual expenses, such as fees and utilities', { default: 0 }),
    annual_reserves: amount('Annual reserves for replacements, such as a roof, on top of the operating expenses', {
      default: 0,
    }),
    holding_years: wholeYears('Years until the sale', { default: 10, maximum: 50 }),
    income_growth_rate: growthRate('Annual growth of income and expenses without a growth rate of their own', {
      default: 2,
    }),
    rent_growth_rate: growthRate('Annual growth of rent, other income and the management fee', { optional: true }),
    expense_growth_rate: growthRate('Annual growth of all other operating expenses and of reserves', {
      optional: true,
    }),
    appreciation_rate: growthRate('Annual growth of the price', { default: 3 }),
    selling_cost_pct: percent('Selling costs as a share of the sale price', { default: 6 }),
    currency: currency(),
  },
  output: {
    cap_rate: percentage('Cap rate: net operating income as a share of the price'),
    gross_yield: percentage('Gross yield: annual rent when fully rented as a share of the price'),
    cash_on_cash_return: omittable(
      percentage('Cash-on-cash return: annual cash flow as a share of the cash invested; absent without any'),
    ),
    net_operating_income: money('Net operating income: annual income minus operating expenses'),
    annual_cash_flow: money(
      'Annual cash flow: net operating income minus debt service and reserves; negative if cash must be added',
    ),
    monthly_cash_flow: money('Monthly cash flow: one-twelfth of the annual cash flow'),
    annual_effective_gross_income: money('Annual rent and other income after vacancy'),
    annual_operating_expenses: money('Annual operating expenses, without the loan'),
    annual_debt_service: money('Annual debt service: loan payments of a year'),
    cash_invested: money('Cash invested: down payment and purchase costs'),
    dscr: omittable(
      fractional(
        'Debt service coverage ratio: net operating income divided by debt service; absent without a loan',
        'ratio',
      ),
    ),
    annual_irr: omittable(
      percentage(
        'Internal rate of return on the cash invested, including the sale; absent unless there is exactly one',
      ),
    ),
    sale_proceeds: money('Sale proceeds: sale price minus selling costs and the balance of the loan'),
    total_return_pct: omittable(
      percentage(
        'Total return: all cash flows and the sale proceeds minus the cash invested, as a percentage of it; absent without any',
        'percent',
      ),
    ),
    gross_rent_multiplier: fractional('Gross rent multiplier: price divided by the annual rent', 'ratio'),
    break_even_occupancy_pct: percentage(
      'Break-even occupancy: share of rent and other income that covers operating costs and debt service',
      'percent',
    ),
  },
  prominent: ['loan_term', 'vacancy_rate', 'holding_years', 'appreciation_rate'],
  rules: `
    require down_payment ≤ property_price
  `,
  conventions: {
    forecast: constantRates,
    timing:
      'the first year; loan payments at the end of each month; for the IRR, cash flows at the end of each year, the sale with the last',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
  },
  native: natives,
  equations: `
    gross_yield                   = 1200·monthly_rent/property_price
    gross_rent_multiplier         = property_price/(12·monthly_rent)
    g                             = 12·(monthly_rent + other_monthly_income)                // Annual income without vacancy
    annual_effective_gross_income = g·(1 − vacancy_rate/100)
    fee                           = annual_effective_gross_income·management_fee_pct/100    // Management fee
    fixed                         = property_price·maintenance_rate/100 + annual_property_tax + annual_insurance + other_annual_expenses    // Operating expenses that do not depend on the rent
    annual_operating_expenses     = fee + fixed
    net_operating_income          = annual_effective_gross_income − annual_operating_expenses
    cap_rate                      = 100·net_operating_income/property_price

    L                        = property_price − down_payment               // Loan
    i                        = interest_rate/1200                          // Interest per month, as a fraction
    n                        = 12·loan_term                                // Number of payments
    annual_debt_service      = 12·L/a(n, i)
    annual_cash_flow         = net_operating_income − annual_debt_service − annual_reserves
    monthly_cash_flow        = annual_cash_flow/12
    cash_invested            = down_payment + buying_costs
    cash_on_cash_return      = 100·annual_cash_flow/cash_invested          if cash_invested > 0
                             = absent: No cash is invested.
    dscr                     = net_operating_income/annual_debt_service    if L > 0
                             = absent: There is no loan.
    break_even_occupancy_pct = 100·(annual_operating_expenses + annual_debt_service)/g

    value(k)         = property_price·(1 + appreciation_rate/100)^k     // Value of the property after year k
    owed(k)          = annual_debt_service/12·a(max(0, n − 12·k), i)    // Balance of the loan after year k
    sale_proceeds    = value(holding_years)·(1 − selling_cost_pct/100) − owed(holding_years)
    rising           = rent_growth_rate                                 if rent_growth_rate is given       // Annual growth of the income, in percent
                     = income_growth_rate                               otherwise
    costlier         = expense_growth_rate                              if expense_growth_rate is given    // Annual growth of expenses and reserves, in percent
                     = income_growth_rate                               otherwise
    earned(k)        = (annual_effective_gross_income − fee)·(1 + rising/100)^(k − 1) − (fixed + annual_reserves)·(1 + costlier/100)^(k − 1)    // Net operating income of year k less reserves
    flow(k)          = earned(k) − annual_debt_service                  if k ≤ loan_term                   // Cash flow of year k, without the sale
                     = earned(k)                                        otherwise
    total_return_pct = 100·(sum(k = 1…holding_years, flow(k)) + sale_proceeds − cash_invested)/cash_invested    if cash_invested > 0
                     = absent: No cash is invested.
    r                = rate_of_return(cash_invested, annual_effective_gross_income − fee, rising, fixed + annual_reserves, costlier, annual_debt_service, loan_term, holding_years, sale_proceeds)    if cash_invested > 0               // Internal rate of return
    annual_irr       = 100·r                                            if r is given
                     = absent: There is not exactly one internal rate of return.
    proof            = sum(k = 1…holding_years, flow(k)/(1 + r)^k) + sale_proceeds/(1 + r)^holding_years − cash_invested    // Net present value at the internal rate of return, which is 0
  `,
  references: [
    'W. B. Brueggeman, J. D. Fisher, Real Estate Finance and Investments, chapters 10–12 (income approach, leverage)',
    'CCIM Institute, glossary: capitalization rate, cash-on-cash, debt coverage ratio, gross rent multiplier',
  ],
  schedule: {
    kind: 'table',
    periodsPerYear: 1,
    periods: 'holding_years',
    columns: {
      property_value: atEnd(money('Value of the property at the end of the year'), 'value(k)'),
      balance: atEnd(money('Balance of the loan at the end of the year'), 'owed(k)'),
      cash_flow: during(money('Cash flow of the year, without the sale'), 'flow(k)'),
      equity: sumOf(money('Value of the property less the balance'), 'property_value', '−balance'),
    },
  },
  laws: {
    when: '12·monthly_rent·(1 − vacancy_rate/100)·(1 − management_fee_pct/100) ≥ property_price·maintenance_rate/100 + annual_property_tax + annual_insurance + other_annual_expenses',
    rises: {
      cap_rate: ['monthly_rent', 'other_monthly_income'],
      annual_cash_flow: ['monthly_rent', 'down_payment', 'loan_term'],
      dscr: ['monthly_rent'],
      annual_irr: ['appreciation_rate', 'rent_growth_rate'],
      sale_proceeds: ['appreciation_rate', 'down_payment'],
      break_even_occupancy_pct: ['interest_rate', 'annual_property_tax'],
    },
    falls: {
      cap_rate: ['property_price', 'vacancy_rate', 'maintenance_rate', 'management_fee_pct'],
      annual_cash_flow: ['interest_rate', 'annual_insurance', 'other_annual_expenses', 'annual_reserves'],
      total_return_pct: ['expense_growth_rate'],
      gross_yield: ['property_price'],
    },
    identities: [
      'gross_yield·gross_rent_multiplier = 100',
      'net_operating_income − annual_debt_service − annual_reserves = 12·monthly_cash_flow',
      'cap_rate·property_price = 100·(annual_effective_gross_income − annual_operating_expenses)',
    ],
  },
});
