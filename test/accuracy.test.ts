import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { catalogue } from '#catalogue/index.ts';
import { UNDECIDED, type Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { ballArithmetic } from '#core/arithmetic/ball.ts';
import { createDecimalArithmetic, WIDE_TIE } from '#core/arithmetic/decimal.ts';
import { DomainError } from '#base/errors.ts';
import { isProvable, tallyCases } from './kit/accuracy/cases.ts';
import { findInputSource } from './kit/accuracy/inputs.ts';
import { oracles } from './kit/accuracy/oracle.ts';
import { middleOf, radiusOf } from './kit/accuracy/decimal-ball.ts';
import { createRandom } from './kit/accuracy/random.ts';
import { createReference } from './kit/accuracy/reference.ts';
import type { Values } from './kit/accuracy/rounded.ts';
import { judge } from './kit/accuracy/verdict.ts';
import { countDraws, drawUntil } from './kit/draws.ts';

/** `npm run accuracy` draws as many as one wants; docs/accuracy.md has the figures. */
const CASES = 2000;
/** Of some 1400 ordinary cases, so many may need decimals. */
const MAX_SLOW = 2;
const EVALUATIONS = 300;
/** For a busy machine; a quiet one takes a tenth. */
const timeout = 60_000;
const decimalArithmetic = createDecimalArithmetic(80, WIDE_TIE);
const { ofDouble } = createReference(80);

const provable: readonly AnyCalculator[] = catalogue.filter(({ id }) => isProvable(id));

for (const calculator of provable) {
  const cases = countDraws(CASES, calculator.id);
  const evaluations = countDraws(EVALUATIONS, calculator.id);

  describe(`accuracy of ${calculator.id}`, () => {
    test(
      `${cases} random replies are those of an independent evaluation, to the last digit`,
      { timeout },
      () => {
        const { faults, drawn, slow } = tallyCases(calculator, 1, 0, cases);
        assert.deepEqual(faults, []);
        assert.ok(
          slow.ordinary <= MAX_SLOW,
          `${slow.ordinary} of ${drawn.ordinary} ordinary cases needed decimals`,
        );
      },
    );

    test('the fast path contains what 80 digits give, and rounds to the same', { timeout }, () => {
      const random = createRandom(2, calculator.id);
      const source = findInputSource(calculator.id)!;
      let compared = 0;
      drawUntil(
        evaluations,
        () => compared > evaluations,
        (index) => {
          compared += compareArithmetics(
            calculator,
            source.draw(random, index % 2 === 0 ? 'ordinary' : 'hard'),
          );
        },
      );
    });
  });
}

/** The unrounded results of a formula by the names of the outputs. */
function runFormula<N>(calculator: AnyCalculator, a: Arithmetic<N>, values: Values): Map<string, N> {
  const evaluator = createEvaluator(calculator);
  const results = evaluator.results(a, evaluator.complete(values), 2) as Readonly<
    Record<string, N | number | undefined>
  >;
  const outputs = Object.keys(calculator.output).filter((name) => results[name] !== undefined);
  return new Map(outputs.map((name) => [name, a.add(results[name]!, 0)]));
}

/** How many outputs both paths decided; each must agree. */
function compareArithmetics(calculator: AnyCalculator, values: Values): number {
  const fast = attempt(() => runFormula(calculator, ballArithmetic, values));
  const precise = attempt(() => runFormula(calculator, decimalArithmetic, values));
  let compared = 0;
  for (const [name, ball] of fast ?? []) {
    const exact = precise?.get(name);
    if (exact === undefined || !Number.isFinite(ball.radius)) continue;
    const distance = ofDouble(ball.middle).minus(middleOf(exact)).abs();
    const text = `${name} of ${JSON.stringify(values)}: ${ball.middle} ± ${ball.radius}, not ${middleOf(exact).toString()}`;
    assert.ok(distance.lessThanOrEqualTo(ofDouble(ball.radius).plus(radiusOf(exact))), text);
    const rounded = attempt(() => ballArithmetic.round(ball, 2));
    if (rounded === undefined) continue;
    assert.equal(rounded, decimalArithmetic.round(exact, 2), text);
    compared++;
  }
  return compared;
}

/** Undefined where there is no answer, or none at this precision. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error === UNDECIDED || error instanceof DomainError) return undefined;
    throw error;
  }
}

describe('the independent evaluation', () => {
  const values = { home_price: 400_000, down_payment: 80_000, interest_rate: 7, loan_term: 30 };
  const right = '{"monthly_payment":2128.97,"total_interest":446428.47,"total_paid":766428.47}';
  const mortgage = oracles['mortgage']!;

  test('accepts the published result of a mortgage', () => {
    assert.equal(judge(mortgage, values, right).fault, undefined);
  });

  const faults = [
    ['a cent too much', right.replace('2128.97', '2128.98')],
    ['a cent too little', right.replace('766428.47', '766428.46')],
    ['a trailing zero', right.replace('2128.97', '2128.970')],
    ['a third decimal', right.replace('2128.97', '2128.968')],
    ['a missing member', right.replace(',"total_paid":766428.47', '')],
    ['a member too many', right.replace('}', ',"currency":"USD"}')],
    ['a problem in place of a result', 'result-out-of-range'],
    ['a failure', 'TypeError: undefined is not a function'],
  ] as const;
  for (const [name, reply] of faults) {
    test(`finds ${name}`, () => {
      assert.equal(judge(mortgage, values, reply).fault, `got ${reply}, expected ${right}`);
    });
  }

  test('rounds ties half away from zero', () => {
    const compound = oracles['compound-interest']!;
    const tie = { principal: 8.165, annual_rate: 0, years: 2 };
    const reply = (value: string) =>
      `{"future_value":${value},"interest_earned":0,"effective_annual_rate":0}`;
    assert.deepEqual(judge(compound, tie, reply('8.17')), { fault: undefined, isTie: true });
    assert.match(judge(compound, tie, reply('8.16')).fault!, /expected .*8\.17/);
  });

  test('knows when a goal is never reached and when it just is', () => {
    const fire = oracles['fire']!;
    const never = { annual_expenses: 60_000, current_savings: 1000, annual_savings: 50, expected_return: -5 };
    assert.equal(judge(fire, never, 'goal-unreachable').fault, undefined);
    const soon = { ...never, annual_savings: 60_000, expected_return: 0, current_savings: 0 };
    const reply = '{"fire_number":1500000,"years_to_fire":25,"fire_age":55}';
    assert.equal(judge(fire, soon, reply).fault, undefined);
    assert.notEqual(judge(fire, soon, reply.replace('55', '56')).fault, undefined);
  });
});
