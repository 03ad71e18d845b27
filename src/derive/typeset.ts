import type { AnyCalculator, FormulaNote } from '#catalogue/define.ts';
import { programOf } from '#catalogue/program.ts';
import { latex } from '#core/equations/latex.ts';
import { mathElement, mathml } from '#core/equations/mathml.ts';
import { parseEquations } from '#core/equations/parse.ts';
import { renderCase, renderDefinition } from '#core/equations/render.ts';
import { textOf } from '#core/equations/text.ts';
import { EquationError, type Definition } from '#core/equations/tree.ts';
import { listDefinitions, textOfCases, wordsOf } from './equations.ts';
import type { SolvedStep } from './formula.ts';

/** Every definition of a calculator with its cases, in LaTeX; undefined where the formula is code. */
export function listLatex(calculator: AnyCalculator): readonly string[] | undefined {
  const program = programOf(calculator);
  return program && listDefinitions(program).map((definition) => renderDefinition(definition, latex));
}

/** The same as elements of MathML, each with its text; what code answers is said in words only. */
export function listTypeset(
  calculator: AnyCalculator,
): readonly { readonly math?: string; readonly text: string }[] | undefined {
  const program = programOf(calculator);
  return (
    program &&
    listDefinitions(program).flatMap((definition) => {
      const math = mathElement(renderDefinition(definition, mathml));
      const words = definition.cases.map((one) => wordsOf(program, one)).filter((text) => text !== '');
      return [
        { math, text: `${definition.symbol} = ${textOfCases(definition.cases)}` },
        ...words.map((text) => ({ text })),
      ];
    })
  );
}

/** A step of an explanation as an element of MathML; undefined where only words say what it is. */
export function typesetStep(
  calculator: AnyCalculator,
  step: Pick<SolvedStep, 'symbol' | 'equation'>,
): string | undefined {
  const rendered =
    calculator.equations === undefined
      ? renderNoted(calculator.note, step)
      : renderDefined(programOf(calculator)!, step);
  return rendered && mathElement(rendered);
}

type Program = NonNullable<ReturnType<typeof programOf>>;
type Step = Pick<SolvedStep, 'symbol' | 'equation'>;

/** The step of a function has all its cases, and another one the case that was taken. */
function renderDefined(program: Program, { symbol, equation }: Step): string | undefined {
  const definition = listDefinitions(program).find((one) => one.symbol === symbol);
  if (definition?.parameters !== undefined || definition?.isStart === true)
    return renderDefinition(definition, mathml);
  const taken = definition?.cases.find(({ value }) => value !== undefined && textOf(value) === equation);
  return taken && renderCase(definition!, taken, mathml);
}

/** The equations of a note are of nearly the same language. */
function renderNoted({ steps }: FormulaNote, { symbol, equation }: Step): string | undefined {
  const isEquation = steps.some(
    (one) => one.symbol === symbol && one.cases.some((taken) => taken.equation === equation),
  );
  if (!isEquation) return undefined;
  try {
    const [definition] = parseEquations(`${symbol} = ${equation}`, new Set());
    return renderDefinition(definition as Definition, mathml);
  } catch (error) {
    if (error instanceof EquationError) return undefined;
    throw error;
  }
}
