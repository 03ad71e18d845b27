import type { AnyCalculator } from '#catalogue/define.ts';
import { programOf } from '#catalogue/program.ts';
import { latex } from '#core/equations/latex.ts';
import { renderDefinition } from '#core/equations/render.ts';
import { listDefinitions } from './equations.ts';

/** Every definition of a calculator with its cases, in LaTeX; undefined where the formula is code. */
export function listLatex(calculator: AnyCalculator): readonly string[] | undefined {
  const program = programOf(calculator);
  return program && listDefinitions(program).map((definition) => renderDefinition(definition, latex));
}
