import { createFigures, figuresAmong } from '#core/equations/code/figures.ts';
import type { Program } from '#core/equations/language/program.ts';
import * as callHelpers from '#core/equations/over-calls/call-helpers.ts';

/** A copy, as members of a module are slower to find. */
const helpers = { ...callHelpers };

/**
 * A function of code that was written for a program; `h` are helpers, `n` its natives, `f` its figures and
 * `w` the wanted outputs.
 */
export function makeFunction(
  { natives, inputs }: Program,
  parameters: string,
  lines: readonly string[],
  wanted?: readonly object[],
): unknown {
  const body = `return (${parameters}) => {\n${lines.join('\n')}\n};`;
  // Only names, numbers and words of the declaration get into the code, never anything of a request.
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function('h', 'n', 'f', 'w', body)(
    helpers,
    natives,
    createFigures(figuresAmong(inputs)),
    wanted,
  );
}
