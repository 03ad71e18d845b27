// Long work comes in steps wherever it is asked for: no evaluation does at once what a step could have done.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { effort } from '#base/effort.ts';
import { finish } from '#base/steps.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { createCalculators } from '#http/calculators.ts';
import { JSON_TYPE, textOf } from '#http/replies.ts';
import type { Work } from '#http/work.ts';
import { createEngine } from '#jobs/run.ts';

const encoder = new TextEncoder();
const draw = () => assert.fail('nothing is drawn');
const ofLongWork = (catalogue as readonly AnyCalculator[]).filter(({ prepare }) => prepare !== undefined);
const begin = createEngine(createCalculators(ofLongWork, 'centwise test', draw), draw);

/** Small plans, each with a seed or savings of its own, as results are remembered. */
let count = 0;
function inputs() {
  const seed = String(++count);
  const chance = { mean_return: 7, volatility: 12, path_count: 200, seed };
  return { current_savings: 1_000_000 + count, withdrawal_rate: 4, years: 10, ...chance };
}

function call(path: string, body: unknown, query?: Readonly<Record<string, string>>): Work {
  const bytes = encoder.encode(JSON.stringify(body));
  return { kind: 'call', method: 'POST', path, query, type: JSON_TYPE, origin: '', body: bytes };
}

function answer(work: Work): string {
  effort.isBounded = true;
  try {
    const begun = begin(work);
    assert.ok('steps' in begun);
    return textOf(finish(begun.steps));
  } finally {
    effort.isBounded = false;
  }
}

describe('a simulation comes in steps', () => {
  const calculator = 'monte-carlo';
  const { current_savings: _, ...withoutSavings } = inputs();

  test('in a calculation', () => {
    assert.match(answer(call(`/calculate/${calculator}`, inputs())), /"success_rate":/);
  });

  test('in a solve, and in one without an answer', () => {
    const solve = (target: number) =>
      answer(
        call(`/solve/${calculator}`, {
          solve_for: 'annual_withdrawal',
          target: { success_rate: target },
          inputs: { ...inputs(), withdrawal_rate: undefined },
        }),
      );
    assert.match(solve(50), /"solve_for":"annual_withdrawal","value":/);
    assert.throws(
      () => solve(101),
      /no value .* gives success_rate 101; the nearest that can be reached is 100/,
    );
  });

  test('in a sweep', () => {
    const vary = [{ field: 'current_savings', values: [900_000, 1_100_000] }];
    assert.match(answer(call(`/sweep/${calculator}`, { inputs: withoutSavings, vary })), /"success_rate":/);
  });

  test('in a batch, and beside items with faults', () => {
    const items = [inputs(), { ...inputs(), years: -1 }, inputs()].map((one) => ({
      calculator,
      inputs: one,
    }));
    const statuses = answer(call('/batch', { items })).match(/"status":\d+/g);
    assert.deepEqual(statuses, ['"status":200', '"status":422', '"status":422', '"status":200']);
  });

  test('in lines and in rows', () => {
    const lines = [inputs(), inputs()].map((one) => `${JSON.stringify({ calculator, inputs: one })}\n`);
    const reply = answer({ kind: 'lines', body: encoder.encode(lines.join('')), origin: '' });
    assert.equal(reply.match(/"success_rate":/g)!.length, 2);
    const { seed: __, ...plan } = inputs();
    const header = `${Object.keys(plan).join(',')}\n`;
    const rows = `${Object.values(plan).join(',')}\nx,1,1,1,1,1\n`;
    const csv = answer({
      kind: 'rows',
      header: encoder.encode(header),
      body: encoder.encode(rows),
      named: calculator,
    });
    const [first, second] = csv.split('\n');
    assert.match(first!, /^\d+,4,10,7,12,200,\d/);
    assert.match(second!, /current_savings/);
  });
});
