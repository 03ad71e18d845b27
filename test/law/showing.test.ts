// The packs as the service and the command give them out.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runLawCommand } from '#cli/commands/law.ts';
import type { Pack } from '#law/pack.ts';
import { packs } from '#law/packs.ts';
import { expectProblem, startTestService } from '../kit/harness.ts';
import { keepPrinted } from '../kit/printed.ts';

describe('GET /law', () => {
  const get = async (path: string) => (await startTestService()).call(path);

  test('lists every pack', async () => {
    const listed = (await (await get('/v1/law')).json()) as readonly Pack[];
    assert.deepEqual(
      listed.map(({ id }) => id),
      packs.map(({ id }) => id),
    );
  });

  test('shows a pack, and of a day its rows alone', async () => {
    const all = (await (await get('/v1/law/us-retirement')).json()) as Pack;
    assert.deepEqual(Object.keys(all.figures), Object.keys(packs.find(({ id }) => id === all.id)!.figures));
    const later = (await (await get('/v1/law/us-retirement?date=2027-06-01')).json()) as Pack;
    assert.deepEqual(later.figures['hsa_limit']!.values.length, 1);
    assert.equal(later.figures['ira_limit'], undefined);
  });

  test('refuses a day without figures, and names the days that have some', async () => {
    const { errors } = await expectProblem(
      await get('/v1/law/us-income-tax?date=2031-01-01'),
      422,
      'invalid-input',
    );
    const detail = 'must be from 2024-01-01 to 2026-12-31; got 2031-01-01';
    assert.deepEqual(errors, [{ parameter: 'date', code: 'out-of-range', detail }]);
  });
});

describe('the command law show', () => {
  const show = (...args: readonly string[]) =>
    keepPrinted((streams) => runLawCommand(['show', ...args], { read: () => [], ...streams }));

  test('shows the figures of a year as the law prints it, and of a day', async () => {
    for (const when of ['2025-26', '2025', '2026-04-05']) {
      const { code, printed: out } = await show('gb-national-insurance', when);
      assert.equal(code, 0);
      assert.match(out, /2025-04-06 to 2026-04-05/, when);
      assert.doesNotMatch(out, /2024-04-06 to 2025-04-05/, when);
    }
  });

  test('refuses what is no year, no day, no law, and a year without figures', async () => {
    for (const [args, said] of [
      [
        ['us-income-tax', '2031'],
        /^us-income-tax has figures from 2024-01-01 to 2026-12-31, and none of 2031/,
      ],
      [['us-income-tax', '2026-13-45'], /^us-income-tax has figures from .*, and none of 2026-13-45/],
      [['us-income-tax', 'soon'], /^soon is neither a year/],
      [['fr-income-tax'], /^There is no law fr-income-tax; these are: us-income-tax, /],
    ] as const) {
      const { code, errors: error } = await show(...args);
      assert.equal(code, 2);
      assert.match(error, said);
    }
  });
});
