import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import type { Steps } from '#base/steps.ts';
import { Problem } from '#calculate/check/problem.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import { prepareAgain } from '#calculate/included-parts.ts';
import type { Rows } from '#calculate/schedule/rows.ts';
import { fillSchedule, type Interval, intervalsOf } from '#calculate/schedule/schedule.ts';
import type { Query } from '#http/route.ts';

/** The rows that items of a batch get: of an interval, or of the usual one of their calculators. */
export type RowsEach = Interval | 'usual';

/** Undefined where a batch asks for no schedules. */
export function rowsEachOf(query: Query): RowsEach | undefined {
  if (query['include'] !== 'schedule') return undefined;
  return (query['interval'] as Interval | undefined) ?? 'usual';
}

/** Throws a Problem where the calculator has no such schedule. */
export function intervalOf(calculator: AnyCalculator, each: RowsEach): Interval {
  const intervals = intervalsOf(calculator);
  const [usual] = intervals;
  if (usual === undefined) throw refuse('include', `must be left out, as ${calculator.id} has no schedule`);
  if (each === 'usual') return usual;
  if (intervals.includes(each)) return each;
  throw refuse('interval', `must be ${intervals.join(' or ')} for ${calculator.id}; got ${each}`);
}

function refuse(parameter: string, detail: string): Problem {
  return new Problem('invalid-input', `${parameter} ${detail}.`, {
    errors: [{ parameter, code: 'not-allowed', detail }],
  });
}

/** The rows of valid inputs. Throws a Problem, or a DomainError where there is no schedule of them. */
export function* rowsOfItem(
  { calculator, evaluator, calculate }: CompiledCalculator,
  values: InputValues,
  each: RowsEach,
): Steps<Rows> {
  const interval = intervalOf(calculator, each);
  const calculation = calculate(values);
  yield* prepareAgain(calculator, evaluator, calculation);
  return yield* fillSchedule(calculator, evaluator, calculation, interval);
}
