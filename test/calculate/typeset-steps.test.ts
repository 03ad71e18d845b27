import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { catalogue } from '#catalogue/index.ts';
import { toJson } from '#calculate/result/json.ts';
import type { ExplainedStep } from '#calculate/explain/explained-step.ts';
import { explain } from '#calculate/explain/explanation.ts';
import { createCalculation } from '#calculate/result/result.ts';
import { createTypesetter } from '#calculate/explain/typeset-steps.ts';
import { countDraws } from '../kit/draws.ts';
import { readGolden } from '../kit/golden.ts';
import { drawQuarter } from '../kit/quarters.ts';

const plain = { write: (number: string) => number, separator: ',' } as const;
/** Cases of each calculator, spread over all of them. */
const CASES = countDraws(12);

function stepsOf(calculator: AnyCalculator, input: InputValues): readonly ExplainedStep[] {
  const evaluator = createEvaluator(calculator);
  const calculation = createCalculation(calculator, evaluator)(input);
  const steps = JSON.parse(toJson(explain(calculator, evaluator, calculation))) as {
    readonly steps: readonly ExplainedStep[];
  };
  return steps.steps;
}

describe('the steps of an explanation are typeset', () => {
  for (const calculator of drawQuarter(catalogue as readonly AnyCalculator[])) {
    if (calculator.equations === undefined) continue;
    test(`of ${calculator.id}, all of them`, () => {
      const { text, index, equals, equation } = createTypesetter(calculator, plain);
      const { cases } = readGolden(calculator.id) as {
        readonly cases: readonly { readonly input: InputValues; readonly problem?: string }[];
      };
      const solved = cases.filter(({ problem }) => problem === undefined);
      const every = Math.ceil(solved.length / CASES);
      let typeset = 0;
      for (const { input } of solved.filter((_, place) => place % every === 0)) {
        for (const step of stepsOf(calculator, input)) {
          const rows = step.rows ?? [];
          const written = [
            [step.equation, equation(step.symbol, step.equation)],
            ...[step, ...rows].map((one) => [one.with_numbers, one.with_numbers && equals(one.with_numbers)]),
            ...[step, ...rows]
              .filter(({ condition }) => condition !== 'otherwise')
              .map(({ condition }) => [condition, condition && text(condition)]),
            ...rows.map(({ symbol }) => [symbol, (symbol.includes(' = ') ? index : text)(symbol)]),
          ];
          for (const [source, math] of written) {
            if (source === undefined) continue;
            assert.match(math ?? '', /^<math .*<\/math>$/, `${step.symbol}: ${source}`);
            typeset++;
          }
        }
      }
      assert.ok(typeset > 0);
    });
  }

  test('with the cases that they have', () => {
    const card = catalogue.find(({ id }) => id === 'credit-card-payoff')!;
    const { equation } = createTypesetter(card, plain);
    assert.doesNotMatch(equation('share(x)', 'c·(1 + x) + x')!, /<mtable>/);
    const both = equation('K(q, Z)', '0 if Z = 0; no value otherwise')!;
    assert.equal(both.match(/<mtr>/g)?.length, 2);
    assert.match(both, /<mtext>no\u00A0value<\/mtext><\/mtd><mtd><mtext>otherwise<\/mtext>/);
  });

  test('with numbers as a reader writes them', () => {
    const [calculator] = catalogue;
    const write = (number: string) => number.replace('.', ',');
    const { equals, text } = createTypesetter(calculator, { write, separator: ';' });
    assert.equal(
      equals('a(12, 0.5)'),
      '<math displaystyle="true"><mo lspace="0">=</mo><mrow><mi>a</mi><mo>\u2061</mo><mrow><mo stretchy="false">(</mo>' +
        '<mn>12</mn><mo>;</mo><mn>0,5</mn><mo stretchy="false">)</mo></mrow></mrow></math>',
    );
    assert.equal(text('the date of the last row'), undefined);
  });
});
