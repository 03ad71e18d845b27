import { bounds } from '#base/bounds.ts';
import type { Steps } from '#base/steps.ts';
import { solveOperation, sweepOperation } from '#api/operations/question-operations.ts';
import { csvText } from '#base/csv.ts';
import { parseExact, toJson } from '#calculate/result/json.ts';
import { type SweepReply, sweepRows } from '#calculate/solve/sweep-rows.ts';
import { numberOf } from '#picture/picture.ts';
import { sweepPicture } from '#picture/question-picture.ts';
import { sweepCells } from '#calculate/solve/sweeping.ts';
import { writeCells } from '#calculate/solve/written-cells.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import {
  CSV_TYPE,
  csvReply,
  jsonReply,
  PICTURE_TYPE,
  SVG_TYPE,
  svgReply,
  type Reply,
  type ReplyType,
  withWarnings,
} from '../replies.ts';
import { Problem } from '#calculate/check/problem.ts';
import type { RouteCall, PureRoute } from '../route.ts';
import { answerQuestion, answerSweep, warningsOf } from '#calculate/solve/answers.ts';
import type { Means } from './inclusion.ts';
import type { Question } from '#calculate/solve/questions.ts';
import { createQuestionCheck } from '#calculate/solve/solve-check.ts';
import { isTextAsked, writeSolvedText } from './text-reply.ts';
import type { Solved } from '#text/write/solved-lines.ts';
import { createSweepCheck, type SweepOrder } from '#calculate/solve/sweep-check.ts';

/** `POST /solve/{id}` of a calculator. */
export function solveRoute(compiled: CompiledCalculator, { label }: Means): PureRoute {
  const { calculator, evaluator } = compiled;
  const check = createQuestionCheck(calculator, evaluator);
  function* reply(question: Question, { query, type }: RouteCall): Steps<Reply> {
    const isText = isTextAsked(query, type);
    const text = toJson(yield* answerQuestion(compiled, question));
    if (!isText) return jsonReply(text);
    const solved = parseExact(text) as Solved;
    return withWarnings(writeSolvedText(calculator, question, solved, query, label), solved.warnings ?? []);
  }
  return { operation: solveOperation(calculator), run: (call) => reply(check(call.body), call) };
}

/** `POST /sweep/{id}` of a calculator. */
export function sweepRoute(compiled: CompiledCalculator, means: Means): PureRoute {
  const { calculator } = compiled;
  const check = createSweepCheck(calculator);
  return {
    operation: sweepOperation(calculator),
    run({ body, type }) {
      const order = check(body);
      const [output, ...others] = order.outputs;
      const isDrawn = type === SVG_TYPE || type === PICTURE_TYPE;
      if (isDrawn && (others.length > 0 || calculator.output[output ?? '']?.kind !== 'number')) {
        throw new Problem(
          'not-acceptable',
          'A chart shows one output that is a number; name it in "outputs".',
        );
      }
      const cells = order.axes.reduce((product, { values }) => product * values.length, 1);
      if (isDrawn && cells > bounds.chart.sweepCells) {
        const detail = `must give at most ${bounds.chart.sweepCells} cells for a chart; got ${cells}`;
        throw new Problem('invalid-input', `/vary ${detail}.`, {
          errors: [{ pointer: '/vary', code: 'out-of-range', detail }],
        });
      }
      return sweep(compiled, order, type, means);
    },
  };
}

function* sweep(
  compiled: CompiledCalculator,
  order: SweepOrder,
  type: ReplyType,
  { draw, label }: Means,
): Steps<Reply> {
  if (type !== SVG_TYPE && type !== PICTURE_TYPE) {
    const text = toJson(yield* answerSweep(compiled, order, writeCells(compiled, order)));
    if (type !== CSV_TYPE) return jsonReply(text);
    const names = Object.keys(compiled.calculator.output);
    const shown = order.outputs.length === 0 ? names : order.outputs;
    const { header, rows } = sweepRows(parseExact(text) as SweepReply, shown);
    return withWarnings(csvReply(csvText([header, ...rows])), warningsOf(compiled, order));
  }
  const output = order.outputs[0]!;
  const cells = yield* sweepCells(compiled, order);
  const values = cells.map((cell) => numberOf(cell[output]) ?? null);
  const picture = sweepPicture(compiled.calculator, order.axes, output, values, label);
  if (type === PICTURE_TYPE) return jsonReply(JSON.stringify(picture));
  return withWarnings(svgReply(draw(picture)), warningsOf(compiled, order));
}
