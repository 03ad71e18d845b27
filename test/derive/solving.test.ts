import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import { createEvaluator } from '#catalogue/evaluate.ts';
import { catalogue } from '#catalogue/index.ts';
import { findSolutions, simplestBetween } from '#core/solve.ts';
import { createReply } from '#derive/result.ts';
import { solvableFields, solve, targetOutputs, type Question } from '#derive/solving.ts';

interface GoldenCase {
  readonly input: InputValues;
  readonly problem?: string;
}

/** What a calculator gives for valid inputs, as it stands in the reply. */
type Results = Readonly<Record<string, number>>;

/** Of one calculator, as all of them would take minutes. */
const MOST_QUESTIONS = 60;
/** Many searches in one test, on a machine that may be busy. */
const options = { timeout: 30_000 };

for (const calculator of catalogue as readonly AnyCalculator[]) {
  const evaluator = createEvaluator(calculator);
  const reply = createReply(calculator);
  const calculate = (input: InputValues) => JSON.parse(reply(input)) as Results;

  test(`${calculator.id}: results are solved back for every number that went into them`, options, () => {
    let met = 0;
    const questions = questionsOf(calculator, calculate);
    for (const question of questions) {
      const { solveFor, output, target, inputs } = question;
      const found = solve(calculator, evaluator, question).map(({ value }) => {
        return calculate({ ...inputs, [solveFor]: value })[output]!;
      });
      // A ledger jumps to and fro by some cents as its loan grows: there the nearest may be all that is found.
      const isNear = found.some((result) => Math.abs(result - target) <= 1e-4 * Math.abs(target));
      assert.ok(isNear, `${JSON.stringify(question)} gave ${found.join(', ')}`);
      if (found.includes(target)) met++;
    }
    const solved = questions.length;
    assert.ok(solved >= 5 && met >= 0.9 * solved, `${met} of ${solved}`);
  });
}

/** Every number of the golden cases asked back from every result, or an even choice of these questions. */
function questionsOf(calculator: AnyCalculator, calculate: (input: InputValues) => Results): Question[] {
  const questions: Question[] = [];
  const targets = targetOutputs(calculator);
  for (const { input, problem } of goldenCases(calculator.id)) {
    if (problem !== undefined) continue;
    const results = Object.entries(calculate(input));
    for (const solveFor of solvableFields(calculator)) {
      if (input[solveFor] === undefined) continue;
      const { [solveFor]: _, ...inputs } = input;
      for (const [output, target] of results) {
        // An amount whose cents no double has: the reply as a number is not the reply.
        if (!targets.includes(output) || Math.abs(target) >= 1e13) continue;
        questions.push({ solveFor, output, target, inputs });
      }
    }
  }
  const chosen = Math.min(questions.length, MOST_QUESTIONS);
  return Array.from(
    { length: chosen },
    (_, index) => questions[Math.floor((index * questions.length) / chosen)]!,
  );
}

describe('a search', () => {
  const domain = { minimum: -10, maximum: 10, isWhole: false };

  test('finds all roots', () => {
    const { solutions } = findSolutions((x) => (x - 1) * (x + 3) * (x - 7), domain);
    assert.deepEqual(
      solutions.map(({ low, high }) => Math.round(simplestBetween(low, high))),
      [-3, 1, 7],
    );
  });

  test('does not take a pole for a root', () => {
    assert.deepEqual(findSolutions((x) => 1 / (x - Math.SQRT2), domain).solutions, []);
  });

  test('finds a root beside a gap without answers', () => {
    const { solutions } = findSolutions(
      (x) => (x < Math.PI ? undefined : (x - Math.PI - 1e-6) * 1e15),
      domain,
    );
    assert.equal(solutions.length, 1);
    assert.ok(Math.abs(solutions[0]!.low - Math.PI - 1e-6) < 1e-12);
  });

  test('names the nearest place when nothing is met', () => {
    const { solutions, nearest } = findSolutions((x) => x * x + 1, domain);
    assert.deepEqual(solutions, []);
    assert.ok(Math.abs(nearest!) < 0.1);
  });

  test('meets a target that a whole number alone has', () => {
    const { solutions } = findSolutions((x) => (x === 37 ? 0 : x - 100), {
      minimum: 0.01,
      maximum: 90,
      isWhole: false,
    });
    assert.deepEqual(solutions, [{ low: 37, high: 37, isExact: true }]);
  });

  test('of whole numbers gives the one beside which the target is passed', () => {
    const { solutions } = findSolutions((x) => x * x - 20, { minimum: 0, maximum: 1000, isWhole: true });
    assert.deepEqual(solutions, [{ low: 4, high: 4, isExact: false }]);
  });
});

test('the simplest number of a range is the roundest, then the one with the fewest decimals', () => {
  assert.equal(simplestBetween(79999.1, 80000.4), 80000);
  assert.equal(simplestBetween(6.99998, 7.00001), 7);
  assert.equal(simplestBetween(0.12341, 0.1239), 0.1235);
  assert.equal(simplestBetween(-0.5, 0.5), 0);
  assert.equal(simplestBetween(1 / 3, 1 / 3), 1 / 3);
});

function goldenCases(id: string): readonly GoldenCase[] {
  const file = new URL(`../../src/catalogue/calculators/${id}.golden.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { cases: GoldenCase[] }).cases;
}
