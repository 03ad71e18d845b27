// Numbers, codes and texts that others read in silence as something else.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { expectProblem, startTestService } from '../kit/harness.ts';

async function send(body: string | Uint8Array<ArrayBuffer>, type = 'text/csv', path = '?calculator=emi') {
  const service = await startTestService();
  const { key } = await service.createKey();
  return service.send(`/v1/batch${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': type },
    body,
  });
}

const csvOf = async (...rows: string[]) =>
  (await (await send(`principal,annual_rate,tenure_months,currency\n${rows.join('\n')}\n`)).text())
    .trim()
    .split('\n')
    .slice(1);

describe('a cell of CSV', () => {
  test('of thousands or thousandths is asked back, with and without quotes', async () => {
    for (const row of await csvOf('250.000,10,60,USD', '"250.000",10,60,USD')) {
      assert.match(row, /can be read in two ways: please write 250000 or 250\./);
    }
  });

  test('of other decimals, of a rate, or of a currency with three decimals is one number', async () => {
    const rows = await csvOf('250.500,10,60,USD', '250000,10.000,60,USD', '250.000,10,60,KWD');
    for (const row of rows) assert.match(row, /,(?:5\.32|5311\.76|5\.312),/, row);
  });
});

describe('a code that is no currency', () => {
  const convert = async (
    from: string,
    path = '/v1/currency/convert',
    body: object = { amount: 100, from, to: 'USD' },
  ) => {
    const service = await startTestService();
    const { errors } = await expectProblem(await service.call(path, body), 422, 'invalid-input');
    return errors![0]!.detail;
  };

  test('is read as pence, cents or agorot, and not as a hundred times as much', async () => {
    assert.equal(
      await convert('GBp'),
      'must be an active currency; GBp is in pence, so divide by 100 and use GBP',
    );
    assert.match(await convert('gbx'), /gbx is in pence/);
    assert.match(await convert('ZAc'), /divide by 100 and use ZAR/);
    assert.match(await convert('ILA'), /divide by 100 and use ILS/);
    const inputs = { principal: 1000, annual_rate: 5, tenure_months: 12, currency: 'GBp' };
    assert.match(await convert('', '/v1/calculate/emi', inputs), /GBp is in pence/);
    const service = await startTestService();
    const reply = await service.call('/v1/currency/convert', { amount: 100, from: 'gbp', to: 'USD' });
    assert.equal(reply.status, 200);
  });

  test('names its successor with the rate at which it was replaced', async () => {
    assert.match(await convert('VEF'), /use VES \(1 VES = 100000 VEF\)$/);
    assert.match(await convert('HRK'), /use EUR \(1 EUR = 7\.53450 HRK\)$/);
    assert.match(await convert('CUC'), /use CUP \(1 CUC = 24 CUP\)$/);
  });

  test('of ISO 4217 that has no minor unit is not called unknown', async () => {
    assert.equal(await convert('XAU'), 'must be an active currency; XAU has no rate and no minor unit');
  });
});

describe('a file of CSV', () => {
  test('that is not UTF-8 is refused', async () => {
    const bytes = new Uint8Array(
      Buffer.from('id,principal,annual_rate,tenure_months\nM\u00fcller,1000,5,12\n', 'latin1'),
    );
    const { detail } = await expectProblem(await send(bytes), 400, 'malformed-request');
    assert.match(detail, /not UTF-8/);
    const reply = await send(
      'principal,annual_rate,tenure_months\n1000,5,12\n',
      'text/csv; charset=iso-8859-1',
    );
    await expectProblem(reply, 415, 'unsupported-media-type');
    assert.equal(
      (await send('principal,annual_rate,tenure_months\n1000,5,12\n', 'text/csv; charset=utf-8')).status,
      200,
    );
  });

  test('with CR alone between lines is told so', async () => {
    const { detail } = await expectProblem(
      await send('principal,annual_rate,tenure_months\r1000,5,12\r'),
      422,
      'invalid-input',
    );
    assert.match(detail, /end with CR alone/);
  });
});

describe('a line of NDJSON', () => {
  const line = '{"id":7,"calculator":"emi","inputs":{"principal":5000,"annual_rate":7,"tenure_months":12}}';
  const repliesTo = async (text: string, path = '') =>
    (await (await send(text, 'application/x-ndjson', path)).text())
      .trim()
      .split('\n')
      .map(
        (one) =>
          JSON.parse(one) as {
            line: number;
            status: number;
            result?: { emi: number };
            problem?: { detail: string };
          },
      );

  test('has its number in the reply and in messages, empty lines counted', async () => {
    const replies = await repliesTo(`${line}\n\n{bad\n${line}\n${line}\n\n[]\n`);
    assert.deepEqual(
      replies.map((one) => [one.line, one.status]),
      [
        [1, 200],
        [3, 400],
        [4, 200],
        [5, 200],
        [7, 422],
      ],
    );
    assert.match(replies[1]!.problem!.detail, /line 3, column 2/);
  });

  test('is numbered through blocks of a long body', async () => {
    const replies = await repliesTo(`${line}\n`.repeat(5000));
    assert.ok(replies.every((one, index) => one.line === index + 1));
  });

  test('may be the plain inputs of the calculator of the batch', async () => {
    const [plain, wrong] = await repliesTo(
      '{"id":1,"principal":5000,"annual_rate":7,"tenure_months":12}\n{"principle":5000,"annual_rate":7,"tenure_months":12}\n',
      '?calculator=emi',
    );
    assert.equal(plain!.result!.emi, 432.63);
    assert.match(JSON.stringify(wrong), /"pointer":"\/principle".*did you mean principal/);
  });
});

describe('a number with more digits than a double keeps', () => {
  const long = '1000.00499999999999';
  const body = `{"principal":${long},"annual_rate":0,"tenure_months":1}`;
  const message = /has more than 17 significant digits/;

  test('is refused by every road', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const post = await service.send('/v1/calculate/emi', { method: 'POST', headers, body });
    assert.match((await expectProblem(post, 400, 'malformed-request')).detail, message);
    const get = await service.call(`/v1/calculate/emi?principal=${long}&annual_rate=0&tenure_months=1`);
    assert.match((await expectProblem(get, 422, 'invalid-input')).errors![0]!.detail, message);
    assert.match((await csvOf(`${long},0,1,USD`))[0]!, message);
    const lines = `{"calculator":"emi","inputs":${body.replace(long, '1000')}}\n{"calculator":"emi","inputs":${body}}\n`;
    const replies = (await (await send(lines, 'application/x-ndjson', '')).text()).trim().split('\n');
    assert.match(replies[0]!, /"status":200/);
    assert.match(replies[1]!, message);
  });

  test('is not one of zeros at its ends, nor a text of digits', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    for (const principal of [
      '1000.000000000000000000000',
      '0.00000000000000000001e20',
      '100000000000.000000000000',
    ]) {
      const reply = await service.send('/v1/calculate/emi', {
        method: 'POST',
        headers,
        body: body.replace(long, principal),
      });
      assert.equal(reply.status, 200, principal);
    }
    const items = `{"items":[{"id":"123456789012345678901234","calculator":"emi","inputs":${body.replace(long, '5')}}]}`;
    assert.equal((await service.send('/v1/batch', { method: 'POST', headers, body: items })).status, 200);
  });
});

test('a share of a price is an amount in an address, in CSV and on the command line', async () => {
  const service = await startTestService();
  const price = 'home_price=400,000&interest_rate=7,125&loan_term=30';
  const down = await service.call(`/v1/calculate/mortgage?${price}&down_payment=80000`);
  const share = await service.call(`/v1/calculate/mortgage?${price}&down_payment=20%25`);
  const expected = await down.text();
  assert.equal(down.status, 200);
  assert.equal(await share.text(), expected);
  const rows =
    'home_price,down_payment,interest_rate,loan_term\n"400,000",20%,"7,125",30\n400000,80000,7.125,30\n,20%,7,30\n';
  const csv = await send(rows, 'text/csv', '?calculator=mortgage');
  const [, first, second, third] = (await csv.text()).split('\n');
  assert.equal(first!.split('30,')[1], second!.split('30,')[1]);
  assert.match(first!, /,2155\.9,/);
  assert.match(third!, /home_price: is required.*down_payment: must be a number/);
  for (const { id, input } of catalogue as readonly AnyCalculator[])
    for (const { percentOf } of Object.values(input))
      assert.ok(percentOf === undefined || Object.hasOwn(input, percentOf), `${id}: ${percentOf}`);
});

test('a number in an address is read as in CSV and on the command line', async () => {
  const service = await startTestService();
  const ask = (principal: string, rate: string) =>
    service.call(
      `/v1/calculate/emi?principal=${encodeURIComponent(principal)}&annual_rate=${encodeURIComponent(rate)}&tenure_months=60&currency=USD`,
    );
  const expected = await (await ask('400000', '7.5')).text();
  for (const [principal, rate] of [
    ['400,000', '7.5%'],
    ['$400k', '7,5'],
    ['400 000', '7.5'],
  ] as const)
    assert.equal(await (await ask(principal, rate)).text(), expected, `${principal} ${rate}`);
  const { errors } = await expectProblem(await ask('400.000', '7.5x'), 422, 'invalid-input');
  assert.deepEqual(
    errors!.map(({ parameter }) => parameter),
    ['principal', 'annual_rate'],
  );
  assert.match(errors![0]!.detail, /can be read in two ways: please write 400000 or 400$/);
  for (const [principal, rate, currency] of [
    ['400.500', '7.500', 'USD'],
    ['400.000', '7.000', 'KWD'],
    ['0.000', '7.000', 'USD'],
  ] as const) {
    const reply = await service.call(
      `/v1/calculate/emi?principal=${principal}&annual_rate=${rate}&tenure_months=60&currency=${currency}`,
    );
    assert.equal(reply.status, 200, principal);
  }
});
