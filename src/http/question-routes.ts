import { solveOperation, sweepOperation } from '#derive/question-operations.ts';
import { sweepPicture, type Draw } from '#derive/picture.ts';
import { solve } from '#derive/solving.ts';
import { writeCells } from '#derive/sweeping.ts';
import { drawn } from './drawing.ts';
import { lane, runInTurns } from './pacing.ts';
import type { Prepared } from './prepared.ts';
import { jsonReply, Problem, SVG_TYPE, svgReply } from './replies.ts';
import type { Route } from './route.ts';
import { createQuestionCheck } from './solve-check.ts';
import { createSweepCheck } from './sweep-check.ts';

/** `POST /solve/{id}` of a calculator. */
export function solveRoute({ calculator, evaluator, calculate }: Prepared): Route {
  const check = createQuestionCheck(calculator, evaluator);
  return {
    operation: solveOperation(calculator),
    takesTurns: true,
    answer: async ({ body, pause }) => {
      const question = check(body);
      const { solveFor, inputs } = question;
      const found = await runInTurns((inTurns) => solve(calculator, evaluator, question, inTurns), pause);
      const solutions = found.map(({ value, isExact }) => {
        const result = `${calculate({ ...inputs, [solveFor]: value }).text}}`;
        return `"value":${value},"exact":${isExact},"result":${result}`;
      });
      const isUnique = solutions.length === 1;
      const all = isUnique ? '' : `,"solutions":[${solutions.map((one) => `{${one}}`).join(',')}]`;
      return jsonReply(`{"solve_for":"${solveFor}",${solutions[0]},"unique":${isUnique}${all}}`);
    },
  };
}

/** `POST /sweep/{id}` of a calculator. */
export function sweepRoute(prepared: Prepared, draw: Draw): Route {
  const { calculator } = prepared;
  const check = createSweepCheck(calculator);
  return {
    operation: sweepOperation(calculator),
    takesTurns: true,
    answer: async ({ body, type, pause = lane.createPause() }) => {
      const order = check(body);
      const [output, ...others] = order.outputs;
      if (type === SVG_TYPE && (others.length > 0 || calculator.output[output ?? '']?.kind !== 'number')) {
        throw new Problem(
          'not-acceptable',
          'A picture shows one output that is a number; name it in "outputs".',
        );
      }
      const cells = await writeCells(prepared, order, pause);
      if (type === SVG_TYPE) {
        const values = cells.map(
          (cell) => (JSON.parse(cell) as Readonly<Record<string, number>>)[output!] ?? null,
        );
        return svgReply(await drawn(draw, sweepPicture(calculator, order.axes, output!, values)));
      }
      return jsonReply(`{"axes":${JSON.stringify(order.axes)},"rows":[${cells.join(',')}]}`);
    },
  };
}
