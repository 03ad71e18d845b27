import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  flag,
  money,
  optional,
  part,
  percent,
  oftenSmall,
  percentage,
} from '#catalogue/declare/fields.ts';
import { label, records, recordsOf, textOutput } from '#catalogue/declare/structures.ts';
import { usual } from '#catalogue/declare/usual.ts';

export const portfolioAllocation = defineCalculator({
  id: 'portfolio-allocation',
  name: 'Portfolio Allocation Calculator',
  synonyms: ['rebalancing', 'rebalance portfolio', 'asset allocation', 'target weights', 'portfolio drift'],
  category: 'investing',
  summary: 'Trades that bring a portfolio back to its target weights, new cash first, and how far it has drifted.',
  headline: [
    {
      when: 'total_bought > 0 and total_sold > 0',
      say: 'You would sell {total_sold} and buy {total_bought} to return to your target weights',
    },
    { when: 'total_bought > 0', say: 'You would buy {total_bought} to move towards your target weights' },
    { when: 'total_sold > 0', say: 'You would sell {total_sold} to move towards your target weights' },
    { when: 'max_drift_pct', say: 'No trade is needed: the largest drift is {max_drift_pct}' },
    { say: 'There is nothing to trade: the portfolio is worth {total_value}' },
  ],
  about:
    'Over time the winners grow beyond their share and the portfolio becomes riskier than you intended. Enter your ' +
    'holdings and targets, and it lists the trades that restore them, with new cash first so that you sell less. ' +
    'Taxes and trading costs are not considered.',
  input: {
    holdings: records(
      'Holdings with their target weights; what the weights leave of 100 percent stays cash',
      {
        name: label('Name of the holding', { optional: true }),
        value: amount('Market value, rounded to the decimal places of the currency'),
        target_weight_pct: part('Target weight: percentage of the total value'),
      },
      { minItems: 1, maxItems: 50 },
    ),
    new_cash: amount('New cash to invest, rounded to the decimal places of the currency', { default: 0 }),
    drift_band_pct: usual(
      percent(
        'Rebalancing band in percentage points: holdings are sold only if one is further from its target after the new cash is invested',
        { default: 0 },
      ),
      { from: 0.3, because: 'Some keep within half a percentage point.' },
    ),
    selling_allowed: flag(
      'Whether holdings may be sold',
      { true: 'holdings may be sold', false: 'new cash is invested, and nothing is sold' },
      { default: true },
    ),
    currency: currency(),
  },
  output: {
    total_value: money('Value of all holdings and the new cash'),
    total_bought: money('Total of the purchases'),
    total_sold: money('Total of the sales'),
    remaining_cash: money('Cash after all trades'),
    max_drift_pct: optional(
      oftenSmall(
        percentage(
          'Largest distance of a weight from its target before the trades, in percentage points; absent if nothing is held',
          'percent',
        ),
      ),
    ),
    holdings: recordsOf('Holdings in the order given, with their trades', {
      name: optional(textOutput('Name of the holding, if given')),
      weight_pct: optional(percentage('Percentage of all holdings today; absent if nothing is held', 'percent')),
      drift_pct: optional(
        percentage('Weight less its target, in percentage points; absent if nothing is held', 'percent'),
      ),
      trade_amount: money('Amount to buy; negative to sell'),
      new_value: money('Value after the trades'),
      new_weight_pct: percentage('Percentage of total_value after the trades', 'percent'),
    }),
  },
  rules: `
    W(0)   = 0
    W(k)   = W(k − 1) + holdings(k − 1).target_weight_pct          // Target weights of k holdings together
    excess = first(k = 1…count(holdings), W(k) > 100.000000001)    // Number of the first holding with which they exceed 100 percent, also as thirds that a program has rounded
    wrong  = excess − 1                                            // Its index
    require wrong is absent else holdings(wrong).target_weight_pct: must not bring the target weights above 100 percent together
  `,
  conventions: {
    timing: 'all values on one day, and all trades at these values, without costs or taxes',
    compounding: 'none',
    rounding:
      'values are rounded to the smallest unit of the currency, and trades by largest remainder, so that they add up to the cash that is invested; of equal remainders the first one counts',
  },
  equations: `
    n           = count(holdings)             // Number of holdings
    v(j)        = round(holdings(j).value)    // Value of holding j, from 0
    cash        = round(new_cash)             // New cash
    held        = sum(j = 0…n − 1, v(j))      // Value of all holdings
    total_value = held + cash
    require total_value > 0 else no-solution: nothing to allocate: enter the value of a holding, or new_cash

    base          = held                                               if held > 0    // Value to which today's weights refer
                  = 1                                                  otherwise
    drift(j)      = 100·v(j)/base − holdings(j).target_weight_pct      // Weight of holding j less its target
    D(0)          = 0
    D(k)          = max(D(k − 1), max(drift(k − 1), −drift(k − 1)))    // Largest distance among k holdings
    max_drift_pct = D(n)                                               if held > 0

    holdings.weight_pct(j) = 100·v(j)/held    if held > 0
    holdings.drift_pct(j)  = drift(j)         if held > 0

    t(j)          = total_value·holdings(j).target_weight_pct/100          // Target value of holding j
    lack(j)       = max(0, t(j) − v(j))                                    // What holding j lacks
    lacking       = sum(j = 0…n − 1, lack(j))                              // What all lack together
    invested      = max(0, cash + sum(j = 0…n − 1, t(j)) − total_value)    // New cash above the target weight of cash
    share         = invested/lacking                                       if lacking > 0                           // Part of what is lacking that new cash buys
                  = 0                                                      otherwise
    off(j)        = v(j) + share·lack(j) − t(j)                            // Distance of holding j from its target once new cash is invested
    out           = sum(j = 0…n − 1, 1 if max(off(j), −off(j)) > total_value·drift_band_pct/100)    // Holdings outside their band
    holdings.x(j) = t(j) − v(j)                                            if selling_allowed = true and out > 0    // Trade in holding j before it is rounded
                  = share·lack(j)                                          otherwise

    u             = above(0)                    // Minor unit of money
    c(j)          = above(holdings.x(j)) − u    // Trade in holding j, rounded down
    holdings.f(j) = holdings.x(j) − c(j)        // Remainder of the trade in holding j
    left          = above(sum(j = 0…n − 1, holdings.x(j))) − u − sum(j = 0…n − 1, c(j))    // What the remainders add up to
    rank(j)       = sum(k = 0…n − 1, 1 if k < j and holdings.f(k) ≥ holdings.f(j) or k > j and holdings.f(k) > holdings.f(j))    // Holdings with larger remainders, or equal ones before holding j

    holdings.trade_amount(j)   = c(j) + u    if (rank(j) + 1/2)·u < left
                               = c(j)        otherwise
    holdings.new_value(j)      = v(j) + holdings.trade_amount(j)
    holdings.new_weight_pct(j) = 100·holdings.new_value(j)/total_value

    total_bought   = sum(j = 0…n − 1, max(0, holdings.trade_amount(j)))
    total_sold     = sum(j = 0…n − 1, max(0, −holdings.trade_amount(j)))
    remaining_cash = cash + total_sold − total_bought
  `,
  references: [
    'W. J. Bernstein, The Intelligent Asset Allocator (2000), chapter 8 (rebalancing)',
    'M. L. Balinski and H. P. Young, Fair Representation, 2nd edition (2001), Appendix A (method of largest remainders)',
  ],
  pictures: [{ kind: 'items', list: 'holdings', of: ['target_weight_pct', 'weight_pct', 'new_weight_pct'] }],
  laws: {
    unscaled: 'amounts are rounded to the smallest unit of the currency on the way',
    falls: { total_sold: ['drift_band_pct'], total_bought: ['drift_band_pct'] },
  },
});
