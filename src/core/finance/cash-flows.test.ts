import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { findRates, mergeFlows } from './cash-flows.ts';
import { createDecimalArithmetic } from '../arithmetic/decimal.ts';
import { DomainError } from '#base/errors.ts';
import { settle } from '../arithmetic/settle.ts';

/** All rates in percent with four decimals, in units of the last. */
function ratesOf(amounts: readonly number[], times: readonly number[] = [...amounts.keys()]): string[] {
  return settle((a) => {
    const flows = amounts.map((amount, index) => ({ time: times[index]!, amount: a.of(amount) }));
    return findRates(a, mergeFlows(a, flows)).map((rate) => String(a.round(a.multiply(rate, 100), 4)));
  });
}

describe('findRates', () => {
  // Roots by scan and bisection in Python with 50 digits; the first four were reported to other libraries as
  // failing there.
  const cases = [
    [[-10000, ...Array<number>(16).fill(327.24625)], ['-67654']],
    [
      [-50, -100, 600, 300, -100],
      ['-768895', '1854418'],
    ],
    [[-150000, 12000, 15000, 18000], ['-408277']],
    [
      [-13897.515699392789, ...Array<number>(19).fill(678.69417667), -426.40303829],
      ['-614149', '-10998'],
    ],
    [[-15000, 6630], ['-558000']],
    [[-100, 107.12345], ['71235']],
    [
      [-1000, 2500, -1540],
      ['100000', '400000'],
    ],
    [
      [-1000, 3600, -4310, 1716],
      ['100000', '200000', '300000'],
    ],
    [[-100, 50, 50], ['0']],
    [[100, 200], []],
    [[-1, 1, -1], []],
    [[0, 0], []],
    [[-5], []],
  ] as const;
  for (const [amounts, expected] of cases) {
    test(`of ${amounts.slice(0, 6).join(', ')} are ${expected.join(', ') || 'none'}`, () => {
      assert.deepEqual(ratesOf(amounts), expected);
    });
  }

  test('a root that is met without a change of sign counts once', () => {
    assert.deepEqual(ratesOf([100, -220, 121]), ['100000']);
    assert.deepEqual(ratesOf([-1, 4, -6, 4, -1]), ['0']);
    assert.deepEqual(ratesOf([-100, 330, -363, 133.1]), ['100000']);
  });

  test('twenty digits beside a double root there are two, or none', () => {
    assert.equal(ratesOf([1e10, -2.2e10, 12_099_999_999.999_998]).length, 2);
    assert.equal(ratesOf([1e10, -2.2e10, 12_100_000_000.000_002]).length, 0);
  });

  test('the size of the amounts does not matter', () => {
    for (const size of [1e-100, 1e-6, 1e11]) {
      assert.deepEqual(
        ratesOf([-50 * size, -100 * size, 600 * size, 300 * size, -100 * size]).length,
        2,
        String(size),
      );
    }
    assert.throws(
      () => ratesOf([-5e-324, 1e12]),
      (error) => error instanceof DomainError && error.code === 'result-out-of-range',
    );
  });

  test('amounts that doubles hardly hold, and powers that they do not hold, are no hindrance', () => {
    // −5·10⁻³²⁴ + 100·v³⁰ = 0: the 30th root of 2·10³²⁵ less 1, by Python's decimal module.
    const a = createDecimalArithmetic(40);
    const [rate] = findRates(a, [
      { time: 0, amount: a.of(-5e-324) },
      { time: 30, amount: a.of(100) },
    ]);
    const { middle, radius } = a.enclose(rate!);
    assert.ok(Math.abs(middle - 69_721_651_628.838) <= 1e-3 && radius < 1e-3, `${middle} ± ${radius}`);
  });

  test('times may be in any order, and those at one time are one flow', () => {
    assert.deepEqual(ratesOf([110, -60, -40], [1, 0, 0]), ['100000']);
    assert.deepEqual(ratesOf([2500, -2500], [3, 3]), []);
    // −4000 and 2050.2 after 371 days: (0.51255)^(1/371) − 1 a day.
    assert.deepEqual(ratesOf([-4000, 2050.2], [16_128, 16_499]), ['-1800']);
  });

  test('refuses what would take long: many flows whose rates doubles do not tell apart', () => {
    const root = [-1n, 1n];
    const many = Array.from({ length: 12 }, () => root).reduce<Polynomial>(multiplied, [1n]);
    const long = multiplied(many, Array<bigint>(100).fill(1n)).map(Number);
    assert.throws(
      () => ratesOf(long),
      (error) => error instanceof DomainError && error.code === 'no-solution',
    );
    assert.deepEqual(ratesOf(many.map(Number)), ['0']);
  });

  test('of random flows there are as many as Sturm counts', () => {
    const amount = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 9 }), (amounts) => {
        assert.equal(ratesOf(amounts).length, countPositiveRoots(amounts.map(BigInt)), String(amounts));
      }),
      { seed: 1, numRuns: 400 },
    );
  });

  test('of flows with chosen rates, some of them twice, just these are found', () => {
    const rate = fc.integer({ min: -90, max: 300 });
    fc.assert(
      fc.property(fc.array(rate, { minLength: 1, maxLength: 5 }), (percents) => {
        const amounts = percents.reduce<Polynomial>(
          (product, percent) => multiplied(product, [BigInt(-100 - percent), 100n]),
          [1n],
        );
        // The growth 1 + rate is the root of this polynomial, so the last coefficient is that of the first
        // flow.
        const expected = [...new Set(percents)]
          .toSorted((a, b) => a - b)
          .map((percent) => `${percent * 1e4}`);
        assert.deepEqual(ratesOf(amounts.toReversed().map(Number)), expected, String(percents));
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});

type Polynomial = readonly bigint[];

function multiplied(p: Polynomial, q: Polynomial): Polynomial {
  const product = Array<bigint>(p.length + q.length - 1).fill(0n);
  for (const [i, x] of p.entries()) for (const [j, y] of q.entries()) product[i + j]! += x * y;
  return product;
}

/**
 * How many different roots a polynomial, lowest power first, has above 0: Sturm's theorem, in whole numbers.
 */
function countPositiveRoots(polynomial: Polynomial): number {
  let first = trimmed(polynomial);
  while (first.length > 0 && first[0] === 0n) first = first.slice(1);
  if (first.length < 2) return 0;
  const chain = [first, first.slice(1).map((x, index) => x * BigInt(index + 1))];
  while (chain.at(-1)!.length > 1) {
    const rest = negatedRemainder(chain.at(-2)!, chain.at(-1)!);
    if (rest.length === 0) break;
    chain.push(rest);
  }
  return changesOf(chain.map((p) => p[0]!)) - changesOf(chain.map((p) => p.at(-1)!));
}

function trimmed(p: Polynomial): Polynomial {
  return p.slice(0, p.findLastIndex((x) => x !== 0n) + 1);
}

/** A positive multiple of −(p mod q). */
function negatedRemainder(p: Polynomial, q: Polynomial): Polynomial {
  const lead = q.at(-1)!;
  const square = lead * lead;
  let rest = [...p];
  while (rest.length >= q.length) {
    const factor = rest.at(-1)! * lead;
    const shift = rest.length - q.length;
    rest = rest.map((x, index) => x * square - (q[index - shift] ?? 0n) * factor).slice(0, -1);
  }
  return trimmed(rest.map((x) => -x));
}

function changesOf(values: readonly bigint[]): number {
  const signs = values.filter((x) => x !== 0n).map((x) => x > 0n);
  return signs.slice(1).filter((sign, index) => sign !== signs[index]).length;
}
