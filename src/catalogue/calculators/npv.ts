import { fraction, levelPayment } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { growthFactor } from '#core/growth.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import {
  choice,
  currency,
  fractional,
  growthRate,
  money,
  omittable,
  signedAmount,
  whole,
} from '../fields.ts';
import { list } from '../structures.ts';

const timings = {
  end: 'cash flows at the end of each period',
  middle: 'cash flows in the middle of each period',
} as const;

export const npv = defineCalculator({
  id: 'npv',
  name: 'NPV Calculator',
  synonyms: ['net present value', 'discounted cash flow', 'dcf', 'payback period'],
  category: 'business',
  summary: 'Net present value of an investment, its payback periods and its profitability index.',
  input: {
    cash_flows: list(
      'The first one now, then one for each period',
      signedAmount('What is paid (negative) or received in a period'),
      { minItems: 2, maxItems: 600 },
    ),
    discount_rate: growthRate('Return that is demanded, effective per period'),
    cash_flow_timing: choice(
      'When in its period a cash flow comes; the first one always comes now',
      timings,
      { default: 'end' },
    ),
    currency: currency(),
  },
  output: {
    npv: money('Net present value: what all cash flows are worth now'),
    present_value: money('What the cash flows after the first are worth now'),
    profitability_index: omittable(
      fractional('Present value for each unit of the first cash flow; absent unless that is paid', 'ratio'),
    ),
    payback_period: omittable(
      fractional(
        'Time until the sum of the cash flows, spread evenly over each period, has been below 0 and is back; absent when it never is',
        'periods',
      ),
    ),
    discounted_payback_period: omittable(
      fractional('Payback period of the present values of the cash flows', 'periods'),
    ),
    equivalent_amount: money('Level amount at the end of each period that is worth as much'),
    net_cash_flow: money('Sum of the cash flows, not discounted'),
    periods: whole('Periods after the first cash flow', 'periods'),
  },
  conventions: {
    timing: { by: 'cash_flow_timing', words: timings },
    compounding: 'every period, at the discount rate',
  },
  note: {
    steps: [
      stepByCase('periods', [{ words: 'the number of cash flows after the first' }]),
      step('i', 'discount_rate/100', 'Discount rate as a fraction'),
      stepByCase('present_value', [
        {
          when: 'cash_flow_timing = middle',
          words: 'the sum of cash_flow(k)/(1 + i)^(k − 1/2) for k from 1',
        },
        { words: 'the sum of cash_flow(k)/(1 + i)^k for k from 1' },
      ]),
      stepByCase('npv', [{ words: 'cash_flow(0) + present_value' }]),
      stepByCase('profitability_index', [{ words: '−present_value/cash_flow(0), where cash_flow(0) < 0' }]),
      stepByCase('payback_period', [
        {
          words: 'k − 1 + the part of cash_flow(k) that brings the sum back to 0, for the first k that does',
        },
      ]),
      stepByCase('discounted_payback_period', [{ words: 'the same of the present values' }]),
      stepByCase('equivalent_amount', [{ words: 'npv·i/(1 − (1 + i)^−periods), npv/periods where i = 0' }]),
      stepByCase('net_cash_flow', [{ words: 'the sum of the cash flows' }]),
    ],
    references: [
      'R. A. Brealey, S. C. Myers, F. Allen, Principles of Corporate Finance, chapter on net present value and other investment criteria',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §7.2 (discounted cash flow analysis)',
    ],
  },
  formula(a, input, { omit }) {
    const rate = fraction(a, input.discount_rate);
    const flows = input.cash_flows;
    const step = growthFactor(a, rate, -1);
    // Of the period before the first one that is discounted.
    let factor = input.cash_flow_timing === 'middle' ? growthFactor(a, rate, 0.5) : a.of(1);
    const discounted = flows.map((flow, k) => {
      if (k === 0) return flow;
      factor = a.multiply(factor, step);
      return a.multiply(flow, factor);
    });
    const sum = (amounts: typeof flows) => amounts.reduce((total, amount) => a.add(total, amount), a.of(0));
    const later = sum(discounted.slice(1));
    const value = a.add(flows[0]!, later);
    const isInvested = a.compare(flows[0]!, 0) < 0;
    return {
      npv: value,
      present_value: later,
      profitability_index: isInvested
        ? a.negate(a.divide(later, flows[0]!))
        : omit('profitability_index', 'The first cash flow is not a payment.'),
      payback_period: paybackOf(a, flows) ?? omit('payback_period', neverBack),
      discounted_payback_period: paybackOf(a, discounted) ?? omit('discounted_payback_period', neverBack),
      equivalent_amount: levelPayment(a, value, rate, flows.length - 1),
      net_cash_flow: sum(flows),
      periods: flows.length - 1,
    };
  },
  laws: {
    when: ({ cash_flows }) => isPaidOnce(cash_flows as readonly number[]),
    rises: { discounted_payback_period: ['discount_rate'] },
    falls: { profitability_index: ['discount_rate'] },
    identities: ['npv·discount_rate/100 = equivalent_amount·(1 − (1 + discount_rate/100)^−periods)'],
  },
});

const neverBack = 'The sum does not fall below 0 and come back to it.';

/** Whether only the first cash flow is paid. */
function isPaidOnce([first, ...later]: readonly number[]): boolean {
  return first! < 0 && later.every((amount) => amount >= 0);
}

/** When the sum is first back at 0 after it has been below; undefined when it never is. */
function paybackOf<N>(a: Arithmetic<N>, flows: readonly N[]): N | undefined {
  let before: N = flows[0]!;
  for (const [index, flow] of flows.slice(1).entries()) {
    const after = a.add(before, flow);
    if (a.compare(before, 0) < 0 && a.compare(after, 0) >= 0)
      return a.subtract(index, a.divide(before, flow));
    before = after;
  }
  return undefined;
}
