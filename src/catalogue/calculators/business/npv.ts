import { defineCalculator } from '#catalogue/declare/define.ts';
import { discountedColumns } from '#catalogue/parts/discounted-cash-flows.ts';
import {
  choice,
  currency,
  fractional,
  growthRate,
  money,
  omittable,
  signedAmount,
  whole,
} from '#catalogue/declare/fields.ts';
import { list } from '#catalogue/declare/structures.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

const timings = {
  end: 'cash flows at the end of each period',
  middle: 'cash flows in the middle of each period',
} as const;

export const npv = defineCalculator({
  id: 'npv',
  name: 'Net Present Value (NPV) Calculator',
  synonyms: ['net present value', 'discounted cash flow', 'dcf', 'payback period'],
  category: 'business',
  summary: 'Net present value of an investment, its payback periods and its profitability index.',
  headline: [
    { when: 'npv < 0', say: 'The cash flows lose {|npv|} of value, in today’s money' },
    { say: 'The cash flows are worth {npv} today' },
  ],
  about:
    'A project is worth doing if its cash flows are worth more today than they cost. That is the net present value, ' +
    'and of several projects the one with the highest adds the most. The payback periods tell how long your money is ' +
    'at risk. The discount rate should reflect that risk.',
  input: {
    cash_flows: list(
      'Cash flows: the first one now, then one per period',
      signedAmount('Cash flow: negative if paid, positive if received'),
      { minItems: 2, maxItems: 600 },
    ),
    discount_rate: growthRate('Discount rate: required return, effective per period', {}, 'percent per period'),
    cash_flow_timing: choice('Timing of the cash flows within their periods; the first one is always now', timings, {
      default: 'end',
    }),
    currency: currency(),
  },
  output: {
    npv: money('Net present value of all cash flows'),
    present_value: money('Present value of the cash flows after the first'),
    profitability_index: omittable(
      fractional('Present value per unit of the first cash flow; absent unless that is a payment', 'ratio'),
    ),
    payback_period: omittable(
      fractional(
        'Time until the cumulative cash flow, spread evenly over each period, returns to 0 after it was negative; absent if it never does',
        'periods',
      ),
    ),
    discounted_payback_period: omittable(fractional('Payback period of the discounted cash flows', 'periods')),
    equivalent_annuity: money('Equivalent annuity: level amount at the end of each period with the same present value'),
    net_cash_flow: money('Sum of the cash flows, undiscounted'),
    periods: whole('Number of periods after the first cash flow', 'periods'),
  },
  conventions: {
    timing: { by: 'cash_flow_timing', options: timings },
    compounding: 'every period, at the discount rate',
  },
  equations: `
    i                   = discount_rate/100               // Discount rate per period, as a fraction
    periods             = count(cash_flows) − 1
    v(0)                = (1 + i)^0.5                     if cash_flow_timing = middle    // Discount factor of period k
                        = 1                               otherwise
    v(k)                = v(k − 1)/(1 + i)
    present(k)          = cash_flows(k)·v(k)              // Present value of cash flow k, after the first
    present_value       = sum(k = 1…periods, present(k))
    npv                 = cash_flows(0) + present_value
    profitability_index = −present_value/cash_flows(0)    if cash_flows(0) < 0
                        = absent: The first cash flow is not a payment.

    C(0)           = cash_flows(0)
    C(k)           = C(k − 1) + cash_flows(k)                           // Cumulative cash flow after period k
    m              = first(k = 1…periods, C(k − 1) < 0 and C(k) ≥ 0)    // Period in which the cumulative cash flow returns to 0
    payback_period = m − 1 − C(m − 1)/cash_flows(m)                     if m is given
                   = absent: The sum does not fall below 0 and come back to it.

    D(0)                      = cash_flows(0)
    D(k)                      = D(k − 1) + present(k)                              // Cumulative present value after period k
    q                         = first(k = 1…periods, D(k − 1) < 0 and D(k) ≥ 0)    // Period in which the cumulative present value returns to 0
    discounted_payback_period = q − 1 − D(q − 1)/present(q)                        if q is given
                              = absent: The sum does not fall below 0 and come back to it.

    equivalent_annuity = npv/a(periods, i)
    net_cash_flow      = C(periods)

    factor(k) = 1       if k = 0    // Discount factor of cash flow k, of which the first is now
              = v(k)    otherwise
  `,
  references: [
    'R. A. Brealey, S. C. Myers, F. Allen, Principles of Corporate Finance, chapter on net present value and other investment criteria',
    theoryOfInterest('§7.2 (discounted cash flow analysis)'),
  ],
  schedule: {
    kind: 'table',
    firstPeriod: 0,
    periods: 'periods',
    totals: { cash_flow: 'net_cash_flow', present_value: 'npv' },
    columns: discountedColumns({ flow: 'cash_flows(k)', factor: 'factor(k)' }),
  },
  pictures: [{ kind: 'columns', of: ['cash_flow', 'present_value'] }, { kind: 'schedule' }],
  laws: {
    when: ({ cash_flows }) => isPaidOnce(cash_flows as readonly number[]),
    rises: { discounted_payback_period: ['discount_rate'] },
    falls: { profitability_index: ['discount_rate'] },
    identities: ['npv·discount_rate/100 = equivalent_annuity·(1 − (1 + discount_rate/100)^−periods)'],
  },
});

/** Whether only the first cash flow is paid. */
function isPaidOnce([first, ...later]: readonly number[]): boolean {
  return first! < 0 && later.every((amount) => amount >= 0);
}
