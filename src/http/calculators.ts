import type { AnyCalculator } from '#catalogue/define.ts';
import type { Draw } from '#derive/picture.ts';
import { type BeginItems, createItemRunner } from './routes/batch-items.ts';
import { prepare } from './prepared.ts';
import { createCalculatorRoutes, type RouteTable, tableRoutes } from './routes.ts';

/** Everything that is answered from the catalogue alone, on whatever thread. */
export interface Calculators {
  readonly routes: RouteTable;
  readonly beginItems: BeginItems;
}

/** `engine` names the program and its version. */
export function createCalculators(
  catalogue: readonly AnyCalculator[],
  engine: string,
  draw: Draw,
): Calculators {
  const prepared = catalogue.map(prepare);
  const beginItems = createItemRunner(prepared);
  return { routes: tableRoutes(createCalculatorRoutes(prepared, beginItems, engine, draw)), beginItems };
}
