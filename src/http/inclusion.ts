import type { AnyCalculator } from '#catalogue/define.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import { explain, listAssumptions } from '#derive/explanation.ts';
import { schedulePicture, type Draw } from '#derive/picture.ts';
import type { Calculation } from '#derive/result.ts';
import { intervalsOf, scheduleCsv, scheduleJson, writeSchedule, type Interval } from '#derive/schedule.ts';
import type { Include } from '#derive/schemas.ts';
import { lane } from './pacing.ts';
import { drawn } from './drawing.ts';
import {
  CSV_TYPE,
  csvReply,
  jsonReply,
  Problem,
  SVG_TYPE,
  svgReply,
  type Reply,
  type ReplyType,
} from './replies.ts';

interface InclusionQuery {
  readonly include?: string;
  readonly interval?: string;
}

/** Answers a calculation with what was asked for besides its results. The query is a checked one. */
export function createInclusion(
  calculator: AnyCalculator,
  evaluator: Evaluator,
  engine: string,
  draw: Draw,
): (calculation: Calculation, query: InclusionQuery, type: ReplyType) => Promise<Reply> {
  const rowsOf = (calculation: Calculation, interval: Interval) =>
    writeSchedule(calculator, evaluator, calculation, interval, lane.createPause());
  const chartOf = async (calculation: Calculation, interval: Interval) => {
    const rows = await rowsOf(calculation, interval);
    const results = JSON.parse(`${calculation.text}}`) as Readonly<Record<string, unknown>>;
    return drawn(draw, schedulePicture(calculator, rows, interval, results, calculation.currency));
  };
  const parts: Record<Include, (calculation: Calculation, interval: Interval) => string | Promise<string>> = {
    schedule: async (calculation, interval) => scheduleJson(calculator, await rowsOf(calculation, interval)),
    chart: async (calculation, interval) => JSON.stringify(await chartOf(calculation, interval)),
    explanation: (calculation) => explain(calculator, evaluator, calculation),
    assumptions: (calculation) => JSON.stringify(listAssumptions(calculator, evaluator, calculation, engine)),
  };

  return async (calculation, query, type) => {
    const names = (query.include?.split(',') ?? []) as Include[];
    const interval = (query.interval ?? intervalsOf(calculator)[0]!) as Interval;
    if (type === SVG_TYPE) return svgReply(await chartOf(calculation, interval));
    if (type === CSV_TYPE) {
      if (!names.includes('schedule')) {
        throw new Problem(
          'not-acceptable',
          'Only a schedule exists as text/csv; ask for it with include=schedule.',
        );
      }
      return csvReply(scheduleCsv(calculator, await rowsOf(calculation, interval)));
    }
    let text = calculation.text;
    for (const name of names) text += `,"${name}":${await parts[name](calculation, interval)}`;
    return jsonReply(`${text}}`);
  };
}
