import type { InputValues } from '#catalogue/declare/define.ts';
import { createOne, type WrittenCalculator } from '#calculate/one-calculator.ts';
import { invalidBody } from '#calculate/check/problem.ts';
import { plain } from './plain.ts';
import { asking } from './problems.ts';

/**
 * A function of the inputs to the results, with which a program needs neither the catalogue nor the language
 * of equations. Throws a CentwiseProblem.
 */
export function createFunction(written: WrittenCalculator): (inputs: unknown) => unknown {
  const { check, warn, calculate } = createOne(written);
  return (inputs) =>
    asking(() => {
      const violations = check(inputs);
      if (violations !== undefined) throw invalidBody(violations, 'The inputs');
      const values = inputs as InputValues;
      const { results, rounded } = calculate(values);
      return plain({ ...results, warnings: warn(values, rounded) });
    });
}
