import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { expectProblem, startTestService } from '../kit/harness.ts';

const header = 'id;home_price;down_payment;interest_rate;loan_term';
const path = '/v1/batch?calculator=mortgage';

async function rowsOf(csv: string, at = path): Promise<readonly string[]> {
  const service = await startTestService();
  const response = await service.call(at, csv, { 'content-type': 'text/csv' });
  assert.equal(response.status, 200);
  return (await response.text()).split(/\r?\n/).slice(0, -1);
}

describe('CSV whose header is separated by semicolons', () => {
  test('has commas as decimal marks, in the results too', async () => {
    // 320,000 at 7.5 % over 360 months is 2,237.4864 a month, by the annuity formula.
    const rows = await rowsOf(
      `${header}\n"a;\n1";400000;80000;7,5;30\nb;400.000,00;80.000;7.5;30\nc;400000;80000;7,125;30\n`,
    );
    assert.equal(rows[0], `${header};monthly_payment;total_interest;total_paid;final_payment;warnings;error`);
    assert.equal(`${rows[1]}\n${rows[2]}`, '"a;\n1";400000;80000;7,5;30;2237,49;485495,11;805495,11;;;');
    assert.equal(rows[3], 'b;400.000,00;80.000;7.5;30;2237,49;485495,11;805495,11;;;');
    assert.match(rows[4]!, /^c;400000;80000;7,125;30;2155,9;/);
    assert.equal(rows.length, 5);
  });

  test('gives the faults of a row in its last cell', async () => {
    const rows = await rowsOf(
      `${header}\na,400000,80000,7.5,30\nb;1;2;3;4;5\nc;1234.56;0;7;30\nd;400000;80000;x;30\n`,
    );
    assert.match(
      rows[1]!,
      /^a,400000,80000,7\.5,30;{10}"?The row has 1 cell, but the header has 5 columns, separated by semicolons\./,
    );
    assert.match(rows[2]!, /a cell with a semicolon in it needs quotes\. After the last column: 5/);
    assert.match(rows[3]!, /home_price: “1234\.56” can be read in two ways: please write 123456 or 1234,56/);
    assert.match(rows[4]!, /^d;400000;80000;x;30;;;;;;"?interest_rate: /);
    for (const row of rows) assert.equal(row.replaceAll(/"[^"]*"/g, '').split(';').length, 11, row);
  });

  test('has whole replies as JSON where rows are of different calculators', async () => {
    const rows = await rowsOf(
      'calculator;initial_value;final_value;years\ncagr;10000,00;25000;5\n',
      '/v1/batch',
    );
    assert.equal(rows[1], 'cagr;10000,00;25000;5;"{""cagr"":20.1124,""total_return_pct"":150}";');
  });

  test('ends as other files do where the quota is used up', async () => {
    const service = await startTestService();
    const { key } = await service.createKey('free');
    const headers = { 'content-type': 'text/csv', authorization: `Bearer ${key}` };
    const response = await service.call(path, `${header}\n${'a;400000;80000;7;30\n'.repeat(70)}`, headers);
    const rows = (await response.text()).split('\n');
    assert.match(rows.at(-2)!, /^;{10}"?The quota of this key is used up/);
  });

  test('is refused where commas separate some of its columns', async () => {
    const service = await startTestService();
    const csv = 'id;home_price,down_payment;interest_rate,loan_term\n';
    const response = await service.call(path, csv, { 'content-type': 'text/csv' });
    const { errors } = await expectProblem(response, 422, 'invalid-input');
    assert.match(errors![0]!.detail, /separated by both commas and semicolons; use only one of them/);
    assert.equal(errors!.length, 1);
  });
});
