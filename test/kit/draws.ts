/** With TEST_DRAWS=few, as in `npm run test:fast`, tests draw a tenth. */
export const isFew = process.env['TEST_DRAWS'] === 'few';

/** How many random cases a test draws. */
export function countDraws(all: number): number {
  return isFew ? Math.ceil(all / 10) : all;
}

/** All of these, or every tenth. */
export function drawSome<Item>(all: readonly Item[]): readonly Item[] {
  return isFew ? all.filter((_, index) => index % 10 === 0) : all;
}
