import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { byIds } from '#catalogue/ids.ts';
import { solvableFields, targetOutputs, usualQuestion } from '#calculate/solve/questions.ts';
import { pictureNames } from '#catalogue/declare/picture-names.ts';
import { intervalsOf } from '#calculate/schedule/schedule.ts';
import { variableFields } from '#calculate/solve/sweeping.ts';
import { misuse, suggest } from '#cli/arguments.ts';
import { describeOptions, optionOf } from './calc-options.ts';
import { type Form, formatList } from '#cli/command.ts';
import { calcForm, solveForm, sweepForm } from '#cli/forms.ts';

/** The calculator with this id; throws a CommandError that suggests another where there is none. */
export function requireCalculator(catalogue: readonly AnyCalculator[], id: string): AnyCalculator {
  const calculator = byIds(catalogue, (one) => one).get(id);
  if (calculator !== undefined) return calculator;
  const ids = catalogue.map((one) => one.id);
  throw misuse(`"${id}" is not a calculator; ${suggest(id, ids)}`, calcForm.usage);
}

/** The commands that run one calculator. */
export type CalculatorCommand = 'calc' | 'solve' | 'sweep';

const forms = { calc: calcForm, solve: solveForm, sweep: sweepForm } satisfies Record<
  CalculatorCommand,
  Form
>;

/** The help of a command on a calculator: its fields, the options of the command, and an example. */
export function describeCalculator(
  catalogue: readonly AnyCalculator[],
  id: string,
  command: CalculatorCommand = 'calc',
): string {
  const calculator = requireCalculator(catalogue, id);
  const intervals = intervalsOf(calculator);
  const pictures = pictureNames(calculator);
  const options = forms[command].options.flatMap(([term, meaning]): (readonly [string, string])[] => {
    const option = term.split(' ')[0]!;
    if (command !== 'calc') return [[term, meaning]];
    if (option === '--picture')
      return pictures.length > 1 ? [[term, `${meaning}: ${pictures.join(', ')}`]] : [];
    if (intervals.length === 0 && ['--schedule', '--csv'].includes(option)) return [];
    return [
      [term, option === '--schedule' ? `${meaning.split(':')[0]}: ${intervals.join(' or ')}` : meaning],
    ];
  });
  const names = (fields: readonly string[]) => fields.map(optionOf).join(', ');
  const fields = command === 'sweep' ? variableFields(calculator) : solvableFields(calculator);
  return [
    `Usage: ${forms[command].usage.replace('CALCULATOR', calculator.id)}`,
    calculator.summary,
    describeOptions(calculator),
    formatList(options),
    command === 'sweep' ? `Fields that can vary: ${names(fields)}` : `Fields to solve for: ${names(fields)}`,
    ...(command === 'sweep' ? [] : [`Results to aim at: ${names(targetOutputs(calculator))}`]),
    `Example:\n  centwise ${command} ${[calculator.id, ...exampleOf(calculator, command)].join(' ')}`,
  ].join('\n\n');
}

/** The words after the calculator of a command that works. */
function exampleOf(calculator: AnyCalculator, command: CalculatorCommand): readonly string[] {
  const { examples } = calculator;
  const { input, output } = examples[0];
  const optionsOf = (left: string | undefined) =>
    Object.entries(input)
      .filter(([name]) => name !== left)
      .map(
        ([name, value]) =>
          `--${optionOf(name)} ${typeof value === 'object' ? `'${JSON.stringify(value)}'` : value}`,
      );
  if (command === 'calc') return optionsOf(undefined);
  if (command === 'solve') {
    const { solveFor, output: aim } = usualQuestion(calculator);
    return [optionOf(solveFor), `${optionOf(aim)}=${JSON.stringify(output[aim])}`, ...optionsOf(solveFor)];
  }
  const field = variableFields(calculator).find((name) => name in input)!;
  const values = new Set(examples.flatMap((example) => (example.input[field] as number | undefined) ?? []));
  return [`${optionOf(field)}=${[...values].join(',')}`, ...optionsOf(field)];
}
