import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { riskMetrics } from '#catalogue/calculators/investing/risk-metrics.ts';
import { valueAtRisk } from '#catalogue/calculators/investing/value-at-risk.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { createReply } from '#calculate/result/result.ts';

type Losses = Readonly<Record<'value_at_risk_pct' | 'expected_shortfall_pct', number>>;

const reply = createReply(valueAtRisk);
const losses = (input: InputValues) => JSON.parse(reply({ portfolio_value: 1000, ...input })) as Losses;

/** Returns with a few days that stand out, the same for each seed. */
function returnsOf(seed: number): readonly number[] {
  const days = Array.from(
    { length: 40 },
    (_, day) => Math.round(Math.sin(seed * 97 + day * 12.9898) * 150) / 100,
  );
  return [...days, (seed % 7) + 3, -(seed % 5) - 3];
}

describe('value at risk', () => {
  for (const model of ['historical', 'normal', 'cornish_fisher']) {
    test(`by the model ${model} never falls with the confidence level, nor exceeds the expected shortfall`, () => {
      let answered = 0;
      for (let seed = 1; seed <= 30; seed++) {
        const input = { returns: returnsOf(seed), model };
        let previous = -Infinity;
        try {
          for (const level of [50, 75, 90, 95, 99, 99.9, 99.9999]) {
            const { value_at_risk_pct, expected_shortfall_pct } = losses({
              ...input,
              confidence_level_pct: level,
            });
            assert.ok(
              value_at_risk_pct >= previous && expected_shortfall_pct >= value_at_risk_pct,
              `${seed} ${level}`,
            );
            previous = value_at_risk_pct;
          }
          answered++;
        } catch (error) {
          assert.match(String(error), /Cornish-Fisher/);
        }
      }
      assert.ok(answered >= 15, String(answered));
    });
  }

  test('is refused where the Cornish-Fisher expansion is not a distribution', () => {
    const quiet = Array.from({ length: 249 }, (_, day) => (day % 2 === 0 ? 0.5 : -0.5));
    for (const returns of [
      [...Array<number>(9).fill(0.5), 9],
      [...quiet, -20],
      [-1, 1],
    ])
      assert.throws(() => losses({ returns, model: 'cornish_fisher' }), /use the model historical/);
  });
});

test('risk is measured of ten years of daily returns', () => {
  const returns = Array.from({ length: 2520 }, (_, day) => (day % 3) - 0.9);
  const { value_at_risk_pct } = losses({ returns });
  assert.equal(value_at_risk_pct, 0.9);
  const metrics = { returns, benchmark_returns: returns.toReversed(), return_frequency: 'daily' };
  const { mean_return } = JSON.parse(createReply(riskMetrics)(metrics)) as { readonly mean_return: number };
  // 252 times the mean of −0.9, 0.1 and 1.1.
  assert.equal(mean_return, 25.2);
});
