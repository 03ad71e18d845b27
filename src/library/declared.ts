import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { byIds } from '#catalogue/ids.ts';
import { catalogue } from '#catalogue/index.ts';

const byId = new Map(byIds(catalogue as readonly AnyCalculator[], (one) => one));

/** The calculators that can be run, by their ids. */
export const declared: ReadonlyMap<string, AnyCalculator> = byId;

/** Adds calculators that were loaded later. */
export function declare(calculators: readonly AnyCalculator[]): void {
  for (const [id, one] of byIds(calculators, (calculator) => calculator)) byId.set(id, one);
}
