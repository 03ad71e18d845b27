import { addressOperation } from '#api/operations/calculator-operations.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import { withTag } from '../documents/conditional.ts';
import type { TextReply } from '../replies.ts';
import { createQueryReader } from '../request/query-values.ts';
import type { PureRoute } from '../route.ts';
import { createInclusion, type Means } from './inclusion.ts';

/** The results follow from the address alone until the program changes. */
const MAX_AGE_SECONDS = 3600;

/** A calculation whose inputs are in the address. */
export function addressRoute(one: CompiledCalculator, means: Means): PureRoute {
  const { calculator, calculate, prepare } = one;
  const operation = addressOperation(calculator);
  const include = createInclusion(one, means);
  const readValues = createQueryReader(operation.query, calculator.rules);
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

function cacheable(reply: TextReply): TextReply {
  const tagged = withTag(reply);
  const headers = {
    ...tagged.headers,
    'cache-control': `private, max-age=${MAX_AGE_SECONDS}`,
    vary: 'Accept',
  };
  return { ...tagged, headers };
}
