import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { withValue } from '#calculate/solve/questions.ts';
import type { Question } from '#calculate/solve/questions.ts';
import type { Warning } from '#calculate/result/warnings.ts';
import { labelInSentence } from './labels.ts';
import { formatLines, formatWarning, type Style } from './result-lines.ts';
import { labelOf, type TextContext, valueText } from './result-text.ts';
import {
  inputText,
  intervalText,
  labelAt,
  nearnessText,
  type Solution,
  solutionCountText,
  solvedField,
} from './solution-text.ts';

/** The reply to a question, with its numbers as decimal texts. */
export interface Solved extends Solution {
  readonly solve_for: string;
  readonly unique: boolean;
  readonly solutions?: readonly Solution[];
  readonly solutions_omitted?: string;
  readonly warnings?: readonly Warning[];
}

/** For people: the question, each value that answers it, whether there are others, and the results. */
export function writeSolved(
  calculator: AnyCalculator,
  { output, target, inputs }: Pick<Question, 'output' | 'target' | 'inputs'>,
  solved: Solved,
  { label, formats }: Style,
): string {
  const { solve_for: solveFor, unique, warnings = [] } = solved;
  const { solutions = [solved], solutions_omitted: omitted = '0' } = solved;
  const currency = solved.result['currency'] as string | undefined;
  const context: TextContext = { naming: { label }, reader: formats, currency };
  const result = calculator.output[output]!;
  const name = labelAt(solveFor, context);
  const wanted = valueText(result, String(target), context);
  const outputName = labelInSentence(label(output));
  const count = solutionCountText(solutions, Number(omitted), name, wanted);
  const field = solvedField(calculator, solveFor);
  const intervals = solutions.map((one) => intervalText(one, field, outputName, context));
  const lines = solutions.flatMap((solution, index) => {
    const value = inputText(field, solution.value, context);
    const given = valueText(result, solution.result[output], context);
    const near = solution.exact
      ? ''
      : ` gives ${outputName} ${given}${nearnessText(solution, output, result)}`;
    return [`${name}: ${value}${near}`, intervals[index]].filter((line) => line !== undefined);
  });
  const values = withValue(inputs, solveFor, Number(solved.value));
  return [
    `Which value of “${name}” gives “${labelOf(output, result, context)}: ${wanted}”?`,
    ...(count === undefined ? [] : [count]),
    ...lines,
    ...(omitted === '0' ? [] : [`${omitted} more values are not shown.`]),
    `Unique: ${!unique ? 'no' : intervals[0] === undefined ? 'yes' : 'yes, apart from rounding'}`,
    ...(solutions.length > 1 ? [] : formatLines(calculator, values, solved.result, context)),
    ...warnings.map(formatWarning),
    '',
  ].join('\n');
}
