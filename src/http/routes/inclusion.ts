import type { Steps } from '#base/steps.ts';
import { type Json, toJson } from '#calculate/result/json.ts';
import type { Draw } from '#picture/picture.ts';
import { drawnPictures } from '#picture/pictures.ts';
import type { Calculation } from '#calculate/result/result.ts';
import { scheduleCsv, scheduleJson } from '#calculate/schedule/row-writer.ts';
import { fillSchedule, intervalsOf, type Interval } from '#calculate/schedule/schedule.ts';
import type { Include } from '#calculate/includes.ts';
import type { Warning } from '#calculate/result/warnings.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import {
  CSV_TYPE,
  JSON_TYPE,
  csvReply,
  jsonReply,
  PICTURE_TYPE,
  SVG_TYPE,
  svgReply,
  type ReplyType,
  type TextReply,
  withWarnings,
} from '../replies.ts';
import { Problem } from '#calculate/check/problem.ts';
import { createParts, prepareAgain } from '#calculate/included-parts.ts';
import { isTextAsked, type TextQuery, writeText } from './text-reply.ts';

interface InclusionQuery extends TextQuery {
  readonly picture?: string;
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
  compiled: CompiledCalculator,
  { engine, draw, label }: Means,
): (calculation: Calculation, query: InclusionQuery, type: ReplyType) => Steps<TextReply> {
  const { calculator, evaluator } = compiled;
  const partOf = createParts(calculator, evaluator, engine, scheduleJson);
  const means = { ...compiled, label };
  function* rowsOf(calculation: Calculation, interval: Interval) {
    yield* prepareAgain(calculator, evaluator, calculation);
    return yield* fillSchedule(calculator, evaluator, calculation, interval);
  }
  function* picturesOf(calculation: Calculation, interval: Interval, { picture }: InclusionQuery) {
    yield* prepareAgain(calculator, evaluator, calculation);
    return yield* drawnPictures(means, calculation, interval, picture);
  }
  function* chartOf(calculation: Calculation, interval: Interval, query: InclusionQuery): Steps<string> {
    const [picture] = yield* picturesOf(calculation, interval, query);
    if (picture === undefined) {
      const which = query.picture === undefined ? 'no chart' : `no chart "${query.picture}"`;
      throw new Problem('not-acceptable', `There is ${which} of these inputs; leave it out.`);
    }
    return draw(picture);
  }

  function* reply(
    calculation: Calculation,
    query: InclusionQuery,
    accepted: ReplyType,
    warnings: readonly Warning[],
  ): Steps<TextReply> {
    const names = (query.include?.split(',') ?? []) as Include[];
    const interval = (query.interval ?? intervalsOf(calculator)[0]!) as Interval;
    if (isTextAsked(query, accepted)) return writeText(calculator, calculation, warnings, query, label);
    const type = query.format === undefined ? accepted : JSON_TYPE;
    if (type === SVG_TYPE) return svgReply(yield* chartOf(calculation, interval, query));
    if (type === PICTURE_TYPE)
      return jsonReply(JSON.stringify(yield* picturesOf(calculation, interval, query)));
    if (type === CSV_TYPE) return csvReply(scheduleCsv(yield* rowsOf(calculation, interval)));
    const parts: Record<string, Json> = {};
    for (const name of names) {
      const make =
        name === 'chart' ? chartOf(calculation, interval, query) : partOf(name, calculation, interval);
      parts[name] = yield* make;
    }
    const found = warnings.length > 0 ? warnings : undefined;
    return jsonReply(toJson({ ...calculation.results, warnings: found, ...parts }));
  }

  return function* include(calculation, query, accepted) {
    const warnings = compiled.warn(calculation.values, calculation.rounded) ?? [];
    return withWarnings(yield* reply(calculation, query, accepted, warnings), warnings);
  };
}
