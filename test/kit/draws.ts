/** How many random cases a test draws: all, or with TEST_DRAWS=few, as in `npm run test:fast`, a tenth of them. */
export function countDraws(all: number): number {
  return process.env['TEST_DRAWS'] === 'few' ? Math.ceil(all / 10) : all;
}
