import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of value-at-risk. */
export const natives = defineNatives({
  worst_returns: {
    description:
      'the quantile of the sorted returns at the place (n − 1)·(100 − confidence_level_pct)/100, counted from 0 and interpolated between both neighbors (type 7 of Hyndman and Fan), and the mean of the returns that are not above the lower of both',
    answers: { quantile: 'number', mean: 'number' },
    of<N>(a: Arithmetic<N>, returns: readonly number[], confidenceLevel: number) {
      const sorted = returns.toSorted((x, y) => x - y);
      const place = a.divide(a.multiply(a.subtract(100, a.of(confidenceLevel)), sorted.length - 1), 100);
      const below = Number(a.floor(place));
      const [low, high] = [sorted[below]!, sorted[below + 1] ?? sorted[below]!];
      const part = a.multiply(a.subtract(place, below), a.subtract(a.of(high), low));
      const worst = sorted.slice(0, sorted.findLastIndex((one) => one === low) + 1);
      const sum = worst.reduce((total, one) => a.add(total, one), a.of(0));
      return { quantile: a.add(part, low), mean: a.divide(sum, worst.length) };
    },
  },
});
