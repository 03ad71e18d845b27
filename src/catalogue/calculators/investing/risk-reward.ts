import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  fractional,
  money,
  optionalMoney,
  part,
  percent,
  percentage,
  positiveAmount,
  unitCount,
  unitPrice,
} from '#catalogue/declare/fields.ts';
import { records } from '#catalogue/declare/structures.ts';
import { risks, usual } from '#catalogue/declare/usual.ts';

const price = { minimum: 0.000001 } as const;

export const riskReward = defineCalculator({
  id: 'risk-reward',
  name: 'Risk-Reward Calculator',
  synonyms: ['reward to risk ratio', 'stop loss', 'take profit', 'r multiple', 'expectancy', 'trade'],
  category: 'investing',
  summary:
    'Ratio of the reward to the risk of a trade with a stop and price targets, and the probability of a win that breaks even.',
  headline: 'The reward is {reward_risk_ratio} times the risk',
  about:
    'A trade that wins half the time loses money if its losses are larger than its gains. Enter the entry, the stop ' +
    'and your targets, and see how often you need to win. Your estimate of the probability is the weak point, so be ' +
    'modest.',
  input: {
    account_balance: positiveAmount('Account balance'),
    risk_pct: usual(percent('Percentage of the account to risk', { default: 1 }), risks),
    entry_price: positiveAmount('Price at which the position is opened', price),
    stop_price: amount('Price at which a losing position is closed: below the entry price, or above it to sell short'),
    targets: records(
      'Prices at which a winning position is closed, in parts',
      {
        price: amount('Target price: on the other side of the entry price than the stop price'),
        share_pct: part('Percentage of the position that is closed at this price', {
          minimum: 0.0001,
          default: 100,
        }),
      },
      { minItems: 1, maxItems: 20 },
    ),
    win_probability_pct: percent('Probability that all targets are reached before the stop price', { optional: true }),
    currency: currency(),
  },
  output: {
    reward_risk_ratio: fractional('Reward-to-risk ratio: reward per unit for each 1 of risk per unit', 'ratio'),
    risk_amount: money('Loss at the stop price'),
    risk_per_unit: unitPrice('Risk per unit: distance from the entry price to the stop price'),
    reward_per_unit: unitPrice('Reward per unit: average distance from the entry price to the targets'),
    units: unitCount('Number of units to trade'),
    position_value: money('Value of the position at the entry price'),
    break_even_win_probability_pct: percentage(
      'Probability of a win at which many such trades gain and lose as much',
      'percent',
    ),
    expected_gain: optionalMoney('Expected gain of the trade; absent without win_probability_pct'),
  },
  prominent: ['risk_pct'],
  rules: `
    wrong  = first(j = 0…count(targets) − 1, (targets(j).price − entry_price)·(entry_price − stop_price) ≤ 0)    // Index of the first target on the side of the stop price
    shares = sum(j = 0…count(targets) − 1, targets(j).share_pct)    // What the shares add up to: 100, also as thirds that a program has rounded
    require stop_price < entry_price or stop_price > entry_price else stop_price: must differ from entry_price
    require wrong is absent else targets(wrong).price: must be above entry_price if stop_price is below it, and below entry_price if stop_price is above it
    require shares > 99.999999999 and shares < 100.000000001 else targets: must have share_pct that add up to 100
  `,
  conventions: {
    timing: 'positions are closed at exactly the stop price or the targets, without fees',
    compounding: 'none',
  },
  equations: `
    m                              = count(targets)                            // Number of targets
    risk_amount                    = account_balance·risk_pct/100
    risk_per_unit                  = max(entry_price − stop_price, stop_price − entry_price)
    shares                         = sum(j = 0…m − 1, targets(j).share_pct)    // Sum of the shares: 100
    reward_per_unit                = sum(j = 0…m − 1, targets(j).share_pct·max(targets(j).price − entry_price, entry_price − targets(j).price))/shares
    reward_risk_ratio              = reward_per_unit/risk_per_unit
    units                          = risk_amount/risk_per_unit
    position_value                 = units·entry_price
    break_even_win_probability_pct = 100·risk_per_unit/(risk_per_unit + reward_per_unit)
    expected_gain                  = risk_amount·(win_probability_pct/100·(1 + reward_risk_ratio) − 1)
  `,
  references: [
    'V. K. Tharp, Trade Your Way to Financial Freedom, chapters on R multiples, expectancy and position sizing',
  ],
  pictures: [{ kind: 'bars', of: ['risk_per_unit', 'reward_per_unit'] }],
  laws: {
    rises: {
      expected_gain: ['win_probability_pct'],
      units: ['account_balance', 'risk_pct'],
      risk_amount: ['account_balance', 'risk_pct'],
    },
    identities: [
      'break_even_win_probability_pct·(1 + reward_risk_ratio) = 100',
      'units·risk_per_unit = risk_amount',
      '100·expected_gain = units·(win_probability_pct·reward_per_unit − (100 − win_probability_pct)·risk_per_unit)',
    ],
  },
});
