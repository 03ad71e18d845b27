import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { intervalsOf } from '#calculate/schedule/schedule.ts';

/** What functions answer beside a single output. */
const forms = ['result', 'error', 'schedule'] as const;

/** The arguments of a function of a calculator, in order: its inputs as they are declared. */
export function argumentNames({ input }: AnyCalculator): readonly string[] {
  return Object.keys(input);
}

/** How many arguments are needed: those up to the last one that must be given. */
export function requiredCount({ input }: AnyCalculator): number {
  return Object.values(input).findLastIndex(({ required }) => required) + 1;
}

/** What the functions of a calculator can answer; the first output is what they answer by default. */
export function answersOf(calculator: AnyCalculator): readonly string[] {
  const kept = forms.filter((form) => form !== 'schedule' || intervalsOf(calculator).length > 0);
  return [...Object.keys(calculator.output), ...kept];
}
