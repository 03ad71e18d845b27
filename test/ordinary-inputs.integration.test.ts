import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { drawSome } from './kit/draws.ts';
import { countDecisions, drawOrdinary } from './kit/ordinary.ts';
import { withoutPython } from './python.ts';

const CASES = 300;

/** The share of the answers that are decided in doubles, in percent. */
const MIN_SHARE = 99;

/**
 * Those that compare amounts which are often equal, or search over hundreds of payments: for a lower share,
 * and over balls, too. The others of their answers take fractions or decimals, which is a few milliseconds.
 */
const exceptions: Readonly<Record<string, number>> = {
  // A loan is often just as large as a limit allows.
  'mortgage-affordability': 96,
  // The annual percentage rate is that of hundreds of payments.
  apr: 96,
  'business-loan': 98,
  // Amounts times rates of many decimals often end in half a unit.
  'currency-exchange': 90,
  // Costs of plans meet where both reach their maximum.
  'health-insurance': 99,
  // Remainders of trades are compared, of which many are equal.
  'portfolio-allocation': 88,
};

/** Whether it needs code or a search, where balls decide what the compiled code leaves open. */
function isSearching({ native, equations }: AnyCalculator): boolean {
  return native !== undefined || /\broot\(/.test(JSON.stringify(equations));
}

const options = { skip: await withoutPython('3.9') };

test('ordinary inputs are decided in doubles', options, () => {
  const calculators: readonly AnyCalculator[] = drawSome(catalogue);
  const drawn = drawOrdinary(
    CASES,
    1,
    calculators.map(({ id }) => id),
  );
  const below = calculators.flatMap((calculator) => {
    const { id } = calculator;
    const { doubles, balls, exact, slow } = countDecisions(calculator, drawn.get(id)!);
    const answers = doubles + balls + exact + slow;
    assert.ok(answers > CASES / 2, `${id} answers ${answers} ordinary inputs`);
    const exception = exceptions[id];
    const isOverBalls = exception !== undefined || isSearching(calculator);
    const percent = (100 * (isOverBalls ? doubles + balls : doubles)) / answers;
    return percent < (exception ?? MIN_SHARE) ? [`${id}: ${percent.toFixed(1)} %`] : [];
  });
  assert.deepEqual(below, []);
});
