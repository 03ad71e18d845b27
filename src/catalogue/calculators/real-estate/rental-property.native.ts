import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import { findRates, mergeFlows } from '#core/finance/cash-flows.ts';
import { growthFactor } from '#core/finance/growth.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of rental-property. */
export const natives = defineNatives({
  rate_of_return: {
    description:
      'the annual rate above −100 percent, as a fraction, at which the net present value of all cash flows is 0, where there is exactly one; all are separated by the turning points of the net present value, and each is proven by the signs on both sides of it',
    answers: 'number?',
    of: rateOfReturn,
  },
});

/** Undefined where there is none, or more than one. */
function rateOfReturn<N>(
  a: Arithmetic<N>,
  cash: N,
  income: N,
  incomeGrowth: Operand<N>,
  expenses: N,
  expenseGrowth: Operand<N>,
  debt: N,
  loanYears: number,
  years: number,
  sale: N,
): N | undefined {
  const growths = [a.divide(incomeGrowth, 100), a.divide(expenseGrowth, 100)] as const;
  const flows = Array.from({ length: years }, (_, year) => {
    const [more, costlier] = [growthFactor(a, growths[0], year), growthFactor(a, growths[1], year)];
    const earned = a.subtract(a.multiply(income, more), a.multiply(expenses, costlier));
    return { time: year + 1, amount: year < loanYears ? a.subtract(earned, debt) : earned };
  });
  const [atStart, atSale] = [
    { time: 0, amount: a.negate(cash) },
    { time: years, amount: sale },
  ];
  const rates = findRates(a, mergeFlows(a, [atStart, ...flows, atSale]));
  return rates.length === 1 ? rates[0] : undefined;
}
