import type { AnyDeclaration } from '#catalogue/declare/define.ts';
import { programOf } from '#catalogue/run/program.ts';
import type { Program } from '#core/equations/language/program.ts';
import { textOf, textOfCondition } from '#core/equations/language/text.ts';
import type { Case, Expression } from '#core/equations/language/tree.ts';
import { listDefinitions, descriptionOf } from './named-equations.ts';
import { OTHERWISE } from './explained-step.ts';

/** How the formula of a calculator reads: the general equations, and what holds in special cases. */
export interface FormulaText {
  readonly equation: string;
  readonly limits: readonly string[];
  readonly reference: string;
}

export function describeFormula(calculator: AnyDeclaration): FormulaText {
  const program = programOf(calculator);
  const said = listDefinitions(program).map(({ symbol, cases }) => {
    const known = cases.filter(({ value }) => value !== undefined);
    const written = known.map((one) => ({ text: textWithDescription(program, one), when: one.when }));
    const rest = known.find(({ when }) => when === undefined);
    // A mere number is what holds where no equation does, and says nothing by itself.
    if (known.length > 1 && rest !== undefined && isConstant(rest.value!)) {
      const all = written.map(({ text, when }) =>
        when === undefined ? `${text} ${OTHERWISE}` : `${text} if ${textOfCondition(when)}`,
      );
      return { equations: [`${symbol} = ${all.join(', ')}`], limits: [] };
    }
    return {
      equations: written.flatMap(({ text, when }) => (when === undefined ? `${symbol} = ${text}` : [])),
      limits: written.flatMap(({ text, when }) =>
        when === undefined ? [] : `${textOfCondition(when)}: ${symbol} = ${text}`,
      ),
    };
  });
  return {
    equation: said.flatMap(({ equations }) => equations).join('; '),
    limits: said.flatMap(({ limits }) => limits),
    reference: calculator.references.join('; '),
  };
}

function textWithDescription(program: Program, one: Case): string {
  return [textOf(one.value!), descriptionOf(program, one)].filter((text) => text !== '').join(': ');
}

function isConstant(value: Expression): boolean {
  return value.kind === 'number' || (value.kind === 'negation' && isConstant(value.operand));
}
