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

/** What a sweep is over: results are of all outputs where none is named. */
interface Order {
  readonly inputs: InputValues;
  readonly axes: readonly Axis[];
  readonly outputs: readonly string[];
}

interface Means {
  readonly calculator: AnyCalculator;
  readonly prepare?: Prepare;
}

type Varied = Readonly<Record<string, number | string>>;
type Cell = Readonly<Record<string, Json>>;

/**
 * Answers every combination of the axes' values, the last axis fastest, or says why there is no answer. A
 * step is one calculation.
 */
export function* sweep(
  { calculator, prepare }: Means,
  { inputs, axes }: Omit<Order, 'outputs'>,
  answer: (values: InputValues, varied: Varied) => void,
  refuse: (cell: Cell & { readonly problem: Json }) => void,
): Steps<void> {
  const { findBroken } = rulesOf(calculator);
  for (const varied of combinations(axes)) {
    yield;
    const values = { ...inputs, ...varied };
    const reject = (code: string, detail: string) => refuse({ ...varied, problem: { code, detail } });
    const [broken] = findBroken(values);
    if (broken !== undefined) {
      reject('invalid-input', `${broken.field} ${broken.demand}`);
      continue;
    }
    try {
      if (prepare !== undefined) yield* prepare(values);
      answer(values, varied);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      reject(error.code, error.message);
    }
  }
}

/** The cells of a sweep: the varied values, then the results, or the problem of that cell. */
export function* sweepCells(
  means: Means & { readonly calculate: (values: InputValues) => Calculation },
  order: Order,
): Steps<readonly Cell[]> {
  const cells: Cell[] = [];
  const answer = (values: InputValues, varied: Varied) => {
    const { results } = means.calculate(values);
    const named = order.outputs.map((name) => [name, results[name]]);
    cells.push({ ...varied, ...(named.length === 0 ? results : Object.fromEntries(named)) });
  };
  yield* sweep(means, order, answer, (cell) => cells.push(cell));
  return cells;
}

function* combinations([first, ...others]: readonly Axis[]): Iterable<
  Readonly<Record<string, number | string>>
> {
  if (first === undefined) return yield {};
  for (const value of first.values) {
    for (const rest of combinations(others)) yield { [first.field]: value, ...rest };
  }
}
