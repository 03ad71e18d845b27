import { bounds } from '#base/bounds.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { answersOf } from './functions.ts';

/** A function that is created. */
export interface Made {
  /** What it answers: the first output, the whole result, or the schedule. */
  readonly form: string;
  /** What follows the name of the calculator in its own. */
  readonly suffix: string;
  /** The calls of one request. */
  readonly rows: number;
}

/** About a megabyte of calls. */
const MAX_ROWS = 10_000;

/** The functions of a calculator. */
export function formsOf(calculator: AnyCalculator): readonly Made[] {
  const known = answersOf(calculator);
  const longest = calculator.schedule?.items === undefined ? bounds.scheduleRows : bounds.scheduleRowsOfItems;
  const schedule = { form: 'schedule', suffix: '__schedule', rows: bounds.batchRows / longest };
  return [
    { form: known[0]!, suffix: '', rows: MAX_ROWS },
    { form: 'result', suffix: '__result', rows: MAX_ROWS },
    ...(known.includes('schedule') ? [schedule] : []),
  ];
}

export function functionName({ id }: AnyCalculator, { suffix }: Made): string {
  return `centwise_${id.replaceAll('-', '_')}${suffix}`;
}
