import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, percent, percentage, positiveAmount, unitCount } from '#catalogue/declare/fields.ts';
import { risks, usual } from '#catalogue/declare/usual.ts';

const price = { minimum: 0.000001 } as const;

export const positionSize = defineCalculator({
  id: 'position-size',
  name: 'Position Size Calculator',
  synonyms: ['risk per trade', 'stop loss', 'lot size', 'trade size', 'number of shares', 'position sizing'],
  category: 'investing',
  summary: 'Number of shares or units to trade so that a loss at the stop price is a fixed share of the account.',
  headline: 'You would trade {units}, and risk {risk_amount}',
  about:
    'Decide what you can afford to lose before you enter a trade. From that and the distance to your stop follows ' +
    'how many shares or units to trade. In a fast market the price can jump past the stop, so an actual loss may be ' +
    'larger.',
  input: {
    account_balance: positiveAmount('Account balance'),
    risk_pct: usual(percent('Percentage of the account to risk', { default: 1 }), risks),
    entry_price: positiveAmount('Price at which the position is opened', price),
    stop_price: amount('Price at which a losing position is closed: below the entry price, or above it to sell short'),
    fee: amount('Fees of opening and closing the position together', { default: 0 }),
    currency: currency(),
  },
  output: {
    units: unitCount('Number of units to trade'),
    risk_amount: money('Loss at the stop price, fees included'),
    position_value: money('Value of the position at the entry price'),
    position_pct: percentage('Value of the position as a percentage of the account', 'percent'),
  },
  rules: `
    require stop_price < entry_price or stop_price > entry_price else stop_price: must differ from entry_price
  `,
  conventions: { timing: 'the position is closed at exactly the stop price', compounding: 'none' },
  equations: `
    risk_amount    = account_balance·risk_pct/100
    loss           = max(entry_price − stop_price, stop_price − entry_price)    // Loss per unit at the stop price
    units          = max(0, risk_amount − fee)/loss
    position_value = units·entry_price
    position_pct   = 100·position_value/account_balance
  `,
  references: ['V. K. Tharp, Trade Your Way to Financial Freedom, chapter on position sizing (percent risk model)'],
  pictures: [{ kind: 'bars', of: ['account_balance', 'position_value', 'risk_amount'] }],
  laws: {
    rises: { units: ['account_balance', 'risk_pct'], risk_amount: ['account_balance', 'risk_pct'] },
    falls: { units: ['fee'] },
    identities: ['position_pct·account_balance = 100·position_value'],
  },
});
