import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { Decimal } from 'decimal.js';
import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import { createEvaluator } from '#catalogue/evaluate.ts';
import { catalogue } from '#catalogue/index.ts';
import { explain, listAssumptions } from '#derive/explanation.ts';
import { solveSteps } from '#derive/formula.ts';
import { createCalculation } from '#derive/result.ts';

interface GoldenCase {
  readonly input: InputValues;
  readonly problem?: string;
}

for (const calculator of catalogue as readonly AnyCalculator[]) {
  const evaluator = createEvaluator(calculator);
  const calculate = createCalculation(calculator, evaluator);
  const decimalsOf = (name: string, moneyDecimals: number) =>
    evaluator.decimals(moneyDecimals)[Object.keys(calculator.output).indexOf(name)]!;

  describe(`the explanation of ${calculator.id}`, () => {
    test('has one step for every output, with known names only', () => {
      const symbols = new Set(calculator.note.steps.map(({ symbol }) => symbol));
      for (const name of Object.keys(calculator.output)) assert.ok(symbols.has(name), name);
    });

    test('comes to the results, by equations that are not the code that calculates', () => {
      let compared = 0;
      for (const { input, problem } of goldenCases(calculator.id).filter(
        (_, index) => index < 12 || index % 9 === 0,
      )) {
        if (problem !== undefined) continue;
        const calculation = calculate(input);
        const results = JSON.parse(`${calculation.text}}`) as Record<string, number>;
        const known = new Map(
          Object.entries(results)
            .filter(([, value]) => typeof value === 'number')
            .map(([name, value]) => [name, new Decimal(value)]),
        );
        const values = evaluator.complete(input);
        for (const { symbol, value } of solveSteps(calculator, values, known, calculation.moneyDecimals)) {
          if (typeof results[symbol] !== 'number') continue;
          const decimals = decimalsOf(symbol, calculation.moneyDecimals);
          // What 60 digits leave of an exact tie is not half a unit, so the last digits are dropped first.
          const rounded = value!
            .toSignificantDigits(40)
            .toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP)
            .plus(0);
          assert.equal(rounded.toNumber() + 0, results[symbol], `${symbol} of ${JSON.stringify(input)}`);
          compared++;
        }
      }
      assert.ok(compared >= 5);
    });

    test('shows formula, inputs with defaults, steps with values, and sources', () => {
      const calculation = calculate(calculator.examples[0].input);
      const shown = JSON.parse(explain(calculator, evaluator, calculation)) as Record<string, unknown>;
      assert.deepEqual(Object.keys(shown), ['formula', 'inputs', 'steps', 'sources']);
      assert.deepEqual(shown['sources'], calculator.note.references);
      const assumptions = listAssumptions(calculator, evaluator, calculation, 'engine');
      for (const name of ['timing', 'compounding', 'rounding']) assert.notEqual(assumptions[name], '', name);
    });
  });
}

function goldenCases(id: string): readonly GoldenCase[] {
  const file = new URL(`../../src/catalogue/calculators/${id}.golden.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { cases: GoldenCase[] }).cases;
}
