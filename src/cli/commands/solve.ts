import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { solvePath } from '#api/paths.ts';
import { placeOf } from '#text/read/typed-number.ts';
import { misuse } from '#cli/arguments.ts';
import { formatResults } from '#cli/calculation/calc-report.ts';
import {
  type CalcContext,
  fieldOf,
  optionName,
  readCalculation,
  requireReply,
  runWithErrors,
} from '#cli/calculation/calculation.ts';
import { solveForm } from '#cli/forms.ts';
import { formatSolutions } from '#cli/calculation/people.ts';
import { currencyOf, readNumberArgument } from '#cli/calculation/typed.ts';

/**
 * Runs `solve CALCULATOR FIELD RESULT=VALUE …`; returns 0, 1 where there is no answer and 2 for wrong usage.
 */
export function runSolveCommand(args: readonly string[], context: CalcContext): Promise<number> {
  return runWithErrors(context, async () => {
    if (args[0] === undefined) throw misuse('CALCULATOR is missing.', solveForm.usage);
    const { calculator, inputs, given } = await readCalculation(args, solveForm, context, {
      operands: ['FIELD', 'RESULT=VALUE'],
      open: ([field = '']) => [fieldOf(field)],
    });
    const [field, target] = given.operands as [string, string];
    const [output, value] = readTarget(calculator, target, currencyOf(inputs['currency']), context);
    const body = { solve_for: fieldOf(field), target: { [output]: value }, inputs };
    const call = { method: 'POST' as const, path: solvePath(calculator.id), body };
    const text = await requireReply(context, call, nameOf);
    if (given.has('json')) return context.print(text);
    const { screen } = context;
    if (screen === undefined) return context.print(formatResults(text));
    screen.write(
      formatSolutions(calculator, { output, target: target.split('=')[1]! }, text, context, screen),
    );
  });
}

/** How a person wrote what the API calls solve_for and target. */
function nameOf(member: string): string {
  return member === 'solve_for' ? 'FIELD' : member === 'target' ? 'RESULT' : optionName(member);
}

/** "monthly-payment=2,000" as monthly_payment and 2000. */
function readTarget(
  { id, output }: AnyCalculator,
  text: string,
  currency: string | undefined,
  { style }: CalcContext,
): readonly [name: string, value: number | string] {
  const [option = '', value] = text.split('=');
  const name = fieldOf(option);
  if (value === undefined || value === '') {
    throw misuse(
      `"${text}" names no value; write it as monthly-payment=2000.`,
      solveForm.usage.replace('CALCULATOR', id),
    );
  }
  const place = Object.hasOwn(output, name) ? placeOf(output[name]!, currency) : { unit: '' };
  return [name, readNumberArgument(option, value, style, place)];
}
