import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator, type Evaluator } from '#catalogue/run/evaluate.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { catalogue } from '#catalogue/index.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { DomainError } from '#base/errors.ts';
import { outputDecimals, type Question, solvableFields, targetOutputs } from '#calculate/solve/questions.ts';
import { createReply } from '#calculate/result/result.ts';
import { type Answer, solve } from '#calculate/solve/solving.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { createRandom, type Random } from '../kit/accuracy/random.ts';
import { readGolden } from '../kit/golden.ts';
import { isWantedLow } from '#calculate/solve/goals.ts';
import { countDraws, drawUntil } from '../kit/draws.ts';

const QUESTIONS = countDraws(1_000);
/** So many of them must have answers. */
const ANSWERED = countDraws(250);
const MAX_EVALUATIONS = 40_000;

interface Drawn {
  readonly calculator: AnyCalculator;
  readonly evaluator: Evaluator;
  readonly question: Question;
  /** The output with a value of the field, undefined where there is none. */
  readonly resultAt: (value: number) => number | undefined;
}

interface Took {
  readonly question: string;
  readonly evaluations: number;
  readonly ms: number;
}

test(`${QUESTIONS} drawn questions end, and what they are answered is true`, () => {
  const random = createRandom(1, 'questions');
  const took: Took[] = [];
  let answered = 0;
  const questions = drawQuestions(random);
  drawUntil(
    QUESTIONS,
    () => answered >= ANSWERED,
    () => {
      const drawn = questions.next().value;
      const { calculator, evaluator, question } = drawn;
      const name = `${calculator.id} ${JSON.stringify(question)}`;
      const startedMs = performance.now();
      const steps = solve(calculator, evaluator, question);
      let evaluations = 0;
      try {
        let step = steps.next();
        for (; step.done !== true; step = steps.next()) {
          evaluations++;
          assert.ok(evaluations <= MAX_EVALUATIONS, name);
        }
        for (const answer of step.value.answers) assertTrue(answer, drawn, name);
        answered++;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        assert.match(error.message, /^no |does not depend on/, name);
      }
      took.push({ question: name, evaluations, ms: performance.now() - startedMs });
    },
  );
  const longest = took.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  for (const { question, evaluations, ms } of longest) {
    process.stdout.write(
      `${ms.toFixed(0).padStart(6)} ms, ${evaluations} evaluations: ${question.slice(0, 300)}\n`,
    );
  }
});

/** An answer gives what it says, at its value and at both ends. */
function assertTrue(answer: Answer, { calculator, question, resultAt }: Drawn, name: string): void {
  const { value, from, to, isExact, isReached } = answer;
  const about = `${name} was answered ${JSON.stringify(answer)}`;
  assert.ok(from <= value && value <= to, about);
  for (const place of [value, from, to]) {
    const result = resultAt(place);
    // The ends are those of the output; a reply there may lack another one.
    if (result === undefined && place !== value) continue;
    assert.ok(result !== undefined, about);
    if (isExact) assert.equal(result, question.target, `${about}, which gives ${result} at ${place}`);
    // Doubles do not tell all results from their targets.
    else if (result !== question.target) {
      const isMet = isWantedLow(question.output, calculator.output[question.output]!)
        ? result < question.target
        : result > question.target;
      assert.equal(isMet, isReached, `${about}, which gives ${result} at ${place}`);
    }
  }
}

/** Pairs of all calculators in turn, with inputs at their bounds and targets that are hard to meet. */
function* drawQuestions({ pick, chance }: Random): Generator<Drawn, never> {
  const sources = (catalogue as readonly AnyCalculator[])
    .map((calculator) => ({
      calculator,
      evaluator: createEvaluator(calculator),
      reply: createReply(calculator),
      check: createInputCheck(calculator.input, rulesOf(calculator)),
      cases: inputsOf(calculator.id),
    }))
    .filter(({ calculator }) => solvableFields(calculator).length > 0);
  for (let index = 0; ; index++) {
    const { calculator, evaluator, reply, check, cases } = sources[index % sources.length]!;
    const solveFor = pick(solvableFields(calculator));
    const output = pick(targetOutputs(calculator));
    const given = { ...pick(cases) };
    const moved = pick(solvableFields(calculator));
    if (chance(0.5)) Object.assign(given, { [moved]: pick(hardValues(calculator.input[moved]!)) });
    if (check(given) !== undefined) continue;
    const resultAt = (value: number): number | undefined => {
      const values = { ...given, [solveFor]: value };
      if (check(values) !== undefined) return undefined;
      try {
        return (JSON.parse(reply(values)) as Readonly<Record<string, number>>)[output];
      } catch (error) {
        if (error instanceof DomainError) return undefined;
        throw error;
      }
    };
    const decimals = outputDecimals(calculator, evaluator, given, output);
    const result = resultAt((given[solveFor] as number | undefined) ?? 0) ?? 100;
    const target = Number(
      pick([result, result, 0, 1, -result, result * 1.1, result / 2]).toFixed(Math.min(decimals, 12)),
    );
    if (Math.abs(target) >= 1e13) continue;
    const { [solveFor]: _, ...inputs } = given;
    yield { calculator, evaluator, question: { solveFor, output, target, inputs }, resultAt };
  }
}

/** Values that are valid and seldom met: the bounds, nothing, and rates below 0. */
function hardValues({ kind, schema }: InputField): number[] {
  const { minimum, maximum } = schema as { readonly minimum?: number; readonly maximum?: number };
  const values = [minimum, maximum, 0, 1, -0.5, -5].filter((value) => value !== undefined);
  return kind === 'integer' ? values.filter(Number.isInteger) : values;
}

function inputsOf(id: string): InputValues[] {
  const { cases } = readGolden(id) as {
    readonly cases: readonly { readonly input: InputValues }[];
  };
  return cases.map(({ input }) => input);
}
