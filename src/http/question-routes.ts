import type { AnyCalculator } from '#catalogue/define.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import { solveOperation, sweepOperation } from '#derive/question-operations.ts';
import { createCalculation } from '#derive/result.ts';
import { solve } from '#derive/solving.ts';
import { writeCells } from '#derive/sweeping.ts';
import { createPause } from './pacing.ts';
import { jsonReply } from './replies.ts';
import type { Route } from './route.ts';
import { createQuestionCheck } from './solve-check.ts';
import { createSweepCheck } from './sweep-check.ts';

/** `POST /solve/{id}` and `POST /sweep/{id}` of a calculator. */
export function createQuestionRoutes(calculator: AnyCalculator, evaluator: Evaluator): readonly Route[] {
  const calculate = createCalculation(calculator, evaluator);
  return [solveRoute(calculator, evaluator, calculate), sweepRoute(calculator, calculate)];
}

type Calculate = ReturnType<typeof createCalculation>;

function solveRoute(calculator: AnyCalculator, evaluator: Evaluator, calculate: Calculate): Route {
  const check = createQuestionCheck(calculator, evaluator);
  return {
    operation: solveOperation(calculator),
    answer: ({ body }) => {
      const question = check(body);
      const { solveFor, inputs } = question;
      const solutions = solve(calculator, evaluator, question).map(({ value, isExact }) => {
        const result = `${calculate({ ...inputs, [solveFor]: value }).text}}`;
        return `"value":${value},"exact":${isExact},"result":${result}`;
      });
      const isUnique = solutions.length === 1;
      const all = isUnique ? '' : `,"solutions":[${solutions.map((one) => `{${one}}`).join(',')}]`;
      return jsonReply(`{"solve_for":"${solveFor}",${solutions[0]},"unique":${isUnique}${all}}`);
    },
  };
}

function sweepRoute(calculator: AnyCalculator, calculate: Calculate): Route {
  const check = createSweepCheck(calculator);
  return {
    operation: sweepOperation(calculator),
    answer: async ({ body }) => {
      const order = check(body);
      const cells = await writeCells(calculator, calculate, order, createPause());
      return jsonReply(`{"axes":${JSON.stringify(order.axes)},"rows":[${cells.join(',')}]}`);
    },
  };
}
