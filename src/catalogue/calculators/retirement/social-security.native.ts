import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

interface Earned {
  readonly year: number;
  readonly amount: number;
}

/** The years that count, and the first years of the tables. */
const YEARS_COUNTED = 35;
const FIRST_INDEX = 1951;
const FIRST_BASE = 1937;

/** The code of social-security. */
export const natives = defineNatives({
  indexed_earnings: {
    description:
      'the sum of the 35 highest indexed earnings: those of each year, up to its wage base, times the average wage of ' +
      'index_year over that of the year; later ones count as they are',
    answers: 'number',
    of<N>(
      a: Arithmetic<N>,
      earnings: readonly Earned[],
      indexYear: number,
      wageIndex: readonly number[],
      wageBases: readonly number[],
    ) {
      const byYear = new Map<number, number[]>();
      for (const { year, amount } of earnings) byYear.set(year, [...(byYear.get(year) ?? []), amount]);
      const all = [...byYear].map(([year, amounts]) => {
        const total = amounts.reduce<N>((sum, amount) => a.add(sum, amount), a.of(0));
        const base = wageBases[year - FIRST_BASE]!;
        const counted = a.enclose(total).middle > base ? a.of(base) : total;
        if (year >= indexYear) return counted;
        const factor = a.divide(a.of(wageIndex[indexYear - FIRST_INDEX]!), a.of(wageIndex[year - FIRST_INDEX]!));
        return a.multiply(counted, factor);
      });
      // Of two that doubles do not tell apart, either may count.
      const sorted = all.toSorted((one, other) => a.enclose(other).middle - a.enclose(one).middle);
      return sorted.slice(0, YEARS_COUNTED).reduce<N>((sum, one) => a.add(sum, one), a.of(0));
    },
  },
});
