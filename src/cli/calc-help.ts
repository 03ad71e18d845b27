import type { AnyCalculator } from '#catalogue/define.ts';
import { byIds } from '#catalogue/ids.ts';
import { solvableFields, targetOutputs } from '#derive/questions.ts';
import { intervalsOf } from '#derive/schedule.ts';
import { misuse, suggest } from './arguments.ts';
import { describeOptions, optionOf } from './calc-options.ts';
import { formatList } from './command.ts';
import { calcForm } from './forms.ts';

/** The calculator with this id; throws a CommandError that suggests another where there is none. */
export function requireCalculator(catalogue: readonly AnyCalculator[], id: string): AnyCalculator {
  const calculator = byIds(catalogue, (one) => one).get(id);
  if (calculator !== undefined) return calculator;
  const ids = catalogue.map((one) => one.id);
  throw misuse(`"${id}" is not a calculator; ${suggest(id, ids)}`, calcForm.usage);
}

/** The help of a calculator: its fields, the options of the command, and an example. */
export function describeCalculator(catalogue: readonly AnyCalculator[], id: string): string {
  const calculator = requireCalculator(catalogue, id);
  const example = Object.entries(calculator.examples[0].input).map(
    ([name, value]) =>
      `--${optionOf(name)} ${typeof value === 'object' ? `'${JSON.stringify(value)}'` : value}`,
  );
  const names = (fields: readonly string[]) => fields.map(optionOf).join(', ');
  const intervals = intervalsOf(calculator);
  const options = calcForm.options.flatMap(([term, meaning]): (readonly [string, string])[] => {
    const isOfSchedule = ['--schedule', '--csv', '--chart'].includes(term.split(' ')[0]!);
    return isOfSchedule && intervals.length === 0 ? [] : [[term, meaning]];
  });
  return [
    `Usage: centwise calc ${calculator.id} [--FIELD VALUE …]`,
    calculator.summary,
    describeOptions(calculator),
    formatList(options),
    `Fields to solve for: ${names(solvableFields(calculator))}`,
    `Results to aim at: ${names(targetOutputs(calculator))}`,
    `Example:\n  centwise calc ${calculator.id} ${example.join(' ')}`,
  ].join('\n\n');
}
