// What lenders, courts and borrowers would hold an account to; each figure is worked out by hand.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { calculate } from '#library/engine.ts';

const base = {
  principal: 1000,
  annual_rate: 10,
  tenure_months: 6,
  start_date: '2024-01-01',
  currency: 'USD',
};
const paid = (date: string, amount: number) => ({ date, kind: 'payment', amount });
const first = paid('2024-02-01', 171.56);
const event = (date: string, kind: string, more: object = {}) => ({ date, kind, ...more });
const monthly = Array.from({ length: 6 }, (_, index) => paid(`2024-0${index + 2}-01`, 171.56));
const uk = { settlement_rule: 'uk_2004', apr: 10.4713 };
const long = { ...base, principal: 300_000, tenure_months: 360 };

type Case = readonly [what: string, input: object, expected: Readonly<Record<string, unknown>>];

const cases: readonly Case[] = [
  // 300,000 at 10 % over 30 years: 2,632.71, whatever a day costs; after a year of 1,610.46 at 5 %, 2,608.37
  [
    'a pause sets no payment',
    { ...long, events: [event('2024-01-02', 'interest_pause', { end_date: '2024-01-02' })] },
    { payment: 2632.71, final_payment: 1056.13 },
  ],
  [
    'a rate that ends has its own payment, and what follows has another',
    {
      ...long,
      as_of_date: '2025-01-02',
      arrears_forecast_rule: 'unpaid',
      events: [
        event('2024-01-01', 'rate_change', { annual_rate: 5, end_date: '2025-01-01' }),
        ...Array.from({ length: 12 }, (_, index) =>
          paid(index < 11 ? `2024-${String(index + 2).padStart(2, '0')}-01` : '2025-01-01', 1610.46),
        ),
      ],
    },
    { payment: 2608.37, balance: 295_573.97 },
  ],
  // (1 + 10 %/12) to the power of 1 + 14/29 months
  [
    'nothing paid: nothing is taken off a settlement',
    { ...base, ...uk, as_of_date: '2024-02-15' },
    { settlement_amount: 1012.38 },
  ],
  ['the same on a due date', { ...base, ...uk, as_of_date: '2024-02-01' }, { settlement_amount: 1008.33 }],
  [
    'a fee that was paid repays no credit',
    {
      ...base,
      ...uk,
      as_of_date: '2024-02-15',
      events: [event('2024-01-15', 'fee', { amount: 20 }), paid('2024-02-01', 191.56)],
    },
    { settlement_amount: 840.13, interest_rebate: 17.67 },
  ],
  [
    'a fee that is unpaid is owed once',
    { ...base, ...uk, as_of_date: '2024-02-15', events: [first, event('2024-02-15', 'fee', { amount: 20 })] },
    { settlement_amount: 860.13, interest_rebate: 17.67 },
  ],
  // 857.80 of payments left, 20 of a fee, less 15/21 of 29.36
  [
    'a fee is counted once by the rule of 78',
    {
      ...base,
      settlement_rule: 'rule_of_78',
      as_of_date: '2024-02-15',
      events: [first, event('2024-02-15', 'fee', { amount: 20 })],
    },
    { settlement_amount: 856.83 },
  ],
  [
    'and with interest of the whole term',
    {
      ...base,
      settlement_rule: 'add_on',
      as_of_date: '2024-02-15',
      events: [first, event('2024-02-15', 'fee', { amount: 20 })],
    },
    { settlement_amount: 877.8 },
  ],
  [
    'arrears that stay unpaid are counted once',
    { ...base, settlement_rule: 'add_on', as_of_date: '2024-02-15', arrears_forecast_rule: 'unpaid' },
    { settlement_amount: 1036.56 },
  ],
  [
    'on a due date no further period is charged',
    { ...base, settlement_rule: 'full_period', as_of_date: '2024-02-01', events: [first] },
    { settlement_amount: 836.77 },
  ],
  [
    'a fee of the next payment is settled, too',
    {
      ...base,
      charge_timing: 'next_payment',
      as_of_date: '2024-02-15',
      events: [first, event('2024-02-15', 'fee', { amount: 20 })],
    },
    { settlement_amount: 860.14 },
  ],
  ...(['due', 'accrued'] as const).map((rule): Case => [
    `the settlement amount settles with ${rule} interest`,
    { ...base, payment_interest_rule: rule, events: [first, paid('2024-02-15', 840.14)] },
    {
      balance: 0,
      payment_count: 2,
      payoff_date: '2024-02-15',
      next_payment: undefined,
      total_interest: 11.7,
    },
  ]),
  [
    'and where principal rests until the due date',
    { ...base, rest: 'due_date', events: [first, paid('2024-02-15', 840.14)] },
    { payoff_date: '2024-02-15', total_interest: 11.7 },
  ],
  // 48.39 of interest and 1,000, due in three shares, all late
  [
    'equal shares are paid together',
    {
      ...base,
      annual_rate: 60,
      start_date: '2024-03-20',
      as_of_date: '2024-09-01',
      reage_interest_treatment: 'equal_share',
      events: [event('2024-04-19', 'reage', { end_date: '2024-06-04', payment_count: 3 })],
    },
    { total_principal: 1000, total_interest: 48.39, final_payment: 1048.39 },
  ],
  [
    'what is overdue is not demanded again by a new payment',
    { ...base, as_of_date: '2024-02-20', events: [event('2024-02-15', 'rate_change', { annual_rate: 12 })] },
    { payment: 172.42, arrears_amount: 171.56 },
  ],
  // 847.52 and 1.14 of interest, less 171.56 overdue: 677.10, and its interest, in four payments
  [
    'nor where a part was paid late',
    {
      ...base,
      as_of_date: '2024-03-15',
      events: [paid('2024-03-10', 171.56), event('2024-03-15', 'recast')],
    },
    { payment: 172.17 },
  ],
  [
    'late interest is paid beside equal shares',
    {
      ...base,
      reage_interest_treatment: 'equal_share',
      late_annual_rate: 10,
      as_of_date: '2024-08-01',
      events: [
        event('2024-03-05', 'reage', { end_date: '2024-04-05', payment_count: 1 }),
        paid('2024-07-01', 100),
      ],
    },
    { total_principal: 1000, total_interest: 51.99 },
  ],
  [
    'a payment on a due date is one with what is left of it',
    { ...base, as_of_date: '2024-01-01', events: [paid('2024-07-01', 100)] },
    { payment_count: 6, final_payment: 171.56 },
  ],
  [
    'what was paid towards a payment lowers that one alone',
    {
      ...base,
      as_of_date: '2024-02-20',
      events: [first, paid('2024-02-10', 100), event('2024-02-15', 'recast')],
    },
    { payment: 171.45, next_payment: 71.45, final_payment: 171.44 },
  ],
  [
    'unpaid interest is in payments anew',
    {
      ...base,
      as_of_date: '2024-03-15',
      events: [event('2024-03-15', 'reage', { end_date: '2024-04-15', payment_count: 1 })],
    },
    { payment: 1028.75, next_payment: 1028.75 },
  ],
  [
    'no payment is below its interest for a balloon',
    {
      ...base,
      balloon_amount: 500,
      prepayment_effect: 'lower_payment',
      as_of_date: '2024-02-15',
      events: [paid('2024-02-01', 700)],
    },
    { payment: 2.57 },
  ],
  [
    'a holiday over the last due date moves it',
    { ...base, events: [event('2024-07-01', 'holiday', { end_date: '2024-07-01' })] },
    { payoff_date: '2024-08-01', final_payment: 172.99 },
  ],
  [
    'what is lent after the end is due a month later',
    { ...base, events: [event('2024-09-01', 'advance', { amount: 500 })] },
    { payoff_date: '2024-10-01', final_payment: 504.17 },
  ],
  [
    'a fee after the end is due',
    { ...base, as_of_date: '2024-01-01', events: [event('2024-08-01', 'fee', { amount: 20 })] },
    { total_fees: 20 },
  ],
  [
    'the position does not ask what comes later',
    { ...base, as_of_date: '2024-02-15', events: monthly },
    { balance: 836.77, settlement_amount: 840.14, total_paid: 1029.36 },
  ],
  // At most 0.8 % of 1,000 for each of 28 days
  [
    'a day costs no more than its cap, whatever a month is',
    { ...base, annual_rate: 365, start_date: '2023-02-01', tenure_months: 1, daily_interest_cap_pct: 0.8 },
    { daily_interest: 8, total_interest: 224 },
  ],
  [
    'a day costs nothing once all interest is capped',
    { ...base, as_of_date: '2024-04-15', interest_cap_pct: 1 },
    { daily_interest: 0 },
  ],
  [
    'due dates that were given move, and none is lost',
    {
      principal: 1000,
      annual_rate: 10,
      start_date: '2024-01-01',
      due_dates: ['2024-03-01', '2024-06-01', '2024-12-01', '2025-06-01'].map((date) => ({ date })),
      events: [event('2024-03-01', 'due_date_change', { end_date: '2024-03-15' })],
    },
    { payment_count: 4, payoff_date: '2025-06-15' },
  ],
  [
    'a fee that is not due yet can be waived',
    {
      ...base,
      charge_timing: 'next_payment',
      as_of_date: '2024-02-20',
      events: [
        first,
        event('2024-02-05', 'fee', { amount: 20 }),
        event('2024-02-10', 'charge_waiver', { amount: 20 }),
      ],
    },
    { unpaid_fees: 0, next_payment: 171.56 },
  ],
  [
    'a fee is demanded once, whatever is paid first',
    {
      ...base,
      allocation_order: 'interest_principal_fees',
      as_of_date: '2024-02-15',
      events: [first, event('2024-02-10', 'fee', { amount: 20 })],
    },
    { next_payment: 191.56, total_paid: 1049.36, final_payment: 171.56 },
  ],
  [
    'a payment that is not due is no next payment',
    { ...base, as_of_date: '2024-02-15', events: [first, paid('2024-02-15', 500)] },
    { next_payment_date: '2024-04-01', next_payment: 171.56 },
  ],
  [
    'a bullet has no level payment',
    { ...base, payment_method: 'bullet' },
    { payment: undefined, next_payment: 8.33 },
  ],
  [
    'as many payments as there may be',
    { principal: 1000, annual_rate: 10, payment_count: 1200, start_date: '2024-01-01' },
    { payment_count: 1200 },
  ],
];

describe('a loan account:', () => {
  for (const [what, input, expected] of cases) {
    test(what, () => {
      const answer = calculate('loan-account', input) as Readonly<Record<string, unknown>>;
      for (const [name, value] of Object.entries(expected)) assert.equal(answer[name], value, name);
    });
  }

  for (const [what, input, pointer, detail] of [
    [
      'a payment above all that is owed',
      { ...base, events: [paid('2024-02-01', 5000), event('2024-02-10', 'refund', { amount: 1 })] },
      '/events/0/amount',
      /1008\.33/,
    ],
    [
      'a write-off above the principal',
      { ...base, events: [event('2024-02-15', 'write_off', { amount: 5000 })] },
      '/events/0/amount',
      /1000\.00/,
    ],
    [
      'a waiver above the fees',
      { ...base, events: [event('2024-02-15', 'charge_waiver', { amount: 5 })] },
      '/events/0/amount',
      /0\.00/,
    ],
    [
      'a due date that is none',
      { ...base, events: [event('2024-02-02', 'due_date_change', { end_date: '2024-02-15' })] },
      '/events/0/date',
      /2024-03-01/,
    ],
    [
      'a balloon without a last payment',
      { ...base, tenure_months: undefined, payment: 50, balloon_amount: 500 },
      '/balloon_amount',
      /must be 0/,
    ],
    [
      'interest alone for the whole term',
      { ...base, tenure_months: undefined, payment_count: 6, interest_only_months: 9 },
      '/interest_only_months',
      /fewer payments/,
    ],
    [
      'too many payments',
      { ...base, payment_frequency: 'weekly', tenure_months: 300 },
      '/tenure_months',
      /1,200/,
    ],
  ] as const) {
    test(`${what} is refused at its place`, () => {
      assert.throws(
        () => calculate('loan-account', JSON.parse(JSON.stringify(input)) as object),
        (error: { readonly errors?: readonly { readonly pointer: string; readonly detail: string }[] }) => {
          const [one] = error.errors ?? [];
          assert.equal(one?.pointer, pointer);
          assert.match(one.detail, detail);
          return true;
        },
      );
    });
  }
});
