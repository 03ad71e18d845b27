import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { settle } from '#core/arithmetic/settle.ts';
import type { AnyDeclaration, InputValues } from '#catalogue/define.ts';
import type { Complete, Rounded } from '#catalogue/evaluate.ts';
import { createCalculation, createWarnings } from '#derive/result.ts';
import { createCheck } from '#derive/validation.ts';
import { invalidBody } from '#http/replies.ts';
import { plain } from './plain.ts';
import { asking } from './problems.ts';

type Omitted = Map<string, string> | undefined;

/** One calculator as it is written when the package is built: its fields, and the code that its equations come to. */
export interface Written extends Pick<AnyDeclaration, 'input' | 'output' | 'rules'> {
  readonly complete: Complete;
  /** The results over an arithmetic, and the same rounded. */
  readonly over: <N>(
    a: Arithmetic<N>,
    values: InputValues,
    moneyDecimals: number,
    omitted: Omitted,
  ) => object;
  readonly round: <N>(
    a: Arithmetic<N>,
    results: object,
    moneyDecimals: number,
    omitted: Omitted,
  ) => readonly Rounded[];
}

/**
 * A function of the inputs to the results, with which a program needs neither the catalogue nor the language of equations. Throws
 * a CentwiseProblem.
 */
export function createFunction(written: Written): (inputs: unknown) => unknown {
  const { input, output, rules = [], complete, over, round } = written;
  const check = createCheck(input, rules, () => complete);
  const warn = createWarnings(written);
  const calculate = createCalculation(
    { output },
    {
      evaluate: (values: InputValues, moneyDecimals: number, omitted?: Map<string, string>) =>
        settle((a) => {
          omitted?.clear();
          return round(a, over(a, values, moneyDecimals, omitted), moneyDecimals, omitted);
        }),
    },
  );
  return (inputs) =>
    asking(() => {
      const violations = check(inputs);
      if (violations !== undefined) throw invalidBody(violations);
      const values = inputs as InputValues;
      return plain({ ...calculate(values).results, warnings: warn(values) });
    });
}
