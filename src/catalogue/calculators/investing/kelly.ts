import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  optionalMoney,
  percent,
  oftenSmall,
  percentage,
  quantity,
} from '#catalogue/declare/fields.ts';
import { usual } from '#catalogue/declare/usual.ts';

export const kelly = defineCalculator({
  id: 'kelly',
  name: 'Kelly Criterion Calculator',
  synonyms: ['bet size', 'half kelly', 'position sizing', 'bankroll', 'optimal fraction'],
  category: 'investing',
  summary: 'Share of the capital to risk on a repeated bet for the fastest growth, and that growth.',
  headline: [
    {
      when: 'kelly_pct > 0 and bet_amount',
      say: 'You would risk {bet_amount} on each bet, which is {bet_pct} of your capital',
    },
    { when: 'kelly_pct > 0', say: 'You would risk {bet_pct} of your capital on each bet' },
    { say: 'The odds do not favor you: the share of your capital to risk is {bet_pct}' },
  ],
  about:
    'Bet too much and a winning strategy still ruins you. The Kelly criterion finds the share of capital that grows ' +
    'fastest in the long run. It needs the true odds, which nobody knows in markets, and its swings are hard to ' +
    'bear, so many people use half of it or less.',
  input: {
    win_probability_pct: percent('Probability of a win'),
    payoff_ratio: usual(
      quantity('Profit on a win per unit lost on a loss', 'ratio', {
        minimum: 0.0001,
        maximum: 1_000_000,
      }),
      { upTo: 1000, because: 'Long odds pay many times the stake.' },
    ),
    kelly_multiple: quantity('Part of the Kelly share that is risked: 1 for all of it, 0.5 for half', 'ratio', {
      maximum: 1,
      default: 1,
    }),
    account_balance: amount('Capital', { optional: true }),
    currency: currency(),
  },
  output: {
    kelly_pct: percentage(
      'Kelly share: percentage of the capital with the fastest growth; negative if no bet is worth it',
      'percent',
    ),
    bet_pct: percentage(
      'Percentage of the capital to risk: kelly_multiple of the Kelly share, 0 if that is negative',
      'percent',
    ),
    bet_amount: optionalMoney('Amount to risk; absent without account_balance'),
    expected_growth_pct: oftenSmall(
      percentage('Growth of the capital per bet in the long run, as a percentage', 'percent'),
    ),
  },
  conventions: {
    timing: 'many bets, one after the other, each with the same odds',
    compounding: 'each bet risks the same share of the capital that is left',
  },
  equations: `
    p                   = win_probability_pct/100                             // Probability of a win
    k                   = p − (1 − p)/payoff_ratio                            // Kelly share of the capital
    f                   = max(0, k·kelly_multiple)                            // Share of the capital that is risked
    kelly_pct           = 100·k
    bet_pct             = 100·f
    bet_amount          = account_balance·f
    expected_growth_pct = 0                                                   if f = 0
                        = 100·payoff_ratio·f                                  if win_probability_pct = 100
                        = 100·((1 + payoff_ratio·f)^p·(1 − f)^(1 − p) − 1)    otherwise
  `,
  references: ['J. L. Kelly, A New Interpretation of Information Rate, Bell System Technical Journal 35 (1956)'],
  pictures: [{ kind: 'curve', over: 'kelly_multiple = 0…2', of: ['expected_growth_pct'] }],
  laws: {
    rises: {
      kelly_pct: ['win_probability_pct', 'payoff_ratio'],
      bet_pct: ['win_probability_pct', 'payoff_ratio', 'kelly_multiple'],
      expected_growth_pct: ['win_probability_pct', 'payoff_ratio', 'kelly_multiple'],
    },
    identities: ['payoff_ratio·(win_probability_pct − kelly_pct) = 100 − win_probability_pct'],
  },
});
