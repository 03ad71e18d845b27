import { ledgerRounding, paymentRounding, usualInUnitedStates } from '#catalogue/declare/conventions.ts';
import { constantRates } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  annualPercent,
  currency,
  growthRate,
  money,
  omittable,
  percent,
  positiveAmount,
  whole,
  wholeYears,
} from '#catalogue/declare/fields.ts';
import { levelLoan } from '#catalogue/parts/level-loan.ts';
import {
  homeownersProtectionAct,
  pmiDuration,
  pmiEnd,
  pmiMonths,
  pmiRate,
} from '#catalogue/parts/mortgage-insurance.ts';
import { downPayment, loanTerm, nominalLoanRate } from '#catalogue/declare/shared-fields.ts';
import { atEnd, during } from '#catalogue/declare/schedule.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const rentVsBuy = defineCalculator({
  id: 'rent-vs-buy',
  name: 'Rent vs. Buy Calculator',
  synonyms: ['house', 'home', 'apartment', 'rent or own', 'buy a house'],
  category: 'real-estate',
  summary: 'Wealth after some years of owning a home and of renting one, and the year from which on buying is better.',
  headline: [
    {
      when: 'buying_advantage > 0',
      say: 'Buying would leave you {buying_advantage} better off than renting after {years}',
    },
    {
      when: 'buying_advantage < 0',
      say: 'Renting would leave you {|buying_advantage|} better off than buying after {years}',
    },
    { say: 'Renting and buying come out even: the difference is {buying_advantage}' },
  ],
  about:
    'It compares two people with the same money: one buys, the other rents and invests the difference. The answer ' +
    'depends most on how long you stay, on the growth of home prices and on the return of investments, so try ' +
    'several values of each. What cannot be counted, such as the freedom to move or to renovate, is up to you.',
  input: {
    home_price: positiveAmount('Price of the home'),
    monthly_rent: positiveAmount('Monthly rent of a comparable home in the first year'),
    down_payment: downPayment(),
    interest_rate: nominalLoanRate(),
    years: wholeYears('Years until the home is sold', { maximum: 60, default: 10 }),
    loan_term: loanTerm({ default: 30 }),
    appreciation_rate: growthRate('Yearly rise of the value of the home', { minimum: -50, maximum: 100, default: 3 }),
    rent_growth_rate: growthRate('Yearly rise of the rent', { minimum: -50, maximum: 100, default: 3 }),
    investment_return: growthRate('Yearly return, after tax, on money that is not in the home', {
      minimum: -50,
      maximum: 100,
      default: 5,
    }),
    buying_cost_pct: percent('Purchase costs as a share of the price', { default: 3 }),
    selling_cost_pct: percent('Selling costs as a share of the value at the sale', { default: 6 }),
    property_tax_rate: annualPercent('Property tax per year in percent of the value', {
      default: 1.1,
      ...usualInUnitedStates,
    }),
    maintenance_rate: annualPercent(
      'Maintenance per year as a share of the value, including insurance that home_insurance_rate leaves out',
      { default: 1.5 },
    ),
    home_insurance_rate: annualPercent('Home insurance per year as a share of the value', { default: 0 }),
    pmi_rate: pmiRate({ default: 0.7, ...usualInUnitedStates }),
    pmi_end: pmiEnd(),
    monthly_fees: amount('Monthly HOA or condominium fees in the first year; they rise with the rent', { default: 0 }),
    marginal_tax_rate: percent(
      'Income tax saved, as a share of loan interest and property tax; 0 with the standard deduction; limits of the deductions are not considered',
      { default: 0 },
    ),
    capital_gains_tax_rate: percent('Tax on the gain at the sale; a loss is not taxed', { default: 0 }),
    exempt_gain: amount('Gain at the sale that is not taxed', { default: 0 }),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    buying_advantage: money(
      'Wealth of the buyer less wealth of the renter at the sale; negative when renting is better',
    ),
    buyer_wealth: money('Proceeds of the sale after selling costs, the remaining loan and tax'),
    renter_wealth: money(
      'Wealth of a renter who invests the down payment, the purchase costs and, each year, the cost of owning less the rent',
    ),
    break_even_year: omittable(
      whole(
        'First year from which on buying stays at least as good; absent when renting is better after the last year',
        'ordinal',
      ),
    ),
    home_value: money('Value of the home at the sale'),
    remaining_balance: money('Loan balance at the sale'),
    capital_gains_tax: money('Tax on the gain, which is the value less selling costs, the price and purchase costs'),
    monthly_payment: money('Level monthly payment of the loan'),
    monthly_pmi: money('Monthly mortgage insurance while it is due, otherwise 0'),
    pmi_months: pmiDuration(),
    first_year_owning_cost: money(
      'Cost of owning in the first year: loan payments, property tax, maintenance, insurance and fees, less tax saved',
    ),
    first_year_rent: money('Rent of the first year'),
  },
  prominent: ['appreciation_rate', 'rent_growth_rate', 'investment_return'],
  rules: `
    require down_payment ≤ home_price
  `,
  conventions: {
    forecast: constantRates,
    timing:
      'costs of a year at its end; property tax, maintenance and insurance by the value at its beginning; loan payments and mortgage insurance at the end of each month',
    compounding: 'loan monthly, at a twelfth of the nominal rate; values, rents and investments yearly',
    rounding: ledgerRounding('only the loan is rounded'),
  },
  equations: `
    principal   = home_price − down_payment    // Amount borrowed
    i           = interest_rate/1200           // Interest per month, as a fraction
    n           = 12·loan_term                 // Number of payments
    ${levelLoan}
    monthly_pmi = L·pmi_rate/1200              if home_price > 5·down_payment
                = 0                            otherwise
    ${pmiMonths}

    t           = marginal_tax_rate/100                                         // Share of interest and property tax that is saved
    u           = (property_tax_rate·(1 − t) + maintenance_rate + home_insurance_rate)/100    // Property tax, maintenance and insurance, as a share of the value
    value(k)    = home_price·(1 + appreciation_rate/100)^k                      // Value of the home after year k
    left(k)     = B(min(n, 12·k))                                               if payment_rounding = cent    // Loan balance after year k
                = monthly_payment·a(max(0, n − 12·k), i)                        otherwise
    gain(k)     = value(k)·(100 − selling_cost_pct)/100 − home_price·(100 + buying_cost_pct)/100    // Gain of a sale after year k
    taxed(k)    = max(0, gain(k) − exempt_gain)·capital_gains_tax_rate/100      // Tax on it
    proceeds(k) = value(k)·(100 − selling_cost_pct)/100 − left(k) − taxed(k)    // Proceeds of a sale after year k
    rise(k)     = (1 + rent_growth_rate/100)^(k − 1)                            // Rent of year k relative to that of the first
    rent(k)     = 12·monthly_rent·rise(k)                                       // Rent of year k
    paid(k)     = charged(min(n, 12·k)) − charged(min(n, 12·(k − 1))) + left(k − 1) − left(k)    if payment_rounding = cent    // Loan payments of year k
                = monthly_payment·min(12, max(0, n − 12·(k − 1)))               otherwise
    cost(k)     = paid(k) − (left(k − 1) − left(k))                             // Loan interest of year k
    pmi(k)      = monthly_pmi·min(12, max(0, pmi_months − 12·(k − 1)))          // Mortgage insurance of year k
    owning(k)   = paid(k) − t·cost(k) + pmi(k) + u·value(k − 1) + 12·monthly_fees·rise(k)    // Cost of owning in year k
    W(0)        = down_payment + home_price·buying_cost_pct/100                 // Invested by the renter at the beginning
    W(k)        = W(k − 1)·(1 + investment_return/100) + owning(k) − rent(k)    // Wealth of the renter after year k

    buyer_wealth           = proceeds(years)
    renter_wealth          = W(years)
    buying_advantage       = buyer_wealth − renter_wealth
    behind                 = first(j = 0…years − 1, proceeds(years − j) < W(years − j))    // Years since renting was last better
    break_even_year        = 1                                                             if behind is absent
                           = years − behind + 1                                            if behind > 0
                           = absent: Renting is better after the last year.
    home_value             = value(years)
    remaining_balance      = left(years)
    capital_gains_tax      = taxed(years)
    first_year_owning_cost = owning(1)
    first_year_rent        = rent(1)
  `,
  references: [
    theoryOfInterest('§5.2 (prospective balance)'),
    homeownersProtectionAct,
    'E. Beracha, K. H. Johnson, Lessons from Over 30 Years of Buy versus Rent Decisions, Real Estate Economics 40 (2012), for the comparison',
  ],
  schedule: {
    kind: 'table',
    periodsPerYear: 1,
    mark: 'break_even_year',
    periods: 'years',
    columns: {
      buying_expenses: during(money('Cost of owning in the year, less tax saved'), 'owning(k)'),
      renting_expenses: during(money('Rent of the year'), 'rent(k)'),
      buyer_wealth: atEnd(money('Wealth of the buyer who sells at the end of the year'), 'proceeds(k)'),
      renter_wealth: atEnd(money('Wealth of the renter at the end of the year'), 'W(k)'),
    },
  },
  laws: {
    // Fees rise as the rent does, a higher rate also saves tax, and so do purchase costs that reduce a gain.
    // What a dearer home costs more may outweigh its value.
    when: 'payment_rounding = exact and marginal_tax_rate + capital_gains_tax_rate + max(0, monthly_fees − monthly_rent) = 0',
    rises: {
      buying_advantage: ['monthly_rent', 'rent_growth_rate', 'marginal_tax_rate'],
      home_value: ['appreciation_rate', 'home_price'],
      break_even_year: ['selling_cost_pct', 'buying_cost_pct'],
      first_year_owning_cost: [
        'interest_rate',
        'property_tax_rate',
        'maintenance_rate',
        'home_insurance_rate',
        'pmi_rate',
      ],
    },
    falls: {
      buying_advantage: [
        'buying_cost_pct',
        'selling_cost_pct',
        'property_tax_rate',
        'interest_rate',
        'monthly_fees',
        'pmi_rate',
      ],
      renter_wealth: ['monthly_rent'],
      break_even_year: ['monthly_rent'],
    },
    identities: [
      'buying_advantage + renter_wealth = buyer_wealth',
      'buyer_wealth + remaining_balance + capital_gains_tax = home_value·(100 − selling_cost_pct)/100',
    ],
  },
});
