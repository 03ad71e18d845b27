import {
  add,
  floorRatio,
  multiply,
  readDecimal,
  subtract,
  toNumber,
} from '#core/arithmetic/exact-decimal.ts';
import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import { DomainError } from '#base/errors.ts';
import type { Steps } from '#base/steps.ts';
import type { Calculation } from './result.ts';
import { brokenRules } from './validation.ts';

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
 * Calculates every combination of the axes' values, the last axis fastest, as JSON texts: the varied values,
 * then the results or the problem of that cell. A step is one calculation.
 */
export function* writeCells(
  {
    calculator,
    evaluator,
    calculate,
  }: {
    readonly calculator: AnyCalculator;
    readonly evaluator: Evaluator;
    readonly calculate: (values: InputValues) => Calculation;
  },
  order: {
    readonly inputs: InputValues;
    readonly axes: readonly Axis[];
    readonly outputs: readonly string[];
  },
): Steps<readonly string[]> {
  const { inputs, axes, outputs } = order;
  const cells: string[] = [];
  for (const varied of combinations(axes)) {
    yield;
    const values = { ...inputs, ...varied };
    const head = JSON.stringify(varied).slice(0, -1);
    const [broken] = brokenRules(calculator.rules, evaluator.complete(values));
    const members = broken
      ? problemMember('invalid-input', `${broken.field} ${broken.demand}`)
      : resultMembers(values);
    // A calculation may lack all requested outputs.
    cells.push(members === '' ? `${head}}` : `${head},${members}}`);
  }
  return cells;

  function resultMembers(values: InputValues): string {
    try {
      const { text } = calculate(values);
      if (outputs.length === 0) return text.slice(1);
      const results = JSON.parse(`${text}}`, keepText) as Record<string, string>;
      return outputs
        .filter((name) => name in results)
        .map((name) => `"${name}":${results[name]}`)
        .join(',');
    } catch (error) {
      if (error instanceof DomainError) return problemMember(error.code, error.message);
      throw error;
    }
  }
}

/** Keeps every member as text, so that no digit of a number is lost; the root has an empty name. */
function keepText(name: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (name === '') return value;
  if (Array.isArray(value)) return `[${value.join(',')}]`;
  if (typeof value !== 'object' || value === null) return context?.source ?? JSON.stringify(value);
  const members = Object.entries(value as Record<string, string>);
  return `{${members.map(([member, text]) => `${JSON.stringify(member)}:${text}`).join(',')}}`;
}

function problemMember(code: string, detail: string): string {
  return `"problem":${JSON.stringify({ code, detail })}`;
}

function* combinations([first, ...others]: readonly Axis[]): Iterable<
  Readonly<Record<string, number | string>>
> {
  if (first === undefined) return yield {};
  for (const value of first.values) {
    for (const rest of combinations(others)) yield { [first.field]: value, ...rest };
  }
}
