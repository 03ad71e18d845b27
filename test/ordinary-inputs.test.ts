import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyCalculator } from '#catalogue/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { countDecisions, drawOrdinary } from './kit/ordinary.ts';
import { withoutPython } from './python.ts';

const CASES = 300;

/** The share of the answers that are decided in doubles, in percent, but for the calculators below. */
const LEAST_SHARE = 99;
const MANY_DIGITS = 'amounts grow beyond the digits of doubles';
const ROOTS = 'a root of a power comes out even, which no denominator shows';
const leastShares: Readonly<Record<string, readonly [percent: number, why: string]>> = {
  'compound-interest': [98, MANY_DIGITS],
  'dividend-reinvestment': [96, `${MANY_DIGITS}, and ${ROOTS}`],
  drip: [96, `${MANY_DIGITS}, and ${ROOTS}`],
  'interest-rate': [97, MANY_DIGITS],
  'lump-sum': [96, `without a tax, ${ROOTS}`],
  'mortgage-affordability': [
    96,
    'the housing costs are exactly what the limits allow, while their parts are irrational',
  ],
  'mortgage-payoff': [97, 'a lump sum that repays the loan leaves exactly 0 of irrational amounts'],
  'credit-card-payoff': [98, 'the months of a balance without interest come out even'],
  'loan-comparison': [90, 'offers that cost the same are compared by irrational amounts'],
};

/** Whether it needs code or a search, which run over balls: doubles, too, but not compiled. */
function isSearching({ native, equations }: AnyCalculator): boolean {
  return native !== undefined || /\broot\(/.test(JSON.stringify(equations));
}

const options = { timeout: 120_000, skip: await withoutPython('3.9') };

test('ordinary inputs are decided in doubles', options, () => {
  const calculators: readonly AnyCalculator[] = catalogue;
  const drawn = drawOrdinary(CASES, 1, []);
  const below = calculators.flatMap((calculator) => {
    const { id } = calculator;
    const { doubles, balls, exact, slow } = countDecisions(calculator, drawn.get(id)!);
    const answers = doubles + balls + exact + slow;
    assert.ok(answers > CASES / 2, `${id} answers ${answers} ordinary inputs`);
    const percent = (100 * (isSearching(calculator) ? doubles + balls : doubles)) / answers;
    return percent < (leastShares[id]?.[0] ?? LEAST_SHARE) ? [`${id}: ${percent.toFixed(1)} %`] : [];
  });
  assert.deepEqual(below, []);
});
