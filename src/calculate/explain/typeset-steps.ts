import type { AnyDeclaration } from '#catalogue/declare/define.ts';
import { programOf } from '#catalogue/run/program.ts';
import { createMathml, mathElement, type NumberWriting } from '#core/equations/print/mathml.ts';
import { parseEquations } from '#core/equations/language/parse.ts';
import { parseCondition, parseSum, type Reader } from '#core/equations/language/parse-expression.ts';
import { choicesAmong } from '#core/equations/language/program.ts';
import { renderCondition, renderDefinition, renderExpression } from '#core/equations/print/render.ts';
import { createScanner } from '#core/equations/language/scan.ts';
import { EquationError, type Definition } from '#core/equations/language/tree.ts';
import { splitCases } from './explained-step.ts';

/**
 * Texts of an explanation as elements of MathML; undefined for one that is not in the language of equations.
 */
export interface Typesetter {
  /** An expression, or a condition. */
  readonly text: (text: string) => string | undefined;
  /** "k = 1:". */
  readonly index: (text: string) => string | undefined;
  /** "= expression". */
  readonly equals: (text: string) => string | undefined;
  /** "symbol = expression", or all cases of a function. */
  readonly equation: (symbol: string, equation: string) => string | undefined;
}

export function createTypesetter(calculator: AnyDeclaration, numbers: NumberWriting): Typesetter {
  const { inputs, rows } = programOf(calculator);
  const choices = choicesAmong(inputs, rows);
  const markup = createMathml(numbers);
  const read = <Parsed>(text: string, parse: (reader: Reader) => Parsed) =>
    orUndefined(() => {
      const reader: Reader = { ...createScanner(text, 1), choices, natives: new Set() };
      const parsed = parse(reader);
      return reader.peek() === '' ? parsed : undefined;
    });
  const element = (content: string | undefined) => content && mathElement(content);
  const render = (text: string) => {
    const expression = read(text, parseSum);
    if (expression !== undefined) return renderExpression(expression, markup);
    const condition = read(text, parseCondition);
    return condition && renderCondition(condition, markup);
  };
  return {
    text: (text) => element(render(text)),
    index: (text) => {
      const content = render(text);
      return element(content && markup.row(content, markup.text(':')));
    },
    equals: (text) => {
      const content = render(text);
      return element(content && EQUALS + content);
    },
    equation: (symbol, equation) => {
      const lines = splitCases(equation).map(({ value, when }) => {
        if (value === 'no value') return when === undefined ? '= absent: ' : `= absent if ${when}`;
        return when === undefined ? `= ${value}` : `= ${value} if ${when}`;
      });
      const definition = orUndefined(() => parseEquations(`${symbol} ${lines.join('\n')}`, choices)[0]);
      return definition && mathElement(renderDefinition(definition as Definition, markup));
    },
  };
}

/** At the beginning of a line, without the blank before it. */
const EQUALS = '<mo lspace="0">=</mo>';

function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof EquationError) return undefined;
    throw error;
  }
}
