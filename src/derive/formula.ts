import type { AnyDeclaration } from '#catalogue/define.ts';
import { programOf } from '#catalogue/program.ts';
import { textOf, textOfCondition } from '#core/equations/text.ts';
import { listDefinitions, wordsOf } from './equations.ts';

/** How the formula of a calculator reads: the general equations, and what holds in special cases. */
export interface FormulaText {
  readonly equation: string;
  readonly limits: readonly string[];
  readonly reference: string;
}

export function describeFormula(calculator: AnyDeclaration): FormulaText {
  const program = programOf(calculator);
  const cases = listDefinitions(program).flatMap(({ symbol, cases }) =>
    cases.flatMap((one) => {
      const { value, when } = one;
      if (value === undefined) return [];
      const said = [textOf(value), wordsOf(program, one)].filter((text) => text !== '').join(': ');
      return { equation: `${symbol} = ${said}`, when };
    }),
  );
  return {
    equation: cases.flatMap(({ equation, when }) => (when === undefined ? equation : [])).join('; '),
    limits: cases.flatMap(({ equation, when }) =>
      when === undefined ? [] : `${textOfCondition(when)}: ${equation}`,
    ),
    reference: calculator.references.join('; '),
  };
}
