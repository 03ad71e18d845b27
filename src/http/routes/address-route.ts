import { addressOperation } from '#api/operations/calculator-operations.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import { cacheable } from '../documents/conditional.ts';
import { createQueryReader } from '../request/query-values.ts';
import type { PureRoute } from '../route.ts';
import { createInclusion, type Means } from './inclusion.ts';

/** A calculation whose inputs are in the address. */
export function addressRoute(one: CompiledCalculator, means: Means): PureRoute {
  const { calculator, calculate, prepare } = one;
  const operation = addressOperation(calculator);
  const include = createInclusion(one, means);
  const readValues = createQueryReader(operation.query, rulesOf(calculator));
  const isInput = ([name]: readonly [string, unknown]) => Object.hasOwn(calculator.input, name);
  return {
    operation,
    // The fields are checked in one go with their rules when the calculation runs, which is the only way to
    // need them.
    checkQuery: () => {},
    *run({ query, type }) {
      const read = readValues(query);
      const values = Object.fromEntries(Object.entries(read).filter(isInput));
      if (prepare !== undefined) yield* prepare(values);
      return cacheable(yield* include(calculate(values), query, type));
    },
  };
}
