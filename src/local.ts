import type { AnyCalculator } from '#catalogue/define.ts';
import type { Draw } from '#derive/picture.ts';
import { createCurrencyRoutes, type Rates } from '#http/currency-routes.ts';
import { createInProcessCalls, type InProcessCall, type InProcessReply } from '#http/in-process.ts';
import { createCalculatorRoutes, made, tableRoutes } from '#http/routes.ts';

/** Answers operations of the API in this process, for commands: without a server, a key or a limit. */
export function createLocalCalls(
  catalogue: readonly AnyCalculator[],
  engine: string,
  rates?: Rates,
): (call: InProcessCall) => Promise<InProcessReply> {
  // The library that draws takes half a start, and most commands draw nothing.
  const draw: Draw = async (picture) => (await import('#chart/draw.ts')).drawPicture(picture);
  return createInProcessCalls(
    tableRoutes([
      ...createCalculatorRoutes(catalogue, engine, draw),
      ...(rates === undefined ? [] : createCurrencyRoutes(rates, draw).map(made)),
    ]),
  );
}
