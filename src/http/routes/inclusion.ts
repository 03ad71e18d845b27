import type { AnyCalculator } from '#catalogue/define.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import type { Steps } from '#base/steps.ts';
import { explain, listAssumptions } from '#derive/explanation.ts';
import { type Json, toJson } from '#derive/json.ts';
import { schedulePicture, type Draw } from '#derive/picture.ts';
import type { Calculation } from '#derive/result.ts';
import { intervalsOf, scheduleCsv, scheduleRows, writeSchedule, type Interval } from '#derive/schedule.ts';
import type { Include } from '#derive/schemas.ts';
import {
  CSV_TYPE,
  csvReply,
  jsonReply,
  Problem,
  SVG_TYPE,
  svgReply,
  type Reply,
  type ReplyType,
} from '../replies.ts';

interface InclusionQuery {
  readonly include?: string;
  readonly interval?: string;
}

/** Adds the requested inclusions to a calculation. The query has been checked. */
export function createInclusion(
  calculator: AnyCalculator,
  evaluator: Evaluator,
  engine: string,
  draw: Draw,
): (calculation: Calculation, query: InclusionQuery, type: ReplyType, warnings: Json) => Steps<Reply> {
  const rowsOf = (calculation: Calculation, interval: Interval) =>
    writeSchedule(calculator, evaluator, calculation, interval);
  function* chartOf(calculation: Calculation, interval: Interval): Steps<string> {
    const rows = yield* rowsOf(calculation, interval);
    return draw(schedulePicture(calculator, rows, interval, calculation));
  }
  function* partOf(name: Include, calculation: Calculation, interval: Interval): Steps<Json> {
    yield;
    switch (name) {
      case 'schedule':
        return scheduleRows(calculator, yield* rowsOf(calculation, interval));
      case 'chart':
        return yield* chartOf(calculation, interval);
      case 'explanation':
        return explain(calculator, evaluator, calculation);
      case 'assumptions':
        return listAssumptions(calculator, evaluator, calculation, engine);
    }
  }

  return function* include(calculation, query, type, warnings) {
    const names = (query.include?.split(',') ?? []) as Include[];
    const interval = (query.interval ?? intervalsOf(calculator)[0]!) as Interval;
    if (type === SVG_TYPE) return svgReply(yield* chartOf(calculation, interval));
    if (type === CSV_TYPE) {
      if (!names.includes('schedule')) {
        throw new Problem(
          'not-acceptable',
          'Only a schedule is available as text/csv; add include=schedule.',
        );
      }
      return csvReply(scheduleCsv(calculator, yield* rowsOf(calculation, interval)));
    }
    const parts: Record<string, Json> = {};
    for (const name of names) parts[name] = yield* partOf(name, calculation, interval);
    return jsonReply(toJson({ ...calculation.results, warnings, ...parts }));
  };
}
