import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { Evaluator } from '#catalogue/run/evaluate.ts';
import type { Steps } from '#base/steps.ts';
import { listAssumptions } from './explain/assumptions.ts';
import { explain } from './explain/explanation.ts';
import type { Json } from './result/json.ts';
import type { Calculation } from './result/result.ts';
import type { Rows } from './schedule/rows.ts';
import { fillSchedule, type Interval } from './schedule/schedule.ts';
import type { Include } from './includes.ts';

/**
 * The results of long work that a calculation has left may have given way to those of others, at any step.
 */
export function* prepareAgain(
  { prepare }: AnyCalculator,
  { complete }: Evaluator,
  { values }: Calculation,
): Steps<void> {
  if (prepare !== undefined) yield* prepare(complete(values));
}

/** Writes what can be included in a calculation, but for a chart; `write` makes what stands for rows. */
export function createParts(
  calculator: AnyCalculator,
  evaluator: Evaluator,
  engine: string,
  write: (rows: Rows) => Json,
): (name: Exclude<Include, 'chart'>, calculation: Calculation, interval: Interval) => Steps<Json> {
  return function* partOf(name, calculation, interval) {
    yield;
    yield* prepareAgain(calculator, evaluator, calculation);
    switch (name) {
      case 'schedule':
        return write(yield* fillSchedule(calculator, evaluator, calculation, interval));
      case 'explanation':
        return explain(calculator, evaluator, calculation);
      case 'assumptions':
        return listAssumptions(calculator, evaluator, calculation, engine);
    }
  };
}
