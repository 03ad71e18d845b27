import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { countChanges } from '#core/finance/cash-flows.ts';
import { finding } from '#catalogue/declare/rules.ts';
import { findAllRates, ratesOfReturn } from '#catalogue/parts/rates-of-return.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of portfolio-return. */
export const natives = defineNatives({
  sign_changes: finding(
    'how often the cash flows change their sign',
    (valuations: readonly { readonly cash_flow: number }[]) =>
      countChanges(valuations.map(({ cash_flow }) => cash_flow)),
  ),
  all_rates: {
    ...ratesOfReturn,
    of<N>(
      a: Arithmetic<N>,
      valuations: readonly { readonly date: number; readonly value: number; readonly cash_flow: number }[],
    ) {
      const [first, last] = [valuations[0]!, valuations.at(-1)!];
      const flows = valuations.map(({ date: day, cash_flow }) => ({ time: day - first.date, amount: 0 - cash_flow }));
      const ends = [
        { time: 0, amount: 0 - first.value },
        { time: last.date - first.date, amount: last.value },
      ];
      return findAllRates(a, [...flows, ...ends], valuations, (daily) => a.growthLess1(daily, DAYS_PER_YEAR));
    },
  },
});

const DAYS_PER_YEAR = 365;
