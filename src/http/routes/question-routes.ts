import { bounds } from '#base/bounds.ts';
import type { Steps } from '#base/steps.ts';
import { solveOperation, sweepOperation } from '#derive/question-operations.ts';
import { type Json, JsonText, toJson } from '#derive/json.ts';
import { numberOf, sweepPicture, type Draw } from '#derive/picture.ts';
import { withValue, type Question } from '#derive/questions.ts';
import { solve } from '#derive/solving.ts';
import { sweepCells } from '#derive/sweeping.ts';
import type { CompiledCalculator } from '../compiled-calculator.ts';
import { jsonReply, Problem, SVG_TYPE, svgReply, type Reply, type ReplyType } from '../replies.ts';
import type { PureRoute } from '../route.ts';
import { createQuestionCheck } from './solve-check.ts';
import { createSweepCheck, type SweepOrder } from './sweep-check.ts';

/** `POST /solve/{id}` of a calculator. */
export function solveRoute(compiled: CompiledCalculator): PureRoute {
  const check = createQuestionCheck(compiled.calculator, compiled.evaluator);
  return {
    operation: solveOperation(compiled.calculator),
    run: ({ body }) => answerQuestion(compiled, check(body)),
  };
}

function* answerQuestion(
  { calculator, evaluator, calculate }: CompiledCalculator,
  question: Question,
): Steps<Reply> {
  const { solveFor, inputs } = question;
  const { answers, omitted } = yield* solve(calculator, evaluator, question);
  const solutions: { readonly [name: string]: Json }[] = [];
  for (const { value, isExact, isReached, from, to } of answers) {
    yield;
    const result = calculate(withValue(inputs, solveFor, value)).results;
    solutions.push({ value, exact: isExact, reached: isReached, from, to, result });
  }
  // The first value that reaches the target is the main answer; the others are in `solutions`.
  const first = Math.max(
    0,
    answers.findIndex(({ isReached }) => isReached),
  );
  const isUnique = answers.length === 1 && !answers[0]!.isFlat;
  return jsonReply(
    toJson({
      solve_for: solveFor,
      ...solutions[first],
      unique: isUnique,
      solutions: solutions.length === 1 ? undefined : solutions,
      solutions_omitted: omitted === 0 ? undefined : omitted,
    }),
  );
}

/** `POST /sweep/{id}` of a calculator. */
export function sweepRoute(compiled: CompiledCalculator, draw: Draw): PureRoute {
  const { calculator } = compiled;
  const check = createSweepCheck(calculator);
  return {
    operation: sweepOperation(calculator),
    run({ body, type }) {
      const order = check(body);
      const [output, ...others] = order.outputs;
      if (type === SVG_TYPE && (others.length > 0 || calculator.output[output ?? '']?.kind !== 'number')) {
        throw new Problem(
          'not-acceptable',
          'A chart shows one output that is a number; name it in "outputs".',
        );
      }
      const cells = order.axes.reduce((product, { values }) => product * values.length, 1);
      if (type === SVG_TYPE && cells > bounds.chart.sweepCells) {
        const detail = `must give at most ${bounds.chart.sweepCells} cells for a chart; got ${cells}`;
        throw new Problem('invalid-input', `/vary ${detail}.`, {
          errors: [{ pointer: '/vary', code: 'out-of-range', detail }],
        });
      }
      return sweep(compiled, order, type, draw);
    },
  };
}

function* sweep(compiled: CompiledCalculator, order: SweepOrder, type: ReplyType, draw: Draw): Steps<Reply> {
  if (type !== SVG_TYPE) {
    const rows = yield* sweepCells(compiled, order, (cell) => new JsonText(toJson(cell)));
    return jsonReply(toJson({ axes: order.axes, rows }));
  }
  const output = order.outputs[0]!;
  const values = yield* sweepCells(compiled, order, (cell) => numberOf(cell[output]) ?? null);
  return svgReply(draw(sweepPicture(compiled.calculator, order.axes, output, values)));
}
