import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { programOf } from '#catalogue/run/program.ts';
import { latex } from '#core/equations/print/latex.ts';
import { mathElement, mathml } from '#core/equations/print/mathml.ts';
import { renderDefinition } from '#core/equations/print/render.ts';
import { listDefinitions, textOfCases, descriptionOf } from './named-equations.ts';

/** Every definition of a calculator with its cases, in LaTeX. */
export function listLatex(calculator: AnyCalculator): readonly string[] {
  return listDefinitions(programOf(calculator)).map((definition) => renderDefinition(definition, latex));
}

/** The same as elements of MathML, each with its text; what code answers is said in words only. */
export function listTypeset(
  calculator: AnyCalculator,
): readonly { readonly math?: string; readonly text: string }[] {
  const program = programOf(calculator);
  return listDefinitions(program).flatMap((definition) => {
    const math = mathElement(renderDefinition(definition, mathml));
    const descriptions = definition.cases
      .map((one) => descriptionOf(program, one))
      .filter((text) => text !== '');
    return [
      { math, text: `${definition.symbol} = ${textOfCases(definition.cases)}` },
      ...descriptions.map((text) => ({ text })),
    ];
  });
}
