import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { startTestService } from '../kit/harness.ts';
import { house, readExampleFile } from './files.ts';

interface SheetsOptions {
  readonly method: string;
  readonly contentType: string;
  readonly headers: Record<string, string>;
  readonly payload: string;
}
type SheetsFunction = (
  calculator: string,
  output: string,
  inputs: readonly (readonly unknown[])[],
  acceptWarnings?: boolean,
) => unknown;

/**
 * As Google Sheets runs it. Its fetch waits, ours does not: the first run shows what is asked, the second has
 * the reply.
 */
async function run(
  name: 'CENTWISE' | 'CENTWISE_ROWS',
  ...given: Parameters<SheetsFunction>
): Promise<unknown> {
  const service = await startTestService();
  const { key } = await service.createKey();
  let asked: [string, SheetsOptions] | undefined;
  let reply: { status: number; text: string } | undefined;
  const call = () => {
    const properties: Record<string, string> = {
      CENTWISE_URL: 'https://localhost:8443/v1',
      CENTWISE_KEY: key,
    };
    const context: Record<string, unknown> = {
      PropertiesService: {
        getScriptProperties: () => ({ getProperty: (property: string) => properties[property] }),
      },
      SpreadsheetApp: { getActive: () => ({ getSpreadsheetTimeZone: () => 'UTC' }) },
      Utilities: { formatDate: (day: Date) => day.toISOString().slice(0, 10) },
      UrlFetchApp: {
        fetch: (address: string, options: SheetsOptions) => {
          asked = [address, options];
          if (reply === undefined) throw new Error('asked');
          const { status, text } = reply;
          return { getResponseCode: () => status, getContentText: () => text };
        },
      },
    };
    runInNewContext(readExampleFile('google-sheets/centwise.gs'), context);
    return (context[name] as SheetsFunction)(...given);
  };
  assert.throws(call, { message: 'asked' });
  const [address, { method, contentType, headers, payload }] = asked!;
  assert.ok(!address.includes(key));
  const response = await service.send(address.slice('https://localhost:8443'.length), {
    method: method.toUpperCase(),
    headers: { ...headers, 'content-type': contentType },
    body: payload,
  });
  reply = { status: response.status, text: await response.text() };
  // Its arrays are those of another context.
  return structuredClone(call());
}

describe('CENTWISE in Google Sheets', () => {
  const range = Object.entries(house);

  test('gives a result', async () => {
    assert.equal(await run('CENTWISE', 'mortgage', 'monthly_payment', [...range, ['', '']]), 2128.97);
  });

  test('says what is wrong', async () => {
    const inputs = [...range.slice(1), ['home_prize', 1]];
    await assert.rejects(run('CENTWISE', 'mortgage', 'monthly_payment', inputs), {
      message: /\/home_price is required.*\/home_prize is not a known field/,
    });
    await assert.rejects(run('CENTWISE', 'morgage', 'monthly_payment', range), { message: /Did you mean/ });
    await assert.rejects(run('CENTWISE', 'mortgage', 'payment', range), {
      message: /has monthly_payment,.*not payment/,
    });
  });
});

describe('a value that looks like a mistake in Google Sheets', () => {
  const range = Object.entries({ ...house, interest_rate: 0.07 });

  test('is an error in place of a number, unless it is accepted', async () => {
    const message = /interest_rate is in percent, so 0\.07 means 0\.07 percent/;
    await assert.rejects(run('CENTWISE', 'mortgage', 'monthly_payment', range), { message });
    assert.equal(await run('CENTWISE', 'mortgage', 'monthly_payment', range, true), 898.28);
    const table = [range.map(([name]) => name), range.map(([, value]) => value)];
    const [[cell]] = (await run('CENTWISE_ROWS', 'mortgage', 'monthly_payment', table)) as [[string]];
    assert.match(cell, message);
    assert.deepEqual(await run('CENTWISE_ROWS', 'mortgage', 'monthly_payment', table, true), [[898.28]]);
  });
});

test('CENTWISE takes days, lists of several cells and lists of one', async () => {
  const flows = [-1000, 500, 700];
  assert.equal(await run('CENTWISE', 'irr', 'irr', [['cash_flows', ...flows, '']]), 12.3212);
  assert.equal(await run('CENTWISE', 'irr', 'irr', [['cash_flows', flows.join(', ')]]), 12.3212);
  const bill = [
    ['settlement_date', new Date('2024-01-15')],
    ['maturity_date', new Date('2024-04-15')],
    ['price', 99],
  ];
  assert.equal(typeof (await run('CENTWISE', 'treasury-bill', 'bank_discount_rate', bill)), 'number');
});

describe('CENTWISE_ROWS in Google Sheets', () => {
  test('gives a result, a blank or what is wrong for each row', async () => {
    const blank = Object.keys(house).map(() => '');
    const wrong = Object.values({ ...house, loan_term: 0 });
    const table = [Object.keys(house), Object.values(house), blank, wrong, Object.values(house)];
    const [first, second, third, ...rest] = (await run(
      'CENTWISE_ROWS',
      'mortgage',
      'monthly_payment',
      table,
    )) as string[][];
    assert.deepEqual([first, second, rest], [[2128.97], [''], [[2128.97]]]);
    assert.match(third![0]!, /\/loan_term must be a whole number from 1 to 100/);
  });

  test('says what is wrong with all of them', async () => {
    const table = [Object.keys(house), ...Array.from({ length: 1001 }, () => Object.values(house))];
    await assert.rejects(run('CENTWISE_ROWS', 'mortgage', 'monthly_payment', table), {
      message: /1,?000/,
    });
  });
});
