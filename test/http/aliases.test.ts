import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { startTestService } from '../kit/harness.ts';

const renamed = (catalogue as readonly AnyCalculator[]).flatMap(({ id, aliases = [], examples }) =>
  aliases.map((alias) => ({ id, alias, example: examples[0] })),
);

describe('an alias of a calculator', () => {
  for (const { id, alias, example } of renamed) {
    test(`${alias} answers like ${id}`, async () => {
      const service = await startTestService();
      const { input, output } = example;
      const reply = await service.call(`/v1/calculate/${alias}`, input);
      assert.deepEqual([reply.status, await reply.json()], [200, output]);
      const items = [{ calculator: alias, inputs: input }];
      const batch = await (await service.call('/v1/batch', { items })).json();
      assert.deepEqual((batch as { items: { result: unknown }[] }).items[0]!.result, output);
      const page = await service.send(`/calculators/${alias}`, { headers: { accept: 'text/html' } });
      assert.equal(page.status, 200);
    });
  }

  test('is neither listed nor the id of another calculator', async () => {
    const service = await startTestService();
    const ids = new Set(catalogue.map(({ id }): string => id));
    assert.ok(renamed.length > 0);
    assert.deepEqual(
      renamed.filter(({ alias }) => ids.has(alias)),
      [],
    );
    const list = await (await service.send('/v1/calculators')).text();
    for (const { alias } of renamed) assert.ok(!list.includes(`"${alias}"`), alias);
  });
});
