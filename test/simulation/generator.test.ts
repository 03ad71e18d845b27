import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createDecimalArithmetic } from '#core/arithmetic/decimal.ts';
import { exp, log } from '#simulation/elementary.ts';
import { normalQuantile } from '#simulation/normal.ts';
import { drawRows, philox } from '#simulation/philox.ts';
import { readSeed, seedOf, seedText } from '#simulation/seed.ts';

/** Known answers of Random123 1.14 (tests/kat_vectors, D. E. Shaw Research): counter, key and words. */
const vectors = [
  ['00000000 00000000 00000000 00000000', '00000000 00000000', '6627e8d5 e169c58d bc57ac4c 9b00dbd8'],
  ['ffffffff ffffffff ffffffff ffffffff', 'ffffffff ffffffff', '408f276d 41c83b0e a20bc7c6 6d5451fd'],
  ['243f6a88 85a308d3 13198a2e 03707344', 'a4093822 299f31d0', 'd16cfe09 94fdcceb 5001e420 24126ea1'],
] as const;

const wordsOf = (text: string) => Int32Array.from(text.split(' '), (word) => Number.parseInt(word, 16) | 0);

describe('the generator', () => {
  for (const [counter, key, expected] of vectors) {
    test(`gives the published words of ${counter}`, () => {
      const [low, high] = wordsOf(key) as unknown as [number, number];
      const words = new Int32Array(4);
      philox({ low, high }, wordsOf(counter), words);
      assert.deepEqual(words, wordsOf(expected));
    });
  }

  test('gives numbers between 0 and 1, those of a path whatever is drawn beside it, and mirror images in pairs', () => {
    const years = 5;
    /** Two rows of so many paths from one on. */
    const uniforms = (firstPath: number, paths: number, isAntithetic = false) => {
      const found = new Float64Array(2 * paths * years);
      drawRows({ seed: { low: 7, high: 9 }, years, firstPath, isAntithetic }, 2, paths * years, found);
      return found;
    };
    const [all, alone] = [uniforms(0, 8), uniforms(3, 1)];
    assert.deepEqual(alone.slice(0, years), all.slice(3 * years, 4 * years));
    const paired = uniforms(0, 8, true);
    for (let place = 0; place < 2 * years; place++) {
      const u = all[place]!;
      assert.ok(u > 0 && u < 1);
      const [pair, year] = [2 * Math.floor(place / years), place % years];
      assert.deepEqual([paired[pair * years + year], paired[(pair + 1) * years + year]], [u, 1 - u]);
    }
    assert.notDeepEqual(uniforms(4, 1), alone);
  });

  test('is even: the mean, the spread and the twentieths of many draws', () => {
    const count = 40_000;
    const found = new Float64Array(count);
    drawRows({ seed: { low: 1, high: 0 }, years: 1, firstPath: 0, isAntithetic: false }, 4, count / 4, found);
    const parts = Array.from({ length: 20 }, () => 0);
    for (const u of found) parts[Math.floor(20 * u)]!++;
    const expected = count / 20;
    const squares = parts.reduce((sum, part) => sum + (part - expected) ** 2 / expected, 0);
    // Chi-squared of 19 degrees is above 43.8 once in a thousand.
    assert.ok(squares < 43.8, String(squares));
  });
});

describe('seeds', () => {
  test('are whole numbers of 64 bits, as texts', () => {
    for (const text of ['0', '42', '4294967296', '18446744073709551615'])
      assert.equal(seedText(readSeed(text)!), text);
    for (const text of ['18446744073709551616', '-1', '1.5', '', '1e3', '99999999999999999999'])
      assert.equal(readSeed(text), undefined);
  });

  test('follow from texts', () => {
    assert.deepEqual(seedOf('lognormal'), seedOf('lognormal'));
    assert.notDeepEqual(seedOf('lognormal'), seedOf('normal'));
  });
});

/** How many units in the last place of the expected one a value is off. */
function unitsOff(value: number, expected: number): number {
  const bits = new BigInt64Array(Float64Array.of(value, expected).buffer);
  return Number(bits[0]! - bits[1]!);
}

describe('functions of doubles', () => {
  const a = createDecimalArithmetic(40);
  const exactly = (of: (x: ReturnType<typeof a.of>) => ReturnType<typeof a.of>, x: number) =>
    a.enclose(of(a.of(x))).middle;
  /**
   * Spread over a range, the same each time; with few binary digits, so that the decimals of the exact
   * arithmetic are the doubles.
   */
  const spread = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = from + (to - from) * ((index * 0.618_033_988_75) % 1);
      return Math.round(x * 2 ** 10) / 2 ** 10;
    });

  test('exp and log are within one unit in the last place', () => {
    for (const x of [...spread(-20, 20, 400), ...spread(-0.4, 0.4, 400), 700, -700]) {
      assert.ok(
        Math.abs(
          unitsOff(
            exp(x),
            exactly((one) => a.exp(one), x),
          ),
        ) <= 1,
        `exp(${x})`,
      );
    }
    for (const x of [...spread(0.01, 3, 400), ...spread(0.99, 1.01, 400), 2 ** 60]) {
      const expected = exactly((one) => a.log(one), x);
      assert.ok(Math.abs(unitsOff(log(x), expected)) <= 1, `log(${x}): ${log(x)}, not ${expected}`);
    }
  });

  test('exp and log have the values of their limits', () => {
    assert.deepEqual([exp(0), exp(-800), exp(800), exp(NaN)], [1, 0, Infinity, NaN]);
    // The least numbers: 2^−1075 is halfway to the least of all.
    assert.deepEqual([exp(-744.44), exp(-745.1), exp(-745.2)], [5e-324, 5e-324, 0]);
    assert.deepEqual([log(1), log(0), log(Infinity), log(-1)], [0, -Infinity, Infinity, NaN]);
    assert.equal(log(5e-324), -744.440_071_921_381_2);
  });

  test('quantiles of the normal distribution have 15 digits, and mirror each other', () => {
    for (const p of [...spread(0.001, 0.999, 300), 0.0625, 0.9375, 2 ** -20]) {
      const expected = exactly((one) => a.normalQuantile(one), p);
      const found = normalQuantile(p);
      assert.ok(
        Math.abs(found - expected) <= 1e-15 * Math.max(1, Math.abs(expected)),
        `${p}: ${found}, not ${expected}`,
      );
    }
    for (const p of [0.25, 0.125, 2 ** -40]) assert.equal(normalQuantile(1 - p), -normalQuantile(p));
  });
});
