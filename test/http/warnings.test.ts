import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startTestService } from '../kit/harness.ts';

const mortgage = { home_price: 400000, down_payment: 80000, loan_term: 30 };

interface Warned {
  readonly warnings?: readonly { readonly pointer: string; readonly code: string; readonly detail: string }[];
}

describe('a rate that looks like a fraction', () => {
  const warningsOf = async (interest_rate: number, path = '/v1/calculate/mortgage') => {
    const service = await startTestService();
    const response = await service.call(path, { ...mortgage, interest_rate });
    assert.equal(response.status, 200);
    return ((await response.json()) as Warned).warnings;
  };

  test('is calculated as it is, with a warning that says what it means', async () => {
    for (const path of ['/v1/calculate/mortgage', '/v1/calculate/mortgage?include=assumptions']) {
      assert.deepEqual(await warningsOf(0.07, path), [
        {
          pointer: '/interest_rate',
          code: 'looks-like-a-fraction',
          detail: 'interest_rate is in percent, so 0.07 means 0.07 percent. If you meant 7 percent, send 7.',
        },
      ]);
    }
    assert.match((await warningsOf(0.06875))![0]!.detail, /send 6\.875\.$/);
  });

  test('is no rate of usual size, and none that is next to nothing', async () => {
    for (const rate of [0, 1e-9, 0.0099, 0.3, 1, 7])
      assert.equal(await warningsOf(rate), undefined, `${rate}`);
  });

  test('is warned of in each item of a batch', async () => {
    const service = await startTestService();
    const items = [0.07, 7].map((interest_rate) => ({
      calculator: 'mortgage',
      inputs: { ...mortgage, interest_rate },
    }));
    const response = await service.call('/v1/batch', { items });
    const { items: replies } = (await response.json()) as { items: readonly { result: Warned }[] };
    assert.deepEqual(
      replies.map(({ result }) => result.warnings?.length),
      [1, undefined],
    );
  });
});
