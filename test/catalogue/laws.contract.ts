import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Decimal } from 'decimal.js';
import type { AnyCalculator, InputFields, InputValue, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import { describeInputs } from '#catalogue/run/inputs.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { UNDECIDED } from '#core/arithmetic/arithmetic.ts';
import { createDecimalArithmetic, WIDE_TIE } from '#core/arithmetic/decimal.ts';
import { exactly, type DecimalBall } from '#core/arithmetic/decimal-ball.ts';
import { compileCalls } from '#core/equations/compile/compile.ts';
import { readProgram } from '#core/equations/language/program.ts';
import type { Inputs } from '#core/equations/language/tree.ts';
import { DomainError } from '#base/errors.ts';
import { moneyOf } from '#calculate/result/result.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { middleOf } from '../kit/accuracy/decimal-ball.ts';
import { goldenInputs } from '../kit/accuracy/drawn.ts';
import { countDraws } from '../kit/draws.ts';

const DIGITS = 80;
const decimalArithmetic = createDecimalArithmetic(DIGITS, WIDE_TIE);
const Precise = Decimal.clone({ precision: DIGITS });
/** How far two ways to the same number may be apart, relative to its parts. */
const TOLERANCE = '1e-40';
/** Of the golden cases, as all of them would take minutes. */
const MAX_CASES = 30;

type Outcome = ReadonlyMap<string, Decimal>;

/**
 * What a calculator declares about its results must hold of the unrounded results of its golden cases, and
 * around them.
 */
export function describeLaws(calculator: AnyCalculator): void {
  const { id, input, laws } = calculator;
  const evaluator = createEvaluator(calculator);
  const check = createInputCheck(input, rulesOf(calculator));
  const cases = casesOf(calculator)
    .map((values) => evaluator.complete(values))
    .filter(rangeOf(calculator));
  /** Of so many cases. */
  const enough = countDraws(cases.length, id);

  /** Undefined where the input is not valid or has no answer, or one that needs more digits. */
  function outcomeOf(values: InputValues): Outcome | undefined {
    if (check(values) !== undefined) return undefined;
    try {
      const results = evaluator.results(decimalArithmetic, values, moneyOf(values).decimals);
      return new Map(numbersOf(calculator.output, results).map(({ name, value }) => [name, value]));
    } catch (error) {
      if (error instanceof DomainError || error === UNDECIDED) return undefined;
      throw error;
    }
  }

  /** For each case the outcomes of its variants in a field, or its own alone; the last field's are kept. */
  const outcomesAround = keepLast((field: string | undefined) =>
    cases.map((values) =>
      once(() => (field === undefined ? [values] : variants(values, field)).map(outcomeOf)),
    ),
  );

  describe(`the laws of ${id}`, () => {
    test('are declared', () => {
      const { rises = {}, falls = {}, identities = [] } = laws;
      assert.ok(Object.keys(rises).length + Object.keys(falls).length + identities.length > 0);
    });

    for (const { sign, output, field } of lawsByField(calculator)) {
      test(`${output} never ${sign > 0 ? 'falls' : 'rises'} with ${field}`, () => {
        let compared = 0;
        for (const outcomes of outcomesAround(field)) {
          if (compared === enough) break;
          if (countOrdered(output, sign, outcomes()) > 0) compared++;
        }
        assert.ok(compared > 0, 'nothing could be compared');
      });
    }

    for (const identity of laws.identities ?? []) {
      test(identity, () => {
        const sidesOf = readIdentity(calculator, identity);
        let compared = 0;
        for (const [index, values] of cases.entries()) {
          if (compared === enough) break;
          const [outcome] = outcomesAround(undefined)[index]!();
          const sides = outcome && sidesOf(values, outcome);
          if (outcome === undefined || sides === undefined) continue;
          assertClose(...sides, sizeOf(outcome), JSON.stringify(values));
          compared++;
        }
        assert.ok(compared > 0, 'nothing could be compared');
      });
    }

    if (typeof laws.unscaled !== 'string') {
      const exempt = Object.keys(laws.unscaled ?? {});
      test('money scales with the amounts, all else stays', () => {
        let compared = 0;
        for (const [index, values] of cases.entries()) {
          if (compared === enough) break;
          const [single] = outcomesAround(undefined)[index]!();
          const tenfold = outcomeOf(scaled(values, calculator.input));
          if (single === undefined || tenfold === undefined) continue;
          compared++;
          for (const [name, value] of single) {
            if (exempt.includes(name)) continue;
            const factor = unitOf(outputNamed(calculator.output, name).schema) === 'currency' ? 10 : 1;
            const what = `${name} of ${JSON.stringify(values)}`;
            assertClose(value.times(factor), tenfold.get(name)!, sizeOf(tenfold), what);
          }
        }
      });
    }
  });
}

/** The laws of one field after the other, as each needs the same outcomes. */
function lawsByField({ laws: { rises = {}, falls = {} } }: AnyCalculator) {
  const declared = [
    [1, rises],
    [-1, falls],
  ] as const;
  const all = declared.flatMap(([sign, outputs]) =>
    Object.entries(outputs).flatMap(([output, fields = []]) =>
      fields.map((field) => ({ sign, output, field })),
    ),
  );
  return [...Map.groupBy(all, ({ field }) => field).values()].flat();
}

/** Calculates again only when it is asked something else than the time before. */
function keepLast<Asked, Answer>(calculate: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { readonly asked: Asked; readonly answer: Answer } | undefined;
  return (asked) => {
    if (last === undefined || last.asked !== asked) last = { asked, answer: calculate(asked) };
    return last.answer;
  };
}

/** Calculates when it is first asked. */
function once<Answer>(calculate: () => Answer): () => Answer {
  let answer: { readonly is: Answer } | undefined;
  return () => (answer ??= { is: calculate() }).is;
}

/** Every number of the results, also those within lists and records, whose names are paths with dots. */
function numbersOf(
  fields: Readonly<Record<string, OutputField>>,
  results: Readonly<Record<string, unknown>>,
): readonly { readonly name: string; readonly value: Decimal }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const result = results[name];
    if (Array.isArray(result)) {
      const items: readonly unknown[] = result;
      const within = items.flatMap((item, place) =>
        field.item === undefined
          ? numbersOf(field.fields!, item as Readonly<Record<string, unknown>>).map((one) => ({
              ...one,
              name: `${place}.${one.name}`,
            }))
          : numbersOf({ [place]: field.item }, { [place]: item }),
      );
      return within.map((one) => ({ ...one, name: `${name}.${one.name}` }));
    }
    if (typeof result === 'number') return [{ name, value: new Precise(result) }];
    return isBall(result) ? [{ name, value: middleOf(result) }] : [];
  });
}

function isBall(result: unknown): result is DecimalBall {
  return typeof result === 'object' && result !== null && 'middle' in result;
}

/** The output that a name of `numbersOf` stands for. */
function outputNamed(fields: Readonly<Record<string, OutputField>>, name: string): OutputField {
  const [first, , ...within] = name.split('.') as [string, ...string[]];
  const field = fields[first]!;
  return within.length === 0 ? (field.item ?? field) : outputNamed(field.fields!, within.join('.'));
}

/** Some inputs of golden data, and the examples. */
export function casesOf({ id, examples }: AnyCalculator): readonly InputValues[] {
  const golden = goldenInputs(id);
  const every = Math.ceil(golden.length / MAX_CASES);
  return [...examples.map(({ input }) => input), ...golden.filter((_, index) => index % every === 0)];
}

/** Of which values the laws hold. */
function rangeOf({ input, laws: { when } }: AnyCalculator): (values: InputValues) => boolean {
  if (when === undefined) return () => true;
  if (typeof when === 'function') return when;
  const over = evaluated([`holds = 1 if ${when}`], describeInputs(input));
  return (values) => over(values)[0] !== undefined;
}

/**
 * Both sides of an identity; undefined where it speaks of an output without a value, or needs more digits.
 */
function readIdentity(
  { input, output }: AnyCalculator,
  identity: string,
): (values: InputValues, outcome: Outcome) => [Decimal, Decimal] | undefined {
  const results = Object.entries(output).flatMap(([name, { kind, optional }]): [string, Inputs[string]][] =>
    kind === 'number' ? [[name, { ...anyNumber, isOptional: optional }]] : [],
  );
  const inputs = { ...describeInputs(input), ...Object.fromEntries(results) };
  const [left, right] = identity.split(' = ');
  const over = evaluated([`left = ${left}`, `right = ${right}`], inputs);
  return (values, outcome) => {
    try {
      const [one, other] = over({ ...values, ...Object.fromEntries(outcome) });
      return one && other && [one, other];
    } catch (error) {
      if (error === UNDECIDED) return undefined;
      throw error;
    }
  };
}

const anyNumber = {
  kind: 'number',
  isWhole: false,
  minimum: -Infinity,
  maximum: Infinity,
  default: undefined,
} as const;

/** What these definitions come to, in their order. */
function evaluated(
  lines: readonly string[],
  inputs: Inputs,
): (values: Readonly<Record<string, unknown>>) => readonly (Decimal | undefined)[] {
  const names = lines.map((line) => line.slice(0, line.indexOf(' ')));
  const over = compileCalls(readProgram(lines.join('\n'), inputs, names, names), names);
  const a = { ...decimalArithmetic, of: (value: number | Decimal) => exactly(value.toString()) };
  return (values) => {
    const results = over(a, values, 0);
    return names.map((name) => {
      const result = results[name];
      return typeof result === 'number' ? new Precise(result) : result && middleOf(result);
    });
  };
}

/**
 * The values with one number made smaller and larger, lowest first; those that are not valid drop out later.
 */
function variants(values: InputValues, field: string): readonly InputValues[] {
  const value = values[field];
  if (typeof value !== 'number') return [];
  const isWhole = Number.isInteger(value);
  const near = [0, value / 3, value * 0.9, value, value * 1.1, value * 3, value - 1, value + 1];
  const places = [...new Set(isWhole ? near.map(Math.round) : near)].toSorted((a, b) => a - b);
  return places.map((place) => ({ ...values, [field]: place }));
}

/** How many neighbours there were; throws where two of them are not in the order that `sign` says. */
function countOrdered(output: string, sign: 1 | -1, outcomes: readonly (Outcome | undefined)[]): number {
  const answered = outcomes.filter((outcome) => outcome?.has(output) === true) as readonly Outcome[];
  for (const [index, after] of answered.slice(1).entries()) {
    const before = answered[index]!;
    const slack = Decimal.max(sizeOf(before), sizeOf(after)).times(TOLERANCE);
    const rise = after.get(output)!.minus(before.get(output)!).times(sign);
    assert.ok(
      rise.greaterThanOrEqualTo(slack.negated()),
      `${output}: ${String(before.get(output))}, ${String(after.get(output))}`,
    );
  }
  return Math.max(0, answered.length - 1);
}

/** The largest of all results: a small one among them may be what is left of a difference. */
function sizeOf(outcome: Outcome): Decimal {
  return Decimal.max('1e-20', ...[...outcome.values()].map((value) => value.abs()));
}

function assertClose(left: Decimal, right: Decimal, scale: Decimal, what: string): void {
  assert.ok(
    left.minus(right).abs().lessThanOrEqualTo(scale.times(TOLERANCE)),
    `${what}: ${left.toString()}, ${right.toString()}`,
  );
}

function unitOf(schema: unknown): unknown {
  return (schema as Record<string, unknown>)['x-unit'];
}

/** All amounts tenfold, also those within lists and records. */
function scaled(values: InputValues, fields: InputFields): InputValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, scaledValue(value, fields[name]!)]),
  );
}

function scaledValue(value: InputValue, { schema, item, fields }: InputField): InputValue {
  if (Array.isArray(value)) {
    const items: readonly InputValue[] = value;
    return items.map((one) =>
      item === undefined ? scaled(one as InputValues, fields!) : scaledValue(one, item),
    );
  }
  const isAmount = typeof value === 'number' && unitOf(schema) === 'currency';
  return isAmount ? new Decimal(value).times(10).toNumber() : value;
}
