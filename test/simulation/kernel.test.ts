import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { finish } from '#base/steps.ts';
import { readPlan } from '#catalogue/plans/plan.ts';
import { createCompiledKernel, createPlainKernel, currentKernel, type Kernel } from '#simulation/kernel.ts';
import { moduleHash, moduleText, sourceHash } from '#simulation/kernel-module.ts';
import { bootstrap, choleskyOf, lognormal, normal, studentT, twoRegime } from '#simulation/models.ts';
import { simulate } from '#simulation/monte-carlo.ts';

const hashOf = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

describe('the kernel', () => {
  test('is compiled from its source: npm run kernel', () => {
    assert.equal(hashOf(readFileSync(new URL('../../src/simulation/kernel.c', import.meta.url))), sourceHash);
    assert.equal(hashOf(Buffer.from(moduleText, 'base64')), moduleHash);
  });

  test('runs on this runtime, and has the digits of the TypeScript', () => {
    assert.notEqual(currentKernel().draw, createPlainKernel().draw);
    const length = 700;
    const exponents = Array.from({ length }, (_, index) => 2.2 * (index - length / 2));
    const small = [
      2 ** -53,
      1.5 * 2 ** -52,
      1e-12,
      1e-11,
      0.075,
      0.925,
      0.0749999,
      0.9250001,
      0.5,
      1 - 2 ** -53,
    ];
    const work = (kernel: Kernel) => {
      const { numbers } = kernel;
      const found: Float64Array[] = [];
      const keep = (count: number) => found.push(numbers.slice(0, count));
      const seed = { low: 0xfedcba98, high: 0x76543210 };
      for (const isAntithetic of [false, true]) {
        kernel.draw({ seed, years: 9, firstPath: 2 ** 16 - 5, isAntithetic }, 4, length);
        keep(4 * length);
      }
      numbers.set(small);
      kernel.quantiles(0, 3 * length);
      keep(4 * length);
      for (const to of [1, 0]) kernel.combine(to * length, 3, length, Float64Array.of(9, 0.5, -0.3, 0.1), 1);
      keep(length);
      kernel.exponentials(0, length, 0.05, 0.17);
      keep(length);
      numbers.set(exponents);
      kernel.exponentials(0, length, 1, 1);
      keep(length);
      kernel.logarithms(3 * length, length);
      keep(4 * length);
      return found;
    };
    assert.deepEqual(work(createCompiledKernel()), work(createPlainKernel()));
  });
});

describe('a thousand paths', () => {
  const two = [
    { mean: 0.07, deviation: 0.17, weight: 0.6 },
    { mean: 0.03, deviation: 0.06, weight: 0.4 },
  ];
  const inflation = { mean: 0.025, deviation: 0.015 };
  const drawn = { assets: two, root: choleskyOf(2, [0.2])!, inflation };
  const years = Float64Array.from({ length: 50 }, (_, year) => 0.8 + ((year * 0.618_033_988_75) % 0.5));
  const history = {
    stocks: years,
    bonds: years.toReversed(),
    inflation: years.map((growth) => growth / 1.03),
  };
  const regimes = {
    calm: two[0]!,
    turbulent: { mean: -0.1, deviation: 0.25 },
    onset: 0.1,
    end: 0.5,
    inflation,
  };
  const models = {
    lognormal: [lognormal(drawn), 'b7fd721962f5d4541ab746254ceb34f20106be096745dd19329288b5137f9f73'],
    normal: [
      normal({ ...drawn, inflation: { mean: 0.02, deviation: 0 } }),
      '2e8106eca4a98761ecda50df6f45561b94d720de22a31c9577ef7ea7d2e232b5',
    ],
    student_t: [studentT(drawn, 5), 'e774a9c8c68cc59893e20e76c38eee47137e85bcc47851d6ce475c590119dd07'],
    two_regime: [twoRegime(regimes), '1ba4c6dcb760895f5cb6f8c4aff65cc3afa3a17a669c5d997e853936e7428e01'],
    block_bootstrap: [
      bootstrap({ ...history, shares: new Float64Array(37).fill(0.6) }, 5),
      'a2a8dbe5c0d03a4a7e0a49ba63420989910ee254f5f72f515d588958f54d4f9c',
    ],
  } as const;

  // From the program that drew each number by itself, in TypeScript.
  for (const [name, [model, expected]] of Object.entries(models)) {
    test(`have the digits that they had on every machine: ${name}`, () => {
      const plan = readPlan({
        current_savings: 1_000_000,
        years: 37,
        withdrawal_rate: 4,
        annual_contribution: 0,
        contribution_years: 0,
        withdrawal_timing: 'begin',
        withdrawal_adjustment: 'inflation',
        withdrawal_growth_rate: 0,
        annual_fee_pct: 0.3,
        stock_pct: 50,
      });
      const seed = { low: 20_261_125, high: 7 };
      const { balances } = finish(
        simulate({ plan, model, fee: 0.003, paths: 1_000, seed, isAntithetic: false }),
      );
      const { buffer, byteOffset, byteLength } = balances;
      assert.equal(hashOf(new Uint8Array(buffer, byteOffset, byteLength)), expected);
    });
  }
});
