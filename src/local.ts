import type { AnyCalculator } from '#catalogue/define.ts';
import { drawPicture } from '#chart/draw.ts';
import { createCurrencyRoutes, type Rates } from '#http/currency-routes.ts';
import { createInProcessCalls, type InProcessCall, type InProcessReply } from '#http/in-process.ts';
import { createCalculatorRoutes, tableRoutes } from '#http/routes.ts';

/** Answers operations of the API in this process, for commands: without a server, a key or a limit. */
export function createLocalCalls(
  catalogue: readonly AnyCalculator[],
  engine: string,
  rates?: Rates,
): (call: InProcessCall) => Promise<InProcessReply> {
  const draw = async (picture: Parameters<typeof drawPicture>[0]) => drawPicture(picture);
  return createInProcessCalls(
    tableRoutes([
      ...createCalculatorRoutes(catalogue, engine, draw),
      ...(rates === undefined ? [] : createCurrencyRoutes(rates, draw)),
    ]),
  );
}
