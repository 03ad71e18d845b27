import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyCalculator, InputValues, OutputFields } from '#catalogue/declare/define.ts';
import { createEvaluator, type Evaluator } from '#catalogue/run/evaluate.ts';
import { programOf } from '#catalogue/run/program.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { DomainError } from '#base/errors.ts';
import { UNDECIDED } from '#core/arithmetic/arithmetic.ts';
import type { Ball } from '#core/arithmetic/ball.ts';
import { writeBall } from '#core/equations/over-doubles/bounded-functions.ts';
import { createDecimalArithmetic, WIDE_TIE } from '#core/arithmetic/decimal.ts';
import type { DecimalBall } from '#core/arithmetic/decimal-ball.ts';
import { compileDoubles } from '#core/equations/compile/compile.ts';
import type { Program } from '#core/equations/language/program.ts';
import { middleOf, radiusOf } from '../kit/accuracy/decimal-ball.ts';
import { drawInputs } from '../kit/accuracy/drawn.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { createReference } from '../kit/accuracy/reference.ts';
import { casesOf } from './laws.contract.ts';
import { countDraws, drawSome, drawUntil } from '../kit/draws.ts';

const CASES = 240;
/** Of money, in turns. */
const MONEY_DECIMALS = [2, 0, 3] as const;
const arithmetic = createDecimalArithmetic(80, WIDE_TIE);
const { ofDouble } = createReference(80);

/** The code made of a calculator's equations answers what its formula does over decimals, or nothing. */
export function describeDoubles(calculator: AnyCalculator): void {
  const { id } = calculator;
  const program = programOf(calculator);

  test(`as code, the equations of ${calculator.id} answer what its formula does`, () => {
    const evaluator = createEvaluator(calculator);
    const check = createInputCheck(calculator.input, rulesOf(calculator));
    const codes = drawSome(MONEY_DECIMALS, id).map((decimals) =>
      compile(program, calculator, evaluator, decimals),
    );
    let isAnswered = false;
    const cases = casesOf(calculator);
    const known = drawSome(cases, id);
    const inputs = drawInputs(calculator, known, cases);
    const draws = known.length + countDraws(CASES, id);
    drawUntil(
      draws,
      () => isAnswered,
      (index) => {
        const values = inputs.next().value;
        if (check(values) !== undefined) return;
        const { decimals, toBalls, toUnits } = codes[index % codes.length]!;
        const balls = unlessRefused(() => toBalls(values));
        if (balls === 'refused') {
          assert.throws(() => evaluator.results(arithmetic, values, decimals), DomainError);
          return;
        }
        if (balls === undefined) return;
        const exact = exactResults(calculator, evaluator, values, decimals);
        if (exact === undefined) return;
        const units = toUnits(values);
        for (const [place, name] of numbersAmong(calculator.output).entries()) {
          const result: DecimalBall | undefined = exact[place];
          const text = `${name} of ${JSON.stringify(values)}`;
          assertContains(balls[place], result, text);
          if (units === undefined) continue;
          const places = decimalsOf(calculator.output, evaluator, name, decimals);
          assert.ok(Object.is(units[place], result && arithmetic.round(result, places)), text);
        }
        if (units !== undefined) isAnswered = true;
      },
    );
  });
}

type Values = Readonly<Record<string, unknown>>;

/** Code that equations call may refuse an answer. */
function unlessRefused<Answer>(run: () => Answer): Answer | 'refused' {
  try {
    return run();
  } catch (error) {
    if (error instanceof DomainError) return 'refused';
    throw error;
  }
}

interface Compiled {
  readonly decimals: number;
  readonly toBalls: (values: Values) => readonly (Ball | undefined)[] | undefined;
  readonly toUnits: (values: Values) => readonly (number | undefined)[] | undefined;
}

function compile(
  program: Program,
  { output }: AnyCalculator,
  evaluator: Evaluator,
  decimals: number,
): Compiled {
  const outputs = numbersAmong(output).map((name) => ({
    name,
    decimals: decimalsOf(output, evaluator, name, decimals),
  }));
  return {
    decimals,
    toBalls: compileDoubles<Ball>(program, outputs, decimals, writeBall),
    toUnits: compileDoubles(program, outputs, decimals),
  };
}

/**
 * In the order of the outputs; undefined where even 80 digits leave one open. Throws where the formula has no
 * answer.
 */
function exactResults(
  { output }: AnyCalculator,
  evaluator: Evaluator,
  values: InputValues,
  moneyDecimals: number,
): readonly (DecimalBall | undefined)[] | undefined {
  try {
    const results = evaluator.results(arithmetic, values, moneyDecimals);
    return numbersAmong(output).map((name) => {
      const result = results[name] as DecimalBall | number | undefined;
      return result === undefined ? undefined : arithmetic.add(result, 0);
    });
  } catch (error) {
    if (error === UNDECIDED) return undefined;
    throw new Error(`${JSON.stringify(values)} has no answer`, { cause: error });
  }
}

function assertContains(ball: Ball | undefined, exact: DecimalBall | undefined, text: string): void {
  assert.equal(ball === undefined, exact === undefined, text);
  if (ball === undefined || exact === undefined || !Number.isFinite(ball.radius)) return;
  const distance = ofDouble(ball.middle).minus(middleOf(exact)).abs();
  const isContained = distance.lessThanOrEqualTo(ofDouble(ball.radius).plus(radiusOf(exact)));
  assert.ok(isContained, `${text}: ${ball.middle} ± ${ball.radius}, not ${middleOf(exact).toString()}`);
}

/** Golden cases hold the lists. */
function numbersAmong(output: OutputFields): readonly string[] {
  return Object.keys(output).filter((name) => output[name]!.kind === 'number');
}

function decimalsOf(output: OutputFields, evaluator: Evaluator, name: string, moneyDecimals: number): number {
  return evaluator.decimals(moneyDecimals)[Object.keys(output).indexOf(name)]!;
}
