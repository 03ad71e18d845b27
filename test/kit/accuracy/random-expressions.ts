import type { Inputs } from '#core/equations/language/tree.ts';
import type { Random } from './random.ts';

/** Inputs of all kinds for random equations. */
export const randomInputs = {
  amount: number(0, 1e12),
  rate: number(0, 1000),
  growth: number(-100, 1000),
  anything: number(-1e12, 1e12),
  count: { ...number(1, 1200), isWhole: true },
  age: { ...number(-130, 130), isWhole: true },
  timing: { kind: 'word', options: ['begin', 'end'], numbers: undefined, default: 'end' },
} as const satisfies Inputs;

function number(minimum: number, maximum: number) {
  return { kind: 'number', isWhole: false, minimum, maximum, default: undefined } as const;
}

export function drawValues(random: Random): Record<string, number | string> {
  const size = () =>
    random.pick([
      () => random.pick([0, 1, 1e-12, 1e-40, 0.1, 0.5, 1e12]),
      () => random.integer(0, 100_000) / 100,
      () => random.unit() * 10 ** random.integer(-18, 12),
    ])();
  const sign = () => random.pick([1, -1]);
  return {
    amount: size(),
    rate: Math.min(size(), 1000),
    growth: random.pick([-99.99999999, -50, Math.min(size(), 1000), -size() * 1e-12]),
    anything: sign() * size(),
    count: random.integer(1, 1200),
    age: random.integer(-130, 130),
    timing: random.pick(['begin', 'end']),
  };
}

export function drawExpression(random: Random, depth: number): string {
  const part = () => drawExpression(random, depth - 1);
  if (depth === 0) {
    return random.pick([
      () => random.pick(['amount', 'rate', 'growth', 'anything', 'count', 'age']),
      () => random.pick(['1', '2', '12', '0.5', '0', '1200']),
      () => random.pick(['rate/1200', 'growth/100', 'rate/100']),
    ])();
  }
  return random.pick([
    () => `(${part()} + ${part()})`,
    () => `(${part()} − ${part()})`,
    () => `${part()}·(${part()})`,
    () => `(${part()})/(${part()})`,
    () => `((1 + ${part()})^count − 1)`,
    () => `(1 − (1 + rate/1200)^−count)`,
    () => `(1 + ${part()})^(${part()})`,
    () => `(${part()})^(1/count)`,
    () => `ln(${part()})`,
    () => `ln(1 + ${part()})`,
    () => `ln((${part()})/(${part()}))`,
    () => `max(${part()}, ${part()})`,
    () => `floor(${part()})`,
    () => `ceil(${part()})`,
    () => `(−(${part()}))`,
  ])();
}
