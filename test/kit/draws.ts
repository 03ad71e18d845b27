import assert from 'node:assert/strict';

/**
 * Tests draw few random cases; with TEST_DRAWS=all, as in `npm run test:full`, all of them, with
 * TEST_DRAWS=some, as in CI, a fifteenth, and with TEST_DRAWS=few, as in `npm run test:fast`, also few of the
 * calculators of the specification.
 */
const drawn = process.env['TEST_DRAWS'];

const FEW = 1 / 30;
const share = { all: 1, some: 1 / 15 }[drawn ?? ''] ?? FEW;
export const isFew = share === FEW;
/** Whether the calculators of the specification are no exception. */
const isFewest = drawn === 'few';

/** Of the draws that should suffice: no more are made for answers that do not come. */
const MAX_TIMES = 40;

/** The calculators of the specification, of which every test draws all. */
const specified: ReadonlySet<string | undefined> = new Set(
  isFewest ? [] : ['compound-interest', 'mortgage', 'sip', 'emi', 'fire', 'retirement', 'cagr'],
);

/** How many random cases a test draws, of a calculator if it is of one. */
export function countDraws(all: number, id?: string): number {
  return specified.has(id) ? all : Math.ceil(all * share);
}

/** All of these, or a few of them: the first, and of calculators also those of the specification. */
export function drawSome<Item>(all: readonly Item[], id?: string): readonly Item[] {
  if (specified.has(id)) return all;
  const isSpecified = (item: Item) => specified.has((item as { readonly id?: string } | undefined)?.id);
  return all.filter((item, index) => index % Math.round(1 / share) === 0 || isSpecified(item));
}

/** Draws so many times, and goes on until there are enough answers; fails when these do not come. */
export function drawUntil(least: number, isEnough: () => boolean, draw: (index: number) => void): void {
  for (let index = 0; index < least || !isEnough(); index++) {
    assert.ok(index < MAX_TIMES * least, `too few answers after ${index} draws`);
    draw(index);
  }
}
