import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, omittable, optional, percentage, signedAmount } from '#catalogue/declare/fields.ts';
import { MAX_SIGN_CHANGES } from '#catalogue/parts/rates-of-return.ts';
import { date, label, records, recordsOf, textOutput } from '#catalogue/declare/structures.ts';
import { natives } from './portfolio-return.native.ts';

export const portfolioReturn = defineCalculator({
  id: 'portfolio-return',
  name: 'Portfolio Return Calculator',
  synonyms: [
    'time-weighted return',
    'money-weighted return',
    'modified dietz',
    'twr',
    'mwr',
    'contribution to return',
    'gips',
  ],
  category: 'investing',
  summary: 'Time-weighted, modified Dietz and money-weighted return of a portfolio with deposits and withdrawals.',
  headline: [
    { when: 'time_weighted_return_pct < 0', say: 'The portfolio lost {|time_weighted_return_pct|}' },
    { say: 'The portfolio earned {time_weighted_return_pct}' },
  ],
  about:
    'Deposits and withdrawals blur how well a portfolio did. The time-weighted return judges the investments and the ' +
    'money-weighted return judges your result, including when you added money. If they differ a lot, timing helped ' +
    'or hurt. The time-weighted return is annualized only from a year on, as a few months say little about a year.',
  input: {
    valuations: records(
      'Values of the portfolio: at the beginning, on each day with a deposit or withdrawal, and at the end',
      {
        date: date('Date of the valuation, after that of the one before'),
        value: amount('Value of the portfolio on this date, before the cash flow'),
        cash_flow: signedAmount('Deposit (positive) or withdrawal (negative) right after the valuation; 0 at the end', {
          default: 0,
        }),
      },
      { minItems: 2, maxItems: 600 },
    ),
    holdings: records(
      'Holdings of the portfolio, for their contributions to its return',
      {
        name: label('Name of the holding'),
        initial_value: amount('Value at the beginning'),
        final_value: amount('Value at the end'),
        net_cash_flow: signedAmount('Purchases less sales and income in between', { default: 0 }),
      },
      { minItems: 0, maxItems: 200, default: [] },
    ),
    currency: currency(),
  },
  output: {
    gain: money('Gain: final value less initial value and net deposits'),
    time_weighted_return_pct: percentage(
      'Time-weighted return over the whole time: returns between the cash flows, linked; independent of their size',
      'percent',
    ),
    modified_dietz_return_pct: omittable(
      percentage(
        'Modified Dietz return over the whole time: gain over the average capital, weighted by days',
        'percent',
      ),
    ),
    money_weighted_return_pct: omittable(
      percentage('Money-weighted return over the whole time: growth at the internal rate of return', 'percent'),
    ),
    annualized_return: omittable(
      percentage('Time-weighted return, annualized for a year of 365 days; absent for less than a year'),
    ),
    xirr: omittable(
      percentage(
        'Money-weighted return: internal rate of return, effective per year of 365 days; absent for less than a year',
      ),
    ),
    holdings: recordsOf('Holdings in the order given', {
      name: textOutput('Name of the holding'),
      total_return_pct: optional(
        percentage('Return of the holding, with its cash flow in the middle of the time (simple Dietz)', 'percent'),
      ),
      return_contribution_pct: optional(
        percentage('Contribution to the modified Dietz return of the portfolio', 'percent'),
      ),
    }),
  },
  rules: `
    last      = count(valuations) − 1                                             // Index of the last valuation
    left(k)   = valuations(k).value + valuations(k).cash_flow                     // What is left after valuation k
    disorder  = first(k = 1…last, valuations(k).date ≤ valuations(k − 1).date)    // Index of the first valuation that is not after the one before
    shortfall = first(k = 0…last, left(k) < 0 or k > 0 and valuations(k).value > 0 and left(k − 1) = 0)    // Index of the first valuation that lacks what is withdrawn, or has a value where nothing was left
    funded    = first(k = 0…last − 1, left(k) > 0)                                // Index of the first valuation that leaves something before the last one
    changes   = sign_changes(valuations)                                          // How often the cash flows change between deposits and withdrawals
    require disorder is absent else valuations(disorder).date: must be after the date of the valuation before
    require shortfall is absent else valuations(shortfall).value: must not withdraw more than the value; where 0 is left, the next value must be 0 until a deposit
    require funded is given else valuations: must have a value or a deposit before the last one
    require valuations(last).cash_flow = 0 else valuations(last).cash_flow: must be 0 in the last valuation: nothing is valued after it
    require changes < ${MAX_SIGN_CHANGES} else valuations: must change between deposits and withdrawals at most ${MAX_SIGN_CHANGES} times
  `,
  conventions: {
    timing: 'each cash flow right after the valuation of its day, so that it counts from the next day on',
    compounding: 'annual for the annualized and the money-weighted return, by actual days of a year of 365',
  },
  native: natives,
  equations: `
    n    = count(valuations) − 1                      // Index of the last valuation, from 0
    T    = valuations(n).date − valuations(0).date    // Days from the first valuation to the last
    gain = valuations(n).value − valuations(0).value − sum(k = 0…n, valuations(k).cash_flow)

    G(0)                     = 1
    before(k)                = valuations(k − 1).value + valuations(k − 1).cash_flow    // Invested from valuation k − 1 on
    G(k)                     = G(k − 1)·valuations(k).value/before(k)                   if before(k) > 0    // Value at valuation k of 1 at the beginning
                             = G(k − 1)                                                 otherwise
    time_weighted_return_pct = 100·(G(n) − 1)
    annualized_return        = 100·(G(n)^(365/T) − 1)                                   if T ≥ 365 and G(n) > 0
                             = −100                                                     if T ≥ 365
                             = absent: Returns of less than a year are not annualized.

    w(k)                      = (valuations(n).date − valuations(k).date)/T                         // Part of the time that is left at valuation k
    A                         = valuations(0).value + sum(k = 0…n, w(k)·valuations(k).cash_flow)    // Average capital
    modified_dietz_return_pct = 100·gain/A                                                          if A > 0
                              = absent: The average capital is not above 0.

    rates                     = all_rates(valuations)
    i                         = rates.only                   if rates.count = 1    // Internal rate of return, as a fraction
    money_weighted_return_pct = 100·((1 + i)^(T/365) − 1)    if i is given
                              = absent                       if rates.count = 0: At no rate above −100 percent is the net present value of the cash flows 0.
                              = absent: There is more than one internal rate of return.
    xirr                      = 100·i                        if T ≥ 365 and i is given
                              = absent                       if T < 365: Returns of less than a year are not annualized.
                              = absent                       if rates.count = 0: At no rate above −100 percent is the net present value of the cash flows 0.
                              = absent: There is more than one internal rate of return.

    gained(j)                           = holdings(j).final_value − holdings(j).initial_value − holdings(j).net_cash_flow    // Gain of holding j, from 0
    capital(j)                          = holdings(j).initial_value + holdings(j).net_cash_flow/2    // Average capital of holding j
    holdings.total_return_pct(j)        = 100·gained(j)/capital(j)                                   if capital(j) > 0
    holdings.return_contribution_pct(j) = 100·gained(j)/A                                            if A > 0
  `,
  references: [
    'CFA Institute, Global Investment Performance Standards (GIPS), Guidance Statement on Calculation Methodology',
    'P. O. Dietz, Pension Funds: Measuring Investment Performance (1966)',
    'C. R. Bacon, Practical Portfolio Performance Measurement and Attribution, 2nd edition (2008), chapter 3',
  ],
  pictures: [{ kind: 'list', list: 'valuations', of: ['value'], dates: 'date', form: 'lines' }],
  laws: {
    // Without cash flows on the way all measures are the same.
    when: ({ valuations }) =>
      (valuations as unknown as readonly Valuation[]).slice(1).every(({ cash_flow = 0 }) => cash_flow === 0),
    identities: [
      'time_weighted_return_pct = modified_dietz_return_pct',
      'time_weighted_return_pct = money_weighted_return_pct',
      'annualized_return = xirr',
    ],
  },
});

interface Valuation {
  readonly cash_flow?: number;
}
