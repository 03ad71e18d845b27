import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyCalculator, InputValue, InputValues } from '#catalogue/define.ts';
import { createEvaluator, type Evaluator } from '#catalogue/evaluate.ts';
import type { FieldKind, InputField } from '#catalogue/fields.ts';
import { writtenFormulaOf } from '#catalogue/written-formula.ts';
import { UNDECIDED } from '#core/arithmetic.ts';
import type { Ball } from '#core/ball.ts';
import { writeBall } from '#core/bounded-functions.ts';
import { createDecimalArithmetic } from '#core/decimal.ts';
import type { DecimalBall } from '#core/decimal-ball.ts';
import { compileStraightLine } from '#core/straight-line.ts';
import { createInputCheck } from '#derive/validation.ts';
import { middleOf, radiusOf } from '../../bench/accuracy/decimal-ball.ts';
import { createRandom, type Random } from '../../bench/accuracy/random.ts';
import { createReference } from '../../bench/accuracy/reference.ts';
import { casesOf } from './laws.contract.ts';

const CASES = 240;
/** Of money, in turns. */
const MONEY_DECIMALS = [2, 0, 3];
const arithmetic = createDecimalArithmetic(80);
const { ofDouble } = createReference(80);

/** The code made of a calculator's equations answers what its formula does over decimals, or nothing. */
export function describeStraightLine(calculator: AnyCalculator): void {
  const evaluator = createEvaluator(calculator);
  const codes = MONEY_DECIMALS.map((decimals) => {
    const formula = writtenFormulaOf(calculator, evaluator.decimals(decimals));
    const toBalls = formula && compileStraightLine<Ball>(formula, writeBall);
    return { decimals, toBalls, toUnits: formula && compileStraightLine(formula) };
  });
  if (calculator.note.isComplete !== true) return;

  test(`as code, the equations of ${calculator.id} answer what its formula does`, { timeout: 60_000 }, () => {
    let answered = 0;
    for (const [index, values] of drawCases(calculator).entries()) {
      const { decimals, toBalls, toUnits } = codes[index % codes.length]!;
      const balls = toBalls!(values);
      if (balls === undefined) continue;
      const exact = exactResults(calculator, evaluator, values, decimals);
      if (exact === undefined) continue;
      const units = toUnits!(values);
      for (const [place, result] of exact.entries()) {
        const text = `output ${place} of ${JSON.stringify(values)}`;
        assertContains(balls[place], result, text);
        if (units === undefined) continue;
        const places = evaluator.decimals(decimals)[place]!;
        assert.ok(Object.is(units[place], result && arithmetic.round(result, places)), text);
      }
      if (units !== undefined) answered++;
    }
    assert.ok(answered > 0, 'nothing was answered');
  });
}

const drawableKinds: ReadonlySet<FieldKind> = new Set(['real', 'integer', 'choice']);

/** Golden cases, and such with some values drawn anew, from all that may be. */
function drawCases(calculator: AnyCalculator): readonly InputValues[] {
  const random = createRandom(1, `straight-line/${calculator.id}`);
  const check = createInputCheck(calculator.input, calculator.rules);
  const golden = casesOf(calculator);
  const drawable = Object.entries(calculator.input).filter(([, { kind }]) => drawableKinds.has(kind));
  const drawn = Array.from({ length: CASES }, () => {
    const fields = drawable.filter(() => random.chance(0.4));
    const redrawn = fields.map(([name, field]): [string, InputValue] => [name, draw(random, field)]);
    const values: InputValues = { ...random.pick(golden), ...Object.fromEntries(redrawn) };
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  });
  return [...golden, ...drawn].filter((values) => check(values) === undefined);
}

/** Undefined where a field is left out. */
function draw(random: Random, { kind, required, schema }: InputField): InputValue {
  if (!required && random.chance(0.3)) return undefined;
  const keywords = schema as {
    readonly minimum?: number;
    readonly maximum?: number;
    readonly exclusiveMinimum?: number;
    readonly enum?: readonly string[];
  };
  if (kind === 'choice') return random.pick(keywords.enum!);
  const minimum = keywords.minimum ?? keywords.exclusiveMinimum ?? -1e12;
  const maximum = keywords.maximum ?? 1e12;
  if (kind === 'integer') return random.integer(minimum, Math.min(maximum, minimum + 1200));
  const sign = minimum < 0 && random.chance(0.5) ? -1 : 1;
  const size = random.pick([
    () => random.pick([0, minimum, maximum, 1e-12, 1e-300, 5e-324, 0.005, 100]),
    () => random.integer(1, 10_000) / 100,
    () => random.unit() * 10 ** random.integer(-9, 12),
  ])();
  return Math.min(maximum, Math.max(minimum, sign * size));
}

/** In the order of the outputs; undefined where even 80 digits leave one open. Throws where the formula has no answer. */
function exactResults(
  { output }: AnyCalculator,
  evaluator: Evaluator,
  values: InputValues,
  moneyDecimals: number,
): readonly (DecimalBall | undefined)[] | undefined {
  try {
    const results = evaluator.results(arithmetic, values, moneyDecimals);
    return Object.keys(output).map((name) => {
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
