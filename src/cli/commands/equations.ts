import { describeInputs } from '#catalogue/run/inputs.ts';
import { describeRows } from '#catalogue/run/program.ts';
import { lookInside } from '#catalogue/run/inside.ts';
import { moneyOf } from '#calculate/result/result.ts';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { choicesAmong } from '#core/equations/language/program.ts';
import { linesOf } from '#core/equations/language/text.ts';
import { formatEquations } from '#core/equations/print/format.ts';
import { calculationPath } from '#api/paths.ts';
import {
  type CalcContext,
  readCalculation,
  requireReply,
  runWithErrors,
} from '#cli/calculation/calculation.ts';
import { equationsForm } from '#cli/forms.ts';

/** Runs `equations ARGS`; returns 0, 1 where there is no answer and 2 for wrong usage. */
export function runEquationsCommand(args: readonly string[], context: CalcContext): Promise<number> {
  const { print } = context;
  return runWithErrors(context, async () => {
    const { calculator, inputs, given } = await readCalculation(args, equationsForm, context);
    const { id, examples } = calculator;
    const values = Object.keys(inputs).length === 0 ? examples[0].input : inputs;
    // What is wrong with the inputs is said as by every command.
    const call = { method: 'POST', path: calculationPath(id), body: values } as const;
    const results = await requireReply(context, call);
    const checked = JSON.parse(JSON.stringify(values)) as InputValues;
    const { tried, doubles, calls } = lookInside(calculator, checked, moneyOf(checked).decimals);
    const parts = [
      equationsOf(calculator),
      `${JSON.stringify(values)} gives ${results}`,
      sayDecision(tried),
      ...(given.has('code')
        ? [section('Code over doubles', doubles), section('Code over any arithmetic a', calls)]
        : []),
    ];
    print(parts.join('\n\n'));
  });
}

/** As they are declared; those of a preset are what it needs of its base. */
function equationsOf({ equations, input, output }: AnyCalculator): string {
  const lines =
    typeof equations === 'string'
      ? equations
      : equations.flatMap((one) => (one.kind === 'definition' ? linesOf(one) : [])).join('\n');
  const choices = choicesAmong(describeInputs(input), describeRows(output));
  return formatEquations(lines, choices, 2).trimEnd().replaceAll(/^  /gm, '').slice(1);
}

/** Which arithmetic decided, and why no simpler one did. */
function sayDecision(tried: readonly string[]): string {
  const decided = tried.at(-1)!;
  const others = tried.slice(0, -1);
  if (others.length === 0) return `Decided by ${decided}: their errors are too small to change a digit.`;
  return `Decided by ${decided}, as ${others.join(', ')} left a digit or a comparison open.`;
}

function section(title: string, code: string): string {
  return `${title}:\n${code}`;
}
