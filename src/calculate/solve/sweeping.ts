import {
  add,
  floorRatio,
  multiply,
  readDecimal,
  subtract,
  toNumber,
} from '#core/arithmetic/exact-decimal.ts';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { DomainError } from '#base/errors.ts';
import type { Steps } from '#base/steps.ts';
import type { Json } from '#calculate/result/json.ts';
import type { Prepare } from '#calculate/result/preparation.ts';
import type { Calculation } from '#calculate/result/result.ts';
import { rulesOf } from '#catalogue/run/rules.ts';

/** An input and its values in a sweep. */
export interface Axis {
  readonly field: string;
  readonly values: readonly (number | string)[];
}

/** The inputs that can vary: all but lists. */
export function variableFields({ input }: AnyCalculator): readonly string[] {
  return Object.keys(input).filter(
    (name) => input[name]!.item === undefined && input[name]!.fields === undefined,
  );
}

/**
 * The values from one number to another as exact decimals; the last number is included if a step meets it.
 */
export function stepValues(from: number, to: number, step: number): readonly number[] {
  const [first, distance] = [readDecimal(from), readDecimal(step)];
  return Array.from({ length: countSteps(from, to, step) }, (_, index) => {
    return toNumber(add(first, multiply(distance, { digits: BigInt(index), exponent: 0 })));
  });
}

/** The number of values from `stepValues`; NaN or less than 1 when the step is 0 or has the wrong sign. */
export function countSteps(from: number, to: number, step: number): number {
  if (step === 0) return NaN;
  return Number(floorRatio(subtract(readDecimal(to), readDecimal(from)), readDecimal(step))) + 1;
}

/**
 * Calculates every combination of the axes' values, the last axis fastest: the varied values, then the
 * results, or those that are asked for, or the problem of that cell. A step is one calculation.
 */
export function* sweepCells<Cell>(
  {
    calculator,
    calculate,
    prepare,
  }: {
    readonly calculator: AnyCalculator;
    readonly calculate: (values: InputValues) => Calculation;
    readonly prepare?: Prepare;
  },
  order: {
    readonly inputs: InputValues;
    readonly axes: readonly Axis[];
    readonly outputs: readonly string[];
  },
  show: (cell: Readonly<Record<string, Json>>) => Cell,
): Steps<readonly Cell[]> {
  const { inputs, axes, outputs } = order;
  const { findBroken } = rulesOf(calculator);
  const cells: Cell[] = [];
  for (const varied of combinations(axes)) {
    yield;
    cells.push(show({ ...varied, ...(yield* resultsOf({ ...inputs, ...varied })) }));
  }
  return cells;

  function* resultsOf(values: InputValues): Steps<Readonly<Record<string, Json>>> {
    const [broken] = findBroken(values);
    if (broken !== undefined) return problemOf('invalid-input', `${broken.field} ${broken.demand}`);
    try {
      if (prepare !== undefined) yield* prepare(values);
      const { results } = calculate(values);
      return outputs.length === 0
        ? results
        : Object.fromEntries(outputs.map((name) => [name, results[name]]));
    } catch (error) {
      if (error instanceof DomainError) return problemOf(error.code, error.message);
      throw error;
    }
  }
}

function problemOf(code: string, detail: string): { readonly problem: Json } {
  return { problem: { code, detail } };
}

function* combinations([first, ...others]: readonly Axis[]): Iterable<
  Readonly<Record<string, number | string>>
> {
  if (first === undefined) return yield {};
  for (const value of first.values) {
    for (const rest of combinations(others)) yield { [first.field]: value, ...rest };
  }
}
