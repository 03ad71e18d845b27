import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { countChanges } from '#core/finance/cash-flows.ts';
import { finding } from '#catalogue/declare/rules.ts';
import { findAllRates, ratesOfReturn } from '#catalogue/parts/rates-of-return.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of irr. */
export const natives = defineNatives({
  sign_changes: finding('how often the cash flows change their sign', (flows: readonly number[]) =>
    countChanges(flows),
  ),
  all_rates: {
    ...ratesOfReturn,
    of<N>(a: Arithmetic<N>, cashFlows: readonly number[]) {
      const flows = cashFlows.map((amount, time) => ({ time, amount }));
      return findAllRates(a, flows, cashFlows);
    },
  },
});
