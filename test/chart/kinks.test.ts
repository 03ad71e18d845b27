// Where the marginal rate changes, by the texts of the laws: allowances, brackets, phase-outs and a relief.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { calculationPath } from '#api/paths.ts';
import { PICTURE_TYPE } from '#http/replies.ts';
import type { Picture } from '#picture/picture.ts';
import { createLocalCalls } from '#service/local.ts';

const call = createLocalCalls(catalogue, 'centwise test');

async function kinksOf(id: string, body: object): Promise<Picture['kinks']> {
  const query = { picture: 'rates' };
  const reply = await call({ method: 'POST', path: calculationPath(id), query, body, type: PICTURE_TYPE });
  assert.equal(reply.status, 200, reply.text);
  return (JSON.parse(reply.text) as readonly [Picture])[0].kinks;
}

describe('the rates over an income', () => {
  const cases: readonly (readonly [string, object, readonly (readonly [number, number, number])[]])[] = [
    // The allowance of 12,570 is lost from 100,000 to 125,140; bands of 37,700 and up to 125,140
    [
      'uk-income-tax',
      { annual_income: 90_000, tax_year: '2026-27' },
      [
        [12_570, 0, 20],
        [50_270, 20, 40],
        [100_000, 40, 60],
        [125_140, 60, 45],
      ],
    ],
    // 16,100 of deduction, then 12,400, 50,400, 105,700, 201,775
    [
      'us-income-tax',
      { annual_income: 120_000, tax_year: '2026', filing_status: 'single' },
      [
        [16_100, 0, 10],
        [28_500, 10, 12],
        [66_500, 12, 22],
        [121_800, 22, 24],
        [217_875, 24, 32],
      ],
    ],
    // The rebate ends at 1,200,000 after 75,000 of deduction; 4 % of cess on all, also on the relief
    [
      'india-income-tax',
      { annual_income: 1_500_000, tax_year: '2026-27' },
      [
        [1_275_000, 0, 104],
        [1_345_589, 104, 15.6],
        [1_675_000, 15.6, 20.8],
        [2_075_000, 20.8, 26],
        [2_475_000, 26, 31.2],
      ],
    ],
  ];
  for (const [id, body, expected] of cases) {
    test(`change where the law of ${id} says, to the unit`, async () => {
      const kinks = (await kinksOf(id, body)) ?? [];
      assert.deepEqual(
        kinks.map(({ at, before, after }) => [at, before, after]),
        expected,
      );
    });
  }

  test('have no list where they change with each step of a credit', async () => {
    const family = { annual_income: 500_000, tax_year: '2026', filing_status: 'married_joint' };
    assert.equal(await kinksOf('us-income-tax', { ...family, dependent_count: 2 }), undefined);
  });
});
