/**
 * The fast tier has a quarter of what takes long and is the same in every other tier; what differs in those
 * is in draws.ts.
 */
const isFast = process.env['TEST_DRAWS'] === 'few';

/** How many of these cases a test has. */
export function countQuarter(all: number): number {
  return isFast ? Math.ceil(all / 4) : all;
}

/** Which of these it has. */
export function drawQuarter<Item>(all: readonly Item[]): readonly Item[] {
  return isFast ? all.filter((_, index) => index % 4 === 0) : all;
}
