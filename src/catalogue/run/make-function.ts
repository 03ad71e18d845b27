import * as rounding from './rounding.ts';

/** A function of an expression, in which there are only names and values of declarations. */
export function makeFunction(parameters: string, expression: string): unknown {
  // Only names and defaults of the declaration get into the code, never anything of a request.
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function('h', `return (${parameters}) => ${expression};`)({ ...rounding });
}
