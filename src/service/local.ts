import type { AnyCalculator } from '#catalogue/define.ts';
import { draw } from '#chart/lazy.ts';
import { unboundedBudget } from '#http/admission/work-budget.ts';
import { createCalculators } from '#http/calculators.ts';
import { createCurrencyRoutes, type Rates } from '#http/routes/currency-routes.ts';
import { type Ask, createAsk } from '#http/routes/in-process.ts';
import { made, tableRoutes } from '#http/routes.ts';
import { createEngine } from '#jobs/engine.ts';
import { createLocalRunner } from '#jobs/run.ts';

/** Answers operations of the API in this process, for commands: without a server, threads, a key or a limit. */
export function createLocalCalls(catalogue: readonly AnyCalculator[], engine: string, rates?: Rates): Ask {
  const calculators = createCalculators(catalogue, engine, draw);
  const currency = rates === undefined ? [] : tableRoutes(createCurrencyRoutes(rates).map(made));
  const routes = new Map([...calculators.routes, ...currency]);
  const asker = {
    owner: '',
    budget: unboundedBudget,
    caller: undefined,
    principal: undefined,
    network: undefined,
  };
  return createAsk(routes, createLocalRunner(createEngine(calculators, draw)), asker);
}
