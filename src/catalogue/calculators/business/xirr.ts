import { defineCalculator } from '#catalogue/declare/define.ts';
import { discountedColumns } from '#catalogue/parts/discounted-cash-flows.ts';
import { currency, growthRate, money, omittable, percentage, signedAmount, whole } from '#catalogue/declare/fields.ts';
import { allRates, MAX_SIGN_CHANGES } from '#catalogue/parts/rates-of-return.ts';
import { date, listOf, records } from '#catalogue/declare/structures.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { amountsByDate, type Dated, natives } from './xirr.native.ts';

export const xirr = defineCalculator({
  id: 'xirr',
  name: 'Internal Rate of Return by Dates (XIRR) Calculator',
  synonyms: [
    'irregular cash flows',
    'money-weighted return',
    'deposits on different dates',
    'return of my investments',
    'portfolio return',
  ],
  category: 'business',
  summary: 'All internal rates of return of cash flows on any dates, and their net present value.',
  headline: [
    { when: 'xirr', say: 'The internal rate of return is {xirr} a year' },
    { when: 'xirrs', say: 'There are several internal rates of return: {xirrs}' },
    { say: 'No internal rate of return can be shown; the cash flows add up to {net_cash_flow}' },
  ],
  about:
    'Use it for money that moves on irregular dates, such as purchases and sales of a fund or draws of a credit ' +
    'line. Money you pay in is negative and money you receive is positive; end with the value of today. It is the ' +
    'money-weighted return, so the timing of your deposits counts.',
  input: {
    dated_cash_flows: records(
      'Cash flows, in any order',
      {
        date: date('Date of the cash flow'),
        amount: signedAmount('Amount: negative if paid, positive if received'),
      },
      { minItems: 2, maxItems: 600 },
    ),
    discount_rate: growthRate(
      'Discount rate for the net present value: required return, effective per year of 365 days',
      { optional: true },
    ),
    currency: currency(),
  },
  output: {
    xirr: {
      ...omittable(
        percentage('Internal rate of return, effective per year of 365 days; absent unless there is exactly one'),
      ),
      annualizedOver: 'days',
    },
    xirrs: listOf(allRates, percentage('Rate at which the net present value of the cash flows is 0')),
    xnpv: omittable(money('Net present value on the first date, if discount_rate is given')),
    net_cash_flow: money('Sum of the cash flows'),
    days: whole('Number of days from the first date to the last', 'days'),
  },
  rules: `
    changes = sign_changes(dated_cash_flows)    // How often the cash flows change between paid and received, in the order of their dates
    require changes ≤ ${MAX_SIGN_CHANGES} else dated_cash_flows: must change between paid and received at most ${MAX_SIGN_CHANGES} times, in the order of their dates
  `,
  conventions: {
    timing: 'each cash flow on its date',
    compounding: 'daily, at the rate that compounds to the annual rate in 365 days',
  },
  native: natives,
  equations: `
    n             = count(dated_cash_flows) − 1                    // Index of the last cash flow, from 0
    start(0)      = dated_cash_flows(0).date
    start(k)      = min(start(k − 1), dated_cash_flows(k).date)    // Earliest date of the cash flows until k
    end(0)        = dated_cash_flows(0).date
    end(k)        = max(end(k − 1), dated_cash_flows(k).date)      // Latest date of the cash flows until k
    days          = end(n) − start(n)
    t(k)          = (dated_cash_flows(k).date − start(n))/365      // Years of 365 days from the first date to cash flow k
    net_cash_flow = sum(k = 0…n, dated_cash_flows(k).amount)

    rates = all_rates(dated_cash_flows)
    require rates.count > 0 or rates.sign_changes > 0 or discount_rate is given else no-solution: an internal rate of return needs an amount that is paid (negative) on one date and one that is received (positive) on another
    i     = rates.only                                                if rates.count = 1    // Internal rate of return, as a fraction
          = absent                                                    if rates.count = 0: At no rate above −100 percent is the net present value of the cash flows 0.
          = absent: There is more than one internal rate of return; xirrs lists them all.
    xirr  = 100·i
    xirrs = rates.percents
    proof = sum(k = 0…n, dated_cash_flows(k).amount·(1 + i)^−t(k))    // Net present value at the internal rate of return: 0
    xnpv  = sum(k = 0…n, dated_cash_flows(k).amount·(1 + discount_rate/100)^−t(k))

    g          = discount_rate/100    if discount_rate is given    // Rate of the schedule: the discount rate, else the lowest internal rate of return, or 0 if there is none
               = rates.lowest         if rates.lowest is given
               = 0                    otherwise
    discounted = discount_in_order(dated_cash_flows, g)
  `,
  references: [
    'Microsoft, Excel functions XIRR and XNPV (actual days over 365)',
    theoryOfInterest('§7.3 (uniqueness of the yield rate)'),
  ],
  schedule: {
    kind: 'table',
    isDated: true,
    course: 'discounted',
    totals: { cash_flow: 'net_cash_flow', present_value: 'xnpv' },
    columns: discountedColumns({}),
  },
  pictures: [{ kind: 'columns', of: ['cash_flow', 'present_value'] }, { kind: 'schedule' }],
  laws: {
    // What is paid later costs less at a higher rate.
    when({ dated_cash_flows }) {
      const [first, ...later] = amountsByDate(dated_cash_flows as unknown as readonly Dated<string>[]);
      return first! < 0 && later.every((amount) => amount >= 0);
    },
    falls: { xnpv: ['discount_rate'] },
  },
});
