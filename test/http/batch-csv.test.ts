import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bounds } from '#base/bounds.ts';
import { expectProblem, startTestService, type TestService } from '../kit/harness.ts';

const header = 'id,home_price,down_payment,interest_rate,loan_term';
/** 320,000 at 7 % over 360 months is 2,128.97 a month, by the annuity formula. */
const good = 'a,400000,80000,7,30';

async function send(service: TestService, csv: string | Uint8Array, path = '/v1/batch?calculator=mortgage') {
  return service.call(path, csv, { 'content-type': 'text/csv; charset=utf-8' });
}

async function rowsOf(response: Response): Promise<readonly string[]> {
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8; header=present');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return text.split(/\r?\n/).slice(0, -1);
}

describe('POST /batch with CSV', () => {
  test('repeats the columns of the caller, then results, then what is wrong with the row', async () => {
    const service = await startTestService();
    const csv = `\uFEFF${header},currency\r\n${good},USD\r\n\r\n"b, ""2""","$400,000",80k,7%,30,usd\r\nc,1,x,-7,30.5,XXZ\r\n`;
    const [first, ...rows] = await rowsOf(await send(service, csv));
    assert.equal(
      first,
      `\uFEFF${header},currency,monthly_payment,total_interest,total_paid,final_payment,warnings,error`,
    );
    assert.equal(rows[0], `${good},USD,2128.97,446428.47,766428.47,,,`);
    assert.equal(rows[1], '"b, ""2""","$400,000",80k,7%,30,usd,2128.97,446428.47,766428.47,,,');
    assert.match(
      rows[2]!,
      /^c,1,x,-7,30\.5,XXZ,,,,,,"down_payment: .*interest_rate: .*loan_term: .*currency: /,
    );
    assert.equal(rows.length, 3);
  });

  test('says all that is wrong with a header before any row', async () => {
    const service = await startTestService();
    const problem = await expectProblem(
      await send(service, 'homeprice,home_price,home_price,\n1,2,3,4\n'),
      422,
      'invalid-input',
    );
    const found = problem.errors!.map(({ pointer, code }) => [pointer, code]);
    assert.deepEqual(found, [
      ['/homeprice', 'unknown-field'],
      ['/home_price', 'contradiction'],
      ['', 'required'],
      ['/down_payment', 'required'],
      ['/interest_rate', 'required'],
      ['/loan_term', 'required'],
    ]);
    assert.match(JSON.stringify(problem), /did you mean home_price\?/);
  });

  for (const [name, csv, path, status] of [
    ['an empty body has no columns', '\n', '/v1/batch?calculator=mortgage', 422],
    ['rows of no calculator', `${header}\n${good}\n`, '/v1/batch', 422],
    ['a calculator that does not exist', `${header}\n${good}\n`, '/v1/batch?calculator=mortgag', 422],
    ['too many columns', `${'a,'.repeat(300)}\n`, '/v1/batch?calculator=mortgage', 422],
    ['an endless header', `"${'a'.repeat(200_000)}`, '/v1/batch?calculator=mortgage', 413],
  ] as const) {
    test(`${name} is a problem`, async () => {
      const service = await startTestService();
      const response = await send(service, csv, path);
      await expectProblem(response, status, status === 413 ? 'body-too-large' : 'invalid-input');
    });
  }

  test('nothing at all is a problem that says so', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'text/csv' };
    const response = await service.send('/v1/batch?calculator=mortgage', { method: 'POST', headers });
    const { detail } = await expectProblem(response, 400, 'malformed-request');
    assert.equal(detail, 'The body is empty; send lines of text/csv.');
  });

  test('rows of different calculators have their reply in one column', async () => {
    const service = await startTestService();
    const csv =
      'calculator,id,initial_value,final_value,years\ncagr,1,10000,25000,5\n,2,10000,25000,5\ncagrr,3,,,\n';
    const rows = await rowsOf(await send(service, csv, '/v1/batch'));
    assert.equal(rows[1], 'cagr,1,10000,25000,5,"{""cagr"":20.1124,""total_return_pct"":150}",');
    assert.match(rows[2]!, /calculator: must be the id of a calculator/);
    assert.match(rows[3]!, /did you mean cagr\?/);
  });

  test('a row that is no row is repeated, with what is wrong', async () => {
    const service = await startTestService();
    const rows = await rowsOf(
      await send(service, `${header}\n1,2,3\n1,2,3,4,5,6,7\n"x"y,1,2,3,4\n${good}\n`),
    );
    assert.match(rows[1]!, /^1,2,3,,,.*The row has 3 cells, but the header has 5 columns/);
    assert.match(rows[2]!, /After the last column: 6,7/);
    assert.match(rows[3]!, /^"""x""y",1,2,3,4,.*a quote that is not closed/);
    assert.match(rows[4]!, /2128\.97/);
  });

  test('a quote that is never closed ends the reply with its line, after the rows before it', async () => {
    const service = await startTestService();
    const endless = `${header}\n${good}\n"${`${good}\n`.repeat(10_000)}`;
    const rows = await rowsOf(await send(service, endless));
    assert.match(rows[1]!, /2128\.97/);
    assert.match(rows.at(-1)!, /^,+"The record that begins on line 3 has more than .* a quote is not closed/);
    assert.equal(rows.length, 3);
  });

  test('gives the same rows however the bytes arrive', async () => {
    const service = await startTestService();
    const csv = Buffer.from(`${header}\r\n${good}\r\n"é\n""",400000,80000,7,30\r\n`);
    const whole = await (await send(service, csv)).text();
    const { key } = await service.createKey();
    for (const size of [1, 7, 64]) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < csv.length; at += size) controller.enqueue(csv.subarray(at, at + size));
          controller.close();
        },
      });
      const init = {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
      };
      const response = await service.send('/v1/batch?calculator=mortgage', init);
      assert.equal(await response.text(), whole);
    }
    assert.equal(whole.split('2128.97').length, 3);
  });

  test('counts each row, answers as many as the quota is enough for, and says so in the last', async () => {
    const service = await startTestService();
    const { key } = await service.createKey('free');
    const csv = `${header}\n${`${good}\n`.repeat(70)}`;
    const headers = { 'content-type': 'text/csv', authorization: `Bearer ${key}` };
    const rows = await rowsOf(await service.call('/v1/batch?calculator=mortgage', csv, headers));
    assert.equal(rows.filter((row) => row.includes('2128.97')).length, 60);
    assert.match(rows.at(-1)!, /^,+The quota of this key is used up/);
  });

  test('ends after the bound of lines', async () => {
    const service = await startTestService();
    const rows = await rowsOf(await send(service, `${header}\n${',,,,1\n'.repeat(bounds.lines + 1)}`));
    assert.equal(rows.length, bounds.lines + 2);
    assert.match(rows.at(-1)!, /more than 100000 lines/);
  });
});

test('the calculator in the query is that of items that name none', async () => {
  const service = await startTestService();
  const inputs = { initial_value: 10000, final_value: 25000, years: 5 };
  const json = await service.call('/v1/batch?calculator=cagr', { items: [{ inputs }] });
  assert.match(await json.text(), /20\.1124/);
  const line = `${JSON.stringify({ inputs })}\n`;
  const lines = await service.call('/v1/batch?calculator=cagr', line, {
    'content-type': 'application/x-ndjson',
  });
  assert.match(await lines.text(), /20\.1124/);
});
