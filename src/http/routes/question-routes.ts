import { bounds } from '#base/bounds.ts';
import type { Steps } from '#base/steps.ts';
import { solveOperation, sweepOperation } from '#derive/question-operations.ts';
import { sweepPicture, type Draw } from '#derive/picture.ts';
import { withValue, type Question } from '#derive/questions.ts';
import { solve } from '#derive/solving.ts';
import { writeCells } from '#derive/sweeping.ts';
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
  const texts: string[] = [];
  for (const { value, isExact, isReached, from, to } of answers) {
    yield;
    const result = `${calculate(withValue(inputs, solveFor, value)).text}}`;
    texts.push(
      `"value":${value},"exact":${isExact},"reached":${isReached},"from":${from},"to":${to},"result":${result}`,
    );
  }
  // The first value that reaches the target is the main answer; the others are in `solutions`.
  const first = Math.max(
    0,
    answers.findIndex(({ isReached }) => isReached),
  );
  const isUnique = answers.length === 1 && !answers[0]!.isFlat;
  const all = texts.length === 1 ? '' : `,"solutions":[${texts.map((one) => `{${one}}`).join(',')}]`;
  const more = omitted === 0 ? '' : `,"solutions_omitted":${omitted}`;
  return jsonReply(
    `{"solve_for":${JSON.stringify(solveFor)},${texts[first]},"unique":${isUnique}${all}${more}}`,
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
  const cells = yield* writeCells(compiled, order);
  if (type !== SVG_TYPE)
    return jsonReply(`{"axes":${JSON.stringify(order.axes)},"rows":[${cells.join(',')}]}`);
  const output = order.outputs[0]!;
  const values = cells.map((cell) => (JSON.parse(cell) as Readonly<Record<string, number>>)[output] ?? null);
  return svgReply(draw(sweepPicture(compiled.calculator, order.axes, output, values)));
}
