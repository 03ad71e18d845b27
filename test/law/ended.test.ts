// A reply by the last law that there is says when that law has ended; one about an earlier year does not.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setLawClock } from '#catalogue/law/ended.ts';
import { calculate } from '#library/engine.ts';

after(() => setLawClock(undefined));

function codes(id: string, input: object): readonly string[] {
  const { warnings = [] } = calculate(id, input) as {
    readonly warnings?: readonly { readonly code: string; readonly pointer: string }[];
  };
  return warnings.map(({ pointer, code }) => `${pointer} ${code}`);
}

describe('a reply by a law that has ended', () => {
  const us = (tax_year: string) => ({ country: 'US', tax_year, annual_income: 50_000 });
  const cases: readonly (readonly [today: string, id: string, input: object, warning: readonly string[]])[] =
    [
      ['2026-12-31', 'income-tax', us('2026'), []],
      ['2027-01-01', 'income-tax', us('2026'), ['/tax_year law-has-ended']],
      ['2027-01-01', 'income-tax', us('2025'), []],
      ['2027-01-01', 'income-tax', { country: 'GB', tax_year: '2026-27', annual_income: 50_000 }, []],
      [
        '2027-04-06',
        'income-tax',
        { country: 'GB', tax_year: '2026-27', annual_income: 50_000 },
        ['/tax_year law-has-ended'],
      ],
      [
        '2027-04-01',
        'stamp-duty',
        { country: 'GB', region: 'ENG', property_price: 300_000, completion_date: '2026-05-01' },
        ['/completion_date law-has-ended'],
      ],
    ];
  for (const [today, id, input, expected] of cases) {
    test(`${id} ${JSON.stringify(input)} on ${today}`, () => {
      setLawClock(() => Date.parse(today));
      assert.deepEqual(codes(id, input), expected);
    });
  }

  test('says nothing without a clock, as in the package', () => {
    setLawClock(undefined);
    assert.deepEqual(codes('income-tax', us('2026')), []);
  });
});
