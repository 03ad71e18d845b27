import { ballArithmetic } from '#core/arithmetic/ball.ts';
import type { AnyCalculator } from '#catalogue/define.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import type { Steps } from '#base/steps.ts';
import { type Json, toJson } from '#derive/json.ts';
import type { Draw, Picture } from '#derive/picture.ts';
import { schedulePicture } from '#derive/schedule-picture.ts';
import type { Calculation } from '#derive/result.ts';
import { intervalsOf, scheduleCsv, writeSchedule, type Interval } from '#derive/schedule.ts';
import type { Include } from '#derive/schemas.ts';
import {
  CSV_TYPE,
  JSON_TYPE,
  TEXT_TYPE,
  csvReply,
  jsonReply,
  PICTURE_TYPE,
  Problem,
  SVG_TYPE,
  svgReply,
  type ReplyType,
  type TextReply,
} from '../replies.ts';
import { createParts } from './parts.ts';
import { requireNoText, type TextQuery, writeText } from './text-reply.ts';

interface InclusionQuery extends TextQuery {
  readonly format?: string;
}

/** What replies are made with besides the calculator. */
export interface Means {
  /** The name of the program and its version. */
  readonly engine: string;
  readonly draw: Draw;
  /** The label of a name. */
  readonly label: (name: string) => string;
}

/** Adds the requested inclusions to a calculation. The query has been checked. */
export function createInclusion(
  calculator: AnyCalculator,
  evaluator: Evaluator,
  { engine, draw, label }: Means,
): (calculation: Calculation, query: InclusionQuery, type: ReplyType, warnings: Json) => Steps<TextReply> {
  const partOf = createParts(calculator, evaluator, engine);
  const rowsOf = (calculation: Calculation, interval: Interval) =>
    writeSchedule(calculator, evaluator, calculation, interval);
  function* pictureOf(calculation: Calculation, interval: Interval): Steps<Picture> {
    const rows = yield* rowsOf(calculation, interval);
    const { values, moneyDecimals } = calculation;
    const strands =
      calculator.schedule?.bands && evaluator.course(ballArithmetic, values, moneyDecimals)?.strands;
    return schedulePicture(calculator, rows, interval, calculation, label, strands);
  }
  function* chartOf(calculation: Calculation, interval: Interval): Steps<string> {
    return draw(yield* pictureOf(calculation, interval));
  }

  return function* include(calculation, query, accepted, warnings) {
    const names = (query.include?.split(',') ?? []) as Include[];
    const interval = (query.interval ?? intervalsOf(calculator)[0]!) as Interval;
    const isText = query.format === undefined ? accepted === TEXT_TYPE : query.format === 'text';
    if (isText) return writeText(calculator, calculation, warnings, query, label);
    requireNoText(query);
    const type = query.format === undefined ? accepted : JSON_TYPE;
    if (type === SVG_TYPE) return svgReply(yield* chartOf(calculation, interval));
    if (type === PICTURE_TYPE) return jsonReply(JSON.stringify(yield* pictureOf(calculation, interval)));
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
    for (const name of names) {
      const make = name === 'chart' ? chartOf(calculation, interval) : partOf(name, calculation, interval);
      parts[name] = yield* make;
    }
    return jsonReply(toJson({ ...calculation.results, warnings, ...parts }));
  };
}
