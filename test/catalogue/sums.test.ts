import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Decimal } from 'decimal.js';
import { type AnyCalculator, type InputValues, ROUNDS_NOTHING } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { programOf } from '#catalogue/run/program.ts';
import { UNDECIDED } from '#core/arithmetic/arithmetic.ts';
import { createDecimalArithmetic, WIDE_TIE } from '#core/arithmetic/decimal.ts';
import type { DecimalBall } from '#core/arithmetic/decimal-ball.ts';
import type { Definition, Expression } from '#core/equations/language/tree.ts';
import { DomainError } from '#base/errors.ts';
import { moneyOf } from '#calculate/result/result.ts';
import { middleOf } from '../kit/accuracy/decimal-ball.ts';
import { casesOf } from './laws.contract.ts';
import { drawQuarter } from '../kit/quarters.ts';

const Wide = Decimal.clone({ precision: 200 });
const arithmetic = createDecimalArithmetic(80, WIDE_TIE);
/** Two ways to the same number are no further apart, relative to its parts. */
const DIGITS = 40;

/** A total and what it adds up from, by the names of outputs and inputs. */
interface Sum {
  readonly total: string;
  readonly terms: readonly Term[];
}

interface Term {
  readonly sign: 1 | -1;
  /** An amount, or "list.field" for those of all items. */
  readonly name: string;
}

/** The totals that equations and pictures say add up. */
function sumsOf(calculator: AnyCalculator): readonly Sum[] {
  const { input, output, pictures = [] } = calculator;
  const isNumber = ({ name }: Term) =>
    ['number', 'real', 'integer'].includes((output[name] ?? input[name])?.kind ?? '');
  const inEquations = definitionsOf(calculator).flatMap(({ name, cases: [only, ...more] }): Sum[] => {
    const terms = more.length === 0 && only.value !== undefined ? termsOf(only.value, 1) : undefined;
    return terms !== undefined && terms.length > 1 && terms.every(isNumber) ? [{ total: name, terms }] : [];
  });
  const inPictures = pictures.flatMap((picture): Sum[] => {
    if (picture.kind !== 'steps') return [];
    // The first one is where they start, even if it is a total by itself.
    const steps = picture.of.map((text, index) => ({
      isTotal: index > 0 && text.startsWith('='),
      sign: text.startsWith('−') ? (-1 as const) : (1 as const),
      name: text.replace(/^[−=]/, ''),
    }));
    return steps.flatMap(({ isTotal, name }, index): Sum[] => {
      const from = Math.max(
        0,
        steps.slice(0, index).findLastIndex((one) => one.isTotal),
      );
      return isTotal ? [{ total: name, terms: steps.slice(from, index) }] : [];
    });
  });
  return [...inEquations, ...inPictures].filter(({ total }) => total in output);
}

function definitionsOf(calculator: AnyCalculator): readonly Definition[] {
  return programOf(calculator).statements.filter((one) => one.kind === 'definition');
}

/** Undefined where it is more than a sum of names. */
function termsOf(expression: Expression, sign: 1 | -1): readonly Term[] | undefined {
  if (expression.kind === 'name') return [{ sign, name: expression.name }];
  if (expression.kind === 'negation') return termsOf(expression.operand, sign === 1 ? -1 : 1);
  if (expression.kind !== 'operation' || !['+', '−'].includes(expression.operator)) return undefined;
  const left = termsOf(expression.left, sign);
  const right = termsOf(expression.right, expression.operator === '+' ? sign : sign === 1 ? -1 : 1);
  return left && right && [...left, ...right];
}

function roundsNothing(
  { conventions: { rounding = ROUNDS_NOTHING } }: AnyCalculator,
  values: InputValues,
): boolean {
  return (
    (typeof rounding === 'string' ? rounding : rounding.options[values[rounding.by] as string]) ===
    ROUNDS_NOTHING
  );
}

describe('a result', () => {
  test('comes of rounded amounts only where the assumptions say so', () => {
    for (const calculator of catalogue) {
      const values = definitionsOf(calculator).flatMap(({ cases }) => cases.map(({ value }) => value));
      if (!JSON.stringify(values).includes('"name":"round"')) continue;
      assert.notEqual(calculator.conventions.rounding, undefined, calculator.id);
    }
  });

  for (const calculator of drawQuarter(catalogue)) {
    const sums = sumsOf(calculator);
    if (sums.length === 0) continue;
    test(`of ${calculator.id} that is a sum is rounded from the unrounded parts`, () => {
      const evaluator = createEvaluator(calculator);
      for (const given of casesOf(calculator)) {
        const values = evaluator.complete(given);
        if (!roundsNothing(calculator, values)) continue;
        const { decimals } = moneyOf(values);
        const answer = answerOf(() => ({
          exact: evaluator.results(arithmetic, values, decimals) as Results,
          rounded: evaluator.evaluate(values, decimals),
        }));
        if (answer === undefined) continue;
        const { exact, rounded } = answer;
        for (const { total, terms } of sums) {
          const whole = amountsOf(total, exact, values)[0];
          if (whole === undefined) continue;
          const parts = terms.flatMap(({ sign, name }) =>
            amountsOf(name, exact, values).map((part) => part.times(sign)),
          );
          const what = `${total} of ${JSON.stringify(given)}`;
          const size = Wide.max(1, ...parts.map((part) => part.abs()));
          const sum = Wide.sum(0, ...parts).toDecimalPlaces(DIGITS, Decimal.ROUND_HALF_UP);
          // What is needed is never below 0, as where savings exceed a need.
          if (whole.isZero() && sum.isNegative()) continue;
          assert.ok(
            sum
              .minus(whole)
              .abs()
              .lessThan(size.times(`1e-${DIGITS - 5}`)),
            what,
          );
          const index = Object.keys(calculator.output).indexOf(total);
          const places = evaluator.decimals(decimals)[index]!;
          const shown = new Wide(String(rounded[index])).times(`1e-${places}`);
          assert.equal(String(shown), String(sum.toDecimalPlaces(places, Decimal.ROUND_HALF_UP)), what);
        }
      }
    });
  }
});

type Results = Readonly<Record<string, unknown>>;

/** Undefined where there is no answer. */
function answerOf<Answer>(calculate: () => Answer): Answer | undefined {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof DomainError || error === UNDECIDED) return undefined;
    throw error;
  }
}

/** Of an output, or else of an input; of all items of a list. */
function amountsOf(name: string, results: Results, values: InputValues): readonly Decimal[] {
  const [list, field] = name.split('.') as [string, string?];
  const value = results[list] ?? values[list];
  const all = field === undefined ? [value] : (value as readonly Results[]).map((item) => item[field]);
  return all.flatMap((one) => {
    if (typeof one === 'number') return [new Wide(one)];
    return typeof one === 'object' && one !== null && 'middle' in one ? [middleOf(one as DecimalBall)] : [];
  });
}
