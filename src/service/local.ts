import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { draw } from '#chart/draw.ts';
import type { Draw } from '#picture/picture.ts';
import { unboundedBudget } from '#http/admission/work-budget.ts';
import { createCalculators } from '#http/calculators.ts';
import type { Rates } from '#http/routes/currency-routes.ts';
import { type CallOperation, createOperationCaller } from '#http/routes/in-process.ts';
import { createRatesRoutes, entriesOf, tableRoutes } from '#http/routes.ts';
import { createEngine } from '#jobs/run.ts';
import { createLocalRunner, type LocalOptions } from '#jobs/run.ts';

/**
 * Answers operations of the API in this process, for commands: without a server, threads, a key or a limit.
 * Charts are SVG documents, unless `drawChart` draws them in another way.
 */
export function createLocalCalls(
  catalogue: readonly AnyCalculator[],
  engine: string,
  rates?: Rates,
  drawChart: Draw = draw,
  local: LocalOptions = {},
): CallOperation {
  const calculators = createCalculators(catalogue, engine, drawChart);
  const currency = rates === undefined ? [] : tableRoutes(createRatesRoutes(rates).flatMap(entriesOf));
  const routes = new Map([...calculators.routes, ...currency]);
  const client = {
    owner: '',
    budget: () => unboundedBudget,
    caller: undefined,
    principal: undefined,
    network: undefined,
  };
  return createOperationCaller(
    routes,
    createLocalRunner(createEngine(calculators, drawChart), local),
    client,
  );
}
