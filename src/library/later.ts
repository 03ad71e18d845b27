import type { AnyCalculator } from '#catalogue/declare/define.ts';

/** What is known of a calculator before it is loaded. */
type Listed = Pick<AnyCalculator, 'id' | 'name' | 'category'>;

/**
 * Calculators that the package keeps in a file of their own, as they need market history and a kernel for
 * simulations. In the source there are none: scripts/package/later.ts replaces this module.
 */
export const later: readonly Listed[] = [];

export async function loadLater(): Promise<readonly AnyCalculator[]> {
  return [];
}
